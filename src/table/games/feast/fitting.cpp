#include "table/games/feast/fitting.h"

#include "games/feast/items.h"
#include "games/feast/moves.h"
#include "games/feast/score_parts.h"
#include "games/feast/turn.h"

namespace meadhall::table::feast_table {

using feast::Item;
using feast::State;

namespace {

int gaps_of(const State& state, Seat seat) {
  const feast::Points points = feast::points_of(state, seat);
  int gaps = 0;
  for (const feast::Category category :
       {feast::Category::home, feast::Category::land_gaps, feast::Category::building_gaps}) {
    gaps += points[static_cast<std::size_t>(category)];
  }
  return gaps;
}

// Lays one where it fits best; false if it fits nowhere.
bool lay_best(const app::App& app, State& state, Item item) {
  const Inspectable thing =
      feast::make_inspectable(feast::InspectableKind::item, feast::number(item));
  const auto deeds = app.best_deeds(Position::of(state), thing, 1);
  if (deeds.empty()) return false;
  State after = state;
  for (const Move move : deeds.front()) {
    if (!feast::apply(after, move)) return false;
  }
  state = after;
  return true;
}

}  // namespace

SupplyChange change_of_supply(const State& before, const State& after, Seat seat) {
  SupplyChange change{};
  for (std::size_t i = 0; i < change.size(); ++i) {
    const Item item = feast::item_at(i);
    change[i] = feast::count(after.at(seat), item) - feast::count(before.at(seat), item);
  }
  return change;
}

std::vector<Message> told_fitting(const app::App& app, const State& state,
                                  const SupplyChange& change) {
  const Seat seat = state.agenda.top().seat;
  State laid = state;
  int tiles = 0;
  for (std::size_t i = 0; i < change.size(); ++i) {
    auto& has = laid.at(seat).has[i];
    has = static_cast<std::uint16_t>(has + change[i]);
    if (feast::is_for_boards(feast::item_at(i)) && change[i] > 0) tiles += change[i];
  }
  if (tiles == 0) return {};
  int fit = 0;
  // The large ones first: they find room more rarely.
  for (std::size_t i = change.size(); i-- > 0;) {
    if (!feast::is_for_boards(feast::item_at(i))) continue;
    for (int n = 0; n < change[i]; ++n) fit += lay_best(app, laid, feast::item_at(i)) ? 1 : 0;
  }
  if (fit == 0) return {Message("ui.feast.none_fits")};
  std::vector<Message> told;
  told.push_back(fit == tiles
                     ? Message("ui.feast.all_fit")
                     : Message("ui.feast.some_fit").with("laid", fit).with("count", tiles));
  const int income = feast::income_of(state, seat);
  const int after = feast::income_of(laid, seat);
  if (after > income) {
    told.push_back(Message("feast.foresee.income").with("from", income).with("to", after));
  }
  const int saved = gaps_of(laid, seat) - gaps_of(state, seat);
  if (saved > 0) told.push_back(Message("feast.foresee.saves").with("n", saved));
  return told;
}

}  // namespace meadhall::table::feast_table
