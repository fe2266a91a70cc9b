#pragma once

#include <cstdint>
#include <vector>

// Input that Dear ImGui has not handed out yet. It hands out about one change of a button or key a
// frame, so that on a slow machine presses wait: by then something else may be on the screen than
// what they were meant for.

namespace meadhall::table {

class InputQueue {
 public:
  // The state that decides what a press does. Where it changes, presses that wait were meant for
  // another screen.
  struct Aim {
    std::uint8_t screen = 0;
    bool handing_over = false;
    std::uint32_t deeds = 0;
    std::uint32_t layer = 0;

    bool operator==(const Aim&) const = default;
  };

  // Before each frame, `now` in seconds: drops presses of buttons and keys, each with its release,
  // that were meant for another screen or have waited too long. Whether the screen has changed.
  bool sift(const Aim& aim, double now);

  // True if anything waits for further frames.
  static bool waits();

 private:
  struct Note {
    double when = 0;
    std::uint32_t end = 0;  // of the events that had come by then
  };

  Aim aim_;
  int unseen_ = 0;  // for so many frames
  std::vector<Note> notes_;
  std::uint32_t late_ = 0;  // events before this one have waited too long
};

}  // namespace meadhall::table
