#include "tests/support/graenaland_bargain.h"

#include <doctest/doctest.h>

namespace meadhall::graenaland::testing {

Table proposed(std::string_view split) {
  Table table;
  table.main(dag).villages(ann, "2 F1").villages(bob, "2 F1").villages(cid, "F1");
  table.lying("F1", "4 wood").to_proposals();
  table.play("propose F1").play(split);
  REQUIRE(table.asks() == "2 vote");
  return table;
}

bots::Word word_of(const State& state, Subject subject, Seat by, Seat to) {
  constexpr std::uint8_t kFirstCard = 0;
  const auto what =
      subject == Subject::work ? static_cast<std::uint8_t>(Construction::road) : kFirstCard;
  const auto phrase = graenaland_bots::phrase_of(state, subject, by, to, what);
  REQUIRE(phrase);
  return *graenaland_bots::understood(state, *phrase);
}

bots::Word word_of_votes(const State& state, Seat by, Seat to) {
  return word_of(state, Subject::votes, by, to);
}

bots::Word word_of_road(const State& state, Seat by) {
  return word_of(state, Subject::work, by, by);
}

bots::Word ended(bots::Word word, Promise::Fate fate) {
  word.fate = fate;
  return word;
}

}  // namespace meadhall::graenaland::testing
