// Positions as text: what is written reads back, at every decision of every match.

#include <doctest/doctest.h>

#include <array>
#include <cstring>
#include <string>

#include "games/vikings/moves.h"
#include "games/vikings/position/position.h"
#include "tests/support/random_play.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

// What is wrong with writing and reading a position, or "".
std::string text_is_wrong(const State& state) {
  const std::string text = write_position(state);
  const Result<State> read = read_position(text);
  if (!read) return testing::words(read.error().message) + "\n" + text;
  if (std::memcmp(&read.value(), &state, sizeof state) != 0) return "other bytes\n" + text;
  if (write_position(read.value()) != text) return "another text\n" + text;
  return "";
}

// A text with one character changed, dropped or doubled, or one line moved elsewhere.
std::string damaged(const std::string& text, Rng& luck) {
  std::string other = text;
  const std::size_t at = luck.below(static_cast<std::uint32_t>(text.size()));
  constexpr std::string_view kLetters = "0123456789-!LMRBSWNCGF gold\n";
  switch (luck.below(4)) {
    case 0: other[at] = kLetters[luck.below(static_cast<std::uint32_t>(kLetters.size()))]; break;
    case 1: other.erase(at, 1); break;
    case 2: other.insert(at, 1, other[at]); break;
    default: {
      const std::size_t begin = other.rfind('\n', at) + 1;
      const std::string line = other.substr(begin, other.find('\n', at) + 1 - begin);
      other.erase(begin, line.size());
      const std::size_t to = other.find('\n', luck.below(static_cast<std::uint32_t>(text.size())));
      other.insert(to == std::string::npos ? other.size() : to + 1, line);
    }
  }
  return other;
}

// What is wrong with a position that somebody wrote by hand and that was accepted, or "".
std::string accepted_is_wrong(State state, Rng& luck) {
  std::string wrong = text_is_wrong(state);
  if (!wrong.empty()) return wrong;
  for (int step = 0; step < 1000; ++step) {
    const Result<void> sound = check(state);
    if (!sound) return testing::words(sound.error().message);
    if (!actor(state)) return "";
    MoveList moves;
    legal(state, moves);
    if (moves.empty()) return "no legal move";
    if (!apply(state, random_move(moves, luck))) return "a listed move is refused";
  }
  return "no end";
}

}  // namespace

TEST_CASE(
    "any decision: the position as text reads back as the same bytes, and so does each view") {
  Rng luck(20071101);
  const int all = matches(0.02);
  std::array<int, kSteps> asked{};
  for (int i = 0; i < all; ++i) {
    Setup wish;
    State state = random_start(luck, &wish);
    while (true) {
      std::string wrong = text_is_wrong(state);
      if (wrong.empty()) wrong = text_is_wrong(observe(state, state.turn));
      REQUIRE_MESSAGE(wrong.empty(), testing::words(wish) << ": " << wrong);
      ++asked.at(static_cast<std::size_t>(state.step));
      if (!actor(state)) break;
      MoveList moves;
      legal(state, moves);
      REQUIRE(apply(state, random_move(moves, luck)).ok());
    }
  }
  // A handful of matches cannot come by every step; the choice of a tile to swap is seldom asked.
  for (std::size_t step = 0; all >= 100 && step < kSteps; ++step) {
    const bool seldom = static_cast<Step>(step) == Step::swap;
    CHECK_MESSAGE((seldom || asked.at(step) > 0), "never asked: step " << step);
  }
}

TEST_CASE("any damaged text: it is refused with its place, or the match can be played to its end") {
  Rng luck(20071102);
  const int all = matches(0.2);
  int accepted = 0;
  int refused = 0;
  for (int i = 0; i < all; ++i) {
    const std::string text = damaged(write_position(random_position(luck)), luck);
    const Result<State> read = read_position(text);
    if (!read) {
      const Message& message = read.error().message;
      REQUIRE(message.id().starts_with("vikings.position.at"));
      REQUIRE(message.arguments().size() == 4);
      REQUIRE(std::get<int>(message.arguments()[0].value) >= 1);
      REQUIRE(std::get<int>(message.arguments()[1].value) >= 1);
      const auto& why = std::get<Message::List>(message.arguments()[3].value);
      REQUIRE_MESSAGE(why.at(0).id().starts_with("vikings.position."), testing::words(message)
                                                                           << "\n"
                                                                           << text);
      ++refused;
      continue;
    }
    const std::string wrong = accepted_is_wrong(read.value(), luck);
    REQUIRE_MESSAGE(wrong.empty(), wrong << "\n" << text);
    ++accepted;
  }
  CHECK((all < 50 || (accepted > 0 && refused > 0)));
}
