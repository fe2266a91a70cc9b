// What is hidden: the order of the face-down tiles, special ones too, and the draws from the bag.

#include <doctest/doctest.h>

#include <algorithm>

#include "games/vikings/workshop.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

// A match in its second round, moves taken blindly.
Table under_way(std::uint64_t seed = 4, OptionWishes options = {}) {
  Table table = Table::dealt(3, seed, options);
  Rng luck(seed);
  while (table.state.round < 2 || table.state.step != Step::place) {
    MoveList moves;
    legal(table.state, moves);
    REQUIRE(apply(table.state, moves[luck.below(static_cast<std::uint32_t>(moves.size()))]).ok());
  }
  return table;
}

const OptionWishes kAdvanced = {
    {"auction", "true"}, {"draft", "true"}, {"singleFerry", "true"}, {"specials", "true"}};

std::array<Tile, kStack> sorted(std::array<Tile, kStack> tiles) {
  std::ranges::sort(tiles);
  return tiles;
}

}  // namespace

TEST_CASE("observe: states that differ only in face-down tiles and in luck to come look the same") {
  const State state = under_way().state;
  State other = state;
  other.rng = Rng(99);
  std::swap(other.stack[60], other.stack[30]);
  std::reverse(other.stack.begin() + 24, other.stack.end());
  REQUIRE_FALSE(state == other);
  for (const Seat seat : {ann, bob, cid}) {
    CHECK(observe(state, seat) == observe(other, seat));
    CHECK(hash(observe(state, seat)) == hash(observe(other, seat)));
  }
}

TEST_CASE("observe: every seat sees the same, all else lies open") {
  const State state = under_way().state;
  const State seen = observe(state, ann);
  CHECK(seen == observe(state, cid));
  State rest = seen;
  rest.hidden = 0;
  rest.rng = state.rng;
  rest.stack = state.stack;
  CHECK(rest == state);
  for (std::size_t i = 0; i < state.revealed; ++i) CHECK(seen.stack[i] == state.stack[i]);
}

TEST_CASE("observe: what differs in the open looks different") {
  const State state = under_way().state;
  State richer = state;
  ++richer.at(bob).gold;
  CHECK_FALSE(observe(state, ann) == observe(richer, ann));
  State other_bag = state;
  --other_bag.bag[0];
  CHECK_FALSE(observe(state, ann) == observe(other_bag, ann));
}

TEST_CASE("observe: an observation passes check and is not to be played on") {
  const State state = under_way().state;
  Table seen = Table(3);
  seen.state = observe(state, ann);
  CHECK(check(seen.state).ok());
  MoveList moves;
  legal(state, moves);
  const State before = seen.state;
  const Result<void> done = apply(seen.state, moves[0]);
  REQUIRE_FALSE(done.ok());
  CHECK(words(done.error().message) == "vikings.no.observation");
  CHECK(seen.state == before);
}

TEST_CASE("observe: whatever may be pointed at is explained as on the table itself") {
  Table buying = under_way();
  Table harbour(2);
  harbour.round(2).lay(ann, "F1 L, F2 M").wait(ann, "1 blue, 1 grey").ferrying(ann);
  for (const Table& table : {buying, harbour}) {
    Table seen = table;
    seen.state = observe(table.state, ann);
    for (const std::string_view thing :
         {"pair 0", "pair 3", "cell F1", "cell F2", "cell F3", "cell N1", "cell S1",
          "waiting fisherman", "waiting boatsman", "purse", "stack", "bag"}) {
      CHECK_MESSAGE(joined(seen.explained(thing)) == joined(table.explained(thing)), thing);
    }
  }
}

TEST_CASE("determinize: a sound state that looks the same and holds the same tiles") {
  const State state = under_way().state;
  Rng luck(12);
  bool other_order = false;
  for (int i = 0; i < 20; ++i) {
    const State guess = determinize(observe(state, bob), bob, luck);
    CHECK(check(guess).ok());
    CHECK(observe(guess, bob) == observe(state, bob));
    CHECK(sorted(guess.stack) == sorted(state.stack));
    CHECK(
        std::equal(guess.stack.begin(), guess.stack.begin() + state.revealed, state.stack.begin()));
    other_order = other_order || guess.stack != state.stack;
  }
  CHECK(other_order);
}

TEST_CASE("determinize: the same generator gives the same guess, each guess another") {
  const State seen = observe(under_way().state, ann);
  Rng one(5);
  Rng two(5);
  const State first = determinize(seen, ann, one);
  CHECK(first == determinize(seen, ann, two));
  CHECK_FALSE(first == determinize(seen, ann, two));
}

TEST_CASE("determinize: it does not look behind what may be seen") {
  const State state = under_way().state;
  State other = state;
  std::reverse(other.stack.begin() + 24, other.stack.end());
  other.rng = Rng(77);
  Rng one(5);
  Rng two(5);
  CHECK(determinize(observe(state, ann), ann, one) == determinize(observe(other, ann), ann, two));
}

TEST_CASE("determinize: the guess can be played to its end") {
  Rng luck(31);
  State state = determinize(observe(under_way().state, ann), ann, luck);
  while (actor(state)) {
    MoveList moves;
    legal(state, moves);
    REQUIRE(apply(state, moves[luck.below(static_cast<std::uint32_t>(moves.size()))]).ok());
  }
  CHECK(check(state).ok());
  CHECK(state.step == Step::over);
}

TEST_CASE("determinize: each face-down tile may come next, as often as it is still in the stack") {
  const State seen = observe(under_way().state, ann);
  Rng luck(8);
  std::array<int, kTileKinds> next{};
  std::array<int, kTileKinds> hidden{};
  const State any = determinize(seen, ann, luck);
  for (std::size_t i = any.revealed; i < kStack; ++i)
    ++hidden.at(static_cast<std::size_t>(any.stack[i]));
  constexpr int kTries = 4800;
  for (int i = 0; i < kTries; ++i) {
    const State guess = determinize(seen, ann, luck);
    ++next.at(static_cast<std::size_t>(guess.stack[guess.revealed]));
  }
  const int face_down = static_cast<int>(kStack) - seen.revealed;
  for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
    CHECK(std::abs(next.at(kind) - kTries * hidden.at(kind) / face_down) < 150);
  }
}

TEST_CASE("reveals: only the move that ends a round shows something new") {
  Table table(2);
  table.lay(ann, "C1 L")
      .lay(bob, "C1 L")
      .wheel("L blue, Sred grey")
      .bag("12 blue")
      .gold(ann, 0)
      .points(ann, 0);
  CHECK_FALSE(reveals(table.state, take(0)));
  table.play("take 0");
  CHECK_FALSE(reveals(table.state, place({0, 0})));
  table.play("place F1");
  CHECK_FALSE(reveals(table.state, kStay));
  table.play("stay").play("take 0");
  CHECK(reveals(table.state, place({kShipRow, 0})));
}

TEST_CASE(
    "reveals: the last ferry of a round does, those before it and the end of the match do not") {
  Table table(2);
  table.lay(ann, "F1 L, F2 M").lay(bob, "C1 L").round(2).wait(ann, "2 blue, 2 grey").bag("12 blue");
  table.ferrying(ann);
  CHECK_FALSE(reveals(table.state, ferry({0, 0})));
  CHECK(reveals(table.state, kKeep));
  table.round(6);
  table.play("ferry F1");
  CHECK_FALSE(reveals(table.state, ferry({0, 1})));
  table.play("ferry F2");
  CHECK(table.state.step == Step::over);
}

TEST_CASE("reveals: an illegal wish reveals nothing") {
  const Table table = Table(2).wheel("L blue, Sred grey");
  CHECK_FALSE(reveals(table.state, kKeep));
  CHECK_FALSE(reveals(table.state, take(7)));
}

TEST_CASE("observe: the order of the special tiles face down is hidden, those on offer are not") {
  const State state = under_way(4, kAdvanced).state;
  State other = state;
  std::reverse(other.special_stack.begin() + other.specials_revealed, other.special_stack.end());
  REQUIRE_FALSE(state == other);
  CHECK(observe(state, ann) == observe(other, ann));
  State offer = state;
  std::swap(offer.face_up[0], offer.special_stack[24]);
  REQUIRE_FALSE(offer.face_up == state.face_up);
  CHECK_FALSE(observe(state, ann) == observe(offer, ann));
}

TEST_CASE("observe: all else of the advanced game lies open to every seat") {
  const State state = under_way(4, kAdvanced).state;
  State rest = observe(state, ann);
  CHECK(rest == observe(state, cid));
  rest.hidden = 0;
  rest.rng = state.rng;
  rest.stack = state.stack;
  rest.special_stack = state.special_stack;
  CHECK(rest == state);
}

TEST_CASE("observe: vikings drawn for an auction lie open, the tiles do not") {
  const State state = Table::dealt(3, 4, kAdvanced).state;
  const State seen = observe(state, bob);
  CHECK(seen.drawn == state.drawn);
  for (const Tile tile : seen.stack) CHECK(tile == Tile::none);
}

TEST_CASE("determinize: each face-down special tile may come next, as often as it is there") {
  const State state = under_way(4, kAdvanced).state;
  const State seen = observe(state, ann);
  Rng luck(8);
  std::array<int, kSpecialKinds> next{};
  std::array<int, kSpecialKinds> hidden{};
  for (std::size_t i = state.specials_revealed; i < kSpecials; ++i)
    ++hidden.at(static_cast<std::size_t>(state.special_stack[i]));
  constexpr int kTries = 4800;
  for (int i = 0; i < kTries; ++i) {
    const State guess = determinize(seen, ann, luck);
    ++next.at(static_cast<std::size_t>(guess.special_stack[guess.specials_revealed]));
  }
  const int face_down = static_cast<int>(kSpecials) - state.specials_revealed;
  for (std::size_t kind = 0; kind < kSpecialKinds; ++kind) {
    CHECK(std::abs(next.at(kind) - kTries * hidden.at(kind) / face_down) < 150);
  }
}

TEST_CASE("determinize: at every question of the advanced game the guess is sound") {
  Rng luck(21);
  State state = Table::dealt(3, 4, kAdvanced).state;
  while (actor(state)) {
    const State guess = determinize(observe(state, ann), ann, luck);
    REQUIRE(check(guess).ok());
    REQUIRE(observe(guess, ann) == observe(state, ann));
    MoveList moves;
    legal(state, moves);
    REQUIRE(apply(state, moves[luck.below(static_cast<std::uint32_t>(moves.size()))]).ok());
  }
}

TEST_CASE("reveals: the removal shows the tiles; bids, colours laid and special tiles nothing") {
  Table table(2, {{"auction", "true"}, {"draft", "true"}, {"specials", "true"}});
  table.lay(ann, "C1 L").drawn("6 blue, 7 red").face_up("boat").auctioning(ann);
  CHECK_FALSE(reveals(table.state, bid(1)));
  table.play("bid 1");
  CHECK_FALSE(reveals(table.state, kPass));
  table.play("pass");
  CHECK(reveals(table.state, remove_viking(Viking::noble)));
  table.play("remove noble");
  CHECK_FALSE(reveals(table.state, draft(Viking::noble)));
  table.wheel("L blue, Sred grey").points(ann, 0).play("take 1").play("place S1");
  CHECK_FALSE(reveals(table.state, take_special(Special::boat)));
}

TEST_CASE("reveals: without a draft the last answer of the auction shows the tiles") {
  Table table(2, {{"auction", "true"}});
  table.drawn("6 blue, 6 red").auctioning(ann);
  CHECK_FALSE(reveals(table.state, bid(1)));
  table.play("bid 1");
  CHECK(reveals(table.state, kPass));
}
