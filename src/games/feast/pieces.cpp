#include "games/feast/pieces.h"

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
    default: return {};
  }
}

}  // namespace meadhall::feast
