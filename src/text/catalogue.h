#pragma once

#include <array>
#include <span>
#include <string_view>

// The sentences of every language, as `assets/i18n/*.po` hold them; the tables are made at build
// time by compile_catalogue.mjs.

namespace meadhall::text {

// A sentence: its id and its text, one for each plural form of the language (unused ones empty).
struct Entry {
  std::string_view id;
  std::array<std::string_view, 3> forms;
};

struct Catalogue {
  std::string_view language;       // "en", as in the file's name
  std::span<const Entry> entries;  // sorted by id
};

std::span<const Catalogue> catalogues();

}  // namespace meadhall::text
