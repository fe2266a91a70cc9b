#include "tests/support/graenaland_play.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <span>
#include <vector>

#include "games/graenaland/goals.h"

namespace meadhall::graenaland::testing {

Setup random_setup(Rng& luck) {
  Setup wish;
  wish.players = static_cast<std::uint8_t>(3 + luck.below(3));
  wish.options = any_match::random_options(option_specs(), wish.players, luck);
  wish.seed = luck.next();
  return wish;
}

State random_start(Rng& luck, Setup* wish) {
  const Setup drawn = random_setup(luck);
  if (wish != nullptr) *wish = drawn;
  const Result<State> dealt = setup(drawn);
  REQUIRE_MESSAGE(dealt.ok(), words(drawn));
  return dealt.value();
}

State cheap_start(Rng& luck, Setup* wish) {
  constexpr std::string_view kCheap =
      "cost road: 1 wood\ncost market: 1 wood\ncost church: 1 wood\ncost hall: 1 wood\n"
      "cost army: 1 grain\ncost improvement: 1 ore\ncost palisade: 1 wood\nsupply S07: ore ore\n"
      "tile H1: hills coast; village 1 livestock, 1 ore; improved ore; fortress church hall\n";
  Setup drawn = random_setup(luck);
  if (luck.below(3) > 0) drawn.data = kCheap;
  if (wish != nullptr) *wish = drawn;
  const Result<State> dealt = setup(drawn);
  REQUIRE_MESSAGE(dealt.ok(), words(drawn));
  return dealt.value();
}

bool goes_on(const State& state) { return actor(state).has_value() && state.round < kMostRounds; }

Move random_move(const MoveList& moves, Rng& luck) {
  Move any = moves[luck.below(static_cast<std::uint32_t>(moves.size()))];
  // Who may still build seldom ends their phase.
  if (kind_of(any) == MoveKind::finish && luck.below(3) > 0) {
    any = moves[luck.below(static_cast<std::uint32_t>(moves.size()))];
  }
  return any;
}

State random_position(Rng& luck) {
  State state = random_start(luck);
  for (std::uint32_t left = luck.below(1200); left > 0; --left) {
    MoveList moves;
    legal(state, moves);
    State next = state;
    REQUIRE(apply(next, random_move(moves, luck)).ok());
    if (!goes_on(next)) break;
    state = next;
  }
  return state;
}

namespace {

// Cards of one terrain that nobody but their holders sees, dealt anew in the same numbers.
void exchange_cards(State& state, Seat viewer, std::size_t terrain, Rng& luck) {
  std::vector<std::size_t> pool;
  const auto collect = [&](std::uint8_t& n, std::size_t kind, int keep) {
    for (; n > keep; --n) pool.push_back(kind);
  };
  for (std::size_t rank = 0; rank < kRanks; ++rank) {
    const std::size_t kind = card_kind(terrain, rank);
    collect(state.deck[kind], kind, 0);
    for (std::size_t i = 0; i < state.player_count; ++i) {
      if (seat_at(i) == viewer) continue;
      collect(state.players[i].hand[kind], kind, state.given[i].cards[kind]);
    }
  }
  for (std::size_t at = 0; at < land_count(state); ++at) {
    if (static_cast<std::size_t>(tile_at(state, at).terrain) != terrain) continue;
    for (std::size_t rank = 0; rank < kRanks; ++rank) {
      collect(state.lands[at].down[rank], card_kind(terrain, rank), 0);
    }
  }
  luck.shuffle(std::span(pool));
  std::size_t next = 0;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    if (seat_at(i) == viewer) continue;
    Player& player = state.players[i];
    int held = 0;
    for (std::size_t rank = 0; rank < kRanks; ++rank) held += player.hand[card_kind(terrain, rank)];
    for (; held < player.backs[terrain]; ++held) ++player.hand[pool[next++]];
  }
  for (std::size_t at = 0; at < land_count(state); ++at) {
    if (static_cast<std::size_t>(tile_at(state, at).terrain) != terrain) continue;
    for (int n = 0; n < state.lands[at].covered; ++n) {
      ++state.lands[at].down[rank_of(pool[next++])];
    }
  }
  while (next < pool.size()) ++state.deck[pool[next++]];
}

void exchange_supplies(State& state, Seat viewer, Rng& luck) {
  std::vector<unsigned> pool;
  const auto collect = [&](std::uint16_t& cards, unsigned keep) {
    for (unsigned left = cards & ~keep; left != 0; left &= left - 1) {
      pool.push_back(left & (~left + 1U));
    }
    cards = static_cast<std::uint16_t>(cards & keep);
  };
  collect(state.stack, 0);
  for (std::size_t i = 0; i < state.player_count; ++i) {
    if (seat_at(i) != viewer) collect(state.players[i].supplies, state.given[i].supplies);
  }
  luck.shuffle(std::span(pool));
  for (std::size_t i = 0; i < state.player_count; ++i) {
    Player& player = state.players[i];
    if (seat_at(i) == viewer) continue;
    while (std::popcount(player.supplies) < player.supply_count) {
      player.supplies = static_cast<std::uint16_t>(player.supplies | pool.back());
      pool.pop_back();
    }
  }
  for (const unsigned card : pool) state.stack = static_cast<std::uint16_t>(state.stack | card);
}

// What was put away stays secret for ever, what was kept until it lies open.
void exchange_victory_cards(State& state, Seat viewer, Rng& luck) {
  std::vector<std::uint8_t> pool;
  std::vector<std::uint8_t*> places;
  unsigned dealt = 0;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const bool open = state.step == Step::over || (state.ended != 0 && seat_at(i) == state.winner);
    for (std::size_t n = 0; n < 3; ++n) {
      std::uint8_t& card = state.players[i].dealt[n];
      if (card == kNoCard) return;
      dealt |= 1U << card;
      if (seat_at(i) == viewer || (open && n == 0)) continue;
      pool.push_back(card);
      places.push_back(&card);
    }
  }
  for (std::uint8_t card = 0; card < kVictoryCards; ++card) {
    if ((dealt >> card & 1U) == 0) pool.push_back(card);
  }
  luck.shuffle(std::span(pool));
  for (std::size_t n = 0; n < places.size(); ++n) *places[n] = pool[n];
}

void exchange_answers(State& state, Seat viewer, Rng& luck) {
  for (std::size_t i = 0; i < state.player_count; ++i) {
    if (seat_at(i) == viewer || (unsigned{state.answered} >> i & 1U) == 0) continue;
    if (state.step == Step::vote) state.answers[i] = static_cast<std::uint8_t>(luck.below(2));
    if (state.step == Step::claim) state.answers[i] = static_cast<std::uint8_t>(luck.below(8));
    if (state.step == Step::march) {
      State asked = state;
      asked.turn = seat_at(i);
      MoveList moves;
      legal(asked, moves);
      const Move move = random_move(moves, luck);
      state.answers[i] = static_cast<std::uint8_t>(value_of(move));
    }
  }
}

}  // namespace

State exchanged(const State& state, Seat viewer, Rng& luck) {
  State other = state;
  for (std::size_t terrain = 0; terrain < kTerrains; ++terrain) {
    exchange_cards(other, viewer, terrain, luck);
  }
  exchange_supplies(other, viewer, luck);
  exchange_victory_cards(other, viewer, luck);
  exchange_answers(other, viewer, luck);
  other.rng = Rng(luck.next());
  return other;
}

namespace {

int cards_in(const std::array<std::uint8_t, kCardKinds>& cards) {
  int sum = 0;
  for (const std::uint8_t n : cards) sum += n;
  return sum;
}

// True if something was drawn, or an answer given in secret became known, or a phase ended.
bool shows_something(const State& before, const State& after, Move move) {
  const bool drawn = cards_in(before.deck) != cards_in(after.deck) || before.stack != after.stack;
  int covered = 0;
  for (std::size_t at = 0; at < kMaxLands; ++at) {
    covered += before.lands[at].covered - after.lands[at].covered;
  }
  const bool secret = before.step == Step::keep || before.step == Step::march ||
                      before.step == Step::vote || before.step == Step::claim ||
                      before.step == Step::contribute;
  const bool closed = secret && before.step != after.step;
  return drawn || covered > 0 || closed || move == kDone || move == kDeclare;
}

// What holds from one decision to the next beyond `check`: nothing built is ever lost.
std::string lost(const State& before, const State& after) {
  if (before.step == Step::yield) return "";
  for (std::size_t i = 0; i < before.player_count; ++i) {
    const Player& was = before.players[i];
    const Player& is = after.players[i];
    if (is.army < was.army || is.army > was.army + 1) return "army";
    for (std::size_t at = 0; at < kMaxLands; ++at) {
      if (is.villages[at] < was.villages[at]) return "a village";
      if ((was.buildings[at] & ~unsigned{is.buildings[at]}) != 0) return "a building";
    }
  }
  for (std::size_t at = 0; at < kMaxLands; ++at) {
    if ((before.lands[at].works & ~unsigned{after.lands[at].works}) != 0) return "a work";
  }
  return "";
}

// What is wrong with a land that holds more than its limit, or "".
std::string limit_is_wrong(const State& state) {
  for (std::size_t at = 0; at < land_count(state); ++at) {
    if (cards_at(state.lands[at]) > settlements_of_all(state, at) + 1) return "too many cards";
  }
  return "";
}

}  // namespace

std::string step_is_wrong(const State& before, Move move, const State& after) {
  if (reveals(before, move) != shows_something(before, after, move)) {
    return "reveals is wrong about";
  }
  const std::string gone = lost(before, after);
  if (!gone.empty()) return gone + " is lost";
  if (const std::string limit = limit_is_wrong(after); !limit.empty()) return limit;
  if (actor(after)) return "";
  // rules: Graenaland 13.6
  if (result_of(after, after.winner) < after.claimed) return "a claim was not reached";
  return score(after).ranks[index(after.winner)] == 1 ? "" : "the winner is not first";
}

}  // namespace meadhall::graenaland::testing
