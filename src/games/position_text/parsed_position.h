#pragma once

#include <initializer_list>
#include <optional>

#include "games/contract.h"
#include "games/position_text/complaint.h"

// Between reading a text and a position: what the text named, and where. The keywords are a game's
// own enum; what works on all of them knows their numbers alone.

namespace meadhall::position_text {

template <class Keyword>
constexpr std::size_t number_of(Keyword keyword) {
  return static_cast<std::size_t>(keyword);
}

// A set of keywords: a bit each.
template <class Keyword>
constexpr std::uint64_t set_of(std::initializer_list<Keyword> keywords) {
  std::uint64_t bits = 0;
  for (const Keyword keyword : keywords) bits |= std::uint64_t{1} << number_of(keyword);
  return bits;
}

// The words with which lines begin. First come those about the table, then the one that heads a
// player's lines, then those that stand below it.
struct Keywords {
  std::string_view header;  // the first line: "vikings position 1"
  std::span<const std::string_view> words;
  std::size_t player = 0;      // the one that heads a player's lines
  std::uint64_t repeated = 0;  // those that may stand several times
};

inline constexpr std::size_t kMostTableKeywords = 32;
inline constexpr std::size_t kMostPlayerKeywords = 24;  // with the one that heads a player's lines

// The check of a game's keywords where they are compiled.
constexpr bool are_sound(const Keywords& keywords) {
  const std::span<const std::string_view> words = keywords.words;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i].empty()) return false;
    for (std::size_t j = 0; j < i; ++j) {
      if (std::ranges::equal(words[i], words[j], {}, lower, lower)) return false;
    }
  }
  return !keywords.header.empty() && keywords.player < words.size() &&
         keywords.player <= kMostTableKeywords &&
         words.size() - keywords.player <= kMostPlayerKeywords &&
         keywords.repeated >> words.size() == 0;
}

template <class Keyword>
consteval Keywords keywords_of(std::string_view header, std::span<const std::string_view> words,
                               Keyword player, std::initializer_list<Keyword> repeated) {
  const Keywords keywords{header, words, number_of(player), set_of(repeated)};
  MUST(are_sound(keywords));
  return keywords;
}

// The parts that a text named, whatever the game.
struct NamedParts {
  NamedParts(const Keywords& of_game, std::span<const OptionSpec> specs);

  // The place of a keyword, below that player if it is one of theirs; line 0: nowhere.
  TextPlace& at(std::size_t keyword, Seat seat);
  const TextPlace& at(std::size_t keyword, Seat seat) const;
  bool names_nothing_but(std::uint64_t set) const;

  const Keywords* keywords;  // the game's: they stay
  OptionValues options;      // what is not named has its standard value
  std::optional<std::uint64_t> luck;
  std::uint64_t seed = 1;
  std::array<TextPlace, kMostTableKeywords> of_table{};
  std::array<std::array<TextPlace, kMostPlayerKeywords>, kMaxSeats> of_player{};
};

// The same of one game, with what was named in its place.
template <class Keyword, class State>
struct ParsedPosition : NamedParts {
  using NamedParts::NamedParts;

  // Of keywords about the table.
  const TextPlace& place_of(Keyword keyword) const { return at(number_of(keyword), Seat{}); }
  bool names(Keyword keyword) const { return place_of(keyword).line > 0; }
  // The place where the first of these parts is named; the header if none is.
  TextPlace first_of(std::initializer_list<Keyword> parts) const {
    for (const Keyword part : parts) {
      if (names(part)) return place_of(part);
    }
    return {1, 1, keywords->header};
  }
  // True if nothing else is named, of any player either.
  bool names_nothing_but(std::initializer_list<Keyword> parts) const {
    return NamedParts::names_nothing_but(set_of(parts));
  }

  // Of keywords of a player, with the one that heads their lines.
  const TextPlace& place_of(Keyword keyword, Seat seat) const {
    return at(number_of(keyword), seat);
  }
  bool names(Keyword keyword, Seat seat) const { return place_of(keyword, seat).line > 0; }

  State state;
};

// A part that goes with some of the game's steps: those for which it has to be named, and those for
// which it may be. Bits: the steps.
struct PartOfStep {
  template <class Keyword>
  constexpr PartOfStep(Keyword keyword, unsigned required_for, unsigned allowed_for)
      : part(number_of(keyword)), required(required_for), allowed(allowed_for) {}

  std::size_t part;
  unsigned required;
  unsigned allowed;
};

// A step of the game, by its number and its word; `where` the text names it, or would.
struct NamedStep {
  std::size_t number = 0;
  std::string_view word;
  TextPlace where;
};

// "This does not go with the step {step}."
Message not_in_step(std::string_view step);

// Whether the parts named go with the step, and those it needs are named. Errors as misplaced().
Result<void> parts_fit_step(const NamedParts& named, std::span<const PartOfStep> parts,
                            const NamedStep& step);

// The first of the parts that is named; null if none is.
const TextPlace* first_named(const NamedParts& named, std::span<const PartOfStep> parts);

}  // namespace meadhall::position_text
