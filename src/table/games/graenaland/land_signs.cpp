#include <algorithm>

#include "games/graenaland/words.h"
#include "table/games/graenaland/cards.h"
#include "table/games/graenaland/hues.h"
#include "table/games/graenaland/land_parts.h"
#include "table/kit/widgets.h"

namespace meadhall::table::graenaland_table {
namespace {

// All in `word` pixels.
constexpr float kPlateHigh = 8.6F;
constexpr float kSign = 5.8F;

Type type(const Paint& paint, Face face, float pixels, Colour colour) {
  return {face, pixels / paint.em(), colour};
}

// A house, and what one costs there. rules: Graenaland 9.7
void draw_village_price(const LandPicture& on, Point at) {
  Paint& paint = on.paint;
  const float word = on.word;
  const float icon = word * 5;
  const float most = on.area.right() - at.x - on.unit * 3 - word * 11;
  const float price = std::min(price_width(on.tile().village, icon), most);
  const Rect plate{at.x, at.y, price + word * 10.4F, word * 7.6F};
  paint.fill(plate, rgb(0x0d1f2b, 0.62F), word * 3.1F);
  draw_sign(paint, Sign::house, {plate.x + word * 3.9F, plate.center().y}, word * 4.8F,
            current_palette.on_badge, current_palette.badge);
  draw_price(paint, {plate.x + word * 7.8F, plate.center().y}, on.tile().village, icon, price);
}

}  // namespace

float draw_name_plate(Scene& scene, std::size_t place, Point at, float word, float most,
                      bool with_terrain) {
  Paint& paint = scene.frame.paint;
  const graenaland::State& state = scene.state;
  const graenaland::Tile& tile = graenaland::tile_at(state, place);
  const std::string_view name(tile.name.data(), tile.name.size());
  const bool uncertain = graenaland::is_reconstructed(state.data, graenaland::Line::tile,
                                                      graenaland::tile_number(state, place));
  const Type bold = type(paint, Face::bold, word * 6, rgb(0x2d2015));
  const Type plain = type(paint, Face::sans, word * 5.6F, rgb(0x4b3826));
  const std::string& terrain = scene.frame.words(graenaland::terrain_term(tile.terrain));
  const float code = paint.width(name, bold);
  const float tail = uncertain ? word * 7.0F : word * 2.2F;
  // Where not even the code has room beside it, the ground alone tells the terrain.
  const bool with_sign = word * 10.3F + code <= most;
  const float before = word * (with_sign ? 8.8F : 2.2F);
  float wide = before + code + tail;
  const float more = word * 1.7F + paint.width(terrain, plain);
  const bool tells = with_terrain && wide + more <= most;
  if (tells) wide += more;
  const Rect plate{at.x, at.y, std::min(wide, most), word * kPlateHigh};
  const float radius = word * 2.6F;
  paint.fill({plate.x + 1, plate.y + 1.2F, plate.w, plate.h}, rgb(0x2a1b11, 0.25F), radius);
  paint.fill(plate, rgb(0x8a5a33), radius);
  paint.gradient(plate.inset(1), rgb(0xf3e8cd), rgb(0xe5d3ab), radius - 1);
  const float middle = plate.center().y;
  if (with_sign) {
    draw_terrain(paint, tile.terrain, {plate.x + word * 5.2F, middle}, word * kSign,
                 hues_of(tile.terrain).sign, rgb(0xf3e8cd));
  }
  paint.text({plate.x + before, middle}, name, bold);
  if (tells) paint.text({plate.x + word * 10.5F + code, middle}, terrain, plain);
  if (uncertain && wide <= most) {
    draw_about(paint, {plate.right() - word * 4, middle}, word * 3.6F, rgb(0x5f4827, 0.8F));
  }
  return plate.w;
}

float draw_majority(Scene& scene, std::size_t place, Point right_top, float word, float most) {
  if (scene.model.votes[place].total == 0) return 0;
  Paint& paint = scene.frame.paint;
  Type bold = type(paint, Face::bold, word * 5.8F, current_palette.on_badge);
  const std::string& told = scene.model.majority[place];
  float text = paint.width(told, bold);
  // On a land that is high but narrow all of it is told in smaller figures.
  if (const float room = most - word * 4.4F; text > room) {
    bold.size *= std::max(0.6F, room / text);
    text = paint.width(told, bold);
  }
  const bool with_hand = text + word * 11.5F <= most;
  const float wide = std::min(text + word * (with_hand ? 11.5F : 4.4F), most);
  const Rect plate{right_top.x - wide, right_top.y, wide, word * kPlateHigh};
  paint.fill(plate, fade(current_palette.badge, 0.9F), word * 2.6F);
  if (with_hand) {
    draw_sign(paint, Sign::hand, {plate.x + word * 5, plate.center().y}, word * kSign,
              current_palette.on_badge, current_palette.badge);
  }
  paint.text_within({plate.right() - word * 2.3F, plate.center().y}, wide - word * 3, told, bold,
                    Align::right);
  return wide;
}

void draw_land_signs(const LandPicture& on) {
  const float edge = 3 * on.unit;
  const float top = on.area.y + edge;
  const float room = on.area.w - 2 * edge;
  const float majority =
      draw_majority(on.scene, on.place, {on.area.right() - edge, top}, on.word, room * 0.5F);
  draw_name_plate(on.scene, on.place, {on.area.x + edge, top}, on.word,
                  room - majority - (majority > 0 ? 2 * on.unit : 0), true);
  draw_village_price(on, {on.area.x + edge, top + on.word * (kPlateHigh + 1.3F)});
}

}  // namespace meadhall::table::graenaland_table
