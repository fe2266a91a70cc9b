#include "table/games/graenaland/council.h"

#include <algorithm>

#include "table/games/graenaland/cards.h"
#include "table/games/graenaland/council_parts.h"
#include "table/kit/widgets.h"

// The board: what lies before the council, its rail, its bowls.

namespace meadhall::table::graenaland_table {

using graenaland::Step;

namespace {

std::optional<Seat> speaker(const Scene& scene, const std::optional<Matter>& matter) {
  if (matter) return matter->proposer;
  if (scene.state.step == Step::pledge) return scene.state.main;
  return scene.actor;
}

void draw_title(Scene& scene, Rect row, const std::optional<Matter>& matter) {
  Paint& paint = scene.frame.paint;
  if (scene.flat) draw_map_switch(scene, row);
  const CouncilWords& words = scene.drafts.words;
  const float crest = std::min(row.h, paint.em(1.75F));
  if (const auto seat = speaker(scene, matter)) {
    draw_crest(scene, *seat, {row.x + crest / 2, row.center().y}, crest);
    row.cut_left(crest, paint.em(0.55F));
  }
  const Type title{Face::heading, 1.25F, current_palette.on_wood};
  const float used = paint.text_within({row.x, row.center().y}, row.w, words.title, title);
  row.cut_left(used, paint.em(1.5F));
  if (row.w < paint.em(4)) return;
  const bool counted =
      count_moves(scene) && scene.drafts.counts.progress(scene.frame.view.now) >= 1;
  const std::string& right = matter && matter->drafting ? words.left : words.rule;
  const Type type{counted ? Face::bold : Face::sans, 1.0F,
                  counted ? current_palette.bright : current_palette.on_wood_soft};
  // What the rail shows as well is whole or not there.
  if (!counted && paint.width(right, type) > row.w) return;
  paint.text_within({row.right(), row.center().y}, row.w, right, type, Align::right);
}

// The cards still to be given out lie beside the bowls, sunk in the wood.
Rect cut_pile(const Scene& scene, const Matter& matter, Rect& row) {
  if (!matter.drafting || cards_left(scene.drafts) == 0) return {};
  const float card = std::min(scene.frame.em(3.4F), (row.h - scene.frame.em(1.2F)) / kCardHigh);
  const float wide = std::min(pile_width(matter, card) + scene.frame.em(1), row.w * 0.3F);
  return row.cut_left(wide, scene.frame.em(0.5F));
}

void draw_matter(Scene& scene, const Matter& matter, Rect room) {
  Frame& frame = scene.frame;
  const float em = frame.em(1);
  const float rail = std::clamp(room.h * 0.22F, 1.7F * em, 2.5F * em);
  draw_matter_rail(scene, room.cut_top(rail, 0.75F * em), matter);
  if (const Rect pile = cut_pile(scene, matter, room); pile.w > 0) {
    frame.paint.fill(pile, rgb(0x22150c, 0.6F), 0.45F * em);
    const Rect inner = pile.inset(0.5F * em, 0.6F * em);
    draw_pile(scene, matter, inner, std::min(3.4F * em, inner.h / kCardHigh));
  }
  draw_bowls(scene, matter, room);
}

}  // namespace

void draw_map_switch(Scene& scene, Rect& row) {
  Frame& frame = scene.frame;
  const bool map = scene.drafts.map;
  const ButtonSpec spec{
      .label = frame.words(map ? "ui.graenaland.sharing" : "ui.graenaland.council.map"),
      .icon = map ? Icon::left : Icon::eye};
  const Rect place = row.cut_right(button_width(frame, spec), frame.em(0.4F));
  if (button(frame, {"map"}, around(place.center(), place.w, control_height(frame)), spec)) {
    scene.drafts.map = !map;
    frame.animating = true;
  }
}

void draw_way_to_council(Scene& scene, const Rect& island) {
  if (!scene.drafts.map || !council_sits(scene)) return;
  const float high = control_height(scene.frame);
  Rect row{island.x, island.bottom() - high, island.w, high};
  draw_map_switch(scene, row);
}

std::string_view council_question(Scene& scene) {
  scene.drafts.words.refresh(scene);
  return scene.drafts.words.question;
}

void draw_council(Scene& scene, const Rect& area) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const float em = frame.em(1);
  scene.drafts.words.refresh(scene);
  say_draft(scene);
  const float radius = 0.6F * em;
  paint.shadow(area, radius);
  paint.wood(area, radius);
  paint.outline(area.inset(1), current_palette.gold_edge, 2, radius);
  Rect room = area.inset(0.8F * em, 0.55F * em);
  const std::optional<Matter> matter = matter_of(scene);
  const float title = scene.flat ? control_height(frame) : 1.75F * em;
  draw_title(scene, room.cut_top(title, 0.3F * em), matter);
  if (matter) {
    draw_matter(scene, *matter, room);
  } else if (scene.state.step == Step::pledge) {
    draw_joint(scene, room);
  } else {
    draw_proposals(scene, room);
  }
  read_council_keys(scene);
}

}  // namespace meadhall::table::graenaland_table
