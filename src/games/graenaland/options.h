#pragma once

#include <cstdint>
#include <span>

#include "games/contract.h"

// The ways to play Graenaland. The sentences stand in the catalogue under graenaland.option.*.

namespace meadhall::graenaland {

enum class FirstPlayer : std::uint8_t { random, chosen };
enum class FiveOffer : std::uint8_t { joint, grant };

// One byte each: they are part of the state and of its hash.
struct Options {
  FirstPlayer first_player = FirstPlayer::random;
  std::uint8_t first_seat = 0;     // 0-based; used when the first player is chosen
  std::uint8_t three_changes = 1;  // 0 or 1: the changes for three players, where three play
  std::uint8_t free_setup = 0;     // 0 or 1: villages are placed in turn
  std::uint8_t victory_cards = 0;  // 0 or 1: victory-point cards instead of the five goals
  FiveOffer five_offer = FiveOffer::joint;  // five players: what the main player may offer

  friend bool operator==(const Options&, const Options&) = default;
};

std::span<const OptionSpec> option_specs();
std::span<const Preset> presets();

// The chosen values as Options. Errors: a wrong number of values, or an index beyond its values.
Result<Options> read_options(const OptionValues& values);
// And back: see OptionTable::write.
OptionValues write_options(const Options& options);

}  // namespace meadhall::graenaland
