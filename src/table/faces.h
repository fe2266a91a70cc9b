#pragma once

#include <optional>
#include <span>
#include <vector>

namespace meadhall::table {

// The typefaces the house writes in, each as a TrueType font.
struct Faces {
  std::vector<unsigned char> sans;  // all texts
  std::vector<unsigned char> bold;
  std::vector<unsigned char> heading;
};

// With what English needs, which the program carries.
Faces english_faces();

// With the letters of all languages: what the page fetches as letters.outlines (web/pack_fonts.py).
// Nothing if these bytes are not that.
std::optional<Faces> all_faces(std::span<const unsigned char> letters);

}  // namespace meadhall::table
