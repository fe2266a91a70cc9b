#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

// What lies in the box of Graenaland: its kinds. How many there are and what they cost stands in
// data.h, since some of it was lost from the prints and may be replaced.

namespace meadhall::graenaland {

inline constexpr std::size_t kMinPlayers = 3;
inline constexpr std::size_t kMaxPlayers = 5;
inline constexpr std::size_t kMaxLands = 9;

// What cards give, and what things cost (gold is never asked for: it stands in for the others).
enum class Resource : std::uint8_t { grain, livestock, wood, ore, gold };
inline constexpr std::size_t kResources = 5;
inline constexpr std::size_t kPlainResources = 4;  // all but gold

enum class Terrain : std::uint8_t { plains, forest, hills, mountains };
inline constexpr std::size_t kTerrains = 4;

// Each terrain has a deck, and each deck three resources, the main one first. A card is told by its
// terrain, which its back shows, and by the place of its resource in that deck.
inline constexpr std::size_t kRanks = 3;
inline constexpr std::size_t kCardKinds = kTerrains * kRanks;

constexpr std::size_t card_kind(std::size_t terrain, std::size_t rank) {
  return terrain * kRanks + rank;
}
constexpr std::size_t terrain_of(std::size_t kind) { return kind / kRanks; }
constexpr std::size_t rank_of(std::size_t kind) { return kind % kRanks; }

inline constexpr std::size_t kSupplyCards = 16;
inline constexpr std::size_t kSupplyRow = 4;
inline constexpr std::uint8_t kNoCard = 0xff;  // no supply card, no victory-point card

enum class Hero : std::uint8_t { warrior, priest, skald };
inline constexpr std::size_t kHeroes = 3;

// At most one of each kind on a land, whoever owns it. rules: Graenaland 9
enum class Building : std::uint8_t { fortress, church, hall };
inline constexpr std::size_t kBuildings = 3;

// At most one of each kind on a land; serves everybody there. rules: Graenaland 9
enum class Work : std::uint8_t { road, improvement, market, palisade };
inline constexpr std::size_t kWorks = 4;

// What a main player may build. Buildings and works in the order of their enums.
enum class Construction : std::uint8_t {
  village,
  fortress,
  church,
  hall,
  army,
  road,
  improvement,
  market,
  palisade,
};
inline constexpr std::size_t kConstructions = 9;

constexpr bool is_building(Construction what) {
  return what >= Construction::fortress && what <= Construction::hall;
}
constexpr bool is_work(Construction what) { return what >= Construction::road; }
constexpr Building building_of(Construction what) {
  return static_cast<Building>(static_cast<int>(what) - static_cast<int>(Construction::fortress));
}
constexpr Work work_of(Construction what) {
  return static_cast<Work>(static_cast<int>(what) - static_cast<int>(Construction::road));
}

// How many of the three buildings a mask names. A table: processors that count bits themselves are
// not the rule for what is shipped.
constexpr int count_buildings(unsigned mask) {
  return static_cast<int>(0x32212110U >> (4U * mask) & 3U);
}

constexpr unsigned bit(Building building) { return 1U << static_cast<unsigned>(building); }
constexpr unsigned bit(Work work) { return 1U << static_cast<unsigned>(work); }

// The goals of the basic game, which are the columns of the victory-point cards too.
// rules: Graenaland 10.1
enum class Goal : std::uint8_t { settlements, territories, largest, buildings, army };
inline constexpr std::size_t kGoals = 5;

inline constexpr std::size_t kVictoryCards = 20;
inline constexpr std::size_t kTiers = 3;

// Where a hero may be sent. North is inland; the double steps lead along the coast.
enum class Spot : std::uint8_t { stay, w, e, ww, ee, nw, ne, sw, se };
inline constexpr std::size_t kSpots = 9;

// How much of each plain resource something costs.
using Cost = std::array<std::uint8_t, kPlainResources>;

constexpr int total(const Cost& cost) {
  int sum = 0;
  for (const std::uint8_t each : cost) sum += each;
  return sum;
}

}  // namespace meadhall::graenaland
