#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "core/result.h"
#include "games/graenaland/components.h"

// The figures of Graenaland: what stands on tiles and cards, what things cost, what wins. Part of
// it was lost from every source we could read and had to be reconstructed; that is marked, told to
// the players, and can be replaced by a table's own figures without touching the code.
//
// As text, one figure or tile a line; `#` begins a comment; a line ending in `?` is reconstructed.
// Capitals, commas, colons, semicolons, strokes and spaces are a matter of taste, and so is the
// order of the lines. standard_data.txt in this folder is the whole of it, with every kind of line.

namespace meadhall::graenaland {

struct Deck {
  std::array<Resource, kRanks> resource{};
  std::array<std::uint8_t, kRanks> cards{};

  friend bool operator==(const Deck&, const Deck&) = default;
};

struct Tile {
  std::array<char, 2> name{};  // one of kTileNames
  Terrain terrain{};
  std::uint8_t coast = 0;  // 0 or 1
  Cost village{};
  Resource improvement{};  // the resource that an improved land keeps
  std::uint8_t sites = 0;  // for which buildings there is a place; bit(Building)

  friend bool operator==(const Tile&, const Tile&) = default;
};

// Where a seat begins: its two villages and its warrior, as tiles.
struct Start {
  std::array<std::uint8_t, 2> villages{};
  std::uint8_t warrior = 0;

  friend bool operator==(const Start&, const Start&) = default;
};

// What a table of so many players plays on.
struct Layout {
  std::array<std::uint8_t, kMaxLands> tiles{};  // coast from west to east, then inland likewise
  std::array<Start, kMaxPlayers> starts{};      // by seat

  friend bool operator==(const Layout&, const Layout&) = default;
};

struct VictoryCard {
  std::array<std::array<std::uint8_t, kTiers>, kGoals> tiers{};

  friend bool operator==(const VictoryCard&, const VictoryCard&) = default;
};

// What the figures may be: with these a match can be set up in every way, and no count overflows.
inline constexpr int kLeastDeck = 10;  // a coast of one terrain, two cards a land
inline constexpr int kMostDeck = 60;
inline constexpr int kMostOfResource = 9;  // of one resource in one price
inline constexpr int kLeastHouses = 3;     // two villages, and the one on the army track
inline constexpr int kMostHouses = 30;
inline constexpr int kMostArmy = 20;
inline constexpr int kMostOfGoal = 30;

struct Data {
  std::array<Deck, kTerrains> decks{};
  std::array<Tile, kMaxLands> tiles{};
  std::array<Layout, kMaxPlayers - kMinPlayers + 1> layouts{};  // for 3, 4, 5 players
  std::array<Cost, kBuildings> buildings{};
  Cost army{};                              // a step without a fortress
  std::array<Cost, kTerrains> army_with{};  // with a fortress on that terrain; none in mountains
  std::array<Cost, kWorks> works{};
  std::array<std::uint8_t, kWorks> tokens{};
  std::array<std::array<Resource, 2>, kSupplyCards> supplies{};
  std::array<std::uint8_t, kGoals> goals{};
  std::uint8_t goals_to_win = 0;
  std::array<VictoryCard, kVictoryCards> cards{};
  std::uint8_t points_to_win = 0;
  std::uint8_t houses = 0;      // of a player, the one on the army track with them
  std::uint8_t army_start = 0;  // the track's first space
  std::uint8_t army_most = 0;   // and its last
  // One bit a line of figures that was reconstructed, in eights; see Line.
  std::array<std::uint8_t, 12> reconstructed{};

  friend bool operator==(const Data&, const Data&) = default;
};

static_assert(std::has_unique_object_representations_v<Data>);

// The lines of the text, numbered: the first of each kind. `is_reconstructed` wants such a number.
// Some numbers are no line: seats beyond the players, the price of villages, a fortress in
// mountains.
enum class Line : std::uint8_t {
  deck = 0,
  tile = deck + 4,
  island = tile + 9,
  start = island + 3,  // 5 for each number of players
  cost = start + 15,   // by Construction; army without a fortress
  army_with = cost + 9,
  tokens = army_with + 4,
  houses = tokens + 4,
  army = houses + 1,
  supply = army + 1,
  goal = supply + 16,
  goals_to_win = goal + 5,
  points_to_win = goals_to_win + 1,
  card = points_to_win + 1,
};
inline constexpr std::size_t kLines = static_cast<std::size_t>(Line::card) + kVictoryCards;
static_assert(kLines <= 8 * std::tuple_size_v<decltype(Data::reconstructed)>);

// True if no source prints the line `first + which`: it is then told to be reconstructed.
bool is_reconstructed(const Data& data, Line first, std::size_t which = 0);

// The figures this program was given, and the text they are read from.
const Data& standard_data();
std::string_view standard_text();

// `text` read over the standard figures: what it does not name stays as it is. Errors:
// graenaland.data.at with `line` and `column` (from 1), `text` (what stands there) and `why`.
// What is read is fit to be played with: tiles and starts exist, coasts lie on the coast, every
// price can be paid with the cards there are.
Result<Data> read_data(std::string_view text);

// The lines in which `data` differs from the standard figures; empty if it does not.
// read_data(write_data(data)) == data.
std::string write_data(const Data& data);

// As the contract has it: a text of figures in the form of write_data. Errors: as read_data.
Result<std::string> rewrite_data(std::string_view text);

// The words of the text, which the notation uses too: never translated, part of files people keep.
inline constexpr std::array<std::string_view, kResources> kResourceWords = {"grain", "livestock",
                                                                            "wood", "ore", "gold"};
inline constexpr std::array<std::string_view, kTerrains> kTerrainWords = {"plains", "forest",
                                                                          "hills", "mountains"};
inline constexpr std::array<std::string_view, kGoals> kGoalWords = {"settlements", "territories",
                                                                    "largest", "buildings", "army"};
inline constexpr std::array<std::string_view, kConstructions> kConstructionWords = {
    "village", "fortress", "church", "hall", "army", "road", "improvement", "market", "palisade"};
inline constexpr std::array<std::string_view, kHeroes> kHeroWords = {"warrior", "priest", "skald"};
inline constexpr std::array<std::string_view, kMaxLands> kTileNames = {"P1", "P2", "F1", "F2", "H1",
                                                                       "H2", "H3", "M1", "M2"};

constexpr std::string_view word(Resource resource) {
  return kResourceWords[static_cast<std::size_t>(resource)];
}
constexpr std::string_view word(Terrain terrain) {
  return kTerrainWords[static_cast<std::size_t>(terrain)];
}
constexpr std::string_view word(Goal goal) { return kGoalWords[static_cast<std::size_t>(goal)]; }
constexpr std::string_view word(Construction what) {
  return kConstructionWords[static_cast<std::size_t>(what)];
}
constexpr std::string_view word(Hero hero) { return kHeroWords[static_cast<std::size_t>(hero)]; }

}  // namespace meadhall::graenaland
