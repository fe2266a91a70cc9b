#include "games/feast/choices.h"

#include <utility>

#include "games/feast/effect_words.h"
#include "games/feast/laying.h"
#include "games/feast/moves.h"
#include "games/feast/space_words.h"
#include "games/feast/table_words.h"
#include "games/feast/turn.h"

namespace meadhall::feast {
namespace {

using List = Message::List;
using Cell = CellTable::Cell;
using Look = CellTable::Look;

Message column_told(const State& state, std::size_t place) {
  const std::size_t column =
      is_copy(place) ? column_of_copy(place) : info(static_cast<Space>(place)).column;
  return Message("feast.heading.column")
      .with("column", static_cast<int>(column))
      .with("n", vikings_for(state, state.agenda.top().seat, place));
}

Message ships_or_cards(Move move) {
  switch (kind_of(move)) {
    case MoveKind::lay: return Message("feast.heading.lay");
    case MoveKind::ship: return Message("feast.heading.ships");
    case MoveKind::use: return Message("feast.heading.occupations");
    default: return {};
  }
}

// What shows of a cell: the tile that covers it, else what is printed there.
Cell cell_told(const Board& printed, const Surface& surface, Sheet sheet, Spot at) {
  if (has(surface.cover.taken, at.row, at.column)) {
    const Item lying = lying_at(surface, at.row, at.column);
    return {Message("feast.cell.covered").with("item", Term{item_term(lying)}), "■", Look::covered};
  }
  for (std::size_t i = 0; i < printed.bonus_count; ++i) {
    if (!has(printed.bonuses[i].field, at.row, at.column)) continue;
    return {Message("feast.cell.bonus").with("items", bonuses_told(sheet, 1U << i)), "★",
            Look::marked};
  }
  for (std::size_t i = 0; i < printed.track_count; ++i) {
    const Track& track = printed.tracks[i];
    for (std::size_t k = 0; k < track.count; ++k) {
      if (track.steps[k].spot != at) continue;
      const int income = track.steps[k].income;
      return {Message("feast.cell.income").with("n", income), std::to_string(income), Look::marked};
    }
  }
  const bool two = has(printed.minus_two, at.row, at.column);
  if (two || has(printed.minus, at.row, at.column)) {
    const int loss = two ? 2 : 1;
    return {Message("feast.cell.minus").with("n", loss), "−" + std::to_string(loss), Look::bare};
  }
  if (has(printed.open, at.row, at.column)) return {Message("feast.cell.empty")};
  return {.told = Message("feast.cell.outside"), .look = Look::outside};
}

}  // namespace

Message heading(const State& state, Move move) {
  switch (state.agenda.top().what) {
    case Do::turn:
    case Do::copy:
      if (kind_of(move) == MoveKind::place) return column_told(state, place_of(move));
      return {};
    case Do::arrange:
    case Do::window: return ships_or_cards(move);
    default: return {};
  }
}

std::vector<Message> terms(const State& state, Move move) {
  const Seat seat = state.agenda.top().seat;
  switch (kind_of(move)) {
    case MoveKind::place:
      if (is_copy(place_of(move))) return {};
      return space_terms(state, seat, static_cast<Space>(place_of(move)));
    case MoveKind::number:
      if (counted(move) != NumberOf::copy) return {};
      return space_terms(state, seat, static_cast<Space>(n_of(move)));
    case MoveKind::play: return occupation_told(card_of(move));
    default: return {};
  }
}

std::optional<CellTable> cells(const State& state) {
  if (state.agenda.empty() || state.agenda.top().what != Do::lay) return std::nullopt;
  const auto laying = as<LayTask>(state.agenda.top());
  if (!laying.has_surface() || !laying.has_way()) return std::nullopt;
  const std::size_t on = laying.surface();
  const Sheet sheet = sheet_of(state, on);
  const Shape& way = ways_to_lay(laying.item())[laying.way()];
  const bool single = way.height == 1 && way.width == 1;
  CellTable table{.title = Message(single ? "feast.cells" : "feast.cells_corner")
                               .with("board", List{surface_named(state, on)})
                               .with("height", way.height)
                               .with("width", way.width),
                  .rows = {}};
  const Board& printed = board(sheet);
  for (std::uint8_t row = 0; row < printed.height; ++row) {
    table.rows.emplace_back();
    for (std::uint8_t column = 0; column < printed.width; ++column) {
      table.rows.back().push_back(cell_told(printed, state.surfaces[on], sheet, {row, column}));
    }
  }
  MoveList moves;
  legal(state, moves);
  for (const Move move : moves) {
    if (kind_of(move) != MoveKind::at) continue;
    const Spot spot = spot_of(move);
    table.rows[spot.row][spot.column].move = move;
  }
  return table;
}

}  // namespace meadhall::feast
