// A bot's word about a work in Graenaland: a road, an improvement or a market for the cards of the
// proposal that is voted on.

#include <doctest/doctest.h>

#include <array>

#include "bots/bot.h"
#include "bots/promises.h"
#include "games/graenaland/words.h"
#include "games/registry.h"
#include "match/save.h"
#include "tests/support/apps.h"
#include "tests/support/graenaland_bargain.h"
#include "tests/support/thinker.h"

namespace meadhall::tests {
namespace {

using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;
using bots::Word;
using graenaland_bots::asks;
using graenaland_bots::becomes;
using graenaland_bots::bound;
using graenaland_bots::says;
using Fate = Promise::Fate;

// Ann builds on F1, with this hand; nobody has promised her anything.
Table ann_builds(std::string_view hand) {
  Table table;
  table.villages(ann, "2 F1").villages(bob, "2 F1").villages(cid, "F1").hand(ann, hand);
  table.builds(ann);
  return table;
}

// What bots say or ask at a vote, as words; "" for nothing.
std::string told(const std::optional<Phrase>& phrase) {
  return phrase ? std::to_string(index(phrase->by) + 1) + " " + words(phrase->words) : "";
}

constexpr std::string_view kRoadOfAnn = "1 graenaland.phrase.work land=F1 work=graenaland.a.road";

}  // namespace

// rules: Graenaland 15.3
TEST_CASE("bots: a word about a work lapses with the proposal for which it was given") {
  Table table = proposed("rest 1");
  const Word road = word_of_road(table.state, ann);
  table.play("vote no, vote no");
  CHECK(becomes(road, table.state, vote(true)) == Fate::lapsed);
  Table passed = proposed("rest 1");
  passed.play("vote yes, vote no");
  CHECK_FALSE(becomes(road, passed.state, vote(true)));
  // A proposal that comes later is not what it was given for.
  Word earlier = road;
  earlier.round = 0;
  CHECK_FALSE(becomes(earlier, table.state, vote(true)));
}

// rules: Graenaland 15.3
TEST_CASE("bots: a word about a work is kept by building it, and lapses when another does") {
  const Word road = word_of_road(proposed("rest 1").state, ann);
  const Word of_bob = word_of_road(proposed("rest 2").state, bob);
  Table table = ann_builds("livestock, wood, ore, 2 grain");
  const Move work = build(Construction::road, tile_number(table.state, place(table.state, "F1")));
  CHECK(becomes(road, table.state, work) == Fate::kept);
  CHECK(becomes(of_bob, table.state, work) == Fate::lapsed);
  // Where there is a choice what to pay with, the last payment builds it.
  Table choosing = ann_builds("livestock, wood, ore, 2 gold");
  CHECK_FALSE(becomes(road, choosing.state, work));
  choosing.play("build road F1");
  REQUIRE(choosing.asks() == "1 pay");
  Fate fate = Fate::open;
  while (choosing.asks() == "1 pay") {
    MoveList moves;
    legal(choosing.state, moves);
    fate = becomes(road, choosing.state, moves[0]).value_or(Fate::open);
    choosing.play(graenaland::text(moves[0]));
  }
  CHECK(fate == Fate::kept);
}

// rules: Graenaland 15.3
TEST_CASE("bots: a word about a work is broken by a building phase of its giver without it") {
  const Word road = word_of_road(proposed("rest 1").state, ann);
  const Word of_bob = word_of_road(proposed("rest 2").state, bob);
  Table table = ann_builds("2 livestock, 2 wood");
  CHECK_FALSE(becomes(road, table.state, parse("build village F1").value()));
  CHECK(becomes(road, table.state, kDone) == Fate::broken);
  CHECK(becomes(road, table.state, kDeclare) == Fate::broken);
  CHECK_FALSE(becomes(of_bob, table.state, kDone));  // it is not his phase
  table.state.phase = Phase::granted;
  CHECK_FALSE(becomes(road, table.state, kDone));
  table.state.phase = Phase::normal;
  table.works("road F1");
  CHECK(becomes(road, table.state, kDone) == Fate::lapsed);
}

TEST_CASE("bots build what they promised before anything else, as soon as they can pay it") {
  const Word road = word_of_road(proposed("rest 1").state, ann);
  const auto made = [&](const Table& table, const Word& word) {
    const auto move = bound(observe(table.state, ann), std::array{word});
    return move ? graenaland::text(*move) : "";
  };
  CHECK(made(ann_builds("livestock, wood, ore"), road) == "build road F1");
  CHECK(made(ann_builds("livestock, wood, ore"), ended(road, Fate::kept)).empty());
  CHECK(made(ann_builds("livestock, wood, ore"), word_of_road(proposed("rest 2").state, bob))
            .empty());
  // With a supply card it can be paid: S04 is grain and ore.
  CHECK(made(ann_builds("livestock, wood"), road) == "take S04");
  CHECK(made(ann_builds("wood"), road).empty());
  Table taken = ann_builds("livestock, wood");
  taken.state.supply_taken = 1;
  CHECK(made(taken, road).empty());
}

TEST_CASE("bots promise a work that they can pay and that pays them, to whom it serves") {
  Table table = proposed("give 1, give 1, give 1, give 2");
  CHECK(told(says(table.state, ann, {})) == "1 graenaland.phrase.votes land=F1 player=seat2");
  table.hand(ann, "livestock, ore");
  CHECK(told(says(table.state, ann, {})) == kRoadOfAnn);
  // One word is enough for a vote, and one about a work at a time.
  Word road = word_of_road(table.state, ann);
  CHECK(told(says(table.state, ann, std::array{road})).empty());
  road.round = 0;
  CHECK(told(says(table.state, ann, std::array{road})) ==
        "1 graenaland.phrase.votes land=F1 player=seat2");
  // Late in the match it does not pay any more; and who is near the end builds something else.
  Table late = table;
  late.state.round = 16;
  CHECK(told(says(late.state, ann, {})) == "1 graenaland.phrase.votes land=F1 player=seat2");
  Table near = table;
  near.villages(ann, "8 F1").army(ann, 2);
  CHECK(told(says(near.state, ann, {})).find("work") == std::string::npos);
}

TEST_CASE("bots who are about to build promise works for a share, though another proposes") {
  Table table;
  table.main(bob).villages(ann, "F1").villages(bob, "2 F1").villages(cid, "3 F1");
  table.lying("F1", "5 wood").hand(bob, "livestock, ore").proposes(ann);
  table.play("propose F1, give 1, give 2, give 2, give 2, give 3");
  CHECK(told(says(table.state, bob, {})) ==
        "2 graenaland.phrase.work land=F1 work=graenaland.a.road");
  CHECK(told(says(table.state, cid, {})).empty());
}

TEST_CASE("bots ask for a work on a land that is theirs for a good part") {
  Table table = proposed("give 1, give 1, give 1, give 2");
  CHECK(told(asks(table.state, bob, {})) == "1 graenaland.phrase.votes land=F1 player=seat2");
  Table greater;
  greater.main(dag).villages(ann, "2 F1").villages(bob, "3 F1").villages(cid, "F1");
  greater.lying("F1", "4 wood").to_proposals();
  greater.play("propose F1, give 1, give 1, give 1, give 2");
  CHECK(told(asks(greater.state, bob, {})) == kRoadOfAnn);
  const Word road = word_of_road(greater.state, ann);
  CHECK(told(asks(greater.state, bob, std::array{road})) ==
        "1 graenaland.phrase.votes land=F1 player=seat2");
  CHECK(told(asks(greater.state, bob, std::array{ended(road, Fate::broken)})).empty());
}

TEST_CASE("bots ask for another work where the one that serves them most stands already") {
  Table table;
  table.main(dag).villages(ann, "2 F1").villages(bob, "3 F1").villages(cid, "F1");
  table.works("road F1").lying("F1", "4 wood").to_proposals();
  table.play("propose F1, give 1, give 1, give 1, give 2");
  CHECK(told(asks(table.state, bob, {})) ==
        "1 graenaland.phrase.work land=F1 work=graenaland.a.market");
}

TEST_CASE("bots ask for less where a work is promised that serves them") {
  const Table table = proposed("give 1, give 1, give 2, give 2");
  const Word road = word_of_road(table.state, ann);
  CHECK(bound(observe(table.state, bob), std::array{road}) == vote(true));
  CHECK_FALSE(bound(observe(table.state, bob), std::array{ended(road, Fate::lapsed)}));
}

TEST_CASE("bots at a table promise a work, build it, and the log says that it keeps a promise") {
  app::App app = started();
  for (const std::string_view line : {"new graenaland", "players 3", "seed 12", "bot 1 karl",
                                      "bot 2 karl", "bot 3 karl", "begin"}) {
    obey(app, line);
  }
  Thinker thinker;
  let_bots(app, thinker);
  REQUIRE(app.match().over());
  int kept = 0;
  for (const Promise& each : app.match().notebook().promises()) {
    const bool of_a_work = each.words.starts_with("with these cards I build");
    CHECK(each.fate != Fate::broken);
    kept += of_a_work && each.fate == Fate::kept ? 1 : 0;
  }
  CHECK(kept > 0);
  int told = 0;
  for (const app::LogLine& line : app.log()) {
    const std::string said = app.say(line.event.message);
    const bool is_kept = said.find("Keeps a promise.") != std::string::npos;
    told += is_kept && said.find("completes") != std::string::npos ? 1 : 0;
  }
  CHECK(told == kept);
}

}  // namespace meadhall::tests
