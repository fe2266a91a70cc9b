#include "tests/support/feast_table.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>

#include "games/feast/agenda.h"
#include "games/feast/laying.h"
#include "games/feast/options.h"
#include "games/feast/phases.h"
#include "games/feast/refusal.h"
#include "games/feast/sea.h"
#include "games/option_values.h"
#include "tests/support/words.h"

namespace meadhall::feast::testing {
namespace {

std::uint8_t small(int n) { return static_cast<std::uint8_t>(n); }

// Least of what may be decided: nothing more is done.
constexpr std::initializer_list<Move> kDeclining = {kPass, kDone, kNo, kFill, kLeaveBare, kFail};

}  // namespace

std::string shown(Move move) {
  return std::to_string(static_cast<int>(kind_of(move))) + " " + std::to_string(value_of(move));
}

std::string shown(const MoveList& moves) {
  std::string all;
  for (const Move move : moves) all += (all.empty() ? "" : ", ") + shown(move);
  return all;
}

Match::Match(int players) {
  Result<State> made = setup(
      Setup{.players = small(players), .options = standard_values(option_specs()), .seed = 1});
  REQUIRE(made.ok());
  state = made.value();
  me = state.first;
  other = next_seat(me, state.player_count);
  for (std::size_t i = 0; i < state.player_count; ++i) {
    Player& each = state.players[i];
    each.has = {};
    each.hand = {};
    each.hand_count = 0;
    each.passed = seat_at(i) == me ? 0 : 1;
  }
  state.weapon_deck = kWeaponCounts;
  state.strips.fill(kStripHidden);
  state.strips[0] = 0;
  state.strips[1] = 0;
  REQUIRE(is_my_turn());
}

Match& Match::round(int number) {
  for (Player& each : state.players)
    each.vikings_in_thing = small(each.vikings_in_thing + number - state.round);
  state.round = small(number);
  return *this;
}

Match& Match::give(std::initializer_list<Given> goods) {
  for (const Given& each : goods) give(each.item, each.n);
  return *this;
}

Match& Match::give_to(Seat seat, Item item, int n) {
  std::uint16_t& has = state.at(seat).has[number(item)];
  has = static_cast<std::uint16_t>(has + n);
  if (is_special(item)) {
    state.specials = static_cast<std::uint16_t>(state.specials & ~(1U << (number(item) - kGoods)));
  }
  return *this;
}

Match& Match::pregnant(int sheep, int cattle) {
  player().pregnant_sheep = small(sheep);
  player().pregnant_cattle = small(cattle);
  return *this;
}

Match& Match::boats(int n, int armed) {
  player().boats = small(n);
  player().armed_boats = small(armed);
  return *this;
}

Match& Match::knarrs(int n) {
  player().knarrs = small(n);
  return *this;
}

Match& Match::longships(std::initializer_list<int> ore) {
  player().longships = small(static_cast<int>(ore.size()));
  player().ore = {};
  std::ranges::transform(ore, player().ore.begin(), small);
  std::ranges::sort(player().ore, std::greater());
  return *this;
}

Match& Match::emigrated(int knarrs, int longships) {
  player().away_knarrs = small(knarrs);
  player().away_longships = small(longships);
  return *this;
}

Match& Match::buildings(Building which, int n) {
  for (int i = 0; i < n; ++i) {
    REQUIRE(has_left(state, which));
    if (which == Building::shed) {
      --state.sheds;
      ++player().sheds;
      continue;
    }
    auto* const first =
        state.house_owner.begin() + (which == Building::stone_house ? 0 : kStoneHouses);
    *std::find(first, state.house_owner.end(), kNobody) = me;
  }
  return *this;
}

Match& Match::land(Sheet sheet) {
  const std::size_t n = static_cast<std::size_t>(sheet) - static_cast<std::size_t>(Sheet::shetland);
  state.lands[n / 2].owner = me;
  state.lands[n / 2].side = small(static_cast<int>(n % 2));
  state.lands[n / 2].used = 1;
  return *this;
}

Match& Match::lies(std::size_t surface, Item item, std::size_t way, Spot at) {
  put(state, surface, item, ways_to_lay(item)[way], at);
  if (is_special(item)) {
    state.specials = static_cast<std::uint16_t>(state.specials & ~(1U << (number(item) - kGoods)));
  }
  return *this;
}

Match& Match::lies_covered(std::size_t surface, std::initializer_list<Spot> cells) {
  for (const Spot cell : cells) lies(surface, Item::silver, 0, cell);
  return *this;
}

Match& Match::has_played(std::initializer_list<std::size_t> cards) {
  for (const std::size_t card : cards) {
    player().played.add(card);
    state.deck.remove(card);
  }
  return *this;
}

Match& Match::holds(std::initializer_list<std::size_t> cards) {
  for (const std::size_t card : cards) {
    player().hand.add(card);
    ++player().hand_count;
    state.deck.remove(card);
  }
  return *this;
}

Match& Match::stands(Seat seat, Space space) {
  const std::uint8_t vikings = info(space).column;
  REQUIRE(state.at(seat).vikings_in_thing >= vikings);
  state.stands[number(space)] = {.seat = seat, .vikings = vikings};
  state.at(seat).vikings_in_thing = small(state.at(seat).vikings_in_thing - vikings);
  return *this;
}

Match& Match::strip(std::size_t which, int taken) {
  state.strips[which] = small(taken);
  return *this;
}

Match& Match::rolls(Die die, std::initializer_list<int> results) {
  for (std::uint64_t seed = 0; seed < 10'000'000; ++seed) {
    Rng rng(seed);
    const bool all = std::ranges::all_of(results, [&](int result) {
      return static_cast<int>(rng.below(static_cast<std::uint32_t>(sides(die)))) + 1 == result;
    });
    if (!all) continue;
    state.rng = Rng(seed);
    return *this;
  }
  FAIL("no such rolls");
  return *this;
}

Match& Match::apply(Move move) {
  MoveList moves;
  legal(state, moves);
  INFO("move: ", shown(move));
  INFO("legal: ", shown(moves));
  const Result<void> done = feast::apply(state, move);
  INFO("refusal: ", done.ok() ? std::string() : std::string(done.error().message.id()));
  REQUIRE(done.ok());
  return *this;
}

Match& Match::apply(std::initializer_list<Move> moves) {
  for (const Move move : moves) apply(move);
  return *this;
}

Match& Match::plays(std::size_t card) {
  return holds({card}).apply({feast::place(Space::occ_play_2), play(card)});
}

Match& Match::uses(std::size_t card, std::size_t line) {
  apply({kArrange, use(card, line)});
  return can(kDone) && state.agenda.top().what == Do::arrange ? apply(kDone) : *this;
}

Match& Match::begin(Phase phase) {
  state.agenda = {};
  state.agenda.push(phase_task(phase, state.first));
  run(state, nullptr);
  return *this;
}

void Match::decline() {
  const Move* const least = std::ranges::find_if(kDeclining, [&](Move move) { return can(move); });
  MoveList moves;
  legal(state, moves);
  apply(least != kDeclining.end() ? *least : moves[0]);
}

Match& Match::until(Move move) {
  const int now = state.round;
  while (actor(state) != me || !can(move)) {
    INFO("never came: ", shown(move));
    REQUIRE(state.over == 0);
    REQUIRE(state.round == now);
    decline();
  }
  return *this;
}

Match& Match::finish() {
  const Phase now = phase();
  while (state.over == 0 && phase() == now) decline();
  return *this;
}

bool Match::can(Move move) const { return is_legal(state, move); }

bool Match::can_use(std::size_t card, std::size_t line) const {
  State copy = state;
  if (!feast::apply(copy, kArrange).ok()) return false;
  return is_legal(copy, use(card, line));
}

int Match::weapons() const {
  return has(Item::bow) + has(Item::snare) + has(Item::spear) + has(Item::sword);
}

int Match::tiles() const {
  int n = 0;
  for (std::size_t item = 0; item < kTiles; ++item) n += has(item_at(item));
  return n;
}

Phase Match::phase() const { return phase_of(state); }

bool Match::is_my_turn() const {
  return !state.agenda.empty() && state.agenda.top().what == Do::turn &&
         state.agenda.top().seat == me;
}

std::size_t Match::surface(std::size_t n) const {
  std::size_t found = kSurfaces;
  for_each_own(state, me, [&](std::size_t each) {
    if (n-- == 0) found = each;
  });
  REQUIRE(found < kSurfaces);
  return found;
}

bool tells(const std::vector<Event>& events, std::string_view part) {
  for (const Event& event : events) {
    if (spelled::words(event.message).find(part) != std::string::npos) return true;
  }
  return false;
}

}  // namespace meadhall::feast::testing
