#pragma once

#include <array>
#include <string>
#include <vector>

#include "app/app.h"
#include "games/graenaland/paying.h"
#include "games/graenaland/state.h"
#include "table/match/decision.h"

// What the yard says of what can be built; worked out once a change.

namespace meadhall::table::graenaland_table {

struct YardModel {
  std::array<std::string, graenaland::kConstructions> names;  // "Hall", "Army 1 → 2"
  std::string army_steps;                                     // "1 → 2", where that is too long
  std::array<std::string, graenaland::kMaxLands> on_land;     // "On H1"
  // The supply cards one of which has to be taken, with what each would bring within reach.
  struct Offer {
    std::uint8_t card = 0;
    std::string adds;
  };
  std::vector<Offer> offers;

  // "2 short", said once each.
  const std::string& short_told(const app::App& app, int n);

 private:
  std::vector<std::string> short_;
  friend void forget_words(YardModel& yard);
};

void forget_words(YardModel& yard);

// What is lacking of a price for whoever is asked, as the rules say it when they refuse: no card of
// its own is there for it, and gold and markets do not make up for all of that.
graenaland::Cost lacking_of(const graenaland::State& state, const graenaland::Purse& purse,
                            const graenaland::Cost& price);

// How many cards more would pay a price, whatever they gave: gold, markets and halves of supply
// cards make up for the rest. rules: Graenaland 9.3, 9.4, 9.5
int short_of(const graenaland::State& state, graenaland::Purse purse,
             const graenaland::Cost& price);

struct GraenalandModel;

// Fills model.yard, and what is lacking for each thing that could be built but for its price.
void refresh_yard(GraenalandModel& model, const match::Decision& decision, const app::App& app);

}  // namespace meadhall::table::graenaland_table
