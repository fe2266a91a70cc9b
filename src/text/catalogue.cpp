#include "text/catalogue.h"

#include <vector>

#include "text/packed.h"

namespace meadhall::text {
namespace {

std::vector<std::string_view> unpack(std::string_view packed) {
  std::vector<std::string_view> parts;
  parts.reserve(packed_count());
  while (!packed.empty()) {
    const std::size_t end = packed.find('\1');
    parts.push_back(packed.substr(0, end));
    packed.remove_prefix(end + 1);
  }
  return parts;
}

std::vector<Catalogue> unpack_all() {
  static std::vector<std::vector<std::string_view>> texts;
  std::vector<Catalogue> all;
  texts.reserve(packed_catalogues().size());
  for (const PackedCatalogue& packed : packed_catalogues()) {
    texts.push_back(unpack(packed.texts));
    all.push_back({packed.language, texts.back(), packed.plural_form});
  }
  return all;
}

}  // namespace

std::span<const Catalogue> catalogues() {
  static const std::vector<Catalogue> all = unpack_all();
  return all;
}

std::span<const std::string_view> sentence_ids() {
  static const std::vector<std::string_view> ids = unpack(packed_ids());
  return ids;
}

}  // namespace meadhall::text
