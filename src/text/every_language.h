#pragma once

#include <span>
#include <string_view>

// All languages within the program. The page does without: there they are files, which are fetched
// when somebody wants them.

namespace meadhall::text {

struct LanguageWords {
  std::string_view language;
  std::string_view words;  // as supply() takes them
};

// All, in several pieces each; of English, what a program does not have from the start, if there is
// any.
std::span<const LanguageWords> every_language();

// Supplies them all: the first thing a program does that speaks them.
void supply_every_language();

}  // namespace meadhall::text
