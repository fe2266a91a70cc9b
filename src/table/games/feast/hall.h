#pragma once

#include "table/games/feast/scene.h"

// What a player has: the boards of Scene::shown and all that lies beside them. Each part fills the
// area it is given as far as it needs to.

namespace meadhall::table::feast_table {

// Vikings in the Thing, silver, income, the feast, points; whose hall it is.
void draw_hall_header(Scene& scene, const Rect& area);
// Home, lands, houses, sheds, stable; `large`: the others' cells may be as large as those at home.
void draw_boards(Scene& scene, const Rect& area, bool large = false);
// One of them alone, as large as there is room: for phones. So high it may be.
float one_board_height(const Scene& scene, std::size_t surface, float width);
void draw_one_board(Scene& scene, std::size_t surface, const Rect& area);
// The ships in the bay.
void draw_dock(Scene& scene, const Rect& area);
// Goods: shapes across, colours down.
void draw_larder(Scene& scene, const Rect& area);
// Silver, resources, weapons, special tiles, occupations.
void draw_belongings(Scene& scene, const Rect& area);
// The feast that comes, as it would be filled now.
void draw_feast_line(Scene& scene, const Rect& area);

}  // namespace meadhall::table::feast_table
