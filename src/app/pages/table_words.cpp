#include "app/pages/table_words.h"

#include <algorithm>
#include <utility>

#include "app/session/history.h"
#include "app/session/opinion.h"
#include "app/session/promises.h"
#include "match/gains.h"

namespace meadhall::app {
namespace {

// Collects sections.
struct TableWords : Teller {
  using Teller::Teller;
  std::vector<SaidSection> sections;

  void section(std::string title, std::vector<std::string> lines, bool of_player = false) {
    sections.push_back({std::move(title), of_player, std::move(lines)});
  }
  void section(const Section& from, bool of_player = false) {
    std::vector<std::string> lines;
    for (const Message& line : from.lines) lines.push_back(say(line));
    section(say(from.title), std::move(lines), of_player);
  }
};

void projection(TableWords& words, const Game& game, const Position& position) {
  if (game.can.forecast_scoring == nullptr) return;
  const std::vector<Event> events = game.can.forecast_scoring(position, Horizon::next_scoring);
  if (events.empty()) return;
  std::vector<std::string> lines;
  for (const Event& event : events) lines.push_back(words.event_line(event));
  words.section(words.say("app.projection"), lines);
}

// Where everybody would stand if the match ended with the next scoring, and what the last scoring
// alone would bring.
void projected_end(TableWords& words, const Game& game, const Position& position) {
  if (game.can.forecast_scoring == nullptr) return;
  const std::vector<Event> events = game.can.forecast_scoring(position, Horizon::end);
  const std::size_t before = game.can.forecast_scoring(position, Horizon::next_scoring).size();
  if (events.size() <= before) return;
  const ScoreSheet now = game.score(position);
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < words.app.match().start().seats.size(); ++i) {
    int points = now.totals[i];
    for (const Event& event : events) {
      if (event.kind == Event::Kind::score && event.seat == seat_at(i)) points += event.points;
    }
    lines.push_back(
        words.say(Message("app.would_have").with("player", seat_at(i)).with("n", points)));
  }
  for (std::size_t i = before; i < events.size(); ++i) lines.push_back(words.event_line(events[i]));
  words.section(words.say("app.projected_end"), lines);
}

void final_table(TableWords& words, const Game& game, const Position& position) {
  const ScoreSheet sheet = game.score(position);
  std::vector<std::string> lines;
  const std::size_t players = words.app.match().start().seats.size();
  for (std::size_t rank = 1; rank <= players; ++rank) {
    for (std::size_t i = 0; i < players; ++i) {
      if (sheet.ranks[i] != rank) continue;
      lines.push_back(words.say(Message(sheet.rank_line)
                                    .with("rank", static_cast<int>(rank))
                                    .with("player", seat_at(i))
                                    .with("n", static_cast<int>(sheet.totals[i]))));
    }
  }
  if (!sheet.tie_break.empty()) lines.push_back(words.say(sheet.tie_break));
  for (const ScoreSheet::Line& line : sheet.lines) {
    // What this match had no part in, or nobody got anything by, is not read out.
    if (std::ranges::count(line.points, 0) == static_cast<std::ptrdiff_t>(kMaxSeats)) continue;
    Message::List parts;
    for (std::size_t i = 0; i < players; ++i) {
      parts.push_back(Message("app.category_part")
                          .with("player", seat_at(i))
                          .with("points", static_cast<int>(line.points[i])));
    }
    lines.push_back(words.say(Message("app.category")
                                  .with("category", Term{line.category})
                                  .with("parts", std::move(parts))));
  }
  words.section(words.say("app.result"), lines);
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

// Points and coins after each scoring or round, as the drawn end shows them in a line chart.
void course(TableWords& words, const Match& match) {
  std::vector<std::string> lines;
  for (const Standing& standing : history(match)) {
    Message::List parts;
    for (std::size_t i = 0; i < match.start().seats.size(); ++i) {
      parts.push_back(standing_told(match.game().info, standing, i));
    }
    const Message after = standing.after.empty() ? Message("app.course_start") : standing.after;
    lines.push_back(words.say(Message("app.course_line")
                                  .with("after", Message::List{after})
                                  .with("parts", std::move(parts))));
  }
  words.section(words.say("app.course"), lines);
}

// The best moves as a bot sees them, and why.
void second_opinion(TableWords& words, const Match& match) {
  std::vector<std::string> lines;
  for (const bots::Advice& each : words.app.advice()) {
    lines.push_back(words.say(advice_told(match, each)) + ".");
  }
  if (lines.empty()) return;
  const Message why = reason_told(match, words.app.advice());
  if (!why.empty()) lines.front() += " " + words.say(why);
  if (lines.size() > 1) lines[1] = words.say("bot.next_best") + " " + lines[1];
  words.section(words.say("bot.advice"), lines);
}

// What a look back found.
void look_back(TableWords& words, const Match& match) {
  const bots::Review* review = words.app.review();
  if (review == nullptr) return;
  std::vector<std::string> lines;
  for (const Finding& each : findings(match, *review)) lines.push_back(words.say(each.sentence()));
  words.section(words.say("bot.review"), lines);
  if (match.start().seats.size() == 1) return;  // who plays alone wins
  lines.clear();
  for (const Chances& each : chances_by_round(match, *review)) {
    Message::List parts;
    for (std::size_t i = 0; i < match.start().seats.size(); ++i) {
      parts.push_back(
          Message("bot.chance").with("player", seat_at(i)).with("n", (each.chances[i] + 5) / 10));
    }
    lines.push_back(words.say(Message("bot.chances_line")
                                  .with("after", Message::List{each.when})
                                  .with("parts", std::move(parts))));
  }
  words.section(words.say("bot.chances"), lines);
}

void promises(TableWords& words, const Match& match) {
  std::vector<std::string> lines;
  for (const std::size_t number : promises_so_far(match)) {
    const Promise& promise = match.notebook().promises()[number];
    std::string line = words.say(promise_told(match, number));
    if (promise.fate != Promise::Fate::open) {
      line += " " + words.say("notebook.fate." + std::string(word_of(promise.fate)));
    }
    lines.push_back(std::move(line));
  }
  if (!lines.empty()) words.section(words.say("notebook.title"), lines, true);
}

}  // namespace

std::string Teller::event_line(const Event& event) const {
  return say(event_told(app.match().game().info, event));
}

std::vector<SaidSection> table_words(const App& app) {
  TableWords words(app);
  const Match& match = app.match();
  const Game& game = match.game();
  const Position& position = match.position();
  second_opinion(words, match);
  look_back(words, match);
  const Position seen = app.shown();
  for (const Section& each : game.board(seen)) words.section(each);
  if (!match.over()) {
    projection(words, game, position);
    projected_end(words, game, position);
  } else {
    final_table(words, game, position);
    if (bots::bots_for(game).counts_points) course(words, match);
  }
  for (std::size_t i = 0; i < match.start().seats.size(); ++i) {
    words.section(game.player_area(seen, seat_at(i)), true);
  }
  promises(words, match);
  return std::move(words.sections);
}

std::vector<Peek> peeks(const Teller& teller) {
  const App& app = teller.app;
  const Match& match = app.match();
  if (!match.game().info.secret_hands) return {};
  if (app.looker()) return {{"look off", teller.say("app.look_off")}};
  std::vector<Peek> ways;
  const auto add = [&](std::string command, Seat seat) {
    ways.push_back(
        {std::move(command), teller.say(Message("app.peek").with("player", seat)), seat});
  };
  // Whoever is asked comes first.
  const std::size_t seats = match.start().seats.size();
  Seat seat = app.session().actor().value_or(Seat{0});
  for (std::size_t i = 0; i < seats; ++i, seat = next_seat(seat, seats)) {
    if (seat != app.viewer() && app.may_look(seat)) {
      add("look " + std::to_string(index(seat) + 1), seat);
    }
  }
  return ways;
}

Call call_told(const Teller& teller) {
  const Session& session = teller.app.session();
  Call call{.question = teller.say(session.open_call()->question)};
  Message::List wanting;
  for (const Seat seat : session.called_here()) {
    const bool wants = session.called && session.called->wants(seat);
    if (wants) wanting.push_back(Message("ui.player").with("player", seat));
    call.answers.push_back(
        {.seat = seat,
         .wants = wants,
         .command = "want " + std::to_string(index(seat) + 1),
         .told = teller.say(Message(wants ? "app.want_not" : "app.want").with("player", seat))});
  }
  call.go_on =
      teller.say(wanting.empty() ? Message("app.want_nobody")
                                 : Message("app.want_go_on").with("players", std::move(wanting)));
  return call;
}

std::string question_told(const Teller& teller) {
  const Match& match = teller.app.match();
  const Game& game = match.game();
  const std::optional<Seat> actor = game.actor(match.position());
  if (!actor) return teller.say(game.question(match.position()));
  return teller.say(Message("app.asks")
                        .with("player", *actor)
                        .with("question", Message::List{game.question(match.position())}));
}

Answers answers_to(const Teller& teller) {
  const Match& match = teller.app.match();
  const Game& game = match.game();
  MoveList moves;
  game.legal(match.position(), moves);
  Answers answers;
  for (const Move move : moves) {
    const std::string code = game.text(move);
    const std::optional<int> amount = amount_of(game, move);
    if (!amount) {
      answers.choices.push_back({move, code, teller.say(game.describe(match.position(), move))});
      continue;
    }
    const std::string command = code.substr(0, code.find(' '));
    const auto known = std::ranges::find(answers.amounts, command, &Answers::Amount::command);
    if (known == answers.amounts.end()) {
      answers.amounts.push_back({.command = command, .least = *amount, .most = *amount});
    } else {
      known->least = std::min(known->least, *amount);
      known->most = std::max(known->most, *amount);
    }
  }
  for (Answers::Amount& each : answers.amounts) {
    const std::string id = "app.amount." + each.command;
    each.label = teller.say(Message(id).with("least", each.least).with("most", each.most));
    each.button = teller.say(id + "_button");
  }
  return answers;
}

}  // namespace meadhall::app
