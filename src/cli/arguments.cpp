#include "cli/arguments.h"

#include <algorithm>

#include "core/scan.h"

namespace meadhall::cli {

Result<Arguments> Arguments::read(const std::vector<std::string_view>& words,
                                  const std::vector<std::string_view>& switches) {
  Arguments arguments;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (!words[i].starts_with("--")) {
      arguments.plain_.push_back(words[i]);
    } else if (std::ranges::find(switches, words[i]) != switches.end()) {
      arguments.options_.push_back({.name = words[i], .value = {}});
    } else if (i + 1 < words.size()) {
      arguments.options_.push_back({.name = words[i], .value = words[i + 1]});
      ++i;
    } else {
      return Error{Message("cli.no_value").with("option", std::string(words[i]))};
    }
  }
  return arguments;
}

Result<void> Arguments::at_most(std::size_t most) const {
  if (plain_.size() <= most) return {};
  return Error{Message("cli.surplus").with("word", std::string(plain_[most]))};
}

bool Arguments::has(std::string_view name) { return value(name).has_value(); }

std::optional<std::string_view> Arguments::value(std::string_view name) {
  const std::vector<std::string_view> all = values(name);
  if (all.empty()) return std::nullopt;
  return all.back();
}

std::vector<std::string_view> Arguments::values(std::string_view name) {
  std::vector<std::string_view> found;
  for (Option& option : options_) {
    if (option.name != name) continue;
    option.known = true;
    found.push_back(option.value);
  }
  return found;
}

Result<std::uint64_t> Arguments::number(std::string_view name, std::uint64_t standard,
                                        std::uint64_t least, std::uint64_t most) {
  const std::optional<std::string_view> given = value(name);
  if (!given) return standard;
  Scanner scan(*given);
  const auto number = scan.number<std::uint64_t>();
  if (!number || !scan.done() || *number < least || *number > most) {
    return Error{Message("cli.number")
                     .with("option", std::string(name))
                     .with("value", std::string(*given))
                     .with("least", std::to_string(least))
                     .with("most", std::to_string(most))};
  }
  return *number;
}

Result<void> Arguments::all_known() const {
  for (const Option& option : options_) {
    if (!option.known) return Error{Message("cli.option").with("option", std::string(option.name))};
  }
  return {};
}

}  // namespace meadhall::cli
