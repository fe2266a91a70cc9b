#include "table/games/graenaland/island_plan.h"

#include <algorithm>

#include "table/games/graenaland/cards.h"
#include "table/games/graenaland/land_parts.h"
#include "table/kit/widgets.h"

namespace meadhall::table::graenaland_table {
namespace {

constexpr float kLeastPicture = 150;  // the width from which on lands are pictures
constexpr float kMostPicture = 260;
constexpr float kLeastWithBays = 9;  // em, the same where they take the whole width
constexpr float kHigh = 0.88F;       // of a picture, times its width
constexpr float kTightest = 0.72F;   // lines of a ledger, times what they take where there is room
constexpr float kMargins = 0.38F;    // left and right of the coast together, times a land

void plan_picture(IslandPlan& plan, float store) {
  plan.pictures = true;
  plan.high = plan.inland_high = plan.wide * kHigh;
  plan.store = store;
  plan.north = store;
  plan.card = store / 1.8F;
  plan.size = {plan.wide * (static_cast<float>(plan.coast) + kMargins), 2 * plan.high + 2 * store};
}

// Whether cards lie on the ice, or will once the inland row brings some.
bool needs_ice(const graenaland::State& state) {
  for (std::size_t place = graenaland::coast_count(state); place < graenaland::land_count(state);
       ++place) {
    if (graenaland::settlements_of_all(state, place) > 0 ||
        graenaland::cards_at(state.lands[place]) > 0) {
      return true;
    }
  }
  return false;
}

// The lines that the inland row needs: few live there, and it may take in one more.
float inland_lines(const graenaland::State& state) {
  int most = 1;
  for (std::size_t place = graenaland::coast_count(state); place < graenaland::land_count(state);
       ++place) {
    int living = 0;
    for (std::size_t i = 0; i < state.player_count; ++i) {
      living += lives_at(state, place, seat_at(i)) ? 1 : 0;
    }
    most = std::max(most, living);
  }
  return static_cast<float>(std::min(most + 1, int{state.player_count}));
}

// A land as a table: a line a clan. Squeezed where the room is low, and never below what is read;
// the ice goes first where it is bare, then lines of the inland row that stand empty.
void plan_ledger(IslandPlan& plan, const graenaland::State& state, Point room, float zoom,
                 float em) {
  const auto clans = static_cast<float>(plan.coast);
  const float text = em / 16;
  const auto fill = [&](float head, float row, float strip) {
    plan.head = head * text;
    plan.row = row * text;
    plan.strip = strip * text;
    plan.high = plan.inland_high = plan.head + clans * plan.row + plan.strip;
  };
  const float card = std::clamp(room.x / 390, 0.9F, 1.15F) * 24;
  const float store = card * kCardHigh + 16;
  float north = card * kCardHigh + 8;
  fill(26, 22, 24);
  if (2 * plan.high + store + north > room.y) fill(22, 18, 20);
  if (2 * plan.high * kTightest + store + north > room.y && !needs_ice(state)) north = 10;
  if (2 * plan.high * kTightest + store + north > room.y) {
    plan.inland_high = plan.head + inland_lines(state) * plan.row + plan.strip;
  }
  const float over = (room.y - store - north) / (plan.high + plan.inland_high);
  const float fit = std::clamp(over, kTightest, 1.08F) * zoom;
  plan.head *= fit;
  plan.row *= fit;
  plan.strip *= fit;
  plan.high *= fit;
  plan.inland_high *= fit;
  plan.card = card * zoom;
  plan.store = store * zoom;
  plan.north = north * zoom;
  plan.size = {room.x * zoom, plan.high + plan.inland_high + plan.store + plan.north};
}

}  // namespace

IslandPlan plan_island(const Frame& frame, const graenaland::State& state, Point room, float zoom) {
  IslandPlan plan{.coast = graenaland::coast_count(state), .closer = zoom > 1.01F};
  const auto coast = static_cast<float>(plan.coast);
  const float store = std::clamp(room.y * 0.127F, 44.0F, 72.0F);
  const float fitting =
      std::min({room.x / (coast + kMargins), (room.y - 2 * store) / (2 * kHigh), kMostPicture});
  if (fitting >= kLeastPicture) {
    plan.wide = fitting * zoom;
    plan_picture(plan, store * zoom);
    return plan;
  }
  // Lower cards leave more room, as long as the bays have theirs, whatever size letters have.
  const float with_bays = room.x / (coast + kMargins);
  const bool roomy = with_bays >= frame.em(kLeastWithBays);
  const float across = (room.x - 18) / coast * zoom;
  plan.wide = roomy ? with_bays * zoom : across;
  const float below = std::max(plan.wide * 0.31F, std::min(72.0F, plan.wide * 0.38F));
  // Drawn closer, and on a phone held sideways, it may be higher than the room.
  const bool fits = is_flat(frame, frame.screen()) || 2 * (plan.wide * kHigh + below) <= room.y;
  if (plan.closer ? plan.wide >= kLeastPicture : roomy && fits) {
    plan_picture(plan, below);
  } else {
    plan.wide = across;
    plan_ledger(plan, state, room, zoom, frame.em(1));
  }
  return plan;
}

Rect IslandPlan::land(std::size_t place) const {
  const Point first = lands();
  const auto i = static_cast<float>(place);
  if (place < coast) return {first.x + i * wide, first.y + inland_high, wide, high};
  return {first.x + (i - static_cast<float>(coast) + 0.5F) * wide, first.y, wide, inland_high};
}

Point IslandPlan::breast(std::size_t place, std::size_t seat, std::size_t seats) const {
  const Rect area = land(place);
  if (!pictures) return {area.center().x, area.bottom() - strip * 0.5F};
  const float slot = 4 + 92 * (static_cast<float>(seat) + 0.5F) / static_cast<float>(seats);
  return {area.x + slot * unit(), area.y + 60 * unit()};
}

Rect IslandPlan::store_of(std::size_t place) const {
  const Rect beside = land(place);
  const float tall = card * kCardHigh;
  const float gap = pictures ? (store - tall) * 0.8F : std::min(10.0F, (store - tall) * 0.6F);
  if (place < coast) return {beside.x, beside.bottom() + gap, wide, tall};
  return {beside.x, beside.y - tall - (pictures ? gap : gap * 0.7F), wide, tall};
}

Rect IslandPlan::west() const {
  const Point first = lands();
  const float right = first.x + wide * 0.5F;
  return {corner.x, first.y, right - corner.x, inland_high};
}

Rect IslandPlan::east() const {
  const Rect bay = west();
  return {corner.x + size.x - bay.w, bay.y, bay.w, bay.h};
}

}  // namespace meadhall::table::graenaland_table
