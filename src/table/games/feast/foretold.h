#pragma once

#include <optional>
#include <string>
#include <vector>

#include "table/games/feast/fitting.h"
#include "table/games/feast/model.h"
#include "table/match/foresight.h"

// What placing Vikings on a space would mean, or why it is not possible; what an answer means.

namespace meadhall::table::feast_table {

class Foretold {
 public:
  struct Told {
    std::string title;               // "Craft 2 chests and 2 rune stones"
    std::string place;               // the button: "Place 3 Vikings"
    std::vector<std::string> lines;  // what it does now; or the one reason why not
    bool open = false;
    std::string words;  // all of it in one
    // How the seat would stand, where nothing more is to be chosen and nothing comes up by luck.
    std::optional<Standing> after{};
    // By how many each item of the supply surely changes before anything more is asked.
    SupplyChange change{};
  };
  const Told& of(const app::App& app, const FeastModel& model, std::size_t place);
  // What any other answer would mean, its own words first.
  struct Answer {
    std::string title;
    std::string lines;
    std::string words;  // both
  };
  const Answer& of(const app::App& app, Move answer);

 private:
  WorkedOut<std::size_t> done_;
  Told told_;
  WorkedOut<std::uint32_t> answered_;
  Answer answer_;
};

// A deed of any time in words: "Buy a knarr for 5 silver".
class ToldDeed {
 public:
  const std::string& of(const app::App& app, const feast::State& state, Move deed);

 private:
  WorkedOut<Move> done_;
  std::string words_;
};

}  // namespace meadhall::table::feast_table
