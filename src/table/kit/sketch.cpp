#include "table/kit/sketch.h"

#include <algorithm>
#include <vector>

namespace meadhall::table {
namespace {

using sketching::Kind;

// The materials of the house; they are the same by day and by night.
Colour material(char ink) {
  switch (ink) {
    case 'f': return rgb(0x2f5a3a);  // fir, in the shade and in the sun
    case 'm': return rgb(0x4c8250);
    case 'g': return current_palette.coin;  // gold, and its edge
    case 'o': return rgb(0x8a5a12);
    case 'h': return rgb(0x8a5a30);  // hair
    case 'i': return rgb(0xd5dcdf);  // iron, bright and dull
    case 'j': return rgb(0x93a0a7);
    case 'k': return rgb(0x2a1b11);         // what is darkest
    case 'l': return rgb(0xffffff, 0.18F);  // light and shade upon something
    case 'y': return rgb(0xffffff, 0.40F);
    case 'z': return rgb(0x000000, 0.12F);
    case 'x': return rgb(0x000000, 0.24F);
    case 'n': return rgb(0xd0ae5c);  // thatch, and between its bundles
    case 'p': return rgb(0xa07f35);
    case 'q': return rgb(0x9aa29a);  // stone
    case 'r': return rgb(0xb8453a);  // red cloth
    case 's': return rgb(0xefc9a0);  // skin
    case 't': return rgb(0x7a4e2b);  // timber, new and old
    case 'u': return rgb(0xa87642);
    case 'v': return rgb(0x4a2e1a);
    case 'w': return rgb(0xf4ecd8);  // wool
    case 'G': return current_palette.grass;
    case 'L': return lighter(current_palette.grass, 0.18F);
    case 'H': return current_palette.grass_dark;
    case 'S': return current_palette.sand;
    case 'T': return darker(current_palette.sand, 0.15F);
    case 'B': return current_palette.water_tile;
    case 'W': return lighter(current_palette.water_tile, 0.16F);
    case 'X': return lighter(current_palette.water_tile, 0.34F);
    default: return rgb(0xff00ff);
  }
}

// Draws one sketch, shape by shape.
class Drawing {
 public:
  Drawing(Paint& paint, const Easel& easel, const Inks& inks, const Joins* joins)
      : list_(paint.list()),
        pixel_(list_._FringeScale),
        easel_(easel),
        unit_(easel.size / 100),
        inks_(inks),
        joins_(joins) {}

  void draw(Sketch sketch) {
    while (!sketch.empty()) {
      const Colour colour = fade(ink(static_cast<char>(sketch[0])), inks_.opacity);
      const auto kind = static_cast<Kind>(sketch[1] & 7);
      const bool straight = (sketch[1] & Kind::straight) != 0;
      const float number = static_cast<float>(sketch[2]) / 2;
      points_ = sketch.subspan(sketching::kHead, 2 * static_cast<std::size_t>(sketch[3]));
      sketch = sketch.subspan(sketching::kHead + points_.size());
      switch (kind) {
        case Kind::fill: trace(true, straight); [[fallthrough]];
        case Kind::again: fill(colour, number * unit_); break;
        case Kind::line:
        case Kind::loop:
          trace(kind == Kind::loop, straight);
          list_.AddPolyline(outline_.data(), static_cast<int>(outline_.size()), colour,
                            kind == Kind::loop ? ImDrawFlags_Closed : 0,
                            std::max(number * unit_, pixel_));
          break;
        case Kind::oval: {
          const Point radii = raw(1);
          const float turn = easel_.mirrored ? -turn_of(number) : turn_of(number);
          list_.AddEllipseFilled(on_screen(raw(0)), {radii.x * unit_, radii.y * unit_}, colour,
                                 turn);
          break;
        }
        case Kind::straight: break;
      }
    }
  }

 private:
  // What was read as halves is degrees there.
  static float turn_of(float number) { return number * 2 * kPi / 180; }

  Colour ink(char letter) const {
    return letter >= 'a' && letter <= 'e' ? inks_.own[static_cast<std::size_t>(letter - 'a')]
                                          : material(letter);
  }

  Point raw(std::size_t i) const {
    return {static_cast<float>(points_[2 * i]), static_cast<float>(points_[2 * i + 1])};
  }
  Point on_screen(Point at) const {
    return {easel_.origin.x + (easel_.mirrored ? -at.x : at.x) * unit_,
            easel_.origin.y + at.y * unit_};
  }
  std::size_t count() const { return points_.size() / 2; }

  // Runs through the points (a curve of Catmull and Rom) and leaves them in outline_. A corner is a
  // point that stands there twice.
  void trace(bool closed, bool straight) {
    outline_.clear();
    const std::size_t points = count();
    const auto point = [&](std::size_t i, int step) {
      if (closed) return raw((i + points + static_cast<std::size_t>(step)) % points);
      const int at = std::clamp(static_cast<int>(i) + step, 0, static_cast<int>(points) - 1);
      return raw(static_cast<std::size_t>(at));
    };
    for (std::size_t i = 0; i < (closed ? points : points - 1); ++i) {
      const Point from = point(i, 0);
      const Point to = point(i, 1);
      const Point before = point(i, -1);
      const Point after = point(i, 2);
      const auto same = [](Point a, Point b) { return a.x == b.x && a.y == b.y; };
      if (same(from, to)) continue;
      const float length = std::hypot(to.x - from.x, to.y - from.y) * unit_ / pixel_;
      const bool bends = !straight && !(same(before, from) && same(to, after));
      const int parts =
          bends ? std::clamp(static_cast<int>(std::ceil(std::sqrt(length) * 0.62F)), 1, 8) : 1;
      for (int part = 0; part < parts; ++part) {
        const float t = static_cast<float>(part) / static_cast<float>(parts);
        const auto along = [&](float a, float b, float c, float d) {
          const float start = (c - a) / 2;
          const float end = (d - b) / 2;
          const float two = t * t;
          const float three = two * t;
          return b * (2 * three - 3 * two + 1) + start * (three - 2 * two + t) +
                 c * (3 * two - 2 * three) + end * (three - two);
        };
        outline_.push_back(on_screen(
            {along(before.x, from.x, to.x, after.x), along(before.y, from.y, to.y, after.y)}));
      }
    }
    if (!closed) outline_.push_back(on_screen(raw(points - 1)));
    if (area() < 0) std::reverse(outline_.begin(), outline_.end());
  }

  // ImGui softens the edges of clockwise outlines only.
  float area() const {
    float sum = 0;
    for (std::size_t i = 0, before = outline_.size() - 1; i < outline_.size(); before = i++) {
      sum += outline_[before].x * outline_[i].y - outline_[i].x * outline_[before].y;
    }
    return sum;
  }

  bool at_border(Point at, float x) const {
    return joins_ != nullptr && std::abs(at.x - (easel_.origin.x + x * unit_)) < 0.01F;
  }
  bool on_border(Point a, Point b) const {
    return (at_border(a, 0) && at_border(b, 0)) || (at_border(a, 100) && at_border(b, 100));
  }

  // The outline with each side moved inwards; sides on a border of the tile stay.
  void fill(Colour colour, float narrower) {
    ImVector<ImVec2>& path = list_._Path;
    path.resize(0);
    const std::size_t points = outline_.size();
    const auto side = [&](std::size_t i) {
      const Point a = outline_[i];
      const Point b = outline_[(i + 1) % points];
      const float length = std::max(std::hypot(b.x - a.x, b.y - a.y), 0.0001F);
      const bool stays = on_border(a, b);
      return Side{{-(b.y - a.y) / length, (b.x - a.x) / length}, stays ? 0 : narrower};
    };
    Side before = side(points - 1);
    const float reach = (1 + 0.8F * static_cast<float>(layer_++)) * pixel_;
    for (std::size_t i = 0; i < points; ++i) {
      const Side next = side(i);
      Point at = outline_[i];
      const bool west = at_border(at, 0);
      const bool east = at_border(at, 100);
      if (narrower != 0) at = moved(at, before, next);
      if (west && joins_->west) at.x -= reach;
      if (east && joins_->east) at.x += reach;
      path.push_back(at);
      before = next;
    }
    if (convex(path)) {
      list_.PathFillConvex(colour);  // much cheaper
    } else {
      list_.PathFillConcave(colour);
    }
  }

  static bool convex(const ImVector<ImVec2>& path) {
    for (int i = 0; i < path.Size; ++i) {
      const Point a = path[i];
      const Point b = path[(i + 1) % path.Size];
      const Point c = path[(i + 2) % path.Size];
      if ((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) < 0) return false;
    }
    return true;
  }

  struct Side {
    Point inwards;
    float by = 0;
  };
  static Point moved(Point at, const Side& a, const Side& b) {
    const float cross = a.inwards.x * b.inwards.y - a.inwards.y * b.inwards.x;
    if (std::abs(cross) > 0.35F || a.by != b.by) {
      if (std::abs(cross) < 0.01F) return at;
      return {at.x + (a.by * b.inwards.y - b.by * a.inwards.y) / cross,
              at.y + (a.inwards.x * b.by - b.inwards.x * a.by) / cross};
    }
    const Point both{a.inwards.x + b.inwards.x, a.inwards.y + b.inwards.y};
    const float length = std::max(std::hypot(both.x, both.y), 0.0001F);
    return {at.x + both.x / length * a.by, at.y + both.y / length * a.by};
  }

  ImDrawList& list_;
  float pixel_;  // of the screen
  const Easel& easel_;
  float unit_;
  const Inks& inks_;
  const Joins* joins_;
  Sketch points_;
  static inline std::vector<ImVec2> outline_;
  int layer_ = 0;  // how many lie below
};

}  // namespace

void draw_sketch(Paint& paint, Sketch sketch, const Easel& easel, const Inks& inks,
                 const Joins* joins) {
  Drawing(paint, easel, inks, joins).draw(sketch);
}

}  // namespace meadhall::table
