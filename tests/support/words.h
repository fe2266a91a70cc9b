#pragma once

#include <string>

#include "core/message.h"

// Messages for tests, before they have a language.

namespace meadhall::spelled {

// "position.number least=1 most=6"; lists in brackets, terms as their ids, seats as
// "seat1".
std::string words(const Message& message);

}  // namespace meadhall::spelled
