#include "app/pages/page_writer.h"
#include "app/session/opinion.h"

// What text mode says of bots at the table and of their opinions.

namespace meadhall::app {

// A bot is thinking, or waits to be let: nobody is asked for a move.
void bots_turn(PageWriter& page, const Match& match, Seat actor) {
  const std::uint8_t bot = match.start().seats[index(actor)].bot;
  const bool held = page.app.bot_held();
  page.json.key("question")
      .string(page.say(Message(held                   ? "bot.held"
                               : page.app.bots_wait() ? "bot.waits"
                                                      : "bot.thinks")
                           .with("player", actor)
                           .with("level", Term{bot_name(bot)})));
}

// The ways to where the findings of a look back can be seen.
void show_findings(PageWriter& page, const Match& match) {
  if (page.app.review() == nullptr) return;
  for (const Finding& each : findings(match, *page.app.review())) {
    page.action_said("goto " + std::to_string(each.node),
                     page.say(Message("bot.show_me").with("what", Message::List{each.told})));
  }
}

// Bots' waiting and going on, a second opinion, a look back: whatever of it can be had now.
void bot_actions(PageWriter& page, const Match& match) {
  const App& app = page.app;
  const auto thinking = [&](BotRequest::Kind kind) {
    return app.bot_request() && app.bot_request()->kind == kind;
  };
  const auto percent = [&] { return app.bot_request()->progress / 10; };
  page.offer("bots go");
  page.offer("bots wait");
  page.offer("bots skip");
  if (match.bot_acts()) {
    page.action("bots now", app.bot_held() ? "ui.go_on" : "bot.now", app.available("bots now"));
  }
  if (thinking(BotRequest::Kind::hint)) {
    page.action_said("hint", page.say(Message("bot.advice_thinking").with("n", percent())), false);
    page.action("hint cancel", "app.cancel");
  } else if (app.asked()) {
    page.action("hint");
  }
  if (!app.ended()) return;
  show_findings(page, match);
  if (thinking(BotRequest::Kind::review)) {
    page.action_said("review", page.say(Message("bot.review_thinking").with("n", percent())),
                     false);
    page.action("review cancel");
  } else {
    page.offer("review");
  }
}

}  // namespace meadhall::app
