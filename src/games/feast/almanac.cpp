#include "games/feast/almanac.h"

#include "games/feast/effect_words.h"
#include "games/feast/moves.h"

namespace meadhall::feast {
namespace {

constexpr std::size_t kStarting = kColumns;  // the shelf of the occupations to start with

bool is_on(std::size_t shelf, const Occupation& card) {
  if (card.light || shelf == kStarting) return card.light && shelf == kStarting;
  return shelf == kStarting + 1 + static_cast<std::size_t>(card.deck - 'A');
}

Message title_of(std::size_t shelf) {
  if (shelf < kColumns) {
    return Message("feast.almanac.column").with("n", static_cast<int>(shelf + 1));
  }
  if (shelf == kStarting) return Message("feast.almanac.starting");
  const char deck = static_cast<char>('A' + (shelf - kStarting - 1));
  return Message("feast.almanac.deck").with("deck", std::string(1, deck));
}

Section told(const Printed& printed) {
  const bool is_card = printed.card != kNoCard;
  const std::string_view name = is_card ? card_term(printed.card) : space_term(printed.space);
  Section section{
      Message("feast.named").with("name", Term{name}),
      is_card ? occupation_told(printed.card) : space_told(static_cast<Space>(printed.space))};
  if (!is_card) {
    section.lines.insert(section.lines.begin(), column_told(static_cast<Space>(printed.space)));
  }
  return section;
}

}  // namespace

std::vector<Printed> shelf(std::size_t number) {
  std::vector<Printed> all;
  if (number < kColumns) {
    for (std::size_t space = 0; space < kSpaces; ++space) {
      if (is_in(spaces_in_column(number + 1), space)) {
        all.push_back({.space = static_cast<std::uint8_t>(space)});
      }
    }
    return all;
  }
  for (std::size_t card = 1; card <= kOccupations; ++card) {
    if (is_on(number, occupation(card))) all.push_back({.card = static_cast<std::uint8_t>(card)});
  }
  return all;
}

std::optional<OnShelf> on_shelf(Inspectable thing) {
  const InspectableKind kind = kind_of(thing);
  if (kind != InspectableKind::space && kind != InspectableKind::card) return std::nullopt;
  for (std::size_t number = 0; number < kShelves; ++number) {
    const std::vector<Printed> all = shelf(number);
    for (std::size_t i = 0; i < all.size(); ++i) {
      const std::uint8_t here = kind == InspectableKind::space ? all[i].space : all[i].card;
      const std::uint8_t none = kind == InspectableKind::space ? kNoSpace : kNoCard;
      if (here != none && here == value_of(thing)) return OnShelf{number, i};
    }
  }
  return std::nullopt;
}

std::vector<Shelf> almanac() {
  std::vector<Shelf> shelves;
  for (std::size_t number = 0; number < kShelves; ++number) {
    shelves.push_back({title_of(number), {}});
    for (const Printed& each : shelf(number)) shelves.back().things.push_back(told(each));
  }
  return shelves;
}

}  // namespace meadhall::feast
