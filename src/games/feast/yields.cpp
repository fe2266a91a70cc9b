#include <array>
#include <bit>

#include "games/feast/own.h"
#include "games/feast/phases.h"
#include "games/feast/sea.h"
#include "games/feast/supply.h"
#include "games/feast/tell.h"

// What animals and boards bring, in their phases and whenever a card says so.
// rules: Feast 4.8, 4.10, 7.2

namespace meadhall::feast {
namespace {

void hand_out(State& state, Seat seat, const BonusGain& gain, Journal* journal) {
  for (std::size_t i = 0; i < gain.count; ++i) receive(state, seat, gain.items[i], 1, journal);
  switch (gain.rare) {
    case BonusGain::Rare::none: return;
    case BonusGain::Rare::random_weapon: return draw_weapons(state, seat, 1, journal);
    case BonusGain::Rare::stone_house:
      return get_building(state, seat, Building::stone_house, journal);
    case BonusGain::Rare::altar: return receive(state, seat, Item::altar, 1, journal);
  }
}

}  // namespace

void note_crops(Player& player) {
  player.had_crops = static_cast<std::uint8_t>((count(player, Item::flax) > 0 ? 1 : 0) |
                                               (count(player, Item::grain) > 0 ? 2 : 0));
}

// rules: Feast 4.8
void breed(State& state, Seat seat, Journal* journal) {
  Player& player = state.at(seat);
  const auto kind = [&](Item animal, std::uint8_t& pregnant) {
    const int all = count(player, animal);
    if (pregnant > 0) {
      const int young = pregnant;
      pregnant = 0;
      receive(state, seat, animal, young, journal);
    } else if (all >= 2) {
      make_pregnant(state, seat, animal, journal);
    }
  };
  kind(Item::sheep, player.pregnant_sheep);
  kind(Item::cattle, player.pregnant_cattle);
}

// rules: Feast 7.2: all are fixed before any is handed out
void hand_out_bonus(State& state, Seat seat, Which what, Journal* journal) {
  std::array<unsigned, kSurfaces> surrounded{};
  for_each_own(state, seat, [&](std::size_t surface) {
    const bool home = surface < kFirstLand;
    const bool house = surface >= kFirstHouse;
    if ((what == Which::home && !home) || (what == Which::houses && !house)) return;
    surrounded[surface] = bonuses_of(sheet_of(state, surface), state.surfaces[surface].cover);
  });
  for (std::size_t surface = 0; surface < kSurfaces; ++surface) {
    // rules: Feast 16.177
    if (surface >= kFirstHouse && std::popcount(surrounded[surface]) == 1 &&
        rule_of(state, seat, Rule::silverware_for_good) > 0) {
      const int bonus = std::countr_zero(surrounded[surface]);
      state.agenda.push(own_task_at(seat, kMaid, surface, bonus));
      continue;
    }
    const Board& printed = board(sheet_of(state, surface));
    for (unsigned left = surrounded[surface]; left != 0; left &= left - 1) {
      hand_out(state, seat, printed.bonuses[static_cast<std::size_t>(std::countr_zero(left))].gain,
               journal);
    }
  }
}

}  // namespace meadhall::feast
