#pragma once

#include <string>
#include <vector>

#include "tests/support/headless.h"

namespace meadhall::tests {

// What is wrong with how the latest frame is laid out, a line each:
//   outside pair 4           it leaves the screen, where nothing clips it
//   overlap take 0, undo 0   answers or buttons of which one hides part of the other
//   small undo 0: 30 x 30    too small for a finger, by touch
//   twice pair 4             two targets of one name, or of one id
//   cut Words that beg       words cut short with an ellipsis, where no thing or button tells them
//   beyond Words             words that leave the screen, or are cut by what clips them
//   crossed One | Other      words written over words
struct LayoutFault {
  std::string kind;
  std::string what;
};
std::vector<LayoutFault> layout_faults(const Headless& screen, float width, float height, By by);

}  // namespace meadhall::tests
