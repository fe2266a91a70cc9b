#include "games/feast/position/reader.h"

#include <utility>

#include "games/feast/ids.h"
#include "games/feast/position/position.h"

// Words, and what has to be known before the first line is read.

namespace meadhall::feast {
namespace {

constexpr std::string_view kBetweenWords = " \t\r,:;";

// As many players as the text says, or else the highest number that heads a player's lines.
std::size_t players_in(std::string_view text) {
  WordReader lines(text, kBetweenWords);
  std::size_t highest = 1;
  while (lines.next_line()) {
    const std::string_view first = lines.word();
    const bool said = first == kKeywordWords[static_cast<std::size_t>(Keyword::players)];
    if (!said && first != kKeywordWords[static_cast<std::size_t>(Keyword::player)]) continue;
    Scanner scan(lines.word());
    const auto number = scan.number<std::size_t>();
    if (!number || !scan.done() || *number > kMostPlayers) continue;
    if (said) return std::max(*number, std::size_t{1});
    highest = std::max(highest, *number);
  }
  return highest;
}

}  // namespace

PositionReader::PositionReader(std::string_view text) : LineReader(text, kBetweenWords) {
  State& state = parsed_.state;
  state.player_count = static_cast<std::uint8_t>(players_in(text));
  state.last = kNobody;
  state.strips.fill(kStripHidden);
  for (const OptionSpec& spec : option_specs()) parsed_.options.push_back(spec.standard);
}

Result<State> PositionReader::read() {
  bool has_header = false;
  while (next_line()) {
    if (peek().empty()) continue;
    if (has_header) {
      if (!(is_row() ? read_row() : read_line())) return complaint();
    } else {
      if (!header(kPositionHeader, "feast.position.header")) return complaint();
      has_header = true;
    }
    if (!word().empty()) return misplaced(last(), Message("vikings.position.surplus"));
  }
  if (!has_header) return misplaced({1, 1, {}}, Message("feast.position.header"));
  return complete(parsed_);
}

bool PositionReader::seat(Seat& value) {
  std::size_t number_of_seat = 0;
  if (!number_into(1, static_cast<int>(kMostPlayers), number_of_seat)) return false;
  value = seat_at(number_of_seat - 1);
  const int players = parsed_.state.player_count;
  return std::cmp_less_equal(number_of_seat, players) ||
         fail(Message("vikings.position.seat").with("n", players));
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

bool PositionReader::one_of(std::span<const std::string_view> words, std::size_t& value) {
  const auto found = place_among(words, word());
  if (!found) {
    return fail(Message("vikings.position.value").with("values", position_text::joined(words)));
  }
  value = *found;
  return true;
}

Result<State> read_position(std::string_view text) { return PositionReader(text).read(); }

}  // namespace meadhall::feast
