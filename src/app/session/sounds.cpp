#include "app/session/sounds.h"

#include <algorithm>

namespace meadhall::app {
namespace {

std::string_view sound_of(const Game& game, const Event& event) {
  switch (event.kind) {
    case Event::Kind::scoring: return "horn";
    case Event::Kind::score: return event.gold > 0 ? "coin" : "";
    case Event::Kind::finish: return "end";
    case Event::Kind::choice:
    case Event::Kind::outcome: break;
  }
  const std::string_view own = game.can.sound_of == nullptr ? "" : game.can.sound_of(event);
  if (!own.empty()) return own;
  return event.kind == Event::Kind::choice ? "click" : "";
}

}  // namespace

std::vector<std::string_view> sounds_of(const Game& game, std::span<const Event> events) {
  std::vector<std::string_view> heard;
  for (const Event& event : events) {
    const std::string_view sound = sound_of(game, event);
    if (!sound.empty() && std::ranges::find(heard, sound) == heard.end()) heard.push_back(sound);
  }
  // The horn of the last scoring would only drown the end.
  if (std::ranges::find(heard, "end") != heard.end()) std::erase(heard, "horn");
  return heard;
}

}  // namespace meadhall::app
