#include "table/games/feast/best_places.h"

#include <algorithm>

#include "table/games/feast/gain_marks.h"
#include "table/games/feast/ground.h"
#include "table/games/feast/items.h"
#include "table/games/feast/tiles.h"
#include "table/kit/widgets.h"
#include "table/match/card_parts.h"
#include "table/match/question_card.h"

namespace meadhall::table::feast_table {
namespace {

// A board in little, with what lies on it as patches of colour.
void draw_small_board(Scene& scene, const Hand::Best& best, const Rect& room) {
  Paint& paint = scene.frame.paint;
  const feast::Sheet sheet = feast::sheet_of(scene.state, best.at.surface);
  const feast::Board& printed = feast::board(sheet);
  const float cell = std::min(room.w / static_cast<float>(printed.width),
                              room.h / static_cast<float>(printed.height));
  const Point corner{room.center().x - cell * static_cast<float>(printed.width) / 2,
                     room.center().y - cell * static_cast<float>(printed.height) / 2};
  draw_ground(paint, sheet, corner, cell);
  const auto fill = [&](const feast::Shape& way, feast::Spot at, Colour colour) {
    for (std::size_t row = 0; row < way.height; ++row) {
      for (std::size_t column = 0; column < way.width; ++column) {
        if ((unsigned{way.rows[row]} >> column & 1U) == 0) continue;
        paint.fill({corner.x + cell * static_cast<float>(at.column + column),
                    corner.y + cell * static_cast<float>(at.row + row), cell + 0.5F, cell + 0.5F},
                   colour);
      }
    }
  };
  for_each_tile(scene.state.surfaces[best.at.surface], [&](const LaidTile& tile) {
    fill(tile.way, tile.at, goods_colour(feast::colour_of(tile.item)));
  });
  const feast::Shape& way = feast::ways_to_lay(*scene.hand.item())[best.way];
  fill(way, best.at.spot, current_palette.bright);
  const Rect place{corner.x + cell * static_cast<float>(best.at.spot.column),
                   corner.y + cell * static_cast<float>(best.at.spot.row),
                   cell * static_cast<float>(way.width), cell * static_cast<float>(way.height)};
  paint.outline(place.inset(-1), current_palette.danger, 2, 2);
}

void draw_place(Scene& scene, const Hand::Best& best, std::size_t number, Rect area) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const TargetName name{"best", static_cast<std::uint32_t>(number)};
  const Contact contact = frame.targets.add(name, area, Role::choice);
  const bool chosen = scene.hand.resting == best.at && scene.hand.way() == best.way;
  const float round = paint.em(0.4F);
  if (chosen) paint.fill(area, current_palette.bright, round);
  paint.outline(area.inset(0.5F),
                chosen || contact.pointed ? current_palette.action : current_palette.parchment_edge,
                chosen ? 2.0F : 1.0F, round);
  if (contact.focused) focus_ring(frame, area, round);
  Rect room = area.inset(paint.em(0.4F), paint.em(0.35F));
  // Where it is low the gain stands beside the board.
  const bool low = area.w > area.h * 1.3F;
  const Rect gain = low ? room.cut_right(paint.em(2.9F), paint.em(0.2F))
                        : room.cut_bottom(paint.em(kGainLine), paint.em(0.2F));
  if (!low) {
    paint.number({room.right(), room.y + paint.em(0.5F)}, static_cast<int>(number + 1),
                 {Face::bold, 0.88F, current_palette.ink_soft}, Align::right);
    room.w -= paint.em(0.9F);
  }
  draw_small_board(scene, best, room);
  draw_gain_row(paint, feast::sheet_of(scene.state, best.at.surface), best.gain, gain);
  if (contact.pointed && !frame.targets.finger()) {
    scene.hand.rest_at(best, frame.targets.mouse());
    frame.animating = frame.animating || !chosen;
  }
  if (!contact.clicked) return;
  if (scene.sure(chosen)) return lay_down(scene);
  rest_where(scene, best);
}

// What stands above them.
void draw_title(Scene& scene, Rect head) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const Type small{Face::sans, 0.88F, current_palette.ink_soft};
  const std::string& keys = frame.words("ui.feast.best_keys");
  const std::string& title = frame.words("ui.feast.best_places");
  const float wide = paint.width(keys, small);
  if (!frame.view.touch && paint.width(title, match::card_title()) + wide + paint.em(1) < head.w) {
    const Rect right = head.cut_right(wide, paint.em(0.5F));
    paint.text({right.x, right.center().y}, keys, small);
  }
  paint.text_within({head.x, head.center().y}, head.w, title, match::card_title());
}

}  // namespace

void draw_best_places(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  Rect room = area.inset(paint.em(0.5F), paint.em(0.4F));
  if (area.h < paint.em(7)) {
    paint.parchment(area);
  } else {
    room = match::card_room(paint, area);
    draw_title(scene, room.cut_top(paint.em(1.4F), paint.em(0.4F)));
  }
  const std::vector<Hand::Best>& best = scene.hand.best(scene);
  const float gap = paint.em(0.5F);
  constexpr auto kMost = static_cast<float>(Hand::kMostBest);
  const float each = (room.w - gap * (kMost - 1)) / kMost;
  for (std::size_t i = 0; i < best.size(); ++i) {
    draw_place(scene, best[i], i, room.cut_left(each, gap));
  }
}

}  // namespace meadhall::table::feast_table
