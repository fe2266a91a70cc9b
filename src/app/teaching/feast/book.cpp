#include <array>

#include "app/teaching/feast/feast.h"

// The rules of A Feast for Odin: a chapter for each that feast::topic() names, and those that are
// read before or besides. Pictures are drawn by table/games/feast/rules_pictures.cpp.

namespace meadhall::app::feast_teaching {
namespace {

constexpr std::array<Chapter, 12> kChapters = {{
    {"round", "rules.feast.round",
     "1, 2, 3, = ../show.table, 4, - viking viking, - harvest harvest, - lands land, "
     "- weapon weapon, - actions action, - start player, - income income, - breeding breeding, "
     "- feast feast, - bonus bonus, - mountains strip, - back thing, 5, 6"},
    {"actions", "rules.feast.actions",
     "1, - columns, = ../show.spaces, = ../show.taken, - once, - some, - needs, - third, "
     "- fourth, - pass, - back, 2, - build &0, - hunting &2, - markets &3, - products &5, "
     "- crafting &6, - mountains &7, - sailing &8, - leaving &9, 3, 4"},
    {"laying", "rules.feast.laying",
     "1, 2, - boards, - houses, 3, - fit, - green, - colours, = ../show.laid, = ../show.touching, "
     "= ../show.housed, - stays, - when, 4, - income, - order, = ../show.income, "
     "= ../show.skipped, - lands, 5, - bonus, - covered, = ../show.ring"},
    {"banquet", "rules.feast.banquet",
     "1, - food, - silver, - not, 2, - neighbours, - flat, - upright, = ../show.menu, "
     "= ../show.clash, - gone, - bare, = ../show.bare, 3"},
    {"trade", "rules.feast.trade",
     "1, - take, - figures, - strips, = ../show.strip, 2, - goods.1, - goods.2, - goods.3, "
     "- goods.4, - goods.5, - goods.6, - goods.7, - goods.8, = ../show.goods, - upgrade, "
     "- double, - supply, 3, - overseas overseas, - sale special, - forge forge"},
    {"dice", "rules.feast.dice",
     "1, 2, - hunt *hunt, - snare *snare, - whaling *whaling, = ../show.hunted, 3, - raid *raid, "
     "- pillage *pillage, - loot special, = ../show.raided, - plunder silver_hoard, 4"},
    {"sea", "rules.feast.sea",
     "1, - boat boat, - knarr knarr, - longship longship, - use action, - arm ore, 2, - any, "
     "- large, - far, = ../show.explored, - turning, - silver, 3, - price, - table, - gone, "
     "- boat_first, = ../show.emigrated"},
    {"houses", "rules.feast.houses",
     "1, - shed shed, - stone stone_house, - long long_house, - both, - count, - fields, "
     "= ../show.houses, 2, - bear, - pair, = ../show.bred, - serve"},
    {"occupations", "rules.feast.occupations",
     "1, - hand, - draw, - play, = ../show.cards, 2, - now play, - any anytime, - each when, "
     "- once once, 3, = ../show.read, 4"},
    {"scoring", "rules.feast.scoring",
     "1, - ships longship, - away emigrate, - lands land, - houses long_house, - animals cattle, "
     "= ../show.points, - occupations play, - silver silver, - crown english_crown, 2, - cells, "
     "= ../show.lost, - fields, - penalties, 3"},
    {"solo", "rules.feast.solo",
     "1, = ../show.turns, - number, - stay, - left, - feast, - table, - cards"},
    {"expansions", "rules.feast.expansions",
     "1, - lofoten, - weapon, 2, - mull, = ../show.backs, - altar, - goods, = ../show.small, "
     "- markers, - tokens, - cards, - short, /feast.reconstructed"},
}};

}  // namespace

const Book& book() {
  static constexpr Book kBook{"feast", kChapters};
  return kBook;
}

}  // namespace meadhall::app::feast_teaching
