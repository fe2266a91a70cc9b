#include "app/session/deeds.h"

#include <utility>

#include "bots/bot.h"
#include "bots/promises.h"

namespace meadhall::app {

namespace {

void tell_why(Event& event, Message reason) {
  event.message = Message(kBecause)
                      .with("told", Message::List{std::move(event.message)})
                      .with("reason", Message::List{std::move(reason)});
}

}  // namespace

std::vector<Event> events_told(const Match& match, Match::Node node) {
  std::vector<Event> events = match.events_of(node);
  if (node == Match::kStart) return events;
  const Match::Node parent = match.parent_of(node);
  const auto is_by_bot = [&](const Event& event) {
    return event.seat && match.start().seats[index(*event.seat)].bot != 0;
  };
  bool told = false;
  for (Event& event : events) {
    if (!is_by_bot(event)) continue;
    Message reason = bots::reason_of(match.game(), match.position_at(parent), match.move_of(node),
                                     match.position_at(node), event);
    if (reason.empty()) continue;
    if (bots::keeps_word(match, node, *event.seat)) reason = Message("bot.keeps_word");
    tell_why(event, std::move(reason));
    told = true;
  }
  // A word may be kept by what needs no other reason.
  if (told || events.empty() || !is_by_bot(events.back())) return events;
  if (bots::keeps_word(match, node, *events.back().seat)) {
    tell_why(events.back(), Message("bot.keeps_word"));
  }
  return events;
}

}  // namespace meadhall::app
