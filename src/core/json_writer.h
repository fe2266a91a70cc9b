#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace meadhall {

// Writes one JSON text from left to right; the caller opens and closes in order. Strings are UTF-8.
class JsonWriter {
 public:
  JsonWriter& object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }

  JsonWriter& key(std::string_view name) {
    separate();
    quote(name);
    text_ += ':';
    fresh_ = true;
    return *this;
  }

  JsonWriter& string(std::string_view value) {
    separate();
    quote(value);
    return *this;
  }
  JsonWriter& number(std::int64_t value) {
    separate();
    text_ += std::to_string(value);
    return *this;
  }
  JsonWriter& boolean(bool value) {
    separate();
    text_ += value ? "true" : "false";
    return *this;
  }

  const std::string& text() const { return text_; }

 private:
  void separate() {
    if (!fresh_) text_ += ',';
    fresh_ = false;
  }
  JsonWriter& open(char bracket) {
    separate();
    text_ += bracket;
    fresh_ = true;
    return *this;
  }
  JsonWriter& close(char bracket) {
    text_ += bracket;
    fresh_ = false;
    return *this;
  }
  void quote(std::string_view value) {
    constexpr std::string_view kHex = "0123456789abcdef";
    text_ += '"';
    for (const char letter : value) {
      const auto code = static_cast<unsigned char>(letter);
      if (letter == '"' || letter == '\\') {
        text_ += '\\';
        text_ += letter;
      } else if (code < 0x20) {
        text_ += "\\u00";
        text_ += kHex[code >> 4U];
        text_ += kHex[code & 15U];
      } else {
        text_ += letter;
      }
    }
    text_ += '"';
  }

  std::string text_;
  bool fresh_ = true;  // nothing yet written at this place, so no comma is due
};

}  // namespace meadhall
