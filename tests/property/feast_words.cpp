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

TEST_CASE("feast: any decision: it has a question, each listed move a sentence of its own") {
  Rng luck(20161101);
  const int all = std::max(200, matches(0.01));
  for (int i = 0; i < all; ++i) {
    const State state = random_position(luck);
    REQUIRE_FALSE(question(state).empty());
    MoveList moves;
    legal(state, moves);
    std::vector<std::string> sentences;
    for (const Move move : moves) sentences.push_back(spelled::words(describe(state, move)));
    std::ranges::sort(sentences);
    REQUIRE_MESSAGE(!sentences.front().empty(), "position " << i);
    const auto twice = std::ranges::adjacent_find(sentences);
    REQUIRE_MESSAGE(twice == sentences.end(), "position " << i << ": " << *twice);
  }
}

TEST_CASE("feast: any decision: a listed move is read back from its line of notation") {
  Rng luck(20161102);
  const int all = std::max(200, matches(0.01));
  for (int i = 0; i < all; ++i) {
    MoveList moves;
    legal(random_position(luck), moves);
    for (const Move move : moves) {
      const Result<Move> read = parse(feast::text(move));
      REQUIRE_MESSAGE(read.ok(), feast::text(move));
      REQUIRE_MESSAGE(read.value() == move, feast::text(move));
    }
  }
}

TEST_CASE("feast: any decision: table, question, forecasts and log lack no word") {
  Rng luck(20161103);
  const int all = std::max(200, matches(0.003));
  for (int i = 0; i < all; ++i) {
    const State state = random_position(luck);
    std::vector<Message> told = {question(state)};
    const auto add = [&](const std::vector<Message>& more) {
      told.insert(told.end(), more.begin(), more.end());
    };
    for (const Section& section : board(state)) add(section.lines);
    for (std::size_t seat = 0; seat < state.player_count; ++seat) {
      add(homeland(state, seat_at(seat)).lines);
    }
    MoveList moves;
    legal(state, moves);
    for (const Move move : moves) {
      add({describe(state, move)});
      add(foresee(state, move));
      for (const Event& event : narrate(state, move)) add({event.message});
    }
    for (const Event& event : project(state, Horizon::end)) add({event.message});
    const std::string all_said = said(told);
    const std::size_t gap = all_said.find("«");
    REQUIRE_MESSAGE(gap == std::string::npos, "position " << i << ": " << all_said.substr(gap, 60));
  }
}

TEST_CASE("feast: whatever may be pointed at is explained, and every chapter it names is known") {
  Rng luck(20161104);
  const State state = random_start(luck);
  const std::vector<std::string> chapters = {
      "actions", "trade", "dice", "sea", "feast", "laying", "occupations", "expansions", "scoring"};
  const std::array<std::size_t, kThingKinds> counts = {
      kPlaces, kOccupations + 1U, kItems, kSheets, kStrips, kShips, 1, 1};
  for (std::size_t kind = 0; kind < kThingKinds; ++kind) {
    for (std::size_t value = 0; value < counts[kind]; ++value) {
      const Thing thing = make_thing(static_cast<ThingKind>(kind), value);
      if (static_cast<ThingKind>(kind) == ThingKind::card && value == 0) continue;
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
    const auto told = explain(state, make_thing(static_cast<ThingKind>(kind), 999));
    REQUIRE(told.size() == 1);
    CHECK(told.front().id() == "feast.explain.unknown");
  }
}
