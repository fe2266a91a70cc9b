#include "table/games/graenaland/hand_cards.h"

#include <algorithm>

#include "games/graenaland/building.h"
#include "table/games/graenaland/answers.h"
#include "table/games/graenaland/cards.h"
#include "table/kit/widgets.h"

namespace meadhall::table::graenaland_table {
namespace {

using graenaland::Cost;
using graenaland::Step;
using Group = HandModel::Group;
using Kind = HandModel::Kind;

constexpr float kGap = 0.175F;   // between groups
constexpr float kLine = 1.2F;    // em, a line of words
constexpr float kLeast = 1.75F;  // em, the smallest card

// --- Where they lie

struct Size {
  float card = 0;
  float step = 0;
  float row = 0;  // how high a row is
};

// No two supply cards are alike: more is seen of each.
float step_of(const Group& group, const Size& size) {
  return group.kind == Kind::supplies ? size.step * 2 : size.step;
}

float group_width(const Group& group, const Size& size) {
  return size.card + step_of(group, size) * static_cast<float>(group.cards.size() - 1);
}

// Calls place(group, x, row) for each, wrapping; how many rows there are.
template <class Place>
std::size_t flow_groups(const HandModel& hand, const Size& size, float width, Place place) {
  const float gap = size.card * kGap;
  float x = 0;
  std::size_t row = 0;
  for (const Group& group : hand.groups) {
    const float wide = group_width(group, size);
    if (x > 0 && x + wide > width) {
      x = 0;
      ++row;
    }
    place(group, x, row);
    x += wide + gap;
  }
  return row + 1;
}

// Whether a hand so large fits; no group may be wider than the room.
bool fits(const HandModel& hand, const Size& size, const Rect& room) {
  for (const Group& group : hand.groups) {
    if (group_width(group, size) > room.w) return false;
  }
  const std::size_t rows = flow_groups(hand, size, room.w, [](const Group&, float, std::size_t) {});
  return size.row * static_cast<float>(rows) <= room.h;
}

Size size_of(const Paint& paint, const HandModel& hand, const Rect& room, const HandStyle& style) {
  const float words = paint.em(kLine) * static_cast<float>(style.lines);
  Size size;
  for (float card = style.card; card >= paint.em(kLeast); card *= 0.96F) {
    for (const float step : {0.3125F, 0.23F, 0.16F}) {
      size = {.card = card,
              .step = card * step,
              .row = card * (kCardHigh + style.rise + 0.06F) + words};
      if (fits(hand, size, room)) return size;
    }
  }
  return size;
}

// Where a group lies: its cards at rest, and the words below them.
struct GroupPlace {
  Rect cards;
  Rect words;
  float card = 0;  // how wide each is
  float step = 0;  // from one to the next
  float rise = 0;  // by how much one rises
};

// Words go where even the smallest cards would not fit above them.
std::vector<GroupPlace> lay_out_hand(const Paint& paint, const HandModel& hand, const Rect& room,
                                     HandStyle style) {
  std::vector<GroupPlace> places;
  if (hand.groups.empty()) return places;
  Size size = size_of(paint, hand, room, style);
  while (style.lines > 0 && !fits(hand, size, room)) {
    --style.lines;
    size = size_of(paint, hand, room, style);
  }
  const std::size_t rows =
      flow_groups(hand, size, room.w, [&](const Group& group, float x, std::size_t row) {
        const float wide = group_width(group, size);
        const Rect cards{room.x + x,
                         room.y + size.row * static_cast<float>(row) + size.card * style.rise, wide,
                         size.card * kCardHigh};
        const float spare = size.card * kGap * 0.5F;
        places.push_back(
            {.cards = cards,
             .words = {cards.x - spare, cards.bottom() + size.card * 0.06F, wide + 2 * spare,
                       paint.em(kLine) * static_cast<float>(style.lines)},
             .card = size.card,
             .step = step_of(group, size),
             .rise = size.card * style.rise});
      });
  const float down = std::max(0.0F, room.h - size.row * static_cast<float>(rows)) / 2;
  for (GroupPlace& place : places) {
    place.cards.y += down;
    place.words.y += down;
  }
  return places;
}

// --- What pays

// Whether the hand that is drawn is that of whoever is asked in private.
bool builds(const Scene& scene) {
  const HandModel& hand = scene.model.hand;
  return hand.is_private && scene.acts(hand.seat);
}

std::optional<Cost> price_of_kind(const Scene& scene, Construction what) {
  std::optional<Cost> price;
  for (const GraenalandModel::Buildable& each : scene.model.buildable) {
    if (each.what != what) continue;
    if (what == Construction::village && scene.choice.land != each.at) continue;
    if (price && each.lacking != Cost{}) continue;
    price = each.cost;
    if (each.alone) break;
  }
  return price;
}

// The price of what is pointed at or chosen, which the hand shows itself fit for or not; only to
// the one who builds.
std::optional<Cost> price_in_mind(const Scene& scene) {
  if (!builds(scene) || !scene.asks(Step::build)) return std::nullopt;
  if (const std::optional<Move> move = scene.pointed_move();
      move && graenaland::kind_of(*move) == graenaland::MoveKind::build) {
    return cost_of(scene.state, graenaland::what_of(*move),
                   graenaland::place_built(scene.state, *move));
  }
  const TargetName& focus = scene.focus;
  if (focus.what == "yard") return price_of_kind(scene, static_cast<Construction>(focus.a));
  if (focus.what == "site" || focus.what == "work" || focus.what == "build") {
    return cost_of(scene.state, static_cast<Construction>(focus.b), focus.a);
  }
  if (scene.choice.what) return price_of_kind(scene, *scene.choice.what);
  return std::nullopt;
}

// --- Drawing

// Of a group: what of it pays, or which of its cards answer.
struct Marks {
  Fit fit{};
  bool answers = false;  // those that answer rise, not the last ones
  bool told = false;     // whether there is anything to say of it
  bool later = false;    // a card of it may pay all the same: it is not sure to be kept
};

// Whether a card of the group may pay some of that; through a market any card may.
bool may_pay(const graenaland::State& state, const Group& group, const Cost& needs, int markets) {
  if (graenaland::total(needs) == 0) return false;
  if (markets > 0) return true;
  const auto needed = [&](graenaland::Resource resource) {
    return resource == graenaland::Resource::gold || needs[static_cast<std::size_t>(resource)] > 0;
  };
  if (group.kind == Kind::resource) return needed(group.resource);
  return group.kind == Kind::supplies && std::ranges::any_of(group.cards, [&](std::uint8_t card) {
           return std::ranges::any_of(state.data.supplies[card], needed);
         });
}

bool pays_later(const graenaland::State& state, const Group& group) {
  if (state.step == Step::toll) return false;
  return may_pay(state, group, state.order.needs, graenaland::purse_left(state).markets);
}

// What would pay a price in mind, and what may pay it besides.
struct InMind {
  Cost price{};
  int markets = 0;
  Fit fit;
};

Marks marks_of(const graenaland::State& state, const Group& group,
               const std::optional<InMind>& in_mind, bool asked) {
  if (asked) return {.answers = true, .told = true, .later = pays_later(state, group)};
  if (!in_mind) return {};
  return {.fit = in_mind->fit,
          .told = true,
          .later = may_pay(state, group, in_mind->price, in_mind->markets)};
}

TargetName name_of(const Group& group, std::uint8_t card) {
  return {group.kind == Kind::supplies ? "supply" : "hand", card};
}

void draw_face(Scene& scene, const Group& group, std::uint8_t card, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const graenaland::Data& data = scene.state.data;
  switch (group.kind) {
    case Kind::resource: return draw_card(paint, data, card, area);
    case Kind::supplies: {
      const bool own = scene.acts(scene.model.hand.seat);
      return draw_supply(paint, data, card, area, own ? used_halves(scene.state, card) : 0);
    }
    case Kind::backs: return draw_card_back(paint, data, static_cast<Terrain>(card), area);
    case Kind::supply_backs: return draw_supply_back(paint, area);
  }
}

// Whether the backs of those that could pay differ, so that it is for their owner to say which.
bool chooses(const Group& group, int pay) {
  const auto all = static_cast<int>(group.cards.size());
  return pay > 0 && pay < all && group.cards.front() != group.cards.back();
}

void draw_words(Scene& scene, const Group& group, const GroupPlace& place, const Marks& marks,
                int risen) {
  if (place.words.h <= 0) return;
  Paint& paint = scene.frame.paint;
  const Point middle{place.words.center().x, place.words.y + paint.em(kLine) * 0.5F};
  const bool gold = marks.told && risen > 0;
  const bool one_line = place.words.h < paint.em(kLine) * 1.5F;
  const Type type{Face::bold, 0.94F,
                  gold && one_line ? current_palette.highlight : current_palette.on_sea};
  if (paint.width(group.told, type) <= place.words.w) {
    paint.text(middle, group.told, type, Align::center);
  } else {  // what they are is seen
    paint.number(middle, static_cast<int>(group.cards.size()), type, Align::center);
  }
  if (one_line || !marks.told || (risen == 0 && marks.later)) return;
  const auto all = static_cast<int>(group.cards.size());
  const bool choice = marks.answers ? false : chooses(group, risen);
  const std::string_view words =
      choice      ? scene.model.hand.choice_told(scene.frame.app, risen, all)
      : risen > 0 ? std::string_view(scene.frame.words("ui.graenaland.hand.pays"))
                  : std::string_view(scene.frame.words("ui.graenaland.hand.kept"));
  paint.text_within(
      {middle.x, middle.y + paint.em(kLine)}, place.words.w, words,
      {Face::sans, 0.82F, gold ? current_palette.highlight : current_palette.on_sea_soft},
      Align::center);
}

// Cards that look alike are one place: a tap on any of them says the same.
void draw_group(Scene& scene, const Group& group, const GroupPlace& place, const Marks& marks) {
  Paint& paint = scene.frame.paint;
  const auto n = group.cards.size();
  const float rise = place.rise;
  int risen = 0;
  for (std::size_t first = 0; first < n;) {
    std::size_t end = first + 1;
    while (end < n && group.cards[end] == group.cards[first]) ++end;
    const auto card_at = [&](std::size_t i) {
      return Rect{place.cards.x + place.step * static_cast<float>(i), place.cards.y, place.card,
                  place.cards.h};
    };
    // What of them is seen beside those that lie on them.
    const float right = end < n ? card_at(end).x : place.cards.right();
    const Rect seen{card_at(first).x, place.cards.y - rise, right - card_at(first).x,
                    place.cards.h + rise};
    Touch touch;
    if (scene.model.hand.faces) {
      touch = touch_target(scene, name_of(group, group.cards[first]), seen);
    }
    for (std::size_t i = first; i < end; ++i) {
      // Of those alike one answers at a time, the last one.
      const bool up = marks.answers ? touch.legal && i + 1 == end : marks.fit.takes(group, i);
      Rect card = card_at(i);
      if (up) {
        card.y -= rise;
        ++risen;
        paint.glow(card.inset(-1), place.card * 0.1F, touch.pointed ? 1.0F : 0.7F);
      }
      draw_face(scene, group, group.cards[i], card);
      if (touch.pointed && !up) {
        paint.outline(card.inset(-0.5F), fade(current_palette.on_sea, 0.8F), 1.5F,
                      place.card * 0.1F);
      }
    }
    if (touch.focused) focus_ring(scene.frame, seen, place.card * 0.1F);
    first = end;
  }
  draw_words(scene, group, place, marks, risen);
}

}  // namespace

void draw_hand_cards(Scene& scene, const Rect& room, const HandStyle& style) {
  const HandModel& hand = scene.model.hand;
  const bool asked = builds(scene) && (scene.asks(Step::pay) || scene.asks(Step::toll) ||
                                       scene.asks(Step::contribute));
  std::optional<InMind> in_mind;
  if (const std::optional<Cost> price = price_in_mind(scene)) {
    const graenaland::Purse purse = full_purse(scene.state);
    in_mind = {
        .price = *price, .markets = purse.markets, .fit = fit_of(scene.state.data, purse, *price)};
  }
  const std::vector<GroupPlace> places = lay_out_hand(scene.frame.paint, hand, room, style);
  for (std::size_t i = 0; i < places.size(); ++i) {
    draw_group(scene, hand.groups[i], places[i],
               marks_of(scene.state, hand.groups[i], in_mind, asked));
  }
}

}  // namespace meadhall::table::graenaland_table
