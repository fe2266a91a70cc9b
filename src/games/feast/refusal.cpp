#include "games/feast/refusal.h"

#include "games/feast/effect_words.h"
#include "games/feast/flow.h"
#include "games/feast/table_words.h"

namespace meadhall::feast {
namespace {

// The item a placement is about, on the board and in the way chosen already.
Message spot_refusal(const State& state, Move move) {
  const Task& task = state.agenda.top();
  if (task.what != Do::lay || task.b == kNowhere) return Message("feast.no.not_now");
  const Item item = item_at(task.id);
  const Sheet sheet = sheet_of(state, task.a);
  constexpr std::array<std::string_view, 6> kWhy = {"feast.no.not_now",   "feast.no.kind",
                                                    "feast.no.outside",   "feast.no.taken",
                                                    "feast.no.neighbour", "feast.no.income"};
  const Bar bar = bar_to(sheet, state.surfaces[task.a].cover, item, ways_to_lay(item)[task.b],
                         spot_of(move), custom_of(state, task.seat));
  return Message(kWhy[static_cast<std::size_t>(bar)])
      .with("item", Term{item_term(item)})
      .with("board", Term{sheet_term(sheet)});
}

// Something was begun or paid for, and must be used for something. rules: Feast 4.5, 10.6
bool is_early_end(const State& state, Move move) {
  if (move != kDone && move != kNo) return false;
  const Task& top = state.agenda.top();
  if (top.what == Do::upgrade && (top.c & kPaidFor) != 0) return move == kDone;
  if (top.what == Do::play && top.a != 0) return move == kDone;
  MoveList moves;
  list_moves(state, moves);
  return moves.contains(move) && !is_before_action(state);
}

}  // namespace

// rules: Feast 4.5
Message place_refusal(const State& state, Seat seat, std::size_t place) {
  if (can_occupy(state, seat, place)) return {};
  const Term named{space_term(place)};
  const auto why = [&](std::string_view id) { return Message(id).with("space", named); };
  const Stand& stand = state.stands[place];
  if (stand.seat != kNobody) return why("feast.no.occupied").with("player", stand.seat);
  const int needed = vikings_for(state, seat, place);
  if (state.at(seat).thing < needed) {
    return why("feast.no.vikings").with("n", needed).with("has", int{state.at(seat).thing});
  }
  if (is_copy(place)) return why("feast.no.nothing_to_copy");
  const auto space = static_cast<Space>(place);
  if (state.options.action_board == ActionBoard::sparse && is_in(kLeftOutOfSmallBoard, place)) {
    return why("feast.no.left_out");
  }
  if (!meets(state, seat, info(space).needs)) {
    return why("feast.no.needs_ship").with("needs", Term{needs_term(info(space).needs)});
  }
  const int price = price_of(state, seat, space);
  if (count(state.at(seat), Item::silver) < price) {
    return why("feast.no.price").with("n", price).with("has", count(state.at(seat), Item::silver));
  }
  return why("feast.no.no_effect");
}

Message refusal(const State& state, Move move) {
  if (state.agenda.empty()) return Message("feast.no.over");
  if (is_legal(state, move)) return {};
  const Task& top = state.agenda.top();
  if (top.what == Do::turn && kind_of(move) == MoveKind::place && place_of(move) < kPlaces) {
    return place_refusal(state, top.seat, place_of(move));
  }
  if (is_early_end(state, move)) return Message("feast.no.unused");
  if (kind_of(move) == MoveKind::at) return spot_refusal(state, move);
  return Message("feast.no.not_now");
}

}  // namespace meadhall::feast
