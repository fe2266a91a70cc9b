#include "table/games/feast/matrix_plan.h"

#include <algorithm>

namespace meadhall::table::feast_table {

using feast::kColumns;
using feast::kGroups;
using feast::kSpaces;

namespace {

constexpr std::array<std::size_t, kBands> kLines = {1, 1, 2, 2, 1, 1, 2, 3, 3, 2, 1};
// The printed board's third and fourth columns are wider: their rows are longer.
constexpr std::array<float, kColumns> kWidths = {126, 130, 146, 146};
constexpr float kAllWidths = 126 + 130 + 146 + 146;
constexpr float kGroupGap = 0.14F;  // of a line
constexpr float kCellGap = 0.09F;

std::size_t column_of(std::size_t space) {
  return feast::info(static_cast<feast::Space>(space)).column - std::size_t{1};
}
std::size_t group_of(std::size_t space) {
  return static_cast<std::size_t>(feast::info(static_cast<feast::Space>(space)).group);
}

// How many spaces a group has in a column of its own.
std::size_t spaces_in(std::size_t group, std::size_t column) {
  std::size_t n = 0;
  for (std::size_t i = 0; i < kSpaces; ++i) {
    if (group_of(i) == group && column_of(i) == column) ++n;
  }
  return n;
}

// The heights of the groups, as many lines each as it has, or the least that is asked for; and of a
// line.
std::array<float, kBands> bands_of(float height, const MatrixSizes& sizes, float& line) {
  std::array<float, kBands> bands{};
  std::array<bool, kBands> held{};
  const std::size_t count = sizes.copies[0] != 0 ? kBands : kGroups;
  for (;;) {
    float room = height;
    float lines = kGroupGap * static_cast<float>(count - 1);
    for (std::size_t i = 0; i < count; ++i) {
      if (held[i]) {
        room -= sizes.least_band;
      } else {
        lines += static_cast<float>(kLines[i]);
      }
    }
    line = std::max(0.0F, room / lines);
    bool more = false;
    for (std::size_t i = 0; i < count; ++i) {
      bands[i] = held[i] ? sizes.least_band : line * static_cast<float>(kLines[i]);
      if (held[i] || bands[i] >= sizes.least_band) continue;
      held[i] = more = true;
    }
    if (!more) return bands;
  }
}

}  // namespace

MatrixPlan plan_matrix(const Rect& area, const MatrixSizes& sizes) {
  MatrixPlan plan;
  const auto bands = bands_of(area.h - sizes.head, sizes, plan.line);
  const float gap = std::max(2.0F, plan.line * kCellGap);
  const float beside = area.x + sizes.medallion;
  const float wide = area.w - sizes.medallion - (sizes.aside > 0 ? sizes.aside + gap : 0);
  std::array<Rect, kColumns> columns;
  float x = beside;
  for (std::size_t i = 0; i < kColumns; ++i) {
    const float width = wide * kWidths[i] / kAllWidths;
    columns[i] = {x, 0, width - gap, 0};
    x += width;
    plan.heads[i] = {columns[i].x, area.y, columns[i].w, sizes.head - gap};
  }

  float y = area.y + sizes.head;
  for (std::size_t group = 0; group < (sizes.copies[0] != 0 ? kBands : kGroups); ++group) {
    const float high = bands[group];
    plan.bands[group] = {area.x, y, area.w, high};
    plan.medallions[group] = {area.x, y, sizes.medallion, high};
    if (group < kGroups) plan.asides[group] = {x, y, sizes.aside, high - gap};
    y += high + plan.line * kGroupGap;
  }
  for (std::size_t column = 0; column < kColumns; ++column) {
    std::array<std::size_t, kGroups> placed{};
    for (std::size_t i = 0; i < kSpaces; ++i) {
      if (column_of(i) != column) continue;
      const std::size_t group = group_of(i);
      std::size_t last = group;
      while (last + 1 < kGroups && spaces_in(last + 1, column) == 0) ++last;
      // The last group has spaces in every column, so nothing reaches below the board.
      const float top = plan.bands[group].y;
      const float each =
          (plan.bands[last].bottom() - top) / static_cast<float>(spaces_in(group, column));
      plan.places[i] = {columns[column].x, top + each * static_cast<float>(placed[group]++),
                        columns[column].w, each - gap};
    }
  }
  for (const std::size_t column : sizes.copies) {
    if (column == 0) continue;
    const Rect& band = plan.bands[kGroups];
    const Rect& place = columns[column - 1];
    plan.places[kSpaces + column - 1] = {place.x, band.y, place.w, band.h - gap};
  }
  return plan;
}

}  // namespace meadhall::table::feast_table
