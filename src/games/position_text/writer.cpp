#include "games/position_text/writer.h"

#include <bit>

namespace meadhall::position_text {

PositionText::PositionText(std::string_view header, int players, std::span<const OptionSpec> specs,
                           const OptionValues& options) {
  add(header).add("\nplayers ").add(players).add("\n");
  for (std::size_t i = 0; i < specs.size(); ++i) {
    if (options[i] == specs[i].standard) continue;
    add("option ").add(specs[i].id).add(" ").add(specs[i].values[options[i]]).add("\n");
  }
}

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

void PositionText::add_luck(const Rng& rng) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  const std::uint64_t luck = std::bit_cast<std::array<std::uint64_t, 2>>(rng)[0];
  add("luck ");
  for (unsigned shift = 64; shift > 0; shift -= 4) {
    add(kDigits.substr(luck >> (shift - 4) & 15U, 1));
  }
  add("\n");
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

}  // namespace meadhall::position_text
