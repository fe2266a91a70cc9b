#include "table/games/feast/hall.h"

namespace meadhall::table::feast_table {

void draw_hall_header(Scene&, const Rect&) {}
void draw_boards(Scene&, const Rect&) {}
void draw_one_board(Scene&, std::size_t, const Rect&) {}
void draw_dock(Scene&, const Rect&) {}
void draw_larder(Scene&, const Rect&) {}
void draw_belongings(Scene&, const Rect&) {}
void draw_feast_line(Scene&, const Rect&) {}

}  // namespace meadhall::table::feast_table
