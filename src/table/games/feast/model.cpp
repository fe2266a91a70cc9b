#include "table/games/feast/model.h"

#include <algorithm>

#include "games/feast/moves.h"

namespace meadhall::table::feast_table {

using feast::State;

Standing standing_of(const State& state, Seat seat) {
  Standing standing{.income = feast::income_of(state, seat),
                    .lines = feast::points_of(state, seat),
                    .feast = feast::coming_feast(state, seat)};
  for (const std::int16_t points : standing.lines) standing.total += points;
  return standing;
}

namespace {

void tell_feast(FeastModel::Told& told, const feast::ComingFeast& coming, const app::App& app) {
  if (coming.cells == 0) {
    told.ratio = "–";
    told.covered = app.say("ui.feast.no_feast");
    told.silver_left.clear();
    return;
  }
  const int covered = coming.cells - coming.bare();
  told.ratio = std::to_string(covered) + " / " + std::to_string(coming.cells);
  told.covered = app.say(Message("ui.feast.covered").with("n", covered).with("all", coming.cells));
  int left = coming.silver;
  for (const feast::Course& course : coming.menu) {
    if (course.item == feast::Item::silver && !course.bare) --left;
  }
  told.silver_left = app.say(Message("ui.feast.silver_left").with("n", std::max(0, left)));
}

}  // namespace

void refresh(FeastModel& model, const match::Decision& decision, const app::App& app) {
  model.state = decision.shown.as<State>();
  const State& state = model.state;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    model.standing[i] = standing_of(state, seat_at(i));
    tell_feast(model.told[i], model.standing[i].feast, app);
  }
  model.open.fill(false);
  for (const Move move : decision.moves) {
    if (feast::kind_of(move) == feast::MoveKind::place) model.open[feast::place_of(move)] = true;
  }
  model.round = app.say(
      Message("ui.feast.round").with("n", int{state.round}).with("all", feast::rounds_of(state)));
}

}  // namespace meadhall::table::feast_table
