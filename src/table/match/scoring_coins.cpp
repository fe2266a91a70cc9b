#include "table/match/scoring_coins.h"

#include <algorithm>
#include <cstdlib>

namespace meadhall::table::match {
namespace {

constexpr int kMost = 8;  // coins or stars of a line; more share them

}  // namespace

void send_score(Motion& motion, const Event& line, std::span<const TargetName> from,
                const ScorePieces& pieces, double delay) {
  if (line.kind != Event::Kind::score || !line.seat || from.empty()) return;
  const auto seat = static_cast<std::uint32_t>(index(*line.seat));
  for (const bool gold : {true, false}) {
    const int amount = gold ? line.gold : line.points;
    const int count = std::min(std::abs(amount), kMost);
    const TargetName purse{gold ? "gold" : "points", seat};
    const Piece piece = gold ? pieces.gold : pieces.points;
    for (int i = 0; i < count; ++i) {
      const int share = amount * (i + 1) / count - amount * i / count;
      motion.send({.piece = piece,
                   .from = amount > 0 ? from[static_cast<std::size_t>(i) % from.size()] : purse,
                   .to = amount > 0 ? purse : TargetName{"nowhere"},
                   .delay = delay + 0.05 * i,
                   .lasts = 0.6,
                   .change = CountChange{*line.seat, piece, share}});
    }
  }
}

}  // namespace meadhall::table::match
