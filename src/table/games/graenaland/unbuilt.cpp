#include "table/games/graenaland/answers.h"
#include "table/games/graenaland/cards.h"
#include "table/games/graenaland/council.h"
#include "table/games/graenaland/hand.h"
#include "table/games/graenaland/island.h"
#include "table/games/graenaland/pieces.h"

// What is still to be built; whoever builds a part takes its lines away. Gone before it lands.

namespace meadhall::table::graenaland_table {


void draw_island(Scene&, const Rect&) {}
void draw_land(Scene&, std::size_t, const Rect&) {}
void draw_camps(Scene&, std::size_t, const Rect&) {}

void draw_hand(Scene&, const Rect&) {}
void draw_hand_strip(Scene&, const Rect&) {}
void draw_yard(Scene&, const Rect&) {}
void draw_payment(Scene&, const Rect&) {}
bool pays(const Scene&) { return false; }
void draw_carried_card(Scene&, const TargetName&, const Rect&) {}


}  // namespace meadhall::table::graenaland_table
