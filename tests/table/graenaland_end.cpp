#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <set>
#include <string>
#include <utility>

#include "core/rng.h"
#include "games/graenaland/moves.h"
#include "games/graenaland/rules.h"
#include "games/graenaland/state.h"
#include "tests/support/apps.h"
#include "tests/support/headless.h"

// What moves in place on Graenaland's table.

namespace meadhall::tests {
namespace {

using app::App;
using graenaland::State;

int count_of(const State& state, graenaland::Work work) {
  int n = 0;
  for (const graenaland::Land& land : state.lands) n += (land.works & bit(work)) != 0 ? 1 : 0;
  return n;
}

// A match of persons up to the move that builds such a work, and that move.
std::pair<App, std::string> before_building(graenaland::Work work) {
  const auto wanted = static_cast<graenaland::Construction>(
      static_cast<int>(graenaland::Construction::road) + static_cast<int>(work));
  for (int seed = 1; seed < 80; ++seed) {
    App app = at_table("#new/graenaland?players=4&seed=" + std::to_string(seed));
    Rng rng(static_cast<std::uint64_t>(seed));
    for (int made = 0; made < 400 && !app.match().over(); ++made) {
      if (app.handing_over()) obey(app, "ready");
      const State state = app.match().position().as<State>();
      Move move = any_move(app.match(), rng);
      MoveList legal;
      app.match().game().legal(app.match().position(), legal);
      for (const Move each : legal) {
        const bool builds = graenaland::kind_of(each) == graenaland::MoveKind::build;
        if (builds && graenaland::what_of(each) == wanted) move = each;
      }
      if (count_of(graenaland::supposed(state, move), work) > count_of(state, work)) {
        std::string words = app.match().game().text(move);
        return {std::move(app), std::move(words)};
      }
      obey(app, app.match().game().text(move));
    }
  }
  FAIL("never built");
  return {};
}

TEST_CASE("graenaland: a road and a palisade grow where they lie") {
  for (const graenaland::Work work : {graenaland::Work::road, graenaland::Work::palisade}) {
    CAPTURE(static_cast<int>(work));
    auto [app, move] = before_building(work);
    Headless screen(std::move(app));
    screen.reduced_motion = false;
    screen.settle();
    obey(screen.app, move);
    // What is seen of it grows: another clip in each frame. What travels is not clipped.
    std::set<std::array<long, 4>> clips;
    for (int i = 0; i < 24; ++i) {
      screen.frame();
      for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
        for (const ImDrawCmd& part : list->CmdBuffer) {
          const ImVec4& clip = part.ClipRect;
          clips.insert(
              {std::lround(clip.x), std::lround(clip.y), std::lround(clip.z), std::lround(clip.w)});
        }
      }
      if (i == 0) clips.clear();
    }
    CHECK(screen.table.animating());
    CHECK(clips.size() > 12);
    screen.settle();
    CHECK_FALSE(screen.table.animating());
  }
}

}  // namespace
}  // namespace meadhall::tests
