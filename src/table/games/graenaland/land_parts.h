#pragma once

#include <array>

#include "table/games/graenaland/answers.h"
#include "table/games/graenaland/land_ground.h"
#include "table/games/graenaland/pieces.h"
#include "table/games/graenaland/scene.h"

// The parts of a land: what the picture and the ledger of it are put together from.

namespace meadhall::table::graenaland_table {

// Where things stand on a land that is drawn as a picture, in hundredths of its width from its
// upper left.
struct LandSpots {
  LandSpots(const Rect& where, std::size_t clans_there)
      : area(where), unit(where.w / 100), clans(clans_there) {}

  Rect area;
  float unit;
  std::size_t clans;

  Point at(float x, float y) const { return {area.x + x * unit, area.y + y * unit}; }
  Rect box(float x, float y, float wide, float high) const {
    return around(at(x, y), wide * unit, high * unit);
  }
  float slot_width() const { return 92 / static_cast<float>(clans); }
  // Where a seat's camp is: it never moves.
  float slot(std::size_t seat) const {
    return 4 + slot_width() * (static_cast<float>(seat) + 0.5F);
  }
  // The feet of whoever stands in a camp, and of a building.
  Point camp(std::size_t seat) const { return at(slot(seat), 77.6F); }
  Point site(Building building) const {
    constexpr std::array<float, graenaland::kBuildings> kSites = {13, 31, 69};
    return at(kSites[static_cast<std::size_t>(building)], 46);
  }
};

// The land of a match. Measures of words are a little larger where it is small.
struct LandPicture : LandSpots {
  LandPicture(Scene& on_scene, std::size_t of, const Rect& where);

  Scene& scene;
  Paint& paint;
  std::size_t place;
  float word;             // what is a unit for signs and words
  bool touchable = true;  // what stands on it is a target of its own; else the land is

  const graenaland::Tile& tile() const { return graenaland::tile_at(scene.state, place); }
};

// A finger wants this much.
inline constexpr float kFinger = 44;
// `area` grown to a finger's breadth where fingers are likely.
Rect for_a_finger(const Frame& frame, const Rect& area);

// What is said of it in its upper corners: its name and the price of a village, the votes needed.
// land_signs.cpp
void draw_land_signs(const LandPicture& on);
// The plate of a land's name, its height and what is on it in `word` pixels; returns its width.
float draw_name_plate(Scene& scene, std::size_t place, Point at, float word, float most,
                      bool with_terrain);
// The votes needed there, its right end at `right_top`; nothing where nobody has one. Returns its
// width.
float draw_majority(Scene& scene, std::size_t place, Point right_top, float word, float most);

// What is built, and where more could be. land_places.cpp
void draw_works_below(const LandPicture& on);  // road and palisade
void draw_places(const LandPicture& on);
void draw_dots_above(const LandPicture& on);  // after all else: nothing may hide them
// A work that is built there; `kept` by an improvement. Of a road and a palisade so much is seen as
// is `done`: a road grows up from the coast, a fence stake by stake.
void draw_built_work(Paint& paint, const LandSpots& on, Work work, Resource kept, float opacity = 1,
                     float done = 1);
// Whether it is built in place, instead of travelling there.
constexpr bool grows(Work work) { return work == Work::road || work == Work::palisade; }
// Whether a village of whoever is asked would stand there after the move pointed at.
bool settles_here(const Scene& scene, std::size_t place);
// What would be built there by the move pointed at.
bool builds_here(const Scene& scene, std::size_t place, graenaland::Construction what);

// Who lives and stands there, with their votes. land_camps.cpp
void draw_camps_of(const LandPicture& on);
// Houses, heroes and nothing else: `foot` is where a hero stands, `unit` as on a land.
struct CampSpot {
  Point foot;
  float unit = 1;
  float squeeze = 1;  // below 1 where five share a land
};
void draw_camp(Scene& scene, std::size_t place, Seat seat, const CampSpot& spot, bool touchable);
// Three houses of a camp at most, the others as a number; they make room for a hero before them.
void draw_houses(Paint& paint, Clan clan, int houses, bool with_hero, const CampSpot& spot);
// A clan's votes there in its colour; `alone`: they decide; `faint`: they count for nothing.
struct VotePlate {
  Seat seat{};
  Clan clan{};
  int votes = 0;
  bool alone = false;
  bool faint = false;
};
void draw_vote_plate(Paint& paint, const Rect& area, const VotePlate& plate);
// What the move pointed at would change about a clan's votes: a number so high, in pixels.
void draw_vote_change(Scene& scene, std::size_t place, Seat seat, Point middle, float high,
                      bool narrow = false);
VotePlate vote_plate(const Scene& scene, std::size_t place, Seat seat);
// Whether anything of the seat is there.
bool lives_at(const graenaland::State& state, std::size_t place, Seat seat);
HeroShield hero_shield(const Scene& scene, std::size_t place, Seat seat);

// The land itself as a target, and its edge while it answers, is looked at or about to change.
Touch announce_land(Scene& scene, std::size_t place, const Rect& area);
void draw_land_state(Scene& scene, std::size_t place, const Rect& area, const Touch& touch);

// All of it.
void draw_picture(Scene& scene, std::size_t place, const Rect& area);
// land_ledger.cpp
struct IslandPlan;
void draw_ledger(Scene& scene, const IslandPlan& plan, std::size_t place);

}  // namespace meadhall::table::graenaland_table
