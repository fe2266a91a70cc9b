#pragma once

#include <array>

#include "games/graenaland/components.h"
#include "table/kit/palette.h"

// The colours of the terrains: of lands, and of the cards that come from them. They are pieces and
// look the same in all themes.

namespace meadhall::table::graenaland_table {

struct TerrainHues {
  Colour ground;
  Colour rim;
  Colour light;
  Colour band;  // in the foot of an open card
  Colour sign;  // on parchment
};

// By Terrain.
inline constexpr std::array<TerrainHues, graenaland::kTerrains> kTerrainHues = {{
    {rgb(0xb4bc62), rgb(0x8a9646), rgb(0xc6cc7c), rgb(0xa8b254), rgb(0x687135)},
    {rgb(0x63904f), rgb(0x446c39), rgb(0x76a35f), rgb(0x4f7d40), rgb(0x33512b)},
    {rgb(0xbca468), rgb(0x8f7844), rgb(0xccb67e), rgb(0xa48a4c), rgb(0x6b5a33)},
    {rgb(0x9aa7af), rgb(0x6e7b85), rgb(0xacb8bf), rgb(0x7f8c96), rgb(0x535c64)},
}};
constexpr const TerrainHues& hues_of(graenaland::Terrain terrain) {
  return kTerrainHues[static_cast<std::size_t>(terrain)];
}

// What lies and stands on the island besides its own colour.
inline constexpr Colour kPieceDark = rgb(0x2a1b11);  // edges and shades
inline constexpr Colour kCardTop = rgb(0xf8efd9);
inline constexpr Colour kCardBottom = rgb(0xead9b4);
inline constexpr Colour kOnTerrain = rgb(0xfffaec);  // signs

}  // namespace meadhall::table::graenaland_table
