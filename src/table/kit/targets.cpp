#include "table/kit/targets.h"

#include <algorithm>
#include <cassert>
#include <cfloat>
#include <tuple>
#include <utility>

namespace meadhall::table {
namespace {

float clamp_to(float value, float limit) { return std::clamp(value, 0.0F, std::max(0.0F, limit)); }

constexpr float kLeastThumb = 28;  // CSS pixels
constexpr float kFinger = 44;      // what a finger hits is at least so wide and high
constexpr float kArrowStep = 60;
constexpr float kEdge = 22;  // where a board moves below what is carried there
constexpr float kEdgeStep = 4;

// An id is 32 bits of a name: should two names of one frame ever share one, both would be pressed.
[[maybe_unused]] bool names_are_told_apart(std::vector<Targets::Target> targets) {
  std::ranges::sort(targets, {}, &Targets::Target::id);
  const auto alike = [](const Targets::Target& one, const Targets::Target& other) {
    const auto words = [](const TargetName& name) { return std::tie(name.what, name.a, name.b); };
    return one.id == other.id && words(one.name) != words(other.name);
  };
  return std::ranges::adjacent_find(targets, alike) == targets.end();
}

}  // namespace

void Targets::begin_frame(bool touch, double now, std::span<const Point> fingers) {
  clicked_ = 0;
  swept_by_ = 0;
  nudge_ = {};
  slides_ = false;
  turned_ = 0;
  flipped_ = false;
  dropped_ = {};
  dropped_on_ = 0;
  read_fingers(fingers);
  read_pointer(touch, now);
  turn_wheel_over_boards();
  read_keys();
  coming_.clear();
  coming_places_.clear();
  was_modal_ = modal_ > 0;
  modal_ = 0;
  region_ = 0;
  coming_begins_ = 0;
}

void Targets::end_frame() {
  assert(names_are_told_apart(coming_));
  coming_.erase(coming_.begin(), coming_.begin() + static_cast<std::ptrdiff_t>(modal_));
  layer_ = modal_ > 0 && !coming_.empty() ? coming_.front().id : 0;
  held_ = std::exchange(holds_, false);
  targets_.swap(coming_);
  places_.swap(coming_places_);
  fell_ = hand_ == Hand::keys && find(focus_) == nullptr;
  if (fell_) {
    const std::vector<TargetId> order = walk();
    const bool begins = find(coming_begins_) != nullptr;
    focus_ = begins ? coming_begins_ : order.empty() ? 0 : order.front();
    reveal_focus_ = true;
  }
  if (std::exchange(reveal_focus_, false)) reveal_focus();
}

// Scrolls so that what has the focus is in sight.
void Targets::reveal_focus() {
  const Target* target = find(focus_);
  if (target == nullptr || target->region == 0) return;
  for (const Place& place : places_) {
    if (place.id != target->region) continue;
    Point& offset = regions_[place.id].offset;
    const Rect& wanted = target->place;
    const Rect& seen = place.area;
    if (wanted.right() > seen.right()) offset.x += wanted.right() - seen.right();
    if (wanted.x < seen.x) offset.x -= seen.x - wanted.x;
    if (wanted.bottom() > seen.bottom()) offset.y += wanted.bottom() - seen.bottom();
    if (wanted.y < seen.y) offset.y -= seen.y - wanted.y;
  }
}

Contact Targets::add(const TargetName& name, const Rect& area, Role role, bool holds) {
  const TargetId id = name.id();
  const Rect hit = region_ != 0 ? overlap(area, region_area_) : area;
  coming_.push_back({name, id, hit, area, region_, role, holds});
  Contact contact;
  contact.pointed = pointed() == id;
  contact.focused = hand_ == Hand::keys && focus_ == id;
  contact.held = down_ && pressed_ == id && hot_ == id;
  contact.lit = contact.pointed && (contact.held || hand_ != Hand::finger);
  contact.clicked = clicked_ == id;
  contact.told = contact.pointed && (hand_ != Hand::finger || tapped_to_learn_);
  if (dropped_on_ == id) contact.dropped = dropped_;
  return contact;
}

void Targets::begin_modal() { modal_ = coming_.size(); }

Point Targets::begin_scroll(const TargetName& name, const Rect& area, Point content, Kind kind) {
  const TargetId id = name.id();
  region_ = id;
  region_area_ = area;
  const Place place{id, area, kind};
  const bool covered = was_modal_ && modal_ == 0;  // an overlay lies over it
  if (!covered) coming_places_.push_back(place);
  Region& region = regions_[id];
  region.range = {std::max(0.0F, content.x - area.w), std::max(0.0F, content.y - area.h)};
  if (!covered) turn_wheel(place, region);
  if (dragged_ == id) {
    region.offset.x = at_press_.offset.x - (mouse_.x - pressed_at_.x);
    region.offset.y = at_press_.offset.y - (mouse_.y - pressed_at_.y);
  }
  // What is carried to the edge of a board finds what lies beyond.
  if (carried_ != 0 && kind == Kind::board && area.contains(mouse_)) {
    const Point was = region.offset;
    if (mouse_.x < area.x + kEdge) region.offset.x -= kEdgeStep;
    if (mouse_.x > area.right() - kEdge) region.offset.x += kEdgeStep;
    if (mouse_.y < area.y + kEdge) region.offset.y -= kEdgeStep;
    if (mouse_.y > area.bottom() - kEdge) region.offset.y += kEdgeStep;
    slides_ = slides_ || clamp_to(region.offset.x, region.range.x) != was.x ||
              clamp_to(region.offset.y, region.range.y) != was.y;
  }
  if (!covered && kind == Kind::page && nudge_.y != 0) {
    region.offset.y += nudge_.y * (std::abs(nudge_.y) == 1 ? kArrowStep : area.h);
  }
  region.offset = {clamp_to(region.offset.x, region.range.x),
                   clamp_to(region.offset.y, region.range.y)};
  return region.offset;
}

void Targets::end_scroll() { region_ = 0; }

Targets::Thumb Targets::scroll_bar(const TargetName& name, const Rect& track) {
  Region& region = regions_[name.id()];
  if (region.range.y < 1) return {};
  const TargetName bar{"scroll-bar", name.id()};
  const Contact contact = add(bar, track, Role::floor);
  const float share = track.h / (track.h + region.range.y);
  const float length = std::min(track.h, std::max(kLeastThumb, track.h * share));
  const float way = std::max(1.0F, track.h - length);
  const auto top = [&] { return track.y + way * region.offset.y / region.range.y; };
  if (down_ && pressed_ == bar.id()) {
    if (bar_ != bar.id()) {
      bar_ = bar.id();
      // Beside the thumb, it comes to where it was pressed.
      const float at = pressed_at_.y;
      if (at < top() || at > top() + length) {
        region.offset.y = (at - length / 2 - track.y) / way * region.range.y;
      }
      at_press_ = region;
    }
    region.offset.y = at_press_.offset.y + (mouse_.y - pressed_at_.y) / way * region.range.y;
    region.offset.y = clamp_to(region.offset.y, region.range.y);
  }
  return {{track.x, top(), track.w, length}, contact.pointed || bar_ == bar.id()};
}

TargetId Targets::pointed() const {
  if (carried_ != 0) return hot_;
  switch (hand_) {
    case Hand::mouse: return dragged_ != 0 ? 0 : hot_;
    case Hand::finger: return tapped_;
    case Hand::keys: return focus_;
  }
  return 0;
}

TargetName Targets::carried() const {
  const Target* target = find(carried_);
  return target == nullptr ? TargetName{} : target->name;
}

bool Targets::put_down() {
  if (carried_ == 0) return false;
  down_ = false;
  pressed_ = carried_ = 0;
  return true;
}

void Targets::forget() {
  tapped_ = 0;
  focus_ = 0;
}

void Targets::forget_press() {
  if (dragged_ == 0 && carried_ == 0 && bar_ == 0) pressed_ = 0;
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

// What lies on top there. A finger that hits nothing means the nearest small target.
TargetId Targets::top_at(Point at) const {
  const bool reaches = hand_ == Hand::finger && carried_ == 0;
  TargetId nearest = 0;
  float least = FLT_MAX;
  for (auto target = targets_.rbegin(); target != targets_.rend(); ++target) {
    const Rect& area = target->area;
    if (area.contains(at)) {
      // What lies below an overlay's ground is not meant.
      return target->role == Role::floor && nearest != 0 ? nearest : target->id;
    }
    if (!reaches || area.w <= 0 || area.h <= 0 || target->role == Role::floor) continue;
    const Point middle = area.center();
    const float x = std::abs(at.x - middle.x);
    const float y = std::abs(at.y - middle.y);
    if (x > std::max(area.w, kFinger) / 2 || y > std::max(area.h, kFinger) / 2) continue;
    if (x + y < least) {
      least = x + y;
      nearest = target->id;
    }
  }
  return nearest;
}

const Targets::Place* Targets::place_at(Point at, bool board) const {
  for (auto place = places_.rbegin(); place != places_.rend(); ++place) {
    if (place->area.contains(at) && (!board || place->kind == Kind::board)) return &*place;
  }
  return nullptr;
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
  if (next == focus_) nudge_ = direction;  // nowhere to go: the page itself moves
  focus_ = next;
  reveal_focus_ = next != from->id;
}

}  // namespace meadhall::table
