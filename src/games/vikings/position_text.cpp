#include "games/vikings/position_text.h"

#include "games/vikings/moves.h"

namespace meadhall::vikings {

Text& Text::add(std::string_view words) {
  all_.append(words);
  return *this;
}
Text& Text::add(int number) { return add(std::to_string(number)); }
Text& Text::add(Seat seat) { return add(static_cast<int>(index(seat)) + 1); }

Text& Text::counted(int n, std::string_view name) {
  if (n != 1) add(n).add(" ");
  return add(name);
}

Text& Text::counted(int n, Viking kind) {
  const std::string_view name = viking_name(kind);
  if (n == 1) return add(name);
  if (!name.ends_with("man")) return counted(n, name).add("s");
  return counted(n, name.substr(0, name.size() - 2)).add("en");
}

List::~List() {
  if (!empty_) text_.add("\n");
}

Text& List::item() {
  if (empty_) text_.add(keyword_);
  text_.add(empty_ ? ": " : ", ");
  empty_ = false;
  return text_;
}

}  // namespace meadhall::vikings
