#include "tests/support/layout_faults.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "table/kit/targets.h"

namespace meadhall::tests {
namespace {

using table::Rect;
using table::TargetPlace;
using table::Written;

constexpr float kFinger = 44;      // CSS pixels
constexpr float kRounding = 0.6F;  // whole pixels keep letters crisp

std::string name_of(const TargetPlace& place) {
  return std::string(place.what) + " " + std::to_string(place.a);
}

Rect hit_area(const TargetPlace& place) {
  return table::around({place.x, place.y}, place.width, place.height);
}

bool within(const Rect& inner, const Rect& outer) {
  return inner.x >= outer.x - kRounding && inner.y >= outer.y - kRounding &&
         inner.right() <= outer.right() + kRounding && inner.bottom() <= outer.bottom() + kRounding;
}

bool overlaps(const Rect& a, const Rect& b) {
  const Rect common = overlap(a, b);
  return common.w > kRounding && common.h > kRounding;
}

struct Faults {
  std::vector<LayoutFault> all;
  void add(std::string kind, std::string what) {
    all.push_back({std::move(kind), std::move(what)});
  }
};

void look_at_targets(const std::vector<TargetPlace>& places, const Rect& screen, By by,
                     Faults& faults) {
  std::map<std::uint32_t, const TargetPlace*> ids;
  for (const TargetPlace& place : places) {
    const Rect whole{place.whole.x, place.whole.y, place.whole.width, place.whole.height};
    if (place.region == 0 && !within(whole, screen)) faults.add("outside", name_of(place));
    if (!ids.emplace(table::TargetName{place.what, place.a, place.b}.id(), &place).second) {
      faults.add("twice", name_of(place));
    }
    if (place.thing) continue;
    if (by == By::touch && std::min(whole.w, whole.h) < kFinger - kRounding) {
      faults.add("small", name_of(place) + ": " + std::to_string(std::lround(whole.w)) + " x " +
                              std::to_string(std::lround(whole.h)));
    }
    for (const TargetPlace& other : places) {
      if (&other == &place) break;
      if (!other.thing && overlaps(hit_area(place), hit_area(other))) {
        faults.add("overlap", name_of(other) + ", " + name_of(place));
      }
    }
  }
}

// Where the letters themselves are, without the room above and below them.
Rect letters(const Written& line) { return line.area.inset(1, line.area.h * 0.3F); }

// True if a thing or a button lies there: it tells in full what is cut short on it.
bool on_target(const std::vector<TargetPlace>& places, const Rect& line) {
  return std::ranges::any_of(places, [at = line.center()](const TargetPlace& place) {
    return Rect{place.whole.x, place.whole.y, place.whole.width, place.whole.height}.contains(at);
  });
}

bool is_number(const std::string& words) {
  return std::ranges::all_of(words, [](char c) { return c >= '0' && c <= '9'; });
}

void look_at_words(const std::vector<Written>& words, const std::vector<TargetPlace>& places,
                   const Rect& screen, Faults& faults) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    const Written& line = words[i];
    const Rect seen = letters(line);
    if (overlap(seen, line.clip).empty() || line.words.empty()) continue;  // scrolled out of sight
    if (line.words == "…") {
      if (!on_target(places, line.area)) faults.add("cut", i > 0 ? words[i - 1].words : "");
      continue;
    }
    const Rect room = overlap(line.clip, screen);
    if (seen.x < room.x - kRounding || seen.right() > room.right() + kRounding) {
      faults.add("beyond", (is_number(line.words) ? "number " : "") + line.words);
    }
    for (std::size_t j = 0; j < i; ++j) {
      if (words[j].words == "…" || words[j].words.empty()) continue;
      const Rect both =
          overlap(overlap(seen, line.clip), overlap(letters(words[j]), words[j].clip));
      if (both.w > 1 && both.h > 1) faults.add("crossed", words[j].words + " | " + line.words);
    }
  }
}

}  // namespace

std::vector<LayoutFault> layout_faults(const Headless& screen, float width, float height, By by) {
  const Rect all{0, 0, width, height};
  Faults faults;
  look_at_targets(screen.places(), all, by, faults);
  look_at_words(screen.words, screen.places(), all, faults);
  return faults.all;
}

}  // namespace meadhall::tests
