#pragma once

#include <string>
#include <vector>

#include "table/vikings/scene.h"

// A scoring, told line after line on parchment while the boards light up what is counted.

namespace meadhall::table {

class ScoringShow {
 public:
  // Starts when the latest command brought score lines; stops when the match moved on otherwise.
  void update(const app::App& app, double now, bool still);

  bool open() const { return open_; }
  bool animating(double now) const { return open_ && shown_at(now) < lines_.size(); }
  void close() { open_ = false; }

  // What the line told last is about.
  Marks marks(const vikings::State& state, double now) const;

  // Draws it; any click or Enter completes it, the next one closes it.
  void draw(Scene& scene, const Rect& area, double now);

 private:
  struct Line {
    Event event;
    std::string text;
  };
  std::size_t shown_at(double now) const;

  std::vector<Line> lines_;
  std::uint32_t revision_ = 0;
  double started_ = 0;
  bool open_ = false;
};

}  // namespace meadhall::table
