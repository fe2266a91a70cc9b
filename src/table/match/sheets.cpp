#include "table/match/sheets.h"

#include "table/kit/widgets.h"
#include "table/match/others_card.h"

namespace meadhall::table::match {
namespace {

// The question's tab says whose turn it is, or that there is none to ask.
std::string_view question_word(Stage& stage, const TabLook& look, std::string_view usual) {
  if (!look.here && others_turn(stage.frame.app)) return stage.seat_info(*stage.actor).name;
  return stage.frame.words(stage.frame.app.replaying() ? "app.replay" : usual);
}

// A sign with its word below it, on wood.
bool draw_tall_tab(Stage& stage, std::size_t sheet, const Rect& area, std::string_view word,
                   bool chosen, const TabLook& look) {
  Frame& frame = stage.frame;
  Paint& paint = frame.paint;
  const Skin& skin = chosen ? current_palette.chosen_skin : current_palette.wood_skin;
  Rect room = area.inset(paint.em(0.25F), paint.em(0.2F));
  const Rect foot = room.cut_bottom(paint.em(1.0F));
  const Type type{Face::bold, 0.86F, skin.ink};
  const bool cut = paint.width(word, type) > foot.w;
  const bool pressed = button(frame, {"sheet", sheet}, area,
                              {.label = {},
                               .look = chosen ? Look::chosen : Look::wood,
                               .tip = cut ? word : std::string_view()});
  if (chosen) {
    paint.outline(area.inset(1), current_palette.gold_edge, 2 * current_palette.edge,
                  paint.em(0.45F));
  }
  look.draw_sign(stage, sheet, room.center(), std::min(room.h, paint.em(1.9F)), skin.ink);
  if (!chosen) paint.fill(area.inset(2), fade(skin.bottom, 0.35F), paint.em(0.4F));
  paint.text_within(foot.center(), foot.w, word, type, Align::center);
  return pressed;
}

void draw_dot(Paint& paint, const Rect& tab) {
  const float radius = paint.em(0.32F);
  const Point at{tab.right() - 2 * radius, tab.y + 2 * radius};
  paint.disc(at, radius + 1.5F, current_palette.badge);
  paint.disc(at, radius, current_palette.highlight);
}

}  // namespace

float Sheets::tabs_height(const Stage& stage, bool with_question) {
  const Frame& frame = stage.frame;
  return std::max(frame.em(2.4F), frame.view.touch || with_question ? 44.0F : 0.0F) +
         frame.em(0.35F);
}

void Sheets::draw_tabs(Stage& stage, Rect row, bool with_question, const TabLook& look) {
  Frame& frame = stage.frame;
  const bool rail = row.h > row.w;
  if (!rail) row.cut_top(frame.em(0.35F));
  const std::size_t first = with_question ? 0 : 1;
  const auto count = static_cast<float>(words_.size() - first);
  const float gap = frame.em(0.4F);
  const float each = ((rail ? row.h : row.w) - gap * (count - 1)) / count;
  for (std::size_t i = first; i < words_.size(); ++i) {
    const std::string_view asked = look.question.empty() ? words_[0] : look.question;
    const std::string_view word =
        i == 0 ? question_word(stage, look, asked) : std::string_view(frame.words(words_[i]));
    const bool here = chosen(with_question) == i;
    const Rect tab = rail ? row.cut_top(each, gap) : row.cut_left(each, gap);
    if (look.draw_sign != nullptr) {
      if (draw_tall_tab(stage, i, tab, word, here, look)) chosen_ = i;
    } else if (button(frame, {"sheet", i}, tab,
                      {.label = word, .look = here ? Look::chosen : Look::sea, .size = 0.98F})) {
      chosen_ = i;
    }
    if (i == 0 && look.asks && !here) draw_dot(frame.paint, tab);
  }
}

float tall_tabs_height(const Stage& stage) {
  const Frame& frame = stage.frame;
  const float wished = std::clamp(frame.view.height * 0.07F, 48.0F, 58.0F) * frame.em(1) / 16;
  return std::max(wished, 44.0F) + frame.em(0.35F);
}

Rect grown_card(Stage& stage, const Rect& area, float least) {
  const float need = std::max(area.h, least);
  const Rect grown{area.x, area.bottom() - need, area.w, need};
  stage.frame.targets.add({"card"}, grown, Role::floor);
  return grown;
}

}  // namespace meadhall::table::match
