#include "table/games/graenaland/council_words.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "app/session/promises.h"
#include "games/graenaland/flow.h"
#include "games/graenaland/words.h"
#include "table/games/graenaland/council_parts.h"

namespace meadhall::table::graenaland_table {

using graenaland::kClasses;
using graenaland::State;
using graenaland::Step;
using graenaland::Votes;

namespace {

int votes_of(const Votes& votes, unsigned seats) {
  int sum = 0;
  for (std::size_t i = 0; i < votes.of.size(); ++i) {
    if ((seats >> i & 1U) != 0) sum += votes.of[i];
  }
  return sum;
}

// "Astrid + Bjorn".
Message names_told(unsigned seats) {
  const auto first = static_cast<std::size_t>(std::countr_zero(seats));
  const unsigned rest = seats & (seats - 1);
  if (rest == 0) return Message("graenaland.player").with("player", seat_at(first));
  return Message("graenaland.votes.and")
      .with("player", seat_at(first))
      .with("rest", Message::List{names_told(rest)});
}

Message::List sets_told(const std::vector<unsigned>& sets) {
  Message::List told;
  for (const unsigned set : sets) told.push_back(names_told(set));
  return told;
}

// Whether any `n` of the others will do; 0 if it matters who.
int any_of(const std::vector<unsigned>& sets, unsigned others) {
  const int all = std::popcount(others);
  const int size = sets.empty() ? 0 : std::popcount(sets.front());
  const bool alike =
      std::ranges::all_of(sets, [&](unsigned set) { return std::popcount(set) == size; });
  int combinations = 1;
  for (int i = 0; i < size; ++i) combinations = combinations * (all - i) / (i + 1);
  const bool choice = size > 0 && size < all;
  return alike && choice && static_cast<int>(sets.size()) == combinations ? size : 0;
}

// The smallest sets of other seats whose votes, with so many `own`, are more than half; one bit a
// seat, small ones first.
std::vector<unsigned> partners(const Votes& votes, unsigned others, int own) {
  const int wanted = majority(votes.total) - own;
  std::vector<unsigned> sets;
  for (int size = 1; size <= std::popcount(others); ++size) {
    for (unsigned set = 1; set <= others; ++set) {
      if ((set & ~others) != 0 || std::popcount(set) != size) continue;
      if (votes_of(votes, set) < wanted) continue;
      const bool smaller =
          std::ranges::any_of(sets, [&](unsigned known) { return (known & set) == known; });
      if (!smaller) sets.push_back(set);
    }
  }
  return sets;
}

// With so many yes, and the others' votes still open.
Message outcome_told(const Votes& votes, int yes, unsigned open) {
  const int most = yes + votes_of(votes, open);
  const int wanted = majority(votes.total);
  const bool sure = yes >= wanted || most < wanted;
  const int seats = std::popcount(open);
  if (sure) {
    const bool passes = yes >= wanted;
    if (seats == 0) {
      return Message(passes ? "ui.graenaland.council.passes" : "ui.graenaland.council.fails");
    }
    if (seats > 1) {
      return Message(passes ? "ui.graenaland.council.passes_all"
                            : "ui.graenaland.council.fails_all");
    }
    return Message(passes ? "ui.graenaland.council.passes_one" : "ui.graenaland.council.fails_one")
        .with("player", seat_at(static_cast<std::size_t>(std::countr_zero(open))));
  }
  if (seats == 1) {
    const auto seat = static_cast<std::size_t>(std::countr_zero(open));
    return Message("ui.graenaland.council.decides")
        .with("player", seat_at(seat))
        .with("n", votes.of[seat]);
  }
  const std::vector<unsigned> sets = partners(votes, open, yes);
  return Message("ui.graenaland.council.needs")
      .with("n", static_cast<int>(sets.size()))
      .with("sets", sets_told(sets));
}

// What the proposer's own votes come to.
Message power_of(const Votes& votes, Seat seat) {
  const int own = votes.of_seat(seat);
  const unsigned others = votes.voters() & ~(1U << index(seat));
  if (own >= majority(votes.total)) return Message("ui.graenaland.council.alone");
  const std::vector<unsigned> sets = partners(votes, others, own);
  if (const int n = any_of(sets, others); n > 0) {
    return Message("ui.graenaland.council.any").with("n", n);
  }
  return Message("ui.graenaland.council.with")
      .with("n", static_cast<int>(sets.size()))
      .with("sets", sets_told(sets));
}

std::string figure_told(const app::App& app, int votes, int all) {
  return app.say(Message("ui.graenaland.council.of").with("votes", votes).with("all", all));
}

// Who is asked for a proposal for this land next, if this one fails.
std::optional<Seat> proposes_next(const State& state, const Matter& matter) {
  for (Seat seat = next_seat(matter.proposer, state.player_count); seat != state.main;
       seat = next_seat(seat, state.player_count)) {
    if (can_propose(state, seat, matter.land)) return seat;
  }
  return std::nullopt;
}

void tell_vote(const Scene& scene, const Matter& matter, std::vector<CouncilLine>& lines) {
  const app::App& app = scene.frame.app;
  int yes = 0;
  unsigned open = matter.votes.voters();
  for (std::size_t i = 0; i < scene.seats(); ++i) {
    const auto vote = scene.drafts.votes[i];
    if (!vote || (open >> i & 1U) == 0) continue;
    open &= ~(1U << i);
    if (*vote) yes += matter.votes.of[i];
  }
  const int all = matter.votes.total;
  const auto told = [&](CouncilLine::Mark mark, int with, unsigned rest) {
    lines.push_back(
        {mark, figure_told(app, with, all), app.say(outcome_told(matter.votes, with, rest))});
  };
  const std::optional<Seat> asked = next_voter(scene);
  if (asked && !scene.drafts.votes[index(*asked)]) {
    const unsigned rest = open & ~(1U << index(*asked));
    told(CouncilLine::Mark::yes, yes + matter.votes.of_seat(*asked), rest);
    told(CouncilLine::Mark::no, yes, rest);
  } else {
    const int wanted = majority(all);
    told(yes >= wanted                                 ? CouncilLine::Mark::yes
         : yes + votes_of(matter.votes, open) < wanted ? CouncilLine::Mark::no
                                                       : CouncilLine::Mark::none,
         yes, open);
  }
  if (const auto next = proposes_next(scene.state, matter)) {
    lines.push_back({CouncilLine::Mark::share,
                     {},
                     app.say(Message("ui.graenaland.council.if_fails")
                                 .with("player", *next)
                                 .with("land", land_text(scene.state, matter.land)))});
  }
}

Message cards_told(int n) { return Message("ui.graenaland.council.cards").with("n", n); }

// How many cards whoever gets some would then hold: everybody may count backs and supply cards.
Message::List hands_told(const State& state, const Matter& matter) {
  Message::List hands;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const int given = sum(matter.shares[i]);
    if (given == 0) continue;
    const graenaland::Player& player = state.players[i];
    const int held = sum(player.backs) + player.supply_count;
    hands.push_back(Message("ui.graenaland.council.hand")
                        .with("player", seat_at(i))
                        .with("cards", Message::List{cards_told(held + given)}));
  }
  return hands;
}

}  // namespace

void CouncilWords::refresh(const Scene& scene) {
  const app::App& app = scene.frame.app;
  const Counts& counts = scene.drafts.counts;
  const double now = scene.frame.view.now;
  const int stage = !counts.shown(now) ? 0 : counts.progress(now) < 1 ? 1 : 2;
  const bool finger = scene.frame.view.touch;
  if (!done_.due(app, {scene.drafts.changes, stage, finger, app.later_part_came()})) return;
  const WorkedOut<Key> done = done_;
  *this = {};
  done_ = done;

  const State& state = scene.state;
  const Match& match = app.match();
  std::string land;
  if (const std::optional<Matter> matter = matter_of(scene)) {
    land = land_text(state, matter->land);
    const bool shares = !matter->voting;
    title =
        app.say(Message(shares ? "ui.graenaland.council.shares" : "ui.graenaland.council.proposes")
                    .with("player", matter->proposer)
                    .with("land", land));
    const int all = matter->votes.total;
    if (stage == 2) {
      rule = app.say(
          Message(counts.passed() ? "ui.graenaland.council.passed" : "ui.graenaland.council.failed")
              .with("votes", counts.yes())
              .with("all", all));
    } else {
      rule =
          app.say(Message("ui.graenaland.council.rule").with("all", all).with("n", majority(all)));
    }
    const int open = sum(matter->left);
    int pile = open;
    for (std::size_t i = 0; i < scene.seats(); ++i) {
      const int n = sum(matter->shares[i]);
      pile += n;
      votes[i] = app.say(Message("graenaland.board.votes").with("n", matter->votes.of[i]));
      cards[i] = app.say(cards_told(n));
    }
    if (Message::List told = hands_told(state, *matter); stage == 0 && !told.empty()) {
      hands = app.say(Message("ui.graenaland.council.hands").with("hands", std::move(told)));
    }
    of_cards = app.say(Message("ui.graenaland.council.of_cards").with("n", pile));
    left = app.say(Message("ui.graenaland.council.left").with("n", open));
    still = app.say(Message("ui.graenaland.council.still").with("n", open));
    if (matter->drafting) {
      const std::size_t next = next_class(scene.drafts);
      std::array<std::uint8_t, kClasses> one{};
      if (next < kClasses) {
        one[next] = 1;
        question = app.say(Message("graenaland.ask.share")
                               .with("land", land)
                               .with("card", pile_told(state, matter->land, one)));
      } else {
        question = app.say(Message("ui.graenaland.council.ready").with("land", land));
      }
      lines.push_back({CouncilLine::Mark::none,
                       figure_told(app, matter->votes.of_seat(matter->proposer), all),
                       app.say(power_of(matter->votes, matter->proposer))});
      if (next < kClasses && matter->votes.voters() != 1U << index(matter->proposer)) {
        lines.push_back(
            {CouncilLine::Mark::share,
             {},
             app.say(finger ? "ui.graenaland.council.hint_tap" : "ui.graenaland.council.hint")});
      }
    } else if (stage == 0 && matter->voting) {
      question = app.say(Message("ui.graenaland.council.vote")
                             .with("player", matter->proposer)
                             .with("land", land));
      tell_vote(scene, *matter, lines);
    }
  } else if (state.step == Step::propose) {
    title = app.say("ui.graenaland.council.choose");
  } else if (state.step == Step::pledge) {
    land = land_text(state, state.order.at);
    title = app.say(Message("ui.graenaland.council.joint")
                        .with("what", Term{construction_term(state.order.what)})
                        .with("land", land));
    const bool open = std::ranges::any_of(state.order.needs, [](int n) { return n > 0; });
    if (open && scene.asks(Step::pledge)) {
      lines.push_back(
          {CouncilLine::Mark::none,
           {},
           app.say(Message("ui.graenaland.council.hint_pledge").with("player", state.main))});
    }
  }
  if (match.game().can.table_talk == nullptr) return;
  const std::vector<std::size_t> made = app::promises_so_far(match);
  promises = app.say(
      Message("ui.graenaland.council.promises").with("count", static_cast<int>(made.size())));
  // What bots ask for waits here until it is answered: the message of it does not stay.
  if (app.later_part_came() && !app.replaying()) {
    const std::vector<Message> wishes = app::asked_of_persons(match);
    if (!wishes.empty()) promise = app.say(wishes.back());
  }
  if (!promise.empty() || land.empty()) return;
  for (const std::size_t number : made) {
    const Promise& each = match.notebook().promises()[number];
    if (each.words.find(land) == std::string::npos) continue;
    promise = app.say(Message("notebook.phrase").with("player", each.by).with("words", each.words));
  }
}

}  // namespace meadhall::table::graenaland_table
