#include "table/games/vikings/log_signs.h"

#include <optional>

#include "games/vikings/pieces.h"
#include "table/games/vikings/pieces.h"

namespace meadhall::table::vikings_table {
namespace {

using vikings::Happening;
using vikings::PieceSort;
using vikings::Tile;
using vikings::Viking;

// What stands for a happening; nothing where the pieces that moved do.
std::optional<Icon> icon_of(const Event& event) {
  switch (static_cast<Happening>(event.what)) {
    case Happening::round:
    case Happening::auction_free:
    case Happening::boat:
    case Happening::land:
    case Happening::keep: return Icon::sail;
    case Happening::specials:
    case Happening::special: return Icon::scroll;
    case Happening::pass:
    case Happening::cannot_bid:
    case Happening::decline:
    case Happening::special_lost: return Icon::close;
    case Happening::bid:
    case Happening::convert: return Icon::coin;
    case Happening::auction_won:
    case Happening::pay: {
      const bool points =
          !event.moved.empty() && vikings::sort_of(event.moved.front().piece) == PieceSort::points;
      return points ? Icon::star : Icon::coin;
    }
    case Happening::building:
    case Happening::building_waits:
    case Happening::start: return Icon::home;
    case Happening::wheel: return Icon::wheel;
    default: return std::nullopt;
  }
}

// Pieces of a sign: tiles as they are, vikings behind them.
constexpr std::uint8_t kFirstViking = 64;
std::uint8_t behind(Piece viking) { return static_cast<std::uint8_t>(kFirstViking + viking.kind); }

}  // namespace

LogSign log_sign(const Event& event) {
  if (event.kind == Event::Kind::scoring || event.kind == Event::Kind::finish) {
    return {.icon = Icon::star};
  }
  if (const std::optional<Icon> icon = icon_of(event)) {
    return {.icon = icon, .begins_round = static_cast<Happening>(event.what) == Happening::round};
  }
  if (event.moved.empty()) return {};
  const Transfer& first = event.moved.front();
  if (vikings::sort_of(first.piece) == PieceSort::viking) return {.piece = behind(first.piece)};
  if (vikings::sort_of(first.piece) != PieceSort::tile) return {};
  LogSign sign{.piece = first.piece.kind};
  // The viking that goes with the tile; of a tile laid down he is told when he stays or goes.
  const bool lays = static_cast<Happening>(event.what) == Happening::place;
  if (event.moved.size() > 1 && !lays) {
    const Transfer& next = event.moved[1];
    const bool pair = vikings::sort_of(next.piece) == PieceSort::viking && next.from == first.from;
    if (pair) sign.beside = behind(next.piece);
  }
  return sign;
}

void draw_log_piece(Paint& paint, std::uint8_t piece, const Rect& square, float opacity) {
  if (piece < kFirstViking) return draw_tile(paint, static_cast<Tile>(piece), square, opacity);
  draw_viking(paint, static_cast<Viking>(piece - kFirstViking),
              {square.center().x, square.bottom() + 1}, square.h * 1.12F, opacity);
}

}  // namespace meadhall::table::vikings_table
