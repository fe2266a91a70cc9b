#include "app/sounds.h"

#include <algorithm>
#include <array>

namespace meadhall::app {
namespace {

struct Sound {
  std::string_view said;  // the last word of a log line's id: "place" of "vikings.log.place"
  std::string_view name;
};

// What games say alike sounds alike. A choice that is not here clicks, other outcomes are silent.
constexpr std::array<Sound, 14> kSounds = {{{"place", "wood"},
                                            {"start", "wood"},
                                            {"building", "wood"},
                                            {"stay", "wood"},
                                            {"pay", "coin"},
                                            {"pay_gold", "coin"},
                                            {"pay_points", "coin"},
                                            {"auction_gold", "coin"},
                                            {"auction_points", "coin"},
                                            {"auction", "coin"},
                                            {"convert", "coin"},
                                            {"wheel", "wheel"},
                                            {"ferry", "sail"},
                                            {"boat", "sail"}}};

std::string_view sound_of(const Event& event) {
  switch (event.kind) {
    case Event::Kind::scoring: return "horn";
    case Event::Kind::score: return event.gold > 0 ? "coin" : "";
    case Event::Kind::finish: return "end";
    case Event::Kind::choice:
    case Event::Kind::outcome: break;
  }
  const std::string_view id = event.message.id();
  const auto known = std::ranges::find(kSounds, id.substr(id.rfind('.') + 1), &Sound::said);
  if (known != kSounds.end()) return known->name;
  return event.kind == Event::Kind::choice ? "click" : "";
}

}  // namespace

std::vector<std::string_view> sounds_of(std::span<const Event> events) {
  std::vector<std::string_view> heard;
  for (const Event& event : events) {
    const std::string_view sound = sound_of(event);
    if (!sound.empty() && std::ranges::find(heard, sound) == heard.end()) heard.push_back(sound);
  }
  // The horn of the last scoring would only drown the end.
  if (std::ranges::find(heard, "end") != heard.end()) std::erase(heard, "horn");
  return heard;
}

}  // namespace meadhall::app
