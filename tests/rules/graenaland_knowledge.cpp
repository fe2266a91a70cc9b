// rules: Graenaland 14.1, 14.2, 14.3, 14.4, 14.5: who knows what, what is revealed when

#include <doctest/doctest.h>

#include "games/graenaland/paying.h"
#include "games/graenaland/workshop.h"
#include "tests/support/graenaland_table.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

bool reveals_line(const Table& table, std::string_view line) {
  const Result<Move> move = parse(line);
  REQUIRE(move.ok());
  REQUIRE(table.listed(line));
  return reveals(table.state, move.value());
}

}  // namespace

TEST_CASE("graenaland 14.2: what others see does not hang on what the main player could pay") {
  Table rich;
  rich.villages(ann, "F1").hand(ann, "2 plains livestock, 2 forest wood").to_building();
  Table poor;
  poor.villages(ann, "F1").hand(ann, "2 plains grain, 2 forest grain").to_building();
  for (const Seat seat : {bob, cid, dag}) {
    CHECK(observe(rich.state, seat) == observe(poor.state, seat));
  }
  CHECK_FALSE(observe(rich.state, ann) == observe(poor.state, ann));
}

TEST_CASE("graenaland 14.2: supply cards in hand: their number is public, which they are is not") {
  Table one;
  one.hand(bob, "S05, S06").hand(cid, "S07");
  Table other;
  other.hand(bob, "S07, S08").hand(cid, "S05");
  CHECK(observe(one.state, ann) == observe(other.state, ann));
  CHECK(observe(one.state, ann).at(bob).supply_count == 2);
  CHECK_FALSE(observe(one.state, bob) == observe(other.state, bob));
}

TEST_CASE(
    "graenaland 14.2: backs and numbers of hands are public, piles, discards and row as well") {
  Table table;
  table.hand(bob, "2 plains ore, mountains wood").villages(ann, "F1").lying("F1", "wood, ?grain");
  table.deck(Terrain::hills, "ore");
  const State seen = observe(table.state, ann);
  CHECK(seen.at(bob).backs == table.state.at(bob).backs);
  CHECK(seen.lands[0].open == table.state.lands[0].open);
  CHECK(seen.lands[0].covered == 1);
  CHECK(seen.discards == table.state.discards);
  CHECK(seen.row == table.state.row);
  CHECK(seen.at(bob).hand == std::array<std::uint8_t, kCardKinds>{});
}

TEST_CASE("graenaland 14.4: toll cards are seen by giver and receiver, by others as backs") {
  Table table;
  table.works("palisade H1").villages(ann, "F1").villages(bob, "H1").villages(cid, "H1");
  table.hand(ann, "2 livestock, 2 ore, forest wood, forest grain").to_building();
  table.play("build village H1").pay_any();
  REQUIRE(table.villages_of(ann, "H1") == 1);
  for (const Seat seat : {ann, bob, cid, dag}) {
    const State seen = observe(table.state, seat);
    CHECK((hand_size(seen.at(bob)) == 1 && hand_size(seen.at(cid)) == 1));
    int faces = 0;
    for (const Seat holder : {bob, cid}) {
      for (const std::uint8_t n : seen.at(holder).hand) faces += n;
    }
    CHECK(faces == (seat == bob || seat == cid ? 1 : 0));
  }
}

TEST_CASE("graenaland 14.4: what the toll was is told to nobody but by its back") {
  Table one;
  one.works("palisade H1").villages(ann, "F1").villages(bob, "H1");
  one.hand(ann, "2 livestock, 2 ore, forest wood, forest grain").to_building();
  one.play("build village H1");
  REQUIRE(one.asks() == "1 toll");
  const std::vector<Event> wood = narrate(one.state, parse("toll forest 1").value());
  const std::vector<Event> grain = narrate(one.state, parse("toll forest 2").value());
  REQUIRE(wood.size() == grain.size());
  bool told = false;
  for (std::size_t i = 0; i < wood.size(); ++i) {
    CHECK(wood[i] == grain[i]);
    told |= wood[i].message.id() == "graenaland.log.toll";
  }
  CHECK(told);
}

TEST_CASE("graenaland knowledge: the card kept is the owner's secret until the end") {
  Table one(4, {{"victoryCards", "true"}});
  Table other(4, {{"victoryCards", "true"}});
  other.keeps(bob, "VP20");
  CHECK(observe(one.state, ann) == observe(other.state, ann));
  CHECK_FALSE(observe(one.state, bob) == observe(other.state, bob));
}

TEST_CASE("graenaland 14.1: who claimed shows the card kept, not those put away") {
  Table table(4, {{"victoryCards", "true"}});
  table.keeps(ann, "VP02").villages(ann, "2 F1, 2 H1, P2").army(ann, 3);
  table.buildings(ann, "fortress F1, church F1, hall F1").to_proposals();
  table.play("claim 6, claim nothing, claim nothing, claim nothing");
  REQUIRE(table.asks() == "1 build");
  const State seen = observe(table.state, bob);
  CHECK(seen.at(ann).dealt[0] == 1);
  CHECK(seen.at(ann).dealt[1] == kNoCard);
  CHECK(seen.at(ann).dealt[2] == kNoCard);
  CHECK(seen.at(cid).dealt[0] == kNoCard);
  table.play("done, done, done, done");
  const State end = observe(table.state, bob);
  CHECK(end.at(cid).dealt[0] == table.state.at(cid).dealt[0]);
  CHECK(end.at(cid).dealt[1] == kNoCard);
  CHECK(end.at(bob).dealt == table.state.at(bob).dealt);
}

TEST_CASE("graenaland knowledge: an observation is not played on") {
  Table table;
  table.heroes(bob, "warrior F1");
  State seen = observe(table.state, bob);
  const Result<void> done = apply(seen, kStayAll);
  REQUIRE_FALSE(done.ok());
  CHECK(done.error().message.id() == "graenaland.no.observation");
}

TEST_CASE("graenaland reveals: the last march, not those before it") {
  Table table;
  table.heroes(bob, "warrior F1");
  CHECK_FALSE(reveals_line(table, "march warrior E"));
  table.play("march nobody, march nobody");
  CHECK(reveals_line(table, "march nobody"));
}

TEST_CASE("graenaland reveals: the vote that closes it, not those before it, nor the proposal") {
  Table table;
  table.main(dag).villages(ann, "F1").villages(bob, "F1").lying("F1", "wood").to_proposals();
  CHECK_FALSE(reveals_line(table, "propose F1"));
  table.play("propose F1");
  CHECK_FALSE(reveals_line(table, "give 1"));
  table.play("give 1");
  CHECK_FALSE(reveals_line(table, "vote yes"));
  table.play("vote no");
  CHECK(reveals_line(table, "vote yes"));
  CHECK(reveals_line(table, "vote no"));
}

TEST_CASE("graenaland reveals: a face-down card that goes to a hand") {
  Table table;
  table.main(dag).villages(ann, "F1").lying("F1", "?wood").to_proposals();
  CHECK(reveals_line(table, "propose F1"));
  Table open;
  open.main(dag).villages(ann, "F1").lying("F1", "wood").to_proposals();
  CHECK_FALSE(reveals_line(open, "propose F1"));
}

TEST_CASE("graenaland 14.5: building draws no card; the end of the phase does") {
  Table table;
  table.villages(ann, "F1").hand(ann, "2 livestock, 2 wood").to_building();
  CHECK_FALSE(reveals_line(table, "build village F1"));
  CHECK_FALSE(reveals_line(table, "take S01"));
  table.play("take S01");
  CHECK(reveals_line(table, "done"));
}

TEST_CASE("graenaland 14.5: a toll stops no undo, chosen or forced") {
  Table forced;
  forced.works("palisade H1").villages(ann, "F1").villages(bob, "H1");
  forced.hand(ann, "2 livestock, 3 ore").to_building();
  CHECK_FALSE(reveals_line(forced, "build village H1"));
  Table chosen;
  chosen.works("palisade H1").villages(ann, "F1").villages(bob, "H1");
  chosen.hand(ann, "2 livestock, 2 ore, wood, grain").to_building();
  chosen.play("build village H1");
  REQUIRE(chosen.asks() == "1 toll");
  CHECK_FALSE(reveals_line(chosen, "toll forest 1"));
}

TEST_CASE("graenaland reveals: the last claim and the last contribution") {
  Table table(4, {{"victoryCards", "true"}});
  table.keeps(ann, "VP02").villages(ann, "2 F1, 2 H1, P2").army(ann, 3);
  table.buildings(ann, "fortress F1, church F1, hall F1").to_proposals();
  CHECK_FALSE(reveals_line(table, "claim 6"));
  table.play("claim nothing, claim nothing, claim nothing");
  CHECK(reveals_line(table, "claim nothing"));
  Table joint;
  joint.villages(ann, "F1").hand(ann, "wood").hand(bob, "wood").to_building();
  joint.play("joint palisade F1, pledge wood, enough, enough, enough, pledge wood, raise");
  CHECK_FALSE(reveals_line(joint, "pay forest 1"));
  CHECK(reveals_line(joint, "refuse"));
  joint.play("pay forest 1");
  CHECK(reveals_line(joint, "pay forest 1"));
}

TEST_CASE("graenaland reveals: a free setup's card, and the last card kept") {
  Table table = Table::dealt(3, 1, {{"freeSetup", "true"}, {"victoryCards", "true"}});
  CHECK(reveals_line(table, "found H1"));
  table.play("found H1, found P1, found F1, found H1, found F1, found P1");
  REQUIRE(table.asks() == "1 keep");
  CHECK_FALSE(reveals_line(table, "keep 1"));
  table.play("keep 1, keep 1");
  CHECK(reveals_line(table, "keep 1"));
}

TEST_CASE("graenaland 14.3: the votes are told when the vote is closed, each with its weight") {
  Table table;
  table.main(dag).villages(ann, "2 F1").villages(bob, "F1").lying("F1", "wood").to_proposals();
  table.play("propose F1, give 1");
  CHECK(table.told("vote no").find("graenaland.log.votes") == std::string::npos);
  table.play("vote no");
  const std::string told = table.told("vote yes");
  CHECK(told.find("graenaland.log.votes_no") != std::string::npos);
  CHECK(told.find("graenaland.log.votes_yes") != std::string::npos);
  CHECK(told.find("graenaland.log.passed") != std::string::npos);
}

TEST_CASE("graenaland knowledge: whoever is paying is guessed a hand that has a choice") {
  Table table;
  table.villages(ann, "F1").hand(ann, "livestock, forest livestock, hills livestock, 2 ore");
  table.to_building().play("build village H1");
  REQUIRE(table.asks() == "1 pay");
  const State seen = observe(table.state, bob);
  Rng luck(20060706);
  for (int i = 0; i < 200; ++i) {
    const State guess = determinize(seen, bob, luck);
    REQUIRE(check(guess).ok());
    REQUIRE(payments(guess).size() > 1);
    REQUIRE(observe(guess, bob) == seen);
  }
}

// The sanitizers found it: nobody has a seat of their own to look at.
TEST_CASE("graenaland knowledge: whoever only looks on guesses everybody's victory cards") {
  const Table table(4, {{"victoryCards", "true"}});
  const State seen = observe(table.state, kNobody);
  Rng luck(20060708);
  for (int i = 0; i < 20; ++i) {
    const State guess = determinize(seen, kNobody, luck);
    REQUIRE(check(guess).ok());
    REQUIRE(observe(guess, kNobody) == seen);
    for (std::size_t seat = 0; seat < guess.player_count; ++seat) {
      REQUIRE(guess.players.at(seat).dealt.at(0) < kVictoryCards);
    }
  }
}

TEST_CASE("graenaland knowledge: whoever has contributed is guessed to have given what fits") {
  Table table;
  table.villages(ann, "F1").hand(ann, "wood").hand(bob, "wood, ore, hills wood").to_building();
  table.play("joint palisade F1, pledge wood, enough, enough, enough, pledge wood, raise");
  table.play("pay forest 1");
  REQUIRE(table.asks() == "1 contribute");
  const State seen = observe(table.state, cid);
  CHECK(seen.given.at(index(bob)) == Given{});
  Rng luck(20060707);
  int with_card = 0;
  for (int i = 0; i < 200; ++i) {
    const State guess = determinize(seen, cid, luck);
    REQUIRE(check(guess).ok());
    REQUIRE(observe(guess, cid) == seen);
    int given = 0;
    int fitting = 0;
    for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
      const Resource resource = resource_of(guess.data, kind);
      const bool fits = resource == Resource::wood || resource == Resource::gold;
      given += guess.given.at(index(bob)).cards.at(kind);
      fitting += fits ? guess.at(bob).hand.at(kind) : 0;
      REQUIRE((fits || guess.given.at(index(bob)).cards.at(kind) == 0));
    }
    REQUIRE(given == (fitting > 0 ? 1 : 0));
    with_card += given;
  }
  CHECK(with_card > 0);
  CHECK(with_card < 200);
}
