#pragma once

#include "core/message.h"
#include "games/feast/effects.h"

// The figures of a player that effects count or ask for, in words.

namespace meadhall::feast {

// "for each of your knarrs"
Message each_told(Statistic which);
// "you have at least 2 knarrs"
Message test_told(const Test& test);

}  // namespace meadhall::feast
