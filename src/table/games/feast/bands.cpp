#include "table/games/feast/bands.h"

#include <algorithm>
#include <array>

#include "table/games/feast/asides.h"
#include "table/games/feast/filters.h"
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

constexpr std::array<std::string_view, kBands> kNames = {
    "ui.feast.group.build_houses",  "ui.feast.group.build_ships",
    "ui.feast.group.hunting",       "ui.feast.group.livestock_market",
    "ui.feast.group.weekly_market", "ui.feast.group.products",
    "ui.feast.group.crafting",      "ui.feast.group.mountains_trade",
    "ui.feast.group.sailing",       "ui.feast.group.emigration_occupation",
    "ui.feast.group.copies"};

// What a band opens to: its own spaces, and those of the group above that reach into it.
using Opened = FixedVector<std::size_t, kPlaces>;
Opened places_of(const feast::State& state, std::size_t band) {
  Opened all;
  if (band == kGroups) {
    for (const std::uint8_t column : state.copies) {
      if (column != 0) all.push_back(feast::kSpaces + column - 1U);
    }
    return all;
  }
  const feast::Spaces spaces = feast::spaces_of(static_cast<Group>(band));
  for (std::size_t place = 0; place < feast::kSpaces; ++place) {
    if (feast::is_in(spaces, place)) all.push_back(place);
  }
  return all;
}

float number_of_bands(const Scene& scene) {
  return static_cast<float>(kGroups + (scene.state.copies[0] != 0 ? 1 : 0));
}

void draw_all_bands(Scene& scene, const Rect& area) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const float em = paint.em();
  const Rect room = area.inset(em * 0.25F, em * 0.2F);
  const float head = room.h > em * 24 ? em * 1.3F : 0;
  // Where there is little room, bands of one line leave some of theirs to those of three.
  constexpr float kLeastShare = 0.78F;
  const float share = (room.h - head) / number_of_bands(scene);
  const MatrixPlan plan =
      plan_matrix(room, {.head = head,
                         .medallion = std::min(em * 2.1F, room.w * 0.1F),
                         .least_band = std::min(em * 2.75F, share * kLeastShare),
                         .copies = scene.state.copies});
  draw_matrix_ground(scene, plan);
  const RowSizes sizes{.most = em * 1.3F, .least_in_one = em * 0.7F};
  for (std::size_t place = 0; place < kPlaces; ++place) {
    if (plan.places[place].w <= 0) continue;
    draw_space_face(scene, place, plan.places[place], sizes, false);
    dim_if_not_sought(scene, place, plan.places[place]);
  }
  if (scene.choice.palette) return;  // it lies over them
  for (std::size_t group = 0; group < kBands; ++group) {
    const TargetName name{"band", static_cast<std::uint32_t>(group)};
    const Rect& band = plan.bands[group];
    if (band.h <= 0) continue;
    // While something else is asked its card lies over the bands.
    const bool asked = scene.actor && !scene.decision.moves.empty();
    const bool opens = !asked || scene.asks_space();
    const Contact contact = frame.targets.add(name, band, opens ? Role::control : Role::thing);
    const bool opened = scene.choice.band == group;
    if (contact.clicked && opens) {
      scene.choice.band = opened ? std::nullopt : std::optional(group);
      scene.choice.palette = false;
      frame.animating = true;
    }
    if (opened) paint.outline(band, current_palette.highlight, 2 * current_palette.edge, em * 0.4F);
    if (contact.focused) focus_ring(frame, band, em * 0.4F);
  }
}

}  // namespace

float least_bands_height(const Scene& scene) {
  constexpr float kLeast = 30;  // CSS pixels a band on average, with the gap below it
  return kLeast * number_of_bands(scene);
}

void draw_bands(Scene& scene, const Rect& area) {
  scene.frame.paint.sunk(area, scene.frame.em(0.5F));
  const float wished = least_bands_height(scene);
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
  const float gap = em * 0.28F;
  const Opened opened = places_of(scene.state, group);
  const std::size_t across = area.w > em * 34 ? 3 : 2;
  const auto rows = static_cast<float>(rows_for(opened.size(), across));
  const float head = std::max(em * 2.2F, 44.0F);
  const float around = em * 1.3F;  // of the card
  // What the spaces take from stands above them where all of them are seen nevertheless, else
  // below.
  const bool takes = group < kGroups;
  const auto band = static_cast<Group>(group);
  const float aside = takes ? aside_height(scene, band, area.w - em * 1.8F) : 0;
  const float for_aside = takes ? aside + gap : 0;
  const bool above = head + for_aside + rows * (44.0F + gap) + around <= area.h;
  // As many as a band may have are seen at once where they stay large enough for a finger.
  const float used = head + around + (above ? for_aside : 0);
  const float high = std::clamp((area.h - used) / rows - gap, 44.0F, std::max(em * 4.0F, 48.0F));
  const float wished = head + for_aside + rows * (high + gap) + around;
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
  draw_band_emblem(paint, group, {row.x + em * 0.9F, row.center().y}, em * 1.8F);
  row.cut_left(em * 2.3F);
  paint.text_within({row.x, row.center().y}, row.w, frame.words(kNames[group]),
                    match::card_title());
  if (takes && above) draw_aside(scene, band, room.cut_top(aside, gap));
  scroll(frame, "band-spaces", room, scene.choice.band_height, [&](Rect page) {
    const float wide = (page.w - gap * static_cast<float>(across - 1)) / static_cast<float>(across);
    for (std::size_t n = 0; n < opened.size(); ++n) {
      const Rect place = nth_cell({page.x, page.y, wide, high}, n, across, gap);
      draw_space(scene, opened[n], place, {.most = em * 1.5F, .least_in_one = em}, true);
      dim_if_not_sought(scene, opened[n], place);
    }
    const float all = rows * (high + gap);
    if (!takes || above) return all;
    draw_aside(scene, band, {page.x, page.y + all, page.w, aside});
    return all + for_aside;
  });
}

}  // namespace meadhall::table::feast_table
