#include "table/games/vikings/game_table.h"

#include <array>

#include "games/vikings/state.h"
#include "table/games/vikings/door_picture.h"
#include "table/games/vikings/homeland_view.h"
#include "table/games/vikings/log_signs.h"
#include "table/games/vikings/pieces.h"
#include "table/games/vikings/rules_pictures.h"
#include "table/games/vikings/table.h"

namespace meadhall::table {
namespace vikings_table {
namespace {

using vikings::Tile;
using vikings::Viking;

void draw_glance(Paint& paint, const Position& position, Seat seat, const Rect& area) {
  draw_small_homeland(paint, position.as<vikings::State>().at(seat), area);
}

void draw_pieces(Paint& paint, const Rect& first) {
  constexpr std::array<Tile, 4> kRow = {Tile::left_end, Tile::middle_2, Tile::right_end,
                                        Tile::ship_green};
  constexpr std::array<Viking, 3> kFolk = {Viking::fisherman, Viking::noble, Viking::goldsmith};
  const auto square = [&](std::size_t i) {
    return Rect{first.x + first.w * static_cast<float>(i), first.y, first.w, first.h};
  };
  for (std::size_t i = 0; i < kRow.size(); ++i) draw_tile(paint, kRow[i], square(i), 1, true);
  for (std::size_t i = 0; i < kFolk.size(); ++i) {
    draw_viking(paint, kFolk[i], standing_place(kRow[i], square(i)), first.w * 0.68F);
  }
}

void draw_kind(Paint& paint, std::size_t kind, Point center, float radius) {
  draw_medallion(paint, static_cast<Viking>(kind), center, radius);
}

constexpr Preview kLaterPreview = {.draw_pieces = draw_pieces, .draw_kind = draw_kind};

}  // namespace
}  // namespace vikings_table

const GameTable& vikings_table_record() {
  using namespace vikings_table;
  static constexpr GameTable kRecord = {
      .game = "vikings",
      .hall_line = "ui.hall.vikings",
      .door_picture = draw_door_picture,
      .table = []() -> std::unique_ptr<DrawnScreen> { return std::make_unique<VikingsTable>(); },
      .glance = draw_glance,
      .sign_of = log_sign,
      .draw_piece = draw_log_piece,
      .rules = &kLaterPictures,
      .preview = &kLaterPreview};
  return kRecord;
}

}  // namespace meadhall::table
