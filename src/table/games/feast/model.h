#pragma once

#include <array>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "app/app.h"
#include "app/pages/table_words.h"
#include "games/feast/feasting.h"
#include "games/feast/icon_row.h"
#include "games/feast/score_parts.h"
#include "games/feast/state.h"
#include "table/games/feast/dice_model.h"
#include "table/games/feast/marked.h"
#include "table/kit/said_in.h"
#include "table/match/decision.h"

// What the table of A Feast for Odin shows, worked out once a change and not once a frame.

namespace meadhall::table::feast_table {

// How a seat stands; also in a position that a move pointed at would lead to.
struct Standing {
  int income = 0;
  feast::Points lines{};
  int total = 0;
  feast::ComingFeast feast{};
};
Standing standing_of(const feast::State& state, Seat seat);
// "8 / 8"; a dash where none comes.
std::string ratio_of(const feast::ComingFeast& coming);

// Something laid in the turn at hand, by the move that led to `node`.
struct LaidNow : feast::LaidAt {
  Match::Node node = 0;
};

struct FeastModel {
  // What is told of a seat's coming feast in words.
  struct Told {
    std::string ratio;        // "8 / 8"
    std::string covered;      // "8 of 8 cells covered"
    std::string silver_left;  // "2 silver are left"; nothing where no feast comes
    std::string gaps;  // "Lands −4, penalties −3": what is lost beside the home board, and won
  };
  feast::State state;  // as the viewer may see it
  std::array<Standing, feast::kMostPlayers> standing{};
  std::array<Told, feast::kMostPlayers> told{};
  std::array<bool, feast::kPlaces> open{};    // whoever is asked may place Vikings there now
  std::array<bool, feast::kItems> can_lay{};  // whoever is asked, now
  std::vector<Move> anytime{};  // ships and occupations whoever is asked may buy, arm, use now
  std::array<feast::IconRow, feast::kSpaces> rows{};  // of the action board
  std::vector<app::Peek> peeks;                       // ways to look at a hand now
  std::vector<LaidNow> laid;           // by whoever is asked, in this turn; it can be lifted
  std::vector<feast::Course> courses;  // that lie on the table of whoever feasts
  DiceModel dice;
  std::optional<feast::LaidAt> marked{};  // of a lesson
  std::string failed;                     // of dice, while it is news
  // What filling the table would mean for whoever feasts.
  struct Filling {
    std::string spends;  // "This comes to the table: 2 beans and 3 silver."
    std::string bare;    // "No cell stays bare."
    std::string keeps;   // "Left over: 1 mead."
    std::string whole;   // all of it
    bool hungry = false;
  };
  Filling filling;
  std::string round;                                  // "Round 5 of 7"
  std::string phase;                                  // "Vikings are placed"
  std::string weapons;                                // "Deck 17, open pile:"
  std::string harvest;                                // "Harvest of round 6"
  std::string happened;                               // last: "Bjorn places 2 Vikings on …"
  std::vector<std::size_t> happened_at;               // where each of its sentences begins
  std::string goal;                                   // "−12 of 100 points", of somebody alone
  std::string all_spaces;                             // "All 61"
  std::string open_spaces;                            // "I can: 51"
  std::array<std::string, feast::kSheets> sheets{};   // names of boards
  std::array<std::string, feast::kSurfaces> chips{};  // "Home −72", of those that are somebody's
  // The name of an occupation, said once.
  const std::string& card_name(const app::App& app, std::size_t card);
  // What one of several alternatives does.
  const std::string& option_told(const app::App& app, Move move);
  // What there is to say of a board or house beyond what is seen on it.
  const std::string& board_told(const app::App& app, std::size_t surface);
  // What stands on a card, and the name of an item.
  const std::string& card_told(const app::App& app, std::size_t card);
  const std::string& item_name(const app::App& app, feast::Item item);
  // What there is to say of a tile beyond how it looks.
  const std::string& item_told(const app::App& app, feast::Item item);

 private:
  friend void refresh(FeastModel& model, const match::Decision& decision, const app::App& app);
  SaidIn said_in_;
  std::unordered_map<std::size_t, std::string> cards_;
  std::unordered_map<std::size_t, std::string> cards_told_;
  std::unordered_map<std::size_t, std::string> items_;
  std::unordered_map<std::uint32_t, std::string> options_;
  std::unordered_map<std::size_t, std::string> boards_told_;  // by surface
  std::unordered_map<std::size_t, std::string> items_told_;
};

// Takes in what is shown now.
void refresh(FeastModel& model, const match::Decision& decision, const app::App& app);

}  // namespace meadhall::table::feast_table
