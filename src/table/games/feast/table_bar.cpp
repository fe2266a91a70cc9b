#include "table/games/feast/table_bar.h"

#include <algorithm>
#include <array>

#include "games/feast/phases.h"
#include "table/games/feast/signs.h"
#include "table/games/feast/vikings.h"
#include "table/kit/widgets.h"

namespace meadhall::table::feast_table {

using feast::Phase;
using feast::Sign;

namespace {

struct PhaseSign {
  Sign sign{};
  Phase first{};  // of those that the sign stands for
  std::string_view word;
};
constexpr std::array<PhaseSign, 6> kPhases = {
    {{Sign::viking, Phase::setup, "ui.feast.phase.actions"},
     {Sign::income, Phase::start_player, "ui.feast.phase.income"},
     {Sign::breeding, Phase::breeding, "ui.feast.phase.breeding"},
     {Sign::feast, Phase::before_feast, "ui.feast.phase.feast"},
     {Sign::bonus, Phase::bonus, "ui.feast.phase.bonus"},
     {Sign::strip, Phase::mountains, "ui.feast.phase.mountains"}}};

std::size_t sign_of(Phase phase) {
  std::size_t found = 0;
  for (std::size_t i = 0; i < kPhases.size(); ++i) {
    if (phase >= kPhases[i].first) found = i;
  }
  return found;
}

// A round: its number, and below it the harvest it brings and the letter of the land that turns
// over in it.
void draw_round(Scene& scene, int round, const Rect& area, bool below) {
  Paint& paint = scene.frame.paint;
  const bool now = round == scene.state.round;
  const bool past = round < scene.state.round;
  Rect plate = area;
  if (below) plate.h = area.h * 0.66F;
  const float radius = paint.em(0.35F);
  if (now) {
    paint.gradient(plate, lighter(current_palette.gold_edge, 0.25F), current_palette.gold_edge,
                   radius);
  } else if (!past) {
    paint.fill(plate, current_palette.wood_dark, radius);
  }
  paint.outline(plate, current_palette.wood_dark, current_palette.edge, radius);
  const Colour ink = now    ? current_palette.wood_dark
                     : past ? current_palette.on_wood_soft
                            : current_palette.on_wood;
  paint.number(plate.center(), round, {Face::bold, 1.05F, ink}, Align::center);
  if (below && !now && !past && feast::is_solo(scene.state)) {
    // Those who join in that round. rules: Feast 13.2
    const float head = std::min(plate.h * 0.44F, plate.w * 0.3F);
    for (const float side : {-1.0F, 1.0F}) {
      draw_coloured_head(scene, colour_in_round(round),
                         {plate.center().x + side * plate.w * 0.32F, plate.center().y}, head);
    }
  }
  if (!below) return;
  const float y = area.bottom() - area.h * 0.15F;
  const float size = area.h * 0.32F;
  const Type type{Face::bold, 0.75F, current_palette.bright};
  const std::optional<int> level = feast::harvest_level(scene.state, round);
  std::string_view turns;
  for (std::size_t land = 0; land < feast::kIslands; ++land) {
    constexpr std::array<std::string_view, feast::kIslands> kLetters = {"A", "B", "C", "D"};
    if (feast::round_turned(scene.state, land) == round) turns = kLetters[land];
  }
  const bool harvest = level.value_or(0) > 0;
  float x = area.center().x;
  if (harvest) x -= size * (turns.empty() ? 0.35F : 0.8F);
  if (harvest) {
    draw_sign(paint, Sign::harvest, {x, y}, size, current_palette.bright);
    paint.number({x + size * 0.55F, y}, *level, type);
    x += size * 1.6F;
  }
  if (!turns.empty()) paint.text({x, y}, turns, type, Align::center);
}

// The table of whoever is shown will have bare cells.
void draw_hunger(Paint& paint, Point at, float size) {
  const float radius = std::max(size * 0.2F, paint.em(0.36F));
  paint.disc(at, radius + 1, current_palette.wood_dark);
  paint.disc(at, radius, current_palette.danger);
  paint.text(at, "!", {Face::bold, 1.7F * radius / paint.em(), current_palette.on_danger},
             Align::center);
}

void draw_phase(Scene& scene, std::size_t phase, const Rect& area, bool now) {
  Paint& paint = scene.frame.paint;
  const float size = std::min(area.w, area.h);
  const Rect place = around(area.center(), size, size);
  const Contact contact =
      scene.frame.targets.add({"phase", static_cast<std::uint32_t>(phase)}, place, Role::thing);
  const bool hungry = kPhases[phase].sign == Sign::feast &&
                      scene.model.standing[index(scene.shown)].feast.all_bare() > 0;
  if (contact.told) {
    const std::string_view covered =
        hungry ? scene.model.told[index(scene.shown)].covered : std::string_view();
    scene.tell(scene.frame.words(kPhases[phase].word), covered, place);
  }
  if (now) {
    paint.fill(place, fade(current_palette.highlight, 0.22F), paint.em(0.4F));
    paint.outline(place, current_palette.gold_edge, 1.4F * current_palette.edge, paint.em(0.4F));
  }
  draw_sign(paint, kPhases[phase].sign, place.center(), size * 0.72F,
            now ? current_palette.bright : current_palette.on_wood_soft);
  if (!now) paint.fill(place, fade(current_palette.wood_bottom, 0.5F));
  if (hungry) draw_hunger(paint, {place.right() - size * 0.14F, place.y + size * 0.16F}, size);
}

}  // namespace

void draw_bar(match::Stage& stage, const Rect& area, bool roomy) {
  Scene& scene = scene_on(stage);
  Paint& paint = scene.frame.paint;
  Rect room = area;
  const float em = paint.em();
  const int rounds = feast::rounds_of(scene.state);
  const std::size_t phase = sign_of(feast::phase_of(scene.state));
  if (!roomy) {
    const Rect plate = room.cut_left(em * 2.2F, em * 0.35F).inset(0, room.h * 0.16F);
    draw_round(scene, scene.state.round, plate, false);
  } else {
    const float wide = std::min(em * 2.25F, room.w * 0.4F / static_cast<float>(rounds));
    for (int round = 1; round <= rounds; ++round) {
      draw_round(scene, round, room.cut_left(wide, em * 0.25F).inset(0, room.h * 0.06F), true);
    }
    room.cut_left(em * 0.5F);
  }
  const float signs = std::min(em * 2.35F, room.w / 6.5F);
  const Type title{Face::bold, 1.0F, current_palette.on_wood};
  const Type second{Face::sans, 0.88F, current_palette.on_wood_soft};
  const float words =
      std::max(paint.width(scene.model.round, title), paint.width(scene.model.phase, second));
  if (room.w > words + signs * 6 + em * 1.5F) {
    const Rect place = room.cut_left(words, em * 1.0F);
    paint.text({place.x, place.center().y - em * 0.55F}, scene.model.round, title);
    paint.text({place.x, place.center().y + em * 0.6F}, scene.model.phase, second);
  }
  for (std::size_t i = 0; i < kPhases.size(); ++i) {
    if (room.w < signs * 0.9F) break;
    draw_phase(scene, i, room.cut_left(signs).inset(signs * 0.08F, room.h * 0.12F), i == phase);
  }
}

}  // namespace meadhall::table::feast_table
