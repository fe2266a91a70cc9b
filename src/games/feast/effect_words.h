#pragma once

#include "games/feast/occupations.h"
#include "games/feast/tell.h"

// The language of effects.h in words: the same lines that the rules carry out.

namespace meadhall::feast {

// "pay 2 flax: get 3 oil", "upgrade up to 2 goods".
Message effect_told(const Effect& effect);
// What ship a space needs; of `none` nothing.
std::string_view needs_term(Requirement needs);
// In which column a space stands, and so how many Vikings it takes.
Message column_told(Space space);
// What a space costs, needs and does.
std::vector<Message> space_told(Space space);
// The same with prices as they are for somebody now, where the printed one is `full_price`.
std::vector<Message> space_told(const SpaceInfo& space, int full_price);
// A space in short: the ship it needs, then "costs → gains" of each effect.
std::vector<Message> terms_told(const SpaceInfo& space);
// A line of an occupation: when it counts, and what it does then.
Message line_told(const Line& line);
// All of an occupation: its deck and points, then its lines.
std::vector<Message> occupation_told(std::size_t card);

}  // namespace meadhall::feast
