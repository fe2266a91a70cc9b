// Positions of A Feast for Odin whose tasks somebody stacked by hand: whatever is accepted can be
// played on, and stays sound.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/feast/position/words.h"
#include "games/feast/state.h"
#include "games/feast/workshop.h"
#include "tests/support/feast_play.h"
#include "tests/support/words.h"

using namespace meadhall;
using namespace meadhall::feast;
using namespace meadhall::feast::testing;

namespace {

// The lines about what is being done, and all the others.
struct Parts {
  std::vector<std::string> tasks;
  std::string rest;
};

Parts parts_of(const std::string& text) {
  Parts parts;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string line = text.substr(at, end - at);
    at = end + 1;
    if (line.starts_with("task ")) {
      parts.tasks.push_back(line);
      continue;
    }
    const bool step = line.starts_with("turn") || line.starts_with("window") ||
                      line.starts_with("feast ") || line.starts_with("phase") ||
                      line.starts_with("table") || line.starts_with("over");
    if (!step || line.starts_with("feast position")) parts.rest += line + "\n";
  }
  return parts;
}

// A byte of a task: mostly small, at times any, at times nothing or nowhere.
int some_byte(Rng& luck) {
  switch (luck.below(6)) {
    case 0: return 255;
    case 1: return static_cast<int>(luck.below(70));
    case 2: return static_cast<int>(luck.below(200));
    default: return static_cast<int>(luck.below(5));
  }
}

std::string made_up(Rng& luck, std::uint32_t players) {
  const std::size_t what = 2 + luck.below(kDoWords.size() - 2);
  std::string line =
      "task " + std::string(kDoWords[what]) + " " + std::to_string(1 + luck.below(players)) + ":";
  bool first = true;
  for (const std::string_view name : kTaskWords) {
    if (luck.below(2) == 0) continue;
    line += (first ? " " : ", ") + std::string(name) + " " + std::to_string(some_byte(luck));
    first = false;
  }
  if (luck.below(3) == 0)
    line += (first ? " tally 0 " : ", tally ") + std::to_string(some_byte(luck));
  if (line.ends_with(':')) line.pop_back();
  return line;
}

// Somebody has much, somebody little: what is counted on may be the last of its kind.
std::string with_tasks(const Parts& parts, const std::vector<std::string>& met,
                       std::uint32_t players, Rng& luck) {
  std::string text = parts.rest;
  const std::size_t step = text.find('\n') + 1;
  std::string stack =
      "phase " + std::string(kPhaseWords[luck.below(3) == 0 ? luck.below(kPhases) : 5]) + ": n " +
      std::to_string(luck.below(players)) + ", b " + std::to_string(luck.below(players + 1)) + "\n";
  const std::uint32_t height = 1 + luck.below(4);
  for (std::uint32_t i = 0; i < height; ++i) {
    const bool own = !parts.tasks.empty() && luck.below(3) == 0;
    const std::vector<std::string>& from = own ? parts.tasks : met;
    stack += from.empty() || luck.below(3) == 0
                 ? made_up(luck, players)
                 : from[luck.below(static_cast<std::uint32_t>(from.size()))];
    stack += "\n";
  }
  return text.insert(step, stack);
}

// What goes wrong when it is played on, or "".
std::string wrong_in_play(State state, Rng& luck) {
  for (int step = 0; step < 80 && actor(state); ++step) {
    MoveList moves;
    legal(state, moves);
    if (moves.empty()) return "nobody can move\n" + write_position(state);
    const Move move = random_move(moves, luck);
    if (!apply(state, move)) return "a listed move is refused";
    const Result<void> sound = check(state);
    if (!sound) return spelled::words(sound.error().message) + " after " + text(move);
  }
  return "";
}

}  // namespace

TEST_CASE("feast, any stack of tasks: it is refused with its place, or can be played on soundly") {
  Rng luck(20161101);
  const int all = matches(0.005);
  int accepted = 0;
  std::vector<std::string> met;
  for (int i = 0; i < all; ++i) {
    const State state = random_position(luck);
    const Parts parts = parts_of(write_position(state));
    for (const std::string& task : parts.tasks) {
      if (met.size() < 400)
        met.push_back(task);
      else
        met[luck.below(400)] = task;
    }
    for (int times = 0; times < 40; ++times) {
      const std::string stacked = with_tasks(parts, met, state.player_count, luck);
      const Result<State> read = read_position(stacked);
      if (!read) {
        REQUIRE(read.error().message.id().starts_with("position.at"));
        continue;
      }
      ++accepted;
      const std::string wrong = wrong_in_play(read.value(), luck);
      REQUIRE_MESSAGE(wrong.empty(), wrong << "\nfrom\n" << stacked);
    }
  }
  CHECK(accepted > 0);
}
