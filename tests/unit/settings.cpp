#include "app/screens/settings.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <string>

#include "tests/support/apps.h"
#include "text/say.h"

namespace meadhall::tests {
namespace {

using app::App;
using app::Setting;
using app::Settings;

TEST_CASE("settings: what was chosen is kept, what was not follows the standard") {
  Settings settings;
  CHECK(settings.write().empty());
  CHECK(settings.value(Setting::theme) == "nightSea");
  REQUIRE(settings.set("theme", "parchment").ok());
  REQUIRE(settings.set("textSize", "150").ok());
  CHECK(settings.theme() == app::Theme::parchment);
  CHECK(settings.text_scale() == doctest::Approx(1.5));
  CHECK(settings.write() == "textSize 150\ntheme parchment\n");
  Settings again;
  again.read(settings.write());
  CHECK(again == settings);
}

TEST_CASE("settings: what it does not know changes nothing and is told") {
  Settings settings;
  CHECK_FALSE(settings.set("colour", "red").ok());
  CHECK_FALSE(settings.set("theme", "pink").ok());
  CHECK_FALSE(settings.set("theme", "").ok());
  CHECK(settings == Settings());
  settings.read("future 1\nsound off\nnonsense\n\n");
  CHECK_FALSE(settings.sounds());
}

TEST_CASE("settings: the language is the browser's until one is chosen") {
  const auto language = [](std::string_view preferred) {
    Settings settings;
    settings.prefer_languages(preferred);
    return std::string(settings.language());
  };
  CHECK(language("cs-CZ en") == "cs");
  CHECK(language("de-DE fr ru pl") == "ru");
  CHECK(language("de") == "en");
  CHECK(language("") == "en");
  Settings chosen;
  REQUIRE(chosen.set("language", "pl").ok());
  chosen.prefer_languages("cs");
  CHECK(chosen.language() == "pl");
}

TEST_CASE("settings: every catalogue may be chosen, and every value has its words") {
  const text::Speaker speaker("en");
  std::size_t languages = 0;
  for (std::size_t i = 0; i < app::kSettings; ++i) {
    const app::SettingSpec& spec = app::spec_of(static_cast<Setting>(i));
    const std::string id = "setting." + std::string(spec.id);
    CHECK(speaker.say(id).find("«") == std::string::npos);
    for (const std::string_view value : spec.values) {
      CHECK(speaker.say(id + "." + std::string(value)).find("«") == std::string::npos);
    }
    if (spec.id == "language") languages = spec.values.size();
  }
  CHECK(languages == text::languages().size());
  for (const std::string_view language : text::languages()) {
    CHECK(Settings().set("language", language).ok());
  }
}

// It speaks before there is a catalogue, and carries its own few sentences.
TEST_CASE(
    "settings: the page that waits for the program speaks every language that may be chosen") {
  std::ifstream file("web/splash.js");
  REQUIRE_MESSAGE(file, "from the top of the repository");
  std::map<std::string, std::set<std::string>> spoken;  // by language, the names of its sentences
  std::string language;
  for (std::string line; std::getline(file, line);) {
    const std::size_t indent = line.find_first_not_of(' ');
    const std::size_t colon = line.find(": ");
    if (colon == std::string::npos) continue;
    const std::string name = line.substr(indent, colon - indent);
    if (indent == 4 && line.ends_with(": {")) {
      language = name;
    } else if (indent == 6 && !language.empty()) {
      spoken[language].insert(name);
    } else {
      language.clear();
    }
  }
  std::set<std::string> languages;
  for (const auto& [each, sentences] : spoken) {
    CAPTURE(each);
    languages.insert(each);
    CHECK(sentences == spoken["en"]);
  }
  CHECK(spoken["en"].size() >= 6);
  const auto choice = app::spec_of(Setting::language).values;
  CHECK(languages == std::set<std::string>(choice.begin(), choice.end()));
}

TEST_CASE("settings: text mode is kept, and is no deed at the table") {
  App app = at_table();
  const std::uint32_t deeds = app.deeds();
  obey(app, "setting textMode yes");
  CHECK(app.deeds() == deeds);
  CHECK(stored(app, app::kSettingsKey) == "obviousMoves ask\ntextMode yes\n");
  refuses(app, "setting textMode perhaps", "setting.no_such_value");
  obey(app, "settings");
  CHECK(page_offers(app, "setting textMode"));
  obey(app, "setting textMode no");
  CHECK(stored(app, app::kSettingsKey) == "obviousMoves ask\ntextMode no\n");
}

TEST_CASE("settings: motion follows the system unless it is chosen") {
  Settings settings;
  CHECK(settings.pace(false) == 1.0F);
  CHECK_FALSE(settings.pace(true).has_value());
  REQUIRE(settings.set("motion", "fast").ok());
  CHECK(settings.pace(true) == 2.0F);
  REQUIRE(settings.set("motion", "off").ok());
  CHECK_FALSE(settings.pace(false).has_value());
}

TEST_CASE("settings: who has finished a match with pauses is asked in them only when it matters") {
  Settings settings;
  CHECK(settings.pauses() == app::Pauses::always);
  settings.know_pauses(true);
  CHECK(settings.pauses() == app::Pauses::matters);
  CHECK_FALSE(settings.chosen(Setting::pauses));
  CHECK(settings.write().empty());
  settings.know_pauses(false);
  CHECK(settings.pauses() == app::Pauses::always);
  REQUIRE(settings.set("pauses", "never").ok());
  settings.know_pauses(true);
  CHECK(settings.pauses() == app::Pauses::never);
}

}  // namespace
}  // namespace meadhall::tests
