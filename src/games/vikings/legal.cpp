#include <algorithm>

#include "games/vikings/ferry.h"
#include "games/vikings/rules.h"
#include "games/vikings/words.h"

namespace meadhall::vikings {
namespace {

template <class Visit>
void for_each_column(Columns columns, Visit visit) {
  for (; columns != 0; columns &= columns - 1) {
    visit(static_cast<std::uint8_t>(std::countr_zero(columns)));
  }
}

// What decides about the pair at price 0. rules: Vikings, buying, zero pair
struct ZeroPair {
  int of_its_colour = 0;    // pairs on the wheel with this viking, itself included
  int cheapest_other = -1;  // lowest price among the other pairs; -1 if there is none
};
ZeroPair zero_pair(const State& state) {
  ZeroPair zero;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const Pair& pair = state.wheel[slot];
    if (pair.empty()) continue;
    if (pair.viking == state.wheel[0].viking) ++zero.of_its_colour;
    if (slot > 0 && zero.cheapest_other < 0) zero.cheapest_other = static_cast<int>(slot);
  }
  return zero;
}

// Free for the last viking of its colour, and for whoever has too little gold for any other pair.
// Points are not counted: nobody is made to pay with them.
bool zero_pair_is_free(const State& state, const Player& player) {
  const ZeroPair zero = zero_pair(state);
  return zero.of_its_colour == 1 || player.gold < zero.cheapest_other;
}

Message not_now(const State& state) {
  return Message("vikings.no.step").with("question", Message::List{question(state)});
}

bool is_asked_in(MoveKind kind, Step step) {
  switch (kind) {
    case MoveKind::bid: return step == Step::auction;
    case MoveKind::remove: return step == Step::remove;
    case MoveKind::draft: return step == Step::draft;
    case MoveKind::special: return step == Step::special;
    case MoveKind::swap: return step == Step::swap;
    case MoveKind::take: return step == Step::take;
    case MoveKind::pay: return step == Step::pay;
    case MoveKind::start: return step == Step::start;
    case MoveKind::place: return step == Step::place;
    case MoveKind::stay:
    case MoveKind::wait: return step == Step::stand;
    case MoveKind::ferry:
    case MoveKind::land:
    case MoveKind::keep:
    case MoveKind::boat: return step == Step::ferry;
    case MoveKind::convert: return step != Step::pay;
  }
  return false;
}

Message pay_refusal(const State& state, Move move) {
  const auto gold = static_cast<int>(gold_paid(move));
  const auto points = static_cast<int>(points_paid(move));
  const Player& player = state.at(state.turn);
  if (gold + points != state.price) {
    return Message("vikings.no.wrong_sum")
        .with("price", static_cast<int>(state.price))
        .with("given", gold + points);
  }
  if (gold > player.gold) {
    return Message("vikings.no.gold_short").with("n", static_cast<int>(player.gold));
  }
  if (points > player.points) {
    return Message("vikings.no.points_short").with("n", static_cast<int>(player.points));
  }
  return {};
}

Message bid_refusal(const State& state, Move move) {
  if (move == kPass) return {};
  const Player& player = state.at(state.turn);
  const int most = highest_bid(state, player);
  const auto amount = static_cast<std::int64_t>(value_of(move));
  if (amount > most) {
    return Message("vikings.no.bid_too_high")
        .with("n", most)
        .with("gold", static_cast<int>(player.gold))
        .with("points", static_cast<int>(player.points));
  }
  if (amount <= state.auction.bid) {
    return Message("vikings.no.bid_too_low").with("n", int{state.auction.bid});
  }
  return {};
}

Message drawn_refusal(const State& state, std::uint32_t kind) {
  if (kind >= kVikingKinds) return Message("vikings.no.such_viking");
  if (state.drawn[kind] > 0) return {};
  return Message("vikings.no.not_drawn")
      .with("viking", Term{viking_term(static_cast<Viking>(kind))});
}

Message swap_refusal(const State& state, Cell cell) {
  if (cell.row < kRows && cell.column < kColumns &&
      (replaceable_columns(state.at(state.turn).homeland, cell.row, state.swapping) &
       column_bit(cell.column)) != 0) {
    return {};
  }
  return Message("vikings.no.other_building")
      .with("cell", cell_text(cell))
      .with("special", Term{special_term(state.swapping)});
}

// Vikings who wait and have an empty tile to go to.
int can_cross(const Player& player) {
  int vikings = 0;
  for (std::size_t kind = 0; kind < kRows; ++kind) {
    vikings += std::min<int>(player.waiting[kind], count(player.homeland.rows[kind].empty_tiles()));
  }
  return vikings;
}

// Whether in the last scoring, by option, nobody may be left behind whom a boat tile could bring
// over. rules: Vikings, large scoring 1, third one; option finalFerryBoat
bool leaves_nobody(const State& state) {
  return state.round == kRounds && state.options.final_ferry_boat == FinalFerryBoat::forced;
}

Message boat_refusal(const State& state) {
  const Player& player = state.at(state.turn);
  if (state.options.single_ferry == 0) return Message("vikings.no.boat_useless");
  if (player.special(Special::boat) == 0) return Message("vikings.no.boat_tile");
  if (state.boat.on_tile != 0 || state.boat.carried > 0) {
    return Message("vikings.no.boat_under_way");
  }
  return {};
}

// A boatsman sailing without a boat tile while his fellows cannot bring everybody over.
bool should_take_boat(const State& state) {
  const Player& player = state.at(state.turn);
  return leaves_nobody(state) && boat_refusal(state).empty() &&
         can_cross(player) > player.waiting_of(Viking::boatsman);
}

Message ferry_refusal(const State& state, Cell cell) {
  const Player& player = state.at(state.turn);
  if (cell.row >= kRows || cell.column >= kColumns) return Message("vikings.no.ferry_cell");
  const Term kind{viking_term(static_cast<Viking>(cell.row))};
  if (player.waiting_of(Viking::boatsman) == 0) return Message("vikings.no.boatsman");
  if (player.waiting[cell.row] == 0) return Message("vikings.no.nobody_waits").with("viking", kind);
  if (!boat_takes(state.boat, cell.row)) return Message("vikings.no.mixed_boat");
  const IslandRow& row = player.homeland.rows[cell.row];
  const Columns bit = column_bit(cell.column);
  if ((row.tiles() & bit) == 0) return Message("vikings.no.no_tile").with("cell", cell_text(cell));
  if ((row.vikings & bit) != 0) {
    return Message("vikings.no.tile_taken").with("cell", cell_text(cell));
  }
  return should_take_boat(state) ? Message("vikings.no.forced_boat") : Message();
}

Message land_refusal(const State& state) {
  if (state.boat.carried == 0) return Message("vikings.no.empty_boat");
  const Player& player = state.at(state.turn);
  if (leaves_nobody(state) && state.boat.on_tile != 0 &&
      can_cross(player) >= player.waiting_of(Viking::boatsman)) {
    return Message("vikings.no.forced_load");
  }
  if (state.options.partial_ferry == PartialFerry::allowed) return {};
  // The boat sails on by itself once nobody else can board. Before that, only a single viking who
  // is all there is of his kind makes a full load: for others of his kind, or one each of other
  // kinds, there is still room.
  const auto kind = static_cast<std::size_t>(std::countr_zero(state.boat.kinds));
  const bool all_of_his_kind =
      std::popcount(state.boat.kinds) == 1 && ferry_columns(player, state.boat, kind) == 0;
  return all_of_his_kind ? Message() : Message("vikings.no.full_boat");
}

Message keep_refusal(const State& state) {
  if (state.boat.carried > 0 || state.boat.on_tile != 0) {
    return Message("vikings.no.boat_under_way");
  }
  // rules: Vikings, large scoring 1, third one: go on while anybody can be ferried
  if (state.round == kRounds) return Message("vikings.no.last_ferry");
  return {};
}

Message convert_refusal(const State& state, Move move) {
  const Player& player = state.at(state.turn);
  if (state.options.convert_anytime == 0) return Message("vikings.no.convert");
  if (value_of(move) == 0) return Message("vikings.no.convert_none");
  if (value_of(move) > static_cast<std::uint32_t>(std::max<int>(player.points, 0))) {
    return Message("vikings.no.points_short").with("n", static_cast<int>(player.points));
  }
  return {};
}

}  // namespace

PointShare point_share(const Player& player, int price) {
  return {.least = std::max(0, price - player.gold),
          .most = std::clamp<int>(player.points, 0, price)};
}

Message pair_refusal(const State& state, std::size_t slot) {
  if (slot >= kSlots || state.wheel[slot].empty()) {
    return Message("vikings.no.no_pair").with("price", static_cast<int>(slot));
  }
  const Player& player = state.at(state.turn);
  const auto price = static_cast<int>(slot);
  if (slot > 0) {
    const PointShare share = point_share(player, price);
    if (share.least <= share.most) return {};
    return Message("vikings.no.too_dear")
        .with("price", price)
        .with("gold", static_cast<int>(player.gold))
        .with("points", static_cast<int>(player.points))
        .with("n", share.least - share.most);
  }
  if (zero_pair_is_free(state, player)) return {};
  const ZeroPair zero = zero_pair(state);
  return Message("vikings.no.zero_locked")
      .with("viking", Term{viking_term(state.wheel[0].viking)})
      .with("n", zero.of_its_colour - 1)
      .with("price", zero.cheapest_other)
      .with("gold", static_cast<int>(player.gold));
}

bool earns_special(const State& state, std::size_t slot) {
  if (slot == 0 || state.wheel[slot].empty() || state.at(state.turn).forfeited != 0) return false;
  for (std::size_t dearer = slot + 1; dearer < kSlots; ++dearer) {
    if (!state.wheel[dearer].empty()) return false;
  }
  return std::ranges::any_of(state.face_up,
                             [](Special on_offer) { return on_offer != Special::none; });
}

Message special_refusal(const State& state, Special special) {
  if (state.options.specials == 0) return Message("vikings.no.no_specials");
  if (static_cast<std::size_t>(special) >= kSpecialKinds ||
      std::ranges::find(state.face_up, special) == state.face_up.end()) {
    return Message("vikings.no.not_offered");
  }
  if (state.step == Step::special) return {};
  if (state.at(state.turn).forfeited != 0) return Message("vikings.no.forfeited");
  return Message(state.dearest != 0 ? "vikings.no.special_later" : "vikings.no.not_dearest");
}

Columns replaceable_columns(const Homeland& homeland, std::size_t row, Special building) {
  const IslandRow& tiles = homeland.rows[row];
  const std::size_t number = building_of(building);
  const Columns low = (number & 1U) != 0 ? tiles.building_low : ~tiles.building_low;
  const Columns high = (number & 2U) != 0 ? tiles.building_high : ~tiles.building_high;
  return tiles.middles & low & high;
}

int replaceable_tiles(const Homeland& homeland, Special building) {
  int tiles = 0;
  for (std::size_t row = 0; row < kRows; ++row) {
    tiles += count(replaceable_columns(homeland, row, building));
  }
  return tiles;
}

bool is_dead(const Homeland& homeland, Cell cell) {
  const IslandRow& row = homeland.rows[cell.row];
  const Columns bit = column_bit(cell.column);
  const bool sea_on_the_left = cell.column == 0 || (row.right_ends & (bit >> 1U)) != 0;
  const bool sea_on_the_right = (row.left_ends & (bit << 1U)) != 0;
  return sea_on_the_left && sea_on_the_right;
}

Columns placing_columns(const State& state, std::size_t row) {
  const Homeland& home = state.at(state.turn).homeland;
  const Tile tile = state.pending.tile;
  if (is_ship(tile)) {
    if (row != kShipRow) return 0;
    return legal_ship_columns(home, state.options.ship_order == ShipOrder::adjacent);
  }
  if (row >= kRows) return 0;
  return legal_columns(home, tile, row, state.options.ship_supports_island != 0);
}

Message cell_refusal(const State& state, const Homeland& homeland, Tile tile, Cell cell) {
  const bool ship = is_ship(tile);
  if (cell.row > kShipRow || cell.column >= kColumns) {
    return Message("vikings.no.outside");
  }
  if (ship != (cell.row == kShipRow)) {
    return Message(ship ? "vikings.no.ship_here" : "vikings.no.island_here");
  }
  const Columns bit = column_bit(cell.column);
  if (tile_at(homeland, cell) != Tile::none) {
    return Message("vikings.no.occupied").with("cell", cell_text(cell));
  }
  if (ship) {
    const bool adjacent = state.options.ship_order == ShipOrder::adjacent;
    const Columns free = legal_ship_columns(homeland, adjacent);
    if ((free & bit) != 0) return {};
    if (cell.column >= 3 && count(homeland.all_ships()) < 3)
      return Message("vikings.no.first_three");
    return Message(cell.column < 3 ? "vikings.no.ship_beside" : "vikings.no.ship_next");
  }
  if (is_dead(homeland, cell)) return Message("vikings.no.dead").with("cell", cell_text(cell));
  const bool ships_support = state.options.ship_supports_island != 0;
  if ((legal_columns(homeland, tile, cell.row, ships_support) & bit) != 0) return {};

  const auto neighbour = [&](int d_row, int d_column) {
    const int row = cell.row + d_row;
    const int column = cell.column + d_column;
    if (row < 0 || row >= static_cast<int>(kRows) || column < 0) return Tile::none;
    return tile_at(homeland, {static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)});
  };
  const Tile left = neighbour(0, -1);
  const Tile right = neighbour(0, 1);
  const bool touches =
      cell.column == 0 || left != Tile::none || right != Tile::none ||
      neighbour(1, 0) != Tile::none || neighbour(-1, 0) != Tile::none ||
      (ships_support && cell.row == kRows - 1 && (homeland.all_ships() & bit) != 0);
  if (!touches) return Message("vikings.no.touches_nothing").with("cell", cell_text(cell));
  if (cell.column == 0 && tile != Tile::left_end) return Message("vikings.no.coast");
  const bool own_left_is_land = tile != Tile::left_end;
  if (left != Tile::none && own_left_is_land != (left != Tile::right_end)) {
    return Message(own_left_is_land ? "vikings.no.land_meets_sea_left"
                                    : "vikings.no.sea_meets_land_left");
  }
  const bool own_right_is_land = tile != Tile::right_end;
  return Message(own_right_is_land ? "vikings.no.land_meets_sea_right"
                                   : "vikings.no.sea_meets_land_right");
}

Message refusal(const State& state, Move move) {
  if (state.step == Step::over) return Message("vikings.no.over");
  if (move.code % kMoveKindLimit >= kMoveKinds) {
    return Message("vikings.no.such_move").with("code", static_cast<int>(move.code));
  }
  const MoveKind kind = kind_of(move);
  if (!is_asked_in(kind, state.step)) return not_now(state);
  const bool one_word = kind == MoveKind::stay || kind == MoveKind::wait ||
                        kind == MoveKind::land || kind == MoveKind::keep || kind == MoveKind::boat;
  if (one_word && value_of(move) != 0) {
    return Message("vikings.no.such_move").with("code", static_cast<int>(move.code));
  }
  switch (kind) {
    case MoveKind::take: return pair_refusal(state, value_of(move));
    case MoveKind::pay: return pay_refusal(state, move);
    case MoveKind::start:
      return value_of(move) < kRows ? Message() : Message("vikings.no.start_row");
    case MoveKind::place:
      if (value_of(move) / 6U >= kColumns) return Message("vikings.no.outside");
      return cell_refusal(state, state.at(state.turn).homeland, state.pending.tile, cell_of(move));
    case MoveKind::stay:
    case MoveKind::wait: return {};
    case MoveKind::ferry:
      if (value_of(move) / 6U >= kColumns) return Message("vikings.no.outside");
      return ferry_refusal(state, cell_of(move));
    case MoveKind::land: return land_refusal(state);
    case MoveKind::keep: return keep_refusal(state);
    case MoveKind::convert: return convert_refusal(state, move);
    case MoveKind::bid: return bid_refusal(state, move);
    case MoveKind::remove:
    case MoveKind::draft: return drawn_refusal(state, value_of(move));
    case MoveKind::special:
      if (move == kDecline) return {};
      if (value_of(move) >= kSpecialKinds) return Message("vikings.no.not_offered");
      return special_refusal(state, static_cast<Special>(value_of(move)));
    case MoveKind::swap:
      if (value_of(move) / 6U >= kColumns) return Message("vikings.no.outside");
      return swap_refusal(state, cell_of(move));
    case MoveKind::boat: return boat_refusal(state);
  }
  return {};
}

namespace {

// Each kind of special tile on offer once, in the order of the four places.
void list_specials(const State& state, MoveList& moves) {
  for (std::size_t i = 0; i < kFaceUp; ++i) {
    const Special special = state.face_up[i];
    const auto* const before = state.face_up.begin() + i;
    if (special == Special::none || std::find(state.face_up.begin(), before, special) != before) {
      continue;
    }
    moves.push_back(take_special(special));
  }
  moves.push_back(kDecline);
}

void list_ferries(const State& state, MoveList& moves) {
  const Player& player = state.at(state.turn);
  for (std::uint8_t kind = 0; kind < kRows && !should_take_boat(state); ++kind) {
    for_each_column(ferry_columns(player, state.boat, kind),
                    [&](std::uint8_t column) { moves.push_back(ferry({kind, column})); });
  }
  if (boat_refusal(state).empty()) moves.push_back(kBoat);
  if (land_refusal(state).empty()) moves.push_back(kLand);
  if (keep_refusal(state).empty()) moves.push_back(kKeep);
}

}  // namespace

// Order: the decision's own moves by price (the free pair last), share of points, row from the
// fishermen up and column; then stay before wait, ferry before boat before land before keep;
// exchanges last. In an auction the pass comes first, then the bids from the lowest; kinds of
// vikings from the fishermen up.
void legal(const State& state, MoveList& moves) {
  moves.clear();
  const Player& player = state.at(state.turn);
  switch (state.step) {
    case Step::auction: {
      moves.push_back(kPass);
      const int most = highest_bid(state, player);
      for (int amount = state.auction.bid + 1; amount <= most; ++amount) {
        moves.push_back(bid(static_cast<std::uint32_t>(amount)));
      }
      break;
    }
    case Step::remove:
    case Step::draft:
      for (std::size_t kind = 0; kind < kVikingKinds; ++kind) {
        if (state.drawn[kind] == 0) continue;
        const auto viking = static_cast<Viking>(kind);
        moves.push_back(state.step == Step::remove ? remove_viking(viking) : draft(viking));
      }
      break;
    case Step::special: list_specials(state, moves); break;
    case Step::swap:
      for (std::uint8_t row = 0; row < kRows; ++row) {
        for_each_column(
            replaceable_columns(player.homeland, row, state.swapping),
            [&](std::uint8_t column) { moves.push_back(swap_building({row, column})); });
      }
      break;
    case Step::take:
      for (std::size_t slot = 1; slot < kSlots; ++slot) {
        const PointShare share = point_share(player, static_cast<int>(slot));
        if (share.least > share.most) break;
        if (!state.wheel[slot].empty()) moves.push_back(take(slot));
      }
      if (zero_pair_is_free(state, player)) moves.push_back(take(0));
      break;
    case Step::pay: {
      const PointShare share = point_share(player, state.price);
      for (int points = share.least; points <= share.most; ++points) {
        moves.push_back(pay(static_cast<std::uint32_t>(state.price - points),
                            static_cast<std::uint32_t>(points)));
      }
      break;
    }
    case Step::start:
      for (std::size_t row = 0; row < kRows; ++row) moves.push_back(start_tile(row));
      break;
    case Step::place:
      for (std::uint8_t row = 0; row <= kShipRow; ++row) {
        for_each_column(placing_columns(state, row),
                        [&](std::uint8_t column) { moves.push_back(place({row, column})); });
      }
      break;
    case Step::stand:
      moves.push_back(kStay);
      moves.push_back(kWait);
      break;
    case Step::ferry: list_ferries(state, moves); break;
    case Step::over: return;
  }
  if (state.options.convert_anytime != 0 && state.step != Step::pay) {
    const int most = std::min<int>(player.points, static_cast<int>(kMaxMoves - moves.size()));
    for (int points = 1; points <= most; ++points) {
      moves.push_back(convert(static_cast<std::uint32_t>(points)));
    }
  }
}

}  // namespace meadhall::vikings
