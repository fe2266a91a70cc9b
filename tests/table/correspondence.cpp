#include <doctest/doctest.h>

#include <algorithm>
#include <utility>

#include "tests/support/apps.h"
#include "tests/support/headless.h"

// Matches between devices, as they are drawn: all that takes a link there and back, by clicks.

namespace meadhall::tests {
namespace {

using app::App;
using app::Effect;
using app::Screen;

// What the last click offered to be sent.
std::string sent(App& app) {
  std::string link;
  for (const Effect& effect : app.take_effects()) {
    if (effect.kind == Effect::Kind::copy || effect.kind == Effect::Kind::share) link = effect.text;
  }
  return link;
}

void play_turn(App& app) {
  const std::optional<Seat> self = app.session().actor();
  while (app.session().actor() == self && app.asked()) {
    MoveList moves;
    app.match().game().legal(app.match().position(), moves);
    obey(app, app.match().game().text(moves[0]));
  }
}

// A match of two, whose second player plays elsewhere, after the first turn.
App first_turn_played() {
  App app = started({}, "#new/vikings?players=2&seed=6");
  for (const char* line : {"bot 2 remote", "begin", "setting obviousMoves ask"}) obey(app, line);
  play_turn(app);
  (void)app.take_effects();
  return app;
}

TEST_CASE("elsewhere: a seat is given to another device where players are chosen") {
  Headless screen(started({}, "#new/vikings?players=2&seed=6"));
  screen.settle();
  screen.click("who", 2);
  const auto places = screen.places();
  const auto by_link = std::ranges::find_if(places, [](const table::TargetPlace& each) {
    return each.what == "bot" && each.a == 2 && each.b == kBotLevels + 2U;
  });
  REQUIRE(by_link != places.end());
  screen.click(ImVec2{by_link->x, by_link->y});
  screen.click("begin");
  REQUIRE(screen.app.screen() == Screen::table);
  CHECK_FALSE(screen.app.match().is_remote(seat_at(0)));
  CHECK(screen.app.match().is_remote(seat_at(1)));
}

TEST_CASE("elsewhere: a click sends the match; opened there, news, ready and the answers follow") {
  struct Size {
    float width;
    float height;
    By by;
  };
  for (const Size& size : {Size{1440, 900, By::mouse}, Size{390, 844, By::touch}}) {
    CAPTURE(size.width);
    std::string link;
    {
      Headless here(first_turn_played(), size.width, size.height, size.by);
      here.settle();
      CHECK(here.has("play-here"));
      here.click("send");
      link = sent(here.app);
      CHECK(link.ends_with("/2"));
    }
    Headless there(started({}, link), size.width, size.height, size.by);
    there.settle();
    CHECK(there.has("since"));
    CHECK(there.app.arrived());
    there.click("ready");
    CHECK_FALSE(there.app.arrived());
    CHECK(there.app.viewer() == seat_at(1));
    CHECK(std::ranges::any_of(there.places(), &table::TargetPlace::choice));
  }
}

TEST_CASE("elsewhere: the hall leads to the matches between devices") {
  Headless screen(first_turn_played());
  screen.order("new vikings");
  screen.order("begin");
  screen.order("hall");
  screen.settle();
  screen.click("letters");
  CHECK(screen.app.screen() == Screen::saves);
}

TEST_CASE("elsewhere: the end is sent from the end screen, a link is copied where nobody waits") {
  App app = first_turn_played();
  App other = started();
  while (!app.match().over()) {
    obey(app, "send");
    other.open_fragment(sent(app));
    obey(other, "ready");
    obey(other, "setting obviousMoves ask");
    play_turn(other);
    std::swap(app, other);
  }
  Headless screen(std::move(app));
  screen.settle();
  if (!screen.has("rematch")) screen.key(ImGuiKey_Escape);
  (void)screen.app.take_effects();
  REQUIRE(screen.has("send"));
  CHECK_FALSE(screen.has("copy-link"));
  screen.click("send");
  other.open_fragment(sent(screen.app));
  CHECK(other.match().over());
}

TEST_CASE("elsewhere: the menu sends a match to whoever is to act") {
  App app = at_table();
  play_turn(app);
  Headless screen(std::move(app));
  screen.settle();
  (void)screen.app.take_effects();
  screen.click("menu");
  const auto words = std::ranges::find_if(
      screen.words, [](const table::Written& each) { return each.words.starts_with("Send to "); });
  REQUIRE(words != screen.words.end());
  screen.click(ImVec2{words->area.center().x, words->area.center().y});
  CHECK_FALSE(sent(screen.app).empty());
  CHECK(screen.app.waits_for_remote());
}

}  // namespace
}  // namespace meadhall::tests
