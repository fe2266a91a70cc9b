#include <algorithm>
#include <utility>

#include "bots/graenaland/honour.h"
#include "games/graenaland/building.h"
#include "games/graenaland/moves.h"
#include "games/graenaland/words.h"

// Words about works: whoever gets cards by a proposal builds something there with them. The word
// lapses with the proposal; else it comes to the test in its giver's next building phase.

namespace meadhall::graenaland_bots {
namespace {

// Who is so near the end has other things to build.
constexpr int kNearTheEnd = 500;
// What a work must be worth to a voter, in hundredths of a card: one who is asked for a vote, and
// one who would rather have it than votes.
constexpr int kServes = 50;
constexpr int kWished = 250;

// A work is of use to the end, which comes after some 16 rounds (RESULTS.md).
int rounds_of_use(const State& state) { return std::clamp(16 - int{state.round}, 1, 10); }

int use_of(const State& state, Construction work, std::size_t at, Seat seat) {
  return work_worth(state, work, at, seat, rounds_of_use(state));
}

Construction work_in(const Word& word) { return static_cast<Construction>(word.what); }

bool stands(const State& state, const Word& word) {
  return (state.lands[word.at].works & bit(work_of(work_in(word)))) != 0;
}

// True if the vote that the move closes is won.
bool passes(const State& before, Move move) {
  const Votes votes = votes_on(before, before.proposal.land);
  int in_favour = move == vote(true) ? votes.of_seat(before.turn) : 0;
  for (std::size_t i = 0; i < before.player_count; ++i) {
    if (seat_at(i) != before.turn && before.answers[i] != 0) in_favour += votes.of[i];
  }
  return 2 * in_favour > votes.total;
}

// True if the word's work stands there once the move is made, but not before.
bool is_raised(const Word& word, const State& before, Move move) {
  const bool may_be = before.step == Step::build || before.step == Step::pay ||
                      before.step == Step::pledge || before.step == Step::contribute;
  if (!may_be || stands(before, word)) return false;
  State after = before;
  return apply(after, move).ok() && stands(after, word);
}

// The table as it will be when `by` builds, with what they get now and nothing more.
State when_building(const State& state, Seat by) {
  State then = state;
  Player& player = then.at(by);
  const auto terrain = static_cast<std::size_t>(tile_at(state, state.proposal.land).terrain);
  for (std::size_t rank = 0; rank < kRanks; ++rank) {
    auto& held = player.hand[card_kind(terrain, rank)];
    held = static_cast<std::uint8_t>(held + state.proposal.shares[index(by)][rank]);
  }
  then.main = by;
  then.turn = by;
  then.markets_used = 0;
  return then;
}

// Of the works that `by` can promise now the best, by what `worth` makes of each: below 0 none.
template <class Worth>
std::optional<Phrase> best_work(const State& seen, Seat by, Worth worth) {
  std::optional<Phrase> best;
  int most = -1;
  for (Phrase& ready : phrases(seen)) {
    const std::optional<Word> word = understood(seen, ready);
    if (!word || word->by != by || !is_about(*word, Subject::work)) continue;
    const int value = worth(work_in(*word));
    if (value <= most) continue;
    most = value;
    best = std::move(ready);
  }
  return best;
}

}  // namespace

std::optional<Fate> work_becomes(const Word& word, const State& before, Move move) {
  if (closes_vote(before) && was_given_now(word, before)) {
    return passes(before, move) ? std::nullopt : std::optional(Fate::lapsed);
  }
  if (is_raised(word, before, move)) {
    const Seat builder = before.phase == Phase::granted ? before.turn : before.main;
    return builder == word.by ? Fate::kept : Fate::lapsed;
  }
  const bool ends = before.step == Step::build && before.phase == Phase::normal &&
                    before.main == word.by && (move == kDone || move == kDeclare);
  if (!ends) return std::nullopt;
  // What cannot be built there any more, whatever one has, nobody can be held to.
  const bool could = obstacle_but_price(before, work_in(word), word.at) == Obstacle::none;
  return could ? Fate::broken : Fate::lapsed;
}

std::optional<Move> promised_work(const State& seen, std::span<const Word> words) {
  if (seen.phase != Phase::normal) return std::nullopt;
  for (const Word& word : words) {
    if (word.by != seen.turn || word.fate != Fate::open || !is_about(word, Subject::work)) continue;
    const auto can_be_paid = [&](const State& state) {
      return obstacle(state, work_in(word), word.at) == Obstacle::none;
    };
    if (can_be_paid(seen)) return build(work_in(word), tile_number(seen, word.at));
    if (seen.supply_taken != 0) continue;
    for (const std::uint8_t card : seen.row) {
      if (card == kNoCard) continue;
      State with = seen;
      Player& player = with.at(seen.turn);
      player.supplies = static_cast<std::uint16_t>(player.supplies | 1U << card);
      if (can_be_paid(with)) return take(card);
    }
  }
  return std::nullopt;
}

bool serves(const State& state, const Word& word, Seat seat) {
  return use_of(state, work_in(word), word.at, seat) >= kServes;
}

std::optional<Phrase> work_offered(const State& seen, Seat by, Seat to) {
  const Race ahead = race(seen);
  if (ahead.distance[index(by)] < kNearTheEnd) return std::nullopt;
  const std::size_t at = seen.proposal.land;
  const Offer offer = offer_to(seen, by, ahead);
  const State then = when_building(seen, by);
  return best_work(seen, by, [&](Construction work) {
    const int theirs = use_of(seen, work, at, to);
    if (theirs < kServes || obstacle(then, work, at) != Obstacle::none) return -1;
    // What is gained by this split must not go into the work.
    const int loss = 100 * total(cost_of(seen, work, at)) - use_of(seen, work, at, by);
    return offer.gain - offer.hoped >= loss ? theirs : -1;
  });
}

std::optional<Phrase> work_wished(const State& seen, Seat by, Seat to) {
  return best_work(seen, by, [&](Construction work) {
    const int worth = use_of(seen, work, seen.proposal.land, to);
    return worth >= kWished ? worth : -1;
  });
}

}  // namespace meadhall::graenaland_bots
