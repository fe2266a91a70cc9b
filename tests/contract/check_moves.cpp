#include <algorithm>
#include <map>
#include <set>

#include "tests/contract/checks.h"
#include "tests/support/any_match.h"
#include "tests/support/words.h"
#include "text/say.h"

namespace meadhall::contract {
namespace {

// Codes that mean something nearby, that mean nothing, and any at all.
std::vector<Move> wild_moves(const Moment& moment) {
  constexpr std::uint32_t kSmall = kMoveKindLimit * 256;
  std::vector<Move> all;
  for (std::uint32_t code = 0; code < kSmall; ++code) all.push_back(Move{code});
  const auto near = [&](std::uint32_t code) { all.push_back(Move{code}); };
  for (const Move move : moment.moves) {
    near(move.code);
    near(move.code + kMoveKindLimit);
    near(move.code - kMoveKindLimit);
    near(move.code ^ 1U << moment.luck.below(32));
  }
  for (int more = 0; more < 200; ++more) {
    const std::uint32_t code = moment.luck.next();
    near(code >> moment.luck.below(32));
  }
  return all;
}

// True if some listed move leads there: a move may be written in more ways than it is listed.
bool leads_there(const Moment& moment, const Position& there) {
  return std::ranges::any_of(moment.moves, [&](Move move) {
    Position next = moment.position;
    return moment.game.apply(next, move).ok() && same(moment.game, next, there);
  });
}

// What is wrong with trying one move, or "".
std::string wrong_of_trying(const Moment& moment, Move move, std::uint64_t before) {
  const Game& game = moment.game;
  Position next = moment.position;
  const Result<void> done = game.apply(next, move);
  const bool listed = moment.moves.contains(move);
  if (!done) {
    moment.heard.hear(done.error().message);
    if (listed) return "refused though listed";
    if (game.hash(next) != before) return "refused, yet the position changed";
    return "";
  }
  if (listed) return "";
  return leads_there(moment, next) ? "" : "made though not listed";
}

}  // namespace

void check_list(const Moment& moment, Complaints& complaints) {
  if (!moment.game.actor(moment.position)) {
    if (!moment.moves.empty()) complaints.emplace_back("list: moves after the end");
    return;
  }
  if (moment.moves.empty()) complaints.emplace_back("list: no legal move before the end");
  if (any_match::has_repeats(moment.moves)) {
    complaints.emplace_back("list: a move is listed twice");
  }
}

void check_notation(const Moment& moment, Complaints& complaints) {
  const Game& game = moment.game;
  std::set<std::pair<std::uint32_t, int>> amounts;
  for (const Move move : moment.moves) {
    const std::string line = game.text(move);
    const Result<Move> read = game.parse(line);
    if (line.empty() || line.find('\n') != std::string::npos) {
      complaints.push_back("notation: not one line: " + line);
    } else if (!read) {
      complaints.push_back("notation: not read: " + line);
    } else if (read.value() != move) {
      complaints.push_back("notation: reads as another move: " + line);
    }
    const std::optional<int> amount = amount_of(game, move);
    if (amount && !amounts.insert({move.code % kMoveKindLimit, *amount}).second) {
      complaints.push_back("notation: two moves of a kind say as much: " + line);
    }
  }
}

void check_choices(const Moment& moment, Complaints& complaints) {
  if (!moment.next) return;
  const Message asked = moment.game.question(moment.position);
  if (asked.empty())
    complaints.emplace_back("choices: no question");
  else
    moment.heard.hear(asked);
  std::vector<Message> choices;
  for (const Move move : moment.moves) {
    choices.push_back(moment.game.describe(moment.position, move));
    if (choices.back().empty()) {
      complaints.push_back("choices: nothing is said of " + moment.game.text(move));
    }
  }
  moment.heard.hear(choices);
  for (const std::string_view language : text::languages()) {
    const text::Speaker speaker(language);
    std::set<std::string> said;
    for (std::size_t i = 0; i < choices.size(); ++i) {
      const std::string words = speaker.say(choices[i]);
      if (said.insert(words).second) continue;
      complaints.push_back("choices: two moves are described alike in " + std::string(language) +
                           ": " + words + " (" + moment.game.text(moment.moves[i]) + ")");
    }
  }
}

void check_refusals(const Moment& moment, Complaints& complaints) {
  const Game& game = moment.game;
  const std::uint64_t before = game.hash(moment.position);
  int told = 0;
  for (const Move move : wild_moves(moment)) {
    std::string wrong = wrong_of_trying(moment, move, before);
    // Telling is slow: of some, and of the few that are made.
    if (wrong.empty() && !moment.moves.contains(move) && ++told % 16 == 0) {
      Position next = moment.position;
      const bool made = game.apply(next, move).ok();
      if (game.narrate(moment.position, move).empty() == made) wrong = "told wrongly";
      if (!made && game.reveals(moment.position, move)) wrong = "refused, yet it reveals";
      if (game.foresee(moment.position, move).empty()) wrong = "nothing is foreseen";
    }
    if (wrong.empty()) continue;
    complaints.push_back("refusals: " + wrong + ": move " + std::to_string(move.code));
    return;
  }
  if (game.hash(moment.position) != before) {
    complaints.emplace_back("refusals: trying moves changed the position tried on");
  }
}

}  // namespace meadhall::contract
