#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace meadhall::cli {

// An option of a command: `--name VALUE`, or `--name` alone where there is no value.
struct Switch {
  std::string_view name;   // without its dashes
  std::string_view value;  // what the help calls its value; empty: it takes none
  std::string_view about;
  bool repeats = false;  // may be given several times
};

// A command's words after its verb: plain ones in order, and those that belong to its switches.
class Arguments {
 public:
  // Errors: a switch that `switches` does not have, its value missing, one given twice.
  static Result<Arguments> read(std::span<const std::string_view> words, std::string_view verb,
                                std::span<const Switch> switches);

  const std::vector<std::string_view>& plain() const { return plain_; }

  bool has(std::string_view name) const { return value(name).has_value(); }
  std::optional<std::string_view> value(std::string_view name) const;
  std::vector<std::string_view> values(std::string_view name) const;

  // A whole number; `standard` where the switch is absent. Errors: no such number, out of range.
  Result<std::uint64_t> number(std::string_view name, std::uint64_t standard, std::uint64_t least,
                               std::uint64_t most) const;

 private:
  struct Given {
    std::string_view name;
    std::string_view value;
  };

  std::vector<std::string_view> plain_;
  std::vector<Given> given_;
};

// As the user writes it: "--name".
std::string dashed(std::string_view name);

}  // namespace meadhall::cli
