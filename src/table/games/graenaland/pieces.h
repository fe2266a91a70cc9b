#pragma once

#include "table/games/graenaland/signs.h"

// What stands on the island of Graenaland. Everything has its feet at `feet`, is `size` high and of
// its clan's colour. Rich drawings, so each is a stamp (kit/stamp.h).

namespace meadhall::table::graenaland_table {

// A seat's colour, as SeatInfo::colour has it.
using Clan = std::uint8_t;

void draw_house(Paint& paint, Clan clan, Point feet, float size, float opacity = 1);
void draw_building(Paint& paint, Building building, Clan clan, Point feet, float size,
                   float opacity = 1);
// What a warrior's shield bears: the army's number, or that a priest keeps it from counting.
struct HeroShield {
  int army = 0;
  bool silenced = false;
};
void draw_hero(Paint& paint, Hero hero, Clan clan, Point feet, float size, float opacity = 1,
               const HeroShield& shield = {});

// A work lies in a square of its own for cards and lists; on a land see island.h.
void draw_work(Paint& paint, Work work, const Rect& area, Resource kept, float opacity = 1);
// A construction as it stands on its tile in the yard; `kept` of an improvement.
void draw_construction(Paint& paint, Construction what, Clan clan, const Rect& area, Resource kept,
                       float opacity = 1);

// The ship of the main player, under sail, and small as a sign.
void draw_knarr(Paint& paint, const Rect& area, float opacity = 1);
void draw_longship(Paint& paint, Point center, float size, float opacity = 1);

}  // namespace meadhall::table::graenaland_table
