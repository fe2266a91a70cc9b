#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <string_view>
#include <utility>

#include "table/match/stage.h"

// Sheets in one place, where there is room for one thing only, with tabs below them. The first one
// is the question; what else there is and how it is drawn is the game's own.

namespace meadhall::table::match {

// How a game's tabs differ from buttons with a word.
struct TabLook {
  std::string_view question{};  // the id of what stands on the question's tab now
  // A sign above the word, in `ink`.
  void (*draw_sign)(Stage& stage, std::size_t sheet, Point at, float size, Colour ink) = nullptr;
  bool asks = false;  // a dot leads back to the question
  bool here = false;  // persons here are asked, though somebody else is the one to act
};

class Sheets {
 public:
  // `words`: the id of what stands on each tab; the list must outlive this.
  explicit Sheets(std::span<const std::string_view> words) : words_(words) {}

  // The sheet that is shown. `with_question`: the question is one of the sheets, else it stands
  // elsewhere, and the next one in its place.
  std::size_t chosen(bool with_question) const {
    return with_question ? chosen_ : std::max(chosen_, std::size_t{1});
  }
  void choose(std::size_t sheet) { chosen_ = sheet; }
  // Back to the question, if something else stands in its place.
  bool step_back(const Stage& stage) {
    return stage.on_card && std::exchange(chosen_, std::size_t{0}) != 0;
  }

  // The height of the tabs, with the gap above them.
  static float tabs_height(const Stage& stage, bool with_question);
  // Side by side; one below the other where `row` is higher than wide.
  void draw_tabs(Stage& stage, Rect row, bool with_question, const TabLook& look = {});

 private:
  std::span<const std::string_view> words_;
  std::size_t chosen_ = 0;
};

// The height of tabs with signs, with the gap above them.
float tall_tabs_height(const Stage& stage);

// The room of a card that needs `least`: it grows over what lies above `area`, and nothing below it
// can be pointed at.
Rect grown_card(Stage& stage, const Rect& area, float least);

}  // namespace meadhall::table::match
