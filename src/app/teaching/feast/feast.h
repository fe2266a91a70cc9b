#pragma once

#include "app/teaching/book.h"

// What there is to learn A Feast for Odin by.

namespace meadhall::app {

const Book& feast_book();

}  // namespace meadhall::app
