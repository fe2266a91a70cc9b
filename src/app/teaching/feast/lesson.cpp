#include <array>

#include "app/teaching/feast/feast.h"

// Two rounds of the short game for two. The deal was found by playing this plan with thousands of
// seeds: the learner begins, one of the two strips gives three wood, a first roll of the hunt is
// more than can be paid and the second a 1, and the rival, a bot that was kept off the spaces of
// the plan, leaves a cell of their table bare.

namespace meadhall::app::feast_teaching {
namespace {

constexpr std::array<LessonStep, 43> kSteps = {{
    {"lesson.feast.welcome", "next"},
    {"lesson.feast.boards", "next"},
    {"lesson.feast.vikings", "next"},
    {"lesson.feast.market",
     "place weekly_1; place mountain_4_upup_2; play 153; strip 7 4; take beans; take flax"},
    {"lesson.feast.rival", "next"},
    {"lesson.feast.mountain", "place mountain_3_up_1"},
    {"lesson.feast.strip", "strip 5 3", "lesson.feast.strip_right", "lesson.feast.strip_else"},
    {"lesson.feast.upgrade", "take mead; place longship", "lesson.feast.upgrade_right",
     "lesson.feast.upgrade_else"},
    {"lesson.feast.lay", "~arrange & lay oil & way 2 & at 10 0 & done"},
    {"lesson.feast.income", "next"},
    {"lesson.feast.hunt", "place hunt_1"},
    {"lesson.feast.roll", "roll", "lesson.feast.roll_right", "lesson.feast.roll_else"},
    {"lesson.feast.pay", "pay 0 1"},
    {"lesson.feast.week", "place weekly_3"},
    {"lesson.feast.occupation", "next"},
    {"lesson.feast.hide", "lay hide & way 1 & at 9 4"},
    {"lesson.feast.green", "lay oil & way 1 & at 11 4"},
    {"lesson.feast.silver", "lay silver & at 10 4"},
    {"lesson.feast.silver_2", "lay silver & at 10 6; lay wool; at 10 0; lay hide; way 2; at 6 7"},
    {"lesson.feast.ring", "lay silver & at 11 6; done"},
    {"lesson.feast.feast", "flat flax"},
    {"lesson.feast.meat", "flat salt_meat; fill", "lesson.feast.meat_right",
     "lesson.feast.meat_else"},
    {"lesson.feast.bonus", "next"},
    {"lesson.feast.second", "next"},
    {"lesson.feast.boat", "place whaling_boat; place explore_2; explore iceland"},
    {"lesson.feast.sail", "place explore_1"},
    {"lesson.feast.faroe", "explore faroe_islands; place buy_2_salt_meat"},
    {"lesson.feast.land", "next"},
    {"lesson.feast.knarr", "place knarr; place weekly_2"},
    {"lesson.feast.emigrate", "place emigrate_2"},
    {"lesson.feast.away", "sail knarr; place longship"},
    {"lesson.feast.house", "place stone_house", "lesson.feast.house_right",
     "lesson.feast.house_else"},
    {"lesson.feast.rooms", "lay peas & way 1 & at 0 1"},
    {"lesson.feast.go_on", "done; lay silver; on C; at 6 0"},
    {"lesson.feast.island", "lay silver & on B & at 7 0"},
    {"lesson.feast.hungry", "done; done"},
    {"lesson.feast.fill", "fill; fill; done; done"},
    {"lesson.feast.third", "next"},
    {"lesson.feast.left", "next"},
    {"lesson.feast.end", "next"},
    {"lesson.feast.minus", "next"},
    {"lesson.feast.tips", "next"},
    {"lesson.feast.last", "next"},
}};

using Set = std::pair<std::string_view, std::string_view>;
constexpr std::array<Set, 2> kOptions = {{{"length", "short"}, {"decks", "A"}}};

}  // namespace

const LessonPlan& lesson() {
  static constexpr LessonPlan kPlan{
      .game = "feast", .seed = 7, .options = kOptions, .steps = kSteps, .players = 2, .bots = 1};
  return kPlan;
}

}  // namespace meadhall::app::feast_teaching
