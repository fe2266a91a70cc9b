#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "table/kit/paint.h"

// Drawings as data. A sketch is written like this and becomes a few bytes when it is compiled:
//
//   constexpr auto kRock = sketch<R"(
//     x@ 1,1 8,3                       an oval: middle, radii; a number after @ turns it (degrees)
//     q: -8,2! -7,-3 -2,-6 4,-5 8,2!   a filled outline, smooth but for the points marked !
//     w^2                              the same outline again, 2 narrower
//     k/ 0,0 4,0 4,4                   filled, straight sides
//     v~3 0,0 8,2 9,7                  a smooth line, 3 wide; v-3 a straight one; v&3 a closed one
//   )">();
//
// A number after : or / draws the outline that much narrower (wider below 0). Each shape begins
// with its ink: a to e are given by whoever draws, the others are the materials of the house.

namespace meadhall::table {

namespace sketching {

enum Kind : std::int8_t { fill, again, line, loop, oval, straight = 8 };
inline constexpr std::size_t kHead = 4;  // ink, kind, number in halves, count of points

template <std::size_t N>
struct Source {
  std::array<char, N> text{};
  // NOLINTNEXTLINE(google-explicit-constructor): written as a literal
  consteval Source(const char (&literal)[N]) {
    for (std::size_t i = 0; i < N; ++i) text[i] = literal[i];
  }
};

// Not known while compiling: where it is called, the text has this mistake.
void mistake(const char* what);

// Reads the text into `out`, or only measures it where `out` is null. Mistakes do not compile.
template <std::size_t N>
consteval std::size_t read(const Source<N>& source, std::int8_t* out) {
  std::size_t at = 0;
  std::size_t used = 0;
  const auto here = [&] { return source.text[at]; };
  const auto put = [&](int value) {
    if (value < -128 || value > 127) mistake("a number that does not fit");
    if (out != nullptr) out[used] = static_cast<std::int8_t>(value);
    ++used;
  };
  const auto blank = [&] { return here() == ' ' || here() == '\n'; };
  const auto digit = [&] { return here() >= '0' && here() <= '9'; };
  const auto number = [&](int times) {
    const int sign = here() == '-' ? -1 : 1;
    if (sign < 0) ++at;
    int whole = 0;
    if (!digit()) mistake("a number is missing");
    for (; digit(); ++at) whole = whole * 10 + (here() - '0');
    whole *= times;
    if (here() == '.') {
      ++at;
      whole += times * (here() - '0') / 10;
      ++at;
    }
    return sign * whole;
  };
  while (true) {
    while (blank()) ++at;
    if (here() == 0) return used;
    const char ink = source.text[at++];
    const char kind = source.text[at++];
    put(ink);
    switch (kind) {
      case ':': put(fill); break;
      case '/': put(fill + straight); break;
      case '^': put(again); break;
      case '~': put(line); break;
      case '-': put(line + straight); break;
      case '&': put(loop); break;
      case '@': put(oval); break;
      default: mistake("no such kind of shape");
    }
    put(blank() || here() == 0 ? 0 : number(kind == '@' ? 1 : 2));
    const std::size_t count_at = used;
    put(0);
    int count = 0;
    while (true) {
      while (blank()) ++at;
      if (!digit() && here() != '-') break;
      const int x = number(1);
      if (here() != ',') mistake("a comma is missing");
      ++at;
      const int y = number(1);
      const bool corner = here() == '!';
      if (corner) ++at;
      for (int i = corner ? 2 : 1; i > 0; --i, ++count) {
        put(x);
        put(y);
      }
    }
    if (out != nullptr) out[count_at] = static_cast<std::int8_t>(count);
  }
}

}  // namespace sketching

using Sketch = std::span<const std::int8_t>;

template <sketching::Source source>
consteval auto sketch() {
  std::array<std::int8_t, sketching::read(source, nullptr)> bytes{};
  sketching::read(source, bytes.data());
  return bytes;
}

// The inks a to e, and how much is seen of all.
struct Inks {
  std::array<Colour, 5> own{};
  float opacity = 1;
};

// Land that goes on beyond the tile, to the west (x 0) and to the east (x 100): it is drawn some
// pixels further there, each layer over the one below, so that no seam shows.
struct Joins {
  bool west = false;
  bool east = false;
};

// `origin` is where 0,0 lies, 100 units are `size` long; mirrored x grows to the left.
struct Easel {
  Point origin;
  float size = 100;
  bool mirrored = false;
};
void draw_sketch(Paint& paint, Sketch sketch, const Easel& easel, const Inks& inks = {},
                 const Joins* joins = nullptr);

}  // namespace meadhall::table
