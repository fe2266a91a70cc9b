#pragma once

#include "app/screens/settings.h"
#include "table/kit/palette.h"

// The looks a player can choose from.

namespace meadhall::table {

// `colour_blind`: players and figures in colours that stay apart under all three kinds of colour
// blindness. Their families stay what words call them: red is still a red.
Palette palette_of(app::Theme theme, bool colour_blind);

}  // namespace meadhall::table
