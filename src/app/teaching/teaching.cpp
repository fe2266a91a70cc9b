#include "app/teaching/teaching.h"

#include <algorithm>

namespace meadhall::app {

const Teaching& teaching_of(std::string_view game) {
  static constexpr Teaching kNothing{};
  const std::span<const Teaching> all = all_teaching();
  const auto found = std::ranges::find(all, game, &Teaching::game);
  return found == all.end() ? kNothing : *found;
}

const Book* find_book(std::string_view game) { return teaching_of(game).book; }

const LessonPlan* find_lesson(std::string_view game) { return teaching_of(game).lesson; }

std::span<const ChallengePlan> challenges(std::string_view game) {
  return teaching_of(game).challenges;
}

}  // namespace meadhall::app
