// A house with one game: what this program defines is not taken from the library.

#include <array>

#include "app/teaching/teaching.h"
#include "bots/game_bots.h"
#include "games/registry.h"
#include "games/workshops.h"
#include "table/tables.h"
#include "tests/tiny/game.h"
#include "tests/tiny/guide.h"
#include "tests/tiny/table.h"

namespace meadhall {

std::span<const Game* const> all_games() {
  static const std::array<const Game*, 1> games = {&tiny::game()};
  return games;
}

const Game* find_game(std::string_view id) { return id == "tiny" ? &tiny::game() : nullptr; }

const FullGame& full(const Game&) { return tiny::game(); }

namespace bots {

std::span<const GameBots* const> all_game_bots() {
  static constexpr GameBots kTiny = game_bots<tiny::State, tiny::kGuide>("tiny");
  static constexpr std::array kBots = {&kTiny};
  return kBots;
}

}  // namespace bots

namespace app {

std::span<const Teaching> all_teaching() { return {}; }

}  // namespace app

namespace table {

std::span<const GameTable* const> game_tables() {
  static const std::array kTables = {&tiny_table_record()};
  return kTables;
}

}  // namespace table
}  // namespace meadhall
