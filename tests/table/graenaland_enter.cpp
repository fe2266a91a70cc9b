#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "games/graenaland/state.h"
#include "tests/support/apps.h"
#include "tests/support/headless.h"
#include "tests/support/layout_faults.h"

// The question which of two waiting heroes enters: rare, and so it is looked at by itself.

namespace meadhall::tests {
namespace {

using app::App;
using graenaland::State;
using graenaland::Step;

// Three play; Astrid's priest and her skald wait for P1, which her warrior has just left.
const std::string kBothWait =
    "#match/graenaland/"
    "AYkc1alljj0OwjAMRv0TO00alBllrsQxYICJSyBRpK6lCxfgKJwTJx1AqgfLfvqeZeJBARCs3HWcH"
    "qin5zJPd5LLPL5uM7NIDCHn3Nuoqt5LbT6G9KMNaoWV_"
    "cMtMzGlzcUWTMlQcQBJ3tR1EbAVoABZ7wf5NEwFkRC5fo3KNQsR"
    "uEjdmwDeIFi00LrzUSSfV704M-2gNH9H-wMgfQE.fTxrmKWGpnXHH26dwxFBa8d-"
    "ERCEPTDQFIwEGSXBEfnmsDxuAvUuIBZ"
    "dVRVjNb102OJ0OCRdNC-0EesaG7qgQcdwXuWnhNnvkXaRbUgaU3VXPUb3De";

App both_wait() {
  App app = started({}, kBothWait);
  if (app.handing_over()) obey(app, "ready");
  REQUIRE(app.match().position().as<State>().step == Step::enter);
  return app;
}

TEST_CASE("graenaland: who enters is laid out well at every size") {
  constexpr std::array<std::pair<float, float>, 6> kSizes = {
      {{1440, 900}, {1024, 768}, {768, 1024}, {844, 390}, {390, 844}, {360, 640}}};
  for (const std::string_view language : {"en", "cs", "pl", "ru"}) {
    CAPTURE(language);
    App app = both_wait();
    obey(app, "setting language " + std::string(language));
    Headless screen(std::move(app));
    for (const auto& [width, height] : kSizes) {
      for (const By by : {By::mouse, By::touch}) {
        CAPTURE(width);
        CAPTURE((by == By::touch));
        screen.resize(width, height, by);
        for (const LayoutFault& fault : layout_faults(screen, width, height, by)) {
          // Crests are of every question's table.
          CHECK_MESSAGE(fault.what.starts_with("peek"), fault.kind << ": " << fault.what);
        }
      }
    }
  }
}

TEST_CASE("graenaland: a click on one of two who wait lets that one enter") {
  Headless screen(both_wait(), 1440, 900);
  screen.settle();
  const auto places = screen.places();
  const auto skald = std::ranges::find_if(places, [](const table::TargetPlace& each) {
    return each.what == "send-hero" && each.b == 2;
  });
  REQUIRE(skald != places.end());
  screen.click(ImVec2{skald->x, skald->y});
  screen.settle();
  const auto& heroes = screen.app.match().position().as<State>().players[1].hero_at;
  CHECK(graenaland::is_on_map(heroes[2]));
  CHECK(graenaland::is_waiting(heroes[1]));
}

}  // namespace
}  // namespace meadhall::tests
