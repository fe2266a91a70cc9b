#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bots/word.h"
#include "core/scan.h"
#include "games/contract.h"
#include "match/match.h"

// The notebook as bots read and write it. What is in it changes no rule: moves are moves, whoever
// promised what; only how bots choose theirs.

namespace meadhall::bots {

// The words given on the line of the match, each as it stands. A promise that bots do not
// understand is left out unless it was broken: then whose it was is known, and no more.
std::vector<Word> words_given(const Match& match);

// Finds out what became of the promises that bots understand, along the line of the match, and
// writes it into the notebook.
void settle_promises(Match& match);

// True if the move that led to `node` tells that this seat kept a word it had given.
bool keeps_word(const Match& match, Match::Node node, Seat seat);

// What a bot at the table would promise now, who has not said it yet.
std::optional<Phrase> said_by_bots(const Match& match);

// What bots ask of others now: each the bot and the phrase that it would like to hear.
struct Asked {
  Seat bot{};
  Phrase phrase;
};
std::vector<Asked> asked_by_bots(const Match& match);

// Words as text for a request (bots/task.h): of each "word", its fate and its numbers. And their
// reading, which takes as many as there are; nothing if one is none.
std::string write_words(std::span<const Word> words);
std::optional<std::vector<Word>> take_words(Scanner& scan, std::size_t seats);

}  // namespace meadhall::bots
