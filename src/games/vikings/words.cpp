#include "games/vikings/words.h"

#include <array>

#include "games/vikings/scoring.h"

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
      .with("n", static_cast<int>(n));
}

List counts(const std::array<std::uint8_t, kVikingKinds>& of_kind) {
  List lines;
  for (std::size_t kind = 0; kind < kVikingKinds; ++kind) {
    if (of_kind[kind] > 0) lines.push_back(count_line(kind, of_kind[kind]));
  }
  return lines;
}

// Whether an unrepelled ship of the actor's threatens whoever stands on the cell.
bool in_reach_of_ship(const State& state, Cell cell) {
  if (cell.row >= kRows || cell.column >= kColumns) return false;
  return (threatened(state.at(state.turn).homeland, cell.row) & column_bit(cell.column)) != 0;
}

}  // namespace

std::string_view viking_term(Viking kind) {
  constexpr std::array<std::string_view, kVikingKinds> kTerms = {
      "vikings.viking.fisherman", "vikings.viking.goldsmith", "vikings.viking.scout",
      "vikings.viking.noble",     "vikings.viking.warrior",   "vikings.viking.boatsman"};
  return kTerms[static_cast<std::size_t>(kind)];
}

std::string_view tile_term(Tile tile) {
  constexpr std::array<std::string_view, kTileKinds> kTerms = {
      "vikings.tile.none",       "vikings.tile.left_end",  "vikings.tile.middle",
      "vikings.tile.middle",     "vikings.tile.middle",    "vikings.tile.middle",
      "vikings.tile.right_end",  "vikings.tile.ship_blue", "vikings.tile.ship_yellow",
      "vikings.tile.ship_green", "vikings.tile.ship_red"};
  return kTerms[static_cast<std::size_t>(tile)];
}

std::string_view row_term(std::size_t row) {
  constexpr std::array<std::string_view, kRows + 1> kTerms = {
      "vikings.row.fishermen", "vikings.row.goldsmiths", "vikings.row.scouts",
      "vikings.row.nobles",    "vikings.row.warriors",   "vikings.row.ships"};
  return kTerms[row];
}

Message payment_told(Seat player, int gold, int points) {
  if (points == 0) return Message("vikings.log.pay_gold").with("player", player).with("n", gold);
  if (gold == 0) return Message("vikings.log.pay_points").with("player", player).with("n", points);
  return Message("vikings.log.pay")
      .with("player", player)
      .with("gold", gold)
      .with("points", points);
}

Message final_result(const State& state) {
  const ScoreSheet sheet = score(state);
  List winners;
  int points = 0;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    if (sheet.ranks[i] != 1) continue;
    points = sheet.totals[i];
    winners.push_back(Message("vikings.home.title").with("player", seat_at(i)));
  }
  const bool shared = winners.size() > 1;
  return Message(shared ? "vikings.log.over_shared" : "vikings.log.over")
      .with("winners", std::move(winners))
      .with("n", points);
}

Message choice_told(const State& state, Move move) {
  const Seat player = state.turn;
  switch (kind_of(move)) {
    case MoveKind::take: {
      const Pair& pair = state.wheel[value_of(move)];
      return Message("vikings.log.take")
          .with("player", player)
          .with("price", static_cast<int>(value_of(move)))
          .with("tile", Term{tile_term(pair.tile)})
          .with("viking", Term{viking_term(pair.viking)});
    }
    case MoveKind::pay:
      return payment_told(player, static_cast<int>(gold_paid(move)),
                          static_cast<int>(points_paid(move)));
    case MoveKind::start:
      return Message("vikings.log.start")
          .with("player", player)
          .with("cell", cell_text({static_cast<std::uint8_t>(value_of(move)), 0}));
    case MoveKind::place:
      return Message("vikings.log.place")
          .with("player", player)
          .with("tile", Term{tile_term(state.pending.tile)})
          .with("cell", cell_text(cell_of(move)));
    case MoveKind::stay:
    case MoveKind::wait:
      return Message(kind_of(move) == MoveKind::stay ? "vikings.log.stay" : "vikings.log.wait")
          .with("player", player)
          .with("viking", Term{viking_term(state.pending.viking)})
          .with("cell", cell_text(state.laid));
    case MoveKind::ferry:
      return Message("vikings.log.ferry")
          .with("player", player)
          .with("viking", Term{viking_term(static_cast<Viking>(cell_of(move).row))})
          .with("cell", cell_text(cell_of(move)));
    case MoveKind::land: return Message("vikings.log.land").with("player", player);
    case MoveKind::keep: return Message("vikings.log.keep").with("player", player);
    case MoveKind::convert:
      return Message("vikings.log.convert")
          .with("player", player)
          .with("n", static_cast<int>(value_of(move)));
  }
  return {};
}

Message question(const State& state) {
  switch (state.step) {
    case Step::take: return Message("vikings.ask.take");
    case Step::pay: return Message("vikings.ask.pay").with("price", static_cast<int>(state.price));
    case Step::start: return Message("vikings.ask.start");
    case Step::place:
      return Message("vikings.ask.place").with("tile", Term{tile_term(state.pending.tile)});
    case Step::stand:
      return Message("vikings.ask.stand")
          .with("viking", Term{viking_term(state.pending.viking)})
          .with("cell", cell_text(state.laid));
    case Step::ferry:
      return Message(state.boat.carried == 0 ? "vikings.ask.ferry" : "vikings.ask.ferry_on");
    case Step::over: return final_result(state);
  }
  return {};
}

Message describe(const State& state, Move move) {
  switch (kind_of(move)) {
    case MoveKind::take: {
      if (value_of(move) >= kSlots) return {};
      const Pair& pair = state.wheel[value_of(move)];
      return Message("vikings.move.take")
          .with("price", static_cast<int>(value_of(move)))
          .with("tile", Term{tile_term(pair.tile)})
          .with("viking", Term{viking_term(pair.viking)});
    }
    case MoveKind::pay: {
      const auto gold = static_cast<int>(gold_paid(move));
      const auto points = static_cast<int>(points_paid(move));
      if (points == 0) return Message("vikings.move.pay_gold").with("n", gold);
      if (gold == 0) return Message("vikings.move.pay_points").with("n", points);
      return Message("vikings.move.pay_both").with("gold", gold).with("points", points);
    }
    case MoveKind::start:
      if (value_of(move) >= kRows) return {};
      return Message("vikings.move.start").with("row", Term{row_term(value_of(move))});
    case MoveKind::place:
      return Message(in_reach_of_ship(state, cell_of(move)) ? "vikings.move.place_in_reach"
                                                            : "vikings.move.place")
          .with("cell", cell_text(cell_of(move)))
          .with("row", Term{row_term(cell_of(move).row)});
    case MoveKind::stay:
      return Message(in_reach_of_ship(state, state.laid) ? "vikings.move.stay_in_reach"
                                                         : "vikings.move.stay")
          .with("cell", cell_text(state.laid));
    case MoveKind::wait: return Message("vikings.move.wait");
    case MoveKind::ferry:
      if (cell_of(move).row >= kRows) return {};
      return Message("vikings.move.ferry")
          .with("viking", Term{viking_term(static_cast<Viking>(cell_of(move).row))})
          .with("cell", cell_text(cell_of(move)));
    case MoveKind::land: return Message("vikings.move.land");
    case MoveKind::keep: return Message("vikings.move.keep");
    case MoveKind::convert:
      return Message("vikings.move.convert").with("n", static_cast<int>(value_of(move)));
  }
  return {};
}

std::vector<Section> board(const State& state) {
  Section round{Message("vikings.board.round"), {}};
  round.lines.push_back(Message("vikings.board.round_line")
                            .with("round", static_cast<int>(state.round))
                            .with("rounds", static_cast<int>(kRounds)));
  round.lines.push_back(Message(
      large_scoring_follows(state)
          ? (state.round == kRounds ? "vikings.board.then_final" : "vikings.board.then_large")
          : "vikings.board.then_small"));
  round.lines.push_back(Message("vikings.board.leads").with("player", state.start_player));
  round.lines.push_back(
      Message("vikings.board.stack").with("n", static_cast<int>(kStack - state.revealed)));
  round.lines.push_back(Message("vikings.board.bag").with("vikings", counts(state.bag)));

  Section wheel{Message("vikings.board.wheel"), {}};
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const Pair& pair = state.wheel[slot];
    if (pair.empty()) continue;
    wheel.lines.push_back(Message("vikings.board.pair")
                              .with("price", static_cast<int>(slot))
                              .with("tile", Term{tile_term(pair.tile)})
                              .with("viking", Term{viking_term(pair.viking)}));
  }
  if (wheel.lines.empty()) wheel.lines.push_back(Message("vikings.board.wheel_empty"));
  return {std::move(round), std::move(wheel)};
}

Section homeland(const State& state, Seat seat) {
  const Player& player = state.at(seat);
  Section section{Message("vikings.home.title").with("player", seat), {}};
  const Food balance = food(player);
  const ClosedIslands closed = closed_islands(player.homeland);
  section.lines.push_back(Message("vikings.home.purse")
                              .with("gold", static_cast<int>(player.gold))
                              .with("points", static_cast<int>(player.points)));
  section.lines.push_back(Message("vikings.home.food")
                              .with("capacity", balance.capacity)
                              .with("mouths", balance.mouths));
  section.lines.push_back(
      Message("vikings.home.closed").with("n", closed.count).with("longest", closed.longest));
  List waiting = counts(player.waiting);
  section.lines.push_back(
      waiting.empty() ? Message("vikings.home.nobody_waits")
                      : Message("vikings.home.waiting").with("vikings", std::move(waiting)));
  for (std::uint8_t up = 0; up <= kShipRow; ++up) {
    const auto row = static_cast<std::uint8_t>(kShipRow - up);  // ships first, as on the table
    List tiles = row_lines(player.homeland, row);
    Message line(tiles.empty() ? "vikings.home.row_empty" : "vikings.home.row");
    line.with("row", Term{row_term(row)}).with("letter", std::string(1, row_letter(row)));
    if (!tiles.empty()) line.with("tiles", std::move(tiles));
    section.lines.push_back(std::move(line));
  }
  return section;
}

}  // namespace meadhall::vikings
