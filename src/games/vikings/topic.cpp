#include "games/vikings/moves.h"
#include "games/vikings/rules.h"
#include "games/vikings/state.h"

// Which chapter of the rules is about what: ids of app/teaching/vikings/book.cpp.

namespace meadhall::vikings {

std::string_view topic(const State& state) {
  switch (state.step) {
    case Step::auction: return "auction";
    case Step::remove:
    case Step::draft: return "draft";
    case Step::take: return "wheel";
    case Step::pay: return "pay";
    case Step::start: return "tiles";
    case Step::place: return is_ship(state.pending.tile) ? "ships" : "tiles";
    case Step::stand: return "viking";
    case Step::special:
    case Step::swap: return "specials";
    case Step::ferry: return "ferry";
    case Step::over: return "final";
  }
  return {};
}

std::string_view topic_of(const State& state, Inspectable thing) {
  const Seat seat = names_no_seat(thing) ? state.turn : seat_of(thing);
  switch (kind_of(thing)) {
    case InspectableKind::pair: return "wheel";
    case InspectableKind::cell: {
      const Cell cell{static_cast<std::uint8_t>(value_of(thing) % 6U),
                      static_cast<std::uint8_t>(value_of(thing) / 6U)};
      if (index(seat) >= state.player_count || cell.column >= kColumns) return {};
      if (cell.row == kShipRow) return "ships";
      const Homeland& home = state.at(seat).homeland;
      const Columns bit = column_bit(cell.column);
      if ((threatened(home, cell.row) & bit) != 0) return "ships";
      return (home.rows[cell.row].vikings & bit) != 0 ? "viking" : "tiles";
    }
    case InspectableKind::waiting: return "ferry";
    case InspectableKind::purse: return "pay";
    case InspectableKind::stack:
    case InspectableKind::bag: return "table";
    case InspectableKind::special:
    case InspectableKind::owned: return "specials";
    case InspectableKind::auction: return "auction";
    case InspectableKind::drawn: return state.options.draft != 0 ? "draft" : "auction";
    case InspectableKind::round: return "table";
    case InspectableKind::leader: return state.options.auction != 0 ? "auction" : "table";
    // The first five of kScoreLines belong to every large scoring, the others to the final one.
    case InspectableKind::line: return value_of(thing) < 5 ? "large" : "final";
  }
  return {};
}

}  // namespace meadhall::vikings
