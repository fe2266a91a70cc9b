#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/app.h"
#include "games/vikings/moves.h"
#include "games/vikings/outlook.h"
#include "games/vikings/rules.h"
#include "games/vikings/state.h"
#include "table/match/decision.h"
#include "table/match/foresight.h"

// What the table of Vikings shows, worked out once a change and not once a frame.

namespace meadhall::table::vikings_table {

// "How much?": every amount from `least` to `most` is legal. None is where most is 0.
struct Amounts {
  int least = 0;
  int most = 0;

  bool any() const { return most > 0; }
  void take_in(int amount) {
    least = any() ? std::min(least, amount) : amount;
    most = std::max(most, amount);
  }
};

// What the moves at hand allow.
struct Answers {
  std::array<bool, vikings::kSlots> can_take{};
  std::array<vikings::Columns, vikings::kRows + 1> legal_cells{};  // of the actor's homeland
  std::vector<Move> payments;  // of the step pay, fewest points first
  std::vector<std::string> payment_labels;
  bool can_land = false;
  bool can_keep = false;
  Amounts converts;  // points that may be exchanged now
  Amounts bids;
  bool can_pass = false;
  std::array<bool, vikings::kVikingKinds> can_choose{};  // of the steps remove and draft
  std::array<bool, vikings::kSpecialKinds> can_special{};
  bool can_decline = false;
  bool can_boat = false;
};

struct VikingsModel : Answers {
  vikings::State state;                // as the viewer may see it
  bool took = false;                   // the latest move took a pair
  bool free_locked = false;            // the free pair may not be taken now
  std::optional<std::size_t> dearest;  // the pair that earns a special tile, if one does
  int steps_after_zero = 0;            // of the wheel, if the pair at 0 is taken

  std::string round;  // "Round 3 of 6"
  std::string then;   // which scoring ends the round
  vikings::Outlook outlook;
  std::array<vikings::DeadCells, vikings::kMaxPlayers> dead{};
  struct Threat {
    vikings::Cell ship;
    std::string words;
  };
  std::array<std::vector<Threat>, kMaxSeats> threats;  // of ships over vikings
  std::string pass_label;
  std::string decline_label;
  std::string boat_label;
  std::string land_label;
  std::string keep_label;
  std::string stay_label;
  std::string wait_label;
  std::string stand_told;  // what staying would bring, at the step stand
};

// Takes in what is shown now.
void refresh(VikingsModel& model, const match::Decision& decision, const app::App& app);

// What buying a pair means, said before it is done.
class Consequences {
 public:
  // Fills `lines` for the pair at `slot`: its name first, then price, purse, place.
  struct Told {
    std::string name;
    std::string price;
    std::string purse;
    std::string place;
    std::string special;  // what it means for special tiles; empty if nothing
    std::string refusal;  // empty if it may be taken
    bool no_place = false;
  };
  const Told& of(const app::App& app, const VikingsModel& model, std::size_t slot);

 private:
  WorkedOut<std::size_t> done_;
  Told told_;
};

// What a move would mean for the scorings to come, before it is made.
class WhatIf {
 public:
  struct Told {
    vikings::Outlook after;
    int gold = 0;  // of the actor's next scoring, more or less than without it
    int points = 0;
    std::string words;    // all that is foreseen of the move
    std::string caption;  // what the outlook supposes: "bought and laid at N2"
  };
  const Told& of(const app::App& app, const VikingsModel& model, Move move);
  // Of the place pointed at, for the steps place, ferry, stand and their like.
  const Told& of(const app::App& app, const VikingsModel& model, vikings::Cell cell) {
    return of(app, model, move_to(model.state, cell));
  }

  // The move that a click on a legal place makes.
  static Move move_to(const vikings::State& state, vikings::Cell cell);

 private:
  WorkedOut<Move> done_;
  Told told_;
};

}  // namespace meadhall::table::vikings_table
