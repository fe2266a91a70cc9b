#include <algorithm>

#include "table/games/graenaland/council_parts.h"

// What was collected belongs to one decision: it is sent in the rules' order, or dropped.

namespace meadhall::table::graenaland_table {

using graenaland::Step;

namespace {

// Whether only votes of the same vote lie between the two.
bool only_votes_since(const Match& match, Match::Node then) {
  Match::Node at = match.current();
  for (std::size_t i = 0; i < graenaland::kMaxPlayers && at != Match::kStart; ++i) {
    if (graenaland::kind_of(match.move_of(at)) != graenaland::MoveKind::vote) return false;
    at = match.parent_of(at);
    if (at == then) return true;
  }
  return false;
}

// Whether what is collected still belongs to what is asked. Votes that are being counted go on
// from one voter to the next, as long as it is the same vote.
void follow_decision(Scene& scene) {
  Drafts& drafts = scene.drafts;
  const Match& match = scene.frame.app.match();
  const Match::Node here = match.current();
  if (scene.frame.app.replaying()) {
    if (drafts.at) drafts.drop();
    return;
  }
  if (drafts.at == here || payment_goes_on(scene)) return;
  const bool goes_on = drafts.counting && drafts.at && scene.state.step == Step::vote &&
                       scene.state.answered != 0 && only_votes_since(match, *drafts.at);
  if (!goes_on) drafts.drop();
  drafts.at = here;
  show_payment(scene);
  if (scene.asks(Step::share)) continue_draft(drafts, scene.state);
  // Whoever proposed wants it to pass, and can still say no.
  const Seat proposer = scene.state.proposal.proposer;
  if (!goes_on && scene.state.step == Step::vote && votes_here(scene, proposer) &&
      !scene.frame.app.visiting()) {
    drafts.votes[index(proposer)] = true;
  }
}

// What lies open of a vote, so that it can be counted from there.
void watch_vote(Scene& scene) {
  Counts& counts = scene.drafts.counts;
  if (counts.shown(scene.frame.view.now) || scene.state.step != Step::vote) return;
  Ballot ballot{.land = scene.state.proposal.land,
                .proposer = scene.state.proposal.proposer,
                .shares = scene.state.proposal.shares,
                .votes = scene.model.votes[scene.state.proposal.land]};
  ballot.answers = scene.drafts.votes;
  counts.lie_open(ballot);
}

void send_vote(Scene& scene) {
  Drafts& drafts = scene.drafts;
  Frame& frame = scene.frame;
  if (!drafts.counting || !scene.asks(Step::vote) || frame.app.handing_over()) return;
  const std::optional<bool> vote = drafts.votes[index(*scene.actor)];
  if (!vote) {
    drafts.counting = false;  // of somebody who came later: they are asked first
    return;
  }
  // To count was a decision: it is not asked about once more.
  frame.order(frame.app.pending() ? "confirm" : *vote ? "play vote yes" : "play vote no");
  frame.animating = true;
}

}  // namespace

void send_drafts(Scene& scene) {
  follow_decision(scene);
  watch_vote(scene);
  send_vote(scene);
  send_payment(scene);
}

// Bots answer a vote after those who sit here have had their say.
bool holds_bots(const match::Stage& stage) {
  const Scene& scene = scene_on(stage);
  const app::App& app = scene.frame.app;
  return !app.replaying() && council_votes(scene) && !scene.drafts.counting &&
         !app.settings().hands_over();
}

// A deed that is shown in motion was taken in as its trips were sent; any other is there at once.
void follow_motion(match::Stage& stage, const match::AnimationFrame& now) {
  Counts& counts = scene_on(stage).drafts.counts;
  if (stage.fresh) counts.take_in(now.deeds, stage.frame.app.fresh_events(), now.now, 0);
  if (now.still) finish_motion(stage);
}
bool count_moves(const Scene& scene) { return scene.drafts.counts.shown(scene.frame.view.now); }
double own_motion_ends(const match::Stage& stage) {
  const Scene& scene = scene_on(stage);
  const double ends = std::max(scene.drafts.counts.ends(), scene.finale.ends());
  return scene.frame.view.now < ends ? ends : 0;
}
bool own_motion_moves(const match::Stage& stage) { return own_motion_ends(stage) > 0; }
void finish_motion(match::Stage& stage) {
  scene_on(stage).drafts.counts.finish();
  scene_on(stage).finale.finish();
}

}  // namespace meadhall::table::graenaland_table
