#include "text/catalogue.h"

#include <algorithm>
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

}  // namespace

std::span<const Catalogue> catalogues() { return all_catalogues(); }

std::span<const std::string_view> sentence_ids() {
  static const std::vector<std::string_view> ids = unpack(packed_ids());
  return ids;
}

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
