#include "app/session/obvious.h"

#include "bots/bot.h"

namespace meadhall::app {
namespace {

bool is_same_turn(const Game& game, const Position& position, const Position& later) {
  return game.actor(later) && game.actor(later) == game.actor(position) &&
         game.round_of(later) == game.round_of(position);
}

std::optional<Move> only_legal(const Game& game, const Position& position) {
  MoveList moves;
  game.legal(position, moves);
  return moves.size() == 1 ? std::optional(moves[0]) : std::nullopt;
}

}  // namespace

Match::Node turn_start(const Match& match) {
  Match::Node node = match.current();
  while (node != Match::kStart &&
         is_same_turn(match.game(), match.position_at(match.parent_of(node)), match.position())) {
    node = match.parent_of(node);
  }
  return node;
}

std::optional<Move> only_move(const Match& match) {
  if (turn_start(match) == match.current()) return std::nullopt;
  const Game& game = match.game();
  const std::optional<Move> only = only_legal(game, match.position());
  const bool by_hand = only && game.can.is_done != nullptr && game.can.is_done(*only);
  return by_hand ? std::nullopt : only;
}

std::optional<Move> gold_first(const Game& game, const Position& position) {
  return game.can.gold_first == nullptr ? std::nullopt : game.can.gold_first(position);
}

bool is_asked_again(const Game& game, const Position& position) {
  const std::optional<Pause> pause = pause_at(game, position);
  return pause && pause->again;
}

std::optional<Move> needless_pause(const Game& game, const Position& position, Pauses pauses) {
  const std::optional<Pause> pause = pause_at(game, position);
  if (!pause) return std::nullopt;
  if (pause->again || pauses == Pauses::never) return pause->go_on;
  if (pauses == Pauses::always || pause->matters) return std::nullopt;
  // It judges such a decision alone, without luck.
  const Move liked = bots::choose(game, position, bots::kGreedy, 0);
  return liked == pause->go_on ? std::optional(liked) : std::nullopt;
}

bool turn_goes_on(const Game& game, const Position& position, std::span<const Move> deed) {
  Position after = position;
  for (const Move move : deed) {
    if (!game.apply(after, move)) return false;
  }
  while (is_same_turn(game, position, after)) {
    const std::optional<Move> only = only_legal(game, after);
    if (!only) return true;
    if (!game.apply(after, *only)) return false;
  }
  return false;
}

}  // namespace meadhall::app
