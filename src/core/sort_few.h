#pragma once

#include <algorithm>
#include <iterator>

namespace meadhall {

// Sorts a short range, equal ones left in their order: for tens of items. The standard library's
// sorts are made for thousands, and each use of them adds kilobytes to the download.
template <class Range, class Before>
constexpr void sort_few(Range&& items, Before before) {
  const auto first = std::begin(items);
  for (auto at = first; at != std::end(items); ++at) {
    std::rotate(std::upper_bound(first, at, *at, before), at, at + 1);
  }
}

}  // namespace meadhall
