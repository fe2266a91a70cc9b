#pragma once

#include <span>
#include <string_view>

#include "app/teaching/book.h"
#include "app/teaching/challenge.h"
#include "app/teaching/daily.h"
#include "app/teaching/lesson.h"

// The record of a game's teaching, found by the game's id. A null pointer or an empty list means
// that the game has nothing of the kind.

namespace meadhall::app {

struct Teaching {
  std::string_view game;
  const Book* book = nullptr;
  const LessonPlan* lesson = nullptr;
  std::span<const ChallengePlan> challenges{};  // the easiest first
  Daily daily{};                                // the puzzles of the days
};

// One for every game that has anything to learn it by.
std::span<const Teaching> all_teaching();

// A game without a record has one with nothing in it.
const Teaching& teaching_of(std::string_view game);

}  // namespace meadhall::app
