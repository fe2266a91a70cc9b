// How sentences are said in several languages, over the small catalogues of this folder: whatever
// languages the house has by now, what is tested here is the machinery.

#include <doctest/doctest.h>

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
  CHECK(russian.say(scores(-3)) == "Freya получает -3 очка.");
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
