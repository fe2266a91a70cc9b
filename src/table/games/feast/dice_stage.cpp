#include "table/games/feast/stages.h"

#include <algorithm>
#include <cmath>

#include "games/feast/supply.h"
#include "table/games/feast/answers.h"
#include "table/games/feast/dice_figures.h"
#include "table/games/feast/dice_price.h"
#include "table/games/feast/grid.h"
#include "table/games/feast/items.h"
#include "table/games/feast/signs.h"
#include "table/games/feast/tiles.h"
#include "table/kit/icons.h"
#include "table/kit/widgets.h"

namespace meadhall::table::feast_table {

using feast::Die;
using feast::Item;
using feast::Ship;
using feast::Sign;

namespace {

constexpr Colour kPlate = rgb(0x000000, 0.3F);
constexpr Colour kGoldBottom = rgb(0xe0ac3f);
constexpr Colour kGoldInk = rgb(0x2f1e06);

// Where it is rolled: in the woods, at sea, in the smoke of a village.
struct Land {
  Colour top;
  Colour bottom;
  Colour light;
};
Land land_of(Die die) {
  switch (die) {
    case Die::hunt:
    case Die::snare: return {rgb(0x26391f), rgb(0x111b10), rgb(0xa9c77a)};
    case Die::whaling: return {rgb(0x163d52), rgb(0x0a1d2a), rgb(0x7fc3dc)};
    case Die::raid:
    case Die::pillage: return {rgb(0x45201a), rgb(0x1c0c0a), rgb(0xf0a05a)};
  }
  return {};
}

// How far the die has come since it was thrown, 0 to 1.
float tumbled(const Scene& scene) {
  constexpr double kSeconds = 0.7;
  if (scene.frame.still()) return 1;
  const double passed = scene.frame.view.now - scene.choice.rolled_when;
  return static_cast<float>(std::clamp(passed * double{scene.frame.pace()} / kSeconds, 0.0, 1.0));
}

class Rolling {
 public:
  explicit Rolling(Scene& scene)
      : scene_(scene),
        paint_(scene.frame.paint),
        dice_(scene.model.dice),
        em_(paint_.em()),
        tumbled_(tumbled(scene)) {}

  void draw(const Rect& area) {
    const Clip clipped(paint_, area);
    const Land ground = land_of(dice_.die);
    paint_.gradient(area, ground.top, ground.bottom, em_ * 0.6F);
    Rect room = area.inset(em_ * 0.8F, em_ * 0.7F);
    // From below: answers, means, faces; the die has the rest.
    const float gap = em_ * 0.6F;
    const bool payments = !high() && dice_.rolls > 0;
    const float each = em_ * (payments ? 4.2F : 6.0F);
    const std::size_t across = std::max<std::size_t>(
        2, static_cast<std::size_t>(room.w / (em_ * (payments ? 9.5F : 8.5F))));
    const auto rows = static_cast<float>(rows_for(answers(), across));
    const float wished = rows * (each + em_ * 0.5F);
    const float least = std::min(wished, each * 1.2F);
    const float lines = em_ * (room.h < em_ * 22 ? 1.6F : 2);
    const float faces = std::clamp(room.h * 0.16F, em_ * 4.4F, em_ * 6);
    const float die = std::clamp(room.h * 0.3F, em_ * 5, em_ * 10.5F);
    const float rest = room.h - die - faces - lines - 3 * gap;
    const float below = std::clamp(wished, least, std::max(least, rest));
    // What is left over stands between them.
    const float spare = std::clamp((rest - below) / 4, 0.0F, em_ * 2.2F);
    if (answers() > 0) draw_answers(room.cut_bottom(below, gap), each, across);
    room.cut_bottom(spare);
    draw_means(room.cut_bottom(lines, gap * 0.5F));
    room.cut_bottom(spare);
    draw_strip(room.cut_bottom(faces, gap));
    draw_tray(room);
  }

 private:
  bool high() const { return feast::wants_high(dice_.die); }
  std::size_t sides() const { return static_cast<std::size_t>(feast::sides(dice_.die)); }
  const feast::Player& player() const { return scene_.state.at(dice_.task.seat); }

  // Before the first roll, what the answer pointed at would make of them, else the first of them.
  const DiceModel::Faces& faces() const {
    if (dice_.rolls > 0 || dice_.answers.empty()) return dice_.faces;
    const std::optional<Move> pointed = pointed_answer(scene_);
    const auto found = std::ranges::find_if(
        dice_.answers, [&](const DiceModel::Answer& each) { return pointed == each.move; });
    return (found != dice_.answers.end() ? *found : dice_.answers.front()).faces;
  }
  bool tumbles() const { return dice_.rolls > 0 && tumbled_ < 1; }

  // It comes hopping from the left, and shows one number after the other.
  void draw_tumbling(Point middle, float size) {
    constexpr int kNumbers = 8;
    constexpr float kHops = 2.5F;
    const float left = 1 - ease(tumbled_);
    const float hop = std::abs(std::sin(tumbled_ * kHops * kPi)) * (1 - tumbled_);
    const int step = static_cast<int>(tumbled_ * kNumbers);
    const int number = (dice_.face + 5 * (kNumbers - step)) % feast::sides(dice_.die) + 1;
    draw_rolled(paint_, dice_.die, number,
                {middle.x - left * size * 0.8F, middle.y - hop * size * 0.3F}, size,
                -left * 2 * kPi - 0.001F);
    scene_.frame.animating = true;
  }

  void draw_tray(Rect room) {
    const Colour light = land_of(dice_.die).light;
    const float size = std::min({em_ * 9.4F, room.h, room.w * 0.34F});
    const float left = std::max(0.0F, std::min(room.w * 0.09F, room.w - size - em_ * 22));
    room.cut_left(left);
    const Rect place = room.cut_left(size, em_ * 1.2F);
    const Point middle = place.center();
    paint_.radial(middle, size * 0.95F, fade(light, 0.3F), fade(light, 0));
    paint_.radial({middle.x, middle.y + size * 0.5F}, size * 0.5F, rgb(0x000000, 0.4F),
                  rgb(0x000000, 0));
    if (tumbles()) {
      draw_tumbling(middle, size);
    } else if (dice_.rolls > 0) {
      draw_rolled(paint_, dice_.die, dice_.face, middle, size);
    } else {
      draw_piece(paint_, dice_.die, middle, size);
    }
    draw_dice_figures(paint_, dice_, room, tumbles());
  }

  void draw_strip(const Rect& room) {
    const float gap = std::min(em_ * 0.4F, room.w * 0.012F);
    const auto n = static_cast<float>(sides());
    const float wide = std::min((room.w - gap * (n - 1)) / n, em_ * 3.1F);
    const float foot = room.h - std::min(wide, room.h * 0.52F);
    const float high = room.h - foot;
    float x = room.center().x - (wide * n + gap * (n - 1)) / 2;
    for (std::size_t i = 1; i <= sides(); ++i, x += wide + gap) {
      draw_face({x, room.y, wide, high}, i, foot);
    }
  }

  void draw_face(const Rect& area, std::size_t number, float foot) {
    const DiceModel::Face& face = faces()[number - 1];
    const bool up = dice_.rolls > 0 && !tumbles() && std::cmp_equal(number, dice_.face);
    const float radius = em_ * 0.3F;
    const float text = std::min(1.15F, area.w * 0.5F / em_);
    if (face.hit) {
      paint_.gradient(area, kGoldTop, kGoldBottom, radius);
      paint_.outline(area.inset(0.5F), kGoldEdge, 1.5F, radius);
    } else {
      paint_.fill(area, kPlate, radius);
      paint_.outline(area.inset(0.5F), fade(kPale, 0.25F), 1, radius);
    }
    paint_.number(area.center(), static_cast<int>(number),
                  {Face::bold, text, face.hit ? kGoldInk : kSoft}, Align::center);
    if (up) paint_.outline(area.inset(-3), kPale, 2.5F, radius + 2);
    if (!face.hit) return;
    const Rect below{area.x, area.bottom() + em_ * 0.3F, area.w, foot - em_ * 0.3F};
    if (high()) {
      const float size = std::min(below.w * 0.9F, below.h);
      return draw_item(paint_, face.loot, {below.center().x, below.y + size / 2}, size);
    }
    const Price price = price_of(dice_.die, face.pay);
    const float size = std::min({em_ * 1.25F, below.w * 0.56F, below.h / 2});
    Rect lines = below;
    if (price.empty()) {
      return draw_sign(paint_, Sign::success, {below.center().x, below.y + size / 2}, size, kPale);
    }
    for (std::size_t i = 0; i < std::min<std::size_t>(2, price.size()); ++i) {
      const Rect line = lines.cut_top(size, 1);
      const Type type{Face::bold, size * 0.66F / em_, kPale};
      const float wide = size * 1.5F;
      draw_item(paint_, price[i].item, {line.center().x - wide / 2 + size / 2, line.center().y},
                size);
      paint_.number({line.center().x - wide / 2 + size * 1.05F, line.center().y}, price[i].n, type);
    }
  }

  // What can be spent, or counts, of the supply and the ships.
  void draw_means(Rect row) {
    const std::string& words = scene_.frame.words("ui.feast.dice_at_hand");
    const Type type{Face::sans, 0.94F, kSoft};
    const float y = row.center().y;
    const float size = std::min(em_ * 1.5F, row.h * 0.9F);
    FixedVector<Item, 3> means;
    means.push_back(feast::filler_for(dice_.die));
    means.push_back(feast::weapon_for(dice_.die));
    const bool spears =
        high() && feast::rule_of(scene_.state, dice_.task.seat, feast::Rule::spears_as_swords,
                                 feast::kNoSpace, feast::bit(dice_.die)) > 0;
    if (spears) means.push_back(Item::spear);
    const int aboard = dice_.die == Die::whaling
                           ? feast::as<feast::DiceTask>(dice_.task).of(feast::DiceTally::ore)
                       : dice_.die == Die::pillage ? int{player().ore[0]}
                                                   : 0;
    const float words_wide = paint_.width(words, type);
    const float each = size * 2.1F;
    const float wide = words_wide + em_ + each * static_cast<float>(means.size()) +
                       (aboard > 0 ? each + size * 1.1F : 0);
    float x = row.center().x - std::min(wide, row.w) / 2;
    x += paint_.text({x, y}, words, type) + em_ * 0.8F;
    for (const Item item : means) {
      draw_some(paint_, {x, y}, item, feast::count(player(), item), size, kPale);
      x += each;
    }
    if (aboard == 0) return;
    const Ship ship = dice_.die == Die::whaling ? Ship::whaling_boat : Ship::longship;
    draw_piece(paint_, ship, {x + size * 0.6F, y}, size * 1.2F);
    draw_some(paint_, {x + size * 1.25F, y}, Item::ore, aboard, size * 0.85F, kPale);
  }
  std::size_t answers() const { return dice_.answers.size() + dice_.beyond.size(); }

  void draw_answers(const Rect& room, float high, std::size_t across) {
    const float gap = em_ * 0.5F;
    scroll(
        scene_.frame, "dice-answers", room, scene_.choice.answers_height,
        [&](const Rect& page) {
          const float wide = std::min((page.w + gap) / static_cast<float>(across) - gap, em_ * 13);
          const std::size_t in_row = std::min(across, std::max<std::size_t>(1, answers()));
          const float left =
              page.center().x - ((wide + gap) * static_cast<float>(in_row) - gap) / 2;
          std::size_t n = 0;
          const auto next = [&] { return nth_cell({left, page.y, wide, high}, n++, across, gap); };
          for (const DiceModel::Answer& answer : dice_.answers) {
            const Rect place = next();
            switch (feast::kind_of(answer.move)) {
              case feast::MoveKind::pay: draw_payment(place, answer); break;
              case feast::MoveKind::take: draw_loot(place, answer); break;
              default: draw_ships(place, answer); break;
            }
            mark_answer(scene_, answer.move, place);
          }
          for (const DiceModel::Beyond& beyond : dice_.beyond) draw_beyond(next(), beyond);
          return (high + gap) * static_cast<float>(rows_for(n, across)) - gap;
        },
        Ground::sea);
  }

  void draw_payment(const Rect& area, const DiceModel::Answer& answer) {
    draw_answer(scene_, {"pay", answer.move.code}, answer.move, area);
    draw_price(paint_, price_of(dice_.die, answer.move), area.inset(em_ * 0.5F), em_ * 2.4F,
               current_palette.paper_skin.ink);
  }

  void draw_loot(const Rect& area, const DiceModel::Answer& answer) {
    draw_answer(scene_, {"take", answer.move.code}, answer.move, area);
    const Colour ink = current_palette.paper_skin.ink;
    Rect room = area.inset(em_ * 0.45F);
    Rect foot = room.cut_bottom(em_ * 1.35F, em_ * 0.2F);
    const Item item = feast::item_in(answer.move);
    draw_tile_within(paint_, item, room, em_ * 1.9F);
    draw_needs(foot, feast::result_for(scene_.state, dice_.task, item), fade(ink, 0.7F));
    foot.cut_left(em_ * 2.4F);
    draw_cost(paint_, price_of(dice_.die, answer.pay), foot, ink);
  }

  // Faint: the roll is not enough for it.
  void draw_beyond(const Rect& area, const DiceModel::Beyond& beyond) {
    scene_.thing_at(
        {"loot", static_cast<std::uint32_t>(beyond.item)},
        feast::make_inspectable(feast::InspectableKind::item, feast::number(beyond.item)), area);
    paint_.fill(area, kPlate, em_ * 0.45F);
    Rect room = area.inset(em_ * 0.45F);
    Rect foot = room.cut_bottom(em_ * 1.35F, em_ * 0.2F);
    draw_tile_within(paint_, beyond.item, room, em_ * 1.9F);
    paint_.fill(room.inset(-em_ * 0.2F),
                fade(land_of(dice_.die).bottom, beyond.chance > 0 ? 0.5F : 0.78F));
    draw_needs(foot, beyond.needs, kSoft);
    foot.cut_left(em_ * 2.4F);
    paint_.text_within({foot.right(), foot.center().y}, foot.w, beyond.words,
                       {Face::sans, 0.82F, kSoft}, Align::right);
  }

  // Boats that go out, or the longship that gives an ore; with the chance they leave.
  void draw_ships(const Rect& area, const DiceModel::Answer& answer) {
    draw_answer(scene_, {"pick", answer.move.code}, answer.move, area);
    const Colour ink = current_palette.paper_skin.ink;
    Rect room = area.inset(em_ * 0.45F);
    const Rect foot = room.cut_bottom(em_ * 1.35F, em_ * 0.2F);
    paint_.text_within(foot.center(), foot.w, answer.words, {Face::bold, 0.94F, ink},
                       Align::center);
    const bool boats = feast::kind_of(answer.move) == feast::MoveKind::number;
    const int armed = boats ? static_cast<int>(feast::n_of(answer.move) % 8) : 0;
    const int all = boats ? armed + static_cast<int>(feast::n_of(answer.move) / 8) : 1;
    const Ship ship = boats ? Ship::whaling_boat : Ship::longship;
    const float each = std::min(room.w / static_cast<float>(std::max(all, 1)), room.h * 1.35F);
    float x = room.center().x - each * static_cast<float>(all) / 2;
    for (int i = 0; i < all; ++i, x += each) {
      const float size = std::min(each * 0.68F, room.h);
      const Point at{x + size / 2, room.center().y};
      draw_piece(paint_, ship, at, size);
      const int ore = boats ? (i < armed ? 2 : 1) : feast::ore_of(answer.move);
      for (int k = 0; k < ore; ++k) {
        draw_item(paint_, Item::ore,
                  {x + size + each * 0.14F,
                   room.center().y +
                       size * 0.3F * (static_cast<float>(k) - static_cast<float>(ore - 1) / 2)},
                  size * 0.34F);
      }
    }
  }

  // A sword and the result that is needed.
  void draw_needs(const Rect& foot, int needs, Colour ink) {
    const float size = std::min(foot.h, em_ * 1.1F);
    draw_item(paint_, Item::sword, {foot.x + size / 2, foot.center().y}, size, 0.7F);
    paint_.number({foot.x + size * 1.15F, foot.center().y}, needs, {Face::sans, 0.94F, ink});
  }

  Scene& scene_;
  Paint& paint_;
  const DiceModel& dice_;
  float em_;
  float tumbled_;  // 1: it lies
};

}  // namespace

void draw_dice_stage(Scene& scene, const Rect& area) { Rolling(scene).draw(area); }

}  // namespace meadhall::table::feast_table
