#pragma once

#include <optional>
#include <span>
#include <vector>

#include "games/feast/state.h"

// What a hand does at once and the rules ask step by step: several moves that are made as one deed.
// Arranging is opened where it has to be, and closed again if it was. rules: Feast 5, 6

namespace meadhall::feast {

// On the way to laying something: the moves made so far, and the position in which they leave it,
// where `at` is asked for. Until it is laid nothing is decided.
struct Laying {
  std::vector<Move> moves;
  State asked;
  bool opened = false;  // arranging was opened on the way
};
// Nothing if the item cannot be laid there in that way now: of a supply while arranging is not
// offered, of a card while it asks for another item, or where it has no room. `state` must ask
// somebody.
std::optional<Laying> begin_laying(const State& state, Item item, std::size_t surface,
                                   std::size_t way);
// All moves of it, with `at` and what closes the arranging. Empty if it may not lie there.
std::vector<Move> lay_at(const Laying& laying, Spot spot);

// Where a deed lays something.
struct LaidAt {
  Item item{};
  std::size_t surface = 0;
  std::size_t way = 0;
  Spot spot{};
};
// Nothing if it lays nothing, or cannot be made.
std::optional<LaidAt> laid_by(const State& state, std::span<const Move> deed);

// The moves that do something of what may be done at any time: buy or arm a ship, use a card.
// Empty if that cannot be done now.
std::vector<Move> do_anytime(const State& state, Move deed);

}  // namespace meadhall::feast
