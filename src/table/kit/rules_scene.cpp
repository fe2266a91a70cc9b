#include "table/kit/rules_scene.h"

#include <algorithm>

#include "table/kit/icons.h"

namespace meadhall::table {
namespace {

// Takes what stands before the next `mark` off the front of `text`.
std::string_view take_until(std::string_view& text, char mark) {
  const std::string_view taken = text.substr(0, text.find(mark));
  text.remove_prefix(std::min(text.size(), taken.size() + 1));
  return taken;
}

}  // namespace

RulesScene::RulesScene(std::span<const RulesPicture> pictures, std::string_view id,
                       Point (*size_of)(std::string_view word)) {
  const auto found = std::ranges::find(pictures, id, &RulesPicture::id);
  std::string_view scene = found == pictures.end() ? std::string_view() : found->scene;
  for (std::size_t number = 0; !scene.empty(); ++number) {
    std::string_view row = take_until(scene, '|');
    const std::size_t first = things_.size();
    float x = 0;
    float high = 0;
    while (!row.empty()) {
      const std::string_view word = take_until(row, ' ');
      const Point size = size_of(word);
      things_.push_back({word, {x, size_.y, size.x, size.y}, number});
      x += size.x;
      high = std::max(high, size.y);
    }
    for (std::size_t i = first; i < things_.size(); ++i) {
      things_[i].area.y += (high - things_[i].area.h) / 2;
    }
    size_ = {std::max(size_.x, x), size_.y + high};
  }
}

void RulesScene::draw_ground(Paint& paint, const Rect& area) {
  paint.gradient(area, rgb(0x2b6280), rgb(0x17425a), paint.em(0.4F));
  paint.outline(area.inset(0.5F), current_palette.parchment_edge, 1, paint.em(0.4F));
}

bool draw_scene_sign(Paint& paint, std::string_view word, Point center, float unit) {
  if (word.empty()) return false;
  switch (word[0]) {
    case '>': draw_icon(paint, Icon::right, center, unit * 0.5F, current_palette.bright); break;
    case '+':
      paint.disc(center, unit * 0.29F, rgb(0x3f7a3a));
      draw_icon(paint, Icon::check, center, unit * 0.4F, current_palette.ivory);
      break;
    case 'x':
      paint.disc(center, unit * 0.29F, current_palette.action);
      draw_icon(paint, Icon::close, center, unit * 0.4F, current_palette.ivory);
      break;
    default: return false;
  }
  return true;
}

}  // namespace meadhall::table
