#pragma once

#include <string>
#include <vector>

#include "table/kit/drawn_screen.h"
#include "table/kit/revision.h"
#include "table/kit/said_in.h"

// The rules as a book on parchment: chapters beside the page where there is room, before it where
// there is none; a field to search in; pictures of the real pieces.

namespace meadhall::table::screens {

inline std::string command_for(const app::Chapter& chapter) {
  return "rules " + std::string(chapter.id);
}

class RulesScreen final : public DrawnScreen {
 public:
  void draw(Frame& frame) override;

 private:
  void refresh(const app::App& app);
  void draw_search(Frame& frame, Rect row);
  void draw_contents(Frame& frame, const Rect& area, bool beside);
  void draw_title(Frame& frame, std::size_t number, const Rect& row, const app::Chapter& chapter,
                  bool here);
  void draw_sheet(Frame& frame, const Rect& area, bool found);
  float lay_found(Frame& frame, Rect room, bool draws);
  // A chapter: rules_page.cpp.
  float lay_page(Frame& frame, Rect room, bool draws);
  float lay_passage(Frame& frame, const app::Passage& passage, Rect room, bool draws);
  float lay_item(Frame& frame, const app::Passage& passage, Rect room, bool draws);
  float lay_rule(Frame& frame, const app::Passage& passage, Rect room, bool draws);
  float lay_row(Frame& frame, const app::Passage& passage, Rect room, bool first, bool draws);
  std::size_t lay_pictures(Frame& frame, std::size_t first, Rect& room, bool draws);
  float lay_turning(Frame& frame, Rect room, bool draws);

  SaidIn said_in_;
  LatestDeed deed_;
  std::vector<std::string> titles_;  // of the chapters
  std::vector<app::Passage> page_;
  std::vector<app::Found> found_;
  std::string found_told_;
  std::string next_;
  std::string before_;
  std::size_t chapter_ = 0;
  bool turned_ = false;  // another page, or another place on it, is to be brought into sight
  float passage_top_ = 0;
  float page_height_ = 0;      // of the frame before
  float contents_height_ = 0;  // the same
};

}  // namespace meadhall::table::screens
