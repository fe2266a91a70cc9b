#include "games/position_text/complaint.h"

namespace meadhall::position_text {

Error misplaced(const TextPlace& place, Message why) {
  Message message(place.text.empty() ? "position.at_end" : "position.at");
  message.with("line", place.line).with("column", place.column);
  message.with("text", std::string(place.text)).with("why", Message::List{std::move(why)});
  return Error{std::move(message)};
}

bool Complaint::fail(Error error) {
  error_ = std::move(error);
  return false;
}

bool Complaint::fail(const TextPlace& where, Message why) {
  return fail(misplaced(where, std::move(why)));
}

bool Complaint::fail(const TextPlace& where, std::string_view id) {
  return fail(where, Message(id));
}

bool Complaint::passes(const Result<void>& result) { return result.ok() || fail(result.error()); }

}  // namespace meadhall::position_text
