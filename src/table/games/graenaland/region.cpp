#include "table/games/graenaland/region.h"

#include <algorithm>

#include "games/graenaland/words.h"
#include "table/games/graenaland/answers.h"
#include "table/games/graenaland/hand.h"
#include "table/games/graenaland/island.h"
#include "table/kit/widgets.h"
#include "table/match/card_parts.h"
#include "table/match/question_card.h"

namespace meadhall::table::graenaland_table {

using graenaland::Step;

// Who builds or pays has the yard or the price there, who sends a hero the way that was chosen.
// The yard leads here, too.
bool Region::shows(const Scene& scene) {
  return scene.on_card && scene.choice.land && !scene.choice.hero && !scene.decision.lesson.open &&
         (scene.choice.told || !scene.asks(Step::build)) && !pays(scene) && !chosen_move(scene);
}

// Back to the yard, where it was opened, else to the question.
void Region::close(Scene& scene) {
  if (!scene.choice.told) scene.choice.land.reset();
  scene.choice.told = false;
  scene.frame.animating = true;
}

namespace {

// As wide as the sheet, unless that leaves no room for words.
float picture_height(const Scene& scene, float width) {
  return std::min(width * 0.88F, scene.frame.view.height * 0.26F);
}

}  // namespace

float Region::height(const Scene& scene, float width) const {
  const float head = control_height(scene.frame) + scene.frame.em(2.2F);
  return head + std::max(high_, picture_height(scene, width));
}

void Region::draw(Scene& scene, const Rect& area) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const std::size_t place = *scene.choice.land;
  Rect room = match::card_room(paint, area);
  const Clip clipped(paint, area.inset(-4));
  const float high = control_height(frame);
  Rect head = room.cut_top(high, paint.em(0.3F));
  const ButtonSpec close{
      .label = "", .icon = Icon::close, .tip = frame.words("ui.graenaland.yard.back")};
  if (button(frame, {"region-close"}, head.cut_right(high, paint.em(0.4F)), close)) {
    Region::close(scene);
  }
  paint.text_within({head.x, head.center().y}, head.w, graenaland::land_text(scene.state, place),
                    match::card_title());
  scroll(frame, "region", room, high_,
         [&](const Rect& inner) { return draw_told(scene, place, inner); });
}

float Region::draw_told(Scene& scene, std::size_t place, const Rect& room) {
  Paint& paint = scene.frame.paint;
  Rect left = room;
  left.h = scene.frame.view.height * 4;
  draw_land(scene, place, left.cut_top(picture_height(scene, room.w), paint.em(0.4F)));
  const auto number = static_cast<std::uint32_t>(place);
  const std::array<TargetName, 2> things = {TargetName{"land", number},
                                            TargetName{"votes", number}};
  for (std::size_t i = 0; i < things.size(); ++i) {
    for (const std::string& line : told_[i].lines(scene.frame.app, *thing_at(scene, things[i]))) {
      left.cut_top(paint.paragraph(left, line, match::card_body()), paint.em(0.3F));
    }
  }
  return left.y - room.y;
}

}  // namespace meadhall::table::graenaland_table
