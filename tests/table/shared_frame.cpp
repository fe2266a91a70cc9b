#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "table/match/table_screen.h"
#include "tests/support/bench.h"
#include "tests/support/thinker.h"

// The frame of any table, and the decision it shows, with records that no game has.

namespace meadhall::tests {
namespace {

using table::Rect;
using table::match::AnimationFrame;
using table::match::Decision;
using table::match::DecisionHooks;
using table::match::MotionHooks;
using table::match::SeatHooks;
using table::match::Stage;
using table::match::TableHooks;
using table::match::TableScreen;

// What the hooks met, since it was set to {}.
struct Met {
  int refreshed = 0;
  int fresh = 0;
  std::optional<Seat> board{};  // drawn last
  int sent = 0;
  int finished = 0;
  int marked = 0;
  int pointed = 0;
  std::optional<Move> pending{};
  double ends = 0;  // what the hooks answer
  bool holds = false;
};
Met met;

constexpr TableHooks kTwoHooks{
    .refresh =
        [](Stage& stage) {
          ++met.refreshed;
          met.fresh += stage.fresh ? 1 : 0;
        },
    .draw_board = [](Stage&, Seat seat, const Rect&) { met.board = seat; }};

TableHooks with(auto change) {
  TableHooks hooks = kTwoHooks;
  change(hooks);
  return hooks;
}

// A table by such a record.
struct Drawn {
  explicit Drawn(const TableHooks& record, app::App of = at_table("#new/vikings?players=3&seed=5"))
      : hooks(record), screen(hooks), bench(std::move(of), [this](Stage& empty) {
          Stage stage = screen.stage(empty.frame);
          screen.draw(stage);
        }) {}

  void answer(std::size_t number = 0) {
    bench.obey(bench.app.match().game().text(legal()[number]));
  }
  Seat actor() const { return *bench.app.match().game().actor(bench.app.match().position()); }
  // By its digit.
  void choose(Seat seat) {
    bench.key(static_cast<ImGuiKey>(ImGuiKey_1 + static_cast<int>(index(seat))));
  }
  MoveList legal() const {
    MoveList moves;
    bench.app.match().game().legal(bench.app.match().position(), moves);
    return moves;
  }

  TableHooks hooks;
  TableScreen screen;
  Bench bench;
};

Decision decided(const app::App& app, const DecisionHooks& hooks = {}) {
  Decision decision;
  table::match::refresh(decision, app, hooks);
  return decision;
}

}  // namespace

TEST_CASE("table: a decision tells who is asked, what is legal, and what went before") {
  app::App app = at_table();
  const Decision first = decided(app);
  REQUIRE(first.actor.has_value());
  CHECK_FALSE(first.mover.has_value());
  CHECK_FALSE(first.latest.has_value());
  CHECK_FALSE(first.question.empty());
  CHECK_FALSE(first.topic_told.empty());
  REQUIRE_FALSE(first.moves.empty());
  obey(app, app.match().game().text(first.moves[0]));
  const Decision next = decided(app);
  CHECK(next.mover == first.actor);
  CHECK(next.latest == first.moves[0]);
  CHECK(next.where != first.where);
  obey(app, "replay");
  CHECK(decided(app).moves.empty());
}

TEST_CASE("table: a turn goes on while its player is asked again, as far as the game says so") {
  static constexpr DecisionHooks kGoesOn{.begins_turn = [](const Position&) { return false; }};
  static constexpr DecisionHooks kBegins{.begins_turn = [](const Position&) { return true; }};
  app::App app = at_table();
  CHECK_FALSE(decided(app, kGoesOn).mid_turn);  // nobody moved yet
  obey(app, app.match().game().text(decided(app).moves[0]));
  REQUIRE(decided(app).actor == decided(app).mover);
  CHECK(decided(app, kGoesOn).mid_turn);
  CHECK_FALSE(decided(app, kBegins).mid_turn);
  CHECK_FALSE(decided(app).mid_turn);
}

TEST_CASE("table: in a lesson the marked move alone is legal, by a button or on a board") {
  app::App app = started();
  obey(app, "learn vikings");
  REQUIRE(app.lesson());
  while (!app.lesson()->marked()) obey(app, "next");
  const Decision by_button = decided(app);
  REQUIRE(by_button.moves.size() == 1);
  CHECK(by_button.moves[0] == *app.lesson()->marked());
  CHECK_FALSE(by_button.lesson.answer.empty());
  static constexpr DecisionHooks kOnBoard{.on_board = [](Move) { return true; }};
  CHECK(decided(app, kOnBoard).lesson.answer.empty());
}

TEST_CASE("table: a record of two hooks is a table to play at") {
  met = {};
  Drawn drawn(kTwoHooks);
  drawn.bench.obeys = true;
  CHECK(met.refreshed == 1);
  CHECK(met.fresh == 1);
  drawn.bench.frames(5);
  CHECK(met.refreshed == 1);  // only what changed is taken in
  CHECK(met.board == drawn.bench.app.match().game().actor(drawn.bench.app.match().position()));
  for (int moves = 1; moves <= 12; ++moves) {
    const auto& all = drawn.bench.targets.all();
    const auto choice = std::ranges::find(all, table::Role::choice, &table::Targets::Target::role);
    REQUIRE(choice != all.end());
    drawn.bench.click(choice->area.center());
    drawn.bench.frames(2);
    REQUIRE(drawn.bench.app.match().line().size() >= static_cast<std::size_t>(moves));
  }
  CHECK(met.fresh > 12);
}

TEST_CASE(
    "table: digits show a seat's boards, unless they answer; Escape leads back, then undoes") {
  met = {};
  Drawn drawn(with([](TableHooks& hooks) {
    hooks.decision.begins_turn = [](const Position&) { return false; };
  }));
  drawn.answer();
  const Seat actor = drawn.actor();
  const Seat other = next_seat(actor, 3);
  REQUIRE(met.board == actor);
  drawn.choose(other);
  CHECK(met.board == other);
  drawn.bench.key(ImGuiKey_Escape);
  CHECK(met.board == actor);
  CHECK(drawn.bench.commands.empty());
  drawn.bench.key(ImGuiKey_Escape);
  CHECK(drawn.bench.commands == std::vector<std::string>{"undo"});
  drawn.choose(other);
  REQUIRE(met.board == other);
  drawn.answer();  // a new decision shows whom it is about
  CHECK(met.board == drawn.actor());
}

TEST_CASE("table: digits that answer the question choose no seat, and Escape leaves a turn alone") {
  met = {};
  Drawn drawn(
      with([](TableHooks& hooks) { hooks.takes_digits = [](const Stage&) { return true; }; }));
  drawn.answer();
  drawn.choose(next_seat(drawn.actor(), 3));
  CHECK(met.board == drawn.actor());
  drawn.bench.key(ImGuiKey_Escape);
  CHECK(drawn.bench.commands.empty());
}

TEST_CASE("table: Escape that closed what lay over the table does not undo in the same breath") {
  Drawn drawn(with([](TableHooks& hooks) {
    hooks.decision.begins_turn = [](const Position&) { return false; };
  }));
  drawn.answer();
  drawn.bench.key(ImGuiKey_L);
  REQUIRE(drawn.bench.has({"log-ground"}));
  drawn.bench.key(ImGuiKey_Escape);
  REQUIRE_FALSE(drawn.bench.has({"log-ground"}));
  drawn.bench.key(ImGuiKey_Escape);
  CHECK(drawn.bench.commands.empty());
  drawn.bench.frames(1, 1.0);
  drawn.bench.key(ImGuiKey_Escape);
  CHECK(drawn.bench.commands == std::vector<std::string>{"undo"});
}

TEST_CASE("table: one step of play is sent in motion, an undo is not; a click hurries it") {
  static constexpr MotionHooks kMotion{
      .send =
          [](Stage& stage, std::span<const Event> deed, const AnimationFrame&) {
            stage.motion.send({.from = {"here"}, .to = {"there"}, .lasts = 1e9});
            met.sent += deed.empty() ? 0 : 1;
            met.ends = 1e9;
          },
      .update = [](Stage&, const AnimationFrame&) {},
      .finish =
          [](Stage&) {
            ++met.finished;
            met.ends = 0;
          },
      .moves = [](const Stage&) { return met.ends > 0; },
      .ends = [](const Stage&) { return met.ends; }};
  met = {};
  Drawn drawn(with([](TableHooks& hooks) { hooks.motion = &kMotion; }));
  CHECK(met.sent == 0);
  CHECK_FALSE(drawn.bench.animating);
  drawn.answer();
  CHECK(met.sent == 1);
  CHECK(drawn.bench.animating);
  const int finished = met.finished;
  drawn.bench.click({3, 400});
  CHECK(met.finished == finished + 1);
  CHECK_FALSE(drawn.bench.animating);
  drawn.bench.obey("undo");
  CHECK(met.sent == 1);
}

TEST_CASE("table: a move that waits for a yes is shown by the game") {
  met = {};
  app::App app = at_table();
  play_until_pending(app);
  obey(app, "cancel");
  Drawn drawn(with([](TableHooks& hooks) {
                hooks.show_pending = [](Stage&, Move move) { met.pending = move; };
              }),
              std::move(app));
  CHECK_FALSE(met.pending.has_value());
  const Move move = drawn.legal()[0];
  drawn.answer();
  CHECK(met.pending == move);
}

TEST_CASE("table: the end lies over a table that has one, but not over a replay") {
  static constexpr table::match::EndHooks kEnd{};
  Drawn drawn(with([](TableHooks& hooks) { hooks.end = &kEnd; }), played(2000));
  REQUIRE(drawn.bench.app.match().over());
  CHECK(drawn.bench.has({"boards"}));
  drawn.bench.click({"boards"});
  CHECK_FALSE(drawn.bench.has({"boards"}));
  drawn.bench.click({"result"});
  drawn.bench.frames(2);
  CHECK(drawn.bench.has({"boards"}));
  drawn.bench.obey("replay");
  CHECK_FALSE(drawn.bench.has({"boards"}));
}

TEST_CASE("table: a table without an end of its own says in the question that it is over") {
  Drawn plain(kTwoHooks, played(2000));
  CHECK_FALSE(plain.bench.has({"boards"}));
  CHECK_FALSE(plain.bench.has({"result"}));
  CHECK(plain.bench.has({"rematch"}));
}

TEST_CASE("table: a scoring is told at a table with hooks for it, and lights its lines") {
  static constexpr table::match::ScoringHooks kScoring{
      .mark = [](Stage&, const Event&) { ++met.marked; }};
  for (const bool tells : {true, false}) {
    CAPTURE(tells);
    met = {};
    Drawn drawn(with([&](TableHooks& hooks) { hooks.scoring = tells ? &kScoring : nullptr; }));
    Rng rng(3);
    const auto scores = [&] {
      const auto& fresh = drawn.bench.app.fresh_events();
      return std::ranges::find(fresh, Event::Kind::score, &Event::kind) != fresh.end();
    };
    while (!scores()) {
      CHECK(met.marked == 0);
      drawn.bench.obey(drawn.bench.app.match().game().text(any_move(drawn.bench.app.match(), rng)));
    }
    drawn.bench.frames(60, 0.1);
    CHECK(drawn.bench.has({"scoring-next"}) == tells);
    CHECK((met.marked > 0) == tells);
  }
}

TEST_CASE("table: bots are asked unless the game holds them, and as soon as it lets them") {
  met = {};
  const auto begun = [] {
    app::App app = started();
    for (const char* line : {"new vikings", "seed 6", "bot 1 thrall", "begin"}) obey(app, line);
    return app;
  };
  CHECK(Drawn(kTwoHooks, begun()).bench.app.bot_request());
  Drawn drawn(
      with([](TableHooks& hooks) { hooks.holds_bots = [](const Stage&) { return met.holds; }; }),
      begun());
  CHECK(drawn.bench.app.bot_request());
  met.holds = true;
  drawn.bench.frames(1);
  CHECK_FALSE(drawn.bench.app.bot_request());
  drawn.bench.obey("mute");
  CHECK_FALSE(drawn.bench.app.bot_request());
  met.holds = false;
  drawn.bench.frames(1);
  CHECK(drawn.bench.app.bot_request());
}

TEST_CASE("table: the standard layout has a tab a seat, and a second opinion above the boards") {
  static constexpr SeatHooks kSeats{};
  for (const bool tells : {false, true}) {
    CAPTURE(tells);
    met = {};
    Drawn drawn(with([&](TableHooks& hooks) {
      hooks.seats = &kSeats;
      hooks.point_at = [](Stage&, Move) { ++met.pointed; };
      hooks.tells_opinion = tells;
    }));
    const Seat other = next_seat(drawn.actor(), 3);
    drawn.bench.click({"seat", static_cast<std::uint32_t>(index(other))});
    CHECK(met.board == other);
    drawn.bench.obey("hint");
    Thinker thinker;
    thinker.answer(drawn.bench.app, 2);
    drawn.bench.frames(3);
    CHECK(drawn.bench.has({"advice", 0}) != tells);
    if (tells) continue;
    drawn.bench.move(drawn.bench.area_of({"advice", 0}).center());
    CHECK(met.pointed > 0);
  }
}

}  // namespace meadhall::tests
