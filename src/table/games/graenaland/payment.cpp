#include <algorithm>

#include "games/graenaland/paying.h"
#include "table/games/graenaland/answers.h"
#include "table/games/graenaland/cards.h"
#include "table/games/graenaland/hand.h"
#include "table/games/graenaland/payment_slots.h"
#include "table/games/graenaland/pieces.h"
#include "table/kit/widgets.h"

namespace meadhall::table::graenaland_table {
namespace {

using graenaland::MoveKind;
using graenaland::State;
using graenaland::Step;

graenaland::Resource kept_at(const State& state) {
  return state.order.what == Construction::army ? Resource::wood
                                                : tile_at(state, state.order.at).improvement;
}

// --- Slots

void draw_laid_out(Scene& scene, const PaySlot& slot, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const graenaland::Data& data = scene.state.data;
  if (slot.is_supply) {
    const auto& halves = data.supplies[slot.card];
    // Of a half that pays the other one is dark.
    const unsigned dark = slot.by == PaySlot::By::market ? 0U
                          : halves[0] == slot.resource   ? 2U
                                                         : 1U;
    draw_supply(paint, data, slot.card, area, dark);
  } else {
    draw_card(paint, data, slot.card, area);
  }
  if (slot.by == PaySlot::By::market) {
    const Point at{area.right() - area.w * 0.2F, area.y + area.w * 0.22F};
    paint.disc(at, area.w * 0.24F, current_palette.badge);
    draw_sign(paint, Sign::scales, at, area.w * 0.32F, current_palette.on_badge,
              current_palette.badge);
  }
}

void draw_open_slot(Scene& scene, const PaySlot& slot, const Rect& area, bool next) {
  Paint& paint = scene.frame.paint;
  paint.fill(area, fade(current_palette.badge, 0.45F), area.w * 0.1F);
  paint.dashes(area.inset(1), next ? current_palette.highlight : current_palette.on_sea_soft,
               next ? 2.0F : 1.2F, area.w * 0.12F);
  draw_resource(paint, slot.resource, area.center(), area.w * 0.6F, next ? 0.9F : 0.5F);
}

// Whether the one who pays made a move of this kind just now, and may take it back.
bool takes_back(const Scene& scene, MoveKind kind) {
  return scene.decision.latest && scene.decision.mover == scene.actor &&
         graenaland::kind_of(*scene.decision.latest) == kind && scene.frame.app.match().can_undo();
}

// What was laid out by hand and can be taken back: any card that is only collected, of those told
// to the rules the latest one, by undoing it.
bool can_take_back(const Scene& scene, const PaySlot& slot) {
  const PayDraft& draft = scene.drafts.payment;
  if (!slot.made || draft.sending) return false;
  if (*slot.made >= scene.model.pay.told) return true;
  if (!draft.laid.empty() || *slot.made + 1 != scene.model.pay.told) return false;
  return takes_back(scene, MoveKind::pay);
}

void draw_slot(Scene& scene, std::size_t i, const PaySlot& slot, const Rect& area, bool next) {
  Frame& frame = scene.frame;
  if (slot.by == PaySlot::By::open) return draw_open_slot(scene, slot, area, next);
  draw_laid_out(scene, slot, area);
  if (!can_take_back(scene, slot)) return;
  const Contact contact =
      frame.targets.add({"slot", static_cast<std::uint32_t>(i)}, area, Role::control);
  if (contact.pointed) {
    frame.paint.outline(area.inset(-1), current_palette.on_sea, 1.5F, area.w * 0.1F);
    scene.tell(frame.words("ui.graenaland.pay.take_back"), {}, area);
  }
  if (contact.focused) focus_ring(frame, area, area.w * 0.1F);
  if (!contact.clicked) return;
  if (*slot.made < scene.model.pay.told) return frame.order("undo");
  take_payment_back(scene, *slot.made - scene.model.pay.told);
}

// As large as they are side by side, or in two rows.
struct SlotSize {
  float card = 0;
  std::size_t columns = 1;
};
SlotSize slot_size(const Paint& paint, std::size_t count, const Rect& room) {
  SlotSize best;
  for (std::size_t rows = 1; rows <= 3; ++rows) {
    const std::size_t columns = (count + rows - 1) / rows;
    const auto n = static_cast<float>(columns);
    const float card = std::min({paint.em(4), room.w / (n + 0.14F * (n - 1)),
                                 room.h / static_cast<float>(rows) / (kCardHigh + 0.14F)});
    if (card > best.card + 0.5F) best = {card, columns};
  }
  return best;
}

float draw_slots(Scene& scene, const Rect& room) {
  const PaySlots slots = scene.model.pay.slots;  // a tap on one changes them
  const SlotSize size = slot_size(scene.frame.paint, slots.size(), room);
  const float gap = size.card * 0.14F;
  bool open = false;
  float bottom = room.y;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    const bool next = !open && slots[i].by == PaySlot::By::open;
    open = open || next;
    const std::size_t row = i / size.columns;
    const Rect area{room.x + (size.card + gap) * static_cast<float>(i % size.columns),
                    room.y + (size.card * kCardHigh + gap) * static_cast<float>(row), size.card,
                    size.card * kCardHigh};
    draw_slot(scene, i, slots[i], area, next);
    bottom = area.bottom();
  }
  return bottom - room.y;
}

// --- What it is for, markets, toll

// How many markets still trade for whoever pays.
void draw_markets(Scene& scene, const Rect& row) {
  const int markets = purse_left(scene.state).markets;
  if (markets == 0 || !scene.asks(Step::pay)) return;
  Paint& paint = scene.frame.paint;
  draw_sign(paint, Sign::scales, {row.x + paint.em(0.6F), row.center().y}, paint.em(1.2F),
            current_palette.highlight, current_palette.badge);
  paint.text_within({row.x + paint.em(1.6F), row.center().y}, row.w - paint.em(1.6F),
                    scene.model.pay.markets, foot_words());
}

// Who gets a card, face down, clockwise from the payer's left. rules: Graenaland 9.10
void draw_toll(Scene& scene, Rect row) {
  Paint& paint = scene.frame.paint;
  const float card = row.h * 0.9F / kCardHigh;
  bool first = scene.asks(Step::toll);
  Seat seat = scene.state.turn;
  for (std::size_t i = 1; i < scene.seats(); ++i) {
    seat = next_seat(seat, scene.seats());
    if ((scene.state.order.toll >> index(seat) & 1U) == 0) continue;
    if (row.w < card * 2.2F) return;
    Rect place = row.cut_left(card * 2.2F, paint.em(0.4F));
    draw_seat_shield(scene.frame, {place.x + card * 0.5F, place.center().y}, card * 0.9F, seat);
    const Rect slot =
        around({place.right() - card * 0.55F, place.center().y}, card, card * kCardHigh);
    paint.fill(slot, fade(current_palette.badge, 0.45F), card * 0.1F);
    paint.dashes(slot.inset(1), first ? current_palette.highlight : current_palette.on_sea_soft,
                 first ? 2.0F : 1.2F, card * 0.15F);
    draw_icon(paint, Icon::lock, slot.center(), card * 0.5F, current_palette.on_sea_soft);
    if (first) {
      paint.text_within({place.right() + paint.em(0.3F), row.center().y}, row.w,
                        scene.model.pay.toll, foot_words());
      return;
    }
  }
}

void draw_price_paid(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  const bool toll = scene.state.order.toll != 0;
  const bool wide = room.w > paint.em(15);
  if (wide) {
    const Rect picture = room.cut_left(std::min(room.w * 0.26F, paint.em(6.5F)), paint.em(0.8F));
    const Rect stands = around(picture.center(), picture.w, std::min(picture.h, picture.w));
    draw_construction(paint, scene.state.order.what, scene.clan(scene.state.turn), stands,
                      kept_at(scene.state));
  }
  const float line = paint.em(1.5F);
  const float below = toll ? std::min(paint.em(4.2F), room.h * 0.42F) : line;
  Rect slots = room;
  slots.h -= below + paint.em(0.3F);
  const float high = draw_slots(scene, slots);
  const Rect row{room.x, room.y + high + paint.em(0.4F), room.w,
                 std::min(below, room.h - high - paint.em(0.4F))};
  if (toll) {
    draw_toll(scene, row);
  } else {
    draw_markets(scene, row);
  }
}

// As large as they can be in a low room; what else there is to say stands beside them.
void draw_slots_alone(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  if (scene.state.order.toll != 0) {
    draw_toll(scene, room.cut_bottom(room.h * (scene.asks(Step::toll) ? 1.0F : 0.4F), 0));
    if (scene.asks(Step::toll)) return;
  } else if (purse_left(scene.state).markets > 0 && scene.asks(Step::pay)) {
    const Rect beside = room.cut_right(room.w * 0.45F, paint.em(0.5F));
    draw_markets(scene, around(beside.center(), beside.w, paint.em(1.5F)));
  }
  draw_slots(scene, room);
}

// --- A hero who may come over. rules: Graenaland 11.3

void draw_stand(Scene& scene, Hero hero, std::size_t place, bool moves, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const Clan clan = scene.clan(scene.state.turn);
  paint.fill(area, current_palette.paper_skin.bottom, paint.em(0.5F));
  paint.outline(area.inset(0.5F), current_palette.paper_skin.edge, 1.2F, paint.em(0.5F));
  Rect room = area.inset(paint.em(0.4F));
  const Rect words = room.cut_bottom(paint.em(1.3F), paint.em(0.1F));
  const float high = std::min(room.h, room.w * 0.7F);
  const Point feet{room.center().x, room.bottom()};
  if (moves) {
    draw_building(paint, graenaland::building_of(scene.state.order.what), clan,
                  {feet.x - high * 0.3F, feet.y}, high * 0.95F);
    draw_hero(paint, hero, clan, {feet.x + high * 0.35F, feet.y}, high * 0.8F);
  } else {
    draw_hero(paint, hero, clan, feet, high * 0.8F);
  }
  const std::string& told = scene.model.yard.on_land[place];
  const float y = words.center().y;
  const float wide = paint.text_within(
      {words.x, y}, words.w,
      scene.frame.words(moves ? "ui.graenaland.pay.move" : "ui.graenaland.pay.stay"),
      {Face::bold, 0.94F, current_palette.ink});
  paint.text_within({words.right(), y}, words.w - wide - paint.em(0.4F), told,
                    {Face::sans, 0.94F, current_palette.ink_soft}, Align::right);
}

void draw_follow(Scene& scene, Rect room) {
  const bool church = scene.state.order.what == Construction::church;
  const Hero hero = church ? Hero::priest : Hero::skald;
  const std::uint8_t from =
      scene.state.at(scene.state.turn).hero_at[static_cast<std::size_t>(hero)];
  const float gap = scene.frame.em(0.7F);
  const Rect stays = room.cut_left((room.w - gap) / 2, gap);
  draw_stand(scene, hero, from, false, stays);
  draw_stand(scene, hero, scene.state.order.at, true, room);
}

// --- The three victory-point cards. rules: Graenaland 13.5

void draw_keep(Scene& scene, Rect room) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const graenaland::Player& player = scene.state.at(scene.state.turn);
  const float gap = paint.em(0.9F);
  const float wide = std::min({paint.em(9.4F), room.h / kCardHigh, (room.w - 2 * gap) / 3});
  float x = room.center().x - (wide * 3 + gap * 2) / 2;
  for (std::size_t i = 0; i < player.dealt.size(); ++i, x += wide + gap) {
    if (player.dealt[i] == graenaland::kNoCard) continue;
    const Rect area{x, room.center().y - wide * kCardHigh / 2, wide, wide * kCardHigh};
    const Touch touch = touch_target(scene, {"victory", static_cast<std::uint32_t>(i)}, area);
    if (touch.pointed) paint.glow(area.inset(-1), wide * 0.06F, 1);
    draw_victory_card(paint, scene.state.data.cards[player.dealt[i]], area,
                      scene.model.standing[index(scene.state.turn)]);
    if (touch.focused) focus_ring(frame, area, wide * 0.06F);
  }
}

}  // namespace

bool pays(const Scene& scene) {
  const bool own = scene.model.hand.faces && scene.acts(scene.model.hand.seat);
  return own && (scene.asks(Step::pay) || scene.asks(Step::toll) || scene.asks(Step::follow) ||
                 scene.asks(Step::contribute) || scene.asks(Step::keep));
}

bool lays_out_cards(const Scene& scene) {
  return pays(scene) &&
         (scene.asks(Step::pay) || scene.asks(Step::toll) || scene.asks(Step::contribute));
}

void draw_payment(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  paint.sunk(area, paint.em(0.6F));
  const bool low = area.h < paint.em(11);
  Rect room = area.inset(paint.em(low ? 0.5F : 0.8F), paint.em(low ? 0.3F : 0.5F));
  // The question says what it is for.
  if (area.h < paint.em(7.5F) && lays_out_cards(scene)) return draw_slots_alone(scene, room);
  const bool keeps = scene.state.step == Step::keep;
  const std::string& title =
      keeps ? scene.frame.words("ui.graenaland.keep.title") : scene.model.pay.title;
  Rect head = room.cut_top(paint.em(low ? 1.5F : 1.95F), paint.em(low ? 0.2F : 0.4F));
  // Where there is little room Undo does it.
  const bool back = !low && scene.asks(Step::pay) && !scene.drafts.payment.sending &&
                    takes_back(scene, MoveKind::build);
  if (back && back_button(scene, {"build-else"}, head, paint.width(title, foot_title()))) {
    scene.frame.order("undo");
  }
  paint.text_within({head.x, head.center().y}, head.w, title, foot_title());
  if (keeps) return draw_keep(scene, room);
  if (scene.state.step == Step::follow) return draw_follow(scene, room);
  draw_price_paid(scene, room);
}

void draw_carried_card(Scene& scene, const TargetName& carried, const Rect& area) {
  const float wide = area.h / kCardHigh;
  const Rect card = around(area.center(), wide, area.h);
  const graenaland::Data& data = scene.state.data;
  if (carried.what == "hand") draw_card(scene.frame.paint, data, carried.a, card);
  if (carried.what == "supply") draw_supply(scene.frame.paint, data, carried.a, card);
}

}  // namespace meadhall::table::graenaland_table
