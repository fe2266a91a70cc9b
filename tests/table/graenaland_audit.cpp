#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/graenaland/moves.h"
#include "games/graenaland/paying.h"
#include "games/graenaland/rules.h"
#include "games/graenaland/state.h"
#include "games/graenaland/votes.h"
#include "src/table/games/graenaland/island_plan.h"
#include "src/table/games/graenaland/pay_draft.h"
#include "src/table/games/graenaland/rail.h"
#include "src/table/games/graenaland/yard_model.h"
#include "tests/support/bench.h"
#include "tests/support/graenaland_steps.h"
#include "tests/support/layout_faults.h"
#include "tests/support/thinker.h"

// Graenaland's table where it once told less than it knew, more than all may know, or did what
// nobody had asked for.

namespace meadhall::tests {
namespace {

using app::App;
using graenaland::MoveKind;
using graenaland::State;
using graenaland::Step;
using table::TargetPlace;
using table::Written;
using table::graenaland_table::next_payments;

std::size_t made(const Headless& screen) { return screen.app.match().line().size(); }

bool writes(const Headless& screen, std::string_view words) {
  return std::ranges::any_of(screen.words, [&](const Written& line) {
    return line.words.find(words) != std::string::npos;
  });
}

MoveList legal_at(const State& state) {
  MoveList moves;
  graenaland::legal(state, moves);
  return moves;
}

// A match of persons of these options, decided at random until `is` holds of the app.
template <class Is>
App at(std::string_view options, Is is) {
  for (int seed = 1; seed < 80; ++seed) {
    App app = at_table("#new/graenaland?seed=" + std::to_string(seed) + "&" + std::string(options));
    Rng rng(static_cast<std::uint64_t>(seed));
    for (int moves = 0; moves < 600 && !app.match().over(); ++moves) {
      if (!app.handing_over() && is(app)) return app;
      obey(app, app.handing_over() ? "ready" : app.match().game().text(any_move(app.match(), rng)));
    }
  }
  FAIL("no such step");
  return {};
}

const State& shown(const App& app) { return app.match().position().as<State>(); }

// --- Who may build one thing

bool may_grant(const State& state) {
  if (state.step != Step::build) return false;
  const MoveList moves = legal_at(state);
  const bool ends = std::ranges::find(moves, graenaland::kDone) != moves.end();
  return ends && std::ranges::count_if(moves, [](Move move) {
                   return graenaland::kind_of(move) == MoveKind::finish &&
                          graenaland::value_of(move) >= 2;
                 }) >= 3;
}

bool overlaps(const TargetPlace& one, const TargetPlace& other) {
  return std::abs(one.x - other.x) * 2 < one.width + other.width - 2 &&
         std::abs(one.y - other.y) * 2 < one.height + other.height - 2;
}

}  // namespace

TEST_CASE("graenaland: on a phone crests say who may build one thing, and none lies on the map") {
  const App app =
      at("players=5&fiveOffer=grant", [](const App& each) { return may_grant(shown(each)); });
  for (const auto& [width, height] :
       {std::pair{360.0F, 640.0F}, {390.0F, 844.0F}, {844.0F, 390.0F}, {768.0F, 1024.0F}}) {
    CAPTURE(width);
    Headless screen(app, width, height, By::touch);
    const std::size_t before = made(screen);
    std::vector<TargetPlace> answers = all_of(screen, "grant");
    REQUIRE(answers.size() >= 3);
    CHECK(screen.has("do"));  // to end the phase
    for (const TargetPlace& button : all_of(screen, "do")) answers.push_back(button);
    for (const TargetPlace& answer : answers) {
      CHECK(answer.width >= 43);
      CHECK(answer.height >= 43);
      for (const std::string_view other : {"land", "store", "site", "yard", "opinion", "topic"}) {
        for (const TargetPlace& place : all_of(screen, other)) {
          CAPTURE(other);
          CHECK_FALSE(overlaps(answer, place));
        }
      }
    }
    for (const LayoutFault& fault : layout_faults(screen, width, height, By::touch)) {
      // Nine tiles of the yard have no more room there.
      const bool known = fault.kind == "twice" || fault.kind == "small";
      CHECK_MESSAGE(known, fault.kind << ": " << fault.what);
    }
    // A tap only shows what it would mean.
    screen.click("grant");
    CHECK(made(screen) == before);
    CHECK(writes(screen, "build one thing"));
    REQUIRE(screen.has("undo-choice"));
    screen.click("undo-choice");
    CHECK(made(screen) == before);
    screen.click("grant");
    screen.click("do");
    REQUIRE(made(screen) > before);
    CHECK(graenaland::value_of(screen.app.match().move_of(screen.app.match().line()[before])) >= 2);
  }
}

TEST_CASE("graenaland: the goals stay where they are when it is asked who may build one thing") {
  for (const auto& [width, height] : {std::pair{1024.0F, 768.0F}, {1440.0F, 900.0F}}) {
    CAPTURE(width);
    const auto goals_of = [&](auto is) {
      Headless screen(at("players=5&fiveOffer=grant", is), width, height);
      return screen.find("goal", 0).y;
    };
    const float asked = goals_of([](const App& each) { return may_grant(shown(each)); });
    for (const Step step : {Step::march, Step::build}) {
      CHECK(asked == goals_of([&](const App& each) {
              return shown(each).step == step && !may_grant(shown(each));
            }));
    }
  }
}

// --- Paying

namespace {

// Two sources of which the rules, told the second, no longer take the first; at the beginning of a
// resource of which two are asked.
std::optional<std::pair<std::uint32_t, std::uint32_t>> any_order(const State& state) {
  const graenaland::Cost& needs = state.order.needs;
  if (state.step != Step::pay || state.order.last != 0 || state.claimed != 0) return std::nullopt;
  if (needs[static_cast<std::size_t>(graenaland::resource_asked(needs))] != 2) return std::nullopt;
  for (const std::uint32_t later : next_payments(state, {})) {
    const auto others = next_payments(state, {later});
    if (others.size() < 2) continue;
    for (const std::uint32_t first : others) {
      if (first < later) return std::pair{first, later};
    }
  }
  return std::nullopt;
}

void tap_source(Headless& screen, std::uint32_t from) {
  const SourceTarget target = target_of_source(from);
  screen.click(target.what, target.a);
}

}  // namespace

TEST_CASE("graenaland: cards that pay are laid out in any order, and sent in that of the rules") {
  const App app = at_step(4, [](const State& state) { return any_order(state).has_value(); });
  Headless screen(app);
  const auto [first, later] = *any_order(state_of(screen));
  const std::size_t before = made(screen);
  tap_source(screen, later);
  CHECK(made(screen) == before);
  REQUIRE(all_of(screen, "slot").size() >= 1);
  tap_source(screen, first);
  REQUIRE(made(screen) > before);
  const auto move_at = [&](std::size_t number) {
    return screen.app.match().move_of(screen.app.match().line()[number]);
  };
  CHECK(move_at(before) == graenaland::pay(first));
  if (made(screen) > before + 1) CHECK(move_at(before + 1) == graenaland::pay(later));
  CHECK_FALSE(screen.app.notice());
}

TEST_CASE("graenaland: a card that is laid out goes back by a tap on it, by Escape and by Undo") {
  const App app = at_step(4, [](const State& state) { return any_order(state).has_value(); });
  Headless screen(app);
  const auto [first, later] = *any_order(state_of(screen));
  const std::size_t before = made(screen);
  const std::uint64_t picture = [&] {
    screen.move_to({5, 5});
    return screen.picture();
  }();
  const auto tap_slot = [&] {
    for (const TargetPlace& slot : all_of(screen, "slot")) {
      screen.move_to({slot.x, slot.y});
      if (!writes(screen, "Take it back")) continue;
      screen.click({slot.x, slot.y});
      return;
    }
    FAIL("nothing to take back");
  };
  for (int way = 0; way < 3; ++way) {
    tap_source(screen, later);
    if (way == 0) tap_slot();
    if (way == 1) screen.key(ImGuiKey_Escape);
    if (way == 2) screen.click("undo");
    screen.move_to({5, 5});
    CHECK(made(screen) == before);
    CHECK(screen.picture() == picture);
  }
}

TEST_CASE("graenaland: a bot that leads the round keeps its name in the goals") {
  App app = started({}, "#new/graenaland?players=3&seed=31");
  for (const std::string_view line : {"bot 2 skald", "bot 3 skald", "begin", "ready"}) {
    obey(app, line);
  }
  REQUIRE(shown(app).main == seat_at(1));
  for (const auto& [width, height] : {std::pair{1440.0F, 900.0F}, {1024.0F, 768.0F}}) {
    CAPTURE(width);
    const Headless screen(app, width, height);
    for (const std::string_view name : {"Astrid", "Bjorn", "Freya"}) {
      CHECK(std::ranges::count(screen.words, name, &Written::words) > 0);
    }
  }
}

// --- What all may see

TEST_CASE("graenaland: where all look, own victory points are shown to nobody") {
  // Only bots decide between two questions of one person, who has the device: the first in private,
  // the second in the open.
  App app = started({}, "#new/graenaland?players=4&seed=3&victoryCards=true");
  for (const std::string_view line : {"bot 3 thrall", "bot 4 thrall", "begin"}) obey(app, line);
  obey(app, "setting obviousMoves ask");
  Thinker thinker;
  Rng rng(3);
  const auto seen = [&] {
    return !app.handing_over() && shown(app).step == Step::propose &&
           app.session().holder == app.session().actor();
  };
  for (int moves = 0; !seen(); ++moves) {
    REQUIRE(moves < 900);
    let_bots(app, thinker);
    if (seen()) break;
    obey(app, app.handing_over() ? "ready" : app.match().game().text(any_move(app.match(), rng)));
  }
  CHECK(app.viewer() == kNobody);
  Headless screen(std::move(app));
  CHECK(std::ranges::count(screen.words, "?", &Written::words) == 4);
  screen.resize(390, 844, By::touch);
  screen.settle();
  for (const std::uint32_t sheet : {1U, 2U}) {
    screen.click("sheet", sheet);
    CHECK_FALSE(screen.has("kept"));
    CHECK_FALSE(screen.has("hand"));
  }
  CHECK(std::ranges::count(screen.words, "?", &Written::words) >= 4);
}

// --- What would be

TEST_CASE("graenaland: a first village counts with its warrior before it is placed") {
  Headless screen(at("players=3&freeSetup=true",
                     [](const App& app) { return shown(app).step == Step::found; }));
  for (const TargetPlace& land : all_of(screen, "land")) {
    if (!land.choice) continue;
    screen.move_to({land.x, land.y});
    State then = state_of(screen);
    const std::size_t tile = graenaland::tile_number(then, land.a);
    REQUIRE(graenaland::apply(then, graenaland::found(tile)).ok());
    const int votes = graenaland::votes_on(then, land.a).of_seat(state_of(screen).turn);
    CHECK(votes >= 2);
    CHECK(writes(screen, "+" + std::to_string(votes)));
    CHECK(writes(screen, "have " + std::to_string(votes) + " votes"));
    break;
  }
}

TEST_CASE("graenaland: whoever may yield sees what the village would count elsewhere") {
  Headless screen(at("players=4&freeSetup=true",
                     [](const App& app) { return shown(app).step == Step::yield; }));
  for (const TargetPlace& land : all_of(screen, "land")) {
    if (!land.choice) continue;
    screen.move_to({land.x, land.y});
    CHECK(writes(screen, "would have"));
    CHECK((writes(screen, "+1") || writes(screen, "+2")));
    break;
  }
}

TEST_CASE("graenaland: whether a hero follows shows the votes on both lands") {
  Headless screen(at_step(4, [](const State& state) {
    return state.step == Step::follow && graenaland::foresee(state, graenaland::kFollow).size() > 1;
  }));
  CHECK_FALSE(writes(screen, "would have"));
  for (const TargetPlace& button : all_of(screen, "do")) {
    if (button.a != graenaland::kFollow.code) continue;
    screen.move_to({button.x, button.y});
    CHECK(writes(screen, "would have"));
    screen.click({button.x, button.y});
  }
  CHECK(state_of(screen).step != Step::follow);
}

TEST_CASE("graenaland: with five clans what a march changes lies on no other clan's plate") {
  const App app = at_step(5, [](const State& state) {
    return state.step == Step::march && legal_at(state).size() > 6;
  });
  Headless screen(app);
  const std::size_t seat = index(state_of(screen).turn);
  int changes = 0;
  for (const TargetPlace& hero : all_of(screen, "send-hero")) {
    screen.click({hero.x, hero.y});
    for (const TargetPlace& land : all_of(screen, "land")) {
      if (!land.choice) continue;
      screen.move_to({land.x, land.y - land.height * 0.3F});
      for (const TargetPlace& on : all_of(screen, "land")) {
        const float slot = on.width * 0.92F / 5;
        const float middle =
            on.x - on.width / 2 + on.width * 0.04F + slot * (static_cast<float>(seat) + 0.5F);
        for (const Written& line : screen.words) {
          const bool change = line.words.starts_with("+") || line.words.starts_with("−");
          const auto at_line = line.area.center();
          if (!change || std::abs(at_line.x - on.x) > on.width / 2 ||
              std::abs(at_line.y - on.y) > on.height / 2) {
            continue;
          }
          ++changes;
          CHECK(std::abs(at_line.x - middle) + 8 < slot / 2 + 1);
        }
      }
    }
    screen.click({hero.x, hero.y});
  }
  CHECK(changes > 0);
}

TEST_CASE("graenaland: a land that a hero does not get to says why") {
  Headless screen(at_step(4, [](const State& state) {
    return state.step == Step::march && legal_at(state).size() > 3;
  }));
  for (const TargetPlace& hero : all_of(screen, "send-hero")) {
    if (!hero.choice) continue;
    screen.click({hero.x, hero.y});
    break;
  }
  const std::size_t seat = index(state_of(screen).turn);
  const auto& stands = state_of(screen).at(seat_at(seat)).hero_at;
  bool far = false;
  for (const TargetPlace& land : all_of(screen, "land")) {
    if (land.choice || std::ranges::find(stands, land.a) != stands.end()) continue;
    screen.move_to({land.x, land.y});
    far = far || writes(screen, "Too far");
  }
  CHECK(far);
}

TEST_CASE("graenaland: the goals stay where they are from land to land that is pointed at") {
  for (const std::string_view language : {"en", "cs", "ru"}) {
    CAPTURE(language);
    Headless screen(at_step(5,
                            [](const State& state) {
                              return state.step == Step::march && legal_at(state).size() > 8;
                            }),
                    1280, 900);
    screen.order("setting language " + std::string(language));
    screen.settle();
    const std::vector<TargetPlace> heroes = all_of(screen, "send-hero");
    const auto hero = std::ranges::find_if(heroes, &TargetPlace::choice);
    REQUIRE(hero != heroes.end());
    screen.click({hero->x, hero->y});
    const float goals = screen.find("goal").y;
    int far = 0;
    int near = 0;
    for (const TargetPlace& land : all_of(screen, "land")) {
      screen.move_to({land.x, land.y});
      CHECK(screen.find("goal").y == goals);
      ++(land.choice ? near : far);
    }
    CHECK(far > 0);
    CHECK(near > 0);
  }
}

TEST_CASE("graenaland: what is missing is counted as the rules tell it, whatever could be traded") {
  const App app = at_step(3, [](const State& state) { return state.step == Step::build; });
  graenaland::Purse purse;
  purse.markets = 2;
  graenaland::Cost price{};
  price[0] = 1;
  price[2] = 2;
  CHECK(table::graenaland_table::lacking_of(app.match().position().as<State>(), purse, price) ==
        price);
}

TEST_CASE("graenaland: what gold and markets make up for is not told to be short") {
  const App app = at_step(3, [](const State& state) { return state.step == Step::build; });
  const State& state = app.match().position().as<State>();
  using table::graenaland_table::short_of;
  graenaland::Purse purse;
  const auto hold = [&](graenaland::Resource resource) {
    for (std::size_t kind = 0; kind < graenaland::kCardKinds; ++kind) {
      if (graenaland::resource_of(state.data, kind) != resource) continue;
      ++purse.cards[kind];
      return;
    }
  };
  graenaland::Cost price{};
  price[static_cast<std::size_t>(graenaland::Resource::grain)] = 1;
  price[static_cast<std::size_t>(graenaland::Resource::wood)] = 2;
  CHECK(short_of(state, purse, price) == 3);
  hold(graenaland::Resource::gold);
  CHECK(short_of(state, purse, price) == 2);
  hold(graenaland::Resource::ore);
  CHECK(short_of(state, purse, price) == 2);
  purse.markets = 2;
  CHECK(short_of(state, purse, price) == 1);
  hold(graenaland::Resource::ore);
  CHECK(short_of(state, purse, price) == 0);
}

TEST_CASE("graenaland: whoever cannot pay is told that gold and markets do not do for all of it") {
  Headless screen(at_step(
      3, [](const State& state) { return state.step == Step::build && !can_build(state, false); }));
  bool told = false;
  for (const TargetPlace& tile : all_of(screen, "yard")) {
    screen.move_to({tile.x, tile.y});
    if (!writes(screen, "you lack")) continue;
    told = true;
    CHECK(writes(screen, "all of it"));
  }
  CHECK(told);
}

TEST_CASE("graenaland: where lands are ledgers the arrow of a march keeps below their words") {
  using table::graenaland_table::IslandPlan;
  IslandPlan plan{.coast = 3, .wide = 100, .high = 112, .inland_high = 90, .strip = 24};
  plan.size = {300, 260};
  for (const std::size_t place : {0U, 3U}) {
    const table::Rect land = plan.land(place);
    const float y = plan.breast(place, 0, 3).y;
    CHECK(y >= land.bottom() - plan.strip);
    CHECK(y <= land.bottom());
  }
}

TEST_CASE("graenaland: the horn of a rail has an edge all around, to be seen on any ground") {
  using table::graenaland_table::RailBlock;
  constexpr std::array<RailBlock, 3> kBlocks{};
  float horn = 0;
  float edge = 0;
  const Bench bench([&](table::match::Stage& stage) {
    const ImDrawList& list = stage.frame.paint.list();
    const int before = list.VtxBuffer.Size;
    table::graenaland_table::draw_rail(stage.frame.paint, {100, 100, 300, 40}, kBlocks, 2);
    horn = edge = 1000;
    for (int i = before; i < list.VtxBuffer.Size; ++i) {
      const ImDrawVert& vertex = list.VtxBuffer[i];
      if (vertex.col == table::current_palette.highlight) horn = std::min(horn, vertex.pos.y);
      if (vertex.col == table::current_palette.halo) edge = std::min(edge, vertex.pos.y);
    }
  });
  CHECK(horn < 100);
  CHECK(edge < horn - 0.5F);
}

TEST_CASE("graenaland: with a market nothing is told to be kept before it is paid") {
  const auto trades = [](const State& state) {
    const MoveList moves = legal_at(state);
    return state.step == Step::build && graenaland::full_purse(state).markets > 0 &&
           std::ranges::any_of(moves, [](Move move) {
             return graenaland::kind_of(move) == MoveKind::build &&
                    graenaland::what_of(move) == graenaland::Construction::village &&
                    !graenaland::is_joint(move);
           });
  };
  Headless screen(at_step(3, trades));
  screen.click("yard", static_cast<std::uint32_t>(graenaland::Construction::village));
  for (const TargetPlace& land : all_of(screen, "land")) {
    if (!land.choice) continue;
    screen.move_to({land.x, land.y});
    CHECK(std::ranges::count(screen.words, "kept", &Written::words) == 0);
    break;
  }
}

}  // namespace meadhall::tests
