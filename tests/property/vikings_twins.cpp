// Three rules of the engine against their naive twins.

#include <doctest/doctest.h>

#include "games/vikings/ferry.h"
#include "games/vikings/moves.h"
#include "games/vikings/rules.h"
#include "tests/support/naive_rules.h"
#include "tests/support/random_play.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

std::set<std::string> engine_island_cells(const Homeland& home, Tile tile, bool ships_support) {
  std::set<std::string> cells;
  for (std::uint8_t row = 0; row < kRows; ++row) {
    const Columns columns = legal_columns(home, tile, row, ships_support);
    for (std::uint8_t column = 0; column < kColumns; ++column) {
      if (((columns >> column) & 1U) != 0) cells.insert(cell_text({row, column}));
    }
  }
  return cells;
}

std::set<std::string> engine_ship_cells(const Homeland& home, bool adjacent) {
  std::set<std::string> cells;
  const Columns columns = legal_ship_columns(home, adjacent);
  for (std::uint8_t column = 0; column < 64; ++column) {
    if (((columns >> column) & 1U) != 0) cells.insert(cell_text({kShipRow, column}));
  }
  return cells;
}

std::string joined(const std::set<std::string>& cells) {
  std::string all;
  for (const std::string& cell : cells) all += cell + " ";
  return all;
}

// Where engine and twin disagree about a homeland, or "".
std::string homeland_differs(const Player& player) {
  const SlowBoard board = slow_board(player);
  const std::pair<Tile, char> kKinds[] = {
      {Tile::left_end, 'L'}, {Tile::middle_1, 'M'}, {Tile::middle_3, 'M'}, {Tile::right_end, 'R'}};
  for (const bool option : {false, true}) {
    for (const auto& [tile, letter] : kKinds) {
      const auto naive = naive_island_cells(board, letter, option);
      const auto engine = engine_island_cells(player.homeland, tile, option);
      if (naive != engine)
        return std::string(1, letter) + ": twin " + joined(naive) + ", engine " + joined(engine);
      if (has_place(player.homeland, tile, option) == naive.empty()) return "has_place";
    }
    if (naive_ship_cells(board, option) != engine_ship_cells(player.homeland, option))
      return "ships";
  }
  return "";
}

// A homeland that grew by legal moves of the twin alone, wilder than those of real matches.
SlowBoard grown_board(Rng& luck) {
  SlowBoard board;
  const bool ships_support = luck.below(2) == 0;
  const bool adjacent = luck.below(2) == 0;
  for (std::uint32_t left = luck.below(60); left > 0; --left) {
    const char tile = "LMRs"[luck.below(4)];
    const std::set<std::string> cells = tile == 's'
                                            ? naive_ship_cells(board, adjacent)
                                            : naive_island_cells(board, tile, ships_support);
    if (cells.empty()) continue;
    auto chosen = cells.begin();
    std::advance(chosen, luck.below(static_cast<std::uint32_t>(cells.size())));
    const int row = static_cast<int>(std::string_view("SWNCGF").find(chosen->front()));
    const int column = std::atoi(chosen->c_str() + 1) - 1;
    if (tile == 's' && column >= 14) continue;
    board.at(row, column).tile = tile == 's' ? "bygr"[luck.below(4)] : tile;
  }
  return board;
}

// Every load a boatsman of the player to act can bring over, found by trying all moves. Tiles of a
// row are alike here, so the first will do.
void collect_loads(const State& state, Load carried, std::set<Load>& loads) {
  const Player& player = state.at(state.turn);
  for (std::uint8_t kind = 0; kind < kRows; ++kind) {
    for (std::uint8_t column = 0; column < kColumns; ++column) {
      const Move move = ferry({kind, column});
      if (!refusal(state, move).empty()) continue;
      State next = state;
      if (!apply(next, move)) continue;
      Load now = carried;
      ++now.at(kind);
      const bool landed = next.gone != state.gone;
      if (landed) loads.insert(now);
      if (!landed) collect_loads(next, now, loads);
      break;
    }
  }
  if (player.waiting_of(Viking::boatsman) > 0 && refusal(state, kLand).empty())
    loads.insert(carried);
}

std::string named(const std::set<Load>& loads) {
  std::string all;
  for (const Load& load : loads) {
    for (const int number : load) all += std::to_string(number);
    all += " ";
  }
  return all;
}

// Two players at a large scoring of round 2 or 4, the first with a few tiles and vikings.
State harbour(Rng& luck, FerryRules rules, bool boat_tile) {
  Setup wish{.players = 2, .options = with_presets({"basic", "german2007"}), .seed = luck.next()};
  State state = setup(wish).value();
  state.options.partial_ferry =
      rules.full_boats_only ? PartialFerry::full_boats_only : PartialFerry::allowed;
  state.options.single_ferry = rules.one_viking || boat_tile ? 1 : 0;
  state.wheel = {};
  state.round = static_cast<std::uint8_t>(2 * (1 + luck.below(3)));
  state.revealed = static_cast<std::uint8_t>(state.round * kSlots);
  state.turn = state.start_player = seat_at(0);
  state.step = Step::ferry;
  Player& player = state.at(state.turn);
  player.waiting_of(Viking::boatsman) = static_cast<std::uint8_t>(1 + luck.below(2));
  for (std::size_t kind = 0; kind < kRows; ++kind) {
    player.waiting.at(kind) = static_cast<std::uint8_t>(luck.below(4));
    const auto tiles = static_cast<std::uint8_t>(luck.below(4));
    for (std::uint8_t column = 0; column < tiles; ++column) {
      lay(player.homeland, column == 0 ? Tile::left_end : Tile::middle_2,
          {static_cast<std::uint8_t>(kind), column});
    }
    if (tiles > 0 && luck.below(3) == 0) player.homeland.rows.at(kind).vikings = 1;
  }
  if (boat_tile) {
    player.special(Special::boat) = 1;
    state.boat.on_tile = 1;
  }
  return state;
}

std::string loads_differ(FerryRules rules, std::uint64_t seed, bool boat_tile = false) {
  Rng luck(seed);
  const int all = matches(0.5);
  for (int i = 0; i < all; ++i) {
    const State state = harbour(luck, rules, boat_tile);
    const auto naive = naive_loads(slow_board(state.at(state.turn)), rules);
    if (can_ferry(state.at(state.turn), Boat{}) == naive.empty()) return "whether anybody can sail";
    if (naive.empty()) continue;
    std::set<Load> engine;
    collect_loads(state, {}, engine);
    if (naive != engine) {
      return "harbour " + std::to_string(i) + ", vikings F G C N W: twin " + named(naive) +
             ", engine " + named(engine);
    }
  }
  return "";
}

}  // namespace

TEST_CASE("twin: where tiles may lie, on homelands of random matches") {
  Rng luck(20090101);
  const int all = matches(0.25);
  for (int i = 0; i < all; ++i) {
    const State state = random_position(luck);
    for (std::size_t seat = 0; seat < state.player_count; ++seat) {
      const std::string wrong = homeland_differs(state.players.at(seat));
      REQUIRE_MESSAGE(wrong.empty(), wrong);
    }
  }
}

TEST_CASE("twin: where tiles may lie, on homelands grown at random") {
  Rng luck(20090202);
  const int all = matches(0.5);
  for (int i = 0; i < all; ++i) {
    const std::string wrong = homeland_differs(player_of(grown_board(luck)));
    REQUIRE_MESSAGE(wrong.empty(), wrong);
  }
}

TEST_CASE("twin: a refused cell is refused with a reason, a legal one without") {
  Rng luck(20090303);
  const int all = matches(0.1);
  State state;
  for (int i = 0; i < all; ++i) {
    const Player player = player_of(grown_board(luck));
    state.options.ship_supports_island = static_cast<std::uint8_t>(luck.below(2));
    state.options.ship_order = static_cast<ShipOrder>(luck.below(2));
    const SlowBoard board = slow_board(player);
    for (const auto& [tile, letter] :
         {std::pair{Tile::left_end, 'L'}, std::pair{Tile::middle_4, 'M'},
          std::pair{Tile::right_end, 'R'}, std::pair{Tile::ship_red, 's'}}) {
      const std::set<std::string> cells =
          letter == 's'
              ? naive_ship_cells(board, state.options.ship_order == ShipOrder::adjacent)
              : naive_island_cells(board, letter, state.options.ship_supports_island != 0);
      std::size_t disagreements = 0;
      for (std::uint8_t row = 0; row <= kShipRow; ++row) {
        for (std::uint8_t column = 0; column < kColumns; ++column) {
          const bool legal_here = cells.contains(cell_text({row, column}));
          const bool empty = cell_refusal(state, player.homeland, tile, {row, column}).empty();
          if (legal_here != empty) ++disagreements;
        }
      }
      REQUIRE(disagreements == 0);
    }
  }
}

TEST_CASE("twin: when the zero pair may be taken") {
  Rng luck(20090404);
  const int all = matches(0.5);
  int locked = 0;
  for (int i = 0; i < all; ++i) {
    State state;
    state.turn = seat_at(0);
    const std::uint32_t colours = 1 + luck.below(6);
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
      if (slot > 0 && luck.below(2) == 0) continue;
      state.wheel.at(slot) = {Tile::left_end, static_cast<Viking>(luck.below(colours))};
    }
    state.players.at(0).gold = static_cast<std::int16_t>(luck.below(8));
    state.players.at(0).points = static_cast<std::int16_t>(luck.below(8));
    const bool naive = naive_zero_pair_is_legal(state.wheel, state.players.at(0).gold);
    MoveList moves;
    legal(state, moves);
    REQUIRE(naive == pair_refusal(state, 0).empty());
    REQUIRE(naive == moves.contains(take(0)));
    locked += naive ? 0 : 1;
  }
  if (all >= 50) CHECK(locked > all / 20);
}

TEST_CASE("twin: what one boatsman may carry") { CHECK(loads_differ({}, 20090505) == ""); }

TEST_CASE("twin: what one boatsman may carry with full boats only") {
  CHECK(loads_differ({.full_boats_only = true}, 20090606) == "");
}

TEST_CASE("twin: what one boatsman of the advanced game may carry") {
  CHECK(loads_differ({.one_viking = true}, 20090707) == "");
  CHECK(loads_differ({.full_boats_only = true, .one_viking = true}, 20090808) == "");
}

TEST_CASE("twin: what one boatsman of the advanced game may carry on a boat tile") {
  CHECK(loads_differ({}, 20090909, true) == "");
  CHECK(loads_differ({.full_boats_only = true}, 20091010, true) == "");
}
