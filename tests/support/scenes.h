#pragma once

#include <span>
#include <string>
#include <string_view>

#include "app/app.h"
#include "tests/support/headless.h"

// The screens as tests look at them: each scene is one place of the program, always the same. They
// are the ones that tests/e2e/scenes.mjs photographs.

namespace meadhall::tests {

struct NamedScene {
  std::string_view name;
  // An app led there by commands; its settings are written as they are stored.
  app::App (*app)(std::string_view settings);
  // What hands do there, once it is drawn; null if nothing.
  void (*hands)(Headless& screen) = nullptr;
};

std::span<const NamedScene> scenes();
const NamedScene& scene(std::string_view name);

// Plays on, by choices that are the same each time, until a move that begins with `word` is
// offered, or the match is over or handed over, or `most` moves are made.
void play_until(app::App& app, std::string_view word, int most = 3000, std::uint32_t seed = 7);

// Sends away a scoring that is told, until the result is seen.
void close_scoring(Headless& screen);

}  // namespace meadhall::tests
