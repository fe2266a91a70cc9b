#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/result.h"

// What a player may set for the program, whatever the game. A table: the screen of settings, text
// mode, the commands and the stored form all go through it.

namespace meadhall::app {

enum class Setting : std::uint8_t {
  language,   // a code of text::languages()
  text_size,  // percent
  theme,      // night_sea, parchment, high_contrast
  palette,    // usual, colour_blind
  motion,     // system, slow, normal, fast, off
  bot_pace,   // how fast bots play one after the other: slow, usual, fast
  sound,      // off, quiet, full
  confirm,    // whether the last move of a turn waits for a "yes": no, yes
  obvious,    // what is decided for a player (app/session/obvious.h): ask, single, goldFirst
  pauses,     // whether players are asked between phases: always, matters, never
  hand_over,  // whether a screen stands between two players' turns: no, yes
  text_mode,  // whether the page shows the match in words: no, yes; page.js follows it
};
inline constexpr std::size_t kSettings = 12;

struct SettingSpec {
  std::string_view id;  // "textSize": of the command, the stored form, the messages
  std::span<const std::string_view> values;
  std::uint8_t standard;  // which value holds if none was chosen
};

// By Setting. What is said of each: "setting.textSize", of its values "setting.textSize.100".
const SettingSpec& spec_of(Setting setting);

// In the order of the setting's values.
enum class Pauses : std::uint8_t { always, matters, never };

enum class Theme : std::uint8_t { night_sea, parchment, high_contrast };

class Settings {
 public:
  Settings();

  std::string_view value(Setting setting) const;

  // Errors: no such setting or value; nothing changes.
  Result<void> set(std::string_view id, std::string_view value);

  // True if the player chose it, rather than what is standard.
  bool chosen(Setting setting) const;

  // What follows from the browser until the player chooses: the first of these languages ("cs-CZ
  // en-GB", by preference) of which there is a catalogue.
  void prefer_languages(std::string_view preferred);

  // Who has finished a match with pauses on this device knows them: until the player chooses, they
  // are asked from then on only when it matters.
  void know_pauses(bool known);

  // One line each, "textSize 125", of what was chosen; and its reading, which skips what it does
  // not know: a setting of a newer version is no reason to lose the others.
  std::string write() const;
  void read(std::string_view text);

  std::string_view language() const { return value(Setting::language); }
  float text_scale() const;  // 0.8 to 2
  Theme theme() const;
  bool colour_blind() const { return value(Setting::palette) == "colourBlind"; }
  bool confirms() const { return value(Setting::confirm) == "yes"; }
  bool makes_only_moves() const { return value(Setting::obvious) != "ask"; }
  bool gold_first() const { return value(Setting::obvious) == "goldFirst"; }
  Pauses pauses() const;
  bool hands_over() const { return value(Setting::hand_over) == "yes"; }
  bool sounds() const { return value(Setting::sound) != "off"; }

  // How fast things move, 1 as usual; nothing if they do not move at all. `reduced`: the player's
  // system asks for less motion.
  std::optional<float> pace(bool reduced) const;
  // How many times as fast what a bot does is shown.
  float bot_pace() const;

  friend bool operator==(const Settings&, const Settings&) = default;

 private:
  std::array<std::uint8_t, kSettings> values_{};
  std::array<bool, kSettings> chosen_{};
};

}  // namespace meadhall::app
