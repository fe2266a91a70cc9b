#pragma once

#include <string_view>

#include "core/fixed_vector.h"
#include "table/games/graenaland/scene.h"

// What the hand can do where nothing is pointed at, one sentence each, for the card of the
// question.

namespace meadhall::table::graenaland_table {

using Hints = FixedVector<std::string_view, 4>;

// `buttons_only`: every answer is a button of the card, and nothing on the table glows.
Hints hints_of(Scene& scene, bool buttons_only);

}  // namespace meadhall::table::graenaland_table
