#include <algorithm>

#include "games/vikings/explain_board.h"
#include "games/vikings/explain_line.h"
#include "games/vikings/ferry.h"
#include "games/vikings/round.h"
#include "games/vikings/rules.h"
#include "games/vikings/scoring.h"
#include "games/vikings/words.h"

namespace meadhall::vikings {
namespace {

using Lines = std::vector<Message>;

Lines explain_pair(const State& state, std::size_t slot) {
  const Pair& pair = state.wheel[slot];
  if (pair.empty()) return {pair_refusal(state, slot)};
  if (!has_viking(state, slot)) {
    return {Message("vikings.board.lone_tile")
                .with("price", static_cast<int>(slot))
                .with("tile", Term{tile_term(pair.tile)}),
            Message("vikings.explain.no_viking_yet")};
  }
  Lines lines = {Message("vikings.explain.pair")
                     .with("price", static_cast<int>(slot))
                     .with("tile", Term{tile_term(pair.tile)})
                     .with("viking", Term{viking_term(pair.viking)})};
  if (state.step != Step::take) {
    lines.push_back(Message("vikings.no.step").with("question", Message::List{question(state)}));
    return lines;
  }
  Message forbidden = pair_refusal(state, slot);
  if (!forbidden.empty()) {
    lines.push_back(std::move(forbidden));
    return lines;
  }
  const Player& player = state.at(state.turn);
  lines.push_back(price_paid_told(player, static_cast<int>(slot)));
  const auto steps = static_cast<int>(steps_after_taking(state, slot));
  lines.push_back(steps > 0 ? Message("vikings.explain.wheel_turns").with("n", steps)
                            : Message("vikings.explain.wheel_stays"));
  if (earns_special(state, slot)) lines.push_back(Message("vikings.explain.earns_special"));
  // The start tile, still to come, gives every first tile a place.
  const bool lost = is_island(pair.tile) && player.has_start_tile != 0 &&
                    !has_place(player.homeland, pair.tile, state.options.ship_supports_island != 0);
  if (lost) lines.push_back(Message("vikings.explain.no_place"));
  return lines;
}

// The ship that reaches a cell, if an unrepelled one does: Tile::none otherwise.
Tile reaching_ship(const Homeland& home, Cell cell) {
  if (cell.row >= kRows) return Tile::none;
  if ((threatened(home, cell.row) & column_bit(cell.column)) == 0) return Tile::none;
  return tile_at(home, {kShipRow, cell.column});
}

std::optional<Special> building_on(const Player& player, Cell cell) {
  if (cell == kNowhere) return std::nullopt;
  const auto at = std::ranges::find(player.building_at, cell);
  if (at == player.building_at.end()) return std::nullopt;
  return static_cast<Special>(static_cast<std::ptrdiff_t>(Special::building_1) +
                              (at - player.building_at.begin()));
}

Lines explain_cell(const State& state, Seat seat, Cell cell) {
  if (cell.row > kShipRow || cell.column >= kColumns) return {Message("vikings.no.outside")};
  const Homeland& home = state.at(seat).homeland;
  const Columns bit = column_bit(cell.column);
  const Tile tile = tile_at(home, cell);
  Lines lines;
  if (tile == Tile::none) {
    lines.push_back(Message("vikings.explain.sea")
                        .with("cell", cell_text(cell))
                        .with("row", Term{row_term(cell.row)}));
  } else if (is_ship(tile)) {
    const ShipValue& value = kShipValues[sail_of(tile)];
    const bool repelled = (home.warriors() & bit) != 0;
    lines.push_back(Message(repelled ? "vikings.explain.ship_repelled" : "vikings.explain.ship")
                        .with("tile", Term{tile_term(tile)})
                        .with("row", Term{row_term(sail_of(tile))})
                        .with("column", cell.column + 1)
                        .with("value", Message::List{amount_told(value.gold, value.points)}));
  } else {
    const bool inhabited = (home.rows[cell.row].vikings & bit) != 0;
    lines.push_back(Message(inhabited ? "vikings.explain.inhabited" : "vikings.explain.tile")
                        .with("cell", cell_text(cell))
                        .with("tile", Term{tile_term(tile)})
                        .with("viking", Term{viking_term(static_cast<Viking>(cell.row))}));
    if (inhabited) lines.push_back(viking_rule(state, static_cast<Viking>(cell.row)));
    lines.push_back(island_told(home, cell));
  }
  if (const auto building = building_on(state.at(seat), cell)) {
    lines.push_back(Message("vikings.explain.building_worth")
                        .with("special", Term{special_term(*building)})
                        .with("n", building_worth(state.at(seat), building_of(*building))));
  }
  const Tile ship = reaching_ship(home, cell);
  if (ship != Tile::none) {
    lines.push_back(Message("vikings.explain.threatened")
                        .with("tile", Term{tile_term(ship)})
                        .with("row", Term{row_term(sail_of(ship))})
                        .with("warrior_cell", cell_text({kRows - 1, cell.column})));
  }
  if (Message dead = tile == Tile::none ? dead_reason(state, seat, cell) : Message();
      !dead.empty()) {
    lines.push_back(std::move(dead));
    return lines;
  }
  if (actor(state) != seat) return lines;

  Message forbidden;
  if (state.step == Step::place) {
    forbidden = cell_refusal(state, home, state.pending.tile, cell);
  } else if (state.step == Step::start && (cell.column != 0 || cell.row >= kRows)) {
    forbidden = Message("vikings.no.start_row");
  } else if (state.step == Step::ferry) {
    forbidden = refusal(state, ferry(cell));
  } else if (state.step == Step::swap) {
    forbidden = refusal(state, swap_building(cell));
  }
  if (!forbidden.empty()) lines.push_back(std::move(forbidden));
  return lines;
}

// So many of a kind, or that there are none.
Message counted(std::string_view some, std::string_view none, Viking kind, int n) {
  if (n == 0) return Message(none).with("viking", Term{viking_term(kind)});
  return Message(some).with("n", n).with("vikings", Message::List{some_told(kind, n)});
}

Lines explain_waiting(const State& state, Seat seat, Viking kind) {
  const Player& player = state.at(seat);
  const int n = static_cast<int>(player.waiting_of(kind));
  Lines lines = {counted("vikings.explain.waiting", "vikings.explain.waiting_none", kind, n),
                 viking_rule(state, kind)};
  if (n > 0) lines[0].with("player", seat);
  if (kind == Viking::boatsman) {
    if (player.waiting_of(kind) > 0 && !can_ferry(player, Boat{})) {
      lines.push_back(Message("vikings.explain.nobody_to_ferry"));
    }
    return lines;
  }
  if (player.waiting_of(kind) == 0) return lines;
  const bool has_tile = player.homeland.rows[static_cast<std::size_t>(kind)].empty_tiles() != 0;
  lines.push_back(has_tile ? Message("vikings.explain.must_wait")
                           : Message("vikings.explain.no_tile_for")
                                 .with("row", Term{row_term(static_cast<std::size_t>(kind))}));
  return lines;
}

// What a special tile does, and why it cannot be taken now; Special::none is those face down.
Lines explain_offered(const State& state, Special special) {
  if (special == Special::none) {
    return {Message("vikings.board.special_stack").with("n", kSpecials - state.specials_revealed),
            Message("vikings.explain.special_stack")};
  }
  Lines lines = {Message("vikings.explain.special")
                     .with("special", Term{special_term(special)})
                     .with("about", Message::List{Message(special_about(special))})};
  Message forbidden = special_refusal(state, special);
  if (!forbidden.empty()) lines.push_back(std::move(forbidden));
  return lines;
}

// What a special tile of a player's does, and what it would bring on the boards as they are.
Lines explain_owned(const State& state, Seat seat, Special special) {
  const Player& player = state.at(seat);
  Lines lines = {Message("vikings.explain.special")
                     .with("special", Term{special_term(special)})
                     .with("about", Message::List{Message(special_about(special))})};
  if (player.special(special) == 0) {
    lines.push_back(Message("vikings.explain.not_owned").with("player", seat));
    return lines;
  }
  if (is_building(special)) {
    const std::size_t building = building_of(special);
    if (player.building_at[building] == kNowhere) {
      lines.push_back(Message("vikings.explain.building_aside"));
    } else {
      lines.push_back(Message("vikings.explain.building_worth")
                          .with("special", Term{special_term(special)})
                          .with("n", building_worth(player, building)));
    }
    return lines;
  }
  if (const auto kind = viking_improved_by(special)) {
    const int safe = count(safe_vikings(player.homeland, static_cast<std::size_t>(*kind)));
    lines.push_back(safe == 0 ? Message("vikings.explain.special_counts_none")
                              : Message("vikings.explain.special_counts")
                                    .with("vikings", Message::List{some_told(*kind, safe)})
                                    .with("n", safe));
  }
  return lines;
}

Lines explain_auction(const State& state) {
  if (state.step != Step::auction) return {Message("vikings.explain.no_auction")};
  const Player& player = state.at(state.turn);
  return {auction_line(state), Message("vikings.explain.bid_limit")
                                   .with("player", state.turn)
                                   .with("n", highest_bid(state, player))};
}

}  // namespace

std::vector<Message> explain(const State& state, Inspectable thing) {
  const Seat seat = names_no_seat(thing) ? state.turn : seat_of(thing);
  if (index(seat) >= state.player_count) return {Message("vikings.explain.unknown")};
  switch (kind_of(thing)) {
    case InspectableKind::pair:
      if (value_of(thing) >= kSlots) break;
      return explain_pair(state, value_of(thing));
    case InspectableKind::cell: {
      const std::uint32_t packed = value_of(thing);
      if (packed / 6U >= kColumns) return {Message("vikings.no.outside")};
      return explain_cell(
          state, seat,
          {static_cast<std::uint8_t>(packed % 6U), static_cast<std::uint8_t>(packed / 6U)});
    }
    case InspectableKind::waiting:
      if (value_of(thing) >= kVikingKinds) break;
      return explain_waiting(state, seat, static_cast<Viking>(value_of(thing)));
    case InspectableKind::purse: return explain_player(state, seat);
    case InspectableKind::stack:
      return {Message("vikings.board.stack").with("n", kStack - state.revealed)};
    case InspectableKind::bag: return {bag_line(state)};
    case InspectableKind::special:
      if (value_of(thing) >= kSpecialKinds) break;
      return explain_offered(state, static_cast<Special>(value_of(thing)));
    case InspectableKind::owned:
      if (value_of(thing) == 0 || value_of(thing) >= kSpecialKinds) break;
      return explain_owned(state, seat, static_cast<Special>(value_of(thing)));
    case InspectableKind::auction: return explain_auction(state);
    case InspectableKind::drawn:
      if (value_of(thing) >= kVikingKinds) break;
      return {counted("vikings.explain.drawn", "vikings.explain.drawn_none",
                      static_cast<Viking>(value_of(thing)), state.drawn[value_of(thing)])};
    case InspectableKind::line:
      if (value_of(thing) >= kScoreLines.size()) break;
      return explain_line(state, seat, value_of(thing));
    case InspectableKind::round:
      if (value_of(thing) < 1 || value_of(thing) > kRounds) break;
      return explain_round(state, value_of(thing));
    case InspectableKind::leader: return explain_leader(state);
  }
  return {Message("vikings.explain.unknown")};
}

}  // namespace meadhall::vikings
