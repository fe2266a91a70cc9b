#pragma once

#include <cstddef>

#include "table/kit/geometry.h"

namespace meadhall::table::feast_table {

// The rows that `count` things take, so many `across`.
constexpr std::size_t rows_for(std::size_t count, std::size_t across) {
  return (count + across - 1) / across;
}

// The n-th of cells as large as the first, from the left, so many `across`, then down.
constexpr Rect nth_cell(const Rect& first, std::size_t n, std::size_t across, float gap = 0) {
  const std::size_t row = n / across;
  return {first.x + (first.w + gap) * static_cast<float>(n % across),
          first.y + (first.h + gap) * static_cast<float>(row), first.w, first.h};
}

}  // namespace meadhall::table::feast_table
