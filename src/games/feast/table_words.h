#pragma once

#include <string_view>
#include <vector>

#include "games/feast/laying.h"
#include "games/feast/tell.h"

// Lists and sentences about what lies on the table, shared by the board, explanations and
// forecasts.

namespace meadhall::feast {

// True if the faces of a hand may be told: to the seat asked in a state with everything in it; in
// an observation to whoever has them in it.
bool tells_hand(const State& state, Seat seat);

// The list, or the one word "nothing" where it is empty.
Message::List or_nothing(Message::List list);
Message::List cards_told(const Cards& cards);
Message strip_told(const State& state, std::size_t strip);
Message special_told(Item tile);
std::string_view needs_term(Needs needs);
Message land_told(const State& state, std::size_t land);
Message surface_told(const State& state, std::size_t surface);
// What these bonuses of a board bring, bit by bit in their order.
Message::List bonuses_told(Sheet sheet, unsigned which);
// What a laying changes on its board, in sentences; each is empty where there is nothing to say.
struct LayingTold {
  Message saves{};
  Message income{};  // of all boards
  Message bonus{};
  Message bonus_lost{};
  Message next_income{};
};
LayingTold laying_told(const State& state, Seat seat, std::size_t surface, const LayingGain& gain);
// "2 peas flat, beans": what covers the banquet table, from left to right.
Message::List menu_told(const Menu& menu);
// A board as rows of letters; with a cover what is covered is `#`.
std::vector<Message> grid_told(Sheet sheet, const Cover* cover);

}  // namespace meadhall::feast
