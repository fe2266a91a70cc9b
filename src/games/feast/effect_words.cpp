#include "games/feast/effect_words.h"

#include <algorithm>
#include <array>
#include <functional>
#include <span>

#include "games/feast/space_words.h"
#include "games/feast/statistic_words.h"

namespace meadhall::feast {
namespace {

using List = Message::List;

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

static_assert(!kMomentIds.back().empty());

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
  return Message(id).with("n", effect.n);
}

// Which goods an upgrade is for.
std::string_view upgrade_term(const Effect& effect) {
  switch (effect.what) {
    case Which::to_blue: return "feast.effect.to_blue";
    case Which::orange: return "feast.effect.upgrade_orange";
    case Which::meat: return "feast.effect.upgrade_meat";
    case Which::one_kind: return "feast.effect.upgrade_alike";
    default: return effect.steps > 1 ? "feast.effect.upgrade_far" : "feast.effect.upgrade";
  }
}

// The amounts are alike, or there are two.
Message mountain_told(const Effect& effect) {
  const auto strips = static_cast<int>(std::ranges::count_if(effect.amounts, std::identity()));
  const bool alike = strips == 1 || effect.amounts[0] == effect.amounts[1];
  const std::string_view id = effect.exact                         ? "feast.effect.mountain_exactly"
                              : effect.what == Which::stone_or_ore ? "feast.effect.mountain_rock"
                              : strips == 1                        ? "feast.effect.mountain"
                              : alike                              ? "feast.effect.mountain_each"
                                                                   : "feast.effect.mountain_two";
  return Message(id)
      .with("n", effect.amounts[0])
      .with("more", effect.amounts[1])
      .with("strips", strips);
}

std::string_view venture_term(Die die) {
  constexpr std::array<std::string_view, kDice> kIds = {"feast.effect.hunt", "feast.effect.snare",
                                                        "feast.effect.whaling", "feast.effect.raid",
                                                        "feast.effect.pillage"};
  return kIds[static_cast<std::size_t>(die)];
}

// The deed alone, without its price and condition.
Message deed_told(const Effect& effect) {
  switch (effect.verb) {
    case Verb::reap: return Message("feast.effect.reap").with("items", gains_told(effect));
    case Verb::trade:
      if (effect.per == Statistic::one) {
        return Message("feast.effect.get").with("items", gains_told(effect));
      }
      return Message("feast.effect.get_each")
          .with("items", gains_told(effect))
          .with("each", List{each_told(effect.per)});
    case Verb::weapons: return with_count("feast.effect.weapons", effect);
    case Verb::weapon: return Message("feast.effect.weapon");
    case Verb::upgrade: return with_count(upgrade_term(effect), effect).with("steps", effect.steps);
    case Verb::diagonal:
      return Message(effect.what == Which::up_right ? "feast.effect.up_right"
                                                    : "feast.effect.up_left")
          .with("n", effect.steps);
    case Verb::mountain: return mountain_told(effect);
    case Verb::overseas: return Message("feast.effect.overseas");
    case Verb::sale: return with_count("feast.effect.sale", effect);
    case Verb::forge: return Message("feast.effect.forge");
    case Verb::dice: return with_count(venture_term(effect.die), effect);
    case Verb::explore: return Message("feast.effect.explore");
    case Verb::emigrate:
      return Message(effect.per == Statistic::large_ships ? "feast.effect.emigrate_cheaper"
                                                          : "feast.effect.emigrate");
    case Verb::draw: return with_count("feast.effect.draw", effect);
    case Verb::play: return with_count("feast.effect.play", effect);
    case Verb::feast: return Message("feast.effect.feast");
    case Verb::breed: return Message("feast.effect.breed");
    case Verb::bonus:
      return Message(effect.what == Which::home ? "feast.effect.bonus_home"
                                                : "feast.effect.bonus_houses");
    case Verb::viking: return with_count("feast.effect.viking", effect);
    case Verb::rule:
      return Message(kRuleIds[static_cast<std::size_t>(effect.rule)]).with("n", effect.n);
    case Verb::own: return {};
  }
  return {};
}

// With its conditions before it.
Message under(List tests, Message told) {
  if (tests.empty()) return told;
  return Message("feast.effect.if")
      .with("test", all_of(std::move(tests)))
      .with("effect", List{std::move(told)});
}
List tests_told(const Test& first, const Test& second = {}) {
  List told;
  for (const Test& test : {first, second}) {
    if (test != Test{}) told.push_back(test_told(test));
  }
  return told;
}

Message wrapped(std::string_view id, Message told) {
  return Message(id).with("effect", List{std::move(told)});
}

Message with_price(const Effect& effect) {
  Message deed = deed_told(effect);
  if (effect.laden) deed = wrapped("feast.effect.laden", std::move(deed));
  List costs = costs_told(effect);
  if (costs.empty()) return deed;
  return wrapped("feast.effect.pay", std::move(deed)).with("cost", std::move(costs));
}

// So many times as much is paid and got.
Effect times(const Effect& effect, int n) {
  Effect more = effect;
  for (Goods* goods : {&more.cost, &more.gain}) {
    for (Amount& part : goods->parts) part.n = static_cast<std::uint8_t>(part.n * n);
  }
  return more;
}

// Without its conditions, and without that it is as one likes.
Message plain_told(const Effect& effect) {
  if (effect.may && effect.verb == Verb::trade && effect.n > 1) {
    List ways;
    for (int n = 1; n <= effect.n; ++n) ways.push_back(with_price(times(effect, n)));
    return Message("feast.effect.ways").with("ways", one_of(std::move(ways)));
  }
  Message deed = with_price(effect);
  const bool counted = effect.verb == Verb::trade || effect.verb == Verb::emigrate;
  if (effect.per == Statistic::one || counted) return deed;
  return wrapped("feast.effect.for_each", std::move(deed))
      .with("each", List{each_told(effect.per)});
}

// Without its conditions.
Message bare_effect_told(const Effect& effect) {
  Message deed = plain_told(effect);
  if (effect.may) deed = wrapped("feast.effect.may", std::move(deed));
  if (effect.ore_only) deed = wrapped("feast.effect.ore_only", std::move(deed));
  return deed;
}

List spaces_told(Spaces spaces) {
  List told;
  for (std::size_t space = 0; space < kSpaces; ++space) {
    if (!is_in(spaces, space)) continue;
    told.push_back(Message("feast.quoted").with("name", Term{space_term(space)}));
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

std::vector<Message> space_told(const SpaceInfo& space, int full_price) {
  std::vector<Message> told;
  if (space.needs != Requirement::none) {
    told.push_back(Message("feast.space_told.needs").with("needs", Term{needs_term(space.needs)}));
  }
  if (space.price != full_price) {
    told.push_back(
        Message("feast.space_told.price_less").with("n", space.price).with("full", full_price));
  } else if (space.price > 0) {
    told.push_back(Message("feast.space_told.price").with("n", space.price));
  }
  for (std::size_t i = 0; i < space.count; ++i) {
    const Effect& effect = space.effects[i];
    const List tests = tests_told(effect.test);
    const std::string_view id =
        effect.other     ? "feast.space_told.or"
        : !tests.empty() ? "feast.space_told.also_if"
        : i > 0          ? effect.may ? "feast.space_told.also_may" : "feast.space_told.also"
        : effect.may     ? "feast.space_told.may"
                         : "feast.space_told.effect";
    told.push_back(wrapped(id, plain_told(effect)).with("test", tests));
  }
  for (Message& venture : ventures_told(space)) told.push_back(std::move(venture));
  return told;
}

namespace {

// What an effect gives in as few words as there are.
List gain_in_short(const Effect& effect) {
  if (effect.verb == Verb::dice) return {venture_terms(effect.die)};
  const bool goods = effect.verb == Verb::trade || effect.verb == Verb::reap;
  if (goods && effect.per == Statistic::one && !effect.laden) return gains_told(effect);
  return {effect.laden ? wrapped("feast.effect.laden", deed_told(effect)) : deed_told(effect)};
}

Message effect_in_short(const Effect& effect) {
  if (!tests_told(effect.test).empty()) return effect_told(effect);
  List costs = costs_told(effect);
  return Message(costs.empty() ? "feast.terms.gain" : "feast.terms.trade")
      .with("cost", std::move(costs))
      .with("gain", gain_in_short(effect));
}

}  // namespace

std::vector<Message> terms_told(const SpaceInfo& space) {
  std::vector<Message> told;
  if (space.needs != Requirement::none) {
    told.push_back(Message("feast.space_told.needs").with("needs", Term{needs_term(space.needs)}));
  }
  List effects;
  for (const Effect& effect : std::span(space.effects).first(space.count)) {
    Message each = effect_in_short(effect);
    effects.push_back(effect.other ? wrapped("feast.terms.or", std::move(each)) : std::move(each));
  }
  const int price = space.price;
  List cost;
  if (price > 0) cost.push_back(some_told(price, Item::silver));
  told.push_back(Message(price > 0 ? "feast.terms.trade" : "feast.terms.gain")
                     .with("cost", std::move(cost))
                     .with("gain", std::move(effects)));
  return told;
}

Message column_told(Space space) {
  return Message("feast.space_told.column").with("n", info(space).column);
}

std::vector<Message> space_told(Space space) {
  return space_told(info(space), int{info(space).price});
}

namespace {

// When a line counts: the sentence for it, with what it is about.
Message moment_told(const Line& line) {
  Message told(kMomentIds[static_cast<std::size_t>(line.moment)]);
  switch (line.moment) {
    case Moment::received:
      if (line.many > 1) told = Message("feast.moment.received_many");
      return told.with("item", List{some_told(line.many, line.item)});
    case Moment::laid_in_house:
    case Moment::laid_on_land:
    case Moment::feast_laid: return told.with("item", List{some_told(1, line.item)});
    case Moment::taken:
    case Moment::given:
    case Moment::mountain_phase: return told.with("item", Term{item_term(line.item)});
    case Moment::instead: return told.with("what", Term{instead_term(line.verb)});
    case Moment::rolled:
      told = Message(line.outcome == Outcome::success   ? "feast.moment.success"
                     : line.outcome == Outcome::failure ? "feast.moment.failure"
                                                        : "feast.moment.rolled");
      return told.with("dice", one_of(dice_told(line.dice)));
    // These lines are each about one kind of ship.
    case Moment::ship_built:
    case Moment::ship_had: return told.with("ship", Term{ship_term(static_cast<Ship>(line.ship))});
    case Moment::thing: return told.with("n", line.test.least);
    case Moment::once: return told.with("test", tests_told(line.test));
    default: return told;
  }
}

}  // namespace

Message line_told(const Line& line) {
  const bool in_moment = line.moment == Moment::thing || line.moment == Moment::once;
  Message effect = line.effect.verb == Verb::own
                       ? Message(card_text(line.card))
                       : under(tests_told(in_moment ? Test{} : line.test, line.effect.test),
                               bare_effect_told(line.effect));
  Message told = line.effect.other ? Message("feast.line.or") : moment_told(line);
  told.with("effect", List{std::move(effect)});
  const auto narrowed = [&](std::string_view id, List where) {
    told = Message(id).with("where", std::move(where)).with("line", List{std::move(told)});
  };
  if (line.moment == Moment::standing && line.dice != kAllDice) {
    narrowed("feast.line.dice", all_of(dice_told(line.dice)));
  }
  if (line.spaces == kAllSpaces) return told;
  for (std::size_t column = 1; column <= kColumns; ++column) {
    if (line.spaces != spaces_in_column(column)) continue;
    narrowed("feast.line.column", {});
    return told.with("n", static_cast<int>(column));
  }
  narrowed("feast.line.spaces", one_of(spaces_told(line.spaces)));
  return told;
}

std::vector<Message> occupation_told(std::size_t card) {
  const Occupation& printed = occupation(card);
  std::vector<Message> told;
  told.push_back(Message(printed.light ? "feast.card_told.light" : "feast.card_told.dark")
                     .with("deck", std::string(1, printed.deck))
                     .with("n", printed.points));
  for (const Line& line : lines_of(card)) told.push_back(line_told(line));
  return told;
}

}  // namespace meadhall::feast
