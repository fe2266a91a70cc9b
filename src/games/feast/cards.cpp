#include "games/feast/cards.h"

#include <algorithm>

#include "games/feast/carry_out.h"
#include "games/feast/costs.h"
#include "games/feast/moves.h"
#include "games/feast/supply.h"
#include "games/feast/tell.h"
#include "games/feast/turn.h"
#include "games/feast/use.h"

namespace meadhall::feast {
namespace {

constexpr std::size_t kMostDue = 8;  // cards that offer something at one moment: bytes of a tally

bool is_about_item(Moment moment) {
  switch (moment) {
    case Moment::mountain_phase:
    case Moment::taken:
    case Moment::received:
    case Moment::given:
    case Moment::laid_in_house:
    case Moment::laid_on_land:
    case Moment::feast_laid: return true;
    default: return false;
  }
}

// A card's lines for a moment stand side by side.
struct Script {
  std::uint8_t first = 0;
  std::uint8_t end = 0;
  bool asks = false;

  bool empty() const { return first == end; }
};

Script script_for(const State& state, Seat seat, std::size_t card, const Occasion& occasion) {
  const std::span<const Line> lines = lines_of(card);
  Script script;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (!answers_to(state, seat, lines[i], occasion)) continue;
    if (script.empty()) script.first = static_cast<std::uint8_t>(i);
    script.end = static_cast<std::uint8_t>(i + 1);
    script.asks = script.asks || lines[i].effect.may || lines[i].effect.other;
  }
  return script;
}

bool is_one_shot(std::size_t card) { return occupation(card).kind == Kind::one_shot; }

// Notes which cards are due. Returns whether they answer to several items at once, and so only
// once.
bool set_due(const State& state, Task& task, const Occasion& occasion) {
  bool at_once = false;
  Marks& due = as<MomentTask>(task).due();
  due = {};
  std::size_t n = 0;
  (state.at(task.seat).played & with_line(occasion.moment)).for_each([&](std::size_t card) {
    if (is_one_shot(card)) return;
    const Script script = script_for(state, task.seat, card, occasion);
    if (script.empty() || !script.asks) return;
    MUST(n < kMostDue);
    due[n++] = static_cast<std::uint8_t>(card);
    at_once = lines_of(card)[script.first].many > 1;
  });
  return at_once;
}

// True if a due card has anything to offer now.
bool offers(const State& state, Seat seat, std::size_t card, const Occasion& occasion) {
  const Script script = script_for(state, seat, card, occasion);
  for (std::size_t i = script.first; i < script.end; ++i) {
    const Origin from{static_cast<std::uint8_t>(card), space_under_way(state)};
    if (is_possible(state, seat, lines_of(card)[i].effect, from)) return true;
  }
  return false;
}

}  // namespace

bool answers_to(const State& state, Seat seat, const Line& line, const Occasion& occasion) {
  if (line.moment != occasion.moment) return false;
  if (line.spaces != kAllSpaces && !is_in(line.spaces, occasion.space)) return false;
  if ((line.dice & occasion.dice) == 0) return false;
  if (line.outcome != Outcome::any && line.outcome != occasion.outcome) return false;
  if (is_about_item(line.moment) && line.item != occasion.item) return false;
  if (occasion.n < line.many || occasion.n > line.most) return false;
  if (line.ship >= 0 && line.ship != occasion.ship) return false;
  return holds(state, seat, line.test);
}

void fire(State& state, Seat seat, const Occasion& occasion) {
  const Cards candidates = state.at(seat).played & with_line(occasion.moment);
  if (candidates.empty()) return;
  // What is offered comes after what simply happens, so it goes onto the agenda first.
  Task offered = moment_task(seat, occasion);
  const bool at_once = set_due(state, offered, occasion);
  const bool each = is_about_item(occasion.moment);
  const auto moment = as<MomentTask>(offered);
  moment.set_rounds(at_once || !each ? 1 : occasion.n);
  if (moment.due()[0] != kNoCard) state.agenda.push(offered);
  FixedVector<Task, 32> happening;
  candidates.for_each([&](std::size_t card) {
    if (is_one_shot(card) && state.at(seat).spent.has(card)) return;
    const Script script = script_for(state, seat, card, occasion);
    if (script.empty() || (script.asks && !is_one_shot(card))) return;
    if (is_one_shot(card)) state.at(seat).spent.add(card);
    const std::uint8_t rounds = each ? occasion.n : 1;
    happening.push_back(effects_of_card(seat, card, script.first, script.end, rounds));
  });
  for (std::size_t i = happening.size(); i > 0; --i) state.agenda.push(happening[i - 1]);
}

bool fire_one_shots(State& state, Journal* journal) {
  for (std::size_t i = 0; i < state.player_count; ++i) {
    Player& player = state.players[i];
    const Cards waiting = (player.played & with_line(Moment::once)) - player.spent;
    if (waiting.empty()) continue;
    bool fired = false;
    waiting.for_each([&](std::size_t card) {
      if (fired) return;
      const Script script = script_for(state, seat_at(i), card, {.moment = Moment::once});
      if (script.empty()) return;
      player.spent.add(card);
      if (journal != nullptr) {
        journal->outcome(Happening::one_shot, seat_at(i),
                         Message("feast.log.one_shot")
                             .with("player", seat_at(i))
                             .with("card", Term{card_term(card)}));
      }
      state.agenda.push(effects_of_card(seat_at(i), card, script.first, script.end));
      fired = true;
    });
    if (fired) return true;
  }
  return false;
}

void play_card(State& state, Seat seat, std::size_t card, Journal* journal) {
  Player& player = state.at(seat);
  player.hand.remove(card);
  --player.hand_count;
  player.played.add(card);
  if (player.free_card == card) player.free_card = kNoCard;
  if (journal != nullptr) {
    journal->outcome(
        Happening::plays, seat,
        Message("feast.log.plays").with("player", seat).with("card", Term{card_term(card)}));
  }
  moved(journal, piece(PieceSort::occupation, card), of_seat(Where::hand, seat),
        of_seat(Where::played, seat));
  const Script script = script_for(state, seat, card, {.moment = Moment::play});
  if (!script.empty()) {
    state.agenda.push(effects_of_card(seat, card, script.first, script.end));
  }
}

// --- What is offered at one moment: the owner chooses the order, and what to leave

bool advance_moment(State& state, Journal*) {
  Task& task = state.agenda.top();
  const auto moment = as<MomentTask>(task);
  const Occasion occasion = moment.occasion();
  for (const std::uint8_t card : moment.due()) {
    if (card != kNoCard && offers(state, task.seat, card, occasion)) return false;
  }
  if (moment.rounds() > 1) {
    moment.note_round();
    set_due(state, task, occasion);
    return true;
  }
  state.agenda.pop();
  return true;
}

void list_moment(const State& state, MoveList& moves) {
  const Seat seat = state.agenda.top().seat;
  const auto moment = as<MomentTask>(state.agenda.top());
  const Occasion occasion = moment.occasion();
  for (const std::uint8_t card : moment.due()) {
    if (card != kNoCard && offers(state, seat, card, occasion)) moves.push_back(use(card));
  }
  moves.push_back(kDone);
}

void answer_moment(State& state, Move move, Journal* journal) {
  const auto moment = as<MomentTask>(state.agenda.top());
  if (move == kDone) {
    moment.due() = {};
    return;
  }
  const std::size_t card = card_of(move);
  for (std::uint8_t& due : moment.due()) {
    if (due == card) due = kNoCard;
  }
  const Seat seat = moment.task.seat;
  const Script script = script_for(state, seat, card, moment.occasion());
  Task effects = effects_of_card(seat, card, script.first, script.end);
  if (journal != nullptr) {
    journal->outcome(
        Happening::uses, seat,
        Message("feast.log.uses").with("player", seat).with("card", Term{card_term(card)}));
  }
  // To use the card was to say yes to its first offer, where that is the only one.
  const Effect& first = lines_of(card)[script.first].effect;
  const bool one = script.end == script.first + 1;
  if (one && first.may) {
    if (times_to_offer(state, seat, first) > 1) {
      as<EffectsTask>(effects).note_done();
      state.agenda.push(effects);
    }
    return carry_out(state, seat, first, {static_cast<std::uint8_t>(card), space_under_way(state)},
                     journal);
  }
  state.agenda.push(effects);
}

// --- Playing from the hand

bool advance_play(State& state, Journal*) {
  const auto play = as<PlayTask>(state.agenda.top());
  if (play.cards_left() > 0 && state.at(play.task.seat).hand_count > 0) return false;
  state.agenda.pop();
  return true;
}

void list_play(const State& state, MoveList& moves) {
  const auto play = as<PlayTask>(state.agenda.top());
  const Player& player = state.at(play.task.seat);
  player.hand.for_each([&](std::size_t card) {
    if (!play.is_free() || card == player.free_card) moves.push_back(feast::play(card));
  });
  if (!play.must()) moves.push_back(kDone);
}

void answer_play(State& state, Move move, Journal* journal) {
  const auto play = as<PlayTask>(state.agenda.top());
  const Seat seat = play.task.seat;
  const bool free = play.is_free();
  if (move == kDone) {
    if (free) state.at(seat).free_card = kNoCard;  // it was for now or never
    state.agenda.pop();
    return;
  }
  play.note_played();
  const std::uint8_t by_card = play.card();
  const bool column_card = play.is_of_column();
  // rules: Feast 16.176: played at any time it is an action by itself
  if (!innermost<ActionTask>(state) && !free)
    push_action(state, seat, kNoSpace, ActionStage::after);
  if (const auto action = innermost<ActionTask>(state)) {
    if (column_card) action->note(ActionNote::column_card_played);
    action->add(Tally::played, 1);
  }
  note_used(state, by_card);
  play_card(state, seat, card_of(move), journal);
}

}  // namespace meadhall::feast
