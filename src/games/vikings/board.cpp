#include "games/vikings/rules.h"
#include "games/vikings/scoring.h"
#include "games/vikings/words.h"

// The table in words, for screen readers and text mode.

namespace meadhall::vikings {
namespace {

using List = Message::List;

Message cell_line(const Homeland& home, Cell cell, Columns threat) {
  const Columns bit = column_bit(cell.column);
  const Tile tile = tile_at(home, cell);
  const bool inhabited = cell.row < kRows && (home.rows[cell.row].vikings & bit) != 0;
  const bool in_danger = (threat & bit) != 0;
  std::string_view id = "vikings.home.tile";
  if (inhabited) id = in_danger ? "vikings.home.threatened" : "vikings.home.inhabited";
  if (is_ship(tile)) {
    id = (home.warriors() & bit) != 0 ? "vikings.home.repelled" : "vikings.home.ship";
  }
  Message line(id);
  line.with("column", cell.column + 1).with("tile", Term{tile_term(tile)});
  if (inhabited) line.with("viking", Term{viking_term(static_cast<Viking>(cell.row))});
  return line;
}

List row_lines(const Homeland& home, std::uint8_t row) {
  List lines;
  const bool ships = row == kShipRow;
  const Columns threat = ships ? 0 : threatened(home, row);
  Columns tiles = ships ? home.all_ships() : home.rows[row].tiles();
  for (; tiles != 0; tiles &= tiles - 1) {
    const auto column = static_cast<std::uint8_t>(std::countr_zero(tiles));
    lines.push_back(cell_line(home, {row, column}, threat));
  }
  return lines;
}

Message count_line(std::size_t kind, std::uint8_t n) {
  return Message("vikings.home.count")
      .with("viking", Term{viking_term(static_cast<Viking>(kind))})
      .with("n", n);
}

List counts(const std::array<std::uint8_t, kVikingKinds>& of_kind) {
  List lines;
  for (std::size_t kind = 0; kind < kVikingKinds; ++kind) {
    if (of_kind[kind] > 0) lines.push_back(count_line(kind, of_kind[kind]));
  }
  return lines;
}

// Special tiles held, buildings with the cell on which they lie.
List specials_held(const Player& player) {
  List lines;
  for (std::size_t kind = 1; kind < kSpecialKinds; ++kind) {
    const auto special = static_cast<Special>(kind);
    if (player.special(special) == 0) continue;
    const Cell cell = is_building(special) ? player.building_at[building_of(special)] : kNowhere;
    Message line(cell == kNowhere ? "vikings.home.special" : "vikings.home.building");
    line.with("special", Term{special_term(special)}).with("n", player.special(special));
    if (cell != kNowhere) line.with("cell", cell_text(cell));
    lines.push_back(std::move(line));
  }
  return lines;
}

// The places on which nothing can lie any more.
List dead_named(const DeadCells& dead) {
  List cells;
  for (std::uint8_t row = kRows; row-- > 0;) {
    for (Columns columns = dead.no_such_tile[row] | dead.none_left[row]; columns != 0;
         columns &= columns - 1) {
      const auto column = static_cast<std::uint8_t>(std::countr_zero(columns));
      cells.push_back(Message("ui.cell").with("cell", cell_text({row, column})));
    }
  }
  return cells;
}

}  // namespace

Message auction_line(const State& state) {
  List out;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    if ((state.auction.left >> i & 1U) == 0) continue;
    out.push_back(Message("vikings.home.title").with("player", seat_at(i)));
  }
  Message line(state.auction.bid == 0 ? "vikings.board.no_bid" : "vikings.board.bid");
  line.with("player", state.auction.leader).with("n", state.auction.bid);
  if (out.empty()) return line;
  return Message("vikings.board.auction_out")
      .with("auction", List{std::move(line)})
      .with("n", static_cast<int>(out.size()))
      .with("players", std::move(out));
}

Message bag_line(const State& state) {
  List vikings = counts(state.bag);
  if (vikings.empty()) return Message("vikings.board.bag_empty");
  return Message("vikings.board.bag").with("vikings", std::move(vikings));
}

Message drawn_line(const State& state) {
  return Message("vikings.board.drawn").with("vikings", counts(state.drawn));
}

std::vector<Section> board(const State& state) {
  Section round{Message("vikings.board.round"), {}};
  round.lines.push_back(
      Message("vikings.board.round_line").with("round", state.round).with("rounds", kRounds));
  round.lines.push_back(Message(
      large_scoring_follows(state)
          ? (state.round == kRounds ? "vikings.board.then_final" : "vikings.board.then_large")
          : "vikings.board.then_small"));
  round.lines.push_back(Message("vikings.board.leads").with("player", state.start_player));
  round.lines.push_back(Message("vikings.board.stack").with("n", kStack - state.revealed));
  round.lines.push_back(bag_line(state));

  if (drawn_left(state) > 0) round.lines.push_back(drawn_line(state));
  if (state.step == Step::auction) round.lines.push_back(auction_line(state));
  if (state.options.specials != 0) {
    List specials = specials_named(state.face_up);
    if (!specials.empty()) {
      round.lines.push_back(Message("vikings.board.specials")
                                .with("n", static_cast<int>(specials.size()))
                                .with("specials", std::move(specials)));
    }
    round.lines.push_back(
        Message("vikings.board.special_stack").with("n", kSpecials - state.specials_revealed));
  }

  Section wheel{Message("vikings.board.wheel"), {}};
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const Pair& pair = state.wheel[slot];
    if (pair.empty()) continue;
    if (!has_viking(state, slot)) {
      wheel.lines.push_back(Message("vikings.board.lone_tile")
                                .with("price", static_cast<int>(slot))
                                .with("tile", Term{tile_term(pair.tile)}));
      continue;
    }
    wheel.lines.push_back(Message("vikings.board.pair")
                              .with("price", static_cast<int>(slot))
                              .with("tile", Term{tile_term(pair.tile)})
                              .with("viking", Term{viking_term(pair.viking)}));
  }
  if (wheel.lines.empty()) wheel.lines.push_back(Message("vikings.board.wheel_empty"));
  return {std::move(round), std::move(wheel)};
}

Section player_area(const State& state, Seat seat) {
  const Player& player = state.at(seat);
  Section section{Message("vikings.home.title").with("player", seat), {}};
  const Food balance = food(state, player);
  const ClosedIslands closed = closed_islands(player.homeland);
  section.lines.push_back(
      Message("vikings.home.purse").with("gold", player.gold).with("points", player.points));
  section.lines.push_back(Message("vikings.home.food")
                              .with("capacity", balance.capacity)
                              .with("mouths", balance.mouths));
  section.lines.push_back(
      closed.count == 0
          ? Message("vikings.home.no_closed")
          : Message("vikings.home.closed").with("n", closed.count).with("longest", closed.longest));
  List waiting = counts(player.waiting);
  section.lines.push_back(
      waiting.empty() ? Message("vikings.home.nobody_waits")
                      : Message("vikings.home.waiting").with("vikings", std::move(waiting)));
  if (List specials = specials_held(player); !specials.empty()) {
    section.lines.push_back(Message("vikings.home.specials").with("specials", std::move(specials)));
  }
  if (player.forfeited != 0) section.lines.emplace_back("vikings.home.forfeited");
  for (std::uint8_t up = 0; up <= kShipRow; ++up) {
    const auto row = static_cast<std::uint8_t>(kShipRow - up);  // ships first, as on the table
    List tiles = row_lines(player.homeland, row);
    Message line(tiles.empty() ? "vikings.home.row_empty" : "vikings.home.row");
    line.with("row", Term{row_term(row)}).with("letter", std::string(1, row_letter(row)));
    if (!tiles.empty()) line.with("tiles", std::move(tiles));
    section.lines.push_back(std::move(line));
  }
  if (List dead = dead_named(dead_cells(state, seat)); !dead.empty()) {
    section.lines.push_back(Message("vikings.home.dead").with("cells", std::move(dead)));
  }
  return section;
}

}  // namespace meadhall::vikings
