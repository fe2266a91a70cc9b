#pragma once

#include <cstddef>
#include <string>
#include <string_view>

// Texts that anybody may have written: names, promises, links, arguments of commands.

namespace meadhall {

// True if it is one line of well-formed UTF-8 of 1 to `most` bytes that shows what it holds: no
// control characters, no other line ends, none that turn the direction of what stands beside them;
// and it neither begins nor ends with a space.
bool is_clean_line(std::string_view text, std::size_t most);

// The line as it is to be read from a save or link that was given out when names and promises could
// still hold controls beyond ASCII and characters of direction: without them. What never could be
// written is left, to be refused.
std::string mended_line(std::string_view text);

// The text fit to be repeated in a sentence: what is no clean character becomes U+FFFD (line ends
// and tabs stay), and beyond `most` bytes it is cut at a letter, with an ellipsis.
std::string excerpt(std::string_view text, std::size_t most);

}  // namespace meadhall
