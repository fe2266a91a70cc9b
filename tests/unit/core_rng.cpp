// The one source of chance. The numbers were computed once from the published generator by another
// program; a change here would change every match ever saved.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <vector>

#include "core/rng.h"

using namespace meadhall;

TEST_CASE("rng: the first numbers of a few seeds") {
  struct Row {
    std::uint64_t seed;
    std::array<std::uint32_t, 6> numbers;
  };
  for (const Row& row :
       {Row{0, {0x75a5e12c, 0xae530ef9, 0x2b67b961, 0xa9c49493, 0xb0b09774, 0xe5cf8710}},
        {1, {0x2aabea19, 0x3756fea9, 0xf641552b, 0x842eb4f4, 0x7257c405, 0xfd4fbd31}},
        {42, {0x37cadcbe, 0x8ac4cfac, 0x6dd8b1b6, 0xb47e452c, 0x039388ab, 0x35507811}},
        {~std::uint64_t{0},
         {0xc4481b14, 0x9ee32f15, 0xd4821ed8, 0xa7ad6a09, 0xe0146efd, 0xd112c7d7}}}) {
    Rng rng(row.seed);
    for (const std::uint32_t number : row.numbers) CHECK(rng.next() == number);
  }
}

TEST_CASE("rng: the bounded draw, number by number") {
  Rng rng(3);
  for (const std::uint32_t number :
       {3U, 2U, 5U, 5U, 5U, 3U, 3U, 0U, 5U, 0U, 3U, 4U, 3U, 1U, 2U, 2U, 5U, 0U, 0U, 0U}) {
    CHECK(rng.below(6) == number);
  }
}

TEST_CASE("rng: a bounded draw stays below its bound and reaches every number") {
  Rng rng(4);
  for (const std::uint32_t bound : {1U, 2U, 3U, 7U, 12U, 72U}) {
    std::vector<int> drawn(bound);
    for (std::uint32_t i = 0; i < 60 * bound; ++i) {
      const std::uint32_t number = rng.below(bound);
      REQUIRE(number < bound);
      ++drawn[number];
    }
    CHECK(std::ranges::min(drawn) > 0);
  }
  for (const std::uint32_t bound : {0x80000001U, 0xffffffffU}) {
    for (int i = 0; i < 100; ++i) REQUIRE(rng.below(bound) < bound);
  }
}

TEST_CASE("rng: a bounded draw of 1 is 0") {
  Rng rng(5);
  for (int i = 0; i < 10; ++i) CHECK(rng.below(1) == 0);
}

TEST_CASE("rng: each of six is as likely, 60000 draws counted") {
  Rng rng(9);
  std::array<int, 6> counts{};
  for (int i = 0; i < 60000; ++i) ++counts.at(rng.below(6));
  CHECK(counts == std::array<int, 6>{9976, 10022, 10054, 10035, 10048, 9865});
}

TEST_CASE("rng: no number is favoured where the bound does not divide 2^32 by far") {
  // Three quarters of 2^32: without rejection one third would come twice as often.
  Rng rng(5);
  std::array<int, 3> counts{};
  for (int i = 0; i < 30000; ++i) ++counts.at(rng.below(3U << 30U) >> 30U);
  CHECK(counts == std::array<int, 3>{9880, 10109, 10011});
}

TEST_CASE("rng: a shuffle, item by item, and what is drawn after it") {
  std::array<int, 12> items{};
  std::iota(items.begin(), items.end(), 0);
  Rng rng(7);
  rng.shuffle(std::span<int>(items));
  CHECK(items == std::array<int, 12>{8, 11, 0, 2, 5, 10, 9, 4, 1, 7, 6, 3});
  CHECK(rng.next() == 3197699665U);
}

TEST_CASE("rng: a shuffle keeps every item, and of none or one draws no number") {
  std::array<int, 40> items{};
  std::iota(items.begin(), items.end(), 0);
  Rng rng(8);
  rng.shuffle(std::span<int>(items));
  CHECK_FALSE(std::ranges::is_sorted(items));
  std::ranges::sort(items);
  for (int i = 0; i < 40; ++i) CHECK(items.at(static_cast<std::size_t>(i)) == i);

  const Rng before = rng;
  rng.shuffle(std::span<int>(items).first(0));
  rng.shuffle(std::span<int>(items).first(1));
  CHECK(rng == before);
}

TEST_CASE("rng: every order of three is as likely") {
  Rng rng(10);
  std::array<int, 27> counts{};
  for (int i = 0; i < 6000; ++i) {
    std::array<std::size_t, 3> items = {0, 1, 2};
    rng.shuffle(std::span<std::size_t>(items));
    ++counts.at(9 * items[0] + 3 * items[1] + items[2]);
  }
  int orders = 0;
  for (const int count : counts) {
    if (count == 0) continue;
    ++orders;
    CHECK(count > 900);
    CHECK(count < 1100);
  }
  CHECK(orders == 6);
}

TEST_CASE("rng: a copy goes its own way, equal generators stay equal") {
  Rng one(11);
  Rng two = one;
  CHECK(one == two);
  CHECK(one.next() == two.next());
  CHECK(one == two);
  one.next();
  CHECK_FALSE(one == two);
  CHECK_FALSE(Rng(1) == Rng(2));
}
