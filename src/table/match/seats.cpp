#include "table/match/seats.h"

#include "app/session/opinion.h"
#include "table/kit/widgets.h"

namespace meadhall::table::match {
namespace {

// That a bot plays there; returns the room it took.
float draw_bot_mark(Stage& stage, Point at, Seat seat, float size, Colour colour) {
  const std::string& told = stage.bots[index(seat)];
  if (told.empty()) return 0;
  const Rect place = around({at.x + size * 0.55F, at.y}, size * 1.3F, size * 1.5F);
  const Contact contact = stage.frame.targets.add({"bot-mark", seat}, place, Role::thing);
  if (contact.pointed) stage.tell(told, {}, place);
  if (contact.focused) focus_ring(stage.frame, place, 4);
  draw_icon(stage.frame.paint, Icon::bot, place.center(), size, colour);
  return size * 1.45F;
}

bool leads(const Stage& stage, Seat seat, const SeatHooks& hooks) {
  return hooks.leads != nullptr && hooks.leads(stage, seat);
}

// The sign of whoever leads; returns the room it took.
float draw_marker(Stage& stage, Point at, Seat seat, float size, const SeatHooks& hooks) {
  return hooks.draw_marker != nullptr ? hooks.draw_marker(stage, at, seat, size) : 0;
}

// What is told of the whole seat.
void point_at_seat(Stage& stage, Seat seat, const Rect& area, const SeatHooks& hooks) {
  if (hooks.thing != nullptr) stage.point(hooks.thing(seat), area);
}

float tab_width(const Stage& stage, float width) {
  const auto players = static_cast<float>(stage.players);
  return (width - stage.frame.em(0.3F) * (players - 1)) / players;
}

bool is_stacked(const Stage& stage, float width, const SeatHooks& hooks) {
  return stage.actor && tab_width(stage, width) < stage.frame.em(hooks.least_tab);
}

// The ground of a seat's card in the strip.
Contact draw_card(Stage& stage, Seat seat, const Rect& place) {
  Paint& paint = stage.frame.paint;
  const Contact contact = stage.frame.targets.add({"seat", seat}, place, Role::control);
  const float radius = paint.em(0.5F);
  paint.fill(place, contact.pointed ? current_palette.panel_lit : current_palette.panel, radius);
  paint.outline(place.inset(0.5F),
                contact.pointed ? current_palette.highlight : current_palette.ground_line, 1,
                radius);
  paint.fill({place.x, place.y + 4, 4, place.h - 8},
             current_palette.seats[stage.seat_info(seat).colour], 2);
  if (contact.focused) focus_ring(stage.frame, place, radius);
  return contact;
}

// Shield, name, and the signs after it.
void draw_card_head(Stage& stage, Seat seat, Rect head, const SeatHooks& hooks) {
  Paint& paint = stage.frame.paint;
  const SeatInfo& info = stage.seat_info(seat);
  const float y = head.center().y;
  draw_seat_shield(stage.frame, {head.x + paint.em(0.6F), y}, paint.em(1.25F), seat);
  head.cut_left(paint.em(1.5F));
  const float signs =
      (leads(stage, seat, hooks) ? paint.em(1.4F) : 0) + (info.bot != 0 ? paint.em(1.4F) : 0);
  float written = paint.text_within(
      {head.x, y}, head.w - signs, info.name,
      {Face::bold, 1.02F, stage.acts(seat) ? current_palette.highlight : current_palette.on_sea});
  if (info.bot != 0) {
    written += draw_bot_mark(stage, {head.x + written + paint.em(0.3F), y}, seat, paint.em(0.9F),
                             current_palette.on_sea_soft);
  }
  draw_marker(stage, {head.x + written + paint.em(0.3F), y}, seat, paint.em(1), hooks);
}

// Shield, name, and the signs after it, which give way to the name.
void draw_tab_head(Stage& stage, Seat seat, const SeatTab& tab, float y, const SeatHooks& hooks) {
  Paint& paint = stage.frame.paint;
  const SeatInfo& info = stage.seat_info(seat);
  const Rect& room = tab.room;
  draw_seat_shield(stage.frame, {room.x + paint.em(0.55F), y}, paint.em(1.05F), seat);
  const Type named{Face::bold, 0.88F, tab.ink};
  const bool leader = leads(stage, seat, hooks);
  const float marker = leader ? paint.em(1.0F) : 0;
  const bool holds = hooks.holds != nullptr && hooks.holds(stage, seat) &&
                     paint.width(info.name, named) + marker + paint.em(2.4F) <= room.w;
  const float bot = info.bot != 0 ? paint.em(0.95F) : 0;
  const float signs = marker + bot + (holds ? paint.em(1.0F) : 0);
  const float written = paint.text_within({room.x + paint.em(1.3F), y},
                                          room.w - paint.em(1.3F) - signs, info.name, named);
  float x = room.x + paint.em(1.3F) + written + paint.em(0.2F);
  if (bot > 0) {
    draw_icon(paint, Icon::bot, {x + paint.em(0.4F), y}, paint.em(0.78F), named.colour);
    x += bot;
  }
  if (leader && stage.actor) {
    if (hooks.draw_tab_marker != nullptr) hooks.draw_tab_marker(paint, {x + paint.em(0.4F), y});
    x += paint.em(1.0F);
  }
  if (holds && hooks.draw_holds != nullptr) hooks.draw_holds(paint, {x + paint.em(0.4F), y});
}

// True if it was chosen.
bool draw_tab(Stage& stage, Seat seat, const Rect& place, bool stacked, const SeatHooks& hooks) {
  Paint& paint = stage.frame.paint;
  const Contact contact = stage.frame.targets.add({"seat", seat}, place, Role::control);
  if (contact.told) point_at_seat(stage, seat, place, hooks);
  const bool shown = seat == stage.shown;
  const float radius = paint.em(0.45F);
  paint.fill(place, shown ? current_palette.wood_top : current_palette.panel, radius);
  paint.outline(place.inset(0.5F),
                stage.acts(seat) ? current_palette.highlight : current_palette.ground_line,
                stage.acts(seat) ? 2.0F : 1.0F, radius);
  if (contact.focused) focus_ring(stage.frame, place, radius);
  const SeatTab tab{.place = place,
                    .room = place.inset(paint.em(0.35F), 0),
                    .line = place.y + place.h * (stacked ? 0.52F : 0.72F),
                    .stacked = stacked,
                    .shown = shown,
                    .ink = shown ? current_palette.on_wood : current_palette.on_sea};
  draw_tab_head(stage, seat, tab, place.y + place.h * (stacked ? 0.21F : 0.30F), hooks);
  const bool figures =
      hooks.draw_tab_figures != nullptr && hooks.draw_tab_figures(stage, seat, tab);
  return figures || contact.clicked;
}

}  // namespace

std::array<std::string, kMaxSeats> bots_told(const app::App& app) {
  std::array<std::string, kMaxSeats> all;
  const std::vector<SeatInfo>& seats = app.match().start().seats;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (app.match().is_remote(seat_at(i))) all[i] = app.say(Message("bot.remote_told"));
    if (seats[i].bot == 0) continue;
    all[i] = app.say(Message("bot.mark").with("level", Term{app::bot_name(seats[i].bot)}));
  }
  return all;
}

void draw_seat_header(Stage& stage, const Rect& area, const SeatHooks& hooks) {
  Paint& paint = stage.frame.paint;
  paint.wood(area, paint.em(0.6F), ImDrawFlags_RoundCornersTop);
  paint.fill({area.x, area.bottom() - 2, area.w, 2}, fade(current_palette.gold_edge, 0.8F));
  const SeatInfo& info = stage.seat_info(stage.shown);
  const float y = area.center().y;
  Rect room = area.inset(paint.em(0.8F), 0);
  draw_seat_shield(stage.frame, {room.x + paint.em(0.75F), y}, paint.em(1.5F), stage.shown);
  room.cut_left(paint.em(1.9F));

  // The figures stand at the right; the name takes what is left.
  const Rect figures = room.cut_right(paint.em(hooks.header_figures));
  const Contact contact = stage.frame.targets.add({"purse", stage.shown}, figures, Role::thing);
  if (contact.pointed) point_at_seat(stage, stage.shown, figures, hooks);
  if (contact.focused) focus_ring(stage.frame, figures.inset(2), 4);
  if (hooks.draw_header_figures != nullptr) hooks.draw_header_figures(stage, figures);

  const Type title{Face::heading, 1.2F, current_palette.on_wood};
  float name = paint.text_within({room.x, y}, room.w, info.name, title);
  name += paint.em(0.5F);
  name += draw_bot_mark(stage, {room.x + name, y}, stage.shown, paint.em(1.0F),
                        current_palette.on_wood_soft);
  name += draw_marker(stage, {room.x + name, y}, stage.shown, paint.em(1.15F), hooks);
  if (stage.acts(stage.shown) && room.w > name + paint.em(6)) {
    paint.text_within({room.x + name + paint.em(0.8F), y}, room.w - name - paint.em(1.4F),
                      stage.frame.words("ui.to_act"), {Face::sans, 0.95F, current_palette.bright});
  }
}

std::optional<Seat> draw_other_seats(Stage& stage, const Rect& area, const SeatHooks& hooks) {
  Paint& paint = stage.frame.paint;
  std::optional<Seat> chosen;
  const auto others = static_cast<float>(stage.players - 1);
  const float gap = paint.em(0.7F);
  const float wide = (area.w - gap * (others - 1)) / others;
  float x = area.x;
  for (std::size_t i = 0; i < stage.players; ++i) {
    const Seat seat = seat_at(i);
    if (seat == stage.shown) continue;
    const Rect place{x, area.y, wide, area.h};
    x += wide + gap;
    const Contact contact = draw_card(stage, seat, place);
    if (contact.clicked) chosen = seat;
    if (contact.told) point_at_seat(stage, seat, place, hooks);
    Rect room = place.inset(paint.em(0.7F), paint.em(0.5F));
    room.cut_left(paint.em(0.2F));
    // With much room the small board stands beside the words, with little below the name.
    const float board = std::clamp(room.w - paint.em(7.2F), room.w * 0.28F,
                                   std::min(room.w * 0.5F, room.h * 1.75F));
    if (hooks.draw_board != nullptr) {
      hooks.draw_board(stage, seat, room.cut_right(board, paint.em(0.5F)));
    }
    draw_card_head(stage, seat, room.cut_top(paint.em(1.6F)), hooks);
    if (hooks.draw_card_figures != nullptr) hooks.draw_card_figures(stage, seat, place, room);
  }
  return chosen;
}

std::optional<Seat> draw_seat_tabs(Stage& stage, const Rect& area, const SeatHooks& hooks) {
  std::optional<Seat> chosen;
  const float wide = tab_width(stage, area.w);
  const bool stacked = is_stacked(stage, area.w, hooks);
  for (std::size_t i = 0; i < stage.players; ++i) {
    const float x = area.x + static_cast<float>(i) * (wide + stage.frame.em(0.3F));
    if (draw_tab(stage, seat_at(i), {x, area.y, wide, area.h}, stacked, hooks)) chosen = seat_at(i);
  }
  return chosen;
}

float seat_tabs_height(const Stage& stage, float width, const SeatHooks& hooks) {
  return std::max(44.0F, stage.frame.em(is_stacked(stage, width, hooks) ? 3.5F : 2.9F));
}

}  // namespace meadhall::table::match
