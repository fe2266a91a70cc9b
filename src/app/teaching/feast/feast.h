#pragma once

#include "app/teaching/book.h"
#include "app/teaching/challenge.h"
#include "app/teaching/daily.h"
#include "app/teaching/lesson.h"

// What there is to learn A Feast for Odin by.

namespace meadhall::app {

const Book& feast_book();
const LessonPlan& feast_lesson();
std::span<const ChallengePlan> feast_challenges();
const Daily& feast_daily();

}  // namespace meadhall::app
