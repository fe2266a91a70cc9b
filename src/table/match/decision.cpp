#include "table/match/decision.h"

#include "table/match/foresight.h"
#include "table/match/others_card.h"
#include "table/match/seats.h"

namespace meadhall::table::match {
namespace {

void find_latest(Decision& decision, const Match& match) {
  decision.mover.reset();
  decision.latest.reset();
  const Match::Node now = match.current();
  if (now == Match::kStart) return;
  decision.mover = match.game().actor(match.position_at(match.parent_of(now)));
  decision.latest = match.move_of(now);
}

void list_moves(Decision& decision, const app::App& app, const std::optional<Move>& marked) {
  decision.moves.clear();
  if (app.replaying() || others_turn(app) || app.open_call() || app.handing_over()) return;
  if (!app.lesson() || app.lesson()->asks()) {
    const Match& match = app.match();
    if (decision.actor) match.game().legal(match.position(), decision.moves);
  } else if (marked) {
    decision.moves.push_back(*marked);
  }
}

}  // namespace

void refresh(Decision& decision, const app::App& app, const DecisionHooks& hooks) {
  const Match& match = app.match();
  const Game& game = match.game();
  decision.shown = app.shown();
  decision.actor = game.actor(decision.shown);
  find_latest(decision, match);
  const bool goes_on = hooks.begins_turn != nullptr && !hooks.begins_turn(decision.shown);
  decision.mid_turn =
      goes_on && decision.actor && decision.mover == decision.actor && !others_turn(app);
  const std::optional<Move> marked = app.lesson() ? app.lesson()->marked() : std::nullopt;
  list_moves(decision, app, marked);
  const std::optional<Move> answer = app.lesson() ? app.lesson()->answer() : std::nullopt;
  refresh(decision.lesson, app, answer && hooks.on_board != nullptr && hooks.on_board(*answer));
  decision.question = app.say(game.question(decision.shown));
  if (app.challenge()) {
    decision.question = app.say(app.challenge()->title()) + ". " + decision.question;
  }
  decision.topic = game.topic(decision.shown);
  decision.topic_told = chapter_told(app, decision.topic);
  decision.where = app.say(Message(match.over() ? "saves.over" : "saves.where")
                               .with("round", game.round_of(match.position()))
                               .with("move", static_cast<int>(match.line().size())));
  decision.bots = bots_told(app);
}

}  // namespace meadhall::table::match
