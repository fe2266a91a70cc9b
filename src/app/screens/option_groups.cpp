#include "app/screens/option_groups.h"

#include <algorithm>

#include "match/start_text.h"

namespace meadhall::app {
namespace {

bool names_a_module(const GameInfo& info, const OptionSpec::Need& need) {
  const OptionSpec* other = find_option(info, need.option);
  return other != nullptr && other->is_module;
}

bool holds(const Draft& draft, const OptionSpec::Need& need) {
  const auto& specs = draft.game->info.options;
  const auto other = std::ranges::find(specs, need.option, &OptionSpec::id);
  const auto chosen = draft.options[static_cast<std::size_t>(other - specs.begin())];
  return (other->values[chosen] == need.value) != need.unless;
}

}  // namespace

OptionGroup group_of(const GameInfo& info, const OptionSpec& option) {
  if (option.is_module) return OptionGroup::modules;
  const bool of_module = std::ranges::any_of(
      option.needs, [&](const auto& need) { return names_a_module(info, need); });
  return of_module ? OptionGroup::details : OptionGroup::basic;
}

bool matters(const Draft& draft, const OptionSpec& option) {
  if (option.only_alone && draft.seats.size() != 1) return false;
  return std::ranges::all_of(option.needs, [&](const auto& need) { return holds(draft, need); });
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
