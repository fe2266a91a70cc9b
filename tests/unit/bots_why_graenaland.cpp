// Why one move is better than another in Graenaland: the reasons that hints and looks back give,
// each in a position where it holds.
#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "tests/support/asked.h"

namespace meadhall::tests {
namespace {

constexpr std::string_view kVoteOf =
    ": vote\n"
    "proposal F1 by 2: to 2: 2 wood, down, to 4: livestock\n"
    "land F1: road, 2 wood, livestock, down 1\n"
    "player 1: army 2\n"
    "  F1: 2 villages, warrior\n"
    "  H1: village\n"
    "player 2\n"
    "  F1: village\n"
    "  H1: village, warrior\n"
    "player 4: army 3\n"
    "  P2: village\n"
    "  F1: warrior\n";
std::string vote_of(int seat) {
  return "graenaland position 1\nplayers 4\nturn " + std::to_string(seat) + std::string(kVoteOf);
}

}  // namespace

TEST_CASE("why, Graenaland: a vote by its part of the cards, and by whether it decided") {
  Asked asked("graenaland", vote_of(1));
  CHECK(asked.why("vote no", "vote yes") ==
        "graenaland.reason.share cards=0 all=4 votes=4 total=8");
  asked.then(vote_of(2), "vote yes").ended(vote_of(2));
  CHECK(asked.why("vote no", "vote yes") ==
        "graenaland.why.would_fail land=F1 votes=1 own=4 all=8");
  CHECK(asked.why("vote yes", "vote no") ==
        "graenaland.why.would_pass land=F1 votes=1 own=4 all=8");
}

TEST_CASE("why, Graenaland: a march keeps a majority, a building meets or nears a goal") {
  const std::string_view march =
      "graenaland position 1\n"
      "players 3\n"
      "round 3\n"
      "turn 1: march\n"
      "land P1: 3 grain\n"
      "player 1: army 1\n"
      "  P1: village, warrior\n"
      "player 2: army 1\n"
      "  P1: village\n"
      "player 3: army 1\n"
      "  F1: village, warrior\n";
  CHECK(Asked("graenaland", march).why("march nobody", "march warrior E") ==
        "graenaland.why.majority land=P1 votes=3 all=4 cards=3");
  const std::string_view build =
      "graenaland position 1\n"
      "players 3\n"
      "round 3\n"
      "ship 1\n"
      "turn 1: build\n"
      "player 1: army 2\n"
      "  P1: 2 villages, warrior\n"
      "  hand: 4 grain plains, 4 livestock hills, 3 wood forest, 3 ore mountains\n"
      "player 2: army 1\n"
      "  P1: village\n"
      "player 3: army 1\n"
      "  F1: village, warrior\n";
  CHECK(Asked("graenaland", build).why("build army", "done") ==
        "graenaland.why.goal goal=graenaland.goal.army n=3 all=3");
  CHECK(Asked("graenaland", build).why("build village P1", "done") ==
        "graenaland.why.goal_nearer goal=graenaland.goal.settlements n=3 all=8");
  CHECK(Asked("graenaland", build).why("done", "build army").empty());
}

TEST_CASE("why, Graenaland: who gets a card, by whose vote is wanted and who is ahead") {
  const std::string_view share =
      "graenaland position 1\n"
      "players 4\n"
      "ship 3\n"
      "turn 1: share\n"
      "proposal F1 by 1\n"
      "land F1: 2 wood, livestock\n"
      "player 1\n"
      "  F1: 2 villages\n"
      "player 2\n"
      "  F1: 2 villages\n"
      "player 4\n"
      "  F1: village\n"
      "  P2: village, warrior\n";
  Asked asked("graenaland", share);
  CHECK(asked.why("give 2", "give 1") ==
        "graenaland.reason.one_of votes=2 all=5 "
        "players=[graenaland.reason.player player=seat2; graenaland.reason.player player=seat4]");
  CHECK(asked.why("give 1", "give 2").empty());
  std::string no(share);
  no.replace(no.find("turn 1: share"), 13, "turn 2: vote");
  no.replace(no.find("by 1"), 4, "by 1: to 1: 2 wood, livestock");
  std::string after(share);
  after.replace(after.find("turn 1: share\nproposal F1 by 1"), 30, "turn 2: propose");
  asked.then(no, "vote no").then(after, "pass");
  CHECK(asked.why("give 2", "give 1") == "graenaland.why.voted_down land=F1");
}

TEST_CASE("why, Graenaland: no card for who is nearer the end") {
  const std::string_view share =
      "graenaland position 1\n"
      "players 3\n"
      "ship 3\n"
      "turn 1: share\n"
      "proposal F1 by 1\n"
      "land F1: 2 wood, livestock\n"
      "player 1: army 1\n"
      "  F1: 2 villages, warrior\n"
      "player 2: army 3\n"
      "  F1: 4 villages, fortress, warrior\n"
      "  H1: 2 villages, fortress\n"
      "player 3: army 1\n"
      "  P1: village, warrior\n";
  CHECK(Asked("graenaland", share).why("give 1", "give 2") ==
        "graenaland.reason.ahead player=seat2 cards=1 all=3");
}

TEST_CASE("why, Graenaland: a claim wins, and the highest goes first") {
  const std::string_view claim =
      "graenaland position 1\n"
      "players 3\n"
      "game cardsOnly\n"
      "ship 2\n"
      "turn 1: claim\n"
      "answers: 2 nothing, 3 nothing\n"
      "player 1: army 4\n"
      "  P1: 3 villages, fortress, church, warrior\n"
      "  F1: 2 villages, hall\n"
      "  card VP02, away VP05 VP11\n"
      "  hand: 4 grain plains, ore plains\n"
      "player 2\n"
      "  H1: village\n"
      "player 3: army 3\n"
      "  H1: 4 villages\n";
  const Asked asked("graenaland", claim);
  CHECK(asked.why("claim 6", "claim nothing") == "graenaland.foresee.claim");
  CHECK(asked.why("claim nothing", "claim 6").empty());
}

TEST_CASE("why, Graenaland: a joint work is promised cards by whom it serves") {
  const std::string_view work =
      "graenaland position 1\n"
      "players 3\n"
      "round 3\n"
      "ship 1\n"
      "turn 2: pledge\n"
      "building: joint road P1\n"
      "player 1: army 1\n"
      "  P1: village, warrior\n"
      "player 2: army 1\n"
      "  P1: 2 villages\n"
      "  hand: 3 wood forest, 3 ore hills\n"
      "player 3: army 1\n"
      "  F1: village, warrior\n";
  const Asked asked("graenaland", work);
  CHECK(asked.why("pledge wood", "enough") == "graenaland.why.serves land=P1 n=2 all=3");
  CHECK(asked.why("enough", "pledge wood").empty());
}

TEST_CASE("why, Graenaland: of two who wait the one who enters votes") {
  const std::string_view enter =
      "graenaland position 1\n"
      "players 3\n"
      "round 3\n"
      "turn 1: enter\n"
      "land P1: 2 grain\n"
      "player 1: army 1\n"
      "  P1: village, church, hall\n"
      "  F1: warrior\n"
      "  waiting: priest P1, skald P1\n"
      "player 2: army 1\n"
      "  P1: village, warrior\n"
      "player 3: army 1\n"
      "  P1: village\n"
      "  F1: warrior\n";
  CHECK(Asked("graenaland", enter).why("enter priest", "enter skald") ==
        "graenaland.reason.land land=P1 votes=4 all=7 cards=2");
  CHECK(Asked("graenaland", enter).why("enter skald", "enter priest").empty());
}

TEST_CASE("why, Graenaland: toll is paid without gold") {
  const std::string_view toll =
      "graenaland position 1\n"
      "players 3\n"
      "round 3\n"
      "ship 1\n"
      "turn 1: toll\n"
      "building: village H1, toll 2\n"
      "land H1: palisade\n"
      "player 1: army 1\n"
      "  P1: village, warrior\n"
      "  hand: 2 grain plains, gold mountains\n"
      "player 2: army 1\n"
      "  H1: village\n"
      "player 3: army 1\n"
      "  F1: village, warrior\n";
  CHECK(Asked("graenaland", toll).why("toll plains 1", "toll mountains 1") ==
        "graenaland.why.gold_kept");
}

}  // namespace meadhall::tests
