#include "app/teaching/challenge.h"

#include <utility>

#include "core/scan.h"

namespace meadhall::app {

Message challenge_title(std::string_view game, std::size_t number) {
  const std::span<const ChallengePlan> all = challenges(game);
  Message title("challenge.title");
  title.with("number", static_cast<int>(number + 1))
      .with("all", static_cast<int>(all.size()))
      .with("difficulty", int{all[number].difficulty})
      .with("most", int{kBotLevels});
  if (all[number].task.empty()) return title;
  return Message("challenge.with_task")
      .with("title", Message::List{std::move(title)})
      .with("task", Message::List{Message(all[number].task)});
}

Message Challenge::title() const {
  if (!is_daily()) return challenge_title(game, number);
  return Message("challenge.daily_title")
      .with("date", date)
      .with("difficulty", int{difficulty})
      .with("most", int{kBotLevels});
}

void Solved::read(std::string_view text) {
  text_.clear();
  Scanner lines(text);
  while (!lines.done()) {
    Scanner line(lines.take_until('\n'));
    const std::string_view game = line.word();
    while (line.take(' ')) {
      const auto number = line.number<std::size_t>();
      if (!number || *number == 0 || *number > challenges(game).size()) break;
      add(game, *number - 1);
    }
  }
}

bool Solved::has(std::string_view game, std::size_t number) const {
  const std::size_t line = text_.find(std::string(game) + " ");
  if (line == std::string::npos) return false;
  const std::string all = text_.substr(line, text_.find('\n', line) - line) + " ";
  return all.find(" " + std::to_string(number + 1) + " ") != std::string::npos;
}

void Solved::add(std::string_view game, std::size_t number) {
  if (has(game, number)) return;
  std::size_t line = text_.find(std::string(game) + " ");
  if (line == std::string::npos) {
    line = text_.size();
    text_ += std::string(game) + "\n";
  }
  text_.insert(text_.find('\n', line), " " + std::to_string(number + 1));
}

std::size_t Solved::next(std::string_view game) const {
  const std::size_t all = challenges(game).size();
  for (std::size_t number = 0; number < all; ++number) {
    if (!has(game, number)) return number;
  }
  return 0;
}

}  // namespace meadhall::app
