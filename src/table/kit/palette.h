#pragma once

#include <array>
#include <cstdint>

// The colours of the house, one name each. Knows no ImGui, so that tests of contrast can read it.

namespace meadhall::table {

using Colour = std::uint32_t;  // 0xAABBGGRR, ImGui's own

// Rounded, from 0 up: std::lround cannot be had at compile time.
constexpr std::uint32_t rounded(float value) {
  const auto whole = static_cast<std::uint32_t>(value);
  return value - static_cast<float>(whole) < 0.5F ? whole : whole + 1;
}

// 0xRRGGBB as in CSS, with its opacity.
constexpr Colour rgb(std::uint32_t hex, float opacity = 1.0F) {
  return (hex >> 16U & 255U) | (hex & 0xff00U) | (hex & 255U) << 16U |
         rounded(opacity * 255.0F) << 24U;
}

constexpr Colour fade(Colour colour, float opacity) {
  const float alpha = static_cast<float>(colour >> 24U) * opacity;
  return (colour & 0xffffffU) | rounded(alpha) << 24U;
}

constexpr Colour blend(Colour a, Colour b, float t) {
  Colour mixed = 0;
  for (std::uint32_t shift = 0; shift < 32; shift += 8) {
    const auto from = static_cast<float>((a >> shift) & 255U);
    const auto to = static_cast<float>((b >> shift) & 255U);
    mixed |= rounded(from + (to - from) * t) << shift;
  }
  return mixed;
}

// How light it is, 0 to 1, and the contrast of two opaque colours, 1 to 21, as WCAG means them.
constexpr float luminance(Colour colour) {
  float light = 0;
  const std::array<float, 3> weights = {0.2126F, 0.7152F, 0.0722F};
  for (std::size_t i = 0; i < 3; ++i) {
    const float x = static_cast<float>(colour >> (8 * i) & 255U) / 255;
    light += weights[i] * x * (x * (x * 0.305306F + 0.682171F) + 0.012523F);  // sRGB's curve
  }
  return light;
}
constexpr float contrast(Colour a, Colour b) {
  const float first = luminance(a) + 0.05F;
  const float second = luminance(b) + 0.05F;
  return first > second ? first / second : second / first;
}

constexpr Colour lighter(Colour colour, float by) { return blend(colour, colour | 0xffffffU, by); }
constexpr Colour darker(Colour colour, float by) { return blend(colour, colour & 0xff000000U, by); }

// Dark or pale, whichever is read better on `ground`.
constexpr Colour ink_on(Colour ground) {
  constexpr Colour kDark = rgb(0x120b06);
  constexpr Colour kPale = rgb(0xfffaec);
  return contrast(ground, kDark) > contrast(ground, kPale) ? kDark : kPale;
}

// A surface with its edge, and what is written on it.
struct Skin {
  Colour top;
  Colour bottom;
  Colour edge;
  Colour ink;

  friend bool operator==(const Skin&, const Skin&) = default;
};

// What each colour is for; a theme gives all of them (themes.cpp). Here is the usual one, the night
// sea. Pieces (islands, ships, figures) look the same in all themes.
struct Palette {
  // The ground of every screen, and what is drawn on it.
  Colour sea_top = rgb(0x16384a);
  Colour sea_bottom = rgb(0x0c2231);
  Colour wave = rgb(0xffffff, 0.05F);
  Colour depth = rgb(0x081924, 0.55F);  // a panel sunk into the sea
  Colour panel = rgb(0x0a1f2d, 0.85F);  // one that can be chosen
  Colour panel_lit = rgb(0x12384d, 0.95F);
  Colour ground_line = rgb(0xffffff, 0.14F);  // round panels and empty places
  Colour band = rgb(0x3f86a8, 0.20F);         // the rows of a homeland, by turns
  Colour band_other = rgb(0x3f86a8, 0.12F);
  Colour on_sea = rgb(0xeaf1f0);
  Colour on_sea_soft = rgb(0xb9cdd3);
  Colour title = rgb(0xffe9bf);
  Colour danger = rgb(0xe05a47);  // a mark; as text:
  Colour danger_on_sea = rgb(0xff9a86);
  Colour on_danger = rgb(0xfff4ec);
  Colour highlight = rgb(0xffe08a);     // what may be chosen, and the keyboard's focus
  Colour halo = rgb(0x0c2231);          // runs along it, so that it is seen on any ground
  Colour legal = rgb(0xffe08a, 0.30F);  // within a place that may be chosen

  // Parchment: cards, questions.
  Colour parchment_top = rgb(0xf3e8cd);
  Colour parchment_bottom = rgb(0xe5d3ab);
  Colour parchment_edge = rgb(0x8a5a33);
  Colour paper_line = rgb(0x8a5a33, 0.32F);   // between rows
  Colour paper_shade = rgb(0x8a5a33, 0.18F);  // what is pointed at
  Colour paper_row = rgb(0xc79a5b, 0.25F);    // a row that stands out
  Colour paper_mark = rgb(0xd8a63a, 0.55F);   // a value that leads
  Colour paper_glow = rgb(0x9a5c07);
  Colour field = rgb(0xfffaf0);  // where something is written
  Colour ink = rgb(0x2d2015);
  Colour ink_soft = rgb(0x4b3826);
  Colour ink_faint = rgb(0x5f4827);
  Colour danger_ink = rgb(0x8f2018);
  Colour gain_ink = rgb(0x35571a);
  Colour action = rgb(0x7b2f26);
  Colour on_action = rgb(0xfff4dc);

  // Wood: bars, the wheel.
  Colour wood_top = rgb(0x6e4a2f);
  Colour wood_bottom = rgb(0x4f3422);
  Colour wood_dark = rgb(0x2a1b11);
  Colour grain = rgb(0x2a1b11, 0.16F);
  Colour gold_edge = rgb(0xc79a5b);
  Colour on_wood = rgb(0xf6ecd6);
  Colour on_wood_soft = rgb(0xe6d3ae);
  Colour bright = rgb(0xffe9b0);  // numbers, and whose turn it is

  // Small dark grounds of their own, on any piece.
  Colour badge = rgb(0x0d1f2b);
  Colour on_badge = rgb(0xfff0bf);
  Colour danger_on_badge = rgb(0xff9a86);
  Colour veil = rgb(0x050f16);

  Skin action_skin = {rgb(0x8d3a2f), rgb(0x6f281f), rgb(0x4d1a14), rgb(0xfff4dc)};
  Skin paper_skin = {rgb(0xfaf2dd), rgb(0xecdcb8), rgb(0x8a5a33), rgb(0x2d2015)};
  Skin chosen_skin = {rgb(0x5d4128), rgb(0x4a3220), rgb(0x2a1b11), rgb(0xffe9bf)};
  Skin wood_skin = {rgb(0x5a3b25), rgb(0x452d1c), rgb(0x2a1b11), rgb(0xf6ecd6)};
  Skin sea_skin = {rgb(0x1e4a60), rgb(0x16384a), rgb(0x4a7d94), rgb(0xeaf1f0)};
  Skin error_skin = {rgb(0x93281d), rgb(0x741c13), rgb(0xffb4a3), rgb(0xfff1e6)};

  float edge = 1;  // how thick edges are, times the usual
  // How opaque a button is that cannot be pressed, and its words.
  float idle_ground = 0.4F;
  float idle_ink = 0.6F;
  float closed_veil = 0.58F;  // how thick a veil lies over what cannot be chosen

  // Of the pieces.
  Colour water_tile = rgb(0x3f86a8);
  Colour sand = rgb(0xe8d9a0);
  Colour grass = rgb(0x7fa85a);
  Colour grass_dark = rgb(0x688f48);
  Colour ivory = rgb(0xf4ecd8);
  Colour coin = rgb(0xf0c24b);

  // By SeatInfo::colour: ivory, orange, light brown, brown, blue, red.
  std::array<Colour, 6> seats = {rgb(0xe9dfc4), rgb(0xe08a3c), rgb(0xbf8f5f),
                                 rgb(0x8a5c3c), rgb(0x5b97cf), rgb(0xc04638)};

  // Six kinds of figures that are told apart by colour.
  std::array<Colour, 6> figures = {rgb(0x3b78b5), rgb(0xdba82f), rgb(0x4c9a55),
                                   rgb(0xb8453a), rgb(0x2d2b2a), rgb(0x8d969c)};

  friend bool operator==(const Palette&, const Palette&) = default;
};

// The palette everything is drawn with. Set between frames, by Table, from the player's settings.
inline Palette current_palette;

}  // namespace meadhall::table
