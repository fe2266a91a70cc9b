#include "cli/arguments.h"

#include <algorithm>

#include "core/scan.h"

namespace meadhall::cli {

std::string dashed(std::string_view name) { return "--" + std::string(name); }

Result<Arguments> Arguments::read(std::span<const std::string_view> words, std::string_view verb,
                                  std::span<const Switch> switches) {
  Arguments arguments;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (!words[i].starts_with("--")) {
      arguments.plain_.push_back(words[i]);
      continue;
    }
    const std::string option(words[i]);
    const auto found = std::ranges::find(switches, words[i].substr(2), &Switch::name);
    if (found == switches.end()) {
      return Error{
          Message("cli.use.option").with("option", option).with("verb", std::string(verb))};
    }
    if (arguments.has(found->name) && !found->repeats) {
      return Error{Message("cli.use.twice").with("option", option)};
    }
    Given given{.name = found->name, .value = {}};
    if (!found->value.empty()) {
      if (++i == words.size()) {
        return Error{Message("cli.use.no_value")
                         .with("option", option)
                         .with("value", std::string(found->value))};
      }
      given.value = words[i];
    }
    arguments.given_.push_back(given);
  }
  return arguments;
}

std::optional<std::string_view> Arguments::value(std::string_view name) const {
  const auto found = std::ranges::find(given_, name, &Given::name);
  if (found == given_.end()) return std::nullopt;
  return found->value;
}

std::vector<std::string_view> Arguments::values(std::string_view name) const {
  std::vector<std::string_view> found;
  for (const Given& given : given_) {
    if (given.name == name) found.push_back(given.value);
  }
  return found;
}

Result<std::uint64_t> Arguments::number(std::string_view name, std::uint64_t standard,
                                        std::uint64_t least, std::uint64_t most) const {
  const std::optional<std::string_view> given = value(name);
  if (!given) return standard;
  const auto number = whole_number<std::uint64_t>(*given);
  if (!number || *number < least || *number > most) {
    return Error{Message("cli.use.number")
                     .with("option", dashed(name))
                     .with("value", std::string(*given))
                     .with("least", std::to_string(least))
                     .with("most", std::to_string(most))};
  }
  return *number;
}

}  // namespace meadhall::cli
