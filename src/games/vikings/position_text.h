#pragma once

#include <string>
#include <string_view>

#include "games/vikings/state.h"

// Words put one behind the other, as positions are written. Out of line: they are put in many
// places, and what would be inlined there is thrice the size of all the rest.

namespace meadhall::vikings {

class Text {
 public:
  Text& add(std::string_view words);
  Text& add(int number);
  Text& add(Seat seat);

  // "noble", "2 boat"
  Text& counted(int n, std::string_view name);
  // "noble", "2 nobles", "2 fishermen"
  Text& counted(int n, Viking kind);

  std::string take() { return std::move(all_); }

 private:
  std::string all_;
};

// A line of several items: "bag: noble, 2 scouts"; without items there is no line.
class List {
 public:
  List(Text& text, std::string_view keyword) : text_(text), keyword_(keyword) {}
  ~List();
  List(const List&) = delete;
  List& operator=(const List&) = delete;

  Text& item();

 private:
  Text& text_;
  std::string_view keyword_;
  bool empty_ = true;
};

}  // namespace meadhall::vikings
