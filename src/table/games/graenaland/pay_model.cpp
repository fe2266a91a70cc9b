#include "table/games/graenaland/pay_model.h"

#include "games/graenaland/paying.h"
#include "games/graenaland/words.h"
#include "text/alphabet.h"

namespace meadhall::table::graenaland_table {
namespace {

using graenaland::Construction;
using graenaland::State;
using graenaland::Step;

std::string title_told(const State& state, const app::App& app) {
  const graenaland::Order& order = state.order;
  if (order.what == Construction::army) {
    const int army = state.at(state.turn).army;
    return app.say(Message("ui.graenaland.yard.army").with("n", army).with("next", army + 1));
  }
  const bool part = state.step == Step::contribute;
  return app.say(
      Message(part ? "ui.graenaland.pay.part" : "ui.graenaland.pay.what")
          .with("what", text::capitalised(app.say(graenaland::construction_term(order.what))))
          .with("land", graenaland::land_text(state, order.at)));
}

}  // namespace

void refresh(PayModel& pay, const State& state, const app::App& app,
             std::span<const std::uint32_t> laid) {
  pay = {};
  const bool pays = state.step == Step::pay || state.step == Step::contribute;
  if (!pays && state.step != Step::toll && state.step != Step::follow) return;
  pay.title = title_told(state, app);
  if (pays || state.step == Step::toll) {
    Payments made = payments_made(app.match(), state);
    pay.told = made.size();
    if (!laid.empty()) {
      const graenaland::Resource asked =
          graenaland::resource_asked(app.match().position().as<State>().order.needs);
      for (const std::uint32_t from : laid) {
        if (!made.full()) made.push_back({asked, from});
      }
    }
    pay.slots = pay_slots(state, made);
  }
  if (pays) {
    const int markets = purse_left(state).markets;
    pay.markets = app.say(Message("ui.graenaland.pay.markets").with("n", markets));
  }
  if (state.step == Step::toll) {
    pay.toll =
        app.say(Message("ui.graenaland.pay.toll").with("player", graenaland::toll_receiver(state)));
  }
}

}  // namespace meadhall::table::graenaland_table
