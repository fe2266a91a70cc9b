#include "games/position_text/parsed_position.h"

#include "games/option_values.h"

namespace meadhall::position_text {

NamedParts::NamedParts(const Keywords& of_game, std::span<const OptionSpec> specs)
    : keywords(&of_game), options(standard_values(specs)) {}

namespace {

auto& place_in(auto& parts, std::size_t keyword, Seat seat) {
  const std::size_t player = parts.keywords->player;
  MUST(keyword < parts.keywords->words.size() && index(seat) < parts.of_player.size());
  return keyword < player ? parts.of_table[keyword]
                          : parts.of_player[index(seat)][keyword - player];
}

}  // namespace

TextPlace& NamedParts::at(std::size_t keyword, Seat seat) { return place_in(*this, keyword, seat); }
const TextPlace& NamedParts::at(std::size_t keyword, Seat seat) const {
  return place_in(*this, keyword, seat);
}

bool NamedParts::names_nothing_but(std::uint64_t set) const {
  for (std::size_t keyword = 0; keyword < keywords->words.size(); ++keyword) {
    if ((set >> keyword & 1U) != 0) continue;
    for (std::size_t seat = 0; seat < of_player.size(); ++seat) {
      if (at(keyword, seat_at(seat)).line > 0) return false;
    }
  }
  return true;
}

Message not_in_step(std::string_view step) {
  return Message("position.not_in_step").with("step", std::string(step));
}

Result<void> parts_fit_step(const NamedParts& named, std::span<const PartOfStep> parts,
                            const NamedStep& step) {
  for (const PartOfStep& each : parts) {
    const TextPlace& place = named.at(each.part, Seat{});
    if (place.line > 0 && (each.allowed >> step.number & 1U) == 0) {
      return misplaced(place, not_in_step(step.word));
    }
    if (place.line == 0 && (each.required >> step.number & 1U) != 0) {
      return misplaced(step.where,
                       Message("position.needed")
                           .with("step", std::string(step.word))
                           .with("part", std::string(named.keywords->words[each.part])));
    }
  }
  return {};
}

const TextPlace* first_named(const NamedParts& named, std::span<const PartOfStep> parts) {
  for (const PartOfStep& each : parts) {
    const TextPlace& place = named.at(each.part, Seat{});
    if (place.line > 0) return &place;
  }
  return nullptr;
}

}  // namespace meadhall::position_text
