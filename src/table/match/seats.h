#pragma once

#include <array>
#include <optional>
#include <string>

#include "table/match/stage.h"

// The seats at the table: the header of the boards shown large, and the other seats as a strip of
// small boards or, where there is less room, every seat as a tab. A game fills them with its
// figures.

namespace meadhall::table::match {

// A seat's tab, as the game's figures see it.
struct SeatTab {
  Rect place;
  Rect room;             // of it, between its sides
  float line = 0;        // the middle of the line below the name
  bool stacked = false;  // so narrow that what comes stands below what is
  bool shown = false;
  Colour ink = 0;  // of the name
};

// A game's figures of a seat; null where it has none. A hook gets the stage it drew on; `at` is a
// left end, middle height.
struct SeatHooks {
  Inspectable (*thing)(Seat seat) = nullptr;  // explains the whole seat
  // The boards at a glance.
  void (*draw_board)(const Stage& stage, Seat seat, const Rect& area) = nullptr;
  // Figures: at the right of the header, in the `room` below the name of a `card` of the strip, in
  // a tab (returns whether they were clicked).
  void (*draw_header_figures)(Stage& stage, const Rect& room) = nullptr;
  void (*draw_card_figures)(Stage& stage, Seat seat, const Rect& card, const Rect& room) = nullptr;
  bool (*draw_tab_figures)(Stage& stage, Seat seat, const SeatTab& tab) = nullptr;
  // The sign of whoever leads, after their name. In a tab it only stands there; else it is pointed
  // at, and tells what room it took.
  bool (*leads)(const Stage& stage, Seat seat) = nullptr;
  float (*draw_marker)(Stage& stage, Point at, Seat seat, float size) = nullptr;
  void (*draw_tab_marker)(Paint& paint, Point center) = nullptr;
  // In a tab: that the seat holds something, where its name leaves room for it.
  bool (*holds)(const Stage& stage, Seat seat) = nullptr;
  void (*draw_holds)(Paint& paint, Point center) = nullptr;

  float header_figures = 15;  // em, how wide they are
  float least_tab = 9.5F;     // em, narrower ones are stacked while the match goes on
};

// By seat: "A bot plays here: karl.", "Plays on another device."; empty for people at this one.
std::array<std::string, kMaxSeats> bots_told(const app::App& app);

// The header of the boards shown large: whose they are, with that seat's figures.
void draw_seat_header(Stage& stage, const Rect& area, const SeatHooks& hooks);

// The seats whose boards are not shown large; a click enlarges one. Returns the seat chosen.
std::optional<Seat> draw_other_seats(Stage& stage, const Rect& area, const SeatHooks& hooks);

// Every seat as a tab, for narrow screens, as high as they want to be in `width`. Returns the seat
// chosen.
std::optional<Seat> draw_seat_tabs(Stage& stage, const Rect& area, const SeatHooks& hooks);
float seat_tabs_height(const Stage& stage, float width, const SeatHooks& hooks);

}  // namespace meadhall::table::match
