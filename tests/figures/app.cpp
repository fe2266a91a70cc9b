// Figures of the table's own in the app: brought as a file, shown, put back.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "match/link.h"
#include "tests/support/apps.h"

namespace meadhall::tests {
namespace {

app::App setting_up() {
  app::App app = started();
  obey(app, "new vikings");
  return app;
}

std::string page_of(const app::App& app) { return app::text_page(app); }

bool shows(const app::App& app, std::string_view words) {
  return page_of(app).find(words) != std::string::npos;
}

}  // namespace

TEST_CASE("figures: a text brought to a new match is taken, and told in one line") {
  app::App app = setting_up();
  CHECK(app.draft().data.empty());
  CHECK(shows(app, "Tiles, cards and prices are"));
  REQUIRE(app.import_text("\xef\xbb\xbf# ours\r\n tide 4\r\nmoon 7\r\n").ok());
  CHECK(app.draft().data == "moon: 7\ntide: 4\n");
  CHECK(app.draft().own_figures() == 2);
  REQUIRE(app.notice().has_value());
  CHECK(app.notice()->text == "Own figures: 2 lines differ from the game’s.");
  CHECK_FALSE(app.notice()->error);
  obey(app, "players 3");  // the notice goes, the line stays
  CHECK_FALSE(app.notice().has_value());
  CHECK(shows(app, "Own figures: 2 lines differ from the game’s."));
  CHECK_FALSE(shows(app, "Tiles, cards and prices are"));

  obey(app, "begin");
  CHECK(app.match().start().setup.data == "moon: 7\ntide: 4\n");
  obey(app, "rematch");
  CHECK(app.match().start().setup.data == "moon: 7\ntide: 4\n");
}

TEST_CASE("figures: the way back to the game's") {
  app::App app = setting_up();
  const std::string_view back =
      R"("command":"data","text":"Back to the game’s figures","enabled":)";
  CHECK(shows(app, std::string(back) + "false"));
  obey(app, "data moon 7");
  CHECK(app.draft().data == "moon: 7\n");
  CHECK(shows(app, "Own figures: 1 line differs from the game’s."));
  CHECK(shows(app, std::string(back) + "true"));
  obey(app, "data");
  CHECK(app.draft().data.empty());
  CHECK(shows(app, "Tiles, cards and prices are"));
}

TEST_CASE("figures: what is wrong in a text is said by its own lines, and nothing of it is taken") {
  app::App app = setting_up();
  obey(app, "data moon 7");
  const Result<void> taken = app.import_text("\n\n  sun: 3\n  stars: 3\n");
  REQUIRE_FALSE(taken.ok());
  CHECK(taken.error().message.arguments()[0].value == Message::Value(4));
  CHECK(taken.error().message.arguments()[1].value == Message::Value(3));
  CHECK(app.draft().data == "moon: 7\n");
  REQUIRE(app.notice().has_value());
  CHECK(app.notice()->error);
  refuses(app, "data stars 3", "save.line");
  CHECK(app.draft().data == "moon: 7\n");
}

TEST_CASE("figures: a text of the game's own changes nothing, and says so") {
  app::App app = setting_up();
  REQUIRE(app.import_text("moon: 0\nsun: 0").ok());
  CHECK(app.draft().data.empty());
  CHECK(app.notice()->text == "Nothing in this text differs from the game’s own figures.");
}

TEST_CASE("figures: saves and links are opened at a new match as before") {
  app::App app = setting_up();
  REQUIRE(app.import_text(write_link(new_match(2, 3))).ok());
  CHECK(app.screen() == app::Screen::table);
  const Result<void> elsewhere = app.import_text("moon: 7");
  REQUIRE_FALSE(elsewhere.ok());
  CHECK(elsewhere.error().message.id() == "saves.neither");
}

TEST_CASE("figures: they are saved as a file: the game's, or the lines of the table's own") {
  app::App app = setting_up();
  const auto saved = [&] {
    (void)app.take_effects();
    obey(app, "figures save");
    for (const app::Effect& effect : app.take_effects()) {
      if (effect.kind == app::Effect::Kind::save_file) return effect.key + ":\n" + effect.text;
    }
    return std::string();
  };
  CHECK(saved() == "vikings-figures.txt:\nmoon: 0\nsun: 0\ntide: 0\n");
  obey(app, "data moon 7");
  CHECK(saved() == "vikings-figures.txt:\nmoon: 7\n");
}

TEST_CASE("figures: a new draft begins with the game's") {
  app::App app = setting_up();
  obey(app, "data moon 7");
  obey(app, "hall");
  obey(app, "new vikings");
  CHECK(app.draft().data.empty());
}

}  // namespace meadhall::tests
