#include <algorithm>

#include "app/history.h"
#include "app/pages/page_writer.h"
#include "app/rules_book.h"
#include "match/gains.h"

namespace meadhall::app {
namespace {

// Moves that say how much: all of one kind are one number to be given.
struct Amounts {
  std::string command;
  int least;
  int most;
};

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

void moves(PageWriter& page, const Game& game, const Position& position) {
  MoveList all;
  game.legal(position, all);
  std::vector<Amounts> amounts;
  page.json.key("moves").array();
  for (const Move move : all) {
    const std::string code = game.text(move);
    const std::optional<int> amount = game.amount(move);
    if (amount) {
      const std::string command = code.substr(0, code.find(' '));
      const auto known = std::ranges::find(amounts, command, &Amounts::command);
      if (known == amounts.end()) {
        amounts.push_back({command, *amount, *amount});
      } else {
        known->least = std::min(known->least, *amount);
        known->most = std::max(known->most, *amount);
      }
      continue;
    }
    page.json.object();
    page.json.key("code").string(code);
    page.json.key("text").string(page.say(game.describe(position, move)));
    page.json.end_object();
  }
  page.json.end_array();
  page.json.key("amounts").array();
  for (const Amounts& each : amounts) {
    page.json.object();
    page.json.key("command").string(each.command);
    const std::string id = "app.amount." + each.command;
    page.json.key("label").string(
        page.say(Message(id).with("least", each.least).with("most", each.most)));
    page.json.key("button").string(page.say(id + "_button"));
    page.json.key("least").number(each.least);
    page.json.key("most").number(each.most);
    page.json.key("value").number(each.least);
    page.json.end_object();
  }
  page.json.end_array();
}

std::string question(const PageWriter& page, const Game& game, const Position& position,
                     std::optional<Seat> actor) {
  if (!actor) return page.say(game.question(position));
  return page.say(Message("app.asks")
                      .with("player", *actor)
                      .with("question", Message::List{game.question(position)}));
}

void projection(PageWriter& page, const Game& game, const Position& position) {
  const std::vector<Event> events = game.project(position, Horizon::next_scoring);
  if (events.empty()) return;
  std::vector<std::string> lines;
  for (const Event& event : events) lines.push_back(page.event_line(event));
  page.section(page.say("app.projection"), "board", lines);
}

// Where everybody would stand if the match ended with the next scoring, and what the last scoring
// alone would bring.
void projected_end(PageWriter& page, const Game& game, const Position& position) {
  const std::vector<Event> events = game.project(position, Horizon::end);
  const std::size_t before = game.project(position, Horizon::next_scoring).size();
  if (events.size() <= before) return;
  const ScoreSheet now = game.score(position);
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < page.app.match().start().seats.size(); ++i) {
    int points = now.totals[i];
    for (const Event& event : events) {
      if (event.kind == Event::Kind::score && event.seat == seat_at(i)) points += event.points;
    }
    lines.push_back(
        page.say(Message("app.would_have").with("player", seat_at(i)).with("n", points)));
  }
  for (std::size_t i = before; i < events.size(); ++i) lines.push_back(page.event_line(events[i]));
  page.section(page.say("app.projected_end"), "board", lines);
}

void final_table(PageWriter& page, const Game& game, const Position& position) {
  const ScoreSheet sheet = game.score(position);
  std::vector<std::string> lines;
  const std::size_t players = page.app.match().start().seats.size();
  for (std::size_t rank = 1; rank <= players; ++rank) {
    for (std::size_t i = 0; i < players; ++i) {
      if (sheet.ranks[i] != rank) continue;
      lines.push_back(page.say(Message(sheet.rank_line)
                                   .with("rank", static_cast<int>(rank))
                                   .with("player", seat_at(i))
                                   .with("n", static_cast<int>(sheet.totals[i]))));
    }
  }
  if (!sheet.tie_break.empty()) lines.push_back(page.say(sheet.tie_break));
  for (const ScoreSheet::Line& line : sheet.lines) {
    // What this match had no part in, or nobody got anything by, is not read out.
    if (std::ranges::count(line.points, 0) == static_cast<std::ptrdiff_t>(kMaxSeats)) continue;
    Message::List parts;
    for (std::size_t i = 0; i < players; ++i) {
      parts.push_back(Message("app.category_part")
                          .with("player", seat_at(i))
                          .with("points", static_cast<int>(line.points[i])));
    }
    lines.push_back(page.say(Message("app.category")
                                 .with("category", Term{line.category})
                                 .with("parts", std::move(parts))));
  }
  page.section(page.say("app.result"), "board", lines);
}

// "Ann 8 points and 12 gold"; without coins the points alone.
Message standing_told(const GameInfo& info, const Standing& standing, std::size_t seat) {
  const int coins = standing.money[seat];
  Message told(coins == 0 ? "app.course_points" : "app.course_part");
  told.with("player", seat_at(seat))
      .with("points", Message::List{point_amount(standing.points[seat])});
  if (coins != 0) told.with("coins", Message::List{coin_amount(info, coins)});
  return told;
}

// Points and coins after each scoring, as the drawn end shows them in a line chart.
void course(PageWriter& page, const Match& match) {
  std::vector<std::string> lines;
  for (const Standing& standing : history(match)) {
    Message::List parts;
    for (std::size_t i = 0; i < match.start().seats.size(); ++i) {
      parts.push_back(standing_told(match.game().info, standing, i));
    }
    const Message after = standing.after.empty() ? Message("app.course_start") : standing.after;
    lines.push_back(page.say(Message("app.course_line")
                                 .with("after", Message::List{after})
                                 .with("parts", std::move(parts))));
  }
  page.section(page.say("app.course"), "board", lines);
}

// Only to whom the device goes: what lies on the table is not said before he is there.
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

// Where several sit around one device and hands are secret, whoever is asked may look at his own.
void peek_action(PageWriter& page, const Match& match, std::optional<Seat> actor) {
  if (!match.game().info.secret_hands || !page.app.asked() || page.app.viewer() == actor) return;
  page.action_said("ready", page.say(Message("app.peek").with("player", *actor)));
}

// What there is to do at the table besides moves.
void table_actions(PageWriter& page, const Match& match) {
  page.json.key("actions").array();
  bot_actions(page, match);
  peek_action(page, match, match.game().actor(match.position()));
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
        .string(page.say(app.challenge()->title()) + ". " + question(page, game, position, actor));
    if (!app.challenge()->solved) moves(page, game, position);
    challenge_actions(page, match);
  } else if (app.replaying()) {
    replay(page, match);
  } else if (app.pending()) {
    confirm(page, game, position, *actor, *app.pending());
  } else {
    if (match.bot_acts()) {
      bots_turn(page, match, *actor);
    } else {
      page.json.key("question").string(question(page, game, position, actor));
      moves(page, game, position);
    }
    notebook_fields(page, match);
    table_actions(page, match);
  }

  page.json.key("sections").array();
  second_opinion(page, match);
  look_back(page, match);
  const Position seen = app.shown();
  for (const Section& each : game.board(seen)) page.section(each, "board");
  projection(page, game, position);
  if (!match.over()) projected_end(page, game, position);
  if (match.over()) {
    final_table(page, game, position);
    if (game.info.scores_on_the_way()) course(page, match);
  }
  for (std::size_t i = 0; i < match.start().seats.size(); ++i) {
    page.section(game.homeland(seen, seat_at(i)), "players");
  }
  promises(page, match);
  page.json.end_array();

  page.json.key("log").array();
  for (const LogLine& line : app.log()) page.json.string(page.event_line(line.event));
  page.json.end_array();
  page.json.key("fresh").array();
  for (const Event& event : app.fresh_events()) page.json.string(page.event_line(event));
  page.json.end_array();
}

}  // namespace meadhall::app
