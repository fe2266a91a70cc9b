#include "table/games/vikings/scoring_marks.h"

#include "games/vikings/pieces.h"

namespace meadhall::table::vikings_table {
namespace {

using vikings::Columns;
using vikings::Happening;
using vikings::Homeland;
using vikings::kRows;
using vikings::kShipRow;

Columns closed_tiles(const vikings::IslandRow& row, int at_least) {
  Columns closed = 0;
  for (Columns starts = row.left_ends; starts != 0; starts &= starts - 1) {
    const auto first = static_cast<unsigned>(std::countr_zero(starts));
    const auto middles = static_cast<unsigned>(std::countr_one(row.middles >> (first + 1)));
    const unsigned last = first + 1 + middles;
    if ((row.right_ends & vikings::column_bit(last)) == 0) continue;
    if (static_cast<int>(last - first + 1) < at_least) continue;
    for (unsigned column = first; column <= last; ++column) closed |= vikings::column_bit(column);
  }
  return closed;
}

// Islands that are closed and at least so long.
void mark_closed(Marks& marks, const Homeland& home, int at_least) {
  for (std::size_t row = 0; row < kRows; ++row) {
    marks.cells[row] = closed_tiles(home.rows[row], at_least);
  }
}

// Each building with the eight places around it.
void mark_buildings(Marks& marks, const vikings::Player& player) {
  for (const vikings::Cell at : player.building_at) {
    if (at == vikings::kNowhere) continue;
    const Columns here = vikings::column_bit(at.column);
    const Columns around = (here << 1 | here | here >> 1) & vikings::kAllColumns;
    for (std::size_t row = at.row > 0 ? at.row - 1U : 0; row <= at.row + 1U && row < kRows; ++row) {
      marks.cells[row] |= around & player.homeland.rows[row].tiles();
    }
  }
}

// The cells that scored, one after the other.
std::vector<TargetName> sources(const match::Stage& stage, const Event& line) {
  const Seat seat = *line.seat;
  const Marks marks = marks_of(line, scene_on(stage).state);
  std::vector<TargetName> from;
  if (marks.purse) return {{"gold", seat}};
  for (std::size_t row = 0; row < marks.cells.size(); ++row) {
    for (Columns rest = marks.cells[row]; rest != 0; rest &= rest - 1) {
      const vikings::Cell cell{static_cast<std::uint8_t>(row),
                               static_cast<std::uint8_t>(std::countr_zero(rest))};
      from.push_back({"cell", seat, vikings::pack(cell)});
    }
  }
  if (from.empty()) {
    from.push_back({"berth", seat, vikings::Viking::boatsman});
  }
  return from;
}

}  // namespace

Marks marks_of(const Event& event, const vikings::State& state) {
  Marks marks;
  if (!event.seat || event.kind != Event::Kind::score) return marks;
  marks.seat = event.seat;
  const Homeland& home = state.at(*event.seat).homeland;
  const auto& rows = home.rows;
  const Columns scouts = vikings::safe_vikings(home, 2);
  switch (static_cast<Happening>(event.what)) {
    case Happening::goldsmiths: marks.cells[1] = vikings::safe_vikings(home, 1); break;
    case Happening::nobles: marks.cells[3] = vikings::safe_vikings(home, 3); break;
    case Happening::scouts: marks.cells[2] = scouts; break;
    case Happening::below_scouts:
      marks.cells[1] = scouts & rows[1].vikings;
      marks.cells[0] = scouts & rows[0].vikings;
      break;
    case Happening::ships:
      marks.cells[kShipRow] = home.all_ships() & home.warriors();
      marks.cells[kRows - 1] = marks.cells[kShipRow];
      break;
    case Happening::unrepelled: marks.cells[kShipRow] = home.all_ships() & ~home.warriors(); break;
    case Happening::boatsmen: marks.boatsmen = true; break;
    case Happening::gold: marks.purse = true; break;
    case Happening::islands: mark_closed(marks, home, 2); break;
    case Happening::longest: mark_closed(marks, home, vikings::closed_islands(home).longest); break;
    case Happening::fishermen:
    case Happening::surplus:
    case Happening::hunger: marks.cells[0] = vikings::safe_vikings(home, 0); break;
    case Happening::buildings: mark_buildings(marks, state.at(*event.seat)); break;
    default: break;
  }
  return marks;
}

const match::ScoringHooks kScoringHooks{
    .mark =
        [](match::Stage& stage, const Event& line) {
          Scene& scene = scene_on(stage);
          scene.marks = marks_of(line, scene.state);
        },
    .sources = sources,
    .pieces = {.gold = vikings::kGold, .points = vikings::kPoints}};

}  // namespace meadhall::table::vikings_table
