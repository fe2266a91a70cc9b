#include "table/screens/hall_pictures.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "table/kit/shield.h"
#include "table/kit/widgets.h"

namespace meadhall::table::screens {

void draw_backdrop(Frame& frame) {
  Paint& paint = frame.paint;
  const Rect all = frame.screen();
  // As much wood as words on it bear; none where contrast is wished for.
  const Colour boards = blend(current_palette.wood_dark, current_palette.wood_bottom, 0.45F);
  Colour high{};
  Colour low{};
  constexpr std::array kShares = {0.85F, 0.5F, 0.25F};
  const auto share = std::ranges::find_if(kShares, [&](float wood) {
    high = blend(current_palette.sea_bottom, boards, wood);
    low = blend(current_palette.sea_bottom, current_palette.wood_dark, wood);
    return std::min(contrast(current_palette.on_sea_soft, high),
                    contrast(current_palette.on_sea_soft, low)) > 6;
  });
  if (current_palette.edge > 1 || share == kShares.end()) return draw_sea(frame);
  paint.gradient(all, high, low);
  ImDrawList& list = paint.list();
  const float board = paint.em(4.6F);
  for (float x = std::fmod(all.w / 2, board); x < all.w; x += board) {
    paint.line({x, 0}, {x, all.h}, fade(current_palette.wood_dark, 0.34F), 1.5F);
  }
  // The hearth below the middle, out of sight.
  const Colour fire = rgb(0xff9a3c, 0.30F * *share);
  paint.radial({all.w / 2, all.h * 1.06F}, std::max(all.w * 0.46F, all.h * 0.7F), fire,
               fade(fire, 0));
  // Rafters meet above the title, posts stand at both sides.
  const float post = std::clamp(all.w * 0.022F, 10.0F, paint.em(2.2F));
  const Colour light = blend(low, current_palette.wood_top, 0.75F);
  const Colour dark = blend(low, current_palette.wood_dark, 0.8F);
  const float eaves = std::min(all.h * 0.30F, paint.em(11));
  for (const float side : {-1.0F, 1.0F}) {
    const float edge = side < 0 ? 0 : all.w;
    const auto in = [&](float x) { return edge - side * x; };
    list.AddQuadFilled({in(0), eaves}, {in(0), eaves - post * 1.6F}, {all.w / 2, -post * 2.6F},
                       {all.w / 2, -post}, fade(dark, 0.9F));
    list.AddLine({in(0), eaves}, {all.w / 2, -post}, fade(light, 0.5F), 2);
    const Rect upright{side < 0 ? 0 : all.w - post, 0, post, all.h};
    list.AddRectFilledMultiColor(upright.min(), upright.max(), side < 0 ? dark : light,
                                 side < 0 ? light : dark, side < 0 ? light : dark,
                                 side < 0 ? dark : light);
    paint.line({in(post), 0}, {in(post), all.h}, fade(current_palette.wood_dark, 0.9F), 2);
    // Shields hang where no sign is.
    const float room = std::max(0.0F, (all.w - paint.em(78)) / 2 - post);
    const float size = std::min(paint.em(4.6F), room * 0.78F);
    for (int i = 0; i < 4 && size > paint.em(2.6F); ++i) {
      const float y = eaves + size * (1.1F + 1.6F * static_cast<float>(i));
      if (y > all.h - size * 0.6F) break;
      const Colour first = blend(low, i % 2 == 0 ? rgb(0x9a3b30) : rgb(0x2f5f86), 0.75F);
      const Colour second = blend(low, i % 2 == 0 ? rgb(0xd8c38a) : rgb(0xc79a5b), 0.65F);
      draw_sketch(paint, kShield, {{in(post + room / 2), y}, size},
                  {.own = {first, second}, .opacity = 0.9F});
    }
  }
}

}  // namespace meadhall::table::screens
