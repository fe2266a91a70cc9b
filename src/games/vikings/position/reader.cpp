#include "games/vikings/position/reader.h"

#include "games/vikings/moves.h"
#include "games/vikings/position/words.h"

namespace meadhall::vikings {
namespace {

constexpr std::string_view kBetweenWords = " \t\r,:";

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

PositionReader::PositionReader(std::string_view text)
    : KeywordReader(text, kBetweenWords, parsed_) {}

bool PositionReader::seat(Seat& value) {
  if (!KeywordReader::seat(kMaxPlayers, kMaxPlayers, value)) return false;
  if (index(value) >= parsed_.seats) {
    parsed_.seats = index(value) + 1;
    parsed_.highest_seat = last();
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
    while (kind < static_cast<std::size_t>(Tile::middle_4) && parsed_.tiles[kind] == 0) ++kind;
    return static_cast<Tile>(kind);
  }
  const auto kind = place_among(kTileWords, name);
  return kind ? std::optional(static_cast<Tile>(*kind)) : std::nullopt;
}

bool PositionReader::take_tile(Tile tile, int n) {
  const auto kind = static_cast<std::size_t>(tile);
  const int start_tiles = tile == Tile::left_end ? static_cast<int>(kStartTiles) : 0;
  return out_of_box(parsed_.tiles[kind], n, kTileCounts[kind - 1].count - start_tiles);
}

bool PositionReader::take_viking(Viking viking, int n) {
  return out_of_box(parsed_.vikings[static_cast<std::size_t>(viking)], n, kVikingsOfEachKind);
}

bool PositionReader::take_special(Special special, int n) {
  const auto kind = static_cast<std::size_t>(special);
  if (parsed_.special.line == 0) parsed_.special = last();
  return out_of_box(parsed_.specials[kind], n, kSpecialCounts[kind]);
}

bool PositionReader::turn_up(Tile tile, int n) {
  parsed_.turned_up += static_cast<std::size_t>(n);
  return take_tile(tile, n);
}

bool PositionReader::turn_up(Special special, int n) {
  parsed_.specials_turned_up += static_cast<std::size_t>(n);
  return take_special(special, n);
}

}  // namespace meadhall::vikings
