#include "text/catalogue.h"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <string>
#include <utility>
#include <vector>

#include "core/scan.h"
#include "text/packed.h"

namespace meadhall::text {
namespace {

std::vector<std::string_view> unpack(std::string_view packed) {
  std::vector<std::string_view> lines;
  lines.reserve(packed_count());
  Scanner scan(packed);
  while (!scan.done()) lines.push_back(scan.take_until('\n'));
  return lines;
}

// Keeps texts where views of them stay good.
std::span<const std::string_view> keep(std::vector<std::string_view> texts) {
  static std::deque<std::vector<std::string_view>> kept;
  return kept.emplace_back(std::move(texts));
}

std::vector<Catalogue>& all_catalogues() {
  static std::vector<Catalogue> all = [] {
    std::vector<Catalogue> made;
    for (const PackedLanguage& each : packed_languages()) {
      made.push_back({each.language, {}, each.plural_form});
    }
    made.front().texts = keep(unpack(packed_english()));
    return made;
  }();
  return all;
}

std::vector<std::string_view>& known_ids() {
  static std::vector<std::string_view> ids;
  return ids;
}

// FNV-1a.
std::uint32_t digest_of(std::string_view id) {
  std::uint32_t digest = 0x811c9dc5U;
  for (const char letter : id) digest = (digest ^ static_cast<unsigned char>(letter)) * 0x01000193U;
  return digest;
}

// The last steps of MurmurHash3.
std::uint32_t spread(std::uint32_t digest, std::uint32_t shift) {
  std::uint32_t bits = digest + shift * 0x9e3779b9U;
  bits = (bits ^ (bits >> 16U)) * 0x85ebca6bU;
  bits = (bits ^ (bits >> 13U)) * 0xc2b2ae35U;
  return bits ^ (bits >> 16U);
}

}  // namespace

std::span<const Catalogue> catalogues() { return all_catalogues(); }

// As compile_catalogue.mjs has arranged them.
std::optional<std::size_t> place_of(std::string_view id) {
  const std::uint32_t digest = digest_of(id);
  const std::uint16_t shift = packed_shifts()[digest % packed_shifts().size()];
  const std::size_t place = spread(digest, shift) % packed_count();
  if (!sentence_ids().empty() && sentence_ids()[place] != id) return std::nullopt;
  return place;
}

std::span<const std::string_view> sentence_ids() { return known_ids(); }

void supply_ids(std::string_view ids) { known_ids() = unpack(ids); }

Result<void> supply(std::string_view language, std::string_view words) {
  const auto refuse = [&] {
    return Error{Message("language.not_its_words").with("language", std::string(language))};
  };
  const auto found = std::ranges::find(all_catalogues(), language, &Catalogue::language);
  if (found == all_catalogues().end()) return refuse();
  const std::string head =
      "meadhall " + std::string(language) + " " + std::string(packed_stamp()) + "\n";
  if (!words.starts_with(head)) return refuse();
  static std::deque<std::string> kept;
  const std::string& own = kept.emplace_back(words.substr(head.size()));
  std::vector<std::string_view> texts = unpack(own);
  if (texts.size() != packed_count()) {
    kept.pop_back();
    return refuse();
  }
  for (std::size_t i = 0; i < found->texts.size(); ++i) {
    if (!found->texts[i].empty()) texts[i] = found->texts[i];
  }
  found->texts = keep(std::move(texts));
  return {};
}

}  // namespace meadhall::text
