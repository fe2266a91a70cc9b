#include <algorithm>

#include "games/journal.h"
#include "tests/tiny/state.h"

namespace meadhall::tiny {
namespace {

constexpr std::array<std::string_view, kGoals> kGoalIds = {"tiny.goal.corners", "tiny.goal.edges",
                                                           "tiny.goal.row", "tiny.goal.column"};
constexpr int kLinePoints = 2;

// Event::what.
enum class Happening : std::uint8_t { none, first, dealt, keeps, throws, puts, lands };

std::string cell_name(std::size_t cell) { return std::string(kCellWords.at(cell)); }
Term goal_term(std::size_t goal) { return Term{kGoalIds.at(goal)}; }

std::int16_t line_points(const State& state, std::size_t seat) {
  return static_cast<std::int16_t>(kLinePoints * static_cast<int>(lines_of(state, seat)));
}

Event line_event(const State& state, std::size_t seat) {
  const std::int16_t points = line_points(state, seat);
  return {.kind = Event::Kind::score,
          .message = Message("tiny.log.lines").with("player", seat_at(seat)).with("n", points),
          .seat = seat_at(seat),
          .points = points,
          .category = "tiny.score.lines"};
}

std::vector<Event> held(const State& state) {
  std::vector<Event> events = {
      {.kind = Event::Kind::scoring, .message = Message("tiny.log.scoring")}};
  for (std::size_t i = 0; i < state.players; ++i) events.push_back(line_event(state, i));
  return events;
}

Message owner_words(const State& state, std::size_t cell) {
  const std::uint8_t owner = state.cells.at(cell);
  if (owner == 0) return Message("tiny.cell.empty").with("cell", cell_name(cell));
  return Message("tiny.cell.taken")
      .with("cell", cell_name(cell))
      .with("player", seat_at(owner - 1U));
}

}  // namespace

std::vector<Event> opening(const Setup& wish) {
  const Result<State> state = setup(wish);
  if (!state) return {};
  Journal journal;
  journal.outcome(Happening::first,
                  Message("tiny.log.first").with("player", seat_at(state.value().first)));
  if (state.value().options.goals != 0)
    journal.outcome(Happening::dealt, Message("tiny.log.dealt"));
  return std::move(journal.events);
}

std::vector<Event> narrate(const State& state, Move move) {
  if (!refusal(state, move).empty()) return {};
  State after = state;
  if (!apply(after, move)) return {};
  const Seat who = *actor(state);
  Journal journal;
  if (is_keeping(state)) {
    journal.choice(Happening::keeps, who, Message("tiny.log.keep").with("player", who));
    return std::move(journal.events);
  }
  const bool thrown = kind_of(move) == static_cast<std::size_t>(Kind::toss);
  journal.choice(thrown ? Happening::throws : Happening::puts, who,
                 Message(thrown ? "tiny.log.throw" : "tiny.log.put")
                     .with("player", who)
                     .with("cell", cell_name(value_of(move))));
  const auto [was, is] = std::ranges::mismatch(state.cells, after.cells);
  const auto cell = static_cast<std::size_t>(is - after.cells.begin());
  if (thrown)
    journal.outcome(Happening::lands, Message("tiny.log.lands").with("cell", cell_name(cell)));
  journal.moved({.piece = {.sort = kStone, .kind = after.cells.at(cell)},
                 .from = {.sort = kSupply, .seat = who},
                 .to = {.sort = kCell, .at = static_cast<std::uint16_t>(cell)}});
  if (actor(after)) return std::move(journal.events);
  journal.events.push_back({.kind = Event::Kind::finish, .message = Message("tiny.log.end")});
  return std::move(journal.events);
}

std::vector<Message> explain(const State& state, Inspectable thing) {
  if (thing.code < kCells) {
    std::vector<Message> lines = {owner_words(state, thing.code)};
    const Message why = refusal(state, make_move(Kind::put, thing.code));
    if (!why.empty()) lines.push_back(why);
    return lines;
  }
  const std::size_t seat = thing.code - 16U;
  if (thing.code < 16 || seat >= state.players) return {Message("tiny.explain.unknown")};
  // Whoever decides sees their own; at the end all lie open.
  const bool open = !actor(state) || *actor(state) == seat_at(seat);
  const std::uint8_t goal = state.goals.at(seat)[0];
  if (!open || goal == kUnknown || state.has_kept.at(seat) == 0) {
    return {Message("tiny.explain.hidden").with("player", seat_at(seat))};
  }
  return {Message("tiny.explain.goal")
              .with("player", seat_at(seat))
              .with("goal", goal_term(goal - 1U))};
}

std::vector<Message> foresee(const State& state, Move move) {
  if (const Message why = refusal(state, move); !why.empty()) return {why};
  std::vector<Message> lines = {describe(state, move)};
  if (kind_of(move) != static_cast<std::size_t>(Kind::put)) return lines;
  const std::size_t who = index(*actor(state));
  State after = state;
  after.cells.at(value_of(move)) = static_cast<std::uint8_t>(who + 1);
  const int more = line_points(after, who) - line_points(state, who);
  if (more > 0) lines.push_back(Message("tiny.foresee.line").with("n", more));
  return lines;
}

ScoreSheet score(const State& state) {
  ScoreSheet sheet;
  sheet.lines = {{.category = "tiny.score.lines"},
                 {.category = "tiny.score.landed"},
                 {.category = "tiny.score.goal"}};
  const bool over = !actor(state);
  for (std::size_t i = 0; i < state.players; ++i) {
    sheet.lines[0].points.at(i) = line_points(state, i);
    sheet.lines[1].points.at(i) = state.landed.at(i);
    sheet.lines[2].points.at(i) = static_cast<std::int16_t>(over ? on_goal(state, i) : 0);
    for (const ScoreSheet::Line& line : sheet.lines) {
      sheet.totals.at(i) = static_cast<std::int16_t>(sheet.totals.at(i) + line.points.at(i));
    }
  }
  // Later to begin: a higher number of turns waited.
  const auto worth = [&](std::size_t i) {
    const std::size_t waited = (i + state.players - state.first) % state.players;
    return std::pair(sheet.totals.at(i), waited);
  };
  for (std::size_t i = 0; i < state.players; ++i) {
    sheet.ranks.at(i) = 1;
    for (std::size_t other = 0; other < state.players; ++other) {
      if (worth(other) > worth(i)) ++sheet.ranks.at(i);
      const bool tied = other != i && sheet.totals.at(other) == sheet.totals.at(i);
      if (over && tied) sheet.tie_break = Message("tiny.tie");
    }
  }
  return sheet;
}

std::vector<Event> forecast_scoring(const State& state, Horizon) { return held(state); }
std::vector<Event> score_now(const State& state, std::size_t) { return held(state); }

Message question(const State& state) {
  if (!actor(state)) return Message("tiny.question.over");
  return Message(is_keeping(state) ? "tiny.question.keep" : "tiny.question.put");
}

Message describe(const State& state, Move move) {
  const std::size_t value = value_of(move);
  if (!refusal(state, move).empty()) return refusal(state, move);
  if (is_keeping(state)) return Message("tiny.choice.keep").with("goal", goal_term(value));
  const bool thrown = kind_of(move) == static_cast<std::size_t>(Kind::toss);
  return Message(thrown ? "tiny.choice.throw" : "tiny.choice.put").with("cell", cell_name(value));
}

std::string_view topic(const State&) { return ""; }
std::string_view topic_of(const State&, Inspectable) { return ""; }

std::vector<Section> board(const State& state) {
  Section cells{.title = Message("tiny.board"), .lines = {}};
  for (std::size_t cell = 0; cell < kCells; ++cell) cells.lines.push_back(owner_words(state, cell));
  return {cells};
}

Section player_area(const State& state, Seat seat) {
  const auto n = static_cast<int>(state.landed.at(index(seat)));
  Section section{.title = Message("tiny.player").with("player", seat), .lines = {}};
  section.lines.push_back(Message("tiny.landed").with("n", n));
  if (state.options.goals != 0)
    section.lines.push_back(
        explain(state, Inspectable{16 + static_cast<std::uint32_t>(index(seat))})[0]);
  return section;
}

}  // namespace meadhall::tiny
