#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/session/promises.h"
#include "bots/promises.h"
#include "core/rng.h"
#include "games/graenaland/moves.h"
#include "games/graenaland/paying.h"
#include "games/graenaland/state.h"
#include "src/table/games/graenaland/hand_model.h"
#include "src/table/games/graenaland/payment_slots.h"
#include "tests/support/apps.h"
#include "tests/support/graenaland_steps.h"
#include "tests/support/headless.h"
#include "tests/support/thinker.h"

// The drawn table of Graenaland: what is chosen and paid, votes among bots, what is looked at.

namespace meadhall::tests {
namespace {

using app::App;
using graenaland::MoveKind;
using graenaland::State;
using graenaland::Step;
using table::Point;
using table::TargetPlace;

}  // namespace

TEST_CASE("graenaland: Escape puts back a hero that was chosen, and what was chosen of the yard") {
  const auto goes_back = [](app::App app, const TargetPlace& piece) {
    Headless screen(std::move(app));
    const std::size_t moves = screen.app.match().line().size();
    const auto picture = [&] {
      screen.move_to({1, 1});
      screen.settle();
      return screen.picture();
    };
    const std::uint64_t before = picture();
    screen.click(piece.what, piece.a);
    CHECK(picture() != before);
    screen.key(ImGuiKey_Escape);
    CHECK(picture() == before);
    CHECK(screen.app.match().line().size() == moves);
  };
  SUBCASE("a hero") {
    app::App app = at_step(3, [](const State& state) { return state.step == Step::march; });
    const TargetPlace hero = all_of(Headless(app), "hero").front();
    goes_back(std::move(app), hero);
  }
  SUBCASE("a piece of the yard") {
    // One that can be built in several places.
    const auto wanted = [](const State& state) -> std::optional<std::uint32_t> {
      if (state.step != Step::build) return std::nullopt;
      MoveList moves;
      graenaland::legal(state, moves);
      std::array<int, graenaland::kConstructions> places{};
      for (const Move move : moves) {
        if (graenaland::kind_of(move) != MoveKind::build || graenaland::is_joint(move)) continue;
        const graenaland::Construction what = graenaland::what_of(move);
        const auto number = static_cast<std::uint32_t>(what);
        if (what != graenaland::Construction::army && ++places[number] > 1) return number;
      }
      return std::nullopt;
    };
    app::App app = at_step(3, [&](const State& state) { return wanted(state).has_value(); });
    const TargetPlace piece =
        Headless(app).find("yard", wanted(app.match().position().as<State>()));
    goes_back(std::move(app), piece);
  }
}

TEST_CASE("graenaland: Undo takes back votes that are not counted") {
  Headless screen(at_step(3, [](const State& state) { return state.step == Step::vote; }));
  screen.click("yes");
  REQUIRE(screen.has("vote"));
  screen.click("undo");
  CHECK_FALSE(screen.has("vote"));
  CHECK_FALSE(screen.app.notice());
}

TEST_CASE("graenaland: only what no open slot takes is told to be kept while one pays") {
  // How many cards of each resource are in hand.
  const auto held = [](const State& state) {
    std::array<int, graenaland::kResources> cards{};
    const graenaland::Purse purse = graenaland::purse_left(state);
    for (std::size_t kind = 0; kind < graenaland::kCardKinds; ++kind) {
      const auto resource = graenaland::resource_of(state.data, kind);
      cards[static_cast<std::size_t>(resource)] += purse.cards[kind];
    }
    return cards;
  };
  const auto is_plain = [&](const State& state) {
    if (state.step != Step::pay) return false;
    const graenaland::Purse purse = graenaland::purse_left(state);
    const bool whole = (purse.supplies | purse.first_halves | purse.second_halves) == 0;
    return purse.markets == 0 && whole && held(state).back() == 0 &&
           std::ranges::count_if(state.order.needs, [](int n) { return n > 0; }) > 1;
  };
  Headless screen(at_step(3, is_plain));
  const State& state = state_of(screen);
  int kept = 0;
  for (std::size_t i = 0; i < graenaland::kPlainResources; ++i) {
    kept += held(state)[i] > 0 && state.order.needs[i] == 0 ? 1 : 0;
  }
  CHECK(std::ranges::count(screen.words, "kept", &table::Written::words) == kept);
}

TEST_CASE("graenaland: names in the yard are whole or not there, and then the head has it") {
  Headless screen(at_step(4, [](const State& state) { return state.step == Step::build; }));
  screen.resize(360, 640, By::touch);
  for (const std::string_view language : {"en", "cs", "pl", "ru"}) {
    CAPTURE(language);
    screen.order("setting language " + std::string(language));
    screen.settle();
    const auto tiles = all_of(screen, "yard");
    REQUIRE(tiles.size() >= 8);
    for (const TargetPlace& tile : tiles) {
      for (const table::Written& line : screen.words) {
        const bool inside = std::abs(line.area.x - tile.x) < tile.width / 2 &&
                            std::abs(line.area.y - tile.y) < tile.height / 2;
        if (inside) CHECK(line.words != "…");
      }
    }
  }
}

TEST_CASE("graenaland: of supply cards in hand the one that pays rises, and each can be clicked") {
  using namespace table::graenaland_table;
  Fit fit;
  fit.supplies = 1U << 4U;
  const HandModel::Group supplies{.kind = HandModel::Kind::supplies, .cards = {4, 9}};
  CHECK(fit.takes(supplies, 0));
  CHECK_FALSE(fit.takes(supplies, 1));
  fit.cards[0] = 1;
  const HandModel::Group grain{.cards = {0, 0}};
  CHECK_FALSE(fit.takes(grain, 0));
  CHECK(fit.takes(grain, 1));
  const Headless screen(at_step(3,
                                [](const State& state) {
                                  return state.step == Step::build &&
                                         std::popcount(state.at(state.turn).supplies) >= 2;
                                }),
                        1024, 768);
  const State& state = state_of(screen);
  int seen = 0;
  for (const TargetPlace& card : all_of(screen, "supply")) {
    if ((unsigned{state.at(state.turn).supplies} >> card.a & 1U) == 0) continue;
    ++seen;
    CHECK(card.width >= card.height * 0.3F);
  }
  CHECK(seen >= 2);
}

TEST_CASE("graenaland: a bot's request for a promise waits on the council's card for its answer") {
  Headless screen(among_bots([](const App& app) {
    const Step step = app.match().position().as<State>().step;
    return !app.match().bot_acts() && (step == Step::propose || step == Step::vote) &&
           !app::asked_of_persons(app.match()).empty();
  }));
  const auto requests = [&] {
    std::vector<table::Rect> found;
    for (const table::Written& line : screen.words) {
      if (line.words.find("asks for a promise") != std::string::npos) found.push_back(line.area);
    }
    return found;
  };
  screen.settle();
  REQUIRE(requests().size() == 2);  // above all lies the message, which a click takes away
  const Point message = std::ranges::min(requests(), {}, &table::Rect::y).center();
  screen.click({message.x, message.y});
  REQUIRE(requests().size() == 1);
  const TargetPlace card = screen.find("promise");
  CHECK(std::abs(requests().front().center().y - card.y) < card.height / 2);
  for (const bots::Asked& each : bots::asked_by_bots(screen.app.match())) {
    screen.order("promise " + std::to_string(index(each.phrase.by) + 1) + " " +
                 screen.app.say(each.phrase.words));
  }
  screen.settle();
  CHECK(requests().empty());
}

TEST_CASE("graenaland: the open notebook tells what was promised and judged since") {
  Headless screen(at_step(4, [](const State& state) { return state.step == Step::vote; }));
  const auto told = [&](std::string_view words) {
    return std::ranges::any_of(screen.words, [&](const table::Written& line) {
      return line.words.find(words) != std::string::npos;
    });
  };
  screen.order("notebook");
  screen.settle();
  REQUIRE(!all_of(screen, "phrase").empty());
  CHECK_FALSE(told("two ore"));
  CHECK(all_of(screen, "fate").empty());
  screen.order("promise 1 two ore");
  screen.settle();
  CHECK(told("two ore"));
  CHECK(all_of(screen, "fate").size() == 3);
  screen.order("judge 1 struck");
  screen.settle();
  CHECK_FALSE(told("two ore"));
}

TEST_CASE("graenaland: Escape closes the notebook and takes no vote back") {
  Headless screen(at_step(3, [](const State& state) { return state.step == Step::vote; }));
  screen.click("yes");
  REQUIRE(screen.has("vote"));
  screen.order("notebook");
  screen.settle();
  screen.key(ImGuiKey_Escape);
  CHECK_FALSE(screen.app.notebook_open());
  CHECK(screen.has("vote"));
}

TEST_CASE("graenaland: an army that can be paid in several ways asks which") {
  const auto several = [](const State& state) {
    if (state.step != Step::build) return false;
    MoveList moves;
    graenaland::legal(state, moves);
    return std::ranges::count_if(moves, [](Move move) {
             return graenaland::kind_of(move) == MoveKind::build &&
                    graenaland::what_of(move) == graenaland::Construction::army;
           }) > 1;
  };
  Headless screen(at_step(3, several));
  const auto army = static_cast<std::uint32_t>(graenaland::Construction::army);
  const std::size_t before = all_of(screen, "do").size();
  screen.click("yard", army);
  CHECK(all_of(screen, "do").size() >= before + 2);
  const std::size_t moves = screen.app.match().line().size();
  screen.click("do");
  CHECK(screen.app.match().line().size() > moves);
}

TEST_CASE(
    "graenaland: picked up in the yard, a construction shows its places, and is built there") {
  const auto builds = [](const State& state) {
    if (state.step != Step::build) return false;
    MoveList moves;
    graenaland::legal(state, moves);
    return std::ranges::any_of(moves, [](Move move) {
      return graenaland::kind_of(move) == MoveKind::build && !graenaland::is_joint(move) &&
             graenaland::what_of(move) == graenaland::Construction::village;
    });
  };
  Headless screen(at_step(3, builds));
  const auto village = static_cast<std::uint32_t>(graenaland::Construction::village);
  const TargetPlace tile = screen.find("yard", village);
  screen.press({tile.x, tile.y});
  screen.move_to({tile.x, tile.y - 30});
  screen.move_to({tile.x, tile.y - 60});
  std::vector<TargetPlace> lands = all_of(screen, "land");
  std::erase_if(lands, [](const TargetPlace& place) { return !place.choice; });
  REQUIRE_FALSE(lands.empty());
  const std::size_t moves = screen.app.match().line().size();
  screen.move_to({lands.front().x, lands.front().y});
  screen.release();
  REQUIRE(screen.app.match().line().size() > moves);
  CHECK(graenaland::kind_of(screen.app.match().move_of(screen.app.match().line()[moves])) ==
        MoveKind::build);
}

TEST_CASE("graenaland: in the open each looks at their own hand while their shield is held") {
  Headless screen(at_step(3, [](const State& state) { return state.step == Step::propose; }));
  const std::size_t other = (index(state_of(screen).turn) + 1) % 3;
  for (const TargetPlace& shield : all_of(screen, "peek")) {
    if (shield.a != other) continue;
    screen.press({shield.x, shield.y});
    screen.frame();
    screen.frame();
    CHECK(screen.app.looker() == seat_at(other));
    screen.release();
    CHECK_FALSE(screen.app.looker());
  }
  CHECK(std::ranges::count(all_of(screen, "peek"), static_cast<std::uint32_t>(other),
                           &TargetPlace::a) >= 2);
}

// rules: Graenaland 13.5
TEST_CASE("graenaland: the victory card one kept lies in one's hand, and in nobody else's") {
  App app = at_table("#new/graenaland?players=3&seed=4&victoryCards=true");
  Rng rng(4);
  while (app.match().position().as<State>().step != Step::march) {
    obey(app, app.handing_over() ? "ready" : app.match().game().text(any_move(app.match(), rng)));
  }
  if (app.handing_over()) obey(app, "ready");
  Headless screen(std::move(app));
  CHECK(screen.has("kept"));
  obey(screen.app, screen.app.match().game().text(any_move(screen.app.match(), rng)));
  REQUIRE(screen.app.handing_over());
  screen.settle();
  CHECK_FALSE(screen.has("kept"));
}

TEST_CASE("graenaland: whose turn comes again is offered to see what happened since") {
  App app = at_step(3, [](const State& state) { return state.step == Step::march; });
  CHECK_FALSE(Headless(app).has("since"));  // nobody has decided anything yet
  Rng rng(1);
  const auto comes_again = [&] {
    return !app.handing_over() && app.match().position().as<State>().step == Step::march &&
           app.match().position().as<State>().round > 1;
  };
  while (!comes_again()) {
    obey(app, app.handing_over() ? "ready" : app.match().game().text(any_move(app.match(), rng)));
  }
  const std::uint64_t table = digest(app.match());
  Headless screen(std::move(app));
  REQUIRE(screen.has("since"));
  const TargetPlace since = screen.find("since");
  screen.press({since.x, since.y});
  ImGui::GetIO().AddMouseButtonEvent(0, false);
  for (int frames = 0; frames < 10 && !screen.app.replaying(); ++frames) screen.frame();
  CHECK(screen.app.replaying());
  screen.settle();  // it ends by itself
  CHECK_FALSE(screen.app.replaying());
  CHECK(digest(screen.app.match()) == table);
  screen.resize(390, 700, By::touch);
  screen.settle();
  CHECK_FALSE(screen.has("since"));  // it is in the menu there
}

TEST_CASE("graenaland: the seats of a new match are far apart in colour") {
  const App app = at_table("#new/graenaland?players=5&seed=4");
  std::vector<int> colours;
  for (const SeatInfo& seat : app.match().start().seats) colours.push_back(seat.colour);
  CHECK(colours == std::vector<int>{0, 4, 5, 1, 3});
}

TEST_CASE("graenaland: a slot of a price shows what was laid out for it") {
  namespace source = graenaland::source;
  using table::graenaland_table::PaySlot;
  int through_markets = 0;
  for (int seed = 1; seed <= 60; ++seed) {
    App app = at_table("#new/graenaland?players=3&seed=" + std::to_string(seed));
    Rng rng(static_cast<std::uint64_t>(seed));
    for (int moves = 0; moves < 900 && !app.match().over(); ++moves) {
      const State& state = app.match().position().as<State>();
      const auto made = table::graenaland_table::payments_made(app.match(), state);
      const bool pays = state.step == Step::pay || state.step == Step::contribute;
      const auto slots = pays ? table::graenaland_table::pay_slots(state, made)
                              : table::graenaland_table::PaySlots();
      for (const auto& paid : made) {
        const bool market = paid.from >= source::kMarketCard;
        through_markets += market ? 1 : 0;
        CHECK(std::ranges::any_of(slots, [&](const PaySlot& slot) {
          return slot.resource == paid.resource && (slot.by == PaySlot::By::market) == market;
        }));
      }
      obey(app, app.handing_over() ? "ready" : app.match().game().text(any_move(app.match(), rng)));
    }
  }
  CHECK(through_markets > 5);
}

// --- Votes among bots

namespace {

// One person among bots answers what is asked of them on the screen, until the match is over.
void play_among_bots(Headless& screen, Thinker& thinker) {
  Rng rng(7);
  int votes = 0;
  for (int steps = 0; !screen.app.match().over(); ++steps) {
    REQUIRE_MESSAGE(steps < 4000, "the match hangs");
    thinker.hear(screen.app);
    if (!thinker.key.empty()) {
      bots::Task task = bots::Task::begin(thinker.request).value();
      while (!task.advance(50)) {
      }
      screen.app.answered(std::exchange(thinker.key, {}), task.answer());
      screen.app.let_bot_move();
      screen.settle();
      continue;
    }
    std::vector<TargetPlace> choices;
    for (const TargetPlace& place : screen.places()) {
      if (place.choice) choices.push_back(place);
    }
    const bool votes_here = screen.has("yes") || screen.has("no");
    if (votes_here) ++votes;
    if (choices.empty() && screen.has("bots-wait")) {
      screen.click("bots-wait");
      continue;
    }
    REQUIRE_FALSE(choices.empty());
    TargetPlace place = choices[rng.below(static_cast<std::uint32_t>(choices.size()))];
    if (place.what == "bowl") place.y -= place.height / 2 - 10;
    screen.click({place.x, place.y});
  }
  CHECK(votes > 3);
}

}  // namespace

TEST_CASE("graenaland: a vote among bots never hangs, whether they wait or not") {
  for (const bool waits : {false, true}) {
    CAPTURE(waits);
    App app = started({}, "#new/graenaland?players=3&seed=6");
    obey(app, "bot others thrall");
    obey(app, "begin");
    if (waits) obey(app, "bots wait");
    Headless screen(std::move(app));
    Thinker thinker;
    play_among_bots(screen, thinker);
  }
}

}  // namespace meadhall::tests
