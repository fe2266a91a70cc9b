#pragma once

#include <array>
#include <string>

#include "games/feast/icon_row.h"
#include "games/feast/ids.h"

// A row of signs as a line of text, "2 wood, stone > knarr": for tests, and for eyes that read
// them.

namespace meadhall::feast::testing {

inline std::string told(const Glyph& glyph) {
  // As Sign lists them; of pieces with a name of their own it is not read.
  constexpr std::array<std::string_view, kSigns> kNames = {
      "",         "",           "",           "",
      "good",     "group",      "space",      "column",
      "up",       "large ship", "any ship",   "house",
      "land",     "special",    "weapon",     "next weapon",
      "viking",   "player",     "strip",      "home",
      "thing",    "round",      "income",     "bonus",
      "harvest",  "no harvest", "feast",      "breeding",
      "points",   "action",     "result",     "roll",
      "overseas", "forge",      "explore",    "emigrate",
      "draw",     "play",       "next shape", "previous shape",
      "lay",      ">",          "|",          "per",
      "if",       ":",          "as",         "(",
      ")",        "at most x",  ">=",         "<=",
      "=",        "+",          "-",          "before",
      "after",    "instead",    "anytime",    "always",
      "once",     "success",    "failure"};
  constexpr std::array<std::string_view, 5> kGoodNames = {"orange", "red", "green", "blue", "any"};
  constexpr std::array<std::string_view, kGroups> kGroupNames = {
      "houses",   "ships",    "hunting",   "livestock", "weekly",
      "products", "crafting", "mountains", "sailing",   "emigration"};
  const std::string name(kNames[static_cast<std::size_t>(glyph.sign)]);
  const auto amount = [&](const std::string& of) {
    return glyph.n == 1 ? of : std::to_string(glyph.n) + " " + of;
  };
  switch (glyph.sign) {
    case Sign::item: return amount(std::string(word_of(item_term(item_at(glyph.which)))));
    case Sign::ship: return amount(std::string(word_of(ship_term(static_cast<Ship>(glyph.which)))));
    case Sign::building:
      return std::string(word_of(building_term(static_cast<Building>(glyph.which))));
    case Sign::die: return "die " + std::string(word_of(die_term(static_cast<Die>(glyph.which))));
    case Sign::good: return std::string(kGoodNames[glyph.which]) + " " + amount(name);
    case Sign::group: return "[" + std::string(kGroupNames[glyph.which]) + "]";
    case Sign::space: return "[" + std::string(word_of(space_term(glyph.which))) + "]";
    case Sign::column: return "[column " + std::to_string(glyph.which) + "]";
    case Sign::steps: return amount("up " + std::to_string(glyph.which));
    case Sign::most:
    case Sign::at_least:
    case Sign::at_most:
    case Sign::exactly:
    case Sign::plus:
    case Sign::minus: return name + std::to_string(glyph.n);
    default: return amount(name);
  }
}

inline std::string told(const IconRow& row) {
  std::string line;
  for (const Glyph& glyph : row) {
    if (!line.empty()) line += ' ';
    line += told(glyph);
  }
  return line;
}

}  // namespace meadhall::feast::testing
