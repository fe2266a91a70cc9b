#pragma once

#include <optional>

#include "app/app.h"
#include "games/feast/bundles.h"

// Where the card of a lesson wants a tile laid: shown in the larder and on the board.

namespace meadhall::table::feast_table {

struct Scene;

// Nothing where no lesson asks for it. `state`: as the table stands.
std::optional<feast::LaidAt> marked_laying(const app::App& app, const feast::State& state);

// Its place, dashed, on the boards drawn before.
void draw_marked(const Scene& scene);

}  // namespace meadhall::table::feast_table
