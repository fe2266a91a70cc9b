#include "app/session/deeds.h"

#include <utility>

#include "bots/bot.h"
#include "bots/promises.h"

namespace meadhall::app {

std::vector<Event> events_told(const Match& match, Match::Node node) {
  std::vector<Event> events = match.events_of(node);
  if (node == Match::kStart) return events;
  const Match::Node parent = match.parent_of(node);
  bool told = false;
  for (Event& event : events) {
    if (!event.seat || match.start().seats[index(*event.seat)].bot == 0) continue;
    Message reason =
        bots::counsel(match.game())
            .reason(match.position_at(parent), match.move_of(node), match.position_at(node), event);
    // A word may be kept by what needs no other reason: then the last line says so.
    if (reason.empty() && (told || &event != &events.back())) continue;
    if (bots::keeps_word(match, node, *event.seat)) reason = Message("bot.keeps_word");
    if (reason.empty()) continue;
    event.message = Message(kBecause)
                        .with("told", Message::List{std::move(event.message)})
                        .with("reason", Message::List{std::move(reason)});
    told = true;
  }
  return events;
}

}  // namespace meadhall::app
