#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "app/app.h"
#include "bots/task.h"
#include "table/kit/widgets.h"
#include "table/match/decision.h"
#include "table/match/motion.h"

// The state that the parts of any table share while one frame is drawn. A game's table adds its own
// by deriving from it, and has it drawn by TableScreen; hooks (table_hooks.h) are function pointers
// that get the Stage they are drawn on, and the game takes it for what it made it (static_cast).

namespace meadhall::table::match {

struct Stage {
  Frame& frame;
  const Decision& decision;
  Motion& motion;
  std::size_t players = 0;
  std::optional<Seat> actor{};             // who is asked; nobody once the match is over
  std::span<const std::string> bots{};     // by seat: what is told of the bot that plays there
  Seat shown{};                            // whose boards are the large ones
  std::optional<Seat> back_to{};           // whose they would be, had nobody asked for another's
  bool fresh = false;                      // the position is a new one
  bool quiet = false;                      // something lies over the table: nothing explains itself
  bool telling = false;                    // of it, a scoring: where the question would stand
  bool flat = false;                       // laid out for a phone held sideways
  bool on_card = false;                    // narrow: what the question offers is chosen on its card
  bool at_once = false;                    // an answer needs no second touch: a lesson waits for it
  std::span<const bots::Advice> advice{};  // a second opinion that is being read
  std::optional<std::size_t> advised{};    // which of it is pointed at

  // Filled while drawing: what is pointed at, and where its explanation should hang.
  std::optional<Inspectable> thing{};
  Rect thing_area{};
  int swept = 0;  // by a finger over a board: 1 to the next seat, −1 to the one before
  // And what was asked for: whose boards are to be the large ones, the log where it has no room of
  // its own, a second opinion, the result once more.
  std::optional<Seat> chosen{};
  bool wants_log = false;
  bool wants_opinion = false;
  bool wants_result = false;
  Rect scoring_area{};  // where a scoring may be told without covering a board

  bool acts(Seat seat) const { return actor == seat; }
  const SeatInfo& seat_info(Seat seat) const {
    return frame.app.match().start().seats[index(seat)];
  }
  void point(Inspectable at, const Rect& area) {
    frame.tip.reset();
    thing = at;
    thing_area = area;
  }
  // The same for something that only the table explains; the words must outlive the frame.
  void tell(std::string_view title, std::string_view words, const Rect& area) {
    thing.reset();
    frame.tip = {area, title, words};
  }
  // A thing that only explains itself, on `area`.
  void thing_at(const TargetName& name, Inspectable about, const Rect& area) {
    const Contact contact = frame.targets.add(name, area, Role::thing);
    if (contact.pointed) point(about, area);
    if (contact.focused) focus_ring(frame, area, 4);
  }
  // With a finger the first touch only points, so that what it means is seen before it is done.
  bool sure(bool pointed_before) const {
    return at_once || !frame.targets.finger() || pointed_before;
  }
};

}  // namespace meadhall::table::match
