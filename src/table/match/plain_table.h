#pragma once

#include <string>
#include <vector>

#include "app/table_words.h"
#include "table/kit/game_table.h"
#include "table/match/chrome.h"
#include "table/match/log_panel.h"
#include "table/match/question_card.h"

// The table of a game that brings no drawing of its own: the question with all its answers, the
// boards in words, and the log. Whatever a game's rules can say is shown here.

namespace meadhall::table::match {

class PlainTable : public Screen {
 public:
  void draw(Frame& frame) override;

 private:
  void refresh(const app::App& app);
  void draw_bar(Frame& frame, const Rect& area, bool roomy);
  void draw_card(Frame& frame, const Rect& area);
  float draw_question(Frame& frame, Rect room);
  float draw_ways(Frame& frame, const Rect& room, bool draws);
  float card_height(Frame& frame, float width);
  void draw_boards(Frame& frame, const Rect& area);
  float draw_column(Frame& frame, Rect room, std::size_t column, std::size_t columns);
  float section_height(Frame& frame, float width, const app::SaidSection& section) const;
  void draw_section(Frame& frame, const Rect& area, const app::SaidSection& section) const;

  Chrome chrome_;
  QuestionCard card_;
  LogPanel log_;
  std::uint32_t revision_ = 0;
  std::uint32_t deeds_ = 0;
  bool known_ = false;
  std::string question_;
  std::string where_;  // the round and the move
  std::string peek_;
  std::vector<app::SaidSection> sections_;
  float boards_height_ = 0;
};

}  // namespace meadhall::table::match
