#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/feast/ids.h"
#include "games/feast/moves.h"
#include "games/feast/refusal.h"
#include "games/feast/space_words.h"
#include "games/feast/spaces.h"
#include "tests/support/feast_found.h"
#include "tests/support/headless.h"
#include "tests/support/layout_faults.h"
#include "tests/support/scenes.h"
#include "text/alphabet.h"

// What the table of A Feast for Odin tells of a decision: what its main button takes, what spaces
// take from, the number that matters, what just happened.

namespace meadhall::tests {
namespace {

using table::TargetPlace;

// What is read on the screen, line after line; of a part of it only what stands there.
std::string read(const Headless& screen) {
  std::string all;
  for (const table::Written& each : screen.words) all += each.words + " ";
  return all;
}
std::string read_on(const Headless& screen, const TargetPlace& place) {
  std::string all;
  for (const table::Written& each : screen.words) {
    const table::Point at = each.area.center();
    const bool inside =
        std::abs(at.x - place.x) < place.width / 2 && std::abs(at.y - place.y) < place.height / 2;
    if (inside) all += each.words + " ";
  }
  return all;
}
bool holds(std::string_view all, std::string_view part) {
  return all.find(part) != std::string_view::npos;
}

// The first decisions of matches of so many that are as wished, as many as are wanted.
template <class Wish, class Visit>
void at_decisions(std::uint8_t players, int wanted, Wish wish, Visit visit) {
  int met = 0;
  through_feasts(players, 40, [&](const Match& match) {
    MoveList moves;
    match.game().legal(match.position(), moves);
    if (!wish(feast_state(match), moves)) return true;
    visit(match, moves);
    return ++met < wanted;
  });
  CHECK(met == wanted);
}

}  // namespace

TEST_CASE("Feast: the main button says which loot it takes, and that is in sight") {
  const auto looted = [](const feast::State&, const MoveList& moves) {
    return moves.contains(feast::kFail) && std::ranges::any_of(moves, [](Move move) {
             return feast::kind_of(move) == feast::MoveKind::take;
           });
  };
  at_decisions(3, 4, looted, [](const Match& match, const MoveList&) {
    for (const float width : {1440.0F, 390.0F}) {
      CAPTURE(width);
      const bool phone = width < 1000;
      Headless screen(feast_table_of(match), width, phone ? 844 : 900,
                      phone ? By::touch : By::mouse);
      screen.settle();
      const std::uint64_t before = screen.picture();
      const std::string said = read_on(screen, screen.find("choose-it"));
      CAPTURE(said);
      CHECK(holds(said, "Take "));
      screen.click("choose-it");
      const app::App& app = screen.app;
      const Move taken = app.match().move_of(app.match().line().back());
      REQUIRE(feast::kind_of(taken) == feast::MoveKind::take);
      CHECK(holds(said, app.say(feast::item_term(feast::item_in(taken)))));
      CHECK(screen.picture() != before);
    }
  });
}

TEST_CASE("Feast: on phones an open band shows what its spaces take from") {
  struct Size {
    float width;
    float height;
  };
  for (const Size& size : {Size{390, 844}, Size{360, 640}, Size{844, 390}}) {
    CAPTURE(size.width);
    app::App begun = at_table("#new/feast?players=3&seed=5");
    if (begun.handing_over()) obey(begun, "ready");
    Headless screen(std::move(begun), size.width, size.height, By::touch);
    const auto shows = [&](std::uint32_t band, std::string_view what) {
      CAPTURE(band);
      screen.click("band", band);
      // Where there is no room above the spaces it stands below them.
      for (int i = 0; i < 20 && !screen.has(what); ++i) {
        const TargetPlace space = screen.find("space");
        screen.move_to({space.x, space.y});
        screen.wheel(-2);
      }
      CHECK(screen.has(what));
      screen.click("close-band");
    };
    shows(7, "strip");
    shows(8, "land");
    shows(6, "for-sale");
  }
}

TEST_CASE("Feast: an open band is laid out well on every phone") {
  struct Look {
    float width;
    float height;
    std::string_view language;
    std::string_view letters;
  };
  for (const Look& look :
       {Look{390, 844, "en", "100"}, Look{360, 640, "ru", "100"}, Look{844, 390, "pl", "100"},
        Look{390, 844, "cs", "150"}, Look{320, 568, "en", "80"}}) {
    app::App begun = at_table("#new/feast?players=3&seed=5");
    if (begun.handing_over()) obey(begun, "ready");
    obey(begun, "setting language " + std::string(look.language));
    obey(begun, "setting textSize " + std::string(look.letters));
    Headless screen(std::move(begun), look.width, look.height, By::touch);
    for (std::uint32_t band = 0; band < feast::kGroups; ++band) {
      CAPTURE(look.width);
      CAPTURE(band);
      screen.click("band", band);
      for (const LayoutFault& fault : layout_faults(screen, look.width, look.height, By::touch)) {
        // It lies over the bands, which the overview has as low as need be.
        const bool over = fault.kind == "overlap" || fault.kind == "crossed" ||
                          (fault.kind == "small" && fault.what.starts_with("band "));
        CHECK_MESSAGE(over, fault.kind << ": " << fault.what);
      }
      screen.click("close-band");
    }
  }
}

TEST_CASE("Feast: the chance of a hunt begins with its number, in every language") {
  app::App app = at_table("#new/feast?players=3&seed=5");
  for (const std::string_view language : {"en", "cs", "pl", "ru"}) {
    obey(app, "setting language " + std::string(language));
    for (const int n : {1, 2, 3, 5}) {
      const std::string told =
          app.say(Message("feast.odds.success").with("n", n).with("chance", 58));
      CAPTURE(told);
      CHECK(told.starts_with("58"));
    }
  }
}

TEST_CASE("Feast: the card says the chance of a roll, what it is paid with and what it brings") {
  app::App begun = at_table("#new/feast?players=3&seed=5");
  if (begun.handing_over()) obey(begun, "ready");
  Headless screen(std::move(begun), 1440, 900, By::mouse);
  using enum feast::Space;
  const TargetPlace space = screen.find("space", static_cast<std::uint32_t>(feast::number(hunt_1)));
  screen.move_to({space.x, space.y});
  screen.settle();
  const std::string words = read(screen);
  CHECK(holds(words, "of 100: chance of success in 3 rolls, with what is at hand."));
  CHECK(holds(words, "1 hide and 1 game meat"));
}

TEST_CASE("Feast: on phones a space that is pointed at has its whole name and its chance") {
  app::App begun = at_table("#new/feast?players=3&seed=5");
  if (begun.handing_over()) obey(begun, "ready");
  Headless screen(std::move(begun), 390, 844, By::touch);
  using enum feast::Space;
  screen.click("band", 2);
  screen.click("space", static_cast<std::uint32_t>(feast::number(hunt_1)));
  CHECK(holds(read(screen), "of 100: chance of success in 3 rolls, with what is at hand."));
  screen.click("band", 7);
  std::vector<std::uint32_t> spaces;
  for (const TargetPlace& place : screen.places()) {
    if (place.what == "space" && place.choice) spaces.push_back(place.a);
  }
  REQUIRE(spaces.size() > 3);
  for (const std::uint32_t space : spaces) {
    screen.click("space", space);
    const std::string name = text::capitalised(screen.app.say(feast::space_term(space)));
    CAPTURE(name);
    CHECK(holds(read(screen), name));
  }
}

TEST_CASE("Feast: the card tells all that a space does, at each size") {
  app::App begun = at_table("#new/feast?players=3&seed=5");
  if (begun.handing_over()) obey(begun, "ready");
  struct Size {
    float width;
    float height;
    By by;
  };
  for (const Size& size :
       {Size{1440, 900, By::mouse}, Size{1024, 768, By::mouse}, Size{844, 390, By::touch}}) {
    CAPTURE(size.width);
    Headless screen(begun, size.width, size.height, size.by);
    screen.settle();
    const feast::State& state = feast_state(screen.app.match());
    MoveList moves;
    feast::legal(state, moves);
    for (const Move move : moves) {
      if (feast::kind_of(move) != feast::MoveKind::place) continue;
      const std::size_t space = feast::place_of(move);
      if (feast::is_copy(space)) continue;
      const feast::SpaceInfo& printed = feast::info(static_cast<feast::Space>(space));
      if (size.by == By::touch) {
        if (screen.has("close-band")) screen.click("close-band");
        screen.click("band", static_cast<std::uint32_t>(printed.group));
      }
      const TargetPlace place = screen.find("space", static_cast<std::uint32_t>(space));
      screen.move_to({place.x, place.y});
      if (size.by == By::touch) screen.click({place.x, place.y});
      screen.settle();
      const std::string words = read(screen);
      CAPTURE(words);
      const std::vector<Message> at_length =
          feast::space_now_told(state, state.agenda.top().seat, static_cast<feast::Space>(space));
      const bool rolls = std::ranges::any_of(printed.effects, [](const feast::Effect& effect) {
        return effect.verb == feast::Verb::dice;
      });
      const std::vector<Message> told = feast::foresee(state, move);
      for (std::size_t i = 1; i < told.size(); ++i) {
        const bool longer = std::ranges::find(at_length, told[i]) != at_length.end();
        if (rolls && longer) continue;  // told in short
        CHECK_MESSAGE(holds(words, screen.app.say(told[i])), screen.app.say(told[i]));
      }
    }
  }
}

TEST_CASE("Feast: whoever plays alone does not win with less than the goal, but is told of it") {
  app::App app = at_table("#new/feast?players=1&seed=3&preset=short");
  {
    Headless screen(app, 1440, 900);
    screen.settle();
    // Those of the other colour wait, and are no Vikings in the Thing.
    const feast::Player& player = feast_state(app.match()).at(seat_at(0));
    REQUIRE(player.waiting > 0);
    const std::string both = std::to_string(player.vikings_in_thing + player.waiting);
    const auto& words = screen.words;
    CHECK(std::ranges::find(words, both, &table::Written::words) == words.end());
  }
  Rng rng(3);
  while (!app.match().over())
    obey(app, "play " + app.match().game().text(any_move(app.match(), rng)));
  Headless screen(std::move(app), 1440, 900);
  screen.settle();
  close_scoring(screen);
  const std::string all = read(screen);
  CHECK(holds(all, "of 100 points"));
  CHECK_FALSE(holds(all, " wins "));
}

TEST_CASE("Feast: what a space makes of the points is written whole in the outlook") {
  app::App begun = at_table("#new/feast?players=3&seed=5");
  if (begun.handing_over()) obey(begun, "ready");
  Headless screen(std::move(begun), 1440, 900);
  screen.settle();
  const TargetPlace space =
      screen.find("space", static_cast<std::uint32_t>(feast::number(feast::Space::weekly_1)));
  screen.move_to({space.x, space.y});
  const auto has = [&](std::string_view words) {
    return std::ranges::find(screen.words, words, &table::Written::words) != screen.words.end();
  };
  CHECK(has("→−85"));
  CHECK(has("−86"));
}

TEST_CASE("Feast: below the outlook stands what whoever placed last did, and leads to the log") {
  for (const std::string players : {"2", "3", "4"}) {
    CAPTURE(players);
    app::App begun = at_table("#new/feast?players=" + players + "&seed=5");
    if (begun.handing_over()) obey(begun, "ready");
    obey(begun, "play place weekly_1");
    if (begun.handing_over()) obey(begun, "ready");
    for (const auto& [width, height] : {std::pair{1440.0F, 900.0F}, std::pair{1024.0F, 768.0F}}) {
      CAPTURE(width);
      Headless screen(begun, width, height);
      screen.settle();
      const TargetPlace line = screen.find("happened");
      CHECK(std::ranges::any_of(screen.words, [&](const table::Written& each) {
        return each.words.find("Weekly market 1") != std::string::npos &&
               std::abs(each.area.center().y - line.y) < line.height;
      }));
      const std::string before = read(screen);
      screen.move_to({line.x, line.y});
      CHECK(holds(read(screen), "1 bean"));  // the tip has all of it
      screen.click("happened");
      CHECK(holds(read(screen), "a click leads back there"));
      CHECK_FALSE(holds(before, "a click leads back there"));
    }
  }
}

TEST_CASE("Feast: a card's question stays while a space is pointed at") {
  const auto asks = [](const feast::State& state, const MoveList& moves) {
    return state.agenda.top().what != feast::Do::lay && moves.contains(feast::kYes) &&
           moves.contains(feast::kNo);
  };
  int asked = 0;
  at_decisions(2, 20, asks, [&](const Match& match, const MoveList&) {
    Headless screen(feast_table_of(match), 1440, 900);
    screen.settle();
    const std::string question = screen.app.say(match.game().question(match.position()));
    const auto begins = [&] {
      return std::ranges::any_of(screen.words, [&](const table::Written& each) {
        return each.words.size() > 5 && each.area.y > 700 && question.starts_with(each.words);
      });
    };
    if (!begins()) return;  // it has a stage of its own
    const TargetPlace space =
        screen.find("space", static_cast<std::uint32_t>(feast::number(feast::Space::weekly_1)));
    screen.move_to({space.x, space.y});
    screen.settle();
    CAPTURE(question);
    CHECK(begins());
    ++asked;
  });
  CHECK(asked > 0);
}

TEST_CASE("Feast: the Vikings in the Thing stand in the head of the hall at each size") {
  app::App begun = at_table("#new/feast?players=3&seed=5");
  if (begun.handing_over()) obey(begun, "ready");
  for (const auto& [width, height] : {std::pair{1440.0F, 900.0F}, {1024.0F, 768.0F}}) {
    CAPTURE(width);
    Headless screen(begun, width, height);
    screen.settle();
    CHECK(screen.has("header-vikings"));
  }
}

TEST_CASE("Feast: before anybody placed in a round what came of it is told, without its heading") {
  app::App begun = at_table("#new/feast?players=4&seed=5");
  if (begun.handing_over()) obey(begun, "ready");
  Headless screen(std::move(begun), 1440, 900);
  screen.settle();
  const TargetPlace line = screen.find("happened");
  const auto told = std::ranges::find_if(screen.words, [&](const table::Written& each) {
    return std::abs(each.area.center().y - line.y) < line.height / 2 && each.area.x > 700;
  });
  REQUIRE(told != screen.words.end());
  CHECK(holds(told->words, " draws "));  // the latest of it
  CHECK_FALSE(holds(told->words, "Round"));
  CHECK_FALSE(told->words.ends_with("…"));
}

TEST_CASE("Feast: the feast foreseen while laying is the one that comes once it lies") {
  const auto next_feast = [](const Headless& screen) -> std::string {
    for (const table::Written& each : screen.words) {
      const bool ratio = each.words.find(" / ") != std::string::npos;
      if (ratio && each.area.x > 1000 && each.area.y > 600) return each.words;
    }
    return {};
  };
  int changed = 0;
  const auto lays = [](const feast::State& state, const MoveList& moves) {
    return state.agenda.top().what == feast::Do::turn && moves.contains(feast::kArrange) &&
           state.round < 4;
  };
  at_decisions(2, 40, lays, [&](const Match& match, const MoveList&) {
    Headless screen(feast_table_of(match), 1440, 900);
    screen.settle();
    screen.key(ImGuiKey_B);
    const std::string before = next_feast(screen);
    std::vector<std::uint32_t> goods;
    for (const TargetPlace& place : screen.places()) {
      if (place.what == "good" && place.choice) goods.push_back(place.a);
    }
    if (goods.empty()) return;
    // The last is no food.
    screen.click("good", goods.back());
    screen.key(ImGuiKey_1);
    const std::string foreseen = next_feast(screen);
    screen.key(ImGuiKey_Enter);
    CHECK(foreseen == next_feast(screen));
    changed += foreseen != before ? 1 : 0;
  });
  CHECK(changed > 0);
}

TEST_CASE("Feast: ore that is dragged onto a ship arms it") {
  const auto can_arm = [](const feast::State& state, const MoveList& moves) {
    if (state.agenda.top().what != feast::Do::turn || !moves.contains(feast::kArrange)) {
      return false;
    }
    const feast::Player& player = state.at(state.agenda.top().seat);
    return feast::count(player, feast::Item::ore) > 0 && player.boats > player.armed_boats;
  };
  at_decisions(2, 2, can_arm, [](const Match& match, const MoveList&) {
    Headless screen(feast_table_of(match), 1440, 900);
    screen.settle();
    const Seat seat = feast_state(match).agenda.top().seat;
    const auto armed = [&] { return int{feast_state(screen.app.match()).at(seat).armed_boats}; };
    const int before = armed();
    const auto ship = static_cast<std::uint32_t>(feast::Ship::whaling_boat);
    std::optional<TargetPlace> berth;
    for (const TargetPlace& place : screen.places()) {
      if (place.what == "berth" && place.a == ship && std::cmp_equal(place.b, before))
        berth = place;
    }
    REQUIRE(berth.has_value());
    const TargetPlace ore =
        screen.find("good", static_cast<std::uint32_t>(feast::number(feast::Item::ore)));
    screen.press({ore.x, ore.y});
    screen.move_to({(ore.x + berth->x) / 2, (ore.y + berth->y) / 2});
    CHECK(holds(read(screen), "Let it go on a ship"));
    screen.move_to({berth->x, berth->y});
    screen.release();
    CHECK(armed() == before + 1);
  });
}

TEST_CASE("Feast: a food that may not come to the table next says why") {
  const auto feasts = [](const feast::State& state, const MoveList&) {
    return state.agenda.top().what == feast::Do::feast && state.banquet.laid > 0;
  };
  int told = 0;
  at_decisions(3, 12, feasts, [&](const Match& match, const MoveList&) {
    Headless screen(feast_table_of(match), 1440, 900);
    screen.settle();
    for (const TargetPlace& place : screen.places()) {
      if (place.what != "course" || place.choice) continue;
      screen.move_to({place.x, place.y});
      const std::string why = screen.app.say(feast::refusal(feast_state(match), Move{place.a}));
      CAPTURE(why);
      REQUIRE_FALSE(why.empty());
      CHECK(holds(read(screen), why));
      ++told;
      break;
    }
  });
  CHECK(told > 0);
}

TEST_CASE("Feast: how the last roll failed is told to whoever rolled") {
  int told = 0;
  through_feasts(2, 20, [&](const Match& match) {
    MoveList moves;
    match.game().legal(match.position(), moves);
    if (!moves.contains(feast::kRoll)) return true;
    app::App app = feast_table_of(match);
    obey(app, "play roll");
    const auto failed = std::ranges::find_if(app.log(), [&](const app::LogLine& line) {
      return line.node == app.match().current() && line.event.message.id() == "feast.log.fails";
    });
    const bool turn = failed != app.log().end() && !app.match().over() &&
                      feast_state(app.match()).agenda.top().what == feast::Do::turn;
    if (!turn) return true;
    const std::string words = app.say(failed->event.message);
    CAPTURE(words);
    if (app.handing_over()) obey(app, "ready");
    for (const float width : {1440.0F, 390.0F}) {
      Headless screen(app, width, width < 1000 ? 844 : 900, width < 1000 ? By::touch : By::mouse);
      screen.settle();
      CHECK(holds(read(screen), words));
    }
    return ++told < 3;
  });
  CHECK(told > 0);
}

}  // namespace meadhall::tests
