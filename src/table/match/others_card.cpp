#include "table/match/others_card.h"

#include <optional>
#include <vector>

#include "app/session/opinion.h"
#include "table/kit/widgets.h"
#include "table/match/card_parts.h"

namespace meadhall::table::match {
namespace {

Type reasons() { return {Face::sans, 0.92F, current_palette.ink}; }

float because_height(const Paint& paint, float width, std::string_view because) {
  if (because.empty()) return 0;
  return paint.paragraph_height(width, because, reasons()) + paint.em(0.4F);
}

// The bot's head beside the words, in the colour of its seat.
float figure_size(const Frame& frame) { return frame.em(frame.view.width < frame.em(44) ? 3 : 4); }

// The move a bot thinks about; null if none does.
const app::BotRequest* thought(const app::App& app) {
  const app::BotRequest* request = app.bot_request();
  return request && request->kind == app::BotRequest::Kind::move ? request : nullptr;
}

}  // namespace

bool bots_turn(const app::App& app) {
  return app.match().bot_acts() && !app.replaying() && !app.lesson();
}

bool others_turn(const app::App& app) { return bots_turn(app) || app.waits_for_remote(); }

void OthersCard::refresh(const Frame& frame) {
  const app::App& app = frame.app;
  if (!said_.due(app, frame.revealing)) return;
  const Match& match = app.match();
  const Seat actor = *match.game().actor(match.position());
  bot_ = bots_turn(app);
  if (bot_) {
    const std::uint8_t bot = match.start().seats[index(actor)].bot;
    told_ = app.say(Message(app.bots_wait() ? "bot.waits" : "bot.thinks")
                        .with("player", actor)
                        .with("level", Term{app::bot_name(bot)}));
    const std::optional<Message> reason = app.session().latest_reason();
    because_ = reason && !frame.revealing ? app.say(*reason) : "";
    return;
  }
  told_ = app.say(Message("app.waits_elsewhere").with("player", actor));
  if (match.game().info.secret_hands) told_ += " " + app.say("app.link_secrets");
  because_.clear();
  send_ = app.say(Message("app.send_to").with("player", actor));
  here_ = app.say(Message("app.plays_here").with("player", actor));
}

float OthersCard::draw_answers(Frame& frame, const Rect& room, bool draws) {
  const app::App& app = frame.app;
  std::vector<CommandButton> answers;
  if (!bot_) {
    answers.push_back(
        {{"send"},
         "send",
         {.label = send_, .look = Look::action, .icon = Icon::link, .role = Role::choice}});
    answers.push_back({{"play-here"}, "play here", {.label = here_, .icon = Icon::person}});
  } else if (app.bots_wait()) {
    answers.push_back({{"bots-wait"},
                       "bots go",
                       {.label = frame.words("bot.go"), .look = Look::action, .icon = Icon::play}});
  } else {  // who waits cannot be hurried
    if (app.persons() > 0) {
      answers.push_back({{"bots-skip"},
                         "bots skip",
                         {.label = frame.words("bot.skip"),
                          .look = Look::action,
                          .icon = Icon::step_on,
                          .enabled = app.available("bots skip")}});
    }
    answers.push_back({{"bots-now"},
                       "bots now",
                       {.label = frame.words("bot.now"),
                        .icon = Icon::play,
                        .enabled = thought(app) != nullptr}});
    answers.push_back(
        {{"bots-wait"}, "bots wait", {.label = frame.words("bot.wait"), .icon = Icon::pause}});
  }
  return flow_commands(frame, room, answers, draws);
}

float OthersCard::height(Frame& frame, float width) {
  refresh(frame);
  const float beside = bot_ ? figure_size(frame) + frame.em(2.6F) : frame.em(1.8F);
  const Rect room{0, 0, width - beside, 0};
  const bool progress = bot_ && !frame.app.bots_wait();
  return frame.em(1.8F + 0.6F + (progress ? 0.9F : 0) + 1.6F) +
         because_height(frame.paint, room.w, because_) +
         frame.paint.paragraph_height(room.w, told_, card_body()) +
         draw_answers(frame, room, false);
}

void OthersCard::draw(Frame& frame, Rect room) {
  refresh(frame);
  Paint& paint = frame.paint;
  const Match& match = frame.app.match();
  const Seat actor = *match.game().actor(match.position());
  const SeatInfo& info = match.start().seats[index(actor)];
  if (bot_) {
    const float size = std::min(figure_size(frame), room.h);
    const Rect figure = room.cut_left(size, paint.em(0.8F));
    const Point middle{figure.center().x, room.y + size / 2};
    const Colour ground = current_palette.seats[info.colour % current_palette.seats.size()];
    paint.disc(middle, size / 2, current_palette.wood_dark);
    paint.disc(middle, size * 0.46F, ground);
    draw_icon(paint, Icon::bot, middle, size * 0.56F, ink_on(ground));
  }
  const Rect head = room.cut_top(paint.em(1.7F), paint.em(0.1F));
  draw_seat_shield(frame, {head.x + paint.em(0.75F), head.center().y}, paint.em(1.5F), actor);
  paint.text_within({head.x + paint.em(1.9F), head.center().y}, head.w - paint.em(1.9F), info.name,
                    card_title());
  if (!because_.empty()) {
    paint.paragraph(room, because_, reasons());
    room.cut_top(because_height(paint, room.w, because_));
  }
  room.cut_top(paint.paragraph(room, told_, card_body()) + paint.em(0.6F));
  // How far it is stands still until it is further.
  if (bot_ && !frame.app.bots_wait()) {
    const app::BotRequest* thinks = thought(frame.app);
    const Rect track = room.cut_top(paint.em(0.45F), paint.em(0.45F));
    draw_progress(frame, {track.x, track.y, std::min(track.w, paint.em(18)), track.h},
                  thinks != nullptr ? thinks->progress : 1000);
  }
  draw_answers(frame, room, true);
}

}  // namespace meadhall::table::match
