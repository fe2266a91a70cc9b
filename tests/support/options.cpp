#include "tests/support/options.h"

#include <doctest/doctest.h>

#include "games/registry.h"
#include "match/start_text.h"
#include "tests/support/words.h"

namespace meadhall::tests {
namespace {

const GameInfo& info_of(std::string_view id) {
  const Game* game = find_game(id);
  REQUIRE(game != nullptr);
  return game->info;
}

}  // namespace

OptionValues wished_options(std::string_view game, OptionWishes wishes) {
  const GameInfo& info = info_of(game);
  OptionValues values = standard_options(info);
  for (const auto& [id, value] : wishes) {
    const Result<void> set = set_option(info, values, id, value);
    REQUIRE_MESSAGE(set.ok(), spelled::words(set.error().message));
  }
  return values;
}

OptionValues options_of_presets(std::string_view game,
                                std::initializer_list<std::string_view> ids) {
  const GameInfo& info = info_of(game);
  OptionValues values = standard_options(info);
  for (const std::string_view id : ids) {
    const Preset* preset = find_preset(info, id);
    REQUIRE_MESSAGE(preset != nullptr, "no such preset: " << std::string(id));
    apply_preset(values, *preset);
  }
  return values;
}

}  // namespace meadhall::tests
