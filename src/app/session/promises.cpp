#include "app/session/promises.h"

#include <algorithm>

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

Message promise_told(const Match& match, std::size_t number) {
  const Promise& promise = match.notebook().promises()[number];
  return Message("notebook.line")
      .with("number", static_cast<int>(number + 1))
      .with("round", match.game().round_of(match.position_at(promise.made)))
      .with("player", promise.by)
      .with("words", promise.words);
}

}  // namespace meadhall::app
