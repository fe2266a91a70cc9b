#include "bots/feast/guide.h"

#include <algorithm>

#include "bots/best.h"
#include "bots/feast/actions.h"
#include "bots/feast/dice.h"
#include "bots/feast/packing.h"
#include "bots/feast/worth.h"
#include "games/feast/agenda.h"
#include "games/feast/bundles.h"
#include "games/feast/carry_out.h"
#include "games/feast/laying.h"
#include "games/feast/moves.h"
#include "games/feast/phases.h"
#include "games/feast/score_parts.h"
#include "games/feast/trade.h"
#include "games/feast/turn.h"

namespace meadhall::feast_bots {
namespace {

constexpr std::size_t kThoughts = 6;
constexpr std::uint32_t kLuck = 150;  // at most: how much more a turn's move is liked in a future
constexpr int kWorthUsing = 20;       // gained by an occupation that may be used at any time
constexpr int kSteps = 8;             // that such a use may take

// --- Decisions that one look settles

Move only_answer(const View& view, const MoveList& moves);

// What is gained by buying a knarr and emigrating with it now; below 0 if that cannot be.
int bought_emigration(const View& view) {
  const Player& player = view.state.at(view.seat);
  if (large_ships(player) > 0) return -1;
  const int price = kShipPrices[static_cast<std::size_t>(Ship::knarr)];
  if (view.has(Item::silver) < price + view.state.round) return -1;
  if (open_cells(view.state) < kShipCells * (away(player) + 1)) return -1;
  int best = -1;
  for (const Space space : {Space::emigrate_2, Space::emigrate_3}) {
    const auto place = static_cast<std::size_t>(space);
    if (view.state.stands[place].seat != kNobody) continue;
    if (player.vikings_in_thing < vikings_for(view.state, view.seat, place)) continue;
    const int worth = emigration_worth(view.state, view.seat, Ship::knarr) -
                      view.state.round * view.price(Item::silver);
    best = std::max(best, worth + place_worth(view, place));
  }
  return best;
}

// How much more the position is worth after an occupation was used in a window and all that it asks
// was answered. Each use must gain something, or two occupations could undo each other for ever.
int use_worth(const View& view, Move move) {
  State after = view.state;
  const std::size_t depth = after.agenda.depth();
  const auto decide = [&](Move answered) {
    answer(after, answered, nullptr);
    run(after, nullptr);
  };
  decide(move);
  for (int step = 0; step < kSteps && after.agenda.depth() > depth; ++step) {
    MoveList moves;
    list_moves(after, moves);
    decide(only_answer(View(after, after.agenda.top().seat, view.eye), moves));
  }
  if (after.agenda.depth() != depth) return 0;
  return worth_of(after, view.seat) - worth_of(view.state, view.seat);
}

// What to do in a window: lay what pays, buy a ship to emigrate with, nothing else. Each answer
// brings the end of the window nearer.
Move window_answer(const View& view, const MoveList& moves) {
  const Phase phase = phase_of(view.state);
  const bool last = phase == Phase::before_scoring;
  if (last || phase == Phase::before_income) {
    if (const auto laying = next_to_lay(view.state, view.seat, last)) {
      if (moves.contains(lay(laying->item))) return lay(laying->item);
    }
  }
  for (const Move move : moves) {
    if (kind_of(move) == MoveKind::use && use_worth(view, move) > kWorthUsing) return move;
  }
  // A ship to emigrate with in the next round; it costs what it is worth.
  const Player& player = view.state.at(view.seat);
  const int rounds = rounds_of(view.state) - view.state.round;
  if (phase == Phase::after_bonus && rounds >= 1 && large_ships(player) < 2 &&
      large_ships(player) + away(player) < 6) {
    const Move buy = ship_move(ShipDeed::buy, Ship::knarr);
    if (moves.contains(buy) && view.has(Item::silver) >= 5 + view.state.round) return buy;
  }
  if (view.state.agenda.top().what == Do::arrange && bought_emigration(view) > 0) {
    const Move buy = ship_move(ShipDeed::buy, Ship::knarr);
    if (moves.contains(buy)) return buy;
  }
  return moves.contains(kDone) ? kDone : moves[moves.size() - 1];
}

// What a task that lays something asks for.
Asked asked_of(const Task& task) {
  const auto laying = as<LayTask>(task);
  Asked asked{.item = laying.item(), .free = laying.source() != LaySource::supply};
  if (laying.has_surface()) asked.surface = laying.surface();
  if (laying.has_way()) asked.way = laying.way();
  return asked;
}

Move lay_answer(const View& view, const MoveList& moves) {
  const bool last = phase_of(view.state) == Phase::before_scoring;
  const Task& task = view.state.agenda.top();
  const Asked asked = asked_of(task);
  if (const auto laying = next_to_lay(view.state, view.seat, last, asked)) {
    const Move wish = !asked.surface ? on(laying->surface)
                      : !asked.way   ? turn(laying->way)
                                     : at(laying->at);
    if (moves.contains(wish)) return wish;
  }
  return moves[0];
}

int option_worth(const View& view, Move move) {
  const Task& task = view.state.agenda.top();
  if (move == kNo || move == kDone) return 0;
  if (kind_of(move) == MoveKind::use) {
    int worth = 1;
    for (const Line& line : lines_of(card_of(move))) {
      if (line.moment == Moment::standing) continue;
      worth = std::max(worth, effect_worth(view, line.effect, kNoSpace));
    }
    return worth;
  }
  const auto effects = as<EffectsTask>(task);
  const std::size_t step = effects.next() + (move == kYes ? 0 : value_of(move));
  const std::uint8_t space = effects.is_of_card() ? kNoSpace : effects.script();
  return effect_worth(view, effects.effect_at(step), space < kSpaces ? space : kNoSpace);
}

// What a move is worth where moves can be compared one by one.
int move_worth(const View& view, Move move) {
  const State& state = view.state;
  const Task& task = state.agenda.top();
  switch (task.what) {
    case Do::turn:
      if (move == kArrange) return bought_emigration(view);
      return move == kPass ? 0 : place_worth(view, place_of(move)) + view.liking(place_of(move));
    case Do::copy: return space_worth(view, n_of(move));
    case Do::effects:
    case Do::moment: return option_worth(view, move);
    case Do::upgrade: {
      if (move == kDone) return 0;
      const Which what = as<UpgradeTask>(task).which();
      if (what == Which::up_right || what == Which::up_left) {
        const std::optional<Item> to = moved_diagonally(item_in(move), what);
        return to ? view.price(*to) - view.price(item_in(move)) : 0;
      }
      const std::optional<Item> to = product(task, item_in(move));
      const auto steps = static_cast<int>(number(to.value_or(item_in(move)))) -
                         static_cast<int>(number(item_in(move)));
      return steps > 0 ? upgrade_worth(view, item_in(move), steps) : 0;
    }
    case Do::overseas: return move == kDone ? 0 : upgrade_worth(view, item_in(move), 1);
    case Do::mountain: {
      if (move == kDone) return 0;
      // A large number is not used up for a little.
      const int most = as<MountainTask>(task).most();
      return strip_worth(view, strip_of(move), strip_count(move)) - 20 * (most - strip_count(move));
    }
    case Do::sale:
      if (move == kDone) return 0;
      return view.price(item_in(move)) - special(item_in(move)).price * view.price(Item::silver);
    case Do::forge: return view.price(item_in(move));
    case Do::explore: {
      const auto sheet = static_cast<Sheet>(value_of(move));
      const std::size_t land = (value_of(move) - static_cast<std::uint32_t>(Sheet::shetland)) / 2;
      return land_worth(state, view.seat, sheet) +
             state.lands[land].silver * view.price(Item::silver);
    }
    case Do::emigrate: return emigration_worth(state, view.seat, ship_of(move)) - 10 * ore_of(move);
    case Do::play:
    case Do::keep: return move == kDone ? 0 : card_worth(view, card_of(move));
    case Do::vikings: return static_cast<int>(n_of(move));
    case Do::token: return view.price(kTokenSides[n_of(move)].orange);
    default: return 0;
  }
}

// Decisions that rules of thumb settle: a search would add nothing, or waste its futures on them.
bool judged_alone(const State& state) {
  switch (state.agenda.top().what) {
    case Do::window:
    case Do::arrange:
    case Do::lay:
    case Do::feast:
    case Do::vikings:
    case Do::upgrade:
    case Do::overseas:
    case Do::mountain:
    case Do::dice: return true;
    default: return false;
  }
}

Move only_answer(const View& view, const MoveList& moves) {
  switch (view.state.agenda.top().what) {
    case Do::window:
    case Do::arrange: return window_answer(view, moves);
    case Do::lay: return lay_answer(view, moves);
    case Do::feast: return moves.contains(kFill) ? kFill : kLeaveBare;
    case Do::dice: return dice_answer(view, moves);
    default: break;
  }
  return bots::best_of(moves, [&](Move move) {
    return move == kArrange ? bots::kNotAtAll : move_worth(view, move);
  });
}

// How much more than its price a move of a turn is liked in this future. Taken from the luck to
// come without drawing it: the whim lasts until something else is drawn, and all moves that are
// tried meet the same one, so that it does not decide between them.
int whim(Rng rng, Seat seat, Move move) {
  std::uint64_t seed = std::uint64_t{rng.next()} << 32U;
  seed ^= (std::uint64_t{index(seat)} << 24U) ^ move.code;
  return static_cast<int>(Rng(seed).below(kLuck + 1));
}

}  // namespace

template <Eye eye>
Move guess(const State& state, const MoveList& moves, Rng& rng) {
  const Task& task = state.agenda.top();
  const View view(state, task.seat, eye);
  if (judged_alone(state)) return only_answer(view, moves);
  const std::uint32_t luck = task.what == Do::own ? 1000 : 20;
  return bots::best_of(moves, [&](Move move) {
    if (move == kArrange && task.what != Do::turn) return bots::kNotAtAll;
    const int liked =
        task.what == Do::turn ? whim(rng, task.seat, move) : static_cast<int>(rng.below(luck + 1));
    return move_worth(view, move) + liked;
  });
}

// Arranging is left to the windows between the phases: one comes before everything it is good for.
template <Eye eye>
bool thin(const State& state, MoveList& moves) {
  const View view(state, state.agenda.top().seat, eye);
  if (judged_alone(state)) {
    const Move only = only_answer(view, moves);
    moves.clear();
    moves.push_back(only);
    return true;
  }
  const Do top = state.agenda.top().what;
  const auto judged = bots::ranked(moves, [&](Move move) {
    const bool useless = move == kArrange && (top != Do::turn || bought_emigration(view) <= 0);
    return useless ? bots::kNotAtAll : move_worth(view, move);
  });
  // The best few, and of them near doubles of a space last: who takes any of the first must choose
  // among different plans.
  moves.clear();
  unsigned groups = 0;
  FixedVector<Move, kThoughts> doubles;
  for (const bots::Judged& each : judged) {
    if (moves.size() + doubles.size() == kThoughts) break;
    const bool space = kind_of(each.move) == MoveKind::place && place_of(each.move) < kSpaces;
    const unsigned group =
        space ? 1U << static_cast<unsigned>(info(static_cast<Space>(place_of(each.move))).group)
              : 0U;
    if ((groups & group) != 0) {
      doubles.push_back(each.move);
    } else {
      moves.push_back(each.move);
    }
    groups |= group;
  }
  for (const Move move : doubles) moves.push_back(move);
  return true;
}

template Move guess<Eye::plain>(const State&, const MoveList&, Rng&);
template Move guess<Eye::taught>(const State&, const MoveList&, Rng&);
template bool thin<Eye::plain>(const State&, MoveList&);
template bool thin<Eye::taught>(const State&, MoveList&);

int outlook(const State& state, Seat seat) {
  if (is_solo(state)) return worth_of(state, seat) - kPointsAlone;
  return bots::lead_of(seat, state.player_count,
                       [&](std::size_t i) { return worth_of(state, seat_at(i)); });
}

int margin(const State& state, Seat seat) { return outlook(state, seat); }

// Alone each point is as good as any other; among rivals a point is a point, and to be ahead is
// worth a few more.
int worth_of_end(const State& end, int ahead) {
  if (is_solo(end)) return ahead;
  constexpr int kWin = 500;
  return ahead + (ahead > 0 ? kWin : ahead < 0 ? -kWin : 0);
}

bool undoes(const State&, Move move) { return move == kUndo || move == kArrange; }

// A whole match for each player is guessed in every future, and guessed well: a third as many tell
// as much as elsewhere.
int playouts(const State& seen, int wished) {
  return std::min(wished / 3, 360 / (1 + seen.player_count));
}

std::vector<Move> whole_deed(const State& seen) {
  const Task& task = seen.agenda.top();
  if (task.what != Do::lay && task.what != Do::window && task.what != Do::arrange) return {};
  const Asked asked = task.what == Do::lay ? asked_of(task) : Asked{};
  const bool last = phase_of(seen) == Phase::before_scoring;
  const auto best = next_to_lay(seen, task.seat, last, asked);
  if (!best) return {};
  // Silver is food, too, and a bare cell of the feast costs more than any other.
  const bool hungry = ahead_of(seen, task.seat).need > food_cells(seen.at(task.seat));
  if (best->item == Item::silver && hungry && !asked.item) return {};
  const auto laying = begin_laying(seen, best->item, best->surface, best->way);
  return laying ? lay_at(*laying, best->at) : std::vector<Move>();
}

std::vector<std::vector<Move>> best_deeds(const State& seen, std::optional<Inspectable> thing,
                                          std::size_t most) {
  const Task& task = seen.agenda.top();
  Asked asked;
  if (task.what == Do::lay) {
    asked = asked_of(task);
  } else if (thing && kind_of(*thing) == InspectableKind::item) {
    asked.item = item_at(value_of(*thing));
  }
  std::vector<std::vector<Move>> deeds;
  if (!asked.item) return deeds;
  for (const Laying& each : best_places(seen, task.seat, asked, most)) {
    const auto laying = begin_laying(seen, each.item, each.surface, each.way);
    if (laying) deeds.push_back(lay_at(*laying, each.at));
  }
  return deeds;
}

void apply_legal(State& state, Move move) {
  answer(state, move, nullptr);
  run(state, nullptr);
}

}  // namespace meadhall::feast_bots
