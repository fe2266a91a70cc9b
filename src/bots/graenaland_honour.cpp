#include <algorithm>
#include <variant>

#include "bots/graenaland.h"
#include "bots/graenaland_worth.h"
#include "games/graenaland/moves.h"
#include "games/graenaland/votes.h"
#include "games/graenaland/words.h"

// A bot's word in Graenaland. It understands promises of votes and of cards, and gives and asks for
// votes: for one proposal more, on the land that is being shared out. What it promised it does,
// whatever it would bring; of who broke a word, to whomever, it asks more to the end of the match.

namespace meadhall::graenaland_bots {
namespace {

using bots::Word;
using Fate = Promise::Fate;

enum class Kind : std::uint8_t { none, votes, card };

// What a voter asks for, in hundredths of what they may hope for (should_accept).
constexpr int kOfTheFaithless = 150;
constexpr int kForAWord = 75;

// Who is voted on, from 1, so that a word is not about the proposal during which it was given; 0:
// nobody.
std::uint8_t at_vote(const State& state) {
  return state.step == Step::vote ? static_cast<std::uint8_t>(index(state.proposal.proposer) + 1)
                                  : std::uint8_t{0};
}

bool is(const Word& word, Kind kind) { return word.kind == static_cast<std::uint8_t>(kind); }

// True if the proposal on the table came after the word, on the land that it is about.
bool is_tested(const Word& word, const State& state) {
  const bool same = word.round == state.round && word.during == at_vote(state);
  return !same && word.at == state.proposal.land;
}

bool closes_vote(const State& before) {
  if (before.step != Step::vote) return false;
  const unsigned answered = before.answered | 1U << index(before.turn);
  return answered == votes_on(before, before.proposal.land).voters();
}

template <class Argument>
const Argument* argument(const Message& message, std::string_view name) {
  for (const Message::Argument& each : message.arguments()) {
    if (each.name == name) return std::get_if<Argument>(&each.value);
  }
  return nullptr;
}

bool broke_a_word(std::span<const Word> words, Seat seat) {
  return std::ranges::any_of(
      words, [&](const Word& word) { return word.by == seat && word.fate == Fate::broken; });
}

// Where among the ready phrases one player promises another their votes.
std::optional<std::size_t> phrase_of_votes(const State& state, Seat by, Seat to) {
  const std::vector<Phrase> ready = phrases(state);
  for (std::size_t i = 0; i < ready.size(); ++i) {
    const std::optional<Word> word = understood(state, ready[i]);
    if (word && is(*word, Kind::votes) && word->by == by && word->to == to) return i;
  }
  return std::nullopt;
}

int cards_for(const State& state, Seat seat) {
  int cards = 0;
  for (const std::uint8_t n : state.proposal.shares[index(seat)]) cards += n;
  return cards;
}

// True if the first of the two gets fewer cards for their votes than the other.
bool gets_less(const State& state, const Votes& votes, Seat one, Seat other) {
  const int here = cards_for(state, one) * votes.of_seat(other);
  return here < cards_for(state, other) * votes.of_seat(one);
}

// True if the proposer has no majority, but would have one with this voter.
bool tips(const State& state, const Votes& votes, Seat voter) {
  const int own = votes.of_seat(state.proposal.proposer);
  return 2 * own <= votes.total && 2 * (own + votes.of_seat(voter)) > votes.total;
}

}  // namespace

std::optional<Word> understood(const State& state, const Phrase& phrase) {
  const Message& said = phrase.words;
  const bool votes = said.id() == "graenaland.phrase.votes";
  const Seat* to = argument<Seat>(said, "player");
  const std::string* land = argument<std::string>(said, "land");
  if ((!votes && said.id() != "graenaland.phrase.card") || to == nullptr || land == nullptr) {
    return std::nullopt;
  }
  std::size_t place = 0;
  while (place + 1 < land_count(state) && land_text(state, place) != *land) ++place;
  Word word{.by = phrase.by,
            .to = *to,
            .kind = static_cast<std::uint8_t>(votes ? Kind::votes : Kind::card),
            .at = static_cast<std::uint16_t>(place),
            .round = state.round,
            .during = at_vote(state)};
  if (votes) return word;
  const Term* wanted = argument<Term>(said, "resource");
  const Deck& deck = state.data.decks[static_cast<std::size_t>(tile_at(state, place).terrain)];
  for (std::size_t rank = 0; rank < kRanks; ++rank) {
    if (wanted == nullptr || resource_got(deck.resource[rank]) != wanted->id) continue;
    word.what = static_cast<std::uint8_t>(rank);
    return word;
  }
  return std::nullopt;
}

// A counted vote tells of both: whose votes were for it, and what was proposed.
std::optional<bool> kept(const Word& word, const State& before, Move move) {
  if (!closes_vote(before) || !is_tested(word, before)) return std::nullopt;
  const Proposal& proposal = before.proposal;
  const Votes votes = votes_on(before, proposal.land);
  if (is(word, Kind::votes)) {
    if (proposal.proposer != word.to || votes.of_seat(word.by) == 0) return std::nullopt;
    return before.turn == word.by ? move == vote(true) : before.answers[index(word.by)] != 0;
  }
  if (proposal.proposer != word.by) return std::nullopt;
  if (proposal.shares[index(word.to)][word.what] > 0) return true;
  // Of what does not lie there nobody can give, nor to whoever has no votes.
  const bool could = before.lands[proposal.land].open[word.what] > 0 && votes.of_seat(word.to) > 0;
  return could ? std::optional(false) : std::nullopt;
}

std::optional<Move> bound(const State& seen, std::span<const Word> words) {
  const Seat self = seen.turn;
  const Seat proposer = seen.proposal.proposer;
  if (seen.step != Step::vote || self == proposer) return std::nullopt;
  for (const Word& word : words) {
    const bool own = word.by == self && word.to == proposer && word.fate == Fate::open;
    if (own && is(word, Kind::votes) && is_tested(word, seen)) return vote(true);
  }
  if (broke_a_word(words, proposer)) {
    const bool enough = should_accept(seen, self, race(seen), kOfTheFaithless);
    return enough ? std::nullopt : std::optional(vote(false));
  }
  // Something was offered for this very vote.
  const bool offered = std::ranges::any_of(words, [&](const Word& word) {
    return word.fate == Fate::open && word.by == proposer && word.to == self &&
           word.round == seen.round && word.during == at_vote(seen);
  });
  if (offered && should_accept(seen, self, race(seen), kForAWord)) return vote(true);
  return std::nullopt;
}

// A proposer who keeps more than their part gives a word for it to whoever could tip the vote: one
// at a time, and none to whoever broke theirs.
std::optional<std::size_t> says(const State& seen, Seat seat, std::span<const Word> words) {
  if (seen.step != Step::vote || seen.proposal.proposer != seat) return std::nullopt;
  const auto owes = [&](const Word& word) { return word.by == seat && word.fate == Fate::open; };
  if (std::ranges::any_of(words, owes)) return std::nullopt;
  const Votes votes = votes_on(seen, seen.proposal.land);
  for (Seat to = next_seat(seat, seen.player_count); to != seat;
       to = next_seat(to, seen.player_count)) {
    const bool wants = cards_for(seen, to) > 0 && gets_less(seen, votes, to, seat);
    if (wants && tips(seen, votes, to) && !broke_a_word(words, to)) {
      return phrase_of_votes(seen, seat, to);
    }
  }
  return std::nullopt;
}

// A voter who gets less than the proposer for their votes would like the proposer's votes later.
std::optional<std::size_t> asks(const State& seen, Seat seat, std::span<const Word> words) {
  const Seat proposer = seen.proposal.proposer;
  if (seen.step != Step::vote || proposer == seat) return std::nullopt;
  const Votes votes = votes_on(seen, seen.proposal.land);
  if (votes.of_seat(seat) == 0 || !gets_less(seen, votes, seat, proposer)) return std::nullopt;
  if (!tips(seen, votes, seat) || broke_a_word(words, proposer)) return std::nullopt;
  const bool given = std::ranges::any_of(words, [&](const Word& word) {
    return word.by == proposer && word.to == seat && word.fate == Fate::open &&
           is(word, Kind::votes) && word.at == seen.proposal.land;
  });
  return given ? std::nullopt : phrase_of_votes(seen, proposer, seat);
}

}  // namespace meadhall::graenaland_bots
