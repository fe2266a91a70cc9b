#include "table/games/vikings/panels.h"
#include "games/vikings/pieces.h"

#include "table/games/vikings/homeland_view.h"
#include "table/games/vikings/pieces.h"
#include "table/games/vikings/special_rack.h"
#include "table/games/vikings/specials.h"
#include "table/kit/widgets.h"
#include "table/match/seats.h"

// The figures of a seat: its purse, who is fed, what the next scoring would bring.

namespace meadhall::table::vikings_table {
namespace {

using match::Stage;
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

bool leads(const Stage& stage, Seat seat) { return scene_on(stage).state.start_player == seat; }

// The small ship of whoever leads the round; returns the room it took.
float draw_marker(Stage& stage, Point at, Seat seat, float size) {
  Scene& scene = scene_on(stage);
  if (!leads(scene, seat) || !scene.actor) return 0;
  const Rect place = around({at.x + size * 0.6F, at.y}, size * 1.2F, size * 1.5F);
  const TargetName name{"marker", seat};
  scene.thing_at(name, vikings::kLeaderInspectable, place);
  scene.motion.note(name, place);
  if (scene.motion.coming(name) > 0) return size * 1.6F;
  draw_longship(scene.frame.paint, place.center(), size * 1.5F);
  return size * 1.8F;
}

// What is in the purse, without the coins still on their way.
int gold_of(const Scene& scene, Seat seat) {
  return scene.state.at(seat).gold + scene.motion.late(seat, vikings::kGold);
}
int points_of(const Scene& scene, Seat seat) {
  return scene.state.at(seat).points + scene.motion.late(seat, vikings::kPoints);
}

// Where coins and points of a seat fly to and from; `half` is how far the points stand from the
// gold.
void note_purse(Scene& scene, Seat seat, Point at, float half) {
  const float size = scene.frame.em(1);
  scene.motion.note({"gold", seat}, around({at.x + size, at.y}, size, size));
  scene.motion.note({"points", seat}, around({at.x + half + size, at.y}, size, size));
}

// rules: Vikings 9.9: those who hold special tiles
bool holds(const Stage& stage, Seat seat) {
  return owned_kinds(scene_on(stage).state.at(seat)) > 0;
}

void draw_board(const Stage& stage, Seat seat, const Rect& area) {
  draw_small_homeland(stage.frame.paint, scene_on(stage).state.at(seat), area);
}

// Gold, points, food.
void draw_header_figures(Stage& stage, const Rect& room) {
  Scene& scene = scene_on(stage);
  Paint& paint = scene.frame.paint;
  const Type strong{Face::bold, 1.12F, current_palette.bright};
  const float y = room.center().y;
  float x = room.x;
  note_purse(scene, scene.shown, {x, y}, paint.em(4.4F));
  draw_gold(paint, {x, y}, gold_of(scene, scene.shown), strong);
  x += paint.em(4.4F);
  draw_points(paint, {x, y}, points_of(scene, scene.shown), strong);
  x += paint.em(4.6F);
  draw_food(paint, {x, y}, scene.model.outlook.of(scene.shown).food, 1.05F, current_palette.bright,
            current_palette.danger_on_badge);
}

void draw_card_figures(Stage& stage, Seat seat, const Rect& card, const Rect& room) {
  Scene& scene = scene_on(stage);
  Paint& paint = scene.frame.paint;
  const vikings::SeatOutlook& outlook = scene.model.outlook.of(seat);
  const float step = std::min(paint.em(1.45F), room.h / 3);
  float y = room.y + step / 2;
  const float half = std::max(paint.em(3.1F), room.w * 0.5F);
  scene.motion.note({"seat", seat}, card);
  note_purse(scene, seat, {room.x, y}, half);
  draw_gold(paint, {room.x, y}, gold_of(scene, seat), {Face::bold, 1.0F, current_palette.on_sea});
  draw_points(paint, {room.x + half, y}, points_of(scene, seat),
              {Face::bold, 1.0F, current_palette.on_sea});
  y += step;
  draw_sign(paint, Viking::boatsman, {room.x + paint.em(0.45F), y}, paint.em(0.95F),
            current_palette.on_sea_soft);
  paint.number({room.x + paint.em(1.1F), y}, outlook.contests[0],
               {Face::sans, 1.0F, current_palette.on_sea_soft});
  draw_food(paint, {room.x + half - paint.em(0.1F), y}, outlook.food, 0.95F,
            current_palette.on_sea_soft, current_palette.danger_on_sea);
  y += step;
  if (holds(scene, seat)) {
    // What they hold matters more to the others than how many wait; those stand on their board.
    const float size = std::min(paint.em(1.5F), card.bottom() - y - paint.em(0.2F) + step / 2);
    draw_owned_row(scene, seat, {room.x, y - step / 2, room.w, size});
  } else if (y + step * 0.4F < card.bottom() && outlook.waiting > 0) {
    const std::string& word = scene.frame.words("ui.waiting");
    const Type soft{Face::sans, 0.92F, current_palette.on_sea_soft};
    paint.text_within({room.x, y}, room.w, word, soft);
    paint.number({room.x + paint.width(word, soft) + paint.em(0.35F), y}, outlook.waiting,
                 {Face::bold, 0.95F, current_palette.on_sea_soft});
  }
}

// What the next scoring would bring, with the move pointed at made; beside the purse or below it.
// `used`, `scored`: how wide gold and points are, `beside`: how far the points stand from the gold.
struct PurseWidths {
  float used = 0;
  float scored = 0;
  float beside = 0;
};
bool draw_ahead(Scene& scene, Seat seat, const match::SeatTab& tab, float fits,
                const PurseWidths& wide) {
  Paint& paint = scene.frame.paint;
  const Rect& room = tab.room;
  const vikings::SeatOutlook& now = scene.model.outlook.of(seat);
  const std::optional<Move> move = scene.pointed_move();
  const vikings::SeatOutlook& next =
      move ? scene.what_if.of(scene.frame.app, scene.model, *move).after.of(seat) : now;
  const bool other = next.gold != now.gold || next.points != now.points;
  const Type soft{other ? Face::bold : Face::sans, 0.84F * fits,
                  other       ? current_palette.highlight
                  : tab.shown ? current_palette.on_wood_soft
                              : current_palette.on_sea_soft};
  const float top_of_it = tab.stacked ? 0.67F : 0.52F;
  const float from = tab.stacked ? 0 : wide.used;
  const Rect told{room.x + from, tab.place.y + tab.place.h * top_of_it,
                  std::min(wide.beside * 2, room.w) - from, tab.place.h * (1 - top_of_it)};
  const Contact what = scene.frame.targets.add({"ahead", seat}, told, Role::thing);
  if (what.told) scene.point(vikings::line_thing(seat, vikings::score_line("next")), told);
  if (what.focused) focus_ring(scene.frame, told, 4);
  if (tab.stacked) {
    const float below = tab.place.y + tab.place.h * 0.82F;
    draw_gold(paint, {room.x, below}, next.gold, soft, true);
    draw_points(paint, {room.x + wide.beside, below}, next.points, soft, true);
  } else {
    paint.number({room.x + wide.used + paint.em(0.3F), tab.line}, next.gold, soft, Align::left,
                 true);
    paint.number({room.x + wide.beside + wide.scored + paint.em(0.3F), tab.line}, next.points, soft,
                 Align::left, true);
  }
  return what.clicked;
}

bool draw_tab_figures(Stage& stage, Seat seat, const match::SeatTab& tab) {
  Scene& scene = scene_on(stage);
  Paint& paint = scene.frame.paint;
  const Rect& room = tab.room;
  scene.motion.note({"seat", seat}, tab.place);
  note_purse(scene, seat, {room.x, tab.line}, room.w * 0.5F);
  // Large letters on a narrow tab: the numbers are smaller than the name.
  const float fits = std::clamp(room.w / paint.em(4.7F), 0.45F, 1.0F);
  const Type purse{Face::bold, 0.88F * fits, tab.ink};
  PurseWidths wide;
  wide.used = draw_gold(paint, {room.x, tab.line}, gold_of(scene, seat), purse);
  // Where there is room, who is fed is told as well.
  const bool fed = room.w > paint.em(12);
  const float step = fed ? std::min(room.w / 3, paint.em(5)) : room.w * 0.5F;
  wide.beside = std::max(wide.used + paint.em(0.4F), step);
  wide.scored = draw_points(paint, {room.x + wide.beside, tab.line}, points_of(scene, seat), purse);
  const bool clicked = scene.actor && draw_ahead(scene, seat, tab, fits, wide);
  if (fed) {
    draw_food(paint, {room.x + 2 * step, tab.line}, scene.model.outlook.of(seat).food, 0.88F,
              tab.ink, tab.shown ? current_palette.danger_on_badge : current_palette.danger_on_sea);
  }
  return clicked;
}

}  // namespace

const match::SeatHooks kSeatHooks{
    .thing = vikings::purse_thing,
    .draw_board = draw_board,
    .draw_header_figures = draw_header_figures,
    .draw_card_figures = draw_card_figures,
    .draw_tab_figures = draw_tab_figures,
    .leads = leads,
    .draw_marker = draw_marker,
    .draw_tab_marker = [](Paint& paint,
                          Point center) { draw_longship(paint, center, paint.em(1.05F)); },
    .holds = holds,
    .draw_holds = [](Paint& paint,
                     Point center) { draw_special_mark(paint, center, paint.em(0.7F)); }};

}  // namespace meadhall::table::vikings_table
