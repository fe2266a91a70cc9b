#pragma once

#include <optional>

#include "games/contract.h"
#include "games/vikings/components.h"
#include "table/icons.h"

// What a line of the log is about, as a small picture before its words.

namespace meadhall::table {

struct LogSign {
  std::optional<Icon> icon{};
  vikings::Tile tile = vikings::Tile::none;
  std::optional<vikings::Viking> viking{};
};

LogSign log_sign(const Event& event);

// Fills a square, or two where a tile and its viking stand side by side.
void draw_log_sign(Paint& paint, const LogSign& sign, const Rect& area, Colour ink, float opacity);

}  // namespace meadhall::table
