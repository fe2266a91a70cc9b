#pragma once

#include <array>
#include <string_view>

#include "games/vikings/state.h"

// The words of the text form of positions that its writer and its reader share. They are notation:
// never translated, part of files that people keep.

namespace meadhall::vikings {

inline constexpr std::string_view kPositionHeader = "vikings position 1";

// The most gold or points that can be named, far more than anybody ever had; all sources together
// fit into the numbers of the state.
inline constexpr int kMostGold = 2000;

// Islands as letters, ships by sail. Index: Tile.
inline constexpr std::array<std::string_view, kTileKinds> kTileWords = {
    "-", "L", "M1", "M2", "M3", "M4", "R", "blue", "yellow", "green", "red"};

// Index: Step.
inline constexpr std::array<std::string_view, kSteps> kStepWords = {
    "auction", "remove", "draft",   "take", "pay",   "start",
    "place",   "stand",  "special", "swap", "ferry", "over"};

// Index: PointSource, GoldSource.
inline constexpr std::array<std::string_view, kPointSources> kPointWords = {
    "start",    "spent",   "ships",   "nobles", "scouts",    "unrepelled", "gold",
    "boatsmen", "islands", "longest", "food",   "fishermen", "buildings"};
inline constexpr std::array<std::string_view, kGoldSources> kGoldWords = {
    "start", "spent", "exchanged", "goldsmiths", "ships", "unrepelled", "final", "specials"};

// True if somebody holds a viking who has found no place yet.
constexpr bool viking_in_hand(const State& state) {
  return state.step == Step::stand || !state.pending.empty();
}

// True if the player's building replaced a tile.
constexpr bool building_lies(const Player& player, std::size_t building) {
  return player.building_at[building] != kNowhere;
}

}  // namespace meadhall::vikings
