#pragma once

#include <string>
#include <string_view>

// Letters of the four languages, for searching and for lists from A to Z.

namespace meadhall::text {

// Lower case and without accents, so that "sit" is found in "Síť"; what is no letter stays.
std::string folded(std::string_view words);

// The same words beginning with a capital.
std::string capitalised(std::string words);

// What to compare for alphabetical order, byte by byte: letters that a language files after the
// plain one (č after c, ł after l; in Czech ch after h) come there.
std::string sorting_key(std::string_view words, std::string_view language);

}  // namespace meadhall::text
