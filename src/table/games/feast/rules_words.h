#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "games/feast/banquet.h"
#include "games/feast/components.h"
#include "games/feast/icon_row.h"
#include "table/kit/geometry.h"

// What the words of scenes mean (rules_picture_list.h), and how large that is, in places.

namespace meadhall::table::feast_table {

inline constexpr float kTileCell = 0.5F;
inline constexpr float kListCell = 0.4F;    // of tiles that stand below each other
inline constexpr float kTableCell = 0.68F;  // of the banquet table
inline constexpr float kBoardEdge = 0.14F;
inline constexpr float kDigit = 0.3F;

int digit(char letter);

bool is_board(std::string_view word);
bool is_shed(std::string_view word);

// A word without the number before it and the marks round it.
struct Named {
  int many = 1;
  std::size_t digits = 0;  // of the number, its sign included
  bool listed = false;
  bool pregnant = false;
  std::string_view name;

  explicit Named(std::string_view word);
};

// The piece or sign of that name.
std::optional<feast::Glyph> glyph_named(std::string_view name);

// What lies on the banquet table.
struct OnCell {
  std::optional<feast::Ship> ship{};
  std::optional<feast::Course> course{};
  bool viking = false;
  int cells = 1;

  explicit OnCell(std::string_view name);
};

Point size_of(std::string_view word);

}  // namespace meadhall::table::feast_table
