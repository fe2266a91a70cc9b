#include <algorithm>
#include <array>
#include <utility>

#include "games/feast/cards.h"
#include "games/feast/carry_out.h"
#include "games/feast/dice.h"
#include "games/feast/effect_words.h"
#include "games/feast/laying.h"
#include "games/feast/moves.h"
#include "games/feast/moves_told.h"
#include "games/feast/own.h"
#include "games/feast/phases.h"
#include "games/feast/sea.h"
#include "games/feast/setup.h"
#include "games/feast/tell.h"
#include "games/feast/trade.h"
#include "games/feast/turn.h"

// Decisions in words: what is asked, and what each answer is.

namespace meadhall::feast {
namespace {

using List = Message::List;

Message on_card(std::string_view id, std::size_t card) {
  return Message(id).with("card", Term{card_term(card)});
}
Message with_item(std::string_view id, Item item) {
  return Message(id).with("item", List{some_told(1, item)});
}

// --- Questions

Message ask_dice(const State& state, const Task& task) {
  const auto dice = as<DiceTask>(task);
  switch (dice.stage()) {
    case DiceStage::boats: return Message("feast.ask.boats").with("n", dice.most_boats());
    case DiceStage::ore: return Message("feast.ask.ore_off");
    case DiceStage::second: return Message("feast.ask.second");
    case DiceStage::paying: return Message("feast.ask.pay");
    default: break;
  }
  const int result = result_of(state, task);
  return Message(result == dice.roll() ? "feast.ask.dice_plain" : "feast.ask.dice")
      .with("roll", dice.rolls())
      .with("all", most_rolls(state, task))
      .with("n", dice.roll())
      .with("result", result);
}

Message ask_upgrade(const Task& task) {
  const auto upgrade = as<UpgradeTask>(task);
  const Which what = upgrade.which();
  if (what == Which::up_right || what == Which::up_left) return Message("feast.ask.diagonal");
  if (what == Which::to_blue) return Message("feast.ask.to_blue");
  const int n = upgrade.goods_left();
  if (upgrade.steps() == 1) return Message("feast.ask.upgrade").with("n", n);
  return Message("feast.ask.upgrade_far").with("n", n).with("steps", upgrade.steps());
}

Message ask_lay(const State& state, const Task& task) {
  const auto laying = as<LayTask>(task);
  if (!laying.has_surface()) return with_item("feast.ask.lay_where", laying.item());
  return with_item(laying.has_way() ? "feast.ask.lay_spot" : "feast.ask.lay_how", laying.item())
      .with("where", List{onto_told(state, laying.surface())});
}

Message ask_effects(const State& state, const Task& task) {
  const auto effects = as<EffectsTask>(task);
  if (!effects.is_of_card()) return Message("feast.ask.alternatives");
  const std::size_t card = effects.card();
  const Effect effect = option_of(state, 0);
  if (effect.may) {
    Message told = effect.verb == Verb::own ? Message(card_text(card)) : effect_told(effect);
    return on_card("feast.ask.card_may", card).with("effect", List{std::move(told)});
  }
  return on_card("feast.ask.card", card);
}

Message ask_feast(const State& state) {
  return Message("feast.ask.feast")
      .with("n", state.banquet.length - state.banquet.laid)
      .with("all", state.banquet.length);
}

// What comes after a window.
Term window_term(const State& state) {
  switch (phase_of(state)) {
    case Phase::before_income: return Term{"feast.when.income"};
    case Phase::after_income: return Term{"feast.when.feast"};
    case Phase::after_feast:
      return Term{state.round < rounds_of(state) ? "feast.when.bonus" : "feast.when.last_feast"};
    case Phase::before_scoring: return Term{"feast.when.scoring"};
    default: return Term{"feast.when.round"};  // after_bonus
  }
}

// --- Answers

Message alternative_told(const State& state, Move move) {
  return Message("feast.move.option").with("effect", List{option_told(state, move)});
}

Message line_of_card_told(Move move) {
  const std::size_t card = card_of(move);
  return on_card("feast.move.use", card)
      .with("effect", List{effect_told(lines_of(card)[line_of(move)].effect)});
}

Message use_told(const State& state, Move move) {
  const std::size_t card = card_of(move);
  const Line& line = lines_of(card)[line_of(move)];
  if (line.effect.verb == Verb::own) return on_card("feast.move.use_own", card);
  // At a moment the whole card is meant; elsewhere the one line.
  if (state.agenda.top().what == Do::moment) return on_card("feast.move.use_own", card);
  return line_of_card_told(move);
}

// What the result lacks is paid for, unasked where there is one way to.
Message loot_told(const State& state, const Task& task, Item item) {
  const int needed = result_for(state, task, item);
  const int lacking = needed - result_of(state, task);
  return with_item(lacking > 0 ? "feast.move.loot_paying" : "feast.move.loot", item)
      .with("n", needed)
      .with("more", std::max(lacking, 0));
}

Message take_told(const State& state, Move move) {
  const Task& task = state.agenda.top();
  const Item item = item_in(move);
  switch (task.what) {
    case Do::upgrade:
    case Do::overseas:
      return with_item(is_again(move) ? "feast.move.upgrade_again" : "feast.move.upgrade", item)
          .with("to", List{some_told(1, made_by(task, item))});
    case Do::sale:
      return Message("feast.move.buy")
          .with("what", List{some_told(1, item)})
          .with("n", sale_price(state, task, item));
    case Do::dice: return loot_told(state, task, item);
    default: return with_item("feast.move.take", item);
  }
}

Message strip_told(const State& state, Move move) {
  return Message("feast.move.strip")
      .with("n", static_cast<int>(strip_of(move)) + 1)
      .with("items", pile_told(pile_of_strip(state, move)));
}

Message pay_told(const State& state, Move move) {
  return Message("feast.move.pay").with("items", pile_told(pile_to_pay(state, move)));
}

Message ship_told(Move move) {
  constexpr std::array<std::string_view, 4> kIds = {"feast.move.buy", "feast.move.sail",
                                                    "feast.move.arm", "feast.move.disarm"};
  const ShipDeed deed = deed_of(move);
  const Ship ship = ship_of(move);
  if (deed == ShipDeed::buy) {
    return Message("feast.move.buy")
        .with("what", List{some_told(1, ship)})
        .with("n", kShipPrices[static_cast<std::size_t>(ship)]);
  }
  const bool longship = ship == Ship::longship;
  Message told = Message(deed == ShipDeed::sail && longship ? "feast.move.sail_longship"
                                                            : kIds[static_cast<std::size_t>(deed)])
                     .with("ship", Term{ship_term(ship)});
  if (deed == ShipDeed::sail && !longship) return told;
  // A whaling boat carries one beside the printed one, or none.
  return std::move(told).with("n", longship ? ore_of(move) : deed == ShipDeed::disarm ? 1 : 0);
}

Message number_told(Move move) {
  const auto n = static_cast<int>(n_of(move));
  switch (counted(move)) {
    case NumberOf::back: return Message("feast.move.back").with("n", n);
    case NumberOf::boats:
      return Message("feast.move.boats").with("boats", boats_told(n % 8, n / 8));
    case NumberOf::token: {
      const Token& token = kTokenSides[n_of(move)];
      return Message("feast.move.token")
          .with("n", n + 1)
          .with("orange", List{some_told(1, token.orange)})
          .with("brown", List{some_told(1, token.brown)});
    }
    case NumberOf::copy:
      return Message("feast.move.copy").with("space", Term{space_term(n_of(move))});
  }
  return {};
}

Message word_told(const State& state, Move move) {
  constexpr std::array<std::string_view, kWords> kIds = {
      "feast.move.pass",    "feast.move.done", "feast.move.no",
      "feast.move.yes",     "feast.move.roll", "feast.move.fail",
      "feast.move.arrange", "feast.move.undo", "feast.move.fill"};
  const Task& task = state.agenda.top();
  if (move == kDone && task.what == Do::window) return Message("feast.move.go_on");
  return Message(kIds[value_of(move)]);
}

Message course_told(Move move) {
  if (move == kLeaveBare) return Message("feast.move.bare");
  if (move == kCoin) return Message("feast.move.coin");
  return with_item(stance_of(move) == Stance::flat ? "feast.move.flat" : "feast.move.upright",
                   item_in(move));
}

Message way_told(const Task& task, Move move) {
  return Message("feast.move.turn")
      .with("n", static_cast<int>(value_of(move)) + 1)
      .with("shape", shape_told(ways_to_lay(as<LayTask>(task).item())[value_of(move)]));
}

Message told(const State& state, Move move) {
  const Task& task = state.agenda.top();
  switch (kind_of(move)) {
    case MoveKind::place:
      if (task.what == Do::own) {
        return Message("feast.move.choose_space").with("space", Term{space_term(place_of(move))});
      }
      return Message("feast.move.place")
          .with("n", vikings_for(state, task.seat, place_of(move)))
          .with("space", Term{space_term(place_of(move))});
    case MoveKind::say: return word_told(state, move);
    case MoveKind::take: return take_told(state, move);
    case MoveKind::strip: return strip_told(state, move);
    case MoveKind::pay: return pay_told(state, move);
    case MoveKind::option: return alternative_told(state, move);
    case MoveKind::use: return use_told(state, move);
    case MoveKind::play:
      return on_card(value_of(move) >= kKeep ? "feast.move.keep" : "feast.move.play",
                     card_of(move));
    case MoveKind::lay: return with_item("feast.move.lay", item_in(move));
    case MoveKind::on:
      return Message("feast.move.on")
          .with("where", List{onto_told(state, surface_of(move, task.seat))});
    case MoveKind::turn: return way_told(task, move);
    case MoveKind::at:
      return Message("feast.move.at")
          .with("row", spot_of(move).row + 1)
          .with("column", spot_of(move).column + 1);
    case MoveKind::ship: return ship_told(move);
    case MoveKind::explore:
      return Message("feast.move.explore")
          .with("board", Term{sheet_term(static_cast<Sheet>(value_of(move)))});
    case MoveKind::course: return course_told(move);
    case MoveKind::number: return number_told(move);
  }
  return {};
}

}  // namespace

Message question(const State& state) {
  if (state.agenda.empty()) return ending_told(state);
  const Task& task = state.agenda.top();
  switch (task.what) {
    case Do::turn: return Message("feast.ask.turn").with("n", state.at(task.seat).vikings_in_thing);
    case Do::copy: return Message("feast.ask.copy");
    case Do::effects: return ask_effects(state, task);
    case Do::moment: return Message("feast.ask.cards");
    case Do::upgrade: return ask_upgrade(task);
    case Do::overseas: return Message("feast.ask.overseas");
    case Do::mountain: return Message("feast.ask.mountain");
    case Do::sale: return Message("feast.ask.sale").with("n", as<SaleTask>(task).tiles_left());
    case Do::forge: return Message("feast.ask.forge");
    case Do::dice: return ask_dice(state, task);
    case Do::explore: return Message("feast.ask.explore");
    case Do::emigrate:
      return Message("feast.ask.emigrate").with("n", as<EmigrateTask>(task).price());
    case Do::play: return Message("feast.ask.play").with("n", as<PlayTask>(task).cards_left());
    case Do::vikings: return Message("feast.ask.back");
    case Do::feast: return ask_feast(state);
    case Do::window: return Message("feast.ask.window").with("when", window_term(state));
    case Do::arrange: return Message("feast.ask.arrange");
    case Do::lay: return ask_lay(state, task);
    case Do::own: return on_card("feast.ask.card", as<OwnTask>(task).card());
    case Do::keep: {
      const bool dark = as<KeepTask>(task).which() == Keep::dark;
      return Message(dark ? "feast.ask.keep_dark" : "feast.ask.keep");
    }
    case Do::token: return Message("feast.ask.token");
    case Do::nothing:
    case Do::phase:
    case Do::action: break;
  }
  return {};
}

Message describe(const State& state, Move move) { return told(state, move); }

}  // namespace meadhall::feast
