// What must hold stops the program where it does not, with a message, in every build.

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <string>
#include <string_view>

#include "core/fixed_vector.h"
#include "core/result.h"
#include "games/feast/state.h"
#include "games/registry.h"
#include "tests/support/matches.h"

using namespace meadhall;

namespace {

// What a piece of work says on stderr before it stops the process it runs in; "went on" if it does
// not stop it.
template <class Work>
std::string last_words(Work work) {
  std::array<int, 2> pipe_ends{};
  REQUIRE(pipe(pipe_ends.data()) == 0);
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    // doctest would catch the signal and report it as a failure of its own.
    for (const int signal : {SIGILL, SIGTRAP, SIGABRT}) std::signal(signal, SIG_DFL);
    dup2(pipe_ends[1], STDERR_FILENO);
    work();
    _exit(0);
  }
  close(pipe_ends[1]);
  std::string said;
  std::array<char, 256> part{};
  for (ssize_t n = 0; (n = read(pipe_ends[0], part.data(), part.size())) > 0;) {
    said.append(part.data(), static_cast<std::size_t>(n));
  }
  close(pipe_ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  return WIFSIGNALED(status) ? said : "went on";
}

bool stops(const std::string& said, std::string_view file, std::string_view what) {
  return said.starts_with(file) && said.find(what) != std::string::npos;
}

constexpr int sum_of_three() {
  FixedVector<int, 3> list;
  for (const int number : {1, 2, 3}) list.push_back(number);
  return list[0] + list[1] + list[2];
}
static_assert(sum_of_three() == 6);  // the checks are no obstacle to constant expressions

}  // namespace

TEST_CASE("must: a list is neither filled beyond its room nor read beyond its end") {
  FixedVector<int, 2> list;
  list.push_back(1);
  CHECK(last_words([&] { static_cast<void>(list[0]); }) == "went on");
  CHECK(stops(last_words([&] { static_cast<void>(list[1]); }), "fixed_vector.h:", "i < size_"));
  list.push_back(2);
  CHECK(stops(last_words([&] { list.push_back(3); }), "fixed_vector.h:", "size_ < N"));
  list.clear();
  CHECK(stops(last_words([&] { list.pop_back(); }), "fixed_vector.h:", "size_ > 0"));
}

TEST_CASE("must: a result has a value or an error, and whoever takes the other stops") {
  Result<int> bad = Error{Message("no.way")};
  const Result<int> good = 5;
  const Result<void> done;
  CHECK(stops(last_words([&] { static_cast<void>(bad.value()); }), "result.h:", "ok()"));
  CHECK(stops(last_words([&] { static_cast<void>(std::move(bad).value()); }), "result.h:", "ok()"));
  CHECK(stops(last_words([&] { static_cast<void>(good.error()); }), "result.h:", "!ok()"));
  CHECK(stops(last_words([&] { static_cast<void>(done.error()); }), "result.h:", "!ok()"));
}

TEST_CASE("must: a position is of one game, and no other game reads it") {
  const Game* before = all_games().back();
  for (const Game* game : all_games()) {
    const MatchStart start = tests::start_of(game->info.min_players, 1, game->info.id);
    const Position mine = game->setup(start.setup).value();
    CHECK(game->actor(mine).has_value());
    CHECK(
        stops(last_words([&] { static_cast<void>(before->actor(mine)); }), "position.h:", "type"));
    CHECK(stops(last_words([&] { static_cast<void>(game->actor(Position())); }),
                "position.h:", "type"));
    const Position again = mine.with_bytes(mine.bytes());
    CHECK(game->hash(again) == game->hash(mine));
    CHECK(stops(last_words([&] { static_cast<void>(mine.with_bytes(mine.bytes().first(8))); }),
                "position.h:", "size"));
    before = game;
  }
}

TEST_CASE("must: an agenda has its room and no more") {
  feast::Agenda agenda;
  CHECK(stops(last_words([&] { agenda.pop(); }), "state.h:", "depth_ > 0"));
  CHECK(stops(last_words([&] { static_cast<void>(agenda.top()); }), "state.h:", "depth_ > 0"));
  for (std::size_t i = 0; i < feast::Agenda::kRoom; ++i) agenda.push({});
  CHECK(stops(last_words([&] { agenda.push({}); }), "state.h:", "depth_ < kRoom"));
  CHECK(stops(last_words([&] { static_cast<void>(agenda[feast::Agenda::kRoom]); }),
              "state.h:", "i < kRoom"));
}
