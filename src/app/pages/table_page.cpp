#include <algorithm>

#include "app/history.h"
#include "app/pages/page_writer.h"
#include "app/teaching/book.h"

namespace meadhall::app {
namespace {

void moves(PageWriter& page) {
  const Answers answers = answers_to(page);
  page.json.key("moves").array();
  for (const Answers::Choice& each : answers.choices) {
    page.json.object();
    page.json.key("code").string(each.code);
    page.json.key("text").string(each.told);
    page.json.end_object();
  }
  page.json.end_array();
  page.json.key("amounts").array();
  for (const Answers::Amount& each : answers.amounts) {
    page.json.object();
    page.json.key("command").string(each.command);
    page.json.key("label").string(each.label);
    page.json.key("button").string(each.button);
    page.json.key("least").number(each.least);
    page.json.key("most").number(each.most);
    page.json.key("value").number(each.least);
    page.json.end_object();
  }
  page.json.end_array();
}

// In a lesson: the marked move alone, and where none is, the way on.
void lesson_moves(PageWriter& page, const Game& game, const Position& position,
                  const Lesson& lesson) {
  page.json.key("moves").array();
  if (const std::optional<Move> marked = lesson.marked()) {
    page.json.object();
    page.json.key("code").string(game.text(*marked));
    page.json.key("text").string(page.say(
        Message("lesson.marked").with("move", Message::List{game.describe(position, *marked)})));
    page.json.end_object();
  } else if (!lesson.last()) {
    page.json.object();
    page.json.key("code").string("next");
    page.json.key("text").string(page.say("lesson.next"));
    page.json.end_object();
  }
  page.json.end_array();
}

// Only to whom the device goes: what lies on the table is not said before they are there.
void hand_over(PageWriter& page, std::optional<Seat> actor) {
  page.json.key("question").string(page.say(Message("app.hand_over").with("player", *actor)));
  page.json.key("actions").array();
  page.action_said("ready", page.say(Message("app.ready").with("player", *actor)));
  page.action("undo", "app.undo", page.app.match().can_undo());
  page.action("hall", "app.hall");
  page.json.end_array();
}

// What is looked back on, and the ways to walk through it.
void replay(PageWriter& page, const Match& match) {
  const Timeline timeline(match);
  const auto now = static_cast<int>(timeline.now());
  const auto most = static_cast<int>(timeline.moves());
  const bool back = now > 0;
  const bool on = !timeline.latest();
  page.json.key("question")
      .string(page.say(Message("app.replay_moment")
                           .with("move", now)
                           .with("moves", most)
                           .with("round", match.game().round_of(match.position()))));
  page.json.key("fields").array().object();
  page.field("replay move", page.say(Message("app.replay_to").with("most", most)),
             std::to_string(now));
  page.json.end_object().end_array();

  page.json.key("actions").array();
  page.action("step 1", "app.step_on", on);
  page.action("step -1", "app.step_back", back);
  page.action("turn 1", "app.turn_on", on);
  page.action("turn -1", "app.turn_back", back);
  page.action("round 1", "app.round_on", on);
  page.action("round -1", "app.round_back", back);
  page.action("replay start", "app.replay_start", back);
  page.action("replay end", "app.replay_end", on);
  if (ways_on(match, match.current()).size() > 1) page.action("variation", "app.variation");
  page.action("play on", "app.play_on", !match.over());
  page.action("replay live", "app.replay_live");
  show_findings(page, match);
  page.action("link", "app.link_moment");
  page.action("hall", "app.hall");
  page.json.end_array();
}

// A move waits for a yes.
void confirm(PageWriter& page, const Game& game, const Position& position, Seat actor, Move move) {
  page.json.key("question")
      .string(page.say(Message("app.confirm_move")
                           .with("player", actor)
                           .with("move", Message::List{game.describe(position, move)})));
  page.json.key("actions").array();
  page.action("confirm", "app.confirm");
  page.action("cancel", "app.cancel");
  page.json.end_array();
}

// What is written about the decision, or about what was asked last.
void chapter_action(PageWriter& page, const Match& match) {
  const std::string_view title = chapter_title(match.game(), page.app.topic());
  if (title.empty()) return;
  page.action_said("rules " + std::string(page.app.topic()),
                   page.say(Message("rules.see").with("chapter", Term{title})));
}

void lesson_actions(PageWriter& page, const Match& match, const Lesson& lesson) {
  page.json.key("actions").array();
  page.action("lesson free", "lesson.free");
  page.action("lesson leave", "lesson.leave");
  page.action("learn " + std::string(match.game().info.id) + " again", "lesson.again",
              lesson.can_go_back());
  page.action("undo", "app.undo", lesson.can_go_back());
  page.action("redo", "app.redo", lesson.can_go_forward());
  chapter_action(page, match);
  page.action("hall", "app.hall");
  page.json.end_array();
}

void challenge_actions(PageWriter& page, const Match& match) {
  page.json.key("actions").array();
  page.action("challenge show", "challenge.show", !page.app.challenge()->solved);
  page.action("challenge next", "challenge.next");
  page.action("challenge previous", "challenge.previous");
  page.action("challenges", "challenge.open");
  chapter_action(page, match);
  page.action("hall", "app.hall");
  page.json.end_array();
}

// Where several sit around one device and hands are secret, whoever is asked may look at theirs.
void peek_action(PageWriter& page, const Match& match, std::optional<Seat> actor) {
  if (!match.game().info.secret_hands || !page.app.asked() || page.app.viewer() == actor) return;
  page.action_said("ready", page.say(Message("app.peek").with("player", *actor)));
}

// The others may look at theirs, too, while nobody has to decide in secret.
void look_actions(PageWriter& page, const Match& match) {
  const App& app = page.app;
  if (app.looker()) return page.action("look off", "app.look_off");
  const std::optional<Seat> asked =
      app.asked() ? match.game().actor(match.position()) : std::optional<Seat>();
  for (std::size_t i = 0; i < match.start().seats.size(); ++i) {
    const Seat seat = seat_at(i);
    if (seat == asked || !app.may_look(seat)) continue;
    page.action_said("look " + std::to_string(i + 1),
                     page.say(Message("app.peek").with("player", seat)));
  }
}

// What there is to do at the table besides moves.
void table_actions(PageWriter& page, const Match& match) {
  page.json.key("actions").array();
  bot_actions(page, match);
  peek_action(page, match, match.game().actor(match.position()));
  look_actions(page, match);
  page.action("undo", "app.undo", match.can_undo());
  page.action("redo", "app.redo", match.can_redo());
  // Past a bot's moves undo may meet a reveal that only taking back goes beyond.
  const bool bots = page.app.persons() < match.start().seats.size();
  if (match.can_take_back() && (bots || !match.can_undo())) {
    page.action("take back", "app.take_back");
  }
  const bool played = match.can_take_back() || match.can_redo();
  page.action("replay", "app.replay", played);
  page.action("since", "app.since", played && !match.over());
  notebook_action(page, match);
  page.action("save", "saves.save");
  page.action("saves", "app.saves");
  page.action("export", "app.export");
  page.action("copy save", "app.copy_save");
  page.action("link", "app.link");
  if (match.over()) page.action("rematch", "app.rematch");
  chapter_action(page, match);
  if (find_book(match.game().info.id) != nullptr) page.action("rules", "app.rules");
  if (has_almanac(match.game())) {
    page.action("almanac " + std::string(match.game().info.id), "app.almanac");
  }
  page.action("settings", "app.settings");
  page.action("hall", "app.hall");
  page.json.end_array();
}

}  // namespace

void write_table(PageWriter& page) {
  const App& app = page.app;
  const Match& match = app.match();
  const Game& game = match.game();
  const Position& position = match.position();
  const std::optional<Seat> actor = game.actor(position);
  page.json.key("title").string(page.say(Message(game.info.name)));
  if (app.handing_over()) return hand_over(page, actor);

  if (const std::optional<Lesson>& lesson = app.lesson()) {
    const std::string card = page.say(lesson->title()) + ". " + page.say(lesson->words());
    page.json.key("question").string(card);
    lesson_moves(page, game, position, *lesson);
    lesson_actions(page, match, *lesson);
  } else if (app.challenge()) {
    page.json.key("question")
        .string(page.say(app.challenge()->title()) + ". " + question_told(page));
    if (!app.challenge()->solved) moves(page);
    challenge_actions(page, match);
  } else if (app.replaying()) {
    replay(page, match);
  } else if (app.pending()) {
    confirm(page, game, position, *actor, *app.pending());
  } else {
    if (match.bot_acts()) {
      bots_turn(page, match, *actor);
    } else {
      page.json.key("question").string(question_told(page));
      moves(page);
    }
    notebook_fields(page, match);
    table_actions(page, match);
  }

  page.json.key("sections").array();
  for (const SaidSection& each : table_words(app)) {
    page.section(each.title, each.of_player ? "players" : "board", each.lines);
  }
  page.json.end_array();

  page.json.key("log").array();
  for (const LogLine& line : app.log()) page.json.string(page.event_line(line.event));
  page.json.end_array();
  page.json.key("fresh").array();
  for (const Event& event : app.fresh_events()) page.json.string(page.event_line(event));
  page.json.end_array();
}

}  // namespace meadhall::app
