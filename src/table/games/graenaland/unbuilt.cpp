#include "table/games/graenaland/answers.h"
#include "table/games/graenaland/cards.h"
#include "table/games/graenaland/council.h"
#include "table/games/graenaland/hand.h"
#include "table/games/graenaland/island.h"
#include "table/games/graenaland/pieces.h"

// What is still to be built; whoever builds a part takes its lines away. Gone before it lands.

namespace meadhall::table::graenaland_table {

void draw_resource(Paint&, Resource, Point, float, float) {}
void draw_terrain(Paint&, Terrain, Point, float, Colour, Colour) {}
void draw_goal(Paint&, Goal, Point, float, Colour, Colour) {}
void draw_mark(Paint&, std::size_t, Point, float, Colour) {}
void draw_sign(Paint&, Sign, Point, float, Colour, Colour) {}
void draw_house(Paint&, Clan, Point, float, float) {}
void draw_building(Paint&, Building, Clan, Point, float, float) {}
void draw_hero(Paint&, Hero, Clan, Point, float, float, const HeroShield&) {}
void draw_work(Paint&, Work, const Rect&, Resource, float) {}
void draw_construction(Paint&, Construction, Clan, const Rect&, Resource, float) {}
void draw_knarr(Paint&, const Rect&, float) {}
void draw_longship(Paint&, Point, float, float) {}
void draw_card(Paint&, const graenaland::Data&, std::size_t, const Rect&, float) {}
void draw_card_back(Paint&, const graenaland::Data&, Terrain, const Rect&, float) {}
void draw_supply(Paint&, const graenaland::Data&, std::size_t, const Rect&, unsigned, float) {}
void draw_supply_back(Paint&, const Rect&, float) {}
void draw_victory_card(Paint&, const graenaland::VictoryCard&, const Rect&,
                       const std::array<int, graenaland::kGoals>&) {}
float draw_price(Paint&, Point, const graenaland::Cost&, float, float, const graenaland::Cost&) {
  return 0;
}
float price_width(const graenaland::Cost&, float) { return 0; }

void draw_island(Scene&, const Rect&) {}
void draw_land(Scene&, std::size_t, const Rect&) {}
void draw_camps(Scene&, std::size_t, const Rect&) {}

void draw_hand(Scene&, const Rect&) {}
void draw_hand_strip(Scene&, const Rect&) {}
void draw_yard(Scene&, const Rect&) {}
void draw_payment(Scene&, const Rect&) {}
bool pays(const Scene&) { return false; }
void draw_carried_card(Scene&, const TargetName&, const Rect&) {}

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
