#include "match/gains.h"

#include <cstdlib>
#include <utility>

namespace meadhall {
namespace {

Message amount_told(std::string_view id, int n, std::string_view amount) {
  return Message(id).with("n", n).with("amount", amount);
}

std::string signed_text(int n) { return (n < 0 ? "−" : "+") + std::to_string(std::abs(n)); }

constexpr std::string_view kPoints = "match.points";

}  // namespace

Message coin_amount(const GameInfo& info, int n) {
  return amount_told(info.coins, n, std::to_string(n));
}

Message point_amount(int n) { return amount_told(kPoints, n, std::to_string(n)); }

Message event_told(const GameInfo& info, const Event& event) {
  if (event.kind != Event::Kind::score) return event.message;
  Message::List gains;
  if (event.gold != 0) {
    gains.push_back(amount_told(info.coins, event.gold, signed_text(event.gold)));
  }
  if (event.points != 0) {
    gains.push_back(amount_told(kPoints, event.points, signed_text(event.points)));
  }
  if (gains.empty()) return event.message;
  return Message("match.score_line")
      .with("line", Message::List{event.message})
      .with("gains", std::move(gains));
}

}  // namespace meadhall
