#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/feast/state.h"

// What to lay where: a heuristic, tile by tile. Each bare cell is worth the point it saves, its
// share of the income that can be reached next, and of the bonus fields it helps to surround; a
// tile goes where the cells it covers are worth most, and snugly.

namespace meadhall::feast_bots {

using namespace feast;

struct Laying {
  Item item{};
  std::uint8_t surface = 0;
  std::uint8_t way = 0;
  Spot at{};
  int gain = 0;  // in hundredths of a point, beyond what keeping it would be worth
};

// Which decision is asked for: fields left open may be anything.
struct Asked {
  std::optional<Item> item{};
  std::optional<std::size_t> surface{};
  std::optional<std::size_t> way{};
  bool free = false;  // it costs nothing to lay it, so it is laid wherever it is best
};

// The best next thing to lay; nothing if all is better kept for now. `last`: nothing can be laid
// any more afterwards.
std::optional<Laying> next_to_lay(const State& state, Seat seat, bool last,
                                  const Asked& asked = {});

// The best places for one item, the best first, none of which covers a cell of another: at most so
// many. `asked` must name the item.
std::vector<Laying> best_places(const State& state, Seat seat, const Asked& asked,
                                std::size_t most);

}  // namespace meadhall::feast_bots
