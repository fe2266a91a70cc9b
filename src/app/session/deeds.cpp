#include "app/session/deeds.h"

#include <utility>

#include "bots/bot.h"
#include "bots/promises.h"

namespace meadhall::app {

Message because(Message told, Message reason) {
  return Message("bot.because")
      .with("told", Message::List{std::move(told)})
      .with("reason", Message::List{std::move(reason)});
}

std::vector<LogLine> lines_told(const Match& match, Match::Node node, bool bots_here) {
  std::vector<LogLine> lines;
  for (Event& event : match.events_of(node)) lines.push_back({node, std::move(event)});
  if (node == Match::kStart || !bots_here) return lines;
  const Match::Node parent = match.parent_of(node);
  bool told = false;
  for (LogLine& line : lines) {
    Event& event = line.event;
    if (!event.seat || match.start().seats[index(*event.seat)].bot == 0) continue;
    Message reason =
        bots::counsel(match.game())
            .reason(match.position_at(parent), match.move_of(node), match.position_at(node), event);
    // A word may be kept by what needs no other reason: then the last line says so.
    if (reason.empty() && (told || &line != &lines.back())) continue;
    if (bots::keeps_word(match, node, *event.seat)) reason = Message("bot.keeps_word");
    if (reason.empty()) continue;
    event.message = because(std::move(event.message), std::move(reason));
    line.reasoned = told = true;
  }
  return lines;
}

std::vector<Event> events_told(const Match& match, Match::Node node, bool bots_here) {
  std::vector<Event> events;
  for (LogLine& line : lines_told(match, node, bots_here)) events.push_back(std::move(line.event));
  return events;
}

}  // namespace meadhall::app
