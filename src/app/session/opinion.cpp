#include "app/session/opinion.h"

#include <algorithm>
#include <cstdlib>

#include "app/session/deeds.h"
#include "app/session/replay.h"
#include "core/sort_few.h"

namespace meadhall::app {
namespace {

constexpr int kWorthShowing = 100;        // a point, of a best or costly move
constexpr int kChanceWorthShowing = 50;   // per mille, of a costly move where points are none
constexpr std::size_t kCostly = 3;        // of a player
constexpr std::size_t kLookedAhead = 80;  // decisions after one, for the reason why it cost
constexpr int kTurn = 150;                // per mille: what a turning point turns at least
constexpr std::size_t kTurnings = 3;      // the greatest

// Hundredths to whole points.
int rounded(int hundredths) { return (hundredths + (hundredths < 0 ? -50 : 50)) / 100; }
int percent(int per_mille) { return (per_mille + 5) / 10; }

Message margin_told(int hundredths) {
  const int points = rounded(hundredths);
  if (points == 0) return Message("bot.level");
  return Message(points > 0 ? "bot.ahead" : "bot.behind").with("n", std::abs(points));
}

// A decision of the match as it was played.
struct Decision {
  std::size_t moment;
  Match::Node before;
  Seat seat;
  Move move;
};

std::vector<Decision> decisions(const Match& match) {
  std::vector<Decision> all;
  Match::Node before = Match::kStart;
  for (const Match::Node node : match.whole_line()) {
    const std::optional<Seat> actor = match.game().actor(match.position_at(before));
    all.push_back({all.size(), before, *actor, match.move_of(node)});
    before = node;
  }
  return all;
}

Message described(const Match& match, const Decision& at, Move move) {
  return match.game().describe(match.position_at(at.before), move);
}

// Where a player's chance changed most from one of their decisions to what came of it.
std::vector<Finding> turnings(const Match& match, const std::vector<Decision>& all,
                              const bots::Review& review) {
  struct Turn {
    const Decision* decision;
    int by;
  };
  std::vector<Turn> turns;
  for (const Decision& each : all) {
    const std::size_t seat = index(each.seat);
    const int by = review[each.moment + 1].chances[seat] - review[each.moment].chances[seat];
    if (std::abs(by) >= kTurn) turns.push_back({&each, by});
  }
  sort_few(turns, [](const Turn& a, const Turn& b) { return std::abs(a.by) > std::abs(b.by); });
  turns.resize(std::min(turns.size(), kTurnings));
  sort_few(turns,
           [](const Turn& a, const Turn& b) { return a.decision->moment < b.decision->moment; });
  std::vector<Finding> found;
  for (const Turn& each : turns) {
    const Decision& at = *each.decision;
    const int before = review[at.moment].chances[index(at.seat)];
    found.push_back({Finding::Kind::turning, at.seat, at.moment, at.before,
                     Message("bot.turning")
                         .with("player", at.seat)
                         .with("move", Message::List{described(match, at, at.move)})
                         .with("before", percent(before))
                         .with("after", percent(before + each.by))});
  }
  return found;
}

// How the match went on after a decision, as far as a reason may look.
bots::Comparison compared(const Match& match, const std::vector<Decision>& all, const Decision& at,
                          Move better) {
  bots::Comparison compared{.before = match.position_at(at.before), .better = {better}};
  compared.other = at.move;
  const std::size_t last = std::min(all.size(), at.moment + 1 + kLookedAhead);
  for (std::size_t i = at.moment + 1; i < last; ++i) {
    compared.then.push_back({match.position_at(all[i].before), all[i].move});
  }
  compared.end = match.position_at(match.whole_line().back());
  return compared;
}

// The decisions that cost a player most, each with what would have been better and why.
void add_costly(std::vector<Finding>& found, const Match& match, const std::vector<Decision>& all,
                const bots::Review& review, std::size_t seat) {
  const bool points = bots::bots_for(match.game()).counts_points;
  const auto cost = [&](const Decision* at) { return review[at->moment].loss; };
  std::vector<const Decision*> costly;
  for (const Decision& each : all) {
    const bool worth = index(each.seat) == seat && review[each.moment].better &&
                       cost(&each) >= (points ? kWorthShowing : kChanceWorthShowing);
    if (worth) costly.push_back(&each);
  }
  sort_few(costly, [&](const Decision* a, const Decision* b) { return cost(a) > cost(b); });
  costly.resize(std::min(costly.size(), kCostly));
  for (const Decision* at : costly) {
    const Move better = *review[at->moment].better;
    Message told(points ? "bot.costly" : "bot.costly_chance");
    told.with("player", at->seat)
        .with("round", match.game().round_of(match.position_at(at->before)))
        .with("move", Message::List{described(match, *at, at->move)})
        .with("n", points ? rounded(cost(at)) : percent(cost(at)))
        .with("better", Message::List{described(match, *at, better)});
    found.push_back({Finding::Kind::costly, at->seat, at->moment, at->before, std::move(told),
                     bots::counsel(match.game()).why(compared(match, all, *at, better))});
  }
}

// A player's best move.
void add_best(std::vector<Finding>& found, const Match& match, const std::vector<Decision>& all,
              const bots::Review& review, std::size_t seat) {
  const bool points = bots::bots_for(match.game()).counts_points;
  const Decision* best = nullptr;
  for (const Decision& each : all) {
    if (index(each.seat) != seat) continue;
    const int lead = review[each.moment].lead;
    if (lead >= (best ? review[best->moment].lead + 1 : kWorthShowing)) best = &each;
  }
  if (!best) return;
  Message told(points ? "bot.best" : "bot.best_move");
  told.with("player", best->seat).with("move", Message::List{described(match, *best, best->move)});
  if (points) told.with("n", rounded(review[best->moment].lead));
  found.push_back({Finding::Kind::best, best->seat, best->moment, best->before, std::move(told)});
}

Message choice_told(const Match& match, const bots::Advice& advice) {
  const Game& game = match.game();
  Message deed = bots::counsel(game).deed_told(match.position(), advice.deed());
  return deed.empty() ? game.describe(match.position(), advice.move) : deed;
}

}  // namespace

std::string_view bot_name(std::uint8_t bot) {
  constexpr std::array<std::string_view, kFirstEqual + 1> kNames = {
      "bot.none", "bot.thrall", "bot.karl", "bot.skald", "bot.jarl", "bot.equal"};
  return kNames[std::min(bot, kFirstEqual)];
}

Message advice_told(const Match& match, const bots::Advice& advice) {
  const Game& game = match.game();
  const bool alone = match.start().setup.players == 1;
  const bool points = bots::bots_for(game).counts_points;
  Message told(alone ? "bot.advice_alone" : points ? "bot.advice_line" : "bot.advice_chance");
  told.with("move", Message::List{choice_told(match, advice)});
  if (alone) return told.with("n", rounded(advice.margin + bots::bots_for(game).par_alone));
  told.with("n", percent(advice.chance));
  if (points) told.with("margin", Message::List{margin_told(advice.margin)});
  return told;
}

Message reason_told(const Match& match, std::span<const bots::Advice> all) {
  if (all.empty()) return {};
  bots::Comparison compared{.before = match.position(), .better = all.front().deed()};
  if (all.size() > 1) compared.other = all[1].move;
  return bots::counsel(match.game()).why(compared);
}

Message Finding::sentence() const {
  if (why.empty()) return told;
  return because(told, why);
}

std::vector<Finding> findings(const Match& match, const bots::Review& review) {
  const std::vector<Decision> all = decisions(match);
  std::vector<Finding> found;
  const std::vector<SeatInfo>& seats = match.start().seats;
  const bool persons =
      std::ranges::any_of(seats, [](const SeatInfo& seat) { return seat.bot == 0; });
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (!persons || seats[i].bot == 0) add_costly(found, match, all, review, i);
  }
  for (Finding& each : turnings(match, all, review)) found.push_back(std::move(each));
  for (std::size_t i = 0; i < seats.size(); ++i) add_best(found, match, all, review, i);
  return found;
}

std::vector<Chances> chances_by_round(const Match& match, const bots::Review& review) {
  const Timeline timeline(match);
  std::vector<Chances> all;
  for (const std::size_t moment : timeline.rounds()) {
    const int round = match.game().round_of(match.position_at(timeline.node(moment)));
    all.push_back({Message("bot.round").with("round", round), review[moment].chances});
  }
  all.push_back({Message("bot.at_end"), review.back().chances});
  return all;
}

}  // namespace meadhall::app
