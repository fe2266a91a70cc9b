#include "tests/contract/play.h"

#include <algorithm>

#include "tests/support/any_match.h"
#include "tests/support/words.h"

namespace meadhall::contract {
namespace {

Move any_of(const MoveList& moves, Rng& luck) {
  return moves[luck.below(static_cast<std::uint32_t>(moves.size()))];
}

class Play {
 public:
  Play(const FullGame& game, const Player& player, const Pass& pass, Vocabulary& heard)
      : game_(game), player_(player), pass_(pass), heard_(heard), luck_(pass.seed) {
    for (const Check& check : checks()) due_.push_back(next_turn(check));
  }

  Complaints run() {
    seen_.assign(player_.kinds, 0);
    for (int i = 0; i < pass_.matches && complaints_.empty(); ++i) {
      const int before = decisions_;
      play_one();
      for (std::string& each : complaints_) {
        each += " (match " + std::to_string(i) + ", decision " +
                std::to_string(decisions_ - before) + ", " + any_match::words(setup_) + ")";
      }
    }
    if (complaints_.empty()) complain_of_unseen();
    complaints_.insert(complaints_.end(), heard_.complaints().begin(), heard_.complaints().end());
    return std::move(complaints_);
  }

 private:
  int next_turn(const Check& check) {
    if (pass_.thorough || check.seldom <= 1) return 0;
    return static_cast<int>(luck_.below(2 * static_cast<std::uint32_t>(check.seldom)));
  }

  Position begin() {
    if (player_.start != nullptr) return player_.start(luck_, setup_);
    setup_ = any_setup(game_, luck_);
    return game_.setup(setup_).value();
  }

  void play_one() {
    position_ = begin();
    if (!game_.check(position_)) complaints_.emplace_back("play: the first position is unsound");
    for (int n = 0; n < pass_.longest && (complaints_.empty() || pass_.thorough); ++n) {
      game_.legal(position_, moves_);
      const bool goes_on = game_.actor(position_).has_value() && !moves_.empty();
      std::optional<Move> next;
      if (goes_on)
        next = player_.pick != nullptr ? player_.pick(moves_, luck_) : any_of(moves_, luck_);
      look({game_, setup_, position_, moves_, next, luck_, heard_});
      if (player_.kind != nullptr) ++seen_.at(player_.kind(position_));
      if (!next) return;
      ++decisions_;
      go_on(*next);
    }
  }

  void look(const Moment& moment) {
    for (std::size_t i = 0; i < checks().size(); ++i) {
      if (due_[i]-- > 0) continue;
      due_[i] = next_turn(checks()[i]);
      checks()[i].look(moment, complaints_);
    }
  }

  void go_on(Move move) {
    const auto complain = [&](const std::string& what) {
      complaints_.push_back("play: " + what + " " + game_.text(move));
    };
    const Position before = position_;
    if (const Result<void> done = game_.apply(position_, move); !done) {
      return complain("refused though listed: " + spelled::words(done.error().message) + ":");
    }
    if (const Result<void> sound = game_.check(position_); !sound) {
      complain(spelled::words(sound.error().message) + " after");
    }
    if (same(game_, before, position_)) complain("nothing is changed by");
    if (game_.round_of(position_) < game_.round_of(before)) complain("an earlier round after");
    if (pass_.thorough || decisions_ % 16 == 0) {
      Position again = before;
      if (!game_.apply(again, move) || !same(game_, again, position_)) {
        complain("made twice from the same position, two things came of");
      }
    }
    if (player_.also == nullptr) return;
    const std::string wrong = player_.also(before, move, position_);
    if (!wrong.empty()) complain(wrong + " after");
  }

  // A handful of matches cannot come by everything.
  void complain_of_unseen() {
    if (pass_.matches < 50) return;
    for (std::size_t kind = 0; kind < seen_.size(); ++kind) {
      if (seen_[kind] > 0 || std::ranges::find(player_.rare, kind) != player_.rare.end()) continue;
      complaints_.push_back("play: no decision of kind " + std::to_string(kind) + " came by");
    }
  }

  const FullGame& game_;
  const Player& player_;
  const Pass& pass_;
  Vocabulary& heard_;
  Rng luck_;
  Setup setup_;
  Position position_;
  MoveList moves_;
  std::vector<int> due_;  // by check: how many decisions are still let pass
  std::vector<int> seen_;
  int decisions_ = 0;
  Complaints complaints_;
};

}  // namespace

bool same(const Game& game, const Position& a, const Position& b) {
  return game.hash(a) == game.hash(b);
}

Setup any_setup(const Game& game, Rng& luck) {
  const GameInfo& info = game.info;
  const auto span = static_cast<std::uint32_t>(info.max_players - info.min_players + 1);
  while (true) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(info.min_players + luck.below(span));
    for (const OptionSpec& option : info.options) {
      const auto values = static_cast<std::uint32_t>(option.values.size());
      setup.options.push_back(static_cast<std::uint8_t>(luck.below(values)));
    }
    const std::uint64_t high = luck.next();
    setup.seed = high << 32U | luck.next();
    if (game.setup(setup)) return setup;
  }
}

Complaints play_matches(const FullGame& game, const Player& player, const Pass& pass,
                        Vocabulary& heard) {
  return Play(game, player, pass, heard).run();
}

}  // namespace meadhall::contract
