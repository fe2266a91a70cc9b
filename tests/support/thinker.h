#pragma once

#include <doctest/doctest.h>

#include <string>
#include <utility>

#include "app/app.h"
#include "bots/task.h"

namespace meadhall::tests {

// What a page does with requests to bots: works at the latest one.
struct Thinker {
  std::string key;
  std::string request;

  void hear(app::App& app) {
    for (const app::Effect& effect : app.take_effects()) {
      if (effect.kind != app::Effect::Kind::think) continue;
      key = effect.text.empty() ? "" : effect.key;
      request = effect.text;
    }
  }
  // Answers what was asked, thinking no longer than `steps` short steps.
  void answer(app::App& app, int steps = 1'000'000) {
    hear(app);
    REQUIRE_FALSE(key.empty());
    bots::Task task = bots::Task::begin(request).value();
    while (steps-- > 0 && !task.advance(50)) {
    }
    app.answered(std::exchange(key, {}), task.answer());
  }
};

// Bots play until a person is to act.
inline void let_bots(app::App& app, Thinker& thinker) {
  while (!app.match().over() && app.match().bot_acts()) {
    thinker.answer(app);
    REQUIRE(app.bot_decided());
    app.let_bot_move();
  }
}

}  // namespace meadhall::tests
