#pragma once

#include "table/games/feast/scene.h"

// What the boards show while a tile is held over them.

namespace meadhall::table::feast_table {

// The tile in hand as it lies now.
const feast::Shape& held_way(const Scene& scene);

// Calls visit(Spot) where the tile in hand may lie as it is held.
template <class Visit>
void for_each_legal(const Scene& scene, std::size_t surface, Visit visit) {
  feast::for_each_spot(feast::sheet_of(scene.state, surface), scene.state.surfaces[surface].cover,
                       *scene.hand.item(), held_way(scene),
                       feast::custom_of(scene.state, scene.shown), visit);
}

// The free cells that some place covers are gilded, all others veiled.
void draw_chances(const Scene& scene, const LyingBoard& board);
// The tile there: solid with what it brings beside it, or faint with the cells in its way hatched.
void draw_ghost(Scene& scene, const LyingBoard& board, feast::Spot spot, const Hand::Told& told);
// What a second opinion would lay, where it would: with its number.
void draw_advised(Scene& scene);
// The tile below the pointer, above a fingertip.
void draw_floating(Scene& scene);

}  // namespace meadhall::table::feast_table
