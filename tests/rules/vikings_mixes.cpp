// rules: Vikings 9.1, 9.2: any mix of the four modules. How a round begins in each of them.

#include <doctest/doctest.h>

#include "games/vikings/workshop.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

struct Mix {
  std::string_view auction;
  std::string_view draft;
  std::string_view single_ferry;
  std::string_view specials;
};

Table dealt(const Mix& mix, std::uint64_t seed = 6) {
  return Table::dealt(3, seed,
                      {{"auction", mix.auction},
                       {"draft", mix.draft},
                       {"singleFerry", mix.single_ferry},
                       {"specials", mix.specials}});
}

template <class Visit>
void for_each_mix(Visit visit) {
  for (const std::string_view auction : {"false", "true"}) {
    for (const std::string_view draft : {"false", "true"}) {
      for (const std::string_view single : {"false", "true"}) {
        for (const std::string_view specials : {"false", "true"}) {
          visit(Mix{auction, draft, single, specials});
        }
      }
    }
  }
}

int in_bag(const Table& table) {
  int all = 0;
  for (const std::uint8_t of_kind : table.state.bag) all += of_kind;
  return all;
}

}  // namespace

TEST_CASE("mixes: which question opens a round follows from auction and draft alone") {
  for_each_mix([](const Mix& mix) {
    const std::string asks = dealt(mix).asks();
    const std::string_view first = mix.auction == "true" ? " auction"
                                   : mix.draft == "true" ? " remove"
                                                         : " take";
    CHECK(asks.ends_with(first));
  });
}

TEST_CASE("mixes: thirteen vikings are drawn with the draft, twelve without") {
  for_each_mix(
      [](const Mix& mix) { CHECK(in_bag(dealt(mix)) == 78 - (mix.draft == "true" ? 13 : 12)); });
}

TEST_CASE("mixes: four special tiles lie face up with that module, whatever the others") {
  for_each_mix([](const Mix& mix) {
    const Table table = dealt(mix);
    int offered = 0;
    for (const Special special : table.state.face_up) offered += special == Special::none ? 0 : 1;
    CHECK(offered == (mix.specials == "true" ? 4 : 0));
  });
}

TEST_CASE("mixes: tiles are turned up after auction and removal, at once without both") {
  for_each_mix([](const Mix& mix) {
    const bool waits = mix.auction == "true" || mix.draft == "true";
    CHECK(dealt(mix).state.revealed == (waits ? 0 : 12));
  });
}

TEST_CASE("mixes: auction on, draft off: twelve drawn, none removed, blocks from slot 0 up") {
  Table table = dealt({"true", "false", "false", "false"});
  const std::array<std::uint8_t, kVikingKinds> drawn = table.state.drawn;
  table.play("pass").play("bid 1").play("pass").play("pass");
  CHECK(table.state.step == Step::take);
  std::size_t slot = 0;
  for (std::size_t kind = 0; kind < kVikingKinds; ++kind) {
    for (int i = 0; i < drawn.at(kind); ++i) {
      CHECK(table.state.wheel.at(slot++).viking == static_cast<Viking>(kind));
    }
  }
  CHECK(slot == kSlots);
}

TEST_CASE(
    "mixes: auction off, draft on: thirteen drawn, who holds the marker removes and lays first") {
  Table table = dealt({"false", "true", "false", "false"});
  CHECK(actor(table.state) == table.state.start_player);
  MoveList moves;
  legal(table.state, moves);
  const Seat first = table.state.start_player;
  REQUIRE(apply(table.state, moves[0]).ok());
  CHECK(table.state.step == Step::draft);
  CHECK(actor(table.state) == first);
}

TEST_CASE("mixes: the same seed deals the same tiles, face up and face down, in all mixes") {
  // The tiles are shuffled before anything else is.
  const Table basic = dealt({"false", "false", "false", "false"});
  for_each_mix([&](const Mix& mix) {
    const Table table = dealt(mix);
    CHECK(std::equal(table.state.stack.begin() + 12, table.state.stack.end(),
                     basic.state.stack.begin() + 12));
  });
}

TEST_CASE("mixes: without the specials module nothing of it is anywhere") {
  const Table table = dealt({"true", "true", "true", "false"});
  for (const Special special : table.state.special_stack) CHECK(special == Special::none);
  CHECK(table.state.specials_revealed == 0);
}

TEST_CASE("mixes: boats stay among the special tiles without singleFerry") {
  int boats = 0;
  const Table table = dealt({"false", "false", "false", "true"});
  for (const Special special : table.state.special_stack) boats += special == Special::boat ? 1 : 0;
  for (const Special special : table.state.face_up) boats += special == Special::boat ? 1 : 0;
  CHECK(boats == 6);
}

TEST_CASE("mixes: every mix plays to its end and adds up") {
  for_each_mix([](const Mix& mix) {
    Table table = dealt(mix, 8);
    Rng luck(5);
    while (actor(table.state)) {
      MoveList moves;
      legal(table.state, moves);
      const auto few = std::min<std::uint32_t>(static_cast<std::uint32_t>(moves.size()), 6);
      REQUIRE(apply(table.state, moves[luck.below(few)]).ok());
      REQUIRE(check(table.state).ok());
    }
    CHECK(in_bag(table) == (mix.draft == "true" ? 0 : 6));
    CHECK(table.state.revealed == kStack);
  });
}
