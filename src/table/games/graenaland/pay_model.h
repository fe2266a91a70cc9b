#pragma once

#include <span>
#include <string>

#include "app/app.h"
#include "games/graenaland/state.h"
#include "table/games/graenaland/payment_slots.h"

// What is said of a payment; worked out once a change.

namespace meadhall::table::graenaland_table {

struct PayModel {
  std::string title;    // "Hall on H1"
  std::string markets;  // how many still trade
  std::string toll;     // who gets the next card, face down
  PaySlots slots;
  std::size_t told = 0;  // of what was laid out by moves, the first ones that the rules know
};
// `laid`: of the resource asked for, what was collected for it and is not told yet.
void refresh(PayModel& pay, const graenaland::State& state, const app::App& app,
             std::span<const std::uint32_t> laid = {});

}  // namespace meadhall::table::graenaland_table
