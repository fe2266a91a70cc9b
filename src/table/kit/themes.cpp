#include "table/kit/themes.h"

namespace meadhall::table {
namespace {

// Linen by daylight: dark ink on light ground, the sea only where it is sea.
constexpr Palette parchment() {
  Palette p;
  p.sea_top = rgb(0xefe6d1);
  p.sea_bottom = rgb(0xe0d2b3);
  p.wave = rgb(0x5b4628, 0.10F);
  p.depth = rgb(0x6b4f2a, 0.13F);
  p.panel = rgb(0xf9f2e0, 0.92F);
  p.panel_lit = rgb(0xffffff);
  p.ground_line = rgb(0x6b4f2a, 0.40F);
  p.band = rgb(0xa9c9d2);
  p.band_other = rgb(0xbcd6db);
  p.on_sea = rgb(0x2b1f14);
  p.on_sea_soft = rgb(0x47351f);
  p.title = rgb(0x6b2418);
  p.danger = rgb(0x9f1f0e);
  p.danger_on_sea = rgb(0x8a1d12);
  p.highlight = rgb(0x7d3600);
  p.halo = rgb(0xfffaf0);
  p.legal = rgb(0xfff3c9, 0.72F);
  p.parchment_top = rgb(0xfffaee);
  p.parchment_bottom = rgb(0xf5ead0);
  p.sea_skin = {rgb(0x2b6683), rgb(0x22546d), rgb(0x173f54), rgb(0xffffff)};
  return p;
}

// Far apart for all eyes, and each so light or so dark that its number is read at 7:1.
constexpr std::array<Colour, 6> kPlainSeats = {rgb(0xf9f5e0), rgb(0xeeab03), rgb(0xb0977f),
                                               rgb(0x281c15), rgb(0x38a5ec), rgb(0xa01f00)};

// Black, white and yellow, thick edges: everything written at 7:1 or more.
constexpr Palette high_contrast() {
  constexpr Colour kBlack = rgb(0x000000);
  constexpr Colour kWhite = rgb(0xffffff);
  constexpr Colour kYellow = rgb(0xffe600);
  Palette p;
  p.sea_top = p.sea_bottom = p.depth = p.panel = kBlack;
  p.wave = rgb(0x000000, 0);
  p.panel_lit = rgb(0x303030);
  p.ground_line = kWhite;
  p.band = rgb(0x12303e);
  p.band_other = rgb(0x0a1a22);
  p.on_sea = p.on_sea_soft = kWhite;
  p.title = kYellow;
  p.danger = rgb(0xff6a55);
  p.danger_on_sea = rgb(0xffa393);
  p.on_danger = kBlack;
  p.highlight = kYellow;
  p.halo = kBlack;
  p.legal = rgb(0xffe600, 0.30F);
  p.parchment_top = p.parchment_bottom = p.field = kWhite;
  p.parchment_edge = p.paper_line = kBlack;
  p.paper_shade = rgb(0x000000, 0.14F);
  p.paper_row = rgb(0xfff6b0);
  p.paper_mark = kYellow;
  p.paper_glow = kBlack;
  p.ink = p.ink_soft = p.ink_faint = kBlack;
  p.danger_ink = rgb(0x8b0000);
  p.gain_ink = rgb(0x0b4d00);
  p.action = kBlack;
  p.on_action = kYellow;
  p.wood_top = p.wood_bottom = p.wood_dark = kBlack;
  p.grain = rgb(0x000000, 0);
  p.gold_edge = p.bright = kYellow;
  p.on_wood = p.on_wood_soft = kWhite;
  p.badge = p.veil = kBlack;
  p.on_badge = kWhite;
  p.action_skin = {kBlack, kBlack, kWhite, kYellow};
  p.paper_skin = {kWhite, kWhite, kBlack, kBlack};
  p.chosen_skin = {kYellow, kYellow, kBlack, kBlack};
  p.wood_skin = p.sea_skin = {kBlack, kBlack, kWhite, kWhite};
  p.error_skin = {rgb(0x7a0000), rgb(0x7a0000), kWhite, kWhite};
  p.seats = kPlainSeats;
  p.edge = 2;
  p.closed_veil = 0.3F;
  p.idle_ground = 1;  // its words have a contrast only on the ground that is theirs
  return p;
}

constexpr Palette kPalettes[] = {Palette{}, parchment(), high_contrast()};

}  // namespace

Palette palette_of(app::Theme theme, bool colour_blind) {
  Palette palette = kPalettes[static_cast<std::size_t>(theme)];
  if (colour_blind) {
    palette.seats = kPlainSeats;
    palette.figures = {rgb(0x0098d6), rgb(0xffe03b), rgb(0x12663f),
                       rgb(0xca5e0b), rgb(0x100e0e), rgb(0xd6dadb)};
  }
  return palette;
}

}  // namespace meadhall::table
