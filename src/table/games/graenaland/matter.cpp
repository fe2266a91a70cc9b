#include "table/games/graenaland/council_parts.h"
#include "table/kit/widgets.h"

// What lies before the council, and who says what about it.

namespace meadhall::table::graenaland_table {

using graenaland::Step;

namespace {

bool has_answered(const graenaland::State& state, Seat seat) {
  return (unsigned{state.answered} >> index(seat) & 1U) != 0;
}

// The vote at hand, where somebody here may say theirs before it is their turn: not while the
// device goes from hand to hand for each answer, nor in a lesson, which asks one thing at a time.
bool in_any_order(const Scene& scene) {
  const app::App& app = scene.frame.app;
  return scene.state.step == Step::vote && !app.replaying() && !app.visiting();
}

bool plays_here(const Scene& scene, Seat seat) {
  return scene.seat_info(seat).bot == 0 && !scene.frame.app.match().is_remote(seat);
}

}  // namespace

std::optional<Matter> matter_of(const Scene& scene) {
  const graenaland::State& state = scene.state;
  if (count_moves(scene)) {
    const Ballot& ballot = scene.drafts.counts.after();
    return Matter{.land = ballot.land,
                  .proposer = ballot.proposer,
                  .shares = ballot.shares,
                  .votes = ballot.votes,
                  .voting = true};
  }
  const Drafts& drafts = scene.drafts;
  if (drafts.land && (state.step == Step::propose || state.step == Step::share)) {
    return Matter{.land = *drafts.land,
                  .proposer = state.step == Step::share ? state.proposal.proposer : state.turn,
                  .shares = drafts.shares,
                  .left = drafts.left,
                  .votes = scene.model.votes[*drafts.land],
                  .drafting = true};
  }
  if (state.step != Step::share && state.step != Step::vote) return std::nullopt;
  return Matter{.land = state.proposal.land,
                .proposer = state.proposal.proposer,
                .shares = state.proposal.shares,
                .left = state.proposal.left,
                .votes = scene.model.votes[state.proposal.land],
                .voting = state.step == Step::vote};
}

Seats bowl_order(const Scene& scene, const Matter& matter) {
  Seats seats;
  Seat seat = matter.proposer;
  for (std::size_t i = 0; i < scene.seats(); ++i) {
    seat = next_seat(seat, scene.seats());
    if (matter.votes.of_seat(seat) > 0) seats.push_back(seat);
  }
  return seats;
}

bool votes_here(const Scene& scene, Seat seat) {
  if (scene.state.step != Step::vote || count_moves(scene)) return false;
  if (scene.model.votes[scene.state.proposal.land].of_seat(seat) == 0) return false;
  if (has_answered(scene.state, seat)) return false;
  if (in_any_order(scene) && !scene.frame.app.settings().hands_over()) {
    return plays_here(scene, seat);
  }
  return scene.acts(seat) && !scene.decision.moves.empty();
}

std::optional<bool> vote_of(const Scene& scene, Seat seat) {
  if (count_moves(scene)) {
    const Counts& counts = scene.drafts.counts;
    return counts.progress(scene.frame.view.now) >= 1 ? counts.after().answers[index(seat)]
                                                      : counts.before().answers[index(seat)];
  }
  return scene.drafts.votes[index(seat)];
}

std::optional<Seat> next_voter(const Scene& scene) {
  const Drafts& drafts = scene.drafts;
  if (drafts.voter && votes_here(scene, *drafts.voter)) return drafts.voter;
  const std::optional<Matter> matter = matter_of(scene);
  if (!matter) return std::nullopt;
  for (const Seat seat : bowl_order(scene, *matter)) {
    if (votes_here(scene, seat) && !drafts.votes[index(seat)]) return seat;
  }
  return std::nullopt;
}

bool can_count(const Scene& scene) {
  bool any = false;
  for (std::size_t i = 0; i < scene.seats(); ++i) {
    if (!votes_here(scene, seat_at(i))) continue;
    if (!scene.drafts.votes[i]) return false;
    any = true;
  }
  return any;
}

bool council_votes(const Scene& scene) {
  for (std::size_t i = 0; i < scene.seats(); ++i) {
    if (votes_here(scene, seat_at(i))) return true;
  }
  return false;
}

std::optional<Seat> council_voter(const Scene& scene) {
  if (!council_votes(scene)) return scene.actor;
  if (const auto next = next_voter(scene)) return next;
  for (std::size_t i = 0; i < scene.seats(); ++i) {
    if (votes_here(scene, seat_at(i))) return seat_at(i);
  }
  return scene.actor;
}

bool council_sits(const Scene& scene) {
  if (count_moves(scene)) return true;
  switch (scene.state.step) {
    case Step::propose: return scene.asks(Step::propose);
    case Step::share:
    case Step::vote:
    case Step::pledge: return true;
    default: return false;
  }
}

Colour clan_colour(const Scene& scene, Seat seat) {
  return current_palette.seats[scene.clan(seat) % current_palette.seats.size()];
}

void draw_crest(Paint& paint, Seat seat, Colour clan, Point center, float size) {
  paint.disc(center, size / 2, current_palette.wood_dark);
  paint.disc(center, size * 0.46F, current_palette.gold_edge);
  paint.disc(center, size * 0.42F, clan);
  draw_mark(paint, index(seat), center, size * 0.46F, ink_on(clan));
}

}  // namespace meadhall::table::graenaland_table
