#pragma once

#include <span>

#include "table/match/motion.h"

// What a line of a scoring brings travels from what scored to the purse: to {"gold", seat} and
// {"points", seat}.

namespace meadhall::table::match {

// What coins and points are among the pieces of a game.
struct ScorePieces {
  Piece gold{};
  Piece points{};
};

// `from`: the places that scored, at least one, in turn; what is lost goes out of the purse. The
// first coin sets out `delay` seconds from now, at the usual pace. Only lines of a seat bring
// anything.
void send_score(Motion& motion, const Event& line, std::span<const TargetName> from,
                const ScorePieces& pieces, double delay);

}  // namespace meadhall::table::match
