#include <algorithm>

#include "core/scan.h"
#include "games/position_text/reader.h"
#include "games/position_text/writer.h"
#include "tests/tiny/game.h"
#include "tests/tiny/state.h"

namespace meadhall::tiny {
namespace {

constexpr std::array<std::string_view, 3> kVerbs = {"keep ", "put ", "throw "};
constexpr std::string_view kHeader = "tiny position 1";

Error unreadable(std::string_view line) {
  return Error{Message("tiny.notation.unknown").with("line", std::string(line))};
}

class Reader {
 public:
  explicit Reader(std::string_view text) : reader_(text, " :,") {}

  Result<State> read() {
    reader_.next_line();
    if (!reader_.header(kHeader, "tiny.position.header")) return reader_.complaint();
    for (const OptionSpec& spec : option_specs()) options_.push_back(spec.standard);
    while (reader_.next_line()) {
      if (!reader_.peek().empty() && !line()) return reader_.complaint();
    }
    if (state_.hidden != 0) state_.rng = Rng();
    state_.drawn = options_[0] == 0 ? 1 : 0;
    state_.with_goals = options_[1];
    if (!check(state_)) {
      reader_.fail("tiny.position.check");
      return reader_.complaint();
    }
    return state_;
  }

 private:
  bool line() {
    if (reader_.take("option")) return reader_.option(option_specs(), options_) && ends();
    if (reader_.take("players")) return reader_.number_into(2, 3, state_.players) && ends();
    if (reader_.take("first")) return first() && ends();
    if (reader_.take("cells")) return numbers(state_.cells, 3) && ends();
    if (reader_.take("landed")) return numbers(state_.landed, 9) && ends();
    if (reader_.take("goals")) return goals() && ends();
    if (reader_.take("luck")) return luck() && ends();
    if (reader_.take("hidden")) {
      state_.hidden = 1;
      return ends();
    }
    reader_.word();
    return reader_.fail("tiny.position.keyword");
  }

  bool ends() {
    return reader_.peek().empty() || (reader_.word(), reader_.fail("tiny.position.end"));
  }

  template <class Numbers>
  bool numbers(Numbers& into, int most) {
    return std::ranges::all_of(into,
                               [&](auto& each) { return reader_.number_into(0, most, each); });
  }

  bool first() {
    int seat = 0;
    if (!reader_.number(1, 3, seat)) return false;
    state_.first = static_cast<std::uint8_t>(seat - 1);
    return true;
  }

  bool luck() {
    std::uint64_t value = 0;
    if (!reader_.luck(value)) return false;
    state_.rng = position_text::rng_of(value);
    return true;
  }

  // "goals 2: kept corners edges"
  bool goals() {
    int seat = 0;
    if (!reader_.number(1, 3, seat)) return false;
    const auto i = static_cast<std::size_t>(seat - 1);
    state_.has_kept.at(i) = reader_.take("kept") ? 1 : 0;
    for (std::uint8_t& goal : state_.goals.at(i)) {
      if (reader_.peek().empty()) return true;
      const auto named = place_among(kGoalWords, reader_.word());
      if (!named) return reader_.fail("tiny.position.goal");
      goal = static_cast<std::uint8_t>(*named + 1);
    }
    return true;
  }

  position_text::LineReader reader_;
  OptionValues options_;
  State state_{.rng = Rng(0)};
};

}  // namespace

std::string text(Move move) {
  const std::size_t value = value_of(move);
  const bool keeps = kind_of(move) == 0;
  if (kind_of(move) >= kVerbs.size() || value >= (keeps ? kGoals : kCells)) return "";
  return std::string(kVerbs.at(kind_of(move))) +
         std::string(keeps ? kGoalWords.at(value) : kCellWords.at(value));
}

Result<Move> parse(std::string_view line) {
  for (std::size_t kind = 0; kind < kVerbs.size(); ++kind) {
    for (std::size_t value = 0; value < kCells; ++value) {
      const Move move = make_move(static_cast<Kind>(kind), value);
      if (!line.empty() && text(move) == line) return move;
    }
  }
  return unreadable(line);
}

Result<Thing> parse_thing(std::string_view words) {
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    if (words == "cell " + std::string(kCellWords.at(cell)))
      return Thing{static_cast<std::uint32_t>(cell)};
  }
  for (std::uint32_t seat = 0; seat < kMaxPlayers; ++seat) {
    if (words == "goal " + std::to_string(seat + 1)) return Thing{16 + seat};
  }
  return unreadable(words);
}

std::string write_position(const State& state) {
  position_text::PositionText text;
  text.add(kHeader).add("\nplayers ").add(state.players).add("\n");
  const std::array<std::uint8_t, 2> options = {static_cast<std::uint8_t>(1 - state.drawn),
                                               state.with_goals};
  text.add_options(option_specs(), options);
  text.add("first ").add(state.first + 1).add("\ncells");
  for (const std::uint8_t owner : state.cells) text.add(" ").add(owner);
  text.add("\nlanded");
  for (const std::uint8_t landed : state.landed) text.add(" ").add(landed);
  text.add("\n");
  for (std::size_t i = 0; i < state.players && state.with_goals != 0; ++i) {
    text.add("goals ").add(seat_at(i)).add(":");
    if (state.has_kept.at(i) != 0) text.add(" kept");
    for (const std::uint8_t goal : state.goals.at(i)) {
      if (goal != kUnknown) text.add(" ").add(kGoalWords.at(goal - 1U));
    }
    text.add("\n");
  }
  if (state.hidden != 0) {
    text.add("hidden\n");
  } else {
    text.add_luck(state.rng);
  }
  return text.take();
}

Result<State> read_position(std::string_view text) { return Reader(text).read(); }

}  // namespace meadhall::tiny
