#include "table/games/graenaland/goals.h"

#include <algorithm>
#include <array>
#include <optional>

#include "table/games/graenaland/answers.h"
#include "table/games/graenaland/cards.h"
#include "table/games/graenaland/council.h"
#include "table/games/graenaland/peek.h"
#include "table/games/graenaland/pieces.h"
#include "table/kit/widgets.h"

namespace meadhall::table::graenaland_table {
namespace {

using graenaland::kGoals;
using graenaland::kTerrains;

constexpr float kHead = 3.9F;  // em: signs and what they ask for
constexpr float kRow = 3.0F;
constexpr float kFoot = 2.1F;

bool has_cards(const Scene& scene) { return scene.state.options.victory_cards != 0; }

int to_win(const Scene& scene) {
  return has_cards(scene) ? scene.state.data.points_to_win : scene.state.data.goals_to_win;
}

// Pips, one a goal that wins; with victory-point cards points, which only their owner knows.
void draw_result(Scene& scene, std::size_t i, const Rect& cell) {
  Paint& paint = scene.frame.paint;
  if (has_cards(scene)) {
    const bool known = graenaland::kept_card(scene.state, scene.state.players[i]) != nullptr;
    if (known) {
      paint.number(cell.center(), scene.model.results[i], {Face::bold, 1.1F, current_palette.ink},
                   Align::center);
    } else {
      paint.text(cell.center(), "?", {Face::sans, 1.0F, current_palette.ink_faint}, Align::center);
    }
    return;
  }
  const int pips = to_win(scene);
  const float step = std::min(paint.em(0.92F), cell.w / static_cast<float>(pips));
  const float radius = step * 0.38F;
  float x = cell.center().x - step * (static_cast<float>(pips) - 1) / 2;
  for (int pip = 0; pip < pips; ++pip, x += step) {
    const Point at{x, cell.center().y};
    const bool met = pip < scene.model.results[i];
    if (met) paint.disc(at, radius, current_palette.paper_mark | 0xff000000U);
    paint.ring(at, radius, met ? current_palette.ink : current_palette.parchment_edge, 1.2F);
  }
}

// What a passed vote gives is in nobody's hand until it is counted.
int backs_seen(const Scene& scene, std::size_t i, std::size_t terrain) {
  const int backs = scene.state.players[i].backs[terrain];
  const Counts& counts = scene.drafts.counts;
  if (!count_moves(scene) || !counts.passed()) return backs;
  const Terrain shared = graenaland::tile_at(scene.state, counts.after().land).terrain;
  if (static_cast<std::size_t>(shared) != terrain) return backs;
  return std::max(0, backs - sum(counts.after().shares[i]));
}

int cards_seen(const Scene& scene, std::size_t i) {
  int cards = scene.state.players[i].supply_count;
  for (std::size_t terrain = 0; terrain < kTerrains; ++terrain) {
    cards += backs_seen(scene, i, terrain);
  }
  return cards;
}

// One card for all of a hand.
void draw_plain_back(Paint& paint, const Rect& area) {
  paint.fill(area, current_palette.parchment_bottom, 2);
  paint.outline(area, current_palette.parchment_edge, 1, 2);
}

// What everybody sees of a hand: cards by terrain, supply cards. A little closer where there is
// little room, and where that does not do how many they are.
void draw_backs(Scene& scene, std::size_t i, Rect row) {
  Paint& paint = scene.frame.paint;
  constexpr std::size_t kSupplies = kTerrains;
  constexpr float kClosest = 0.75F;
  const Type type{Face::bold, 0.82F, current_palette.ink_soft};
  const float high = paint.em(0.95F);
  const float back = high / kCardHigh;
  const float digit = paint.width("0", type);
  std::array<int, kTerrains + 1> counts{};
  float wished = 0;
  for (std::size_t kind = 0; kind <= kSupplies; ++kind) {
    counts[kind] =
        kind == kSupplies ? int{scene.state.players[i].supply_count} : backs_seen(scene, i, kind);
    if (counts[kind] == 0) continue;
    wished += back + paint.em(0.5F) + digit * (counts[kind] < 10 ? 1.0F : 2.0F);
  }
  if (wished == 0) {
    paint.text_within({row.x, row.center().y}, row.w, scene.frame.words("ui.graenaland.no_cards"),
                      {Face::sans, 0.82F, current_palette.ink_faint});
    return;
  }
  float x = row.x;
  const auto number = [&](int n) { x += paint.number({x, row.center().y}, n, type); };
  const float closer = std::min(1.0F, (row.w + paint.em(0.3F)) / wished);
  if (closer < kClosest) {
    draw_plain_back(paint, {x, row.center().y - high / 2, back, high});
    x += back + paint.em(0.2F);
    return number(cards_seen(scene, i));
  }
  for (std::size_t kind = 0; kind <= kSupplies; ++kind) {
    if (counts[kind] == 0) continue;
    const float tall = high * std::max(closer, 0.85F);
    const Rect area{x, row.center().y - tall / 2, back * closer, tall};
    if (kind == kSupplies) {
      draw_supply_back(paint, area);
    } else {
      draw_card_back(paint, scene.state.data, static_cast<Terrain>(kind), area);
    }
    x += area.w + paint.em(0.2F) * closer;
    number(counts[kind]);
    x += paint.em(0.3F) * closer;
  }
}

class Goals {
 public:
  Goals(Scene& scene, const Rect& area)
      : scene_(scene), paint_(scene.frame.paint), room_(area.inset(paint_.em(0.9F), 0)) {
    name_wide_ = std::clamp(room_.w * 0.34F, paint_.em(6.0F), paint_.em(9));
    result_wide_ = paint_.em(3.1F);
    step_ = (room_.w - name_wide_ - result_wide_) / static_cast<float>(kGoals);
    if (const auto move = scene.pointed_move()) {
      foreseen_ = &scene.what_if.of(scene.frame.app, scene.model, *move);
    }
  }

  void draw() {
    draw_heads(room_.cut_top(paint_.em(kHead)));
    const float high = std::min(paint_.em(kRow), room_.h / static_cast<float>(scene_.seats()));
    for (std::size_t i = 0; i < scene_.seats(); ++i) draw_row(i, room_.cut_top(high));
  }

 private:
  Rect column(const Rect& row, std::size_t goal) const {
    return {row.x + name_wide_ + step_ * static_cast<float>(goal), row.y, step_, row.h};
  }

  void draw_heads(const Rect& heads) {
    const Rect title{heads.x, heads.y + paint_.em(0.5F), name_wide_, paint_.em(1.7F)};
    paint_.text_within({title.x, title.center().y}, title.w,
                       scene_.frame.words("ui.graenaland.goals"),
                       {Face::heading, 1.12F, current_palette.ink});
    paint_.text_within({title.x, title.bottom() + paint_.em(0.6F)}, title.w, scene_.model.wins,
                       {Face::sans, 0.86F, current_palette.ink_soft});
    for (std::size_t goal = 0; goal < kGoals; ++goal) {
      const Rect cell = column(heads, goal);
      const TargetName name{"goal", static_cast<std::uint32_t>(goal)};
      draw_target(scene_, name, cell.inset(1, paint_.em(0.2F)), paint_.em(0.3F));
      draw_goal(paint_, static_cast<Goal>(goal), {cell.center().x, cell.y + paint_.em(1.25F)},
                paint_.em(1.35F), current_palette.ink_soft, current_palette.parchment_top);
      if (!has_cards(scene_)) {
        paint_.number({cell.center().x, cell.y + paint_.em(2.8F)}, scene_.state.data.goals[goal],
                      {Face::bold, 0.95F, current_palette.ink_soft}, Align::center);
      }
    }
    const Rect last{heads.right() - result_wide_, heads.y, result_wide_, heads.h};
    draw_sign(paint_, Sign::crown, {last.center().x, last.y + paint_.em(1.25F)}, paint_.em(1.3F),
              current_palette.paper_glow, current_palette.parchment_top);
    paint_.number({last.center().x, last.y + paint_.em(2.8F)}, to_win(scene_),
                  {Face::bold, 0.95F, current_palette.paper_glow}, Align::center);
  }

  void draw_row(std::size_t i, const Rect& row) {
    const Seat seat = seat_at(i);
    const SeatInfo& info = scene_.seat_info(seat);
    const float radius = paint_.em(0.4F);
    if (asked_ == seat) {
      paint_.fill(row.inset(-paint_.em(0.4F), 1), current_palette.paper_row, radius);
    } else if (i > 0) {
      paint_.fill({row.x, row.y, row.w, 1}, current_palette.paper_line);
    }
    scene_.motion.note({"seat", static_cast<std::uint32_t>(i)}, row);
    const Rect who{row.x, row.y, name_wide_, row.h};
    draw_target(scene_, {"clan", static_cast<std::uint32_t>(i)}, who.inset(0, 1), radius);
    const Point shield{who.x + paint_.em(0.85F), who.center().y};
    const float wide = paint_.em(1.7F);
    draw_seat_shield(scene_.frame, shield, wide, seat);
    hold_to_peek(scene_, seat, ShieldAt::goals, around(shield, wide, wide),
                 around(shield, paint_.em(2.75F), row.h));
    Rect words = who;
    words.cut_left(paint_.em(2.1F));
    Rect top = words.cut_top(row.h / 2);
    const Type type{Face::bold, 1.0F, current_palette.ink};
    const bool leads = scene_.state.main == seat;
    const float bot = info.bot != 0 ? paint_.em(1.1F) : 0;
    // Where the name leaves no room for the ship, it is over the shield, as in the bar.
    const float ship = leads ? paint_.em(1.9F) : 0;
    const bool beside = paint_.width(info.name, type) + bot + ship <= top.w;
    float x = top.x + paint_.text_within({top.x, top.bottom() - paint_.em(0.62F)},
                                         top.w - bot - (beside ? ship : 0), info.name, type);
    if (info.bot != 0) {
      draw_sign(paint_, Sign::bot, {x + paint_.em(0.7F), top.bottom() - paint_.em(0.65F)},
                paint_.em(0.95F), current_palette.ink_soft, current_palette.parchment_top);
      x += paint_.em(1.1F);
    }
    if (leads && beside) {
      draw_longship(paint_, {x + paint_.em(1.15F), top.bottom() - paint_.em(0.75F)},
                    paint_.em(1.5F));
    } else if (leads) {
      draw_longship(paint_, {shield.x + paint_.em(0.6F), shield.y - paint_.em(0.75F)},
                    paint_.em(1.1F));
    }
    draw_backs(scene_, i, {words.x, words.y, words.w, paint_.em(1.15F)});
    for (std::size_t goal = 0; goal < kGoals; ++goal) draw_cell(i, goal, column(row, goal));
    draw_result(scene_, i, {row.right() - result_wide_, row.y, result_wide_, row.h});
  }

  void draw_cell(std::size_t i, std::size_t goal, const Rect& cell) {
    const int now = scene_.model.standing[i][goal];
    const int then = foreseen_ != nullptr ? foreseen_->standing[i][goal] : now;
    const bool met =
        !has_cards(scene_) && graenaland::meets(scene_.state.data, static_cast<Goal>(goal), then);
    const bool won = is_struck(scene_, seat_at(i), static_cast<Goal>(goal));
    if (won) {
      draw_struck(paint_, cell.center(), std::min(step_ - 2, paint_.em(2.2F)));
    } else if (met) {
      paint_.fill(around(cell.center(), std::min(step_ - 2, paint_.em(1.8F)), paint_.em(1.7F)),
                  current_palette.paper_mark, paint_.em(0.35F));
    }
    const bool changes = then != now;
    paint_.number(cell.center(), then,
                  {changes || met ? Face::bold : Face::sans, 1.06F,
                   won       ? rgb(0x2d2015)
                   : changes ? current_palette.gain_ink
                             : current_palette.ink},
                  Align::center);
    if (!changes) return;
    paint_.number({cell.center().x + paint_.em(0.42F), cell.center().y - paint_.em(0.5F)},
                  then - now, {Face::bold, 0.68F, current_palette.gain_ink}, Align::left, true);
  }

  Scene& scene_;
  Paint& paint_;
  Rect room_;
  float name_wide_ = 0;
  float result_wide_ = 0;
  float step_ = 0;
  const WhatIf::Told* foreseen_ = nullptr;
  const std::optional<Seat> asked_ = council_voter(scene_);
};

}  // namespace

float goals_height(const Scene& scene) {
  return scene.frame.em(kHead + kRow * static_cast<float>(scene.seats()) + kFoot);
}

void draw_goals(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  paint.parchment(area);
  Rect room = area;
  scene.drafts.words.refresh(scene);
  const std::string& hands = scene.drafts.words.hands;
  const bool hands_told = council_sits(scene) && !hands.empty();
  const std::string_view told = count_moves(scene) ? std::string_view()
                                : hands_told       ? std::string_view(hands)
                                                   : std::string_view(scene.model.comes);
  // Where all rows have room, what is about to come stands below them.
  if (area.h + 1 >= goals_height(scene)) {
    const Rect foot = room.cut_bottom(paint.em(kFoot)).inset(paint.em(0.9F), 0);
    paint.fill({foot.x, foot.y, foot.w, 1}, current_palette.paper_line);
    Type type{Face::sans, 0.92F, current_palette.ink_soft};
    if (paint.width(told, type) <= foot.w) {
      paint.text({foot.x, foot.center().y}, told, type);
    } else {
      type.size = 0.8F;  // in two lines
      const float high = paint.paragraph_height(foot.w, told, type);
      paint.paragraph({foot.x, foot.center().y - std::min(high, foot.h) / 2, foot.w, foot.h}, told,
                      type);
    }
  }
  Goals(scene, room).draw();
}

void draw_clan_strip(Scene& scene, const Rect& area) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const auto seats = static_cast<float>(scene.seats());
  const float gap = paint.em(0.3F);
  const float wide = (area.w - gap * (seats - 1)) / seats;
  const std::optional<Seat> voter = council_voter(scene);
  for (std::size_t i = 0; i < scene.seats(); ++i) {
    const Seat seat = seat_at(i);
    const SeatInfo& info = scene.seat_info(seat);
    const bool asked = voter == seat;
    const Rect place{area.x + static_cast<float>(i) * (wide + gap), area.y, wide, area.h};
    const float radius = paint.em(0.4F);
    paint.fill(place, current_palette.panel, radius);
    paint.fill({place.x, place.y + 4, 3, place.h - 8}, current_palette.seats[info.colour], 2);
    paint.outline(place.inset(0.5F),
                  asked ? current_palette.highlight : current_palette.ground_line,
                  asked ? 2.0F : 1.0F, radius);
    draw_target(scene, {"clan", static_cast<std::uint32_t>(i)}, place, radius);
    scene.motion.note({"seat", static_cast<std::uint32_t>(i)}, place);
    const Rect room = place.inset(paint.em(0.5F), paint.em(0.2F));
    const float bot = info.bot != 0 ? paint.em(1.0F) : 0;
    const float upper = room.y + room.h * 0.28F;
    const float lower = room.y + room.h * 0.74F;
    const float written = paint.text_within(
        {room.x, upper}, room.w - bot, info.name,
        {Face::bold, 0.88F, asked ? current_palette.highlight : current_palette.on_sea});
    if (bot > 0) {
      draw_sign(paint, Sign::bot, {room.x + written + paint.em(0.6F), upper}, paint.em(0.8F),
                current_palette.on_sea_soft, current_palette.panel);
    }
    float x = room.x;
    if (has_cards(scene)) {
      draw_sign(paint, Sign::crown, {x + paint.em(0.4F), lower}, paint.em(0.8F),
                current_palette.highlight, current_palette.panel);
      x += paint.em(1.0F);
      const bool known = graenaland::kept_card(scene.state, scene.state.players[i]) != nullptr;
      const Type type{Face::bold, 0.85F, current_palette.on_sea_soft};
      if (known)
        paint.number({x, lower}, scene.model.results[i], type);
      else
        paint.text({x, lower}, "?", type);
    } else {
      // Closer together where five clans share the strip: the number of cards stands beside them.
      const float step =
          std::min(paint.em(0.78F), (room.w - paint.em(1.6F)) / static_cast<float>(to_win(scene)));
      const float pip_radius = step * 0.37F;
      for (int pip = 0; pip < to_win(scene); ++pip, x += step) {
        const Point at{x + pip_radius, lower};
        if (pip < scene.model.results[i]) paint.disc(at, pip_radius, current_palette.highlight);
        paint.ring(at, pip_radius, current_palette.on_sea_soft, 1.1F);
      }
    }
    const Type count{Face::bold, 0.85F, current_palette.on_sea_soft};
    draw_plain_back(
        paint, around({room.right() - paint.em(1.15F), lower}, paint.em(0.7F), paint.em(0.95F)));
    paint.number({room.right(), lower}, cards_seen(scene, i), count, Align::right);
  }
}

}  // namespace meadhall::table::graenaland_table
