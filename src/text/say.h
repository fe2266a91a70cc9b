#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"

namespace meadhall::text {

// The languages there are catalogues of ("en"), English first.
std::vector<std::string_view> languages();

// Whether this one can be spoken: English always, others once their words are supplied
// (catalogue.h).
bool speaks(std::string_view language);

// No language, but English stretched to half as much again with letters only other languages have:
// what still fits and is still drawn with it, will be in any language. For tests.
inline constexpr std::string_view kStretched = "xx";

// Puts messages into words of one language, for a table whose players have these names.
class Speaker {
 public:
  // `language` is one of languages(), or kStretched; English where there is none such, or its words
  // are not supplied. `names` by seat; a seat without a name is spoken of by its number.
  explicit Speaker(std::string_view language, std::span<const std::string> names = {});

  // The sentence, in English where the language has no text for it. Where that is still to be
  // supplied, "…". An id that no catalogue has comes out as «id», so that it is seen.
  std::string say(const Message& message) const;
  std::string say(std::string_view id) const { return say(Message(id)); }

  // False while its text is still to be supplied.
  bool knows(std::string_view id) const;

  // The language spoken, one of languages().
  std::string_view language() const;

 private:
  std::string value_text(const Message::Value& value) const;

  std::size_t language_;
  bool stretched_;
  std::span<const std::string> names_;
};

}  // namespace meadhall::text
