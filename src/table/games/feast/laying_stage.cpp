#include "table/games/feast/laying_stage.h"

#include <imgui.h>

#include <algorithm>
#include <utility>

#include "table/games/feast/best_places.h"
#include "table/games/feast/card.h"
#include "table/games/feast/gain_marks.h"
#include "table/games/feast/hall.h"
#include "table/games/feast/signs.h"
#include "table/games/feast/tiles.h"
#include "table/kit/icons.h"
#include "table/kit/widgets.h"
#include "table/match/card_parts.h"
#include "table/match/question_card.h"

namespace meadhall::table::feast_table {
namespace {

bool may_lay(const Scene& scene) {
  return scene.acts(scene.shown) && (scene.hand.item() || !scene.model.laid.empty() ||
                                     std::ranges::count(scene.model.can_lay, true) > 0);
}

void draw_head(Scene& scene, const Rect& area) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const float em = paint.em();
  paint.wood(area, em * 0.5F);
  Rect room = area.inset(em * 0.6F, em * 0.25F);
  const ButtonSpec back{.label = frame.words("ui.feast.lay_small"), .look = Look::wood};
  if (button(frame, {"lay-small"}, room.cut_right(button_width(frame, back), em), back)) {
    lay_at_large(scene, false);
  }
  const float size = em * 1.5F;
  draw_seat_shield(frame, {room.x + size / 2, room.center().y}, size, scene.shown);
  room.cut_left(size, em * 0.6F);
  const Type title{Face::heading, 1.25F, current_palette.bright};
  const std::string& name = scene.seat_info(scene.shown).name;
  const float named = paint.text_within({room.x, room.center().y}, room.w, name, title);
  room.cut_left(named, em);
  paint.text_within({room.x, room.center().y}, room.w,
                    match::hand_hint(scene, "ui.feast.lay_how", "ui.feast.lay_how_tap"),
                    {Face::sans, 0.92F, current_palette.on_wood_soft});
}

// The head of a panel; what is left of it.
Rect begin_panel(Scene& scene, const Rect& area, std::string_view title) {
  Paint& paint = scene.frame.paint;
  Rect room = match::card_room(paint, area);
  const Rect head = room.cut_top(paint.em(1.4F), paint.em(0.4F));
  paint.text_within({head.x, head.center().y}, head.w, title, match::card_title());
  return room;
}

// What was laid in this turn, the latest first, each to be lifted again.
void draw_laid(Scene& scene, const Rect& area) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  Rect room = begin_panel(scene, area, frame.words("ui.feast.laid_now"));
  if (scene.model.laid.empty()) {
    paint.paragraph(room, frame.words("ui.feast.laid_none"), match::card_body());
    return;
  }
  const float high = control_height(frame);
  const float gap = paint.em(0.4F);
  const std::string& lift = frame.words("ui.feast.lift");
  for (auto laid = scene.model.laid.rbegin(); laid != scene.model.laid.rend(); ++laid) {
    if (room.h < high) return;
    Rect row = room.cut_top(high, gap);
    const float wide = button_width(frame, {.label = lift});
    const TargetName name{"lift", laid->node};
    if (button(frame, name, row.cut_right(wide, gap), {.label = lift})) {
      feast_table::lift(scene, *laid);
    }
    const Rect picture = row.cut_left(paint.em(3), gap);
    draw_tile_within(paint, laid->item, picture, paint.em(0.8F));
    const auto sheet = static_cast<std::size_t>(feast::sheet_of(scene.state, laid->surface));
    paint.text_within({row.x, row.center().y}, row.w, scene.model.sheets[sheet],
                      match::card_body());
  }
}

constexpr float kChange = 6.3F;  // em: a figure as it is and as it would be

// A sign and what it stands for; what is left of the row to the right of them.
Rect draw_label(Paint& paint, Rect row, feast::Sign sign, std::string_view words) {
  const float em = paint.em();
  draw_sign(paint, sign, {row.x + em * 0.6F, row.center().y}, em * 1.2F, current_palette.ink);
  row.cut_left(em * 1.2F, em * 0.5F);
  const float most = row.w - em * kChange;
  row.cut_left(paint.text_within({row.x, row.center().y}, most, words, match::card_body()),
               em * 0.5F);
  return row;
}

// A figure as it is and as it would be, at the right end of `row`.
void draw_change(Paint& paint, Rect row, int before, int after) {
  const float em = paint.em();
  Type type = match::card_strong();
  if (after > before) type.colour = current_palette.gain_ink;
  if (after < before) type.colour = current_palette.danger_ink;
  const Rect now = row.cut_right(em * 2.2F);
  paint.number({now.right(), now.center().y}, after, type, Align::right);
  if (after == before) return;
  const Rect arrow = row.cut_right(em * 1.6F);
  paint.text(arrow.center(), "→", match::card_body(), Align::center);
  paint.number({row.right(), row.center().y}, before, match::card_body(), Align::right);
}

// How whoever lays stands, and would stand with the tile where it waits.
void draw_outlook_with_it(Scene& scene, const Rect& area) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  Rect room = begin_panel(scene, area, frame.words("ui.feast.outlook_with_it"));
  const Standing& now = scene.model.standing[index(scene.shown)];
  const Hand::Told* with =
      scene.hand.item() && scene.placing ? &scene.hand.of(scene, *scene.placing) : nullptr;
  const Standing& then = with != nullptr && with->after ? *with->after : now;
  const float high = std::min(paint.em(1.7F), room.h / 4);
  const auto row = [&](feast::Sign sign, std::string_view id) {
    return draw_label(paint, room.cut_top(high), sign, frame.words(id));
  };
  draw_change(paint, row(feast::Sign::income, "ui.feast.income"), now.income, then.income);
  draw_change(paint, row(feast::Sign::points, "ui.feast.points_short"), now.total, then.total);
  const Rect feast = row(feast::Sign::feast, "ui.feast.next_feast");
  Type ratio = match::card_strong();
  if (then.feast.all_bare() > 0) ratio.colour = current_palette.danger_ink;
  const std::string& told = scene.model.told[index(scene.shown)].ratio;
  paint.text({feast.right(), feast.center().y}, &then == &now ? told : with->ratio, ratio,
             Align::right);
  if (room.h < high * 0.9F || with == nullptr || with->gain.won == 0) return;
  draw_bonuses_won(paint, feast::sheet_of(scene.state, scene.placing->surface), with->gain.won,
                   row(feast::Sign::bonus, "ui.feast.each_round"));
}

void draw_beside(Scene& scene, match::Panels& panels, Rect column) {
  const float em = scene.frame.em(1);
  const float gap = em * 0.6F;
  scene.scoring_area = column;
  // What there is to tell takes its room from below, the question has what is left.
  const float question = std::min(em * 13, column.h * 0.5F);
  const float rows = std::clamp(static_cast<float>(scene.model.laid.size()), 1.0F, 3.0F);
  const float laid = em * 3.6F + rows * (control_height(scene.frame) + em * 0.4F);
  const auto cut = [&](float high) -> std::optional<Rect> {
    if (column.h < question + gap + high) return std::nullopt;
    return column.cut_bottom(high, gap);
  };
  const std::optional<Rect> outlook = cut(em * 9);
  const std::optional<Rect> lately = cut(laid);
  const std::optional<Rect> best = scene.hand.item() ? cut(em * 10.5F) : std::nullopt;
  if (!scene.telling) {
    panels.opinion.open() ? panels.opinion.draw(scene, column, nullptr)
                          : scene.card.draw(scene, column);
  }
  if (best) draw_best_places(scene, *best);
  if (lately) draw_laid(scene, *lately);
  if (outlook) draw_outlook_with_it(scene, *outlook);
}

// How far it has come up out of the sea, 0 to 1.
float opened(Scene& scene) {
  constexpr double kOpens = 0.22;  // seconds
  const double since = scene.frame.view.now - scene.choice.lays_since;
  const auto part = static_cast<float>(since * static_cast<double>(scene.frame.pace()) / kOpens);
  if (scene.frame.still() || part >= 1) return 1;
  scene.frame.animating = true;
  return ease(std::max(0.0F, part));
}

}  // namespace

void lay_at_large(Scene& scene, bool at_large) {
  if (at_large && !scene.choice.lays) scene.choice.lays_since = scene.frame.view.now;
  scene.choice.lays = at_large;
  scene.frame.animating = true;
}

bool lays_at_large(const Scene& scene) {
  return scene.choice.lays && !scene.choice.rows && !scene.decision.lesson.open && may_lay(scene);
}

void begin_laying_at_large(Scene& scene) {
  const bool window = scene.asks(feast::Do::window);
  if (std::exchange(scene.choice.in_window, window) != window) lay_at_large(scene, window);
}

void read_laying_key(Scene& scene) {
  if (scene.quiet || !ImGui::IsKeyPressed(ImGuiKey_B, false)) return;
  lay_at_large(scene, !scene.choice.lays && may_lay(scene));
}

void draw_laying_stage(Scene& scene, match::Panels& panels, Rect room) {
  const float em = scene.frame.em(1);
  const Rect all = room;
  const float open = opened(scene);
  room = room.inset(em * 0.9F, em * 0.6F);
  room.y += (1 - open) * em * 1.2F;
  const Rect column = room.cut_right(std::clamp(room.w * 0.285F, em * 19, em * 27), em * 0.75F);
  draw_head(scene, room.cut_top(control_height(scene.frame) + em * 0.5F, em * 0.6F));
  Rect goods = room.cut_bottom(std::clamp(room.h * 0.29F, em * 10, em * 16), em * 0.6F);
  // What else a window is good for: ships.
  if (scene.asks(feast::Do::window)) draw_dock(scene, room.cut_bottom(em * 2.8F, em * 0.5F));
  draw_boards(scene, room, true);
  draw_belongings(scene, goods.cut_right(goods.w * 0.26F, em * 0.6F));
  draw_larder(scene, goods);
  draw_beside(scene, panels, column);
  if (open < 1) {
    scene.frame.paint.gradient(all, fade(current_palette.sea_top, 1 - open),
                               fade(current_palette.sea_bottom, 1 - open));
  }
}

}  // namespace meadhall::table::feast_table
