#include "table/vikings/model.h"

#include <algorithm>

#include "games/vikings/round.h"
#include "games/vikings/words.h"

namespace meadhall::table {

using vikings::Columns;
using vikings::MoveKind;
using vikings::State;
using vikings::Step;

namespace {

// In a lesson only the marked move is there to be made.
void follow_lesson(VikingsModel& model, const app::App& app) {
  const std::optional<Move> marked = app.lesson()->marked();
  model.moves.clear();
  if (marked) model.moves.push_back(*marked);
}

void list_moves(VikingsModel& model, const app::App& app) {
  const State& state = *model.state;
  vikings::legal(state, model.moves);
  model.free_locked = state.step == Step::take &&
                      std::ranges::find(model.moves, vikings::take(0)) == model.moves.end();
  if (app.replaying()) model.moves.clear();  // nothing is to be chosen
  if (app.lesson()) follow_lesson(model, app);
  model.can_take.fill(false);
  model.legal_cells.fill(0);
  model.payments.clear();
  model.payment_labels.clear();
  model.can_land = model.can_keep = false;
  model.can_pass = model.can_decline = model.can_boat = false;
  model.converts = model.bids = {};
  model.can_choose.fill(false);
  model.can_special.fill(false);
  for (const Move& move : model.moves) {
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

std::optional<std::size_t> dearest_pair(const State& state) {
  for (std::size_t slot = 0; slot < vikings::kSlots; ++slot) {
    if (!state.wheel[slot].empty() && vikings::earns_special(state, slot)) return slot;
  }
  return std::nullopt;
}

// Who made the latest choice; nobody at the start.
std::optional<Seat> latest_mover(const Match& match) {
  if (match.current() == Match::kStart) return std::nullopt;
  const Position& before = match.position_at(match.parent_of(match.current()));
  return vikings::actor(before.as<State>());
}

// One sentence for each ship that keeps vikings of this homeland from counting.
std::vector<std::string> threats_of(const app::App& app, const vikings::Homeland& home) {
  std::vector<std::string> lines;
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
    const vikings::Tile ship =
        vikings::tile_at(home, {vikings::kShipRow, static_cast<std::uint8_t>(column)});
    lines.push_back(app.say(Message("ui.threat")
                                .with("tile", Term{vikings::tile_term(ship)})
                                .with("column", static_cast<int>(column) + 1)
                                .with("cells", std::move(cells))));
  }
  return lines;
}

void look_ahead(VikingsModel& model, const app::App& app) {
  const State& state = *model.state;
  model.outlook.fill({});
  model.most_boatsmen = model.most_closed = model.longest = 0;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const vikings::Player& player = state.players[i];
    SeatOutlook& row = model.outlook[i];
    row.food = vikings::food(state, player);
    row.closed = vikings::closed_islands(player.homeland);
    row.boatsmen = vikings::boatsmen_counted(player);
    for (const std::uint8_t of_kind : player.waiting) row.waiting += of_kind;
    for (std::size_t line = 0; line < vikings::kRows; ++line) {
      row.threatened += vikings::count(vikings::threatened(player.homeland, line) &
                                       player.homeland.rows[line].vikings);
    }
    row.at_the_end = player.points;
    model.most_boatsmen = std::max(model.most_boatsmen, row.boatsmen);
    model.most_closed = std::max(model.most_closed, row.closed.count);
    model.longest = std::max(model.longest, row.closed.longest);
    model.threats[i] = threats_of(app, player.homeland);
  }
  for (const Event& event : vikings::project(state, Horizon::next_scoring)) {
    if (!event.seat) continue;
    model.outlook[index(*event.seat)].gold += event.gold;
    model.outlook[index(*event.seat)].points += event.points;
  }
  for (const Event& event : vikings::project(state, Horizon::end)) {
    if (event.seat) model.outlook[index(*event.seat)].at_the_end += event.points;
  }
}

}  // namespace

void refresh(VikingsModel& model, const app::App& app) {
  const State& state = app.match().position().as<State>();
  if (model.state != nullptr && model.revision == app.revision()) {
    model.state = &state;
    return;
  }
  model.revision = app.revision();
  model.state = &state;
  model.actor = vikings::actor(state);
  model.dearest = dearest_pair(state);
  model.mover = latest_mover(app.match());
  model.took = model.mover &&
               vikings::kind_of(app.match().move_of(app.match().current())) == MoveKind::take;
  // If the seat to act also made the latest choice, a step back is his own affair.
  model.mid_turn = state.step != Step::take && state.step != Step::auction && model.actor &&
                   model.mover == model.actor;
  list_moves(model, app);
  look_ahead(model, app);
  model.stand_told.clear();
  if (state.step == Step::stand) model.stand_told = WhatIf().of(app, model, state.laid).words;
  model.question = app.say(vikings::question(state));
  const std::optional<Move> marked = app.lesson() ? app.lesson()->marked() : std::nullopt;
  refresh(model.lesson, app,
          marked && vikings::kind_of(*marked) != MoveKind::pay &&
              vikings::kind_of(*marked) != MoveKind::stay);
  model.topic = vikings::topic(state);
  model.topic_told =
      app.say(Message("rules.see")
                  .with("chapter", Term{app::chapter_title(app.match().game(), model.topic)}));
  model.round = app.say(Message("ui.round")
                            .with("round", static_cast<int>(state.round))
                            .with("rounds", static_cast<int>(vikings::kRounds)));
  const bool large = vikings::large_scoring_follows(state);
  model.then = app.say(Message(!large                            ? "ui.then_small"
                               : state.round == vikings::kRounds ? "ui.then_final"
                                                                 : "ui.then_large"));
  if (!model.actor) model.then.clear();
}

const std::vector<std::string>& Explainer::lines(const app::App& app, Thing thing) {
  if (revision_ == app.revision() && thing_ == thing) return lines_;
  revision_ = app.revision();
  thing_ = thing;
  lines_.clear();
  for (const Message& message : app.match().game().explain(app.match().position(), thing)) {
    lines_.push_back(app.say(message));
  }
  const std::string_view chapter = app::chapter_title(
      app.match().game(), app.match().game().topic_of(app.match().position(), thing));
  if (!chapter.empty()) {
    lines_.push_back(app.say(Message("rules.see").with("chapter", Term{chapter})));
  }
  return lines_;
}

const Consequences::Told& Consequences::of(const app::App& app, const VikingsModel& model,
                                           std::size_t slot) {
  if (revision_ == app.revision() && slot_ == slot) return told_;
  revision_ = app.revision();
  slot_ = slot;
  told_ = {};
  const State& state = *model.state;
  const vikings::Pair& pair = state.wheel[slot];
  if (pair.empty()) return told_;
  const auto price = static_cast<int>(slot);
  told_.name = app.say(Message("ui.pair")
                           .with("price", price)
                           .with("tile", Term{vikings::tile_term(pair.tile)})
                           .with("viking", Term{vikings::viking_term(pair.viking)}));
  const int steps = model.steps_after_zero;
  if (slot == 0) {
    told_.price = app.say(steps > 0 ? Message("ui.price_free_turns").with("n", steps)
                                    : Message("ui.price_free"));
  } else {
    told_.price =
        app.say(Message("ui.price_then").with("price", price).with("later", price - steps));
  }
  const Message refusal = vikings::pair_refusal(state, slot);
  if (!refusal.empty()) told_.refusal = app.say(refusal);

  const vikings::Player& player = state.at(state.turn);
  if (refusal.empty() && slot > 0) {
    const vikings::PointShare share = vikings::point_share(player, price);
    told_.purse = app.say(Message(share.least > 0 ? "ui.purse_points" : "ui.purse")
                              .with("gold", static_cast<int>(player.gold))
                              .with("left", player.gold - price + share.least)
                              .with("n", share.least));
  }
  if (refusal.empty() && slot == model.dearest) told_.special = app.say("table.pair_dearest");
  if (refusal.empty() && slot == 0 && state.options.specials != 0 &&
      state.options.special_at_zero == vikings::SpecialAtZero::forfeits_for_ever &&
      player.forfeited == 0) {
    told_.special = app.say("table.pair_forfeits");
  }
  if (vikings::is_ship(pair.tile)) {
    told_.place = app.say("ui.place_ship");
  } else {
    int places = 0;
    int beside = 0;  // in the row of the pair's viking, where he could stand
    const bool supports = state.options.ship_supports_island != 0;
    for (std::size_t row = 0; row < vikings::kRows; ++row) {
      const int here =
          vikings::count(vikings::legal_columns(player.homeland, pair.tile, row, supports));
      places += here;
      if (row == static_cast<std::size_t>(pair.viking)) beside = here;
    }
    if (player.has_start_tile == 0) {
      told_.place = app.say("ui.place_start");
    } else if (places == 0) {
      told_.no_place = true;
      told_.place = app.say("ui.place_none");
    } else {
      told_.place = app.say(Message(beside > 0 ? "ui.places_home" : "ui.places")
                                .with("n", places)
                                .with("viking", Term{vikings::viking_term(pair.viking)}));
    }
  }
  return told_;
}

namespace {

// What the next scoring brings a seat on the boards of `state`.
SeatOutlook next_scoring(const State& state, Seat seat) {
  SeatOutlook brought;
  for (const Event& event : vikings::project(state, Horizon::next_scoring)) {
    if (event.seat != seat) continue;
    brought.gold += event.gold;
    brought.points += event.points;
  }
  return brought;
}

}  // namespace

const WhatIf::Told& WhatIf::of(const app::App& app, const VikingsModel& model, vikings::Cell cell) {
  if (revision_ == app.revision() && cell_ == cell) return told_;
  revision_ = app.revision();
  cell_ = cell;
  told_ = {};
  State after = *model.state;
  const Seat seat = after.turn;
  vikings::Homeland& home = after.at(seat).homeland;
  // By hand and not by apply(): the last placing of a round would bring on the scoring itself.
  if (after.step == Step::place) vikings::lay(home, after.pending.tile, cell);
  const bool stands =
      after.step != Step::place || static_cast<std::size_t>(after.pending.viking) == cell.row;
  if (stands && cell.row < vikings::kRows) {
    home.rows[cell.row].vikings |= vikings::column_bit(cell.column);
  }
  const SeatOutlook with = next_scoring(after, seat);
  const SeatOutlook& without = model.outlook[index(seat)];
  told_.gold = with.gold - without.gold;
  told_.points = with.points - without.points;
  const bool changes = told_.gold != 0 || told_.points != 0;
  told_.words = app.say(Message(changes ? "table.what_if_changed" : "table.what_if_same")
                            .with("gold", with.gold)
                            .with("points", with.points)
                            .with("gold_before", without.gold)
                            .with("points_before", without.points));
  return told_;
}

}  // namespace meadhall::table
