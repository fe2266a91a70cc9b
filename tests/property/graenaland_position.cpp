// Positions of Graenaland as text: what is written reads back, at every decision of every match.

#include <doctest/doctest.h>

#include <array>
#include <cstring>
#include <string>

#include "games/graenaland/options.h"
#include "games/graenaland/position/position.h"
#include "tests/support/any_match.h"
#include "tests/support/words.h"

using namespace meadhall;
using namespace meadhall::graenaland;

namespace {

// The rulebook knows no last round: who plays at random may go on for ever.
constexpr int kDecisions = 1200;

// With low prices everything is built, so that matches come by every step.
constexpr std::string_view kCheap =
    "cost road: 1 wood\ncost market: 1 wood\ncost church: 1 wood\ncost hall: 1 wood\n"
    "cost army: 1 grain\ncost improvement: 1 ore\ncost palisade: 1 wood\nsupply S07: ore ore\n"
    "tile H1: hills coast; village 1 livestock, 1 ore; improved ore; fortress church hall\n";

Setup random_setup(Rng& luck) {
  Setup wish;
  wish.players = static_cast<std::uint8_t>(kMinPlayers + luck.below(3));
  for (const OptionSpec& spec : option_specs()) {
    wish.options.push_back(
        static_cast<std::uint8_t>(luck.below(static_cast<std::uint32_t>(spec.values.size()))));
  }
  wish.options[1] = static_cast<std::uint8_t>(wish.options[1] % wish.players);
  wish.seed = luck.next();
  if (luck.below(3) > 0) wish.data = kCheap;
  return wish;
}

Move random_move(const State& state, Rng& luck) {
  MoveList moves;
  legal(state, moves);
  return moves[luck.below(static_cast<std::uint32_t>(moves.size()))];
}

// What is wrong with writing and reading a position, or "".
std::string text_is_wrong(const State& state) {
  const std::string text = write_position(state);
  const Result<State> read = read_position(text);
  if (!read) return spelled::words(read.error().message) + "\n" + text;
  if (std::memcmp(&read.value(), &state, sizeof state) != 0) return "other bytes\n" + text;
  if (write_position(read.value()) != text) return "another text\n" + text;
  return "";
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
  for (int step = 0; step < 120; ++step) {
    const Result<void> sound = check(state);
    if (!sound) return spelled::words(sound.error().message) + "\n" + write_position(state);
    std::string wrong = step % 8 == 0 ? text_is_wrong(state) : "";
    if (!wrong.empty() || !actor(state) || state.hidden != 0) return wrong;
    if (!apply(state, random_move(state, luck))) return "a listed move is refused";
  }
  return "";
}

}  // namespace

TEST_CASE(
    "graenaland, any decision: the position as text reads back as the same bytes, and so does each "
    "view") {
  Rng luck(20061017);
  const int all = any_match::matches(0.0006);
  std::array<int, kSteps> asked{};
  for (int i = 0; i < all; ++i) {
    const Setup wish = random_setup(luck);
    const Result<State> begun = setup(wish);
    REQUIRE(begun.ok());
    State state = begun.value();
    for (int decision = 0; decision < kDecisions; ++decision) {
      ++asked.at(static_cast<std::size_t>(state.step));
      std::string wrong = text_is_wrong(state);
      const Seat viewer = seat_at(luck.below(state.player_count));
      if (wrong.empty()) wrong = text_is_wrong(observe(state, viewer));
      REQUIRE_MESSAGE(wrong.empty(), wrong);
      if (!actor(state)) break;
      REQUIRE(apply(state, random_move(state, luck)).ok());
    }
  }
  // A handful of matches cannot come by every step; two heroes seldom wait for one land.
  for (std::size_t step = 0; all >= 50 && step < kSteps; ++step) {
    const bool seldom = static_cast<Step>(step) == Step::enter;
    CHECK_MESSAGE((seldom || asked.at(step) > 0), "never asked: step " << step);
  }
}

TEST_CASE(
    "graenaland, any damaged text: it is refused with its place, or the match can be played on") {
  Rng luck(20061018);
  const int all = any_match::matches(0.0006);
  int accepted = 0;
  int refused = 0;
  std::string other = "graenaland position 1\nturn 2: march\n";
  for (int i = 0; i < all; ++i) {
    const Result<State> begun = setup(random_setup(luck));
    REQUIRE(begun.ok());
    State state = begun.value();
    for (int decision = 0; decision < kDecisions && actor(state); ++decision) {
      REQUIRE(apply(state, random_move(state, luck)).ok());
      if (luck.below(12) > 0) continue;
      const std::string text = write_position(state);
      const std::string changed = damaged(text, other, luck);
      if (luck.below(4) == 0) other = text;
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
      const auto& why = std::get<Message::List>(message.arguments()[3].value);
      REQUIRE_MESSAGE(why.at(0).id().find("check") == std::string_view::npos,
                      spelled::words(message) << "\n"
                                              << changed);
      ++refused;
    }
  }
  CHECK((accepted > 0 && refused > 0));
}
