// Presets in groups, over the table of Vikings.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>

#include "app/screens/draft.h"
#include "games/registry.h"
#include "match/start_text.h"

namespace meadhall::tests {
namespace {

const GameInfo& vikings() { return find_game("vikings")->info; }

OptionValues mixed(std::initializer_list<std::string_view> ids) {
  OptionValues values = standard_options(vikings());
  for (const std::string_view id : ids) apply_preset(values, *find_preset(vikings(), id));
  return values;
}

std::vector<int> numbers(const OptionValues& values) { return {values.begin(), values.end()}; }

TEST_CASE("presets: one sets what it names and leaves the rest as it is") {
  Preset preset{.group = "group", .id = "second", .values = {}};
  preset.values.push_back(Preset::kLeft);
  preset.values.push_back(3);
  preset.values.push_back(Preset::kLeft);
  OptionValues values;
  for (const std::uint8_t value : std::array<std::uint8_t, 3>{7, 1, 9}) values.push_back(value);
  CHECK_FALSE(holds_preset(values, preset));
  apply_preset(values, preset);
  CHECK(numbers(values) == std::vector<int>{7, 3, 9});
  CHECK(holds_preset(values, preset));
}

TEST_CASE("presets: one of each group, whichever comes first") {
  CHECK(preset_groups(vikings()) == std::vector<std::string_view>{"game", "edition"});
  CHECK(std::ranges::equal(mixed({"advanced", "polish2008"}), mixed({"polish2008", "advanced"})));
  CHECK(std::ranges::equal(mixed({"advanced", "basic"}), standard_options(vikings())));
}

TEST_CASE("presets: which one of a group is held, or that the mix is the players’ own") {
  OptionValues values = mixed({"advancedNoSpecials", "czech2007"});
  CHECK(preset_held(vikings(), "game", values)->id == "advancedNoSpecials");
  CHECK(preset_held(vikings(), "edition", values)->id == "czech2007");
  REQUIRE(set_option(vikings(), values, "singleFerry", "false").ok());
  CHECK(preset_held(vikings(), "game", values) == nullptr);
  CHECK(preset_held(vikings(), "edition", values)->id == "czech2007");
  CHECK(preset_held(vikings(), "colour", values) == nullptr);
}

TEST_CASE("presets: all mixes are one of each group, each once, the standard first") {
  const std::vector<OptionValues> mixes = all_preset_mixes(vikings());
  CHECK(mixes.size() == 3 * 4);
  CHECK(std::ranges::equal(mixes.front(), standard_options(vikings())));
  std::set<std::pair<std::string_view, std::string_view>> named;
  for (const OptionValues& mix : mixes) {
    named.insert(
        {preset_held(vikings(), "game", mix)->id, preset_held(vikings(), "edition", mix)->id});
  }
  CHECK(named.size() == mixes.size());
}

TEST_CASE("presets: a draft applies one and says what it holds, group by group") {
  app::Draft draft = app::fresh_draft(*find_game("vikings"), 1);
  CHECK(draft.preset("game") == "basic");
  CHECK(draft.preset("edition") == "german2007");
  REQUIRE(app::take_preset(draft, "advanced").ok());
  REQUIRE(app::take_preset(draft, "edition polish2008").ok());
  CHECK(draft.preset("game") == "advanced");
  CHECK(draft.preset("edition") == "polish2008");
  REQUIRE(app::set_rule(draft, "draft false").ok());
  CHECK(draft.preset("game").empty());
  CHECK(draft.preset("edition") == "polish2008");
  for (const std::string_view wish :
       {"", "edition", "edition basic", "dutch", "edition polish2008 now"}) {
    CAPTURE(wish);
    CHECK_FALSE(app::take_preset(draft, wish).ok());
    CHECK(draft.preset("edition") == "polish2008");
  }
}

TEST_CASE("presets: against bots at least two play, where one could play alone") {
  app::Draft draft = app::fresh_draft(*find_game("feast"), 1);
  REQUIRE(draft.seats.size() == 1);
  REQUIRE(app::set_bot(draft, "others none").ok());
  CHECK(draft.seats.size() == 1);
  CHECK_FALSE(app::set_bot(draft, "others king").ok());
  CHECK(draft.seats.size() == 1);
  REQUIRE(app::set_bot(draft, "others karl").ok());
  REQUIRE(draft.seats.size() == 2);
  CHECK(draft.seats[0].bot == 0);
  CHECK(draft.seats[1].bot != 0);
  CHECK(Match::begin(draft.start()).ok());
}

}  // namespace
}  // namespace meadhall::tests
