#pragma once

#include <string>
#include <vector>

#include "games/feast/almanac.h"
#include "games/feast/icon_row.h"
#include "table/kit/game_table.h"
#include "table/kit/said_in.h"

// What is printed on the spaces and occupations of A Feast for Odin, to be looked up at any time:
// a shelf at a time, each thing with its signs and its words.

namespace meadhall::table::feast_table {

class AlmanacScreen : public DrawnScreen {
 public:
  void draw(Frame& frame) override;

 private:
  // What is said of something and shown beside it.
  struct Line {
    feast::IconRow row;
    std::string words;
  };
  struct Entry {
    bool sought = false;  // it was looked up
    std::string name;
    std::string facts{};  // of an occupation, below its name
    std::vector<Line> lines{};
    float height = 0;  // as laid out
  };

  void refresh(const Frame& frame);
  Entry entry_of(const app::App& app, const feast::Printed& printed, const Section& told) const;
  float draw_shelves(Frame& frame, const Rect& room);
  void draw_turning(Frame& frame, Rect row);
  float lay_entry(Frame& frame, const Entry& entry, const Rect& room, bool draws);
  float lay_out(Frame& frame, const Rect& room);

  SaidIn said_in_;
  bool known_ = false;
  std::uint32_t deeds_ = 0;
  std::size_t shelf_ = 0;
  std::vector<std::string> shelves_;  // titles
  std::vector<Entry> entries_;
  std::string found_told_;  // empty where nothing is searched for
  bool shows_ = false;      // what was looked up is still to be scrolled to
  float laid_for_ = 0;      // the width and size of text that heights are of
  float laid_em_ = 0;
  float height_ = 0;  // of the frame before
};

}  // namespace meadhall::table::feast_table
