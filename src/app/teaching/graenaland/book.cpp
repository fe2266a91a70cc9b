#include <array>

#include "app/teaching/graenaland/graenaland.h"

// The rules of Graenaland, in the order in which one learns them. The chapters are those that
// graenaland::topic() names, and a few more. Pictures are drawn by
// table/games/graenaland/rules_pictures.cpp.

namespace meadhall::app::graenaland_teaching {
namespace {

constexpr std::array<Chapter, 18> kChapters = {{
    {"idea", "rules.graenaland.idea", "1, 2, = picture idea, 3"},
    {"island", "rules.graenaland.island",
     "1, = picture island, 2, - price, - places, - settlements, - works, - cards, 3"},
    {"round", "rules.graenaland.round",
     "1, - production phase 0, - march phase 1, - sharing phase 2, - building phase 3, 2"},
    {"setup", "rules.graenaland.setup", "1, = picture setup, 2, - ship, - free, - crowd, - last"},
    {"production", "rules.graenaland.production",
     "1, - base, - road, - improvement, - limit, = brings, = full, = kept, 2, - plains plains, "
     "- forest forest, - hills hills, - mountains mountains, 3"},
    {"heroes", "rules.graenaland.heroes",
     "1, - steps, - swap, = step, = swapped swap, - others, - warrior warrior, - priest priest, "
     "- skald skald, - waiting, - later"},
    {"votes", "rules.graenaland.votes",
     "1, - settlements village, - warrior warrior, - priest priest, - skald skald, "
     "- palisade palisade, = silenced, = sung, = fenced, 2, - example, = rail example"},
    {"sharing", "rules.graenaland.sharing",
     "1, - what, = share, - vote, = passes, = fails, - result, = covered, 2, 3, - hint"},
    {"talk", "rules.graenaland.talk",
     "1, - vote talk, - joint quiet, - grant quiet, - promises talk"},
    {"building", "rules.graenaland.building",
     "1, - village village, - buildings, - fortress fortress, - church church, - hall hall, "
     "= prices, - army army, = fortresses, 2"},
    {"paying", "rules.graenaland.paying", "1, - gold gold, - market market, = paid, - hand"},
    {"supply", "rules.graenaland.supply", "1, 2, = picture supply, 3, 4"},
    {"works", "rules.graenaland.works",
     "1, - road road, - improvement improvement, - market market, - palisade palisade, "
     "= prices works, - toll, = toll_paid toll, - joint, - joint_paid"},
    {"winning", "rules.graenaland.winning",
     "1, - settlements goal 0, - territories goal 1, - largest goal 2, - buildings goal 3, "
     "- army goal 4, = picture goals, 2, - final, - places"},
    {"cards", "rules.graenaland.cards", "1, 2, = picture victory, - claim, - first, 3"},
    {"three", "rules.graenaland.three",
     "1, - warrior warrior, - priest priest, - skald skald, - palisade palisade, - buildings, 2"},
    {"five", "rules.graenaland.five", "1, - grant, = picture grant, - paid"},
    {"reconstructed", "rules.graenaland.reconstructed",
     "/graenaland.reconstructed, - known, - digits, - own, - rulings"},
}};

}  // namespace

const Book& book() {
  static constexpr Book kBook{"graenaland", kChapters};
  return kBook;
}

}  // namespace meadhall::app::graenaland_teaching
