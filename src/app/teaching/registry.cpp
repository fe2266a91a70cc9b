#include <array>

#include "app/teaching/feast/feast.h"
#include "app/teaching/graenaland/graenaland.h"
#include "app/teaching/teaching.h"
#include "app/teaching/vikings/vikings.h"

namespace meadhall::app {

std::span<const Teaching> all_teaching() {
  static const std::array<Teaching, 3> kAll = {{{.game = "vikings",
                                                 .book = &vikings_teaching::book(),
                                                 .lesson = &vikings_teaching::lesson(),
                                                 .challenges = vikings_teaching::challenges(),
                                                 .daily = vikings_teaching::daily()},
                                                {.game = "graenaland",
                                                 .book = &graenaland_teaching::book(),
                                                 .lesson = &graenaland_teaching::lesson(),
                                                 .challenges = graenaland_teaching::challenges(),
                                                 .daily = graenaland_teaching::daily()},
                                                {.game = "feast",
                                                 .book = &feast_teaching::book(),
                                                 .lesson = &feast_teaching::lesson(),
                                                 .challenges = feast_teaching::challenges(),
                                                 .daily = feast_teaching::daily()}}};
  return kAll;
}

}  // namespace meadhall::app
