#include "table/games/vikings/panels.h"

#include "table/games/vikings/homeland_view.h"
#include "table/games/vikings/pieces.h"
#include "table/games/vikings/shelf.h"
#include "table/games/vikings/specials.h"
#include "table/kit/widgets.h"

namespace meadhall::table::vikings_table {
namespace {

using vikings::Viking;

float draw_food(Paint& paint, Point at, const vikings::Food& food, float size, Colour ink,
                Colour hungry) {
  const Colour colour = food.capacity < food.mouths ? hungry : ink;
  draw_sign(paint, Viking::fisherman, {at.x + paint.em(0.5F), at.y}, paint.em(size), colour);
  float x = at.x + paint.em(1.2F);
  const Type type{Face::bold, size, colour};
  x += paint.number({x, at.y}, food.capacity, type);
  x += paint.text({x, at.y}, "/", type);
  x += paint.number({x, at.y}, food.mouths, type);
  return x - at.x;
}

// The small ship of whoever leads the round; returns the room it took.
float draw_marker(Scene& scene, Point at, Seat seat, float size) {
  if (scene.state.start_player != seat || !scene.model.actor) return 0;
  const Rect place = around({at.x + size * 0.6F, at.y}, size * 1.2F, size * 1.5F);
  const TargetName name{"marker", static_cast<std::uint32_t>(index(seat))};
  const Contact contact = scene.frame.targets.add(name, place, Role::thing);
  if (contact.pointed) scene.point(vikings::kLeaderThing, place);
  if (contact.focused) focus_ring(scene.frame, place, 4);
  scene.motion.note(name, place);
  if (scene.motion.coming(name) > 0) return size * 1.6F;
  draw_longship(scene.frame.paint, place.center(), size * 1.5F);
  return size * 1.8F;
}

// That a bot plays there; returns the room it took.
float draw_bot_mark(Scene& scene, Point at, Seat seat, float size, Colour colour) {
  const std::string& told = scene.model.bots[index(seat)];
  if (told.empty()) return 0;
  const Rect place = around({at.x + size * 0.55F, at.y}, size * 1.3F, size * 1.5F);
  const TargetName name{"bot-mark", static_cast<std::uint32_t>(index(seat))};
  const Contact contact = scene.frame.targets.add(name, place, Role::thing);
  if (contact.pointed) scene.tell(told, {}, place);
  if (contact.focused) focus_ring(scene.frame, place, 4);
  draw_icon(scene.frame.paint, Icon::bot, place.center(), size, colour);
  return size * 1.45F;
}

// What is in the purse, without the coins still on their way.
int gold_of(const Scene& scene, Seat seat) {
  return scene.state.at(seat).gold + scene.motion.gold_late(seat);
}
int points_of(const Scene& scene, Seat seat) {
  return scene.state.at(seat).points + scene.motion.points_late(seat);
}

// Where coins and points of a seat fly to and from; `half` is how far the points stand from the
// gold.
void note_purse(Scene& scene, Seat seat, Point at, float half) {
  const auto number = static_cast<std::uint32_t>(index(seat));
  const float size = scene.frame.em(1);
  scene.motion.note({"gold", number}, around({at.x + size, at.y}, size, size));
  scene.motion.note({"points", number}, around({at.x + half + size, at.y}, size, size));
}

float tab_width(const Scene& scene, float width) {
  const auto players = static_cast<float>(scene.state.player_count);
  return (width - scene.frame.em(0.3F) * (players - 1)) / players;
}

// Where tabs are too narrow for it beside the purse, what comes stands below it.
bool is_stacked(const Scene& scene, float width) {
  return scene.model.actor && tab_width(scene, width) < scene.frame.em(9.5F);
}

}  // namespace

void draw_homeland_header(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  paint.wood(area, paint.em(0.6F), ImDrawFlags_RoundCornersTop);
  paint.fill({area.x, area.bottom() - 2, area.w, 2}, fade(tone.gold_edge, 0.8F));
  const SeatInfo& info = scene.seat_info(scene.shown);
  const float y = area.center().y;
  Rect room = area.inset(paint.em(0.8F), 0);
  draw_shield(paint, {room.x + paint.em(0.75F), y}, paint.em(1.5F), info.colour,
              static_cast<int>(index(scene.shown)) + 1);
  room.cut_left(paint.em(1.9F));

  // From the right: food, points, gold; the name takes what is left.
  const Type strong{Face::bold, 1.12F, tone.bright};
  Rect purse = room.cut_right(paint.em(15.0F));
  const Contact contact = scene.frame.targets.add(
      {"purse", static_cast<std::uint32_t>(index(scene.shown))}, purse, Role::thing);
  if (contact.pointed) scene.point(vikings::purse_thing(scene.shown), purse);
  if (contact.focused) focus_ring(scene.frame, purse.inset(2), 4);
  float x = purse.x;
  note_purse(scene, scene.shown, {x, y}, paint.em(4.4F));
  draw_gold(paint, {x, y}, gold_of(scene, scene.shown), strong);
  x += paint.em(4.4F);
  draw_points(paint, {x, y}, points_of(scene, scene.shown), strong);
  x += paint.em(4.6F);
  draw_food(paint, {x, y}, scene.model.outlook.of(scene.shown).food, 1.05F, tone.bright,
            tone.danger_on_badge);

  const Type title{Face::heading, 1.2F, tone.on_wood};
  float name = paint.text_within({room.x, y}, room.w, info.name, title);
  name += paint.em(0.5F);
  name += draw_bot_mark(scene, {room.x + name, y}, scene.shown, paint.em(1.0F), tone.on_wood_soft);
  name += draw_marker(scene, {room.x + name, y}, scene.shown, paint.em(1.15F));
  const bool acts = scene.acts(scene.shown);
  if (acts && room.w > name + paint.em(6)) {
    paint.text_within({room.x + name + paint.em(0.8F), y}, room.w - name - paint.em(1.4F),
                      scene.frame.words("ui.to_act"), {Face::sans, 0.95F, tone.bright});
  }
}

std::optional<Seat> draw_others(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  std::optional<Seat> chosen;
  const auto others = static_cast<float>(scene.state.player_count - 1);
  const float gap = paint.em(0.7F);
  const float wide = (area.w - gap * (others - 1)) / others;
  float x = area.x;
  for (std::size_t i = 0; i < scene.state.player_count; ++i) {
    const Seat seat = seat_at(i);
    if (seat == scene.shown) continue;
    const Rect place{x, area.y, wide, area.h};
    x += wide + gap;
    const SeatInfo& info = scene.seat_info(seat);
    const vikings::Player& player = scene.state.at(seat);
    const Contact contact =
        scene.frame.targets.add({"seat", static_cast<std::uint32_t>(i)}, place, Role::control);
    const float radius = paint.em(0.5F);
    paint.fill(place, contact.pointed ? tone.panel_lit : tone.panel, radius);
    paint.outline(place.inset(0.5F), contact.pointed ? tone.highlight : tone.ground_line, 1,
                  radius);
    paint.fill({place.x, place.y + 4, 4, place.h - 8}, tone.seats[info.colour], 2);
    if (contact.focused) focus_ring(scene.frame, place, radius);
    if (contact.clicked) chosen = seat;
    if (contact.told) scene.point(vikings::purse_thing(seat), place);

    Rect room = place.inset(paint.em(0.7F), paint.em(0.5F));
    room.cut_left(paint.em(0.2F));
    // With much room the small homeland stands beside the words, with little below the name.
    const float board = std::clamp(room.w - paint.em(7.2F), room.w * 0.28F,
                                   std::min(room.w * 0.5F, room.h * 1.75F));
    const Rect picture = room.cut_right(board, paint.em(0.5F));
    draw_small_homeland(paint, player, picture);
    Rect head = room.cut_top(paint.em(1.6F));
    draw_shield(paint, {head.x + paint.em(0.6F), head.center().y}, paint.em(1.25F), info.colour,
                static_cast<int>(i) + 1);
    head.cut_left(paint.em(1.5F));
    const bool acts = scene.acts(seat);
    float written =
        paint.text_within({head.x, head.center().y},
                          head.w - (seat == scene.state.start_player ? paint.em(1.4F) : 0) -
                              (info.bot != 0 ? paint.em(1.4F) : 0),
                          info.name, {Face::bold, 1.02F, acts ? tone.highlight : tone.on_sea});
    if (info.bot != 0) {
      written += draw_bot_mark(scene, {head.x + written + paint.em(0.3F), head.center().y}, seat,
                               paint.em(0.9F), tone.on_sea_soft);
    }
    draw_marker(scene, {head.x + written + paint.em(0.3F), head.center().y}, seat, paint.em(1));
    const float step = std::min(paint.em(1.45F), room.h / 3);
    float y = room.y + step / 2;
    const float half = std::max(paint.em(3.1F), room.w * 0.5F);
    scene.motion.note({"seat", static_cast<std::uint32_t>(i)}, place);
    note_purse(scene, seat, {room.x, y}, half);
    draw_gold(paint, {room.x, y}, gold_of(scene, seat), {Face::bold, 1.0F, tone.on_sea});
    draw_points(paint, {room.x + half, y}, points_of(scene, seat), {Face::bold, 1.0F, tone.on_sea});
    y += step;
    draw_sign(paint, Viking::boatsman, {room.x + paint.em(0.45F), y}, paint.em(0.95F),
              tone.on_sea_soft);
    paint.number({room.x + paint.em(1.1F), y}, scene.model.outlook.seats[i].contests[0],
                 {Face::sans, 1.0F, tone.on_sea_soft});
    draw_food(paint, {room.x + half - paint.em(0.1F), y}, scene.model.outlook.seats[i].food, 0.95F,
              tone.on_sea_soft, tone.danger_on_sea);
    y += step;
    if (owned_kinds(player) > 0) {
      // What he holds matters more to the others than how many wait; those stand on his board.
      const float size = std::min(paint.em(1.5F), place.bottom() - y - paint.em(0.2F) + step / 2);
      draw_owned_row(scene, seat, {room.x, y - step / 2, room.w, size});
    } else if (y + step * 0.4F < place.bottom() && scene.model.outlook.seats[i].waiting > 0) {
      paint.text_within({room.x, y}, room.w, scene.frame.words("ui.waiting"),
                        {Face::sans, 0.92F, tone.on_sea_soft});
      const float label =
          paint.width(scene.frame.words("ui.waiting"), {Face::sans, 0.92F, tone.on_sea_soft});
      paint.number({room.x + label + paint.em(0.35F), y}, scene.model.outlook.seats[i].waiting,
                   {Face::bold, 0.95F, tone.on_sea_soft});
    }
  }
  return chosen;
}

std::optional<Seat> draw_tabs(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  std::optional<Seat> chosen;
  const float wide = tab_width(scene, area.w);
  const bool stacked = is_stacked(scene, area.w);
  const std::optional<Move> move = scene.pointed_move();
  const vikings::Outlook& now = scene.model.outlook;
  const vikings::Outlook& ahead =
      move ? scene.what_if.of(scene.frame.app, scene.model, *move).after : now;
  for (std::size_t i = 0; i < scene.state.player_count; ++i) {
    const Seat seat = seat_at(i);
    const Rect place{area.x + static_cast<float>(i) * (wide + paint.em(0.3F)), area.y, wide,
                     area.h};
    const Contact contact =
        scene.frame.targets.add({"seat", static_cast<std::uint32_t>(i)}, place, Role::control);
    if (contact.clicked) chosen = seat;
    if (contact.told) scene.point(vikings::purse_thing(seat), place);
    const bool shown = seat == scene.shown;
    const float radius = paint.em(0.45F);
    paint.fill(place, shown ? tone.wood_top : tone.panel, radius);
    paint.outline(place.inset(0.5F), scene.acts(seat) ? tone.highlight : tone.ground_line,
                  scene.acts(seat) ? 2.0F : 1.0F, radius);
    if (contact.focused) focus_ring(scene.frame, place, radius);
    const SeatInfo& info = scene.seat_info(seat);
    const vikings::Player& player = scene.state.at(seat);
    Rect room = place.inset(paint.em(0.35F), 0);
    const float top = place.y + place.h * (stacked ? 0.21F : 0.30F);
    const float low = place.y + place.h * (stacked ? 0.52F : 0.72F);
    draw_shield(paint, {room.x + paint.em(0.55F), top}, paint.em(1.05F), info.colour,
                static_cast<int>(i) + 1);
    const Type named{Face::bold, 0.88F, shown ? tone.on_wood : tone.on_sea};
    const float marker = scene.state.start_player == seat ? paint.em(1.0F) : 0;
    // That somebody holds special tiles gives way to his name: they lie on his board as well.
    const bool holds = owned_kinds(player) > 0 &&
                       paint.width(info.name, named) + marker + paint.em(2.4F) <= room.w;
    const float bot = info.bot != 0 ? paint.em(0.95F) : 0;
    const float signs = marker + bot + (holds ? paint.em(1.0F) : 0);
    const float written = paint.text_within({room.x + paint.em(1.3F), top},
                                            room.w - paint.em(1.3F) - signs, info.name, named);
    float sign_at = room.x + paint.em(1.3F) + written + paint.em(0.2F);
    if (bot > 0) {
      draw_icon(paint, Icon::bot, {sign_at + paint.em(0.4F), top}, paint.em(0.78F), named.colour);
      sign_at += bot;
    }
    if (scene.state.start_player == seat && scene.model.actor) {
      draw_longship(paint, {sign_at + paint.em(0.4F), top}, paint.em(1.05F));
      sign_at += paint.em(1.0F);
    }
    if (holds) draw_special_mark(paint, {sign_at + paint.em(0.4F), top}, paint.em(0.7F));
    scene.motion.note({"seat", static_cast<std::uint32_t>(i)}, place);
    note_purse(scene, seat, {room.x, low}, room.w * 0.5F);
    // Large letters on a narrow tab: the numbers are smaller than the name.
    const float fits = std::clamp(room.w / paint.em(4.7F), 0.45F, 1.0F);
    const Type purse{Face::bold, 0.88F * fits, named.colour};
    const float used = draw_gold(paint, {room.x, low}, gold_of(scene, seat), purse);
    // Where there is room, who is fed is told as well.
    const bool fed = room.w > paint.em(12);
    const float step = fed ? std::min(room.w / 3, paint.em(5)) : room.w * 0.5F;
    const float beside = std::max(used + paint.em(0.4F), step);
    const float scored = draw_points(paint, {room.x + beside, low}, points_of(scene, seat), purse);
    if (scene.model.actor) {
      const vikings::SeatOutlook& next = ahead.of(seat);
      const bool other = next.gold != now.of(seat).gold || next.points != now.of(seat).points;
      const Type soft{other ? Face::bold : Face::sans, 0.84F * fits,
                      other   ? tone.highlight
                      : shown ? tone.on_wood_soft
                              : tone.on_sea_soft};
      const float top_of_it = stacked ? 0.67F : 0.52F;
      const float from = stacked ? 0 : used;
      const Rect told{room.x + from, place.y + place.h * top_of_it,
                      std::min(beside * 2, room.w) - from, place.h * (1 - top_of_it)};
      const Contact what =
          scene.frame.targets.add({"ahead", static_cast<std::uint32_t>(i)}, told, Role::thing);
      if (what.clicked) chosen = seat;
      if (what.told) scene.point(vikings::line_thing(seat, vikings::score_line("next")), told);
      if (what.focused) focus_ring(scene.frame, told, 4);
      if (stacked) {
        const float below = place.y + place.h * 0.82F;
        draw_gold(paint, {room.x, below}, next.gold, soft, true);
        draw_points(paint, {room.x + beside, below}, next.points, soft, true);
      } else {
        paint.number({room.x + used + paint.em(0.3F), low}, next.gold, soft, Align::left, true);
        paint.number({room.x + beside + scored + paint.em(0.3F), low}, next.points, soft,
                     Align::left, true);
      }
    }
    if (fed) {
      draw_food(paint, {room.x + 2 * step, low}, scene.model.outlook.of(seat).food, 0.88F,
                named.colour, shown ? tone.danger_on_badge : tone.danger_on_sea);
    }
  }
  return chosen;
}

float tabs_height(const Scene& scene, float width) {
  return std::max(44.0F, scene.frame.em(is_stacked(scene, width) ? 3.5F : 2.9F));
}

}  // namespace meadhall::table::vikings_table
