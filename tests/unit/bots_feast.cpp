#include "bots/feast/guide.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "bots/bot.h"
#include "bots/feast/packing.h"
#include "bots/feast/worth.h"
#include "games/feast/arranging.h"
#include "games/feast/bundles.h"
#include "games/feast/laying.h"
#include "games/feast/moves.h"
#include "games/feast/phases.h"
#include "games/feast/score_parts.h"
#include "games/registry.h"
#include "match/start_text.h"

namespace meadhall::feast::tests {
namespace {

using bots::Level;

const Game& game() { return *find_game("feast"); }

Move chosen(const State& state, const Level& level, std::uint64_t seed = 1) {
  return bots::choose(game(), Position::of(state), level, seed);
}

constexpr Level kGlance{"glance", 0, 1};
constexpr Level kFew{"few", 2};
constexpr Level kLoose{"loose", 0, 3};

State dealt(std::uint8_t players, std::uint64_t seed, bool expansions = false) {
  Setup setup{.players = players, .options = standard_options(game().info), .seed = seed};
  for (std::size_t i = 0; i < game().info.options.size(); ++i) {
    const std::string_view id = game().info.options[i].id;
    if (expansions && (id == "islands" || id == "harvest")) setup.options[i] = 1;
  }
  return feast::setup(setup).value();
}

// Plays on by the level, so many decisions; at each visit(state).
template <class Visit>
void play(State& state, const Level& level, int decisions, Visit visit) {
  for (; decisions > 0 && actor(state); --decisions) {
    visit(state);
    const Move move = chosen(state, level);
    MoveList moves;
    legal(state, moves);
    REQUIRE(moves.contains(move));
    REQUIRE(apply(state, move).ok());
  }
}

constexpr int kLong = 5000;  // decisions; no match has as many

// --- Laying, against all ways to do it

// A board, empty, and nothing else but tiles: right before points are counted.
struct Packing {
  State state;
  std::size_t surface = 0;

  Packing(std::size_t where, std::uint8_t side, const std::vector<Item>& tiles) : surface(where) {
    state = dealt(1, 1);
    state.round = 7;
    as<PhaseTask>(state.agenda[0]).set_phase(Phase::before_scoring);
    state.players[0].has = {};
    for (const Item tile : tiles) ++state.players[0].has[number(tile)];
    for (std::size_t row = 0; row < kBoardRows; ++row) {
      state.surfaces[0].cover.taken[row] = board(Sheet::home).open[row];
    }
    if (where >= kFirstHouse) {
      state.house_owner[where - kFirstHouse] = Seat{};
    } else {
      state.lands[where - kFirstLand].owner = Seat{};
      state.lands[where - kFirstLand].side = side;
    }
  }
  int loss() const { return loss_of(sheet_of(state, surface), state.surfaces[surface].cover); }
};

// How much loss the tiles from `next` on can save at most: tries every place of every tile.
int most_saved(Sheet sheet, const Cover& cover, const std::vector<Item>& tiles, std::size_t next,
               int& best, int so_far) {
  best = std::max(best, so_far);
  int left = 0;
  for (std::size_t i = next; i < tiles.size(); ++i) left += feast_bots::area_of(tiles[i]);
  if (next == tiles.size() || so_far + std::min(left, loss_of(sheet, cover)) <= best) return best;
  const Item item = tiles[next];
  for (const Shape& way : ways_to_lay(item)) {
    for_each_spot(sheet, cover, item, way, {}, [&](Spot at) {
      Cover covered = cover;
      feast::lay(sheet, covered, item, way, at);
      const int saved = loss_of(sheet, cover) - loss_of(sheet, covered);
      if (saved > 0) most_saved(sheet, covered, tiles, next + 1, best, so_far + saved);
    });
  }
  return most_saved(sheet, cover, tiles, next + 1, best, so_far);
}

// What the heuristic saves.
int saved_by_heuristic(Packing& packing) {
  const int before = packing.loss();
  State& state = packing.state;
  while (const auto laying = feast_bots::next_to_lay(state, Seat{}, true)) {
    const Shape& way = ways_to_lay(laying->item)[laying->way];
    REQUIRE(laying->surface == packing.surface);
    REQUIRE(state.players[0].has[number(laying->item)] > 0);
    REQUIRE(bar_to(sheet_of(state, laying->surface), state.surfaces[laying->surface].cover,
                   laying->item, way, laying->at) == Bar::none);
    put(state, laying->surface, laying->item, way, laying->at);
    --state.players[0].has[number(laying->item)];
  }
  return before - packing.loss();
}

}  // namespace

TEST_CASE("feast bots: what is hidden changes no choice") {
  Rng luck(2026);
  State state = dealt(3, 5);
  int decision = 0;
  play(state, kGlance, 300, [&](const State& now) {
    if (++decision % 27 != 0) return;
    const State other = determinize(observe(now, *actor(now)), *actor(now), luck);
    CHECK(chosen(now, kGlance) == chosen(other, kGlance));
    CHECK(chosen(now, kFew) == chosen(other, kFew));
    CHECK(chosen(now, kLoose) == chosen(other, kLoose));
  });
}

TEST_CASE("feast bots: every choice is legal, to the end, with all players and expansions") {
  for (std::uint8_t players = 1; players <= kMostPlayers; ++players) {
    for (const bool expansions : {false, true}) {
      State state = dealt(players, 11U + players, expansions);
      play(state, kLoose, kLong * players, [](const State&) {});
      CHECK_FALSE(actor(state).has_value());
    }
  }
  State state = dealt(1, 3, true);
  play(state, kFew, kLong, [](const State&) {});
  CHECK_FALSE(actor(state).has_value());
}

TEST_CASE("feast bots: level, seed and position decide, and nothing else") {
  State state = dealt(2, 8);
  int decision = 0;
  play(state, kGlance, 60, [&](const State& now) {
    if (++decision % 7 != 0) return;
    for (const Level& level : {bots::levels(game())[0], bots::levels(game())[1], kFew}) {
      CHECK(chosen(now, level, 9) == chosen(now, level, 9));
    }
  });
}

TEST_CASE("feast bots: the higher the level, the more seldom it is careless, and a jarl never is") {
  std::array<int, bots::kLevelIds.size()> careless{};
  int asked = 0;
  State state = dealt(2, 4);
  play(state, kLoose, kLong, [&](const State& now) {
    MoveList best;
    legal(now, best);
    if (best.size() == 1) return;
    REQUIRE(feast_bots::thin<feast_bots::Eye::plain>(now, best));
    ++asked;
    for (std::size_t i = 0; i < careless.size(); ++i) {
      const Level& level = bots::levels(game())[i];
      const auto any = bots::glance(game(), Position::of(now), level, 1);
      if (!any) continue;
      ++careless[i];
      // By prices alone.
      CHECK(std::ranges::find(best, *any) - best.begin() < level.top_k);
    }
  });
  REQUIRE(asked > 200);
  CHECK(careless[0] > asked / 2);
  CHECK(careless[0] < asked);
  CHECK(careless[1] < careless[0]);
  CHECK(careless[2] < careless[1]);
  CHECK(careless[2] > 0);
  CHECK(careless[3] == 0);
}

TEST_CASE("feast bots: guesses come to an end of the match, whatever the luck") {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    State state = dealt(static_cast<std::uint8_t>(1 + seed % 4), seed, seed % 3 == 0);
    Rng luck(seed);
    MoveList moves;
    int decisions = 0;
    while (actor(state) && decisions < 4 * kLong) {
      legal(state, moves);
      REQUIRE(apply(state, moves.size() == 1
                               ? moves[0]
                               : feast_bots::guess<feast_bots::Eye::taught>(state, moves, luck))
                  .ok());
      ++decisions;
    }
    CHECK_FALSE(actor(state).has_value());
  }
}

TEST_CASE("feast bots: thinning leaves legal moves only, and some") {
  State state = dealt(4, 21);
  play(state, kGlance, 400, [&](const State& now) {
    MoveList moves;
    legal(now, moves);
    MoveList thinned = moves;
    CHECK(feast_bots::thin<feast_bots::Eye::taught>(now, thinned));
    REQUIRE_FALSE(thinned.empty());
    for (const Move move : thinned) CHECK(moves.contains(move));
  });
}

TEST_CASE("feast bots: alone every point counts the same, among rivals being ahead counts too") {
  const State alone = dealt(1, 1);
  CHECK(feast_bots::worth_of_end(alone, -9000) - feast_bots::worth_of_end(alone, -9100) == 100);
  CHECK(feast_bots::worth_of_end(alone, 50) - feast_bots::worth_of_end(alone, -50) == 100);
  const State many = dealt(2, 1);
  CHECK(feast_bots::worth_of_end(many, 50) - feast_bots::worth_of_end(many, -50) > 100);
}

// What so many matches alone end with, on average, by guesses of this eye.
template <feast_bots::Eye eye>
int guessed_alone(int matches) {
  int points = 0;
  for (int i = 0; i < matches; ++i) {
    State state = dealt(1, 900U + static_cast<std::uint64_t>(i));
    Rng luck(static_cast<std::uint64_t>(i));
    MoveList moves;
    while (actor(state)) {
      legal(state, moves);
      feast_bots::apply_legal(
          state, moves.size() == 1 ? moves[0] : feast_bots::guess<eye>(state, moves, luck));
    }
    points += total_of(state, Seat{});
  }
  return points / matches;
}

// RESULTS.md: about 59 and 105.
TEST_CASE("feast bots: who has learnt from matches ends them with far more points") {
  CHECK(guessed_alone<feast_bots::Eye::taught>(20) >
        guessed_alone<feast_bots::Eye::plain>(20) + 25);
}

TEST_CASE("feast bots: figures of a position count what its player has") {
  State state = dealt(2, 3);
  Player& player = state.players[1];
  player.has[number(Item::silver)] = 40;
  player.has[number(Item::linen)] = 3;
  player.knarrs = 2;
  player.longships = 1;
  state.lands[2].owner = seat_at(1);
  const auto figures = feast_bots::figures_of(state, seat_at(1));
  const auto of = [&](feast_bots::Figure which) {
    return figures[static_cast<std::size_t>(which)];
  };
  CHECK(of(feast_bots::Figure::silver) == 15);
  CHECK(of(feast_bots::Figure::waiting) == 3);
  CHECK(of(feast_bots::Figure::raw) ==
        1 + count(player, Item::peas) + count(player, Item::beans) + count(player, Item::flax));
  CHECK(of(feast_bots::Figure::large_ships) == 3);
  CHECK(of(feast_bots::Figure::longships) == 1);
  CHECK(of(feast_bots::Figure::lands) == 1);
  CHECK(of(feast_bots::Figure::rivals) == 1);
}

TEST_CASE("feast bots: futures are fewer the more players there are, and never more than wished") {
  for (std::uint8_t players = 1; players <= kMostPlayers; ++players) {
    const State state = dealt(players, 1);
    CHECK(feast_bots::playouts(state, 30) == 10);
    CHECK(feast_bots::playouts(state, 2000) <= 180);
    if (players > 1) {
      CHECK(feast_bots::playouts(state, 2000) < feast_bots::playouts(dealt(1, 1), 2000));
    }
  }
}

// The share is what RESULTS.md tells.
TEST_CASE("feast bots: laying tile by tile covers nearly as much as can be covered") {
  using enum Item;
  struct Where {
    std::size_t surface;
    std::uint8_t side;
  };
  constexpr Where kBoards[] = {
      {kFirstHouse, 0}, {kFirstHouse + kStoneHouses, 0}, {kFirstLand + 2, 1}, {kFirstLand + 3, 1}};
  constexpr Item kTilesToDraw[] = {oil,    hide,          wool,  linen, skin_and_bones, rune_stone,
                                   chest,  silverware,    silk,  fur,   jewelry,        glass_beads,
                                   helmet, drinking_horn, spices};
  Rng luck(7);
  int heuristic = 0;
  int exact = 0;
  for (int i = 0; i < 60; ++i) {
    const Where where = kBoards[static_cast<std::size_t>(i) % std::size(kBoards)];
    std::vector<Item> tiles;
    const std::size_t n = where.surface >= kFirstHouse ? 3 + luck.below(4) : 4 + luck.below(2);
    while (tiles.size() < n) tiles.push_back(kTilesToDraw[luck.below(std::size(kTilesToDraw))]);
    Packing packing(where.surface, where.side, tiles);
    const Sheet sheet = sheet_of(packing.state, where.surface);
    int most = 0;
    most_saved(sheet, packing.state.surfaces[where.surface].cover, tiles, 0, most, 0);
    const int saved = saved_by_heuristic(packing);
    CHECK(saved <= most);
    heuristic += saved;
    exact += most;
  }
  MESSAGE("laying: " << heuristic << " of " << exact);
  CHECK(100 * heuristic >= 90 * exact);
}

TEST_CASE("feast bots: the best places of a good stand apart, the best first") {
  State state = dealt(2, 4);
  int looked = 0;
  play(state, kGlance, 400, [&](const State& now) {
    if (now.agenda.top().what != Do::turn) return;
    const Seat seat = *actor(now);
    for (const Item item : items_to_lay(now, seat)) {
      const auto best = feast_bots::best_places(now, seat, {.item = item}, 3);
      REQUIRE_FALSE(best.empty());
      REQUIRE(best.size() <= 3);
      const auto first = feast_bots::next_to_lay(now, seat, false, {.item = item});
      REQUIRE(first);
      CHECK(first->gain == best.front().gain);
      for (std::size_t i = 0; i + 1 < best.size(); ++i) CHECK(best[i].gain >= best[i + 1].gain);
      const Inspectable thing = make_inspectable(InspectableKind::item, number(item));
      const auto deeds = bots::counsel(game()).best_deeds(Position::of(now), thing, 3);
      if (!offers_arranging(now)) {
        CHECK(deeds.empty());
        continue;
      }
      REQUIRE(deeds.size() == best.size());
      std::array<Cells, kSurfaces> covered{};
      for (const std::vector<Move>& deed : deeds) {
        const auto laid = laid_by(now, deed);
        REQUIRE(laid);
        CHECK(laid->item == item);
        const Shape& way = ways_to_lay(item)[laid->way];
        for (std::size_t row = 0; row < way.height; ++row) {
          const auto cells = static_cast<std::uint16_t>(way.rows[row] << laid->spot.column);
          std::uint16_t& had = covered[laid->surface][laid->spot.row + row];
          CHECK((had & cells) == 0);
          had = static_cast<std::uint16_t>(had | cells);
        }
      }
      ++looked;
    }
  });
  CHECK(looked > 20);
}

TEST_CASE("bots: where nothing is to be laid there are no best deeds") {
  const State state = dealt(2, 4);
  CHECK(bots::counsel(game()).best_deeds(Position::of(state), std::nullopt, 3).empty());
  const Inspectable space = make_inspectable(InspectableKind::space, 3);
  CHECK(bots::counsel(game()).best_deeds(Position::of(state), space, 3).empty());
  for (const Game* each : all_games()) {
    if (each->info.id == "feast") continue;
    const Setup setup{.players = 3, .options = standard_options(each->info), .seed = 1};
    CHECK(bots::counsel(*each).best_deeds(each->setup(setup).value(), Inspectable{1}, 3).empty());
  }
}

}  // namespace meadhall::feast::tests
