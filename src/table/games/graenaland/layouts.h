#pragma once

#include <array>
#include <string_view>

#include "table/games/graenaland/scene.h"
#include "table/match/table_hooks.h"

// Where everything stands, at each size.

namespace meadhall::table::graenaland_table {

// What the tabs of a narrow table are called, the question first.
inline constexpr std::array<std::string_view, 4> kSheets = {
    "ui.graenaland.tab_turn", "ui.graenaland.tab_hand", "ui.graenaland.tab_goals", "page.log"};

void draw_layout(match::Stage& stage, match::Panels& panels, const Rect& room,
                 match::TableLayout layout);

}  // namespace meadhall::table::graenaland_table
