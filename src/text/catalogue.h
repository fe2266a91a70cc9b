#pragma once

#include <cstddef>
#include <span>
#include <string_view>

// The sentences of every language, as `assets/i18n/*.po` hold them; the tables are made at build
// time by compile_catalogue.mjs.

namespace meadhall::text {

struct Catalogue {
  std::string_view language;  // "en", as in the file's name

  // For each id of sentence_ids(), in that order, its text; empty where this language has none. The
  // plural forms of one sentence stand in one text, with '\0' between them.
  std::span<const std::string_view> texts;

  // Which plural form goes with n: the formula of the file's line Plural-Forms.
  std::size_t (*plural_form)(unsigned n);
};

// English first: it has every sentence.
std::span<const Catalogue> catalogues();

// Sorted, without doubles.
std::span<const std::string_view> sentence_ids();

}  // namespace meadhall::text
