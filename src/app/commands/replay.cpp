#include <algorithm>
#include <array>
#include <cstdint>

#include "app/commands/commands.h"
#include "app/session/deeds.h"
#include "core/scan.h"

// What is said while a match is looked back on.

namespace meadhall::app {
namespace {

struct Speed {
  std::string_view word;
  int quarters;
};
constexpr std::array<Speed, 4> kSpeeds = {{{"0.5", 2}, {"1", 4}, {"2", 8}, {"4", 16}}};

bool has_moves(const AppState& app) {
  return app.match().can_take_back() || app.match().can_redo();
}
bool is_on(const AppState& app) { return app.session().replay.on; }
bool plays(const AppState& app) { return app.session().replay.playing; }
bool goes_on(const AppState& app) { return app.match().can_redo(); }
bool goes_back(const AppState& app) { return app.match().can_take_back(); }

void look_at(AppState& app, const Timeline& timeline, std::size_t moment) {
  app.session().look_at(timeline, moment);
  app.after_walking();
}

void leave(AppState& app) {
  app.session().replay = {.quarters = app.session().replay.quarters};
  app.after_walking();
}

Result<void> turn_off(AppState& app, std::string_view) {
  if (!is_on(app)) return Error{Message("app.replay_not_on")};
  leave(app);
  return {};
}

// By so many moves, turns or rounds, "1" or "-1".
Result<void> step_by(AppState& app, std::string_view rest, std::string_view what) {
  const auto by = whole_number<int>(rest);
  if (!by || *by == 0) return unknown_command(std::string(what) + " " + std::string(rest));
  const Timeline timeline(app.match());
  const std::size_t now = timeline.now();
  if (*by > 0 && timeline.latest()) return Error{Message("app.replay_at_end")};
  if (*by < 0 && now == 0) return Error{Message("app.replay_at_start")};
  const auto most = static_cast<std::int64_t>(timeline.moves());
  const std::int64_t step = static_cast<std::int64_t>(now) + *by;
  look_at(app, timeline,
          what == "turn"    ? timeline.by_turns(now, *by)
          : what == "round" ? timeline.by_rounds(now, *by)
                            : static_cast<std::size_t>(std::clamp<std::int64_t>(step, 0, most)));
  // One step on is seen as it was played.
  if (what == "step" && *by == 1) app.happened(app.session().events_told(app.match().current()));
  return {};
}
Result<void> step(AppState& app, std::string_view rest) { return step_by(app, rest, "step"); }
Result<void> turn(AppState& app, std::string_view rest) { return step_by(app, rest, "turn"); }
Result<void> round(AppState& app, std::string_view rest) { return step_by(app, rest, "round"); }

// To the n-th of `moments` after this one, or before it where n is below 0. `none`: the sentence
// that there is no such moment.
Result<void> jump(AppState& app, std::string_view line, std::string_view rest,
                  const Timeline& timeline, const std::vector<std::size_t>& moments,
                  std::string_view none) {
  const auto by = whole_number<std::int64_t>(rest);
  if (!by || *by == 0) return unknown_command(std::string(line) + " " + std::string(rest));
  const auto after = std::ranges::upper_bound(moments, timeline.now()) - moments.begin();
  const auto before = std::ranges::lower_bound(moments, timeline.now()) - moments.begin();
  const auto count = static_cast<std::int64_t>(moments.size());
  // Far away there is none, however far.
  const std::int64_t step = std::clamp(*by, -count - 1, count + 1);
  const std::int64_t at = step > 0 ? after + step - 1 : before + step;
  if (at < 0 || at >= count) return Error{Message(none)};
  look_at(app, timeline, moments[static_cast<std::size_t>(at)]);
  return {};
}

Result<void> decision(AppState& app, std::string_view rest) {
  const Timeline timeline(app.match());
  return jump(app, "decision", rest, timeline, timeline.own_decisions(app.match()),
              "app.replay_no_decision");
}

// The scoring is seen as it was played.
Result<void> scoring(AppState& app, std::string_view rest) {
  const Timeline timeline(app.match());
  Result<void> jumped =
      jump(app, "scoring", rest, timeline, timeline.scorings(app.match()), "app.replay_no_scoring");
  if (jumped) app.happened(app.session().events_told(app.match().current()));
  return jumped;
}

// Looks back at a moment that `choose` names.
template <typename Choose>
Result<void> look_from(AppState& app, Choose choose) {
  const Timeline timeline(app.match());
  if (timeline.moves() == 0) return Error{Message("app.replay_nothing")};
  look_at(app, timeline, choose(timeline));
  return {};
}

Result<void> look_here(AppState& app, std::string_view) {
  return look_from(app, [](const Timeline& timeline) { return timeline.now(); });
}

Result<void> to_start(AppState& app, std::string_view) {
  return look_from(app, [](const Timeline&) { return std::size_t{0}; });
}

Result<void> to_end(AppState& app, std::string_view) {
  return look_from(app, [](const Timeline& timeline) { return timeline.moves(); });
}

Result<void> to_live(AppState& app, std::string_view) {
  Result<void> looked = to_end(app, {});
  if (looked) leave(app);
  return looked;
}

// From the end it begins anew.
Result<void> play_on_by_itself(AppState& app, std::string_view) {
  Result<void> looked = look_from(app, [](const Timeline& timeline) {
    return timeline.latest() ? std::size_t{0} : timeline.now();
  });
  if (looked) app.session().replay.playing = true;
  return looked;
}

Result<void> pause(AppState& app, std::string_view) {
  if (!has_moves(app)) return Error{Message("app.replay_nothing")};
  app.session().replay.playing = app.session().replay.returns = false;
  return {};
}

// What a replay that plays does by itself.
Result<void> next(AppState& app, std::string_view) {
  const Timeline timeline(app.match());
  const bool returns = app.session().replay.returns;
  if (!plays(app) || timeline.latest()) return Error{Message("app.replay_at_end")};
  look_at(app, timeline, timeline.now() + 1);
  std::vector<Event> events = app.session().events_told(app.match().current());
  const bool more = goes_on(app);
  app.session().replay.playing = more;
  app.session().replay.returns = more && returns;
  if (!more && returns) leave(app);
  app.happened(std::move(events));
  return {};
}

Result<void> set_speed(AppState& app, std::string_view rest) {
  const auto speed = std::ranges::find(kSpeeds, rest, &Speed::word);
  if (speed == kSpeeds.end()) return Error{Message("app.replay_speeds")};
  app.session().replay.quarters = speed->quarters;
  return {};
}

Result<void> to_move(AppState& app, std::string_view rest) {
  const auto moment = whole_number<std::size_t>(rest);
  const Timeline timeline(app.match());
  if (timeline.moves() == 0) return Error{Message("app.replay_nothing")};
  if (!moment || *moment > timeline.moves()) {
    return Error{Message("app.replay_moves").with("most", static_cast<int>(timeline.moves()))};
  }
  look_at(app, timeline, *moment);
  return {};
}

// Alone nothing happens between two turns.
bool can_see_since(const AppState& app) {
  return has_moves(app) && !app.match().over() && app.match().start().seats.size() > 1;
}

// What happened since the player to act had ended their turn before this one.
Result<void> since(AppState& app, std::string_view) {
  const Timeline timeline(app.match());
  if (timeline.moves() == 0) return Error{Message("app.replay_nothing")};
  if (app.handing_over()) {
    // Whoever a link brought the match to has the device.
    const Seat actor = *app.session().actor();
    if (!app.session().arrived) return Error{Message("app.hand_over_first").with("player", actor)};
    app.session().holder = actor;
    app.session().arrived = false;
  }
  const auto moment = timeline.since_own_turn(app.match());
  if (!moment) return Error{Message("app.replay_nobody_acts")};
  if (*moment == timeline.moves()) return Error{Message("app.replay_nothing_since")};
  look_at(app, timeline, *moment);
  app.session().replay.playing = app.session().replay.returns = true;
  return {};
}

bool has_ways(const AppState& app) {
  return ways_on(app.match(), app.match().current()).size() > 1;
}

// Where more than one move was tried, the next of them is the one to go on with.
Result<void> next_variation(AppState& app, std::string_view) {
  Match& match = app.match();
  const Match::Node here = match.current();
  const std::vector<Match::Node> ways = ways_on(match, here);
  if (ways.size() < 2) return Error{Message("app.replay_one_way")};
  const Timeline timeline(match);
  const auto now = std::ranges::find(ways, timeline.node(timeline.now() + 1));
  const Match::Node way = now == ways.end() || now + 1 == ways.end() ? ways.front() : *(now + 1);
  // There and back: so it becomes the way walked last.
  static_cast<void>(match.go_to(way));
  static_cast<void>(match.go_to(here));
  app.session().replay = {.on = true, .quarters = app.session().replay.quarters};
  app.after_walking();
  return {};
}

constexpr std::array<Command, 18> kLaterList = {{
    {"replay", "", kOwnTable, "app.replay", has_moves, look_here},
    {"since", "", kOwnTable, "app.since", can_see_since, since, Manner::unseen},
    {"step", "<n>", kOwnTable, "app.step_on", has_moves, step},
    {"turn", "<n>", kOwnTable, "app.turn_on", has_moves, turn},
    {"round", "<n>", kOwnTable, "app.round_on", has_moves, round},
    {"decision", "<n>", kOwnTable, "app.decision_on", has_moves, decision},
    {"scoring", "<n>", kOwnTable, "app.scoring_on", has_moves, scoring},
    {"replay start", "", kOwnTable, "app.replay_start", goes_back, to_start},
    {"replay end", "", kOwnTable, "app.replay_end", goes_on, to_end},
    {"replay move", "<n>", kOwnTable, "command.replay_move", has_moves, to_move},
    {"replay play", "", kOwnTable, "command.replay_play", has_moves, play_on_by_itself},
    {"replay pause", "", kOwnTable, "command.replay_pause", plays, pause},
    {"replay next", "", kOwnTable, "", plays, next},
    {"replay speed", "0.5|1|2|4", kOwnTable, "command.replay_speed", nullptr, set_speed},
    {"variation", "", kOwnTable, "app.variation", has_ways, next_variation},
    {"play on", "", kOwnTable, "app.play_on", is_on, turn_off},
    {"replay off", "", kOwnTable, "", is_on, turn_off},
    {"replay live", "", kOwnTable, "app.replay_live", has_moves, to_live},
}};

}  // namespace

constinit const CommandList kReplayCommands = {kLaterList, true};

}  // namespace meadhall::app
