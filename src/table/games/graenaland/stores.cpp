#include <algorithm>
#include <string>

#include "core/fixed_vector.h"
#include "table/games/graenaland/answers.h"
#include "table/games/graenaland/cards.h"
#include "table/games/graenaland/council.h"
#include "table/games/graenaland/hues.h"
#include "table/games/graenaland/island_parts.h"
#include "table/games/graenaland/land_parts.h"

namespace meadhall::table::graenaland_table {

using graenaland::kRanks;
using graenaland::State;

namespace {

// What lies in a row before a land, from the left.
struct Lying {
  enum class Kind : std::uint8_t { open, down, place, comes, comes_down, comes_maybe };
  Kind kind{};
  std::size_t card = 0;  // as card_kind() has it
};
using Row = FixedVector<Lying, 40>;

void add(Row& row, Lying::Kind kind, int times = 1, std::size_t card = 0) {
  for (; times > 0 && !row.full(); --times) row.push_back({kind, card});
}

bool is_shared_out(const Scene& scene, std::size_t place) {
  const auto step = scene.state.step;
  return land_of_council(scene) == place && step != graenaland::Step::pledge &&
         step != graenaland::Step::contribute;
}

// While a vote on them is counted nothing tells what will come of it.
bool is_counted(const Scene& scene, std::size_t place) {
  return count_moves(scene) && scene.drafts.counts.after().land == place;
}

int cards_seen(const Scene& scene, std::size_t place) {
  if (!is_counted(scene, place)) return graenaland::cards_at(scene.state.lands[place]);
  int cards = 0;
  for (const auto& share : scene.drafts.counts.after().shares) cards += sum(share);
  return cards;
}

int covered_at(const State& state, std::size_t place) {
  const int lying = place < state.lying.size() ? state.lying[place] : 0;
  return state.lands[place].covered + lying;
}

Row row_of(Scene& scene, std::size_t place) {
  const State& state = scene.state;
  const graenaland::Land& land = state.lands[place];
  const auto terrain = static_cast<std::size_t>(graenaland::tile_at(state, place).terrain);
  Row row;
  if (is_shared_out(scene, place)) {
    add(row, Lying::Kind::place, cards_seen(scene, place));
    return row;
  }
  // Cards on their way here are not there yet: the last ones.
  const int coming = scene.motion.coming({"store", static_cast<std::uint32_t>(place)});
  const int seen = std::max(0, graenaland::cards_at(land) - coming);
  int left = seen;
  for (std::size_t rank = 0; rank < kRanks; ++rank) {
    const int open = std::min<int>(land.open[rank], left);
    add(row, Lying::Kind::open, open, graenaland::card_kind(terrain, rank));
    left -= open;
  }
  add(row, Lying::Kind::down,
      std::min(covered_at(state, place), left + (covered_at(state, place) - land.covered)));
  const Coming next = coming_to(state, place);
  if (next.open) add(row, Lying::Kind::comes);
  if (next.down) add(row, Lying::Kind::comes_down);
  if (next.maybe) add(row, Lying::Kind::comes_maybe);
  return row;
}

void draw_coming(Scene& scene, const Lying& each, std::size_t place, const Rect& card) {
  Paint& paint = scene.frame.paint;
  const Rect area = card.inset(card.w * 0.025F);
  const bool empty = each.kind == Lying::Kind::place;
  const Colour line = fade(current_palette.on_badge, empty ? 0.55F : 1.0F);
  paint.fill(area, rgb(0x0c2231, 0.28F), card.w * 0.12F);
  paint.dashes(area, line, std::max(1.0F, card.w * 0.032F), std::max(2.0F, card.w * 0.085F));
  if (empty) return;
  const graenaland::Tile& tile = graenaland::tile_at(scene.state, place);
  paint.text({card.center().x, card.y + card.h * 0.3F},
             each.kind == Lying::Kind::comes_maybe ? "+?" : "+1",
             {Face::bold, card.w * 0.35F / paint.em(), current_palette.on_badge}, Align::center);
  const Point sign{card.center().x, card.y + card.h * 0.66F};
  switch (each.kind) {
    case Lying::Kind::comes_down:
      return draw_card_back(paint, scene.state.data, tile.terrain,
                            around(sign, card.w * 0.42F, card.w * 0.42F * kCardHigh));
    case Lying::Kind::comes_maybe:
      return draw_resource(paint, tile.improvement, sign, card.w * 0.46F, 0.9F);
    default:
      return draw_terrain(paint, tile.terrain, sign, card.w * 0.5F,
                          fade(current_palette.on_badge, 0.85F), 0);
  }
}

void draw_lying(Scene& scene, const Lying& each, std::size_t place, const Rect& card) {
  Paint& paint = scene.frame.paint;
  switch (each.kind) {
    case Lying::Kind::open: return draw_card(paint, scene.state.data, each.card, card);
    case Lying::Kind::down:
      return draw_card_back(paint, scene.state.data,
                            graenaland::tile_at(scene.state, place).terrain, card);
    default: return draw_coming(scene, each, place, card);
  }
}

// How many lie there and may; below it what is more: full, or on a ledger what comes.
float draw_count(Scene& scene, const IslandPlan& plan, std::size_t place, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const State& state = scene.state;
  const std::string ratio = std::to_string(cards_seen(scene, place)) + '/' +
                            std::to_string(graenaland::settlements_of_all(state, place) + 1);
  const Coming next = is_counted(scene, place) ? Coming{} : coming_to(state, place);
  const float text = std::max(plan.card * 0.35F, paint.em(plan.pictures ? 0.8F : 0.78F));
  const Colour colour = next.full ? current_palette.danger_on_badge : current_palette.on_badge;
  const Type bold{Face::bold, text / paint.em(), colour};
  const float wide = std::max(text * 2.07F, paint.width(ratio, bold) + text * 0.5F);
  const Point middle{area.x + wide / 2 + 3, area.y + area.h * 0.46F};
  paint.fill(around(middle, wide, text * 1.85F), rgb(0x0d1f2b, 0.8F), text * 0.57F);
  paint.text(middle, ratio, bold, Align::center);
  const Point below{middle.x, middle.y + text * 1.5F};
  // On a ground of its own: inland stores lie on the ice.
  const auto ground = [&](float words) {
    paint.fill(around(below, std::min(words, wide * 1.25F) + text * 0.6F, text * 1.1F),
               rgb(0x0d1f2b, 0.8F), text * 0.4F);
  };
  if (next.full) {
    const std::string& full = scene.frame.words("ui.graenaland.full");
    const Type type{Face::bold, text * 0.86F / paint.em(), current_palette.danger_on_badge};
    ground(paint.width(full, type));
    paint.text_within(below, wide * 1.25F, full, type, Align::center);
  } else if (!plan.pictures && next.certain() > 0) {
    ground(text);
    paint.number(below, next.certain(),
                 {Face::sans, text * 0.86F / paint.em(), current_palette.on_badge}, Align::center,
                 true);
  }
  return wide + 3;
}

}  // namespace

void draw_store(Scene& scene, const IslandPlan& plan, std::size_t place) {
  const TargetName name{"store", static_cast<std::uint32_t>(place)};
  Rect area = plan.store_of(place);
  scene.motion.note(name, around(area.center(), plan.card, plan.card * kCardHigh));
  Row row = row_of(scene, place);
  if (row.empty() && graenaland::settlements_of_all(scene.state, place) == 0) return;
  const Rect whole = area;
  area.cut_left(draw_count(scene, plan, place, area), plan.card * 0.1F);
  // Where there is no room the outlines give way first: the number tells the same.
  const auto fits = [&](std::size_t count) {
    return count < 2 || (area.w - plan.card) / static_cast<float>(count - 1) >= plan.card * 0.3F;
  };
  while (!plan.pictures && !row.empty() && row[row.size() - 1].kind >= Lying::Kind::comes) {
    row.pop_back();
  }
  while (!fits(row.size()) && row[row.size() - 1].kind >= Lying::Kind::comes) row.pop_back();
  const float step = row.size() > 1
                         ? std::min(plan.card * 1.1F,
                                    (area.w - plan.card - 2) / static_cast<float>(row.size() - 1))
                         : 0;
  const float wide =
      plan.card + step * static_cast<float>(std::max<std::size_t>(row.size(), 1) - 1);
  const Rect taken{whole.x, whole.y - 2, area.x + wide - whole.x + 2, whole.h + 4};
  draw_target(scene, name, for_a_finger(scene.frame, taken), plan.card * 0.15F);
  for (std::size_t i = 0; i < row.size(); ++i) {
    draw_lying(scene, row[i], place,
               {area.x + step * static_cast<float>(i), area.y, plan.card, plan.card * kCardHigh});
  }
}

}  // namespace meadhall::table::graenaland_table
