#include "app/session/promises.h"

#include <algorithm>

#include "bots/promises.h"

namespace meadhall::app {

std::vector<std::size_t> promises_so_far(const Match& match) {
  const std::vector<Match::Node> line = match.line();
  const auto promises = match.notebook().promises();
  std::vector<std::size_t> made;
  for (std::size_t i = 0; i < promises.size(); ++i) {
    const Match::Node node = promises[i].made;
    if (node == Match::kStart || std::ranges::find(line, node) != line.end()) made.push_back(i);
  }
  return made;
}

std::vector<Message> asked_of_persons(const Match& match) {
  std::vector<Message> asked;
  for (const bots::Asked& each : bots::asked_by_bots(match)) {
    const Seat by = each.phrase.by;
    if (match.start().seats[index(by)].bot != 0 || match.is_remote(by)) continue;
    asked.push_back(Message("notebook.asks")
                        .with("bot", each.bot)
                        .with("player", by)
                        .with("words", Message::List{each.phrase.words}));
  }
  return asked;
}

std::array<PromiseCount, kMaxSeats> promises_kept(const Match& match) {
  std::array<PromiseCount, kMaxSeats> all{};
  for (const std::size_t number : promises_so_far(match)) {
    const Promise& promise = match.notebook().promises()[number];
    PromiseCount& its = all[index(promise.by)];
    if (promise.fate == Promise::Fate::kept) ++its.kept;
    if (promise.fate == Promise::Fate::broken) ++its.broken;
  }
  return all;
}

Message promise_told(const Match& match, std::size_t number) {
  const Promise& promise = match.notebook().promises()[number];
  return Message("notebook.line")
      .with("number", static_cast<int>(number + 1))
      .with("round", match.game().round_of(match.position_at(promise.made)))
      .with("player", promise.by)
      .with("words", promise.words);
}

}  // namespace meadhall::app
