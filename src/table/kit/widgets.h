#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "table/kit/frame.h"
#include "table/kit/icons.h"

// Buttons and the like, in the house's own looks.

namespace meadhall::table {

enum class Look : std::uint8_t {
  action,  // the answer most players want
  paper,   // another answer, on parchment
  chosen,  // the value that is set
  wood,    // on a wooden bar
  sea,     // on the open sea
};

struct ButtonSpec {
  std::string_view label;
  Look look = Look::paper;
  std::optional<Icon> icon{};
  bool enabled = true;
  Role role = Role::control;
  float size = 1.0F;       // of the text, in em
  float lead = 0;          // em, kept free left of the label for a picture
  bool onward = false;     // the icon leads on, and stands after the label
  bool in_two = false;     // where the label has no room in a line, its last word stands below
  std::string_view tip{};  // what is said on pointing; a button that is only an icon needs it
};

// Draws it and says whether it was chosen. A label that has to be cut short is told on pointing.
bool button(Frame& frame, const TargetName& name, const Rect& area, const ButtonSpec& spec);

// Draws one that orders `command`.
void order_button(Frame& frame, const TargetName& name, const Rect& area, const ButtonSpec& spec,
                  std::string_view command);

// The label of a command's button, in the app's own words for it (app/commands).
const std::string& command_words(Frame& frame, std::string_view command);

// True if a button so wide has room for a label in two lines (ButtonSpec::in_two).
bool fits_in_two(Frame& frame, std::string_view label, float width);

// The preferred width of a button.
float button_width(Frame& frame, const ButtonSpec& spec);

// The place of one at the left of `row`, as wide as it wants to be or as the row is; taken off
// that, and a gap with it.
Rect cut_button(Frame& frame, Rect& row, const ButtonSpec& spec, float gap = 0);

// True if `room` is as low and wide as the screen of a phone held sideways.
bool is_flat(const Frame& frame, const Rect& room);

// True if fingers are likely.
bool for_fingers(const Frame& frame);

// The height of buttons and fields: a finger's breadth where fingers are likely.
float control_height(const Frame& frame);

// Buttons from left to right, wrapping; `measure` gives a width, `place` draws one. Returns the
// height used.
template <class Measure, class Place>
float flow(const Rect& room, std::size_t count, float height, float gap, Measure measure,
           Place place) {
  float x = room.x;
  float y = room.y;
  for (std::size_t i = 0; i < count; ++i) {
    const float wide = std::min(measure(i), room.w);
    if (x + wide > room.right() + 0.5F && x > room.x) {
      x = room.x;
      y += height + gap;
    }
    place(i, Rect{x, y, wide, height});
    x += wide + gap;
  }
  return y + height - room.y;
}

// A button that orders a command.
struct CommandButton {
  TargetName name;
  std::string command;
  ButtonSpec spec;
};

// Such buttons flow()ing, as high as controls are or `height`; drawn only if `draws`. Returns the
// height used.
float flow_commands(Frame& frame, const Rect& room, std::span<const CommandButton> buttons,
                    bool draws = true, float height = 0);

// A line of text that becomes an input of the page when it is chosen; true then, with the page's
// input asked for already: it will send `command` and the new text. `tail` is kept free at its end.
bool field(Frame& frame, const TargetName& name, const Rect& area, std::string_view value,
           std::string_view command, float tail = 0);

// "About", two waves: the sign of a figure that is reconstructed, no source prints it.
void draw_about(Paint& paint, Point middle, float size, Colour colour);

// The ground below a thing, on which it has to be seen.
enum class Ground : std::uint8_t { paper, sea };

// The bar of the region `scrolled`, draggable; nothing where all fits.
void draw_scroll_bar(Frame& frame, const TargetName& scrolled, const Rect& track, Ground ground);

// A column that may be longer than its room: `content` draws it from the top of the rectangle it is
// given and returns its height, which `height` keeps for the next frame. Scrolled by wheel, finger,
// focus, Page Up and Down, and by the bar beside it.
template <class Content>
void scroll(Frame& frame, std::string_view what, const Rect& room, float& height, Content content,
            Ground ground = Ground::paper) {
  const float before = height;
  const Point shift =
      frame.targets.begin_scroll({what}, room, {room.w, height}, Targets::Kind::page);
  {
    // Edges, rings and shadows reach a little beyond their things, above the first one too.
    const Clip clipped(frame.paint, room.inset(-6, -frame.em(0.35F)));
    height = content(Rect{room.x, room.y - shift.y, room.w, 1e5F});
  }
  frame.targets.end_scroll();
  if (std::abs(height - before) > 0.5F) frame.animating = true;  // what follows from it is due
  // Beside the region, but never beyond the screen.
  const float x = std::min(room.right() + frame.em(0.4F), frame.view.width - frame.em(0.5F) - 1);
  draw_scroll_bar(frame, {what}, {x, room.y, frame.em(0.5F), room.h}, ground);
}

// The same of a column whose `content` takes what it draws off the top of its room.
template <class Content>
void scroll_column(Frame& frame, std::string_view what, const Rect& room, float& height,
                   Ground ground, Content content) {
  const auto measured = [&](Rect page) {
    const float top = page.y;
    content(page);
    return page.y - top;
  };
  scroll(frame, what, room, height, measured, ground);
}

// The last of the words below the others, as large as there is room.
void draw_in_two(Paint& paint, Point at, float room, std::string_view words, Type type,
                 Align align);

// The ring of the keyboard's focus.
void focus_ring(Frame& frame, const Rect& area, float radius);

// The ground of the whole screen.
void draw_sea(Frame& frame);

// A dark veil over everything; what comes after it is modal. True if the veil itself was clicked.
bool draw_veil(Frame& frame, float opacity = 0.6F);

// The words asked for by Frame::tip, on parchment beside the thing they are about: where they cover
// no legal answer if there is such a place, and always whole on the screen. Last of all.
void draw_tip(Frame& frame);

// A bar of progress, on parchment.
void draw_progress(Frame& frame, const Rect& track, int per_mille);

// A seat's colour as a shield with its number, so that colour is not its only sign.
void draw_shield(Paint& paint, Point center, float size, std::uint8_t colour, int number);
// The same of a seat of the match at hand: with its number, or with the mark that the game's table
// has for it.
void draw_seat_shield(Frame& frame, Point center, float size, Seat seat);

}  // namespace meadhall::table
