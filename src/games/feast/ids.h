#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "games/feast/components.h"
#include "games/feast/spaces.h"

// Catalogue ids of what A Feast for Odin speaks of, and the same in the notation: an id's last
// word, "oil", "weekly_1", "bear_island", "boat".

namespace meadhall::feast {

std::string_view item_term(Item item);
std::string_view some_term(Item item);  // what counts it: "{n} rune stones"
std::string_view ship_term(Ship ship);
std::string_view some_term(Ship ship);
std::string_view building_term(Building building);
std::string_view some_term(Building building);
std::string_view die_term(Die die);
std::string_view sheet_term(Sheet sheet);
std::string_view space_term(std::size_t place);  // of the action board, copying ones included

std::string_view word_of(std::string_view id);
std::optional<Item> item_named(std::string_view word);
std::optional<Sheet> sheet_named(std::string_view word);
std::optional<std::size_t> place_named(std::string_view word);
std::optional<Ship> ship_named(std::string_view word);

}  // namespace meadhall::feast
