// Whether what one stumbles over in a sentence is noticed (tests/contract/reading.h), and whether
// there is anything of that kind in the English catalogue as it stands.

#include "tests/contract/reading.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "text/catalogue.h"
#include "text/say.h"

namespace meadhall::tests {
namespace {

using contract::shape_of;
using contract::stumble_in;

std::string fault(const Message& message) {
  return stumble_in(message, text::Speaker("en").say(message));
}

std::string fault_as_said(const std::string& said) { return stumble_in(Message("ui.cell"), said); }

}  // namespace

TEST_CASE("reading: gaps where words are missing") {
  CHECK(stumble_in("Ann pays 2 gold.") == "");
  CHECK(stumble_in("Ann pays  gold.") == "two spaces");
  CHECK(stumble_in("Ann pays .") != "");
  CHECK(stumble_in("Ann , Bob") != "");
  CHECK(stumble_in(" Ann") != "");
  CHECK(fault_as_said("«vikings.nothing»") == "an empty place");
}

TEST_CASE("reading: a label is no sentence, a list behind a colon is one") {
  CHECK(stumble_in("Ann lays out next: warrior.") != "");
  CHECK(stumble_in("Start: 10") == "");
  CHECK(stumble_in("Drawn: noble, scout.") == "");
  const Message boat("vikings.special.boat");
  CHECK(fault(Message("vikings.home.specials").with("specials", Message::List{boat})) == "");
  CHECK(fault(Message("vikings.home.specials").with("specials", Term{boat.id()})) != "");
}

TEST_CASE("reading: one thing is not told in the plural") {
  const auto scouts = [](int each) {
    return Message("vikings.score.scouts_more")
        .with("player", Seat{})
        .with("n", 1)
        .with("each", each);
  };
  CHECK(fault(scouts(2)) == "");
  CHECK(fault(scouts(1)) == "one, yet the plural behind {each}");
  // A number that names something counts nothing.
  CHECK(fault(Message("vikings.log.round").with("round", 1).with("player", Seat{})) == "");
}

TEST_CASE("reading: messages of one shape differ in numbers above one and in names") {
  const auto pays = [](Seat seat, int n) {
    return shape_of(Message("vikings.log.pay_gold").with("player", seat).with("n", n));
  };
  CHECK(pays(Seat{0}, 2) == pays(Seat{1}, 7));
  CHECK(pays(Seat{0}, 1) != pays(Seat{0}, 2));
  CHECK(pays(Seat{0}, 0) != pays(Seat{0}, 1));
}

TEST_CASE("reading: no English text has a gap in it") {
  const auto ids = text::sentence_ids();
  for (std::size_t i = 0; i < ids.size(); ++i) {
    if (contract::is_excused(ids[i])) continue;
    CAPTURE(ids[i]);
    std::string_view text = text::catalogues()[0].texts[i];
    while (!text.empty()) {
      const std::string_view form = text.substr(0, text.find('\t'));
      CHECK(stumble_in(form) == "");
      text.remove_prefix(std::min(text.size(), form.size() + 1));
    }
  }
}

}  // namespace meadhall::tests
