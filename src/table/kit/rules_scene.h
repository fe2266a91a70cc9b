#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "table/kit/paint.h"

// The pictures of a game's rules are scenes of its pieces, told in words: rows stand between |,
// things within them between blanks. What a word means, and how large it is, the game knows.

namespace meadhall::table {

struct RulesPicture {
  std::string_view id;
  std::string_view scene;
};

// What a word of a scene names, and where it lies, in places; things of a row stand in its middle.
struct SceneThing {
  std::string_view word;
  Rect area;
  std::size_t row = 0;
};

class RulesScene {
 public:
  // The picture called `id` among these, empty if there is none; `size_of`: of what a word names,
  // in places.
  RulesScene(std::span<const RulesPicture> pictures, std::string_view id,
             Point (*size_of)(std::string_view word));

  Point size() const { return size_; }
  std::span<const SceneThing> things() const { return things_; }

  // Draws its ground over `area` and, in the middle of that, its places `unit` wide, draw(thing,
  // where) for each thing.
  template <class Draw>
  void draw(Paint& paint, const Rect& area, float unit, Draw draw) const {
    draw_ground(paint, area);
    const Point corner{area.center().x - size_.x * unit / 2, area.center().y - size_.y * unit / 2};
    for (const SceneThing& thing : things_) {
      draw(thing, Rect{corner.x + thing.area.x * unit, corner.y + thing.area.y * unit,
                       thing.area.w * unit, thing.area.h * unit});
    }
  }

 private:
  static void draw_ground(Paint& paint, const Rect& area);

  std::vector<SceneThing> things_;
  Point size_{0, 0};
};

// The words that mean the same in all games: + right, x wrong, > leads to. False for any other.
bool draw_scene_sign(Paint& paint, std::string_view word, Point center, float unit);

}  // namespace meadhall::table
