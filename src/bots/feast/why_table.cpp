#include "bots/feast/why.h"
#include "bots/feast/worth.h"
#include "games/feast/dice_odds.h"
#include "games/feast/moves.h"
#include "games/feast/score_parts.h"
#include "games/feast/spaces.h"
#include "games/feast/tell.h"

namespace meadhall::feast_bots {
namespace {

using bots::ComparisonOf;
using bots::Reasons;

// Stakes, in hundredths of a point.
constexpr int kOdds = 50;
constexpr int kLeft = 10;  // anything

constexpr int kLikely = 50;  // per cent

// What one way leaves beside another, if that is worth more.
void add_kept(Reasons& reasons, const State& with, const State& without, Seat seat) {
  if (worth_of(with, seat) <= worth_of(without, seat)) return;
  if (Message::List goods = gained(without.at(seat), with.at(seat)); !goods.empty()) {
    reasons.add(kLeft, Message("feast.why.keeps").with("items", all_of(std::move(goods))));
  }
}

int chance_after(const DiceOutlook& coming) {
  return chance(coming.state, coming.task, coming.rolls);
}

// The position once a move is made at the feast and the rest of the table filled.
std::optional<State> feasted(const State& state, Move move) {
  const Seat seat = state.agenda.top().seat;
  Rng rng(0);
  State after = determinize(state, seat, rng);
  while (apply(after, move)) {
    if (after.agenda.empty() || after.agenda.top().seat != seat) return after;
    if (after.agenda.top().what != Do::feast) return after;
    move = kFill;
  }
  return std::nullopt;
}

}  // namespace

void add_dice(Reasons& reasons, const ComparisonOf<State>& compared) {
  const State& state = compared.before;
  const Move better = compared.better();
  const std::optional<Move> other = compared.other();
  const bool stops =
      kind_of(better) == MoveKind::pay || kind_of(better) == MoveKind::take || better == kFail;
  if (stops && other && *other != kRoll) {
    const auto with = carried_out(state, better);
    const auto without = carried_out(state, *other);
    if (with && without) add_kept(reasons, *with, *without, state.agenda.top().seat);
    return;
  }
  const auto coming = outlook_after(state, stops ? kRoll : better);
  if (!coming || coming->rolls == 0) return;
  const int likely = chance_after(*coming);
  const auto instead = other ? outlook_after(state, *other) : std::nullopt;
  const bool speaks = stops             ? likely < kLikely
                      : better == kRoll ? likely >= kLikely
                                        : instead && likely > chance_after(*instead);
  if (speaks) reasons.add(kOdds, odds_told(coming->state, coming->task, coming->rolls).front());
}

void add_dice_to_come(Reasons& reasons, const State& state, Move placing) {
  if (kind_of(placing) != MoveKind::place || place_of(placing) >= kSpaces) return;
  const SpaceInfo& printed = info(static_cast<Space>(place_of(placing)));
  for (const Effect& effect : std::span(printed.effects).first(printed.count)) {
    if (effect.verb != Verb::dice) continue;
    const Task task = coming_dice(state, state.agenda.top().seat, effect.die, effect.n);
    const int rolls = rolls_left(state, task);
    if (chance(state, task, rolls) < kLikely) continue;
    reasons.add(kOdds, odds_told(state, task, rolls).front());
  }
}

void add_feast(Reasons& reasons, const ComparisonOf<State>& compared) {
  const Seat seat = compared.before.agenda.top().seat;
  const auto with = feasted(compared.before, compared.better());
  const auto without = feasted(compared.before, compared.other().value_or(kLeaveBare));
  if (!with || !without) return;
  constexpr auto kPenalties = static_cast<std::size_t>(Category::penalties);
  const int saved = points_of(*with, seat)[kPenalties] - points_of(*without, seat)[kPenalties];
  reasons.add(kPoint * saved, Message("feast.foresee.saves").with("n", saved));
  add_kept(reasons, *with, *without, seat);
}

}  // namespace meadhall::feast_bots
