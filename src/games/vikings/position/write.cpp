#include <algorithm>
#include <bit>
#include <span>

#include "games/position_text/writer.h"
#include "games/vikings/moves.h"
#include "games/vikings/options.h"
#include "games/vikings/position/words.h"
#include "games/vikings/workshop.h"

namespace meadhall::vikings {
namespace {

using position_text::PositionList;
using position_text::PositionText;
using OfVikings = std::array<std::uint8_t, kVikingKinds>;
using OfSpecials = std::array<std::uint8_t, kSpecialKinds>;

std::string_view word_of(Tile tile) { return kTileWords[static_cast<std::size_t>(tile)]; }

// A tile, a building or nothing, with a mark where a viking stands: "M1!".
std::string cell_words(const Player& player, Cell cell) {
  constexpr std::array<std::string_view, kBuildings> kBuildingWords = {"B1", "B2", "B3", "B4"};
  std::string words(word_of(tile_at(player.homeland, cell)));
  for (std::size_t building = 0; building < kBuildings; ++building) {
    const bool here = player.building_at[building] == cell && building_lies(player, building);
    if (here) words = kBuildingWords[building];
  }
  const Columns bit = column_bit(cell.column);
  if (cell.row < kRows && (player.homeland.rows[cell.row].vikings & bit) != 0) words += '!';
  return words;
}

// "noble", "2 nobles", "2 fishermen"
void add(PositionText& text, int n, Viking kind) {
  const std::string name(viking_name(kind));
  if (n == 1) {
    text.add(name);
  } else if (name.ends_with("man")) {
    text.counted(n, name.substr(0, name.size() - 2) + "en");
  } else {
    text.counted(n, name + "s");
  }
}

class Writer {
 public:
  explicit Writer(const State& state)
      : state_(state),
        text_(kPositionHeader, state.player_count, option_specs(), write_options(state.options)) {}

  std::string write() {
    add_flow();
    add_auction();
    add_vikings("drawn", state_.drawn);
    add_wheel();
    add_purchase();
    add_boat();
    add_reserves();
    add_face_down();
    for (std::size_t i = 0; i < state_.player_count; ++i) add_player(seat_at(i));
    return text_.take();
  }

 private:
  void add_flow() {
    text_.add("round ").add(state_.round).add("\nleads ").add(state_.start_player);
    const std::string_view step = kStepWords[static_cast<std::size_t>(state_.step)];
    text_.add("\nturn ").add(state_.turn).add(": ").add(step).add("\n");
    if (state_.turned > 0) text_.add("turned ").add(state_.turned).add("\n");
  }

  void add_auction() {
    PositionList auction(text_, "auction");
    if (state_.auction.bid > 0) {
      auction.item().add("bid ").add(state_.auction.bid).add(" by ").add(state_.auction.leader);
    }
    for (std::size_t i = 0; i < state_.player_count; ++i) {
      if ((state_.auction.left >> i & 1U) != 0) auction.item().add("out ").add(seat_at(i));
    }
  }

  void add_vikings(std::string_view keyword, const OfVikings& of_kind) {
    PositionList list(text_, keyword);
    for (std::size_t kind = 0; kind < kVikingKinds; ++kind) {
      if (of_kind[kind] > 0) add(list.item(), of_kind[kind], static_cast<Viking>(kind));
    }
  }

  static void add_specials(PositionList& list, const OfSpecials& of_kind) {
    for (std::size_t kind = 0; kind < kSpecialKinds; ++kind) {
      if (of_kind[kind] == 0) continue;
      list.item().counted(of_kind[kind], special_name(static_cast<Special>(kind)));
    }
  }

  void add_wheel() {
    PositionList wheel(text_, "wheel");
    std::size_t last = kSlots;
    while (last > 0 && state_.wheel[last - 1].empty()) --last;
    for (std::size_t slot = 0; slot < last; ++slot) {
      const Pair& pair = state_.wheel[slot];
      wheel.item().add(word_of(pair.tile));
      if (has_viking(state_, slot)) text_.add(" ").add(viking_name(pair.viking));
    }
  }

  void add_purchase() {
    if (viking_in_hand(state_)) {
      text_.add("buying: ");
      if (!state_.pending.empty()) text_.add(word_of(state_.pending.tile)).add(" ");
      text_.add(viking_name(state_.pending.viking)).add(" for ").add(state_.price);
      if (state_.step == Step::stand) text_.add(", laid ").add(cell_text(state_.laid));
      const bool follows = state_.step == Step::special || state_.step == Step::swap;
      if (state_.dearest != 0 && !follows) text_.add(", dearest");
      text_.add("\n");
    }
    if (state_.step == Step::swap) {
      text_.add("swapping ").add(special_name(state_.swapping)).add("\n");
    }
  }

  void add_boat() {
    const Boat& boat = state_.boat;
    PositionList list(text_, "boat");
    if (boat.on_tile != 0) list.item().add("tile");
    for (std::size_t kind = 0; kind < kRows; ++kind) {
      if ((boat.kinds >> kind & 1U) == 0) continue;
      const int of_kind = std::has_single_bit(boat.kinds) ? boat.carried : 1;
      add(list.item(), of_kind, static_cast<Viking>(kind));
    }
  }

  // What lies beside the table, and what has left it. Tiles replaced by buildings are not named:
  // the buildings in the homelands say so.
  void add_reserves() {
    add_vikings("bag", state_.bag);
    add_vikings("gone", state_.gone);
    std::array<std::uint8_t, kTileKinds> tiles = state_.discarded;
    for (const Player& player : state_.players) {
      for (std::size_t building = 0; building < kBuildings; ++building) {
        if (!building_lies(player, building)) continue;
        --tiles[static_cast<std::size_t>(Tile::middle_1) + building];
      }
    }
    {
      PositionList discarded(text_, "discarded");
      for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
        if (tiles[kind] > 0) discarded.item().counted(tiles[kind], kTileWords[kind]);
      }
      add_specials(discarded, state_.spent);
    }
    if (state_.options.specials == 0) return;
    PositionList offered(text_, "offered");
    for (const Special special : state_.face_up) {
      offered.item().add(special == Special::none ? "-" : special_name(special));
    }
  }

  // One line for each face-down stack of twelve, then the special tiles.
  void add_face_down() {
    if (state_.hidden != 0) {
      text_.add("hidden\n");
      return;
    }
    for (std::size_t first = state_.revealed; first < kStack; first += kSlots) {
      PositionList next(text_, "next");
      for (std::size_t i = first; i < first + kSlots; ++i)
        next.item().add(word_of(state_.stack[i]));
    }
    if (state_.options.specials != 0) {
      PositionList next(text_, "next");
      for (std::size_t i = state_.specials_revealed; i < kSpecials; ++i) {
        next.item().add(special_name(state_.special_stack[i]));
      }
    }
    text_.add_luck(state_.rng);
  }

  void add_player(Seat seat) {
    const Player& player = state_.at(seat);
    text_.add("\nplayer ").add(seat).add(": ").add(player.gold).add(" gold, ");
    text_.add(player.points).add(" points\n");
    add_sources("  gold", player.gold_from, kGoldWords);
    add_sources("  points", player.points_from, kPointWords);
    add_homeland(player);
    add_vikings("  waiting", player.waiting);
    OfSpecials aside = player.specials;
    for (std::size_t building = 0; building < kBuildings; ++building) {
      if (!building_lies(player, building)) continue;
      aside[static_cast<std::size_t>(Special::building_1) + building] = 0;
    }
    {
      PositionList specials(text_, "  specials");
      add_specials(specials, aside);
    }
    if (player.forfeited != 0) text_.add("  forfeited\n");
  }

  // What was there at the start is not named: it is the rest.
  void add_sources(std::string_view keyword, std::span<const std::int16_t> amounts,
                   std::span<const std::string_view> names) {
    PositionList sources(text_, keyword);
    for (std::size_t i = 1; i < amounts.size(); ++i) {
      if (amounts[i] != 0) sources.item().add(amounts[i]).add(" ").add(names[i]);
    }
  }

  // All six rows in aligned columns, from the ships down, if anything lies in one of them.
  void add_homeland(const Player& player) {
    Columns used = player.homeland.all_ships();
    for (const IslandRow& row : player.homeland.rows) used |= row.tiles();
    if (used == 0) return;
    const auto columns = static_cast<std::uint8_t>(std::bit_width(used));
    std::array<std::string, kRows + 1> rows;
    for (std::uint8_t row = 0; row <= kShipRow; ++row) rows[row] = {' ', ' ', row_letter(row)};
    for (std::uint8_t column = 0; column < columns; ++column) {
      std::size_t width = 0;
      for (const std::string& row : rows) width = std::max(width, row.size() + 2);
      for (std::uint8_t row = 0; row <= kShipRow; ++row) {
        rows[row].resize(width, ' ');
        rows[row] += cell_words(player, {row, column});
      }
    }
    for (std::size_t row = rows.size(); row-- > 0;) text_.add(rows[row]).add("\n");
  }

  const State& state_;
  PositionText text_;
};

}  // namespace

std::string write_position(const State& state) { return Writer(state).write(); }

}  // namespace meadhall::vikings
