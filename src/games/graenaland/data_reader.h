#pragma once

#include <array>
#include <span>

#include "core/word_reader.h"
#include "games/graenaland/data.h"

// Between reading a text of figures and figures: what was named, and where.

namespace meadhall::graenaland {

// A line's number among all lines.
constexpr std::size_t line_number(Line first, std::size_t which = 0) {
  return static_cast<std::size_t>(first) + which;
}
constexpr std::size_t layout_of(std::size_t players) { return players - kMinPlayers; }
constexpr std::size_t start_line(std::size_t players, std::size_t seat) {
  return line_number(Line::start, kMaxPlayers * layout_of(players) + seat);
}
constexpr std::size_t lands_of(std::size_t players) { return 2 * players - 1; }

// What has one price: not villages, and the army without a fortress.
template <class AnyData>
constexpr auto& price_of(AnyData& data, Construction what) {
  if (what == Construction::army) return data.army;
  if (is_work(what)) return data.works[static_cast<std::size_t>(work_of(what))];
  return data.buildings[static_cast<std::size_t>(building_of(what))];
}

// The tiles of the island for so many players.
std::span<const std::uint8_t> island_of(const Data& data, std::size_t players);

// "grain, livestock, wood"
std::string joined(std::span<const std::string_view> words);

struct DataSketch {
  bool names(std::size_t line) const { return named[line].line > 0; }

  Data data;
  std::array<TextPlace, kLines> named{};  // the word that tells each line from others of its kind
  // The tiles of the islands, and the villages of the starts, by line.
  std::array<std::array<TextPlace, kMaxLands>, kMaxPlayers - kMinPlayers + 1> island_tiles{};
  std::array<std::array<TextPlace, 2>, 15> start_villages{};
};

// "Line 3, column 5, “text”: why."
Error misplaced_figure(const TextPlace& place, Message why);

// Whether all that was named fits together, and with what was not. Errors: as misplaced_figure().
Result<void> fit_together(const DataSketch& parsed);

class DataReader : private WordReader {
 public:
  // What the text does not name is as in `before`.
  DataReader(std::string_view text, const Data& before);

  Result<Data> read();

 private:
  // Each says false where reading ends; `last()` is the place, `reason_` says why.
  bool fail(Message reason);
  bool fail(std::string_view id) { return fail(Message(id)); }
  bool number(int least, int most, std::uint8_t& value);
  bool one_of(std::span<const std::string_view> words, std::size_t& which);
  bool this_word(std::string_view wanted);
  bool numbered(std::string_view prefix, std::size_t count, std::size_t& which);
  bool resource(Resource& value);
  bool cost(Cost& value);
  bool missing(std::string_view part);
  bool names_line(std::size_t line);

  bool read_line();
  bool read_deck();
  bool read_tile();
  bool read_tile_parts(Tile& tile);
  bool read_island();
  bool read_start();
  bool read_cost();
  bool read_tokens();
  bool read_army();
  bool read_supply();
  bool read_goal();
  bool read_to_win(Line line, std::size_t most, std::uint8_t& value);
  bool read_card();

  bool reconstructed_ = false;  // this line
  Message reason_;
  DataSketch parsed_;
};

}  // namespace meadhall::graenaland
