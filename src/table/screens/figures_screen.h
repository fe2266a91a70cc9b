#pragma once

#include <string>
#include <vector>

#include "app/screens/figures.h"
#include "table/kit/drawn_screen.h"
#include "table/kit/revision.h"

// The figures of the match being set up, line by line: each can be written anew, as the table's own
// copy of the game has it.

namespace meadhall::table::screens {

class FiguresScreen final : public DrawnScreen {
 public:
  void draw(Frame& frame) override;

 private:
  struct Line {
    std::string name;
    std::string value;
    std::string command;  // which a new value follows
    std::string of_game;  // "the game: 2 grain", where the table has something else
    bool uncertain = false;
  };
  struct Block {
    std::string heading;
    std::vector<Line> lines;
  };

  void refresh(const app::App& app);
  float draw_ways(Frame& frame, const Rect& room) const;
  float draw_block(Frame& frame, Rect room, const Block& block, std::size_t number) const;
  void draw_line(Frame& frame, Rect row, const Line& line, const TargetName& name,
                 bool narrow) const;

  std::vector<Block> blocks_;
  std::string told_;
  std::string legend_;
  bool changed_ = false;
  Revision revision_;
  float height_ = 0;  // of the last frame, for scrolling
};

}  // namespace meadhall::table::screens
