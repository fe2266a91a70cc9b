#pragma once

#include <array>
#include <string>
#include <vector>

#include "table/kit/drawn_screen.h"

// What the player may set for the program: a row for each of app::Setting, and beside them how the
// table looks by what is set.

namespace meadhall::table::screens {

class SettingsScreen final : public DrawnScreen {
 public:
  void draw(Frame& frame) override;

 private:
  struct Value {
    std::string label;
    std::string command;
    bool chosen;
  };
  struct Row {
    std::string name;
    std::string sentence;  // may be empty
    std::vector<Value> values;
  };
  void refresh(const app::App& app);
  float draw_rows(Frame& frame, Rect room);
  float draw_values(Frame& frame, Rect room, std::size_t setting);

  std::string_view language_;  // that the rows are told in; none before the first frame
  app::Settings settings_;
  std::array<Row, app::kSettings> rows_;
  float height_ = 0;  // of the last frame, for scrolling
  float preview_height_ = 0;
};

}  // namespace meadhall::table::screens
