#pragma once

#include <string>
#include <vector>

#include "games/feast/icon_row.h"
#include "table/kit/game_table.h"

// What is printed on the spaces and occupations of A Feast for Odin, to be looked up at any time:
// a shelf at a time, each thing with its signs and its words.

namespace meadhall::table::feast_table {

class AlmanacScreen : public Screen {
 public:
  void draw(Frame& frame) override;

 private:
  // What is said of something and shown beside it.
  struct Line {
    feast::IconRow row;
    std::string words;
  };
  struct Entry {
    std::string name;
    std::string facts{};  // of an occupation, below its name
    std::vector<Line> lines{};
    float height = 0;  // as laid out
  };

  void refresh(const Frame& frame);
  float draw_shelves(Frame& frame, const Rect& room);
  void draw_turning(Frame& frame, Rect row);
  float lay_entry(Frame& frame, const Entry& entry, const Rect& room, bool draws);
  float lay_out(Frame& frame, const Rect& room);

  bool known_ = false;
  std::uint32_t deeds_ = 0;
  std::size_t shelf_ = 0;
  std::vector<std::string> shelves_;  // titles
  std::vector<Entry> entries_;
  float laid_for_ = 0;  // the width and size of text that heights are of
  float laid_em_ = 0;
  float height_ = 0;  // of the frame before
};

}  // namespace meadhall::table::feast_table
