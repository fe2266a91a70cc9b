#include "table/games/graenaland/answers.h"
#include "table/games/graenaland/council.h"
#include "table/games/graenaland/island.h"

// What is still to be built; whoever builds a part takes its lines away. Gone before it lands.

namespace meadhall::table::graenaland_table {

void draw_island(Scene&, const Rect&) {}
void draw_land(Scene&, std::size_t, const Rect&) {}
void draw_camps(Scene&, std::size_t, const Rect&) {}

bool council_sits(const Scene&) { return false; }
void draw_council(Scene&, const Rect&) {}
void draw_sharing_sheet(Scene&, const Rect&) {}
float council_card_height(Scene&, float) { return 0; }
void draw_council_card(Scene&, Rect) {}
void draw_rail(Scene&, const Rect&, std::span<const RailBlock>, int) {}
Answer council_answer(const Scene&, const TargetName&) { return {}; }
void take_at_council(Scene&, const TargetName&) {}
void send_drafts(Scene&) {}
bool takes_digits(const match::Stage&) { return false; }

}  // namespace meadhall::table::graenaland_table
