#include <algorithm>

#include "games/vikings/ferry.h"
#include "games/vikings/rules.h"
#include "games/vikings/words.h"

namespace meadhall::vikings {
namespace {

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

Message bid_refusal(const State& state, Move move) {
  if (move == kPass) return {};
  const Player& player = state.at(state.turn);
  const int most = highest_bid(state, player);
  const auto amount = static_cast<std::int64_t>(value_of(move));
  if (amount > most) {
    return Message("vikings.no.bid_too_high")
        .with("n", most)
        .with("purse", Message::List{purse_told(player)});
  }
  if (amount <= state.auction.bid) {
    return Message("vikings.no.bid_too_low").with("n", state.auction.bid);
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
  if (cell.row < kRows &&
      (replaceable_columns(state.at(state.turn).homeland, cell.row, state.swapping) &
       column_bit(cell.column)) != 0) {
    return {};
  }
  return Message("vikings.no.other_building")
      .with("cell", cell_text(cell))
      .with("special", Term{special_term(state.swapping)});
}

Message convert_refusal(const State& state, Move move) {
  const Player& player = state.at(state.turn);
  if (state.options.convert_anytime == 0) return Message("vikings.no.convert");
  if (value_of(move) == 0) return Message("vikings.no.convert_none");
  if (value_of(move) > static_cast<std::uint32_t>(std::max<int>(player.points, 0))) {
    return points_short(player);
  }
  return {};
}

}  // namespace

Message special_refusal(const State& state, Special special) {
  if (state.options.specials == 0) return Message("vikings.no.no_specials");
  if (std::ranges::find(state.face_up, special) == state.face_up.end()) {
    return Message("vikings.no.not_offered");
  }
  if (state.step == Step::special) return {};
  if (state.at(state.turn).forfeited != 0) return Message("vikings.no.forfeited");
  return Message(state.dearest != 0 ? "vikings.no.special_later" : "vikings.no.not_dearest");
}

Message refusal(const State& state, Move move) {
  if (state.step == Step::over) return Message("vikings.no.over");
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

}  // namespace meadhall::vikings
