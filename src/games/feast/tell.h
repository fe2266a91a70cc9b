#pragma once

#include <string>
#include <string_view>

#include "games/feast/effects.h"
#include "games/feast/ids.h"
#include "games/feast/moves.h"
#include "games/feast/pieces.h"
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
// "1 boat with ore and 2 boats without ore"
Message::List boats_told(int with_ore, int bare);
// The cells of a tile, row by row: "### / #..".
std::string shape_told(const Shape& shape);
// Where something is laid: "on the home board", "in stone house 2".
Message onto_told(const State& state, std::size_t surface);

// So much of it: "2 rune stones", "1 knarr"; a special tile, of which there is but one, is "the
// helmet".
template <class Counted>
Message some_told(int n, Counted counted) {
  return Message(some_term(counted)).with("n", n);
}
// The parts with "and" before the last, and with "or".
Message::List all_of(Message::List parts);
Message::List one_of(Message::List parts);
// "2 oil" and "1 stone", and in one: "2 oil and 1 stone".
Message::List parts_told(const Goods& pile);
Message::List pile_told(const Goods& pile);

// That somebody got something; what comes at once is told in one sentence.
void tell_gain(Journal& journal, Seat seat, const Transfer& gained);
Message gained_told(Seat seat, Message::List gained);
Message paid_told(Seat seat, const Goods& paid);
Message upgrade_told(Seat seat, Item from, Item to);
Message lays_told(const State& state, Seat seat, Item item, std::size_t surface);

// A move as its maker chose it, as everybody may hear it: what is secret is left out. And what
// follows from it that need not be told once more.
struct ToldChoice {
  Happening what = Happening::none;
  Message told{};
  Message::List said{};
};
ToldChoice choice_told(const State& state, Move move);
// Who has won.
Message ending_told(const State& state);
void tell_end(const State& state, Journal& journal);

}  // namespace meadhall::feast
