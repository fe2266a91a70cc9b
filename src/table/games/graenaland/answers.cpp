#include "table/games/graenaland/answers.h"

#include <algorithm>

#include "table/games/graenaland/card.h"
#include "table/games/graenaland/council.h"
#include "table/kit/widgets.h"
#include "table/match/answer_marks.h"

namespace meadhall::table::graenaland_table {
Answer answer_of(const Scene& scene, std::optional<Move> move) {
  if (!move || !scene.offers(*move)) return {};
  return {.legal = true, .move = move};
}

namespace {

using graenaland::Construction;
using graenaland::Cost;
using graenaland::Hero;
using graenaland::InspectableKind;
using graenaland::MoveKind;
using graenaland::Spot;
using graenaland::Step;

// --- Which move a place stands for

// The hero's way to a land, if there is one.
std::optional<Move> march_to(const Scene& scene, Hero hero, std::size_t place) {
  const std::uint8_t from =
      scene.state.at(scene.state.turn).hero_at[static_cast<std::size_t>(hero)];
  if (!graenaland::is_on_map(from) || from == place) return std::nullopt;
  for (std::size_t i = 1; i < graenaland::kSpots; ++i) {
    const auto spot = static_cast<Spot>(i);
    if (destination(scene.state, from, spot) == place) return graenaland::march(hero, spot);
  }
  return std::nullopt;
}

// Whether any legal move of the hero leads on from there.
bool marches(const Scene& scene, Hero hero) {
  return std::ranges::any_of(scene.decision.moves, [&](Move move) {
    const std::uint32_t value = graenaland::value_of(move);
    return graenaland::kind_of(move) == MoveKind::march && value < graenaland::kNobodyMarches &&
           value / graenaland::kSpots == static_cast<std::uint32_t>(hero) &&
           value % graenaland::kSpots != 0;
  });
}

const GraenalandModel::Buildable* buildable(const Scene& scene, Construction what, std::size_t at) {
  const auto found = std::ranges::find_if(
      scene.model.buildable, [&](const auto& each) { return each.what == what && each.at == at; });
  return found != scene.model.buildable.end() ? &*found : nullptr;
}

std::optional<Move> build_at(const Scene& scene, Construction what, std::size_t at) {
  const auto* const found = buildable(scene, what, at);
  if (found == nullptr) return std::nullopt;
  return scene.choice.together ? found->together : found->alone;
}

bool builds_anywhere(const Scene& scene, Construction what) {
  return std::ranges::any_of(scene.model.buildable, [&](const auto& each) {
    return each.what == what && (scene.choice.together ? each.together : each.alone).has_value();
  });
}

Answer land_answer(const Scene& scene, std::size_t place) {
  const std::size_t tile = graenaland::tile_number(scene.state, place);
  switch (scene.state.step) {
    case Step::found: return answer_of(scene, graenaland::found(tile));
    case Step::yield: return answer_of(scene, graenaland::yield_to(tile));
    case Step::march:
      if (!scene.choice.hero) return {};
      return answer_of(scene, march_to(scene, *scene.choice.hero, place));
    case Step::build:
      if (!scene.choice.what || *scene.choice.what == Construction::army) return {};
      return answer_of(scene, build_at(scene, *scene.choice.what, place));
    case Step::follow:
      return place == scene.state.order.at ? answer_of(scene, graenaland::kFollow) : Answer{};
    default: return {};
  }
}

Answer hero_answer(const Scene& scene, Seat seat, Hero hero) {
  if (!scene.acts(seat)) return {};
  if (scene.asks(Step::march)) return {.legal = marches(scene, hero)};
  if (scene.asks(Step::enter)) {
    return answer_of(scene,
                     graenaland::make_move(MoveKind::enter, static_cast<std::uint32_t>(hero)));
  }
  return {};
}

// While cards are collected a click only lays one there, but for the last one.
Answer laying_answer(const Scene& scene, std::initializer_list<std::uint32_t> ways) {
  const PayDraft& draft = scene.drafts.payment;
  const Cost& needs = scene.state.order.needs;
  for (const std::uint32_t from : ways) {
    if (draft.sending || !draft.next->contains(from)) continue;
    Answer answer{.legal = true, .lays = from};
    if (needs[static_cast<std::size_t>(graenaland::resource_asked(needs))] == 1) {
      answer.move = graenaland::pay(from);
    }
    return answer;
  }
  return {};
}

// Else it answers with the only payment it can make: as itself, as gold, or through a market.
Answer card_answer(const Scene& scene, std::initializer_list<std::uint32_t> ways) {
  if (scene.drafts.payment.next) return laying_answer(scene, ways);
  for (const std::uint32_t from : ways) {
    if (Answer answer = answer_of(scene, graenaland::pay(from)); answer.legal) return answer;
  }
  return {};
}

Answer hand_answer(const Scene& scene, std::uint32_t kind) {
  namespace source = graenaland::source;
  if (scene.state.step == Step::toll) return answer_of(scene, graenaland::toll(kind));
  return card_answer(scene,
                     {source::kCard + kind, source::kGold + kind, source::kMarketCard + kind});
}

Answer supply_answer(const Scene& scene, std::uint32_t card) {
  namespace source = graenaland::source;
  if (scene.state.step == Step::build) return answer_of(scene, graenaland::take(card));
  return card_answer(scene, {source::kSupply + card, source::kMarketSupply + card});
}

// The land on which a place lies, if it lies on one and is another one than that.
std::optional<std::size_t> land_below(const Scene& scene, const TargetName& name) {
  if (is(name, "site") || is(name, "work") || is(name, "camp")) return name.a;
  if (!is(name, "hero") || name.a >= scene.seats()) return std::nullopt;
  const std::uint8_t at = scene.state.players[name.a].hero_at[name.b];
  return graenaland::is_on_map(at) ? std::optional<std::size_t>(at) : std::nullopt;
}

// Whether a click there is meant for the land: it answers, and what stands on it does not.
bool lets_through(const Scene& scene, const TargetName& name) {
  const auto land = land_below(scene, name);
  return land && land_answer(scene, *land).legal && !answer_at(scene, name).legal;
}

// Whether it is picked up itself; else it only takes what is carried.
bool is_carried_away(const TargetName& name) {
  return is(name, "hero") || is(name, "send-hero") || is(name, "yard") || is(name, "hand") ||
         is(name, "supply");
}

// The first touch of a finger points, and what was pointed at waits to be done by its button.
void wait_for_button(Scene& scene, const TargetName& name) {
  scene.choice.grant.reset();
  if (is(name, "clan") || is(name, "grant")) scene.choice.grant = seat_at(name.a);
  if (is(name, "land")) scene.choice.land = name.a;
  if (is(name, "site") || is(name, "work") || is(name, "build")) {
    scene.choice.what = static_cast<Construction>(name.b);
    scene.choice.land = name.a;
  }
}

void look_at(Scene& scene, std::size_t land) {
  scene.choice.land = scene.choice.land == land ? std::nullopt : std::optional(land);
  scene.choice.told = scene.choice.told && scene.choice.land;
  scene.frame.animating = true;
}

}  // namespace

Answer answer_at(const Scene& scene, const TargetName& name) {
  if (!scene.actor || scene.decision.moves.empty()) return {};
  const auto what = static_cast<Construction>(name.b);
  if (is(name, "land")) return land_answer(scene, name.a);
  if (is(name, "hero") || is(name, "send-hero"))
    return hero_answer(scene, seat_at(name.a), static_cast<Hero>(name.b));
  if (is(name, "site") || is(name, "work") || is(name, "build")) {
    if (!scene.asks(Step::build)) return {};
    if (scene.choice.what && *scene.choice.what != what) return {};
    return answer_of(scene, build_at(scene, what, name.a));
  }
  if (is(name, "army")) return answer_of(scene, build_at(scene, Construction::army, name.a));
  if (is(name, "yard")) {
    const auto yard = static_cast<Construction>(name.a);
    return {.legal = scene.asks(Step::build) && builds_anywhere(scene, yard)};
  }
  if (is(name, "hand")) return hand_answer(scene, name.a);
  if (is(name, "supply") || is(name, "take")) return supply_answer(scene, name.a);
  if (is(name, "do")) return answer_of(scene, Move{name.a});
  if (is(name, "victory")) return answer_of(scene, graenaland::make_move(MoveKind::keep, name.a));
  if (is(name, "clan") || is(name, "grant")) {
    return answer_of(scene, graenaland::grant(seat_at(name.a)));
  }
  return council_answer(scene, name);
}

void play(Scene& scene, Move move) {
  scene.frame.order("play " + scene.frame.app.match().game().text(move));
}

void take(Scene& scene, const TargetName& name) {
  const Answer answer = answer_at(scene, name);
  scene.card.tell_of(std::nullopt);
  scene.choice.grant.reset();
  if (!answer.legal) {
    if (is(name, "yard")) scene.card.tell_of(static_cast<Construction>(name.a));
    if (is(name, "build")) scene.card.tell_of(static_cast<Construction>(name.b));
    // Elsewhere a land is only looked at.
    const auto land =
        is(name, "land") ? std::optional<std::size_t>(name.a) : land_below(scene, name);
    if (land) look_at(scene, *land);
    return;
  }
  if (answer.lays) return lay_payment(scene, *answer.lays);
  if (answer.move) return play(scene, *answer.move);
  if (is(name, "hero") || is(name, "send-hero")) {
    const auto hero = static_cast<Hero>(name.b);
    scene.choice.hero = scene.choice.hero == hero ? std::nullopt : std::optional(hero);
  } else if (is(name, "yard")) {
    const auto what = static_cast<Construction>(name.a);
    scene.choice.what = scene.choice.what == what ? std::nullopt : std::optional(what);
  } else {
    take_at_council(scene, name);
  }
  scene.frame.animating = true;
}

std::optional<Move> chosen_move(const Scene& scene) {
  if (scene.choice.grant) return answer_of(scene, graenaland::grant(*scene.choice.grant)).move;
  if (!scene.choice.land) return std::nullopt;
  const Answer answer = land_answer(scene, *scene.choice.land);
  return answer.legal ? answer.move : std::nullopt;
}

// --- What explains a place

std::optional<Inspectable> thing_at(const Scene& scene, const TargetName& name) {
  using graenaland::kOfActor;
  const auto tile = [&] {
    return static_cast<std::uint32_t>(graenaland::tile_number(scene.state, name.a));
  };
  constexpr auto of = graenaland::make_inspectable;
  if (is(name, "land") || is(name, "store")) return of(InspectableKind::land, kOfActor, tile());
  if (is(name, "camp") || is(name, "votes")) return of(InspectableKind::votes, kOfActor, tile());
  if (is(name, "hero") || is(name, "send-hero")) return of(InspectableKind::hero, name.a, name.b);
  if (is(name, "site") || is(name, "work") || is(name, "build")) {
    return of(InspectableKind::build, kOfActor, name.b + 16U * tile());
  }
  if (is(name, "army")) {
    return of(InspectableKind::build, kOfActor,
              static_cast<std::uint32_t>(Construction::army) + 16U * name.a);
  }
  if (is(name, "yard")) {
    // Of what stands on lands: on the one looked at.
    const auto what = static_cast<Construction>(name.a);
    if (what == Construction::army) return of(InspectableKind::build, kOfActor, name.a);
    if (!scene.choice.land) return std::nullopt;
    return of(InspectableKind::build, kOfActor,
              name.a + 16U * static_cast<std::uint32_t>(
                                 graenaland::tile_number(scene.state, *scene.choice.land)));
  }
  if (is(name, "clan") || is(name, "grant")) return of(InspectableKind::hand, name.a, 0);
  if (is(name, "hand")) {
    return of(InspectableKind::hand, static_cast<std::uint32_t>(index(scene.model.hand.seat)), 0);
  }
  if (is(name, "supply") || is(name, "take")) return of(InspectableKind::supply, kOfActor, name.a);
  if (is(name, "goal")) return of(InspectableKind::goal, kOfActor, name.a);
  if (is(name, "deck")) return of(InspectableKind::deck, kOfActor, name.a);
  if (is(name, "ship")) return of(InspectableKind::ship, kOfActor, 0);
  return std::nullopt;
}

TargetName place_of_move(const Scene& scene, Move move) {
  const std::uint32_t value = graenaland::value_of(move);
  const auto land = [&](std::size_t tile) {
    return TargetName{"land", static_cast<std::uint32_t>(graenaland::place_of(scene.state, tile))};
  };
  switch (graenaland::kind_of(move)) {
    case MoveKind::found: return land(value);
    case MoveKind::yield: return move != graenaland::kYieldNot ? land(value - 1) : TargetName{};
    case MoveKind::propose:
      if (move == graenaland::kPass) return {};
      return {"store", static_cast<std::uint32_t>(graenaland::place_of(scene.state, value - 1))};
    case MoveKind::march: {
      if (move == graenaland::kStayAll || !scene.actor) return {};
      const auto seat = static_cast<std::uint32_t>(index(*scene.actor));
      return {"hero", seat, value / std::uint32_t{graenaland::kSpots}};
    }
    case MoveKind::build: {
      const auto what = static_cast<std::uint32_t>(graenaland::what_of(move));
      const auto at = static_cast<std::uint32_t>(graenaland::place_built(scene.state, move));
      if (graenaland::what_of(move) == Construction::army) return {"army", at};
      return {"site", at, what};
    }
    case MoveKind::take: return {"supply", value};
    case MoveKind::follow:
      return move == graenaland::kFollow ? TargetName{"land", scene.state.order.at} : TargetName{};
    default: return {};
  }
}

// --- Pointing and taking

Touch touch_target(Scene& scene, const TargetName& name, const Rect& area, bool holds) {
  Frame& frame = scene.frame;
  if (lets_through(scene, name)) return {};
  const Answer answer = answer_at(scene, name);
  // What only takes things lies still until one is carried: else a click that slips is lost.
  const bool takes_part = holds && (is_carried_away(name) || frame.targets.carries());
  const Contact contact =
      frame.targets.add(name, area, answer.legal ? Role::choice : Role::thing, takes_part);
  const bool before = scene.focus.id() == name.id() && !scene.focus.what.empty();
  const bool pointed = answer.legal ? contact.pointed : contact.told;
  if (pointed) scene.focus_now = name;
  if (contact.told && !answer.legal) {
    if (const auto thing = thing_at(scene, name)) scene.point(*thing, area);
  }
  if (!contact.dropped.what.empty()) {
    // What was carried here is chosen first, as a click on it would.
    const Answer carried = answer_at(scene, contact.dropped);
    if (carried.legal && !carried.move) {
      scene.choice.hero.reset();
      scene.choice.what.reset();
      take(scene, contact.dropped);
    }
    take(scene, name);
  } else if (contact.clicked) {
    if (answer.legal && answer.move && !scene.sure(before)) {
      wait_for_button(scene, name);
    } else {
      take(scene, name);
    }
  }
  return {.pointed = pointed, .legal = answer.legal, .focused = contact.focused};
}

Touch announce_target(Scene& scene, const TargetName& name, const Rect& area, float radius,
                      bool holds) {
  const Touch touch = touch_target(scene, name, area, holds);
  if (touch.focused) focus_ring(scene.frame, area, radius);
  return touch;
}

Touch draw_target(Scene& scene, const TargetName& name, const Rect& area, float radius,
                  bool holds) {
  const Touch touch = announce_target(scene, name, area, radius, holds);
  if (touch.legal) {
    Paint& paint = scene.frame.paint;
    paint.outline(area.inset(-1), fade(current_palette.highlight, touch.pointed ? 1.0F : 0.85F),
                  touch.pointed ? 3.0F : 2.0F, radius);
    if (touch.pointed) paint.glow(area, radius, 1);
  }
  return touch;
}

}  // namespace meadhall::table::graenaland_table
