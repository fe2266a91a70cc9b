#include <array>

#include "bots/feast/game_bots.h"
#include "bots/game_bots.h"
#include "bots/graenaland/game_bots.h"
#include "bots/numbers.h"
#include "bots/vikings/game_bots.h"

namespace meadhall::bots {
namespace {

// What a game has: the record of its bots and, if they have names, the numbers by which they judge.
template <const GameBots& (*record)(), std::span<const Number> (*numbers)() = nullptr>
struct Entry {
  static const GameBots& bots() { return record(); }
  static std::span<const Number> named() {
    if constexpr (numbers != nullptr) return numbers();
    return {};
  }
};

// Each question is a function of its own, so that a program has of the games what it asks for: the
// page never asks for numbers, and the linker leaves them out.
template <class... Entries>
struct Registry {
  static std::span<const GameBots* const> bots() {
    static const std::array kBots = {&Entries::bots()...};
    return kBots;
  }
  static std::span<const Number> numbers(std::string_view game) {
    std::span<const Number> found;
    ((Entries::bots().game == game ? found = Entries::named() : found), ...);
    return found;
  }
};

using Games = Registry<Entry<vikings_bots::record, vikings_bots::numbers>,
                       Entry<graenaland_bots::record>,  //
                       Entry<feast_bots::record, feast_bots::numbers>>;

}  // namespace

std::span<const GameBots* const> all_game_bots() { return Games::bots(); }

std::span<const Number> numbers_of(const Game& game) { return Games::numbers(game.info.id); }

}  // namespace meadhall::bots
