#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/contract.h"
#include "text/say.h"

namespace meadhall::app {

bool has_almanac(const Game& game);

// Something on a shelf, both counted from 0.
struct Shelved {
  std::size_t shelf = 0;
  std::size_t thing = 0;

  friend bool operator==(const Shelved&, const Shelved&) = default;
};

// Where a word stands, in names and in what is said, whatever its accents; in the order of the
// shelves. Empty for an empty word.
std::vector<Shelved> find_in(const std::vector<Shelf>& shelves, std::string_view word,
                             const text::Speaker& speaker);

// "“whale” stands in 3 places."
Message found_told(std::string_view word, std::size_t places);

// Which shelf of a game's almanac (Game::almanac) somebody looks at. Its command, after "almanac":
//   feast          the shelf looked at last, at first the first
//   feast 2        the second, and feast 2 7 the seventh thing on it
//   feast search whale    where a word stands; without a word back to the shelf
class Almanac {
 public:
  // Errors: no such game, or no such shelf; then nothing changes.
  Result<void> turn_to(std::string_view wish);

  // Null before anything was looked up.
  const Game* game() const { return game_; }
  std::size_t shelf() const { return shelf_; }  // from 0
  // What was looked up, on the shelf.
  const std::optional<std::size_t>& thing() const { return thing_; }
  // What is searched for; empty if nothing is.
  const std::string& word() const { return word_; }

 private:
  const Game* game_ = nullptr;
  std::size_t shelf_ = 0;
  std::optional<std::size_t> thing_;
  std::string word_;
};

}  // namespace meadhall::app
