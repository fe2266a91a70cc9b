#pragma once

#include <array>
#include <string_view>

#include "table/games/vikings/scene.h"
#include "table/match/table_hooks.h"

// Where the parts of the table stand: one layout for each shape of window.

namespace meadhall::table::vikings_table {

// What stands in the one place of a narrow screen: the ids of its tabs.
inline constexpr std::array<std::string_view, 3> kSheets = {"ui.tab.question", "ui.tab.outlook",
                                                            "page.log"};

// Everything between the bar and the lower edge.
void draw_layout(match::Stage& stage, match::Panels& panels, const Rect& room,
                 match::TableLayout layout);

}  // namespace meadhall::table::vikings_table
