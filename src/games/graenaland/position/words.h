#pragma once

#include <array>
#include <string_view>

#include "games/graenaland/state.h"

// The words of the text form of positions that its writer and its reader share. They are notation:
// never translated, part of files that people keep.

namespace meadhall::graenaland {

inline constexpr std::string_view kPositionHeader = "graenaland position 1";

// The last round that can be named, far beyond any that was played.
inline constexpr int kLastRound = 60000;

// The most of anything that is counted in a byte.
inline constexpr int kMostOfAll = 255;

// Index: Step.
inline constexpr std::array<std::string_view, kSteps> kStepWords = {
    "keep",  "found", "yield", "march", "enter",  "propose", "share",      "vote",
    "claim", "build", "pay",   "toll",  "follow", "pledge",  "contribute", "over"};

// Index: Spot.
inline constexpr std::array<std::string_view, kSpots> kSpotWords = {"stay", "W",  "E",  "WW", "EE",
                                                                    "NW",   "NE", "SW", "SE"};

constexpr unsigned in(Step step) { return 1U << static_cast<unsigned>(step); }

// Villages are placed by turns: who has which follows from the order in which they came.
inline constexpr unsigned kFounding = in(Step::found) | in(Step::yield);
// Something is paid for, or was just built.
inline constexpr unsigned kPaying = in(Step::pay) | in(Step::toll) | in(Step::follow);
inline constexpr unsigned kJointly = in(Step::pledge) | in(Step::contribute);
inline constexpr unsigned kAnswering = in(Step::march) | in(Step::vote) | in(Step::claim);
inline constexpr unsigned kProposing = in(Step::share) | in(Step::vote);

constexpr bool is_in(Step step, unsigned steps) { return (in(step)&steps) != 0; }

}  // namespace meadhall::graenaland
