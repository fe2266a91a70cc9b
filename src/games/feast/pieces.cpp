#include "games/feast/pieces.h"

#include <algorithm>

namespace meadhall::feast {

std::string_view sound_of(const Event& event) {
  switch (static_cast<Happening>(event.what)) {
    case Happening::lays:
    case Happening::serves: return "wood";
    case Happening::buys:
    case Happening::pays: return "coin";
    case Happening::explores:
    case Happening::emigrates:
    case Happening::trades: return "sail";
    default: break;
  }
  const auto has = [&](PieceSort sort) {
    return std::ranges::any_of(
        event.moved, [sort](const Transfer& each) { return sort_of(each.piece) == sort; });
  };
  if (has(PieceSort::ship)) return "sail";
  return has(PieceSort::building) ? "wood" : "";
}

}  // namespace meadhall::feast
