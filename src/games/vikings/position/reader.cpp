#include "games/vikings/position/reader.h"

#include <charconv>
#include <memory>

#include "games/vikings/moves.h"
#include "games/vikings/position/words.h"

namespace meadhall::vikings {
namespace {

constexpr std::string_view kBetweenWords = " \t\r,:";

Message why(std::string_view id) { return Message(id); }

}  // namespace

std::optional<std::size_t> row_named(char letter) {
  const bool small = letter >= 'a' && letter <= 'z';
  return small ? row_with_letter(static_cast<char>(letter - 'a' + 'A')) : std::nullopt;
}

std::optional<Viking> viking_worded(std::string_view word) {
  std::string name(word);
  if (name.ends_with("men")) name[name.size() - 2] = 'a';
  if (name.ends_with('s')) name.pop_back();
  return viking_named(name);
}

std::optional<Special> special_worded(std::string_view word) {
  const std::optional<Special> special = special_named(word);
  return special == Special::none ? std::nullopt : special;
}

PositionReader::PositionReader(std::string_view text) : text_(text), lowered_(text) {
  std::ranges::transform(lowered_, lowered_.begin(), lower);
}

bool PositionReader::next_line() {
  if (line_ > 0 && end_ == lowered_.size()) return false;
  begin_ = line_ == 0 ? 0 : end_ + 1;
  end_ = std::min(lowered_.find('\n', begin_), lowered_.size());
  ++line_;
  const std::string_view line = std::string_view(lowered_).substr(begin_, end_ - begin_);
  scan_ = Scanner(line.substr(0, line.find('#')));
  return true;
}

std::string_view PositionReader::word() {
  const std::string_view line = scan_.rest();
  scan_.take(line.substr(0, line.find_first_not_of(kBetweenWords)));
  const std::string_view found = scan_.rest().substr(0, scan_.rest().find_first_of(kBetweenWords));
  last_ = {line_, static_cast<int>(scan_.position()) + 1,
           text_.substr(begin_ + scan_.position(), found.size())};
  scan_.take(found);
  return found;
}

std::string_view PositionReader::peek() {
  Scanner ahead = scan_;
  const std::string_view line = ahead.rest();
  ahead.take(line.substr(0, line.find_first_not_of(kBetweenWords)));
  return ahead.rest().substr(0, ahead.rest().find_first_of(kBetweenWords));
}

bool PositionReader::take(std::string_view wanted) {
  const bool is_next = peek() == wanted;
  if (is_next) word();
  return is_next;
}

bool PositionReader::fail(Message reason) {
  reason_ = std::move(reason);
  return false;
}

bool PositionReader::number(int least, int most, int& value) {
  Scanner scan(word());
  const std::optional<int> read = scan.number<int>();
  if (!read || !scan.done() || *read < least || *read > most) {
    return fail(why("vikings.position.number").with("least", least).with("most", most));
  }
  value = *read;
  return true;
}

bool PositionReader::digits(int base, std::uint64_t& value) {
  const std::string_view all = word();
  const char* const end = std::to_address(all.end());
  const auto [stop, failure] = std::from_chars(std::to_address(all.begin()), end, value, base);
  if (failure == std::errc() && stop == end) return true;
  return fail(base == 10 ? "vikings.position.seed" : "vikings.position.luck");
}

bool PositionReader::seat(Seat& value) {
  std::size_t number_of_seat = 0;
  if (!number_into(1, static_cast<int>(kMaxPlayers), number_of_seat)) return false;
  value = seat_at(number_of_seat - 1);
  if (number_of_seat > sketch_.seats) {
    sketch_.seats = number_of_seat;
    sketch_.highest_seat = last_;
  }
  return true;
}

// Of an island: "N2".
bool PositionReader::cell(Cell& value) {
  const std::string_view name = word();
  const auto row = name.empty() ? std::nullopt : row_named(name[0]);
  Scanner scan(name.substr(name.empty() ? 0 : 1));
  const auto column = scan.number<unsigned>();
  if (!row || *row >= kRows || !column || !scan.done() || *column < 1 || *column > kColumns) {
    return fail("vikings.position.cell");
  }
  value = {static_cast<std::uint8_t>(*row), static_cast<std::uint8_t>(*column - 1)};
  return true;
}

// "M" is a middle with any building that the box still has.
std::optional<Tile> PositionReader::tile_worded(std::string_view name) const {
  if (name == ".") return Tile::none;
  if (name == "m") {
    auto kind = static_cast<std::size_t>(Tile::middle_1);
    while (kind < static_cast<std::size_t>(Tile::middle_4) && sketch_.tiles[kind] == 0) ++kind;
    return static_cast<Tile>(kind);
  }
  const auto kind = place_among(kTileWords, name);
  return kind ? std::optional(static_cast<Tile>(*kind)) : std::nullopt;
}

bool PositionReader::out_of_box(int& left, int n, int in_box) {
  left -= n;
  return left >= 0 || fail(why("vikings.position.box").with("n", in_box));
}

bool PositionReader::take_tile(Tile tile, int n) {
  const auto kind = static_cast<std::size_t>(tile);
  const int start_tiles = tile == Tile::left_end ? static_cast<int>(kStartTiles) : 0;
  return out_of_box(sketch_.tiles[kind], n, kTileCounts[kind - 1].count - start_tiles);
}

bool PositionReader::take_viking(Viking viking, int n) {
  return out_of_box(sketch_.vikings[static_cast<std::size_t>(viking)], n, kVikingsOfEachKind);
}

bool PositionReader::take_special(Special special, int n) {
  const auto kind = static_cast<std::size_t>(special);
  if (sketch_.special.line == 0) sketch_.special = last_;
  return out_of_box(sketch_.specials[kind], n, kSpecialCounts[kind]);
}

bool PositionReader::turn_up(Tile tile, int n) {
  sketch_.turned_up += static_cast<std::size_t>(n);
  return take_tile(tile, n);
}

bool PositionReader::turn_up(Special special, int n) {
  sketch_.specials_turned_up += static_cast<std::size_t>(n);
  return take_special(special, n);
}

}  // namespace meadhall::vikings
