#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "games/feast/state.h"
#include "games/feast/tell.h"

// What points are counted for. rules: Feast 12

namespace meadhall::feast {

enum class Category : std::uint8_t {
  ships,
  emigrants,
  lands,
  buildings,
  animals,
  occupations,
  silver,
  crown,
  home,  // and below: what is lost
  land_gaps,
  building_gaps,
  penalties,
};
inline constexpr std::size_t kCategories = 12;
inline constexpr int kCrownPoints = 2;
inline constexpr int kPenalty = 3;  // of the Thing, each
using Points = std::array<std::int16_t, kCategories>;

std::string_view category_term(Category category);
// What a line of the final scoring counts; nothing of any other event.
std::optional<Category> category_of(const Event& event);
Points points_of(const State& state, Seat seat);
int total_of(const State& state, Seat seat);

}  // namespace meadhall::feast
