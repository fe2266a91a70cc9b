#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/vikings/moves.h"
#include "games/vikings/state.h"

// A table of Vikings in the middle of a match, set up by hand, so that a test reads like an example
// in the rulebook. What lies on it need not add up to the contents of the box.

namespace meadhall::vikings::testing {

inline constexpr Seat ann{0};
inline constexpr Seat bob{1};
inline constexpr Seat cid{2};
inline constexpr Seat dag{3};

// Options by the names that saves and links use; what is not named has its standard value.
using OptionWishes = std::initializer_list<std::pair<std::string_view, std::string_view>>;
OptionValues option_values(OptionWishes wishes);

// "vikings.no.too_dear price=11 gold=0 points=10 n=1"; "" for an empty message.
std::string words(const Message& message);
std::vector<std::string> words(const std::vector<Message>& messages);

// "take 1, take 2, take 0"
std::string words(const MoveList& moves);

// "first line | second line"
std::string joined(const std::vector<std::string>& lines);

// The id alone: the first of words().
std::string id_of(std::string_view refusal);

// "C2"
Cell cell(std::string_view name);

class Table {
 public:
  // A match just set up by the rules, seat 1 leading, the wheel cleared.
  explicit Table(int players = 2, OptionWishes options = {});

  // A match as `setup` deals it, the first offer on the wheel.
  static Table dealt(int players, std::uint64_t seed, OptionWishes options = {});

  Table& gold(Seat seat, int amount);
  Table& points(Seat seat, int amount);

  // From price 0 upwards, "-" for an empty place: "L blue, M2 yellow, -, Sgreen grey". M is M1.
  Table& wheel(std::string_view pairs);

  // Tiles on cells: "C1 L, C2 M, S3 Sblue". The start tile counts as laid.
  Table& lay(Seat seat, std::string_view tiles);

  // Vikings on islands: "W1, C1". Where no tile lies a left end is put under him, since no scoring
  // of figures looks at sides.
  Table& stand(Seat seat, std::string_view cells);

  // Vikings on the mainland: "3 blue, 1 grey".
  Table& wait(Seat seat, std::string_view vikings);

  Table& round(int number);
  Table& leads(Seat seat);
  Table& turn(Seat seat);

  // The pair `seat` has paid for and must lay now: "M red".
  Table& hand(Seat seat, std::string_view pair);

  // `seat` is asked whether to ferry; the wheel is bare. Use an even round.
  Table& ferrying(Seat seat);

  // The tiles that will be turned up next, in this order: "L, Sred, M3".
  Table& next_tiles(std::string_view tiles);

  // Leaves only these vikings in the bag: "12 blue".
  Table& bag(std::string_view vikings);

  // Makes a move given in notation; the test fails if it is refused.
  Table& play(std::string_view move);

  // The refusal of a move given in notation or by code, as words(); "" if it was legal. Fails if
  // the state was changed, or if the list of legal moves says otherwise.
  std::string refused(std::string_view move) const;
  std::string refused(Move move) const;

  // The decision's legal moves as words.
  std::string moves() const;

  // What a player reads who points at something ("pair 4", "cell N2").
  std::vector<std::string> explained(std::string_view thing) const;

  // "L blue, -, M1 red" up to the last pair.
  std::string wheel_now() const;

  int gold_of(Seat seat) const { return state.at(seat).gold; }
  int points_of(Seat seat) const { return state.at(seat).points; }
  int waiting(Seat seat, Viking kind) const { return state.at(seat).waiting_of(kind); }
  bool stands(Seat seat, std::string_view cell_name) const;
  Tile tile(Seat seat, std::string_view cell_name) const;

  State state;

 private:
  struct Bare {};
  explicit Table(Bare) {}
};

}  // namespace meadhall::vikings::testing
