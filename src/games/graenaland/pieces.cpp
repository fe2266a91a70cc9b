#include "games/graenaland/pieces.h"

#include <algorithm>

namespace meadhall::graenaland {

bool is_face_down(Where where) {
  switch (where) {
    case Where::deck:
    case Where::down:
    case Where::lying:
    case Where::hand:
    case Where::supply_stack: return true;
    default: return false;
  }
}

std::string_view sound_of(const Event& event) {
  switch (static_cast<Happening>(event.what)) {
    case Happening::found:
    case Happening::yields:
    case Happening::built: return "wood";
    case Happening::paid:
    case Happening::toll: return "coin";
    default: break;
  }
  const bool ship = std::ranges::any_of(
      event.moved, [](const Transfer& each) { return sort_of(each.piece) == PieceSort::ship; });
  return ship ? "sail" : "";
}

}  // namespace meadhall::graenaland
