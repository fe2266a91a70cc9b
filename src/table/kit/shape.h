#pragma once

#include <algorithm>
#include <initializer_list>

#include "table/kit/paint.h"

// Drawing in a piece's own coordinates: a pencil knows where they lie on the screen.

namespace meadhall::table {

class Pencil {
 public:
  // `origin` is where (0, 0) lies, `unit` how long 1 is.
  Pencil(Paint& paint, Point origin, float unit)
      : list_(paint.list()), origin_(origin), unit_(unit) {}

  Point at(float x, float y) const { return {origin_.x + x * unit_, origin_.y + y * unit_}; }
  float unit() const { return unit_; }

  Pencil& to(float x, float y) {
    list_.PathLineTo(at(x, y));
    return *this;
  }
  Pencil& curve(float x1, float y1, float x2, float y2, float x, float y, int segments = 8) {
    list_.PathBezierCubicCurveTo(at(x1, y1), at(x2, y2), at(x, y), segments);
    return *this;
  }
  // Ends the path: filled (it must be convex), or drawn along.
  void fill(Colour colour) {
    wind();
    list_.PathFillConvex(colour);
  }
  void fill_any(Colour colour) {
    wind();
    list_.PathFillConcave(colour);
  }
  void stroke(Colour colour, float thickness, bool closed = false) {
    list_.PathStroke(colour, closed ? ImDrawFlags_Closed : ImDrawFlags_None, thickness * unit_);
  }

  void polygon(std::initializer_list<Point> corners, Colour colour) {
    for (const Point& corner : corners) to(corner.x, corner.y);
    fill(colour);
  }
  void segment(float x1, float y1, float x2, float y2, Colour colour, float thickness) {
    list_.AddLine(at(x1, y1), at(x2, y2), colour, thickness * unit_);
  }
  void disc(float x, float y, float radius, Colour colour) {
    list_.AddCircleFilled(at(x, y), radius * unit_, colour);
  }
  void ring(float x, float y, float radius, Colour colour, float thickness) {
    list_.AddCircle(at(x, y), radius * unit_, colour, 0, thickness * unit_);
  }
  void oval(float x, float y, float rx, float ry, Colour colour, float turn = 0) {
    list_.AddEllipseFilled(at(x, y), {rx * unit_, ry * unit_}, colour, turn);
  }
  void box(float x, float y, float width, float height, Colour colour, float radius = 0) {
    list_.AddRectFilled(at(x, y), at(x + width, y + height), colour, radius * unit_);
  }

 private:
  // ImGui softens the edges of clockwise paths only; mirrored ones run the other way round.
  void wind() {
    ImVector<ImVec2>& path = list_._Path;
    float area = 0;
    for (int i = 0, before = path.Size - 1; i < path.Size; before = i++) {
      area += path[before].x * path[i].y - path[i].x * path[before].y;
    }
    if (area < 0) std::reverse(path.begin(), path.end());
  }

  ImDrawList& list_;
  Point origin_;
  float unit_;
};

}  // namespace meadhall::table
