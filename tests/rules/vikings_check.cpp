// check(state) names the first invariant that is broken. Each case damages a sound position in one
// way; a check that let it pass would make the property tests blind.

#include <doctest/doctest.h>

#include <algorithm>

#include "games/vikings/workshop.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

// Played blindly to the first decision of this kind, from round 2 on.
State position(Step step, std::uint64_t seed = 5) {
  for (;; ++seed) {
    State state = Table::dealt(3, seed).state;
    Rng luck(seed);
    while (actor(state)) {
      if (state.round >= 2 && state.step == step) return state;
      MoveList moves;
      legal(state, moves);
      REQUIRE(apply(state, moves[luck.below(static_cast<std::uint32_t>(moves.size()))]).ok());
    }
    if (step == Step::over) return state;
  }
}

// What check says of a position after `damage`.
template <class Damage>
std::string said(Step step, Damage damage) {
  State state = position(step);
  REQUIRE(check(state).ok());
  damage(state);
  const Result<void> sound = check(state);
  return sound.ok() ? "" : words(sound.error().message);
}

IslandRow& row_with_tiles(State& state) {
  for (Player& player : state.players) {
    for (IslandRow& row : player.homeland.rows) {
      if (row.tiles() != 0) return row;
    }
  }
  FAIL("no tiles at all");
  return state.players[0].homeland.rows[0];
}

// Takes a tile of this kind out of the first offer, its viking to wait. One that is not there is
// first exchanged for an island of the offer.
void take_from_offer(State& state, Tile tile) {
  std::size_t at = 0;
  while (at < kSlots && state.wheel[at].tile != tile) ++at;
  if (at == kSlots) {
    at = 0;
    while (!is_island(state.wheel[at].tile)) ++at;
    *std::ranges::find(state.stack, tile) = state.wheel[at].tile;
  }
  ++state.at(ann).waiting_of(state.wheel[at].viking);
  state.wheel[at] = Pair{};
  if (!state.wheel[0].empty()) return;
  while (state.wheel[at].empty()) at = (at + 1) % kSlots;
  std::swap(state.wheel[0], state.wheel[at]);
}

template <class Visit>
void for_each_tile(const Homeland& home, Visit visit) {
  for (std::uint8_t row = 0; row <= kShipRow; ++row) {
    for (std::uint8_t column = 0; column < kColumns; ++column) {
      const Tile tile = tile_at(home, {row, column});
      if (tile != Tile::none) visit(Cell{row, column}, tile);
    }
  }
}

// What check says of a homeland with these tiles and a start tile at F1, nothing missing from the
// box, after one of them was moved.
std::string after_moving(std::string_view tiles, std::string_view from, std::string_view to,
                         OptionWishes options = {}) {
  Table table = Table::dealt(2, 1, options);
  table.lay(ann, tiles);
  for_each_tile(table.state.at(ann).homeland,
                [&](Cell, Tile tile) { take_from_offer(table.state, tile); });
  table.lay(ann, "F1 L");
  REQUIRE(check(table.state).ok());
  Homeland moved;
  for_each_tile(table.state.at(ann).homeland, [&](Cell where, Tile tile) {
    vikings::lay(moved, tile, where == cell(from) ? cell(to) : where);
  });
  table.state.at(ann).homeland = moved;
  const Result<void> sound = check(table.state);
  return sound.ok() ? "" : words(sound.error().message);
}

}  // namespace

TEST_CASE("check: positions of real play are sound at every kind of decision") {
  for (const Step step :
       {Step::take, Step::pay, Step::place, Step::stand, Step::ferry, Step::over}) {
    CHECK(check(position(step)).ok());
  }
  Table table = Table::dealt(2, 3);
  table.play("take " + std::string(table.refused("take 0").empty() ? "0" : "1"));
  if (table.state.step == Step::pay) table.play("pay 1g");
  REQUIRE(table.state.step == Step::start);
  CHECK(check(table.state).ok());
}

TEST_CASE("check: players, seats and round") {
  CHECK(said(Step::take, [](State& s) { s.player_count = 1; }) == "vikings.check.players");
  CHECK(said(Step::take, [](State& s) { s.player_count = 5; }) == "vikings.check.players");
  CHECK(said(Step::take, [](State& s) { s.turn = dag; }) == "vikings.check.seat");
  CHECK(said(Step::take, [](State& s) { s.start_player = dag; }) == "vikings.check.seat");
  CHECK(said(Step::take, [](State& s) { s.round = 7; }) == "vikings.check.round");
  CHECK(said(Step::take, [](State& s) { s.round = 0; }) == "vikings.check.round");
  CHECK(said(Step::take, [](State& s) { ++s.revealed; }) == "vikings.check.round");
  CHECK(said(Step::take, [](State& s) { s.players[3].gold = 1; }) == "vikings.check.empty_seat");
}

TEST_CASE("check: the wheel stands at a pair while there is one, and is bare for a scoring") {
  CHECK(said(Step::place, [](State& s) { s.wheel[0] = Pair{}; }) == "vikings.check.wheel_gap");
  CHECK(said(Step::place, [](State& s) { s.turned = kSlots - 1; }) == "vikings.check.turned");
  CHECK(said(Step::take, [](State& s) { s.wheel = {}; }) == "vikings.check.wheel_empty");
  CHECK(said(Step::ferry, [](State& s) { s.wheel[0].tile = Tile::right_end; }) ==
        "vikings.check.wheel_left");
  CHECK(said(Step::ferry, [](State& s) { s.wheel[3].viking = Viking::noble; }) ==
        "vikings.check.wheel");
}

TEST_CASE("check: a tile is in hand exactly while one is being bought") {
  CHECK(said(Step::place, [](State& s) { s.pending = Pair{}; }) == "vikings.check.pending");
  CHECK(said(Step::take, [](State& s) { s.pending = s.wheel[0]; }) == "vikings.check.pending");
}

TEST_CASE("check: a boat is under way only while ferrying, and somebody can board") {
  CHECK(said(Step::take, [](State& s) { s.boat.carried = 1; }) == "vikings.check.boat");
  CHECK(said(Step::ferry, [](State& s) { s.at(s.turn).waiting = {}; }) == "vikings.check.ferry");
}

TEST_CASE("check: no tile is lost, doubled or strange") {
  CHECK(said(Step::take, [](State& s) { s.stack[70] = static_cast<Tile>(99); }) ==
        "vikings.check.tile_kind");
  CHECK(said(Step::take, [](State& s) {
          s.stack[70] = s.stack[70] == Tile::left_end ? Tile::right_end : Tile::left_end;
        }) == "vikings.check.tiles");
  CHECK(said(Step::take, [](State& s) { s.stack[70] = Tile::none; }) == "vikings.check.stack");
  CHECK(said(Step::take, [](State& s) { s.stack[3] = Tile::left_end; }) == "vikings.check.stack");
  CHECK(said(Step::take, [](State& s) {
          s.wheel[0].tile = s.wheel[0].tile == Tile::left_end ? Tile::right_end : Tile::left_end;
        }) == "vikings.check.tiles");
  CHECK(said(Step::take, [](State& s) { ++s.discarded[1]; }) == "vikings.check.tiles");
  CHECK(said(Step::take, [](State& s) { s.players[0].has_start_tile ^= 1U; }) ==
        "vikings.check.tiles");
}

TEST_CASE("check: thirteen vikings of each kind, wherever they are") {
  CHECK(said(Step::take, [](State& s) { ++s.bag[2]; }) == "vikings.check.vikings");
  CHECK(said(Step::take, [](State& s) { ++s.at(ann).waiting[4]; }) == "vikings.check.vikings");
  CHECK(said(Step::take, [](State& s) { ++s.gone[5]; }) == "vikings.check.vikings");
  CHECK(said(Step::stand, [](State& s) {
          s.pending.viking = s.pending.viking == Viking::noble ? Viking::scout : Viking::noble;
        }) == "vikings.check.vikings");
}

TEST_CASE("check: purses agree with their ledgers and owe nothing") {
  CHECK(said(Step::take, [](State& s) { ++s.at(ann).gold; }) == "vikings.check.gold");
  CHECK(said(Step::take, [](State& s) { ++s.at(ann).points; }) == "vikings.check.points");
  const auto owe_gold = [](State& s) {
    s.at(bob).gold_from[0] = static_cast<std::int16_t>(s.at(bob).gold_from[0] - s.at(bob).gold - 1);
    s.at(bob).gold = -1;
  };
  CHECK(said(Step::take, owe_gold) == "vikings.check.gold_negative");
  const auto owe_points = [](State& s) {
    s.at(bob).points_from[0] =
        static_cast<std::int16_t>(s.at(bob).points_from[0] - s.at(bob).points - 1);
    s.at(bob).points = -1;
  };
  CHECK(said(Step::take, owe_points) == "vikings.check.points_negative");
  CHECK(said(Step::over, owe_points) == "vikings.check.points_negative");
  CHECK(said(Step::over, [&](State& s) {
          s.options.negative_points = NegativePoints::allowed;
          owe_points(s);
        }).empty());
}

TEST_CASE("check: vikings stand on tiles, buildings on middles, no two tiles in a cell") {
  // A viking moved from the bag to the sea keeps the count of vikings right.
  CHECK(said(Step::take, [](State& s) {
          const auto kind =
              static_cast<std::size_t>(std::ranges::find_if(s.bag.begin(), s.bag.begin() + kRows,
                                                            [](std::uint8_t n) { return n > 0; }) -
                                       s.bag.begin());
          --s.bag.at(kind);
          s.players[0].homeland.rows.at(kind).vikings |= column_bit(39);
        }) == "vikings.check.viking_at_sea");
  CHECK(said(Step::take, [](State& s) { row_with_tiles(s).building_low |= column_bit(39); }) ==
        "vikings.check.building");
  // A right end moved onto a left end of its row: no tile is lost or doubled.
  CHECK(said(Step::over, [](State& s) {
          for (Player& player : s.players) {
            for (IslandRow& row : player.homeland.rows) {
              if (row.left_ends == 0 || row.right_ends == 0) continue;
              row.right_ends &= row.right_ends - 1;
              row.right_ends |= row.left_ends & (~row.left_ends + 1);
              return;
            }
          }
          FAIL("no row with both ends");
        }) == "vikings.check.tiles_overlap");
}

TEST_CASE("check: tiles lie by the rules: coast, sides, support, ships without a gap") {
  constexpr std::string_view kTiles = "F2 M1, F3 R, G2 M2";
  CHECK(after_moving(kTiles, "G2", "G2").empty());
  CHECK(after_moving(kTiles, "G2", "G1") == "vikings.check.coast");
  CHECK(after_moving(kTiles, "F3", "F4") == "vikings.check.support");
  CHECK(after_moving(kTiles, "G2", "C3") == "vikings.check.support");
  CHECK(after_moving(kTiles, "G2", "F4") == "vikings.check.sides");
  CHECK(after_moving("F2 M1, S3 Sgreen, S1 Sred", "S1", "S2").empty());
  CHECK(after_moving("F2 M1, S3 Sgreen, S1 Sred", "S1", "S4") == "vikings.check.ship_beyond");
  CHECK(after_moving("F2 M1, S1 Sgreen, S2 Sred, S3 Sgreen, S4 Sblue", "S4", "S5") ==
        "vikings.check.ship_gap");
}

TEST_CASE(
    "check: with shipSupportsIsland a ship above supports a warriors' tile, else it does not") {
  constexpr std::string_view kTiles = "F2 M1, S3 Sgreen, G2 M2";
  CHECK(after_moving(kTiles, "G2", "W3") == "vikings.check.support");
  CHECK(after_moving(kTiles, "G2", "W3", {{"shipSupportsIsland", "true"}}).empty());
}

TEST_CASE("check: no two ships in a column") {
  const auto stack_two_ships = [](State& s) {
    for (Player& player : s.players) {
      auto& ships = player.homeland.ships;
      for (std::size_t sail = 1; sail < kSails; ++sail) {
        Columns& others = ships.at(sail);
        if (ships[0] == 0 || others == 0) continue;
        others &= others - 1;
        others |= ships[0] & (~ships[0] + 1);
        return;
      }
    }
    FAIL("no two ships of different sails");
  };
  CHECK(said(Step::over, stack_two_ships) == "vikings.check.ships_overlap");
}
