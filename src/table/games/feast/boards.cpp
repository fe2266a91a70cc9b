#include <algorithm>
#include <utility>

#include "table/games/feast/board_chips.h"
#include "table/games/feast/hall.h"
#include "table/games/feast/rack.h"
#include "table/games/feast/surface.h"
#include "table/match/board_view.h"

namespace meadhall::table::feast_table {

namespace {

constexpr float kMostCell = 2.75F;  // em
constexpr float kHead = 1.5F;       // em, of a land or a house
constexpr float kRackCell = 1.25F;  // em, of what lies beside the home board

// The largest cell at which the board fits with its edge.
float cell_within(const feast::Board& printed, float wide, float high, float em) {
  const float edges = 2 * surface_edge(1);
  return std::min({wide / (static_cast<float>(printed.width) + edges),
                   high / (static_cast<float>(printed.height) + edges), em * kMostCell});
}

}  // namespace

void draw_boards(Scene& scene, const Rect& area, bool large) {
  const float em = scene.frame.em(1);
  const std::size_t home = feast::home_of(scene.shown);
  const feast::Board& printed = feast::board(feast::Sheet::home);
  const float rack = std::max(area.w * 0.405F, em * 11);
  const float cell = cell_within(printed, area.w - rack, area.h, em);
  const float edge = surface_edge(cell);
  draw_surface(scene, home, {area.x + edge, area.y + edge}, cell);
  const float taken = cell * static_cast<float>(printed.width) + 2 * edge + em * 0.6F;
  draw_rack(scene, {area.x + taken, area.y, area.w - taken, area.h}, RackOf::everything,
            large ? cell : em * kRackCell);
}

float one_board_height(const Scene& scene, std::size_t surface, float width) {
  const float em = scene.frame.em(1);
  const feast::Board& printed = feast::board(feast::sheet_of(scene.state, surface));
  const float head = surface >= feast::kFirstLand ? em * kHead : 0;
  return head + cell_within(printed, width, 1e5F, em) *
                    (static_cast<float>(printed.height) + 2 * surface_edge(1));
}

void draw_one_board(Scene& scene, std::size_t surface, const Rect& area) {
  Frame& frame = scene.frame;
  const float em = frame.em(1);
  const feast::Board& printed = feast::board(feast::sheet_of(scene.state, surface));
  Rect room = area;
  if (surface >= feast::kFirstLand) {
    draw_surface_head(scene, surface, room.cut_top(em * (kHead - 0.2F), em * 0.2F));
  }
  match::BoardView view =
      match::board_view(frame, {"boards", static_cast<std::uint32_t>(surface)}, room);
  const float fits = cell_within(printed, room.w, room.h, em);
  const float wide = fits * (static_cast<float>(printed.width) + 2 * surface_edge(1));
  const float high = fits * (static_cast<float>(printed.height) + 2 * surface_edge(1));
  const float cell = fits * view.zoom;
  const float edge = surface_edge(cell);
  match::begin_board(scene, view, {room.w * view.zoom, room.h * view.zoom});
  // A finger sweeps to the next board, not to the next player's.
  const int by = std::exchange(scene.swept, 0);
  {
    const Clip clipped(frame.paint, view.closer() ? room : frame.screen());
    const Rect lies = view.on_screen({(room.w - wide) / 2 * view.zoom + edge, edge, 0, 0});
    draw_surface(scene, surface, lies.min(), cell);
    if (view.closer()) scene.boards.back().window = room;
  }
  match::end_board(scene);
  match::draw_way_back(frame, view);
  if (by != 0 && !scene.hand.item()) turn_to_board(scene, by);
  // Beside or below the home board there may be room for what lies on no board.
  if (surface != feast::home_of(scene.shown) || view.closer()) return;
  const float below = room.h - high - em * 0.6F;
  if (below >= em * 4) {
    draw_rack(scene, {room.x, room.bottom() - below, room.w, below}, RackOf::sheds_and_stable,
              em * kRackCell);
  }
}

}  // namespace meadhall::table::feast_table
