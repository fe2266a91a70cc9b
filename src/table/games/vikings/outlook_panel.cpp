#include "table/match/outlook_panel.h"

#include <array>
#include <vector>

#include "games/vikings/pieces.h"
#include "table/games/vikings/panels.h"
#include "table/games/vikings/pieces.h"
#include "table/kit/icons.h"

// The columns of the outlook: what the next scoring would bring, what the end would.

namespace meadhall::table::vikings_table {
namespace {

using match::OutlookCell;
using match::OutlookColumn;
using vikings::SeatOutlook;

constexpr std::size_t kEnd = 2;           // all points at the end
constexpr std::size_t kFirstContest = 3;  // boatsmen | islands | longest
constexpr std::size_t kFood = 6;
constexpr std::size_t kDanger = 7;

void draw_end_sign(Paint& paint, Point at) {
  const float size = paint.em(1.0F);
  draw_icon(paint, Icon::star, {at.x - size * 0.3F, at.y}, size * 0.9F, current_palette.ink_soft);
  draw_icon(paint, Icon::star, {at.x + size * 0.4F, at.y}, size * 0.9F, current_palette.ink_soft);
}

template <vikings::Viking kind>
void draw_kind_sign(Paint& paint, Point at) {
  draw_sign(paint, kind, at, paint.em(1.0F), current_palette.ink_soft);
}

// An island, seen from above.
void draw_island_sign(Paint& paint, Point at, float width, float height) {
  const float size = paint.em(1.0F);
  paint.fill(around(at, size * width, size * height), current_palette.grass_dark,
             size * (width > 1 ? 0.2F : 0.27F));
}

constexpr std::array<OutlookColumn, 8> kColumns = {{
    {.draw_sign =
         [](Paint& paint, Point at) {
           draw_icon(paint, Icon::coin, at, paint.em(1.0F), current_palette.ink);
         },
     .gain = true},
    {.draw_sign =
         [](Paint& paint, Point at) {
           draw_icon(paint, Icon::star, at, paint.em(1.0F), current_palette.gain_ink);
         },
     .gain = true},
    {.draw_sign = draw_end_sign, .word = "ui.total", .group = 1},
    {.draw_sign = draw_kind_sign<vikings::Viking::boatsman>,
     .word = "ui.head.boatsmen",
     .group = 1,
     .contest = true},
    {.draw_sign = [](Paint& paint, Point at) { draw_island_sign(paint, at, 1.0F, 0.55F); },
     .word = "ui.head.islands",
     .group = 1,
     .contest = true},
    {.draw_sign = [](Paint& paint, Point at) { draw_island_sign(paint, at, 1.7F, 0.42F); },
     .word = "ui.head.longest",
     .group = 1,
     .contest = true},
    {.draw_sign = draw_kind_sign<vikings::Viking::fisherman>, .word = "ui.head.food", .group = 1},
    {.draw_sign =
         [](Paint& paint, Point at) {
           paint.text(at, "!", {Face::bold, 1.05F, current_palette.danger_ink}, Align::center);
         },
     .word = "ui.head.threatened",
     .group = OutlookColumn::kAlone,
     .less_is_better = true},
}};

// The line of a scoring that explains a column.
constexpr std::array<std::string_view, kColumns.size()> kLines = {
    "next", "next", "end", "boatsmen", "islands", "longest", "food", "danger"};

Inspectable thing_of(const match::Stage&, Seat seat, std::size_t column) {
  return vikings::line_thing(seat, vikings::score_line(kLines[column]));
}

int value_of(const SeatOutlook& seat, std::size_t column) {
  switch (column) {
    case 0: return seat.gold;
    case 1: return seat.points;
    case kEnd: return seat.end;
    case kFood: return seat.food.capacity - seat.food.mouths;
    case kDanger: return seat.threatened;
    default: return seat.contests[column - kFirstContest];
  }
}

OutlookCell cell_of(const match::Stage& stage, Seat seat, std::size_t column) {
  const Scene& scene = scene_on(stage);
  const SeatOutlook& now = scene.model.outlook.of(seat);
  OutlookCell cell{.value = value_of(now, column)};
  // While the last scoring is told nothing is given away.
  if (column == kEnd && !scene.actor) {
    cell.value = scene.state.at(seat).points + scene.motion.late(seat, vikings::kPoints);
  }
  if (column == kFood) {
    cell.share = {.have = now.food.capacity, .need = now.food.mouths};
    cell.bad = cell.value < 0;
  }
  if (column == kDanger) cell.bad = cell.value > 0;
  return cell;
}

int foreseen_of(const match::Stage& stage, Seat seat, std::size_t column) {
  const Scene& scene = scene_on(stage);
  const std::optional<Move> move = scene.pointed_move();
  return move ? value_of(scene.what_if.of(scene.frame.app, scene.model, *move).after.of(seat),
                         column)
              : cell_of(stage, seat, column).value;
}

}  // namespace

float outlook_height(const Scene& scene) {
  return match::outlook_height(scene, scene.model.threats[index(scene.shown)].size());
}

void draw_outlook(Scene& scene, const Rect& area) {
  Words& words = scene.frame.words;
  const bool over = !scene.actor;
  const bool large = vikings::large_scoring_follows(scene.state);
  const std::array<match::OutlookGroup, 2> groups = {
      {{words(large ? "table.next_large" : "table.next_small"),
        words(large ? "ui.large" : "ui.small")},
       {words(over ? "ui.standing_at_the_end" : "table.at_the_end"), words("table.the_end")}}};
  std::vector<match::OutlookNote> notes;
  for (const VikingsModel::Threat& threat : scene.model.threats[index(scene.shown)]) {
    notes.push_back({.name = {"threat", threat.ship.column},
                     .thing = vikings::cell_thing(scene.shown, threat.ship),
                     .words = threat.words,
                     .warns = true});
  }
  match::OutlookView view{.columns = kColumns,
                          .groups = groups,
                          .notes = notes,
                          .first = over ? kEnd : 0,
                          .cell = cell_of,
                          .thing = thing_of};
  if (const auto move = scene.pointed_move()) {
    view.foreseen = foreseen_of;
    view.supposed = scene.what_if.of(scene.frame.app, scene.model, *move).caption;
  }
  match::draw_outlook(scene, area, view);
}

}  // namespace meadhall::table::vikings_table
