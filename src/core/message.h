#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/seat.h"

namespace meadhall {

// A word of the catalogue used inside a sentence ("fisherman"): its id, never its text.
struct Term {
  std::string_view id;

  friend bool operator==(const Term&, const Term&) = default;
};

// A sentence before it has a language: the id of a catalogue entry (`assets/i18n/*.po`) and what
// fills its {places}. Rooms below `text` build messages; only `text` turns them into words.
// Ids and argument names must outlive the message: pass string literals.
class Message {
 public:
  // A list is read out with commas between its parts.
  using List = std::vector<Message>;
  using Value = std::variant<int, Term, Seat, std::string, List>;

  struct Argument {
    std::string_view name;
    Value value;
  };

  Message() = default;
  explicit Message(std::string_view id) : id_(id) {}

  // Adds what {name} stands for. An int named "n" also chooses the plural form.
  Message& with(std::string_view name, Value value) & {
    arguments_.push_back({name, std::move(value)});
    return *this;
  }
  Message&& with(std::string_view name, Value value) && {
    arguments_.push_back({name, std::move(value)});
    return std::move(*this);
  }

  std::string_view id() const { return id_; }
  const std::vector<Argument>& arguments() const { return arguments_; }
  bool empty() const { return id_.empty(); }

  friend bool operator==(const Message& a, const Message& b) {
    return a.id_ == b.id_ &&
           std::ranges::equal(a.arguments_, b.arguments_, [](const Argument& x, const Argument& y) {
             return x.name == y.name && x.value == y.value;
           });
  }

 private:
  std::string_view id_;
  std::vector<Argument> arguments_;
};

}  // namespace meadhall
