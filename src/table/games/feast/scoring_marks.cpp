#include "table/games/feast/scoring_marks.h"

#include <algorithm>

#include "games/feast/pieces.h"
#include "games/feast/score_parts.h"
#include "table/games/feast/counted.h"

namespace meadhall::table::feast_table {

using feast::Category;

namespace {

std::vector<TargetName> places_of(const match::Stage& stage, const Event& line) {
  const std::optional<Category> category = feast::category_of(line);
  if (!category || !line.seat) return {};
  std::vector<TargetName> places = places_counted(scene_on(stage).state, *line.seat, *category);
  // What lies nowhere is counted where the points are.
  if (places.empty()) places.push_back({"points", static_cast<std::uint32_t>(index(*line.seat))});
  return places;
}

}  // namespace

void note_place(Scene& scene, const TargetName& name, const Rect& area) {
  scene.motion.note(name, area);
  if (std::ranges::find(scene.counted, name.id(), &TargetName::id) == scene.counted.end()) return;
  Paint& paint = scene.frame.paint;
  paint.glow(area, paint.em(0.4F), 1);
  paint.outline(area, current_palette.highlight, 2.5F, paint.em(0.3F));
}

int points_shown(const Scene& scene, Seat seat) {
  return scene.model.standing[index(seat)].total + scene.motion.late(seat, feast::kPoints);
}

const match::ScoringHooks kScoringHooks{
    .mark = [](match::Stage& stage,
               const Event& line) { scene_on(stage).counted = places_of(stage, line); },
    .sources = places_of,
    .pieces = {.points = feast::kPoints}};

}  // namespace meadhall::table::feast_table
