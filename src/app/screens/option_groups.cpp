#include "app/screens/option_groups.h"

#include <algorithm>

#include "match/start_text.h"

namespace meadhall::app {
namespace {

// An option that matters only while another has a certain value; with several lines, all must.
struct Need {
  std::string_view option;
  std::string_view other;
  std::string_view value;
};
// Beside the options: whether one plays alone.
constexpr std::string_view kPlayers = "players";
constexpr std::string_view kAlone = "1";
constexpr std::array<Need, 15> kNeeds = {{
    {"advMarker", "auction", "true"},
    {"openZeroStaysIn", "auction", "true"},
    {"auctionVp", "auction", "true"},
    {"thirteenth", "draft", "true"},
    {"specialAtZero", "specials", "true"},
    {"specialBeforeLaying", "specials", "true"},
    {"matchUnlayable", "specials", "true"},
    {"finalFerryBoat", "specials", "true"},
    {"finalFerryBoat", "singleFerry", "true"},
    {"buildingLine", "specials", "true"},
    {"fedOnBuilding", "specials", "true"},
    {"firstSeat", "firstPlayer", "!random"},
    {"removals", "harvest", "true"},
    {"markers", "harvest", "true"},
    {"soloStart", kPlayers, kAlone},
}};
constexpr std::array<std::string_view, 6> kModules = {"auction",  "draft",   "singleFerry",
                                                      "specials", "islands", "harvest"};

std::string_view value_of(const Draft& draft, std::string_view option) {
  if (option == kPlayers) return draft.seats.size() == 1 ? kAlone : std::string_view();
  const auto& specs = draft.game->info.options;
  for (std::size_t i = 0; i < specs.size(); ++i) {
    if (specs[i].id == option) return specs[i].values[draft.options[i]];
  }
  return {};
}

}  // namespace

OptionGroup group_of(std::string_view option) {
  if (std::ranges::find(kModules, option) != kModules.end()) return OptionGroup::modules;
  const auto detail = std::ranges::find_if(kNeeds, [&](const Need& need) {
    return need.option == option && std::ranges::find(kModules, need.other) != kModules.end();
  });
  return detail != kNeeds.end() ? OptionGroup::details : OptionGroup::basic;
}

bool matters(const Draft& draft, std::string_view option) {
  return std::ranges::all_of(kNeeds, [&](const Need& need) {
    if (need.option != option) return true;
    const std::string_view value = value_of(draft, need.other);
    return need.value.starts_with('!') ? value != need.value.substr(1) : value == need.value;
  });
}

bool is_own_rule(const Draft& draft, std::size_t option) {
  const GameInfo& info = draft.game->info;
  const auto agreements = [&](const Preset& preset) {
    int agreed = 0;
    for (std::size_t i = 0; i < info.options.size(); ++i) {
      agreed += preset.values[i] == draft.options[i] ? 1 : 0;
    }
    return agreed;
  };
  for (const std::string_view group : preset_groups(info)) {
    const Preset* nearest = nullptr;
    for (const Preset& preset : info.presets) {
      if (preset.group != group) continue;
      if (nearest == nullptr || agreements(preset) > agreements(*nearest)) nearest = &preset;
    }
    if (nearest == nullptr) continue;
    const std::uint8_t printed = nearest->values[option];
    if (printed != Preset::kLeft && printed != draft.options[option]) return true;
  }
  return false;
}

std::string_view heading_of(OptionGroup group) {
  switch (group) {
    case OptionGroup::modules: return "app.options.modules";
    case OptionGroup::details: return "app.options.details";
    case OptionGroup::basic: return "app.options.basic";
  }
  return {};
}

std::string_view sentence_of(OptionGroup group) {
  switch (group) {
    case OptionGroup::modules: return "app.options.modules_told";
    case OptionGroup::details: return "app.options.details_told";
    case OptionGroup::basic: return "app.options.basic_told";
  }
  return {};
}

}  // namespace meadhall::app
