#include <algorithm>

#include "tests/contract/checks.h"
#include "tests/support/words.h"

namespace meadhall::contract {
namespace {

// What is wrong with writing and reading a position, or "".
std::string text_is_wrong(const FullGame& game, const Position& position) {
  const std::string text = game.write_position(position);
  const Result<Position> read = game.read_position(text);
  if (!read) return "not read: " + spelled::words(read.error().message) + "\n" + text;
  if (!same(game, read.value(), position)) return "reads as another position\n" + text;
  if (game.write_position(read.value()) != text) return "is written otherwise once read\n" + text;
  return "";
}

struct Part {
  std::size_t begin = 0;
  std::size_t end = 0;
};

Part some_line(const std::string& text, Rng& luck) {
  const std::size_t at = luck.below(static_cast<std::uint32_t>(text.size()));
  const std::size_t before = at == 0 ? std::string::npos : text.rfind('\n', at - 1);
  const std::size_t begin = before == std::string::npos ? 0 : before + 1;
  return {begin, std::min(text.find('\n', begin), text.size())};
}

Part some_word(const std::string& text, Rng& luck) {
  constexpr std::string_view kBetween = " ,:\n";
  const std::size_t at = luck.below(static_cast<std::uint32_t>(text.size()));
  const std::size_t begin = std::min(text.find_first_not_of(kBetween, at), text.size());
  return {begin, std::min(text.find_first_of(kBetween, begin), text.size())};
}

Part some_letter(const std::string& text, Rng& luck) {
  const std::size_t at = luck.below(static_cast<std::uint32_t>(text.size()));
  return {at, at + 1};
}

// The text with a line, word or letter dropped, doubled, moved or replaced.
std::string damaged(std::string text, Rng& luck) {
  const std::uint32_t size = luck.below(3);
  const auto some = [&] {
    return size == 0   ? some_line(text, luck)
           : size == 1 ? some_word(text, luck)
                       : some_letter(text, luck);
  };
  const Part at = some();
  const Part from = some();
  const std::string piece = text.substr(from.begin, from.end - from.begin);
  const std::string_view between = size == 0 ? "\n" : size == 1 ? " " : "";
  switch (luck.below(4)) {
    case 0: return text.erase(at.begin, at.end - at.begin);
    case 1: return text.insert(at.end, std::string(between) + piece);
    case 2: return text.replace(at.begin, at.end - at.begin, std::to_string(luck.below(6)));
    default: return text.replace(at.begin, at.end - at.begin, piece);
  }
}

// What is wrong with a position that somebody wrote by hand and that was accepted, or "".
std::string accepted_is_wrong(const FullGame& game, Position position, Rng& luck) {
  MoveList moves;
  for (int step = 0; step < 120; ++step) {
    if (const Result<void> sound = game.check(position); !sound) {
      return "it becomes unsound: " + spelled::words(sound.error().message);
    }
    std::string wrong = step % 8 == 0 ? text_is_wrong(game, position) : "";
    if (!wrong.empty() || !game.actor(position)) return wrong;
    game.legal(position, moves);
    if (moves.empty()) return "it cannot be played on";
    if (!game.apply(position, moves[luck.below(static_cast<std::uint32_t>(moves.size()))])) {
      return "a listed move is refused";
    }
  }
  return "";
}

// True if the text says of itself that something is hidden: then it is not to be played on.
bool is_view(const Game& game, const Position& position) {
  return same(game, game.observe(position, kNobody), position);
}

std::optional<int> number_in(const Message& message, std::string_view name) {
  const auto found = std::ranges::find(message.arguments(), name, &Message::Argument::name);
  if (found == message.arguments().end()) return std::nullopt;
  const int* number = std::get_if<int>(&found->value);
  return number == nullptr ? std::nullopt : std::optional(*number);
}

}  // namespace

void check_text(const Moment& moment, Complaints& complaints) {
  const FullGame& game = moment.game;
  const Seat viewer = seat_at(moment.luck.below(moment.setup.players));
  const Position seen = game.observe(moment.position, viewer);
  const Position guess = game.determinize(seen, viewer, moment.luck);
  for (const Position& written :
       {moment.position, seen, game.observe(moment.position, kNobody), guess}) {
    const std::string wrong = text_is_wrong(game, written);
    if (!wrong.empty()) return complaints.push_back("text: " + wrong);
  }
}

void check_damaged_text(const Moment& moment, Complaints& complaints) {
  const FullGame& game = moment.game;
  for (int times = 0; times < 4; ++times) {
    const std::string text = damaged(game.write_position(moment.position), moment.luck);
    const Result<Position> read = game.read_position(text);
    if (!read) {
      const Message& why = read.error().message;
      moment.heard.hear(why);
      if (number_in(why, "line") < 1 || number_in(why, "column") < 1) {
        return complaints.push_back("damaged text: no place is named: " + spelled::words(why) +
                                    "\n" + text);
      }
      continue;
    }
    if (is_view(game, read.value())) continue;
    const std::string wrong = accepted_is_wrong(game, read.value(), moment.luck);
    if (wrong.empty()) continue;
    complaints.push_back("damaged text: " + wrong);
    complaints.back().append("\n").append(text);
    return;
  }
}

}  // namespace meadhall::contract
