#include "table/games/vikings/log_signs.h"

#include <array>
#include <optional>
#include <utility>

#include "games/vikings/components.h"
#include "games/vikings/words.h"
#include "table/games/vikings/pieces.h"

namespace meadhall::table::vikings_table {
namespace {

using vikings::Tile;
using vikings::Viking;

constexpr std::array<std::pair<std::string_view, Icon>, 25> kIcons = {
    {{"round", Icon::sail},
     {"round_auction", Icon::sail},
     {"specials", Icon::scroll},
     {"no_specials", Icon::scroll},
     {"bid", Icon::coin},
     {"pass", Icon::close},
     {"cannot_bid", Icon::close},
     {"auction_free", Icon::sail},
     {"auction_gold", Icon::coin},
     {"auction", Icon::coin},
     {"auction_points", Icon::star},
     {"special", Icon::scroll},
     {"decline", Icon::close},
     {"building", Icon::home},
     {"building_waits", Icon::home},
     {"special_lost", Icon::close},
     {"boat", Icon::sail},
     {"pay", Icon::coin},
     {"pay_gold", Icon::coin},
     {"pay_points", Icon::star},
     {"wheel", Icon::wheel},
     {"start", Icon::home},
     {"convert", Icon::coin},
     {"land", Icon::sail},
     {"keep", Icon::sail}}};

// Which of the first `count` kinds is called `id`.
template <class Kind, class Term>
std::optional<Kind> kind_called(std::string_view id, std::size_t first, std::size_t count,
                                Term term) {
  for (std::size_t i = first; i < count; ++i) {
    if (term(static_cast<Kind>(i)) == id) return static_cast<Kind>(i);
  }
  return std::nullopt;
}

// Pieces of a sign: tiles as they are, vikings behind them.
constexpr std::uint8_t kFirstViking = 64;

}  // namespace

LogSign log_sign(const Event& event) {
  LogSign sign;
  if (event.kind == Event::Kind::scoring || event.kind == Event::Kind::finish) {
    sign.icon = Icon::star;
    return sign;
  }
  Tile tile = Tile::none;
  std::optional<Viking> viking;
  for (const Message::Argument& argument : event.message.arguments()) {
    const auto* term = std::get_if<Term>(&argument.value);
    if (term == nullptr) continue;
    if (const auto kind = kind_called<Tile>(term->id, 1, vikings::kTileKinds, vikings::tile_term)) {
      tile = *kind;
    }
    if (const auto kind =
            kind_called<Viking>(term->id, 0, vikings::kVikingKinds, vikings::viking_term)) {
      viking = kind;
    }
  }
  if (viking || tile != Tile::none) {
    const auto stands =
        static_cast<std::uint8_t>(viking ? kFirstViking + static_cast<std::uint8_t>(*viking) : 0);
    const auto lies = static_cast<std::uint8_t>(tile);
    if (lies == 0) return {.piece = stands};
    return {.piece = lies, .beside = stands};
  }
  constexpr std::string_view kPrefix = "vikings.log.";
  if (event.message.id().starts_with(kPrefix)) {
    const std::string_view what = event.message.id().substr(kPrefix.size());
    for (const auto& [id, icon] : kIcons) {
      if (id == what) sign.icon = icon;
    }
  }
  return sign;
}

void draw_log_piece(Paint& paint, std::uint8_t piece, const Rect& square, float opacity) {
  if (piece < kFirstViking) return draw_tile(paint, static_cast<Tile>(piece), square, opacity);
  draw_viking(paint, static_cast<Viking>(piece - kFirstViking),
              {square.center().x, square.bottom() + 1}, square.h * 1.12F, opacity);
}

}  // namespace meadhall::table::vikings_table
