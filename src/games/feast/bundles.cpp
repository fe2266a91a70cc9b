#include "games/feast/bundles.h"

#include "games/feast/laying.h"
#include "games/feast/moves.h"
#include "games/feast/refusal.h"

namespace meadhall::feast {
namespace {

// Makes a move if it is legal.
bool step(State& state, Move move, std::vector<Move>& moves) {
  if (state.agenda.empty() || !apply(state, move)) return false;
  moves.push_back(move);
  return true;
}

bool arranges(const State& state) {
  const Do top = state.agenda.top().what;
  return top == Do::arrange || top == Do::window;
}

// What was opened is closed, unless a card has something to ask first, or nothing is left to do.
void close(State& state, bool opened, std::vector<Move>& moves) {
  if (opened && !state.agenda.empty() && state.agenda.top().what == Do::arrange) {
    step(state, kDone, moves);
  }
}

}  // namespace

std::optional<Laying> begin_laying(const State& state, Item item, std::size_t surface,
                                   std::size_t way) {
  if (state.agenda.empty() || way >= ways_to_lay(item).size()) return std::nullopt;
  Laying laying{.asked = state};
  State& now = laying.asked;
  if (now.agenda.top().what != Do::lay) {
    if (!arranges(now)) {
      if (!step(now, kArrange, laying.moves)) return std::nullopt;
      laying.opened = true;
    }
    if (!step(now, lay(item), laying.moves)) return std::nullopt;
  }
  const Seat seat = now.agenda.top().seat;
  if (owner_of(now, surface) != seat) return std::nullopt;
  // The rules choose for themselves where there is but one board, or one way.
  const auto asks = [&now] { return as<LayTask>(now.agenda.top()); };
  if (!asks().has_surface() && !step(now, on(surface), laying.moves)) return std::nullopt;
  if (!asks().has_way() && !step(now, turn(way), laying.moves)) return std::nullopt;
  const bool as_wished =
      asks().item() == item && asks().surface() == surface && asks().way() == way;
  if (!as_wished) return std::nullopt;
  return laying;
}

std::vector<Move> lay_at(const Laying& laying, Spot spot) {
  std::vector<Move> moves = laying.moves;
  State after = laying.asked;
  if (!step(after, at(spot), moves)) return {};
  close(after, laying.opened, moves);
  return moves;
}

std::optional<LaidAt> laid_by(const State& state, std::span<const Move> deed) {
  State now = state;
  for (const Move move : deed) {
    if (now.agenda.empty()) return std::nullopt;
    if (kind_of(move) == MoveKind::at && now.agenda.top().what == Do::lay) {
      const auto laying = as<LayTask>(now.agenda.top());
      return LaidAt{laying.item(), laying.surface(), laying.way(), spot_of(move)};
    }
    if (!apply(now, move)) return std::nullopt;
  }
  return std::nullopt;
}

std::vector<Move> do_anytime(const State& state, Move deed) {
  std::vector<Move> moves;
  State after = state;
  const bool opens = !state.agenda.empty() && !arranges(state);
  if (opens && !step(after, kArrange, moves)) return {};
  if (!step(after, deed, moves)) return {};
  close(after, opens, moves);
  return moves;
}

}  // namespace meadhall::feast
