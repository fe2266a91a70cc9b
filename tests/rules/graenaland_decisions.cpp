// What holds of each kind of decision: who may look on, what no code says, and what belongs to
// another decision.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/graenaland/words.h"
#include "games/graenaland/workshop.h"
#include "tests/support/graenaland_table.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

// Ann and Bob have a vote each on F1, where two wood lie; Ann proposes.
Table with_cards() {
  Table table;
  table.main(dag).villages(ann, "F1").villages(bob, "F1").lying("F1", "2 wood");
  return table.to_proposals();
}

// Ann builds a village on H1.
Table building(std::string_view hand) {
  Table table;
  table.works("palisade H1").villages(ann, "F1").villages(bob, "H1").hand(ann, hand);
  return table.to_building().play("build village H1");
}

// Ann offers a palisade on F1, two wood.
Table joint_work() {
  Table table;
  table.villages(ann, "F1").hand(ann, "wood").hand(bob, "wood, hills wood").to_building();
  return table.play("joint palisade F1");
}

// Six points with the rulebook's card are there already.
Table with_claims() {
  Table table(4, {{"victoryCards", "true"}});
  table.keeps(ann, "VP02").villages(ann, "2 F1, 2 H1, P2").army(ann, 3);
  return table.buildings(ann, "fortress F1, church F1, hall F1").to_proposals();
}

Table declared() {
  Table table;
  table.villages(ann, "3 F1, H1, P2, F2").buildings(ann, "church F1, hall F1").army(ann, 3);
  return table.to_building().play("take S01, declare");
}

// A table at which this is asked, of four players if there may be four.
Table asking(Step step) {
  Table table;
  switch (step) {
    case Step::keep: return Table::dealt(4, 1, {{"victoryCards", "true"}});
    case Step::found: return Table::dealt(4, 1, {{"freeSetup", "true"}});
    case Step::yield: return asking(Step::found).play("found F1, found F1, found F1");
    case Step::march: return table.heroes(bob, "warrior F1");
    case Step::enter: return table.heroes(bob, "priest waits F1, skald waits F1").to_proposals();
    case Step::propose: return with_cards();
    case Step::share: return with_cards().play("propose F1");
    case Step::vote: return with_cards().play("propose F1, rest 1");
    case Step::claim: return with_claims();
    case Step::build: return table.villages(ann, "F1").to_building();
    case Step::pay: return building("livestock, forest livestock, hills livestock, 3 ore");
    case Step::toll: return building("2 livestock, 2 ore, wood, grain");
    case Step::follow:
      table.villages(ann, "F1, F2").buildings(ann, "church F1").heroes(ann, "priest M1");
      table.hand(ann, "2 grain, livestock, wood, ore");
      return table.to_building().play("build church F2");
    case Step::pledge: return joint_work();
    case Step::contribute:
      return joint_work().play("pledge wood, enough, enough, enough, pledge wood, raise");
    case Step::over: return declared().play("done, done, done");
  }
  return table;
}

std::vector<Step> all_steps() {
  std::vector<Step> all;
  for (std::size_t step = 0; step < kSteps; ++step) all.push_back(static_cast<Step>(step));
  return all;
}

// A move that each kind of decision may know.
const std::vector<Move>& samples() {
  static const std::vector<Move> all = {make_move(MoveKind::keep),
                                        found(2),
                                        kYieldNot,
                                        kStayAll,
                                        make_move(MoveKind::enter, 1),
                                        kPass,
                                        give(ann),
                                        vote(true),
                                        claim(0),
                                        build(Construction::army),
                                        take(0),
                                        kDone,
                                        pay(0),
                                        toll(0),
                                        kRemain,
                                        kEnough,
                                        kRefuse};
  return all;
}

bool is_asked(Move move, Step step) {
  switch (kind_of(move)) {
    case MoveKind::keep: return step == Step::keep;
    case MoveKind::found: return step == Step::found;
    case MoveKind::yield: return step == Step::yield;
    case MoveKind::march: return step == Step::march;
    case MoveKind::enter: return step == Step::enter;
    case MoveKind::propose: return step == Step::propose;
    case MoveKind::share: return step == Step::share;
    case MoveKind::vote: return step == Step::vote;
    case MoveKind::claim: return step == Step::claim;
    case MoveKind::build:
    case MoveKind::take:
    case MoveKind::finish: return step == Step::build;
    case MoveKind::pay: return step == Step::pay || step == Step::contribute;
    case MoveKind::toll: return step == Step::toll;
    case MoveKind::follow: return step == Step::follow;
    case MoveKind::pledge: return step == (move == kRefuse ? Step::contribute : Step::pledge);
  }
  return false;
}

Move code(MoveKind kind, std::uint32_t value) { return make_move(kind, value); }

// Codes that no notation has, and what is said of them where that kind of move is asked for.
struct Senseless {
  Step step;
  Move move;
  std::string_view refusal;
};

const std::vector<Senseless>& senseless() {
  constexpr std::string_view kCode = "graenaland.no.such_move";
  constexpr std::string_view kLand = "graenaland.no.such_land";
  static const std::vector<Senseless> all = {
      {Step::keep, code(MoveKind::keep, 3), kCode},
      {Step::found, code(MoveKind::found, kMaxLands), kLand},
      {Step::yield, code(MoveKind::yield, kMaxLands + 1), kLand},
      {Step::march, code(MoveKind::march, kNobodyMarches + 1), kCode},
      {Step::enter, code(MoveKind::enter, kHeroes), kCode},
      {Step::propose, code(MoveKind::propose, kMaxLands + 1), kLand},
      {Step::share, code(MoveKind::share, kMaxPlayers), kCode},
      {Step::share, code(MoveKind::share, kRest + kMaxPlayers), kCode},
      {Step::share, code(MoveKind::share, kAgain + 1), kCode},
      {Step::vote, code(MoveKind::vote, 2), kCode},
      {Step::claim, code(MoveKind::claim, kGoals * kTiers + 1), "graenaland.no.claim"},
      {Step::build, code(MoveKind::build, kConstructions), kCode},
      {Step::build, code(MoveKind::build, 2 * kJoint), kCode},
      {Step::build, build(Construction::army, kTerrains + 1), kLand},
      {Step::build, build(Construction::village, kMaxLands), kLand},
      {Step::build, joint(Construction::army, 0), "graenaland.no.not_joint"},
      {Step::build, code(MoveKind::take, kSupplyCards), kCode},
      {Step::build, code(MoveKind::finish, 2 + kMaxPlayers), "graenaland.no.no_grants"},
      {Step::pay, code(MoveKind::pay, source::kEnd), kCode},
      {Step::contribute, code(MoveKind::pay, source::kEnd), kCode},
      {Step::toll, code(MoveKind::toll, kCardKinds), kCode},
      {Step::follow, code(MoveKind::follow, 2), kCode},
      {Step::pledge, code(MoveKind::pledge, value_of(kRefuse) + 1), kCode},
  };
  return all;
}

// Somebody's decision in five players' game, where Ann has granted a construction to Cid.
Table granted() {
  Table table(5, {{"fiveOffer", "grant"}});
  return table.villages(cid, "F1").to_building().play("grant 3");
}

}  // namespace

TEST_CASE("graenaland decisions: each is asked at a table as the rules know it") {
  for (const Step step : all_steps()) {
    CAPTURE(static_cast<int>(step));
    const Table table = asking(step);
    CHECK(table.state.step == step);
    CHECK(check(table.state).ok());
    CHECK(table.moves().empty() == (step == Step::over));
  }
}

// rules: Graenaland 14.3
TEST_CASE("graenaland decisions: private is what shows a hand or is answered in secret") {
  for (const Step open : {Step::found, Step::yield, Step::enter, Step::propose, Step::share,
                          Step::vote, Step::pledge, Step::over}) {
    CAPTURE(static_cast<int>(open));
    CHECK_FALSE(is_private(asking(open).state));
  }
  for (const Step secret : {Step::keep, Step::march, Step::claim, Step::build, Step::pay,
                            Step::toll, Step::follow, Step::contribute}) {
    CAPTURE(static_cast<int>(secret));
    CHECK(is_private(asking(secret).state));
  }
}

TEST_CASE("graenaland decisions: a move of another decision is refused with what is asked") {
  for (const Step step : all_steps()) {
    const Table table = asking(step);
    for (const Move move : samples()) {
      CAPTURE(static_cast<int>(step));
      CAPTURE(text(move));
      if (step == Step::over) {
        CHECK(table.refused(move) == "graenaland.no.over");
      } else {
        CHECK((table.refused(move) == "graenaland.no.step") != is_asked(move, step));
      }
    }
  }
}

TEST_CASE("graenaland decisions: codes that say nothing are refused, told and written by none") {
  for (const auto& [step, move, refusal] : senseless()) {
    CAPTURE(static_cast<int>(step));
    CAPTURE(move.code);
    const Table table = asking(step);
    CHECK(table.refused(move) == refusal);
    CHECK(narrate(table.state, move).empty());
    CHECK_FALSE(reveals(table.state, move));
    CHECK(text(move) == "move " + std::to_string(move.code));
    CHECK_FALSE(parse(text(move)).ok());
    const bool only_words = kind_of(move) == MoveKind::vote || kind_of(move) == MoveKind::follow ||
                            kind_of(move) == MoveKind::claim;
    CHECK(describe(table.state, move).empty() == !only_words);
  }
}

TEST_CASE("graenaland decisions: codes of those who do not play, or who cannot be meant") {
  const Table share = asking(Step::share);
  CHECK(share.refused("give 5") == "graenaland.no.such_move");
  CHECK(share.refused("rest 5") == "graenaland.no.such_move");
  CHECK(describe(share.state, parse("give 5").value()).empty());
  CHECK(asking(Step::enter).refused("enter warrior") == "graenaland.no.such_move");
  CHECK(asking(Step::march).refused("march priest E") == "graenaland.no.hero_away");
  CHECK(describe(asking(Step::march).state, parse("march priest E").value()).empty());
  CHECK(asking(Step::toll).refused("toll mountains 1") == "graenaland.no.toll");
  CHECK(asking(Step::pay).refused("pay forest 1") == "graenaland.no.pay");
  CHECK(asking(Step::found).refused("found H3") == "graenaland.no.such_land");
  CHECK(asking(Step::yield).refused("yield H3") == "graenaland.no.such_land");
  CHECK(describe(asking(Step::build).state, parse("grant 5").value()).empty());
}

TEST_CASE("graenaland distribution: like cards go to seats in their order, evenly only at once") {
  Table table;
  table.main(dag).villages(ann, "F1").villages(bob, "F1").lying("F1", "3 wood").to_proposals();
  table.play("propose F1, give 2");
  CHECK(table.refused("give 1") == "graenaland.no.share_order");
  CHECK(table.refused("even") == "graenaland.no.even_late");
  table.play("give 2");
  CHECK(table.refused("rest 2") == "graenaland.no.rest_late");
  CHECK(table.refused("even") == "graenaland.no.rest_late");
  CHECK(table.listed("give 2"));
}

TEST_CASE("graenaland claims: as many points as can be reached, and no fewer than six") {
  Table table = asking(Step::claim);
  CHECK(table.refused("claim 7") == "graenaland.no.claim");
  CHECK(table.refused("claim 5") == "graenaland.no.claim");
  table.play("claim 6");
  CHECK(table.refused("claim 1") == "graenaland.no.claim");  // Bob can reach none
  CHECK(table.listed("claim nothing"));
}

TEST_CASE("graenaland five players: whom a construction is granted grants none themselves") {
  const Table table = granted();
  REQUIRE(table.asks() == "3 build");
  CHECK(table.refused("grant 4") == "graenaland.no.joint_final");
  CHECK(table.refused("joint road F1") == "graenaland.no.not_joint");
  Table five(5, {{"fiveOffer", "grant"}});
  five.villages(ann, "F1").to_building();
  CHECK(five.refused(code(MoveKind::finish, 2 + kMaxPlayers)) == "graenaland.no.grant_whom");
  CHECK(five.refused("grant 1") == "graenaland.no.grant_whom");
}

TEST_CASE("graenaland five players: a joint work is no offer of whom one was granted to") {
  Table table(5, {{"fiveOffer", "grant"}});
  table.villages(ann, "F1").villages(cid, "F1").to_building();
  CHECK(table.listed("joint road F1"));
  table.play("grant 3");
  CHECK(table.refused("joint road F1") == "graenaland.no.not_joint");
}

TEST_CASE("graenaland decisions: an observation is not played, told or foretold on") {
  for (const Step step : all_steps()) {
    CAPTURE(static_cast<int>(step));
    const Table table = asking(step);
    State seen = observe(table.state, seat_at(kMaxPlayers));
    const State before = seen;
    for (const Move move : samples()) {
      const Result<void> done = apply(seen, move);
      REQUIRE_FALSE(done.ok());
      CHECK(done.error().message.id() == "graenaland.no.observation");
      CHECK(narrate(seen, move).empty());
      CHECK_FALSE(reveals(seen, move));
    }
    CHECK(seen == before);
  }
}

TEST_CASE("graenaland decisions: the table tells who has chosen their card already, not which") {
  Table table = asking(Step::keep);
  const auto told = [&] { return board(table.state)[0].lines; };
  const auto answered = [&] {
    return std::ranges::any_of(
        told(), [](const Message& line) { return line.id() == "graenaland.board.answered"; });
  };
  CHECK_FALSE(answered());
  Table other = table;
  table.play("keep 1");
  other.play("keep 2");
  CHECK(answered());
  CHECK(board(table.state)[0].lines == board(other.state)[0].lines);
}

// rules: Graenaland 15
TEST_CASE("graenaland decisions: each has its sign for whether there may be talk") {
  const auto sign = [](const Table& table) { return std::string(talk(table.state).sign.id()); };
  for (const Step quiet : {Step::march, Step::enter, Step::propose, Step::share}) {
    CAPTURE(static_cast<int>(quiet));
    CHECK(sign(asking(quiet)) == "graenaland.talk.quiet");
  }
  CHECK(sign(asking(Step::vote)) == "graenaland.talk.vote");
  for (const Step builds : {Step::claim, Step::build, Step::pay, Step::toll, Step::follow}) {
    CAPTURE(static_cast<int>(builds));
    CHECK(sign(asking(builds)) == "graenaland.talk.building");
  }
  CHECK(sign(granted()) == "graenaland.talk.granted");
  CHECK(sign(asking(Step::pledge)) == "graenaland.talk.joint");
  CHECK(sign(asking(Step::contribute)) == "graenaland.talk.joint");
  CHECK(sign(declared()) == "graenaland.talk.free");
  for (const Step free : {Step::keep, Step::found, Step::yield, Step::over}) {
    CAPTURE(static_cast<int>(free));
    CHECK(sign(asking(free)) == "graenaland.talk.free");
  }
}

TEST_CASE("graenaland topic: each decision and each thing has its chapter") {
  const auto chapter = [](Step step) { return topic(asking(step).state); };
  CHECK(chapter(Step::keep) == "cards");
  CHECK(chapter(Step::found) == "setup");
  CHECK(chapter(Step::yield) == "setup");
  CHECK(chapter(Step::march) == "heroes");
  CHECK(chapter(Step::enter) == "heroes");
  CHECK(chapter(Step::follow) == "heroes");
  CHECK(chapter(Step::propose) == "sharing");
  CHECK(chapter(Step::share) == "sharing");
  CHECK(chapter(Step::vote) == "votes");
  CHECK(chapter(Step::claim) == "cards");
  CHECK(chapter(Step::build) == "building");
  CHECK(chapter(Step::pay) == "paying");
  CHECK(chapter(Step::toll) == "works");
  CHECK(chapter(Step::pledge) == "works");
  CHECK(chapter(Step::contribute) == "works");
  CHECK(chapter(Step::over) == "winning");
  CHECK(topic(declared().state) == "winning");  // the final building

  const Table table;
  const auto about = [&](std::string_view thing) {
    return topic_of(table.state, parse_inspectable(thing).value());
  };
  CHECK(about("land H1") == "island");
  CHECK(about("village H1") == "building");
  CHECK(about("road H1") == "works");
  CHECK(about("votes H1") == "votes");
  CHECK(about("supply S01") == "supply");
  CHECK(about("deck hills") == "production");
  CHECK(about("goal army") == "winning");
  CHECK(about("hero 2 priest") == "heroes");
  CHECK(about("hand 2") == "paying");
  CHECK(about("card") == "cards");
  CHECK(about("ship") == "setup");
  CHECK(topic_of(table.state, make_inspectable(InspectableKind::build, 0, kConstructions)).empty());
  const Table cards = asking(Step::claim);
  CHECK(topic_of(cards.state, parse_inspectable("goal army").value()) == "cards");
}
