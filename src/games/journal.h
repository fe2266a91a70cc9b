#pragma once

#include <utility>
#include <vector>

#include "games/contract.h"

namespace meadhall {

// Collects what happens while a move is applied. The rules take a pointer to one, null where nobody
// listens: then no message is built and applying stays fast. `what` is of the game's own
// enumeration (see Event::what).
struct Journal {
  std::vector<Event> events;

  template <class What>
  void choice(What what, Seat seat, Message&& message) {
    tell(Event::Kind::choice, static_cast<std::uint8_t>(what), seat, std::move(message));
  }
  template <class What>
  void outcome(What what, Message&& message) {
    tell(Event::Kind::outcome, static_cast<std::uint8_t>(what), std::nullopt, std::move(message));
  }
  template <class What>
  void outcome(What what, Seat seat, Message&& message) {
    tell(Event::Kind::outcome, static_cast<std::uint8_t>(what), seat, std::move(message));
  }
  void heading(Message&& message);

  // Adds pieces that changed places to the event told last; a transfer of none is left out.
  void moved(const Transfer& transfer);

 private:
  // Out of line, like messages: it is told in hundreds of places, none of them hot.
  void tell(Event::Kind kind, std::uint8_t what, std::optional<Seat> seat, Message&& message);
};

// The same where it may be that nobody listens; the sentence of the outcome names the seat alone.
template <class What>
void happened(Journal* journal, What what, Seat seat, std::string_view sentence) {
  if (journal != nullptr) journal->outcome(what, seat, Message(sentence).with("player", seat));
}
inline void moved(Journal* journal, Piece piece, Location from, Location to, int n = 1) {
  if (journal != nullptr) journal->moved({piece, from, to, static_cast<std::int16_t>(n)});
}

}  // namespace meadhall
