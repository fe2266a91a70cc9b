#pragma once

#include <imgui.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "table/kit/geometry.h"
#include "table/kit/palette.h"

// The brushes everything on the table is drawn with: one shadow, one parchment, one wood.

namespace meadhall::table {

enum class Face : std::uint8_t { sans, bold, heading };
enum class Align : std::uint8_t { left, center, right };

struct Fonts {
  ImFont* sans = nullptr;
  ImFont* bold = nullptr;
  ImFont* heading = nullptr;
};

// How a text is set: size in em, as CSS means it.
struct Type {
  Face face = Face::sans;
  float size = 1.0F;
  Colour colour = current_palette.ink;
};

// A line as it was written and is still to be read, for tests that see whether words fit: where it
// stands, and what of the screen it was clipped to. Of words cut short the ellipsis is a line of
// its own, after them.
struct Written {
  std::string words;
  Rect area;
  Rect clip;
};

class Paint {
 public:
  // `em` is the size of body text in CSS pixels; `list` is where everything goes. Each line of
  // words is noted in `written`, if there is such a list.
  Paint(ImDrawList* list, const Fonts& fonts, float em, std::vector<Written>* written = nullptr)
      : list_(list), fonts_(fonts), em_(em), written_(written) {}

  ImDrawList& list() { return *list_; }
  float em(float times = 1) const { return em_ * times; }

  void fill(const Rect& area, Colour colour, float radius = 0);
  void gradient(const Rect& area, Colour top, Colour bottom, float radius = 0,
                ImDrawFlags corners = 0);
  void outline(const Rect& area, Colour colour, float thickness = 1, float radius = 0);
  // The outline of a button or a panel, within its area, `times` as thick as edges are.
  void edge(const Rect& area, Colour colour, float radius, float times = 1);
  void dashes(const Rect& area, Colour colour, float thickness, float dash);
  void line(Point from, Point to, Colour colour, float thickness = 1);
  void disc(Point center, float radius, Colour colour);
  // A disc whose colour runs from its middle to its rim.
  void radial(Point center, float radius, Colour middle, Colour rim);
  void ring(Point center, float radius, Colour colour, float thickness = 1);
  void shadow(const Rect& area, float radius, float strength = 1);

  // A soft light around what may be chosen; `strength` 0 to 1.
  void glow(const Rect& area, float radius, float strength,
            Colour colour = current_palette.highlight);
  void glow_disc(Point center, float radius, float strength,
                 Colour colour = current_palette.highlight);

  void parchment(const Rect& area);
  void wood(const Rect& area, float radius, ImDrawFlags corners = 0);
  void sunk(const Rect& area, float radius);

  // One line; `at` is its left, middle or right end, vertically its middle. Returns its width.
  float text(Point at, std::string_view words, const Type& type, Align align = Align::left);
  float number(Point at, int value, const Type& type, Align align = Align::left, bool sign = false);
  float width(std::string_view words, const Type& type) const;

  // One line that ends in an ellipsis where it would be longer than `room`. Returns its width.
  float text_within(Point at, float room, std::string_view words, const Type& type,
                    Align align = Align::left);

  // The first line of `words` wrapped at `width`. It ends before a space, not at one letter alone
  // (Czech, Polish and Russian set "v", "i", "к" with the word they belong to) nor at a number,
  // which counts what comes after it, or within a word that is longer than a line; it has a byte at
  // least.
  std::string_view first_line(std::string_view words, float width, const Type& type) const;

  // Wrapped lines from the top left of `area`; nothing is drawn below `area`, and the last line
  // that fits ends in an ellipsis. Returns the height used.
  float paragraph(const Rect& area, std::string_view words, const Type& type);
  float paragraph_height(float width, std::string_view words, const Type& type) const;
  float line_height(const Type& type) const { return em_ * type.size * 1.28F; }

 private:
  ImFont* font(Face face) const;
  float points(const Type& type) const;
  void write(Point top_left, std::string_view words, const Type& type);

  ImDrawList* list_;
  Fonts fonts_;
  float em_;
  std::vector<Written>* written_;
};

// Clips what is drawn while it lives.
class Clip {
 public:
  Clip(Paint& paint, const Rect& area) : list_(paint.list()) {
    list_.PushClipRect(area.min(), area.max(), true);
  }
  ~Clip() { list_.PopClipRect(); }
  Clip(const Clip&) = delete;
  Clip& operator=(const Clip&) = delete;

 private:
  ImDrawList& list_;
};

}  // namespace meadhall::table
