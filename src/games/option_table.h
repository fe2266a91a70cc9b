#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <type_traits>

#include "games/option_values.h"

// The options of a game in one table: each beside the field of the game's Options that holds what
// is chosen. From it values are read, written back and checked, and presets are made. What is
// common to all games works on bytes; the template only knows which field is which byte.

namespace meadhall {

// The names of an option that is off or on.
inline constexpr std::array<std::string_view, 2> kSwitch = {"false", "true"};

// The byte of a game's Options that holds an option's value.
struct OptionByte {
  std::uint8_t at = 0;
  // Its content for each value, in their order; empty: the value's index.
  std::span<const std::uint8_t> held{};
};

// Stands for the value where a byte holds none of the option's.
inline constexpr std::uint8_t kNoValue = 0xff;

constexpr std::uint8_t value_held(const OptionSpec& spec, const OptionByte& byte,
                                  std::uint8_t held) {
  if (byte.held.empty()) return held < spec.values.size() ? held : kNoValue;
  const auto found = std::ranges::find(byte.held, held);
  return found == byte.held.end() ? kNoValue : static_cast<std::uint8_t>(found - byte.held.begin());
}

// The value of each option in the bytes of a game's Options.
constexpr OptionValues values_held(std::span<const OptionSpec> specs,
                                   std::span<const OptionByte> bytes,
                                   std::span<const std::uint8_t> options) {
  OptionValues values;
  // As many as there is room for, so that a list of values may be a constant.
  while (!values.full()) values.push_back(Preset::kLeft);
  while (values.size() > specs.size()) values.pop_back();
  for (std::size_t i = 0; i < specs.size(); ++i) {
    values[i] = value_held(specs[i], bytes[i], options[bytes[i].at]);
  }
  return values;
}

// Makes the bytes of a game's Options hold these values, which `check_options` has found sound.
constexpr void hold_values(std::span<const OptionByte> bytes, const OptionValues& values,
                           std::span<std::uint8_t> options) {
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const OptionByte& byte = bytes[i];
    options[byte.at] = byte.held.empty() ? values[i] : byte.held[values[i]];
  }
}

// --- What a table is checked for where it is compiled

constexpr bool are_distinct(std::span<const std::string_view> names) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i].empty() || std::ranges::count(names, names[i]) != 1) return false;
  }
  return true;
}

constexpr bool ids_are_distinct(std::span<const OptionSpec> specs) {
  return std::ranges::all_of(specs, [&](const OptionSpec& each) {
    return !each.id.empty() && std::ranges::count(specs, each.id, &OptionSpec::id) == 1;
  });
}

constexpr bool values_are_named(std::span<const OptionSpec> specs) {
  return std::ranges::all_of(specs, [](const OptionSpec& each) {
    return each.values.size() >= 2 && each.values.size() < kNoValue && are_distinct(each.values);
  });
}

constexpr bool needs_are_values(std::span<const OptionSpec> specs) {
  return std::ranges::all_of(specs, [&](const OptionSpec& each) {
    return std::ranges::all_of(each.needs, [&](const OptionSpec::Need& need) {
      const auto other = std::ranges::find(specs, need.option, &OptionSpec::id);
      return other != specs.end() && std::ranges::count(other->values, need.value) == 1;
    });
  });
}

constexpr bool fields_are_distinct(std::span<const OptionByte> bytes) {
  return std::ranges::all_of(bytes, [&](const OptionByte& each) {
    return std::ranges::count(bytes, each.at, &OptionByte::at) == 1;
  });
}

// Every value is held, each otherwise.
constexpr bool values_are_held(std::span<const OptionSpec> specs,
                               std::span<const OptionByte> bytes) {
  for (std::size_t i = 0; i < specs.size(); ++i) {
    const std::span<const std::uint8_t> held = bytes[i].held;
    if (held.empty()) continue;
    if (held.size() != specs[i].values.size()) return false;
    for (const std::uint8_t each : held) {
      if (std::ranges::count(held, each) != 1) return false;
    }
  }
  return true;
}

constexpr bool are_values(std::span<const OptionSpec> specs, const OptionValues& values) {
  for (std::size_t i = 0; i < specs.size(); ++i) {
    if (values[i] >= specs[i].values.size()) return false;
  }
  return true;
}

// --- The table

template <class Options>
using OptionBytes = std::array<std::uint8_t, sizeof(Options)>;

// The offset of a field in Options, which are structs of fields of a byte each.
template <class Options, class Field>
constexpr std::uint8_t byte_of(Field Options::* field) {
  static_assert(sizeof(Field) == 1, "a field of Options is one byte");
  static_assert(std::has_unique_object_representations_v<Options>);
  auto marked = std::bit_cast<Options>(OptionBytes<Options>{});
  marked.*field = static_cast<Field>(1);
  const auto bytes = std::bit_cast<OptionBytes<Options>>(marked);
  return static_cast<std::uint8_t>(std::ranges::find(bytes, 1) - bytes.begin());
}

// What a row may say besides; for all but `held` see OptionSpec.
struct OptionTraits {
  std::span<const std::uint8_t> held{};  // what the field holds, if not the value's index
  bool is_module = false;
  bool only_alone = false;
  std::span<const OptionSpec::Need> needs{};
};

// A row of the table: an option's id, the names of its values and its field.
template <class Options>
struct OptionRow {
  template <class Field>
  consteval OptionRow(std::string_view id, std::span<const std::string_view> values,
                      Field Options::* field, OptionTraits traits = {})
      : spec{.id = id,
             .values = values,
             .is_module = traits.is_module,
             .only_alone = traits.only_alone,
             .needs = traits.needs},
        byte{byte_of(field), traits.held} {}

  OptionSpec spec;
  OptionByte byte;
};

// Has a row for each field of Options: with one too few or too many it does not compile. The
// standard values are those of a fresh Options. The order of rows is that of OptionValues.
template <class Options>
class OptionTable {
 public:
  using Rows = std::array<OptionRow<Options>, sizeof(Options)>;

  consteval explicit OptionTable(const Rows& rows) {
    const auto standard = std::bit_cast<OptionBytes<Options>>(Options{});
    for (std::size_t i = 0; i < rows.size(); ++i) {
      bytes_[i] = rows[i].byte;
      specs_[i] = rows[i].spec;
      specs_[i].standard = value_held(specs_[i], bytes_[i], standard[bytes_[i].at]);
    }
    MUST(specs_.size() <= kMaxOptions);
    MUST(ids_are_distinct(specs_));
    MUST(values_are_named(specs_));
    MUST(needs_are_values(specs_));
    MUST(fields_are_distinct(bytes_));
    MUST(values_are_held(specs_, bytes_));
    MUST(are_values(specs_, write(Options{})));
  }

  constexpr std::span<const OptionSpec> specs() const { return specs_; }

  // The chosen values as Options. Errors: see check_options.
  Result<Options> read(const OptionValues& values) const {
    if (Result<void> sound = check_options(values, specs_); !sound) return sound.error();
    OptionBytes<Options> bytes{};
    hold_values(bytes_, values, bytes);
    return std::bit_cast<Options>(bytes);
  }

  // The values that Options hold; kNoValue where a field holds none of its option's.
  constexpr OptionValues write(const Options& options) const {
    return values_held(specs_, bytes_, std::bit_cast<OptionBytes<Options>>(options));
  }

  // The values of a preset that sets these fields as they are in `chosen` and leaves the rest.
  template <class... Field>
  consteval OptionValues only(const Options& chosen, Field Options::*... fields) const {
    return preset(chosen, std::array{byte_of(fields)...}, true);
  }

  // The values of a preset that leaves these fields and sets the rest.
  template <class... Field>
  consteval OptionValues all_but(const Options& chosen, Field Options::*... fields) const {
    return preset(chosen, std::array{byte_of(fields)...}, false);
  }

 private:
  consteval OptionValues preset(const Options& chosen, std::span<const std::uint8_t> fields,
                                bool sets_them) const {
    OptionValues values = write(chosen);
    MUST(are_values(specs_, values));
    for (std::size_t i = 0; i < values.size(); ++i) {
      const bool named = std::ranges::find(fields, bytes_[i].at) != fields.end();
      if (named != sets_them) values[i] = Preset::kLeft;
    }
    return values;
  }

  std::array<OptionSpec, sizeof(Options)> specs_{};
  std::array<OptionByte, sizeof(Options)> bytes_{};
};

}  // namespace meadhall
