#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/seat.h"

namespace meadhall {

// Promises that players make each other aloud, where a game's rules let them talk. Nothing enforces
// it and no rule reads it; it is kept with the match, but not in links.
struct Promise {
  // Lapsed: what it was given for did not come about, or nobody can keep it any more.
  enum class Fate : std::uint8_t { open, kept, broken, lapsed };

  std::uint32_t made = 0;  // after which place of the match (Match::Node)
  Seat by{};
  Fate fate = Fate::open;
  std::string words;  // UTF-8, one line, 1 to kMaxPromiseBytes bytes, in whatever language
  // Which of the phrases that were ready when it was made (Phrase::number): then the program
  // understands it. 0: words of one's own, or people have judged it.
  std::uint16_t phrase = 0;

  friend bool operator==(const Promise&, const Promise&) = default;
};
// "open", "kept", "broken", "lapsed": in saves and commands; the catalogue has a sentence for each.
std::string_view word_of(Promise::Fate fate);
std::optional<Promise::Fate> fate_named(std::string_view word);

inline constexpr std::size_t kMaxPromiseBytes = 200;
inline constexpr std::size_t kMaxPromises = 200;

// The promises of a match, oldest first; their numbers count from 0.
class Notebook {
 public:
  std::span<const Promise> promises() const { return promises_; }

  // Errors: words that are no clean line of the length said above; a notebook that is full.
  Result<void> add(Promise promise);

  // Writes down what became of one. Error: there is no such promise.
  Result<void> judge(std::size_t number, Promise::Fate fate);

  // The same as the program finds it, and may find otherwise once moves are taken back; what
  // `judge` says is the last word.
  Result<void> settle(std::size_t number, Promise::Fate fate);

  // Takes one out again. Error: there is no such promise.
  Result<void> strike(std::size_t number);

 private:
  std::vector<Promise> promises_;
};

}  // namespace meadhall
