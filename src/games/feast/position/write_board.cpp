#include <algorithm>
#include <string_view>
#include <vector>

#include "games/feast/ids.h"
#include "games/feast/position/words.h"
#include "games/feast/position/write.h"

// Drawing what lies on a board.

namespace meadhall::feast {
namespace {

class Drawer {
 public:
  Drawer(const State& state, std::size_t surface)
      : printed_(board(sheet_of(state, surface))), on_(state.surfaces[surface]) {
    cells_.fill(kBareCell);
  }

  void draw(position_text::PositionText& text) {
    for (std::size_t row = 0; row < printed_.height; ++row) {
      for (std::size_t column = 0; column < printed_.width; ++column) draw_at(row, column);
    }
    for (std::size_t row = 0; row < printed_.height; ++row) {
      const std::string_view cells(cells_.data(), cells_.size());
      text.add("    ").add(cells.substr(cell_number(row, 0), printed_.width)).add("\n");
    }
    position_text::PositionList tiles(text, "    tiles");
    for (std::size_t i = 0; i < meanings_.size(); ++i) {
      tiles.item().add(kTileLetters.substr(i, 1)).add(" ").add(word_of(item_term(meanings_[i])));
    }
  }

 private:
  using Tile = std::vector<std::size_t>;  // its cells

  void draw_at(std::size_t row, std::size_t column) {
    const std::size_t cell = cell_number(row, column);
    if (!has(on_.cover.taken, row, column) || cells_[cell] != kBareCell) return;
    const Item item = lying_at(on_, row, column);
    switch (item) {
      case Item::silver: cells_[cell] = kSilverCell; return;
      case Item::ore: cells_[cell] = kOreCell; return;
      case Item::wood: cells_[cell] = kWoodCell; return;
      default: break;
    }
    Tile tile;
    gather(cell, tile);
    const char letter = letter_for(item, tile);
    for (const std::size_t each : tile) cells_[each] = letter;
  }

  bool is_joined(std::size_t cell, std::uint8_t how) const { return (on_.lying[cell] & how) != 0; }

  // The cells of the tile of which this is one.
  void gather(std::size_t cell, Tile& tile) const {
    if (std::ranges::find(tile, cell) != tile.end()) return;
    tile.push_back(cell);
    if (is_joined(cell, kJoinedLeft)) gather(cell - 1, tile);
    if (is_joined(cell, kJoinedUp)) gather(cell - kBoardColumns, tile);
    const bool last = cell % kBoardColumns + 1 == kBoardColumns;
    if (!last && is_joined(cell + 1, kJoinedLeft)) gather(cell + 1, tile);
    const std::size_t below = cell + kBoardColumns;
    if (below < kGrid && is_joined(below, kJoinedUp)) gather(below, tile);
  }

  // Tiles of a kind share a letter where they do not touch.
  char letter_for(Item item, const Tile& tile) {
    for (std::size_t i = 0; i < meanings_.size(); ++i) {
      if (meanings_[i] == item && !touches(tile, kTileLetters[i])) return kTileLetters[i];
    }
    // There are not so many kinds that each of the letters is needed.
    MUST(meanings_.size() < kTileLetters.size());
    meanings_.push_back(item);
    return kTileLetters[meanings_.size() - 1];
  }

  bool touches(const Tile& tile, char letter) const {
    return std::ranges::any_of(tile, [&](std::size_t cell) {
      const std::size_t column = cell % kBoardColumns;
      return (column > 0 && cells_[cell - 1] == letter) ||
             (column + 1 < kBoardColumns && cells_[cell + 1] == letter) ||
             (cell >= kBoardColumns && cells_[cell - kBoardColumns] == letter) ||
             (cell + kBoardColumns < kGrid && cells_[cell + kBoardColumns] == letter);
    });
  }

  const Board& printed_;
  const Surface& on_;
  std::array<char, kGrid> cells_{};
  std::vector<Item> meanings_;  // of the letters, in their order
};

}  // namespace

void write_drawing(position_text::PositionText& text, const State& state, std::size_t surface) {
  Drawer(state, surface).draw(text);
}

}  // namespace meadhall::feast
