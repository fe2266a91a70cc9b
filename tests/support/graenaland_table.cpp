#include "tests/support/graenaland_table.h"
#include "games/graenaland/workshop.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <set>

#include "core/scan.h"
#include "games/graenaland/flow.h"
#include "games/graenaland/paying.h"
#include "games/graenaland/votes.h"

namespace meadhall::graenaland::testing {
namespace {

template <class Names>
std::size_t position_in(const Names& names, std::string_view name) {
  const auto found = std::ranges::find(names, name);
  REQUIRE_MESSAGE(found != names.end(), "a test names an unknown thing: " << std::string(name));
  return static_cast<std::size_t>(found - names.begin());
}

template <class Visit>
void for_each_part(std::string_view list, Visit visit) {
  Scanner scan(list);
  while (!scan.done()) {
    scan.skip_spaces();
    Scanner part(scan.until(','));
    visit(part);
    scan.take(',');
  }
}

std::uint8_t count_before(Scanner& scan) { return scan.number<std::uint8_t>().value_or(1); }

std::size_t supply_named(std::string_view name) {
  Scanner scan(name.substr(name[1] == '0' ? 2 : 1));
  return scan.number<std::size_t>().value_or(99) - 1;
}

// The kind of "wood" or "hills ore".
std::size_t card_named(const State& state, Scanner& scan) {
  std::string_view word = scan.word();
  std::optional<std::size_t> terrain;
  if (std::ranges::find(kTerrainWords, word) != kTerrainWords.end()) {
    terrain = position_in(kTerrainWords, word);
    word = scan.word();
  }
  const auto resource = static_cast<Resource>(position_in(kResourceWords, word));
  constexpr std::array<std::size_t, kResources> kHome = {0, 0, 1, 2, 3};
  if (!terrain) terrain = kHome.at(static_cast<std::size_t>(resource));
  for (std::size_t rank = 0; rank < kRanks; ++rank) {
    const std::size_t kind = card_kind(*terrain, rank);
    if (resource_of(state.data, kind) == resource) return kind;
  }
  FAIL("a test names a card that is not in that deck: " << std::string(word));
  return 0;
}

template <class Number>
void add(Number& to, int n) {
  to = static_cast<Number>(to + n);
}

void take_from_deck(State& state, std::size_t kind, int n) {
  REQUIRE_MESSAGE(state.deck[kind] >= n, "a test wants more cards than the deck has");
  add(state.deck[kind], -n);
}

void clear(State& state) {
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const auto dealt = state.players[i].dealt;
    state.players[i] = Player{};
    state.players[i].army = state.data.army_start;
    state.players[i].dealt = dealt;
  }
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    state.deck[kind] = state.data.decks[terrain_of(kind)].cards[rank_of(kind)];
    state.discards[kind] = 0;
  }
  state.lands.fill(Land{});
  state.row = {0, 1, 2, 3};
  state.stack = 0xfff0U;
}

}  // namespace

OptionValues option_values(OptionWishes wishes) {
  return tests::wished_options("graenaland", wishes);
}

std::size_t place(const State& state, std::string_view tile) {
  const std::size_t found = place_of(state, position_in(kTileNames, tile));
  REQUIRE_MESSAGE(found < kMaxLands, "not on this island: " << std::string(tile));
  return found;
}

Table::Table(int players, OptionWishes options) {
  Setup wish;
  wish.players = static_cast<std::uint8_t>(players);
  wish.options = option_values(options);
  wish.options[0] = 1;
  const Result<State> made = setup(wish);
  REQUIRE(made.ok());
  state = made.value();
  clear(state);
  state.step = Step::march;
  state.turn = bob;
  state.founded_count = 0;
  state.lying.fill(0);
  if (state.options.victory_cards == 0) return;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    for (std::size_t n = 0; n < 3; ++n) {
      state.players[i].dealt[n] = static_cast<std::uint8_t>(3 * i + n);
    }
    state.players[i].has_kept = 1;
  }
}

Table Table::dealt(int players, std::uint64_t seed, OptionWishes options) {
  Setup wish;
  wish.players = static_cast<std::uint8_t>(players);
  wish.options = option_values(options);
  if (wish.options[0] == 0) wish.options[0] = 1;
  wish.seed = seed;
  const Result<State> made = setup(wish);
  REQUIRE(made.ok());
  Table table{Bare{}};
  table.state = made.value();
  return table;
}

Table& Table::main(Seat seat) {
  state.main = seat;
  state.turn = next_seat(seat, state.player_count);
  return *this;
}

Table& Table::army(Seat seat, int size) {
  state.at(seat).army = static_cast<std::uint8_t>(size);
  return *this;
}

Table& Table::villages(Seat seat, std::string_view list) {
  for_each_part(list, [&](Scanner& part) {
    const std::uint8_t n = count_before(part);
    add(state.at(seat).villages.at(place(state, part.word())), n);
  });
  return *this;
}

Table& Table::buildings(Seat seat, std::string_view list) {
  for_each_part(list, [&](Scanner& part) {
    const auto what = static_cast<Construction>(position_in(kConstructionWords, part.word()));
    REQUIRE(is_building(what));
    std::uint8_t& there = state.at(seat).buildings.at(place(state, part.word()));
    there = static_cast<std::uint8_t>(there | bit(building_of(what)));
  });
  return *this;
}

Table& Table::heroes(Seat seat, std::string_view list) {
  for_each_part(list, [&](Scanner& part) {
    const std::size_t hero = position_in(kHeroWords, part.word());
    part.skip_spaces();
    const int waits = part.take("waits ") ? kWaiting : 0;
    state.at(seat).hero_at.at(hero) =
        static_cast<std::uint8_t>(static_cast<int>(place(state, part.word())) + waits);
  });
  return *this;
}

Table& Table::works(std::string_view list) {
  for_each_part(list, [&](Scanner& part) {
    const auto what = static_cast<Construction>(position_in(kConstructionWords, part.word()));
    REQUIRE(is_work(what));
    std::uint8_t& there = state.lands.at(place(state, part.word())).works;
    there = static_cast<std::uint8_t>(there | bit(work_of(what)));
  });
  return *this;
}

Table& Table::lying(std::string_view tile, std::string_view list) {
  const std::size_t at = place(state, tile);
  Land& land = state.lands.at(at);
  for_each_part(list, [&](Scanner& part) {
    const bool down = part.take('?');
    const std::uint8_t n = count_before(part);
    const std::string named =
        std::string(word(tile_at(state, at).terrain)) + " " + std::string(part.word());
    Scanner name(named);
    const std::size_t kind = card_named(state, name);
    take_from_deck(state, kind, n);
    add((down ? land.down : land.open).at(rank_of(kind)), n);
    if (down) add(land.covered, n);
  });
  return *this;
}

Table& Table::hand(Seat seat, std::string_view list) {
  Player& player = state.at(seat);
  for_each_part(list, [&](Scanner& part) {
    if (part.rest().starts_with('S')) {
      const unsigned card = 1U << supply_named(part.word());
      REQUIRE_MESSAGE((state.stack & card) != 0, "the supply card is not in the stack");
      state.stack = static_cast<std::uint16_t>(state.stack & ~card);
      player.supplies = static_cast<std::uint16_t>(player.supplies | card);
      ++player.supply_count;
      return;
    }
    const std::uint8_t n = count_before(part);
    const std::size_t kind = card_named(state, part);
    take_from_deck(state, kind, n);
    add(player.hand.at(kind), n);
    add(player.backs.at(terrain_of(kind)), n);
  });
  return *this;
}

Table& Table::keeps(Seat seat, std::string_view card) {
  Scanner scan(card.substr(card[2] == '0' ? 3 : 2));
  const auto wanted = static_cast<std::uint8_t>(scan.number<int>().value_or(0) - 1);
  std::uint8_t& kept = state.at(seat).dealt[0];
  for (Player& player : state.players) std::ranges::replace(player.dealt, wanted, kept);
  kept = wanted;
  return *this;
}

Table& Table::row(std::string_view list) {
  unsigned stack = state.stack;
  for (std::uint8_t& card : state.row) {
    if (card != kNoCard) stack |= 1U << card;
    card = kNoCard;
  }
  std::size_t next = 0;
  for_each_part(list, [&](Scanner& part) {
    const std::size_t card = supply_named(part.word());
    REQUIRE_MESSAGE((stack >> card & 1U) != 0, "the supply card is not in the stack");
    stack &= ~(1U << card);
    state.row.at(next++) = static_cast<std::uint8_t>(card);
  });
  state.stack = static_cast<std::uint16_t>(stack);
  return *this;
}

Table& Table::deck(Terrain terrain, std::string_view list) {
  const auto of = static_cast<std::size_t>(terrain);
  for (std::size_t rank = 0; rank < kRanks; ++rank) {
    const std::size_t kind = card_kind(of, rank);
    add(state.discards[kind], state.deck[kind]);
    state.deck[kind] = 0;
  }
  for_each_part(list, [&](Scanner& part) {
    const std::uint8_t n = count_before(part);
    const std::string named = std::string(word(terrain)) + " " + std::string(part.word());
    Scanner name(named);
    const std::size_t kind = card_named(state, name);
    REQUIRE(state.discards[kind] >= n);
    add(state.discards[kind], -int{n});
    state.deck[kind] = n;
  });
  return *this;
}

Table& Table::no_discards(Terrain terrain, Seat keeps_them) {
  const auto of = static_cast<std::size_t>(terrain);
  Player& player = state.at(keeps_them);
  for (std::size_t rank = 0; rank < kRanks; ++rank) {
    std::uint8_t& lying = state.discards[card_kind(of, rank)];
    add(player.hand[card_kind(of, rank)], lying);
    add(player.backs[of], lying);
    lying = 0;
  }
  return *this;
}

Table& Table::builds(Seat seat) {
  state.main = seat;
  state.turn = seat;
  state.step = Step::build;
  return *this;
}

Table& Table::proposes(Seat seat) {
  state.turn = seat;
  state.step = Step::propose;
  return *this;
}

Table& Table::produce() {
  REQUIRE(check(state).ok());
  begin_round(state, nullptr);
  REQUIRE(check(state).ok());
  return *this;
}

Table& Table::to_proposals() {
  REQUIRE(check(state).ok());
  while (state.step == Step::march) play("march nobody");
  return *this;
}

Table& Table::to_building() {
  to_proposals();
  while (state.step == Step::propose) play("pass");
  while (state.step == Step::claim) play("claim nothing");
  REQUIRE(state.step == Step::build);
  return *this;
}

Table& Table::play(std::string_view moves) {
  for_each_part(moves, [&](Scanner& part) {
    const std::string line(part.rest());
    const Result<Move> move = parse(line);
    REQUIRE_MESSAGE(move.ok(), "a test writes no move: " << line);
    const Result<void> done = apply(state, move.value());
    REQUIRE_MESSAGE(done.ok(), line << ": " << (done ? "" : words(done.error().message)));
    const Result<void> sound = check(state);
    REQUIRE_MESSAGE(sound.ok(), line << ": " << (sound ? "" : words(sound.error().message)));
  });
  return *this;
}

Table& Table::pay_any() {
  while (state.step == Step::pay || state.step == Step::toll) {
    MoveList offered;
    legal(state, offered);
    play(text(offered[0]));
  }
  return *this;
}

std::string Table::refused(Move move) const {
  REQUIRE(check(state).ok());
  State next = state;
  const Result<void> done = apply(next, move);
  MoveList moves;
  legal(state, moves);
  REQUIRE_MESSAGE(moves.contains(move) == done.ok(), "the list and apply disagree: " << text(move));
  if (done) return "";
  REQUIRE(next == state);
  return std::string(done.error().message.id());
}

std::string Table::refused(std::string_view move) const {
  const Result<Move> read = parse(move);
  REQUIRE_MESSAGE(read.ok(), "a test writes no move: " << std::string(move));
  return refused(read.value());
}

bool Table::listed(std::string_view move) const { return refused(move).empty(); }

Table ready_to_vote() {
  Table table;
  table.villages(ann, "H1").villages(bob, "H1").villages(cid, "H1");
  return table.lying("H1", "2 ore, livestock, ?ore").proposes(bob);
}

}  // namespace meadhall::graenaland::testing
