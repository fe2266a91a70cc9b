#include "bots/feast/dice.h"

#include <algorithm>
#include <array>

#include "bots/best.h"
#include "games/feast/dice.h"
#include "games/feast/moves.h"
#include "games/feast/supply.h"

namespace meadhall::feast_bots {
namespace {

constexpr int kSides = 12;
constexpr int kHighest = 40;  // result of a raid that is looked at
constexpr int kImpossible = -100'000;

// What each face is worth if the rolling ends with it; by face from 1.
using Faces = std::array<int, kSides + 1>;

// What is paid for a result of so much, or to raise one: the cheapest of the two kinds first.
int payment_worth(const View& view, Die die, int need) {
  const Item filler = filler_for(die);
  const Item weapon = weapon_for(die);
  const bool filler_first = view.price(filler) <= view.price(weapon);
  const Item first = filler_first ? filler : weapon;
  const Item second = filler_first ? weapon : filler;
  const int of_first = std::min(need, view.has(first));
  const int of_second = need - of_first;
  if (of_second > view.has(second)) return kImpossible;
  return -of_first * view.price(first) - of_second * view.price(second);
}

int failure_worth(const View& view, Die die) {
  return view.price(filler_for(die)) + view.price(weapon_for(die)) + 200 * vikings_back(die);
}

int hunted_worth(const View& view, Die die) {
  switch (die) {
    case Die::hunt: return view.price(Item::hide) + view.price(Item::game_meat);
    case Die::snare: return view.price(Item::fur) + view.price(Item::snare);
    default:
      return view.price(Item::oil) + view.price(Item::skin_and_bones) +
             view.price(Item::whale_meat);
  }
}

// The best loot for a result, what is paid to raise it taken off.
int loot_worth_at(const View& view, Die die, int result) {
  int best = kImpossible;
  for (std::size_t i = 0; i < kTiles; ++i) {
    const Item item = item_at(i);
    const int value = sword_value(item);
    if (value == 0 || !is_to_be_had(view.state, item)) continue;
    const int paid = payment_worth(view, die, std::max(0, std::max(value, kLeastSuccess) - result));
    best = std::max(best, view.price(item) + paid);
  }
  return best;
}

// `shift`: what is added to the face.
Faces faces_of(const View& view, Die die, int shift) {
  Faces faces{};
  for (int face = 1; face <= sides(die); ++face) {
    const int result = std::clamp(face + shift, 0, kHighest);
    faces[static_cast<std::size_t>(face)] =
        wants_high(die) ? loot_worth_at(view, die, result)
                        : hunted_worth(view, die) + payment_worth(view, die, result);
  }
  return faces;
}

// What so many more rolls are worth on average.
int rolling_worth(const Faces& faces, Die die, int failure, int rolls) {
  int next = failure;  // beyond the last roll
  for (int roll = 0; roll < rolls; ++roll) {
    int sum = 0;
    for (int face = 1; face <= sides(die); ++face) {
      sum += std::max({faces[static_cast<std::size_t>(face)], next, failure});
    }
    next = sum / sides(die);
  }
  return next;
}

int cost_of_payment(const View& view, Die die, Move move) {
  return filler_in(move) * view.price(filler_for(die)) +
         weapons_in(move) * view.price(weapon_for(die)) + spears_in(move) * view.price(Item::spear);
}

}  // namespace

int dice_worth(const View& view, Die die, int boats) {
  const Player& player = view.state.at(view.seat);
  int shift = 0;
  if (die == Die::whaling) {
    const int used = std::min<int>(boats, player.boats);
    shift = -used - std::min<int>(player.armed_boats, used);
  }
  if (die == Die::pillage) shift = player.longships > 0 ? player.ore[0] : 0;
  const Faces faces = faces_of(view, die, shift);
  return rolling_worth(faces, die, failure_worth(view, die), 3);
}

Move dice_answer(const View& view, const MoveList& moves) {
  const Task& task = view.state.agenda.top();
  const auto dice = as<DiceTask>(task);
  const Die die = dice.die();
  if (dice.stage() == DiceStage::boats) return moves[moves.size() - 1];
  if (dice.stage() == DiceStage::ore) return moves.contains(kNo) ? kNo : moves[0];
  const int result = result_of(view.state, task);
  const int shift = result - dice.roll();
  const Faces faces = faces_of(view, die, shift);
  const int failure = failure_worth(view, die);
  return bots::best_of(moves, [&](Move move) {
    switch (kind_of(move)) {
      case MoveKind::pay:
        return (dice.stage() == DiceStage::rolling ? hunted_worth(view, die) : 0) -
               cost_of_payment(view, die, move);
      case MoveKind::take: {
        const Item item = item_in(move);
        const int need = std::max(loot_value(view.state, task, item), kLeastSuccess) - result;
        return view.price(item) + payment_worth(view, die, std::max(0, need));
      }
      case MoveKind::say:
        if (move == kRoll) return rolling_worth(faces, die, failure, 3 - dice.rolls());
        if (move == kFail) return failure;
        return move == kNo ? 0 : kImpossible;
      default: return kImpossible;
    }
  });
}

}  // namespace meadhall::feast_bots
