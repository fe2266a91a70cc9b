#include "games/feast/effect_words.h"

#include <array>

namespace meadhall::feast {
namespace {

using List = Message::List;

// Of those that are 0 or 1 in every condition: that it is 1.
constexpr std::array<std::string_view, kCounts> kCountIds = {
    "feast.count.one",
    "feast.count.players",
    "feast.count.whaling_boats",
    "feast.count.knarrs",
    "feast.count.longships",
    "feast.count.large_ships",
    "feast.count.sets_of_ships",
    "feast.count.laden_longships",
    "feast.count.ore_on_ships",
    "feast.count.used_boats",
    "feast.count.houses",
    "feast.count.lands",
    "feast.count.income",
    "feast.count.animal_kinds",
    "feast.count.sheep_to_3",
    "feast.count.cattle_to_3",
    "feast.count.sheep",
    "feast.count.cattle",
    "feast.count.red_kinds",
    "feast.count.grain",
    "feast.count.silk",
    "feast.count.spices",
    "feast.count.clothing",
    "feast.count.spare_peas",
    "feast.count.meat_pairs",
    "feast.test.had_flax",
    "feast.test.had_grain",
    "feast.count.specials",
    "feast.count.vikings_on_crafting",
    "feast.count.vikings_in_column_2",
    "feast.count.vikings_in_column_3",
    "feast.count.column_4_spaces",
    "feast.test.acting",
    "feast.count.vikings_placed",
    "feast.count.placements",
    "feast.count.thing",
    "feast.count.printed_silver",
    "feast.count.action_silver",
    "feast.count.action_wood",
    "feast.count.action_stone",
    "feast.count.action_stockfish",
    "feast.count.resources_spent",
    "feast.test.ore_spent",
    "feast.test.longship_used",
    "feast.count.mountain_kinds",
    "feast.count.swords_spent",
    "feast.count.spears_spent",
    "feast.count.wood_spent",
    "feast.count.rolls",
    "feast.count.mead_laid",
    "feast.count.game_meat_laid",
    "feast.count.stockfish_laid",
};

constexpr std::array<std::string_view, 24> kRuleIds = {
    "feast.rule.none",           "feast.rule.roll_less",
    "feast.rule.more_rolls",     "feast.rule.stone_counts",
    "feast.rule.spear_counts",   "feast.rule.result_more",
    "feast.rule.split_result",   "feast.rule.spears_as_swords",
    "feast.rule.green_loot",     "feast.rule.best_special_less",
    "feast.rule.silver_less",    "feast.rule.silver_less_of_two",
    "feast.rule.stone_less",     "feast.rule.emigration_less",
    "feast.rule.wood_in_houses", "feast.rule.knarr_as_longship",
    "feast.rule.double_upgrade", "feast.rule.silverware_for_good",
    "feast.rule.flat_peas",      "feast.rule.coin_if_sober",
    "feast.rule.fewer_vikings",  "feast.rule.explore_any",
    "feast.rule.ore_for_rolls",  "feast.rule.ore_back",
};

constexpr std::array<std::string_view, kMoments> kMomentIds = {
    "feast.moment.play",          "feast.moment.anytime",      "feast.moment.standing",
    "feast.moment.once",          "feast.moment.scoring",      "feast.moment.harvest",
    "feast.moment.after_harvest", "feast.moment.no_harvest",   "feast.moment.end_of_actions",
    "feast.moment.before_income", "feast.moment.before_feast", "feast.moment.after_feast",
    "feast.moment.bonus",         "feast.moment.after_bonus",  "feast.moment.mountain_phase",
    "feast.moment.before_action", "feast.moment.after_action", "feast.moment.cards_played",
    "feast.moment.instead",       "feast.moment.given",        "feast.moment.rolled",
    "feast.moment.taken",         "feast.moment.received",     "feast.moment.ship_built",
    "feast.moment.ship_had",      "feast.moment.house_built",  "feast.moment.explored",
    "feast.moment.emigrated",     "feast.moment.vikings_back", "feast.moment.thing",
    "feast.moment.laid_in_house", "feast.moment.laid_on_land", "feast.moment.feast_laid",
    "feast.moment.anytime_once",
};

static_assert(!kCountIds.back().empty() && !kMomentIds.back().empty());

std::string_view count_term(Count count) { return kCountIds[static_cast<std::size_t>(count)]; }

std::string_view which_term(Which which) {
  switch (which) {
    case Which::orange: return "feast.which.orange";
    case Which::meat: return "feast.which.meat";
    case Which::one_kind: return "feast.which.one_kind";
    case Which::stone_or_ore: return "feast.which.stone_or_ore";
    case Which::home: return "feast.which.home";
    case Which::houses: return "feast.which.houses";
    case Which::any:
    case Which::to_blue:
    case Which::up_right:
    case Which::up_left: return "feast.which.any";
  }
  return {};
}

// What a card does something else instead of.
std::string_view instead_term(Verb verb) {
  switch (verb) {
    case Verb::upgrade: return "feast.instead.upgrade";
    case Verb::dice: return "feast.instead.dice";
    case Verb::draw: return "feast.instead.draw";
    case Verb::weapon: return "feast.instead.weapon";
    default: return "feast.instead.space";
  }
}

// What comes in: goods, ships, buildings.
List gains_told(const Effect& effect) {
  List gains = parts_told(effect.gain);
  if (effect.building >= 0) {
    gains.push_back(some_told(1, static_cast<Building>(effect.building)));
  }
  if (effect.ship >= 0) {
    gains.push_back(some_told(int{effect.ships}, static_cast<Ship>(effect.ship)));
  }
  return all_of(std::move(gains));
}

List costs_told(const Effect& effect) {
  List costs = parts_told(effect.cost);
  if (effect.ship_paid >= 0) {
    costs.push_back(some_told(1, static_cast<Ship>(effect.ship_paid)));
  }
  switch (effect.price) {
    case Price::printed: break;
    case Price::round: costs.emplace_back("feast.price.round"); break;
    case Price::ship_by_weapons: costs.emplace_back("feast.price.by_weapons"); break;
    case Price::ship_by_knarrs: costs.emplace_back("feast.price.by_knarrs"); break;
  }
  return all_of(std::move(costs));
}

Message with_count(std::string_view id, const Effect& effect) {
  return Message(id).with("n", int{effect.n});
}

// The deed alone, without its price and condition.
Message deed_told(const Effect& effect) {
  switch (effect.verb) {
    case Verb::reap: return Message("feast.effect.reap").with("items", gains_told(effect));
    case Verb::trade: {
      const std::string_view id =
          effect.per == Count::one ? "feast.effect.get" : "feast.effect.get_each";
      Message told = Message(id).with("items", gains_told(effect));
      if (effect.per != Count::one) told.with("count", Term{count_term(effect.per)});
      return told;
    }
    case Verb::weapons: return with_count("feast.effect.weapons", effect);
    case Verb::weapon: return Message("feast.effect.weapon");
    case Verb::upgrade:
      if (effect.what == Which::to_blue) return Message("feast.effect.to_blue");
      return with_count("feast.effect.upgrade", effect)
          .with("which", Term{which_term(effect.what)})
          .with("steps", int{effect.steps});
    case Verb::diagonal:
      return Message(effect.what == Which::up_right ? "feast.effect.up_right"
                                                    : "feast.effect.up_left")
          .with("n", int{effect.steps});
    case Verb::mountain: {
      List amounts;
      for (const std::uint8_t amount : effect.amounts) {
        if (amount > 0) amounts.push_back(Message("feast.number").with("n", int{amount}));
      }
      return Message(effect.exact ? "feast.effect.mountain_exactly" : "feast.effect.mountain")
          .with("amounts", std::move(amounts))
          .with("which", Term{effect.what == Which::stone_or_ore ? "feast.which.stone_or_ore"
                                                                 : "feast.which.items"});
    }
    case Verb::overseas: return Message("feast.effect.overseas");
    case Verb::sale: return with_count("feast.effect.sale", effect);
    case Verb::forge: return Message("feast.effect.forge");
    case Verb::dice: return Message("feast.effect.dice").with("die", Term{die_term(effect.die)});
    case Verb::explore: return Message("feast.effect.explore");
    case Verb::emigrate:
      return Message(effect.per == Count::large_ships ? "feast.effect.emigrate_cheaper"
                                                      : "feast.effect.emigrate");
    case Verb::draw: return with_count("feast.effect.draw", effect);
    case Verb::play: return with_count("feast.effect.play", effect);
    case Verb::feast: return Message("feast.effect.feast");
    case Verb::breed: return Message("feast.effect.breed");
    case Verb::bonus:
      return Message("feast.effect.bonus").with("which", Term{which_term(effect.what)});
    case Verb::viking: return with_count("feast.effect.viking", effect);
    case Verb::rule:
      return Message(kRuleIds[static_cast<std::size_t>(effect.rule)]).with("n", int{effect.n});
    case Verb::own: return {};
  }
  return {};
}

bool is_flag(Count count) {
  switch (count) {
    case Count::had_flax:
    case Count::had_grain:
    case Count::acting:
    case Count::ore_spent:
    case Count::longship_used: return true;
    default: return false;
  }
}

Message test_told(const Test& test) {
  if (is_flag(test.what)) return Message(count_term(test.what));
  const std::string_view id = test.most == 255          ? "feast.test.at_least"
                              : test.least == test.most ? "feast.test.exactly"
                                                        : "feast.test.between";
  Message told = Message(id).with("n", int{test.least}).with("count", Term{count_term(test.what)});
  if (test.most != 255) told.with("most", int{test.most});
  return told;
}

// With its conditions before it.
Message under(List tests, Message told) {
  if (tests.empty()) return told;
  return Message("feast.effect.if")
      .with("test", std::move(tests))
      .with("effect", List{std::move(told)});
}
List tests_told(const Test& first, const Test& second = {}) {
  List told;
  for (const Test& test : {first, second}) {
    if (test != Test{}) told.push_back(test_told(test));
  }
  return told;
}

// Without its conditions.
Message bare_effect_told(const Effect& effect) {
  const auto wrapped = [](std::string_view id, Message told) {
    return Message(id).with("effect", List{std::move(told)});
  };
  Message deed = deed_told(effect);
  if (effect.laden) deed = wrapped("feast.effect.laden", std::move(deed));
  List costs = costs_told(effect);
  if (!costs.empty()) {
    const bool often = effect.may && effect.verb == Verb::trade && effect.n > 1;
    deed = wrapped(often ? "feast.effect.pay_often" : "feast.effect.pay", std::move(deed))
               .with("cost", std::move(costs));
    if (often) deed.with("n", int{effect.n});
  }
  const bool counted = effect.verb == Verb::trade || effect.verb == Verb::emigrate;
  if (effect.per != Count::one && !counted) {
    deed = wrapped("feast.effect.for_each", std::move(deed))
               .with("count", Term{count_term(effect.per)});
  }
  if (effect.may) deed = wrapped("feast.effect.may", std::move(deed));
  if (effect.ore_only) deed = wrapped("feast.effect.ore_only", std::move(deed));
  return deed;
}

List spaces_told(Spaces spaces) {
  List told;
  for (std::size_t space = 0; space < kSpaces; ++space) {
    if (!is_in(spaces, space)) continue;
    told.push_back(Message("feast.named").with("name", Term{space_term(space)}));
  }
  return told;
}

List dice_told(std::uint8_t dice) {
  List told;
  for (std::size_t die = 0; die < kDice; ++die) {
    if ((dice >> die & 1U) == 0) continue;
    told.push_back(Message("feast.named").with("name", Term{die_term(static_cast<Die>(die))}));
  }
  return told;
}

}  // namespace

std::string_view needs_term(Requirement needs) {
  constexpr std::array<std::string_view, kRequirements> kIds = {"",
                                                                "feast.needs.whaling_boat",
                                                                "feast.needs.knarr",
                                                                "feast.needs.any_ship",
                                                                "feast.needs.large_ship",
                                                                "feast.needs.longship",
                                                                "feast.needs.two_longships"};
  return kIds[static_cast<std::size_t>(needs)];
}

Message effect_told(const Effect& effect) {
  return under(tests_told(effect.test), bare_effect_told(effect));
}

std::vector<Message> space_told(Space space) {
  const SpaceInfo& printed = info(space);
  std::vector<Message> told;
  told.push_back(Message("feast.space_told.column").with("n", int{printed.column}));
  if (printed.needs != Requirement::none) {
    told.push_back(
        Message("feast.space_told.needs").with("needs", Term{needs_term(printed.needs)}));
  }
  if (printed.price > 0) {
    told.push_back(Message("feast.space_told.price").with("n", int{printed.price}));
  }
  for (std::size_t i = 0; i < printed.count; ++i) {
    const std::string_view id = printed.effects[i].other ? "feast.space_told.or"
                                : i > 0                  ? "feast.space_told.also"
                                                         : "feast.space_told.effect";
    told.push_back(Message(id).with("effect", List{effect_told(printed.effects[i])}));
  }
  return told;
}

Message line_told(const Line& line) {
  Message effect = line.effect.verb == Verb::own ? Message(card_text(line.card))
                                                 : under(tests_told(line.test, line.effect.test),
                                                         bare_effect_told(line.effect));
  if (line.effect.other)
    effect = Message("feast.effect.or").with("effect", List{std::move(effect)});
  Message told = Message(kMomentIds[static_cast<std::size_t>(line.moment)])
                     .with("effect", List{std::move(effect)});
  const auto narrowed = [&](std::string_view id, List where) {
    told = Message(id).with("where", std::move(where)).with("line", List{std::move(told)});
  };
  switch (line.moment) {
    case Moment::received:
      if (line.many > 1) {
        told = Message("feast.moment.received_many")
                   .with("n", int{line.many})
                   .with("effect", told.arguments()[0].value);
      }
      told.with("item", Term{item_term(line.item)});
      break;
    case Moment::taken:
    case Moment::given:
    case Moment::laid_in_house:
    case Moment::laid_on_land:
    case Moment::feast_laid:
    case Moment::mountain_phase: told.with("item", Term{item_term(line.item)}); break;
    case Moment::instead: told.with("what", Term{instead_term(line.verb)}); break;
    case Moment::rolled:
      told = Message(line.outcome == Outcome::success   ? "feast.moment.success"
                     : line.outcome == Outcome::failure ? "feast.moment.failure"
                                                        : "feast.moment.rolled")
                 .with("dice", dice_told(line.dice))
                 .with("effect", told.arguments()[0].value);
      break;
    default: break;
  }
  if (line.ship >= 0) {
    narrowed(
        "feast.line.ship",
        List{Message("feast.named").with("name", Term{ship_term(static_cast<Ship>(line.ship))})});
  }
  if (line.moment == Moment::standing && line.dice != kAllDice) {
    narrowed("feast.line.dice", dice_told(line.dice));
  }
  if (line.spaces != kAllSpaces) narrowed("feast.line.spaces", spaces_told(line.spaces));
  return told;
}

std::vector<Message> occupation_told(std::size_t card) {
  const Occupation& printed = occupation(card);
  std::vector<Message> told;
  told.push_back(Message(printed.light ? "feast.card_told.light" : "feast.card_told.dark")
                     .with("deck", std::string(1, printed.deck))
                     .with("n", int{printed.points}));
  for (const Line& line : lines_of(card)) told.push_back(line_told(line));
  return told;
}

}  // namespace meadhall::feast
