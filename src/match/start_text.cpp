#include "match/start_text.h"

#include <algorithm>

namespace meadhall {

OptionValues standard_options(const GameInfo& info) {
  OptionValues values;
  for (const OptionSpec& spec : info.options) values.push_back(spec.standard);
  return values;
}

Result<void> set_option(const GameInfo& info, OptionValues& values, std::string_view id,
                        std::string_view value) {
  const auto spec = std::ranges::find(info.options, id, &OptionSpec::id);
  if (spec == info.options.end()) {
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
  values[static_cast<std::size_t>(spec - info.options.begin())] =
      static_cast<std::uint8_t>(chosen - spec->values.begin());
  return {};
}

const Preset* find_preset(const GameInfo& info, std::string_view id) {
  const auto found = std::ranges::find(info.presets, id, &Preset::id);
  return found != info.presets.end() ? &*found : nullptr;
}

}  // namespace meadhall
