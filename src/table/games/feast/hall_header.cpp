#include <algorithm>
#include <cstdlib>
#include <string>

#include "games/feast/turn.h"
#include "table/games/feast/hall.h"
#include "table/games/feast/items.h"
#include "table/games/feast/scoring_marks.h"
#include "table/games/feast/signs.h"
#include "table/games/feast/vikings.h"
#include "table/kit/widgets.h"

namespace meadhall::table::feast_table {

using feast::Item;
using feast::Sign;

namespace {

constexpr Colour kBetter = rgb(0xb9e08a);  // on wood, in every theme

// What is pointed at, or held over a board: how the seat of the hall would stand with it, as far as
// that is certain, and what of its silver and its Vikings it takes.
struct Ahead {
  const Standing* standing = nullptr;
  int silver = 0;
  int vikings = 0;
};

Ahead look_ahead(Scene& scene) {
  if (!scene.acts(scene.shown)) return {};
  const auto standing = [](const std::optional<Standing>& after) {
    return after ? &*after : nullptr;
  };
  if (scene.hand.item()) {
    if (!scene.placing) return {};
    return {.standing = standing(scene.hand.of(scene, *scene.placing).after)};
  }
  if (!scene.pointed_space) return {};
  const Foretold::Told& told =
      scene.foretold.of(scene.frame.app, scene.model, *scene.pointed_space);
  if (!told.open) return {};
  return {.standing = standing(told.after),
          .silver = told.change[feast::number(Item::silver)],
          .vikings = scene.asks(feast::Do::turn)
                         ? feast::vikings_for(scene.state, scene.shown, *scene.pointed_space)
                         : 0};
}

// A figure at the right of the header, from the right to the left.
struct Figures {
  Scene& scene;
  Rect room;
  Ahead ahead;
  float size = 0;  // of the signs
  float gap = 0;
  Type type{Face::bold, 1.12F, current_palette.bright};

  // Takes the room for a figure so wide, with its sign.
  Rect take(float figure) { return room.cut_right(figure + size * 1.2F, gap); }
  Point sign_at(const Rect& area) const { return {area.right() - size / 2, area.center().y}; }
};

// Ends at `end`; one that would change stands after an arrow where there is room.
void draw_figure(Figures& on, Point end, std::string_view words, Colour colour, bool changes) {
  Paint& paint = on.scene.frame.paint;
  const Type type{on.type.face, on.type.size, colour};
  const float left = end.x - paint.text(end, words, type, Align::right);
  if (!changes || on.gap < paint.em(1)) return;
  paint.text({left - paint.em(0.25F), end.y}, "→", {Face::sans, 0.94F, colour}, Align::right);
}

Rect draw_number(Figures& on, int now, int then, bool sign = false) {
  Paint& paint = on.scene.frame.paint;
  const auto told = [sign](int value) {
    return (value < 0 ? "−" : sign ? "+" : "") + std::to_string(std::abs(value));
  };
  // As wide as two figures at least, so that nothing moves when a number grows.
  const auto figures_of = [sign](int value) {
    return (std::abs(value) > 99 ? 3 : 2) + (sign || value < 0 ? 1 : 0);
  };
  const auto figures = static_cast<float>(std::max(figures_of(now), figures_of(then)));
  const float wide = paint.em(on.type.size) * 0.53F * figures;
  const Rect area = on.take(wide);
  const Colour colour = then == now  ? on.type.colour
                        : then > now ? kBetter
                                     : current_palette.danger_on_badge;
  draw_figure(on, {area.x + wide, area.center().y}, told(then), colour, then != now);
  return area;
}

void draw_points_figure(Figures& on) {
  const int now = points_shown(on.scene, on.scene.shown);
  const Standing* ahead = on.ahead.standing;
  const Rect area = draw_number(on, now, ahead != nullptr ? ahead->total : now);
  draw_sign(on.scene.frame.paint, Sign::points, on.sign_at(area), on.size, on.type.colour);
  Frame& frame = on.scene.frame;
  const Contact contact = frame.targets.add({"header-points"}, area, Role::thing);
  if (contact.told) {
    on.scene.tell(frame.words("ui.feast.points"), frame.words("ui.feast.points.told"), area);
  }
  if (contact.focused) focus_ring(frame, area, 4);
  note_place(on.scene, {"points", static_cast<std::uint32_t>(index(on.scene.shown))}, area);
}

void draw_feast_figure(Figures& on) {
  Paint& paint = on.scene.frame.paint;
  const std::size_t seat = index(on.scene.shown);
  const feast::ComingFeast& now = on.scene.model.standing[seat].feast;
  const feast::ComingFeast& then = on.ahead.standing != nullptr ? on.ahead.standing->feast : now;
  const std::string& ratio_now = on.scene.model.told[seat].ratio;
  const bool changes = now.covered() != then.covered() || now.cells != then.cells;
  const std::string ratio = changes ? ratio_of(then) : ratio_now;
  const float wide = std::max(paint.width(ratio, on.type), paint.width(ratio_now, on.type));
  const Rect area = on.take(wide);
  draw_sign(paint, Sign::feast, on.sign_at(area), on.size, on.type.colour);
  const Colour colour = then.all_bare() > 0 ? current_palette.danger_on_badge
                        : changes           ? kBetter
                                            : on.type.colour;
  draw_figure(on, {area.x + wide, area.center().y}, ratio, colour, changes);
  on.scene.thing_at({"header-feast"}, feast::make_inspectable(feast::InspectableKind::feast), area);
}

void draw_income_figure(Figures& on) {
  const int now = on.scene.model.standing[index(on.scene.shown)].income;
  const Standing* ahead = on.ahead.standing;
  const Rect area = draw_number(on, now, ahead != nullptr ? ahead->income : now, true);
  draw_sign(on.scene.frame.paint, Sign::income, on.sign_at(area), on.size, on.type.colour);
  on.scene.thing_at({"header-income"}, feast::make_inspectable(feast::InspectableKind::income),
                    area);
}

void draw_silver_figure(Figures& on) {
  const int silver = feast::count(on.scene.state.at(on.scene.shown), Item::silver);
  const Rect area = draw_number(on, silver, silver + on.ahead.silver);
  draw_item(on.scene.frame.paint, Item::silver, on.sign_at(area), on.size * 0.86F);
  on.scene.thing_at(
      {"header-silver"},
      feast::make_inspectable(feast::InspectableKind::item, feast::number(Item::silver)), area);
}

// Alone: whose round it is below those in the Thing, and right of them the others, who wait.
void draw_both_colours(Scene& scene, const Rect& area, Rect& place, float size) {
  Paint& paint = scene.frame.paint;
  const std::uint8_t now = colour_in_round(scene.state.round);
  const Colour colour = current_palette.seats[seat_colour(scene, scene.shown, now)];
  paint.fill({place.x, place.bottom() - paint.em(0.28F), place.w - paint.em(0.3F), paint.em(0.2F)},
             colour, paint.em(0.1F));
  const int waiting = scene.state.at(scene.shown).waiting;
  const float head = size * 0.8F;
  const Point at{place.right() + paint.em(0.4F) + head / 2, area.center().y};
  const float right = at.x + head / 2 + paint.em(1.3F);
  if (waiting == 0 || right > area.right()) return;
  draw_coloured_head(scene, static_cast<std::uint8_t>(1 - now), at, head);
  paint.number({at.x + head / 2 + paint.em(0.25F), at.y}, waiting,
               {Face::bold, 0.88F, current_palette.on_wood});
  place.w = right - place.x;
}

// Those in the Thing as helmets; as one with a number where there is not room for all. Those that a
// move takes fade.
void draw_vikings(Scene& scene, const Rect& area, float size, int taken) {
  Paint& paint = scene.frame.paint;
  const int vikings = scene.state.at(scene.shown).vikings_in_thing;
  const float number = paint.em(1.3F);
  const float step = size * 0.8F;
  const bool all = vikings > 0 && step * static_cast<float>(vikings - 1) + size + number <= area.w;
  const int shown = all ? vikings : 1;
  const float wide = step * static_cast<float>(shown - 1) + size;
  if (wide + number > area.w) return;
  for (int i = 0; i < shown; ++i) {
    const Point at{area.x + size / 2 + step * static_cast<float>(i), area.center().y};
    draw_sign(paint, Sign::viking, at, size, current_palette.on_wood);
    if (all && i >= vikings - taken) {
      paint.fill(around(at, size, size), fade(current_palette.wood_bottom, 0.66F));
    }
  }
  const Type type{Face::bold, 1.0F, current_palette.bright};
  const float y = area.center().y;
  float x = area.x + wide + paint.em(0.35F);
  const std::string left = std::to_string(vikings - taken);
  for (const std::string& before : {std::to_string(vikings) + "→", std::string("→")}) {
    if (taken == 0 || x + paint.width(before + left, type) > area.right()) continue;
    x += paint.text({x, y}, before, {Face::sans, 1.0F, current_palette.on_wood});
    break;
  }
  x += paint.text({x, y}, left, type);
  Rect place{area.x, area.y, std::max(wide + number, x - area.x), area.h};
  if (feast::is_solo(scene.state)) draw_both_colours(scene, area, place, size);
  Frame& frame = scene.frame;
  const Contact contact = frame.targets.add({"header-vikings"}, place, Role::thing);
  if (contact.told) {
    const bool alone = feast::is_solo(scene.state);
    scene.tell(frame.words("ui.feast.vikings"),
               frame.words(alone ? "ui.feast.vikings.alone" : "ui.feast.vikings.told"), place);
  }
  if (contact.focused) focus_ring(frame, place, 4);
}

}  // namespace

void draw_hall_header(Scene& scene, const Rect& area) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const float em = paint.em();
  paint.wood(area, em * 0.5F);
  note_place(scene, {"vikings"}, area);
  Rect room = area.inset(em * 0.5F, 0);
  const float size = std::min(em * 1.4F, area.h * 0.62F);
  const float y = area.center().y;
  draw_seat_shield(frame, {room.x + size * 0.62F, y}, size * 1.15F, scene.shown);
  room.cut_left(size * 1.45F);
  if (scene.back_to) {
    const ButtonSpec back{
        .label = {}, .look = Look::wood, .icon = Icon::close, .tip = frame.words("app.back")};
    const Rect place = room.cut_right(std::max(area.h, control_height(frame)), em * 0.5F);
    if (button(frame, {"own-hall"}, place, back)) scene.chosen = scene.back_to;
  }

  const bool narrow = area.w < em * 30;
  const bool tight = area.w < em * 18;  // large letters on a phone
  Figures figures{scene, room, look_ahead(scene), narrow ? size * 0.85F : size,
                  em * (narrow ? 0.45F : 1.4F)};
  if (narrow) figures.type.size = 0.94F;
  if (tight) {
    figures.size = size * 0.66F;
    figures.gap = em * 0.25F;
    figures.type.size = 0.76F;
  }
  draw_points_figure(figures);
  draw_feast_figure(figures);
  draw_income_figure(figures);
  draw_silver_figure(figures);

  Rect left = figures.room;
  const Type name{Face::heading, narrow ? 1.1F : 1.25F, current_palette.bright};
  const Type small{Face::sans, 0.88F, current_palette.on_wood_soft};
  const std::string& called = scene.seat_info(scene.shown).name;
  const std::string& acts = frame.words("ui.feast.acts");
  const float for_vikings = size + em * 1.5F;
  const float most = std::min(left.w - for_vikings - em * 0.5F, em * 9);
  // Where there is no room for the name the shield says who it is.
  float x = left.x;
  if (!narrow || paint.width(called, name) <= most) {
    x += paint.text_within({left.x, y}, std::max(em * 2, most), called, name);
  }
  const float acting = paint.width(acts, small) + em * 0.5F;
  const float beside = em * (tight ? 0.2F : 0.8F);
  if (scene.acts(scene.shown) && x > left.x && x + acting + beside + for_vikings < left.right()) {
    paint.text({x + em * 0.5F, y + em * 0.08F}, acts, small);
    x += acting;
  }
  x += beside;
  draw_vikings(scene, {x, area.y, left.right() - x, area.h}, size, figures.ahead.vikings);
}

}  // namespace meadhall::table::feast_table
