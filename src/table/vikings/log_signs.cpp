#include "table/vikings/log_signs.h"

#include <array>
#include <utility>

#include "games/vikings/words.h"
#include "table/vikings/pieces.h"

namespace meadhall::table {
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

}  // namespace

LogSign log_sign(const Event& event) {
  LogSign sign;
  if (event.kind == Event::Kind::scoring || event.kind == Event::Kind::finish) {
    sign.icon = Icon::star;
    return sign;
  }
  for (const Message::Argument& argument : event.message.arguments()) {
    const auto* term = std::get_if<Term>(&argument.value);
    if (term == nullptr) continue;
    if (const auto tile = kind_called<Tile>(term->id, 1, vikings::kTileKinds, vikings::tile_term)) {
      sign.tile = *tile;
    }
    if (const auto kind =
            kind_called<Viking>(term->id, 0, vikings::kVikingKinds, vikings::viking_term)) {
      sign.viking = kind;
    }
  }
  if (sign.viking || sign.tile != Tile::none) return sign;
  constexpr std::string_view kPrefix = "vikings.log.";
  if (event.message.id().starts_with(kPrefix)) {
    const std::string_view what = event.message.id().substr(kPrefix.size());
    for (const auto& [id, icon] : kIcons) {
      if (id == what) sign.icon = icon;
    }
  }
  return sign;
}

void draw_log_sign(Paint& paint, const LogSign& sign, const Rect& area, Colour ink, float opacity) {
  Rect place{area.x, area.y, area.h, area.h};
  if (sign.tile != Tile::none) {
    draw_tile(paint, sign.tile, place, opacity);
    place.x += area.h * 1.08F;
  }
  if (sign.viking) {
    draw_viking(paint, *sign.viking, {place.center().x, place.bottom() + 1}, area.h * 1.12F,
                opacity);
  }
  if (sign.icon) draw_icon(paint, *sign.icon, place.center(), area.h * 0.8F, fade(ink, opacity));
}

}  // namespace meadhall::table
