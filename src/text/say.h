#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/message.h"

namespace meadhall::text {

// Puts messages into words of one language, for a table whose players have these names.
class Speaker {
 public:
  // `language` is a catalogue's ("en"); English where there is none such. `names` by seat; a seat
  // without a name is spoken of by its number.
  explicit Speaker(std::string_view language, std::span<const std::string> names = {});

  // The sentence. An id that no catalogue has comes out as «id», so that it is seen.
  std::string say(const Message& message) const;
  std::string say(std::string_view id) const { return say(Message(id)); }

 private:
  std::string value_text(const Message::Value& value) const;

  std::size_t language_;
  std::span<const std::string> names_;
};

}  // namespace meadhall::text
