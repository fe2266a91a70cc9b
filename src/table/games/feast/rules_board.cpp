#include "table/games/feast/rules_board.h"

#include <algorithm>

#include "games/feast/ids.h"

namespace meadhall::table::feast_table {
namespace {

std::string_view take_part(std::string_view& word) {
  const std::string_view part = word.substr(0, word.find('/'));
  word.remove_prefix(std::min(word.size(), part.size() + 1));
  return part;
}

std::uint8_t coordinate(char letter) {
  return static_cast<std::uint8_t>(std::string_view("0123456789abcd").find(letter));
}

}  // namespace

RulesBoard rules_board(std::string_view word) {
  RulesBoard board;
  board.sheet = feast::sheet_named(take_part(word)).value_or(feast::Sheet::home);
  const feast::Board& printed = feast::board(board.sheet);
  board.width = printed.width;
  board.height = printed.height;
  const std::string_view window = take_part(word);
  board.large = window.size() == 4;
  if (board.large) {
    board.from = {coordinate(window[0]), coordinate(window[1])};
    board.width = coordinate(window[2]);
    board.height = coordinate(window[3]);
    board.whole = board.width == printed.width && board.height == printed.height;
  }
  while (!word.empty()) {
    std::string_view part = take_part(word);
    const bool wrong = part.ends_with('!');
    if (wrong) part.remove_suffix(1);
    const std::string_view spot = part.substr(part.size() - 2);
    const feast::Spot at{coordinate(spot[0]), coordinate(spot[1])};
    part.remove_suffix(3);
    const feast::Item item = feast::item_named(part).value_or(feast::Item::silver);
    const std::span<const feast::Shape> ways = feast::ways_to_lay(item);
    const auto barred = [&](const feast::Shape& way) {
      return feast::bar_to(board.sheet, board.cover, item, way, at);
    };
    const auto legal = std::ranges::find(ways, feast::Bar::none, barred);
    const feast::Shape& way = legal == ways.end() ? ways.front() : *legal;
    board.tiles.push_back({item, way, at, wrong, barred(way)});
    if (legal != ways.end()) feast::lay(board.sheet, board.cover, item, way, at);
  }
  return board;
}

}  // namespace meadhall::table::feast_table
