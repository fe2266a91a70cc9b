#include <array>

#include "app/teaching/vikings/vikings.h"

// The rules of Vikings. Pictures are drawn by table/games/vikings/rules_pictures.cpp.

namespace meadhall::app::vikings_teaching {
namespace {

constexpr std::array<Chapter, 17> kChapters = {{
    {"idea", "rules.vikings.idea", "1, = ../wheel.turned, = ../viking.own, 2, 3"},
    {"table", "rules.vikings.table",
     "- wheel, - tiles, - vikings, - homeland, = picture homeland, - purse, - start, open"},
    {"round", "rules.vikings.round", "1, 2, 3, 4"},
    {"wheel", "rules.vikings.wheel", "1, - 2, = locked, - 3, - 4, = turned, - 5"},
    {"pay", "rules.vikings.pay", "1, 2"},
    {"tiles", "rules.vikings.tiles",
     "1, - touch, - sides, - coast, = right, = wrong, 2, - 3, = closed, 4"},
    {"viking", "rules.vikings.viking",
     "1, = own, = other, 2, - fisherman fisherman, - goldsmith goldsmith, - scout scout, "
     "- noble noble, - warrior warrior, - boatsman boatsman"},
    {"ships", "rules.vikings.ships",
     "1, 2, = threat, = repelled, 3, - red ship_red, - green ship_green, - yellow ship_yellow, "
     "- blue ship_blue, /vikings.reconstructed"},
    {"ferry", "rules.vikings.ferry", "1, 2, = same, = mixed, 3, 4, 5"},
    {"small", "rules.vikings.small", "1"},
    {"large", "rules.vikings.large",
     "1, - /vikings.rule.ships warrior, - /vikings.rule.nobles noble, "
     "- /vikings.rule.scouts scout, - /vikings.rule.goldsmiths goldsmith, = scout scouting, 2"},
    {"final", "rules.vikings.final",
     "1, - /vikings.rule.unrepelled, - /vikings.rule.gold, - /vikings.rule.boatsmen, "
     "- /vikings.rule.islands, - /vikings.rule.longest, - /vikings.rule.food, "
     "- /vikings.rule.buildings, = food, 2, 3, 4"},
    {"auction", "rules.vikings.auction", "1, 2, 3, 4"},
    {"draft", "rules.vikings.draft", "1, 2, 3"},
    {"specials", "rules.vikings.specials",
     "- 1, - 2, "
     "* /vikings.special.gold_5 gold_5 /vikings.about.gold_5 1, "
     "* /vikings.special.smith_1 smith_1 /vikings.about.smith_1 2, "
     "* /vikings.special.smith_2 smith_2 /vikings.about.smith_2 1, "
     "* /vikings.special.boat boat /vikings.about.boat 6, "
     "* /vikings.special.noble_1 noble_1 /vikings.about.noble_1 3, "
     "* /vikings.special.scout_1 scout_1 /vikings.about.scout_1 1, "
     "* /vikings.special.fisher_1 fisher_1 /vikings.about.fisher_1 1, "
     "* /vikings.special.boatsman boatsman_tile /vikings.about.boatsman 4, "
     "* /vikings.special.food_3 food_3 /vikings.about.food_3 1, "
     "* /vikings.special.gold_3 gold_3 /vikings.about.gold_3 1, "
     "* /vikings.special.building_1 building_1 /vikings.about.building 1, "
     "- /vikings.special.building_2 building_2, - /vikings.special.building_3 building_3, "
     "- /vikings.special.building_4 building_4, 3"},
    {"editions", "rules.vikings.editions", "1, ~ alike"},
    {"terms", "rules.vikings.terms",
     "a-z, - ../term.closed, - ../term.column, - ../term.dearest, - ../term.ferry, "
     "- ../term.food, - ../term.free, - ../term.homeland, - ../term.mainland, - ../term.marker, "
     "- ../term.middle, - ../term.pair, - ../term.repelled, - ../term.safe, - ../term.start, "
     "- ../term.threatened, - ../term.waiting"},
}};

}  // namespace

const Book& book() {
  static constexpr Book kBook{"vikings", kChapters};
  return kBook;
}

}  // namespace meadhall::app::vikings_teaching
