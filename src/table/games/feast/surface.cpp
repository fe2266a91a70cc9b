#include "table/games/feast/surface.h"

#include <imgui.h>

#include <algorithm>
#include <bit>

#include "games/feast/cover.h"
#include "table/games/feast/gain_marks.h"
#include "table/games/feast/hand.h"
#include "table/games/feast/laying_stage.h"
#include "table/games/feast/scoring_marks.h"
#include "table/games/feast/tiles.h"
#include "table/kit/widgets.h"

namespace meadhall::table::feast_table {

using feast::Board;
using feast::Bonus;
using feast::Cover;
using feast::has;
using feast::Spot;
using feast::Surface;
using feast::Track;

namespace {

// A board that is being drawn.
struct OnBoard {
  Paint& paint;
  const Board& printed;
  const Cover& cover;
  Point corner;
  float cell = 0;

  Rect area(std::size_t row, std::size_t column, std::size_t wide = 1) const {
    return {corner.x + cell * static_cast<float>(column), corner.y + cell * static_cast<float>(row),
            cell * static_cast<float>(wide), cell};
  }
  bool is_covered(Spot at) const { return has(cover.taken, at.row, at.column); }
};

void draw_income(const OnBoard& on, const Track::Step& step, bool counts) {
  const Rect area = on.area(step.spot.row, step.spot.column);
  const Point middle = area.center();
  const float radius = on.cell * 0.42F;
  if (counts) {
    on.paint.fill(area.inset(0.5F), rgb(0xffe9a8));
    on.paint.radial(middle, on.cell * 0.85F, rgb(0xf7a50f), rgb(0xf7a50f, 0));
  }
  on.paint.disc(middle, radius, counts ? rgb(0x8a4b08) : rgb(0x8a6a32));
  on.paint.disc(middle, radius - std::max(0.8F, on.cell * 0.035F),
                counts ? rgb(0xffe27a) : rgb(0xecd08a));
  on.paint.number(middle, step.income, {Face::bold, on.cell * 0.5F / on.paint.em(), rgb(0x3a2408)},
                  Align::center);
}

// The numbers that are still to be seen; the first of a track is what it brings now.
void draw_incomes(const OnBoard& on) {
  for (std::size_t i = 0; i < on.printed.track_count; ++i) {
    const Track& track = on.printed.tracks[i];
    bool first = true;
    for (std::size_t step = 0; step < track.count; ++step) {
      if (on.is_covered(track.steps[step].spot)) continue;
      draw_income(on, track.steps[step], first);
      first = false;
    }
  }
}

// What a bonus field brings, in a frame of dashes; of gold once it does bring it.
void draw_bonus(const OnBoard& on, const Bonus& bonus, bool brings) {
  for (std::size_t row = 0; row < on.printed.height; ++row) {
    for (std::size_t column = 0; column < on.printed.width; ++column) {
      if (!has(bonus.field, row, column)) continue;
      if (has(on.cover.taken, row, column)) return;
      const std::size_t wide = has(bonus.field, row, column + 1) ? 2 : 1;
      const Rect frame = on.area(row, column, wide).inset(on.cell * 0.07F);
      if (brings) {
        on.paint.fill(frame, rgb(0xfff3c4), on.cell * 0.1F);
        on.paint.outline(frame, rgb(0xb8860b), std::max(1.2F, on.cell * 0.085F), on.cell * 0.1F);
      } else {
        on.paint.dashes(frame, rgb(0x8a6a3f, 0.85F), 1, std::max(1.5F, on.cell * 0.1F));
      }
      return draw_bonus_gain(on.paint, bonus.gain, frame.inset(on.cell * 0.03F));
    }
  }
}

void draw_bonuses(const OnBoard& on, unsigned brings) {
  for (std::size_t i = 0; i < on.printed.bonus_count; ++i) {
    draw_bonus(on, on.printed.bonuses[i], (brings >> i & 1U) != 0);
  }
}

void add_target(Scene& scene, std::size_t surface, const Rect& area) {
  const TargetName name{"board", static_cast<std::uint32_t>(surface)};
  const Contact contact = scene.frame.targets.add(name, area, Role::thing);
  if (contact.told && !scene.hand.item()) {
    const auto sheet = static_cast<std::size_t>(feast::sheet_of(scene.state, surface));
    scene.tell(scene.model.sheets[sheet], scene.model.board_told(scene.frame.app, surface), area);
  }
  if (contact.pointed && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) {
    lay_at_large(scene, true);
  }
  if (contact.focused) focus_ring(scene.frame, area, surface_edge(area.h * 0.05F));
}

// What was laid in this turn is dragged off again; the keyboard's Enter lifts it.
void add_laid(Scene& scene, const LyingBoard& board, const LaidNow& laid) {
  Frame& frame = scene.frame;
  const Rect area = board.area_of(laid.spot, feast::ways_to_lay(laid.item)[laid.way]);
  const TargetName name{"laid", static_cast<std::uint32_t>(laid.node)};
  const Contact contact = frame.targets.add(name, area, Role::thing, true);
  if (contact.told) {
    scene.tell(scene.model.item_name(frame.app, laid.item), frame.words("ui.feast.lift_how"), area);
  }
  if (contact.focused) focus_ring(frame, area, board.cell * 0.15F);
  if (contact.clicked && frame.targets.keys()) lift(scene, laid);
}

}  // namespace

void draw_surface(Scene& scene, std::size_t surface, Point corner, float cell) {
  const feast::Sheet sheet = feast::sheet_of(scene.state, surface);
  const Surface& lies = scene.state.surfaces[surface];
  const Board& printed = feast::board(sheet);
  const OnBoard on{scene.frame.paint, printed, lies.cover, corner, cell};
  const Rect area{corner.x, corner.y, cell * static_cast<float>(printed.width),
                  cell * static_cast<float>(printed.height)};
  draw_below_tiles(on.paint, sheet, lies.cover, corner, cell);
  for_each_tile(lies, [&](const LaidTile& tile) {
    // A tile on its way is not to be seen in its place yet.
    const auto first = static_cast<std::size_t>(std::countr_zero(tile.way.rows[0]));
    const TargetName place{"cell", static_cast<std::uint32_t>(
                                       feast::kGrid * surface +
                                       feast::cell_number(tile.at.row, tile.at.column + first))};
    scene.motion.note(place, on.area(tile.at.row, tile.at.column, tile.way.width));
    if (scene.motion.coming(place) > 0) return;
    draw_tile(on.paint, tile.item, tile.way, on.area(tile.at.row, tile.at.column).min(), cell);
  });
  draw_incomes(on);
  scene.boards.push_back({surface, area, cell, scene.frame.screen()});
  add_target(scene, surface, area);
  note_place(scene, {"board", static_cast<std::uint32_t>(surface)}, area);
  if (scene.hand.item()) return;
  for (const LaidNow& laid : scene.model.laid) {
    if (laid.surface == surface) add_laid(scene, scene.boards.back(), laid);
  }
}

void draw_below_tiles(Paint& paint, feast::Sheet sheet, const Cover& cover, Point corner,
                      float cell) {
  draw_ground(paint, sheet, corner, cell);
  draw_bonuses({paint, feast::board(sheet), cover, corner, cell}, feast::bonuses_of(sheet, cover));
}

void draw_above_tiles(Paint& paint, feast::Sheet sheet, const Cover& cover, Point corner,
                      float cell) {
  draw_incomes({paint, feast::board(sheet), cover, corner, cell});
}

void draw_printed(Paint& paint, feast::Sheet sheet, Point corner, float cell) {
  static constexpr Cover kBare{};
  draw_below_tiles(paint, sheet, kBare, corner, cell);
  draw_above_tiles(paint, sheet, kBare, corner, cell);
}

}  // namespace meadhall::table::feast_table
