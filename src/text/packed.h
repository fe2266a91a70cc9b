#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

// What compile_catalogue.mjs writes into every program: where each sentence stands, and the English
// texts in one piece, a line for each in that order; the plural forms of one text have tabs between
// them. As tables of pointers they would be a thirtieth of the page's download; so would the ids.

namespace meadhall::text {

struct PackedLanguage {
  std::string_view language;
  std::size_t (*plural_form)(unsigned n);
};

std::size_t packed_count();       // of sentences, and so of texts in each language
std::string_view packed_stamp();  // of their ids, in this order: other ones have another
std::span<const std::uint16_t> packed_shifts();  // by which place_of() finds a sentence
std::string_view packed_english();  // empty lines where a text comes later (every_language.h)
std::span<const PackedLanguage> packed_languages();  // English first

}  // namespace meadhall::text
