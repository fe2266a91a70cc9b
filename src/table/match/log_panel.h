#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/kit/frame.h"
#include "table/kit/game_table.h"
#include "table/kit/revision.h"
#include "table/kit/said_in.h"

// The log of the match: newest line last, each line leads back to its place in the match. While the
// table stands in the past, what came after is there too, but faint.

namespace meadhall::table::match {

class LogPanel {
 public:
  // Draws it on `area`; `titled` with its heading. `name` tells several such panels apart.
  void draw(Frame& frame, const Rect& area, bool titled, std::string_view name = "log");

 private:
  struct Line {
    Match::Node node = Match::kStart;
    std::string text;
    bool divides = false;  // begins a round; leads nowhere
    bool heading = false;
    bool later = false;
    bool latest = false;   // of the move just seen
    bool passing = false;  // left out once what it is a step of is told
    std::optional<Seat> seat{};
    int gold = 0;
    int points = 0;
    LogSign sign{};
    float top = 0;  // in the panel as it is laid out
    float height = 0;
    float words_height = 0;
  };
  void refresh(Frame& frame);
  void lay_out(const Paint& paint, float width, float row);
  float length() const;
  float first_line_from(float place) const;
  bool in_sight(const Line& line, const Rect& room) const;
  void follow(Frame& frame, const Rect& room, std::string_view name);
  static Type type_of(const Line& line);
  Rect room_for_words(const Paint& paint, const Line& line, Rect row) const;
  void draw_sign(Frame& frame, const LogSign& sign, Rect square, Colour ink, float opacity) const;
  void draw_line(Frame& frame, const Line& line, const Rect& row, const Contact& contact) const;

  std::vector<Line> lines_;
  std::size_t now_ = 0;  // the line that happened last
  LatestDeed deed_;
  SaidIn said_in_;
  bool revealing_ = false;               // the latest move is left out
  float signs_ = 0;                      // room in a line for what the game's table draws, em
  std::array<float, 3> laid_out_{};      // how wide a line is, how high a row, how large letters
  bool followed_ = false;                // scrolled to the line that happened last
  bool elsewhere_ = false;               // the reader has scrolled away from it
  std::string_view shown_;               // the panel drawn last
  float room_height_ = 0;                // that it had,
  std::array<float, 3> laid_out_for_{};  // as its lines were laid out,
  float shift_ = 0;                      // and how far it was scrolled then
};

}  // namespace meadhall::table::match
