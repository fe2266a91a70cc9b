#include <algorithm>
#include <array>

#include "games/feast/occupations.h"
#include "games/feast/tell.h"
#include "table/games/feast/answers.h"
#include "table/games/feast/gain_marks.h"
#include "table/games/feast/hall.h"
#include "table/games/feast/hand.h"
#include "table/games/feast/icon_row.h"
#include "table/games/feast/items.h"
#include "table/games/feast/occupation_card.h"
#include "table/games/feast/peek.h"
#include "table/games/feast/scoring_marks.h"
#include "table/games/feast/tiles.h"
#include "table/kit/widgets.h"

namespace meadhall::table::feast_table {

using feast::Item;
using feast::Player;

namespace {

constexpr std::array<Item, 8> kThings = {Item::silver, Item::wood,  Item::stone, Item::ore,
                                         Item::bow,    Item::snare, Item::spear, Item::sword};

void draw_thing(Scene& scene, Item item, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const int had = feast::count(scene.state.at(scene.shown), item);
  const float round = paint.em(0.35F);
  paint.fill(area, rgb(0x0a1f2d, 0.55F), round);
  paint.outline(area.inset(0.5F), current_palette.ground_line, 1, round);
  const float size = std::min(area.w * 0.6F, area.h * 0.66F);
  draw_item(paint, item, {area.x + area.w * 0.4F, area.y + area.h * 0.42F}, size,
            had > 0 ? 1 : 0.22F);
  if (had > 0) {
    const float text = std::min(0.94F, area.h * 0.36F / paint.em());
    paint.number({area.right() - area.w * 0.09F, area.bottom() - paint.em(text) * 0.62F}, had,
                 {Face::bold, text, current_palette.on_badge}, Align::right);
  }
  draw_supply_change(scene, item, area);
  touch_good(scene, item, area);
}

void draw_special(Scene& scene, Item item, const Rect& area) {
  Paint& paint = scene.frame.paint;
  draw_way_within(paint, item, feast::ways_to_lay(item).front(), area, paint.em(0.85F));
  touch_good(scene, item, area);
}

// --- Occupations

void draw_paper(Paint& paint, const Rect& area) {
  const float round = paint.em(0.3F);
  paint.gradient(area, current_palette.parchment_top, current_palette.parchment_bottom, round);
  paint.outline(area.inset(0.5F), current_palette.parchment_edge, 1, round);
}

// The first signs of a row, as many and as large as there is room for.
void draw_signs(Paint& paint, feast::IconRow row, const Rect& room) {
  constexpr float kWithNumber = 1.75F;  // times as wide as high
  const float most = std::min({paint.em(0.9F), room.h / 1.16F, room.w / kWithNumber});
  const float least = std::min(paint.em(0.6F), most);
  float size = most;
  const auto fits = [&] { return draw_icon_row(paint, row, room, size, false) <= room.h + 1; };
  while (size > least && !fits()) size = std::max(least, size * 0.86F);
  while (row.size() > 1 && !fits()) row.pop_back();
  if (size > paint.em(0.3F) && fits()) draw_icon_row(paint, row, room, size);
}

// Of the card so much is seen beside the next one.
void draw_card(Scene& scene, std::size_t card, const Rect& area, float seen) {
  Paint& paint = scene.frame.paint;
  draw_paper(paint, area);
  const std::span<const feast::Line> lines = feast::lines_of(card);
  // On a narrow card the name would be no more than its first letters.
  Rect room = area.inset(paint.em(0.2F), paint.em(0.1F));
  room.w = std::max(paint.em(0.5F), std::min(room.w, seen - paint.em(0.25F)));
  if (seen >= paint.em(2.3F) || lines.empty()) {
    draw_small_name(paint, room, scene.frame.words(feast::card_term(card)));
  }
  if (!lines.empty()) draw_signs(paint, feast::line_row(lines.front()), room);
  // The first of its lines that may be used now.
  std::optional<Move> deed;
  for (const Move move : scene.model.anytime) {
    const bool uses = feast::kind_of(move) == feast::MoveKind::use && feast::card_of(move) == card;
    if (uses && !deed) deed = move;
  }
  touch_deed(scene, {"card", static_cast<std::uint32_t>(card)}, area,
             feast::make_inspectable(feast::InspectableKind::card, card), deed);
}

// Cards in hand: their number on a back.
void draw_hand_back(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const int cards = scene.state.at(scene.shown).hand_count;
  const float round = paint.em(0.3F);
  const Rect below{area.x + paint.em(0.12F), area.y, area.w - paint.em(0.12F), area.h};
  if (cards > 1) {
    paint.fill(below, darker(current_palette.action, 0.35F), round);
    paint.outline(below.inset(0.5F), current_palette.wood_dark, 1, round);
  }
  const Rect card{area.x, area.y, area.w - paint.em(0.12F), area.h};
  paint.gradient(card, lighter(current_palette.action, 0.08F), current_palette.action, round);
  paint.outline(card.inset(0.5F), current_palette.wood_dark, 1, round);
  paint.outline(card.inset(paint.em(0.16F)), fade(current_palette.gold_edge, 0.7F), 1,
                round * 0.6F);
  paint.number(card.center(), cards, {Face::bold, 0.94F, current_palette.on_action}, Align::center);
  // As wide as a finger.
  const float finger = for_fingers(scene.frame) ? 44.0F : 0.0F;
  const Rect touched{area.right() - std::max(area.w, finger),
                     area.bottom() - std::max(area.h, finger), std::max(area.w, finger),
                     std::max(area.h, finger)};
  if (touch_hand(scene, "look", touched)) return;
  const Contact contact = scene.frame.targets.add({"hand"}, area, Role::thing);
  if (contact.told) {
    scene.tell(scene.frame.words("ui.feast.hand"), scene.frame.words("ui.feast.hand.told"), area);
  }
  if (contact.focused) focus_ring(scene.frame, area, round);
}

// So many pieces beside each other, overlapping where there is not room for all.
struct Row {
  Rect room;
  float wide = 0;
  float step = 0;

  Row(const Rect& area, int count, float widest, float least, float gap) : room(area) {
    const auto n = static_cast<float>(std::max(1, count));
    wide = std::clamp((area.w - gap * (n - 1)) / n, std::min(least, area.w), widest);
    step = count > 1 ? std::min(wide + gap, (area.w - wide) / (n - 1)) : 0;
  }
  float seen(int i, int count) const { return i + 1 < count ? std::min(step, wide) : wide; }
  Rect at(int i) const { return {room.x + step * static_cast<float>(i), room.y, wide, room.h}; }
};

int specials_of(const Player& player) {
  int count = 0;
  for (std::size_t i = feast::kGoods; i < feast::kTiles; ++i) count += player.has[i] > 0 ? 1 : 0;
  return count;
}

void draw_pieces(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  const Player& player = scene.state.at(scene.shown);
  const int specials = specials_of(player);
  // The faces of the hand, where they may be seen and stand nowhere else.
  const bool known = player.hand.count() == player.hand_count && !scene.hand_beside;
  const int cards = player.played.count() + (known ? player.hand.count() : 0);
  const bool hand = player.hand_count > 0;
  const float gap = paint.em(0.2F);
  const float wide = std::min(paint.em(2.95F), room.h * 0.94F);
  if (hand) draw_hand_back(scene, room.cut_right(std::min(wide * 0.75F, room.w), gap));
  if (specials > 0) {
    const float own =
        std::min(wide * static_cast<float>(specials), cards > 0 ? room.w * 0.45F : room.w);
    const Row row(room.cut_left(own, gap), specials, wide, std::min(paint.em(1.6F), wide), gap);
    int i = 0;
    for (std::size_t item = feast::kGoods; item < feast::kTiles; ++item) {
      if (player.has[item] > 0) draw_special(scene, feast::item_at(item), row.at(i++));
    }
  }
  const Row row(room, cards, wide, paint.em(1.9F), gap);
  int i = 0;
  const auto draw_next = [&](std::size_t card) {
    draw_card(scene, card, row.at(i), row.seen(i, cards));
    ++i;
  };
  player.played.for_each(draw_next);
  if (!known) return;
  // Those in hand stand beside its back, in its colour.
  player.hand.for_each([&](std::size_t card) {
    const Rect area = row.at(i);
    draw_next(card);
    paint.outline(area, current_palette.action, 3 * current_palette.edge, paint.em(0.3F));
  });
}

}  // namespace

void draw_belongings(Scene& scene, const Rect& area) {
  const float gap = scene.frame.em(0.25F);
  // Beside each other where it is wide and low, else resources above weapons.
  const bool flat = area.w > area.h * 2.2F;
  const std::size_t a_row = flat ? 8 : 4;
  const int rows = flat ? 1 : 2;
  Rect room = area;
  const float high = (room.h - gap * static_cast<float>(rows)) / (static_cast<float>(rows) + 1.05F);
  for (std::size_t i = 0; i < kThings.size(); i += a_row) {
    Rect row = room.cut_top(high, gap);
    const float wide = (row.w - gap * static_cast<float>(a_row - 1)) / static_cast<float>(a_row);
    for (std::size_t k = 0; k < a_row; ++k) {
      draw_thing(scene, kThings[i + k], row.cut_left(wide, gap));
    }
  }
  draw_pieces(scene, room);
  note_place(scene, {"cards"}, room);
}

}  // namespace meadhall::table::feast_table
