#include "games/journal.h"

namespace meadhall {

void Journal::heading(Message&& message) {
  events.push_back({.kind = Event::Kind::scoring, .message = std::move(message)});
}

void Journal::moved(const Transfer& transfer) {
  MUST(!events.empty());
  if (transfer.n > 0) events.back().moved.push_back(transfer);
}

void Journal::tell(Event::Kind kind, std::uint8_t what, std::optional<Seat> seat,
                   Message&& message) {
  events.push_back({.kind = kind, .what = what, .message = std::move(message), .seat = seat});
}

}  // namespace meadhall
