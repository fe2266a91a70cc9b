#include "table/games/feast/outlook.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "table/games/feast/counted.h"
#include "table/games/feast/scoring_marks.h"
#include "table/games/feast/signs.h"
#include "table/games/feast/vikings.h"
#include "table/kit/icons.h"
#include "table/kit/widgets.h"
#include "table/match/outlook_panel.h"

namespace meadhall::table::feast_table {

using feast::Category;
using feast::Sign;
using match::OutlookCell;
using match::OutlookColumn;

namespace {

enum : std::size_t { kVikings, kSilver, kIncome, kFeast, kTotal, kFirstCategory };

template <Sign sign>
void draw_a(Paint& paint, Point at) {
  draw_sign(paint, sign, at, paint.em(1.15F), current_palette.ink_soft);
}

// The categories of points, in the order of their columns; home and other gaps last.
constexpr std::array kCategories = {Category::ships,     Category::emigrants, Category::lands,
                                    Category::buildings, Category::animals,   Category::occupations,
                                    Category::silver,    Category::home};

static_assert(kOutlookColumns == kFirstCategory + kCategories.size() + 1);
constexpr std::array<OutlookColumn, kOutlookColumns> kColumns = {{
    {.draw_sign = draw_a<Sign::viking>},
    {.draw_sign =
         [](Paint& paint, Point at) {
           draw_icon(paint, Icon::coin, at, paint.em(1.0F), current_palette.ink);
         }},
    {.draw_sign = draw_a<Sign::income>, .gain = true},
    {.draw_sign = draw_a<Sign::feast>},
    {.draw_sign =
         [](Paint& paint, Point at) {
           draw_icon(paint, Icon::star, at, paint.em(1.1F), current_palette.gain_ink);
         },
     .group = 1,
     .whole = true},
    {.draw_sign = draw_a<Sign::any_ship>, .group = 1},
    {.draw_sign = draw_a<Sign::emigrate>, .group = 1},
    {.draw_sign = draw_a<Sign::land>, .group = 1},
    {.draw_sign = draw_a<Sign::house>, .group = 1},
    {.draw_sign =
         [](Paint& paint, Point at) {
           draw_emblem(paint, feast::Group::livestock_market, at, paint.em(1.15F));
         },
     .group = 1},
    {.draw_sign = draw_a<Sign::play>, .group = 1},
    {.draw_sign =
         [](Paint& paint, Point at) {
           draw_icon(paint, Icon::coin, at, paint.em(0.9F), current_palette.ink);
         },
     .group = 1},
    {.draw_sign = draw_a<Sign::home>, .group = 1},
    {.draw_sign =
         [](Paint& paint, Point at) {
           paint.text(at, "−1", {Face::bold, 0.9F, current_palette.ink_soft}, Align::center);
         },
     .group = 1},
}};
constexpr std::size_t kGaps = kColumns.size() - 1;  // everything else that is lost or won

int points(const Standing& standing, Category category) {
  return standing.lines[static_cast<std::size_t>(category)];
}

int value_of(const Standing& standing, std::size_t column) {
  switch (column) {
    case kIncome: return standing.income;
    case kFeast: return standing.feast.covered();
    case kTotal: return standing.total;
    case kGaps:
      return points(standing, Category::land_gaps) + points(standing, Category::building_gaps) +
             points(standing, Category::penalties) + points(standing, Category::crown);
    default: return points(standing, kCategories[column - kFirstCategory]);
  }
}

OutlookCell cell_of(const match::Stage& stage, Seat seat, std::size_t column) {
  const Scene& scene = scene_on(stage);
  const feast::Player& player = scene.state.at(seat);
  const Standing& now = scene.model.standing[index(seat)];
  if (column == kVikings) return {.value = player.vikings_in_thing};
  if (column == kSilver) return {.value = feast::count(player, feast::Item::silver)};
  if (column == kTotal) return {.value = points_shown(scene, seat)};
  OutlookCell cell{.value = value_of(now, column)};
  if (column == kFeast) {
    cell.share = {.have = cell.value, .need = now.feast.laid + now.feast.cells};
    cell.bad = now.feast.all_bare() > 0;
  }
  return cell;
}

Inspectable thing_of(const match::Stage&, Seat, std::size_t column) {
  using feast::InspectableKind;
  if (column == kFeast) return feast::make_inspectable(InspectableKind::feast);
  if (column == kSilver) {
    return feast::make_inspectable(InspectableKind::item, feast::number(feast::Item::silver));
  }
  return feast::make_inspectable(InspectableKind::income);
}

// What the points of a column are for. The feast, silver and the income explain themselves.
std::string_view told_of(const match::Stage& stage, std::size_t column) {
  Words& words = scene_on(stage).frame.words;
  if (column == kVikings) return words("ui.feast.vikings_in_thing");
  if (column == kTotal) return words("ui.feast.points_now");
  if (column == kGaps) return words("ui.feast.other_gaps");
  if (column < kFirstCategory) return {};
  return words(feast::category_term(kCategories[column - kFirstCategory]));
}

std::string_view parts_of(const match::Stage& stage, Seat seat, std::size_t column) {
  return column == kGaps ? scene_on(stage).model.told[index(seat)].gaps : std::string_view();
}

int foreseen_of(const match::Stage& stage, Seat seat, std::size_t column) {
  const Scene& scene = scene_on(stage);
  if (!scene.acts(seat) || column < kIncome || !scene.pointed_space) {
    return cell_of(stage, seat, column).value;
  }
  const Foretold::Told& told =
      scene.foretold.of(scene.frame.app, scene.model, *scene.pointed_space);
  return told.after ? value_of(*told.after, column) : cell_of(stage, seat, column).value;
}

// Which column is pointed at, about the hall that is shown.
std::optional<std::size_t> pointed_column(const Scene& scene) {
  const TargetId pointed = scene.frame.targets.pointed();
  const auto seat = static_cast<std::uint32_t>(index(scene.shown));
  for (std::uint32_t i = 0; pointed != 0 && i < kOutlookColumns; ++i) {
    if (pointed == TargetName{"column", i}.id()) return i;
    if (pointed == TargetName{"outlook", i, seat}.id()) return i;
  }
  return std::nullopt;
}

std::vector<TargetName> places_counted_in(const Scene& scene, std::size_t column) {
  const feast::State& state = scene.state;
  const auto of = [&](Category category) { return places_counted(state, scene.shown, category); };
  switch (column) {
    case kVikings: return {{"vikings"}};
    case kSilver: return of(Category::silver);
    case kIncome: {
      std::vector<TargetName> boards;
      feast::for_each_own(state, scene.shown, [&](std::size_t surface) {
        const feast::Sheet sheet = feast::sheet_of(state, surface);
        if (feast::income_of(sheet, state.surfaces[surface].cover) > 0) {
          boards.push_back({"board", static_cast<std::uint32_t>(surface)});
        }
      });
      return boards;
    }
    case kFeast: return {{"table"}};
    case kTotal: return {{"points", static_cast<std::uint32_t>(index(scene.shown))}};
    case kGaps: {
      std::vector<TargetName> boards = of(Category::land_gaps);
      std::ranges::copy(of(Category::building_gaps), std::back_inserter(boards));
      return boards;
    }
    default: return of(kCategories[column - kFirstCategory]);
  }
}

}  // namespace

void mark_counted(Scene& scene) {
  if (scene.telling) return;
  if (const auto column = pointed_column(scene)) scene.counted = places_counted_in(scene, *column);
}

void draw_outlook(Scene& scene, const Rect& area) {
  Words& words = scene.frame.words;
  const bool over = !scene.actor;
  const bool alone = feast::is_solo(scene.state);
  const std::array<match::OutlookGroup, 2> groups = {
      {{words("ui.feast.this_round"), words("ui.feast.round_short")},
       {words(over ? "ui.standing_at_the_end" : "ui.feast.points_now"),
        words("ui.feast.points_short")}}};
  const match::OutlookNote happened{.name = {"happened"},
                                    .thing = {},
                                    .words = scene.model.happened,
                                    .starts = scene.model.happened_at};
  match::OutlookView view{
      .columns = kColumns,
      .groups = groups,
      .notes = over || alone ? std::span(&happened, 0) : std::span(&happened, 1),
      .first = over ? kTotal : kVikings,
      .chooses = true,
      .cell = cell_of,
      .thing = thing_of,
      .told = told_of,
      .parts = parts_of};
  if (scene.pointed_space && scene.model.open[*scene.pointed_space]) view.foreseen = foreseen_of;
  match::draw_outlook(scene, area, view);
  if (!alone) return;
  Rect foot = area.inset(scene.frame.em(0.9F), scene.frame.em(0.5F));
  draw_goal(scene, foot.cut_bottom(scene.frame.em(kGoalHigh)));
}

void draw_outlook_figure(Scene& scene, Seat seat, std::size_t column, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const OutlookCell cell = cell_of(scene, seat, column);
  const float y = area.center().y;
  const float sign = paint.em(1.2F);
  kColumns[column].draw_sign(paint, {area.x + sign * 0.5F, y});
  const Type type{Face::bold, 0.96F, cell.bad ? current_palette.danger_ink : current_palette.ink};
  const Point at{area.x + sign + paint.em(0.35F), y};
  if (cell.share) {
    paint.text(at, scene.model.told[index(seat)].ratio, type);
  } else {
    paint.number(at, cell.value, type, Align::left, kColumns[column].gain);
  }
  const TargetName name{"figure", static_cast<std::uint32_t>(index(seat)),
                        static_cast<std::uint32_t>(column)};
  const Contact contact = scene.frame.targets.add(name, area, Role::thing);
  if (contact.clicked) scene.chosen = seat;
  if (contact.focused) focus_ring(scene.frame, area, paint.em(0.25F));
  if (!contact.told) return;
  const std::string_view told = told_of(scene, column);
  if (told.empty()) return scene.point(thing_of(scene, seat, column), area);
  scene.tell(told, {}, area);
}

}  // namespace meadhall::table::feast_table
