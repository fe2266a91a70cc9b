// What is written and said about any position of A Feast for Odin.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/support/feast_play.h"
#include "tests/support/words.h"
#include "text/say.h"

using namespace meadhall;
using namespace meadhall::feast;
using namespace meadhall::feast::testing;

namespace {

// What a page would say of all messages, one after another.
std::string said(const std::vector<Message>& messages) {
  const text::Speaker speaker("en");
  std::string all;
  for (const Message& message : messages) all += speaker.say(message) + "\n";
  return all;
}

}  // namespace

TEST_CASE("feast: whatever may be pointed at is explained, and every chapter it names is known") {
  Rng luck(20161104);
  const State state = random_start(luck);
  const std::vector<std::string> chapters = {"actions",    "trade",  "dice",   "sea",
                                             "banquet",    "laying", "houses", "occupations",
                                             "expansions", "scoring"};
  const std::array<std::size_t, kInspectableKinds> counts = {
      kPlaces, kOccupations + 1U, kItems, kSheets, kStrips, kShips, 1, 1};
  for (std::size_t kind = 0; kind < kInspectableKinds; ++kind) {
    for (std::size_t value = 0; value < counts[kind]; ++value) {
      const Inspectable thing = make_inspectable(static_cast<InspectableKind>(kind), value);
      if (static_cast<InspectableKind>(kind) == InspectableKind::card && value == 0) continue;
      CAPTURE(kind);
      CAPTURE(value);
      const std::vector<Message> told = explain(state, thing);
      REQUIRE_FALSE(told.empty());
      CHECK(told.front().id() != "feast.explain.unknown");
      CHECK(said(told).find("«") == std::string::npos);
      CHECK(std::ranges::find(chapters, topic_of(state, thing)) != chapters.end());
    }
  }
  for (const std::size_t kind : {0U, 1U, 2U, 3U, 4U, 5U}) {
    const auto told = explain(state, make_inspectable(static_cast<InspectableKind>(kind), 999));
    REQUIRE(told.size() == 1);
    CHECK(told.front().id() == "feast.explain.unknown");
  }
}
