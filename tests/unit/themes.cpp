#include "table/kit/themes.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <string>
#include <vector>

using namespace meadhall;
using namespace meadhall::table;

namespace {

// What a colour with some opacity looks like on a ground.
Colour over(Colour colour, Colour ground) {
  return blend(ground | 0xff000000U, colour | 0xff000000U, static_cast<float>(colour >> 24U) / 255);
}

struct Pair {
  const char* what;
  Colour mark;
  Colour ground;
};

// Every surface of a theme as it is seen, with what is written on it.
std::vector<Pair> texts(const Palette& p) {
  std::vector<Pair> all;
  const auto on = [&](const char* what, Colour mark, std::initializer_list<Colour> grounds) {
    for (const Colour ground : grounds) all.push_back({what, mark, ground});
  };
  for (const Colour sea : {p.sea_top, p.sea_bottom}) {
    const Colour depth = over(p.depth, sea);
    const std::initializer_list<Colour> grounds = {sea,
                                                   depth,
                                                   over(p.panel, sea),
                                                   over(p.panel_lit, sea),
                                                   over(p.band, depth),
                                                   over(p.band_other, depth)};
    on("on_sea", p.on_sea, grounds);
    on("on_sea_soft", p.on_sea_soft, grounds);
    on("title", p.title, {sea, depth});
    on("highlight as text", p.highlight, {sea, depth, over(p.panel, sea)});
    on("danger_on_sea", p.danger_on_sea, {depth, over(p.panel, sea)});
  }
  for (const Colour paper : {p.parchment_top, p.parchment_bottom}) {
    const Colour shade = over(p.paper_shade, paper);
    const Colour row = over(p.paper_row, paper);
    const Colour mark = over(p.paper_mark, paper);
    on("ink", p.ink, {paper, shade, row, mark, over(p.paper_mark, row)});
    on("ink_soft", p.ink_soft, {paper, shade, row});
    on("ink_faint", p.ink_faint, {paper});
    on("danger_ink", p.danger_ink, {paper, row});
    on("gain_ink", p.gain_ink, {paper});
    on("parchment on ink", paper, {p.ink});
  }
  on("ink in a field", p.ink, {p.field});
  on("on_action", p.on_action, {p.action});
  for (const Colour wood : {p.wood_top, p.wood_bottom, p.wood_dark}) {
    on("on_wood", p.on_wood, {wood, over(p.grain, wood)});
    on("on_wood_soft", p.on_wood_soft, {wood});
    on("bright", p.bright, {wood});
  }
  on("wood_dark on gold", p.wood_dark, {p.gold_edge});
  on("on_badge", p.on_badge, {p.badge});
  on("danger_on_badge", p.danger_on_badge, {p.badge});
  for (const Skin& skin :
       {p.action_skin, p.paper_skin, p.chosen_skin, p.wood_skin, p.sea_skin, p.error_skin}) {
    on("skin", skin.ink, {skin.top, skin.bottom, blend(skin.top, skin.ink, 0.11F)});
  }
  for (const Colour seat : p.seats) on("a seat's number", ink_on(seat), {seat});
  return all;
}

std::vector<Pair> graphics(const Palette& p) {
  std::vector<Pair> all;
  for (const Colour sea : {p.sea_top, p.sea_bottom}) {
    const Colour depth = over(p.depth, sea);
    for (const Colour ground : {sea, depth, over(p.band, depth), over(p.band_other, depth)}) {
      all.push_back({"highlight", p.highlight, ground});
      all.push_back({"danger", p.danger, ground});
    }
  }
  for (const Colour paper : {p.parchment_top, p.parchment_bottom}) {
    all.push_back({"parchment_edge", p.parchment_edge, paper});
    all.push_back({"paper_glow", p.paper_glow, paper});
    all.push_back({"action", p.action, paper});
  }
  all.push_back({"focus ring", p.highlight, p.halo});
  all.push_back({"on_danger", p.on_danger, p.danger});
  for (const Colour kind : p.figures) all.push_back({"a viking's sign", ink_on(kind), kind});
  return all;
}

std::string hex(Colour c) {
  constexpr const char* kDigits = "0123456789abcdef";
  std::string text = "#";
  for (const unsigned shift : {4U, 0U, 12U, 8U, 20U, 16U}) text += kDigits[c >> shift & 15U];
  return text;
}

void expect(const std::vector<Pair>& pairs, float least) {
  for (const Pair& pair : pairs) {
    INFO(pair.what << ": " << hex(pair.mark) << " on " << hex(pair.ground));
    CHECK(contrast(pair.mark, pair.ground) >= least);
  }
}

}  // namespace

TEST_CASE("contrast is measured as WCAG does") {
  CHECK(contrast(rgb(0x000000), rgb(0xffffff)) == doctest::Approx(21).epsilon(0.01));
  CHECK(contrast(rgb(0x767676), rgb(0xffffff)) == doctest::Approx(4.54).epsilon(0.02));
  CHECK(contrast(rgb(0xff0000), rgb(0xffffff)) == doctest::Approx(4.0).epsilon(0.02));
}

TEST_CASE("every theme can be read") {
  for (const bool colour_blind : {false, true}) {
    for (const app::Theme theme : {app::Theme::night_sea, app::Theme::parchment}) {
      CAPTURE(static_cast<int>(theme));
      CAPTURE(colour_blind);
      const Palette palette = palette_of(theme, colour_blind);
      expect(texts(palette), 4.5F);
      expect(graphics(palette), 3.0F);
    }
  }
}

TEST_CASE("the theme of high contrast reaches seven to one") {
  const Palette palette = palette_of(app::Theme::high_contrast, false);
  expect(texts(palette), 7.0F);
  expect(graphics(palette), 3.0F);
  // A button that cannot be pressed is read as well as others are in the other themes.
  for (const Skin& skin : {palette.action_skin, palette.paper_skin, palette.chosen_skin,
                           palette.wood_skin, palette.sea_skin, palette.error_skin}) {
    for (const Colour paper : {palette.parchment_top, palette.sea_top}) {
      const Colour ground = over(fade(skin.top, palette.idle_ground), paper);
      const Colour ink = over(fade(skin.ink, palette.idle_ink), ground);
      INFO(hex(ink) << " on " << hex(ground));
      CHECK(contrast(ink, ground) >= 4.5F);
    }
  }
}

namespace {

using Light = std::array<double, 3>;
using Matrix = std::array<Light, 3>;

// How eyes without one kind of cones see (Machado, Oliveira and Fernandes, 2009, full strength).
constexpr std::array<Matrix, 4> kEyes = {{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868},
      {0.114503, 0.786281, 0.099216},
      {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968},
      {0.280085, 0.672501, 0.047413},
      {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779},
      {-0.078411, 0.930809, 0.147602},
      {0.004733, 0.691367, 0.303900}}},
}};

Light times(const Matrix& matrix, const Light& light) {
  Light product{};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t k = 0; k < 3; ++k) product[i] += matrix[i][k] * light[k];
    product[i] = std::max(0.0, product[i]);
  }
  return product;
}

// In CIE Lab, where distances are what eyes make of them.
Light seen(Colour colour, const Matrix& eyes) {
  Light linear{};
  for (std::size_t i = 0; i < 3; ++i) {
    const double x = (colour >> (8 * i) & 255U) / 255.0;
    linear[i] = x <= 0.04045 ? x / 12.92 : std::pow((x + 0.055) / 1.055, 2.4);
  }
  const Matrix to_xyz = {{{0.4124 / 0.95047, 0.3576 / 0.95047, 0.1805 / 0.95047},
                          {0.2126, 0.7152, 0.0722},
                          {0.0193 / 1.08883, 0.1192 / 1.08883, 0.9505 / 1.08883}}};
  Light f = times(to_xyz, times(eyes, linear));
  for (double& part : f) part = part > 0.008856 ? std::cbrt(part) : 7.787 * part + 16.0 / 116;
  return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

void expect_apart(const std::array<Colour, 6>& colours, double least) {
  for (std::size_t eyes = 0; eyes < kEyes.size(); ++eyes) {
    for (std::size_t a = 0; a < colours.size(); ++a) {
      for (std::size_t b = 0; b < a; ++b) {
        INFO(hex(colours[a]) << " and " << hex(colours[b]) << " for eyes " << eyes);
        const Light first = seen(colours[a], kEyes[eyes]);
        const Light second = seen(colours[b], kEyes[eyes]);
        CHECK(std::hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]) >=
              least);
      }
    }
  }
}

}  // namespace

TEST_CASE("players and vikings stay apart for colour-blind eyes") {
  const Palette palette = palette_of(app::Theme::night_sea, true);
  expect_apart(palette.figures, 25);
  expect_apart(palette.seats, 25);
}
