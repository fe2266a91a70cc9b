#include "games/vikings/position/text.h"

#include "games/vikings/moves.h"

namespace meadhall::vikings {

PositionText& PositionText::add(std::string_view words) {
  all_.append(words);
  return *this;
}
PositionText& PositionText::add(int number) { return add(std::to_string(number)); }
PositionText& PositionText::add(Seat seat) { return add(static_cast<int>(index(seat)) + 1); }

PositionText& PositionText::counted(int n, std::string_view name) {
  if (n != 1) add(n).add(" ");
  return add(name);
}

PositionText& PositionText::counted(int n, Viking kind) {
  const std::string_view name = viking_name(kind);
  if (n == 1) return add(name);
  if (!name.ends_with("man")) return counted(n, name).add("s");
  return counted(n, name.substr(0, name.size() - 2)).add("en");
}

PositionList::~PositionList() {
  if (!empty_) text_.add("\n");
}

PositionText& PositionList::item() {
  if (empty_) text_.add(keyword_);
  text_.add(empty_ ? ": " : ", ");
  empty_ = false;
  return text_;
}

}  // namespace meadhall::vikings
