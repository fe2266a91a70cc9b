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

// What each colour is for; a theme gives all of them. The usual theme is the night sea.
struct Palette {
  Colour sea_top = rgb(0x16384a);
  Colour sea_bottom = rgb(0x0c2231);
  Colour depth = rgb(0x081924, 0.55F);  // a panel sunk into the sea
  Colour water_tile = rgb(0x3f86a8);
  Colour water_deep = rgb(0x2f6d8c);
  Colour sand = rgb(0xe8d9a0);
  Colour grass = rgb(0x7fa85a);
  Colour grass_dark = rgb(0x688f48);
  Colour parchment_top = rgb(0xf3e8cd);
  Colour parchment_bottom = rgb(0xe5d3ab);
  Colour parchment_edge = rgb(0x8a5a33);
  Colour ink = rgb(0x2d2015);
  Colour ink_soft = rgb(0x4b3826);
  Colour ink_faint = rgb(0x67502f);
  Colour wood_top = rgb(0x6e4a2f);
  Colour wood_bottom = rgb(0x4f3422);
  Colour wood_dark = rgb(0x2a1b11);
  Colour gold_edge = rgb(0xc79a5b);
  Colour on_wood = rgb(0xf6ecd6);
  Colour on_wood_soft = rgb(0xe6d3ae);
  Colour on_sea = rgb(0xeaf1f0);
  Colour on_sea_soft = rgb(0xb9cdd3);
  Colour highlight = rgb(0xffe08a);
  Colour danger = rgb(0xe05a47);
  Colour danger_ink = rgb(0x8f2018);  // danger as text on parchment
  Colour gain_ink = rgb(0x35621a);    // what one gains, as text on parchment
  Colour danger_on_sea = rgb(0xff9a86);
  Colour action = rgb(0x7b2f26);
  Colour on_action = rgb(0xfff4dc);
  Colour ivory = rgb(0xf4ecd8);
  Colour coin = rgb(0xf0c24b);
  Colour laurel = rgb(0xbfe0a0);

  // By SeatInfo::colour: ivory, orange, light brown, brown, blue, red.

  // By SeatInfo::colour: ivory, orange, light brown, brown, blue, red.
  std::array<Colour, 6> seats = {rgb(0xe9dfc4), rgb(0xe08a3c), rgb(0xbf8f5f),
                                 rgb(0x8a5c3c), rgb(0x5b97cf), rgb(0xcc5a4a)};

  // By vikings::Viking: fisherman, goldsmith, scout, noble, warrior, boatsman.
  std::array<Colour, 6> vikings = {rgb(0x3b78b5), rgb(0xdba82f), rgb(0x4c9a55),
                                   rgb(0xb8453a), rgb(0x2d2b2a), rgb(0x8d969c)};
};

// The palette everything is drawn with. Set between frames, by Table, from the player's settings.
inline Palette tone;

}  // namespace meadhall::table
