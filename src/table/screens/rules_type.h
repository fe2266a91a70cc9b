#pragma once

#include <string_view>

#include "table/kit/frame.h"

// How the book of rules is set: its letters, text with a bold beginning, text with marked words.

namespace meadhall::table::screens {

inline Type rules_body() { return {Face::sans, 1.06F, current_palette.ink_soft}; }
inline Type rules_strong() { return {Face::bold, 1.06F, current_palette.ink}; }
inline Type rules_caption() { return {Face::sans, 0.95F, current_palette.ink_faint}; }

// How much of a text is set in bold: a term up to its colon, a first sentence.
std::size_t lead_of(std::string_view text, std::string_view end);

// Wrapped text whose first `lead` bytes are bold. Returns its height.
float set_text(Frame& frame, const Rect& room, std::string_view text, std::size_t lead,
               const Type& type, bool draws);

// Wrapped text in which every place where `word` stands is marked. Returns its height.
float set_marked(Frame& frame, Rect room, std::string_view text, std::string_view word,
                 const Type& type, bool draws);

}  // namespace meadhall::table::screens
