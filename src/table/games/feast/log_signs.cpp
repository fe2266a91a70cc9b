#include "table/games/feast/log_signs.h"

#include "games/feast/pieces.h"
#include "table/games/feast/items.h"
#include "table/games/feast/signs.h"

namespace meadhall::table::feast_table {

using feast::Happening;
using feast::PieceSort;
using feast::Sign;

namespace {

// Pieces of a sign, numbered: the first of each sort.
enum First : std::uint8_t {
  kItem = 1,
  kShip = kItem + feast::kItems,
  kBuilding = kShip + feast::kShips,
  kSign = kBuilding + feast::kBuildings,  // a Sign
};

std::uint8_t numbered(First first, std::size_t kind) {
  return static_cast<std::uint8_t>(first + kind);
}
std::uint8_t numbered(Sign sign) { return numbered(kSign, static_cast<std::size_t>(sign)); }
static_assert(std::size_t{kSign} + feast::kSigns <= 256);

}  // namespace

LogSign log_sign(const Event& event) {
  if (event.kind == Event::Kind::scoring || event.kind == Event::Kind::finish) {
    return {.icon = Icon::star};
  }
  switch (static_cast<Happening>(event.what)) {
    case Happening::rolls:
    case Happening::rolls_again: return {.icon = Icon::dice};
    case Happening::round: return {.piece = numbered(Sign::round), .begins_round = true};
    case Happening::feast:
    case Happening::fills:
    case Happening::serves: return {.piece = numbered(Sign::feast)};
    case Happening::leaves_bare:
    case Happening::fails:
    case Happening::gives_up: return {.icon = Icon::close};
    case Happening::plays:
    case Happening::uses: return {.piece = numbered(Sign::play)};
    case Happening::explores: return {.piece = numbered(Sign::explore)};
    case Happening::emigrates: return {.piece = numbered(Sign::emigrate)};
    case Happening::passes:
    case Happening::accepts: return {.icon = Icon::check};
    default: break;
  }
  if (event.moved.empty()) return {};
  return {.piece = log_piece(event.moved.front().piece)};
}

std::uint8_t log_piece(const Piece& piece) {
  switch (feast::sort_of(piece)) {
    case PieceSort::item: return numbered(kItem, piece.kind);
    case PieceSort::ship: return numbered(kShip, piece.kind);
    case PieceSort::building: return numbered(kBuilding, piece.kind);
    case PieceSort::land: return numbered(Sign::land);
    case PieceSort::viking: return numbered(Sign::viking);
    case PieceSort::occupation: return numbered(Sign::draw);
    case PieceSort::strip: return numbered(Sign::strip);
    case PieceSort::marker:
    case PieceSort::token: return numbered(Sign::harvest);
    case PieceSort::penalty: return numbered(Sign::failure);
    case PieceSort::moose: return numbered(Sign::before);
    case PieceSort::points: return numbered(Sign::points);
  }
  return 0;
}

void draw_log_piece(Paint& paint, std::uint8_t piece, Point at, float size, Colour ink) {
  if (piece >= kSign) return draw_sign(paint, static_cast<Sign>(piece - kSign), at, size, ink);
  if (piece >= kBuilding) {
    return draw_piece(paint, static_cast<feast::Building>(piece - kBuilding), at, size);
  }
  if (piece >= kShip) return draw_piece(paint, static_cast<feast::Ship>(piece - kShip), at, size);
  draw_item(paint, feast::item_at(std::size_t{piece} - kItem), at, size);
}

void draw_log_piece(Paint& paint, std::uint8_t piece, const Rect& square, float opacity) {
  draw_log_piece(paint, piece, square.center(), square.h, fade(current_palette.on_sea, opacity));
}

}  // namespace meadhall::table::feast_table
