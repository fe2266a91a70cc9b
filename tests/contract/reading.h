#pragma once

#include <string>
#include <string_view>

#include "core/message.h"

// Sentences as a reader meets them: in English, with the numbers and words that fill them.

namespace meadhall::contract {

// What one stumbles over in a text of the English catalogue, or "": doubled spaces, a space before
// a comma or a full stop, and a colon that a sentence ends on with a single word behind it.
std::string stumble_in(std::string_view text);

// The same of a message and what was said of it; besides, a place that stayed empty, "1 points",
// and "in points: 1." A list after a colon is no fault.
std::string stumble_in(const Message& message, std::string_view said);

// What the grammar of a message hangs on: its id, and what kind of thing fills each of its places.
// Messages of one shape read alike.
std::string shape_of(const Message& message);

// True if the sentence is not complained of: a label on purpose, or known and still to be mended.
bool is_excused(std::string_view id);

}  // namespace meadhall::contract
