#include "games/vikings/explain_board.h"

#include <algorithm>

#include "games/vikings/words.h"

namespace meadhall::vikings {

std::vector<Message> explain_round(const State& state, std::size_t round) {
  const bool large = round % 2 == 0;
  std::vector<Message> lines = {Message("vikings.board.round_line")
                                    .with("round", static_cast<int>(round))
                                    .with("rounds", kRounds),
                                Message(large ? "vikings.rule.large" : "vikings.rule.small")};
  if (round == kRounds) lines.emplace_back("vikings.rule.final");
  if (round != state.round || state.step == Step::over) return lines;
  const auto pairs = std::ranges::count_if(state.wheel, [](const Pair& p) { return !p.empty(); });
  lines.push_back(Message("vikings.explain.pairs_left").with("n", static_cast<int>(pairs)));
  lines.push_back(Message("vikings.board.stack").with("n", kStack - state.revealed));
  if (round < kRounds) lines.push_back(bag_line(state));
  return lines;
}

std::vector<Message> explain_leader(const State& state) {
  return {Message("vikings.board.leads").with("player", state.start_player),
          Message("vikings.explain.leader"),
          Message(state.options.auction != 0 ? "vikings.explain.leader_auction"
                                             : "vikings.explain.leader_passes")};
}

std::vector<Message> explain_player(const State& state, Seat seat) {
  Section told = player_area(state, seat);
  std::vector<Message> lines = {std::move(told.title)};
  // Purse, food, closed islands and who waits come first; the boards show the rest.
  told.lines.resize(4);
  std::ranges::move(told.lines, std::back_inserter(lines));
  return lines;
}

Message viking_rule(const State& state, Viking kind) {
  switch (kind) {
    case Viking::fisherman: return Message("vikings.rule.food");
    case Viking::goldsmith: return Message("vikings.rule.goldsmiths");
    case Viking::scout: return Message("vikings.rule.scouts");
    case Viking::noble: return Message("vikings.rule.nobles");
    case Viking::warrior: return Message("vikings.rule.warriors");
    case Viking::boatsman: break;
  }
  return Message(state.options.single_ferry != 0 ? "vikings.explain.boatsman_single"
                                                 : "vikings.explain.boatsman");
}

Message island_told(const Homeland& home, Cell cell) {
  const IslandRow& row = home.rows[cell.row];
  // Land goes on to the right from all but right ends, to the left from all but left ends.
  const Columns going_right = row.left_ends | row.middles;
  const Columns going_left = row.right_ends | row.middles;
  std::size_t first = cell.column;
  std::size_t last = cell.column;
  while (first > 0 && (going_left & column_bit(first)) != 0 &&
         (going_right & column_bit(first - 1)) != 0) {
    --first;
  }
  while ((going_right & column_bit(last)) != 0 && (going_left & column_bit(last + 1)) != 0) ++last;
  const bool closed =
      (row.left_ends & column_bit(first)) != 0 && (row.right_ends & column_bit(last)) != 0;
  return Message(closed ? "vikings.explain.island_closed" : "vikings.explain.island_open")
      .with("n", static_cast<int>(last - first) + 1);
}

}  // namespace meadhall::vikings
