#pragma once

#include <optional>

#include "app/app.h"
#include "core/seat.h"
#include "table/table.h"

namespace meadhall::table {

// Lets a bot that has decided move once what went before has been seen: nothing is on its way any
// more, and no scoring is being told; where only bots play, nobody is there to send it away. The
// moves of one turn follow each other; between two turns there is a breath.
class BotPause {
 public:
  // Between two refreshes of the screen, `now` in seconds. `seen`: true if all that happened so far
  // has been drawn.
  void go_on(app::App& app, const Table& table, double now, bool seen, bool reduced_motion);

 private:
  double still_since_ = 0;
  std::optional<Seat> mover_;  // of the bot that moved last
};

}  // namespace meadhall::table
