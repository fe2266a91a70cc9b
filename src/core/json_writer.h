#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace meadhall {

// Writes one JSON text from left to right; the caller opens and closes in order. Strings are UTF-8.
class JsonWriter {
 public:
  JsonWriter& object();
  JsonWriter& end_object();
  JsonWriter& array();
  JsonWriter& end_array();
  JsonWriter& key(std::string_view name);
  JsonWriter& string(std::string_view value);
  JsonWriter& number(std::int64_t value);
  JsonWriter& decimal(double value, int places);  // rounded to so many places after the point
  JsonWriter& boolean(bool value);
  JsonWriter& null();

  const std::string& text() const { return text_; }

 private:
  void separate();
  JsonWriter& open(char bracket);
  JsonWriter& close(char bracket);
  void quote(std::string_view value);

  std::string text_;
  bool fresh_ = true;  // nothing yet written at this place, so no comma is due
};

}  // namespace meadhall
