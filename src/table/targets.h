#pragma once

#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "table/geometry.h"

// What can be pointed at, by mouse, finger or keyboard. Everything that reacts announces itself
// with add() in each frame, in the order in which the keyboard walks; who was pointed at is decided
// on the places of the frame before, so that what lies on top wins.

namespace meadhall::table {

using TargetId = std::uint32_t;  // 0 is nobody

// What a target is called: "pair" 4, "cell" 3 of seat 0. `what` must outlive it: a literal.
struct TargetName {
  std::string_view what;
  std::uint32_t a = 0;
  std::uint32_t b = 0;

  constexpr TargetId id() const {
    std::uint32_t hash = 2166136261U;
    const auto stir = [&](std::uint32_t byte) { hash = (hash ^ byte) * 16777619U; };
    for (const char letter : what) stir(static_cast<unsigned char>(letter));
    for (int shift = 0; shift < 32; shift += 8) stir((a >> shift) & 255U);
    for (int shift = 0; shift < 32; shift += 8) stir((b >> shift) & 255U);
    return hash | 1U;
  }
};

enum class Role : std::uint8_t {
  choice,   // a legal answer to the question: the keyboard goes there first
  control,  // a button of the table
  thing,    // something that only explains itself
  floor,    // catches the pointer, is never focused: an overlay's ground
};

struct Contact {
  bool pointed = false;  // by whichever hand moved last
  bool focused = false;  // the keyboard's ring is to be shown
  bool held = false;
  bool clicked = false;
};

class Targets {
 public:
  // Reads ImGui's IO. `touch`: the latest input came from a finger; `now` in seconds.
  void begin_frame(bool touch, double now);
  void end_frame();

  Contact add(const TargetName& name, const Rect& area, Role role);

  // From here on only what is added takes part, until the frame ends: an overlay.
  void begin_modal();

  // A region whose content may be longer than itself, scrolled by wheel, finger and focus. Returns
  // by how much to shift its content; targets added until end_scroll() are clipped to it.
  Point begin_scroll(const TargetName& name, const Rect& area, Point content);
  void end_scroll();
  void scroll_to(const TargetName& name, Point offset) { scrolled_[name.id()] = offset; }

  bool keys() const { return hand_ == Hand::keys; }
  bool finger() const { return hand_ == Hand::finger; }
  Point mouse() const { return mouse_; }
  TargetId pointed() const;

  // Whether it has been pointed at for a while, so that a button's words disturb nobody in passing.
  bool lingers() const { return hand_ != Hand::mouse || lingers_; }

  // Whether the pointer holds it down just now.
  bool holds(TargetId id) const { return down_ && pressed_ == id && hot_ == id; }
  // Whether a finger rests on something and may come to explain it by resting on.
  bool waits() const { return down_ && hand_ == Hand::finger && dragged_ == 0 && !rested_; }

  // Forgets what a finger pointed at; the keyboard's focus goes to the first choice.
  void forget();
  void focus(TargetId id) { focus_ = id; }

  // Whether Tab should leave the canvas: the focus stands at that end of the list.
  bool at_end(bool backwards) const;

  struct Target {
    TargetName name;
    TargetId id;
    Rect area;   // where it can be hit
    Rect place;  // where it is, even if scrolled out of sight
    TargetId scroll;
    Role role;
  };

  // Everything of the last frame, for tests that click.
  const std::vector<Target>& all() const { return targets_; }

 private:
  enum class Hand : std::uint8_t { mouse, finger, keys };

  const Target* find(TargetId id) const;
  TargetId top_at(Point at) const;
  void move_focus(int step);
  void move_focus(Point direction);
  void read_keys();
  void read_pointer(bool touch, double now);
  std::vector<TargetId> walk() const;

  std::vector<Target> targets_;  // of the frame before
  std::vector<Target> coming_;   // of this one
  std::size_t modal_ = 0;
  bool was_modal_ = false;
  std::unordered_map<TargetId, Point> scrolled_;
  std::unordered_map<TargetId, Point> scroll_range_;
  TargetId scroll_ = 0;
  Rect scroll_area_;
  struct Scroll {
    TargetId id;
    Rect area;
  };
  std::vector<Scroll> scrolls_;
  std::vector<Scroll> coming_scrolls_;

  Hand hand_ = Hand::mouse;
  Point mouse_{-1e6F, -1e6F};
  Point pressed_at_;
  Point scroll_at_press_;
  double pressed_when_ = 0;
  bool rested_ = false;  // the finger rested so long that it only points
  bool down_ = false;
  bool lingers_ = false;
  double hot_when_ = 0;
  TargetId hot_ = 0;
  TargetId pressed_ = 0;
  TargetId clicked_ = 0;
  TargetId tapped_ = 0;
  TargetId focus_ = 0;
  TargetId dragged_ = 0;
  bool reveal_focus_ = false;
};

}  // namespace meadhall::table
