#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/screens/kept_words.h"
#include "app/teaching/teaching.h"
#include "games/registry.h"
#include "tests/support/any_match.h"
#include "tests/support/apps.h"
#include "tests/support/layout_faults.h"
#include "tests/support/scenes.h"

// Where there is little room: what is asked, and what it is about, are seen all the same.

namespace meadhall::tests {
namespace {

using app::App;
using table::TargetPlace;

struct Box {
  float left;
  float top;
  float right;
  float bottom;

  explicit Box(const TargetPlace& of)
      : left(of.x - of.width / 2),
        top(of.y - of.height / 2),
        right(of.x + of.width / 2),
        bottom(of.y + of.height / 2) {}
  explicit Box(const table::Rect& area)
      : left(area.x), top(area.y), right(area.right()), bottom(area.bottom()) {}
  bool within(float width, float height) const {
    return left >= -0.5F && top >= -0.5F && right <= width + 0.5F && bottom <= height + 0.5F;
  }
  bool meets(const Box& other) const {
    return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
  }
};

bool writes(const Headless& screen, std::string_view words) {
  return std::ranges::any_of(screen.words, [&](const table::Written& line) {
    return line.words == words && line.area.y >= line.clip.y - 1 &&
           line.area.bottom() <= line.clip.bottom() + 1;
  });
}

TEST_CASE("small screens: the end has its names, points by source, totals and answers") {
  for (const std::string_view name : {"result", "result-advanced"}) {
    const NamedScene& each = scene(name);
    Headless screen(each.app(""));
    if (each.hands != nullptr) each.hands(screen);
    for (const auto& [width, height] : {std::pair{640.0F, 360.0F}, {844.0F, 390.0F}}) {
      CAPTURE(name);
      CAPTURE(width);
      screen.resize(width, height, By::touch);
      const Match& match = screen.app.match();
      const ScoreSheet sheet = match.game().score(match.position());
      const auto sources = std::ranges::count_if(sheet.lines, [&](const ScoreSheet::Line& line) {
        return writes(screen, screen.app.say(line.category));
      });
      CHECK(sources >= 1);
      for (std::size_t i = 0; i < match.start().seats.size(); ++i) {
        CHECK(writes(screen, match.start().seats[i].name));
        CHECK(writes(screen, std::to_string(sheet.totals[i])));
      }
      for (const LayoutFault& fault : layout_faults(screen, width, height, By::touch)) {
        CHECK_MESSAGE((fault.kind != "crossed" && fault.kind != "outside"),
                      fault.kind << " " << fault.what);
      }
      for (const std::string_view answer : {"rematch", "replay", "boards", "hall"}) {
        CHECK(Box(screen.find(answer)).within(width, height));
      }
    }
  }
}

// 1366 × 768, and the same at 200 %.
TEST_CASE("small screens: the card of a payment is seen whole and covers nothing of the wheel") {
  for (const auto& [width, height] : {std::pair{1366.0F, 768.0F}, {683.0F, 384.0F}}) {
    for (const std::string_view name : {"paying", "deal"}) {
      CAPTURE(width);
      CAPTURE(name);
      Headless screen(scene(name).app(""), width, height);
      if (name == "deal") {  // the dearest, which 20 gold and 10 points can pay in many ways
        screen.order("take 11");
        REQUIRE(screen.app.topic() == "pay");
      }
      std::vector<Box> pairs;
      std::vector<Box> answers;
      for (const TargetPlace& place : screen.places()) {
        if (place.what == "pair") pairs.emplace_back(place);
        if (place.what.starts_with("pay") || place.what == "card-rules") {
          answers.emplace_back(place);
        }
      }
      CHECK(pairs.size() >= 8);
      CHECK(answers.size() >= 2);
      for (const Box& answer : answers) {
        CHECK(answer.within(width, height));
        for (const Box& pair : pairs) CHECK_FALSE(answer.meets(pair));
      }
    }
  }
}

TEST_CASE("small screens: turned, a tablet and a phone show the question and its answers") {
  for (const std::string_view name : {"middle", "placing", "drafting", "auction", "special"}) {
    CAPTURE(name);
    Headless screen(scene(name).app(""), 768, 1024, By::touch);
    if (screen.has("sheet")) screen.click("sheet", 1U);  // the outlook was looked at before
    screen.resize(844, 390, By::touch);
    const std::vector<TargetPlace> places = screen.places();
    std::size_t answers = 0;
    for (const TargetPlace& place : places) {
      if (!place.choice || !Box(place).within(844, 390)) continue;
      ++answers;
      CHECK(std::min(place.width, place.height) > 20);
    }
    CHECK(answers >= 1);
    CHECK(screen.has("card-rules"));
  }
}

TEST_CASE("small screens: what a copied link says lies over the bar of a phone, over no answer") {
  Headless screen(scene("deal").app(""), 390, 844, By::touch);
  const auto pairs = [&] {
    std::vector<Box> all;
    for (const TargetPlace& place : screen.places()) {
      if (place.what == "pair") all.emplace_back(place);
    }
    return all;
  };
  screen.order("link");
  REQUIRE(screen.app.notice());
  const std::string& notice = screen.app.notice()->text;
  std::vector<table::Rect> lines;  // of what it says
  for (const table::Written& line : screen.words) {
    if (line.words.size() > 8 && notice.find(line.words) != std::string::npos) {
      lines.push_back(line.area);
    }
  }
  REQUIRE_FALSE(lines.empty());
  CHECK(pairs().size() >= 8);
  for (const Box& pair : pairs()) {
    for (const table::Rect& line : lines) CHECK_FALSE(pair.meets(Box(line)));
  }
}

TEST_CASE("small screens: the puzzle of the day and its streak, or its name, are read whole") {
  for (const std::string_view language : {"en", "cs", "pl", "ru"}) {
    for (const int letters : {100, 150}) {
      App app;
      app.set_clock([] { return std::int64_t{20'781} * 86'400; });
      app.remember(app::teaching_of("vikings").daily.key, "20781 128 128 300");
      app.remember(app::kSettingsKey, "language " + std::string(language) + "\ntextSize " +
                                          std::to_string(letters) + "\n");
      app.start("", "en", 1);
      Headless screen(std::move(app), 360, 2400, By::touch);
      CAPTURE(language);
      CAPTURE(letters);
      const std::string label = app::daily_words(screen.app, "vikings");
      CHECK(label.find("128") != std::string::npos);
      CHECK(writes(screen, letters == 100 ? label : screen.app.say("challenge.daily")));
      CHECK(screen.find("daily").width <= 360);
    }
  }
}

TEST_CASE("menu: its entries stand in groups, and taking back says who must agree") {
  Headless screen(played(4, "#new/vikings?players=2&seed=5"), 1440, 900);
  screen.click("menu");
  CHECK(writes(screen, screen.app.say("app.take_back_agreed")));
  std::vector<TargetPlace> entries;
  for (const TargetPlace& place : screen.places()) {
    if (place.what == "menu-entry") entries.push_back(place);
  }
  std::ranges::sort(entries, {}, &TargetPlace::y);
  REQUIRE(entries.size() >= 10);
  int groups = 1;
  const float usual = entries[1].y - entries[0].y;
  for (std::size_t i = 1; i < entries.size(); ++i) {
    groups += entries[i].y - entries[i - 1].y > usual + 2 ? 1 : 0;
  }
  CHECK(groups >= 4);
}

TEST_CASE(
    "table: moves that were taken back move nothing one plays on, and the menu leads to them") {
  for (const Game* game : all_games()) {
    CAPTURE(game->info.id);
    const std::string invitation = "#new/" + std::string(game->info.id) + "?players=3&seed=5";
    for (const auto& [width, height] : {std::pair{390.0F, 844.0F}, {844.0F, 390.0F}}) {
      CAPTURE(width);
      App app = at_table(invitation);
      const auto take_device = [](App& each) {
        if (each.handing_over()) obey(each, "ready");
      };
      Rng rng(3);
      for (int i = 0; i < 6; ++i) {
        take_device(app);
        obey(app, game->text(any_move(app.match(), rng)));
      }
      take_device(app);
      Headless screen(std::move(app), width, height, By::touch);
      const std::vector<TargetPlace> before = screen.places();
      const std::uint64_t there = screen.app.match().line().size();
      screen.order(game->text(any_move(screen.app.match(), rng)));
      take_device(screen.app);
      screen.order("undo");
      take_device(screen.app);
      REQUIRE(screen.app.match().line().size() == there);
      screen.settle();
      const std::vector<TargetPlace> now = screen.places();
      for (const TargetPlace& place : before) {
        CAPTURE(place.what);
        CHECK(std::ranges::any_of(now, [&](const TargetPlace& each) {
          return each.what == place.what && each.a == place.a && each.b == place.b &&
                 each.x == place.x && each.y == place.y && each.height == place.height;
        }));
      }
      screen.click("menu");
      const std::string& live = screen.app.say("app.replay_live");
      const auto entry = std::ranges::find(screen.words, live, &table::Written::words);
      REQUIRE(entry != screen.words.end());
      screen.click({entry->area.x + 4, entry->area.y + 4});
      CHECK_FALSE(screen.app.match().can_redo());
    }
  }
}

}  // namespace
}  // namespace meadhall::tests
