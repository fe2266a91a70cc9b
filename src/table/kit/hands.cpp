#include <imgui.h>

#include <cfloat>
#include <cmath>

#include "table/kit/targets.h"

// The hands that point: keyboard, mouse, one finger, two fingers.

namespace meadhall::table {
namespace {

constexpr float kDragStarts = 7;    // CSS pixels
constexpr float kMovesOn = 6;       // CSS pixels a mouse goes after a click to ask for explanations
constexpr float kSweepStarts = 56;  // how far a finger goes to sweep a board away
constexpr double kDoubleClick = 0.35;  // seconds between the two halves of one, at most
constexpr double kRestSeconds = 0.4;   // a finger that rests so long points instead of choosing
constexpr float kWheelStep = 48;
constexpr float kWheelZoom = 0.12F;
constexpr float kPinches = 0.1F;  // by so much two fingers go apart to mean it

}  // namespace

void Targets::read_keys() {
  const ImGuiIO& io = ImGui::GetIO();
  if (io.KeyCtrl || io.KeySuper || io.KeyAlt) return;
  const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, true); };
  const bool tab = pressed(ImGuiKey_Tab);
  const bool slides = sideways_ != 0 && sideways_ == focus_;
  sideways_ = 0;
  const bool left = pressed(ImGuiKey_LeftArrow);
  const bool right = pressed(ImGuiKey_RightArrow);
  const bool up = pressed(ImGuiKey_UpArrow);
  const bool down = pressed(ImGuiKey_DownArrow);
  if (tab || left || right || up || down) {
    const bool was_keys = hand_ == Hand::keys;
    hand_ = Hand::keys;
    if (!was_keys && find(focus_) == nullptr) {
      move_focus(1);
    } else if (was_keys) {
      if (tab) move_focus(io.KeyShift ? -1 : 1);
      const bool walks = !held_;  // else the arrows move what is in hand
      if (left && walks && !slides) move_focus({-1, 0});
      if (right && walks && !slides) move_focus({1, 0});
      if (up && walks) move_focus({0, -1});
      if (down && walks) move_focus({0, 1});
    }
  }
  if (pressed(ImGuiKey_PageDown)) nudge_ = {0, 0.9F};
  if (pressed(ImGuiKey_PageUp)) nudge_ = {0, -0.9F};
  if (pressed(ImGuiKey_End)) nudge_ = {0, 1e4F};
  if (pressed(ImGuiKey_Home)) nudge_ = {0, -1e4F};
  if (in_hand() && ImGui::IsKeyPressed(ImGuiKey_R, false)) turned_ += io.KeyShift ? -1 : 1;
  flipped_ = in_hand() && ImGui::IsKeyPressed(ImGuiKey_F, false);
  const bool chosen = ImGui::IsKeyPressed(ImGuiKey_Enter, false) ||
                      ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false) ||
                      ImGui::IsKeyPressed(ImGuiKey_Space, false);
  // What came by itself to the focus has to be seen there before it can be chosen.
  if (chosen && hand_ == Hand::keys && !fell_ && find(focus_) != nullptr) clicked_ = focus_;
}

void Targets::read_pointer(bool touch, double now) {
  const ImGuiIO& io = ImGui::GetIO();
  const Point at = io.MousePos;
  const bool present = at.x > -1e5F && at.y > -1e5F;
  const bool moved = present && (at.x != mouse_.x || at.y != mouse_.y);
  if (present || !touch) mouse_ = at;
  if (moved || io.MouseClicked[0]) hand_ = touch ? Hand::finger : Hand::mouse;
  hot_ = present ? top_at(at) : 0;
  if (!down_ || find(carried_) == nullptr) carried_ = 0;

  if (io.MouseClicked[0] && !pinching_) {
    down_ = true;
    // The second half of a double click was meant for what the first one hit.
    const bool again = now - clicked_when_ < kDoubleClick &&
                       std::hypot(at.x - clicked_at_.x, at.y - clicked_at_.y) <= kMovesOn;
    pressed_ = again && hot_ != clicked_last_ ? 0 : hot_;
    pressed_at_ = at;
    pressed_when_ = now;
    rested_ = false;
    dragged_ = 0;
    bar_ = 0;
  }
  if (down_ && dragged_ == 0 && carried_ == 0 && io.MouseDown[0]) begin_drag(at);
  if (touch && waits() && now - pressed_when_ > kRestSeconds) {
    rested_ = true;
    tapped_ = pressed_;
    tapped_to_learn_ = true;
  }
  if (in_hand() && io.MouseWheel != 0) turned_ += io.MouseWheel < 0 ? 1 : -1;
  if (just_clicked_ && std::hypot(at.x - clicked_at_.x, at.y - clicked_at_.y) > kMovesOn) {
    just_clicked_ = false;
  }
  if (io.MouseReleased[0] && down_) {
    release(at, present);
    just_clicked_ = true;
    clicked_at_ = at;
    clicked_last_ = clicked_;
    clicked_when_ = clicked_ != 0 ? now : -1;
  }
}

void Targets::begin_drag(Point at) {
  const float far = std::max(std::abs(at.x - pressed_at_.x), std::abs(at.y - pressed_at_.y));
  if (far <= kDragStarts) return;
  if (const Target* picked = find(pressed_); picked != nullptr && picked->holds) {
    carried_ = pressed_;
    return;
  }
  const Place* place = place_at(pressed_at_, false);
  if (place == nullptr) return;
  const Region& region = regions_[place->id];
  if (region.range.x <= 0 && region.range.y <= 0) return;
  dragged_ = place->id;
  at_press_ = region;
}

void Targets::release(Point at, bool present) {
  const TargetId under = present ? hot_ : pressed_;
  if (carried_ != 0) {
    lay_down();
  } else if (hand_ == Hand::finger && !rested_ && present) {
    const float x = at.x - pressed_at_.x;
    const float y = at.y - pressed_at_.y;
    const Place* board = place_at(pressed_at_, true);
    if (board != nullptr && std::abs(x) > kSweepStarts && std::abs(x) > 1.8F * std::abs(y)) {
      // Only beyond its end: before that the finger moves the board itself.
      const Region& was = dragged_ == board->id ? at_press_ : regions_[board->id];
      const bool ends = x > 0 ? was.offset.x < 1 : was.offset.x > was.range.x - 1;
      if (ends) {
        swept_ = board->id;
        swept_by_ = x > 0 ? -1 : 1;
      }
    }
  }
  if (dragged_ == 0 && carried_ == 0 && swept_by_ == 0 && under == pressed_ && !rested_) {
    clicked_ = pressed_;
    if (hand_ == Hand::finger) {
      tapped_ = pressed_;
      tapped_to_learn_ = false;
    }
  }
  down_ = false;
  pressed_ = 0;
  dragged_ = 0;
  bar_ = 0;
}

// What may not be laid down where it was let go goes back, and the place says why.
void Targets::lay_down() {
  const Target* there = find(hot_);
  if (there != nullptr && there->role == Role::choice && there->holds) {
    clicked_ = dropped_on_ = hot_;
    dropped_ = carried();
  }
  tapped_ = there == nullptr || there->role == Role::thing ? hot_ : 0;
  tapped_to_learn_ = true;
}

// What lay under `was` lies under `at` afterwards.
void Targets::zoom_about(Point at, Point was, Region from, Region& to, const Rect& area) const {
  const float more = to.zoom / from.zoom;
  to.offset = {(from.offset.x + was.x - area.x) * more - (at.x - area.x),
               (from.offset.y + was.y - area.y) * more - (at.y - area.y)};
}

// The second finger goes round the one that carries: an eighth of a circle is meant as a quarter.
// One that only tapped turned it once.
void Targets::turn_with(std::span<const Point> fingers) {
  constexpr float kEighth = kPi / 4;
  if (fingers.size() < 2) {
    if (turning_ && !turned_any_) turned_ = 1;
    turning_ = false;
    return;
  }
  const float angle = std::atan2(fingers[1].y - fingers[0].y, fingers[1].x - fingers[0].x);
  if (!turning_) {
    turning_ = true;
    turned_any_ = false;
    angle_ = angle;
    return;
  }
  const float by = std::remainder(angle - angle_, 2 * kPi);
  if (std::abs(by) < kEighth) return;
  turned_ = by > 0 ? 1 : -1;
  turned_any_ = true;
  angle_ = angle;
}

void Targets::read_fingers(std::span<const Point> fingers) {
  if (in_hand() || turning_) turn_with(fingers);
  if (carries()) return;
  if (fingers.size() < 2) {
    if (fingers.empty()) pinching_ = false;
    return;
  }
  const Point middle = mix(fingers[0], fingers[1], 0.5F);
  const float reach =
      std::max(8.0F, std::hypot(fingers[0].x - fingers[1].x, fingers[0].y - fingers[1].y));
  if (!pinching_) {
    // One finger alone was no press then.
    pinching_ = true;
    down_ = false;
    pressed_ = dragged_ = carried_ = bar_ = tapped_ = 0;
    const Place* board = place_at(middle, true);
    pinched_ = board != nullptr ? board->id : 0;
    if (board == nullptr) return;
    pinched_area_ = board->area;
    before_pinch_ = regions_[pinched_];
    pinch_middle_ = middle;
    pinch_reach_ = reach;
  } else if (pinched_ != 0) {
    Region& region = regions_[pinched_];
    region.zoom = std::clamp(before_pinch_.zoom * reach / pinch_reach_, 1.0F, kMostZoom);
    if (std::abs(reach / pinch_reach_ - 1) > kPinches) turned_any_ = true;  // it was no tap
    zoom_about(middle, pinch_middle_, before_pinch_, region, pinched_area_);
  }
}

// Before the board is drawn, so that it is as large as it will be when its shift is held to its
// ends.
void Targets::turn_wheel_over_boards() {
  const ImGuiIO& io = ImGui::GetIO();
  const Place* board = place_at(mouse_, true);
  if (in_hand() || board == nullptr || (io.MouseWheel == 0 && io.MouseWheelH == 0)) return;
  Region& region = regions_[board->id];
  const Region from = region;
  region.zoom = std::clamp(region.zoom * std::exp(io.MouseWheel * kWheelZoom), 1.0F, kMostZoom);
  zoom_about(mouse_, mouse_, from, region, board->area);
  region.offset.x -= io.MouseWheelH * kWheelStep;
}

void Targets::turn_wheel(const Place& place, Region& region) const {
  const ImGuiIO& io = ImGui::GetIO();
  if (in_hand() || place.kind == Kind::board || !place.area.contains(mouse_)) return;
  const bool sideways = region.range.y <= 0 && region.range.x > 0;
  region.offset.y -= io.MouseWheel * kWheelStep;
  region.offset.x -= (sideways ? io.MouseWheel + io.MouseWheelH : io.MouseWheelH) * kWheelStep;
}

}  // namespace meadhall::table
