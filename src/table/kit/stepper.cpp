#include "table/kit/stepper.h"

#include <imgui.h>

#include "table/kit/widgets.h"

namespace meadhall::table {
namespace {

constexpr double kFirstWait = 0.45;  // seconds a button is held before it runs
constexpr double kNextWait = 0.07;
constexpr int kLeap = 5;

}  // namespace

void Stepper::limit(int least, int most, int standard) {
  const bool same = known_ && least == least_ && most == most_;
  least_ = least;
  most_ = most;
  if (same) return;
  known_ = true;
  typing_ = false;
  if (!legal()) value_ = standard;
}

void Stepper::change(int by) {
  typing_ = false;
  value_ = std::clamp(value_ + by, least_, most_);
}

void Stepper::read_keys() {
  const ImGuiIO& io = ImGui::GetIO();
  if (io.KeyCtrl || io.KeySuper || io.KeyAlt) return;
  for (const ImWchar letter : io.InputQueueCharacters) {
    if (letter == '+' || letter == '=') change(1);
    if (letter == '-') change(-1);
    if (letter < '0' || letter > '9') continue;
    const int digit = static_cast<int>(letter - '0');
    const int longer = typing_ ? value_ * 10 + digit : digit;
    value_ = longer <= most_ ? longer : std::min(digit, most_);
    typing_ = true;
  }
  if (typing_ && ImGui::IsKeyPressed(ImGuiKey_Backspace, true)) value_ /= 10;
  if (ImGui::IsKeyPressed(ImGuiKey_PageUp, true)) change(kLeap);
  if (ImGui::IsKeyPressed(ImGuiKey_PageDown, true)) change(-kLeap);
}

// True if the button counts in this frame: by a click, or by being held.
bool Stepper::runs(Frame& frame, const TargetName& name, bool clicked) {
  const TargetId id = name.id();
  if (!frame.targets.holds(id)) {
    if (held_ != id) return clicked;
    held_ = 0;
    return clicked && !std::exchange(ran_, false);  // the release after a run is no step of its own
  }
  frame.animating = true;
  if (held_ != id) {
    held_ = id;
    ran_ = false;
    next_ = frame.view.now + kFirstWait;
  }
  if (frame.view.now < next_) return false;
  next_ = frame.view.now + kNextWait;
  ran_ = true;
  return true;
}

float Stepper::width(const Frame& frame, float height) { return 2 * height + frame.em(3.5F) + 8; }

void Stepper::draw(Frame& frame, const Rect& area, const TargetName& less, const TargetName& more,
                   std::optional<Icon> unit) {
  Paint& paint = frame.paint;
  Rect room = area;
  const Rect left = room.cut_left(area.h, 4);
  const Rect right = room.cut_right(area.h, 4);
  const bool fewer =
      button(frame, less, left, {.label = "−", .enabled = value_ > least_, .size = 1.25F});
  const bool greater =
      button(frame, more, right, {.label = "+", .enabled = value_ < most_, .size = 1.25F});
  if (runs(frame, less, fewer)) change(-1);
  if (runs(frame, more, greater)) change(1);
  paint.fill(room, current_palette.field, paint.em(0.4F));
  paint.outline(room.inset(0.5F),
                legal() ? current_palette.parchment_edge : current_palette.danger_ink,
                legal() ? 1.0F : 2.0F, paint.em(0.4F));
  const Type type{Face::bold, 1.2F, legal() ? current_palette.ink : current_palette.danger_ink};
  const float sign = paint.em(1.05F);
  const Point middle{room.center().x - sign * 0.55F, room.center().y};
  paint.number(middle, value_, type, Align::center);
  if (unit)
    draw_icon(paint, *unit, {room.right() - sign * 0.75F, middle.y}, sign,
              current_palette.gain_ink);
}

}  // namespace meadhall::table
