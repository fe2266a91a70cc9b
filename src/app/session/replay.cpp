#include "app/session/replay.h"

#include <algorithm>

namespace meadhall::app {

Timeline::Timeline(const Match& match) : nodes_(match.whole_line()) {
  nodes_.insert(nodes_.begin(), Match::kStart);
  now_ = match.line().size();
  std::vector<std::uint8_t> ways(match.node_count());
  for (Match::Node node = 1; node < match.node_count(); ++node) {
    std::uint8_t& count = ways[match.parent_of(node)];
    if (count < 2) ++count;
  }
  const Game& game = match.game();
  int last_round = 0;
  std::optional<Seat> last_actor;
  for (std::size_t moment = 0; moment < nodes_.size(); ++moment) {
    const Position here = match.position_at(nodes_[moment]);
    const int round = game.round_of(here);
    const std::optional<Seat> actor = game.actor(here);
    const bool new_round = moment == 0 || round != last_round;
    if (new_round) rounds_.push_back(moment);
    if (new_round || actor != last_actor) turns_.push_back(moment);
    if (ways[nodes_[moment]] > 1) forks_.push_back(moment);
    last_round = round;
    last_actor = actor;
  }
}

std::size_t Timeline::walk(const std::vector<std::size_t>& begins, std::size_t from, int by) const {
  for (; by > 0; --by) {
    const auto next = std::ranges::upper_bound(begins, from);
    if (next == begins.end()) return moves();
    from = *next;
  }
  for (; by < 0; ++by) {
    const auto here = std::ranges::lower_bound(begins, from);
    if (here == begins.begin()) return 0;
    from = *std::prev(here);
  }
  return from;
}

std::vector<std::size_t> Timeline::own_decisions(const Match& match) const {
  const auto& seats = match.start().seats;
  const auto actor = [&](std::size_t moment) {
    return match.game().actor(match.position_at(nodes_[moment]));
  };
  const auto is_person = [&](Seat seat) { return seats[index(seat)].bot == 0; };
  const bool alone = std::ranges::count(seats, 0, &SeatInfo::bot) == 1;
  std::optional<Seat> self = alone ? std::nullopt : actor(moves());
  if (self && !is_person(*self)) self.reset();
  std::vector<std::size_t> moments;
  for (std::size_t moment = 0; moment < nodes_.size(); ++moment) {
    const std::optional<Seat> seat = actor(moment);
    if (seat && is_person(*seat) && (!self || seat == self)) moments.push_back(moment);
  }
  return moments;
}

std::vector<std::size_t> Timeline::scorings(const Match& match) const {
  std::vector<std::size_t> moments;
  for (std::size_t moment = 1; moment < nodes_.size(); ++moment) {
    const std::vector<Event> events = match.events_of(nodes_[moment]);
    if (std::ranges::find(events, Event::Kind::score, &Event::kind) != events.end()) {
      moments.push_back(moment);
    }
  }
  return moments;
}

std::optional<std::size_t> Timeline::since_own_turn(const Match& match) const {
  const Game& game = match.game();
  const auto actor = [&](std::size_t moment) {
    return game.actor(match.position_at(nodes_[moment]));
  };
  const std::optional<Seat> self = actor(moves());
  if (!self) return std::nullopt;
  // Back over what they decided of this turn, over all the others did, to what they decided last.
  std::size_t moment = *std::prev(std::ranges::upper_bound(turns_, moves()));
  while (moment > 0 && actor(moment - 1) != self) --moment;
  return moment;
}

std::vector<Match::Node> ways_on(const Match& match, Match::Node node) {
  std::vector<Match::Node> ways;
  for (Match::Node child = node + 1; child < match.node_count(); ++child) {
    if (match.parent_of(child) == node) ways.push_back(child);
  }
  return ways;
}

}  // namespace meadhall::app
