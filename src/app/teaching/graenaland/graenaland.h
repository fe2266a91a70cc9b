#pragma once

#include "app/teaching/book.h"
#include "app/teaching/challenge.h"
#include "app/teaching/daily.h"
#include "app/teaching/lesson.h"

// What there is to learn Graenaland by.

namespace meadhall::app {

const Book& graenaland_book();
const LessonPlan& graenaland_lesson();
std::span<const ChallengePlan> graenaland_challenges();
const Daily& graenaland_daily();

}  // namespace meadhall::app
