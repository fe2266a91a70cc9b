#include <algorithm>
#include <array>
#include <utility>

#include "app/app.h"
#include "core/scan.h"

// What is said while a match is looked back on.

namespace meadhall::app {
namespace {

struct Speed {
  std::string_view word;
  int quarters;
};
constexpr std::array<Speed, 4> kSpeeds = {{{"0.5", 2}, {"1", 4}, {"2", 8}, {"4", 16}}};

}  // namespace

App::Done App::replay_command(std::string_view line) {
  if (line == "since") return replay_since();
  if (line == "variation") return next_variation();
  if (line == "replay off" || line == "play on") {
    if (!replay_.on) return Error{Message("app.replay_not_on")};
    leave_replay();
    return Result<void>();
  }
  Scanner scan(line);
  const std::string_view word = scan.word();
  scan.skip_spaces();
  const Timeline timeline(*match_);
  const std::size_t now = timeline.now();

  if (word == "step" || word == "turn" || word == "round") {
    const auto by = scan.number<int>();
    if (!by || !scan.done() || *by == 0) {
      return Error{Message("app.unknown_command").with("line", std::string(line))};
    }
    if (*by > 0 && timeline.latest()) return Error{Message("app.replay_at_end")};
    if (*by < 0 && now == 0) return Error{Message("app.replay_at_start")};
    const auto most = static_cast<std::int64_t>(timeline.moves());
    const std::int64_t step = static_cast<std::int64_t>(now) + *by;
    look_at(timeline, word == "turn" ? timeline.by_turns(now, *by)
                      : word == "round"
                          ? timeline.by_rounds(now, *by)
                          : static_cast<std::size_t>(std::clamp<std::int64_t>(step, 0, most)));
    // One step on is seen as it was played.
    if (word == "step" && *by == 1) fresh_ = match_->events_of(match_->current());
    return Result<void>();
  }

  if (word != "replay") return std::nullopt;
  if (timeline.moves() == 0) return Error{Message("app.replay_nothing")};
  const std::string_view how = scan.rest();
  if (how.empty()) {
    look_at(timeline, now);
  } else if (how == "live") {
    look_at(timeline, timeline.moves());
    leave_replay();
  } else if (how == "start") {
    look_at(timeline, 0);
  } else if (how == "end") {
    look_at(timeline, timeline.moves());
  } else if (how == "play") {
    // From the end it begins anew.
    look_at(timeline, timeline.latest() ? 0 : now);
    replay_.playing = true;
  } else if (how == "pause") {
    replay_.playing = replay_.returns = false;
  } else if (how == "next") {
    // What a replay that plays does by itself.
    const bool returns = replay_.returns;
    if (!replay_.playing || timeline.latest()) return Error{Message("app.replay_at_end")};
    look_at(timeline, now + 1);
    fresh_ = match_->events_of(match_->current());
    const bool goes_on = match_->can_redo();
    replay_.playing = goes_on;
    replay_.returns = goes_on && returns;
    if (!goes_on && returns) leave_replay();
  } else if (scan.take("speed ")) {
    const auto speed = std::ranges::find(kSpeeds, scan.rest(), &Speed::word);
    if (speed == kSpeeds.end()) return Error{Message("app.replay_speeds")};
    replay_.quarters = speed->quarters;
  } else if (scan.take("move ")) {
    const auto moment = scan.number<std::size_t>();
    if (!moment || !scan.done() || *moment > timeline.moves()) {
      return Error{Message("app.replay_moves").with("most", static_cast<int>(timeline.moves()))};
    }
    look_at(timeline, *moment);
  } else {
    return Error{Message("app.unknown_command").with("line", std::string(line))};
  }
  return Result<void>();
}

void App::look_at(const Timeline& timeline, std::size_t moment) {
  replay_ = {.on = true, .quarters = replay_.quarters};
  if (moment != timeline.now()) {
    // A moment of the timeline is always there.
    static_cast<void>(match_->go_to(timeline.node(moment)));
  }
  after_walking();
}

void App::leave_replay() {
  replay_ = {.quarters = replay_.quarters};
  after_walking();
}

// What happened since the player to act had ended their turn before this one.
Result<void> App::replay_since() {
  const Timeline timeline(*match_);
  if (timeline.moves() == 0) return Error{Message("app.replay_nothing")};
  const auto moment = timeline.since_own_turn(*match_);
  if (!moment) return Error{Message("app.replay_nobody_acts")};
  if (*moment == timeline.moves()) return Error{Message("app.replay_nothing_since")};
  look_at(timeline, *moment);
  replay_.playing = replay_.returns = true;
  return {};
}

// Where more than one move was tried, the next of them is the one to go on with.
Result<void> App::next_variation() {
  const Match::Node here = match_->current();
  const std::vector<Match::Node> ways = ways_on(*match_, here);
  if (ways.size() < 2) return Error{Message("app.replay_one_way")};
  const Timeline timeline(*match_);
  const auto now = std::ranges::find(ways, timeline.node(timeline.now() + 1));
  const Match::Node next = now == ways.end() || now + 1 == ways.end() ? ways.front() : *(now + 1);
  // There and back: so it becomes the way walked last.
  static_cast<void>(match_->go_to(next));
  static_cast<void>(match_->go_to(here));
  replay_ = {.on = true, .quarters = replay_.quarters};
  after_walking();
  return {};
}

}  // namespace meadhall::app
