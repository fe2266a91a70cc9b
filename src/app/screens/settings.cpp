#include "app/screens/settings.h"

#include <algorithm>

#include "core/scan.h"

namespace meadhall::app {
namespace {

using View = std::string_view;

constexpr std::array<View, 4> kLanguages = {"en", "cs", "pl", "ru"};
constexpr std::array<View, 8> kTextSizes = {"80", "90", "100", "110", "125", "150", "175", "200"};
constexpr std::array<View, 3> kThemes = {"nightSea", "parchment", "highContrast"};
constexpr std::array<View, 2> kPalettes = {"usual", "colourBlind"};
constexpr std::array<View, 5> kMotions = {"system", "slow", "normal", "fast", "off"};
constexpr std::array<View, 3> kBotPaces = {"slow", "usual", "fast"};
constexpr std::array<View, 3> kSounds = {"off", "quiet", "full"};
constexpr std::array<View, 3> kObvious = {"ask", "single", "goldFirst"};
constexpr std::array<View, 3> kPauses = {"always", "matters", "never"};
constexpr std::array<View, 2> kNoYes = {"no", "yes"};

constexpr std::array<SettingSpec, kSettings> kSpecs = {{
    {"language", kLanguages, 0},
    {"textSize", kTextSizes, 2},
    {"theme", kThemes, 0},
    {"palette", kPalettes, 0},
    {"motion", kMotions, 0},
    {"botPace", kBotPaces, 1},
    {"sound", kSounds, 1},
    {"confirmMoves", kNoYes, 0},
    {"obviousMoves", kObvious, 1},
    {"pauses", kPauses, 0},
    {"handOver", kNoYes, 0},
    {"textMode", kNoYes, 0},
}};

}  // namespace

const SettingSpec& spec_of(Setting setting) { return kSpecs[static_cast<std::size_t>(setting)]; }

Settings::Settings() {
  for (std::size_t i = 0; i < kSettings; ++i) values_[i] = kSpecs[i].standard;
}

std::string_view Settings::value(Setting setting) const {
  const auto at = static_cast<std::size_t>(setting);
  return kSpecs[at].values[values_[at]];
}

bool Settings::chosen(Setting setting) const { return chosen_[static_cast<std::size_t>(setting)]; }

Result<void> Settings::set(std::string_view id, std::string_view value) {
  const auto spec = std::ranges::find(kSpecs, id, &SettingSpec::id);
  if (spec == kSpecs.end()) {
    return Error{Message("setting.no_such").with("setting", std::string(id))};
  }
  const auto wanted = std::ranges::find(spec->values, value);
  if (wanted == spec->values.end()) {
    return Error{Message("setting.no_such_value")
                     .with("setting", std::string(id))
                     .with("value", std::string(value))};
  }
  const auto at = static_cast<std::size_t>(spec - kSpecs.begin());
  values_[at] = static_cast<std::uint8_t>(wanted - spec->values.begin());
  chosen_[at] = true;
  return {};
}

void Settings::prefer_languages(std::string_view preferred) {
  if (chosen(Setting::language)) return;
  Scanner scan(preferred);
  for (scan.skip_spaces(); !scan.done(); scan.skip_spaces()) {
    const std::string_view wish = scan.word();
    if (wish.empty()) return;
    const auto known = std::ranges::find(kLanguages, wish.substr(0, wish.find('-')));
    if (known == kLanguages.end()) continue;
    values_[static_cast<std::size_t>(Setting::language)] =
        static_cast<std::uint8_t>(known - kLanguages.begin());
    return;
  }
}

void Settings::know_pauses(bool known) {
  if (chosen(Setting::pauses)) return;
  const Pauses standard = known ? Pauses::matters : Pauses::always;
  values_[static_cast<std::size_t>(Setting::pauses)] = static_cast<std::uint8_t>(standard);
}

std::string Settings::write() const {
  std::string text;
  for (std::size_t i = 0; i < kSettings; ++i) {
    const auto setting = static_cast<Setting>(i);
    if (!chosen(setting)) continue;
    text += std::string(kSpecs[i].id) + " " + std::string(value(setting)) + "\n";
  }
  return text;
}

void Settings::read(std::string_view text) {
  Scanner lines(text);
  while (!lines.done()) {
    Scanner line(lines.take_until('\n'));
    const std::string_view id = line.take_until(' ');
    // A line this version does not know leaves the standard in force.
    static_cast<void>(set(id, line.rest()));
  }
}

float Settings::text_scale() const {
  int percent = 0;
  for (const char digit : value(Setting::text_size)) percent = percent * 10 + (digit - '0');
  return static_cast<float>(percent) / 100;
}

Theme Settings::theme() const {
  return static_cast<Theme>(values_[static_cast<std::size_t>(Setting::theme)]);
}

Pauses Settings::pauses() const {
  return static_cast<Pauses>(values_[static_cast<std::size_t>(Setting::pauses)]);
}

std::optional<float> Settings::pace(bool reduced) const {
  const std::string_view motion = value(Setting::motion);
  if (motion == "off" || (motion == "system" && reduced)) return std::nullopt;
  return motion == "slow" ? 0.5F : motion == "fast" ? 2.0F : 1.0F;
}

float Settings::bot_pace() const {
  const std::string_view pace = value(Setting::bot_pace);
  return pace == "slow" ? 2.0F : pace == "fast" ? 20.0F : 9.0F;
}

}  // namespace meadhall::app
