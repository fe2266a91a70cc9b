#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "table/match/stage.h"

// The comparison of all seats: a line a seat, a column for each thing that counts, and what the
// move pointed at would change of it. A game says which columns there are and what stands in their
// cells; here they are drawn, compared, pointed at and explained.

namespace meadhall::table::match {

struct OutlookColumn {
  void (*draw_sign)(Paint& paint, Point at) = nullptr;
  std::string_view word{};  // the id of what stands below the sign where there is room; or nothing
  std::uint8_t group = 0;   // neighbours with the same one stand on a ground of their own …
  static constexpr std::uint8_t kAlone = 255;  // … these on none
  bool gain = false;                           // of what comes: written with its sign, "+3"
  bool contest = false;                        // who has most is marked, with the lead
  bool less_is_better = false;                 // of what a move would change
  bool whole =
      false;  // what a move would make of it is written, "→−63", not by how much; with room
};

// The heading above the columns of a group, and a short one.
struct OutlookGroup {
  std::string_view title;
  std::string_view shorter;
};

struct OutlookCell {
  int value = 0;
  struct Share {
    int have = 0;
    int need = 0;
  };
  std::optional<Share> share{};  // written "3/5" instead of the value
  bool met = false;              // marked as a leader is
  bool bad = false;              // written as a danger
};

// A line below the rows: what is about to happen, what threatens the shown seat, what happened.
struct OutlookNote {
  TargetName name;
  std::optional<Inspectable> thing;  // which explains it; none: it leads to the log
  std::string_view words;
  bool warns = false;
  std::span<const std::size_t> starts{};  // of its sentences: without room the first ones go
};

struct OutlookView {
  std::span<const OutlookColumn> columns;
  std::span<const OutlookGroup> groups;
  std::span<const OutlookNote> notes{};
  std::size_t first = 0;  // columns before it are left out
  bool chooses =
      false;  // a click on a name shows that seat's boards, and it is where the seat sits
  OutlookCell (*cell)(const Stage& stage, Seat seat, std::size_t column) = nullptr;
  // The thing that explains a cell, or the head of the column, about the shown seat.
  Inspectable (*thing)(const Stage& stage, Seat seat, std::size_t column) = nullptr;
  // Or what the column is, in words that outlive the frame; empty, or null: `thing` explains it.
  std::string_view (*told)(const Stage& stage, std::size_t column) = nullptr;
  // What a seat's value is made of, to stand below that; empty, or null: nothing does.
  std::string_view (*parts)(const Stage& stage, Seat seat, std::size_t column) = nullptr;
  // The value of a cell with the move pointed at made; null while none is.
  int (*foreseen)(const Stage& stage, Seat seat, std::size_t column) = nullptr;
  std::string_view supposed{};  // how that move is supposed to go: "bought and laid at N2"
};

// Draws it on parchment that fills `area`.
void draw_outlook(Stage& stage, const Rect& area, const OutlookView& view);

// Its preferred height with `notes` lines below the rows, and the least with which it is still
// whole without them.
float outlook_height(const Stage& stage, std::size_t notes);
float least_outlook_height(const Stage& stage);

}  // namespace meadhall::table::match
