#pragma once

#include <optional>
#include <utility>
#include <variant>

#include "core/message.h"
#include "core/must.h"

namespace meadhall {

// Why something asked for was not done, in words meant for a player: what is wrong, where, what to
// do. Errors are values; no room throws.
struct Error {
  Message message;

  friend bool operator==(const Error&, const Error&) = default;
};

// Either a T or the Error that stands in its place. value() may be called only where ok() is true,
// error() only where it is not; else the program stops.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

  bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }

  const T& value() const& {
    MUST(ok());
    return *std::get_if<0>(&content_);
  }
  T& value() & {
    MUST(ok());
    return *std::get_if<0>(&content_);
  }
  T&& value() && {
    MUST(ok());
    return std::move(*std::get_if<0>(&content_));
  }
  const Error& error() const {
    MUST(!ok());
    return *std::get_if<1>(&content_);
  }

 private:
  std::variant<T, Error> content_;
};

// The same for work that yields nothing but success; Result<void>() is success.
template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : error_(std::move(error)) {}

  bool ok() const { return !error_.has_value(); }
  explicit operator bool() const { return ok(); }
  const Error& error() const {
    MUST(!ok());
    return *error_;
  }

 private:
  std::optional<Error> error_;
};

}  // namespace meadhall
