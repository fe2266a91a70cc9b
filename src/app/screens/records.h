#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"

// What is kept of the matches that ended on this device.

namespace meadhall::app {

// One of them. Kept as a line, its parts separated by tabs:
//
//   meadhall records 1
//   0123456789abcdef  2026-11-21 14:03  vikings  polish2008 basic  0 45 1 Freya  2 40 2 Bjorn
//
// that is: the start, the date ("-" without a clock), the game, the presets its options held ("-"
// where none), and of each player the bot, the points, the rank and the name.
struct Record {
  struct Player {
    std::uint8_t bot = 0;  // as in SeatInfo
    int points = 0;
    int rank = 1;  // 1 has won, alone or with others
    std::string name;
  };
  std::uint64_t start = 0;  // digest of what the match started from
  std::string date;         // "2026-11-21 14:03", empty where it is not known
  const Game* game = nullptr;
  std::string presets;
  std::vector<Player> players;
};

// Of a match that is over.
Record record_of(const Match& match, std::string_view date);

inline constexpr std::string_view kRecordsKey = "meadhall.records";
inline constexpr std::size_t kMostRecords = 500;

class Records {
 public:
  // What the device holds. Lines that cannot be read are kept as they are.
  void read(std::string_view text);
  std::string write() const;

  // The oldest first.
  const std::vector<Record>& all() const { return records_; }
  // Lines that cannot be read.
  std::size_t unread() const { return unread_.size(); }
  bool empty() const { return records_.empty() && unread_.empty(); }
  bool full() const { return records_.size() == kMostRecords; }

  // A match is counted once: false, and nothing changes, if one of the same start is there already.
  // Beyond kMostRecords the oldest makes room.
  bool add(Record record);

 private:
  std::vector<Record> records_;
  std::vector<std::string> unread_;
};

// What the matches of one game add up to that were played by so many, against bots of one level.
struct Tally {
  int players = 0;
  std::uint8_t level = 0;  // of the bots; 0: there were none, kFirstEqual: all were equals,
                           // kMixedLevels: of more than one
  int matches = 0;
  int wins = 0;             // by a person
  int results = 0;          // of persons: as many as there were in all of them
  std::int64_t points = 0;  // of all these together
  int best = 0;
};
inline constexpr std::uint8_t kMixedLevels = kFirstEqual + 1;

// By number of players, then by level. A last one of all of them, with 0 players, where there is
// more than one.
std::vector<Tally> tallies(const Records& records, const Game& game);

// The bot (SeatInfo.bot) against which a person of this device may be expected to win every other
// match of the game among so many: an equal, by their matches alone against bots so far. A win
// against bots that are at least as strong makes it stronger, a loss against no stronger ones
// weaker; the first matches count double.
std::uint8_t equal_of(const Records& records, const Game& game, std::size_t players);

}  // namespace meadhall::app
