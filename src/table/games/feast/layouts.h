#pragma once

#include <array>
#include <string_view>

#include "table/games/feast/scene.h"
#include "table/match/table_hooks.h"
#include "table/match/table_layout.h"

namespace meadhall::table::feast_table {

inline constexpr std::array<std::string_view, 4> kSheets = {
    "ui.feast.tab_actions", "ui.feast.tab_boards", "ui.feast.tab_larder", "ui.feast.tab_players"};

// Everything between the bar and the lower edge.
void draw_layout(match::Stage& stage, match::Panels& panels, const Rect& room,
                 match::TableLayout layout);

}  // namespace meadhall::table::feast_table
