#pragma once

#include <cstdint>
#include <span>

#include "games/contract.h"

// The ways to play A Feast for Odin. The sentences stand in the catalogue under feast.option.*.

namespace meadhall::feast {

enum class Length : std::uint8_t { long_game, short_game };  // 7 or 6 rounds
enum class Decks : std::uint8_t { abc, a, b, c, bc };
enum class ActionBoard : std::uint8_t { full, sparse };  // sparse: a guess at the 1-2 player side
enum class Removals : std::uint8_t { compulsory, recommended };
enum class SoloStart : std::uint8_t { random, chosen };
enum class Markers : std::uint8_t { levels, printed };  // levels: one of each, a reconstruction

// One byte each: they are part of the state and of its hash.
struct Options {
  Length length = Length::long_game;
  Decks decks = Decks::abc;
  std::uint8_t islands = 0;  // 0 or 1: mini-expansion 1, Lofoten and Orkney
  std::uint8_t harvest = 0;  // 0 or 1: mini-expansion 2, Mull, Caithness, berries, markers, tokens
  Removals removals = Removals::compulsory;  // with mini-expansion 2
  SoloStart solo_start = SoloStart::random;
  ActionBoard action_board = ActionBoard::full;
  Markers markers = Markers::levels;  // with mini-expansion 2

  friend bool operator==(const Options&, const Options&) = default;
};

std::span<const OptionSpec> option_specs();
std::span<const Preset> presets();

// The chosen values as Options. Errors: a wrong number of values, or an index beyond its values.
Result<Options> read_options(const OptionValues& values);
// And back: see OptionTable::write.
OptionValues write_options(const Options& options);

}  // namespace meadhall::feast
