#include "table/games/graenaland/table_bar.h"

#include <algorithm>
#include <array>
#include <string>

#include "table/games/graenaland/answers.h"
#include "table/games/graenaland/council.h"
#include "table/games/graenaland/peek.h"
#include "table/games/graenaland/pieces.h"
#include "table/kit/widgets.h"

namespace meadhall::table::graenaland_table {
namespace {

using graenaland::Step;

struct PhaseSign {
  Sign sign;
  std::string_view word;
};
constexpr std::array<PhaseSign, 4> kPhases = {{{Sign::grain, "ui.graenaland.production"},
                                               {Sign::boot, "ui.graenaland.march"},
                                               {Sign::split, "ui.graenaland.sharing"},
                                               {Sign::hammer, "ui.graenaland.building"}}};

// rules: Graenaland 3. Production asks nothing, so it is never the one at hand once a match runs;
// setting up belongs before all of them.
std::optional<std::size_t> phase_of(Step step) {
  switch (step) {
    case Step::march:
    case Step::enter: return 1;
    case Step::propose:
    case Step::share:
    case Step::vote: return 2;
    case Step::claim:
    case Step::build:
    case Step::pay:
    case Step::toll:
    case Step::follow:
    case Step::pledge:
    case Step::contribute: return 3;
    case Step::keep:
    case Step::found:
    case Step::yield:
    case Step::over: return std::nullopt;
  }
  return std::nullopt;
}

// Who answered already what everybody is asked in secret, or had their say.
bool has_answered(const Scene& scene, std::size_t seat) {
  return scene.state.step != Step::over && (scene.state.answered >> seat & 1U) != 0;
}

void draw_phase(Scene& scene, std::size_t phase, const Rect& area, bool now, bool words) {
  Paint& paint = scene.frame.paint;
  if (now) {
    paint.gradient(area, lighter(current_palette.gold_edge, 0.25F), current_palette.gold_edge,
                   paint.em(0.4F));
  } else {
    paint.fill(area, fade(current_palette.wood_dark, 0.45F), paint.em(0.4F));
  }
  const Colour ink = now ? current_palette.wood_dark : current_palette.on_wood_soft;
  const Colour ground = now ? current_palette.gold_edge : current_palette.wood_dark;
  const Contact contact =
      scene.frame.targets.add({"phase", static_cast<std::uint32_t>(phase)}, area, Role::thing);
  const std::string& word = scene.frame.words(kPhases[phase].word);
  if (contact.told && !words) scene.tell(word, {}, area);
  const Point sign{words ? area.x + paint.em(1.05F) : area.center().x, area.center().y};
  draw_sign(paint, kPhases[phase].sign, sign, paint.em(1.15F), ink, ground);
  if (words) {
    paint.text_within({area.x + paint.em(1.9F), area.center().y}, area.w - paint.em(2.3F), word,
                      {now ? Face::bold : Face::sans, 1.0F, ink});
  }
}

void draw_phases(Scene& scene, Rect& room, bool roomy) {
  Paint& paint = scene.frame.paint;
  const std::optional<std::size_t> now = phase_of(scene.state.step);
  const auto width_of = [&](const PhaseSign& phase) {
    return paint.width(scene.frame.words(phase.word), {Face::bold, 1.0F});
  };
  if (!roomy) {
    if (!now) return;
    const float word = width_of(kPhases[*now]);
    const bool words = room.w > word + paint.em(13);
    const float wide = words ? word + paint.em(2.6F) : paint.em(2.2F);
    const Rect place = room.cut_left(wide, paint.em(0.5F));
    return draw_phase(scene, *now, place.inset(0, room.h * 0.16F), true, words);
  }
  float all = 0;
  for (const PhaseSign& phase : kPhases) all += width_of(phase) + paint.em(3.2F);
  const bool words = room.w > all + paint.em(14);
  for (std::size_t i = 0; i < kPhases.size(); ++i) {
    const float wide = words ? width_of(kPhases[i]) + paint.em(2.6F) : paint.em(2.2F);
    draw_phase(scene, i, room.cut_left(wide, paint.em(0.6F)).inset(0, room.h * 0.18F), now == i,
               words);
  }
  room.cut_left(paint.em(0.8F));
}

// In the order of turns, from whoever began the match.
void draw_clans(Scene& scene, Rect& room, float size) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const float step = std::min(size * 1.28F, room.w / static_cast<float>(scene.seats()));
  size = std::min(size, step * 0.92F);
  const std::optional<Seat> asked = council_voter(scene);
  for (std::size_t i = 0; i < scene.seats(); ++i) {
    if (room.w < size) return;
    const Seat seat = seat_at(i);
    const Rect place = room.cut_left(step);
    const Point at{place.x + size / 2, place.center().y};
    const Rect area = around(at, size, size);
    if (asked == seat) paint.ring(at, size * 0.62F, current_palette.highlight, 2.5F);
    const Contact contact =
        frame.targets.add({"turn", static_cast<std::uint32_t>(i)}, area, Role::thing);
    if (contact.told) scene.point(*thing_at(scene, {"clan", static_cast<std::uint32_t>(i)}), area);
    draw_seat_shield(frame, at, size, seat);
    hold_to_peek(scene, seat, ShieldAt::bar, area,
                 {place.x - (step - size) / 2, place.y, step, place.h});
    if (has_answered(scene, i)) {
      const Point corner{at.x + size * 0.38F, at.y + size * 0.36F};
      paint.disc(corner, size * 0.24F, current_palette.badge);
      draw_sign(paint, Sign::yes, corner, size * 0.32F, current_palette.on_badge,
                current_palette.badge);
    }
    const TargetName ship{"ship-of", static_cast<std::uint32_t>(i)};
    const Rect sail = around({at.x + size * 0.36F, at.y - size * 0.42F}, size * 0.6F, size * 0.6F);
    scene.motion.note(ship, sail);
    if (scene.state.main == seat && scene.motion.coming(ship) == 0) {
      draw_longship(paint, sail.center(), sail.w);
    }
  }
}

// Whether promises may be made now. rules: Graenaland 15
void draw_talk(Scene& scene, Rect room, bool roomy) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const bool open = scene.model.talks;
  const std::string& word = frame.words(open ? "ui.graenaland.talk" : "ui.graenaland.quiet");
  const Type type{Face::bold, 1.0F, open ? current_palette.on_wood : current_palette.on_wood_soft};
  const float written = paint.width(word, type);
  const bool words = roomy && room.w > written + paint.em(3);
  const float wide = words ? written + paint.em(2.6F) : paint.em(1.9F);
  if (room.w < wide) return;
  const Rect area = around({room.x + wide / 2, room.center().y}, wide, paint.em(1.9F));
  paint.fill(area, open ? rgb(0x3b6124) : fade(current_palette.wood_dark, 0.5F), paint.em(0.95F));
  const Contact contact = frame.targets.add({"talk-sign"}, area, Role::thing);
  if (contact.told) scene.tell(scene.model.talk_told, {}, area);
  draw_sign(paint, open ? Sign::talk : Sign::quiet, {area.x + paint.em(0.95F), area.center().y},
            paint.em(1.1F), type.colour, open ? rgb(0x3b6124) : current_palette.wood_bottom);
  if (words) paint.text({area.x + paint.em(1.7F), area.center().y}, word, type);
}

}  // namespace

void draw_bar(match::Stage& stage, const Rect& area, bool roomy) {
  Scene& scene = scene_on(stage);
  Paint& paint = scene.frame.paint;
  Rect room = area;
  const Type strong{Face::bold, 1.02F, current_palette.on_wood};
  // Narrow, the round is its number alone.
  const std::string round = roomy ? scene.model.round : std::to_string(scene.state.round);
  const float wide = paint.width(round, strong) + paint.em(1.2F);
  const Rect plate = room.cut_left(wide, paint.em(0.6F)).inset(0, room.h * 0.18F);
  paint.fill(plate, current_palette.wood_dark, paint.em(0.4F));
  paint.text(plate.center(), round, strong, Align::center);
  draw_phases(scene, room, roomy);
  const float size = std::min(paint.em(roomy ? 2.0F : 1.6F), area.h * 0.6F);
  // On a phone the shields draw closer, so that the sign of the talk has room.
  Rect clans = room;
  if (!roomy) clans.w -= paint.em(2.2F);
  draw_clans(scene, clans, size);
  room.cut_left(clans.x - room.x, paint.em(roomy ? 0.6F : 0.2F));
  if (scene.state.step != graenaland::Step::over) draw_talk(scene, room, roomy);
}

}  // namespace meadhall::table::graenaland_table
