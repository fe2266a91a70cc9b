#pragma once

#include <array>

#include "games/graenaland/data.h"
#include "table/games/graenaland/signs.h"

// The cards of Graenaland. They fill `area`, which is 5 wide and 7 high.

namespace meadhall::table::graenaland_table {

inline constexpr float kCardHigh = 1.4F;  // as many times as it is wide

// A resource card open, `kind` as card_kind() has it: what it gives, and its terrain in the foot
// band; and its back, which shows the terrain and what its deck gives.
void draw_card(Paint& paint, const graenaland::Data& data, std::size_t kind, const Rect& area,
               float opacity = 1);
void draw_card_back(Paint& paint, const graenaland::Data& data, Terrain terrain, const Rect& area,
                    float opacity = 1);
// A supply card in its wooden frame, cut in two halves; a used half is dark (bit 0, bit 1).
void draw_supply(Paint& paint, const graenaland::Data& data, std::size_t card, const Rect& area,
                 unsigned used = 0, float opacity = 1);
void draw_supply_back(Paint& paint, const Rect& area, float opacity = 1);
// A victory-point card: a column a goal with its sign and three steps; `reached` by column, in
// figures of standing(): steps reached are gold.
void draw_victory_card(Paint& paint, const graenaland::VictoryCard& card, const Rect& area,
                       const std::array<int, graenaland::kGoals>& reached);

// A price as a row of small resources from its left end, middle height; `lacking` of each are
// ringed. Returns its width. `most`: the room; icons close up where it would be wider.
float draw_price(Paint& paint, Point at, const graenaland::Cost& cost, float size, float most,
                 const graenaland::Cost& lacking = {});
float price_width(const graenaland::Cost& cost, float size);

}  // namespace meadhall::table::graenaland_table
