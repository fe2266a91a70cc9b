// The engine's scorings against the slow scorer, and the log against the purses.

#include <doctest/doctest.h>

#include <vector>

#include "games/vikings/moves.h"
#include "games/vikings/scoring.h"
#include "tests/support/random_play.h"
#include "tests/support/slow_scorer.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

using PointLedger = std::array<std::int16_t, kPointSources>;
using GoldLedger = std::array<std::int16_t, kGoldSources>;

struct Ledger {
  PointLedger points{};
  GoldLedger gold{};
};

Ledger ledger(const Player& player) { return {player.points_from, player.gold_from}; }

int moved(const Ledger& before, const Player& after, PointSource source) {
  const auto i = static_cast<std::size_t>(source);
  return after.points_from.at(i) - before.points.at(i);
}
int moved(const Ledger& before, const Player& after, GoldSource source) {
  const auto i = static_cast<std::size_t>(source);
  return after.gold_from.at(i) - before.gold.at(i);
}

std::string differs(std::string_view line, int slow, int engine) {
  if (slow == engine) return "";
  return std::string(line) + ": slow " + std::to_string(slow) + ", engine " +
         std::to_string(engine) + "; ";
}

int number(const Message& message, std::string_view name) {
  for (const Message::Argument& each : message.arguments()) {
    const int* const value = std::get_if<int>(&each.value);
    if (each.name == name && value != nullptr) return *value;
  }
  return 0;
}

// What an amount told says, or a line with one in it.
SlowGain amount_in(const Message& told) {
  if (told.id() == "vikings.amount.gold") return {number(told, "n"), 0};
  if (told.id() == "vikings.amount.points") return {0, number(told, "n")};
  SlowGain sum{};
  for (const Message::Argument& each : told.arguments()) {
    const auto* const parts = std::get_if<Message::List>(&each.value);
    if (parts == nullptr) continue;
    for (const Message& part : *parts) {
      const SlowGain more = amount_in(part);
      sum.gold += more.gold;
      sum.points += more.points;
    }
  }
  return sum;
}

// What a line of the log says that its seat gained or paid: score lines in their amounts, the
// others in their words.
SlowGain said(const Event& event) {
  const Message& message = event.message;
  const std::string_view id = message.id();
  if (event.kind == Event::Kind::score) return {event.gold, event.points};
  if (id == "vikings.log.pay_gold" || id == "vikings.log.auction_gold") {
    return {-number(message, "n"), 0};
  }
  if (id == "vikings.log.pay_points" || id == "vikings.log.auction_points") {
    return {0, -number(message, "n")};
  }
  if (id == "vikings.log.pay" || id == "vikings.log.auction") {
    const SlowGain paid = amount_in(message);
    return {-paid.gold, -paid.points};
  }
  if (id == "vikings.log.convert") return {number(message, "n"), -number(message, "n")};
  if (id == "vikings.log.special" &&
      testing::words(message).find("vikings.special.gold_5") != std::string::npos) {
    return {5, 0};
  }
  return {};
}

// Where a small or large scoring of one player differs from the slow one.
std::string round_differs(const Ledger& before, const Player& after, SlowLines slow) {
  return differs("ships, gold", slow["ships"].gold, moved(before, after, GoldSource::ships)) +
         differs("ships", slow["ships"].points, moved(before, after, PointSource::ships)) +
         differs("nobles", slow["nobles"].points, moved(before, after, PointSource::nobles)) +
         differs("scouts", slow["scouts"].points, moved(before, after, PointSource::scouts)) +
         differs("goldsmiths", slow["goldsmiths"].gold,
                 moved(before, after, GoldSource::goldsmiths)) +
         differs("fishermen", slow["fishermen"].points,
                 moved(before, after, PointSource::fishermen));
}

std::string final_differs(const Ledger& before, const Player& after, SlowLines slow) {
  return differs("unrepelled, gold", slow["unrepelled"].gold,
                 moved(before, after, GoldSource::unrepelled)) +
         differs("unrepelled", slow["unrepelled"].points,
                 moved(before, after, PointSource::unrepelled)) +
         differs("gold, gold", slow["gold"].gold, moved(before, after, GoldSource::final)) +
         differs("gold", slow["gold"].points, moved(before, after, PointSource::gold)) +
         differs("boatsmen", slow["boatsmen"].points, moved(before, after, PointSource::boatsmen)) +
         differs("islands", slow["islands"].points, moved(before, after, PointSource::islands)) +
         differs("longest", slow["longest"].points, moved(before, after, PointSource::longest)) +
         differs("food", slow["food"].points, moved(before, after, PointSource::food)) +
         differs("buildings", slow["buildings"].points,
                 moved(before, after, PointSource::buildings));
}

SlowFinalRules final_rules(const Options& options) {
  return {.points_may_be_negative = options.negative_points == NegativePoints::allowed,
          .zero_wins_majorities = options.zero_majority == ZeroMajority::everybody,
          .buildings_first = options.building_line == BuildingLine::first,
          .fed_on_buildings = options.fed_on_building != 0};
}

int sum(const GoldLedger& ledger) {
  int all = 0;
  for (const int part : ledger) all += part;
  return all;
}
int sum(const PointLedger& ledger) {
  int all = 0;
  for (const int part : ledger) all += part;
  return all;
}

// The board as it was when the final scoring began: purses without what it moved.
SlowBoard before_the_end(const Player& player) {
  SlowBoard board = slow_board(player);
  for (const GoldSource source : {GoldSource::unrepelled, GoldSource::final}) {
    board.gold -= player.gold_from.at(static_cast<std::size_t>(source));
  }
  for (const PointSource source :
       {PointSource::unrepelled, PointSource::gold, PointSource::boatsmen, PointSource::islands,
        PointSource::longest, PointSource::food, PointSource::buildings}) {
    board.points -= player.points_from.at(static_cast<std::size_t>(source));
  }
  return board;
}

// Every round of a match is scored as the slow scorer does; "" or where not.
std::string match_differs(State& state, Rng& luck) {
  std::string wrong;
  while (actor(state)) {
    std::array<Ledger, kMaxPlayers> before{};
    for (std::size_t i = 0; i < kMaxPlayers; ++i) before.at(i) = ledger(state.players.at(i));
    const std::uint8_t round = state.round;
    while (actor(state) && state.round == round) {
      MoveList moves;
      legal(state, moves);
      if (!apply(state, random_move(moves, luck))) return "a listed move was refused";
    }
    for (std::size_t i = 0; i < state.player_count; ++i) {
      const SlowBoard board = slow_board(state.players.at(i));
      wrong +=
          round_differs(before.at(i), state.players.at(i),
                        round % 2 == 0 ? slow_large_scoring(board) : slow_small_scoring(board));
    }
  }
  std::vector<SlowBoard> boards;
  for (std::size_t i = 0; i < state.player_count; ++i)
    boards.push_back(before_the_end(state.players.at(i)));
  const std::vector<SlowLines> slow = slow_final_scoring(boards, final_rules(state.options));
  for (std::size_t i = 0; i < state.player_count; ++i) {
    wrong += final_differs({}, state.players.at(i), slow.at(i));
  }
  return wrong;
}

// Any special tiles of a kind that stays with a player, half of the buildings on a middle.
void give_specials(SlowBoard& board, int columns, Rng& luck) {
  for (const char* const kind : {"smith+1", "smith+2", "noble+1", "scout+1", "fisher+1", "boatsman",
                                 "food3", "gold3", "boat"}) {
    const std::uint32_t number = luck.below(6);
    if (number > 3) board.specials[kind] = static_cast<int>(number) - 3;
  }
  for (int building = 1; building <= 4; ++building) {
    if (luck.below(2) == 0) continue;
    board.specials["building" + std::to_string(building)] = 1;
    const auto row = static_cast<int>(kWarriors + luck.below(5));
    const auto column = static_cast<int>(1 + luck.below(static_cast<std::uint32_t>(columns)));
    SlowCell& cell = board.at(row, column);
    if (luck.below(2) == 0 || cell.special) continue;
    cell.tile = 'M';
    cell.building = static_cast<char>('0' + building);
    cell.special = true;
  }
}

// A homeland filled without regard to any rule, dense enough that everything happens.
SlowBoard random_board(Rng& luck) {
  SlowBoard board;
  const int columns = 1 + static_cast<int>(luck.below(12));
  for (int column = 0; column < columns; ++column) {
    if (luck.below(2) == 0) board.at(kShips, column).tile = "bygr"[luck.below(4)];
    for (int row = kWarriors; row <= kFishermen; ++row) {
      if (luck.below(5) == 0) continue;
      board.at(row, column).tile = "LMR"[luck.below(3)];
      board.at(row, column).figure = luck.below(2) == 0;
    }
  }
  for (int& waiting : board.waiting) waiting = static_cast<int>(luck.below(4));
  give_specials(board, columns, luck);
  board.gold = static_cast<int>(luck.below(30));
  board.points = static_cast<int>(luck.below(40));
  return board;
}

}  // namespace

TEST_CASE("any match: every scoring of it agrees with the slow scorer, line by line") {
  Rng luck(20080101);
  const int all = matches(0.5);
  for (int i = 0; i < all; ++i) {
    Setup wish;
    State state = random_start(luck, &wish);
    const std::string wrong = match_differs(state, luck);
    REQUIRE_MESSAGE(wrong.empty(),
                    "match " << i << ": " << wrong << "(" << testing::words(wish) << ")");
  }
}

TEST_CASE("any board: small, large and final scoring agree with the slow scorer, line by line") {
  Rng luck(20080202);
  const int all = matches(0.5);
  for (int i = 0; i < all; ++i) {
    State state;
    state.player_count = static_cast<std::uint8_t>(2 + luck.below(3));
    state.options.negative_points = static_cast<NegativePoints>(luck.below(2));
    state.options.zero_majority = static_cast<ZeroMajority>(luck.below(2));
    state.options.building_line = static_cast<BuildingLine>(luck.below(2));
    state.options.fed_on_building = static_cast<std::uint8_t>(luck.below(2));
    std::vector<SlowBoard> boards;
    for (std::size_t seat = 0; seat < state.player_count; ++seat) {
      boards.push_back(random_board(luck));
      state.players.at(seat) = player_of(boards.back());
    }
    const State start = state;
    std::string wrong;
    score_small(state, nullptr);
    for (std::size_t seat = 0; seat < state.player_count; ++seat) {
      wrong += round_differs(ledger(start.players.at(seat)), state.players.at(seat),
                             slow_small_scoring(boards[seat]));
    }
    state = start;
    for (std::size_t seat = 0; seat < state.player_count; ++seat) {
      score_large(state, seat_at(seat), nullptr);
      wrong += round_differs(ledger(start.players.at(seat)), state.players.at(seat),
                             slow_large_scoring(boards[seat]));
    }
    state = start;
    score_final(state, nullptr);
    const std::vector<SlowLines> slow = slow_final_scoring(boards, final_rules(state.options));
    for (std::size_t seat = 0; seat < state.player_count; ++seat) {
      wrong += final_differs(ledger(start.players.at(seat)), state.players.at(seat), slow.at(seat));
      wrong += differs("gold in all", sum(state.players.at(seat).gold_from),
                       state.players.at(seat).gold);
      wrong += differs("points in all", sum(state.players.at(seat).points_from),
                       state.players.at(seat).points);
    }
    REQUIRE_MESSAGE(wrong.empty(), "board " << i << ": " << wrong);
  }
}

TEST_CASE("any board: reading it cell by cell and laying it again gives the same homeland") {
  Rng luck(20080303);
  for (int i = 0; i < 500; ++i) {
    const SlowBoard board = random_board(luck);
    const SlowBoard again = slow_board(player_of(board));
    bool same = again.gold == board.gold && again.points == board.points &&
                again.waiting == board.waiting && again.specials == board.specials;
    for (int row = 0; row < kSlowRows; ++row) {
      for (int column = 0; column < kSlowColumns; ++column) {
        same = same && again.at(row, column).tile == board.at(row, column).tile &&
               again.at(row, column).figure == board.at(row, column).figure &&
               again.at(row, column).special == board.at(row, column).special;
      }
    }
    REQUIRE(same);
  }
}

TEST_CASE("any move: the log begins with the choice, and its lines add up to what the purses did") {
  Rng luck(20080404);
  const int all = matches(0.01);
  for (int i = 0; i < all; ++i) {
    State state = random_start(luck);
    while (actor(state)) {
      MoveList moves;
      legal(state, moves);
      const Move move = random_move(moves, luck);
      const std::vector<Event> told = narrate(state, move);
      REQUIRE_FALSE(told.empty());
      CHECK(told.front().kind == Event::Kind::choice);
      CHECK(told.front().seat == state.turn);
      const State before = state;
      REQUIRE(apply(state, move).ok());
      std::array<SlowGain, kMaxPlayers> sums{};
      for (const Event& event : told) {
        if (!event.seat) continue;
        sums.at(index(*event.seat)).gold += said(event).gold;
        sums.at(index(*event.seat)).points += said(event).points;
      }
      std::string wrong;
      for (std::size_t seat = 0; seat < state.player_count; ++seat) {
        const Player& was = before.players.at(seat);
        const Player& now = state.players.at(seat);
        wrong += differs("gold", sums.at(seat).gold, now.gold - was.gold);
        wrong += differs("points", sums.at(seat).points, now.points - was.points);
      }
      REQUIRE_MESSAGE(wrong.empty(), text(move) << ": " << wrong);
      CHECK((told.back().kind == Event::Kind::finish) == (state.step == Step::over));
    }
  }
}

TEST_CASE("any decision: nothing is told about a move that is refused") {
  Rng luck(20080505);
  for (int i = 0; i < 50; ++i) {
    const State state = random_position(luck);
    MoveList moves;
    legal(state, moves);
    for (std::uint32_t code = 0; code < 16 * 20; ++code) {
      if (moves.contains(Move{code})) continue;
      REQUIRE(narrate(state, Move{code}).empty());
      REQUIRE_FALSE(reveals(state, Move{code}));
    }
  }
}
