#include <array>

#include "games/vikings/scoring.h"

// The running score, the final ranking, and "what if scoring happened now".

namespace meadhall::vikings {
namespace {

// In the order of PointSource.
constexpr std::array<std::string_view, kPointSources> kCategories = {
    "vikings.points.start",    "vikings.points.spent",    "vikings.points.ships",
    "vikings.points.nobles",   "vikings.points.scouts",   "vikings.points.unrepelled",
    "vikings.points.gold",     "vikings.points.boatsmen", "vikings.points.islands",
    "vikings.points.longest",  "vikings.points.food",     "vikings.points.fishermen",
    "vikings.points.buildings"};

// rules: Vikings 3.4: most points; among equals most gold left, else the place is shared
bool ranks_before(const Player& a, const Player& b) {
  return a.points != b.points ? a.points > b.points : a.gold > b.gold;
}

// How the first place was decided among equals; empty where points alone decided it, or nothing
// did.
Message tie_break(const State& state, const ScoreSheet& sheet) {
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const Player& winner = state.players[i];
    for (std::size_t other = 0; other < state.player_count; ++other) {
      const Player& rival = state.players[other];
      if (sheet.ranks[i] == 1 && rival.points == winner.points && rival.gold < winner.gold) {
        return Message("vikings.tie.gold").with("player", seat_at(i)).with("n", winner.gold);
      }
    }
  }
  return {};
}

}  // namespace

ScoreSheet score(const State& state) {
  ScoreSheet sheet;
  for (std::size_t source = 0; source < kPointSources; ++source) {
    ScoreSheet::Line line{.category = kCategories[source]};
    for (std::size_t i = 0; i < state.player_count; ++i) {
      line.points[i] = state.players[i].points_from[source];
    }
    sheet.lines.push_back(line);
  }
  for (std::size_t i = 0; i < state.player_count; ++i) {
    sheet.totals[i] = state.players[i].points;
    sheet.money[i] = state.players[i].gold;
    sheet.ranks[i] = 1;
    for (std::size_t other = 0; other < state.player_count; ++other) {
      if (ranks_before(state.players[other], state.players[i])) ++sheet.ranks[i];
    }
  }
  if (state.step == Step::over) sheet.tie_break = tie_break(state, sheet);
  return sheet;
}

namespace {

// In the order of the scoring itself; while it is under way, those before the actor are done.
void hold_large(State& state, Seat first, Journal& journal) {
  journal.heading(Message("vikings.scoring.large").with("round", state.round));
  Seat seat = first;
  do {
    score_large(state, seat, &journal);
    seat = next_seat(seat, state.player_count);
  } while (seat != state.start_player);
}

void hold_small(State& state, Journal& journal) {
  journal.heading(Message("vikings.scoring.small").with("round", state.round));
  score_small(state, &journal);
}

void hold_final(State& state, Journal& journal) {
  journal.heading(Message("vikings.scoring.final").with("round", state.round));
  score_final(state, &journal);
}

}  // namespace

std::vector<Event> forecast_scoring(const State& state, Horizon horizon) {
  if (state.step == Step::over) return {};
  State now = state;
  Journal journal;
  if (large_scoring_follows(state)) {
    hold_large(now, state.step == Step::ferry ? state.turn : state.start_player, journal);
  } else {
    hold_small(now, journal);
  }
  if (horizon == Horizon::end) hold_final(now, journal);
  return journal.events;
}

std::vector<Event> score_now(const State& state, std::size_t scoring) {
  State now = state;
  Journal journal;
  switch (scoring) {
    case 0: hold_small(now, journal); break;
    case 1: hold_large(now, state.start_player, journal); break;
    case 2: hold_final(now, journal); break;
    default: break;
  }
  return journal.events;
}

}  // namespace meadhall::vikings
