#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/apps.h"
#include "tests/support/headless.h"
#include "tests/support/thinker.h"

// How many taps a match asks of a person, in Vikings, basic, at three players.

namespace meadhall::tests {
namespace {

using app::App;
using table::TargetPlace;

struct Asked {
  int taps = 0;   // on answers; on what only changes how an answer is given, there are none
  int moves = 0;  // of that person: so many taps it took when each was a tap of its own
};

App first_among_bots(std::string_view obvious) {
  App app = started({}, "#new/vikings?players=3&seed=42&preset=basic");
  for (const std::string_view line : {"bot others thrall", "bot 1 none", "begin"}) obey(app, line);
  obey(app, "setting obviousMoves " + std::string(obvious));
  return app;
}

// Which answers the hand takes is drawn by lot, the same for each setting as far as they are asked
// the same.
Asked play_by_taps(App the_app) {
  constexpr std::array<std::string_view, 3> kHow = {"pay-more", "pay-less", "viking-stays"};
  Headless screen(std::move(the_app), 1120, 700);
  App& app = screen.app;
  Thinker thinker;
  Rng rng(11);
  Asked asked;
  while (!app.match().over()) {
    REQUIRE(asked.taps < 500);
    if (screen.table.telling()) {
      screen.key(ImGuiKey_Escape);
      continue;
    }
    if (app.match().bot_acts()) {
      let_bots(app, thinker);
      screen.settle();
      continue;
    }
    std::vector<TargetPlace> answers = screen.places();
    std::erase_if(answers, [&](const TargetPlace& each) {
      return !each.choice || std::ranges::find(kHow, each.what) != kHow.end();
    });
    REQUIRE_FALSE(answers.empty());
    const TargetPlace& answer = answers[rng.below(static_cast<std::uint32_t>(answers.size()))];
    CAPTURE(answer.what);
    const std::size_t before = app.match().line().size();
    screen.click({answer.x, answer.y});
    REQUIRE(app.match().line().size() > before);
    ++asked.taps;
  }
  const Match& match = app.match();
  for (const Match::Node node : match.line_from(Match::kStart)) {
    const auto actor = match.game().actor(match.position_at(match.parent_of(node)));
    asked.moves += actor == seat_at(0) ? 1 : 0;
  }
  return asked;
}

}  // namespace

TEST_CASE("taps: a match of Vikings asks a person for far fewer than for all their moves") {
  const Asked ask = play_by_taps(first_among_bots("ask"));
  const Asked single = play_by_taps(first_among_bots("single"));
  const Asked gold_first = play_by_taps(first_among_bots("goldFirst"));
  for (const auto& [name, asked] :
       {std::pair{"ask", ask}, {"single", single}, {"goldFirst", gold_first}}) {
    MESSAGE(name << ": " << asked.taps << " taps for " << asked.moves << " moves");
  }
  CHECK(ask.taps < ask.moves);  // a tile is laid, and its viking stays, by one
  CHECK(single.taps < ask.taps);
  CHECK(gold_first.taps < single.taps);
}

}  // namespace meadhall::tests
