#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "games/contract.h"
#include "table/kit/drawn_screen.h"
#include "table/kit/frame.h"
#include "table/kit/icons.h"

// The record of a game's drawings, found by the game's id. Everything else on the screen is shared
// and knows no game. A null pointer means that the game has nothing of the kind.

namespace meadhall::table {

// How an event stands in the log. Its sign: one of the house, or pieces of the game, 0 where there
// are fewer than two.
struct LogSign {
  std::optional<Icon> icon{};
  std::uint8_t piece = 0;
  std::uint8_t beside = 0;
  bool begins_round = false;
  bool passing = false;  // a step of something that is told as a whole when it is done
};

// The pictures in a game's chapters of the rules.
struct RulesPictures {
  // The size of the picture `id`, in places across and down.
  Point (*size)(std::string_view id);
  // Draws it from the top left corner of `area`, its places `unit` wide, in a frame that fills
  // `area`.
  void (*draw)(Paint& paint, std::string_view id, const Rect& area, float unit);
  // A single piece, beside a line of a list.
  void (*draw_piece)(Paint& paint, std::string_view id, const Rect& area);
};

// Pieces by which colours are chosen in the settings.
struct Preview {
  // A few, side by side in four squares from `first` on.
  void (*draw_pieces)(Paint& paint, const Rect& first);
  // One of the six kinds that are told apart by colour.
  void (*draw_kind)(Paint& paint, std::size_t kind, Point center, float radius);
};

struct GameTable {
  std::string_view game;  // its id

  // Its door in the hall: what the game is about, by its catalogue id, and a picture that fills
  // `area`.
  std::string_view hall_line;
  void (*door_picture)(Paint& paint, const Rect& area);

  // The table at which a match is played; null: the one for all games (match/plain_table.h).
  std::unique_ptr<DrawnScreen> (*table)() = nullptr;
  // Draws what a seat has on the table, at a glance; `position` as whoever looks may see it.
  void (*glance)(Paint& paint, const Position& position, Seat seat, const Rect& area) = nullptr;
  // What tells seats apart beside their colours, in a square `size` wide; null: their numbers.
  void (*draw_mark)(Paint& paint, std::size_t seat, Point center, float size, Colour ink) = nullptr;
  LogSign (*sign_of)(const Event& event) = nullptr;
  void (*draw_piece)(Paint& paint, std::uint8_t piece, const Rect& square, float opacity) = nullptr;
  const RulesPictures* rules = nullptr;
  const Preview* preview = nullptr;
  std::unique_ptr<DrawnScreen> (*almanac)() = nullptr;
};

// Every game has a record.
inline const GameTable& table_of(const Frame& frame, std::string_view game) {
  return **std::ranges::find(frame.games, game, &GameTable::game);
}

}  // namespace meadhall::table
