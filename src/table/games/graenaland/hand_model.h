#pragma once

#include <string>
#include <vector>

#include "app/app.h"
#include "games/graenaland/paying.h"
#include "games/graenaland/state.h"
#include "table/match/decision.h"

// What lies in the hand on the screen, in the order in which it is drawn; worked out once a change.

namespace meadhall::table::graenaland_table {

struct HandModel {
  // Whose hand: the viewer's; where nobody may see faces, that of whoever is asked, by its backs.
  Seat seat{};
  bool faces = false;
  bool is_private = false;  // nobody else may look at the screen

  enum class Kind : std::uint8_t { resource, supplies, backs, supply_backs };
  struct Group {
    Kind kind{};
    graenaland::Resource resource{};
    // Kinds of card, supply cards or terrains, those that look alike together.
    std::vector<std::uint8_t> cards;
    std::string told;  // "4 livestock"
  };
  std::vector<Group> groups;
  std::string title;         // "Your hand"
  std::string count;         // "10 cards"
  std::string private_told;  // "Only Leif looks"

  bool peeks = false;  // somebody holds their own shield to look at it (peek.h)

  // "2 of 4, you choose", said once each.
  const std::string& choice_told(const app::App& app, int n, int all);

 private:
  struct Choice {
    int n = 0;
    int all = 0;
    std::string told;
  };
  std::vector<Choice> choices_;
  friend void refresh(HandModel& hand, const graenaland::State& state,
                      const match::Decision& decision, const app::App& app);
};

void refresh(HandModel& hand, const graenaland::State& state, const match::Decision& decision,
             const app::App& app);

// Which halves of a supply card are used up in the middle of a payment: bit 0, bit 1.
unsigned used_halves(const graenaland::State& state, std::size_t card);

// What of a hand would pay a price, as far as it goes: cards of their own resource first, then
// gold, then halves of supply cards.
struct Fit {
  std::array<int, graenaland::kResources> cards{};
  std::uint16_t supplies = 0;
  graenaland::Cost lacking{};  // what neither is there for

  // Whether the card of the group at `i` pays: of those of a resource the last ones.
  bool takes(const HandModel::Group& group, std::size_t i) const;
};
Fit fit_of(const graenaland::Data& data, const graenaland::Purse& purse,
           const graenaland::Cost& price);

}  // namespace meadhall::table::graenaland_table
