#include "games/vikings/pieces.h"

namespace meadhall::vikings {

std::string_view sound_of(const Event& event) {
  switch (static_cast<Happening>(event.what)) {
    case Happening::place:
    case Happening::start:
    case Happening::building:
    case Happening::stay: return "wood";
    case Happening::pay:
    case Happening::auction_won:
    case Happening::convert: return "coin";
    case Happening::wheel: return "wheel";
    case Happening::ferry:
    case Happening::boat: return "sail";
    default: return {};
  }
}

}  // namespace meadhall::vikings
