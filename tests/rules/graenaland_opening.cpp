// What the log tells of how a match is set up: all that lies open, and nothing else.

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

#include "games/graenaland/words.h"
#include "tests/support/graenaland_table.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

Setup wished(int players, std::uint64_t seed, OptionWishes options = {}) {
  Setup wish;
  wish.players = static_cast<std::uint8_t>(players);
  wish.seed = seed;
  wish.options = option_values(options);
  return wish;
}

using Lines = std::vector<std::string>;

// All lines as one text, for comparing.
std::string text_of(const Lines& lines) {
  std::string all;
  for (const std::string& line : lines) all += line + "\n";
  return all;
}

Lines told(const Setup& wish) {
  Lines lines;
  for (const Event& event : opening(wish)) {
    CHECK(event.kind == Event::Kind::outcome);
    lines.push_back(words(event.message));
  }
  return lines;
}

std::string seat_text(Seat seat) { return "seat" + std::to_string(index(seat) + 1); }

// What lies open after the setup, in the order in which it came there.
std::string row_line(const State& state) {
  std::string cards;
  for (const std::uint8_t card : state.row) {
    cards += (cards.empty() ? "" : "; ") + words(supply_told(state, card));
  }
  return "graenaland.log.supplies cards=[" + cards + "]";
}

std::string settled_line(const State& state, Seat seat) {
  const Player& player = state.at(seat);
  std::string lands;
  std::string backs;
  for (std::size_t at = 0; at < land_count(state); ++at) {
    if (player.villages[at] == 0) continue;
    lands += (lands.empty() ? "" : "; ") + std::string("graenaland.home.land land=") +
             land_text(state, at) +
             " what=[graenaland.board.villages n=" + std::to_string(player.villages[at]) + "]";
  }
  for (std::size_t terrain = 0; terrain < kTerrains; ++terrain) {
    if (player.backs[terrain] == 0) continue;
    backs += (backs.empty() ? "" : "; ") + std::string("graenaland.cards.backs n=") +
             std::to_string(player.backs[terrain]) +
             " terrain=" + std::string(terrain_term(static_cast<Terrain>(terrain)));
  }
  return "graenaland.log.settled player=" + seat_text(seat) + " lands=[" + lands +
         "] land=" + land_text(state, player.hero_at[0]) + " cards=[" + backs + "]";
}

void add_round(const State& state, Lines& lines) {
  lines.emplace_back("graenaland.log.round n=1");
  for (std::size_t at = 0; at < land_count(state); ++at) {
    for (std::size_t rank = 0; rank < kRanks; ++rank) {
      if (state.lands[at].open[rank] == 0) continue;
      const Deck& deck = state.data.decks[static_cast<std::size_t>(tile_at(state, at).terrain)];
      lines.push_back("graenaland.log.produced land=" + land_text(state, at) +
                      " resource=" + std::string(resource_got(deck.resource[rank])));
    }
  }
}

Lines expected(const State& state, bool settled, bool round) {
  Lines lines = {"graenaland.board.setup player=" + seat_text(state.first), row_line(state)};
  Seat seat = state.first;
  for (int i = 0; settled && i < state.player_count; ++i) {
    lines.push_back(settled_line(state, seat));
    seat = next_seat(seat, state.player_count);
  }
  if (round) add_round(state, lines);
  return lines;
}

}  // namespace

TEST_CASE("graenaland opening: who begins, the supply row, who settles where, the first cards") {
  for (int players = 3; players <= 5; ++players) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const Setup wish = wished(players, seed);
      const State state = setup(wish).value();
      const Lines lines = told(wish);
      CHECK(text_of(lines) == text_of(expected(state, true, true)));
      // One card for each land with a village, which are those on the coast.
      CHECK(lines.size() == 3U + 2U * static_cast<unsigned>(players));
    }
  }
}

TEST_CASE("graenaland opening: with victory-point cards the lands bring nothing yet") {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const Setup wish = wished(4, seed, {{"victoryCards", "true"}});
    CHECK(text_of(told(wish)) == text_of(expected(setup(wish).value(), true, false)));
  }
}

TEST_CASE("graenaland opening: where villages are placed freely, nobody is settled") {
  const Setup wish = wished(5, 3, {{"freeSetup", "true"}});
  CHECK(text_of(told(wish)) == text_of(expected(setup(wish).value(), false, false)));
}

TEST_CASE("graenaland opening: of cards drawn the backs are told, whatever their faces") {
  std::set<std::string> hands;
  std::set<std::string> lines;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const Setup wish = wished(3, seed, {{"firstPlayer", "chosen"}, {"firstSeat", "1"}});
    Table table;
    table.state = setup(wish).value();
    hands.insert(table.cards(ann));
    lines.insert(told(wish)[2]);
  }
  CHECK(hands.size() > 3);
  CHECK(lines.size() == 1);
}

TEST_CASE("graenaland opening: of what is not set up nothing is told") {
  CHECK(opening(wished(2, 1)).empty());
  CHECK(opening(wished(3, 1, {{"firstPlayer", "chosen"}, {"firstSeat", "4"}})).empty());
}

TEST_CASE("graenaland log: a card taken in the free setup is told, and what is left over") {
  Table table = Table::dealt(3, 4, {{"freeSetup", "true"}, {"victoryCards", "false"}});
  CHECK(table.told("found H1").find("graenaland.log.takes_lying") != std::string::npos);
  table.play("found H1, found H1");
  CHECK(table.told("found H1").find("graenaland.log.takes_lying") == std::string::npos);
  CHECK(table.told("found P1").find("graenaland.log.takes_lying") != std::string::npos);
}

TEST_CASE("graenaland log: a supply card that is turned up at the end of a round is told") {
  Table table;
  table.to_building();
  CHECK(table.told("done").find("graenaland.log.supplies") == std::string::npos);
  table.play("take S02");
  CHECK(table.told("done").find("graenaland.log.supplies") != std::string::npos);
}
