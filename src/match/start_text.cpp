#include "match/start_text.h"

#include <algorithm>

namespace meadhall {

OptionValues standard_options(const GameInfo& info) { return standard_values(info.options); }

const OptionSpec* find_option(const GameInfo& info, std::string_view id) {
  const auto found = std::ranges::find(info.options, id, &OptionSpec::id);
  return found != info.options.end() ? &*found : nullptr;
}

Result<void> set_option(const GameInfo& info, OptionValues& values, std::string_view id,
                        std::string_view value) {
  const OptionSpec* spec = find_option(info, id);
  if (spec == nullptr) {
    return Error{Message("match.no_such_option").with("option", std::string(id))};
  }
  const auto chosen = std::ranges::find(spec->values, value);
  if (chosen == spec->values.end()) {
    std::string known;
    for (const std::string_view each : spec->values) {
      if (!known.empty()) known += ", ";
      known += each;
    }
    return Error{Message("match.no_such_value")
                     .with("option", std::string(id))
                     .with("value", std::string(value))
                     .with("values", known)};
  }
  values[static_cast<std::size_t>(spec - info.options.data())] =
      static_cast<std::uint8_t>(chosen - spec->values.begin());
  return {};
}

const Preset* find_preset(const GameInfo& info, std::string_view id) {
  const auto found = std::ranges::find(info.presets, id, &Preset::id);
  return found != info.presets.end() ? &*found : nullptr;
}

bool holds_preset(const OptionValues& values, const Preset& preset) {
  OptionValues applied = values;
  apply_preset(applied, preset);
  return std::ranges::equal(applied, values);
}

std::vector<std::string_view> preset_groups(const GameInfo& info) {
  std::vector<std::string_view> groups;
  for (const Preset& preset : info.presets) {
    if (std::ranges::find(groups, preset.group) == groups.end()) groups.push_back(preset.group);
  }
  return groups;
}

const Preset* preset_held(const GameInfo& info, std::string_view group,
                          const OptionValues& values) {
  for (const Preset& preset : info.presets) {
    if (preset.group == group && holds_preset(values, preset)) return &preset;
  }
  return nullptr;
}

std::vector<OptionValues> all_preset_mixes(const GameInfo& info) {
  std::vector<OptionValues> mixes = {standard_options(info)};
  for (const std::string_view group : preset_groups(info)) {
    std::vector<OptionValues> finer;
    for (const OptionValues& mix : mixes) {
      for (const Preset& preset : info.presets) {
        if (preset.group != group) continue;
        finer.push_back(mix);
        apply_preset(finer.back(), preset);
      }
    }
    mixes = std::move(finer);
  }
  return mixes;
}

}  // namespace meadhall
