#include "games/feast/ids.h"
#include "games/feast/position/reader.h"

// Boards and houses as they are drawn: their names, rows of cells, and what letters stand for.

namespace meadhall::feast {

// "home", "A back", "stone_2": the player's; below it rows, or none where nothing lies.
bool PositionReader::read_board(std::size_t name) {
  const std::size_t surface = surface_named(name, player());
  drawing_ = &parsed_.drawings[surface];
  if (drawing_->where.line > 0) return fail("feast.position.board_twice");
  drawing_->where = last();
  State& state = parsed_.state;
  if (surface >= kFirstHouse) {
    state.house_owner[surface - kFirstHouse] = player();
  } else if (is_land(surface)) {
    Land& land = state.lands[surface - kFirstLand];
    land.owner = player();
    if (!one_of_into(kSideWords, land.side)) return false;
  }
  rows_left_ = board(sheet_of(state, surface)).height;
  return true;
}

// A row of the board named last: until it is whole, whatever begins no other line.
bool PositionReader::is_row() const {
  if (rows_left_ == 0) return false;
  return !place_among(kBoardWords, peek()) && !place_among(kKeywordWords, peek());
}

bool PositionReader::read_row() {
  const auto surface = static_cast<std::size_t>(drawing_ - parsed_.drawings.data());
  const Board& printed = board(sheet_of(parsed_.state, surface));
  word();
  if (last().text.size() != printed.width) {
    return fail(Message("feast.position.row_width").with("n", printed.width));
  }
  for (const char cell : last().text) {
    const bool letter = (cell >= 'a' && cell <= 'z') || (cell >= 'A' && cell <= 'Z');
    if (letter || cell == kBareCell || cell == kSilverCell || cell == kOreCell) continue;
    return fail("feast.position.cell");
  }
  drawing_->rows[drawing_->height++] = last();
  --rows_left_;
  return true;
}

// "a oil, b silk": here capitals count.
bool PositionReader::read_tiles() {
  if (drawing_ == nullptr) return fail("feast.position.no_board");
  while (!peek().empty()) {
    word();
    const std::string_view letter = last().text;
    if (letter.size() != 1 || kTileLetters.find(letter[0]) == std::string_view::npos) {
      return fail("feast.position.letter");
    }
    auto& meaning = drawing_->letters[static_cast<unsigned char>(letter[0])];
    if (meaning) return fail("position.twice");
    Item tile{};
    if (!item(tile)) return false;
    if (!is_tile(tile)) return fail("feast.position.tile");
    meaning = tile;
  }
  return true;
}

}  // namespace meadhall::feast
