#pragma once

#include <cstdint>
#include <span>

#include "games/contract.h"

// Where printed editions differ, or are silent and tables play differently. The sentences stand in
// the catalogue under vikings.option.*; which edition prints what is said there.

namespace meadhall::vikings {

enum class FirstPlayer : std::uint8_t { random, chosen, youngest };
enum class ShipOrder : std::uint8_t { free_in_first_three, adjacent };
enum class NegativePoints : std::uint8_t { stop_at_zero, allowed };
enum class ZeroMajority : std::uint8_t { nobody, everybody };
enum class PartialFerry : std::uint8_t { allowed, full_boats_only };

// One byte each: they are part of the state and of its hash.
struct Options {
  std::uint8_t start_points = 10;  // 10, or 0 (Polish print)
  FirstPlayer first_player = FirstPlayer::random;
  std::uint8_t first_seat = 0;  // 0-based; used when the first player is chosen or the youngest
  ShipOrder ship_order = ShipOrder::free_in_first_three;
  std::uint8_t ship_supports_island = 0;  // 0 or 1
  std::uint8_t convert_anytime = 0;       // 0 or 1
  NegativePoints negative_points = NegativePoints::stop_at_zero;
  ZeroMajority zero_majority = ZeroMajority::nobody;
  PartialFerry partial_ferry = PartialFerry::allowed;

  friend bool operator==(const Options&, const Options&) = default;
};

std::span<const OptionSpec> option_specs();
std::span<const Preset> presets();

// The chosen values as Options. Errors: a wrong number of values, or an index beyond its values.
Result<Options> read_options(const OptionValues& values);

}  // namespace meadhall::vikings
