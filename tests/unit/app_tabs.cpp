#include <doctest/doctest.h>

#include <algorithm>

#include "match/save.h"
#include "tests/support/apps.h"

// What the device holds besides this tab: other tabs' matches and saves, and no room for ours.

namespace meadhall::tests {
namespace {

using app::App;
using app::Effect;
using app::Slot;

std::string match_of(std::string_view seed, int moves) {
  const App app = played(moves, "#new/vikings?players=2&seed=" + std::string(seed));
  return write_save(app.match());
}

bool has_slot(const App& app, std::string_view save) {
  return std::ranges::any_of(app.slots().all(),
                             [&](const Slot& slot) { return slot.save == save; });
}

TEST_CASE("tabs: a tab that gives way sets its own match aside and loses neither of the two kept") {
  const std::string theirs = match_of("444", 5);
  const std::string their_previous = match_of("333", 4);
  App app = played(3, "#new/vikings?players=2&seed=111");
  const std::string older = write_save(app.match());
  obey(app, "rematch");
  Rng rng(5);
  obey(app, app.match().game().text(any_move(app.match(), rng)));
  const std::string ours = write_save(app.match());
  (void)app.take_effects();

  app.give_way(theirs, their_previous, {});
  CHECK(write_save(app.match()) == theirs);
  for (const std::string& each : {ours, older, their_previous}) CHECK(has_slot(app, each));
  REQUIRE(app.notice());
  CHECK_FALSE(app.notice()->error);
  // And what is stored says the same: a reload finds all four.
  App reloaded;
  reloaded.remember(app::kPreviousKey, their_previous);
  for (const Effect& effect : app.take_effects()) {
    if (effect.kind == Effect::Kind::store) reloaded.remember(effect.key, effect.text);
  }
  reloaded.start({}, "en", 1);
  CHECK(write_save(reloaded.match()) == theirs);
  for (const std::string& each : {ours, older, their_previous}) CHECK(has_slot(reloaded, each));
}

TEST_CASE("tabs: what the other tab only played on is not kept twice") {
  App app = played(3, "#new/vikings?players=2&seed=111");
  App other = started(write_save(app.match()));
  Rng rng(5);
  obey(other, other.match().game().text(any_move(other.match(), rng)));
  app.give_way(write_save(other.match()), {}, {});
  CHECK(write_save(app.match()) == write_save(other.match()));
  CHECK(app.slots().all().empty());
  CHECK_FALSE(app.notice());
}

TEST_CASE("tabs: where the other tab wrote no match, ours stays on the table") {
  App app = played(3, "#new/vikings?players=2&seed=111");
  const std::string ours = write_save(app.match());
  const std::string their_previous = match_of("333", 4);
  app.give_way({}, their_previous, "meadhall save 1\nbroken\n");
  CHECK(write_save(app.match()) == ours);
  CHECK(has_slot(app, their_previous));
  CHECK(has_slot(app, "meadhall save 1\nbroken\n"));
  CHECK(app.available("previous"));
  obey(app, "previous");
  CHECK(write_save(app.match()) == their_previous);
  CHECK(has_slot(app, ours));
}

TEST_CASE("tabs: what another tab left and cannot be read is put aside, and ours goes on") {
  App app = played(3, "#new/vikings?players=2&seed=111");
  const std::string ours = write_save(app.match());
  (void)app.take_effects();
  app.give_way("meadhall save 99\n", {}, {});
  CHECK(write_save(app.match()) == ours);
  CHECK(has_slot(app, "meadhall save 99\n"));
  REQUIRE(app.notice());
  CHECK(app.notice()->error);
  CHECK(stored(app, app::kAutosaveKey) == ours);
}

TEST_CASE("tabs: during a lesson the match before it is what gives way") {
  App app = played(3, "#new/vikings?players=2&seed=111");
  const std::string ours = write_save(app.match());
  const std::string theirs = match_of("444", 5);
  obey(app, "learn vikings");
  app.give_way(theirs, {}, {});
  CHECK_FALSE(app.visiting());
  CHECK(write_save(app.match()) == theirs);
  CHECK(has_slot(app, ours));
}

TEST_CASE("tabs: beside another tab new saves get numbers of their own") {
  App app = played(3);
  app.number_saves_from(700);
  obey(app, "save One");
  CHECK(app.slots().all()[0].id == "700");
  obey(app, "save Two");
  CHECK(app.slots().find("701") != nullptr);
}

TEST_CASE("saves: one that is not stored is not listed, and it is said") {
  App app = played(3);
  obey(app, "save One");
  const std::string kept = stored(app, "meadhall.save.1");
  obey(app, "save Two");
  app.not_stored("meadhall.save.2", {});
  REQUIRE(app.notice());
  CHECK(app.notice()->error);
  CHECK(app.notice()->text.find("nothing was saved") != std::string::npos);
  REQUIRE(app.slots().all().size() == 1);
  // What stood under the number before stands there still.
  obey(app, "rename 1 Another name");
  app.not_stored("meadhall.save.1", kept);
  CHECK(app.slots().all()[0].name == "One");
  // The page tells of the match itself.
  obey(app, "mute");
  app.not_stored(app::kAutosaveKey, {});
  CHECK_FALSE(app.notice()->error);
}

}  // namespace
}  // namespace meadhall::tests
