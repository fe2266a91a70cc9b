#include "app/session/opinion.h"

#include <algorithm>
#include <cstdlib>

#include "app/session/replay.h"
#include "core/sort_few.h"

namespace meadhall::app {
namespace {

constexpr std::size_t kReasons = 3;   // told of a move
constexpr int kWorthSaying = 50;      // half a point
constexpr int kWorthShowing = 100;    // a point, of a best or costliest move
constexpr int kTurn = 150;            // per mille: what a turning point turns at least
constexpr std::size_t kTurnings = 3;  // the greatest

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

}  // namespace

std::string_view bot_name(std::uint8_t bot) {
  constexpr std::array<std::string_view, kBotLevels + 1> kNames = {
      "bot.none", "bot.thrall", "bot.karl", "bot.skald", "bot.jarl"};
  return kNames[bot];
}

Message advice_told(const Match& match, const bots::Advice& advice) {
  const bool points = match.game().can.scoring_on_the_way != nullptr;
  Message told(points ? "bot.advice_line" : "bot.advice_chance");
  told.with("move", Message::List{match.game().describe(match.position(), advice.move)})
      .with("n", percent(advice.chance));
  if (points) told.with("margin", Message::List{margin_told(advice.margin)});
  return told;
}

Message reasons_told(const Match& match, const bots::Advice& advice) {
  const ScoreSheet sheet = match.game().score(match.position());
  std::vector<std::size_t> lines;
  for (std::size_t line = 0; line < std::min(advice.terms.size(), sheet.lines.size()); ++line) {
    if (std::abs(advice.terms[line]) >= kWorthSaying) lines.push_back(line);
  }
  sort_few(lines, [&](std::size_t a, std::size_t b) {
    return std::abs(advice.terms[a]) > std::abs(advice.terms[b]);
  });
  lines.resize(std::min(lines.size(), kReasons));
  Message::List reasons;
  for (const std::size_t line : lines) {
    const int points = rounded(advice.terms[line]);
    reasons.push_back(
        Message("bot.reason")
            .with("category", Term{sheet.lines[line].category})
            .with("points", (points < 0 ? "−" : "+") + std::to_string(std::abs(points))));
  }
  if (reasons.empty()) return {};
  return Message("bot.why").with("reasons", std::move(reasons));
}

std::vector<Finding> findings(const Match& match, const bots::Review& review) {
  const std::vector<Decision> all = decisions(match);
  std::vector<Finding> found = turnings(match, all, review);
  const bool points = match.game().can.scoring_on_the_way != nullptr;
  for (std::size_t i = 0; i < match.start().seats.size(); ++i) {
    const Decision* best = nullptr;
    const Decision* costliest = nullptr;
    for (const Decision& each : all) {
      if (index(each.seat) != i) continue;
      const bots::Judgement& here = review[each.moment];
      if (here.lead >= (best ? review[best->moment].lead + 1 : kWorthShowing)) best = &each;
      const int least = costliest ? review[costliest->moment].loss + 1 : kWorthShowing;
      if (here.better && here.loss >= least) costliest = &each;
    }
    if (best) {
      Message told(points ? "bot.best" : "bot.best_move");
      told.with("player", best->seat)
          .with("move", Message::List{described(match, *best, best->move)});
      if (points) told.with("n", rounded(review[best->moment].lead));
      found.push_back(
          {Finding::Kind::best, best->seat, best->moment, best->before, std::move(told)});
    }
    if (costliest) {
      const bots::Judgement& here = review[costliest->moment];
      Message told(points ? "bot.costliest" : "bot.costliest_move");
      told.with("player", costliest->seat)
          .with("move", Message::List{described(match, *costliest, costliest->move)})
          .with("better", Message::List{described(match, *costliest, *here.better)});
      if (points) told.with("n", rounded(here.loss));
      found.push_back({Finding::Kind::costliest, costliest->seat, costliest->moment,
                       costliest->before, std::move(told)});
    }
  }
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
