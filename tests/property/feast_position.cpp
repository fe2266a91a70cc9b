// Positions of A Feast for Odin as text: what is written reads back, at every decision of every
// match.

#include <doctest/doctest.h>

#include <array>
#include <string>

#include "games/feast/position/position.h"
#include "tests/support/feast_play.h"
#include "tests/support/words.h"

using namespace meadhall;
using namespace meadhall::feast;
using namespace meadhall::feast::testing;

namespace {

// What is wrong with writing and reading a position, or "".
std::string text_is_wrong(const State& state) {
  const std::string text = write_position(state);
  const Result<State> read = read_position(text);
  if (!read) return spelled::words(read.error().message) + "\n" + text;
  if (!same_bytes(read.value(), state)) {
    return "other bytes\n" + text + "\nreads as\n" + write_position(read.value());
  }
  if (write_position(read.value()) != text) return "another text\n" + text;
  return "";
}

Move some_move(const State& state, Rng& luck) {
  MoveList moves;
  legal(state, moves);
  return random_move(moves, luck);
}

// Begin and end of a line of the text, or of a word of it.
std::pair<std::size_t, std::size_t> some_line(const std::string& text, Rng& luck) {
  const std::size_t at = luck.below(static_cast<std::uint32_t>(text.size()));
  const std::size_t before = at == 0 ? std::string::npos : text.rfind('\n', at - 1);
  const std::size_t begin = before == std::string::npos ? 0 : before + 1;
  return {begin, std::min(text.find('\n', begin), text.size())};
}
std::pair<std::size_t, std::size_t> some_word(const std::string& text, Rng& luck) {
  constexpr std::string_view kBetween = " ,:\n";
  const std::size_t at = luck.below(static_cast<std::uint32_t>(text.size()));
  const std::size_t begin = std::min(text.find_first_not_of(kBetween, at), text.size());
  return {begin, std::min(text.find_first_of(kBetween, begin), text.size())};
}

// The text with a line or word dropped, doubled, or replaced by one of another text.
std::string damaged(std::string text, const std::string& other, Rng& luck) {
  const bool line = luck.below(2) == 0;
  const auto [begin, end] = line ? some_line(text, luck) : some_word(text, luck);
  const auto [from, to] = line ? some_line(other, luck) : some_word(other, luck);
  const std::string piece = other.substr(from, to - from);
  switch (luck.below(4)) {
    case 0: return text.erase(begin, end - begin);
    case 1: return text.insert(end, (line ? "\n" : " ") + piece);
    case 2: return text.replace(begin, end - begin, std::to_string(luck.below(6)));
    default: return text.replace(begin, end - begin, piece);
  }
}

// What is wrong with a position that somebody wrote by hand and that was accepted, or "".
std::string accepted_is_wrong(State state, Rng& luck) {
  for (int step = 0; step < 60; ++step) {
    const Result<void> sound = check(state);
    if (!sound) return spelled::words(sound.error().message) + "\n" + write_position(state);
    std::string wrong = step % 8 == 0 ? text_is_wrong(state) : "";
    if (!wrong.empty() || !actor(state) || state.hidden != 0) return wrong;
    if (!apply(state, some_move(state, luck))) return "a listed move is refused";
  }
  return "";
}

}  // namespace

TEST_CASE(
    "feast, any decision: the position as text reads back as the same bytes, and so does each "
    "view") {
  Rng luck(20161030);
  const int all = matches(0.002);
  std::array<int, static_cast<std::size_t>(Do::token) + 1> asked{};
  for (int i = 0; i < all; ++i) {
    for (State state = random_start(luck);;) {
      std::string wrong = text_is_wrong(state);
      const Seat viewer = seat_at(luck.below(state.player_count));
      if (wrong.empty()) wrong = text_is_wrong(observe(state, viewer));
      REQUIRE_MESSAGE(wrong.empty(), "match " << i << ": " << wrong);
      if (!actor(state)) break;
      ++asked.at(static_cast<std::size_t>(state.agenda.top().what));
      REQUIRE(apply(state, some_move(state, luck)).ok());
    }
  }
  for (std::size_t what = 0; all >= 40 && what < asked.size(); ++what) {
    const Do deed = static_cast<Do>(what);
    if (deed == Do::nothing || deed == Do::phase || deed == Do::action) continue;
    CHECK_MESSAGE(asked.at(what) > 0, "never asked: " << what);
  }
}

TEST_CASE("feast, any damaged text: it is refused with its place, or the match can be played on") {
  Rng luck(20161031);
  const int all = matches(0.01);
  int accepted = 0;
  int refused = 0;
  std::string other = "feast position 1\nturn 2\n";
  for (int i = 0; i < all; ++i) {
    const std::string text = write_position(random_position(luck));
    for (int times = 0; times < 5; ++times) {
      const std::string changed = damaged(text, other, luck);
      const Result<State> read = read_position(changed);
      if (read.ok()) {
        const std::string wrong = accepted_is_wrong(read.value(), luck);
        REQUIRE_MESSAGE(wrong.empty(), wrong << "\nfrom\n" << changed);
        ++accepted;
        continue;
      }
      const Message& message = read.error().message;
      REQUIRE(message.id().starts_with("vikings.position.at"));
      REQUIRE(message.arguments().size() == 4);
      REQUIRE(std::get<int>(message.arguments()[0].value) >= 1);
      REQUIRE(std::get<int>(message.arguments()[1].value) >= 1);
      ++refused;
    }
    if (luck.below(3) == 0) other = text;
  }
  CHECK((accepted > 0 && refused > 0));
}
