#pragma once

#include <string>
#include <vector>

#include "table/games/vikings/scene.h"

// A scoring, told line after line on parchment while the boards light up what is counted.

namespace meadhall::table::vikings_table {

class ScoringShow {
 public:
  // Opens when the latest command brought score lines; closes when the match moved on otherwise.
  void update(const app::App& app);
  // Begins to tell the lines once all that moves has arrived. Each that is told sends what it
  // brings from what scored to the purses, which do without it until then. In each frame, after
  // motion was brought up to date.
  void go_on(double motion_ends, const vikings::State& state, match::Motion& motion,
             const Frame& frame);

  bool open() const { return open_; }
  bool animating(double now) const {
    return open_ && by_hand_ == 0 && shown_at(now) < lines_.size();
  }

  // Whether the player takes their time: no replay goes on meanwhile.
  bool stepped() const { return open_ && stepped_; }

  // What the line told last is about.
  Marks marks(const vikings::State& state, double now) const;

  // Draws it; Enter, or a click on it, tells the next line, Escape, or a click beside it, all of
  // them. When they are told either closes it.
  void draw(Scene& scene, const Rect& area, double now);

 private:
  void draw_lines(Scene& scene, const Rect& room, std::size_t shown);
  void draw_totals(Scene& scene, const Rect& room, std::size_t shown) const;
  struct Line {
    Event event;
    std::string text;
  };
  std::size_t shown_at(double now) const;
  static Marks marks_of(const Event& event, const vikings::State& state);

  std::vector<Line> lines_;
  std::uint32_t deeds_ = 0;
  std::size_t by_hand_ = 0;   // lines shown, once they are stepped through
  std::size_t sent_ = 0;      // lines that sent what they bring, or are past that
  std::size_t followed_ = 0;  // lines shown when the last of them was scrolled to
  double started_ = 0;
  double seconds_a_line_ = 1;
  bool open_ = false;
  bool fresh_ = false;    // opened in this frame
  bool stepped_ = false;  // by the player's own hand
};

}  // namespace meadhall::table::vikings_table
