#pragma once

#include <cstdint>

#include "table/games/graenaland/signs.h"

// What stands on the island of Graenaland, with its feet at `feet` and in its clan's colour. `size`
// is how tall a hero is; a house of the same size is two thirds of that, a building as wide. Rich
// drawings, so each is a stamp (kit/stamp.h).

namespace meadhall::table::graenaland_table {

// A seat's colour, as SeatInfo::colour has it.
using Clan = std::uint8_t;

void draw_house(Paint& paint, Clan clan, Point feet, float size, float opacity = 1);
void draw_building(Paint& paint, Building building, Clan clan, Point feet, float size,
                   float opacity = 1);
// What a warrior's shield bears: the army's number (nothing at 0), and struck through that a priest
// keeps it from counting.
struct HeroShield {
  int army = 0;
  bool silenced = false;
};
void draw_hero(Paint& paint, Hero hero, Clan clan, Point feet, float size, float opacity = 1,
               const HeroShield& shield = {});

// Parts of works as they lie on a land: the token of an improvement, its middle at `center`; a
// market stall; `size` wide, a piece of a palisade.
void draw_token(Paint& paint, Resource kept, Point center, float size, float opacity = 1);
void draw_market(Paint& paint, Point feet, float size, float opacity = 1);
void draw_stakes(Paint& paint, Point foot, float size, float opacity = 1);

// A work by itself, as cards and lists show it: as large as `area` has room for.
void draw_work(Paint& paint, Work work, const Rect& area, Resource kept, float opacity = 1);
// A construction as it stands on its tile in the yard, on the foot of `area`; `kept` of an
// improvement.
void draw_construction(Paint& paint, Construction what, Clan clan, const Rect& area, Resource kept,
                       float opacity = 1);

// The ship of the main player, under sail, and small as a sign.
void draw_knarr(Paint& paint, const Rect& area);
void draw_longship(Paint& paint, Point center, float size, float opacity = 1);

}  // namespace meadhall::table::graenaland_table
