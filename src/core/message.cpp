#include "core/message.h"

#include <algorithm>
#include <utility>

namespace meadhall {

Message::Message() = default;
Message::Message(std::string_view id) : id_(id) {}
Message::Message(const Message&) = default;
Message::Message(Message&&) noexcept = default;
Message& Message::operator=(const Message&) = default;
Message& Message::operator=(Message&&) noexcept = default;
Message::~Message() = default;

Message& Message::with(std::string_view name, Value value) & {
  arguments_.push_back({name, std::move(value)});
  return *this;
}
Message&& Message::with(std::string_view name, Value value) && {
  return std::move(with(name, std::move(value)));
}
Message& Message::with(std::string_view name, int number) & { return with(name, Value(number)); }
Message&& Message::with(std::string_view name, int number) && {
  return std::move(with(name, Value(number)));
}

bool operator==(const Message& a, const Message& b) {
  return a.id_ == b.id_ &&
         std::ranges::equal(a.arguments_, b.arguments_,
                            [](const Message::Argument& x, const Message::Argument& y) {
                              return x.name == y.name && x.value == y.value;
                            });
}

}  // namespace meadhall
