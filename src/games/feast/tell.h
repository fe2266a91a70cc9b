#pragma once

#include <string>
#include <string_view>

#include "games/feast/effects.h"
#include "games/feast/ids.h"
#include "games/feast/moves.h"
#include "games/feast/state.h"
#include "games/journal.h"

// Sentences of A Feast for Odin that several files share.

namespace meadhall::feast {

// "feast.card.047": its text ends with the number, "Tanner (47)".
std::string_view card_term(std::size_t card);
// "feast.card_text.009": what a card with code of its own does.
std::string_view card_text(std::size_t card);

// A board or house; of several houses of a kind by its number in the notation: "stone house 2".
Message surface_named(const State& state, std::size_t surface);
// "2 oil, 1 stone"
Message::List pile_told(const Pile& pile);
// That somebody got something; what comes at once is told in one sentence.
void tell_gain(Journal& journal, Seat seat, Item item, int n);
Message paid_told(Seat seat, const Pile& paid);

// A move as its maker chose it, as everybody may hear it: what is secret is left out.
Message choice_told(const State& state, Move move);
void tell_end(const State& state, Journal& journal);

}  // namespace meadhall::feast
