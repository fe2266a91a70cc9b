#pragma once

#include <string>
#include <vector>

#include "table/vikings/scene.h"

// A scoring, told line after line on parchment while the boards light up what is counted.

namespace meadhall::table {

class ScoringShow {
 public:
  // Opens when the latest command brought score lines; closes when the match moved on otherwise.
  void update(const app::App& app);
  // Begins to tell them once all that moves has arrived, and sends what each line brings from what
  // scored to the purses. After motion was brought up to date.
  void begin(const vikings::State& state, Motion& motion, const Frame& frame);

  bool open() const { return open_; }
  bool animating(double now) const {
    return open_ && by_hand_ == 0 && shown_at(now) < lines_.size();
  }

  // What the line told last is about.
  Marks marks(const vikings::State& state, double now) const;

  // Draws it; any click or Enter completes it, the next one closes it.
  void draw(Scene& scene, const Rect& area, double now);

 private:
  void draw_totals(Scene& scene, const Rect& room, std::size_t shown) const;
  struct Line {
    Event event;
    std::string text;
  };
  std::size_t shown_at(double now) const;
  static Marks marks_of(const Event& event, const vikings::State& state);

  std::vector<Line> lines_;
  std::uint32_t deeds_ = 0;
  std::size_t by_hand_ = 0;  // lines shown, once they are stepped through
  double started_ = 0;
  double seconds_a_line_ = 1;
  bool open_ = false;
  bool fresh_ = false;  // opened in this frame
};

}  // namespace meadhall::table
