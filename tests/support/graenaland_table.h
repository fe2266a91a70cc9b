#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/graenaland/moves.h"
#include "games/graenaland/state.h"
#include "tests/support/options.h"
#include "tests/support/words.h"

// A table of Graenaland in the middle of a match, set up by hand, so that a test reads like an
// example in the rulebook. Cards come from the decks, so that `check` holds at every decision.

namespace meadhall::graenaland::testing {

inline constexpr Seat ann{0};
inline constexpr Seat bob{1};
inline constexpr Seat cid{2};
inline constexpr Seat dag{3};
inline constexpr Seat eve{4};

using spelled::words;
// "first line | second line"
std::string words(const std::vector<Message>& messages);

// Options by the names that saves and links use; what is not named has its standard value.
using tests::OptionWishes;
OptionValues option_values(OptionWishes wishes);

// "give 1, give 2, rest 2"
std::string words(const MoveList& moves);

// "P1": the place of a tile on the table's island.
std::size_t place(const State& state, std::string_view tile);

// Cards are named by what they give and, where it matters, by their backs: "2 wood, hills ore,
// gold, S07". Without a back the deck is meant whose main card it is; livestock is of the plains.
class Table {
 public:
  // Nobody is settled, all hands are empty, all cards in their decks but S01 to S04 on offer; army
  // 1. The round is at the march; Ann is the main player and began the match. With victory-point
  // cards everybody has kept one: Ann VP01, Bob VP04, Cid VP07 and so on, each the first of three.
  explicit Table(int players = 4, OptionWishes options = {});

  // A match as `setup` deals it; Ann begins it unless the options say otherwise.
  static Table dealt(int players, std::uint64_t seed, OptionWishes options = {});

  Table& main(Seat seat);
  Table& army(Seat seat, int size);
  Table& villages(Seat seat, std::string_view list);   // "P1, 2 F1"
  Table& buildings(Seat seat, std::string_view list);  // "church P1, hall F1"; villages as well
  Table& heroes(Seat seat, std::string_view list);     // "warrior P1, skald waits F1"
  Table& works(std::string_view list);                 // "road P1, market P1"
  Table& lying(std::string_view tile, std::string_view list);  // "grain, 2 ore, ?ore": ? face down
  Table& hand(Seat seat, std::string_view list);
  Table& keeps(Seat seat, std::string_view card);        // "VP02"; others swap theirs away
  Table& row(std::string_view list);                     // "S05, S06": what lies on offer
  Table& deck(Terrain terrain, std::string_view list);   // leaves these; the others are discarded
  Table& no_discards(Terrain terrain, Seat keeps_them);  // they go to a hand

  // They have the ship and build.
  Table& builds(Seat seat);
  // They are asked for their proposal.
  Table& proposes(Seat seat);

  // Brings the cards of the round, as if the last one had just ended.
  Table& produce();
  // Everybody who is asked stays, passes and claims nothing, until the step asked for.
  Table& to_proposals();
  Table& to_building();

  // Makes moves given in notation, separated by commas; the test fails if one is refused, or if a
  // position on the way is unsound.
  Table& play(std::string_view moves);

  // Lays out the first of what is offered until the construction is paid, tolls as well.
  Table& pay_any();

  // The id of the refusal; "" if the move is legal. Fails if the state was changed, or if the list
  // of legal moves says otherwise.
  std::string refused(std::string_view move) const;
  std::string refused(Move move) const;
  bool listed(std::string_view move) const;

  // The legal moves as words; only those that begin with `first`.
  std::string moves(std::string_view first = {}) const;

  // "2 march": who is asked what; "over".
  std::string asks() const;

  // "1 2 0 0, of 3": the votes by seat and their sum.
  std::string votes(std::string_view tile) const;
  // "2 grain, ore, 1 covered"
  std::string pile(std::string_view tile) const;
  // "2 plains grain, S07"
  std::string cards(Seat seat) const;
  // "1 wood, 2 ore" of a discard pile.
  std::string discards(Terrain terrain) const;
  // "P1", "waits F1", "away"
  std::string where(Seat seat, Hero hero) const;
  int villages_of(Seat seat, std::string_view tile) const;
  bool has_building(Seat seat, std::string_view tile, Building building) const;
  bool has_work(std::string_view tile, Work work) const;
  // The sets of cards with which the payment begun can be completed, each as words, sorted.
  std::vector<std::string> ways_to_pay() const;

  // The message ids of what a move would tell.
  std::string told(std::string_view move) const;

  State state;

 private:
  struct Bare {};
  explicit Table(Bare) {}
};

// Three sit in the hills, where cards lie, and Bob is to propose.
Table ready_to_vote();

}  // namespace meadhall::graenaland::testing
