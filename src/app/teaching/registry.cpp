#include <array>

#include "app/teaching/teaching.h"
#include "app/teaching/vikings/vikings.h"

namespace meadhall::app {

std::span<const Teaching> all_teaching() {
  static const std::array<Teaching, 1> kAll = {{{.game = "vikings",
                                                 .book = &vikings_book(),
                                                 .lesson = &vikings_lesson(),
                                                 .challenges = vikings_challenges(),
                                                 .daily = vikings_daily()}}};
  return kAll;
}

}  // namespace meadhall::app
