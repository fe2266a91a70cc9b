#include <algorithm>

#include "games/feast/flow.h"
#include "games/feast/tell.h"

// When occupations do something. rules: Feast 10

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

Task effects_of(Seat seat, std::size_t card, Script script) {
  return {.what = Do::effects,
          .seat = seat,
          .id = static_cast<std::uint8_t>(card),
          .n = 1,
          .a = script.first,
          .b = script.end,
          .tally = {script.first}};
}

bool is_one_shot(std::size_t card) { return occupation(card).kind == Kind::one_shot; }

// In one byte: the outcome, above it the ship, above that how many came at once.
constexpr unsigned kOutcomeBits = 2;
constexpr unsigned kShipBits = 2;
constexpr unsigned kMostAtOnce = 15;

std::uint8_t packed(const Occasion& occasion) {
  const auto ship = static_cast<unsigned>(occasion.ship + 1);
  const unsigned many = std::min(unsigned{occasion.n}, kMostAtOnce);
  return static_cast<std::uint8_t>(static_cast<unsigned>(occasion.outcome) | ship << kOutcomeBits |
                                   many << (kOutcomeBits + kShipBits));
}

Task moment_task(Seat seat, const Occasion& occasion) {
  return {.what = Do::moment,
          .seat = seat,
          .id = static_cast<std::uint8_t>(occasion.moment),
          .n = 1,
          .a = static_cast<std::uint8_t>(number(occasion.item)),
          .b = occasion.space,
          .c = occasion.dice,
          .d = packed(occasion)};
}

Occasion occasion_of(const Task& task) {
  const unsigned above = unsigned{task.d} >> kOutcomeBits;
  return {.moment = static_cast<Moment>(task.id),
          .space = task.b,
          .dice = task.c,
          .outcome = static_cast<Outcome>(task.d % (1U << kOutcomeBits)),
          .item = item_at(task.a),
          .n = static_cast<std::uint8_t>(above >> kShipBits),
          .ship = static_cast<std::int8_t>(static_cast<int>(above % (1U << kShipBits)) - 1)};
}

// Whether those due answer to several items at once, and so once only, is told.
bool set_due(const State& state, Task& task, const Occasion& occasion) {
  bool at_once = false;
  task.tally = {};
  std::size_t n = 0;
  (state.at(task.seat).played & with_line(occasion.moment)).for_each([&](std::size_t card) {
    if (is_one_shot(card)) return;
    const Script script = script_for(state, task.seat, card, occasion);
    if (script.empty() || !script.asks) return;
    MUST(n < kMostDue);
    task.tally[n++] = static_cast<std::uint8_t>(card);
    at_once = lines_of(card)[script.first].many > 1;
  });
  return at_once;
}

// Whether a due card has anything to offer now.
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
  offered.n = at_once || !is_about_item(occasion.moment) ? 1 : occasion.n;
  if (offered.tally[0] != kNoCard) state.agenda.push(offered);
  FixedVector<Task, 32> happening;
  candidates.for_each([&](std::size_t card) {
    if (is_one_shot(card) && state.at(seat).spent.has(card)) return;
    const Script script = script_for(state, seat, card, occasion);
    if (script.empty() || (script.asks && !is_one_shot(card))) return;
    if (is_one_shot(card)) state.at(seat).spent.add(card);
    Task task = effects_of(seat, card, script);
    task.n = is_about_item(occasion.moment) ? occasion.n : 1;
    happening.push_back(task);
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
        journal->outcome(seat_at(i), Message("feast.log.one_shot")
                                         .with("player", seat_at(i))
                                         .with("card", Term{card_term(card)}));
      }
      state.agenda.push(effects_of(seat_at(i), card, script));
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
        seat, Message("feast.log.plays").with("player", seat).with("card", Term{card_term(card)}));
  }
  const Script script = script_for(state, seat, card, {.moment = Moment::play});
  if (!script.empty()) state.agenda.push(effects_of(seat, card, script));
}

// --- What is offered at one moment: the owner chooses the order, and what to leave

bool advance_moment(State& state, Journal*) {
  Task& task = state.agenda.top();
  const Occasion occasion = occasion_of(task);
  for (const std::uint8_t card : task.tally) {
    if (card != kNoCard && offers(state, task.seat, card, occasion)) return false;
  }
  if (task.n > 1) {
    --task.n;
    set_due(state, task, occasion);
    return true;
  }
  state.agenda.pop();
  return true;
}

void list_moment(const State& state, MoveList& moves) {
  const Task& task = state.agenda.top();
  const Occasion occasion = occasion_of(task);
  for (const std::uint8_t card : task.tally) {
    if (card != kNoCard && offers(state, task.seat, card, occasion)) moves.push_back(use(card));
  }
  moves.push_back(kDone);
}

void answer_moment(State& state, Move move, Journal* journal) {
  Task& task = state.agenda.top();
  if (move == kDone) {
    task.tally = {};
    return;
  }
  const std::size_t card = card_of(move);
  for (std::uint8_t& due : task.tally) {
    if (due == card) due = kNoCard;
  }
  Task effects = effects_of(task.seat, card, script_for(state, task.seat, card, occasion_of(task)));
  const Seat seat = task.seat;
  if (journal != nullptr) {
    journal->outcome(
        seat, Message("feast.log.uses").with("player", seat).with("card", Term{card_term(card)}));
  }
  // To use the card was to say yes to its first offer, where that is the only one.
  const Effect& first = lines_of(card)[effects.a].effect;
  const bool one = effects.b == effects.a + 1;
  if (one && first.may) {
    if (times_to_offer(state, seat, first) > 1) {
      effects.c = 1;
      state.agenda.push(effects);
    }
    return carry_out(state, seat, first, {static_cast<std::uint8_t>(card), space_under_way(state)},
                     journal);
  }
  state.agenda.push(effects);
}

// --- Playing from the hand

bool advance_play(State& state, Journal*) {
  const Task& task = state.agenda.top();
  if (task.n > 0 && state.at(task.seat).hand_count > 0) return false;
  state.agenda.pop();
  return true;
}

void list_play(const State& state, MoveList& moves) {
  const Task& task = state.agenda.top();
  state.at(task.seat).hand.for_each([&](std::size_t card) {
    const bool may = task.b != 1 || card == state.at(task.seat).free_card;
    if (may) moves.push_back(play(card));
  });
  if (task.a == 0) moves.push_back(kDone);
}

void answer_play(State& state, Move move, Journal* journal) {
  Task& task = state.agenda.top();
  if (move == kDone) {
    if (task.b == 1) state.at(task.seat).free_card = kNoCard;  // it was for now or never
    state.agenda.pop();
    return;
  }
  --task.n;
  task.a = 0;
  const Seat seat = task.seat;
  const std::uint8_t by_card = task.id;
  const bool column_card = task.c == 1;
  const bool free = task.b == 1;
  // rules: Feast 16.176: played at any time it is an action by itself
  if (innermost(state, Do::action) == nullptr && !free) {
    push_action(state, seat, kNoSpace, Stage::after);
  }
  if (Task* const action = innermost(state, Do::action)) {
    if (column_card) action->n |= 1U;  // the column's one card
    ++action->of(Tally::played);
  }
  note_used(state, by_card);
  play_card(state, seat, card_of(move), journal);
}

}  // namespace meadhall::feast
