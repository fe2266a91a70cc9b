#pragma once

#include <concepts>
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

  // Out of line, all of them: messages are made in hundreds of places, none of them hot, and what
  // would be inlined there is a third of the download.
  Message();
  explicit Message(std::string_view id);
  Message(const Message&);
  Message(Message&&) noexcept;
  Message& operator=(const Message&);
  Message& operator=(Message&&) noexcept;
  ~Message();

  // Adds what {name} stands for, a Value or a part of one. A number named "n" also chooses the
  // plural form.
  template <class Filling>
  Message& with(std::string_view name, Filling&& filling) & {
    add(name, std::forward<Filling>(filling));
    return *this;
  }
  template <class Filling>
  Message&& with(std::string_view name, Filling&& filling) && {
    add(name, std::forward<Filling>(filling));
    return std::move(*this);
  }

  std::string_view id() const { return id_; }
  const std::vector<Argument>& arguments() const { return arguments_; }
  bool empty() const { return id_.empty(); }

  friend bool operator==(const Message& a, const Message& b);

 private:
  void add(std::string_view name, int number);
  void add(std::string_view name, Term term);
  void add(std::string_view name, Seat seat);
  void add(std::string_view name, std::string_view text);
  void add(std::string_view name, List list);
  template <std::same_as<Value> Any>
  void add(std::string_view name, const Any& value) {
    arguments_.push_back({name, value});
  }

  std::string_view id_;
  std::vector<Argument> arguments_;
};

}  // namespace meadhall
