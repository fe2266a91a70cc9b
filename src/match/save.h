#pragma once

#include <string>
#include <string_view>

#include "match/match.h"

// A match as a text file: readable, complete with its variations, and able to tell where it was
// damaged. One line a move, each with four hex digits of the position's digest after it:
//
//   meadhall save 1
//   game vikings rules 2
//   players 2 seed 42
//   option startVp 10
//   data goals to win: 4    (figures of the table's own, where the game takes any: line by line)
//   seat 1 colour 0 name Freya
//   seat 2 colour 1 bot 3 name Bjorn     (played by a bot of the third level)
//   moves
//   take 3 #1f0c
//   after 0                 (the next move was tried instead of the first)
//   take 2 #77ab
//   promise after 1 seat 2 kept: I back the next one on C2    (or open, broken, lapsed)
//   promise after 4 seat 1 open phrase 3: my votes go to …    (Phrase::number)
//   current 2
//   elsewhere 2             (seats whose players have the match on another device)
//   checksum 0123456789abcdef
//
// The digests are compared where the save was made by the rules version of today; of an older save
// the checksum and every move's legality are.

namespace meadhall {

std::string write_save(const Match& match);

// Of a save as it was written: what says how the match began, which no other match shares; and
// whether some of its players have it on another device.
std::string_view start_of_save(std::string_view save);
bool is_correspondence(std::string_view save);

// Writes the save of a match again and again while it is played, as write_save() would. The lines
// of moves are kept: of each move only its first writing costs anything. (The checksum is of the
// whole text, and begins with its length; a megabyte takes it a millisecond.)
class SaveWriter {
 public:
  // Always of the same match, which may have grown since; begin another writer for another match.
  std::string write(const Match& match);

 private:
  std::string lines_;        // from the first to the last move written
  Match::Node written_ = 1;  // the first move that is not in them
};

// Errors, with line and column where they can be known: not a save, a newer version, more moves
// than a match may have (which is found before any is played), a checksum
// that differs, an unknown game, option or move, an illegal move, or a move after which the
// position is not what was saved.
Result<Match> read_save(std::string_view text);

}  // namespace meadhall
