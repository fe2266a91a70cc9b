#include <algorithm>

#include "table/games/graenaland/island_plan.h"
#include "table/games/graenaland/land_parts.h"
#include "table/kit/widgets.h"

// A land where there is no room for a picture: its name, a line a clan, what is built.

namespace meadhall::table::graenaland_table {

using graenaland::kBuildings;
using graenaland::kHeroes;
using graenaland::kWorks;

namespace {

// Narrower ones show a clan's mark and its votes as one chip.
constexpr float kLeastLedger = 84;

class Ledger {
 public:
  Ledger(Scene& scene, const IslandPlan& plan, std::size_t place)
      : scene_(scene),
        paint_(scene.frame.paint),
        plan_(plan),
        place_(place),
        area_(plan.land(place)),
        chips_(plan.wide < kLeastLedger) {}

  void draw() {
    const Touch touch = announce_land(scene_, place_, area_);
    draw_ground(paint_, tile().terrain, place_, area_, GroundKind::ledger);
    draw_land_state(scene_, place_, area_, touch);
    Rect room = area_.inset(plan_.wide * 0.035F, plan_.wide * 0.028F);
    draw_head(room.cut_top(plan_.head - plan_.wide * 0.028F));
    for (std::size_t i = 0; i < scene_.seats(); ++i) {
      const Seat seat = seat_at(i);
      if (lives_at(scene_.state, place_, seat) || settles(seat)) {
        draw_row(room.cut_top(plan_.row), seat);
      }
    }
    draw_strip();
  }

 private:
  const graenaland::Tile& tile() const { return graenaland::tile_at(scene_.state, place_); }
  // A first village there would be the answer that is pointed at.
  bool settles(Seat seat) const { return scene_.acts(seat) && settles_here(scene_, place_); }

  void draw_head(Rect head) {
    const float word = head.h / 10.4F;
    const float gap = plan_.wide * 0.02F;
    const float majority =
        draw_majority(scene_, place_, {head.right(), head.y}, word, head.w * 0.56F);
    draw_name_plate(scene_, place_, head.min(), word, head.w - majority - gap, false);
  }

  // Mark, house and settlements, hero, votes; in a narrow one mark and votes share a chip.
  void draw_row(Rect row, Seat seat) {
    row = row.inset(0, plan_.row * 0.06F);
    paint_.fill(row, rgb(0x2a1b11, 0.14F), row.h * 0.25F);
    const VotePlate votes = vote_plate(scene_, place_, seat);
    const Colour clan = current_palette.seats[scene_.clan(seat) % current_palette.seats.size()];
    Rect plate;
    if (chips_) {
      plate = row.cut_left(row.w * 0.46F, row.h * 0.1F);
    } else {
      const Rect mark = row.cut_left(row.h, row.h * 0.12F);
      paint_.fill(mark, darker(clan, 0.6F), row.h * 0.22F);
      paint_.fill(mark.inset(1), clan, row.h * 0.2F);
      draw_mark(paint_, index(seat), mark.center(), mark.h * 0.56F, ink_on(clan));
      plate = row.cut_right(row.h * 1.1F, row.h * 0.1F);
    }
    draw_people(row, seat);
    plate = plate.inset(1.5F, 1.5F);
    const TargetName name = named("camp", place_, index(seat));
    scene_.motion.note(name, row);
    draw_vote_plate(paint_, plate, votes);
    const float high = plate.h * 0.95F;
    draw_vote_change(scene_, place_, seat, {plate.right() - high * 0.35F, plate.y - high * 0.45F},
                     high);
  }

  void draw_people(const Rect& row, Seat seat) {
    const graenaland::Player& player = scene_.state.at(seat);
    const int settled = settlements_at(player, place_);
    const Point foot{row.x + row.h * 0.42F, row.bottom() - row.h * 0.14F};
    const TargetName houses = named("houses", place_, index(seat));
    scene_.motion.note(houses, around(row.center(), row.h, row.h));
    draw_flag(scene_, seat, {row.x + row.h * 0.2F, row.bottom()}, row.h * 1.1F,
              flag_at(scene_, place_, seat));
    if (settled > 0 || settles(seat)) {
      draw_house(paint_, scene_.clan(seat), foot, row.h * 0.92F, settled > 0 ? 1.0F : 0.6F);
    }
    if (settled > 0) {
      const Point at{row.x + row.h * 0.86F, row.center().y + row.h * 0.1F};
      const Type type{Face::bold, row.h * 0.68F / paint_.em(), rgb(0xfffaec)};
      // On a dark ground, so that it is read on any land.
      const float reach = row.h * 0.34F;
      paint_.disc({at.x + reach * 0.55F, at.y}, reach, rgb(0x120b06, 0.7F));
      paint_.number(at, settled, type);
    }
    float x = row.right() - row.h * 0.48F;
    for (std::size_t i = 0; i < kHeroes; ++i) {
      const std::uint8_t at = player.hero_at[i];
      const bool waits =
          graenaland::is_waiting(at) && at - graenaland::kWaiting == static_cast<int>(place_);
      if (at != place_ && !waits) continue;
      draw_small_hero(seat, static_cast<Hero>(i), {x, row.bottom()}, row.h * 1.06F, waits);
      x -= row.h * 0.6F;
    }
  }

  void draw_small_hero(Seat seat, Hero hero, Point feet, float size, bool waits) {
    const TargetName name = named("hero", index(seat), static_cast<std::size_t>(hero));
    const Rect area = around({feet.x, feet.y - size / 2}, size * 0.85F, size);
    const Answer answer = answer_at(scene_, name);
    if (answer.legal) {
      const bool chosen = scene_.acts(seat) && scene_.choice.hero == hero;
      paint_.glow(area, size * 0.2F, chosen ? 1.0F : 0.6F);
      paint_.fill(area, fade(current_palette.highlight, chosen ? 0.6F : 0.3F), size * 0.2F);
    }
    // A finger takes heroes from the card: lines are too low for it.
    if (!for_fingers(scene_.frame)) announce_target(scene_, name, area, size * 0.1F, answer.legal);
    // Who waits is half seen, but for the question who enters.
    draw_hero(paint_, hero, scene_.clan(seat), feet, size, waits && !answer.legal ? 0.6F : 1.0F,
              hero == Hero::warrior && !waits ? hero_shield(scene_, place_, seat) : HeroShield{});
  }

  // What is built there, in a band along its foot.
  void draw_strip() {
    const float size = plan_.strip * 0.74F;
    std::size_t count = 0;
    for_each_built([&](auto) { ++count; });
    if (count == 0) return;
    const float wide = area_.w * 0.93F;
    const float step = std::min(size * 1.06F, (wide - size * 0.4F) / static_cast<float>(count));
    const Rect band{area_.center().x - wide / 2, area_.bottom() - plan_.strip * 1.04F, wide,
                    plan_.strip * 0.94F};
    paint_.fill(band, rgb(0xf3e8cd, 0.62F), band.h * 0.3F);
    float x = band.center().x - step * static_cast<float>(count - 1) / 2;
    for_each_built([&](auto draw_it) {
      draw_it(around({x, band.center().y}, size * 1.05F, size));
      x += step;
    });
  }

  // Calls visit(draw) for each building and work, also for the one that the move pointed at would
  // build; draw(area) draws it.
  template <class Visit>
  void for_each_built(Visit visit) {
    for (std::size_t i = 0; i < scene_.seats(); ++i) {
      for (std::size_t which = 0; which < kBuildings; ++which) {
        const auto building = static_cast<Building>(which);
        if ((scene_.state.players[i].buildings[place_] & bit(building)) == 0) continue;
        visit([&, i, building](const Rect& area) {
          draw_building(paint_, building, scene_.clan(seat_at(i)),
                        {area.center().x, area.bottom() - area.h * 0.06F}, area.h * 0.9F);
        });
      }
    }
    for (std::size_t which = 0; which < kWorks; ++which) {
      const auto work = static_cast<Work>(which);
      if ((scene_.state.lands[place_].works & bit(work)) == 0) continue;
      visit([&, work](const Rect& area) { draw_work(paint_, work, area, tile().improvement); });
    }
    for (std::size_t i = 0; i < graenaland::kConstructions; ++i) {
      const auto what = static_cast<Construction>(i);
      if (what == Construction::village || !builds_here(scene_, place_, what) || !scene_.actor)
        continue;
      visit([&, what](const Rect& area) {
        paint_.fill(area, fade(current_palette.highlight, 0.5F), area.h * 0.2F);
        paint_.dashes(area, current_palette.paper_glow, 1.5F, 3);
        draw_construction(paint_, what, scene_.clan(*scene_.actor), area.inset(1.5F),
                          tile().improvement, 0.9F);
      });
    }
  }

  Scene& scene_;
  Paint& paint_;
  const IslandPlan& plan_;
  std::size_t place_;
  Rect area_;
  bool chips_;
};

}  // namespace

void draw_ledger(Scene& scene, const IslandPlan& plan, std::size_t place) {
  Ledger(scene, plan, place).draw();
}

}  // namespace meadhall::table::graenaland_table
