#pragma once

#include <string>
#include <vector>

#include "table/kit/drawn_screen.h"
#include "table/kit/revision.h"
#include "table/screens/seat_picker.h"

// Setting up a match: who plays, which game, by whose printed rules; every single rule, and the
// seed, below a heading that unfolds.

namespace meadhall::table::screens {

class NewMatchScreen final : public DrawnScreen {
 public:
  void draw(Frame& frame) override;

 private:
  struct Value {
    std::string label;
    std::string command;
    bool chosen;
  };
  // Presets of one group: at most one of them is held.
  struct Row {
    std::string heading;
    std::string sentence;
    std::vector<Value> values;
  };
  struct Option {
    std::size_t which;  // its place among the game's options
    std::string sentence;
    std::vector<Value> values;
    bool own;  // otherwise than the edition has it
  };
  struct Group {
    std::string heading;
    std::string sentence;
    std::vector<Option> options;
  };
  void refresh(const app::App& app);
  void list_groups(const app::App& app);
  // Each takes what it draws off the top of `room`.
  void draw_rules(Frame& frame, Rect& room);
  void draw_fold(Frame& frame, Rect& room);
  void draw_options(Frame& frame, Rect& room);
  void draw_option(Frame& frame, Rect& room, const Option& option);
  void draw_figures(Frame& frame, Rect& room);
  void draw_reconstructed(Frame& frame, Rect& room);
  void draw_seed(Frame& frame, Rect& room);
  float draw_values(Frame& frame, std::string_view what, std::size_t which, Rect room,
                    const std::vector<Value>& values);

  Revision revision_;
  bool unfolded_ = false;
  SeatPicker seats_;
  std::vector<Row> presets_;
  std::vector<Group> groups_;
  std::string seed_;
  std::string figures_;              // what is said of them; empty where none can be replaced
  std::vector<Value> figures_ways_;  // what can be done about them
  std::string reconstructed_;
  std::string own_rules_;    // how many there are; empty if none
  float people_height_ = 0;  // of the last frame, for scrolling
  float rules_height_ = 0;
  float people_rest_ = 0;  // the same without what unfolds
  float rules_rest_ = 0;
};

}  // namespace meadhall::table::screens
