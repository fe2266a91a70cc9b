#include "games/graenaland/data_reader.h"

#include <algorithm>

namespace meadhall::graenaland {
namespace {

constexpr std::string_view kBetweenWords = " \t\r,:;/";

// The words with which lines begin, in the order of the standard text.
enum class Keyword : std::uint8_t {
  deck,
  tile,
  island,
  start,
  cost,
  tokens,
  houses,
  army,
  supply,
  goal,
  goals,
  points,
  card,
};
constexpr std::array<std::string_view, 13> kKeywordWords = {
    "deck", "tile",   "island", "start", "cost",   "tokens", "houses",
    "army", "supply", "goal",   "goals", "points", "card"};

constexpr std::array<std::string_view, 2> kCoastWords = {"inland", "coast"};
constexpr std::array<std::string_view, 5> kTileParts = {"village", "improved", "fortress", "church",
                                                        "hall"};
// Where a fortress may stand, and what has a price beside villages, whose price is their tile's.
constexpr std::span kFortressTerrains = std::span(kTerrainWords).first<kTerrains - 1>();
constexpr std::span kPriced = std::span(kConstructionWords).subspan<1>();
constexpr std::span kWorkWords = std::span(kConstructionWords).last<kWorks>();

Message why(std::string_view id) { return Message(id); }

}  // namespace

DataReader::DataReader(std::string_view text, const Data& before)
    : WordReader(text, kBetweenWords) {
  parsed_.data = before;
}

Result<Data> DataReader::read() {
  while (next_line()) {
    reconstructed_ = take_off_end('?');
    if (!reconstructed_ && peek().empty()) continue;
    if (!read_line()) return misplaced_figure(last(), std::move(reason_));
    if (!word().empty()) return misplaced_figure(last(), why("graenaland.data.surplus"));
  }
  if (Result<void> fit = fit_together(parsed_); !fit) return fit.error();
  return parsed_.data;
}

// --- Words

bool DataReader::fail(Message reason) {
  reason_ = std::move(reason);
  return false;
}

bool DataReader::number(int least, int most, std::uint8_t& value) {
  Scanner scan(word());
  const std::optional<int> read = scan.number<int>();
  if (!read || !scan.done() || *read < least || *read > most) {
    return fail(why("graenaland.data.number").with("least", least).with("most", most));
  }
  value = static_cast<std::uint8_t>(*read);
  return true;
}

bool DataReader::one_of(std::span<const std::string_view> words, std::size_t& which) {
  const auto found = place_among(words, word());
  if (!found) return fail(why("graenaland.data.value").with("values", joined(words)));
  which = *found;
  return true;
}

// Cards have their numbers printed in two digits: "VP02".
bool DataReader::numbered(std::string_view prefix, std::size_t count, std::size_t& which) {
  const auto name_of = [&](std::size_t number) {
    return std::string(prefix) + (number < 10 ? "0" : "") + std::to_string(number);
  };
  const std::string_view name = word();
  for (which = 0; which < count; ++which) {
    if (is_word(name_of(which + 1), name)) return true;
  }
  return fail(why("graenaland.data.card").with("first", name_of(1)).with("last", name_of(count)));
}

// One word and no other: "to".
bool DataReader::this_word(std::string_view wanted) {
  std::size_t only = 0;
  return one_of(std::span(&wanted, 1), only);
}

bool DataReader::resource(Resource& value) {
  std::size_t which = 0;
  if (!one_of(kResourceWords, which)) return false;
  value = static_cast<Resource>(which);
  return true;
}

// "2 grain, 1 ore", up to where no number follows.
bool DataReader::cost(Cost& value) {
  value = {};
  do {
    std::uint8_t n = 0;
    if (!number(1, kMostOfResource, n)) return false;
    Resource each{};
    if (!resource(each)) return false;
    if (each == Resource::gold) return fail("graenaland.data.gold");
    std::uint8_t& wanted = value[static_cast<std::size_t>(each)];
    if (wanted != 0) return fail("graenaland.data.again");
    wanted = n;
  } while (is_number(peek()));
  return true;
}

// The line ends too early.
bool DataReader::missing(std::string_view part) {
  word();
  return fail(why("graenaland.data.missing").with("part", std::string(part)));
}

// The line is this one, as the word just read says. A line that is given anew is given as a whole,
// its mark too.
bool DataReader::names_line(std::size_t line) {
  if (parsed_.names(line)) {
    return fail(why("graenaland.data.twice").with("before", parsed_.named[line].line));
  }
  parsed_.named[line] = last();
  std::uint8_t& marks = parsed_.data.reconstructed[line / 8];
  const unsigned mark = 1U << line % 8;
  marks = static_cast<std::uint8_t>(reconstructed_ ? marks | mark : marks & ~mark);
  return true;
}

// --- Lines

bool DataReader::read_line() {
  const auto found = place_among(kKeywordWords, word());
  if (!found) return fail(why("graenaland.data.keyword").with("values", joined(kKeywordWords)));
  Data& data = parsed_.data;
  switch (static_cast<Keyword>(*found)) {
    case Keyword::deck: return read_deck();
    case Keyword::tile: return read_tile();
    case Keyword::island: return read_island();
    case Keyword::start: return read_start();
    case Keyword::cost: return read_cost();
    case Keyword::tokens: return read_tokens();
    case Keyword::houses:
      return names_line(line_number(Line::houses)) &&
             number(kLeastHouses, kMostHouses, data.houses);
    case Keyword::army: return read_army();
    case Keyword::supply: return read_supply();
    case Keyword::goal: return read_goal();
    case Keyword::goals: return read_to_win(Line::goals_to_win, kGoals, data.goals_to_win);
    case Keyword::points:
      return read_to_win(Line::points_to_win, kGoals * kTiers, data.points_to_win);
    case Keyword::card: return read_card();
  }
  return false;
}

bool DataReader::read_deck() {
  std::size_t terrain = 0;
  if (!one_of(kTerrainWords, terrain) || !names_line(line_number(Line::deck, terrain)))
    return false;
  Deck deck;
  int sum = 0;
  for (std::size_t rank = 0; rank < kRanks; ++rank) {
    if (!number(0, kMostDeck, deck.cards[rank]) || !resource(deck.resource[rank])) return false;
    const auto before = std::span(deck.resource).first(rank);
    if (std::ranges::find(before, deck.resource[rank]) != before.end()) {
      return fail("graenaland.data.again");
    }
    sum += deck.cards[rank];
  }
  if (sum < kLeastDeck || sum > kMostDeck) {
    return fail(why("graenaland.data.deck")
                    .with("n", sum)
                    .with("least", kLeastDeck)
                    .with("most", kMostDeck));
  }
  parsed_.data.decks[terrain] = deck;
  return true;
}

bool DataReader::read_tile() {
  std::size_t which = 0;
  if (!one_of(kTileNames, which) || !names_line(line_number(Line::tile, which))) return false;
  std::size_t terrain = 0;
  std::size_t coast = 0;
  if (!one_of(kTerrainWords, terrain) || !one_of(kCoastWords, coast)) return false;
  Tile& tile = parsed_.data.tiles[which];
  tile = {.name = tile.name,
          .terrain = static_cast<Terrain>(terrain),
          .coast = static_cast<std::uint8_t>(coast)};
  return read_tile_parts(tile);
}

bool DataReader::read_tile_parts(Tile& tile) {
  bool improved = false;
  while (!peek().empty()) {
    std::size_t part = 0;
    if (!one_of(kTileParts, part)) return false;
    if (part == 0) {
      if (total(tile.village) > 0) return fail("graenaland.data.again");
      if (!cost(tile.village)) return false;
    } else if (part == 1) {
      if (improved) return fail("graenaland.data.again");
      improved = true;
      if (!resource(tile.improvement)) return false;
    } else {
      const unsigned site = bit(static_cast<Building>(part - 2));
      if (tile.terrain == Terrain::mountains) return fail("graenaland.data.mountains");
      if ((tile.sites & site) != 0) return fail("graenaland.data.again");
      tile.sites = static_cast<std::uint8_t>(tile.sites | site);
    }
  }
  if (total(tile.village) == 0) return missing(kTileParts[0]);
  return improved || missing(kTileParts[1]);
}

bool DataReader::read_island() {
  std::uint8_t players = 0;
  if (!number(kMinPlayers, kMaxPlayers, players)) return false;
  const std::size_t layout = layout_of(players);
  if (!names_line(line_number(Line::island, layout))) return false;
  auto& tiles = parsed_.data.layouts[layout].tiles;
  tiles = {};
  for (std::size_t place = 0; place < lands_of(players); ++place) {
    std::size_t which = 0;
    if (!one_of(kTileNames, which)) return false;
    const auto before = std::span(tiles).first(place);
    if (std::ranges::find(before, which) != before.end()) return fail("graenaland.data.again");
    tiles[place] = static_cast<std::uint8_t>(which);
    parsed_.island_tiles[layout][place] = last();
  }
  return true;
}

// Two lands for each player, the warrior on one of them. rules: Graenaland 4.2
bool DataReader::read_start() {
  std::uint8_t players = 0;
  std::uint8_t seat = 0;
  if (!number(kMinPlayers, kMaxPlayers, players) || !number(1, players, seat)) return false;
  const std::size_t line = start_line(players, seat - 1U);
  if (!names_line(line)) return false;
  Start& start = parsed_.data.layouts[layout_of(players)].starts[seat - 1U];
  std::array<std::string_view, 2> names;
  for (std::size_t village = 0; village < 2; ++village) {
    std::size_t tile = 0;
    if (!one_of(kTileNames, tile)) return false;
    if (village == 1 && start.villages[0] == tile) return fail("graenaland.data.same_land");
    start.villages[village] = static_cast<std::uint8_t>(tile);
    names[village] = kTileNames[tile];
    parsed_.start_villages[line - line_number(Line::start)][village] = last();
  }
  std::size_t home = 0;
  if (!this_word(graenaland::word(Hero::warrior)) || !one_of(names, home)) return false;
  start.warrior = start.villages[home];
  return true;
}

// "cost army plains: …" is the price with a fortress there.
bool DataReader::read_cost() {
  std::size_t which = 0;
  if (!one_of(kPriced, which)) return false;
  Data& data = parsed_.data;
  const auto what = static_cast<Construction>(which + 1);
  if (what == Construction::army && !peek().empty() && !is_number(peek())) {
    std::size_t terrain = 0;
    if (!one_of(kFortressTerrains, terrain)) return false;
    return names_line(line_number(Line::army_with, terrain)) && cost(data.army_with[terrain]);
  }
  return names_line(line_number(Line::cost, which + 1)) && cost(price_of(data, what));
}

// At most one of each lies on a land.
bool DataReader::read_tokens() {
  std::size_t work = 0;
  return one_of(kWorkWords, work) && names_line(line_number(Line::tokens, work)) &&
         number(0, kMaxLands, parsed_.data.tokens[work]);
}

// "army: 1 to 8"
bool DataReader::read_army() {
  Data& data = parsed_.data;
  return names_line(line_number(Line::army)) && number(0, kMostArmy, data.army_start) &&
         this_word("to") && number(data.army_start, kMostArmy, data.army_most);
}

bool DataReader::read_supply() {
  std::size_t card = 0;
  if (!numbered("S", kSupplyCards, card)) return false;
  auto& pair = parsed_.data.supplies[card];
  return names_line(line_number(Line::supply, card)) && resource(pair[0]) && resource(pair[1]);
}

bool DataReader::read_goal() {
  std::size_t goal = 0;
  return one_of(kGoalWords, goal) && names_line(line_number(Line::goal, goal)) &&
         number(1, kMostOfGoal, parsed_.data.goals[goal]);
}

// "goals to win: 3"
bool DataReader::read_to_win(Line line, std::size_t most, std::uint8_t& value) {
  return names_line(line_number(line)) && this_word("to") && this_word("win") &&
         number(1, static_cast<int>(most), value);
}

// Every goal with its three steps, each higher than the one before.
bool DataReader::read_card() {
  std::size_t which = 0;
  if (!numbered("VP", kVictoryCards, which)) return false;
  if (!names_line(line_number(Line::card, which))) return false;
  VictoryCard card;
  while (!peek().empty()) {
    std::size_t goal = 0;
    if (!one_of(kGoalWords, goal)) return false;
    auto& tiers = card.tiers[goal];
    if (tiers[0] != 0) return fail("graenaland.data.again");
    for (std::size_t tier = 0; tier < kTiers; ++tier) {
      if (!number(1, kMostOfGoal, tiers[tier])) return false;
      if (tier > 0 && tiers[tier] <= tiers[tier - 1]) return fail("graenaland.data.steps");
    }
  }
  for (std::size_t goal = 0; goal < kGoals; ++goal) {
    if (card.tiers[goal][0] == 0) return missing(kGoalWords[goal]);
  }
  parsed_.data.cards[which] = card;
  return true;
}

}  // namespace meadhall::graenaland
