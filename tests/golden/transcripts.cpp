// Matches drawn at random, written down in tests/golden/<game>/ and reviewed like code (see
// support/golden.h). A match holds facts alone: each move in notation with the seat that made it,
// from 1; at the end of every round the points and a digest of the position as it is written by
// hand, so that neither words nor the layout of a state are in it. How things are said stands in
// words.txt of each game: every sentence of its logs once, as it was first heard in these matches.

#include <doctest/doctest.h>

#include <array>
#include <map>
#include <sstream>

#include "games/workshops.h"
#include "tests/support/golden.h"
#include "tests/support/matches.h"
#include "tests/support/wished_games.h"
#include "text/say.h"

namespace meadhall::tests {
namespace {

using Heard = std::map<std::string, std::string, std::less<>>;  // by id, what was first said

void hear(Heard& heard, const std::vector<Event>& events, const text::Speaker& speaker) {
  for (const Event& event : events) {
    heard.insert({std::string(event.message.id()), speaker.say(event.message)});
  }
}

std::string points_of(const ScoreSheet& sheet, std::size_t players) {
  std::string points;
  for (std::size_t i = 0; i < players; ++i) points += " " + std::to_string(sheet.totals.at(i));
  return points;
}

Match begun(const MatchStart& start) {
  Result<Match> match = Match::begin(start);
  REQUIRE(match.ok());
  return std::move(match).value();
}

class Transcript {
 public:
  Transcript(const MatchStart& start, Heard& heard) : match_(begun(start)), heard_(heard) {
    for (const SeatInfo& seat : start.seats) names_.push_back(seat.name);
  }

  std::string write(std::uint64_t chance) {
    const text::Speaker speaker("en", names_);
    hear(heard_, match_.events_of(Match::kStart), speaker);
    Rng rng(chance);
    end_of_round(0);
    while (!match_.over()) {
      const int round = game().round_of(match_.position());
      const Move move = any_move(match_, rng);
      out_ << index(*game().actor(match_.position())) + 1 << ' ' << game().text(move) << '\n';
      REQUIRE(match_.play(move).ok());
      hear(heard_, match_.events_of(match_.current()), speaker);
      if (match_.over() || game().round_of(match_.position()) != round) end_of_round(round);
    }
    result();
    return out_.str();
  }

 private:
  const Game& game() const { return match_.game(); }

  void end_of_round(int round) {
    out_ << "after round " << round << ':'
         << points_of(game().score(match_.position()), names_.size()) << " #" << std::hex
         << hash_text(full(game()).write_position(match_.position())) << std::dec << '\n';
  }

  // The points by line of the table: their names are words.
  void result() {
    const ScoreSheet sheet = game().score(match_.position());
    for (const ScoreSheet::Line& line : sheet.lines) {
      out_ << line.category << ':';
      for (std::size_t i = 0; i < names_.size(); ++i) out_ << ' ' << line.points.at(i);
      out_ << '\n';
    }
    out_ << "rank:";
    for (std::size_t i = 0; i < names_.size(); ++i) out_ << ' ' << int{sheet.ranks.at(i)};
    out_ << '\n';
  }

  Match match_;
  Heard& heard_;
  std::vector<std::string> names_;
  std::ostringstream out_;
};

// Each mix of presets once, with all numbers of players in turn; and the largest table with every
// option at its last value.
std::vector<MatchStart> starts_of(const Game& game) {
  std::vector<MatchStart> starts;
  const GameInfo& info = game.info;
  const auto players = [&](std::size_t i) {
    const std::size_t least = info.min_players;
    const std::size_t span = info.max_players - least + 1;
    return static_cast<std::uint8_t>(least + i % span);
  };
  for (const OptionValues& mix : all_preset_mixes(info)) {
    MatchStart start = start_of(players(starts.size()), starts.size() + 1, info.id);
    start.setup.options = mix;
    starts.push_back(std::move(start));
  }
  MatchStart last = start_of(info.max_players, starts.size() + 1, info.id);
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    last.setup.options[i] = static_cast<std::uint8_t>(info.options[i].values.size() - 1);
  }
  starts.push_back(std::move(last));
  return starts;
}

std::string name_of(const MatchStart& start) {
  const GameInfo& info = start.game->info;
  std::string name = std::string(info.id) + "/";
  for (const std::string_view group : preset_groups(info)) {
    const Preset* held = preset_held(info, group, start.setup.options);
    name += (held != nullptr ? std::string(held->id) : "own") + "-";
  }
  return name + std::to_string(start.setup.players) + "-" + std::to_string(start.setup.seed) +
         ".txt";
}

}  // namespace

TEST_CASE("golden: seeded matches of every game go as they are written down, in these words") {
  for (const Game* game : wished_games()) {
    Heard heard;
    for (const MatchStart& start : starts_of(*game)) {
      const std::string told = Transcript(start, heard).write(start.setup.seed + 1);
      CAPTURE(name_of(start));
      CHECK(golden(name_of(start), told) == told);
    }
    std::string words;
    for (const auto& [id, said] : heard) words.append(id).append(": ").append(said).append("\n");
    CHECK(golden(std::string(game->info.id) + "/words.txt", words) == words);
  }
}

}  // namespace meadhall::tests
