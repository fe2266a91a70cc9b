#include "games/feast/space_words.h"

#include <algorithm>
#include <array>
#include <span>

#include "games/feast/costs.h"
#include "games/feast/dice.h"
#include "games/feast/sea.h"
#include "games/feast/supply.h"
#include "games/feast/table_words.h"

namespace meadhall::feast {
namespace {

using List = Message::List;
using Lines = std::vector<Message>;

Message venture_told(Die die) {
  constexpr std::array<std::string_view, kDice> kIds = {
      "feast.space_told.hunt", "feast.space_told.snare", "feast.space_told.whaling",
      "feast.space_told.raid", "feast.space_told.pillage"};
  const auto which = static_cast<std::size_t>(die);
  return Message(kIds[which])
      .with("sides", sides(die))
      .with("least", kLeastSuccess)
      .with("items", pile_told(kCatches[which]));
}

Message emigrating_told() {
  const auto points = [](Ship ship) { return kEmigrantPoints[static_cast<std::size_t>(ship)]; };
  return Message("feast.space_told.emigrating")
      .with("knarr", points(Ship::knarr))
      .with("longship", points(Ship::longship));
}

bool has_verb(const SpaceInfo& space, Verb verb) {
  return std::ranges::any_of(std::span(space.effects).first(space.count),
                             [&](const Effect& effect) { return effect.verb == verb; });
}

// An effect with its price as it is for this player.
Effect priced(const State& state, Seat seat, const Effect& effect, std::uint8_t space) {
  Effect now = effect;
  now.cost = costs_of(state, seat, effect, {.space = space});
  return now;
}

SpaceInfo priced(const State& state, Seat seat, Space space) {
  SpaceInfo now = info(space);
  now.price = static_cast<std::uint8_t>(price_of(state, seat, space));
  for (Effect& effect : std::span(now.effects).first(now.count)) {
    effect = priced(state, seat, effect, static_cast<std::uint8_t>(space));
  }
  return now;
}

Message loot_told(const State& state, Seat seat, Die die) {
  const Task raid = dice_task(seat, die);
  List items;
  for (std::size_t i = 0; i < kTiles; ++i) {
    const Item item = item_at(i);
    const int value = loot_value(state, raid, item);
    if (value == 0 || !is_to_be_had(state, item)) continue;
    items.push_back(Message("feast.space_told.loot_item")
                        .with("item", Term{item_term(item)})
                        .with("n", std::max(value, kLeastSuccess)));
  }
  return Message("feast.space_told.loot").with("items", std::move(items));
}

}  // namespace

Lines ventures_told(const SpaceInfo& space) {
  Lines lines;
  for (const Effect& effect : std::span(space.effects).first(space.count)) {
    if (effect.verb == Verb::dice) lines.push_back(venture_told(effect.die));
    if (effect.verb == Verb::emigrate) lines.push_back(emigrating_told());
  }
  return lines;
}

Lines space_now_told(const State& state, Seat seat, Space space) {
  const SpaceInfo now = priced(state, seat, space);
  Lines lines = space_told(now, int{info(space).price});
  for (const Effect& effect : std::span(now.effects).first(now.count)) {
    if (effect.verb != Verb::emigrate) continue;
    const Origin here{.space = static_cast<std::uint8_t>(space)};
    lines.push_back(Message("feast.space_told.emigrating_now")
                        .with("n", emigration_price(state, seat, effect, here)));
  }
  return lines;
}

Message venture_terms(Die die) {
  const bool loots = wants_high(die);
  const auto named = [](Item item) {
    return Message("feast.named").with("name", Term{item_term(item)});
  };
  List gain = pile_told(kCatches[static_cast<std::size_t>(die)]);
  if (loots) gain = {Message("feast.terms.loot")};
  return Message("feast.terms.die")
      .with("sides", sides(die))
      .with("means", List{named(loots ? Item::stone : Item::wood), named(weapon_for(die))})
      .with("gain", std::move(gain));
}

Lines space_terms(const State& state, Seat seat, Space space) {
  SpaceInfo now = priced(state, seat, space);
  for (Effect& effect : std::span(now.effects).first(now.count)) {
    if (effect.verb != Verb::emigrate) continue;
    const Origin here{.space = static_cast<std::uint8_t>(space)};
    const int price = emigration_price(state, seat, effect, here);
    effect.price = Price::printed;
    effect.cost = {};
    effect.cost.parts[effect.cost.count++] = {static_cast<std::uint8_t>(price), Item::silver};
  }
  return terms_told(now);
}

Lines within_reach(const State& state, Seat seat, Space space) {
  Lines lines;
  const SpaceInfo& printed = info(space);
  for (const Effect& effect : std::span(printed.effects).first(printed.count)) {
    if (effect.verb == Verb::dice && wants_high(effect.die)) {
      lines.push_back(loot_told(state, seat, effect.die));
    }
  }
  if (!has_verb(printed, Verb::explore)) return lines;
  for (std::size_t land = 0; land < kLands; ++land) {
    const Land& there = state.lands[land];
    const bool is_there = there.used != 0 && there.owner == kNobody;
    if (is_there && names_land(state, seat, land, static_cast<std::uint8_t>(space))) {
      lines.push_back(land_told(state, land));
    }
  }
  if (lines.empty()) lines.emplace_back("feast.board.no_land");
  return lines;
}

}  // namespace meadhall::feast
