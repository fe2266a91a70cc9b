#include "table/games/vikings/model.h"

#include <algorithm>

#include "games/vikings/round.h"
#include "games/vikings/rules.h"
#include "games/vikings/words.h"

namespace meadhall::table::vikings_table {

using vikings::Columns;
using vikings::MoveKind;
using vikings::State;
using vikings::Step;

namespace {

void list_moves(VikingsModel& model, const MoveList& moves, const app::App& app) {
  const State& state = model.state;
  static_cast<Answers&>(model) = {};
  for (const Move& move : moves) {
    switch (vikings::kind_of(move)) {
      case MoveKind::take: model.can_take[vikings::value_of(move)] = true; break;
      case MoveKind::pay:
        model.payments.push_back(move);
        model.payment_labels.push_back(app.say(vikings::describe(state, move)));
        break;
      case MoveKind::start: model.legal_cells[vikings::value_of(move)] |= 1; break;
      case MoveKind::place:
      case MoveKind::swap:
      case MoveKind::ferry: {
        const vikings::Cell cell = vikings::cell_of(move);
        model.legal_cells[cell.row] |= vikings::column_bit(cell.column);
        break;
      }
      case MoveKind::land: model.can_land = true; break;
      case MoveKind::keep: model.can_keep = true; break;
      case MoveKind::boat: model.can_boat = true; break;
      case MoveKind::convert:
        model.converts.take_in(static_cast<int>(vikings::value_of(move)));
        break;
      case MoveKind::bid:
        if (move == vikings::kPass) {
          model.can_pass = true;
        } else {
          model.bids.take_in(static_cast<int>(vikings::value_of(move)));
        }
        break;
      case MoveKind::remove:
      case MoveKind::draft: model.can_choose[vikings::value_of(move)] = true; break;
      case MoveKind::special:
        if (move == vikings::kDecline) {
          model.can_decline = true;
        } else {
          model.can_special[vikings::value_of(move)] = true;
        }
        break;
      case MoveKind::stay:
      case MoveKind::wait: break;
    }
  }
  model.pass_label = app.say(vikings::describe(state, vikings::kPass));
  model.decline_label = app.say(vikings::describe(state, vikings::kDecline));
  model.boat_label = app.say(vikings::describe(state, vikings::kBoat));
  model.land_label = app.say(vikings::describe(state, vikings::kLand));
  model.keep_label = app.say(vikings::describe(state, vikings::kKeep));
  model.stay_label = app.say(vikings::describe(state, vikings::kStay));
  model.wait_label = app.say(vikings::describe(state, vikings::kWait));
  model.steps_after_zero = static_cast<int>(vikings::steps_after_taking(state, 0));
}

// True if the pair that costs nothing may not be taken yet.
bool is_free_locked(const State& state) {
  if (state.step != Step::take) return false;
  MoveList all;
  vikings::legal(state, all);
  return std::ranges::find(all, vikings::take(0)) == all.end();
}

std::optional<std::size_t> dearest_pair(const State& state) {
  for (std::size_t slot = 0; slot < vikings::kSlots; ++slot) {
    if (!state.wheel[slot].empty() && vikings::earns_special(state, slot)) return slot;
  }
  return std::nullopt;
}

// One sentence for each ship that keeps vikings of this homeland from counting.
std::vector<VikingsModel::Threat> threats_of(const app::App& app, const vikings::Homeland& home) {
  std::vector<VikingsModel::Threat> threats;
  const Columns loose = home.all_ships() & ~home.warriors();
  for (std::size_t column = 0; column < vikings::kColumns; ++column) {
    const Columns bit = vikings::column_bit(column);
    if ((loose & bit) == 0) continue;
    Message::List cells;
    for (std::size_t row = vikings::kRows; row-- > 0;) {
      if ((vikings::threatened(home, row) & home.rows[row].vikings & bit) == 0) continue;
      const vikings::Cell cell{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
      cells.push_back(Message("ui.cell").with("cell", vikings::cell_text(cell)));
    }
    if (cells.empty()) continue;
    const vikings::Cell ship{vikings::kShipRow, static_cast<std::uint8_t>(column)};
    threats.push_back(
        {ship, app.say(Message("ui.threat")
                           .with("tile", Term{vikings::tile_term(vikings::tile_at(home, ship))})
                           .with("column", static_cast<int>(column) + 1)
                           .with("cells", std::move(cells)))});
  }
  return threats;
}

void look_ahead(VikingsModel& model, const app::App& app) {
  const State& state = model.state;
  model.outlook = vikings::outlook(state);
  for (std::size_t i = 0; i < state.player_count; ++i) {
    model.threats[i] = threats_of(app, state.players[i].homeland);
    model.dead[i] = vikings::dead_cells(state, seat_at(i));
  }
}

}  // namespace

void refresh(VikingsModel& model, const match::Decision& decision, const app::App& app) {
  model.state = decision.shown.as<State>();
  const State& state = model.state;
  model.dearest = dearest_pair(state);
  model.took = decision.latest && vikings::kind_of(*decision.latest) == MoveKind::take;
  list_moves(model, decision.moves, app);
  model.free_locked = is_free_locked(state);
  look_ahead(model, app);
  model.stand_told.clear();
  if (state.step == Step::stand) model.stand_told = WhatIf().of(app, model, vikings::kStay).words;
  model.round = app.say(Message("ui.round")
                            .with("round", static_cast<int>(state.round))
                            .with("rounds", static_cast<int>(vikings::kRounds)));
  const bool large = vikings::large_scoring_follows(state);
  model.then = app.say(Message(!large                            ? "ui.then_small"
                               : state.round == vikings::kRounds ? "ui.then_final"
                                                                 : "ui.then_large"));
  if (!decision.actor) model.then.clear();
}

const Consequences::Told& Consequences::of(const app::App& app, const VikingsModel& model,
                                           std::size_t slot) {
  if (!done_.due(app, slot)) return told_;
  told_ = {};
  const State& state = model.state;
  const vikings::Pair& pair = state.wheel[slot];
  if (pair.empty()) return told_;
  told_.name = app.say(Message("ui.pair")
                           .with("price", static_cast<int>(slot))
                           .with("tile", Term{vikings::tile_term(pair.tile)})
                           .with("viking", Term{vikings::viking_term(pair.viking)}));
  const vikings::Purchase foreseen = vikings::foresee_purchase(state, slot);
  const auto say = [&app](const Message& message) {
    return message.empty() ? std::string() : app.say(message);
  };
  told_.price = say(foreseen.price);
  told_.refusal = say(foreseen.refusal);
  told_.purse = say(foreseen.purse);
  told_.special = say(foreseen.special);
  told_.place = say(foreseen.place);
  if (!foreseen.best.empty()) told_.place += ' ' + say(foreseen.best);
  told_.no_place = foreseen.no_place;
  return told_;
}

Move WhatIf::move_to(const State& state, vikings::Cell cell) {
  switch (state.step) {
    case Step::start: return vikings::start_tile(cell.row);
    case Step::ferry: return vikings::ferry(cell);
    case Step::swap: return vikings::swap_building(cell);
    default: return vikings::place(cell);
  }
}

const WhatIf::Told& WhatIf::of(const app::App& app, const VikingsModel& model, Move move) {
  if (!done_.due(app, move)) return told_;
  told_ = {};
  const State& state = model.state;
  const auto kind = vikings::kind_of(move);
  const std::optional<vikings::BestPlace> best =
      kind == MoveKind::take ? vikings::best_place(state, vikings::value_of(move)) : std::nullopt;
  told_.after = best ? best->outlook : vikings::outlook(vikings::supposed(state, move));
  told_.caption =
      app.say(best ? Message("table.if_bought_at").with("cell", vikings::cell_text(best->cell))
                   : Message("table.if_done"));
  const vikings::SeatOutlook& with = told_.after.of(state.turn);
  const vikings::SeatOutlook& without = model.outlook.of(state.turn);
  told_.gold = with.gold - without.gold;
  told_.points = with.points - without.points;
  // What the move itself is stands beside it; of a pair the card tells all.
  told_.words = match::foreseen_words(app, move, kind == MoveKind::take ? 0 : 1);
  return told_;
}

}  // namespace meadhall::table::vikings_table
