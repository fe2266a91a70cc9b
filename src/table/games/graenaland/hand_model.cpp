#include "table/games/graenaland/hand_model.h"

#include <algorithm>

#include "games/graenaland/words.h"

namespace meadhall::table::graenaland_table {
namespace {

using graenaland::kCardKinds;
using graenaland::kResources;
using graenaland::kTerrains;
using graenaland::Purse;
using graenaland::Resource;
using graenaland::State;
using graenaland::Step;
using graenaland::Terrain;

using Group = HandModel::Group;

bool is_paying(const State& state, Seat seat) {
  const bool pays =
      state.step == Step::pay || state.step == Step::toll || state.step == Step::contribute;
  return pays && state.turn == seat;
}

// What the seat holds and has not laid out.
Purse held(const State& state, Seat seat) {
  if (is_paying(state, seat)) return graenaland::purse_left(state);
  Purse purse;
  purse.cards = state.at(seat).hand;
  purse.supplies = state.at(seat).supplies;
  return purse;
}

void add_faces(std::vector<Group>& groups, const State& state, const Purse& purse,
               const app::App& app) {
  for (std::size_t i = 0; i < kResources; ++i) {
    Group group{.resource = static_cast<Resource>(i)};
    for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
      if (graenaland::resource_of(state.data, kind) != group.resource) continue;
      group.cards.insert(group.cards.end(), purse.cards[kind], static_cast<std::uint8_t>(kind));
    }
    if (group.cards.empty()) continue;
    group.told = app.say(Message("graenaland.cards.resource")
                             .with("n", static_cast<int>(group.cards.size()))
                             .with("resource", Term{graenaland::resource_term(group.resource)}));
    groups.push_back(std::move(group));
  }
}

std::string supplies_told(const app::App& app, int n) {
  return app.say(Message("ui.graenaland.hand.supplies").with("n", n));
}

// Whole ones, and those of which a half is still to be used.
void add_supplies(std::vector<Group>& groups, const Purse& purse, const app::App& app) {
  Group group{.kind = HandModel::Kind::supplies};
  const unsigned cards = unsigned{purse.supplies} | purse.first_halves | purse.second_halves;
  for (std::size_t card = 0; card < graenaland::kSupplyCards; ++card) {
    if ((cards >> card & 1U) != 0) group.cards.push_back(static_cast<std::uint8_t>(card));
  }
  if (group.cards.empty()) return;
  group.told = supplies_told(app, static_cast<int>(group.cards.size()));
  groups.push_back(std::move(group));
}

void add_backs(std::vector<Group>& groups, const graenaland::Player& player, const app::App& app) {
  for (std::size_t terrain = 0; terrain < kTerrains; ++terrain) {
    const int n = player.backs[terrain];
    if (n == 0) continue;
    Group group{.kind = HandModel::Kind::backs};
    group.cards.assign(static_cast<std::size_t>(n), static_cast<std::uint8_t>(terrain));
    group.told = app.say(
        Message("graenaland.cards.backs")
            .with("n", n)
            .with("terrain", Term{graenaland::terrain_term(static_cast<Terrain>(terrain))}));
    groups.push_back(std::move(group));
  }
  if (player.supply_count == 0) return;
  Group group{.kind = HandModel::Kind::supply_backs};
  group.cards.assign(player.supply_count, 0);
  group.told = supplies_told(app, player.supply_count);
  groups.push_back(std::move(group));
}

}  // namespace

const std::string& HandModel::choice_told(const app::App& app, int n, int all) {
  for (const Choice& each : choices_) {
    if (each.n == n && each.all == all) return each.told;
  }
  return choices_
      .emplace_back(n, all,
                    app.say(Message("ui.graenaland.hand.choose").with("n", n).with("all", all)))
      .told;
}

void refresh(HandModel& hand, const State& state, const match::Decision& decision,
             const app::App& app) {
  const Seat viewer = app.viewer();
  const bool sees = index(viewer) < state.player_count;
  hand.faces = sees && graenaland::tells_hand(state, viewer);
  hand.seat = sees ? viewer : decision.actor.value_or(state.main);
  hand.is_private = hand.faces && graenaland::is_private(state) && decision.actor == viewer;
  hand.groups.clear();
  hand.choices_.clear();
  if (hand.faces) {
    const Purse purse = held(state, hand.seat);
    add_faces(hand.groups, state, purse, app);
    add_supplies(hand.groups, purse, app);
  } else {
    add_backs(hand.groups, state.at(hand.seat), app);
  }
  int cards = 0;
  for (const Group& group : hand.groups) cards += static_cast<int>(group.cards.size());
  hand.title = hand.faces ? app.say("ui.graenaland.hand.title")
                          : app.say(Message("ui.graenaland.hand.of").with("player", hand.seat));
  hand.count = app.say(Message("ui.graenaland.hand.count").with("n", cards));
  hand.private_told = app.say(Message("ui.graenaland.hand.only").with("player", hand.seat));
}

unsigned used_halves(const State& state, std::size_t card) {
  const unsigned bit = 1U << card;
  if ((state.given[index(state.turn)].supplies & bit) == 0) return 0;
  return ((state.order.first_halves & bit) == 0 ? 1U : 0U) |
         ((state.order.second_halves & bit) == 0 ? 2U : 0U);
}

bool Fit::takes(const HandModel::Group& group, std::size_t i) const {
  if (group.kind == HandModel::Kind::supplies) return (supplies >> group.cards[i] & 1U) != 0;
  if (group.kind != HandModel::Kind::resource) return false;
  return group.cards.size() - i <=
         static_cast<std::size_t>(cards[static_cast<std::size_t>(group.resource)]);
}

Fit fit_of(const graenaland::Data& data, const Purse& purse, const graenaland::Cost& price) {
  std::array<int, kResources> in_hand{};
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    in_hand[static_cast<std::size_t>(graenaland::resource_of(data, kind))] += purse.cards[kind];
  }
  Fit fit;
  constexpr auto kGold = static_cast<std::size_t>(Resource::gold);
  for (std::size_t i = 0; i < graenaland::kPlainResources; ++i) {
    fit.cards[i] = std::min<int>(in_hand[i], price[i]);
    const int by_gold = std::min(in_hand[kGold] - fit.cards[kGold], price[i] - fit.cards[i]);
    fit.cards[kGold] += by_gold;
    fit.lacking[i] = static_cast<std::uint8_t>(price[i] - fit.cards[i] - by_gold);
  }
  for (std::size_t card = 0; card < graenaland::kSupplyCards; ++card) {
    if ((purse.supplies >> card & 1U) == 0) continue;
    for (const Resource half : data.supplies[card]) {
      if (half == Resource::gold) continue;
      std::uint8_t& lacks = fit.lacking[static_cast<std::size_t>(half)];
      if (lacks == 0) continue;
      --lacks;
      fit.supplies = static_cast<std::uint16_t>(fit.supplies | 1U << card);
    }
  }
  return fit;
}

}  // namespace meadhall::table::graenaland_table
