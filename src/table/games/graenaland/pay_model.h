#pragma once

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
};
void refresh(PayModel& pay, const graenaland::State& state, const app::App& app);

}  // namespace meadhall::table::graenaland_table
