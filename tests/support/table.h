#pragma once

#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "games/vikings/moves.h"
#include "games/vikings/state.h"
#include "tests/support/options.h"
#include "tests/support/words.h"

// A table of Vikings in the middle of a match, set up by hand, so that a test reads like an example
// in the rulebook. What lies on it need not add up to the contents of the box.

namespace meadhall::vikings::testing {

inline constexpr Seat ann{0};
inline constexpr Seat bob{1};
inline constexpr Seat cid{2};
inline constexpr Seat dag{3};

// Options by the names that saves and links use; what is not named has its standard value.
using tests::OptionWishes;
OptionValues option_values(OptionWishes wishes);

// The standard options with these presets chosen, of each group at most one.
OptionValues with_presets(std::initializer_list<std::string_view> ids);

// "vikings.no.too_dear price=11 gold=0 points=10 n=1"; "" for an empty message.
using spelled::words;
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
  // A match just set up by the rules, seat 1 leading, the wheel cleared. With modules of the
  // advanced game it is past the start of its first round: nothing is drawn, no special tile lies
  // face up, and pairs are to be taken.
  explicit Table(int players = 2, OptionWishes options = {});

  // A match as `setup` deals it, the first offer on the wheel.
  static Table dealt(int players, std::uint64_t seed, OptionWishes options = {});

  Table& gold(Seat seat, int amount);
  Table& points(Seat seat, int amount);

  // From price 0 upwards, "-" for an empty place: "L blue, M2 yellow, -, Sgreen grey". M is M1.
  // An auction or a draft is over then.
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

  // The auction of a round: `incumbent` holds the marker and is asked first. The wheel is bare, the
  // tiles of the round still lie face down.
  Table& auctioning(Seat incumbent);

  // `seat` leads and is asked which viking to remove; the tiles still lie face down.
  Table& removing(Seat seat);

  // The vikings drawn for the round: "2 yellow, 4 blue".
  Table& drawn(std::string_view vikings);

  // The special tiles on offer, and those that follow: "boat, gold5".
  Table& face_up(std::string_view specials);
  Table& next_specials(std::string_view specials);

  // Special tiles that `seat` holds: "smith+1, boat". Buildings lie aside.
  Table& owns(Seat seat, std::string_view specials);

  // A building that replaced a tile: "building2 N3".
  Table& building(Seat seat, std::string_view special_and_cell);

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

  // Who is asked what: "1 auction", "2 take"; "over".
  std::string asks() const;

  // "L blue, -, M1 red" up to the last pair. A tile whose viking is not chosen yet: "L ?".
  std::string wheel_now() const;

  // The special tiles on offer by name, in the order of the component list: "boat, gold5".
  std::string offered() const;

  // The vikings of a list, none of them 0: "4 blue, 2 yellow".
  static std::string named(const std::array<std::uint8_t, kVikingKinds>& vikings);

  int gold_of(Seat seat) const { return state.at(seat).gold; }
  int points_of(Seat seat) const { return state.at(seat).points; }
  int waiting(Seat seat, Viking kind) const { return state.at(seat).waiting_of(kind); }
  int gone(Viking kind) const { return state.gone.at(static_cast<std::size_t>(kind)); }
  int discarded(Tile tile) const { return state.discarded.at(static_cast<std::size_t>(tile)); }
  int owned(Seat seat, Special special) const { return state.at(seat).special(special); }
  int spent(Special special) const { return state.spent.at(static_cast<std::size_t>(special)); }
  // "N3", or "aside".
  std::string building_place(Seat seat, Special building) const;
  bool stands(Seat seat, std::string_view cell_name) const;
  Tile tile(Seat seat, std::string_view cell_name) const;

  State state;

 private:
  void hide_round();

  struct Bare {};
  explicit Table(Bare) {}
};

}  // namespace meadhall::vikings::testing
