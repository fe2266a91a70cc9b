// Events say of every piece where it went: what they tell, done to the pieces as they lay before,
// gives the pieces as they lie after.

#include <doctest/doctest.h>

#include <map>
#include <string>
#include <tuple>

#include "games/vikings/pieces.h"
#include "tests/support/random_play.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

// How many of which piece lie where. The bank and the box are without end.
using Key = std::tuple<int, int, int, int, int>;
class Lying {
 public:
  void add(Piece what, Location where, int n) {
    if (where_of(where) == Where::bank || where_of(where) == Where::box || n == 0) return;
    const Key key{what.sort, what.kind, where.sort, static_cast<int>(where.seat), where.at};
    if ((count_[key] += n) == 0) count_.erase(key);
  }
  void move(const Transfer& transfer) {
    add(transfer.piece, transfer.from, -transfer.n);
    add(transfer.piece, transfer.to, transfer.n);
  }
  std::string words() const {
    std::string all;
    for (const auto& [key, n] : count_) {
      const auto& [sort, kind, place, seat, at] = key;
      for (const int part : {sort, kind, place, seat, at}) all += std::to_string(part) + " ";
      all += "x" + std::to_string(n) + "\n";
    }
    return all;
  }
  friend bool operator==(const Lying&, const Lying&) = default;

 private:
  std::map<Key, int> count_;
};

void add_player(Lying& all, const State& state, Seat seat) {
  const Player& player = state.at(seat);
  all.add(kGold, of_seat(Where::purse, seat), player.gold);
  all.add(kPoints, of_seat(Where::purse, seat), player.points);
  for (std::uint8_t row = 0; row <= kShipRow; ++row) {
    for (std::uint8_t column = 0; column < kColumns; ++column) {
      const Cell cell{row, column};
      const Tile tile = tile_at(player.homeland, cell);
      bool replaced = false;
      for (std::size_t i = 0; i < kBuildings; ++i) {
        replaced |= cell != kNowhere && player.building_at[i] == cell;
      }
      if (tile != Tile::none && !replaced) {
        all.add(piece(tile), on_cell(Where::cell, seat, cell), 1);
      }
      if (row < kRows && (player.homeland.rows[row].vikings & column_bit(column)) != 0) {
        all.add(piece(static_cast<Viking>(row)), on_cell(Where::cell, seat, cell), 1);
      }
    }
  }
  for (std::size_t kind = 0; kind < kVikingKinds; ++kind) {
    all.add(piece(static_cast<Viking>(kind)), of_seat(Where::mainland, seat), player.waiting[kind]);
  }
  for (std::size_t kind = 1; kind < kSpecialKinds; ++kind) {
    const auto special = static_cast<Special>(kind);
    int beside = player.special(special);
    if (is_building(special) && player.building_at[building_of(special)] != kNowhere) {
      --beside;
      all.add(piece(special), on_cell(Where::cell, seat, player.building_at[building_of(special)]),
              1);
    }
    if (state.swapping == special && state.turn == seat) {
      --beside;
      all.add(piece(special), common(Where::chosen), 1);
    }
    all.add(piece(special), of_seat(Where::owned, seat), beside);
  }
}

Lying lying(const State& state) {
  Lying all;
  for (std::size_t kind = 0; kind < kVikingKinds; ++kind) {
    all.add(piece(static_cast<Viking>(kind)), common(Where::bag), state.bag[kind]);
    all.add(piece(static_cast<Viking>(kind)), common(Where::drawn), state.drawn[kind]);
  }
  for (const Tile tile : state.stack) {
    if (tile != Tile::none) all.add(piece(tile), common(Where::stack), 1);
  }
  for (const Special special : state.special_stack) {
    if (special != Special::none) all.add(piece(special), common(Where::specials), 1);
  }
  for (std::size_t i = 0; i < kFaceUp; ++i) {
    if (state.face_up[i] != Special::none) {
      all.add(piece(state.face_up[i]), common(Where::face_up, i), 1);
    }
  }
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    if (state.wheel[slot].tile != Tile::none) {
      all.add(piece(state.wheel[slot].tile), common(Where::wheel, slot), 1);
    }
    if (has_viking(state, slot)) {
      all.add(piece(state.wheel[slot].viking), common(Where::wheel, slot), 1);
    }
  }
  if (state.pending.tile != Tile::none) {
    all.add(piece(state.pending.tile), common(Where::bought), 1);
  }
  if (!state.pending.empty() || state.step == Step::stand) {
    all.add(piece(state.pending.viking),
            state.step == Step::stand ? on_cell(Where::visited, state.turn, state.laid)
                                      : common(Where::bought),
            1);
  }
  all.add(kStartMarker, of_seat(Where::start_seat, state.start_player), 1);
  for (std::size_t i = 0; i < state.player_count; ++i) add_player(all, state, seat_at(i));
  return all;
}

}  // namespace

TEST_CASE("transfers: pieces lie after a move where its events say they went") {
  Rng luck(20261123);
  const int all = matches(0.02);
  for (int i = 0; i < all; ++i) {
    Setup wish;
    State state = random_start(luck, &wish, i % 2 == 0 ? Mix::any : Mix::advanced);
    while (actor(state)) {
      MoveList moves;
      legal(state, moves);
      const Move move = random_move(moves, luck);
      Lying told = lying(state);
      for (const Event& event : narrate(state, move)) {
        for (const Transfer& transfer : event.moved) told.move(transfer);
        if (event.kind != Event::Kind::score) continue;
        told.add(kGold, of_seat(Where::purse, *event.seat), event.gold);
        told.add(kPoints, of_seat(Where::purse, *event.seat), event.points);
      }
      REQUIRE(apply(state, move).ok());
      const Lying now = lying(state);
      REQUIRE_MESSAGE(told == now, text(move) << " (" << testing::words(wish) << ")\ntold:\n"
                                              << told.words() << "lies:\n"
                                              << now.words());
    }
  }
}
