#pragma once

#include <vector>

#include "games/contract.h"

namespace meadhall {

// Collects what happens while a move is applied. The rules take a pointer to one, null where nobody
// listens: then no message is built and applying stays fast.
struct Journal {
  std::vector<Event> events;

  void choice(Seat seat, Message message) {
    events.push_back({.kind = Event::Kind::choice, .message = std::move(message), .seat = seat});
  }
  void outcome(Message message) {
    events.push_back({.kind = Event::Kind::outcome, .message = std::move(message)});
  }
  void outcome(Seat seat, Message message) {
    events.push_back({.kind = Event::Kind::outcome, .message = std::move(message), .seat = seat});
  }
  void heading(Message message) {
    events.push_back({.kind = Event::Kind::scoring, .message = std::move(message)});
  }
};

}  // namespace meadhall
