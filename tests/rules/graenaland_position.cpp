// Positions of Graenaland as text: each part of the form, and what follows from what is not named.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "games/graenaland/flow.h"
#include "games/graenaland/options.h"
#include "games/graenaland/position/parsed_position.h"
#include "games/graenaland/state.h"
#include "games/graenaland/votes.h"
#include "games/graenaland/workshop.h"
#include "tests/support/position_page.h"
#include "tests/support/position_text.h"

using namespace meadhall;
using namespace meadhall::graenaland;

namespace {

constexpr Seat ann = seat_at(0);
constexpr Seat bob = seat_at(1);
constexpr Seat cid = seat_at(2);
constexpr Seat dan = seat_at(3);

// The position of these lines, below the first.
State read(const std::string& lines) {
  return position_text::testing::read_back<State>("graenaland position 1", lines, &read_position);
}

std::size_t tile(std::string_view name) {
  return static_cast<std::size_t>(std::ranges::find(kTileNames, name) - kTileNames.begin());
}

std::size_t place(const State& state, std::string_view name) { return place_of(state, tile(name)); }

std::size_t kind(Terrain terrain, std::size_t rank) {
  return card_kind(static_cast<std::size_t>(terrain), rank);
}

int sum(const auto& counts) {
  int all = 0;
  for (const auto count : counts) all += count;
  return all;
}

const std::string kVote =
    "players 4\nturn 1: vote\nproposal F1 by 2: to 2 2 wood, to 4 livestock\n"
    "land F1: 2 wood, livestock\nplayer 1\nF1: 2 villages\nplayer 2\nF1: village\n"
    "player 4: army 3\nF1: warrior\n";

}  // namespace

TEST_CASE("graenaland position: the page's examples are read, sound, and read back as written") {
  const std::vector<std::string> all = position_text::testing::examples_of("graenaland");
  const std::array<Step, 4> steps = {Step::vote, Step::pay, Step::yield, Step::claim};
  REQUIRE(all.size() == steps.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::string first = "graenaland position 1\n";
    REQUIRE(all[i].starts_with(first));
    const State state = read(all[i].substr(first.size()));
    CHECK(state.step == steps.at(i));
    MoveList moves;
    legal(state, moves);
    CHECK(moves.size() > 1);
  }
}

TEST_CASE("graenaland position: every keyword of the form stands in the page's table") {
  position_text::testing::check_page_names("graenaland", kKeywordWords);
}

TEST_CASE("graenaland position: the written form") {
  const State state = read(
      "players 3\nround 4\nfirst 2\nturn 1: propose\nused: supply\n"
      "row: S01, -, S07, S09\nluck 0123456789abcdef\n"
      "land H1: road, 2 ore, down livestock, 2 wood\nlast H1: to 2: 2 ore, down\n"
      "discards: 2 wood hills\n"
      "player 1: army 2\nH1: 2 villages, church, warrior\nhand: 2 grain plains, gold mountains\n"
      "waiting: priest H1\nplayer 2\nP1: village\nsupplies: S04\nplayer 3\nF1: village\n");
  CHECK(write_position(state) ==
        "graenaland position 1\nplayers 3\nround 4\nfirst 2\nship 2\nturn 1: propose\n"
        "used: supply\nland H1: road, 2 ore, down livestock, 2 wood\n"
        "last H1: to 2: 2 ore, down\nrow: S01, -, S07, S09\ndiscards: 2 wood hills\n"
        "luck 0123456789abcdef\n"
        "\nplayer 1: army 2\n  H1: 2 villages, church, warrior\n  waiting: priest H1\n"
        "  hand: 2 grain plains, gold mountains\n"
        "\nplayer 2: army 1\n  P1: village\n  supplies: S04\n"
        "\nplayer 3: army 1\n  F1: village\n");
}

TEST_CASE("graenaland position: who names only how to begin gets the match's first decision") {
  const Result<State> begun = setup({.players = 4,
                                     .options =
                                         [] {
                                           OptionValues values;
                                           for (const OptionSpec& spec : option_specs()) {
                                             values.push_back(spec.standard);
                                           }
                                           return values;
                                         }(),
                                     .seed = 7});
  REQUIRE(begun.ok());
  CHECK(read("players 4\nseed 7\n") == begun.value());
  CHECK(read("").player_count == 3);
  CHECK(read("game advanced\n").step == Step::found);
  CHECK(read("game cardsOnly\nseed 3\n").step == Step::keep);
}

TEST_CASE("graenaland position: where nothing of the round is named, the round begins") {
  const State state = read("players 3\nround 2\nplayer 2\nP1: 2 villages\nF1: village, warrior\n");
  CHECK(state.step == Step::march);
  CHECK(state.main == bob);
  CHECK(state.turn == cid);
  CHECK(sum(state.lands[place(state, "P1")].open) == 1);
  CHECK(sum(state.lands[place(state, "F1")].open) == 1);
  CHECK(sum(state.lands[place(state, "H1")].open) == 0);
}

TEST_CASE("graenaland position: where nobody is settled, all are as at the beginning") {
  const State state = read("players 3\nfirst 2\nturn 1: build\nship 1\nround 3\n");
  const Start& start = state.data.layouts[0].starts[0];
  CHECK(state.players[1].villages[place_of(state, start.villages[0])] == 1);
  CHECK(state.players[1].hero_at[0] == place_of(state, start.warrior));
  for (std::size_t i = 0; i < 3; ++i) CHECK(settlements(state.players[i]) == 2);
  CHECK(sum(state.players[1].hand) == 0);
  const State named = read("players 3\nturn 1: build\nplayer 2\nP1: village\n");
  CHECK(settlements(named.players[0]) == 0);
  CHECK(settlements(named.players[1]) == 1);
  // A line that names nobody says no more. Found by the fuzzer.
  const State nobody = read("players 3\nturn 1: build\nplayer 2\nP1:\n");
  CHECK(settlements(nobody.players[0]) == 2);
}

TEST_CASE("graenaland position: round, first player and ship: two of them say the third") {
  CHECK(read("players 4\nround 6\nturn 1: march\n").main == bob);
  CHECK(read("players 4\nround 6\nship 1\nturn 2: march\n").first == dan);
  CHECK(read("players 4\nfirst 3\nship 2\nturn 1: march\n").round == 4);
  CHECK(read("players 4\nturn 3: build\n").main == cid);
  CHECK(read("players 4\nturn 3: build\nround 2\n").first == bob);
  CHECK(read("players 4\nround 9\nfirst 2\nship 1\nturn 2: march\n").main == ann);
}

TEST_CASE("graenaland position: options by name or by presets, figures of the table's own") {
  const State state = read(
      "figures cost palisade: 1 wood\nplayers 3\nFigures  houses 9  # few\n"
      "option threeChanges false\ngame cardsOnly\nturn 1: build\n");
  CHECK(state.options.three_changes == 0);
  CHECK(state.options.victory_cards == 1);
  CHECK(state.data.houses == 9);
  CHECK(state.data.works[static_cast<std::size_t>(Work::palisade)] == Cost{0, 0, 1, 0});
  CHECK(write_position(state).find("figures cost palisade: 1 wood\n") != std::string::npos);
  for (const OptionSpec& spec : option_specs()) {
    for (std::size_t i = 0; i < spec.values.size(); ++i) {
      const std::string line = "option " + std::string(spec.id) + " " + std::string(spec.values[i]);
      const std::string text = write_position(read("players 5\nturn 1: build\n" + line + "\n"));
      CHECK((text.find("\n" + line + "\n") != std::string::npos) == (i != spec.standard));
    }
  }
}

TEST_CASE(
    "graenaland position: capitals, commas, colons, tabs and comments are a matter of taste") {
  const State tidy = read(
      "players 3\nturn 2: march\nland P1: road, 2 grain\nplayer 1: army 2\n"
      "  P1: 2 villages, warrior\n  hand: 2 grain plains, ore of hills\n");
  const State untidy = read(
      "# mine\nPlayer 1 ARMY 2\r\nhand grain plains;grain of Plains ORE HILLS\n"
      "p1\tVILLAGES village warrior\n"
      "LAND p1 grain road grain\nTURN 2, March # who\nplayers: 3\n");
  CHECK(untidy == tidy);
}

TEST_CASE("graenaland position: lands, their works and cards; faces not named are drawn") {
  const State state =
      read("players 4\nturn 2: march\nland H1: palisade, market, 2 ore, livestock, down wood, 3\n");
  const Land& land = state.lands[place(state, "H1")];
  CHECK(land.works == (bit(Work::palisade) | bit(Work::market)));
  CHECK(land.open == std::array<std::uint8_t, kRanks>{2, 1, 0});
  CHECK(land.covered == 4);
  CHECK(sum(land.down) == 4);
  CHECK(land.down[2] >= 1);
  int hills = 0;
  for (std::size_t rank = 0; rank < kRanks; ++rank) hills += state.deck[kind(Terrain::hills, rank)];
  CHECK(hills == 30 - 7);
}

TEST_CASE("graenaland position: hands by faces or by backs, drawn by the seed") {
  const std::string lines =
      "players 3\nturn 2: march\nplayer 1\nhand: 2 grain plains, 5 forest\nsupplies: S03, 2\n";
  const State state = read(lines);
  const Player& player = state.players[0];
  CHECK(player.hand[kind(Terrain::plains, 0)] == 2);
  CHECK(player.backs == std::array<std::uint8_t, kTerrains>{2, 5, 0, 0});
  CHECK(sum(player.hand) == 7);
  CHECK(player.supply_count == 3);
  CHECK((player.supplies & 1U << 2U) != 0);
  CHECK(std::popcount(player.supplies) == 3);
  CHECK(std::popcount(state.stack) == 16 - 3 - 4);
  CHECK(read(lines + "seed 1\n") == state);
  CHECK(read("seed 2\n" + lines).players[0].hand != player.hand);
  CHECK(read(lines + "row: -, S01\nspent: S02, S16\n").row ==
        std::array<std::uint8_t, kSupplyRow>{kNoCard, 0, kNoCard, kNoCard});
}

TEST_CASE("graenaland position: victory-point cards, kept or still to be chosen") {
  const State state = read(
      "players 4\ngame cardsOnly\nfirst 2\nturn 4: keep\nplayer 2\ncard VP09, away VP20 VP01\n"
      "player 1\ndealt VP05, VP02\n");
  CHECK(state.players[1].dealt == std::array<std::uint8_t, 3>{8, 0, 19});
  CHECK(state.players[1].has_kept == 1);
  CHECK(state.players[2].has_kept == 1);
  CHECK(state.players[3].has_kept == 0);
  CHECK(state.players[0].has_kept == 0);
  CHECK(std::ranges::is_sorted(state.players[0].dealt));
  for (const Player& player : std::span(state.players).first(4)) {
    for (const std::uint8_t card : player.dealt) CHECK(card < kVictoryCards);
  }
  CHECK(read("game cardsOnly\nturn 1: build\nplayer 1\ncard VP03\n").players[0].dealt[0] == 2);
}

TEST_CASE("graenaland position: the free setup, its order, crowds and lying cards") {
  const State begins = read("players 4\ngame advanced\nfirst 2\nfounded: 2 F1, 3 H1\n");
  CHECK(begins.step == Step::found);
  CHECK(begins.turn == dan);
  CHECK(begins.lying == std::array<std::uint8_t, kMaxPlayers>{1, 1, 2, 2, 0});
  CHECK(begins.players[2].hero_at[0] == place(begins, "H1"));
  const State crowd = read(
      "players 4\ngame advanced\nfirst 2\nfounded: 2 H1, 3 F1, 4 F1, 1 P2, 1 F1\nturn 4: yield\n");
  CHECK(crowd.yielding == 2);
  CHECK(crowd.lying[place(crowd, "F1")] == 0);
  CHECK(crowd.players[0].villages[place(crowd, "F1")] == 1);
  const State moved = read(
      "players 4\ngame advanced\nfirst 2\nfounded: 2 H1, 3 F1, 1 P2, 1 F1, 4 P2\n"
      "player 4\nP2: warrior\n");
  CHECK(moved.turn == dan);
  CHECK(moved.players[3].hero_at[0] == place(moved, "P2"));
}

TEST_CASE("graenaland position: secret answers of those who were asked before") {
  const State march = read("players 4\nturn 4: march\nanswers: 2 warrior EE, 3 nobody\n");
  CHECK(march.answered == 0b0110U);
  CHECK(march.answers[1] == 4);
  CHECK(march.answers[2] == kNobodyMarches);
  CHECK(read("players 4\nturn 4: march\n").answers[1] == kNobodyMarches);
  const State vote = read(kVote + "answers: 4 yes\n");
  CHECK(vote.answered == 0b1000U);  // player 3 has no vote there
  CHECK(vote.answers[3] == 1);
  const State claim = read("game cardsOnly\nturn 3: claim\nanswers: 1 nothing, 2 8\n");
  CHECK(claim.answered == 0b011U);
  CHECK(claim.answers[1] == 8);
}

TEST_CASE("graenaland position: what was claimed, and the rules a match was begun under") {
  const std::string text = "game cardsOnly\nship 2\nturn 1: build\nwinner 1 claimed 7\n";
  const State claim = read(text);
  CHECK(claim.winner == seat_at(0));
  CHECK(claim.claimed == 7);
  CHECK(claim.rules == kRules);
  CHECK(write_position(claim).find("\nwinner 1 claimed 7\n") != std::string::npos);
  CHECK(write_position(claim).find("\nrules ") == std::string::npos);
  const State old = read(text + "rules 1\n");
  CHECK(old.rules == 1);
  CHECK(read_position(write_position(old)).value() == old);
  CHECK(read("game cardsOnly\nrules 1\n").rules == 1);
}

TEST_CASE("graenaland position: proposals, being made, voted on, and made before") {
  const State vote = read(kVote);
  const std::size_t forest = place(vote, "F1");
  CHECK(vote.proposal.land == forest);
  CHECK(vote.proposal.proposer == bob);
  CHECK(vote.proposal.shares[1] == std::array<std::uint8_t, kClasses>{2, 0, 0, 0});
  CHECK(vote.proposal.shares[3] == std::array<std::uint8_t, kClasses>{0, 0, 1, 0});
  CHECK(vote.last_shares[forest] == vote.proposal.shares);
  const State share = read(
      "players 4\nturn 2: share\nproposal F1 by 2: to 2 wood\nland F1: 3 wood, down 2\n"
      "last P2: to 4 2 down\nplayer 2\nF1: village\nplayer 3\nF1: village\n");
  CHECK(share.proposal.left == std::array<std::uint8_t, kClasses>{2, 0, 0, 2});
  CHECK(share.proposal.from_seat == 1);
  CHECK(share.last_shares[place(share, "P2")][3][kCovered] == 2);
}

TEST_CASE("graenaland position: what is paid for, with what was laid out") {
  const std::string builder =
      "players 3\nship 2\nturn 2: pay\nplayer 2\nP1: village\nH1: village\n"
      "hand: 2 livestock hills, 4 ore hills, wood forest\nsupplies: S08\n";
  const State village = read(builder + "building: village H1\n");
  CHECK(village.order.needs == tile_at(village, place(village, "H1")).village);
  CHECK(village.order.toll == 0);
  const State army = read(
      "players 3\nship 2\nturn 2: pay\nplayer 2\nH1: village, fortress\nland H1: market\n"
      "hand: 4 ore hills, 2 wood hills\nbuilding: army hills, needs ore, markets 1, after ore "
      "hills\n"
      "gives: wood hills, ore hills\n");
  CHECK(army.order.at == 3);
  CHECK(army.order.by_market == 1);
  CHECK(army.order.last == source::kCard + kind(Terrain::hills, 0));
  CHECK(sum(army.given[1].cards) == 2);
  const State opened =
      read(builder + "gives: S08\nbuilding: village H1, needs 2 ore livestock, opened S08 ore\n");
  CHECK(opened.order.second_halves == 1U << 7U);
  CHECK(opened.order.first_halves == 0);
}

TEST_CASE("graenaland position: what was given last, of whatever kind, and the half left") {
  const std::string builder =
      "players 3\nship 2\nturn 2: pay\nland H1: market\nplayer 2\nP1: village\nH1: village\n"
      "hand: 2 livestock hills, 4 ore hills, wood forest, 2 gold mountains\nsupplies: S01, S04, "
      "S08\n";
  const std::pair<std::string, std::uint32_t> sources[] = {
      {"ore hills", source::kCard + kind(Terrain::hills, 0)},
      {"S08", source::kSupply + 7},
      {"gold mountains", source::kGold + kind(Terrain::mountains, 0)},
      {"market wood forest", source::kMarketCard + kind(Terrain::forest, 0)},
      {"market S01", source::kMarketSupply}};
  for (const auto& [after, from] : sources) {
    CAPTURE(after);
    std::string lines = builder;
    lines.append("building: village H1, needs ore, after ").append(after).append("\n");
    const State state = read(lines);
    CHECK(state.order.last == from);
    CHECK(state.order.needs == Cost{0, 0, 0, 1});
  }
  const State first =
      read(builder + "gives: S08, S04\nbuilding: village H1, opened S04 grain S08 livestock\n");
  CHECK(first.order.first_halves == (1U << 3U | 1U << 7U));
  CHECK(first.order.second_halves == 0);
  const State market = read(builder + "gives: wood forest\nbuilding: village H1, market 1\n");
  CHECK(market.order.by_market == 1);
}

TEST_CASE("graenaland 6.2: somebody sent where no way leads stays") {
  State state = read(
      "players 4\nturn 4: march\nanswers: 2 warrior W, 3 nobody\nplayer 2\nF1: village, "
      "warrior\n");
  const std::vector<Event> told = narrate(state, kStayAll);
  const auto stays = [](const Event& event) {
    return event.message.id() == "graenaland.log.stays";
  };
  CHECK(std::ranges::count_if(told, stays) == 3);
  REQUIRE(apply(state, kStayAll).ok());
  CHECK(state.players[1].hero_at[0] == place(state, "F1"));
}

TEST_CASE("graenaland position: the toll goes to everybody settled behind the palisade") {
  const std::string lines =
      "players 3\nship 2\nturn 2: toll\nland P1: palisade\nbuilding: village P1\n"
      "player 1\nP1: village\nplayer 3\nP1: village\nplayer 2\nF1: village\n"
      "hand: 3 grain plains, 2 wood forest, ore hills\ngives: 2 grain plains, 2 wood forest\n";
  CHECK(read(lines).order.toll == 0b101U);
  std::string one = lines;
  one.insert(one.find("\nplayer 1"), ", toll 1");
  CHECK(read(one).order.toll == 1U);
}

TEST_CASE("graenaland position: joint works, promised and given") {
  const std::string lines =
      "players 4\nship 1\nland H1: 2 ore\nplayer 1\nH1: village\nhand: wood forest\n"
      "pledges: wood\nplayer 2\nH1: village\nhand: livestock plains, ore hills\n"
      "pledges: livestock\nbuilding: joint road H1";
  const State pledge = read(lines + "\nturn 3: pledge\n");
  CHECK(pledge.order.needs == Cost{0, 0, 0, 1});
  CHECK(pledge.offered == 1);
  std::string all = lines;
  all.replace(all.find("pledges: livestock"), 18, "pledges: livestock, ore");
  const State gives = read(all + "\nturn 2: contribute\n");
  CHECK(gives.order.needs == Cost{0, 1, 0, 1});
  const State main = read(all + "\nturn 1: contribute\nplayer 3\n");
  CHECK(main.answered == 0b10U);
  CHECK(main.order.needs == Cost{0, 0, 1, 0});
}

TEST_CASE("graenaland position: the other steps") {
  const State enter = read(
      "players 3\nturn 1: enter\nplayer 1\nH1: village, church, hall\nF1: warrior\n"
      "waiting: priest H1, skald H1\n");
  CHECK(is_waiting(enter.players[0].hero_at[1]));
  const State follow = read(
      "players 3\nturn 1: follow\nbuilding: church P1\nplayer 1\nH1: village, church, priest\n"
      "P1: village, church\n");
  CHECK(follow.order.what == Construction::church);
  const State granted = read("players 5\noption fiveOffer grant\nship 1\nturn 3: build\n");
  CHECK(granted.phase == Phase::granted);
  CHECK(granted.offered == 1);
  const State last = read("players 3\nturn 2: build\nwinner 3\n");
  CHECK(last.phase == Phase::final);
  CHECK(last.ended == 1);
  CHECK(last.winner == cid);
  const State over = read("players 3\nturn 2: over\nwinner 1\n");
  CHECK_FALSE(actor(over).has_value());
  CHECK(read("players 3\nturn 1: build\nused: offer, supply\n").offered == 1);
}

TEST_CASE("graenaland position: a view is written as hidden and reads back as one") {
  const State state =
      read(kVote + "answers: 4 yes\nplayer 3\nhand: 2 grain plains\nsupplies: S01\n");
  const State view = observe(state, ann);
  const std::string text = write_position(view);
  CHECK(text.find("\nhidden\n") != std::string::npos);
  CHECK(text.find("hand: 2 plains\n") != std::string::npos);
  CHECK(text.find("supplies: 1\n") != std::string::npos);
  CHECK(text.find("luck") == std::string::npos);
  const Result<State> again = read_position(text);
  REQUIRE(again.ok());
  CHECK(std::memcmp(&again.value(), &view, sizeof view) == 0);
}
