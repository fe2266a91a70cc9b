// The languages of the house, as far as a program can judge them.

#include "text/say.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "text/catalogue.h"

namespace meadhall::tests {
namespace {

enum class Plural { one, few, many };

// By the grammars, not by gettext's formulas.
Plural plural_of(std::string_view language, unsigned n) {
  const unsigned last = n % 10;
  const bool teen = n % 100 >= 11 && n % 100 <= 19;
  if (language == "en") return n == 1 ? Plural::one : Plural::few;
  if (language == "cs") return n == 1 ? Plural::one : n >= 2 && n <= 4 ? Plural::few : Plural::many;
  const bool few = !teen && last >= 2 && last <= 4;
  if (language == "pl") return n == 1 ? Plural::one : few ? Plural::few : Plural::many;
  REQUIRE(language == "ru");  // a new language needs its grammar here
  return last == 1 && !teen ? Plural::one : few ? Plural::few : Plural::many;
}

TEST_CASE("say: the plural forms of each language are those of its grammar, from 0 to 200") {
  for (const text::Catalogue& catalogue : text::catalogues()) {
    for (unsigned n = 0; n <= 200; ++n) {
      CAPTURE(catalogue.language);
      CAPTURE(n);
      CHECK(catalogue.plural_form(n) == static_cast<std::size_t>(plural_of(catalogue.language, n)));
    }
  }
}

TEST_CASE("say: English comes first and has every sentence, each found by its id") {
  const text::Catalogue& english = text::catalogues().front();
  CHECK(english.language == "en");
  REQUIRE(english.texts.size() == text::sentence_ids().size());
  for (std::size_t i = 0; i < english.texts.size(); ++i) {
    CAPTURE(text::sentence_ids()[i]);
    CHECK(text::place_of(text::sentence_ids()[i]) == i);
    CHECK_FALSE(english.texts[i].empty());
    CHECK(text::Speaker("en").say(text::sentence_ids()[i]).find("«vikings.") == std::string::npos);
  }
}

TEST_CASE("say: a number and its sign of per cent are not parted at the end of a line") {
  for (const text::Catalogue& catalogue : text::catalogues()) {
    REQUIRE(catalogue.supplied());
    for (std::size_t i = 0; i < catalogue.texts.size(); ++i) {
      CAPTURE(catalogue.language);
      CAPTURE(text::sentence_ids()[i]);
      CHECK(catalogue.texts[i].find(" %") == std::string_view::npos);
    }
  }
}

TEST_CASE("say: places are filled, lists are read out, nameless seats have numbers") {
  const text::Speaker speaker("en");
  CHECK(speaker.say(Message("setup.players").with("given", 7).with("least", 2).with("most", 4)) ==
        "This game seats 2 to 4 players, not 7.");
  CHECK(speaker.say(Message("vikings.move.pay_points").with("n", 1)) == "Pay 1 point");
  CHECK(speaker.say(Message("vikings.move.pay_points").with("n", 0)) == "Pay 0 points");
  CHECK(speaker.say(Message("vikings.move.pay_points").with("n", -2)) == "Pay −2 points");
  const Message::List words = {Message("vikings.viking.noble"), Message("vikings.viking.scout")};
  CHECK(speaker.say(Message("cli.in_file").with("file", std::string("a")).with("why", words)) ==
        "a: noble, scout");
  const std::vector<std::string> names = {"Freya"};
  const Message of_seat = Message("match.same_name").with("name", Seat{1});
  CHECK(text::Speaker("en", names).say(of_seat) ==
        "Two players are called #2; give one of them another name.");
}

TEST_CASE("say: the stretched language is longer than any, and fills its blanks all the same") {
  const text::Speaker plain("en");
  const text::Speaker stretched(text::kStretched);
  const Message message = Message("app.unknown_command").with("line", "abc");
  CHECK(stretched.say(message).find("abc") != std::string::npos);
  CHECK(stretched.say(message).find('{') == std::string::npos);
  CHECK(stretched.say(message).size() > plain.say(message).size() * 5 / 4);
}

}  // namespace
}  // namespace meadhall::tests
