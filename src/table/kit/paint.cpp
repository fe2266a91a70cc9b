#include "table/kit/paint.h"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <numbers>
#include <string>

namespace meadhall::table {
namespace {

// ImGui sizes a font by its ascent plus descent, CSS by its em.
constexpr float kSansPerEm = 1.2F;
constexpr float kHeadingPerEm = 1.361F;

constexpr std::string_view kEllipsis = "…";

// Of no words at all, too: Dear ImGui would look for the end of a null pointer.
const char* begin_of(std::string_view words) { return words.empty() ? "" : words.data(); }
const char* end_of(std::string_view words) { return begin_of(words) + words.size(); }

// True if a line does not end with it: one letter of the Latin or the Cyrillic alphabet (what UTF-8
// writes with three bytes is a dash), or a number, which counts what comes after it: "2", "2×",
// "(2", "−2".
bool leans_on_next(std::string_view word) {
  for (const std::string_view before : {"(", "+", "−"}) {
    if (word.starts_with(before)) word.remove_prefix(before.size());
  }
  const auto first = word.empty() ? 0U : static_cast<unsigned char>(word[0]);
  const bool letter = word.size() == 1 ? std::isalpha(static_cast<int>(first)) != 0
                                       : word.size() == 2 && first >= 0xC3;
  if (word.ends_with("×")) word.remove_suffix(std::string_view("×").size());
  return letter || (!word.empty() && word.find_first_not_of("0123456789") == word.npos);
}

std::string_view after_line(std::string_view words, std::string_view line) {
  const std::size_t next = words.find_first_not_of(' ', line.size());
  return next == std::string_view::npos ? std::string_view() : words.substr(next);
}

}  // namespace

ImFont* Paint::font(Face face) const {
  switch (face) {
    case Face::sans: return fonts_.sans;
    case Face::bold: return fonts_.bold;
    case Face::heading: return fonts_.heading;
  }
  return fonts_.sans;
}

float Paint::points(const Type& type) const {
  // Where a board has no room left its letters have no size: ImGui would write a glyph of less than
  // nothing over other people's memory.
  return std::max(1.0F,
                  em_ * type.size * (type.face == Face::heading ? kHeadingPerEm : kSansPerEm));
}

void Paint::fill(const Rect& area, Colour colour, float radius) {
  list_->AddRectFilled(area.min(), area.max(), colour, radius);
  // A veil over everything: the words below are not to be read any more.
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  if (written_ != nullptr && area.w >= screen.x && area.h >= screen.y) written_->clear();
}

void Paint::gradient(const Rect& area, Colour top, Colour bottom, float radius,
                     ImDrawFlags corners) {
  const int first = list_->VtxBuffer.Size;
  list_->AddRectFilled(area.min(), area.max(), top, radius, corners);
  ImGui::ShadeVertsLinearColorGradientKeepAlpha(list_, first, list_->VtxBuffer.Size, area.min(),
                                                {area.x, area.bottom()}, top, bottom);
  if (written_ == nullptr || (top & bottom) >> 24U != 255) return;
  // What was written below is not to be read any more.
  std::erase_if(*written_,
                [&area](const Written& line) { return area.contains(line.area.center()); });
}

void Paint::outline(const Rect& area, Colour colour, float thickness, float radius) {
  list_->AddRect(area.min(), area.max(), colour, radius, 0, thickness);
}

void Paint::edge(const Rect& area, Colour colour, float radius, float times) {
  outline(area.inset(0.5F * current_palette.edge), colour, times * current_palette.edge, radius);
}

void Paint::dashes(const Rect& area, Colour colour, float thickness, float dash) {
  dash = std::max(dash, 1.0F);
  const auto side = [&](Point from, Point to) {
    const float length = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
    const int count = std::max(1, static_cast<int>(length / dash / 2));
    for (int i = 0; i < count; ++i) {
      const float start = (static_cast<float>(i) + 0.25F) / static_cast<float>(count);
      const float stop = start + 0.5F / static_cast<float>(count);
      list_->AddLine(mix(from, to, start), mix(from, to, stop), colour, thickness);
    }
  };
  const Point a = area.min();
  const Point c = area.max();
  side(a, {c.x, a.y});
  side({c.x, a.y}, c);
  side(c, {a.x, c.y});
  side({a.x, c.y}, a);
}

void Paint::line(Point from, Point to, Colour colour, float thickness) {
  list_->AddLine(from, to, colour, thickness);
}

void Paint::disc(Point center, float radius, Colour colour) {
  list_->AddCircleFilled(center, radius, colour);
}

void Paint::radial(Point center, float radius, Colour middle, Colour rim) {
  constexpr unsigned kParts = 64;
  const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
  list_->PrimReserve(kParts * 3, kParts + 1);
  const unsigned first = list_->_VtxCurrentIdx;
  list_->PrimWriteVtx(center, white, middle);
  for (unsigned i = 0; i < kParts; ++i) {
    const float angle = 2 * kPi * static_cast<float>(i) / static_cast<float>(kParts);
    list_->PrimWriteVtx({center.x + std::cos(angle) * radius, center.y + std::sin(angle) * radius},
                        white, rim);
    list_->PrimWriteIdx(first);
    list_->PrimWriteIdx(first + 1 + i);
    list_->PrimWriteIdx(first + 1 + (i + 1) % kParts);
  }
}

void Paint::ring(Point center, float radius, Colour colour, float thickness) {
  list_->AddCircle(center, radius, colour, 0, thickness);
}

void Paint::shadow(const Rect& area, float radius, float strength) {
  // Rounded rectangles one in another, darkest within. Only a ring is filled: the middle lies under
  // what throws the shadow, and to fill it for nothing is most of a frame where nothing but the
  // processor draws.
  struct Step {
    float spread;
    float dark;
  };
  const float weak = 0.17F * strength;
  const float full = std::min(0.30F * strength, 0.75F);
  const std::array<Step, 4> steps = {{{-4, full}, {0.5F, full}, {2.8F, weak * 0.75F}, {6, 0}}};
  const Rect fallen{area.x, area.y + 2.5F, area.w, area.h};
  const float least = std::min(area.w, area.h) / 2;
  const int bend = std::clamp(static_cast<int>(radius / 3), 3, 16);  // pieces of a corner
  const int around = 4 * (bend + 1);
  constexpr auto kSteps = static_cast<int>(steps.size());
  list_->PrimReserve(6 * around * (kSteps - 1), around * kSteps);
  const auto first = list_->_VtxCurrentIdx;
  const ImVec2 white = list_->_Data->TexUvWhitePixel;
  for (const Step& step : steps) {
    const float spread = std::max(step.spread, -least);
    const Rect edge = fallen.inset(-spread);
    const float round = std::clamp(radius + spread, 0.0F, least + spread);
    const Colour dark = rgb(0x000000, step.dark);
    for (int corner = 0; corner < 4; ++corner) {
      const bool right = corner == 0 || corner == 3;
      const Point middle{right ? edge.right() - round : edge.x + round,
                         corner < 2 ? edge.bottom() - round : edge.y + round};
      for (int i = 0; i <= bend; ++i) {
        const float angle =
            (static_cast<float>(corner) + static_cast<float>(i) / static_cast<float>(bend)) *
            std::numbers::pi_v<float> / 2;
        list_->PrimWriteVtx(
            {middle.x + round * std::cos(angle), middle.y + round * std::sin(angle)}, white, dark);
      }
    }
  }
  for (int ring = 0; ring + 1 < kSteps; ++ring) {
    for (int i = 0; i < around; ++i) {
      const auto a = first + static_cast<unsigned>(ring * around + i);
      const auto b = first + static_cast<unsigned>(ring * around + (i + 1) % around);
      const auto next = static_cast<unsigned>(around);
      for (const unsigned index : {a, b, b + next, a, b + next, a + next}) {
        list_->PrimWriteIdx(static_cast<ImDrawIdx>(index));
      }
    }
  }
}

void Paint::glow(const Rect& area, float radius, float strength, Colour colour) {
  for (int i = 4; i >= 1; --i) {
    const auto spread = static_cast<float>(i) * 1.7F;
    outline(area.inset(-spread), fade(colour, 0.11F * strength), 3.4F, radius + spread);
  }
  outline(area, fade(colour, 0.45F + 0.55F * strength), 1.5F + strength, radius);
}

void Paint::glow_disc(Point center, float radius, float strength, Colour colour) {
  for (int i = 4; i >= 1; --i) {
    ring(center, radius + static_cast<float>(i) * 1.7F, fade(colour, 0.11F * strength), 3.4F);
  }
  ring(center, radius, fade(colour, 0.45F + 0.55F * strength), 1.5F + strength);
}

void Paint::parchment(const Rect& area) {
  const float radius = em(0.6F);
  shadow(area, radius);
  gradient(area, current_palette.parchment_top, current_palette.parchment_bottom, radius);
  outline(area.inset(0.75F * current_palette.edge), current_palette.parchment_edge,
          1.5F * current_palette.edge, radius);
  outline(area.inset(em(0.25F)), fade(current_palette.parchment_edge, 0.22F), 1, radius - em(0.2F));
}

void Paint::wood(const Rect& area, float radius, ImDrawFlags corners) {
  gradient(area, current_palette.wood_top, current_palette.wood_bottom, radius, corners);
  // The grain: a few long, quiet lines.
  const Clip clipped(*this, area);
  for (int i = 1; i <= 3; ++i) {
    const float y = area.y + area.h * (0.12F + 0.24F * static_cast<float>(i));
    const float sag = area.h * 0.10F * (i % 2 == 0 ? 1.0F : -1.0F);
    list_->AddBezierCubic({area.x, y}, {area.x + area.w * 0.3F, y + sag},
                          {area.x + area.w * 0.6F, y - sag}, {area.right(), y + sag * 0.4F},
                          current_palette.grain, 1.2F, 24);
  }
}

void Paint::sunk(const Rect& area, float radius) {
  fill(area, current_palette.depth, radius);
  outline(area.inset(0.5F),
          current_palette.edge > 1 ? current_palette.ground_line
                                   : fade(current_palette.ground_line, 0.5F),
          current_palette.edge, radius);
}

void Paint::write(Point top_left, std::string_view words, const Type& type) {
  // Whole pixels keep the letters crisp.
  const float scale = std::max(1.0F, ImGui::GetIO().DisplayFramebufferScale.x);
  const Point at{std::floor(top_left.x * scale + 0.5F) / scale,
                 std::floor(top_left.y * scale + 0.5F) / scale};
  list_->AddText(font(type.face), points(type), at, type.colour, begin_of(words), end_of(words));
  if (written_ == nullptr) return;
  const ImVec4& clip = list_->_CmdHeader.ClipRect;
  written_->push_back({std::string(words),
                       {at.x, at.y, width(words, type), points(type)},
                       {clip.x, clip.y, clip.z - clip.x, clip.w - clip.y}});
}

float Paint::width(std::string_view words, const Type& type) const {
  return font(type.face)->CalcTextSizeA(points(type), FLT_MAX, 0, begin_of(words), end_of(words)).x;
}

float Paint::text(Point at, std::string_view words, const Type& type, Align align) {
  const float wide = width(words, type);
  if (align == Align::center) at.x -= wide / 2;
  if (align == Align::right) at.x -= wide;
  // The eye's middle of a line lies between capitals and small letters, a little above the box's.
  write({at.x, at.y - points(type) * 0.50F}, words, type);
  return wide;
}

float Paint::number(Point at, int value, const Type& type, Align align, bool sign) {
  const char* before = value < 0 ? "−" : sign ? "+" : "";
  return text(at, before + std::to_string(std::abs(value)), type, align);
}

float Paint::text_within(Point at, float room, std::string_view words, const Type& type,
                         Align align) {
  if (width(words, type) <= room) return text(at, words, type, align);
  const float left = room - width(kEllipsis, type);
  const char* cut = begin_of(words);
  const float used = font(type.face)
                         ->CalcTextSizeA(points(type), std::max(0.0F, left), 0, begin_of(words),
                                         end_of(words), &cut)
                         .x;
  if (align == Align::center) at.x -= room / 2;
  if (align == Align::right) at.x -= room;
  text(at, words.substr(0, static_cast<std::size_t>(cut - begin_of(words))), type);
  text({at.x + used, at.y}, kEllipsis, type);
  return room;
}

std::string_view Paint::first_line(std::string_view words, float width, const Type& type) const {
  const char* const begin = begin_of(words);
  const char* const end = end_of(words);
  const char* const stop = font(type.face)->CalcWordWrapPosition(points(type), begin, end, width);
  if (stop == end) return words;
  const std::string_view line =
      words.substr(0, static_cast<std::size_t>(std::max<std::ptrdiff_t>(1, stop - begin)));
  std::string_view shorter = line;
  while (leans_on_next(shorter.substr(shorter.rfind(' ') + 1))) {
    const std::size_t space = shorter.rfind(' ');
    if (space == std::string_view::npos || space == 0) return line;  // nothing would be left
    shorter = shorter.substr(0, space);
  }
  return shorter;
}

float Paint::paragraph(const Rect& area, std::string_view words, const Type& type) {
  const float height = line_height(type);
  float y = area.y;
  while (!words.empty() && y + height <= area.bottom() + 0.5F) {
    const Point middle{area.x, y + height / 2};
    std::string_view line = first_line(words, area.w, type);
    const bool last = line.size() < words.size() && y + 2 * height > area.bottom() + 0.5F;
    if (last) {
      line = words;
      text_within(middle, area.w, line, type);
    } else {
      text(middle, line, type);
    }
    y += height;
    words = after_line(words, line);
  }
  return y - area.y;
}

float Paint::paragraph_height(float width, std::string_view words, const Type& type) const {
  int lines = 0;
  for (; !words.empty(); ++lines) words = after_line(words, first_line(words, width, type));
  return static_cast<float>(lines) * line_height(type);
}

}  // namespace meadhall::table
