#pragma once

#include <array>

#include "table/games/graenaland/scene.h"
#include "table/match/foresight.h"

// On a phone a land that is tapped is told of in place of the question: its picture, what lies and
// comes there, whose votes count what, what may be built.

namespace meadhall::table::graenaland_table {

class Region {
 public:
  // Whether a land is looked at, and nothing that is asked needs the room.
  static bool shows(const Scene& scene);
  static void close(Scene& scene);
  void draw(Scene& scene, const Rect& area);
  // How high it wants to be at this width.
  float height(const Scene& scene, float width) const;

 private:
  float draw_told(Scene& scene, std::size_t place, const Rect& room);

  std::array<match::Explainer, 2> told_;  // of the land, and of its votes
  float high_ = 0;
};

}  // namespace meadhall::table::graenaland_table
