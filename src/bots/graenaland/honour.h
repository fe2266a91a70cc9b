#pragma once

#include "bots/graenaland/guide.h"
#include "bots/graenaland/worth.h"
#include "games/graenaland/words.h"

// What the parts of a bot's word in Graenaland share.

namespace meadhall::graenaland_bots {

using bots::Word;
using Fate = Promise::Fate;

// Whether a word is about that (Word::kind; its thing is Word::what, as of a Phrase).
using graenaland::Subject;
inline bool is_about(const Word& word, Subject subject) {
  return word.kind == static_cast<std::uint8_t>(subject);
}

// Who is voted on, from 1; 0: nobody (Word::during).
inline std::uint8_t at_vote(const State& state) {
  return state.step == Step::vote ? static_cast<std::uint8_t>(index(state.proposal.proposer) + 1)
                                  : std::uint8_t{0};
}

// True if the word was given during this very vote.
inline bool was_given_now(const Word& word, const State& state) {
  return word.round == state.round && word.during == at_vote(state);
}

// True if the move is the last vote on a proposal.
bool closes_vote(const State& before);

// Who broke a word, to whomever; and of all but `self` those who did, one bit a seat.
bool broke_a_word(std::span<const Word> words, Seat seat);
unsigned faithless(const State& state, std::span<const Word> words, Seat self);

// True if one player gets fewer cards for their votes than another by the proposal on the table.
bool gets_less(const State& state, const Votes& votes, Seat one, Seat other);

// The ready phrase by which one player gives another such a word now; of a work, anybody.
std::optional<Phrase> phrase_of(const State& state, Subject subject, Seat by, Seat to,
                                std::uint8_t what = 0);

// --- Words about works: works.cpp

// See bots::Honour::becomes.
std::optional<Fate> work_becomes(const Word& word, const State& before, Move move);

// The move with which the builder keeps such a word, where they can.
std::optional<Move> promised_work(const State& seen, std::span<const Word> words);

// True if the word is about something that serves the player.
bool serves(const State& state, const Word& word, Seat seat);

// The work that `by`, who sees the table so, would promise for the vote of `to`: one that they can
// pay with what they get, and that costs them less than the split brings them; and the one that
// `to` would like `by` to promise.
std::optional<Phrase> work_offered(const State& seen, Seat by, Seat to);
std::optional<Phrase> work_wished(const State& seen, Seat by, Seat to);

// --- What broken words are answered with: grudge.cpp

// The move of a decision that is not searched, by who is not to be trusted; nothing where that
// makes no difference.
std::optional<Move> out_of_grudge(const State& seen, std::span<const Word> words);

}  // namespace meadhall::graenaland_bots
