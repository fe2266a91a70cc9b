#include "games/graenaland/options.h"

#include <array>
#include <string_view>

#include "games/option_values.h"

namespace meadhall::graenaland {
namespace {

using Names = std::string_view;

constexpr std::array<Names, 2> kSwitch = {"false", "true"};
constexpr std::array<Names, 2> kFirstPlayer = {"random", "chosen"};
constexpr std::array<Names, 5> kFirstSeat = {"1", "2", "3", "4", "5"};
constexpr std::array<Names, 2> kFiveOffer = {"joint", "grant"};

// The order is that of OptionValues and is part of the link format: add at the end.
constexpr std::array<OptionSpec, 6> kSpecs = {{
    {"firstPlayer", kFirstPlayer, 0},
    {"firstSeat", kFirstSeat, 0},
    {"threeChanges", kSwitch, 1},
    {"freeSetup", kSwitch, 0},
    {"victoryCards", kSwitch, 0},
    {"fiveOffer", kFiveOffer, 0},
}};

// A preset that sets the two parts of the advanced game. rules: Graenaland 13
constexpr OptionValues game_with(std::uint8_t free_setup, std::uint8_t victory_cards) {
  OptionValues all;
  for (std::size_t i = 0; i < kSpecs.size(); ++i) all.push_back(Preset::kLeft);
  all[3] = free_setup;
  all[4] = victory_cards;
  return all;
}

const std::array<Preset, 3> kPresets = {{
    {"game", "basic", game_with(0, 0)},
    {"game", "advanced", game_with(1, 1)},
    {"game", "cardsOnly", game_with(0, 1)},
}};

}  // namespace

std::span<const OptionSpec> option_specs() { return kSpecs; }
std::span<const Preset> presets() { return kPresets; }

Result<Options> read_options(const OptionValues& values) {
  if (Result<void> sound = check_options(values, kSpecs); !sound) return sound.error();
  return Options{
      .first_player = static_cast<FirstPlayer>(values[0]),
      .first_seat = values[1],
      .three_changes = values[2],
      .free_setup = values[3],
      .victory_cards = values[4],
      .five_offer = static_cast<FiveOffer>(values[5]),
  };
}

}  // namespace meadhall::graenaland
