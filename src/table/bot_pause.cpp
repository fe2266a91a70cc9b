#include "table/bot_pause.h"

#include <optional>

namespace meadhall::table {
namespace {

constexpr double kBreath = 1.0;   // seconds between the turns of two, at the pace of people
constexpr double kReading = 2.5;  // for a scoring told to its end

}  // namespace

void BotPause::go_on(app::App& app, const Table& table, double now, bool seen,
                     bool reduced_motion) {
  if (!app.bot_decided() || table.animating() || !seen) {
    still_since_ = now;
    return;
  }
  const std::optional<float> pace = app.settings().pace(reduced_motion);
  const std::optional<Seat> mover = app.match().game().actor(app.match().position());
  // Between two phases most have nothing to do.
  const bool asked_between = pause_at(app.match().game(), app.match().position()).has_value();
  const bool breathes = pace && !app.bots_skip() && mover != mover_ && !asked_between;
  double wait = breathes ? kBreath / (*pace * app.settings().bot_pace()) : 0;
  if (table.telling()) {
    if (app.persons() > 0) {
      app.hold_bot();
      return;
    }
    wait = kReading;
  }
  if (now - still_since_ < wait) return;
  app.let_bot_move();
  mover_ = mover;
  still_since_ = now;
}

}  // namespace meadhall::table
