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

void Message::add(std::string_view name, int number) { arguments_.push_back({name, number}); }
void Message::add(std::string_view name, Term term) { arguments_.push_back({name, term}); }
void Message::add(std::string_view name, Seat seat) { arguments_.push_back({name, seat}); }
void Message::add(std::string_view name, std::string_view text) {
  arguments_.push_back({name, std::string(text)});
}
void Message::add(std::string_view name, List list) {
  arguments_.push_back({name, std::move(list)});
}

bool operator==(const Message& a, const Message& b) {
  return a.id_ == b.id_ &&
         std::ranges::equal(a.arguments_, b.arguments_,
                            [](const Message::Argument& x, const Message::Argument& y) {
                              return x.name == y.name && x.value == y.value;
                            });
}

}  // namespace meadhall
