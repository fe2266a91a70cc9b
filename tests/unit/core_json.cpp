// The JSON writer.

#include <doctest/doctest.h>

#include <cstdint>
#include <limits>

#include "core/json_writer.h"

using namespace meadhall;

TEST_CASE("json: empty object and array") {
  JsonWriter object;
  CHECK(object.object().end_object().text() == "{}");
  JsonWriter array;
  CHECK(array.array().end_array().text() == "[]");
}

TEST_CASE("json: a lone value") {
  JsonWriter writer;
  CHECK(writer.number(7).text() == "7");
}

TEST_CASE("json: decimals are rounded, nothing is null") {
  JsonWriter writer;
  writer.array().decimal(2.0 / 3, 3).decimal(-1.5, 1).decimal(12, 0).null().end_array();
  CHECK(writer.text() == "[0.667,-1.5,12,null]");
}

TEST_CASE("json: members and items are parted by commas, nothing else is") {
  JsonWriter writer;
  writer.object()
      .key("a")
      .number(1)
      .key("b")
      .array()
      .number(2)
      .boolean(true)
      .string("x")
      .end_array();
  writer.key("c").object().key("d").boolean(false).end_object().end_object();
  CHECK(writer.text() == R"({"a":1,"b":[2,true,"x"],"c":{"d":false}})");
}

TEST_CASE("json: containers beside each other in an array") {
  JsonWriter writer;
  writer.array()
      .array()
      .end_array()
      .object()
      .end_object()
      .array()
      .number(1)
      .end_array()
      .number(2)
      .end_array();
  CHECK(writer.text() == "[[],{},[1],2]");
}

TEST_CASE("json: the whole range of numbers") {
  JsonWriter writer;
  writer.array().number(0).number(-1).number(std::numeric_limits<std::int64_t>::min());
  writer.number(std::numeric_limits<std::int64_t>::max()).end_array();
  CHECK(writer.text() == "[0,-1,-9223372036854775808,9223372036854775807]");
}

TEST_CASE("json: quotes, backslashes and control characters are escaped, in keys too") {
  JsonWriter writer;
  writer.object().key("a\"b\\").string("line\nend\t\x01\x1f").end_object();
  CHECK(writer.text() == "{\"a\\\"b\\\\\":\"line\\u000aend\\u0009\\u0001\\u001f\"}");
}

TEST_CASE("json: other letters stay as they are, UTF-8 untouched") {
  JsonWriter writer;
  writer.array().string("/ драккар šlechtic ᚠ \x7f").end_array();
  CHECK(writer.text() == "[\"/ драккар šlechtic ᚠ \x7f\"]");
}
