#include <array>

#include "games/vikings/scoring.h"

// The running score, the final ranking, and "what if scoring happened now".

namespace meadhall::vikings {
namespace {

// In the order of PointSource.
constexpr std::array<std::string_view, kPointSources> kCategories = {
    "vikings.points.start",  "vikings.points.spent",      "vikings.points.ships",
    "vikings.points.nobles", "vikings.points.scouts",     "vikings.points.unrepelled",
    "vikings.points.gold",   "vikings.points.boatsmen",   "vikings.points.islands",
    "vikings.points.longest", "vikings.points.food"};

// rules: Vikings, winner: most points; among equals most gold left, else the place is shared
bool ranks_before(const Player& a, const Player& b) {
  return a.points != b.points ? a.points > b.points : a.gold > b.gold;
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
    const Player& player = state.players[i];
    sheet.totals[i] = player.points;
    sheet.ranks[i] = 1;
    for (std::size_t other = 0; other < state.player_count; ++other) {
      if (ranks_before(state.players[other], player)) ++sheet.ranks[i];
      const bool parted_by_gold = state.step == Step::over && state.players[other].points == player.points &&
                                  player.gold > state.players[other].gold && sheet.ranks[i] == 1;
      if (parted_by_gold) {
        sheet.tie_break = Message("vikings.tie.gold")
                              .with("player", seat_at(i))
                              .with("n", static_cast<int>(player.gold));
      }
    }
  }
  return sheet;
}

std::vector<Event> project(const State& state, Horizon horizon) {
  if (state.step == Step::over) return {};
  State now = state;
  Journal journal;
  if (large_scoring_follows(state)) {
    journal.heading(Message("vikings.scoring.large").with("round", int{state.round}));
    for (std::size_t i = 0; i < state.player_count; ++i) score_large(now, seat_at(i), &journal);
  } else {
    journal.heading(Message("vikings.scoring.small").with("round", int{state.round}));
    score_small(now, &journal);
  }
  if (horizon == Horizon::end) {
    journal.heading(Message("vikings.scoring.final").with("round", int{state.round}));
    score_final(now, &journal);
  }
  return journal.events;
}

}  // namespace meadhall::vikings
