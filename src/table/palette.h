#pragma once

#include <imgui.h>

#include <array>
#include <cstdint>

// The colours of the house, one name each.

namespace meadhall::table {

using Colour = ImU32;

// 0xRRGGBB as in CSS, with its opacity.
constexpr Colour rgb(std::uint32_t hex, float opacity = 1.0F) {
  return IM_COL32((hex >> 16U) & 255U, (hex >> 8U) & 255U, hex & 255U,
                  static_cast<std::uint32_t>(opacity * 255.0F + 0.5F));
}

constexpr Colour fade(Colour colour, float opacity) {
  const float alpha = static_cast<float>((colour >> IM_COL32_A_SHIFT) & 255U) * opacity;
  return (colour & ~IM_COL32_A_MASK) |
         (static_cast<std::uint32_t>(alpha + 0.5F) << IM_COL32_A_SHIFT);
}

constexpr Colour blend(Colour a, Colour b, float t) {
  Colour mixed = 0;
  for (std::uint32_t shift = 0; shift < 32; shift += 8) {
    const auto from = static_cast<float>((a >> shift) & 255U);
    const auto to = static_cast<float>((b >> shift) & 255U);
    mixed |= static_cast<std::uint32_t>(from + (to - from) * t + 0.5F) << shift;
  }
  return mixed;
}

constexpr Colour lighter(Colour colour, float by) {
  return blend(colour, (colour & IM_COL32_A_MASK) | 0xffffffU, by);
}
constexpr Colour darker(Colour colour, float by) {
  return blend(colour, colour & IM_COL32_A_MASK, by);
}

inline constexpr Colour kSeaTop = rgb(0x16384a);
inline constexpr Colour kSeaBottom = rgb(0x0c2231);
inline constexpr Colour kDepth = rgb(0x081924, 0.55F);  // a panel sunk into the sea
inline constexpr Colour kWaterTile = rgb(0x3f86a8);
inline constexpr Colour kWaterDeep = rgb(0x2f6d8c);
inline constexpr Colour kSand = rgb(0xe8d9a0);
inline constexpr Colour kGrass = rgb(0x7fa85a);
inline constexpr Colour kGrassDark = rgb(0x688f48);

inline constexpr Colour kParchmentTop = rgb(0xf3e8cd);
inline constexpr Colour kParchmentBottom = rgb(0xe5d3ab);
inline constexpr Colour kParchmentEdge = rgb(0x8a5a33);
inline constexpr Colour kInk = rgb(0x2d2015);
inline constexpr Colour kInkSoft = rgb(0x4b3826);
inline constexpr Colour kInkFaint = rgb(0x67502f);

inline constexpr Colour kWoodTop = rgb(0x6e4a2f);
inline constexpr Colour kWoodBottom = rgb(0x4f3422);
inline constexpr Colour kWoodDark = rgb(0x2a1b11);
inline constexpr Colour kGoldEdge = rgb(0xc79a5b);
inline constexpr Colour kOnWood = rgb(0xf6ecd6);
inline constexpr Colour kOnWoodSoft = rgb(0xe6d3ae);
inline constexpr Colour kOnSea = rgb(0xeaf1f0);
inline constexpr Colour kOnSeaSoft = rgb(0xb9cdd3);

inline constexpr Colour kHighlight = rgb(0xffe08a);
inline constexpr Colour kDanger = rgb(0xe05a47);
inline constexpr Colour kDangerInk = rgb(0x8f2018);  // danger as text on parchment
inline constexpr Colour kDangerOnSea = rgb(0xff9a86);
inline constexpr Colour kAction = rgb(0x7b2f26);
inline constexpr Colour kOnAction = rgb(0xfff4dc);
inline constexpr Colour kIvory = rgb(0xf4ecd8);
inline constexpr Colour kCoin = rgb(0xf0c24b);
inline constexpr Colour kLaurel = rgb(0xbfe0a0);

// By SeatInfo::colour: ivory, orange, light brown, brown, blue, red.
inline constexpr std::array<Colour, 6> kSeatColour = {rgb(0xe9dfc4), rgb(0xe08a3c), rgb(0xbf8f5f),
                                                      rgb(0x8a5c3c), rgb(0x5b97cf), rgb(0xcc5a4a)};

}  // namespace meadhall::table
