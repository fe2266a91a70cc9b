#include "app/pages/page_writer.h"
#include "app/teaching/book.h"

namespace meadhall::app {
namespace {

// In a lesson: the marked move alone, and where none is, the way on.
void lesson_moves(PageWriter& page, const Lesson& lesson) {
  page.json.key("moves").array();
  if (lesson.marked()) {
    page.answer(lesson.way_on(),
                page.say(Message("lesson.marked")
                             .with("move", Message::List{lesson.answer_told(page.app.match())})));
  } else if (!lesson.last()) {
    page.answer("next", page.say("lesson.next"));
  }
  page.json.end_array();
}

// Only to whom the device goes: what lies on the table is not said before they are there.
void hand_over(PageWriter& page, std::optional<Seat> actor) {
  page.json.key("question").string(page.say(Message("app.hand_over").with("player", *actor)));
  page.json.key("actions").array();
  page.action_said("ready", page.say(Message("app.ready").with("player", *actor)));
  page.action_said("send", page.say(Message("app.send_to").with("player", *actor)),
                   page.app.available("send"));
  page.action("undo");
  page.action("hall");
  page.json.end_array();
}

// To whom a link brought the match: who they are, and what happened since their last turn.
void arrival(PageWriter& page, std::optional<Seat> actor) {
  const std::span<const LogLine> news = page.app.session().news();
  page.json.key("question")
      .string(page.say(Message("app.arrived").with("player", *actor)) + " " +
              page.say(news.empty() ? "app.no_news" : "app.news"));
  page.json.key("actions").array();
  page.offer("since");
  page.action("ready", "app.to_table");
  page.action("hall");
  page.json.end_array();
  std::vector<std::string> lines;
  for (const LogLine& line : news) lines.push_back(page.event_line(line.event));
  page.list("fresh", lines);
  if (news.empty()) return;
  page.json.key("sections").array();
  page.section(page.say("app.news"), "board", lines);
  page.json.end_array();
}

// Somebody with another device is to act.
void remote_turn(PageWriter& page, const Match& match, Seat actor) {
  std::string told = page.say(Message("app.waits_elsewhere").with("player", actor));
  if (match.game().info.secret_hands) told += " " + page.say("app.link_secrets");
  page.json.key("question").string(told);
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
  page.json.key("fields").array();
  page.field("replay move", page.say(Message("app.replay_to").with("most", most)),
             std::to_string(now));
  page.json.end_array();

  page.json.key("actions").array();
  page.action("step 1", "app.step_on", on);
  page.action("step -1", "app.step_back", back);
  page.action("turn 1", "app.turn_on", on);
  page.action("turn -1", "app.turn_back", back);
  page.action("round 1", "app.round_on", on);
  page.action("round -1", "app.round_back", back);
  page.action("decision 1", "app.decision_on", timeline.lies_ahead(timeline.own_decisions(match)));
  page.action("scoring 1", "app.scoring_on", timeline.lies_ahead(timeline.scorings(match)));
  page.action("replay start");
  page.action("replay end");
  page.offer("variation");
  page.action("play on", "app.play_on", !match.over());
  page.action("replay live");
  page.further = true;
  show_findings(page, match);
  page.action("link", "app.link_moment");
  page.action("hall");
  page.json.end_array();
}

// A move waits for a yes.
void confirm(PageWriter& page, const Game& game, const Position& position, Seat actor, Move move) {
  page.json.key("question")
      .string(page.say(Message("app.confirm_move")
                           .with("player", actor)
                           .with("move", Message::List{game.describe(position, move)})));
  page.json.key("actions").array();
  page.action("confirm");
  page.action("cancel");
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
  page.action("lesson free");
  page.action("lesson leave");
  page.further = true;
  page.action("learn " + std::string(match.game().info.id) + " again", "lesson.again",
              lesson.can_go_back());
  page.action("undo");
  page.action("redo");
  chapter_action(page, match);
  page.action("hall");
  page.json.end_array();
}

void challenge_actions(PageWriter& page, const Match& match) {
  page.json.key("actions").array();
  page.action("challenge show");
  page.offer("challenge next");
  page.offer("challenge previous");
  page.further = true;
  page.action("challenges");
  chapter_action(page, match);
  page.action("hall");
  page.json.end_array();
}

// What there is to do at the table besides moves.
void table_actions(PageWriter& page, const Match& match) {
  page.json.key("actions").array();
  if (match.bot_acts()) bot_actions(page, match);
  const std::optional<Seat> actor = page.app.session().actor();
  const auto offer_to_send = [&] {
    if (!page.app.available("send")) return;
    page.action_said("send", page.say(actor ? Message("app.send_to").with("player", *actor)
                                            : Message("app.send_end")));
  };
  const bool remote = page.app.waits_for_remote();
  if (remote || match.over()) offer_to_send();
  if (remote)
    page.action_said("play here", page.say(Message("app.plays_here").with("player", *actor)));
  if (page.app.open_call()) {
    const Call call = call_told(page);
    for (const Call::Answer& each : call.answers) page.action_said(each.command, each.told);
    page.action_said("want done", call.go_on);
  }
  for (const Peek& each : peeks(page)) page.action_said(each.command, each.told);
  page.action("undo");
  if (match.over()) page.action("rematch");
  page.further = true;
  page.action("redo");
  if (!match.bot_acts()) bot_actions(page, match);
  // Past a bot's moves undo may meet a reveal that only taking back goes beyond.
  const bool bots = page.app.persons() < match.start().seats.size();
  if (match.can_take_back() && (bots || !match.can_undo())) {
    page.action("take back");
  }
  page.action("replay");
  page.action("since");
  notebook_action(page, match);
  page.action("save");
  page.action("saves");
  page.action("export");
  page.action("copy save");
  if (!remote && !match.over()) offer_to_send();
  page.action("link");
  page.offer("link now");
  chapter_action(page, match);
  if (find_book(match.game().info.id) != nullptr) page.action("rules");
  if (has_almanac(match.game())) {
    page.action("almanac " + std::string(match.game().info.id), "app.almanac");
  }
  page.action("settings");
  page.action("hall");
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
  if (app.arrived()) return arrival(page, actor);
  if (app.handing_over()) return hand_over(page, actor);

  if (const Lesson* lesson = app.lesson()) {
    const std::string card = page.say(lesson->title()) + ". " + page.say(lesson->words());
    page.json.key("question").string(card);
    if (lesson->asks()) {
      write_answers(page);
    } else {
      lesson_moves(page, *lesson);
    }
    lesson_actions(page, match, *lesson);
  } else if (app.challenge()) {
    page.json.key("question")
        .string(page.say(app.challenge()->title()) + ". " + question_told(page));
    if (!app.challenge()->solved) write_answers(page);
    challenge_actions(page, match);
  } else if (app.replaying()) {
    replay(page, match);
  } else if (app.pending()) {
    confirm(page, game, position, *actor, *app.pending());
  } else {
    if (match.bot_acts()) {
      bots_turn(page, match, *actor);
    } else if (app.waits_for_remote()) {
      remote_turn(page, match, *actor);
    } else if (app.open_call()) {
      page.json.key("question").string(call_told(page).question);
    } else {
      page.json.key("question").string(question_told(page));
      write_answers(page);
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
