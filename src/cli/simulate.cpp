#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>

#include "cli/answer.h"
#include "cli/statistics.h"
#include "cli/verbs.h"
#include "core/hash.h"
#include "match/start_text.h"

namespace meadhall::cli {
namespace {

// What is to be played, each in turn.
struct Plan {
  const Game& game;
  std::uint64_t games;
  std::uint64_t seed;
  std::vector<std::uint8_t> players;
  std::vector<OptionValues> options;
  std::string data{};  // figures of its own
};

struct Tally {
  std::uint64_t decisions = 0;
  std::uint64_t signature = 0;  // of how each match ended, in order
  double seconds = 0;           // of the playing alone
  Results results;
};

Result<Plan> read_plan(const Call& call) {
  const GameInfo& info = call.game->info;
  const auto games = call.arguments.number("games", 1000, 1, 1'000'000'000);
  if (!games) return games.error();
  const auto seed = call.arguments.number("seed", 1, 0, 1'000'000'000'000);
  if (!seed) return seed.error();
  const auto players =
      call.arguments.number("players", info.min_players, info.min_players, info.max_players);
  if (!players) return players.error();
  Plan plan{.game = *call.game, .games = games.value(), .seed = seed.value()};
  const bool said = call.arguments.has("players");
  for (int count = info.min_players; count <= info.max_players; ++count) {
    if (said && count != static_cast<int>(players.value())) continue;
    plan.players.push_back(static_cast<std::uint8_t>(count));
  }
  for (OptionValues& options : all_preset_mixes(info)) {
    if (Result<void> chosen = apply_choices(call, info, options); !chosen) return chosen.error();
    const auto same = [&](const OptionValues& other) { return std::ranges::equal(other, options); };
    if (std::ranges::none_of(plan.options, same)) plan.options.push_back(options);
  }
  Result<std::string> data = read_figures(call, plan.game);
  if (!data) return data.error();
  plan.data = std::move(data).value();
  return plan;
}

// Plays one match with moves drawn by `rng`, all of them as likely.
Result<Position> play_out(const Game& game, const Setup& setup, Rng& rng, Tally& tally) {
  Result<Position> position = game.setup(setup);
  if (!position) return position;
  MoveList moves;
  while (game.actor(position.value())) {
    game.legal(position.value(), moves);
    const std::uint32_t pick = rng.below(static_cast<std::uint32_t>(moves.size()));
    if (Result<void> made = game.apply(position.value(), moves[pick]); !made) return made.error();
    ++tally.decisions;
  }
  return position;
}

Result<Tally> play(const Plan& plan) {
  using Clock = std::chrono::steady_clock;
  Tally tally;
  for (std::uint64_t i = 0; i < plan.games; ++i) {
    Setup setup;
    setup.seed = plan.seed + i;
    setup.players = plan.players[i % plan.players.size()];
    setup.options = plan.options[(i / plan.players.size()) % plan.options.size()];
    setup.data = plan.data;
    Rng rng(setup.seed * 2 + 1);
    const auto begin = Clock::now();
    const Result<Position> end = play_out(plan.game, setup, rng, tally);
    tally.seconds += std::chrono::duration<double>(Clock::now() - begin).count();
    if (!end) return end.error();
    const std::uint64_t pair[] = {tally.signature, plan.game.hash(end.value())};
    tally.signature = hash_bytes(pair, sizeof pair);
    tally.results.add(plan.game.score(end.value()));
  }
  return tally;
}

std::string signature_of(const Tally& tally) {
  char digits[17];
  std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(tally.signature));
  return digits;
}

double share_of(const SeatResults& seat) {
  return seat.wins / static_cast<double>(seat.points.count());
}

std::vector<std::string> row_of(std::string title, const Spread& points) {
  return {std::move(title), decimal(points.mean(), 2), std::to_string(points.least()),
          std::to_string(points.most()), decimal(points.deviation(), 2)};
}

std::string told(const Call& call, const Plan& plan, const Tally& tally) {
  const text::Speaker speaker = call.speaker();
  const double games = static_cast<double>(plan.games);
  const double decisions = static_cast<double>(tally.decisions);
  std::string text = in_columns({{"games", std::to_string(plan.games)},
                                 {"decisions", std::to_string(tally.decisions)},
                                 {"seconds", decimal(tally.seconds, 3)},
                                 {"games per second", decimal(games / tally.seconds, 0)},
                                 {"decisions per second", decimal(decisions / tally.seconds, 0)}});
  int number = 0;
  for (const SeatResults& seat : tally.results.seats()) {
    const Message name = Message("cli.print.player").with("seat", ++number);
    text += "\n" + speaker.say(name) + ": games " + std::to_string(seat.points.count()) +
            ", win share " + decimal(share_of(seat), 4) + "\n";
    std::vector<std::vector<std::string>> rows = {{"", "mean", "min", "max", "deviation"}};
    for (const SeatResults::Category& each : seat.categories) {
      rows.push_back(row_of(speaker.say(each.id), each.points));
    }
    rows.push_back(row_of(speaker.say("cli.print.total"), seat.points));
    text += in_columns(rows);
  }
  return text + "\n";
}

void write_spread(JsonWriter& json, const Spread& points) {
  json.object().key("mean").decimal(points.mean(), 4).key("min").number(points.least());
  json.key("max").number(points.most()).key("deviation").decimal(points.deviation(), 4);
  json.end_object();
}

void write_tally(JsonWriter& json, const Plan& plan, const Tally& tally) {
  const double games = static_cast<double>(plan.games);
  const double decisions = static_cast<double>(tally.decisions);
  json.key("game").string(plan.game.info.id);
  json.key("games").number(static_cast<std::int64_t>(plan.games));
  json.key("decisions").number(static_cast<std::int64_t>(tally.decisions));
  json.key("seconds").decimal(tally.seconds, 6);
  json.key("games_per_second").decimal(games / tally.seconds, 1);
  json.key("decisions_per_second").decimal(decisions / tally.seconds, 1);
  json.key("seats").array();
  int number = 0;
  for (const SeatResults& seat : tally.results.seats()) {
    json.object().key("seat").number(++number).key("games").number(seat.points.count());
    json.key("win_share").decimal(share_of(seat), 6).key("points");
    write_spread(json, seat.points);
    json.key("categories").object();
    for (const SeatResults::Category& each : seat.categories) {
      json.key(each.id);
      write_spread(json, each.points);
    }
    json.end_object().end_object();
  }
  json.end_array();
}

}  // namespace

Result<std::string> simulate(Call& call) {
  const Result<Plan> plan = read_plan(call);
  if (!plan) return plan.error();
  const Result<Tally> tally = play(plan.value());
  if (!tally) return tally.error();
  const bool only_signature = call.arguments.has("signature");
  if (call.json) {
    JsonWriter json;
    json.object();
    if (!only_signature) write_tally(json, plan.value(), tally.value());
    json.key("signature").string(signature_of(tally.value())).end_object();
    return line_of(json);
  }
  const std::string signature = "signature  " + signature_of(tally.value()) + "\n";
  return only_signature ? signature : told(call, plan.value(), tally.value()) + signature;
}

}  // namespace meadhall::cli
