// How sentences are said in several languages, over the small catalogues of this folder: whatever
// languages the house has by now, what is tested here is the machinery.

#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "app/app.h"
#include "text/catalogue.h"
#include "text/every_language.h"
#include "text/say.h"

namespace meadhall::tests {
namespace {

using text::Speaker;

Message scores(int points) {
  return Message("test.scores").with("player", Seat{0}).with("n", points);
}

TEST_CASE("languages: English comes first, the others by their names") {
  CHECK(text::languages() == std::vector<std::string_view>{"en", "cs", "pl", "ru"});
}

// Of what is in the program from the start, as long as the language has any of it.
std::string words_of(std::string_view language) {
  for (const text::LanguageWords& each : text::every_language()) {
    if (each.language == language) return std::string(each.words);
  }
  FAIL("there is no such language");
  return {};
}

std::vector<std::string> languages_asked_for(app::App& app) {
  std::vector<std::string> asked;
  for (const app::Effect& effect : app.take_effects()) {
    if (effect.kind == app::Effect::Kind::language) asked.push_back(effect.key);
  }
  return asked;
}

TEST_CASE("languages: what English has beyond the first screen is dots until it is supplied") {
  const Message deep = Message("test.deep").with("viking", Term{"test.noble"});
  CHECK(Speaker("en").say(deep) == "…");
  CHECK(Speaker("pl").say(deep) == "…");
  CHECK_FALSE(Speaker("pl").knows("test.deep"));
  CHECK(Speaker("pl").knows("test.noble"));
  CHECK(Speaker("en").say("test.noble") == "noble");
  app::App app;
  app.start({}, "en", 1);
  CHECK(languages_asked_for(app).empty());
  const std::uint32_t learned = app.words_learned();
  const std::string words = words_of("en");
  const std::string cut = words.substr(0, words.rfind('\n', words.size() - 2) + 1);
  CHECK_FALSE(app.learn_language("en", cut));
  CHECK_FALSE(app.learn_language("en", "<!doctype html><title>Not found</title>"));
  CHECK(app.say(deep) == "…");
  CHECK(app.words_learned() == learned);
  REQUIRE(app.learn_language("en", words));
  CHECK(app.say(deep) == "The noble reads on.");
  CHECK(Speaker("pl").say(deep) == "The noble reads on.");
  CHECK(Speaker("pl").knows("test.deep"));
  CHECK(app.say("test.noble") == "noble");
  CHECK(app.words_learned() != learned);
  CHECK(text::supply("en", words));  // once more: they stay
  CHECK(app.say(deep) == "The noble reads on.");
}

// The words of a language stay once they are supplied, so each of these uses another one: Polish,
// Russian, Czech.

TEST_CASE("languages: until its words are supplied, English is spoken for each") {
  CHECK(text::speaks("en"));
  CHECK(text::speaks(text::kStretched));
  CHECK_FALSE(text::speaks("pl"));
  CHECK_FALSE(text::speaks("tlh"));
  CHECK(Speaker("pl").language() == "en");
  CHECK(Speaker("pl").say(scores(5)) == "#1 scores 5 points.");
  REQUIRE(text::supply("pl", words_of("pl")));
  CHECK(text::speaks("pl"));
  CHECK(Speaker("pl").language() == "pl");
  CHECK(Speaker("pl").say(scores(5)) == "#1 zdobywa 5 punktów.");
}

TEST_CASE("languages: what are not the words of the language is refused, and changes nothing") {
  const std::string right = words_of("ru");
  std::string other_version = right;
  other_version[std::string("meadhall ru ").size()] ^= 1;
  const std::array<std::string, 6> wrong = {
      "",
      "<!doctype html><title>Not found</title>",
      words_of("cs"),
      other_version,
      right.substr(0, right.rfind('\n', right.size() - 2) + 1),
      right + "one line more\n"};
  for (const std::string& words : wrong) {
    CAPTURE(words);
    const Result<void> supplied = text::supply("ru", words);
    REQUIRE_FALSE(supplied);
    CHECK(supplied.error().message.id() == "language.not_its_words");
    CHECK_FALSE(text::speaks("ru"));
  }
  CHECK_FALSE(text::supply("tlh", right));
  CHECK(text::supply("ru", right));
  CHECK(text::supply("ru", right));
  CHECK(Speaker("ru").say("test.noble") == "знатный воин");
}

TEST_CASE("languages: the program asks for the one that is wanted, and speaks it when it comes") {
  app::App app;
  app.start({}, "en-GB cs", 1);
  CHECK(languages_asked_for(app).empty());
  REQUIRE(app.command("setting language cs"));
  CHECK(languages_asked_for(app) == std::vector<std::string>{"cs"});
  CHECK(app.language() == "en");
  CHECK(app.say("test.noble") == "noble");
  CHECK(app.settings().language() == "cs");
  // Chosen again, asked for again: the first try may have failed.
  REQUIRE(app.command("setting language cs"));
  CHECK(languages_asked_for(app) == std::vector<std::string>{"cs"});

  app::App czech;
  czech.start({}, "cs-CZ en", 1);
  CHECK(languages_asked_for(czech) == std::vector<std::string>{"cs"});

  const std::uint32_t revision = app.revision();
  const std::uint32_t deeds = app.deeds();
  CHECK_FALSE(app.learn_language("cs", "nonsense"));
  CHECK(app.language() == "en");
  CHECK(app.revision() == revision);
  REQUIRE(app.learn_language("cs", words_of("cs")));
  CHECK(app.language() == "cs");
  CHECK(app.say("test.noble") == "šlechtic");
  CHECK(app.revision() > revision);
  CHECK(app.deeds() == deeds);
  REQUIRE(app.command("setting language cs"));
  CHECK(languages_asked_for(app).empty());
}

TEST_CASE("languages: words that came before the start are spoken from the start") {
  app::App app;
  text::supply_every_language();
  REQUIRE(app.learn_language("cs", words_of("cs")));
  app.remember(app::kSettingsKey, "language cs\n");
  app.start({}, "en", 1);
  CHECK(app.language() == "cs");
  CHECK(languages_asked_for(app).empty());
}

TEST_CASE("languages: each says the form that goes with the number") {
  const std::vector<std::string> names = {"Freya"};
  const Speaker czech("cs", names);
  CHECK(czech.say(scores(1)) == "Freya získává jeden bod.");
  CHECK(czech.say(scores(2)) == "Freya získává 2 body.");
  CHECK(czech.say(scores(5)) == "Freya získává 5 bodů.");
  CHECK(czech.say(scores(22)) == "Freya získává 22 bodů.");
  const Speaker polish("pl", names);
  CHECK(polish.say(scores(22)) == "Freya zdobywa 22 punkty.");
  CHECK(polish.say(scores(12)) == "Freya zdobywa 12 punktów.");
  const Speaker russian("ru", names);
  CHECK(russian.say(scores(21)) == "Freya получает 21 очко.");
  CHECK(russian.say(scores(11)) == "Freya получает 11 очков.");
  CHECK(russian.say(scores(-3)) == "Freya получает −3 очка.");
}

TEST_CASE("languages: a sentence that one lacks is said in English, in the English form") {
  const Speaker polish("pl");
  CHECK(polish.say("test.noble") == "noble");
  CHECK(Speaker("ru").say("test.noble") == "знатный воин");
  // The word within is the language's own, although the sentence is not.
  const Message goes = Message("test.goes").with("viking", Term{"test.noble"}).with("cell", "N2");
  CHECK(Speaker("ru").say(goes) == "The знатный воин goes to N2.");
  CHECK(Speaker("cs").say(goes) == "Na N2 jde šlechtic.");
}

TEST_CASE("languages: English is spoken where a language is unknown") {
  CHECK(Speaker("tlh").say("test.noble") == "noble");
  CHECK(Speaker("").say("test.noble") == "noble");
}

TEST_CASE("languages: what no catalogue has, and what nothing fills, is seen") {
  CHECK(Speaker("cs").say("test.nothing") == "«test.nothing»");
  CHECK(Speaker("cs").say("test.goes") == "Na «cell» jde «viking».");
}

}  // namespace
}  // namespace meadhall::tests
