#include <array>

#include "app/teaching/vikings/vikings.h"

// Two rounds of Vikings for two, found by looking for a deal in which every idea of the basic game
// comes up by itself: a locked free pair and its opening, the wheel that turns, a ship over one's
// own scout, the warrior who repels it, and a boatsman with three different vikings to ferry.

namespace meadhall::app::vikings_teaching {
namespace {

constexpr std::array<LessonStep, 36> kSteps = {{
    {"lesson.vikings.welcome", "next"},
    {"lesson.vikings.price", "take 3"},
    {"lesson.vikings.pay", "pay 3g"},
    {"lesson.vikings.start", "start F"},
    {"lesson.vikings.place", "place G1"},
    {"lesson.vikings.stay", "stay"},
    {"lesson.vikings.rival", "next; take 1; pay 1g; start G; place F1; stay"},
    {"lesson.vikings.free", "take 0"},
    {"lesson.vikings.close", "place F2", "lesson.vikings.close_right", "lesson.vikings.close_else"},
    {"lesson.vikings.fisher", "stay; take 0; place G2; stay"},
    {"lesson.vikings.scout", "take 1; pay 1g"},
    {"lesson.vikings.above", "place C1; stay; take 0; place C2; stay"},
    {"lesson.vikings.ship", "take 5; pay 5g"},
    {"lesson.vikings.threat", "place S1; take 1; pay 1g; place N2; stay"},
    {"lesson.vikings.warrior", "take 2; pay 2g"},
    {"lesson.vikings.repel", "place W1; stay; take 0; place N1; stay"},
    {"lesson.vikings.second", "take 1; pay 1g"},
    {"lesson.vikings.column", "place S2"},
    {"lesson.vikings.small", "next; take 0; place W2; stay"},
    {"lesson.vikings.round", "next; take 1; pay 1g; place C1"},
    {"lesson.vikings.opened", "take 0"},
    {"lesson.vikings.plan", "place N1; take 2; pay 2g; place G3; stay"},
    {"lesson.vikings.middle", "take 1; pay 1g"},
    {"lesson.vikings.longer", "place G2; stay; take 0; place W1", "lesson.vikings.longer_right",
     "lesson.vikings.longer_else"},
    {"lesson.vikings.third", "take 2; pay 2g"},
    {"lesson.vikings.three", "place C2; stay; take 1; pay 1g; place F3",
     "lesson.vikings.three_right", "lesson.vikings.three_else"},
    {"lesson.vikings.noble", "take 3; pay 3g"},
    {"lesson.vikings.risk", "place N2; stay; take 0; place C3; stay"},
    {"lesson.vikings.patience", "take 0"},
    {"lesson.vikings.room", "place W2; take 0; place W3; stay", "lesson.vikings.room_right",
     "lesson.vikings.room_else"},
    {"lesson.vikings.last", "take 0"},
    {"lesson.vikings.cost", "place S3"},
    {"lesson.vikings.ferry", "ferry W2"},
    {"lesson.vikings.along", "ferry N1"},
    {"lesson.vikings.along_too", "ferry F1"},
    {"lesson.vikings.end", "next"},
}};

using Set = std::pair<std::string_view, std::string_view>;
constexpr std::array<Set, 2> kOptions = {{{"firstPlayer", "chosen"}, {"firstSeat", "1"}}};

}  // namespace

const LessonPlan& lesson() {
  static constexpr LessonPlan kPlan{"vikings", 907, kOptions, kSteps};
  return kPlan;
}

}  // namespace meadhall::app::vikings_teaching
