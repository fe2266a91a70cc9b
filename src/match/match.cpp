#include "match/match.h"

#include <algorithm>

#include "core/clean_text.h"
#include "core/must.h"

namespace meadhall {
namespace {

Result<void> check_seats(const MatchStart& start) {
  if (start.seats.size() != start.setup.players) {
    return Error{Message("match.seats")
                     .with("players", static_cast<int>(start.setup.players))
                     .with("seats", static_cast<int>(start.seats.size()))};
  }
  for (std::size_t i = 0; i < start.seats.size(); ++i) {
    const SeatInfo& seat = start.seats[i];
    const auto number = static_cast<int>(i + 1);
    if (!is_clean_line(seat.name, kMaxNameBytes)) {
      return Error{
          Message("match.name").with("seat", number).with("most", static_cast<int>(kMaxNameBytes))};
    }
    if (seat.colour >= kSeatColours) {
      return Error{Message("match.colour").with("seat", number)};
    }
    if (seat.bot > kMostBot) {
      return Error{Message("match.bot").with("seat", number).with("most", int{kMostBot})};
    }
    for (std::size_t other = 0; other < i; ++other) {
      if (start.seats[other].name == seat.name) {
        return Error{Message("match.same_name").with("name", seat.name)};
      }
      if (start.seats[other].colour == seat.colour) {
        return Error{Message("match.same_colour")
                         .with("seat", static_cast<int>(other + 1))
                         .with("other", number)};
      }
    }
  }
  return {};
}

}  // namespace

Match::Match(MatchStart start, const Position& first) : start_(std::move(start)) {
  here_ = first;
  add({}, first);
}

std::span<const std::byte> Match::state_at(Node node) const {
  MUST(node < steps_.size());
  const std::size_t size = here_.bytes().size();
  return std::span(states_).subspan(node * size, size);
}

void Match::stand_at(Node node) {
  current_ = node;
  here_ = position_at(node);
}

void Match::add(const Step& step, const Position& after) {
  steps_.push_back(step);
  const std::span<const std::byte> state = after.bytes();
  states_.insert(states_.end(), state.begin(), state.end());
}

Result<Match> Match::begin(MatchStart start) {
  Result<std::string> data = read_figures(*start.game, start.setup.data);
  if (!data) return data.error();
  start.setup.data = std::move(data).value();
  const Result<Position> first = start.game->setup(start.setup);
  if (!first) return first.error();
  if (const Result<void> seats = check_seats(start); !seats) return seats.error();
  return Match(std::move(start), first.value());
}

bool Match::bot_acts_at(Node node) const {
  const std::optional<Seat> actor = game().actor(position_at(node));
  return actor && start_.seats[index(*actor)].bot != 0;
}

Result<void> Match::play(Move move) {
  for (Node tried = steps_[current_].first_child; tried != kStart; tried = steps_[tried].sibling) {
    if (steps_[tried].move != move) continue;
    steps_[current_].next = tried;
    steps_[tried].joined = false;
    stand_at(tried);
    return {};
  }
  Position after = here_;
  if (Result<void> made = game().apply(after, move); !made) return made;
  if (steps_.size() > kMaxMatchMoves) {
    return Error{Message("match.full").with("most", static_cast<int>(kMaxMatchMoves))};
  }
  const auto node = static_cast<Node>(steps_.size());
  add({.move = move,
       .parent = current_,
       .sibling = steps_[current_].first_child,
       .reveals = game().reveals(here_, move)},
      after);
  steps_[current_].first_child = steps_[current_].next = node;
  current_ = node;
  here_ = after;
  return {};
}

Result<void> Match::may_play(std::span<const Move> deed) const {
  Position tried = here_;
  const std::optional<Seat> who = game().actor(here_);
  for (std::size_t i = 0; i < deed.size(); ++i) {
    if (i > 0 && game().actor(tried) != who) {
      return Error{Message("match.deed_ends").with("move", game().text(deed[i - 1]))};
    }
    if (Result<void> made = game().apply(tried, deed[i]); !made) return made;
  }
  if (steps_.size() + deed.size() > kMaxMatchMoves + 1) {
    return Error{Message("match.full").with("most", static_cast<int>(kMaxMatchMoves))};
  }
  return {};
}

Result<void> Match::play(std::span<const Move> deed) {
  if (Result<void> may = may_play(deed); !may) return may;
  for (std::size_t i = 0; i < deed.size(); ++i) {
    static_cast<void>(play(deed[i]));  // it was tried
    steps_[current_].joined = i > 0;
  }
  return {};
}

// Where the match stood before the deed that led to `end`.
Match::Node Match::start_of_deed(Node end) const {
  Node node = end;
  while (steps_[node].joined) node = steps_[node].parent;
  return steps_[node].parent;
}

bool Match::reveals_since(Node start) const {
  for (Node node = current_; node != start; node = steps_[node].parent) {
    if (steps_[node].reveals) return true;
  }
  return false;
}

bool Match::began_like(const Match& other) const {
  return &game() == &other.game() && start_.setup == other.start_.setup &&
         start_.seats == other.start_.seats;
}

Result<void> Match::walk_like(const Match& other) {
  if (!began_like(other)) return Error{Message("match.another_start")};
  const Node before = current_;
  stand_at(kStart);
  for (const Node node : other.line()) {
    if (Result<void> walked = play(other.move_of(node)); !walked) {
      static_cast<void>(go_to(before));  // it is there
      return walked;
    }
  }
  return {};
}

void Match::set_remote(Seat seat, bool remote) {
  MUST(index(seat) < start_.seats.size() && start_.seats[index(seat)].bot == 0);
  static_assert(kMaxSeats <= 8);
  const unsigned bit = 1U << index(seat);
  remote_ = static_cast<std::uint8_t>(remote ? remote_ | bit : remote_ & ~bit);
}

Result<void> Match::undo() {
  if (current_ == kStart) return Error{Message("match.nothing_to_undo")};
  if (reveals_since(start_of_deed(current_))) return Error{Message("match.undo_stops")};
  return take_back();
}

Result<void> Match::take_back() {
  if (current_ == kStart) return Error{Message("match.nothing_to_undo")};
  const Node start = start_of_deed(current_);
  for (Node undone = current_; undone != start; undone = steps_[undone].parent) {
    steps_[steps_[undone].parent].next = undone;
  }
  stand_at(start);
  return {};
}

Result<void> Match::redo() {
  if (!can_redo()) return Error{Message("match.nothing_to_redo")};
  do {
    stand_at(steps_[current_].next);
  } while (can_redo() && steps_[steps_[current_].next].joined);
  return {};
}

std::size_t Match::deeds_undone() const {
  std::size_t deeds = 0;
  for (Node node = steps_[current_].next; node != kStart; node = steps_[node].next) {
    if (!steps_[node].joined) ++deeds;
  }
  return deeds;
}

Result<void> Match::go_to(Node node) {
  if (node >= steps_.size()) {
    return Error{Message("match.no_such_place").with("node", std::to_string(node))};
  }
  stand_at(node);
  for (Node child = node; child != kStart; child = steps_[child].parent) {
    steps_[steps_[child].parent].next = child;
  }
  return {};
}

Result<void> Match::leave_out(Node node) {
  // The deeds from it on, the last one first: where each ends.
  std::vector<Node> ends;
  bool found = false;
  Node begins = current_;
  while (!found && begins != kStart) {
    ends.push_back(begins);
    begins = start_of_deed(begins);
    for (Node step = ends.back(); step != begins; step = steps_[step].parent) {
      found = found || step == node;
    }
  }
  if (!found) return Error{Message("match.no_such_place").with("node", std::to_string(node))};
  if (reveals_since(begins)) return Error{Message("match.undo_stops")};
  const Node before = current_;
  stand_at(begins);
  ends.pop_back();
  for (; !ends.empty(); ends.pop_back()) {
    std::vector<Move> deed;
    for (Node step = ends.back(), start = start_of_deed(ends.back()); step != start;
         step = steps_[step].parent) {
      deed.push_back(steps_[step].move);
    }
    std::ranges::reverse(deed);
    if (Result<void> made = play(deed); !made) {
      static_cast<void>(go_to(before));  // it is there
      return Error{
          Message("match.needed").with("why", Message::List{std::move(made).error().message})};
    }
  }
  return {};
}

std::vector<Match::Node> Match::line_from(Node from) const {
  std::vector<Node> nodes;
  for (Node node = current_; node != from; node = steps_[node].parent) nodes.push_back(node);
  std::ranges::reverse(nodes);
  return nodes;
}

std::vector<Match::Node> Match::whole_line() const {
  std::vector<Node> nodes = line();
  for (Node node = steps_[current_].next; node != kStart; node = steps_[node].next) {
    nodes.push_back(node);
  }
  return nodes;
}

std::vector<Event> Match::events_of(Node node) const {
  if (node == kStart) return game().opening(start_.setup);
  return game().narrate(position_at(steps_[node].parent), steps_[node].move);
}

}  // namespace meadhall
