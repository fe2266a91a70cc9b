#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

#include "games/contract.h"

// Files in which long work is kept, line by line, so that it can go on after it was stopped: a head
// that says what is being done, then a line for each piece that is done. What comes after the last
// end of a line was torn off, and counts as never written.

namespace meadhall::cli {

// The first two lines of a head: the kind of work, the game and its rules.
std::string title_of(std::string_view kind, const Game& game);

// These, and players, options and figures.
std::string head_of(std::string_view kind, const Game& game, const Setup& setup);

// Takes the next line off a text, without its end.
std::string_view take_line(std::string_view& text);

// What is wrong with a line of a file, counted from 1: it cannot be read.
Error unread_line(std::string_view path, std::size_t number, std::string_view line);

// A file begins as it should. `whole`: nothing may follow what is wanted. Errors: the first line
// that differs.
Result<void> check_head(std::string_view path, std::string_view found, std::string_view wanted,
                        bool whole);

class KeptFile {
 public:
  // Goes on with the file at `path`, or begins it. Errors: it has another head, it cannot be read
  // or written.
  static Result<KeptFile> open(std::string_view path, const std::string& head);

  // What stands below the head: whole lines.
  const std::string& text() const { return text_; }

  // Writes a line, which ends in '\n', and sees it off to the disk. Errors: it cannot be written.
  Result<void> add(const std::string& line);

 private:
  struct Closing {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };

  std::string path_;
  std::string text_;
  std::unique_ptr<std::FILE, Closing> file_;
};

}  // namespace meadhall::cli
