#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "app/app.h"
#include "table/match/lesson_card.h"

// The decision at hand as any table shows it, worked out once a change and not once a frame.

namespace meadhall::table::match {

struct Decision {
  Position shown;                // as the viewer may see it; nothing is drawn from another one
  std::optional<Seat> actor{};   // who is asked; nobody once the match is over
  std::optional<Seat> mover{};   // who made the latest move; nobody at the start
  std::optional<Move> latest{};  // that move
  // The answers offered: none in a replay and while a bot is to move, the marked move alone in a
  // lesson.
  MoveList moves;
  bool mid_turn = false;  // the actor made the latest move, too, and their turn goes on
  LessonCard lesson;
  std::string question;                     // without who is asked, with the challenge it is about
  std::string_view topic;                   // the chapter of the rules about it
  std::string topic_told;                   // "Rules: Paying."
  std::string where;                        // in the match: "Round 3, move 34"
  std::array<std::string, kMaxSeats> bots;  // by seat: "A bot plays here: karl."; empty for people
};

// A game's part in the decision at hand.
struct DecisionHooks {
  // True if the decision at hand begins a turn: Escape takes nothing back then. Null: each does.
  bool (*begins_turn)(const Position& shown) = nullptr;
  // True if a move is chosen on a board, and so has no button in a lesson. Null: none is.
  bool (*on_board)(Move move) = nullptr;
};

// Takes in what the app shows now.
void refresh(Decision& decision, const app::App& app, const DecisionHooks& hooks);

}  // namespace meadhall::table::match
