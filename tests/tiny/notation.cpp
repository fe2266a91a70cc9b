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

enum class Keyword : std::uint8_t {
  players,
  option,
  first,
  cells,
  landed,
  luck,
  hidden,
  player,
  goals,  // of the player named last
};
constexpr std::array<std::string_view, 9> kWords = {
    "players", "option", "first", "cells", "landed", "luck", "hidden", "player", "goals"};
constexpr position_text::Keywords kKeywords =
    position_text::keywords_of(kHeader, kWords, Keyword::player, {Keyword::option});

Error unreadable(std::string_view line) {
  return Error{Message("tiny.notation.unknown").with("line", std::string(line))};
}

class Reader : private position_text::KeywordReader {
 public:
  explicit Reader(std::string_view text) : KeywordReader(text, " :,", parsed_) {
    state_.rng = Rng(0);
  }

  Result<State> read() {
    if (!read_header()) return error();
    while (next_part()) {
      if (!read_line() || !ends()) return error();
    }
    if (parsed_.luck) state_.rng = position_text::rng_of(*parsed_.luck);
    if (state_.hidden != 0) state_.rng = Rng();
    state_.options = read_options(parsed_.options).value();
    if (!check(state_)) {
      return position_text::misplaced(parsed_.first_of({Keyword::cells}),
                                      Message("tiny.position.check"));
    }
    return state_;
  }

 private:
  bool read_line() {
    Keyword begins{};
    if (!keyword({}, begins)) return false;
    switch (begins) {
      case Keyword::players: return number_into(2, 3, state_.players);
      case Keyword::option: return option(option_specs(), parsed_.options);
      case Keyword::first: return first();
      case Keyword::cells: return numbers(state_.cells, 3);
      case Keyword::landed: return numbers(state_.landed, 9);
      case Keyword::luck: return luck(parsed_.luck.emplace());
      case Keyword::hidden: state_.hidden = 1; return true;
      case Keyword::player: return head();
      case Keyword::goals: return goals();
    }
    return false;
  }

  template <class Numbers>
  bool numbers(Numbers& into, int most) {
    return std::ranges::all_of(into, [&](auto& each) { return number_into(0, most, each); });
  }

  bool first() {
    Seat who{};
    if (!seat(kMaxPlayers, kMaxPlayers, who)) return false;
    state_.first = static_cast<std::uint8_t>(index(who));
    return true;
  }

  bool head() {
    Seat who{};
    return seat(kMaxPlayers, kMaxPlayers, who) && begin_player(who);
  }

  // "kept corners edges"
  bool goals() {
    const std::size_t i = index(player());
    state_.has_kept.at(i) = take("kept") ? 1 : 0;
    for (std::uint8_t& goal : state_.goals.at(i)) {
      if (peek().empty()) return true;
      if (!one_of_into(kGoalWords, goal)) return false;
      ++goal;
    }
    return true;
  }

  position_text::ParsedPosition<Keyword, State> parsed_{kKeywords, option_specs()};
  State& state_ = parsed_.state;
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

Result<Inspectable> parse_inspectable(std::string_view words) {
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    if (words == "cell " + std::string(kCellWords.at(cell)))
      return Inspectable{static_cast<std::uint32_t>(cell)};
  }
  for (std::uint32_t seat = 0; seat < kMaxPlayers; ++seat) {
    if (words == "goal " + std::to_string(seat + 1)) return Inspectable{16 + seat};
  }
  return unreadable(words);
}

std::string write_position(const State& state) {
  position_text::PositionText text(kHeader, state.players, option_specs(),
                                   write_options(state.options));
  text.add("first ").add(state.first + 1).add("\ncells");
  for (const std::uint8_t owner : state.cells) text.add(" ").add(owner);
  text.add("\nlanded");
  for (const std::uint8_t landed : state.landed) text.add(" ").add(landed);
  text.add("\n");
  for (std::size_t i = 0; i < state.players && state.options.goals != 0; ++i) {
    text.add("player ").add(seat_at(i)).add("\ngoals:");
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
