#pragma once

#include <array>
#include <cstddef>
#include <limits>

#include "games/vikings/state.h"

// What things are worth to one player of Vikings, at a glance: a viking who comes to stand, a tile
// laid, a pair bought, a boatsman kept. In hundredths of a point, roughly.

namespace meadhall::vikings_bots {

using namespace vikings;

// The tiles differ only by their sides when it comes to where they may lie.
enum class TileForm : std::uint8_t { left_end, middle, right_end };
inline constexpr std::size_t kTileForms = 3;
constexpr TileForm form_of(Tile island) {
  if (island == Tile::left_end) return TileForm::left_end;
  return island == Tile::right_end ? TileForm::right_end : TileForm::middle;
}

// One player's view of the table, taken once a decision. Refers to the state it was taken of.
class View {
 public:
  View(const State& state, Seat seat);

  // A viking on a tile of his row in this column.
  int standing(Viking kind, std::size_t column) const;

  // One more viking of this kind on the mainland.
  int waiting(Viking kind);

  // A tile on a cell, whoever comes to stand there.
  int tile(TileForm form, std::size_t row, std::size_t column);
  int ship(std::size_t sail, std::size_t column) const;

  // The pair at `slot`, its price paid.
  int pair(std::size_t slot);

  // The most that luck adds to a worth: nobody sees all there is to it.
  static int luck();

  // A boatsman who stays on the mainland.
  int boatsman_kept() const;

  int special(Special special) const;

  // Up to what one bids to become start player; each time less, by luck.
  static std::uint32_t highest_bid();

  // A viking of this kind, wherever he may come to stand.
  int wanted(Viking kind);

 private:
  static constexpr int kUnknown = std::numeric_limits<int>::max();

  void compare_islands();
  int warrior_standing(std::size_t column) const;
  int lies_below(std::size_t column) const;
  int reward(std::size_t sail) const;
  int vikings_reached(std::size_t sail, std::size_t column) const;
  int closing(TileForm form, std::size_t row, std::size_t column);
  int price(std::size_t slot) const;
  int best_tile(TileForm form);
  int best_ship(std::size_t sail) const;
  int best_special() const;
  Columns places(TileForm form, std::size_t row) const;

  const State& state_;
  const Player& player_;
  std::array<Columns, kRows> threatened_{};
  Columns ships_ = 0;
  Columns warriors_ = 0;
  Columns ships_to_come_ = 0;  // columns where the next ships may lie
  int rounds_ = 0;             // scorings to come, small and large
  int larges_ = 0;             // large scorings to come
  int hunger_ = 0;             // mouths at the end beyond those fed today
  int boatsmen_ahead_ = 0;     // of the best rival
  std::size_t dearest_ = 0;    // the last slot with a pair
  // What is asked several times a decision is found once; kUnknown until then.
  std::array<int, kTileForms> best_tile_{};
  std::array<int, kRows> waiting_{};
  int islands_ahead_ = 0;
  int longest_of_all_ = kUnknown;  // once it is known, islands_ahead_ is
};

}  // namespace meadhall::vikings_bots
