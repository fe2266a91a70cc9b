#pragma once

#include "app/teaching/book.h"
#include "app/teaching/challenge.h"
#include "app/teaching/daily.h"
#include "app/teaching/lesson.h"

// What there is to learn Vikings by.

namespace meadhall::app {

const Book& vikings_book();
const LessonPlan& vikings_lesson();
std::span<const ChallengePlan> vikings_challenges();
const Daily& vikings_daily();

}  // namespace meadhall::app
