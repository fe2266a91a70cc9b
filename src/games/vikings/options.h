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
enum class Marker : std::uint8_t { passes_left, stays };
enum class AuctionPoints : std::uint8_t { after_gold, only_without_gold };
enum class Thirteenth : std::uint8_t { to_the_box, to_the_bag };
enum class SpecialAtZero : std::uint8_t { none, forfeits_for_ever };
enum class MatchUnlayable : std::uint8_t { discards_tile, discards_special };
enum class FinalFerryBoat : std::uint8_t { optional, forced };
enum class FinalFerryDuty : std::uint8_t { until_stuck, most_vikings };
enum class BuildingLine : std::uint8_t { after_food, first };

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

  // The four modules of the advanced game. rules: Vikings 9.1
  std::uint8_t auction = 0;       // 0 or 1: the start player of each round is auctioned
  std::uint8_t draft = 0;         // 0 or 1: thirteen drawn, one removed, colours chosen in turn
  std::uint8_t single_ferry = 0;  // 0 or 1: a boatsman carries one viking
  std::uint8_t specials = 0;      // 0 or 1: the 25 special tiles

  // What editions print differently, or leave open, about them.
  Marker marker = Marker::passes_left;
  std::uint8_t open_zero_stays_in = 1;  // 0 or 1: who opens without a bid may still raise later
  AuctionPoints auction_points = AuctionPoints::after_gold;
  Thirteenth thirteenth = Thirteenth::to_the_box;
  SpecialAtZero special_at_zero = SpecialAtZero::none;
  std::uint8_t special_before_laying = 0;  // 0 or 1
  MatchUnlayable match_unlayable = MatchUnlayable::discards_tile;
  FinalFerryBoat final_ferry_boat = FinalFerryBoat::optional;
  BuildingLine building_line = BuildingLine::after_food;
  FinalFerryDuty final_ferry_duty = FinalFerryDuty::until_stuck;
  std::uint8_t fed_on_building = 1;  // 0 or 1: a viking on a building must be fed

  friend bool operator==(const Options&, const Options&) = default;
};

std::span<const OptionSpec> option_specs();
std::span<const Preset> presets();

// The chosen values as Options. Errors: a wrong number of values, or an index beyond its values.
Result<Options> read_options(const OptionValues& values);
// And back: see OptionTable::write.
OptionValues write_options(const Options& options);

}  // namespace meadhall::vikings
