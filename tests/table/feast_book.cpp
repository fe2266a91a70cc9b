#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "app/teaching/feast/feast.h"
#include "tests/support/apps.h"
#include "tests/support/headless.h"
#include "tests/support/layout_faults.h"

// The book of A Feast for Odin on the screen.

namespace meadhall::tests {
namespace {

TEST_CASE("Feast's book: each chapter is laid out well in every language") {
  for (const std::string_view language : {"en", "cs", "pl", "ru"}) {
    Headless screen(started());
    screen.order("setting language " + std::string(language));
    for (const app::Chapter& chapter : app::feast_teaching::book().chapters) {
      CAPTURE(language);
      CAPTURE(chapter.id);
      screen.order("rules feast " + std::string(chapter.id));
      for (const By by : {By::mouse, By::touch}) {
        const float width = by == By::mouse ? 1440 : 390;
        const float height = by == By::mouse ? 900 : 844;
        screen.resize(width, height, by);
        for (const LayoutFault& fault : layout_faults(screen, width, height, by)) {
          CHECK_MESSAGE(false, fault.kind << ": " << fault.what);
        }
      }
    }
  }
}

TEST_CASE("Feast's book: the sign on the card opens the chapter of what is asked") {
  Headless screen(at_table("#new/feast?players=2&seed=5"));
  screen.settle();
  screen.click("card-rules");
  CHECK(screen.app.screen() == app::Screen::rules);
  CHECK(screen.app.reader().book().game == "feast");
  CHECK(screen.app.reader().chapter().id == "actions");
}

}  // namespace
}  // namespace meadhall::tests
