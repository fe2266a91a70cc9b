#include "table/games/graenaland/pay_draft.h"

#include <functional>

#include "core/sort_few.h"
#include "games/graenaland/claims.h"
#include "games/graenaland/flow.h"
#include "table/games/graenaland/scene.h"

namespace meadhall::table::graenaland_table {

using graenaland::Cost;
using graenaland::Purse;
using graenaland::Resource;
using graenaland::Sources;
using graenaland::State;
using graenaland::Step;

namespace {

using Laid = std::vector<std::uint32_t>;

bool is_paying(const State& state) {
  const bool asks = state.step == Step::pay || state.step == Step::contribute;
  return asks && graenaland::total(state.order.needs) > 0;
}

int open_of(const Cost& needs, Resource resource) {
  return needs[static_cast<std::size_t>(resource)];
}

// Whether what is still asked of the resource can be laid out in the rules' order, from `from` on,
// and all else paid then.
bool completes(const graenaland::Data& data, const Purse& purse, Cost needs, Resource resource,
               std::uint32_t from) {
  if (!payable(data, purse, needs)) return false;
  if (open_of(needs, resource) == 0) return true;
  --needs[static_cast<std::size_t>(resource)];
  bool found = false;
  for_each_source(data, purse, resource, from, [&](std::uint32_t code) {
    if (found) return;
    Purse after = purse;
    lay_out(data, after, resource, code);
    found = completes(data, after, needs, resource, code);
  });
  return found;
}

const State& asked_state(const Scene& scene) { return scene.decision.shown.as<State>(); }

// The position as if they had been laid out.
State with_laid(const State& state, const Laid& laid) {
  State then = state;
  for (const std::uint32_t from : laid) graenaland::lay_out_given(then, from, nullptr);
  then.order.last = state.order.last;
  return then;
}

// Whether cards are collected: more than one is asked of the resource. A lesson asks for one card
// at a time; and whoever has to keep what they claimed is offered by the rules what keeps it.
// rules: Graenaland 13.6
bool collects_payment(const Scene& scene) {
  const State& state = asked_state(scene);
  if (!scene.asks(Step::pay) && !scene.asks(Step::contribute)) return false;
  if (!is_paying(state) || scene.frame.app.visiting() || scene.frame.app.replaying()) return false;
  const Resource resource = graenaland::resource_asked(state.order.needs);
  return open_of(state.order.needs, resource) > 1 && !graenaland::owes_claim(state);
}

}  // namespace

Sources next_payments(const State& state, const Laid& laid) {
  Sources next;
  const Resource resource = graenaland::resource_asked(state.order.needs);
  Cost needs = state.order.needs;
  Purse purse = graenaland::purse_left(state);
  for (const std::uint32_t from : laid) {
    lay_out(state.data, purse, resource, from);
    --needs[static_cast<std::size_t>(resource)];
  }
  if (open_of(needs, resource) == 0) return next;
  --needs[static_cast<std::size_t>(resource)];
  for_each_source(state.data, purse, resource, state.order.last, [&](std::uint32_t code) {
    Purse after = purse;
    lay_out(state.data, after, resource, code);
    if (completes(state.data, after, needs, resource, state.order.last)) next.push_back(code);
  });
  return next;
}

void show_payment(Scene& scene) {
  PayDraft& draft = scene.drafts.payment;
  const app::App& app = scene.frame.app;
  const State& asked = asked_state(scene);
  draft.unseen = false;
  draft.next.reset();
  draft.question.clear();
  if (collects_payment(scene)) draft.next = next_payments(asked, draft.laid);
  if (!is_paying(asked)) return;
  scene.model.state = with_laid(asked, draft.laid);
  refresh(scene.model.hand, scene.model.state, scene.decision, app);
  refresh(scene.model.pay, scene.model.state, app, draft.laid);
  if (!draft.laid.empty() && graenaland::total(scene.model.state.order.needs) > 0) {
    draft.question = app.say(graenaland::question(scene.model.state));
  }
}

void lay_payment(Scene& scene, std::uint32_t from) {
  PayDraft& draft = scene.drafts.payment;
  // What may be laid is as it was drawn, before the one of this frame.
  if (draft.unseen || draft.sending) return;
  const State& asked = asked_state(scene);
  draft.laid.push_back(from);
  for (Sources next = next_payments(asked, draft.laid); next.size() == 1;
       next = next_payments(asked, draft.laid)) {
    draft.laid.push_back(next[0]);
  }
  draft.sending = next_payments(asked, draft.laid).empty();
  if (draft.sending) sort_few(draft.laid, std::less{});
  ++scene.drafts.changes;
  scene.frame.animating = true;
  const app::App& app = scene.frame.app;
  scene.frame.say(
      app.say(app.match().game().describe(scene.decision.shown, graenaland::pay(from))));
  draft.unseen = true;
}

void take_payment_back(Scene& scene, std::size_t which) {
  PayDraft& draft = scene.drafts.payment;
  if (draft.sending || which >= draft.laid.size()) return;
  draft.laid.erase(draft.laid.begin() + static_cast<std::ptrdiff_t>(which));
  ++scene.drafts.changes;
  scene.frame.animating = true;
  draft.unseen = true;
}

bool payment_goes_on(Scene& scene) {
  Drafts& drafts = scene.drafts;
  PayDraft& draft = drafts.payment;
  const Match& match = scene.frame.app.match();
  const Match::Node here = match.current();
  if (!draft.sending || draft.laid.empty() || !drafts.at || here == Match::kStart) return false;
  if (match.parent_of(here) != *drafts.at ||
      match.move_of(here) != graenaland::pay(draft.laid[0])) {
    return false;
  }
  draft.laid.erase(draft.laid.begin());
  // What could be paid in one way only lies there by itself.
  const State& asked = asked_state(scene);
  const bool same = is_paying(asked) && asked.order.last != 0;
  const auto open = same ? static_cast<std::size_t>(open_of(
                               asked.order.needs, graenaland::resource_asked(asked.order.needs)))
                         : 0;
  if (draft.laid.size() > open) {
    draft.laid.erase(draft.laid.begin(), draft.laid.end() - static_cast<std::ptrdiff_t>(open));
  }
  if (draft.laid.empty()) return false;
  drafts.at = here;
  show_payment(scene);
  return true;
}

void send_payment(Scene& scene) {
  PayDraft& draft = scene.drafts.payment;
  Frame& frame = scene.frame;
  if (draft.unseen) show_payment(scene);
  if (!draft.sending || draft.laid.empty() || frame.app.handing_over()) return;
  const Move move = graenaland::pay(draft.laid[0]);
  if (!scene.offers(move)) {
    draft = {};
    return show_payment(scene);
  }
  // To lay the last one was the decision: it is not asked about once more.
  frame.order(frame.app.pending() ? "confirm" : "play " + frame.app.match().game().text(move));
  frame.animating = true;
}

}  // namespace meadhall::table::graenaland_table
