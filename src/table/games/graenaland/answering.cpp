#include <imgui.h>

#include <algorithm>

#include "games/graenaland/pieces.h"
#include "games/graenaland/words.h"
#include "table/games/graenaland/council_parts.h"
#include "table/games/graenaland/region.h"

// What is done at the council: by pointer, by key.

namespace meadhall::table::graenaland_table {

using graenaland::kClasses;
using graenaland::Step;

bool drafts_shares(const Scene& scene) {
  return scene.drafts.land && (scene.asks(Step::propose) || scene.asks(Step::share));
}

namespace {

// "Freya: 1 ore. 4 cards left."
void say_laid(Scene& scene, std::size_t of, Seat seat) {
  std::array<std::uint8_t, kClasses> one{};
  one[of] = 1;
  const app::App& app = scene.frame.app;
  scene.drafts.said = app.say(
      Message("ui.graenaland.council.laid")
          .with("player", seat)
          .with("cards", pile_told(scene.state, *scene.drafts.land, one))
          .with("left",
                Message::List{
                    Message("ui.graenaland.council.left").with("n", cards_left(scene.drafts))}));
}

// From the pile into the bowl.
void send_card(Scene& scene, std::size_t of, Seat seat) {
  constexpr double kLasts = 0.25;
  if (scene.frame.still()) return;
  scene.motion.send({.piece = shared_card(scene.state, *scene.drafts.land, of),
                     .from = {"pile"},
                     .to = place_in_bowl(seat, of),
                     .lasts = kLasts});
}

// In a lesson, which asks one thing at a time, a vote is given at once.
void give_vote(Scene& scene, Seat seat, bool yes) {
  if (scene.frame.app.visiting()) {
    scene.frame.order(std::string("play ") + (yes ? "vote yes" : "vote no"));
    return;
  }
  set_vote(scene.drafts, seat, yes);
  // Who answered with the keys counts with them.
  if (can_count(scene)) scene.frame.targets.focus(TargetName{"council-main"}.id());
}

// Whether the bowl of a seat takes the card that is carried, else the one that is lifted.
bool takes_card(const Scene& scene, Seat seat) {
  const Drafts& drafts = scene.drafts;
  const TargetName carried = scene.frame.targets.carried();
  if (is(carried, "laid") &&
      can_move(drafts, scene.state, carried.b % kClasses, seat_at(carried.a), seat)) {
    return true;
  }
  const std::size_t of = is(carried, "pile") ? carried.a : next_class(drafts);
  return can_lay(drafts, scene.state, of, seat);
}

bool pressed(ImGuiKey key) { return ImGui::IsKeyPressed(key, false); }

std::optional<Seat> digit(const Scene& scene) {
  for (std::size_t i = 0; i < scene.seats(); ++i) {
    if (pressed(static_cast<ImGuiKey>(ImGuiKey_1 + static_cast<int>(i)))) return seat_at(i);
  }
  return std::nullopt;
}

}  // namespace

Answer council_answer(const Scene& scene, const TargetName& name) {
  if (is(name, "store") || is(name, "propose")) {
    const bool chosen = scene.drafts.land == name.a;
    return {.legal = !chosen && scene.asks(Step::propose) &&
                     scene.offers(graenaland::propose(tile_number(scene.state, name.a)))};
  }
  if (is(name, "bowl"))
    return {.legal = drafts_shares(scene) && takes_card(scene, seat_at(name.a))};
  if (is(name, "pile")) {
    return {.legal = drafts_shares(scene) && name.a < kClasses && scene.drafts.left[name.a] > 0};
  }
  if (is(name, "laid")) {
    return {.legal = drafts_shares(scene) &&
                     can_take_back(scene.drafts, name.b % kClasses, seat_at(name.a))};
  }
  if (is(name, "yes") || is(name, "no") || is(name, "vote")) {
    return {.legal = votes_here(scene, seat_at(name.a))};
  }
  if (is(name, "slot") && scene.asks(Step::pledge)) {
    const auto resource = static_cast<Resource>(name.b % graenaland::kPlainResources);
    return answer_of(scene, name.b < graenaland::kPlainResources
                                ? graenaland::pledge(resource)
                                : graenaland::free_pledge(resource));
  }
  return {};
}

void take_at_council(Scene& scene, const TargetName& name) {
  const Answer answer = council_answer(scene, name);
  if (!answer.legal) return;
  Drafts& drafts = scene.drafts;
  scene.frame.animating = true;
  const Seat seat = seat_at(name.a);
  if (answer.move) {
    play(scene, *answer.move);
  } else if (is(name, "store") || is(name, "propose")) {
    open_draft(drafts, scene.state, name.a);
  } else if (is(name, "bowl")) {
    const std::size_t of = next_class(drafts);
    lay(drafts, of, seat);
    say_laid(scene, of, seat);
    send_card(scene, of, seat);
  } else if (is(name, "pile")) {
    drafts.lifted = name.a;
    ++drafts.changes;
  } else if (is(name, "laid")) {
    const std::size_t of = name.b % kClasses;
    take_back(drafts, of, seat);
    drafts.lifted = of;
    drafts.said.clear();
  } else if (is(name, "vote")) {
    set_vote(drafts, seat, std::nullopt);
    drafts.voter = seat;
  } else {
    give_vote(scene, seat, is(name, "yes"));
  }
}

void say_draft(Scene& scene) {
  std::string& said = scene.drafts.said;
  if (said.empty()) return;
  scene.frame.say(said);
  said.clear();
}

bool takes_digits(const match::Stage& stage) {
  const Scene& scene = scene_on(stage);
  return drafts_shares(scene) || council_votes(scene);
}

bool one_step_back(match::Stage& stage) {
  Scene& scene = scene_on(stage);
  Drafts& drafts = scene.drafts;
  scene.frame.animating = true;
  if (Region::shows(scene)) {
    Region::close(scene);
    return true;
  }
  if (!drafts.payment.laid.empty() && !drafts.payment.sending) {
    take_payment_back(scene, drafts.payment.laid.size() - 1);
    return true;
  }
  if (drafts.land && is_laid(drafts)) {
    start_anew(drafts);
    return true;
  }
  if (drafts.land && scene.asks(Step::propose)) {
    put_aside(drafts);
    return true;
  }
  // A hero, a piece of the yard, a land.
  Choice& choice = scene.choice;
  if (choice.hero || choice.what || choice.land) {
    if (!choice.land) {
      choice.hero.reset();
      choice.what.reset();
    }
    choice.land.reset();
    return true;
  }
  const bool any =
      std::ranges::any_of(drafts.votes, [](const auto& vote) { return vote.has_value(); });
  if (!any || drafts.counting) return false;
  drafts.votes.fill(std::nullopt);
  ++drafts.changes;
  return true;
}

void read_council_keys(Scene& scene) {
  Drafts& drafts = scene.drafts;
  const ImGuiIO& io = ImGui::GetIO();
  if (scene.quiet || scene.frame.app.notebook_open() || io.KeyCtrl || io.KeyAlt || io.KeySuper) {
    return;
  }
  if (drafts_shares(scene)) {
    if (const auto seat = digit(scene)) {
      take_at_council(scene, {"bowl", static_cast<std::uint32_t>(index(*seat))});
    }
    return;
  }
  if (!council_votes(scene)) return;
  if (const auto seat = digit(scene); seat && votes_here(scene, *seat)) {
    drafts.voter = seat;
    ++drafts.changes;
    scene.frame.animating = true;
  }
  for (const bool yes : {true, false}) {
    if (!pressed(yes ? ImGuiKey_Y : ImGuiKey_N)) continue;
    if (const auto seat = next_voter(scene)) {
      take_at_council(scene, {yes ? "yes" : "no", static_cast<std::uint32_t>(index(*seat))});
    }
  }
  const bool enter = pressed(ImGuiKey_Enter) || pressed(ImGuiKey_KeypadEnter);
  if (enter && !scene.frame.targets.keys() && can_count(scene)) drafts.counting = true;
}

}  // namespace meadhall::table::graenaland_table
