#include <algorithm>

#include "table/games/graenaland/cards.h"
#include "table/games/graenaland/council_parts.h"
#include "table/games/graenaland/island.h"
#include "table/kit/widgets.h"
#include "table/match/card_parts.h"

// The council on an upright phone: each clan's bowl hangs below its camp on the land's front row,
// so that cards go to those people.

namespace meadhall::table::graenaland_table {

using graenaland::Step;

namespace {

// A column a seat, as the camps stand: by seat, each in its slot.
Rect column_of(const Scene& scene, const Rect& row, Seat seat) {
  const auto n = static_cast<float>(scene.seats());
  const float gap = scene.frame.em(0.3F);
  const float wide = (row.w - gap * (n - 1)) / n;
  return {row.x + static_cast<float>(index(seat)) * (wide + gap), row.y, wide, row.h};
}

void draw_head(Scene& scene, Rect row, const std::optional<Matter>& matter) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const float size = std::min(row.h, frame.em(2.1F));
  const Seat seat = matter ? matter->proposer : scene.actor.value_or(scene.state.main);
  draw_crest(scene, seat, {row.x + size / 2, row.center().y}, size);
  row.cut_left(size, frame.em(0.4F));
  draw_map_switch(scene, row);
  const std::string& asked =
      matter && matter->drafting ? scene.drafts.words.question : scene.drafts.words.title;
  Type type{Face::heading, 1.15F, current_palette.ink};
  float high = paint.paragraph_height(row.w, asked, type);
  if (high > row.h) {  // in two lines it has to be smaller
    type.size = 0.95F;
    high = paint.paragraph_height(row.w, asked, type);
  }
  paint.paragraph({row.x, row.y + std::max(0.0F, (row.h - high) / 2), row.w, row.h}, asked, type);
}

// The votes on a plate that hangs from the camp into the bowl.
void draw_plate(Scene& scene, const Matter& matter, Seat seat, Point middle, float wide) {
  Paint& paint = scene.frame.paint;
  const Colour clan = clan_colour(scene, seat);
  const Colour ink = ink_on(clan);
  const float high = paint.em(1.4F);
  const Rect plate = around(middle, std::min(wide, paint.em(3.6F)), high);
  paint.fill(plate.inset(-1.5F), current_palette.wood_dark, high / 3);
  paint.gradient(plate, lighter(clan, 0.1F), darker(clan, 0.1F), high / 3);
  draw_mark(paint, index(seat), {plate.center().x - paint.em(0.6F), middle.y}, paint.em(0.9F), ink);
  paint.number({plate.center().x + paint.em(0.2F), middle.y}, matter.votes.of_seat(seat),
               {Face::bold, 1.05F, ink});
}

void draw_hanging_bowl(Scene& scene, const Matter& matter, Seat seat, const Rect& area) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const float radius = frame.em(0.4F);
  const CouncilWords& words = scene.drafts.words;
  paint.gradient(area, current_palette.field, current_palette.parchment_top, radius);
  paint.outline(area.inset(0.5F), current_palette.parchment_edge, 1, radius);
  paint.fill({area.x + 1, area.y, area.w - 2, 3}, clan_colour(scene, seat));
  touch_bowl(scene, matter, seat, area, radius);
  Rect room = area.inset(frame.em(0.2F), frame.em(0.2F));
  room.cut_top(frame.em(0.75F));
  const Type name{Face::bold, 0.95F, current_palette.ink};
  paint.text_within({room.center().x, room.y + frame.em(0.6F)}, room.w, scene.seat_info(seat).name,
                    name, Align::center);
  room.cut_top(frame.em(1.3F));
  const Type small{Face::sans, 0.9F, current_palette.ink_soft};
  const bool any = share_width(matter, seat, 1) > 0;
  if (any && room.h > frame.em(5)) {
    const Rect foot = room.cut_bottom(frame.em(1.2F));
    paint.text_within(foot.center(), foot.w, words.cards[index(seat)], small, Align::center);
  }
  if (!any) {
    paint.text_within(room.center(), room.w, frame.words("ui.graenaland.council.nothing_short"),
                      small, Align::center);
    return;
  }
  const float card = std::min({frame.em(2.7F), room.w * 0.74F, room.h / kCardHigh});
  draw_share(scene, matter, seat, room, card, true);
}

// A seat that votes here answers below its bowl; of the others the sign says what is known.
void draw_votes(Scene& scene, const Matter& matter, const Rect& row) {
  for (const Seat seat : bowl_order(scene, matter)) {
    Rect column = column_of(scene, row, seat);
    if (votes_here(scene, seat) && !vote_of(scene, seat)) {
      if (column.w >= 100 && column.h < 100) {
        column = around(column.center(), column.w, std::min(column.h, 56.0F));
        draw_vote_buttons(scene, seat, column, false);
      } else {
        draw_vote_buttons(scene, seat, column, true);
      }
      continue;
    }
    const float wide = std::min(column.w, scene.frame.em(4.2F));
    Rect sign = around(column.center(), wide, column.h);
    if (!vote_of(scene, seat)) sign = around(column.center(), scene.frame.em(1.4F), column.h);
    draw_vote_sign(scene, seat, sign);
  }
}

// The cards still to be given out, and how.
void draw_pile_row(Scene& scene, const Matter& matter, const Rect& area) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  paint.fill(area, current_palette.paper_shade, frame.em(0.5F));
  Rect room = area.inset(frame.em(0.6F), frame.em(0.5F));
  const float card = std::min(frame.em(4), room.h / kCardHigh);
  const float wide = std::min(pile_width(matter, card), room.w * 0.62F);
  draw_pile(scene, matter, room.cut_left(wide, frame.em(0.9F)), card);
  const Type body{Face::sans, 0.95F, current_palette.ink_soft};
  const Type strong{Face::bold, 1.0F, current_palette.ink};
  const std::string& hint = frame.words("ui.graenaland.council.hint_tap");
  const float words = paint.paragraph_height(room.w, hint, body);
  const float left = paint.line_height(strong);
  if (words + left <= room.h) {
    room = {room.x, room.center().y - (words + left) / 2, room.w, words + left + 2};
    room.cut_top(paint.paragraph(room, hint, body));
  }
  paint.text_within({room.x, room.y + left / 2}, room.w, scene.drafts.words.left, strong);
}

float lines_room(const Scene& scene, float width) {
  float high = 0;
  const Paint& paint = scene.frame.paint;
  for (const CouncilLine& line : scene.drafts.words.lines) {
    if (line.figure.empty()) continue;
    const float figure = paint.width(line.figure, match::card_strong()) + paint.em(0.35F);
    high += paint.paragraph_height(width - figure, line.words, match::card_body());
  }
  return high;
}

void draw_sums(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  for (const CouncilLine& line : scene.drafts.words.lines) {
    if (line.figure.empty()) continue;
    const Colour ink = line.mark == CouncilLine::Mark::yes  ? current_palette.gain_ink
                       : line.mark == CouncilLine::Mark::no ? current_palette.danger_ink
                                                            : current_palette.ink;
    const float middle = room.y + paint.line_height(match::card_body()) / 2;
    const float used =
        paint.text({room.x, middle}, line.figure, {Face::bold, 1.0F, ink}) + paint.em(0.35F);
    room.cut_top(paint.paragraph({room.x + used, room.y, room.w - used, room.h}, line.words,
                                 match::card_body()));
  }
}

// From the bottom up: buttons, cards or votes, sums, the rail; the bowls get what is left.
void draw_matter(Scene& scene, const Matter& matter, Rect room) {
  Frame& frame = scene.frame;
  const float em = frame.em(1);
  const float gap = 0.45F * em;
  const bool low = room.h < 32 * em;
  const float buttons = council_buttons_height(scene);
  if (buttons > 0) draw_council_buttons(scene, room.cut_bottom(buttons, gap));
  const bool pile = matter.drafting && cards_left(scene.drafts) > 0;
  if (pile) draw_pile_row(scene, matter, room.cut_bottom((low ? 5.0F : 6.6F) * em, gap));
  const float sums = std::min(lines_room(scene, room.w), room.h * 0.25F);
  if (sums > 0) draw_sums(scene, room.cut_bottom(sums, gap * 0.6F));
  draw_matter_rail(scene, room.cut_bottom(1.6F * em, gap), matter);
  if (matter.voting) {
    draw_votes(scene, matter, room.cut_bottom(low ? 92.0F : 6.2F * em, gap + 0.35F * em));
  } else {
    room.cut_bottom(0.35F * em);
  }
  const Rect camps = room.cut_top(std::clamp(room.h * 0.38F, 3.6F * em, 7.6F * em));
  draw_camps(scene, matter.land, camps);
  // The plates hang where both meet.
  const Rect bowls = room;
  for (const Seat seat : bowl_order(scene, matter)) {
    const Rect column = column_of(scene, bowls, seat);
    draw_hanging_bowl(scene, matter, seat, column);
    draw_plate(scene, matter, seat, {column.center().x, bowls.y}, column.w - 0.6F * em);
  }
}

}  // namespace

void draw_sharing_sheet(Scene& scene, const Rect& area) {
  Frame& frame = scene.frame;
  const float em = frame.em(1);
  scene.drafts.words.refresh(scene);
  say_draft(scene);
  frame.paint.parchment(area);
  Rect room = area.inset(0.5F * em, 0.5F * em);
  const std::optional<Matter> matter = matter_of(scene);
  draw_head(scene, room.cut_top(std::max(2.4F * em, 44.0F), 0.3F * em), matter);
  if (matter) {
    draw_matter(scene, *matter, room);
  } else {
    const float buttons = council_buttons_height(scene);
    if (buttons > 0) draw_council_buttons(scene, room.cut_bottom(buttons, 0.5F * em));
    if (scene.state.step == Step::pledge) {
      draw_camps(scene, scene.state.order.at,
                 room.cut_top(std::clamp(room.h * 0.24F, 3.6F * em, 7.6F * em), 0.5F * em));
      const Rect board = room.cut_top(std::min(room.h, joint_height(scene, room.w) + 1.2F * em));
      frame.paint.wood(board, 0.5F * em);
      draw_joint(scene, board.inset(0.6F * em));
      room.cut_top(0.5F * em);
      room.cut_top(frame.paint.paragraph(room, scene.decision.question, match::card_strong()) +
                   0.3F * em);
      for (const CouncilLine& line : scene.drafts.words.lines) {
        const float high = frame.paint.paragraph_height(room.w, line.words, match::card_body());
        if (high <= room.h) {
          room.cut_top(frame.paint.paragraph(room, line.words, match::card_body()));
        }
      }
    } else {
      draw_proposals(scene, room);
    }
  }
  read_council_keys(scene);
}

}  // namespace meadhall::table::graenaland_table
