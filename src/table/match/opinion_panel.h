#pragma once

#include <optional>
#include <string>
#include <vector>

#include "table/kit/revision.h"
#include "table/match/stage.h"

// A second opinion: the best moves as a bot sees them, and why. It stands where the question does,
// and marks the moves on the boards; none is made by it.

namespace meadhall::table::match {

class OpinionPanel {
 public:
  // Opens when somebody asked, closes when the decision is another one.
  void update(const app::App& app);
  // By button or key: asks, or shows again what was said.
  void ask(Frame& frame);

  bool open() const { return open_; }
  void close(Frame& frame);

  // Before anything is drawn: what is to be marked.
  void mark(Stage& stage) const;
  float height(Frame& frame, float width);
  // Treats the move pointed at here as if it were pointed at where it is made; may be null.
  using PointAt = void (*)(Stage& stage, Move move);
  // Only while it is open.
  void draw(Stage& stage, Rect area, PointAt point_at);
  // At the top of `room`, where the question would stand, as high as it needs to be: what would be
  // too low to hold anything else belongs to it. False while it is closed.
  bool draw_if_open(Stage& stage, Rect& room, PointAt point_at);

 private:
  void refresh(const app::App& app);
  void draw_open(Stage& stage, Rect area, PointAt point_at);
  void draw_row(Frame& frame, const Rect& row, std::size_t i);
  float row_height(Frame& frame, float width, std::size_t i) const;

  struct Line {
    Move move;
    std::string told;
    std::string why;
  };
  bool open_ = false;
  Revision revision_;
  std::string bot_request_;  // the key of the latest one
  bool answered_ = false;
  std::string thinking_;  // "Thinking about it: 42 %"
  std::vector<Line> lines_;
  std::optional<std::size_t> chosen_;   // stays marked
  std::optional<std::size_t> pointed_;  // in the frame before
  float content_ = 0;
};

// The round sign with its word that asks for it, at the right end of a card's head; only the sign
// where `wide` is more than the head has to spare. Whether it was pressed.
bool draw_opinion_sign(Frame& frame, Rect& head, float wide);

// On a move that is spoken of: its number. `radius` in CSS pixels.
void draw_advice_mark(Stage& stage, Point center, float radius, Move move);

}  // namespace meadhall::table::match
