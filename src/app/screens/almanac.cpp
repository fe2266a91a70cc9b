#include "app/screens/almanac.h"

#include <algorithm>
#include <utility>

#include "core/scan.h"
#include "games/registry.h"
#include "text/alphabet.h"

namespace meadhall::app {

namespace {

// "feast": as the command takes them.
std::string games_with_one() {
  std::string all;
  for (const Game* game : all_games()) {
    if (has_almanac(*game)) all += (all.empty() ? "" : ", ") + std::string(game->info.id);
  }
  return all;
}

}  // namespace

std::vector<Shelved> find_in(const std::vector<Shelf>& shelves, std::string_view word,
                             const text::Speaker& speaker) {
  std::vector<Shelved> found;
  const std::string wanted = text::folded(word);
  if (wanted.empty()) return found;
  const auto has = [&](const Message& message) {
    return text::folded(speaker.say(message)).find(wanted) != std::string::npos;
  };
  for (std::size_t shelf = 0; shelf < shelves.size(); ++shelf) {
    for (std::size_t i = 0; i < shelves[shelf].things.size(); ++i) {
      const Section& thing = shelves[shelf].things[i];
      if (has(thing.title) || std::ranges::any_of(thing.lines, has)) found.push_back({shelf, i});
    }
  }
  return found;
}

Message found_told(std::string_view word, std::size_t places) {
  return Message(places == 0 ? "almanac.found_nothing" : "rules.found")
      .with("word", std::string(word))
      .with("n", static_cast<int>(places));
}

bool has_almanac(const Game& game) { return game.can.almanac != nullptr; }

Result<void> Almanac::turn_to(std::string_view wish) {
  Scanner scan(wish);
  const Game* game = find_game(scan.word());
  if (game == nullptr || !has_almanac(*game)) {
    return Error{
        Message("almanac.none").with("wish", std::string(wish)).with("games", games_with_one())};
  }
  scan.skip_spaces();
  std::string word;
  std::size_t shelf = game == game_ ? shelf_ : 0;
  std::optional<std::size_t> thing;
  if (scan.take(std::string_view("search"))) {
    scan.skip_spaces();
    word = scan.rest();
  } else if (!scan.done()) {
    const std::vector<Shelf> shelves = game->can.almanac();
    const auto numbered = [&](std::size_t count) -> std::optional<std::size_t> {
      const auto wanted = scan.number<std::size_t>();
      return wanted && *wanted >= 1 && *wanted <= count ? std::optional(*wanted - 1) : std::nullopt;
    };
    const auto wanted_shelf = numbered(shelves.size());
    bool read = wanted_shelf.has_value();
    if (read && scan.take(' ')) {
      thing = numbered(shelves[*wanted_shelf].things.size());
      read = thing.has_value();
    }
    if (!read || !scan.done()) {
      return Error{Message("almanac.no_shelf")
                       .with("wish", std::string(wish))
                       .with("n", static_cast<int>(shelves.size()))};
    }
    shelf = *wanted_shelf;
  }
  game_ = game;
  shelf_ = shelf;
  thing_ = thing;
  word_ = std::move(word);
  return {};
}

}  // namespace meadhall::app
