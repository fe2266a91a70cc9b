#include "games/feast/agenda.h"

#include "games/feast/cards.h"
#include "games/feast/carry_out.h"
#include "games/feast/dice.h"
#include "games/feast/feasting.h"
#include "games/feast/laying.h"
#include "games/feast/moves.h"
#include "games/feast/own.h"
#include "games/feast/phases.h"
#include "games/feast/sea.h"
#include "games/feast/trade.h"
#include "games/feast/turn.h"

// The agenda: for each kind of task the functions that carry it out, list answers and take them.

namespace meadhall::feast {
namespace {

// advance: goes on without an answer as far as it can; false: somebody is asked. list: what may be
// answered. answer: carries an answer out.
struct Handler {
  Do what = Do::nothing;
  bool (*advance)(State&, Journal*) = nullptr;
  void (*list)(const State&, MoveList&) = nullptr;
  void (*answer)(State&, Move, Journal*) = nullptr;
};

bool wait(State&, Journal*) { return false; }
bool phase(State& state, Journal* journal) {
  advance_phase(state, journal);
  return true;
}

constexpr std::array<Handler, kDos> kHandlers = {{
    {Do::nothing},
    {Do::phase, &phase},
    {Do::turn, &advance_turn, &list_turn, &answer_turn},
    {Do::copy, &wait, &list_copy, &answer_copy},
    {Do::action, &advance_action},
    {Do::effects, &advance_effects, &list_effects, &answer_effects},
    {Do::moment, &advance_moment, &list_moment, &answer_moment},
    {Do::upgrade, &advance_upgrade, &list_upgrade, &answer_upgrade},
    {Do::overseas, &advance_overseas, &list_overseas, &answer_overseas},
    {Do::mountain, &advance_mountain, &list_mountain, &answer_mountain},
    {Do::sale, &advance_sale, &list_sale, &answer_sale},
    {Do::forge, &wait, &list_forge, &answer_forge},
    {Do::dice, &advance_dice, &list_dice, &answer_dice},
    {Do::explore, &wait, &list_explore, &answer_explore},
    {Do::emigrate, &advance_emigrate, &list_emigrate, &answer_emigrate},
    {Do::play, &advance_play, &list_play, &answer_play},
    {Do::vikings, &advance_vikings, &list_vikings, &answer_vikings},
    {Do::feast, &advance_feast, &list_feast, &answer_feast},
    {Do::window, &advance_arrange, &list_arrange, &answer_arrange},
    {Do::arrange, &advance_arrange, &list_arrange, &answer_arrange},
    {Do::lay, &advance_lay, &list_lay, &answer_lay},
    {Do::own, &own_advance, &own_list, &own_answer},
    {Do::keep, &wait, &list_keep, &answer_keep},
    {Do::token, &wait, &list_token, &answer_token},
}};

// Every kind has exactly one row, in the order of Do.
constexpr bool is_complete(const std::array<Handler, kDos>& handlers) {
  for (std::size_t i = 0; i < kDos; ++i) {
    if (handlers[i].what != static_cast<Do>(i)) return false;
  }
  return true;
}
static_assert(is_complete(kHandlers));

const Handler& handler(Do what) { return kHandlers[static_cast<std::size_t>(what)]; }

}  // namespace

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

// Order: as each decision documents it; arranging comes last.
void list_moves(const State& state, MoveList& moves) {
  moves.clear();
  if (state.agenda.empty()) return;
  const Task& top = state.agenda.top();
  handler(top.what).list(state, moves);
  if (offers_arranging(state)) moves.push_back(kArrange);
}

}  // namespace meadhall::feast
