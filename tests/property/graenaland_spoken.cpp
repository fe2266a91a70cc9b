// Whatever the game says in matches played at random: it can be said in every language, with
// nothing left unfilled; and it says nothing but what the seat asked may know.

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "games/graenaland/moves.h"
#include "games/graenaland/state.h"
#include "tests/support/graenaland_table.h"
#include "text/say.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

using Lines = std::vector<Message>;

// The table as text mode shows it.
Lines table_told(const State& state) {
  Lines all = {question(state)};
  const auto tell = [&all](const Section& section) {
    all.push_back(section.title);
    all.insert(all.end(), section.lines.begin(), section.lines.end());
  };
  for (const Section& section : board(state)) tell(section);
  for (std::size_t i = 0; i < state.player_count; ++i) tell(homeland(state, seat_at(i)));
  return all;
}

// Everything that may be pointed at, and some codes that name nothing.
Lines things_told(const State& state) {
  Lines all;
  const auto tell = [&](ThingKind kind, std::uint32_t seat, std::uint32_t values) {
    for (std::uint32_t value = 0; value < values; ++value) {
      const Lines lines = explain(state, make_thing(kind, seat, value));
      CHECK_FALSE(lines.empty());
      all.insert(all.end(), lines.begin(), lines.end());
    }
  };
  for (std::uint32_t seat = 0; seat <= kOfActor; ++seat) {
    tell(ThingKind::hero, seat, kHeroes + 1);
    tell(ThingKind::hand, seat, 1);
  }
  tell(ThingKind::land, 0, kMaxLands + 1);
  tell(ThingKind::votes, 0, kMaxLands + 1);
  tell(ThingKind::build, 0, 16 * (kMaxLands + 1));
  tell(ThingKind::supply, 0, kSupplyCards + 1);
  tell(ThingKind::goal, 0, kGoals + 1);
  tell(ThingKind::deck, 0, kTerrains + 1);
  tell(ThingKind::card, 0, 1);
  tell(ThingKind::ship, 0, 1);
  return all;
}

Lines forecasts(const State& state, const MoveList& moves) {
  Lines all;
  for (const Move move : moves) {
    const Lines lines = foresee(state, move);
    all.insert(all.end(), lines.begin(), lines.end());
  }
  return all;
}

Lines log_of(const State& state, Move move) {
  Lines all;
  for (const Event& event : narrate(state, move)) all.push_back(event.message);
  return all;
}

// No id without a sentence and no place without what fills it: both are shown in «guillemets».
void say_in_every_language(const Lines& lines) {
  static const std::vector<std::string> names = {"Ann", "Bob", "Cid", "Dag", "Eve"};
  for (const std::string_view language : text::languages()) {
    const text::Speaker speaker(language, names);
    for (const Message& line : lines) {
      const std::string said = speaker.say(line);
      if (said.empty() || said.find("«") != std::string::npos) {
        FAIL(std::string(language), ": ", said, " (", words(line), ")");
      }
    }
  }
}

// At any time: the table and what may be asked about it, as it is and as everybody and nobody sees
// it.
void say_everything(const State& state, const MoveList& moves) {
  say_in_every_language(table_told(state));
  say_in_every_language(things_told(state));
  say_in_every_language(forecasts(state, moves));
  for (std::size_t seat = 0; seat <= state.player_count; ++seat) {
    const State seen = observe(state, seat_at(seat));
    say_in_every_language(table_told(seen));
    say_in_every_language(things_told(seen));
    say_in_every_language(forecasts(seen, moves));
  }
}

// What is said of a state to the seat asked is said of every state that seat could be in.
void say_only_what_is_known(const State& state, const MoveList& moves, Rng& luck) {
  const State other = determinize(observe(state, state.turn), state.turn, luck);
  CHECK(words(table_told(state)) == words(table_told(other)));
  CHECK(words(things_told(state)) == words(things_told(other)));
  CHECK(words(forecasts(state, moves)) == words(forecasts(other, moves)));
}

OptionValues random_options(Rng& luck) {
  OptionValues values;
  for (const OptionSpec& option : option_specs()) {
    // Seats beyond the third do not sit at every table.
    const std::size_t choices = option.id == "firstSeat" ? kMinPlayers : option.values.size();
    values.push_back(static_cast<std::uint8_t>(luck.below(static_cast<std::uint32_t>(choices))));
  }
  return values;
}

}  // namespace

TEST_CASE("graenaland: whatever is said can be said in every language, and betrays nothing") {
  Rng luck(6);
  unsigned steps = 0;
  for (std::uint8_t match = 0; match < 9; ++match) {
    Setup wish;
    wish.players = static_cast<std::uint8_t>(kMinPlayers + match % 3U);
    wish.options = random_options(luck);
    wish.seed = luck.next();
    Result<State> begun = setup(wish);
    REQUIRE(bool(begun));
    State state = begun.value();
    MoveList moves;
    // A match played at random ends some day; where it does not, enough of it was seen.
    for (int decision = 0; decision < 1500 && actor(state); ++decision) {
      legal(state, moves);
      const bool new_step = (steps >> static_cast<unsigned>(state.step) & 1U) == 0;
      steps |= 1U << static_cast<unsigned>(state.step);
      if (new_step || luck.below(120) == 0) say_everything(state, moves);
      if (new_step || luck.below(20) == 0) say_only_what_is_known(state, moves, luck);
      const Move move = moves[luck.below(static_cast<std::uint32_t>(moves.size()))];
      say_in_every_language(log_of(state, move));
      REQUIRE(bool(apply(state, move)));
    }
    say_in_every_language(table_told(state));
  }
  // All decisions were met but those that come seldom: yielding, entering, following.
  const unsigned seldom = 1U << static_cast<unsigned>(Step::yield) |
                          1U << static_cast<unsigned>(Step::enter) |
                          1U << static_cast<unsigned>(Step::follow);
  CHECK((steps | seldom | 1U << static_cast<unsigned>(Step::over)) == (1U << kSteps) - 1);
}
