#include "games/vikings/explain_line.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "games/vikings/moves.h"
#include "games/vikings/scoring.h"
#include "games/vikings/words.h"

namespace meadhall::vikings {
namespace {

using Lines = std::vector<Message>;

// In the order of kScoreLines.
constexpr std::array<std::string_view, kScoreLines.size()> kRules = {
    "vikings.rule.goldsmiths", "vikings.rule.ships",     "vikings.rule.nobles",
    "vikings.rule.scouts",     "vikings.rule.fishermen", "vikings.rule.unrepelled",
    "vikings.rule.gold",       "vikings.rule.boatsmen",  "vikings.rule.islands",
    "vikings.rule.longest",    "vikings.rule.food",      "vikings.rule.buildings",
    "vikings.rule.next",       "vikings.rule.end",       "vikings.rule.danger",
    "vikings.rule.points"};

bool is_line(std::string_view category, std::string_view line) {
  const std::string_view name = category.substr(category.rfind('.') + 1);
  return name == line || (line == "scouts" && name == "below_scouts") ||
         (line == "food" && (name == "surplus" || name == "hunger"));
}

// The row whose vikings the line counts; kRows if it counts none.
std::size_t row_counted(std::string_view line) {
  constexpr std::array<std::string_view, kRows> kLineOfRow = {"fishermen", "goldsmiths", "scouts",
                                                              "nobles", ""};
  for (std::size_t row = 0; row < kRows; ++row) {
    if (kLineOfRow[row] == line || (row == 0 && line == "food")) return row;
  }
  return kRows;
}

// Every viking of the row whom a ship keeps from counting.
void add_threatened(const Homeland& home, std::size_t row, Lines& lines) {
  Columns columns = home.rows[row].vikings & threatened(home, row);
  for (; columns != 0; columns &= columns - 1) {
    const auto column = static_cast<std::uint8_t>(std::countr_zero(columns));
    lines.push_back(Message("vikings.explain.line_threatened")
                        .with("cell", cell_text({static_cast<std::uint8_t>(row), column}))
                        .with("tile", Term{tile_term(tile_at(home, {kShipRow, column}))})
                        .with("warrior_cell", cell_text({kRows - 1, column})));
  }
}

// The scoring in which the line would come next. Some lines come in large scorings only, which a
// small one may precede.
std::vector<Event> scoring_of(const State& state, std::string_view line) {
  const bool large_only =
      line == "ships" || line == "nobles" || line == "scouts" || line == "fishermen";
  if (large_only && !large_scoring_follows(state)) return score_now(state, 1);
  return forecast_scoring(state, Horizon::end);
}

// How a player stands in the comparisons of the final scoring; -1 for other lines.
int compared(const Player& player, std::string_view line) {
  if (line == "boatsmen") return boatsmen_counted(player);
  if (line == "islands") return closed_islands(player.homeland).count;
  if (line == "longest") return closed_islands(player.homeland).longest;
  return -1;
}

void add_comparison(const State& state, Seat seat, std::string_view line, Lines& lines) {
  const int own = compared(state.at(seat), line);
  if (own < 0) return;
  int most = 0;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    if (seat_at(i) != seat) most = std::max(most, compared(state.players[i], line));
  }
  lines.push_back(Message("vikings.explain.line_compared")
                      .with("player", seat)
                      .with("own", own)
                      .with("others", most));
}

// A line of a scoring and what it brings or costs. Where gold becomes points the line itself names
// the gold.
Message line_told(const Event& event) {
  const bool brings = event.gold > 0 || event.points > 0;
  const bool costs = event.gold < 0 || event.points < 0;
  const int gold = brings ? std::max<int>(event.gold, 0) : -event.gold;
  return Message(brings  ? "vikings.explain.line_brings"
                 : costs ? "vikings.explain.line_costs"
                         : "vikings.explain.line_moves_nothing")
      .with("line", Message::List{event.message})
      .with("amount", Message::List{amount_told(gold, std::abs(event.points))});
}

// Where the points came from so far. Empty without any.
void add_sources(const State& state, Seat seat, Lines& lines) {
  for (const ScoreSheet::Line& each : score(state).lines) {
    if (each.points[index(seat)] == 0) continue;
    lines.push_back(Message("vikings.explain.source")
                        .with("category", Term{each.category})
                        .with("points", each.points[index(seat)]));
  }
}

}  // namespace

std::vector<Message> explain_line(const State& state, Seat seat, std::size_t line) {
  const std::string_view name = kScoreLines[line];
  Lines lines = {Message(kRules[line])};
  if (name == "danger") {
    for (std::size_t row = kRows; row-- > 0;) add_threatened(state.at(seat).homeland, row, lines);
  } else if (name == "points") {
    add_sources(state, seat, lines);
  } else {
    const bool all = name == "next" || name == "end";
    for (const Event& event : name == "next" ? forecast_scoring(state, Horizon::next_scoring)
                                             : scoring_of(state, name)) {
      if (event.kind != Event::Kind::score || event.seat != seat) continue;
      if (all || is_line(event.category, name)) lines.push_back(line_told(event));
    }
  }
  if (lines.size() == 1) {
    lines.push_back(Message("vikings.explain.line_nothing").with("player", seat));
  }
  add_comparison(state, seat, name, lines);
  if (const std::size_t row = row_counted(name); row < kRows) {
    add_threatened(state.at(seat).homeland, row, lines);
  }
  return lines;
}

}  // namespace meadhall::vikings
