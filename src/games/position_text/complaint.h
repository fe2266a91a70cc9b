#pragma once

#include <string_view>

#include "core/result.h"
#include "core/word_reader.h"

// Faults of a position that was read from text, and where they are. The sentences which are no
// game's own stand in the catalogue as position.*.

namespace meadhall::position_text {

// "Line 3, column 5, “text”: why."
Error misplaced(const TextPlace& place, Message why);

// A base of what reads or completes a position, for the first thing found wrong: each check says
// false there, and ends all others.
class Complaint {
 public:
  const Error& error() const { return error_; }

 protected:
  bool fail(Error error);
  bool fail(const TextPlace& where, Message why);
  bool fail(const TextPlace& where, std::string_view id);
  // True if that went well; else its error is the complaint.
  bool passes(const Result<void>& result);

 private:
  Error error_;
};

}  // namespace meadhall::position_text
