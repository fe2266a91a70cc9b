// Figures of Vikings in the engine: medians of several runs, in time of the processor. Not a test;
// run it on an idle machine, for what others do there slows it all the same.
//   build/native/tests/bench_vikings [GAMES [SEED]]
//
// Playing: random matches, each decision listed in full and the move checked, through all editions
// and numbers of players. Listing: the positions in which `legal` has the most to list, found by
// playing at random under random options and then climbing: the best line is cut back somewhere and
// played on otherwise. The search depends on SEED alone.

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <vector>

#include "core/rng.h"
#include "games/registry.h"
#include "games/vikings/moves.h"
#include "games/vikings/state.h"
#include "match/start_text.h"
#include "tests/bench/measure.h"

namespace {

using meadhall::Move;
using meadhall::MoveList;
using meadhall::OptionValues;
using meadhall::Rng;
using meadhall::Setup;
using meadhall::bench::kRuns;
using meadhall::bench::seconds;
using meadhall::vikings::State;

State start(const Setup& setup) { return meadhall::vikings::setup(setup).value(); }

// --- Playing
// ---------------------------------------------------------------------------------------

// Every edition's way to play this game ("basic", "advanced").
std::vector<OptionValues> ways_to_play(const meadhall::GameInfo& info, std::string_view game) {
  std::vector<OptionValues> ways = meadhall::all_preset_mixes(info);
  std::erase_if(ways, [&](const OptionValues& way) {
    return !meadhall::holds_preset(way, *meadhall::find_preset(info, game));
  });
  return ways;
}

// Returns decisions made.
long play(std::span<const OptionValues> ways, int games) {
  long decisions = 0;
  MoveList moves;
  for (int game = 0; game < games; ++game) {
    const auto i = static_cast<std::size_t>(game);
    State state = start({.players = static_cast<std::uint8_t>(2 + i % 3),
                         .options = ways[(i / 3) % ways.size()],
                         .seed = i});
    Rng rng(i);
    while (actor(state)) {
      legal(state, moves);
      const std::uint32_t pick = rng.below(static_cast<std::uint32_t>(moves.size()));
      if (!apply(state, moves[pick])) std::abort();
      ++decisions;
    }
  }
  return decisions;
}

void measure_playing(const meadhall::GameInfo& info, int games) {
  for (const char* game : {"basic", "advanced"}) {
    const std::vector<OptionValues> ways = ways_to_play(info, game);
    const long decisions = play(ways, games);
    const double time = seconds([&] { play(ways, games); });
    std::printf("random playouts, %-10s %6.2f M decisions/s  (%ld decisions a run)\n", game,
                static_cast<double>(decisions) / time / 1e6, decisions);
  }
}

// --- States
// ----------------------------------------------------------------------------------------

void measure_states(const meadhall::GameInfo& info) {
  std::vector<State> shelf;
  Rng luck(1);
  State state = start({.players = 4, .options = ways_to_play(info, "advanced").front(), .seed = 1});
  MoveList moves;
  while (shelf.size() < 64) {
    shelf.push_back(state);
    legal(state, moves);
    if (!apply(state, moves[luck.below(static_cast<std::uint32_t>(moves.size()))])) std::abort();
  }
  meadhall::bench::measure_states(shelf);
}

// --- Listing
// ---------------------------------------------------------------------------------------

// A position as the way that leads to it.
struct Line {
  Setup setup;
  std::vector<Move> played;
  std::size_t listed = 0;
};

constexpr std::array<const char*, meadhall::vikings::kSteps> kStepNames = {
    "auction", "remove", "draft",   "take", "pay",   "start",
    "place",   "stand",  "special", "swap", "ferry", "over"};

Setup any_setup(const meadhall::GameInfo& info, Rng& luck) {
  Setup setup{.players = static_cast<std::uint8_t>(2 + luck.below(3)), .options = {}};
  for (const meadhall::OptionSpec& spec : info.options) {
    setup.options.push_back(
        static_cast<std::uint8_t>(luck.below(static_cast<std::uint32_t>(spec.values.size()))));
  }
  setup.options[2] = 0;  // the first player's seat, which has to exist
  setup.seed = luck.below(1'000'000);
  return setup;
}

// By kind of decision, the line found so far with the most moves at its end.
class Search {
 public:
  Search(const meadhall::GameInfo& info, std::uint64_t seed) : info_(info), luck_(seed) {
    for (int match = 0; match < 4000; ++match) play_on({.setup = any_setup(info_, luck_)}, 2000);
    for (int round = 0; round < 4000; ++round) {
      for (const Line& best : std::array(best_)) {
        if (best.listed > 0) play_on(cut_back(best), 120);
      }
    }
  }

  const std::array<Line, meadhall::vikings::kSteps>& best() const { return best_; }

 private:
  Line cut_back(Line line) {
    const std::uint32_t undone = luck_.below(60);
    line.played.resize(line.played.size() - std::min<std::size_t>(undone, line.played.size()));
    return line;
  }

  // Exchanges of points are seldom taken: they would soon leave nothing to list.
  Move choose(const MoveList& moves) {
    Move move;
    do {
      move = moves[luck_.below(static_cast<std::uint32_t>(moves.size()))];
    } while (meadhall::vikings::kind_of(move) == meadhall::vikings::MoveKind::convert &&
             luck_.below(64) != 0);
    return move;
  }

  void play_on(Line line, int most) {
    State state = start(line.setup);
    for (const Move move : line.played) {
      if (!apply(state, move)) std::abort();
    }
    MoveList moves;
    for (int i = 0; i < most && actor(state); ++i) {
      legal(state, moves);
      Line& best = best_[static_cast<std::size_t>(state.step)];
      if (moves.size() > best.listed) {
        line.listed = moves.size();
        best = line;
      }
      line.played.push_back(choose(moves));
      if (!apply(state, line.played.back())) std::abort();
    }
  }

  const meadhall::GameInfo& info_;
  Rng luck_;
  std::array<Line, meadhall::vikings::kSteps> best_;
};

void measure_listing(const meadhall::GameInfo& info, std::uint64_t seed) {
  const Search search(info, seed);
  for (std::size_t step = 0; step < search.best().size(); ++step) {
    const Line& line = search.best()[step];
    if (line.listed == 0) continue;
    State state = start(line.setup);
    for (const Move move : line.played) {
      if (!apply(state, move)) std::abort();
    }
    constexpr int kTimes = 20'000;
    MoveList moves;
    std::size_t sum = 0;
    const double time = seconds([&] {
      for (int i = 0; i < kTimes; ++i) {
        legal(state, moves);
        sum += moves.size();
      }
    });
    if (sum != line.listed * kTimes * kRuns) std::abort();
    std::printf(
        "listing, most to %-8s    %3zu moves in %4.0f ns  (players %d, seed %llu, move %zu)\n",
        kStepNames[step], line.listed, time / kTimes * 1e9, int{line.setup.players},
        static_cast<unsigned long long>(line.setup.seed), line.played.size());
  }
  std::printf("                            (seed of the search: %llu)\n",
              static_cast<unsigned long long>(seed));
}

}  // namespace

int main(int count, char** words) {
  const int games = count > 1 ? std::atoi(words[1]) : 5000;
  const std::uint64_t seed = count > 2 ? std::strtoull(words[2], nullptr, 10) : 1;
  const meadhall::GameInfo& info = meadhall::find_game("vikings")->info;
  measure_playing(info, games);
  measure_states(info);
  measure_listing(info, seed);
  return 0;
}
