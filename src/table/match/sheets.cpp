#include "table/match/sheets.h"

#include "table/kit/widgets.h"
#include "table/match/bot_card.h"

namespace meadhall::table::match {
namespace {

// The question's tab says whose turn it is, or that there is none to ask.
std::string_view question_word(Stage& stage, std::string_view usual) {
  if (others_turn(stage.frame.app)) return stage.seat_info(*stage.actor).name;
  return stage.frame.words(stage.frame.app.replaying() ? "app.replay" : usual);
}

}  // namespace

float Sheets::tabs_height(const Stage& stage, bool with_question) {
  const Frame& frame = stage.frame;
  return std::max(frame.em(2.4F), frame.view.touch || with_question ? 44.0F : 0.0F) +
         frame.em(0.35F);
}

void Sheets::draw_tabs(Stage& stage, Rect row, bool with_question) {
  Frame& frame = stage.frame;
  row.cut_top(frame.em(0.35F));
  const std::size_t first = with_question ? 0 : 1;
  const auto count = static_cast<float>(words_.size() - first);
  const float gap = frame.em(0.4F);
  const float each = (row.w - gap * (count - 1)) / count;
  for (std::size_t i = first; i < words_.size(); ++i) {
    const ButtonSpec spec{.label = i == 0 ? question_word(stage, words_[i])
                                          : std::string_view(frame.words(words_[i])),
                          .look = chosen(with_question) == i ? Look::chosen : Look::sea,
                          .size = 0.98F};
    if (button(frame, {"sheet", static_cast<std::uint32_t>(i)}, row.cut_left(each, gap), spec)) {
      chosen_ = i;
    }
  }
}

Rect grown_card(Stage& stage, const Rect& area, float least) {
  const float need = std::max(area.h, least);
  const Rect grown{area.x, area.bottom() - need, area.w, need};
  stage.frame.targets.add({"card"}, grown, Role::floor);
  return grown;
}

}  // namespace meadhall::table::match
