#pragma once

#include <imgui.h>

#include <functional>
#include <map>
#include <span>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "table/kit/targets.h"
#include "tests/support/headless.h"

// Targets on a screen of 800 × 600 by themselves, and a hand to try them.

namespace meadhall::tests {

using table::Contact;
using table::Point;
using table::Rect;
using table::Role;
using table::TargetName;
using table::Targets;

class Hand {
 public:
  // `draw` announces, in each frame, what there is.
  explicit Hand(std::function<void(Hand&)> draw) : draw_(std::move(draw)) { frames(3); }

  Targets targets;
  bool touch = false;

  // Within `draw`: as Targets::add, and what comes of it is remembered.
  Contact add(const TargetName& name, const Rect& area, Role role = Role::control,
              bool holds = false) {
    const Contact contact = targets.add(name, area, role, holds);
    const Key key{name.what, name.a};
    contacts_[key] = contact;
    if (contact.clicked) clicks_.push_back(key);
    return contact;
  }

  // How it was touched in the latest frame.
  Contact of(std::string_view what, std::uint32_t a = 0) const { return contacts_.at({what, a}); }
  // How often it was clicked since this was asked last, of anything or of it alone.
  std::size_t clicks() { return std::exchange(clicks_, {}).size(); }
  bool clicked(std::string_view what, std::uint32_t a = 0) {
    return std::exchange(clicks_, {}) == std::vector<Key>{{what, a}};
  }
  Rect area_of(std::string_view what, std::uint32_t a = 0) const {
    for (const Targets::Target& target : targets.all()) {
      if (target.name.what == what && target.name.a == a) return target.area;
    }
    return {};
  }
  Rect place_of(std::string_view what, std::uint32_t a = 0) const {
    for (const Targets::Target& target : targets.all()) {
      if (target.name.what == what && target.name.a == a) return target.place;
    }
    return {};
  }

  void frames(int count, double seconds = 1.0 / 60) {
    for (; count > 0; --count) {
      now_ += seconds;
      window_.frame(seconds, [&] {
        targets.begin_frame(touch, now_, fingers_);
        contacts_.clear();
        draw_(*this);
        targets.end_frame();
      });
    }
  }
  void move(Point at) {
    ImGui::GetIO().AddMousePosEvent(at.x, at.y);
    frames(2);
  }
  void press(Point at) {
    move(at);
    ImGui::GetIO().AddMouseButtonEvent(0, true);
    frames(2);
  }
  void release() {
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    frames(2);
  }
  void click(Point at) {
    press(at);
    release();
  }
  void drag(Point from, Point to) {
    press(from);
    for (int i = 1; i <= 4; ++i) move(table::mix(from, to, static_cast<float>(i) / 4));
  }
  void wheel(float up, float right = 0) {
    ImGui::GetIO().AddMouseWheelEvent(right, up);
    frames(2);
  }
  void key(ImGuiKey key, ImGuiKey with = ImGuiKey_None) {
    ImGuiIO& io = ImGui::GetIO();
    if (with != ImGuiKey_None) io.AddKeyEvent(with, true);
    io.AddKeyEvent(key, true);
    frames(1);
    io.AddKeyEvent(key, false);
    if (with != ImGuiKey_None) io.AddKeyEvent(with, false);
    frames(2);
  }
  void fingers(std::vector<Point> at) {
    fingers_ = std::move(at);
    frames(1);
  }

 private:
  using Key = std::pair<std::string_view, std::uint32_t>;
  NoWindow window_{800, 600};
  std::function<void(Hand&)> draw_;
  std::map<Key, Contact> contacts_;
  std::vector<Key> clicks_;
  std::vector<Point> fingers_;
  double now_ = 100;
};

}  // namespace meadhall::tests
