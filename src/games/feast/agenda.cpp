#include "games/feast/flow.h"

// The agenda: who carries out what is on top of it, and who is asked.

namespace meadhall::feast {
namespace {

// What a kind of task does: goes on by itself as far as it can (false: somebody is asked), lists
// what may be answered, takes an answer.
struct Handler {
  bool (*advance)(State&, Journal*) = nullptr;
  void (*list)(const State&, MoveList&) = nullptr;
  void (*answer)(State&, Move, Journal*) = nullptr;
};

bool wait(State&, Journal*) { return false; }
bool phase(State& state, Journal* journal) {
  advance_phase(state, journal);
  return true;
}

const Handler& handler(Do what) {
  static constexpr std::array kHandlers = {
      Handler{},
      Handler{&phase, nullptr, nullptr},
      Handler{&advance_turn, &list_turn, &answer_turn},
      Handler{&advance_copy, &list_copy, &answer_copy},
      Handler{&advance_action, nullptr, nullptr},
      Handler{&advance_effects, &list_effects, &answer_effects},
      Handler{&advance_moment, &list_moment, &answer_moment},
      Handler{&advance_upgrade, &list_upgrade, &answer_upgrade},
      Handler{&advance_overseas, &list_overseas, &answer_overseas},
      Handler{&advance_mountain, &list_mountain, &answer_mountain},
      Handler{&advance_sale, &list_sale, &answer_sale},
      Handler{&advance_forge, &list_forge, &answer_forge},
      Handler{&advance_dice, &list_dice, &answer_dice},
      Handler{&advance_explore, &list_explore, &answer_explore},
      Handler{&advance_emigrate, &list_emigrate, &answer_emigrate},
      Handler{&advance_play, &list_play, &answer_play},
      Handler{&advance_vikings, &list_vikings, &answer_vikings},
      Handler{&advance_feast, &list_feast, &answer_feast},
      Handler{&advance_arrange, &list_arrange, &answer_arrange},
      Handler{&advance_arrange, &list_arrange, &answer_arrange},
      Handler{&advance_lay, &list_lay, &answer_lay},
      Handler{&own_advance, &own_list, &own_answer},
      Handler{&wait, &list_keep, &answer_keep},
      Handler{&wait, &list_token, &answer_token},
  };
  static_assert(kHandlers.size() == static_cast<std::size_t>(Do::token) + 1);
  return kHandlers[static_cast<std::size_t>(what)];
}

}  // namespace

std::uint8_t space_under_way(const State& state) {
  const auto action = innermost<ActionTask>(state);
  return action ? action->space() : kNoSpace;
}

void run(State& state, Journal* journal) {
  while (!state.agenda.empty()) {
    if (fire_one_shots(state, journal)) continue;
    if (!handler(state.agenda.top().what).advance(state, journal)) return;
  }
}

void answer(State& state, Move move, Journal* journal) {
  if (move == kArrange) {
    state.agenda.push({.what = Do::arrange, .seat = state.agenda.top().seat});
    return;
  }
  const Do what = state.agenda.top().what;
  handler(what).answer(state, move, journal);
  if (what != Do::arrange && what != Do::lay) state.closed = 0;
}

// What the decision itself offers, and arranging beside it. Order: as each decision documents it;
// arranging comes last.
void list_moves(const State& state, MoveList& moves) {
  moves.clear();
  if (state.agenda.empty()) return;
  const Task& top = state.agenda.top();
  handler(top.what).list(state, moves);
  if (offers_arranging(state)) moves.push_back(kArrange);
}

}  // namespace meadhall::feast
