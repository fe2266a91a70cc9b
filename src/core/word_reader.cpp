#include "core/word_reader.h"

namespace meadhall {

WordReader::WordReader(std::string_view text, std::string_view between)
    : text_(text), lowered_(text), between_(between) {
  std::ranges::transform(lowered_, lowered_.begin(), lower);
}

bool WordReader::next_line() {
  if (last_.line > 0 && end_ == lowered_.size()) return false;
  begin_ = last_.line == 0 ? 0 : end_ + 1;
  end_ = std::min(lowered_.find('\n', begin_), lowered_.size());
  last_ = {last_.line + 1, 1, {}};
  const std::string_view line = std::string_view(lowered_).substr(begin_, end_ - begin_);
  scan_ = Scanner(line.substr(0, line.find('#')));
  return true;
}

std::string_view WordReader::word() {
  const std::string_view line = scan_.rest();
  scan_.take(line.substr(0, line.find_first_not_of(between_)));
  const std::string_view found = scan_.rest().substr(0, scan_.rest().find_first_of(between_));
  last_ = {last_.line, static_cast<int>(scan_.position()) + 1,
           text_.substr(begin_ + scan_.position(), found.size())};
  scan_.take(found);
  return found;
}

std::string_view WordReader::peek() const {
  std::string_view line = scan_.rest();
  line.remove_prefix(std::min(line.find_first_not_of(between_), line.size()));
  return line.substr(0, line.find_first_of(between_));
}

bool WordReader::take(std::string_view wanted) {
  const bool is_next = peek() == wanted;
  if (is_next) word();
  return is_next;
}

bool WordReader::take_off_end(char mark) {
  std::string_view line = scan_.rest();
  const std::size_t end = line.find_last_not_of(" \t\r");
  if (end == std::string_view::npos || line[end] != mark) return false;
  scan_ = Scanner(line.substr(0, end));
  return true;
}

}  // namespace meadhall
