#include "table/games/vikings/scoring_coins.h"

#include "games/vikings/pieces.h"

namespace meadhall::table::vikings_table {
namespace {

constexpr int kMost = 8;  // coins or stars of a line; more share them

// Where they come from: the cells that scored, one after the other.
std::vector<TargetName> sources(std::uint32_t seat, const Marks& marks) {
  std::vector<TargetName> from;
  if (marks.purse) return {{"gold", seat}};
  for (std::size_t row = 0; row < marks.cells.size(); ++row) {
    for (vikings::Columns rest = marks.cells[row]; rest != 0; rest &= rest - 1) {
      const vikings::Cell cell{static_cast<std::uint8_t>(row),
                               static_cast<std::uint8_t>(std::countr_zero(rest))};
      from.push_back({"cell", seat, vikings::pack(cell)});
    }
  }
  if (from.empty()) {
    from.push_back({"berth", seat, static_cast<std::uint32_t>(vikings::Viking::boatsman)});
  }
  return from;
}

}  // namespace

void send_score(match::Motion& motion, const Event& line, const Marks& marks, double delay) {
  if (line.kind != Event::Kind::score || !line.seat) return;
  const auto seat = static_cast<std::uint32_t>(index(*line.seat));
  const std::vector<TargetName> from = sources(seat, marks);
  for (const bool gold : {true, false}) {
    const int amount = gold ? line.gold : line.points;
    const int pieces = std::min(std::abs(amount), kMost);
    const TargetName purse{gold ? "gold" : "points", seat};
    for (int i = 0; i < pieces; ++i) {
      const int share = amount * (i + 1) / pieces - amount * i / pieces;
      motion.send({.piece = gold ? vikings::kGold : vikings::kPoints,
                   .from = amount > 0 ? from[static_cast<std::size_t>(i) % from.size()] : purse,
                   .to = amount > 0 ? purse : TargetName{"nowhere"},
                   .delay = delay + 0.05 * i,
                   .lasts = 0.6,
                   .payer = line.seat,
                   .gold = gold ? share : 0,
                   .points = gold ? 0 : share});
    }
  }
}

}  // namespace meadhall::table::vikings_table
