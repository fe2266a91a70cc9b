#include "games/feast/occupations.h"

#include <cctype>

#include "games/feast/occupations/anytime.h"
#include "games/feast/occupations/immediate.h"
#include "games/feast/occupations/triggered.h"

// The drafts are packed into one list of lines while compiling.

namespace meadhall::feast {
namespace {

using draft::Draft;

template <class Visit>
constexpr void for_each_draft(Visit visit) {
  for (const Draft& each : draft::kImmediate) visit(each, Kind::immediate);
  for (const Draft& each : draft::kAnytime) visit(each, Kind::anytime);
  for (const Draft& each : draft::kOneShot) visit(each, Kind::one_shot);
  for (const Draft& each : draft::kTriggered) visit(each, Kind::trigger);
}

constexpr std::size_t kLines = [] {
  std::size_t n = 0;
  for_each_draft([&](const Draft& each, Kind) { n += each.count; });
  return n;
}();

struct Packed {
  std::array<Occupation, kOccupations + 1> occupations{};
  std::array<Line, kLines> lines{};
  std::array<Cards, kMoments> at{};
};

constexpr Packed kPacked = [] {
  Packed packed;
  std::uint16_t next = 0;
  for_each_draft([&](const Draft& each, Kind kind) {
    const bool light = each.deck >= 'a';
    packed.occupations[each.number] = {
        .number = each.number,
        .deck = static_cast<char>(light ? each.deck - 'a' + 'A' : each.deck),
        .light = light,
        .points = each.points,
        .kind = kind,
        .first = next,
        .lines = each.count,
    };
    for (std::size_t i = 0; i < each.count; ++i) {
      packed.lines[next++] = each.lines[i];
      packed.at[static_cast<std::size_t>(each.lines[i].moment)].add(each.number);
    }
  });
  return packed;
}();

// A space of the second column or a surrounded field may give anything.
constexpr std::size_t kFollower = 77;
constexpr bool brings_means(const Line& line) {
  const Effect& effect = line.effect;
  if (line.card == kFollower || effect.verb == Verb::mountain) return true;
  if (effect.verb == Verb::bonus && effect.what == Which::home) return true;
  return effect.ship >= 0 ||
         effect.gain.of(Item::silver) + effect.gain.of(Item::wood) + effect.gain.of(Item::stone) >
             0;
}
constexpr bool lowers_needs(Rule rule) {
  switch (rule) {
    case Rule::silver_less:
    case Rule::silver_less_of_two:
    case Rule::stone_less:
    case Rule::emigration_less:
    case Rule::knarr_as_longship: return true;
    default: return false;
  }
}

constexpr Cards kBringingMeans = [] {
  Cards cards;
  for (const Line& line : kPacked.lines) {
    const bool helps = (line.moment == Moment::play && brings_means(line)) ||
                       (line.moment == Moment::standing && lowers_needs(line.effect.rule));
    if (helps) cards.add(line.card);
  }
  return cards;
}();

constexpr bool all_are_there() {
  for (std::size_t card = 1; card <= kOccupations; ++card) {
    if (kPacked.occupations[card].number != card || kPacked.occupations[card].lines == 0) {
      return false;
    }
  }
  return true;
}
static_assert(all_are_there());

constexpr Cards cards_of(std::initializer_list<std::size_t> numbers) {
  Cards cards;
  for (const std::size_t each : numbers) cards.add(each);
  return cards;
}
constexpr Cards kRemoved = cards_of({52, 107, 115, 125, 150, 163, 170, 189});
constexpr Cards kRecommended =
    cards_of({8,  41,  174, 1,   56,  96,  99,  134, 135, 158, 21, 42,  104, 28,  46,
              97, 101, 106, 124, 133, 161, 175, 177, 190, 138, 45, 139, 157, 162, 180});

}  // namespace

constexpr std::array<Cards, kMoments> kWithLine = kPacked.at;

constexpr std::array<Cards, kRules> kWithRule = [] {
  std::array<Cards, kRules> cards;
  for (const Line& line : kPacked.lines) {
    if (line.moment == Moment::standing) {
      cards[static_cast<std::size_t>(line.effect.rule)].add(line.card);
    }
  }
  return cards;
}();

const Occupation& occupation(std::size_t card) { return kPacked.occupations[card]; }

std::span<const Line> lines_of(std::size_t card) {
  const Occupation& printed = kPacked.occupations[card];
  return std::span(kPacked.lines).subspan(printed.first, printed.lines);
}

Cards deck_of(bool a, bool b, bool c, bool light) {
  Cards deck;
  for (const Occupation& each : kPacked.occupations) {
    const bool chosen =
        (a && each.deck == 'A') || (b && each.deck == 'B') || (c && each.deck == 'C');
    if (each.number != kNoCard && chosen && each.light == light) deck.add(each.number);
  }
  return deck;
}

const Cards& bringing_means() { return kBringingMeans; }
const Cards& removed() { return kRemoved; }
const Cards& recommended_removals() { return kRecommended; }

}  // namespace meadhall::feast
