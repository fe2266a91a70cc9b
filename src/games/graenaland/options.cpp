#include "games/graenaland/options.h"

#include <array>
#include <string_view>

#include "games/option_table.h"

namespace meadhall::graenaland {
namespace {

using Names = std::string_view;

constexpr std::array<Names, 2> kFirstPlayer = {"random", "chosen"};
constexpr std::array<Names, 5> kFirstSeat = {"1", "2", "3", "4", "5"};
constexpr std::array<Names, 2> kFiveOffer = {"joint", "grant"};

constexpr std::array<OptionSpec::Need, 1> kSeatNamed = {{{"firstPlayer", "random", true}}};

// The order is that of OptionValues and is part of the link format: add at the end.
constexpr OptionTable<Options> kOptions({{
    {"firstPlayer", kFirstPlayer, &Options::first_player},
    {"firstSeat", kFirstSeat, &Options::first_seat, {.needs = kSeatNamed}},
    {"threeChanges", kSwitch, &Options::three_changes},
    {"freeSetup", kSwitch, &Options::free_setup},
    {"victoryCards", kSwitch, &Options::victory_cards},
    {"fiveOffer", kFiveOffer, &Options::five_offer},
}});

// A preset sets the two parts of the advanced game. rules: Graenaland 13
consteval OptionValues game_with(const Options& parts) {
  return kOptions.only(parts, &Options::free_setup, &Options::victory_cards);
}

constexpr std::array<Preset, 3> kPresets = {{
    {"game", "basic", game_with({})},
    {"game", "advanced", game_with({.free_setup = 1, .victory_cards = 1})},
    {"game", "cardsOnly", game_with({.victory_cards = 1})},
}};

}  // namespace

std::span<const OptionSpec> option_specs() { return kOptions.specs(); }
std::span<const Preset> presets() { return kPresets; }

Result<Options> read_options(const OptionValues& values) { return kOptions.read(values); }
OptionValues write_options(const Options& options) { return kOptions.write(options); }

}  // namespace meadhall::graenaland
