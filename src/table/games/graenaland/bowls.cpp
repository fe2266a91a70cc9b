#include <algorithm>

#include "table/games/graenaland/cards.h"
#include "table/games/graenaland/council_parts.h"
#include "table/kit/widgets.h"

namespace meadhall::table::graenaland_table {

namespace {

// A bowl is as low as its room; in a low one name and votes stand in one line.
float head_height(const Scene& scene, const Rect& area) {
  return scene.frame.em(area.h >= scene.frame.em(7.4F) ? 2.9F : 1.9F);
}
float pad(const Scene& scene) { return scene.frame.em(0.55F); }

Rect body_of(const Scene& scene, Rect area) {
  area.cut_top(head_height(scene, area));
  return area.inset(pad(scene), scene.frame.em(0.4F));
}

// Cards as high as the body, 54 wide at most.
float card_width_in(const Scene& scene, const Rect& area) {
  return std::min(scene.frame.em(3.4F), body_of(scene, area).h / kCardHigh);
}

bool shows_buttons(const Scene& scene, Seat seat) {
  return votes_here(scene, seat) && !vote_of(scene, seat);
}

// The two of them, as wide as there is room: 76 each, a finger's breadth at least.
float buttons_width(const Scene& scene, const Rect& area) {
  const float most = scene.frame.em(4.75F) * 2 + scene.frame.em(0.4F);
  return std::clamp(area.w * 0.6F, 92.0F, most);
}

float wished_width(const Scene& scene, const Matter& matter, Seat seat, const Rect& row) {
  const Frame& frame = scene.frame;
  const float card = card_width_in(scene, row);
  float wide = share_width(matter, seat, card);
  if (shows_buttons(scene, seat)) wide += frame.em(10) + (wide > 0 ? pad(scene) : 0);
  return std::max(frame.em(11.9F), wide + 2 * pad(scene) + frame.em(0.4F));
}

void draw_nothing(Scene& scene, const Matter& matter, Seat seat, const Rect& body) {
  Paint& paint = scene.frame.paint;
  const CouncilWords& words = scene.drafts.words;
  paint.fill(body, fade(current_palette.paper_shade, 0.5F), 4);
  paint.dashes(body, current_palette.parchment_edge, 1.2F, 4);
  const Type first{Face::sans, 1.0F, current_palette.ink_soft};
  const Type second{Face::sans, 0.88F, current_palette.ink_faint};
  const bool answers = matter.voting && !votes_here(scene, seat) && !vote_of(scene, seat);
  const std::string& below =
      answers ? scene.frame.words("ui.graenaland.council.at_count") : words.of_cards;
  const Point at = body.center();
  const bool two = !matter.drafting && body.h > paint.em(2.5F);
  const std::string& long_words = scene.frame.words("ui.graenaland.council.nothing");
  const std::string& words_for_it = paint.width(long_words, first) <= body.w - 6
                                        ? long_words
                                        : scene.frame.words("ui.graenaland.council.nothing_short");
  paint.text_within({at.x, at.y - (two ? paint.em(0.6F) : 0)}, body.w - 6, words_for_it, first,
                    Align::center);
  if (two) {
    paint.text_within({at.x, at.y + paint.em(0.6F)}, body.w - 6, below, second, Align::center);
  }
}

void draw_head(Scene& scene, const Matter& matter, Seat seat, Rect head) {
  Paint& paint = scene.frame.paint;
  const std::string& who = scene.seat_info(seat).name;
  const std::string& votes = scene.drafts.words.votes[index(seat)];
  const Type name{Face::bold, 1.0F, current_palette.ink};
  const Type small{Face::sans, 0.9F, current_palette.ink_soft};
  const float sign = !matter.voting         ? 0
                     : vote_of(scene, seat) ? std::min(paint.em(4.6F), head.w * 0.45F)
                                            : paint.em(1.6F);
  const bool tall = head.h >= paint.em(2.5F);
  // Where the name has no room between shield and sign it stands above them.
  const bool above = tall && paint.width(who, name) > head.w - paint.em(2.5F) - sign;
  if (above) {
    const Rect line = head.cut_top(paint.em(1.35F));
    paint.text_within({line.x, line.center().y + paint.em(0.1F)}, line.w, who, name);
  }
  const float crest = paint.em(above ? 1.4F : tall ? 2.05F : 1.5F);
  const float y = head.center().y;
  draw_crest(scene, seat, {head.x + crest / 2, y}, crest);
  head.cut_left(crest, paint.em(above ? 0.25F : 0.45F));
  if (matter.voting) draw_vote_sign(scene, seat, head.cut_right(sign, paint.em(0.2F)));
  if (above) {
    if (paint.width(votes, small) <= head.w) {
      paint.text({head.x, y}, votes, small);
    } else {
      paint.number({head.x, y}, matter.votes.of_seat(seat), small);
    }
    return;
  }
  if (tall) {
    paint.text_within({head.x, y - paint.em(0.55F)}, head.w, who, name);
    paint.text_within({head.x, y + paint.em(0.6F)}, head.w, votes, small);
    return;
  }
  const float used = paint.text_within({head.x, y}, head.w, who, name);
  head.cut_left(used, paint.em(0.5F));
  if (head.w > paint.em(2)) paint.text_within({head.x, y}, head.w, votes, small);
}

struct Bowl {
  Seat seat{};
  Rect area;
};
using Bowls = FixedVector<Bowl, graenaland::kMaxPlayers>;

Bowls lay_bowls(const Scene& scene, const Matter& matter, const Rect& row) {
  const Seats seats = bowl_order(scene, matter);
  const float gap = scene.frame.em(0.5F);
  const auto n = static_cast<float>(seats.size());
  const float room = row.w - gap * (n - 1);
  float wished = 0;
  float least = 0;
  const float narrow = std::min(scene.frame.em(11.9F), room / n);
  for (const Seat seat : seats) {
    wished += wished_width(scene, matter, seat, row);
    least += narrow;
  }
  Bowls bowls;
  float x = row.x;
  for (const Seat seat : seats) {
    const float wish = wished_width(scene, matter, seat, row);
    // More than enough is for all; too little is taken from what goes beyond the least.
    const float wide =
        wished <= room ? wish + (room - wished) / n
                       : narrow + (wish - narrow) * (room - least) / std::max(1.0F, wished - least);
    bowls.push_back({seat, {x, row.y, wide, row.h}});
    x += wide + gap;
  }
  return bowls;
}

void draw_bowl(Scene& scene, const Matter& matter, const Bowl& bowl) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const Rect& area = bowl.area;
  const float radius = frame.em(0.45F);
  const bool asked = matter.voting && next_voter(scene) == bowl.seat;
  paint.parchment(area);
  {
    const Clip clipped(paint, {area.x, area.y, frame.em(0.4F), area.h});
    paint.fill({area.x + 1, area.y + 1, area.w - 2, area.h - 2}, clan_colour(scene, bowl.seat),
               radius);
  }
  if (asked) {
    paint.glow(area, radius, 1);
    paint.outline(area.inset(-1), current_palette.highlight, 2.5F, radius);
  }
  touch_bowl(scene, matter, bowl.seat, area, radius);
  Rect head = area;
  head = head.cut_top(head_height(scene, area)).inset(pad(scene), 0);
  head.cut_left(frame.em(0.2F));
  draw_head(scene, matter, bowl.seat, head);
  Rect body = body_of(scene, area);
  body.cut_left(frame.em(0.2F));
  if (shows_buttons(scene, bowl.seat)) {
    const float most = frame.em(4.9F);
    Rect buttons = body.cut_right(buttons_width(scene, area), pad(scene));
    if (buttons.h > most) buttons = around(buttons.center(), buttons.w, most);
    draw_vote_buttons(scene, bowl.seat, buttons, false);
  }
  if (scene.drafts.counts.shown(frame.view.now) || share_width(matter, bowl.seat, 1) > 0) {
    const float card = std::min(card_width_in(scene, area), body.w);
    if (card > frame.em(0.8F)) {
      draw_share(scene, matter, bowl.seat,
                 {body.x, body.center().y - card * kCardHigh / 2, body.w, card * kCardHigh}, card);
    }
    if (share_width(matter, bowl.seat, 1) > 0) return;
  }
  if (body.w > frame.em(3)) draw_nothing(scene, matter, bowl.seat, body);
}

}  // namespace

void draw_bowls(Scene& scene, const Matter& matter, const Rect& row) {
  for (const Bowl& bowl : lay_bowls(scene, matter, row)) draw_bowl(scene, matter, bowl);
}

}  // namespace meadhall::table::graenaland_table
