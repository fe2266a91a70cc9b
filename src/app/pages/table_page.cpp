#include <algorithm>

#include "app/history.h"
#include "app/pages/page_writer.h"

namespace meadhall::app {
namespace {

// Moves that say how much: all of one kind are one number to be given.
struct Amounts {
  std::string command;
  int least;
  int most;
};

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

void final_table(PageWriter& page, const Game& game, const Position& position) {
  const ScoreSheet sheet = game.score(position);
  std::vector<std::string> lines;
  const std::size_t players = page.app.match().start().seats.size();
  for (std::size_t rank = 1; rank <= players; ++rank) {
    for (std::size_t i = 0; i < players; ++i) {
      if (sheet.ranks[i] != rank) continue;
      lines.push_back(page.say(Message("app.rank")
                                   .with("rank", static_cast<int>(rank))
                                   .with("player", seat_at(i))
                                   .with("n", static_cast<int>(sheet.totals[i]))));
    }
  }
  if (!sheet.tie_break.empty()) lines.push_back(page.say(sheet.tie_break));
  for (const ScoreSheet::Line& line : sheet.lines) {
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

// Points and gold after each scoring, as the drawn end shows them in a line chart.
void course(PageWriter& page, const Match& match) {
  std::vector<std::string> lines;
  for (const Standing& standing : history(match)) {
    Message::List parts;
    for (std::size_t i = 0; i < match.start().seats.size(); ++i) {
      parts.push_back(Message("app.course_part")
                          .with("player", seat_at(i))
                          .with("points", int{standing.points[i]})
                          .with("gold", int{standing.money[i]}));
    }
    const Message after = standing.after.empty() ? Message("app.course_start") : standing.after;
    lines.push_back(page.say(Message("app.course_line")
                                 .with("after", Message::List{after})
                                 .with("parts", std::move(parts))));
  }
  page.section(page.say("app.course"), "board", lines);
}

}  // namespace

void write_table(PageWriter& page) {
  const Match& match = page.app.match();
  const Game& game = match.game();
  const Position& position = match.position();
  const std::optional<Seat> actor = game.actor(position);
  page.json.key("title").string(page.say(Message(game.info.name)));
  page.json.key("question").string(question(page, game, position, actor));

  moves(page, game, position);

  page.json.key("sections").array();
  for (const Section& each : game.board(position)) page.section(each, "board");
  projection(page, game, position);
  if (match.over()) {
    final_table(page, game, position);
    course(page, match);
  }
  for (std::size_t i = 0; i < match.start().seats.size(); ++i) {
    page.section(game.homeland(position, seat_at(i)), "players");
  }
  page.json.end_array();

  page.json.key("actions").array();
  page.action("undo", "app.undo", match.can_undo());
  page.action("redo", "app.redo", match.can_redo());
  if (match.can_take_back() && !match.can_undo()) page.action("take back", "app.take_back");
  page.action("link", "app.link");
  if (match.over()) page.action("rematch", "app.rematch");
  page.action("hall", "app.hall");
  page.json.end_array();

  page.json.key("log").array();
  for (const LogLine& line : page.app.log()) page.json.string(page.event_line(line.event));
  page.json.end_array();
  page.json.key("fresh").array();
  for (const Event& event : page.app.fresh_events()) page.json.string(page.event_line(event));
  page.json.end_array();
}

}  // namespace meadhall::app
