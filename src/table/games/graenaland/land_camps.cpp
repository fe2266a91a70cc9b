#include <algorithm>
#include <array>

#include "table/games/graenaland/hues.h"
#include "table/games/graenaland/land_parts.h"

namespace meadhall::table::graenaland_table {

using graenaland::kHeroes;
using graenaland::Player;
using graenaland::State;

namespace {

constexpr std::size_t kHousesDrawn = 3;

// Where houses stand, from the hero's place, those behind first: by how many there are, alone or
// with a hero before them.
struct Stand {
  float x;
  float y;
};
using Stands = std::array<std::array<Stand, kHousesDrawn>, kHousesDrawn>;
constexpr Stands kAlone = {
    {{{{0, -9}}}, {{{4.8F, -11}, {-4.6F, -9}}}, {{{0.6F, -14.5F}, {-5.2F, -9.6F}, {5, -8.6F}}}}};
constexpr Stands kWithHero = {{{{{-3.6F, -8.8F}}},
                               {{{1.6F, -15}, {-4.6F, -8.8F}}},
                               {{{4.6F, -16.5F}, {-5.4F, -15}, {-4.6F, -8.6F}}}}};

int houses_seen(Scene& scene, std::size_t place, Seat seat) {
  const TargetName houses = named("houses", place, index(seat));
  return std::max(0, scene.state.at(seat).villages[place] - scene.motion.coming(houses));
}

// What may be chosen is lit from behind, what is chosen even more.
void draw_hero_light(Paint& paint, const Rect& area, bool chosen, bool pointed) {
  const Point middle = area.center();
  for (const float reach : {0.62F, 0.5F, 0.38F}) {
    paint.list().AddEllipseFilled(middle, {area.h * reach * 0.9F, area.h * reach},
                                  fade(current_palette.highlight, chosen ? 0.34F : 0.2F));
  }
  const float wide = chosen || pointed ? 3.0F : 2.0F;
  paint.list().AddEllipse(middle, {area.h * 0.5F, area.h * 0.58F}, current_palette.halo, 0, 0,
                          wide + 2);
  paint.list().AddEllipse(middle, {area.h * 0.5F, area.h * 0.58F}, current_palette.highlight, 0, 0,
                          wide);
}

void draw_standing_hero(Scene& scene, std::size_t place, Seat seat, Hero hero, Point feet,
                        float size, bool touchable) {
  Paint& paint = scene.frame.paint;
  const auto who = static_cast<std::uint32_t>(index(seat));
  const Rect area = around({feet.x, feet.y - size * 0.48F}, size * 0.74F, size * 1.02F);
  scene.motion.note({"camp", static_cast<std::uint32_t>(place), who}, area);
  const TargetName name{"hero", who, static_cast<std::uint32_t>(hero)};
  const Answer answer = answer_at(scene, name);
  const bool chosen = scene.acts(seat) && scene.choice.hero == hero;
  Touch touch{.legal = answer.legal};
  if (touchable) {
    touch =
        announce_target(scene, name, for_a_finger(scene.frame, area), size * 0.1F, answer.legal);
  }
  // Who is carried is chosen, so that the lands in reach glow.
  if (answer.legal && !answer.move && scene.frame.targets.carried().id() == name.id()) {
    scene.choice.hero = hero;
  }
  if (answer.legal) draw_hero_light(paint, area, chosen, touch.pointed);
  draw_hero(paint, hero, scene.clan(seat), feet, size, 1,
            hero == Hero::warrior ? hero_shield(scene, place, seat) : HeroShield{});
}

// Who waits to come in, behind the land. rules: Graenaland 6
void draw_waiting(const LandPicture& on, Seat seat) {
  constexpr float kApart = 15.4F;  // they lie side by side
  const auto& heroes = on.scene.state.at(seat).hero_at;
  const auto waits = [&](std::uint8_t at) {
    return graenaland::is_waiting(at) && at - graenaland::kWaiting == static_cast<int>(on.place);
  };
  const auto beyond_one = static_cast<float>(std::ranges::count_if(heroes, waits) - 1);
  const float half = kApart * std::max(0.0F, beyond_one) / 2;
  float x = std::clamp(on.slot(index(seat)), 9 + half, 91 - half) - half;
  for (std::size_t i = 0; i < kHeroes; ++i) {
    if (!waits(heroes[i])) continue;
    const Point middle = on.at(x, 27);
    on.paint.disc(middle, on.unit * 7.2F, rgb(0x0d1f2b, 0.55F));
    on.paint.ring(middle, on.unit * 7.2F, fade(current_palette.bright, 0.8F), 1.5F);
    draw_standing_hero(on.scene, on.place, seat, static_cast<Hero>(i),
                       {middle.x, middle.y + on.unit * 6}, on.unit * 13, on.touchable);
    x += kApart;
  }
}

// The same that would stand there after the move pointed at, half seen.
void draw_ghost_house(const LandPicture& on, Seat seat) {
  const Point foot = on.camp(index(seat));
  const Point at{foot.x + on.unit * 5, foot.y - on.unit * 14};
  on.paint.glow_disc({at.x, at.y - on.unit * 4}, on.unit * 6, 1);
  draw_house(on.paint, on.scene.clan(seat), at, on.unit * 14, 0.85F);
}

}  // namespace

bool lives_at(const State& state, std::size_t place, Seat seat) {
  const Player& player = state.at(seat);
  return settlements_at(player, place) > 0 || has_hero_at(player, place);
}

bool settles_here(const Scene& scene, std::size_t place) {
  if (builds_here(scene, place, Construction::village)) return true;
  const std::optional<Move> move = scene.pointed_move();
  if (!move) return false;
  const std::uint32_t tile =
      static_cast<std::uint32_t>(graenaland::tile_number(scene.state, place));
  return *move == graenaland::found(tile) || *move == graenaland::yield_to(tile);
}

HeroShield hero_shield(const Scene& scene, std::size_t place, Seat seat) {
  const graenaland::VoteTally votes = graenaland::tally(scene.state, place, seat);
  return {.army = scene.state.at(seat).army, .silenced = votes.priest_there};
}

VotePlate vote_plate(const Scene& scene, std::size_t place, Seat seat) {
  const graenaland::Votes& votes = scene.model.votes[place];
  const int own = votes.of_seat(seat);
  return {.seat = seat,
          .clan = scene.clan(seat),
          .votes = own,
          .alone = own > votes.total / 2,
          .faint = own == 0};
}

void draw_vote_plate(Paint& paint, const Rect& area, const VotePlate& plate) {
  const float seen = plate.faint ? 0.72F : 1.0F;
  const Colour colour = current_palette.seats[plate.clan];
  const Colour ink = ink_on(colour);
  const float radius = area.h * 0.36F;
  const float edge = plate.alone ? 2.0F : 1.4F;
  if (plate.alone) paint.fill(area.inset(-edge - 0.8F), rgb(0x5d3a08), radius + edge);
  paint.fill(area.inset(-edge / 2), fade(plate.alone ? rgb(0xfff3c4) : darker(colour, 0.72F), seen),
             radius + edge / 2);
  paint.fill(area.inset(edge / 2), fade(colour, seen), radius);
  const float middle = area.center().y;
  const bool narrow = area.w < area.h * 1.5F;
  if (!narrow) {
    draw_mark(paint, index(plate.seat), {area.x + area.w * 0.27F, middle}, area.h * 0.56F,
              fade(ink, seen));
  }
  paint.number({area.x + area.w * (narrow ? 0.5F : 0.72F), middle}, plate.votes,
               {Face::bold, area.h * 0.86F / paint.em(), fade(ink, seen)}, Align::center);
  if (!plate.alone) return;
  const Point crown{area.right() - area.h * 0.05F, area.y - area.h * 0.06F};
  paint.disc(crown, area.h * 0.43F, rgb(0x5d3a08));
  paint.disc(crown, area.h * 0.36F, rgb(0xf0c24b));
  draw_sign(paint, Sign::crown, crown, area.h * 0.45F, rgb(0x4a2e1a), rgb(0xf0c24b));
}

void draw_vote_change(Scene& scene, std::size_t place, Seat seat, Point middle, float high,
                      bool narrow) {
  const std::optional<Move> move = scene.pointed_move();
  if (!move) return;
  const WhatIf::Told& told = scene.what_if.of(scene.frame.app, scene.model, *move);
  const int more = told.votes[place].of_seat(seat) - scene.model.votes[place].of_seat(seat);
  if (more == 0) return;
  Paint& paint = scene.frame.paint;
  high = std::max(high, 14.0F);
  const Rect pill = around(middle, high * (narrow ? 1.3F : 1.6F), high);
  paint.fill(pill.inset(-1.2F), rgb(0xfffbe6), high / 2 + 1);
  paint.fill(pill, more > 0 ? rgb(0x35571a) : rgb(0x8f2018), high / 2);
  paint.number(pill.center(), more, {Face::bold, high * 0.76F / paint.em(), rgb(0xfffbe6)},
               Align::center, true);
}

void draw_houses(Paint& paint, Clan clan, int houses, bool with_hero, const CampSpot& spot) {
  if (houses <= 0) return;
  const float size = spot.unit * spot.squeeze;
  const std::size_t drawn = std::min(static_cast<std::size_t>(houses), kHousesDrawn);
  const auto& stands = (with_hero ? kWithHero : kAlone)[drawn - 1];
  for (std::size_t i = 0; i < drawn; ++i) {
    draw_house(paint, clan,
               {spot.foot.x + stands[i].x * size, spot.foot.y + stands[i].y * spot.unit},
               14 * size);
  }
  if (houses <= static_cast<int>(kHousesDrawn)) return;
  const Point badge{spot.foot.x - 8 * size, spot.foot.y - 20 * spot.unit};
  const float radius = std::max(4.2F * spot.unit, 7.5F);
  paint.disc(badge, radius, current_palette.badge);
  paint.ring(badge, radius, current_palette.seats[clan], 1.5F);
  paint.number(badge, houses, {Face::bold, radius * 1.35F / paint.em(), current_palette.on_badge},
               Align::center);
}

void draw_camp(Scene& scene, std::size_t place, Seat seat, const CampSpot& spot, bool touchable) {
  const Player& player = scene.state.at(seat);
  const auto where = static_cast<std::uint32_t>(place);
  const auto who = static_cast<std::uint32_t>(index(seat));
  const int houses = houses_seen(scene, place, seat);
  const bool hides = scene.motion.coming({"camp", where, who}) > 0;
  const bool has_hero = has_hero_at(player, place) && !hides;
  const float size = spot.unit * spot.squeeze;
  scene.motion.note({"houses", where, who},
                    around({spot.foot.x, spot.foot.y - 14 * size}, 14 * size, 12 * size));
  scene.motion.note({"camp", where, who},
                    around({spot.foot.x, spot.foot.y - 12 * size}, 18 * size, 24 * size));
  draw_flag(scene, seat, {spot.foot.x - 9 * size, spot.foot.y - 8 * spot.unit}, 23 * spot.unit,
            flag_at(scene, place, seat));
  draw_houses(scene.frame.paint, scene.clan(seat), houses, has_hero, spot);
  if (hides) return;
  float x = spot.foot.x + (houses > 0 ? 4 * size : 0);
  for (std::size_t i = 0; i < kHeroes; ++i) {
    if (player.hero_at[i] != place) continue;
    draw_standing_hero(scene, place, seat, static_cast<Hero>(i), {x, spot.foot.y},
                       24.3F * spot.unit * std::max(spot.squeeze, 0.9F), touchable);
    x += 6 * size;
  }
}

void draw_camps_of(const LandPicture& on) {
  Scene& scene = on.scene;
  const float high = 7.6F * on.word;
  const float wide = std::min(17.5F * on.word, on.slot_width() * on.unit * 0.95F);
  const bool settles = settles_here(scene, on.place);
  for (std::size_t i = 0; i < scene.seats(); ++i) {
    const Seat seat = seat_at(i);
    const Rect plate = around(on.at(on.slot(i), 81.8F), wide, high);
    draw_waiting(on, seat);
    const bool lives = lives_at(scene.state, on.place, seat);
    if (lives && on.touchable) {
      draw_target(scene,
                  {"camp", static_cast<std::uint32_t>(on.place), static_cast<std::uint32_t>(i)},
                  {plate.x, on.at(0, 56).y, plate.w, plate.bottom() - on.at(0, 56).y}, on.unit * 3);
    }
    draw_camp(scene, on.place, seat, {on.camp(i), on.unit, std::min(1.0F, on.slot_width() / 23)},
              on.touchable);
    if (settles && scene.acts(seat)) draw_ghost_house(on, seat);
    if (lives) draw_vote_plate(on.paint, plate, vote_plate(scene, on.place, seat));
    // Above the number stands a hero, or the ghost of one: the change lies beside it, at the edge
    // of the land in front of the crest. Where plates lie side by side it takes the place of the
    // mark, so that it is on nobody else's plate.
    const float tall = plate.h * 0.95F;
    const bool crowded = on.slot_width() * on.unit < plate.w + std::max(tall, 14.0F) * 1.8F;
    const bool at_edge = plate.right() + plate.h * 1.3F > on.area.right();
    const float beside = at_edge ? plate.x - plate.h * 0.4F : plate.right() + plate.h * 0.4F;
    const float on_mark = lives ? plate.x + plate.w * 0.27F : plate.center().x;
    draw_vote_change(scene, on.place, seat, {crowded ? on_mark : beside, plate.center().y}, tall,
                     crowded);
  }
}

}  // namespace meadhall::table::graenaland_table
