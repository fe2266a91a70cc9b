#include <array>

#include "app/teaching/graenaland/graenaland.h"

// Three rounds of Graenaland for four, the learner the main player of the second. The deal was
// found by playing this plan with thousands of seeds: one supply card of four completes the
// learner's church, the livestock it leaves completes a road with what Freya has in hand, and Bjorn
// can pay for a palisade.

namespace meadhall::app::graenaland_teaching {
namespace {

constexpr std::array<LessonStep, 31> kSteps = {{
    {"lesson.graenaland.welcome", "next"},
    {"lesson.graenaland.island", "next"},
    {"lesson.graenaland.brings", "next"},
    {"lesson.graenaland.votes", "next"},
    {"lesson.graenaland.march", "march warrior EE; march nobody; march nobody"},
    {"lesson.graenaland.propose", "propose F2"},
    {"lesson.graenaland.greedy", "give 1; vote no"},
    {"lesson.graenaland.yes", "vote yes"},
    {"lesson.graenaland.half", "next; propose P2; give 2; vote no; vote yes; propose F2; give 3"},
    {"lesson.graenaland.refuse", "vote no; vote yes", "lesson.graenaland.refuse_right",
     "lesson.graenaland.refuse_else"},
    {"lesson.graenaland.ship", "next; take S02; build village P2; done"},
    {"lesson.graenaland.main",
     "next; march warrior WW; march nobody; march nobody; propose F1; give 2; give 4; vote yes; "
     "vote yes; propose F2; give 3; give 1"},
    {"lesson.graenaland.fair", "vote yes; vote yes; propose H1; give 4; give 1",
     "lesson.graenaland.fair_right", "lesson.graenaland.fair_else"},
    {"lesson.graenaland.second", "vote yes; vote yes"},
    {"lesson.graenaland.supply", "take S01", "lesson.graenaland.supply_right",
     "lesson.graenaland.supply_else"},
    {"lesson.graenaland.church", "build church H1"},
    {"lesson.graenaland.pay", "pay forest 3"},
    {"lesson.graenaland.priest", "joint road F2; enough; pledge wood; pledge ore; enough; enough"},
    {"lesson.graenaland.pledge", "pledge livestock"},
    {"lesson.graenaland.raise", "raise; pay forest 1; pay plains 3; pay hills 2"},
    {"lesson.graenaland.done", "done; march nobody; march warrior E"},
    {"lesson.graenaland.down", "next"},
    {"lesson.graenaland.swap", "march priest EE", "lesson.graenaland.swap_right",
     "lesson.graenaland.swap_else"},
    {"lesson.graenaland.silenced", "next; propose F2; give 3; give 1"},
    {"lesson.graenaland.covered",
     "vote yes; vote yes; propose P2; give 3; give 4; vote no; vote yes; vote yes",
     "lesson.graenaland.covered_right", "lesson.graenaland.covered_else"},
    {"lesson.graenaland.alone", "propose H1"},
    {"lesson.graenaland.take", "give 1; vote no; vote yes"},
    {"lesson.graenaland.palisade", "next; take S15; build palisade F1; done"},
    {"lesson.graenaland.goals", "next"},
    {"lesson.graenaland.declare", "next"},
    {"lesson.graenaland.end", "next"},
}};

using Set = std::pair<std::string_view, std::string_view>;
constexpr std::array<Set, 2> kOptions = {{{"firstPlayer", "chosen"}, {"firstSeat", "4"}}};

}  // namespace

const LessonPlan& lesson() {
  static constexpr LessonPlan kPlan{.game = "graenaland",
                                    .seed = 914,
                                    .options = kOptions,
                                    .steps = kSteps,
                                    .players = 4,
                                    .bots = 2};
  return kPlan;
}

}  // namespace meadhall::app::graenaland_teaching
