#pragma once

#include <cstddef>
#include <string_view>

namespace meadhall {

// Whether a text that anybody may have written is one line of UTF-8 without control characters, of
// 1 to `most` bytes, and neither begins nor ends with a space.
bool is_clean_line(std::string_view text, std::size_t most);

}  // namespace meadhall
