#pragma once

#include <span>

#include "table/match/motion.h"

// Trips of the coins and points of a scoring's line, from what scored to the purse: to {"gold",
// seat} and {"points", seat}.

namespace meadhall::table::match {

// The pieces of a game that are its coins and points.
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
