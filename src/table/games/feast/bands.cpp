#include "table/games/feast/bands.h"

#include <algorithm>
#include <array>

#include "table/games/feast/grid.h"
#include "table/games/feast/matrix.h"
#include "table/games/feast/signs.h"
#include "table/kit/widgets.h"
#include "table/match/card_parts.h"
#include "table/match/question_card.h"

namespace meadhall::table::feast_table {

using feast::Group;
using feast::kGroups;
using feast::kPlaces;

namespace {

constexpr std::array<std::string_view, kGroups> kNames = {
    "ui.feast.group.build_houses",  "ui.feast.group.build_ships",
    "ui.feast.group.hunting",       "ui.feast.group.livestock_market",
    "ui.feast.group.weekly_market", "ui.feast.group.products",
    "ui.feast.group.crafting",      "ui.feast.group.mountains_trade",
    "ui.feast.group.sailing",       "ui.feast.group.emigration_occupation"};

// The spaces that a band opens to: its own, and those of the group above that reach into it.
feast::Spaces spaces_of_band(std::size_t group) {
  return feast::spaces_of(static_cast<Group>(group));
}

}  // namespace

namespace {

void draw_all_bands(Scene& scene, const Rect& area) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const float em = paint.em();
  const Rect room = area.inset(em * 0.25F, em * 0.2F);
  const float head = room.h > em * 24 ? em * 1.3F : 0;
  const MatrixPlan plan =
      plan_matrix(room, {.head = head,
                         .medallion = std::min(em * 2.1F, room.w * 0.1F),
                         .least_band = std::min(em * 2.75F, (room.h - head) / kGroups),
                         .copies = scene.state.copies[0] != 0});
  draw_matrix_ground(scene, plan);
  const RowSizes sizes{.most = em * 1.3F, .least_in_one = em * 0.7F};
  for (std::size_t place = 0; place < kPlaces; ++place) {
    if (plan.places[place].w > 0) draw_space_face(scene, place, plan.places[place], sizes, false);
  }
  for (std::size_t group = 0; group < kGroups; ++group) {
    const TargetName name{"band", static_cast<std::uint32_t>(group)};
    const Rect& band = plan.bands[group];
    // While something else is asked its card lies over the bands.
    const bool asked = scene.actor && !scene.decision.moves.empty();
    const bool opens = !asked || scene.asks_space();
    const Contact contact = frame.targets.add(name, band, opens ? Role::control : Role::thing);
    const bool opened = scene.choice.band == group;
    if (contact.clicked && opens) {
      scene.choice.band = opened ? std::nullopt : std::optional(group);
      frame.animating = true;
    }
    if (opened) {
      paint.outline(band, current_palette.highlight, 2 * current_palette.edge, em * 0.4F);
    }
    if (contact.focused) focus_ring(frame, band, em * 0.4F);
  }
}

}  // namespace

void draw_bands(Scene& scene, const Rect& area) {
  constexpr float kLeast = 30;  // CSS pixels a band, with the gap below it
  scene.frame.paint.sunk(area, scene.frame.em(0.5F));
  const float wished = kLeast * kGroups;
  if (area.h >= wished) return draw_all_bands(scene, area);
  scroll(
      scene.frame, "bands", area, scene.choice.bands_height,
      [&](const Rect& page) {
        draw_all_bands(scene, {page.x, page.y, page.w, wished});
        return wished;
      },
      Ground::sea);
}

void draw_open_band(Scene& scene, const Rect& area) {
  if (!scene.choice.band) return;
  const std::size_t group = *scene.choice.band;
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const float em = paint.em();
  const float high = std::max(em * 4.0F, 48.0F);
  const float gap = em * 0.4F;
  const feast::Spaces spaces = spaces_of_band(group);
  const auto count = static_cast<std::size_t>(std::popcount(spaces));
  const std::size_t across = area.w > em * 34 ? 3 : 2;
  const auto rows = static_cast<float>(rows_for(count, across));
  const float head = std::max(em * 2.2F, 44.0F);
  const float wished = head + rows * (high + gap) + em * 1.4F;
  Rect sheet = area;
  sheet = sheet.cut_bottom(std::min(wished, area.h));
  frame.targets.add({"band-sheet"}, sheet, Role::floor);
  Rect room = match::card_room(paint, sheet);
  Rect row = room.cut_top(head);
  if (button(frame, {"close-band"}, row.cut_right(std::max(em * 2.2F, 44.0F), gap),
             {.label = {}, .icon = Icon::close, .tip = frame.words("app.close")})) {
    scene.choice.band.reset();
    frame.animating = true;
  }
  draw_emblem(paint, static_cast<Group>(group), {row.x + em * 0.9F, row.center().y}, em * 1.8F);
  row.cut_left(em * 2.3F);
  paint.text_within({row.x, row.center().y}, row.w, frame.words(kNames[group]),
                    match::card_title());
  scroll(frame, "band-spaces", room, scene.choice.band_height, [&](Rect page) {
    const float wide = (page.w - gap * static_cast<float>(across - 1)) / static_cast<float>(across);
    std::size_t n = 0;
    for (std::size_t place = 0; place < feast::kSpaces; ++place) {
      if (!feast::is_in(spaces, place)) continue;
      const Rect place_area = nth_cell({page.x, page.y, wide, high}, n, across, gap);
      draw_space(scene, place, place_area, {.most = em * 1.5F, .least_in_one = em}, true);
      ++n;
    }
    return rows * (high + gap);
  });
}

}  // namespace meadhall::table::feast_table
