// Figures that a table may replace, tried with a game made for it: Vikings with three numbers that
// change the deal and nothing else. This program has no other game; what it defines is not taken
// from the library.

#include <array>
#include <string>
#include <string_view>

#include "core/word_reader.h"
#include "games/registry.h"
#include "games/vikings/game.h"

namespace meadhall {
namespace {

constexpr std::array<std::string_view, 3> kNames = {"moon", "sun", "tide"};

Error wrong(const TextPlace& place) {
  return Error{Message("save.line")
                   .with("line", place.line)
                   .with("column", place.column)
                   .with("text", std::string(place.text))
                   .with("why", Message::List{Message("setup.no_data")})};
}

// By name in one order, without the standard number, which is 0.
Result<std::string> read_numbers(std::string_view text) {
  std::array<int, 3> numbers{};
  WordReader reader(text, " :");
  while (reader.next_line()) {
    if (reader.peek().empty()) continue;
    const auto which = place_among(kNames, reader.word());
    if (!which) return wrong(reader.last());
    Scanner scan(reader.word());
    const auto number = scan.number<int>();
    if (!number || *number < 0) return wrong(reader.last());
    numbers.at(*which) = *number;
  }
  std::string all;
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (numbers.at(i) == 0) continue;
    all += std::string(kNames.at(i)) + ": " + std::to_string(numbers.at(i)) + "\n";
  }
  return all;
}

// The setup without figures that they come to.
Result<Setup> plain(const Setup& wish) {
  const Result<std::string> data = read_numbers(wish.data);
  if (!data) return data.error();
  Setup setup = wish;
  setup.data.clear();
  for (const char letter : data.value())
    setup.seed = setup.seed * 31 + static_cast<unsigned char>(letter);
  return setup;
}

Result<Position> deal(const Setup& wish) {
  const Result<Setup> setup = plain(wish);
  if (!setup) return setup.error();
  return vikings::game().setup(setup.value());
}

std::vector<Event> tell_deal(const Setup& wish) {
  const Result<Setup> setup = plain(wish);
  return setup ? vikings::game().opening(setup.value()) : std::vector<Event>();
}

constexpr OwnFigures kFigures{
    .standard = [] { return std::string_view("moon: 0\nsun: 0\ntide: 0\n"); },
    .read = read_numbers};

const Game& game() {
  static const Game numbers = [] {
    Game own = vikings::game();
    own.setup = deal;
    own.opening = tell_deal;
    own.can.own_figures = &kFigures;
    return own;
  }();
  return numbers;
}

}  // namespace

std::span<const Game* const> all_games() {
  static const std::array games = {&game()};
  return games;
}

const Game* find_game(std::string_view id) { return id == game().info.id ? &game() : nullptr; }

}  // namespace meadhall
