#include "games/feast/position/reader.h"

#include <utility>

#include "games/feast/ids.h"
#include "games/feast/options.h"
#include "games/feast/workshop.h"

// Words, and what has to be known before the first line is read.

namespace meadhall::feast {
namespace {

constexpr std::string_view kBetweenWords = " \t\r,:;";

}  // namespace

ParsedPosition::ParsedPosition()
    : position_text::ParsedPosition<Keyword, State>(kKeywords, option_specs()) {}

PositionReader::PositionReader(std::string_view text)
    : KeywordReader(text, kBetweenWords, parsed_) {
  State& state = parsed_.state;
  state.player_count =
      static_cast<std::uint8_t>(position_text::players_in(text, kBetweenWords, 1, kMostPlayers));
  state.last = kNobody;
  state.strips.fill(kStripHidden);
}

Result<State> PositionReader::read() {
  if (!read_header()) return error();
  while (next_part()) {
    const bool read = is_row() ? read_row() : read_line();
    if (!read || !ends()) return error();
  }
  return complete(parsed_);
}

bool PositionReader::seat(Seat& value) {
  return KeywordReader::seat(kMostPlayers, parsed_.state.player_count, value);
}

bool PositionReader::item(Item& value) { return item(word(), value); }

bool PositionReader::item(std::string_view name, Item& value) {
  const std::optional<Item> found = item_named(name);
  if (!found) return fail("feast.position.item");
  value = *found;
  parsed_.items[feast::number(value)] = last();
  return true;
}

bool PositionReader::place(std::string_view name, std::size_t& value) {
  const auto found = place_named(name);
  if (!found) return fail("feast.position.space");
  value = *found;
  return true;
}

// An occupation is in one place only.
bool PositionReader::card(std::size_t& value) {
  return number_into(1, static_cast<int>(kOccupations), value);
}

bool PositionReader::on_or_off(std::uint8_t& flag) {
  flag = 1;
  return true;
}

Result<State> read_position(std::string_view text) { return PositionReader(text).read(); }

}  // namespace meadhall::feast
