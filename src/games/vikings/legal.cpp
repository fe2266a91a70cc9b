#include <algorithm>

#include "games/vikings/ferry.h"
#include "games/vikings/rules.h"

namespace meadhall::vikings {
namespace {

template <class Visit>
void for_each_column(Columns columns, Visit visit) {
  for (; columns != 0; columns &= columns - 1) {
    visit(static_cast<std::uint8_t>(std::countr_zero(columns)));
  }
}

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
  const unsigned allowed = may_carry(state);
  for (std::uint8_t kind = 0; kind < kRows; ++kind) {
    if ((allowed >> kind & 1U) == 0) continue;
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

// rules: Vikings 4.3: any mix of gold and points
std::optional<Move> gold_first(const State& state) {
  if (state.step != Step::pay) return std::nullopt;
  const PointShare share = point_share(state.at(state.turn), state.price);
  return pay(static_cast<std::uint32_t>(state.price - share.least),
             static_cast<std::uint32_t>(share.least));
}

}  // namespace meadhall::vikings
