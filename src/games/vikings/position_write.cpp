#include <algorithm>
#include <bit>
#include <vector>

#include "games/vikings/moves.h"
#include "games/vikings/options.h"
#include "games/vikings/position.h"
#include "games/vikings/position_words.h"

namespace meadhall::vikings {
namespace {

using Words = std::vector<std::string>;

std::string counted(int n, std::string_view name) {
  return (n == 1 ? "" : std::to_string(n) + " ") + std::string(name);
}

std::string_view word_of(Tile tile) { return kTileWords[static_cast<std::size_t>(tile)]; }

std::string seat_number(Seat seat) { return std::to_string(index(seat) + 1); }

// "noble", "2 nobles", "2 fishermen".
std::string vikings(int n, Viking kind) {
  std::string name(viking_name(kind));
  if (n != 1 && name.ends_with("man")) {
    name[name.size() - 2] = 'e';
  } else if (n != 1) {
    name += 's';
  }
  return counted(n, name);
}

Words counted_vikings(const std::array<std::uint8_t, kVikingKinds>& of_kind) {
  Words words;
  for (std::size_t kind = 0; kind < kVikingKinds; ++kind) {
    if (of_kind[kind] > 0) words.push_back(vikings(of_kind[kind], static_cast<Viking>(kind)));
  }
  return words;
}

Words counted_specials(const std::array<std::uint8_t, kSpecialKinds>& of_kind) {
  Words words;
  for (std::size_t kind = 0; kind < kSpecialKinds; ++kind) {
    if (of_kind[kind] > 0) {
      words.push_back(counted(of_kind[kind], special_name(static_cast<Special>(kind))));
    }
  }
  return words;
}

// A tile, a building or nothing, with a mark where a viking stands: "M1!".
std::string cell_words(const Player& player, Cell cell) {
  const auto building = std::ranges::find(player.building_at, cell);
  const bool built = cell != kNowhere && building != player.building_at.end();
  std::string words = built ? "B" + std::to_string(building - player.building_at.begin() + 1)
                            : std::string(word_of(tile_at(player.homeland, cell)));
  const bool inhabited =
      cell.row < kRows && (player.homeland.rows[cell.row].vikings & column_bit(cell.column)) != 0;
  return inhabited ? words + "!" : words;
}

class Writer {
 public:
  explicit Writer(const State& state) : state_(state) {}

  std::string write() {
    line(std::string(kPositionHeader));
    line("players " + std::to_string(state_.player_count));
    add_options();
    add_flow();
    add_decision();
    add_reserves();
    add_face_down();
    for (std::size_t i = 0; i < state_.player_count; ++i) add_player(i);
    return std::move(text_);
  }

 private:
  void line(const std::string& words) { text_ += words + "\n"; }

  // Nothing where there is nothing to say.
  void list(std::string_view keyword, const Words& words) {
    if (words.empty()) return;
    text_ += keyword;
    std::string_view separator = ": ";
    for (const std::string& each : words) {
      text_ += separator;
      text_ += each;
      separator = ", ";
    }
    text_ += "\n";
  }

  // Options lie in the state as the indexes of their values, but for the points at the start.
  void add_options() {
    auto values = std::bit_cast<std::array<std::uint8_t, sizeof(Options)>>(state_.options);
    values[0] = state_.options.start_points == 0 ? 1 : 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
      const OptionSpec& spec = option_specs()[i];
      if (values[i] == spec.standard) continue;
      line("option " + std::string(spec.id) + " " + std::string(spec.values[values[i]]));
    }
  }

  void add_flow() {
    line("round " + std::to_string(state_.round));
    line("leads " + seat_number(state_.start_player));
    line("turn " + seat_number(state_.turn) + ": " +
         std::string(kStepWords[static_cast<std::size_t>(state_.step)]));
    if (state_.turned > 0) line("turned " + std::to_string(state_.turned));
  }

  void add_decision() {
    Words auction;
    if (state_.auction.bid > 0) {
      auction.push_back("bid " + std::to_string(state_.auction.bid) + " by " +
                        seat_number(state_.auction.leader));
    }
    for (std::size_t i = 0; i < state_.player_count; ++i) {
      if ((state_.auction.left >> i & 1U) != 0) auction.push_back("out " + std::to_string(i + 1));
    }
    list("auction", auction);
    list("drawn", counted_vikings(state_.drawn));
    add_wheel();
    add_purchase();
    if (state_.swapping != Special::none) {
      line("swapping " + std::string(special_name(state_.swapping)));
    }
    Words boat;
    if (state_.boat.on_tile != 0) boat.emplace_back("tile");
    for (std::size_t kind = 0; kind < kRows; ++kind) {
      if ((state_.boat.kinds >> kind & 1U) == 0) continue;
      const int of_kind = std::has_single_bit(state_.boat.kinds) ? state_.boat.carried : 1;
      boat.push_back(vikings(of_kind, static_cast<Viking>(kind)));
    }
    list("boat", boat);
  }

  void add_wheel() {
    Words pairs;
    std::size_t last = kSlots;
    while (last > 0 && state_.wheel[last - 1].empty()) --last;
    for (std::size_t slot = 0; slot < last; ++slot) {
      const Pair& pair = state_.wheel[slot];
      std::string words(word_of(pair.tile));
      if (has_viking(state_, slot)) words += " " + std::string(viking_name(pair.viking));
      pairs.push_back(words);
    }
    list("wheel", pairs);
  }

  void add_purchase() {
    if (!viking_in_hand(state_)) return;
    std::string words = "buying: ";
    if (!state_.pending.empty()) words += std::string(word_of(state_.pending.tile)) + " ";
    words +=
        std::string(viking_name(state_.pending.viking)) + " for " + std::to_string(state_.price);
    if (state_.step == Step::stand) words += ", laid " + cell_text(state_.laid);
    if (state_.dearest != 0 && state_.step != Step::special && state_.step != Step::swap) {
      words += ", dearest";
    }
    line(words);
  }

  // What lies beside the table, and what has left it. Tiles replaced by buildings are not named:
  // the buildings in the homelands say so.
  void add_reserves() {
    list("bag", counted_vikings(state_.bag));
    list("gone", counted_vikings(state_.gone));
    std::array<std::uint8_t, kTileKinds> discarded = state_.discarded;
    for (const Player& player : state_.players) {
      for (std::size_t building = 0; building < kBuildings; ++building) {
        if (!building_lies(player, building)) continue;
        --discarded[static_cast<std::size_t>(Tile::middle_1) + building];
      }
    }
    Words words;
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
      if (discarded[kind] > 0) words.push_back(counted(discarded[kind], kTileWords[kind]));
    }
    for (std::string& special : counted_specials(state_.spent)) words.push_back(std::move(special));
    list("discarded", words);
    Words offered;
    for (const Special special : state_.face_up) {
      offered.emplace_back(special == Special::none ? "-" : special_name(special));
    }
    if (state_.options.specials != 0) list("offered", offered);
  }

  // One line for each face-down stack of twelve, then the special tiles.
  void add_face_down() {
    if (state_.hidden != 0) return line("hidden");
    Words words;
    for (std::size_t i = state_.revealed; i < kStack; ++i) {
      words.emplace_back(word_of(state_.stack[i]));
      if (words.size() < kSlots && i + 1 < kStack) continue;
      list("next", words);
      words.clear();
    }
    for (std::size_t i = state_.specials_revealed; i < kSpecials; ++i) {
      if (state_.options.specials != 0) words.emplace_back(special_name(state_.special_stack[i]));
    }
    list("next", words);
    constexpr std::string_view kDigits = "0123456789abcdef";
    const std::uint64_t luck = std::bit_cast<std::array<std::uint64_t, 2>>(state_.rng)[0];
    std::string digits;
    for (unsigned shift = 64; shift > 0; shift -= 4) digits += kDigits[luck >> (shift - 4) & 15U];
    line("luck " + digits);
  }

  void add_player(std::size_t i) {
    const Player& player = state_.players[i];
    line("");
    line("player " + std::to_string(i + 1) + ": " + std::to_string(player.gold) + " gold, " +
         std::to_string(player.points) + " points");
    add_sources("gold", player.gold_from, kGoldWords);
    add_sources("points", player.points_from, kPointWords);
    add_homeland(player);
    list("  waiting", counted_vikings(player.waiting));
    std::array<std::uint8_t, kSpecialKinds> aside = player.specials;
    for (std::size_t building = 0; building < kBuildings; ++building) {
      if (building_lies(player, building)) {
        aside[static_cast<std::size_t>(Special::building_1) + building] = 0;
      }
    }
    list("  specials", counted_specials(aside));
    if (player.forfeited != 0) line("  forfeited");
  }

  // What was there at the start is not named: it is the rest.
  template <class Amounts, class Names>
  void add_sources(std::string_view keyword, const Amounts& amounts, const Names& names) {
    Words words;
    for (std::size_t i = 1; i < amounts.size(); ++i) {
      if (amounts[i] == 0) continue;
      words.push_back(std::to_string(amounts[i]) + " " + std::string(names[i]));
    }
    list("  " + std::string(keyword), words);
  }

  // All six rows in aligned columns, from the ships down, if anything lies in one of them.
  void add_homeland(const Player& player) {
    Columns used = player.homeland.all_ships();
    for (const IslandRow& row : player.homeland.rows) used |= row.tiles();
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
    for (std::size_t row = rows.size(); row-- > 0 && columns > 0;) line(rows[row]);
  }

  const State& state_;
  std::string text_;
};

}  // namespace

std::string write_position(const State& state) { return Writer(state).write(); }

}  // namespace meadhall::vikings
