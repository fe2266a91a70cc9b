#pragma once

#include <span>
#include <string_view>

// All languages within the program, and the ids of all sentences. The page does without: there
// languages are files, which are fetched when somebody wants them.

namespace meadhall::text {

struct LanguageWords {
  std::string_view language;
  std::string_view words;  // as supply() takes them
};

// All, in several pieces each; of English, what a program does not have from the start, if there is
// any.
std::span<const LanguageWords> every_language();

// All ids, a line each, as supply_ids() takes them.
std::string_view every_id();

// Supplies them all, and the ids: the first thing a program does that speaks them.
void supply_every_language();

}  // namespace meadhall::text
