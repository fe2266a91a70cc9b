#include "tests/support/lessons.h"

#include <doctest/doctest.h>

#include "tests/support/apps.h"

namespace meadhall::tests {
namespace {

bool says(const app::App& app, std::string_view part) {
  return app.notice() && app.notice()->text.find(part) != std::string::npos;
}

void try_all(app::App& app, const std::string& answer) {
  const std::size_t step = app.lesson()->step();
  const std::uint64_t before = digest(app.match());
  const auto stays = [&] {
    CHECK(app.lesson()->step() == step);
    CHECK(digest(app.match()) == before);
  };
  CHECK_FALSE(app.lesson()->marked());
  MoveList legal;
  app.match().game().legal(app.match().position(), legal);
  CHECK(legal.size() > 1);
  for (const Move move : legal) {
    const std::string other = app.match().game().text(move);
    CHECK(offers_move(app, other));
    if (other == answer) continue;
    obey(app, other);
    CHECK_FALSE(app.notice()->error);
    CHECK(says(app, ". Try "));
    stays();
  }
  CHECK_FALSE(app.command("next").ok());
  stays();
  obey(app, answer);
  CHECK(says(app, "Right: "));
  CHECK(app.lesson()->step() == step + 1);
}

}  // namespace

bool offers_move(const app::App& app, const std::string& moves) {
  return page_has(app, "\"code\":\"" + moves + "\"");
}

int try_free_choices(app::App& app) {
  int asked = 0;
  while (!app.lesson()->last()) {
    CAPTURE(app.lesson()->step());
    const std::string answer = app.lesson()->way_on();
    if (app.lesson()->asks()) {
      ++asked;
      try_all(app, answer);
    } else {
      obey(app, answer);
    }
  }
  return asked;
}

}  // namespace meadhall::tests
