#include "table/targets.h"

#include <imgui.h>

namespace meadhall::table {
namespace {

constexpr float kDragStarts = 7;      // CSS pixels
constexpr double kRestSeconds = 0.4;  // a finger that rests so long points instead of choosing
constexpr double kLingerSeconds = 0.5;
constexpr float kWheelStep = 48;

float clamp_to(float value, float limit) { return std::clamp(value, 0.0F, std::max(0.0F, limit)); }

}  // namespace

void Targets::begin_frame(bool touch, double now) {
  clicked_ = 0;
  read_pointer(touch, now);
  read_keys();
  coming_.clear();
  coming_scrolls_.clear();
  was_modal_ = modal_ > 0;
  modal_ = 0;
  scroll_ = 0;
}

void Targets::end_frame() {
  coming_.erase(coming_.begin(), coming_.begin() + static_cast<std::ptrdiff_t>(modal_));
  targets_.swap(coming_);
  scrolls_.swap(coming_scrolls_);
  if (hand_ == Hand::keys && find(focus_) == nullptr) {
    const std::vector<TargetId> order = walk();
    focus_ = order.empty() ? 0 : order.front();
    reveal_focus_ = true;
  }
  if (reveal_focus_) {
    reveal_focus_ = false;
    if (const Target* target = find(focus_); target != nullptr && target->scroll != 0) {
      for (const Scroll& scroll : scrolls_) {
        if (scroll.id != target->scroll) continue;
        Point& offset = scrolled_[scroll.id];
        const Rect& place = target->place;
        if (place.x < scroll.area.x) offset.x -= scroll.area.x - place.x;
        if (place.right() > scroll.area.right()) offset.x += place.right() - scroll.area.right();
        if (place.y < scroll.area.y) offset.y -= scroll.area.y - place.y;
        if (place.bottom() > scroll.area.bottom())
          offset.y += place.bottom() - scroll.area.bottom();
      }
    }
  }
}

Contact Targets::add(const TargetName& name, const Rect& area, Role role) {
  const TargetId id = name.id();
  Rect hit = area;
  if (scroll_ != 0) hit = overlap(area, scroll_area_);
  coming_.push_back({name, id, hit, area, scroll_, role});
  Contact contact;
  contact.pointed = pointed() == id;
  contact.focused = hand_ == Hand::keys && focus_ == id;
  contact.held = down_ && pressed_ == id && hot_ == id;
  contact.clicked = clicked_ == id;
  return contact;
}

void Targets::begin_modal() { modal_ = coming_.size(); }

Point Targets::begin_scroll(const TargetName& name, const Rect& area, Point content) {
  const TargetId id = name.id();
  scroll_ = id;
  scroll_area_ = area;
  if (!was_modal_ || modal_ > 0) coming_scrolls_.push_back({id, area});
  const Point range{content.x - area.w, content.y - area.h};
  scroll_range_[id] = range;
  Point& offset = scrolled_[id];
  const ImGuiIO& io = ImGui::GetIO();
  const bool covered = was_modal_ && modal_ == 0;  // an overlay lies over it
  if (!covered && area.contains(mouse_) && (io.MouseWheel != 0 || io.MouseWheelH != 0)) {
    const bool sideways = range.y <= 0 && range.x > 0;
    offset.y -= io.MouseWheel * kWheelStep;
    offset.x -= (sideways ? io.MouseWheel + io.MouseWheelH : io.MouseWheelH) * kWheelStep;
  }
  if (dragged_ == id) {
    offset.x = scroll_at_press_.x - (mouse_.x - pressed_at_.x);
    offset.y = scroll_at_press_.y - (mouse_.y - pressed_at_.y);
  }
  offset = {clamp_to(offset.x, range.x), clamp_to(offset.y, range.y)};
  return offset;
}

void Targets::end_scroll() { scroll_ = 0; }

TargetId Targets::pointed() const {
  switch (hand_) {
    case Hand::mouse: return dragged_ != 0 ? 0 : hot_;
    case Hand::finger: return tapped_;
    case Hand::keys: return focus_;
  }
  return 0;
}

void Targets::forget() {
  tapped_ = 0;
  focus_ = 0;
}

bool Targets::at_end(bool backwards) const {
  const std::vector<TargetId> order = walk();
  if (order.empty()) return true;
  return focus_ == (backwards ? order.front() : order.back());
}

const Targets::Target* Targets::find(TargetId id) const {
  for (const Target& target : targets_) {
    if (target.id == id && target.role != Role::floor) return &target;
  }
  return nullptr;
}

TargetId Targets::top_at(Point at) const {
  for (auto target = targets_.rbegin(); target != targets_.rend(); ++target) {
    if (target->area.contains(at)) return target->id;
  }
  return 0;
}

std::vector<TargetId> Targets::walk() const {
  std::vector<TargetId> order;
  for (const Role role : {Role::choice, Role::control, Role::thing}) {
    for (const Target& target : targets_) {
      if (target.role == role) order.push_back(target.id);
    }
  }
  return order;
}

void Targets::move_focus(int step) {
  const std::vector<TargetId> order = walk();
  if (order.empty()) return;
  const auto size = static_cast<int>(order.size());
  int at = step > 0 ? -1 : size;
  for (int i = 0; i < size; ++i) {
    if (order[static_cast<std::size_t>(i)] == focus_) at = i;
  }
  focus_ = order[static_cast<std::size_t>(std::clamp(at + step, 0, size - 1))];
  reveal_focus_ = true;
}

void Targets::move_focus(Point direction) {
  const Target* from = find(focus_);
  if (from == nullptr) return move_focus(1);
  const Point start = from->place.center();
  float best = FLT_MAX;
  TargetId next = focus_;
  for (const Target& target : targets_) {
    if (target.id == focus_ || target.role == Role::floor) continue;
    const Point to = target.place.center();
    const Point way{to.x - start.x, to.y - start.y};
    const float along = way.x * direction.x + way.y * direction.y;
    const float aside = std::abs(way.x * direction.y) + std::abs(way.y * direction.x);
    if (along < 2 || aside > along * 2.5F) continue;
    // Legal answers draw the focus over what merely lies nearer.
    const float cost = (along + 2 * aside) * (target.role == Role::choice ? 0.6F : 1.0F);
    if (cost < best) {
      best = cost;
      next = target.id;
    }
  }
  focus_ = next;
  reveal_focus_ = true;
}

void Targets::read_keys() {
  const ImGuiIO& io = ImGui::GetIO();
  if (io.KeyCtrl || io.KeySuper || io.KeyAlt) return;
  const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, true); };
  const bool tab = pressed(ImGuiKey_Tab);
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
      if (left) move_focus({-1, 0});
      if (right) move_focus({1, 0});
      if (up) move_focus({0, -1});
      if (down) move_focus({0, 1});
    }
  }
  const bool chosen = ImGui::IsKeyPressed(ImGuiKey_Enter, false) ||
                      ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false) ||
                      ImGui::IsKeyPressed(ImGuiKey_Space, false);
  if (chosen && hand_ == Hand::keys && find(focus_) != nullptr) clicked_ = focus_;
}

void Targets::read_pointer(bool touch, double now) {
  const ImGuiIO& io = ImGui::GetIO();
  const Point at = io.MousePos;
  const bool present = at.x > -1e5F && at.y > -1e5F;
  const bool moved = present && (at.x != mouse_.x || at.y != mouse_.y);
  if (present || !touch) mouse_ = at;
  if (moved || io.MouseClicked[0]) hand_ = touch ? Hand::finger : Hand::mouse;
  const TargetId under_it = present ? top_at(at) : 0;
  if (under_it != hot_) hot_when_ = now;
  hot_ = under_it;
  lingers_ = now - hot_when_ > kLingerSeconds;

  if (io.MouseClicked[0]) {
    down_ = true;
    pressed_ = hot_;
    pressed_at_ = at;
    pressed_when_ = now;
    rested_ = false;
    dragged_ = 0;
  }
  if (down_ && dragged_ == 0 && io.MouseDown[0]) {
    const float far = std::max(std::abs(at.x - pressed_at_.x), std::abs(at.y - pressed_at_.y));
    if (far > kDragStarts) {
      for (const Scroll& scroll : scrolls_) {
        const Point range = scroll_range_[scroll.id];
        if (!scroll.area.contains(pressed_at_) || (range.x <= 0 && range.y <= 0)) continue;
        dragged_ = scroll.id;
        scroll_at_press_ = scrolled_[scroll.id];
      }
    }
  }
  if (touch && down_ && dragged_ == 0 && now - pressed_when_ > kRestSeconds) {
    rested_ = true;
    tapped_ = pressed_;
  }
  if (io.MouseReleased[0] && down_) {
    const TargetId under = present ? hot_ : pressed_;
    if (dragged_ == 0 && under == pressed_ && !rested_) {
      clicked_ = pressed_;
      if (touch) tapped_ = pressed_;
    }
    down_ = false;
    pressed_ = 0;
    dragged_ = 0;
  }
}

}  // namespace meadhall::table
