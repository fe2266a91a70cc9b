#pragma once

#include "app/teaching/book.h"
#include "app/teaching/challenge.h"
#include "app/teaching/daily.h"
#include "app/teaching/lesson.h"

// What there is to learn Graenaland by.

namespace meadhall::app::graenaland_teaching {

const Book& book();
const LessonPlan& lesson();
std::span<const ChallengePlan> challenges();
const Daily& daily();

}  // namespace meadhall::app::graenaland_teaching
