#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.h"
#include "games/feast/moves.h"
#include "games/feast/state.h"
#include "tests/support/apps.h"
#include "tests/support/headless.h"
#include "tests/support/layout_faults.h"
#include "tests/support/matches.h"

// Stages of A Feast for Odin: dice, and things to be picked, in place of the action board.

namespace meadhall::tests {
namespace {

using table::TargetPlace;

struct Size {
  float width;
  float height;
  By by;
};
constexpr std::array<Size, 4> kSizes = {
    {{1440, 900, By::mouse}, {1024, 768, By::mouse}, {390, 844, By::touch}, {844, 390, By::touch}}};

const feast::State& state_of(const app::App& app) {
  return app.match().position().as<feast::State>();
}

bool has_stage(const feast::State& state) {
  using enum feast::Do;
  constexpr std::array kOnStages = {dice,    upgrade,  overseas, sale, forge,   mountain,
                                    explore, emigrate, play,     keep, effects, moment};
  return !state.agenda.empty() &&
         std::ranges::find(kOnStages, state.agenda.top().what) != kOnStages.end();
}

// The name of the target that gives this answer on a stage; nothing if it is a button of the card.
bool stands_on_stage(const std::vector<TargetPlace>& places, Move move) {
  return std::ranges::any_of(places, [move](const TargetPlace& place) {
    const bool named = place.what == "pay" || place.what == "take" || place.what == "pick";
    return named && place.choice && place.a == move.code;
  });
}

bool stands_on_card(const std::vector<TargetPlace>& places, Move move) {
  constexpr std::array<std::pair<Move, std::string_view>, 5> kButtons = {
      {{feast::kRoll, "roll"},
       {feast::kFail, "fail"},
       {feast::kDone, "done"},
       {feast::kNo, "no"},
       {feast::kArrange, "arrange"}}};
  return std::ranges::any_of(kButtons, [&](const auto& button) {
    return button.first == move && std::ranges::any_of(places, [&](const TargetPlace& place) {
             return place.what == button.second;
           });
  });
}

// All that is drawn, also what has to be scrolled to.
std::vector<TargetPlace> all_places(Headless& screen) {
  std::vector<TargetPlace> all = screen.places();
  const auto answer = std::ranges::find_if(
      all, [](const TargetPlace& place) { return place.choice && place.region != 0; });
  if (answer == all.end()) return all;
  screen.move_to({answer->x, answer->y});
  for (int i = 0; i < 30; ++i) {
    screen.wheel(-2);
    const std::vector<TargetPlace> more = screen.places();
    all.insert(all.end(), more.begin(), more.end());
  }
  return all;
}

// Calls visit(app) at a few decisions of each kind that is answered on a stage.
template <class Visit>
void for_each_stage(int of_each, Visit visit) {
  std::map<feast::Do, int> met;
  for (int seed = 1; seed <= 12; ++seed) {
    const std::string start = "#new/feast?players=3&seed=" + std::to_string(seed);
    app::App app = at_table(start);
    Rng rng(static_cast<std::uint64_t>(seed));
    while (!app.match().over()) {
      if (app.handing_over()) obey(app, "ready");
      const feast::State& state = state_of(app);
      if (has_stage(state) && met[state.agenda.top().what]++ < of_each) {
        CAPTURE(seed);
        CAPTURE(static_cast<int>(state.agenda.top().what));
        visit(app);
      }
      obey(app, "play " + app.match().game().text(any_move(app.match(), rng)));
    }
  }
}

}  // namespace

TEST_CASE("Feast: every answer of a decision on a stage has its place there or on the card") {
  for_each_stage(3, [](const app::App& app) {
    Headless screen(app);
    for (const Size& size : kSizes) {
      screen.resize(size.width, size.height, size.by);
      screen.settle();
      const std::vector<TargetPlace> places = all_places(screen);
      // A row on the card for each of them where something has no place on the stage.
      if (std::ranges::find(places, "answer", &TargetPlace::what) != places.end()) continue;
      MoveList moves;
      app.match().game().legal(app.match().position(), moves);
      for (const Move move : moves) {
        CAPTURE(app.match().game().text(move));
        CAPTURE(size.width);
        CHECK((stands_on_stage(places, move) || stands_on_card(places, move)));
      }
    }
  });
}

TEST_CASE("Feast: with a finger the first touch of an answer only points, the second gives it") {
  for_each_stage(1, [](const app::App& app) {
    Headless screen(app, 390, 844, By::touch);
    screen.settle();
    const std::vector<TargetPlace> places = screen.places();
    const auto answer = std::ranges::find_if(
        places, [](const TargetPlace& place) { return place.choice && place.region != 0; });
    if (answer == places.end() || answer->what == "answer") return;
    const std::size_t before = screen.app.log().size();
    screen.click({answer->x, answer->y});
    CHECK(screen.app.log().size() == before);
    screen.click({answer->x, answer->y});
    CHECK(screen.app.log().size() > before);
  });
}

TEST_CASE("Feast: stages are laid out well at every size, in any language and size of letters") {
  constexpr std::array<std::string_view, 4> kLanguages = {"en", "ru", "pl", "cs"};
  constexpr std::array<std::string_view, 3> kLetters = {"100", "150", "80"};
  std::size_t look = 0;
  for_each_stage(3, [&](app::App app) {
    obey(app, "setting language " + std::string(kLanguages[look % kLanguages.size()]));
    obey(app, "setting textSize " + std::string(kLetters[look % kLetters.size()]));
    ++look;
    Headless screen(std::move(app));
    for (const Size& size : kSizes) {
      screen.resize(size.width, size.height, size.by);
      screen.settle();
      CAPTURE(size.width);
      CAPTURE(look);
      for (const LayoutFault& fault : layout_faults(screen, size.width, size.height, size.by)) {
        CHECK_MESSAGE(false, fault.kind << ": " << fault.what);
      }
    }
  });
}

}  // namespace meadhall::tests
