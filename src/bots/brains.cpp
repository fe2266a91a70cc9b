#include "bots/brains.h"

#include <array>

#include "bots/feast.h"
#include "bots/graenaland.h"
#include "bots/vikings.h"

namespace meadhall::bots {

std::span<const Brain> all_brains() {
  static constexpr std::array kBrains = {brain_of<vikings::State>("vikings"),
                                         brain_of<graenaland::State>("graenaland"),
                                         brain_of<feast::State>("feast")};
  return kBrains;
}

}  // namespace meadhall::bots
