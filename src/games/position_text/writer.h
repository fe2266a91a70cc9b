#pragma once

#include <string>
#include <string_view>

#include "games/contract.h"

// Words put one behind the other, as positions are written. Out of line: they are put in many
// places, and what would be inlined there is thrice the size of all the rest.

namespace meadhall::position_text {

class PositionText {
 public:
  // The beginning of every position: the header, how many play, and a line each for the options
  // that have not their standard value.
  PositionText(std::string_view header, int players, std::span<const OptionSpec> specs,
               const OptionValues& options);

  PositionText& add(std::string_view words);
  PositionText& add(int number);
  PositionText& add(Seat seat);

  // "noble", "2 boat"
  PositionText& counted(int n, std::string_view name);

  // A line with the state of chance.
  void add_luck(const Rng& rng);

  std::string take() { return std::move(all_); }

 private:
  std::string all_;
};

// A line of several items: "bag: noble, 2 scouts"; without items there is no line.
class PositionList {
 public:
  PositionList(PositionText& text, std::string_view keyword) : text_(text), keyword_(keyword) {}
  ~PositionList();
  PositionList(const PositionList&) = delete;
  PositionList& operator=(const PositionList&) = delete;

  PositionText& item();

 private:
  PositionText& text_;
  std::string_view keyword_;
  bool empty_ = true;
};

}  // namespace meadhall::position_text
