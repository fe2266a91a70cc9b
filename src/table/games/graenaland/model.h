#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "app/app.h"
#include "games/graenaland/goals.h"
#include "games/graenaland/moves.h"
#include "games/graenaland/rules.h"
#include "games/graenaland/state.h"
#include "games/graenaland/votes.h"
#include "table/games/graenaland/hand_model.h"
#include "table/games/graenaland/pay_model.h"
#include "table/games/graenaland/yard_model.h"
#include "table/match/decision.h"
#include "table/match/foresight.h"

// What the table of Graenaland shows, worked out once a change and not once a frame.

namespace meadhall::table::graenaland_table {

// What a land would bring next round. rules: Graenaland 5
struct Coming {
  bool open = false;   // a card of its terrain
  bool down = false;   // one face down, by its road
  bool maybe = false;  // one by its improvement, if it is the right one
  bool full = false;   // as many cards as may lie there

  int certain() const { return (open ? 1 : 0) + (down ? 1 : 0); }
};
Coming coming_to(const graenaland::State& state, std::size_t place);

struct GraenalandModel {
  graenaland::State state;  // as the viewer may see it
  std::array<graenaland::Votes, graenaland::kMaxLands> votes{};
  std::array<graenaland::Standing, graenaland::kMaxPlayers> standing{};
  // What the player to act may build by now, whether they can pay for it or not; only what the
  // viewer may be told. `at`: the place of a land, or the price of the army.
  struct Buildable {
    graenaland::Construction what{};
    std::size_t at = 0;
    std::optional<Move> alone{};     // legal now
    std::optional<Move> together{};  // as a joint work
    graenaland::Cost cost{};
    graenaland::Cost lacking{};  // of the resources, where that is all that is in the way
    int short_by = 0;            // then how many cards more would pay it
  };
  std::vector<Buildable> buildable;
  // The heroes of whoever is asked to march or to enter.
  struct HeroRow {
    graenaland::Hero hero{};
    std::string title;      // "Warrior, army 2"
    std::string note;       // what they count for where they stand
    std::string land;       // "H1"
    bool silenced = false;  // a priest keeps a warrior's votes from counting
  };
  std::vector<HeroRow> heroes;
  HandModel hand;
  YardModel yard;
  PayModel pay;
  std::array<int, graenaland::kMaxPlayers> results{};  // goals met, or points that may be told
  std::array<std::string, graenaland::kMaxLands> majority{};  // votes needed: "6 of 11"
  std::string round;                                          // "Round 17"
  std::string wins;                                           // "3 of 5 win"
  bool talks = false;                                         // promises may be made
  std::string talk_told;                                      // or why not
  bool final_building = false;
  std::string comes;  // what the next round brings to the lands; then, who still builds
};

// Takes in what is shown now.
void refresh(GraenalandModel& model, const match::Decision& decision, const app::App& app);

// What a move would mean: the position after it where nothing is secret or left to luck, and in
// words.
class WhatIf {
 public:
  struct Told {
    std::vector<std::string> lines;  // all that is foreseen, the first line says what it is
    std::string words;               // the same in one
    std::array<graenaland::Standing, graenaland::kMaxPlayers> standing{};
    std::array<graenaland::Votes, graenaland::kMaxLands> votes{};
  };
  const Told& of(const app::App& app, const GraenalandModel& model, Move move);

 private:
  WorkedOut<Move> done_;
  Told told_;
};

}  // namespace meadhall::table::graenaland_table
