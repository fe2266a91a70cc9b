#include "tests/support/words.h"

namespace meadhall::spelled {
namespace {

std::string words(const Message::Value& value) {
  struct Visitor {
    std::string operator()(int number) const { return std::to_string(number); }
    std::string operator()(Term term) const { return std::string(term.id); }
    std::string operator()(Seat seat) const { return "seat" + std::to_string(index(seat) + 1); }
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(const Message::List& list) const {
      std::string all = "[";
      for (const Message& message : list) {
        if (all.size() > 1) all += "; ";
        all += spelled::words(message);
      }
      return all + "]";
    }
  };
  return std::visit(Visitor{}, value);
}

}  // namespace

std::string words(const Message& message) {
  std::string all(message.id());
  for (const Message::Argument& each : message.arguments()) {
    all += " " + std::string(each.name) + "=" + words(each.value);
  }
  return all;
}

}  // namespace meadhall::spelled
