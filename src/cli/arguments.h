#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace meadhall::cli {

// A command's words after its verb: plain ones in order, and `--name value` or `--name` switches.
class Arguments {
 public:
  // `switches` name the options that take no value. Errors: an option without its value.
  static Result<Arguments> read(const std::vector<std::string_view>& words,
                                const std::vector<std::string_view>& switches);

  const std::vector<std::string_view>& plain() const { return plain_; }

  // Errors: more plain words than `most`.
  Result<void> at_most(std::size_t most) const;

  // Whether the switch was given, or an option's last value. Asking makes an option known.
  bool has(std::string_view name);
  std::optional<std::string_view> value(std::string_view name);
  std::vector<std::string_view> values(std::string_view name);

  // A whole number; `standard` where the option is absent. Errors: no such number, out of range.
  Result<std::uint64_t> number(std::string_view name, std::uint64_t standard, std::uint64_t least,
                               std::uint64_t most);

  // Errors: an option nobody asked for.
  Result<void> all_known() const;

 private:
  struct Option {
    std::string_view name;
    std::string_view value;
    bool known = false;
  };

  std::vector<std::string_view> plain_;
  std::vector<Option> options_;
};

}  // namespace meadhall::cli
