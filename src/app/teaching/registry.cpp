#include <array>

#include "app/teaching/feast/feast.h"
#include "app/teaching/graenaland/graenaland.h"
#include "app/teaching/teaching.h"
#include "app/teaching/vikings/vikings.h"

namespace meadhall::app {

std::span<const Teaching> all_teaching() {
  static const std::array<Teaching, 3> kAll = {{{.game = "vikings",
                                                 .book = &vikings_book(),
                                                 .lesson = &vikings_lesson(),
                                                 .challenges = vikings_challenges(),
                                                 .daily = vikings_daily()},
                                                {.game = "graenaland",
                                                 .book = &graenaland_book(),
                                                 .lesson = &graenaland_lesson(),
                                                 .challenges = graenaland_challenges(),
                                                 .daily = graenaland_daily()},
                                                {.game = "feast",
                                                 .book = &feast_book(),
                                                 .lesson = &feast_lesson(),
                                                 .challenges = feast_challenges(),
                                                 .daily = feast_daily()}}};
  return kAll;
}

}  // namespace meadhall::app
