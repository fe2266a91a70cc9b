#pragma once

#include <array>
#include <vector>

#include "app/app.h"
#include "games/feast/state.h"

// What a space brings, laid at once: whether it finds room and what that would bring.

namespace meadhall::table::feast_table {

// By how many each item of a supply changes.
using SupplyChange = std::array<int, feast::kItems>;

SupplyChange change_of_supply(const feast::State& before, const feast::State& after, Seat seat);

// Of whoever is asked in `state`, where a space surely changes their supply so: how much of what
// comes for boards (green and blue) they could lay, each where it fits best then, and what income
// and points that would bring. Nothing if no such thing comes.
std::vector<Message> told_fitting(const app::App& app, const feast::State& state,
                                  const SupplyChange& change);

}  // namespace meadhall::table::feast_table
