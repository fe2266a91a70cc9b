// What a tester met at the table of A Feast for Odin: where the keyboard goes by itself, what the
// card's main button does, how much is asked before something is lost.

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "games/feast/bundles.h"
#include "games/feast/dice.h"
#include "games/feast/feasting.h"
#include "games/feast/ids.h"
#include "games/feast/laying.h"
#include "games/feast/moves.h"
#include "games/feast/score_parts.h"
#include "tests/support/feast_found.h"
#include "tests/support/headless.h"

namespace meadhall::tests {
namespace {

using feast::Do;
using table::TargetPlace;

Do asked(const Match& match) { return feast_state(match).agenda.top().what; }

bool offers(const Match& match, Move move) {
  MoveList moves;
  match.game().legal(match.position(), moves);
  return moves.contains(move);
}

bool offers_any(const Match& match, feast::MoveKind kind) {
  MoveList moves;
  match.game().legal(match.position(), moves);
  return std::ranges::any_of(moves, [&](Move move) { return feast::kind_of(move) == kind; });
}

// Decisions like that, up to so many, from matches of two.
std::vector<Match> found(std::size_t most, const std::function<bool(const Match&)>& wanted) {
  std::vector<Match> all;
  through_feasts(2, 20, [&](const Match& match) {
    if (wanted(match)) all.push_back(match);
    return all.size() < most;
  });
  REQUIRE_FALSE(all.empty());
  return all;
}

bool is_answer(const TargetPlace& place) {
  return place.choice && (place.what == "pick" || place.what == "take" || place.what == "pay");
}

std::optional<TargetPlace> first_answer(const Headless& screen) {
  const std::vector<TargetPlace> places = screen.places();
  const auto answer = std::ranges::find_if(places, is_answer);
  return answer == places.end() ? std::nullopt : std::optional(*answer);
}

bool is_written(const Headless& screen, std::string_view words) {
  return std::ranges::any_of(screen.words, [words](const table::Written& each) {
    return each.words.find(words) != std::string::npos;
  });
}

}  // namespace

TEST_CASE("feast: after a roll the keyboard goes to what answers it, never to a purchase") {
  const auto rolls = [](const Match& match) {
    return asked(match) == Do::dice && offers(match, feast::kRoll);
  };
  for (const Match& match : found(12, rolls)) {
    Headless screen(feast_table_of(match));
    screen.key(ImGuiKey_Tab);
    screen.order("roll");
    screen.settle();
    if (asked(screen.app.match()) != Do::dice) continue;
    const std::vector<TargetPlace> places = screen.places();
    const auto focused = std::ranges::find(places, true, &TargetPlace::focused);
    REQUIRE(focused != places.end());
    CAPTURE(focused->what);
    CHECK((is_answer(*focused) || focused->what == "roll" || focused->what == "fail" ||
           focused->what == "choose-it"));
  }
}

TEST_CASE("feast: what a tap selected on a stage is given by the card's main button") {
  const auto picks = [](const Match& match) {
    return asked(match) == Do::upgrade || asked(match) == Do::sale || asked(match) == Do::explore ||
           (asked(match) == Do::dice && offers(match, feast::kFail));
  };
  for (const Match& match : found(25, picks)) {
    Headless screen(feast_table_of(match), 390, 844, By::touch);
    const auto answer = first_answer(screen);
    if (!answer) continue;
    CAPTURE(answer->what);
    const std::size_t before = screen.app.match().line().size();
    screen.click({answer->x, answer->y});
    REQUIRE(screen.app.match().line().size() == before);
    REQUIRE(screen.find("choose-it").choice);
    screen.click("choose-it");
    const Match& after = screen.app.match();
    REQUIRE(after.line().size() > before);
    CHECK(after.move_of(after.line()[before]).code == answer->a);
  }
}

TEST_CASE("feast: a roll that is enough says so, and to let it fail always stands below") {
  const auto rolled = [](const Match& match) {
    return asked(match) == Do::dice && offers(match, feast::kFail);
  };
  std::size_t enough = 0;
  for (const Match& match : found(40, rolled)) {
    Headless screen(feast_table_of(match));
    screen.settle();
    const bool again = offers(match, feast::kRoll);
    const TargetPlace fail = screen.find("fail");
    if (again) CHECK(screen.find("roll").y < fail.y);
    CHECK(is_written(screen, "If you roll again: ") == again);
    const bool can =
        offers_any(match, feast::MoveKind::pay) || offers_any(match, feast::MoveKind::take);
    CHECK(screen.has("choose-it") == can);
    CHECK(is_written(screen, "Enough!") == can);
    if (!can) continue;
    ++enough;
    const TargetPlace main = screen.find("choose-it");
    CHECK(main.y < fail.y);
    const std::size_t before = screen.app.match().line().size();
    screen.click("choose-it");
    REQUIRE(screen.app.match().line().size() > before);
    const Move made = screen.app.match().move_of(screen.app.match().line()[before]);
    CHECK((feast::kind_of(made) == feast::MoveKind::pay ||
           feast::kind_of(made) == feast::MoveKind::take));
  }
  CHECK(enough > 3);
}

TEST_CASE("feast: whoever passes is asked once more") {
  const auto turns = [](const Match& match) {
    return asked(match) == Do::turn && offers(match, feast::kPass) &&
           offers_any(match, feast::MoveKind::place);
  };
  for (const Match& match : found(2, turns)) {
    for (const bool phone : {false, true}) {
      CAPTURE(phone);
      Headless screen(feast_table_of(match), phone ? 390 : 1024, phone ? 844 : 768,
                      phone ? By::touch : By::mouse);
      screen.settle();
      const feast::State before = feast_state(screen.app.match());
      screen.click("pass");
      CHECK(feast_state(screen.app.match()) == before);
      CHECK(is_written(screen, "Pass?"));
      screen.click("not-again");
      CHECK_FALSE(is_written(screen, "Pass?"));
      // Two clicks on the same place do not pass.
      const TargetPlace pass = screen.find("pass");
      screen.click({pass.x, pass.y});
      screen.click({pass.x, pass.y});
      CHECK(feast_state(screen.app.match()) == before);
      if (!screen.has("again")) screen.click("pass");
      screen.click("again");
      const Match& after = screen.app.match();
      CHECK(after.move_of(after.line()[match.line().size()]) == feast::kPass);
    }
  }
}

TEST_CASE("feast: a cell is left bare only when asked again, and counts as bare at once") {
  const auto feasts = [](const Match& match) {
    return asked(match) == Do::feast && feast_state(match).banquet.length > 3;
  };
  std::size_t counted = 0;
  for (const Match& match : found(6, feasts)) {
    Headless screen(feast_table_of(match));
    const feast::State before = feast_state(screen.app.match());
    const Seat seat = before.agenda.top().seat;
    screen.click("bare");
    CHECK(feast_state(screen.app.match()) == before);
    screen.click("not-again");
    CHECK(feast_state(screen.app.match()) == before);
    screen.click("bare");
    screen.key(ImGuiKey_Escape);
    CHECK_FALSE(screen.has("again"));
    // Two clicks on the same place do not leave it bare.
    const TargetPlace bare = screen.find("bare");
    screen.click({bare.x, bare.y});
    screen.click({bare.x, bare.y});
    CHECK(feast_state(screen.app.match()) == before);
    screen.click("bare");
    screen.click("again");
    const feast::State after = feast_state(screen.app.match());
    REQUIRE_FALSE(after == before);
    if (asked(screen.app.match()) != Do::feast || after.agenda.top().seat != seat) continue;
    ++counted;
    const feast::ComingFeast coming = feast::coming_feast(after, seat);
    CHECK(coming.left == before.banquet.bare + 1);
    CHECK_FALSE(is_written(screen, "No cell stays bare."));
    CHECK(is_written(
        screen, std::to_string(coming.covered()) + " / " + std::to_string(before.banquet.length)));
    const int points = feast::total_of(after, seat) - 3 * coming.left;
    CHECK(is_written(screen, (points < 0 ? "−" : "") + std::to_string(std::abs(points))));
  }
  CHECK(counted > 0);
}

TEST_CASE("feast phone: what is asked before a cell is left bare is read on the card") {
  const auto feasts = [](const Match& match) {
    return asked(match) == Do::feast && feast_state(match).banquet.length > 3;
  };
  Headless screen(feast_table_of(found(1, feasts).front()), 390, 844, By::touch);
  screen.settle();
  screen.click("bare");
  CHECK(is_written(screen, "Leave this cell"));
  CHECK_FALSE(is_written(screen, "What do you lay"));
}

TEST_CASE("feast phone: between the phases the sheet shows what can be laid, not the spaces") {
  const auto lays = [](const Match& match) {
    if (asked(match) != Do::window) return false;
    const feast::State& state = feast_state(match);
    const Seat seat = state.agenda.top().seat;
    for (std::size_t i = 0; i < feast::kGoods; ++i) {
      const feast::Item item = feast::item_at(i);
      if (feast::count(state.at(seat), item) > 0 &&
          feast::can_lay_on(state, seat, item, feast::home_of(seat))) {
        return true;
      }
    }
    return false;
  };
  for (const Match& match : found(3, lays)) {
    Headless screen(feast_table_of(match), 390, 844, By::touch);
    const std::vector<TargetPlace> places = screen.places();
    CHECK(std::ranges::any_of(
        places, [](const TargetPlace& place) { return place.what == "good" && place.choice; }));
    CHECK(screen.has("chip"));
    CHECK_FALSE(screen.has("band"));
  }
}

TEST_CASE("feast: Escape takes back laying that was begun step by step") {
  const auto may = [](const Match& match) {
    if (asked(match) != Do::turn || !offers(match, feast::kArrange)) return false;
    feast::State state = feast_state(match);
    REQUIRE(feast::apply(state, feast::kArrange).ok());
    MoveList moves;
    feast::legal(state, moves);
    return std::ranges::any_of(
        moves, [](Move move) { return feast::kind_of(move) == feast::MoveKind::lay; });
  };
  for (const Match& match : found(2, may)) {
    for (const auto& [back, obvious] :
         {std::pair<std::string_view, std::string_view>{"", "ask"}, {"put-back", "single"}}) {
      Headless screen(feast_table_of(match));
      screen.order("setting obviousMoves " + std::string(obvious));
      const feast::State before = feast_state(screen.app.match());
      screen.order("play arrange");
      MoveList moves;
      screen.app.match().game().legal(screen.app.match().position(), moves);
      const auto lay = std::ranges::find_if(
          moves, [](Move move) { return feast::kind_of(move) == feast::MoveKind::lay; });
      REQUIRE(lay != moves.end());
      screen.order("play " + screen.app.match().game().text(*lay));
      screen.settle();
      REQUIRE(screen.has("put-back"));
      back.empty() ? screen.key(ImGuiKey_Escape) : screen.click(back);
      CHECK(feast_state(screen.app.match()) == before);
    }
  }
}

TEST_CASE("feast: pointing at a space tells what it gives before anything else") {
  const auto turns = [](const Match& match) { return asked(match) == Do::turn; };
  Headless screen(feast_table_of(found(1, turns).front()));
  std::size_t told = 0;
  for (const TargetPlace& place : screen.places()) {
    if (place.what != "space" || !place.choice) continue;
    screen.move_to({place.x, place.y});
    screen.settle();
    CAPTURE(place.a);
    CHECK_FALSE(is_written(screen, "It stands in column"));
    ++told;
  }
  CHECK(told > 5);
}

TEST_CASE("feast: a land that waits is explained in words, without its rows letter by letter") {
  const auto turns = [](const Match& match) { return asked(match) == Do::turn; };
  Headless screen(feast_table_of(found(1, turns).front()));
  const TargetPlace land = screen.find("land");
  screen.move_to({land.x, land.y});
  screen.settle();
  CHECK(is_written(screen, "points"));
  CHECK_FALSE(is_written(screen, "Row 1"));
}

TEST_CASE("feast: what was laid before luck came into it is not offered to be lifted") {
  bool laid = false;
  std::optional<feast::State> last;
  const auto stuck = [&](const Match& match) {
    bool found = false;
    const feast::State& state = feast_state(match);
    if (!match.line().empty() && last) {
      const Move move = match.move_of(match.line().back());
      if (feast::kind_of(move) == feast::MoveKind::at) laid = true;
      found = laid && feast::reveals(*last, move) && asked(match) != Do::turn &&
              state.agenda.top().seat == last->agenda.top().seat;
      if (asked(match) == Do::turn && feast::kind_of(move) != feast::MoveKind::say) {
        laid = feast::kind_of(move) == feast::MoveKind::at;
      }
    }
    last = state;
    return found;
  };
  for (const Match& match : found(3, stuck)) {
    Headless screen(feast_table_of(match));
    CHECK_FALSE(screen.has("laid"));
  }
}

TEST_CASE("feast: what filling the table spends and keeps is said before it is pressed") {
  const auto feasts = [](const Match& match) {
    return asked(match) == Do::feast && offers(match, feast::kFill);
  };
  std::size_t kept = 0;
  std::size_t hungry = 0;
  for (const Match& match : found(24, feasts)) {
    const feast::State& before = feast_state(match);
    const Seat seat = before.agenda.top().seat;
    const feast::ComingFeast coming = feast::coming_feast(before, seat);
    for (const auto& [width, height, by] :
         {std::tuple{1440.0F, 900.0F, By::mouse}, {390.0F, 844.0F, By::touch}}) {
      Headless screen(feast_table_of(match), width, height, by);
      screen.settle();
      CAPTURE(width);
      CHECK(is_written(screen, "No cell stays bare.") == (coming.all_bare() == 0));
      for (const feast::Item item : {feast::Item::silver, feast::Item::beans, feast::Item::mead}) {
        int left = feast::count(before.at(seat), item);
        for (const feast::Course& course : coming.menu) {
          if (!course.bare && course.item == item) --left;
        }
        if (left == 0) continue;
        ++kept;
        CHECK(is_written(screen, screen.app.say(Message(feast::some_term(item)).with("n", left))));
      }
    }
    if (coming.bare() > 0) ++hungry;
  }
  CHECK(kept > 5);
  CHECK(hungry > 0);
}

TEST_CASE("feast: pointing at “Let it fail” tells what that brings") {
  const auto rolled = [](const Match& match) {
    return asked(match) == Do::dice && offers(match, feast::kFail) && offers(match, feast::kRoll);
  };
  for (const Match& match : found(5, rolled)) {
    Headless screen(feast_table_of(match), 1024, 768);
    screen.settle();
    const TargetPlace fail = screen.find("fail");
    screen.move_to({fail.x, fail.y});
    screen.settle();
    CHECK(is_written(screen, "A failure brings "));
  }
}

TEST_CASE("feast: what is to be upgraded is chosen in the larder, too") {
  const auto raises = [](const Match& match) { return asked(match) == Do::upgrade; };
  for (const Match& match : found(12, raises)) {
    MoveList moves;
    match.game().legal(match.position(), moves);
    const auto take = std::ranges::find_if(
        moves, [](Move move) { return feast::kind_of(move) == feast::MoveKind::take; });
    REQUIRE(take != moves.end());
    Headless screen(feast_table_of(match));
    screen.settle();
    const std::size_t before = match.line().size();
    const TargetPlace good =
        screen.find("good", static_cast<std::uint32_t>(feast::number(feast::item_in(*take))));
    CHECK(good.choice);
    screen.click({good.x, good.y});
    const Match& after = screen.app.match();
    REQUIRE(after.line().size() > before);
    CHECK(after.move_of(after.line()[before]) == *take);
  }
}

}  // namespace meadhall::tests
