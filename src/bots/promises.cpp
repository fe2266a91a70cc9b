#include "bots/promises.h"

#include <algorithm>
#include <array>

#include "bots/guide.h"

namespace meadhall::bots {
namespace {

constexpr Match::Node kToTheEnd = Match::kStart;  // no move leads there

bool is_made_on(const std::vector<Match::Node>& line, Match::Node made) {
  return made == Match::kStart || std::ranges::find(line, made) != line.end();
}

// Bots give their word in games with talk alone.
const Honour<Position>* honour_in(const Match& match) {
  return match.game().can.table_talk == nullptr ? nullptr : bots_for(match.game()).honour;
}

// A promise as a word, from the phrases that were ready then; a save may name one that never was.
std::optional<Word> understood(const Match& match, const Honour<Position>& honour,
                               const Promise& promise) {
  if (promise.phrase == 0) return std::nullopt;
  const Position then = match.position_at(promise.made);
  const std::vector<Phrase> ready = match.game().can.table_talk->phrases(then);
  const auto phrase = std::ranges::find(ready, promise.phrase, &Phrase::number);
  if (phrase == ready.end() || phrase->by != promise.by) return std::nullopt;
  std::optional<Word> word = honour.understood(then, *phrase);
  if (word) word->fate = promise.fate;
  return word;
}

// What became of a word on the way from where it was given to before the move that led to `end`:
// the first test decides.
Promise::Fate fate_until(const Match& match, const Honour<Position>& honour, const Word& word,
                         Match::Node made, Match::Node end) {
  Match::Node before = made;
  for (const Match::Node node : match.line_from(made)) {
    if (node == end) break;
    const auto fate = honour.becomes(word, match.position_at(before), match.move_of(node));
    if (fate) return *fate;
    before = node;
  }
  return Promise::Fate::open;
}

bool may_talk(const Match& match) {
  return honour_in(match) != nullptr && !match.over() &&
         match.game().can.table_talk->talk(match.position()).open;
}

// Calls visit(seat, what it sees) for each bot at the table.
template <class Visit>
void for_each_bot(const Match& match, Visit visit) {
  for (std::size_t i = 0; i < match.start().seats.size(); ++i) {
    if (match.start().seats[i].bot == 0) continue;
    visit(seat_at(i), match.game().observe(match.position(), seat_at(i)));
  }
}

}  // namespace

std::vector<Word> words_given(const Match& match) {
  const Honour<Position>* honour = honour_in(match);
  if (honour == nullptr || match.notebook().promises().empty()) return {};
  const std::vector<Match::Node> line = match.line();
  std::vector<Word> words;
  for (const Promise& promise : match.notebook().promises()) {
    if (!is_made_on(line, promise.made)) continue;
    if (const std::optional<Word> word = understood(match, *honour, promise)) {
      words.push_back(*word);
    } else if (promise.fate == Promise::Fate::broken) {
      words.push_back({.by = promise.by, .to = promise.by, .fate = promise.fate});
    }
  }
  return words;
}

void settle_promises(Match& match) {
  const Honour<Position>* honour = honour_in(match);
  if (honour == nullptr) return;
  const std::vector<Match::Node> line = match.line();
  for (std::size_t i = 0; i < match.notebook().promises().size(); ++i) {
    const Promise& promise = match.notebook().promises()[i];
    if (!is_made_on(line, promise.made)) continue;
    const std::optional<Word> word = understood(match, *honour, promise);
    if (!word) continue;
    // There is one of this number.
    static_cast<void>(
        match.notebook().settle(i, fate_until(match, *honour, *word, promise.made, kToTheEnd)));
  }
}

bool keeps_word(const Match& match, Match::Node node, Seat seat) {
  const Honour<Position>* honour = honour_in(match);
  if (honour == nullptr) return false;
  const std::vector<Match::Node> line = match.whole_line();
  const auto here = std::ranges::find(line, node);
  const Position before = match.position_at(match.parent_of(node));
  return std::ranges::any_of(match.notebook().promises(), [&](const Promise& promise) {
    if (promise.by != seat || promise.fate != Promise::Fate::kept) return false;
    const bool earlier =
        promise.made == Match::kStart || std::find(line.begin(), here, promise.made) != here;
    if (!earlier) return false;
    const std::optional<Word> word = understood(match, *honour, promise);
    return word && honour->becomes(*word, before, match.move_of(node)) == Promise::Fate::kept &&
           fate_until(match, *honour, *word, promise.made, node) == Promise::Fate::open;
  });
}

std::optional<Phrase> said_by_bots(const Match& match) {
  if (!may_talk(match)) return std::nullopt;
  const std::vector<Word> words = words_given(match);
  std::optional<Phrase> said;
  for_each_bot(match, [&](Seat seat, const Position& seen) {
    if (!said) said = honour_in(match)->says(seen, seat, words);
  });
  return said;
}

std::vector<Asked> asked_by_bots(const Match& match) {
  if (!may_talk(match)) return {};
  const std::vector<Word> words = words_given(match);
  std::vector<Asked> asked;
  for_each_bot(match, [&](Seat seat, const Position& seen) {
    std::optional<Phrase> phrase = honour_in(match)->asks(seen, seat, words);
    if (phrase) asked.push_back({seat, std::move(*phrase)});
  });
  return asked;
}

std::string write_words(std::span<const Word> words) {
  std::string text;
  for (const Word& each : words) {
    text += "word " + std::string(word_of(each.fate));
    for (const std::size_t number :
         {index(each.by), index(each.to), std::size_t{each.kind}, std::size_t{each.what},
          std::size_t{each.at}, std::size_t{each.round}, std::size_t{each.during}}) {
      text += " " + std::to_string(number);
    }
    text += " ";
  }
  return text;
}

std::optional<std::vector<Word>> take_words(Scanner& scan, std::size_t seats) {
  std::vector<Word> words;
  while (scan.take("word ")) {
    const std::optional<Promise::Fate> fate = fate_named(scan.word());
    std::array<std::uint16_t, 7> numbers{};
    for (std::uint16_t& number : numbers) {
      if (!scan.take_number(number)) return std::nullopt;
    }
    if (!fate || numbers[0] >= seats || numbers[1] >= seats) return std::nullopt;
    words.push_back({.by = seat_at(numbers[0]),
                     .to = seat_at(numbers[1]),
                     .fate = *fate,
                     .kind = static_cast<std::uint8_t>(numbers[2]),
                     .what = static_cast<std::uint8_t>(numbers[3]),
                     .at = numbers[4],
                     .round = numbers[5],
                     .during = static_cast<std::uint8_t>(numbers[6])});
    scan.skip_spaces();
  }
  return words;
}

}  // namespace meadhall::bots
