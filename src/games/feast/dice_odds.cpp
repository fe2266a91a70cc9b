#include "games/feast/dice_odds.h"

#include <algorithm>
#include <utility>

#include "core/sort_few.h"
#include "games/feast/ids.h"
#include "games/feast/moves.h"
#include "games/feast/supply.h"

namespace meadhall::feast {
namespace {

Die die_of(const Task& task) { return as<DiceTask>(task).die(); }

// One of `rolls` rolls shows one of the faces that hit.
int in_hundred(int hits, int faces, int rolls) {
  std::int64_t all = 1;
  std::int64_t misses = 1;
  for (int i = 0; i < rolls; ++i) {
    all *= faces;
    misses *= faces - hits;
  }
  if (misses == 0) return 100;
  if (misses == all) return 0;
  const std::int64_t rounded = (200 * (all - misses) + all) / (2 * all);
  return static_cast<int>(std::clamp<std::int64_t>(rounded, 1, 99));
}

template <class Hits>
int chance_of(const Task& task, int rolls, Hits hits) {
  int count = 0;
  for (int face = 1; face <= sides(die_of(task)); ++face) count += hits(face) ? 1 : 0;
  return in_hundred(count, sides(die_of(task)), rolls);
}

}  // namespace

Task coming_dice(const State& state, Seat seat, Die die, std::uint8_t most_boats) {
  Task task = dice_task(seat, die, most_boats);
  if (die != Die::whaling) return task;
  const Player& player = state.at(seat);
  const int used = std::min<int>(most_boats, player.boats);
  as<DiceTask>(task).use_boats(static_cast<std::uint32_t>(used));
  as<DiceTask>(task).set(DiceTally::ore, used + std::min<int>(used, player.armed_boats));
  return task;
}

Task rolled(const Task& task, int face) {
  Task shows = task;
  as<DiceTask>(shows).note_roll(static_cast<std::uint32_t>(face));
  return shows;
}

bool is_hit(const State& state, const Task& task, int face) {
  const Task shows = rolled(task, face);
  if (!wants_high(die_of(task))) return result_of(state, shows) <= most_paid(state, shows);
  for (std::size_t item = 0; item < kTiles; ++item) {
    if (can_loot(state, shows, item_at(item))) return true;
  }
  return false;
}

bool is_hit(const State& state, const Task& task, int face, Item loot) {
  return can_loot(state, rolled(task, face), loot);
}

int rolls_left(const State& state, const Task& task) {
  return std::max(0, most_rolls(state, task) - as<DiceTask>(task).rolls());
}

int chance(const State& state, const Task& task, int rolls) {
  return chance_of(task, rolls, [&](int face) { return is_hit(state, task, face); });
}

int chance(const State& state, const Task& task, int rolls, Item loot) {
  return chance_of(task, rolls, [&](int face) { return is_hit(state, task, face, loot); });
}

std::optional<DiceOutlook> outlook_after(const State& state, Move move) {
  if (state.agenda.empty() || state.agenda.top().what != Do::dice) return std::nullopt;
  const DiceStage stage = as<DiceTask>(state.agenda.top()).stage();
  DiceOutlook after{.state = state, .task = {}};
  switch (stage) {
    case DiceStage::boats:
    case DiceStage::ore:
      if (move == kArrange) return std::nullopt;
      answer_dice(after.state, move, nullptr);
      break;
    case DiceStage::rolling:
      if (move != kRoll) return std::nullopt;
      break;
    default: return std::nullopt;
  }
  after.task = after.state.agenda.top();
  after.rolls = rolls_left(after.state, after.task);
  return after;
}

std::vector<Message> odds_told(const State& state, const Task& task, int rolls) {
  std::vector<Message> lines;
  const int success = chance(state, task, rolls);
  lines.push_back(Message("feast.odds.success").with("n", rolls).with("chance", success));
  if (!wants_high(die_of(task)) || success == 0) return lines;
  struct Loot {
    Item item;
    int value;
    int chance;
  };
  std::vector<Loot> within;
  for (std::size_t i = 0; i < kTiles; ++i) {
    const Item item = item_at(i);
    const int of_it = chance(state, task, rolls, item);
    if (of_it > 0) within.push_back({item, loot_value(state, task, item), of_it});
  }
  // Of the same value, items stay as they are numbered.
  sort_few(within, [](const Loot& a, const Loot& b) { return a.value > b.value; });
  Message::List items;
  for (const Loot& each : within) {
    items.push_back(Message("feast.odds.loot_item")
                        .with("item", Term{item_term(each.item)})
                        .with("chance", each.chance));
  }
  lines.push_back(Message("feast.odds.loot").with("items", std::move(items)));
  return lines;
}

}  // namespace meadhall::feast
