#include "bots/feast/learnt.h"

#include <algorithm>

#include "bots/feast/learnt_tables.h"

namespace meadhall::feast_bots {
namespace {

constexpr int kFineness = 16;  // parts of a hundredth that weights of figures are told in

std::size_t rounds_left(const State& state) {
  return static_cast<std::size_t>(rounds_of(state) - state.round);
}

int lands_of(const State& state, Seat seat) {
  return static_cast<int>(std::ranges::count(state.lands, seat, &Land::owner));
}

int all_houses_of(const State& state, Seat seat) {
  return static_cast<int>(std::ranges::count(state.house_owner, seat));
}

}  // namespace

Figures figures_of(const State& state, Seat seat) {
  const Player& player = state.at(seat);
  const auto has = [&](Item item, int most) { return std::min(count(player, item), most); };
  int raw = 0;
  for (std::size_t i = 0; i < kTiles; ++i) {
    const Colour colour = colour_of(item_at(i));
    if (colour == Colour::orange || colour == Colour::red) raw += player.has[i];
  }
  const int hunger = ahead_of(state, seat).need - food_cells(player);
  // In the order of Figure.
  return {has(Item::silver, 15),
          has(Item::wood, 6),
          has(Item::stone, 5),
          has(Item::ore, 5),
          large_ships(player),
          std::min<int>(player.longships, 2),
          away(player),
          player.boats,
          std::clamp(hunger, 0, 8),
          player.vikings_in_thing,
          std::min(tile_cells(player) / 4, 12),
          std::min(raw, 10),
          std::min<int>(player.hand_count, 4),
          lands_of(state, seat),
          all_houses_of(state, seat),
          std::min(count(player, Item::sheep) + count(player, Item::cattle), 4),
          has(Item::bow, 4),
          has(Item::snare, 4),
          has(Item::spear, 4),
          has(Item::sword, 4),
          std::min(income_of(state, seat) / 2, 8),
          state.player_count - 1};
}

int space_learnt(const State& state, const Figures& figures, std::size_t space) {
  const SpaceLearnt& learnt = kSpacesLearnt[space];
  int sum = 0;
  for (std::size_t i = 0; i < kFigures; ++i) sum += figures[i] * learnt.by_figure[i];
  const auto& by_round = is_solo(state) ? learnt.alone : learnt.among_rivals;
  return by_round[rounds_left(state)] + sum / kFineness;
}

int item_learnt(const State& state, std::size_t item) {
  return kItemsLearnt[item][rounds_left(state)];
}

}  // namespace meadhall::feast_bots
