#pragma once

#include <array>
#include <string>
#include <vector>

#include "app/app.h"
#include "games/feast/dice.h"
#include "games/feast/moves.h"
#include "table/match/decision.h"

// The dice action at hand as its stage shows it, worked out once a change and not once a frame.

namespace meadhall::table::feast_table {

struct DiceModel {
  static constexpr std::size_t kMostFaces = 12;

  struct Face {
    bool hit = false;           // enough, with what is at hand
    std::optional<Move> pay{};  // of low dice: the cheapest way, if something is to be paid
    feast::Item loot{};         // of high ones: the best that is within reach
  };
  using Faces = std::array<Face, kMostFaces>;
  struct Answer {
    Move move{};
    std::optional<Move> pay{};  // of loot: the cheapest way to pay what the result lacks
    int chance = -1;            // of an answer before the first roll
    std::string words;          // "42 of 100"
    std::string button;         // "Take round shield for 1 sword"; nothing before the first roll
    std::string shorter;        // "Take round shield"
    Faces faces{};              // after it, before the first roll
  };
  // Loot that the last roll is not enough for.
  struct Beyond {
    feast::Item item{};
    int needs = 0;
    int chance = 0;
    std::string words;
  };

  bool asked = false;
  feast::Task task{};
  feast::Die die{};
  int rolls = 0;
  int most_rolls = 0;
  int face = 0;  // the last roll
  int result = 0;
  Faces faces{};
  std::vector<Answer> answers;  // cheapest, or best, first
  std::vector<Beyond> beyond;
  std::string title;    // "Hunting game"
  std::string outcome;  // "To pay: 5", after "Enough!" where it is
  std::string left;     // "Rolls left: 2"
  std::string chance;   // "Success: 61 of 100", with the rolls that are left; nothing if none is;
                        // once it was rolled "If you roll again: 61 of 100"
  std::string odds;     // the same as a sentence
  std::string failure;  // what it brings
  std::string missing;  // why the roll is not enough; nothing if it is
};

void refresh(DiceModel& model, const feast::State& state, const match::Decision& decision,
             const app::App& app);

}  // namespace meadhall::table::feast_table
