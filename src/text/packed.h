#pragma once

#include <cstddef>
#include <span>
#include <string_view>

// What compile_catalogue.mjs writes: all ids, and all texts of a language, in one piece each, with
// '\1' after each. As tables of pointers they would be a thirtieth of the page's download.

namespace meadhall::text {

struct PackedCatalogue {
  std::string_view language;
  std::string_view texts;
  std::size_t (*plural_form)(unsigned n);
};

std::size_t packed_count();  // of ids, and so of texts in each language
std::string_view packed_ids();
std::span<const PackedCatalogue> packed_catalogues();

}  // namespace meadhall::text
