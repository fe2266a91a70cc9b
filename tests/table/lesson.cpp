#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "app/teaching/lesson.h"
#include "tests/support/apps.h"
#include "tests/support/headless.h"

// Lessons, as they are drawn.

namespace meadhall::tests {
namespace {

struct Size {
  float width;
  float height;
  By by;
};

// The last line of a paragraph that is drawn whole ends as the paragraph does.
bool seen_whole(const Headless& screen, std::string_view paragraph) {
  return std::ranges::any_of(screen.words, [&](const table::Written& line) {
    return line.words.size() > 1 && paragraph.ends_with(line.words) &&
           line.area.bottom() <= line.clip.bottom() + 1;
  });
}

void see_every_card(std::string_view game, std::string_view language, const Size& size) {
  app::App app;
  app.remember(app::kSettingsKey, "language " + std::string(language) + "\n");
  app.start("", "en", 1);
  obey(app, "learn " + std::string(game));
  Headless screen(std::move(app), size.width, size.height, size.by);
  for (;;) {
    for (int told = 0; told < 40 && screen.has("scoring-next"); ++told) {
      screen.click("scoring-next");
    }
    screen.settle();
    const app::Lesson& lesson = *screen.app.lesson();
    const std::string words = screen.app.say(lesson.words());
    CAPTURE(game);
    CAPTURE(language);
    CAPTURE(size.width);
    CAPTURE(words);
    CHECK(seen_whole(screen, words));
    if (lesson.last()) break;
    screen.order(lesson.way_on());
  }
}

TEST_CASE("lesson: every card is seen whole, to its last word") {
  for (const Size& size : {Size{1440, 900, By::mouse}, Size{1366, 768, By::mouse},
                           Size{1024, 768, By::mouse}, Size{390, 844, By::touch}}) {
    for (const std::string_view language : {"en", "pl"}) {
      see_every_card("vikings", language, size);
      see_every_card("feast", language, size);
    }
  }
}

}  // namespace
}  // namespace meadhall::tests
