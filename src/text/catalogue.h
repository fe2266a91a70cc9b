#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "core/result.h"

// The sentences of every language, as `assets/i18n/*.po` hold them; compile_catalogue.mjs makes
// them into tables at build time. A program has the English of its first screen from the start; the
// rest of it, and the words of the others, have to be supplied before they can be spoken.

namespace meadhall::text {

struct Catalogue {
  std::string_view language;  // "en", as in the file's name

  // For each place (place_of) the text of its sentence; empty where this language has none, or
  // it is still to be supplied; no texts at all until some are supplied. The plural forms of one
  // sentence stand in one text, with tabs between them.
  std::span<const std::string_view> texts;

  // Which plural form goes with n: the formula of the file's line Plural-Forms.
  std::size_t (*plural_form)(unsigned n);

  bool supplied() const { return !texts.empty(); }
};

// English first: it has every sentence once it is supplied, and some before.
std::span<const Catalogue> catalogues();

// The place of the sentence with this id among the texts of a language. If there is none, nothing;
// in a program that does not know the ids, any place.
std::optional<std::size_t> place_of(std::string_view id);

// For each place the id of its sentence; empty until they are supplied.
std::span<const std::string_view> sentence_ids();

// Hands in the ids, a line each, from the same build; they must stay where they are.
void supply_ids(std::string_view ids);

// Hands in words of a language: "meadhall cs <stamp>", then the texts, a line each, as the build
// writes them into words-cs.txt and, of a game, into words-cs-feast.txt; empty lines where these
// are not the ones that have it. Error: there is no such language, or these are not its words in
// this version of the program; then all stays as it was. Once supplied, words stay.
Result<void> supply(std::string_view language, std::string_view words);

}  // namespace meadhall::text
