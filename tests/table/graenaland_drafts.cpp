#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "games/graenaland/state.h"
#include "games/graenaland/votes.h"
#include "tests/support/apps.h"
#include "tests/support/graenaland_steps.h"
#include "tests/support/headless.h"

// What is laid out by hand at the table of Graenaland and not said yet: shares of a land, a price.

namespace meadhall::tests {
namespace {

using graenaland::State;
using graenaland::Step;
using table::Point;
using table::TargetPlace;

// A land whose cards are shared among several, at a proposal.
std::optional<std::uint32_t> shared_land(const State& state) {
  if (state.step != Step::propose) return std::nullopt;
  for (std::size_t place = 0; place < graenaland::land_count(state); ++place) {
    const graenaland::Votes votes = graenaland::votes_on(state, place);
    const bool several = (votes.voters() & (votes.voters() - 1)) != 0;
    if (graenaland::cards_at(state.lands[place]) >= 3 && several && votes.of_seat(state.turn) > 0) {
      return static_cast<std::uint32_t>(place);
    }
  }
  return std::nullopt;
}

bool can_share(const State& state) { return shared_land(state).has_value(); }

void drag(Headless& screen, ImVec2 from, ImVec2 to) {
  screen.press(from);
  for (int i = 1; i <= 6; ++i) {
    const float part = static_cast<float>(i) / 6;
    screen.move_to({from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part});
  }
  screen.release();
}

ImVec2 head_of(const TargetPlace& bowl) { return {bowl.x, bowl.y - bowl.height / 2 + 10}; }

TargetPlace bowl_of(const Headless& screen, std::uint32_t seat) {
  return screen.find("bowl", seat);
}

std::size_t laid(const Headless& screen, std::uint32_t seat) {
  const auto all = all_of(screen, "laid");
  return static_cast<std::size_t>(std::ranges::count(all, seat, &TargetPlace::a));
}

}  // namespace

TEST_CASE("graenaland: a click on a bowl that slips a little still lays the card") {
  Headless screen(at_step(4, can_share));
  screen.click("store", shared_land(state_of(screen)));
  const TargetPlace bowl = all_of(screen, "bowl").front();
  const ImVec2 at = head_of(bowl);
  drag(screen, at, {at.x + 14, at.y + 3});
  CHECK(laid(screen, bowl.a) == 1);
}

TEST_CASE("graenaland: once all is given out a card is still carried from bowl to bowl") {
  Headless screen(at_step(4, can_share));
  screen.click("store", shared_land(state_of(screen)));
  const auto bowls = all_of(screen, "bowl");
  REQUIRE(bowls.size() >= 2);
  const std::uint32_t from = bowls[0].a;
  const std::uint32_t to = bowls[1].a;
  while (!all_of(screen, "pile").empty()) screen.click(head_of(bowl_of(screen, from)));
  const std::size_t all = laid(screen, from);
  REQUIRE(all >= 3);
  const TargetPlace card = screen.find("laid", from);
  const TargetPlace bowl = bowl_of(screen, to);
  drag(screen, {card.x, card.y}, head_of(bowl));
  CHECK(laid(screen, from) == all - 1);
  CHECK(laid(screen, to) == 1);
}

TEST_CASE("graenaland: a draft is dropped by undo and by Escape, and never part of the match") {
  Headless screen(at_step(4, can_share));
  const std::size_t moves = screen.app.match().line().size();
  screen.click("store", shared_land(state_of(screen)));
  screen.click(head_of(all_of(screen, "bowl").front()));
  CHECK(screen.app.match().line().size() == moves);
  CHECK(!all_of(screen, "laid").empty());
  screen.key(ImGuiKey_Escape);
  CHECK(all_of(screen, "laid").empty());
  CHECK(screen.has("bowl"));
  screen.key(ImGuiKey_Escape);
  CHECK_FALSE(screen.has("bowl"));
  CHECK(screen.app.match().line().size() == moves);
  undo_agreed(screen.app);
  screen.settle();
  CHECK_FALSE(screen.has("bowl"));
}

TEST_CASE("graenaland: what is laid for one land lies there after a look at another") {
  // The lands for which whoever is to propose may.
  const auto lands = [](const State& state) {
    std::vector<std::uint32_t> places;
    if (!can_share(state)) return places;
    for (std::size_t place = 0; place < graenaland::land_count(state); ++place) {
      const graenaland::Votes votes = graenaland::votes_on(state, place);
      const bool several = (votes.voters() & (votes.voters() - 1)) != 0;
      const bool own = votes.of_seat(state.turn) > 0;
      if (several && own && graenaland::cards_at(state.lands[place]) > 0) {
        places.push_back(static_cast<std::uint32_t>(place));
      }
    }
    return places;
  };
  Headless screen(at_step(4, [&](const State& state) { return lands(state).size() > 1; }));
  const std::vector<std::uint32_t> places = lands(state_of(screen));
  screen.click("store", places[0]);
  screen.click(head_of(all_of(screen, "bowl").front()));
  REQUIRE(all_of(screen, "laid").size() == 1);
  const TargetPlace card = all_of(screen, "laid").front();
  screen.click("store", places[1]);
  CHECK(all_of(screen, "laid").empty());
  screen.click("store", places[0]);
  REQUIRE(all_of(screen, "laid").size() == 1);
  CHECK(all_of(screen, "laid").front().a == card.a);
  CHECK(all_of(screen, "laid").front().b == card.b);
  // Escape puts the cards back, then leaves the land.
  screen.key(ImGuiKey_Escape);
  CHECK(all_of(screen, "laid").empty());
  screen.key(ImGuiKey_Escape);
  CHECK_FALSE(screen.has("bowl"));
}

TEST_CASE("graenaland: Undo takes back a draft before a move") {
  Headless screen(at_step(4, can_share));
  const std::size_t moves = screen.app.match().line().size();
  screen.click("store", shared_land(state_of(screen)));
  screen.click(head_of(all_of(screen, "bowl").front()));
  screen.click("undo");
  CHECK(all_of(screen, "laid").empty());
  CHECK(screen.has("bowl"));
  screen.key(ImGuiKey_U);
  CHECK_FALSE(screen.has("bowl"));
  CHECK(screen.app.match().line().size() == moves);
  CHECK_FALSE(screen.app.notice());
}

TEST_CASE("graenaland: what a card did is said once, and not with all that is pointed at") {
  Headless screen(at_step(4, can_share));
  screen.click("store", shared_land(state_of(screen)));
  const TargetPlace bowl = all_of(screen, "bowl").front();
  screen.press(head_of(bowl));
  ImGui::GetIO().AddMouseButtonEvent(0, false);
  int said = 0;
  for (int i = 0; i < 12; ++i) {
    screen.frame();
    const std::string& name = screen.app.match().start().seats[bowl.a].name;
    if (screen.said().find(name + ":") != std::string::npos) ++said;
  }
  CHECK(said == 1);
}

TEST_CASE("graenaland: on a phone the map can be looked at while cards are shared, and left") {
  for (const auto& [width, height] :
       {std::pair{390.0F, 844.0F}, {360.0F, 640.0F}, {844.0F, 390.0F}}) {
    CAPTURE(width);
    Headless screen(at_step(4, can_share), width, height, By::touch);
    CHECK_FALSE(screen.has("land"));
    screen.click("map");
    CHECK(screen.has("land"));
    CHECK_FALSE(screen.has("propose"));
    screen.click("map");
    CHECK_FALSE(screen.has("land"));
    CHECK(screen.has("propose"));
  }
}

TEST_CASE("graenaland: who begins to pay can go back to the yard and build something else") {
  const auto pays = [](const State& state) {
    return state.step == Step::pay && graenaland::total(state.order.needs) > 1;
  };
  Headless screen(at_step(3, pays));
  screen.click("build-else");
  CHECK(state_of(screen).step == Step::build);
  CHECK(all_of(screen, "yard").size() == graenaland::kConstructions);
  obey(screen.app, "redo");
  REQUIRE(state_of(screen).step == Step::pay);
  const Match& match = screen.app.match();
  Rng rng(1);
  obey(screen.app, match.game().text(any_move(match, rng)));
  screen.settle();
  REQUIRE(state_of(screen).step == Step::pay);
  // What was paid already is taken back card by card.
  CHECK(all_of(screen, "build-else").empty());
}

}  // namespace meadhall::tests
