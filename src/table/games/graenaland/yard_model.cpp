#include "table/games/graenaland/yard_model.h"

#include <algorithm>
#include <bit>

#include "games/graenaland/building.h"
#include "games/graenaland/rules.h"
#include "games/graenaland/words.h"
#include "table/games/graenaland/model.h"
#include "text/alphabet.h"

namespace meadhall::table::graenaland_table {
namespace {

using graenaland::Construction;
using graenaland::Cost;
using graenaland::kConstructions;
using graenaland::MoveKind;
using graenaland::Obstacle;
using graenaland::Purse;
using graenaland::State;

// `words` with the next step of the army: "Army 1 → 2", or the step alone.
std::string army_told(const app::App& app, const State& state, std::string_view words) {
  const int army = state.at(state.turn).army;
  return app.say(Message(words).with("n", army).with("next", army + 1));
}

std::string name_told(const app::App& app, const State& state, Construction what) {
  if (what == Construction::army) return army_told(app, state, "ui.graenaland.yard.army");
  return text::capitalised(app.say(graenaland::construction_term(what)));
}

// What could be paid for with one more supply card and cannot without it. rules: Graenaland 9.4
Message::List added_by(const GraenalandModel& model, std::size_t card) {
  State with = model.state;
  graenaland::Player& player = with.at(with.turn);
  player.supplies = static_cast<std::uint16_t>(player.supplies | 1U << card);
  ++player.supply_count;
  const Purse purse = full_purse(with);
  std::array<bool, kConstructions> added{};
  std::array<bool, kConstructions> there{};
  for (const GraenalandModel::Buildable& each : model.buildable) {
    const auto what = static_cast<std::size_t>(each.what);
    there[what] = there[what] || each.alone.has_value();
    added[what] = added[what] || obstacle(with, purse, each.what, each.at) == Obstacle::none;
  }
  Message::List list;
  for (std::size_t i = 0; i < kConstructions; ++i) {
    if (!added[i] || there[i]) continue;
    list.emplace_back(graenaland::construction_term(static_cast<Construction>(i)));
  }
  return list;
}

void add_offers(YardModel& yard, const GraenalandModel& model, const match::Decision& decision,
                const app::App& app) {
  yard.offers.clear();
  for (const Move move : decision.moves) {
    if (graenaland::kind_of(move) != MoveKind::take) continue;
    const auto card = static_cast<std::uint8_t>(graenaland::value_of(move));
    Message::List list = added_by(model, card);
    yard.offers.push_back(
        {card, list.empty()
                   ? app.say("ui.graenaland.yard.adds_nothing")
                   : app.say(Message("ui.graenaland.yard.adds").with("list", std::move(list)))});
  }
}

}  // namespace

const std::string& YardModel::short_told(const app::App& app, int n) {
  const auto at = static_cast<std::size_t>(n);
  if (short_.size() <= at) short_.resize(at + 1);
  if (short_[at].empty()) short_[at] = app.say(Message("ui.graenaland.yard.short").with("n", n));
  return short_[at];
}

void forget_words(YardModel& yard) { yard.short_.clear(); }

Cost lacking_of(const State& state, const Purse& purse, const Cost& price) {
  std::array<int, graenaland::kResources> held{};
  for (std::size_t kind = 0; kind < graenaland::kCardKinds; ++kind) {
    held[static_cast<std::size_t>(resource_of(state.data, kind))] += purse.cards[kind];
  }
  for (std::size_t card = 0; card < graenaland::kSupplyCards; ++card) {
    if ((purse.supplies >> card & 1U) == 0) continue;
    for (const graenaland::Resource half : state.data.supplies[card]) {
      ++held[static_cast<std::size_t>(half)];
    }
  }
  Cost lacking{};
  for (std::size_t i = 0; i < graenaland::kPlainResources; ++i) {
    lacking[i] = static_cast<std::uint8_t>(std::max(0, price[i] - held[i]));
  }
  return lacking;
}

int short_of(const State& state, Purse purse, const Cost& price) {
  for (std::size_t kind = 0; kind < graenaland::kCardKinds; ++kind) {
    if (resource_of(state.data, kind) != graenaland::Resource::gold) continue;
    // A gold is as good as any card.
    const int most = graenaland::total(price) + purse.toll;
    int more = 0;
    for (; more < most && !payable(state.data, purse, price); ++more) ++purse.cards[kind];
    return more;
  }
  return graenaland::total(lacking_of(state, purse, price));
}

void refresh_yard(GraenalandModel& model, const match::Decision& decision, const app::App& app) {
  const State& state = model.state;
  YardModel& yard = model.yard;
  forget_words(yard);
  for (std::size_t i = 0; i < kConstructions; ++i) {
    yard.names[i] = name_told(app, state, static_cast<Construction>(i));
  }
  yard.army_steps = army_told(app, state, "ui.graenaland.yard.army_steps");
  for (std::size_t place = 0; place < graenaland::land_count(state); ++place) {
    yard.on_land[place] =
        app.say(Message("ui.graenaland.yard.on").with("land", graenaland::land_text(state, place)));
  }
  if (!model.buildable.empty()) {
    const Purse purse = full_purse(state);
    for (GraenalandModel::Buildable& each : model.buildable) {
      if (each.alone) continue;
      each.lacking = lacking_of(state, purse, each.cost);
      Purse with_toll = purse;
      with_toll.toll =
          static_cast<std::uint8_t>(std::popcount(toll_seats(state, each.what, each.at)));
      each.short_by = short_of(state, with_toll, each.cost);
    }
  }
  add_offers(yard, model, decision, app);
}

}  // namespace meadhall::table::graenaland_table
