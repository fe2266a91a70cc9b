#include "table/games/graenaland/council_parts.h"

#include <algorithm>

#include "games/graenaland/words.h"
#include "table/games/graenaland/cards.h"
#include "table/kit/widgets.h"

namespace meadhall::table::graenaland_table {

using graenaland::kClasses;

namespace {

using Places = FixedVector<std::size_t, graenaland::kMaxLands>;

Places open_places(const Scene& scene) {
  Places places;
  for (std::size_t place = 0; place < land_count(scene.state); ++place) {
    const TargetName name{"propose", static_cast<std::uint32_t>(place)};
    if (council_answer(scene, name).legal) places.push_back(place);
  }
  return places;
}

void draw_cards(Scene& scene, std::size_t place, const Rect& room) {
  const auto pile = pile_of(scene.state.lands[place]);
  const int n = cards_at(scene.state.lands[place]);
  const float card = std::min(room.h / kCardHigh, scene.frame.em(2.5F));
  const float step = n > 1 ? std::min(card * 0.7F, (room.w - card) / static_cast<float>(n - 1)) : 0;
  float x = room.x;
  const float y = room.center().y - card * kCardHigh / 2;
  for (std::size_t of = 0; of < kClasses; ++of) {
    for (int i = 0; i < pile[of]; ++i, x += step) {
      draw_class_card(scene, place, of, {x, y, card, card * kCardHigh});
    }
  }
}

void draw_place(Scene& scene, std::size_t place, const Rect& area) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const float radius = frame.em(0.45F);
  const TargetName name{"propose", static_cast<std::uint32_t>(place)};
  paint.parchment(area);
  const Contact contact = frame.targets.add(name, area, Role::choice);
  paint.outline(area.inset(-1), fade(current_palette.highlight, contact.pointed ? 1.0F : 0.7F),
                contact.pointed ? 3.0F : 2.0F, radius);
  if (contact.pointed) scene.focus_now = name;
  if (contact.focused) focus_ring(frame, area, radius);
  Rect room = area.inset(frame.em(0.55F), frame.em(0.45F));
  const graenaland::Votes& votes = scene.model.votes[place];
  const Matter matter{
      .land = place, .proposer = scene.state.turn, .shares = {}, .left = {}, .votes = votes};
  Rect head = room.cut_top(frame.em(1.4F), frame.em(0.2F));
  draw_terrain(paint, tile_at(scene.state, place).terrain,
               {head.x + frame.em(0.6F), head.center().y}, frame.em(1.1F), current_palette.ink,
               current_palette.parchment_top);
  head.cut_left(frame.em(1.4F));
  const auto& code = graenaland::kTileNames[tile_number(scene.state, place)];
  paint.text({head.x, head.center().y}, code, {Face::bold, 1.05F, current_palette.ink});
  if (votes.total > 0) {
    const Rect rail = room.cut_bottom(std::min(frame.em(1.5F), room.h * 0.4F), frame.em(0.3F));
    draw_rail(paint, rail, blocks_of(scene, matter), majority(votes.total));
  }
  if (room.h > frame.em(1)) draw_cards(scene, place, room);
  if (contact.clicked) take_at_council(scene, name);
}

}  // namespace

void draw_proposals(Scene& scene, const Rect& room) {
  const Places places = open_places(scene);
  if (places.empty()) return;
  const float gap = scene.frame.em(0.5F);
  // In as many rows as keep each wide enough.
  const float least = scene.frame.em(7.5F);
  const auto across = std::clamp(static_cast<std::size_t>((room.w + gap) / (least + gap)),
                                 std::size_t{1}, places.size());
  const std::size_t rows = (places.size() + across - 1) / across;
  const std::size_t each = (places.size() + rows - 1) / rows;
  const float wide = std::min(
      (room.w - gap * static_cast<float>(each - 1)) / static_cast<float>(each), scene.frame.em(14));
  const float high = std::min(
      (room.h - gap * static_cast<float>(rows - 1)) / static_cast<float>(rows), scene.frame.em(10));
  for (std::size_t i = 0; i < places.size(); ++i) {
    const std::size_t row = i / each;
    draw_place(scene, places[i],
               {room.x + static_cast<float>(i % each) * (wide + gap),
                room.y + static_cast<float>(row) * (high + gap), wide, high});
  }
}

}  // namespace meadhall::table::graenaland_table
