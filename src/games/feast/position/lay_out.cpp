#include <algorithm>
#include <vector>

#include "games/feast/ids.h"
#include "games/feast/laying.h"
#include "games/feast/position/parsed_position.h"

// From drawings to what lies on boards: tile by tile, as the rules let them be laid.

namespace meadhall::feast {
namespace {

struct Piece {
  Item item{};
  const Shape* way = nullptr;
  Spot at{};
  TextPlace where;  // its first cell
};

// A spot of the drawing in the text.
TextPlace text_place_at(const Drawing& drawing, std::size_t row, std::size_t column) {
  const TextPlace& line = drawing.rows[row];
  return {line.line, line.column + static_cast<int>(column), line.text.substr(column, 1)};
}

Message about(std::string_view id, Item item) {
  return Message(id).with("item", Term{item_term(item)});
}

class Layer {
 public:
  Layer(ParsedPosition& parsed, std::size_t surface)
      : state_(parsed.state),
        drawing_(parsed.drawings[surface]),
        surface_(surface),
        sheet_(sheet_of(state_, surface)) {}

  Result<void> lay() {
    if (Result<void> found = find_pieces(); !found) return found;
    const Custom custom = custom_of(state_, owner_of(state_, surface_));
    // To cover a number others have to lie there; so whatever can be laid is laid first.
    while (!pieces_.empty()) {
      const auto next = std::ranges::find_if(
          pieces_, [&](const Piece& piece) { return bar(piece, custom) == Bar::none; });
      if (next == pieces_.end()) return refused(pieces_.front(), bar(pieces_.front(), custom));
      put(state_, surface_, next->item, *next->way, next->at);
      pieces_.erase(next);
    }
    return {};
  }

 private:
  char cell(std::size_t row, std::size_t column) const { return drawing_.rows[row].text[column]; }

  Bar bar(const Piece& piece, Custom custom) const {
    return bar_to(sheet_, state_.surfaces[surface_].cover, piece.item, *piece.way, piece.at,
                  custom);
  }

  Result<void> find_pieces() {
    const Board& printed = board(sheet_);
    for (std::size_t row = 0; row < printed.height; ++row) {
      for (std::size_t column = 0; column < printed.width; ++column) {
        if (cell(row, column) == kBareCell || has(seen_, row, column)) continue;
        if (!has(printed.open, row, column)) {
          return position_text::misplaced(text_place_at(drawing_, row, column),
                                          Message("feast.position.outside"));
        }
        if (Result<void> piece = find_piece(row, column); !piece) return piece;
      }
    }
    return {};
  }

  Result<void> find_piece(std::size_t row, std::size_t column) {
    const char letter = cell(row, column);
    const TextPlace where = text_place_at(drawing_, row, column);
    if (const std::optional<Item> single = filling(letter)) {
      mark(row, column);
      const auto at = Spot{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
      pieces_.push_back({*single, &ways_to_lay(*single).front(), at, where});
      return {};
    }
    const auto& meaning = drawing_.letters[static_cast<unsigned char>(letter)];
    if (!meaning) return position_text::misplaced(where, Message("feast.position.no_letter"));
    Cells cells{};
    gather(row, column, letter, cells);
    const auto piece = as_laid(*meaning, cells);
    if (!piece) return position_text::misplaced(where, about("feast.position.shape", *meaning));
    pieces_.push_back({*meaning, piece->way, piece->at, where});
    return {};
  }

  static std::optional<Item> filling(char letter) {
    switch (letter) {
      case kSilverCell: return Item::silver;
      case kOreCell: return Item::ore;
      case kWoodCell: return Item::wood;
      default: return std::nullopt;
    }
  }

  void mark(std::size_t row, std::size_t column) {
    seen_[row] = static_cast<std::uint16_t>(seen_[row] | 1U << column);
  }

  // Neighbouring cells with the same letter are one tile.
  void gather(std::size_t row, std::size_t column, char letter, Cells& cells) {
    if (has(seen_, row, column) || cell(row, column) != letter) return;
    mark(row, column);
    cells[row] = static_cast<std::uint16_t>(cells[row] | 1U << column);
    const Board& printed = board(sheet_);
    if (row > 0) gather(row - 1, column, letter, cells);
    if (column > 0) gather(row, column - 1, letter, cells);
    if (row + 1U < printed.height) gather(row + 1, column, letter, cells);
    if (column + 1U < printed.width) gather(row, column + 1, letter, cells);
  }

  // The way in which the item covers exactly these cells.
  static std::optional<Piece> as_laid(Item item, const Cells& cells) {
    std::size_t top = 0;
    while (cells[top] == 0) ++top;
    unsigned columns = 0;
    for (const std::uint16_t row : cells) columns |= row;
    const auto left = static_cast<std::size_t>(std::countr_zero(columns));
    for (const Shape& way : ways_to_lay(item)) {
      bool same = true;
      for (std::size_t row = top; row < kBoardRows; ++row) {
        const unsigned part = row - top < way.height ? unsigned{way.rows[row - top]} << left : 0U;
        same = same && cells[row] == part;
      }
      const auto at = Spot{static_cast<std::uint8_t>(top), static_cast<std::uint8_t>(left)};
      if (same && top + way.height <= kBoardRows) return Piece{.item = item, .way = &way, .at = at};
    }
    return std::nullopt;
  }

  Error refused(const Piece& piece, Bar bar) const {
    const std::string_view id = bar == Bar::kind        ? "feast.position.bar_kind"
                                : bar == Bar::outside   ? "feast.position.outside"
                                : bar == Bar::neighbour ? "feast.position.bar_neighbour"
                                                        : "feast.position.bar_income";
    return position_text::misplaced(piece.where,
                                    about(id, piece.item).with("board", Term{sheet_term(sheet_)}));
  }

  State& state_;
  const Drawing& drawing_;
  std::size_t surface_;
  Sheet sheet_;
  Cells seen_{};
  std::vector<Piece> pieces_;
};

}  // namespace

Result<void> lay_out(ParsedPosition& parsed) {
  for (std::size_t surface = 0; surface < kSurfaces; ++surface) {
    const Drawing& drawing = parsed.drawings[surface];
    if (drawing.height == 0) continue;
    const int height = board(sheet_of(parsed.state, surface)).height;
    if (std::cmp_less(drawing.height, height)) {
      return position_text::misplaced(drawing.where,
                                      Message("feast.position.rows").with("n", height));
    }
    if (Result<void> laid = Layer(parsed, surface).lay(); !laid) return laid;
  }
  return {};
}

}  // namespace meadhall::feast
