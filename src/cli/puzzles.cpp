// Finds positions with one clearly best move in matches that bots play: challenges for players.

#include <algorithm>
#include <utility>
#include <vector>

#include "bots/task.h"
#include "cli/answer.h"
#include "cli/verbs.h"
#include "match/link.h"

namespace meadhall::cli {
namespace {

constexpr int kSketched = 300;         // playouts that pick the positions worth a closer look
constexpr int kSure = 2000;            // playouts of each search that is asked besides
constexpr std::size_t kFewest = 3;     // moves to choose from
constexpr int kApart = 80;             // per mille: by how much the best move wins more often
constexpr std::size_t kMostDaily = 3;  // of a match

struct Puzzle {
  std::size_t moves = 0;  // made before it
  int difficulty = 1;
  int lead = 0;  // over the second best move, in hundredths of a point
  std::string link;
  std::vector<bots::Advice> advice;
  std::string answer;  // the same as bots told it
};

bool stands_out(int lead, int apart, int wanted) { return lead >= wanted && apart >= kApart; }

// The hardest first, and of these the one that leads by most.
bool is_before(const Puzzle& one, const Puzzle& other) {
  return std::pair(one.difficulty, one.lead) > std::pair(other.difficulty, other.lead);
}

// As src/app/teaching/daily.h has them; "-" stands for no preset.
std::string daily_line(const Setup& setup, std::string_view preset, const Puzzle& puzzle,
                       const Game& game) {
  return std::to_string(setup.seed) + ' ' + std::to_string(setup.players) + ' ' +
         std::string(preset) + ' ' + std::to_string(puzzle.moves) + ' ' +
         std::to_string(puzzle.difficulty) + ' ' + game.text(puzzle.advice[0].move);
}

// Whether searches with other luck find the same move, and it stands out for each of them.
bool stays_best(const Match& match, Move best, int wanted, std::uint64_t searches) {
  for (std::uint64_t luck = 1; luck <= searches; ++luck) {
    const auto search = bots::begin_search(match.game(), match.position(), {.playouts = kSure},
                                           match.start().setup.seed + luck);
    while (!search->advance(kSure)) {
    }
    const std::vector<bots::MoveStats> seen = search->ranking();
    const bool found = seen[0].move == best && stands_out(seen[0].margin - seen[1].margin,
                                                          seen[0].chance - seen[1].chance, wanted);
    if (!found) return false;
  }
  return true;
}

// What a closer look says of the decision at hand; nothing where no move stands out.
std::optional<Puzzle> examine(const Match& match, int wanted, std::uint64_t sure) {
  const Game& game = match.game();
  const std::uint64_t seed = match.start().setup.seed;
  MoveList moves;
  game.legal(match.position(), moves);
  if (moves.size() < kFewest) return std::nullopt;
  const auto sketch = bots::begin_search(game, match.position(), {.playouts = kSketched}, seed);
  while (!sketch->advance(kSketched)) {
  }
  const std::vector<bots::MoveStats> seen = sketch->ranking();
  if (seen.size() < kFewest || seen[1].tries == 0) return std::nullopt;
  if (!stands_out(seen[0].margin - seen[1].margin, seen[0].chance - seen[1].chance, wanted)) {
    return std::nullopt;
  }
  Result<bots::Task> task = bots::Task::begin(bots::ask_hint(match));
  if (!task) return std::nullopt;
  while (!task.value().advance(1000)) {
  }
  Puzzle puzzle{.moves = match.line().size(),
                .link = write_link(match),
                .advice = {},
                .answer = task.value().answer()};
  const auto advice = bots::read_hint(game, puzzle.answer);
  if (!advice || advice->size() < 2) return std::nullopt;
  puzzle.advice = *advice;
  const bots::Advice& best = puzzle.advice[0];
  puzzle.lead = best.margin - puzzle.advice[1].margin;
  if (!stands_out(puzzle.lead, best.chance - puzzle.advice[1].chance, wanted)) return std::nullopt;
  if (!stays_best(match, best.move, wanted, sure)) return std::nullopt;
  puzzle.difficulty = bots::difficulty(game, match.position(), best.move, seed);
  return puzzle;
}

void write(JsonWriter& json, const Puzzle& puzzle) {
  json.object().key("difficulty").number(puzzle.difficulty);
  json.key("lead").decimal(puzzle.lead / 100.0, 2);
  json.key("link").string(puzzle.link).key("answer").string(puzzle.answer).end_object();
}

}  // namespace

Result<std::string> find_puzzles(Call& call) {
  const Game& game = *call.game;
  const auto games = call.arguments.number("games", 10, 1, 100'000);
  if (!games) return games.error();
  const auto lead = call.arguments.number("lead", 3, 1, 50);
  if (!lead) return lead.error();
  const auto sure = call.arguments.number("sure", 0, 0, 100);
  if (!sure) return sure.error();
  const auto wanted = static_cast<int>(100 * lead.value());
  const Result<Setup> wish = read_setup(call, game);
  if (!wish) return wish.error();
  std::string text;
  JsonWriter json;
  const bool daily = call.arguments.has("daily");
  const std::string_view preset = call.arguments.value("preset").value_or("-");
  json.object().key(daily ? "daily" : "puzzles").array();
  for (std::uint64_t i = 0; i < games.value(); ++i) {
    MatchStart start{.game = &game, .setup = wish.value(), .seats = {}};
    start.setup.seed += i;
    for (std::uint8_t seat = 0; seat < start.setup.players; ++seat) {
      const Message name = Message("cli.print.player").with("seat", seat + 1);
      start.seats.push_back({call.speaker().say(name), seat});
    }
    Result<Match> begun = Match::begin(std::move(start));
    if (!begun) return begun.error();
    Match& match = begun.value();
    std::vector<Puzzle> found;
    while (!match.over()) {
      if (auto puzzle = examine(match, wanted, sure.value())) {
        found.push_back(std::move(*puzzle));
      }
      const Move move =
          bots::choose(match.game(), match.position(), bots::kPuzzler, match.start().setup.seed);
      if (Result<void> played = match.play(move); !played) return played.error();
    }
    if (daily) {
      std::ranges::sort(found, is_before);
      found.resize(std::min(found.size(), kMostDaily));
    }
    for (const Puzzle& puzzle : found) {
      if (daily) {
        const std::string line = daily_line(match.start().setup, preset, puzzle, game);
        text += line + "\n";
        json.string(line);
        continue;
      }
      text += "difficulty " + std::to_string(puzzle.difficulty) + ", lead " +
              decimal(puzzle.lead / 100.0, 1) + ": " + match.game().text(puzzle.advice[0].move) +
              "\n" + puzzle.link + "\n";
      write(json, puzzle);
    }
  }
  json.end_array().end_object();
  return call.json ? line_of(json) : text;
}

}  // namespace meadhall::cli
