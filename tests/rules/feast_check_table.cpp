// What `check` finds of the table, each end of what may be: flags, phases, land, strips, markers,
// tokens, and how tiles are joined.

#include <doctest/doctest.h>

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "games/feast/check.h"
#include "games/feast/laying.h"
#include "games/feast/phases.h"
#include "tests/support/feast_broken.h"

namespace meadhall::feast {
namespace {

using testing::begun;
using testing::found;
using enum Item;

constexpr unsigned kAltar = 1U << (kSpecials - 1);

void set_phase(State& state, Phase phase) { as<PhaseTask>(state.agenda[0]).set_phase(phase); }

void lay(State& state, Item item, std::size_t way, Spot at) {
  put(state, 0, item, ways_to_lay(item)[way], at);
}
std::uint8_t& lying(State& state, std::size_t row, std::size_t column) {
  return state.surfaces[0].lying[cell_number(row, column)];
}

// A match with mini-expansion 2, before the first turn of a round.
State harvest_in(int round) {
  State state = begun(2, {{"harvest", "true"}});
  testing::skip_to(state, round);
  return state;
}

std::size_t in_deck(const State& state, Kind kind) {
  std::size_t wanted = kNoCard;
  state.deck.for_each([&](std::size_t card) {
    if (occupation(card).kind == kind) wanted = card;
  });
  REQUIRE(wanted != kNoCard);
  return wanted;
}

}  // namespace

TEST_CASE("feast: check: there are players, and rounds begin with the first") {
  CHECK(found([](State& state) { state.player_count = 0; }) == "feast.check.players n=0");
  CHECK(found([](State& state) { state.round = 0; }) == "feast.check.round n=0");
}

TEST_CASE("feast: check: what is yes or no is 0 or 1, and what is not used is blank") {
  const std::vector<testing::Break> flags = {[](State& state) { state.altar = 2; },
                                             [](State& state) { state.hidden = 2; },
                                             [](State& state) { state.over = 2; },
                                             [](State& state) { state.missed = 2; },
                                             [](State& state) { state.third_rules = 2; },
                                             [](State& state) { state.unused[2] = 1; },
                                             [](State& state) { state.players[1].passed = 2; },
                                             [](State& state) { state.players[1].had_crops = 4; },
                                             [](State& state) { state.players[1].unused[0] = 1; }};
  for (const testing::Break& broken : flags) {
    CHECK(found(broken) == "feast.check.flag");
  }
  CHECK(found([](State& state) { state.missed = 1; }) == "");
  CHECK(found([](State& state) { state.players[1].had_crops = 3; }) == "");
}

TEST_CASE("feast: check: with four players one of the columns 1 and 2, one of 3 and 4 copies") {
  const State four = begun(4);
  for (const std::array<std::uint8_t, 2> good :
       {std::array<std::uint8_t, 2>{1, 3}, {1, 4}, {2, 3}, {2, 4}}) {
    CHECK(found(four, [&](State& state) { state.copies = good; }) == "");
  }
  for (const std::array<std::uint8_t, 2> bad :
       {std::array<std::uint8_t, 2>{0, 3}, {3, 3}, {1, 2}, {1, 5}}) {
    CHECK(found(four, [&](State& state) { state.copies = bad; }) == "feast.check.copies");
  }
}

TEST_CASE("feast: check: on a copying space Vikings copy a space of its column") {
  State four = begun(4);
  four.copies = {1, 3};
  constexpr auto kNumberOf = [](Space space) { return static_cast<std::uint8_t>(number(space)); };
  const auto copying = [&](std::size_t column, std::uint8_t copied) {
    return found(four, [&](State& state) {
      const auto vikings = static_cast<std::uint8_t>(column);
      state.players[0].vikings_in_thing =
          static_cast<std::uint8_t>(state.players[0].vikings_in_thing - column);
      state.stands[kSpaces + column - 1] = {
          .seat = seat_at(0), .vikings = vikings, .colour = 0, .copied = copied};
    });
  };
  CHECK(copying(1, kNumberOf(Space::weekly_1)) == "");
  CHECK(copying(1, kNumberOf(Space::forge)).starts_with("feast.check.stand"));
  CHECK(copying(1, kNoSpace).starts_with("feast.check.stand"));
  CHECK(copying(2, kNumberOf(Space::weekly_2)).starts_with("feast.check.stand"));
}

TEST_CASE("feast: check: stone lies on the fields of sheds and, in the end, of houses") {
  const auto with_stone = [](State& state) {
    state.players[0].sheds = 1;
    --state.sheds;
    state.players[0].shed_stone = 3;
  };
  CHECK(found(with_stone) == "");
  CHECK(found([&](State& state) {
          with_stone(state);
          ++state.players[0].shed_stone;
        }) == "feast.check.fields player=seat1");
  CHECK(found([](State& state) { state.players[1].house_stone = 1; }) ==
        "feast.check.fields player=seat2");
}

TEST_CASE("feast: check: no more cattle are pregnant than there are") {
  CHECK(found([](State& state) {
          state.players[1].has[number(cattle)] = 1;
          state.players[1].pregnant_cattle = 1;
        }) == "");
  CHECK(found([](State& state) { state.players[1].pregnant_cattle = 1; }) ==
        "feast.check.pregnant player=seat2");
}

TEST_CASE("feast: check: a new Viking has come to those whose turn it was") {
  const auto after = [](std::size_t turns) {
    return found([&](State& state) {
      state.first = seat_at(0);
      state.agenda[0] = phase_task(Phase::new_viking, state.first, turns);
    });
  };
  CHECK(after(2) == "");
  CHECK(after(1) == "feast.check.vikings player=seat2");
  CHECK(after(0) == "feast.check.vikings player=seat1");
}

TEST_CASE("feast: check: only spent occupations that work once, and a free one in hand") {
  for (const auto& [kind, clean] : {std::pair{Kind::one_shot, true}, {Kind::trigger, false}}) {
    const std::size_t card = in_deck(begun(2), kind);
    CHECK(found([&](State& state) {
            state.deck.remove(card);
            state.players[0].played.add(card);
            state.players[0].spent.add(card);
          }) == (clean ? "" : "feast.check.spent card=" + std::to_string(card)));
  }
  const State harvest = harvest_in(1);
  const std::size_t card = in_deck(harvest, Kind::trigger);
  CHECK(found(harvest, [&](State& state) {
          state.players[0].free_card = static_cast<std::uint8_t>(card);
        }) == "feast.check.free_card card=" + std::to_string(card));
}

TEST_CASE("feast: check: the altar is no special tile of the supply, and goes with Mull") {
  CHECK(found([](State& state) {
          state.specials = static_cast<std::uint16_t>(state.specials | kAltar);
        }) == "feast.check.special item=feast.item.altar");
  const State harvest = harvest_in(5);
  REQUIRE(harvest.lands[kHarvest].side == 1);
  REQUIRE(harvest.altar == 0);
  CHECK(found(harvest, [](State& state) { state.altar = 1; }) ==
        "feast.check.special item=feast.item.altar");
}

TEST_CASE("feast: check: land has two sides, is in the match or blank, and silver lies on none's") {
  CHECK(found([](State& state) { state.lands[0].side = 2; }) == "feast.check.land n=1");
  CHECK(found([](State& state) { state.lands[0].used = 0; }) == "feast.check.land n=1");
  CHECK(found([](State& state) { state.lands[4].silver = 2; }) == "feast.check.land n=5");
  const auto owned = [](std::uint8_t side, std::uint8_t silver) {
    return found([&](State& state) {
      state.lands[0] = {.owner = seat_at(1), .side = side, .silver = silver, .used = 1};
    });
  };
  CHECK(owned(0, 0) == "");
  CHECK(owned(0, 2) == "feast.check.land n=1");
  CHECK(owned(1, 0) == "feast.check.land n=1");  // no land has turned in round 1
}

TEST_CASE("feast: check: a strip comes up in the mountain phase") {
  const auto in_phase = [](Phase phase, std::size_t more) {
    return found([&](State& state) {
      set_phase(state, phase);
      for (std::uint8_t& strip : state.strips) {
        if (more > 0 && strip == kStripHidden) {
          strip = 0;
          --more;
        }
      }
    });
  };
  CHECK(in_phase(Phase::mountains, 0) == "");
  CHECK(in_phase(Phase::mountains, 1) == "");
  CHECK(in_phase(Phase::mountains, 2) == "feast.check.strips n=4");
  CHECK(in_phase(Phase::vikings_return, 0) == "feast.check.strips n=2");
  CHECK(in_phase(Phase::vikings_return, 1) == "");
  CHECK(in_phase(Phase::bonus, 1) == "feast.check.strips n=3");
}

TEST_CASE("feast: check: without mini-expansion 2 there is no marker") {
  CHECK(found([](State& state) { state.markers[2] = 1; }) == "feast.check.markers");
  CHECK(found([](State& state) { state.blank_markers = 1; }) == "feast.check.markers");
  CHECK(found([](State& state) { state.next_marker = 1; }) == "feast.check.markers");
}

TEST_CASE("feast: check: a marker is of a level that exists, and up or still to be drawn") {
  State harvest = harvest_in(1);
  harvest.marker = 1;
  harvest.next_marker = kNoMarker;
  harvest.markers = {0, 1, 1, 1};
  harvest.blank_markers = 3;
  const auto broken = [&](const testing::Break& what) { return found(harvest, what); };
  CHECK(broken([](State&) {}) == "");
  CHECK(broken([](State& state) { state.markers = {0, 2, 0, 1}; }) == "feast.check.markers");
  CHECK(broken([](State& state) {
          state.markers = {0, 0, 0, 1};
          state.blank_markers = 5;
        }) == "feast.check.markers");
  CHECK(broken([](State& state) { state.marker = 5; }) == "feast.check.markers");
  CHECK(broken([](State& state) { state.next_marker = 5; }) == "feast.check.markers");
  CHECK(broken([](State& state) { state.next_marker = 3; }) == "feast.check.markers");
  CHECK(broken([](State& state) { state.next_marker = 1; }) == "feast.check.markers");
}

TEST_CASE("feast: check: a token is one of ten") {
  CHECK(found(harvest_in(1), [](State& state) { state.players[1].tokens[0] = kTokens + 1; }) ==
        "feast.check.tokens");
}

TEST_CASE("feast: check: what covers a cell is an item, and no column is beyond the last") {
  CHECK(found([](State& state) {
          lay(state, silver, 0, {0, 0});
          lying(state, 0, 0) = kItemBits;
        }).starts_with("feast.check.kind"));
  for (const auto cells : {&Cover::green_or_orange, &Cover::red}) {
    CHECK(found([&](State& state) { (state.surfaces[0].cover.*cells)[2] = 1U << kBoardColumns; }) ==
          "feast.check.cover board=feast.board.home row=2 column=0");
  }
}

TEST_CASE("feast: check: cells of a tile are joined to cells of it") {
  const auto joint = [](int row, int column) {
    return "feast.check.joint board=feast.board.home row=" + std::to_string(row) +
           " column=" + std::to_string(column);
  };
  // To nothing; beyond the left edge and the upper one; to another tile above.
  CHECK(found([](State& state) {
          lay(state, silver, 0, {0, 1});
          lying(state, 0, 1) |= kJoinedLeft;
        }) == joint(0, 1));
  CHECK(found([](State& state) {
          lay(state, silver, 0, {3, 0});
          lying(state, 3, 0) |= kJoinedLeft;
        }) == joint(3, 0));
  CHECK(found([](State& state) {
          lay(state, silver, 0, {0, 3});
          lying(state, 0, 3) |= kJoinedUp;
        }) == joint(0, 3));
  CHECK(found([](State& state) {
          lay(state, ore, 0, {2, 2});
          lay(state, silver, 0, {3, 2});
          lying(state, 3, 2) |= kJoinedUp;
        }) == joint(3, 2));
  // And to all of them that are beside it.
  REQUIRE(ways_to_lay(treasure_chest)[0].height > 1);
  REQUIRE(ways_to_lay(treasure_chest)[0].width > 1);
  CHECK(found([](State& state) { lay(state, treasure_chest, 0, {0, 0}); }) == "");
  CHECK(found([](State& state) {
          lay(state, treasure_chest, 0, {0, 0});
          lying(state, 1, 1) = number(treasure_chest) | kJoinedLeft;
        }) == joint(1, 1));
}

}  // namespace meadhall::feast
