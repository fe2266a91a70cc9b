#include "bots/graenaland/honour.h"

#include <algorithm>

#include "games/graenaland/moves.h"
#include "games/graenaland/votes.h"

// A bot's word in Graenaland: of votes or cards at the next proposal for the land that is being
// shared out, or of a work there (works.cpp). What it promised it does, whatever it
// would bring; who broke a word, to whomever, is held to it to the end of the match
// (grudge.cpp).

namespace meadhall::graenaland_bots {
namespace {

// What a voter asks for, in hundredths of what they may hope for (should_accept).
constexpr int kOfTheFaithless = 150;
constexpr int kAsEver = 100;
constexpr int kForAWord = 75;

// True if the proposal on the table came after the word, on the land that it is about.
bool is_tested(const Word& word, const State& state) {
  return !was_given_now(word, state) && word.at == state.proposal.land;
}

int cards_for(const State& state, Seat seat) {
  int cards = 0;
  for (const std::uint8_t n : state.proposal.shares[index(seat)]) cards += n;
  return cards;
}

// True if those who are for the proposal anyway, one of them and the proposer, have no majority,
// but would have one with this voter.
bool tips(const State& state, const Votes& votes, Seat one, Seat voter) {
  const Seat proposer = state.proposal.proposer;
  if (voter == proposer) return false;
  const int with = votes.of_seat(proposer) + (one == proposer ? 0 : votes.of_seat(one));
  return 2 * with <= votes.total && 2 * (with + votes.of_seat(voter)) > votes.total;
}

// True if `seat` has a word open about such a thing.
bool owes(std::span<const Word> words, Seat seat, bool about_work) {
  return std::ranges::any_of(words, [&](const Word& word) {
    return word.by == seat && word.fate == Fate::open &&
           is_about(word, Subject::work) == about_work;
  });
}

// What the actor votes without more thought: for its own proposal; else what words given make of
// it.
std::optional<Move> bound_vote(const State& seen, std::span<const Word> words) {
  const Seat self = seen.turn;
  const Seat proposer = seen.proposal.proposer;
  if (self == proposer) return vote(true);
  for (const Word& word : words) {
    const bool own = word.by == self && word.to == proposer && word.fate == Fate::open;
    if (own && is_about(word, Subject::votes) && is_tested(word, seen)) return vote(true);
  }
  const unsigned mistrusted = faithless(seen, words, self);
  const Race wary = race(seen, mistrusted);
  if (broke_a_word(words, proposer)) {
    const bool enough = should_accept(seen, self, wary, kOfTheFaithless);
    return enough ? std::nullopt : std::optional(vote(false));
  }
  // What others who broke a word would get may decide it.
  if (mistrusted != 0 && should_accept(seen, self, race(seen), kAsEver) &&
      !should_accept(seen, self, wary, kAsEver)) {
    return vote(false);
  }
  // Something was offered for this very vote.
  const bool offered = std::ranges::any_of(words, [&](const Word& word) {
    if (word.fate != Fate::open || word.by == self || !was_given_now(word, seen)) return false;
    return is_about(word, Subject::work) ? serves(seen, word, self) : word.to == self;
  });
  if (offered && should_accept(seen, self, wary, kForAWord)) return vote(true);
  return std::nullopt;
}

}  // namespace

bool closes_vote(const State& before) {
  if (before.step != Step::vote) return false;
  const unsigned answered = before.answered | 1U << index(before.turn);
  return answered == votes_on(before, before.proposal.land).voters();
}

bool broke_a_word(std::span<const Word> words, Seat seat) {
  return std::ranges::any_of(
      words, [&](const Word& word) { return word.by == seat && word.fate == Fate::broken; });
}

unsigned faithless(const State& state, std::span<const Word> words, Seat self) {
  unsigned seats = 0;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    if (seat_at(i) != self && broke_a_word(words, seat_at(i))) seats |= 1U << i;
  }
  return seats;
}

bool gets_less(const State& state, const Votes& votes, Seat one, Seat other) {
  const int here = cards_for(state, one) * votes.of_seat(other);
  return here < cards_for(state, other) * votes.of_seat(one);
}

std::optional<Phrase> phrase_of(const State& state, Subject subject, Seat by, Seat to,
                                std::uint8_t what) {
  for (Phrase& ready : phrases(state)) {
    const std::optional<Word> word = understood(state, ready);
    if (!word || !is_about(*word, subject) || word->by != by || word->what != what) continue;
    if (subject == Subject::work || word->to == to) return std::move(ready);
  }
  return std::nullopt;
}

// A work is for all who are settled there, and so promised to nobody: its maker stands for them.
std::optional<Word> understood(const State& state, const Phrase& phrase) {
  return Word{.by = phrase.by,
              .to = phrase.to == kNobody ? phrase.by : phrase.to,
              .kind = phrase.what,
              .what = phrase.thing,
              .at = phrase.at,
              .round = state.round,
              .during = at_vote(state)};
}

// A counted vote tells of votes and cards both: whose votes were for it, and what was proposed.
std::optional<Fate> becomes(const Word& word, const State& before, Move move) {
  if (is_about(word, Subject::work)) return work_becomes(word, before, move);
  if (!closes_vote(before) || !is_tested(word, before)) return std::nullopt;
  const Proposal& proposal = before.proposal;
  const Votes votes = votes_on(before, proposal.land);
  const auto by_test = [](bool kept) { return kept ? Fate::kept : Fate::broken; };
  if (is_about(word, Subject::votes)) {
    if (proposal.proposer != word.to || votes.of_seat(word.by) == 0) return std::nullopt;
    return by_test(before.turn == word.by ? move == vote(true)
                                          : before.answers[index(word.by)] != 0);
  }
  if (proposal.proposer != word.by) return std::nullopt;
  if (proposal.shares[index(word.to)][word.what] > 0) return Fate::kept;
  // Of what does not lie there nobody can give, nor to whoever has no votes.
  const bool could = before.lands[proposal.land].open[word.what] > 0 && votes.of_seat(word.to) > 0;
  return could ? std::optional(Fate::broken) : std::nullopt;
}

std::optional<Move> bound(const State& seen, std::span<const Word> words) {
  if (seen.step == Step::vote) return bound_vote(seen, words);
  if (seen.step == Step::build) return promised_work(seen, words);
  return out_of_grudge(seen, words);
}

// Who gets more than their part, proposing or about to build with it, gives a word for it to
// whoever could tip the vote: one for each proposal, one of a work and one other at a time, and
// none to whoever broke theirs.
std::optional<Phrase> says(const State& seen, Seat seat, std::span<const Word> words) {
  const bool proposes = seen.proposal.proposer == seat;
  if (seen.step != Step::vote || (!proposes && seat != seen.main)) return std::nullopt;
  const auto said_now = [&](const Word& word) {
    return word.by == seat && was_given_now(word, seen);
  };
  if (std::ranges::any_of(words, said_now)) return std::nullopt;
  const Votes votes = votes_on(seen, seen.proposal.land);
  for (Seat to = next_seat(seat, seen.player_count); to != seat;
       to = next_seat(to, seen.player_count)) {
    const bool wants = cards_for(seen, to) > 0 && gets_less(seen, votes, to, seat);
    if (!wants || !tips(seen, votes, seat, to) || broke_a_word(words, to)) continue;
    if (!owes(words, seat, true)) {
      if (std::optional<Phrase> work = work_offered(seen, seat, to)) return work;
    }
    if (proposes && !owes(words, seat, false)) return phrase_of(seen, Subject::votes, seat, to);
  }
  return std::nullopt;
}

// A voter who gets less for their votes than the proposer, or than who builds next, would like a
// work that serves them, or the proposer's votes later.
std::optional<Phrase> asks(const State& seen, Seat seat, std::span<const Word> words) {
  const Seat proposer = seen.proposal.proposer;
  if (seen.step != Step::vote || proposer == seat) return std::nullopt;
  const Votes votes = votes_on(seen, seen.proposal.land);
  if (votes.of_seat(seat) == 0) return std::nullopt;
  const auto could_ask = [&](Seat of) {
    return of != seat && gets_less(seen, votes, seat, of) && tips(seen, votes, of, seat) &&
           !broke_a_word(words, of);
  };
  const auto is_given = [&](Seat by, Subject subject) {
    return std::ranges::any_of(words, [&](const Word& word) {
      const bool to_us = subject == Subject::work || word.to == seat;
      return word.by == by && to_us && word.fate == Fate::open && is_about(word, subject) &&
             word.at == seen.proposal.land;
    });
  };
  for (const Seat of : {seen.main, proposer}) {
    if (!could_ask(of) || is_given(of, Subject::work)) continue;
    if (std::optional<Phrase> work = work_wished(seen, of, seat)) return work;
  }
  if (!could_ask(proposer) || is_given(proposer, Subject::votes)) return std::nullopt;
  return phrase_of(seen, Subject::votes, proposer, seat);
}

}  // namespace meadhall::graenaland_bots
