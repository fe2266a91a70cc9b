#pragma once

#include <initializer_list>
#include <span>
#include <vector>

// Typefaces as the program carries them: outlines of glyphs, packed by web/pack_fonts.py, which
// says how. What is not English lies in packs of its own, and uses glyphs of the face's first.

namespace meadhall::table {

using Bytes = std::span<const unsigned char>;

// Takes the first off `packs` that lie one after the other. Empty if what begins there is no pack,
// or not whole; then `packs` stays.
Bytes take_pack(Bytes& packs);

// The TrueType font of a face: a file that ImGui and browsers read. Of its packs the first comes
// first. Empty if they are not packs of a face in their order, or spoilt.
std::vector<unsigned char> unpack_face(std::initializer_list<Bytes> packs);

}  // namespace meadhall::table
