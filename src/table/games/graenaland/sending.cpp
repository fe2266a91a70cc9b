#include <imgui.h>

#include "table/games/graenaland/council_parts.h"

// What was collected belongs to one decision: it is sent in the rules' order, or dropped.

namespace meadhall::table::graenaland_table {

using graenaland::Step;

namespace {

constexpr double kCounting = 1.8;  // seconds at the usual pace

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
  if (drafts.at == here) return;
  const bool goes_on = drafts.counting && drafts.at && scene.state.step == Step::vote &&
                       here != Match::kStart && match.parent_of(here) == *drafts.at &&
                       scene.state.answered != 0;
  if (!goes_on) drafts.drop();
  drafts.at = here;
  if (scene.asks(Step::share)) continue_draft(drafts, scene.state);
  // Whoever proposed wants it to pass, and can still say no.
  const Seat proposer = scene.state.proposal.proposer;
  if (!goes_on && scene.state.step == Step::vote && votes_here(scene, proposer) &&
      !scene.frame.app.visiting()) {
    drafts.votes[index(proposer)] = true;
  }
}

void follow_count(Scene& scene) {
  Counts& counts = scene.drafts.counts;
  Frame& frame = scene.frame;
  if (scene.fresh) {
    const bool skips = frame.still() || frame.app.bots_skip();
    counts.take_in(frame.app.fresh_events(), frame.view.now,
                   skips ? 0 : kCounting / static_cast<double>(frame.pace()));
  }
  if (counts.shown(frame.view.now)) {
    frame.animating = true;
    if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) counts.finish();
    return;
  }
  if (scene.state.step != Step::vote) return;
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
  follow_count(scene);
  send_vote(scene);
}

// Bots answer a vote after those who sit here have had their say.
bool holds_bots(const match::Stage& stage) {
  const Scene& scene = scene_on(stage);
  const app::App& app = scene.frame.app;
  return !app.replaying() && council_votes(scene) && !scene.drafts.counting &&
         !app.settings().hands_over();
}

bool count_moves(const Scene& scene) {
  return scene.drafts.counts.shown(scene.frame.view.now);
}
double count_ends(const Scene& scene) {
  return count_moves(scene) ? scene.drafts.counts.ends() : 0;
}
void finish_count(Scene& scene) { scene.drafts.counts.finish(); }

}  // namespace meadhall::table::graenaland_table
