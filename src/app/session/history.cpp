#include "app/session/history.h"

#include <algorithm>

namespace meadhall::app {
namespace {

Standing standing(const Match& match, const Position& position) {
  const ScoreSheet sheet = match.game().score(position);
  return {.after = {}, .points = sheet.totals, .money = sheet.money};
}

void take_back(Standing& standing, const Event& event) {
  if (event.kind != Event::Kind::score || !event.seat) return;
  std::int16_t& points = standing.points[index(*event.seat)];
  std::int16_t& money = standing.money[index(*event.seat)];
  points = static_cast<std::int16_t>(points - event.points);
  money = static_cast<std::int16_t>(money - event.gold);
}

// Where nothing is scored on the way: how everybody stood as each round ended.
std::vector<Standing> round_by_round(const Match& match) {
  const Game& game = match.game();
  std::vector<Standing> found = {standing(match, match.position_at(Match::kStart))};
  int round = game.round_of(match.position_at(Match::kStart));
  for (const Match::Node node : match.line()) {
    const Position now = match.position_at(node);
    const int next = game.round_of(now);
    if (next == round && game.actor(now)) continue;
    found.push_back(standing(match, now));
    found.back().after = Message("app.course_round").with("n", round);
    round = next;
  }
  return found;
}

}  // namespace

// Walks the line backwards. A scoring ends where the next one is announced, or with the move that
// told its last line; a move may end one scoring and hold another, so what a later one brought
// within it is taken back.
std::vector<Standing> history(const Match& match) {
  if (match.game().can.scoring_on_the_way == nullptr) return round_by_round(match);
  std::vector<Standing> found;
  std::vector<Match::Node> line = match.line();
  std::ranges::reverse(line);
  bool ended = false;  // the end of a scoring was met, its heading not yet
  for (const Match::Node node : line) {
    const std::vector<Event> events = match.events_of(node);
    Standing after = standing(match, match.position_at(node));
    for (auto event = events.rbegin(); event != events.rend(); ++event) {
      const bool heading = event->kind == Event::Kind::scoring;
      if (!ended && (heading || event->kind == Event::Kind::score)) {
        found.push_back(after);
        ended = true;
      }
      take_back(after, *event);
      if (heading) {
        found.back().after = event->message;
        ended = false;
      }
    }
  }
  found.push_back(standing(match, match.position_at(Match::kStart)));
  std::ranges::reverse(found);
  return found;
}

}  // namespace meadhall::app
