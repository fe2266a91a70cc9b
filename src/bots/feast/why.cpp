#include "bots/feast/why.h"
#include "bots/feast/guide.h"
#include "bots/feast/worth.h"
#include "bots/reasons.h"
#include "games/feast/agenda.h"
#include "games/feast/bundles.h"
#include "games/feast/laying.h"
#include "games/feast/moves.h"
#include "games/feast/phases.h"
#include "games/feast/score_parts.h"
#include "games/feast/table_words.h"
#include "games/feast/tell.h"
#include "games/feast/turn.h"

// Why one move is better than another: what a tile does where it is laid, what is owned once each
// is carried out, what others took instead.

namespace meadhall::feast_bots {
namespace {

using bots::ComparisonOf;
using bots::Reasons;

// Stakes, in hundredths of a point.
constexpr int kIncome = 150;  // a silver more a round
constexpr int kBonus = 300;
constexpr int kNearer = 10;  // the next income, by some cells
constexpr int kViking = 120;
constexpr int kCell = 30;  // that goods could cover
constexpr int kFood = 50;  // a cell of the banquet table
constexpr int kLeft = 400;
constexpr int kBrought = 10;  // anything
constexpr int kSteps = 40;    // of carrying out a move, at most

// Who made this very move before the decider came to another turn.
std::optional<Seat> made_by_other(const ComparisonOf<State>& compared) {
  const Seat seat = compared.before.agenda.top().seat;
  bool left = false;  // the decider's turn
  for (const bots::Followed& each : compared.then()) {
    const State& state = each.before.as<State>();
    const Task& asked = state.agenda.top();
    if (state.round != compared.before.round) break;
    if (asked.seat != seat) left = true;
    if (left && asked.seat == seat && asked.what == Do::turn) break;
    if (asked.seat != seat && each.move == compared.better()) return asked.seat;
  }
  return std::nullopt;
}

// --- Laying

// What a laying changes on its board, beside another one that changes `less`.
void add_laying(Reasons& reasons, const State& asked, Move spot, const LayingGain& less) {
  const auto task = as<LayTask>(asked.agenda.top());
  const LayingGain gain = laying_gain(asked, spot_of(spot));
  LayingTold told = laying_told(asked, asked.agenda.top().seat, task.surface(), gain);
  const int rounds = rounds_of(asked) - asked.round + 1;
  const int more = gain.income_after - gain.income - less.income_after + less.income;
  reasons.add(kPoint * (gain.saved - less.saved), std::move(told.saves));
  reasons.add(kIncome * rounds * more, std::move(told.income));
  reasons.add(gain.won == less.won ? 0 : kBonus * rounds, std::move(told.bonus));
  reasons.add(kNearer, std::move(told.next_income));
}

void add_layings(Reasons& reasons, const ComparisonOf<State>& compared) {
  const State& state = compared.before;
  std::vector<Move> deed(compared.deed().begin(), compared.deed().end());
  // Of a laying that has only begun: as it would best be ended.
  if (kind_of(deed.front()) != MoveKind::at && deed.size() == 1) {
    deed = whole_deed(state);
    if (deed.empty() || deed.front() != compared.better()) return;
  }
  LayingGain less;
  if (compared.other() && kind_of(*compared.other()) == MoveKind::at) {
    less = laying_gain(state, spot_of(*compared.other()));
  }
  State asked = state;
  for (const Move move : deed) {
    if (kind_of(move) == MoveKind::at) return add_laying(reasons, asked, move, less);
    if (!apply(asked, move)) return;
  }
}

// --- Carrying out

}  // namespace

std::optional<State> carried_out(const State& state, Move move) {
  const Seat seat = state.agenda.top().seat;
  const Do what = state.agenda.top().what;
  const std::size_t depth = state.agenda.depth();
  Rng rng(0);
  State after = determinize(state, seat, rng);
  if (!apply(after, move)) return std::nullopt;
  for (int step = 0; step < kSteps && !after.agenda.empty(); ++step) {
    const Task& asked = after.agenda.top();
    if (asked.seat != seat || asked.what == Do::turn || phase_of(after) != phase_of(state)) {
      return after;
    }
    if (asked.what == Do::window || asked.what == what) return after;
    // What comes next in a turn is another question.
    if (what != Do::turn && after.agenda.depth() < depth) return after;
    if (asked.what == Do::dice) return std::nullopt;
    MoveList moves;
    legal(after, moves);
    apply_legal(after, guess<Eye::plain>(after, moves, rng));
  }
  return after;
}

Message::List gained(const Player& before, const Player& after) {
  Message::List goods;
  for (std::size_t n = 0; n < kItems; ++n) {
    const int more = after.has[n] - before.has[n];
    if (more > 0) goods.push_back(some_told(more, item_at(n)));
  }
  return goods;
}

namespace {

void add_points(Reasons& reasons, const Points& with, const Points& without) {
  for (std::size_t i = 0; i < kCategories; ++i) {
    const auto category = static_cast<Category>(i);
    const int more = with[i] - without[i];
    if (more <= 0 || category == Category::silver || category == Category::penalties) continue;
    reasons.add(kPoint * more, Message("feast.why.points")
                                   .with("category", Term{category_term(category)})
                                   .with("n", more));
  }
}

void add_action(Reasons& reasons, const ComparisonOf<State>& compared) {
  const State& state = compared.before;
  const Seat seat = state.agenda.top().seat;
  const std::optional<State> with = carried_out(state, compared.better());
  const std::optional<State> without =
      compared.other() ? carried_out(state, *compared.other()) : std::optional(state);
  if (!with || !without) return;
  add_points(reasons, points_of(*with, seat), points_of(*without, seat));
  const Player& own = with->at(seat);
  const Player& less = without->at(seat);
  if (const int more = tile_cells(own) - tile_cells(less); more > 0) {
    reasons.add(kCell * more, Message("feast.why.cells").with("n", more));
  }
  if (const int more = food_cells(own) - food_cells(less); more > 0) {
    reasons.add(kFood * more, Message("feast.why.food").with("n", more));
  }
  if (worth_of(*with, seat) > worth_of(*without, seat)) {
    if (Message::List goods = gained(state.at(seat), own); !goods.empty()) {
      reasons.add(kBrought, Message("feast.why.brings").with("items", all_of(std::move(goods))));
    }
  }
  const bool places = kind_of(compared.better()) == MoveKind::place && compared.other() &&
                      kind_of(*compared.other()) == MoveKind::place;
  const int vikings = own.vikings_in_thing - less.vikings_in_thing;
  if (places && vikings > 0) {
    reasons.add(kViking * vikings, Message("feast.why.vikings").with("n", vikings));
  }
}

void add_left_to_place(Reasons& reasons, int vikings) {
  reasons.add(kViking * vikings, Message("feast.why.pass").with("n", vikings));
}

// How many come back.
void add_back(Reasons& reasons, const ComparisonOf<State>& compared) {
  if (!compared.other() || n_of(*compared.other()) >= n_of(compared.better())) return;
  const State& state = compared.before;
  if (const auto after = carried_out(state, compared.better())) {
    add_left_to_place(reasons, after->at(state.agenda.top().seat).vikings_in_thing);
  }
}

void add_turn(Reasons& reasons, const ComparisonOf<State>& compared) {
  const State& state = compared.before;
  const int vikings = state.at(state.agenda.top().seat).vikings_in_thing;
  // Who passes goes through the rest of the round: there is no such move to compare with.
  if (compared.better() == kPass) return;
  add_dice_to_come(reasons, state, compared.better());
  if (!compared.other() || *compared.other() != kPass) return add_action(reasons, compared);
  add_left_to_place(reasons, vikings);
}

}  // namespace

Message deed_told(const State& seen, std::span<const Move> deed) {
  const auto laid = laid_by(seen, deed);
  if (!laid) return {};
  return Message("feast.why.laying")
      .with("item", Message::List{some_told(1, laid->item)})
      .with("where", Message::List{onto_told(seen, laid->surface)})
      .with("row", laid->spot.row + 1)
      .with("column", laid->spot.column + 1);
}

Message why(const ComparisonOf<State>& compared) {
  Reasons reasons;
  switch (compared.before.agenda.top().what) {
    case Do::window:
    case Do::arrange:
    case Do::lay: add_layings(reasons, compared); break;
    case Do::turn: add_turn(reasons, compared); break;
    case Do::copy:
    case Do::effects:
    case Do::moment:
    case Do::upgrade:
    case Do::overseas:
    case Do::mountain:
    case Do::sale:
    case Do::forge:
    case Do::explore:
    case Do::emigrate:
    case Do::play:
    case Do::own:
    case Do::token: add_action(reasons, compared); break;
    case Do::vikings: add_back(reasons, compared); break;
    case Do::dice: add_dice(reasons, compared); break;
    case Do::feast: add_feast(reasons, compared); break;
    default: break;
  }
  const MoveKind kind = kind_of(compared.better());
  const bool one_only = kind == MoveKind::place || kind == MoveKind::explore;
  if (const auto taker = one_only ? made_by_other(compared) : std::nullopt) {
    reasons.add(kLeft, Message("feast.why.left").with("player", *taker));
  }
  return std::move(reasons).best();
}

}  // namespace meadhall::feast_bots
