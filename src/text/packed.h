#pragma once

#include <cstddef>
#include <span>
#include <string_view>

// What compile_catalogue.mjs writes into every program: the ids and the English texts, each kind in
// one piece, a line for each, in the same order; the plural forms of one text have tabs between
// them. As tables of pointers they would be a thirtieth of the page's download.

namespace meadhall::text {

struct PackedLanguage {
  std::string_view language;
  std::size_t (*plural_form)(unsigned n);
};

std::size_t packed_count();         // of ids, and so of texts in each language
std::string_view packed_stamp();    // of these ids: other ones have another
std::string_view packed_ids();      // sorted
std::string_view packed_english();  // empty lines where a text comes later (every_language.h)
std::span<const PackedLanguage> packed_languages();  // English first

}  // namespace meadhall::text
