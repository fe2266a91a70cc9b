#include "table/games/feast/dice_model.h"

#include <algorithm>
#include <utility>

#include "games/feast/dice_odds.h"
#include "games/feast/ids.h"
#include "games/feast/moves_told.h"
#include "games/feast/supply.h"
#include "games/feast/tell.h"
#include "text/alphabet.h"

namespace meadhall::table::feast_table {

using feast::DiceStage;
using feast::DiceTask;
using feast::Item;
using feast::State;
using feast::Task;

namespace {

// The fewest things first, of as many the fewest weapons.
std::pair<int, int> price_of(Move pay) {
  const int weapons = feast::weapons_in(pay) + feast::spears_in(pay);
  return {feast::filler_in(pay) + weapons, weapons};
}

std::optional<Move> cheapest(const State& state, const Task& task, int need) {
  if (need <= 0) return std::nullopt;
  MoveList ways;
  feast::list_payments(state, task, need, ways);
  if (ways.empty()) return std::nullopt;
  return *std::ranges::min_element(ways, std::less{}, price_of);
}

DiceModel::Face face_of(const State& state, const Task& task, int number) {
  DiceModel::Face face{.hit = feast::is_hit(state, task, number)};
  if (!face.hit) return face;
  const Task shows = feast::rolled(task, number);
  if (!feast::wants_high(feast::as<DiceTask>(task).die())) {
    face.pay = cheapest(state, shows, feast::result_of(state, shows));
    return face;
  }
  int best = 0;
  for (std::size_t i = 0; i < feast::kTiles; ++i) {
    const Item item = feast::item_at(i);
    const int value = feast::loot_value(state, shows, item);
    if (value <= best || !feast::can_loot(state, shows, item)) continue;
    best = value;
    face.loot = item;
  }
  return face;
}

DiceModel::Faces faces_of(const State& state, const Task& task) {
  DiceModel::Faces faces;
  for (int i = 1; i <= feast::sides(feast::as<DiceTask>(task).die()); ++i) {
    faces[static_cast<std::size_t>(i - 1)] = face_of(state, task, i);
  }
  return faces;
}

struct Teller {
  DiceModel& model;
  const State& state;
  const match::Decision& decision;
  const app::App& app;

  bool high() const { return feast::wants_high(model.die); }
  std::string in_hundred(int chance) const {
    return app.say(Message("ui.feast.dice_chance").with("n", chance));
  }

  Message taken(Item item, std::optional<Move> pay) const {
    if (!pay) return Message("feast.move.take").with("item", Term{feast::item_term(item)});
    return Message("ui.feast.take_for")
        .with("item", Term{feast::item_term(item)})
        .with("items", feast::pile_told(feast::pile_to_pay(state, *pay)));
  }

  void tell_answers() const {
    // The cheapest payment, the most valuable loot, the best chance.
    const auto order = [&](const DiceModel::Answer& each) {
      const Move move = each.move;
      switch (feast::kind_of(move)) {
        case feast::MoveKind::pay: return std::pair{price_of(move), move.code};
        case feast::MoveKind::take: {
          const int value = feast::loot_value(state, model.task, feast::item_in(move));
          return std::pair{std::pair{-value, 0}, move.code};
        }
        default: return std::pair{std::pair{-each.chance, 0}, move.code};
      }
    };
    for (const Move move : decision.moves) {
      const feast::MoveKind kind = feast::kind_of(move);
      DiceModel::Answer answer{.move = move};
      if (kind == feast::MoveKind::take) {
        const int need = feast::result_for(state, model.task, feast::item_in(move));
        answer.pay = cheapest(state, model.task, need - model.result);
        answer.button = app.say(taken(feast::item_in(move), answer.pay));
        answer.shorter = app.say(taken(feast::item_in(move), std::nullopt));
      } else if (kind == feast::MoveKind::number || kind == feast::MoveKind::ship) {
        if (const auto coming = feast::outlook_after(state, move)) {
          answer.chance = feast::chance(coming->state, coming->task, coming->rolls);
          answer.words = in_hundred(answer.chance);
          answer.faces = faces_of(coming->state, coming->task);
        }
      } else if (kind == feast::MoveKind::pay) {
        answer.button = app.say(feast::describe(state, move));
      } else {
        continue;
      }
      const auto place = std::ranges::upper_bound(model.answers, order(answer), {}, order);
      model.answers.insert(place, std::move(answer));
    }
  }

  void tell_beyond() const {
    const int left = feast::rolls_left(state, model.task);
    for (std::size_t i = 0; i < feast::kTiles; ++i) {
      const Item item = feast::item_at(i);
      const bool may =
          feast::loot_value(state, model.task, item) > 0 && feast::is_to_be_had(state, item);
      if (!may || decision.moves.contains(feast::take(item))) continue;
      const int chance = feast::chance(state, model.task, left, item);
      const int needs = feast::result_for(state, model.task, item);
      // Of as many, items come as they are numbered.
      const auto place =
          std::ranges::upper_bound(model.beyond, needs, {}, &DiceModel::Beyond::needs);
      model.beyond.insert(place, {.item = item,
                                  .needs = needs,
                                  .chance = chance,
                                  .words = chance > 0 ? in_hundred(chance) : std::string()});
    }
  }

  void tell_words() const {
    const auto dice = feast::as<DiceTask>(model.task);
    model.title = text::capitalised(app.say(feast::die_term(model.die)));
    const int left = feast::rolls_left(state, model.task);
    model.left = app.say(Message("ui.feast.dice_left").with("n", left));
    if (model.rolls > 0) {
      model.outcome = app.say(Message(high() ? "ui.feast.dice_result" : "ui.feast.dice_to_pay")
                                  .with("n", model.result));
      if (dice.stage() == DiceStage::rolling && !model.answers.empty()) {
        model.outcome = app.say("ui.feast.dice_enough") + " " + model.outcome;
      }
    }
    if (dice.stage() != DiceStage::rolling) return;
    if (left > 0) {
      model.chance =
          app.say(Message(model.rolls > 0 ? "ui.feast.dice_again" : "ui.feast.dice_success")
                      .with("n", feast::chance(state, model.task, left)));
      model.odds = model.rolls > 0 ? model.chance + "."
                                   : app.say(feast::odds_told(state, model.task, left).front());
    }
    const std::vector<Message> fails = app.match().game().foresee(app.shown(), feast::kFail);
    if (!fails.empty()) model.failure = app.say_all(std::span(fails).subspan(1));
    if (!model.answers.empty()) return;
    model.missing =
        high()
            ? app.say("ui.feast.dice_no_loot")
            : app.say(
                  Message("ui.feast.dice_missing").with("n", feast::most_paid(state, model.task)));
  }
};

}  // namespace

void refresh(DiceModel& model, const State& state, const match::Decision& decision,
             const app::App& app) {
  model = {};
  if (!decision.actor || decision.moves.empty() || state.agenda.empty()) return;
  model.task = state.agenda.top();
  if (model.task.what != feast::Do::dice) return;
  model.asked = true;
  const auto dice = feast::as<DiceTask>(model.task);
  model.die = dice.die();
  model.rolls = dice.rolls();
  model.most_rolls = feast::most_rolls(state, model.task);
  model.face = dice.roll();
  model.result = feast::result_of(state, model.task);
  const Teller teller{model, state, decision, app};
  model.faces = faces_of(state, model.task);
  teller.tell_answers();
  if (teller.high() && dice.stage() == DiceStage::rolling) teller.tell_beyond();
  teller.tell_words();
}

}  // namespace meadhall::table::feast_table
