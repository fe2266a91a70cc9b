#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "table/kit/geometry.h"

// Hit targets of mouse, finger and keyboard. Everything that reacts announces itself with add() in
// each frame, in the order in which the keyboard walks; who was pointed at is decided on the places
// of the frame before, so that what lies on top wins.

namespace meadhall::table {

using TargetId = std::uint32_t;  // 0 is nobody

// The name of a target: "pair" 4, "cell" 3 of seat 0. `what` must outlive it: a literal.
struct TargetName {
  std::string_view what;
  std::uint32_t a = 0;
  std::uint32_t b = 0;

  constexpr TargetName() = default;
  // Numbers, seats and kinds of pieces may tell it from others of that name.
  template <class A = std::uint32_t, class B = std::uint32_t>
  // NOLINTNEXTLINE(google-explicit-constructor): written as a list
  constexpr TargetName(std::string_view name, A first = {}, B second = {})
      : what(name), a(static_cast<std::uint32_t>(first)), b(static_cast<std::uint32_t>(second)) {}

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
  bool lit = false;  // pointed at; by a finger while it is held, and no more once that is gone
  bool clicked = false;
  bool told = false;  // pointed at in order to learn what it is: a finger must have rested on it
  // What was carried, in the frame in which it is laid down here, if anything.
  TargetName dropped{};
};

class Targets {
 public:
  // Reads ImGui's IO. `touch`: the latest input came from a finger; `now` in seconds; `fingers`:
  // where they are, if several.
  void begin_frame(bool touch, double now, std::span<const Point> fingers);
  void end_frame();

  // A target that `holds` something can be dragged, by mouse or finger, and dropped on a choice
  // that holds something, as if that were clicked.
  Contact add(const TargetName& name, const Rect& area, Role role, bool holds = false);

  // True if something is carried, or was let go in this frame; it is at mouse(), and what lies
  // there is pointed at.
  bool carries() const { return carried_ != 0; }
  // True in the frame in which it is let go, wherever that is.
  bool lets_go() const { return carried_ != 0 && !down_; }
  // Ends a drag as if nothing had been taken up. False if nothing was.
  bool put_down();
  // The target that is carried; without a name if none is.
  TargetName carried() const;
  // By how many quarters what is carried was turned in this frame, clockwise: by R (Shift+R turns
  // it back), by the wheel, or by a second finger that goes round the first or taps.
  int turned() const { return turned_; }
  // True if it was turned over.
  bool flipped() const { return flipped_; }
  // In each frame while something is in hand that was picked up by a click: it is turned in the
  // same ways, and the arrow keys are for whoever moves it.
  void hold() { holds_ = true; }
  // True if something is carried, or was picked up.
  bool in_hand() const { return carries() || held_; }

  // From here on only what is added takes part, until the frame ends: an overlay.
  void begin_modal();
  // The first target of the last frame's overlay; 0 without one.
  TargetId layer() const { return layer_; }

  // A region whose content may be longer than itself, scrolled by wheel, finger and focus. Returns
  // by how much to shift its content; targets added until end_scroll() are clipped to it. A board
  // can also be drawn closer, by two fingers or the wheel, and swept away by one.
  enum class Kind : std::uint8_t { list, page, board };
  Point begin_scroll(const TargetName& name, const Rect& area, Point content,
                     Kind kind = Kind::list);
  void end_scroll();
  void scroll_to(const TargetName& name, Point offset) { regions_[name.id()].offset = offset; }

  // Of a board: how large it is to be drawn, 1 to kMostZoom.
  float zoom(const TargetName& name) { return regions_[name.id()].zoom; }
  void fit(const TargetName& name) { regions_[name.id()] = {}; }
  // How a finger swept over the board: 1 to the next, −1 to the one before.
  int swept(const TargetName& name) const {
    return swept_by_ != 0 && swept_ == name.id() ? swept_by_ : 0;
  }

  // The thumb of a region's bar that runs along `track`, to be dragged; empty where all fits.
  struct Thumb {
    Rect area;
    bool pointed = false;
  };
  Thumb scroll_bar(const TargetName& name, const Rect& track);

  bool keys() const { return hand_ == Hand::keys; }
  bool finger() const { return hand_ == Hand::finger; }
  Point mouse() const { return mouse_; }
  TargetId pointed() const;

  // True if the pointer holds it down just now.
  bool holds(TargetId id) const { return down_ && pressed_ == id && hot_ == id; }
  // True if a finger is down: a touch that may become a long press, which explains.
  bool waits() const {
    return down_ && hand_ == Hand::finger && dragged_ == 0 && carried_ == 0 && !rested_;
  }
  // True if the mouse has clicked and not moved on since: whoever has just acted is not explained
  // to.
  bool just_clicked() const { return hand_ == Hand::mouse && just_clicked_; }
  // True if a board moves below what is carried to its edge.
  bool slides() const { return slides_; }

  // Forgets what a finger pointed at, and the keyboard's focus.
  void forget();
  // In each frame: where the keyboard's focus goes when what had it is gone, in place of the first
  // choice. Of several the first that is named counts.
  void begin_at(TargetId id) {
    if (coming_begins_ == 0) coming_begins_ = id;
  }
  // Letting go of what is pressed will be no click; dragging and carrying go on.
  void forget_press();
  void focus(TargetId id) { focus_ = id; }
  TargetId focused() const { return focus_; }
  // In each frame: this target, a slider, takes the left and right arrows while it has the focus.
  void keep_sideways(TargetId id) { sideways_ = id; }

  // True if Tab should leave the canvas: the focus stands at that end of the list.
  bool at_end(bool backwards) const;

  struct Target {
    TargetName name;
    TargetId id = 0;
    Rect area;   // where it can be hit
    Rect place;  // where it is, even if scrolled out of sight
    TargetId region = 0;
    Role role{};
    bool holds = false;
  };

  // Everything of the last frame, for tests that click.
  const std::vector<Target>& all() const { return targets_; }

 private:
  enum class Hand : std::uint8_t { mouse, finger, keys };

  // Kept of a region also while it is not drawn.
  struct Region {
    Point offset{};
    Point range{};  // how far it can be scrolled
    float zoom = 1;
  };
  struct Place {
    TargetId id = 0;
    Rect area;
    Kind kind{};
  };

  const Target* find(TargetId id) const;
  const Place* place_at(Point at, bool board) const;
  TargetId top_at(Point at) const;
  void move_focus(int step);
  void move_focus(Point direction);
  void reveal_focus();
  void read_keys();
  void read_pointer(bool touch, double now);
  void begin_drag(Point at);
  void release(Point at, bool present);
  void lay_down();
  void turn_with(std::span<const Point> fingers);
  void read_fingers(std::span<const Point> fingers);
  void zoom_about(Point at, Point was, Region from, Region& to, const Rect& area) const;
  void turn_wheel(const Place& place, Region& region) const;
  void turn_wheel_over_boards();
  std::vector<TargetId> walk() const;

  std::vector<Target> targets_;  // of the frame before
  std::vector<Target> coming_;   // of this one
  std::size_t modal_ = 0;
  bool was_modal_ = false;
  TargetId layer_ = 0;
  std::unordered_map<TargetId, Region> regions_;
  std::vector<Place> places_;  // of the frame before
  std::vector<Place> coming_places_;
  TargetId region_ = 0;  // the one being drawn
  Rect region_area_;

  Hand hand_ = Hand::mouse;
  Point mouse_{-1e6F, -1e6F};
  Point pressed_at_;
  Region at_press_;  // the region that is dragged, as it was
  double pressed_when_ = 0;
  bool rested_ = false;  // the finger rested so long that it only points
  bool down_ = false;
  bool just_clicked_ = false;
  Point clicked_at_;
  double clicked_when_ = -1;   // in seconds; negative: the last press hit nothing
  TargetId clicked_last_ = 0;  // what it hit
  TargetId hot_ = 0;
  TargetId pressed_ = 0;
  TargetId clicked_ = 0;
  TargetId tapped_ = 0;
  bool tapped_to_learn_ = false;
  TargetId focus_ = 0;
  TargetId sideways_ = 0;
  TargetId dragged_ = 0;
  TargetId carried_ = 0;  // from where something was picked up
  TargetName dropped_{};  // what was laid down in this frame, and on what
  TargetId dropped_on_ = 0;
  bool held_ = false;  // hold() was called in the frame before
  bool holds_ = false;
  int turned_ = 0;
  bool flipped_ = false;
  bool turning_ = false;     // two fingers are about what one carries
  bool turned_any_ = false;  // and turned it
  float angle_ = 0;          // of the two, when it was turned last
  TargetId bar_ = 0;         // the bar that is dragged
  TargetId swept_ = 0;
  int swept_by_ = 0;
  bool slides_ = false;
  bool reveal_focus_ = false;
  TargetId coming_begins_ = 0;  // where the focus goes then, of this frame
  bool fell_ = false;           // the focus came there by itself, and was not drawn there yet
  Point nudge_{};  // the keyboard moves a page: 1 by an arrow, else by so many of its heights

  bool pinching_ = false;  // until the last finger is gone
  TargetId pinched_ = 0;
  Rect pinched_area_;
  Region before_pinch_;
  Point pinch_middle_;
  float pinch_reach_ = 1;
};

inline constexpr float kMostZoom = 3;

}  // namespace meadhall::table
