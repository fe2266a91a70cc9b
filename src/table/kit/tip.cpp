#include <cfloat>
#include <vector>

#include "table/kit/widgets.h"

namespace meadhall::table {
namespace {

constexpr float kPicture = 3.2F;  // em, how high one is, with the gap below it
constexpr float kEdge = 4;        // CSS pixels between words and the edge of the screen

// How bad it is for words to stand on `area`: answers covered weigh more than the thing itself,
// that more than a long way from it.
float badness(const Frame& frame, const Rect& area, const Rect& about) {
  const auto covered = [&area](const Rect& other) {
    const Rect common = overlap(area, other);
    return common.empty() ? 0.0F : common.w * common.h;
  };
  float bad = covered(about) * 40;
  for (const Targets::Target& target : frame.targets.all()) {
    if (target.role == Role::choice) bad += covered(target.area) * 100;
    if (target.role == Role::control) bad += covered(target.area);
  }
  const float aside = std::max({about.x - area.right(), area.x - about.right(), 0.0F});
  const float apart = std::max({about.y - area.bottom(), area.y - about.bottom(), 0.0F});
  const Point middle = area.center();
  const Point there = about.center();
  return bad + (aside + apart) * 10 + std::abs(middle.x - there.x) + std::abs(middle.y - there.y);
}

// The best of many places: right beside the thing, or anywhere on a grid over the screen.
Rect place(const Frame& frame, float width, float height, const Rect& about) {
  const float gap = frame.em(0.5F);
  Rect best{kEdge, kEdge, width, height};
  float least = FLT_MAX;
  const auto consider = [&](float x, float y) {
    x = std::clamp(x, kEdge, std::max(kEdge, frame.view.width - width - kEdge));
    y = std::clamp(y, kEdge, std::max(kEdge, frame.view.height - height - kEdge));
    const Rect area{x, y, width, height};
    const float bad = badness(frame, area, about);
    if (bad >= least) return;
    least = bad;
    best = area;
  };
  const Point middle = about.center();
  for (const float x : {middle.x - width / 2, about.x, about.right() - width}) {
    consider(x, about.bottom() + gap);
    consider(x, about.y - height - gap);
  }
  for (const float y : {middle.y - height / 2, about.y, about.bottom() - height}) {
    consider(about.right() + gap, y);
    consider(about.x - width - gap, y);
  }
  constexpr int kSteps = 10;
  for (int row = 0; row < kSteps; ++row) {
    for (int column = 0; column < kSteps; ++column) {
      consider((frame.view.width - width) * static_cast<float>(column) / (kSteps - 1),
               (frame.view.height - height) * static_cast<float>(row) / (kSteps - 1));
    }
  }
  return best;
}

}  // namespace

void draw_tip(Frame& frame) {
  // Whoever carries something reads once they have let go, and whoever has clicked once they point
  // anew.
  if (!frame.tip || frame.targets.in_hand() || frame.targets.just_clicked()) return;
  Paint& paint = frame.paint;
  std::vector<std::string_view> lines = {frame.tip->title};
  if (!frame.tip->words.empty()) lines.push_back(frame.tip->words);
  lines.insert(lines.end(), frame.tip->lines.begin(), frame.tip->lines.end());
  // Large letters on a small screen shrink until all of it can be read.
  float size = 1;
  const auto type = [&size](std::size_t i) {
    return Type{i == 0 ? Face::bold : Face::sans, size * (i == 0 ? 1.0F : 0.98F),
                i == 0 ? current_palette.ink : current_palette.ink_soft};
  };
  float wide = 0;
  float high = 0;
  for (;; size *= 0.9F) {
    const float pad = paint.em(1.4F * size);
    const float most = std::min(frame.view.width - 2 * kEdge, paint.em(24 * size)) - pad;
    wide = high = 0;
    for (std::size_t i = 0; i < lines.size(); ++i)
      wide = std::max(wide, paint.width(lines[i], type(i)) + 2);
    wide = std::min(most, wide);
    for (std::size_t i = 0; i < lines.size(); ++i)
      high += paint.paragraph_height(wide, lines[i], type(i)) + paint.em(0.15F * size);
    if (frame.tip->draw != nullptr) high += paint.em(kPicture * size);
    wide += pad;
    high += paint.em(0.9F * size);
    if (high <= frame.view.height - 2 * kEdge || size < 0.4F) break;
  }
  const Rect area = place(frame, wide, high, frame.tip->thing);
  paint.parchment(area);
  Rect room = area.inset(paint.em(0.7F * size), paint.em(0.45F * size));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    room.cut_top(paint.paragraph({room.x, room.y, room.w + 1, 9999}, lines[i], type(i)) +
                 paint.em(0.15F * size));
    if (frame.said != lines[i]) frame.say(lines[i]);  // a button has said its own already
    if (i > 0 || frame.tip->draw == nullptr) continue;
    Rect picture = room.cut_top(paint.em(kPicture * size));
    picture.h -= paint.em(0.4F * size);
    frame.tip->draw(paint, frame.tip->which, picture);
  }
  frame.tip_area = area;
}

}  // namespace meadhall::table
