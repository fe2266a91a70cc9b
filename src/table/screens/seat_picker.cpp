#include "table/screens/seat_picker.h"

#include <algorithm>

#include "app/screens/draft.h"
#include "app/session/opinion.h"
#include "table/kit/widgets.h"

namespace meadhall::table::screens {
namespace {

constexpr std::array<std::string_view, kSeatColours> kColourNames = {
    "app.colour.0", "app.colour.1", "app.colour.2", "app.colour.3", "app.colour.4", "app.colour.5"};

constexpr float kSeatGap = 0.25F;  // em, between the lines of a seat

// Who may play a seat, in this order: a person, a bot of each level, an equal, a person with
// another device.
constexpr std::uint8_t kRemote = kFirstEqual + 1;

std::uint8_t player_of(const app::Draft& draft, std::size_t seat_index) {
  return draft.is_remote(seat_index) ? kRemote : std::min(draft.seats[seat_index].bot, kFirstEqual);
}

// "bot 2 karl", "bot 2 none" or "bot 2 remote".
std::string command_of(std::size_t seat_index, std::uint8_t who) {
  const std::string_view level = who == kRemote ? "remote" : app::bot_id(who);
  return "bot " + std::to_string(seat_index + 1) + ' ' + std::string(level);
}

std::string_view name_of(std::uint8_t who) {
  return who == kRemote ? "bot.remote" : app::bot_name(who);
}

Icon icon_of(std::uint8_t who) {
  return who == 0 ? Icon::person : who == kRemote ? Icon::link : Icon::bot;
}

ButtonSpec level_spec(Frame& frame, std::uint8_t who, bool chosen) {
  return {.label = frame.words(name_of(who)),
          .look = chosen ? Look::chosen : Look::paper,
          .icon = icon_of(who),
          .size = 0.98F,
          .tip = who == kFirstEqual ? std::string_view(frame.words("bot.equal_told")) : ""};
}

}  // namespace

void SeatPicker::refresh(const app::App& app) {
  if (!revision_.due(app)) return;
  for (std::size_t i = 0; i < asked_.size(); ++i) {
    asked_[i] = app.say(Message("app.field.bot").with("seat", static_cast<int>(i + 1)));
  }
}

float SeatPicker::draw(Frame& frame, Rect room) {
  refresh(frame.app);
  Paint& paint = frame.paint;
  const float top = room.y;
  levels_height_ = flow_levels(frame, room, 0, false) + paint.em(kSeatGap);
  unfolded_height_ = 0;
  room.cut_top(paint.paragraph(room, frame.words("app.field.players"),
                               {Face::heading, 1.2F, current_palette.ink}) +
               paint.em(0.2F));
  room.cut_top(draw_counts(frame, room) + paint.em(0.9F));
  for (std::size_t i = 0; i < frame.app.draft().seats.size(); ++i) {
    room.cut_top(draw_seat(frame, room, i) + paint.em(0.8F));
  }
  return room.y - paint.em(0.8F) - top;
}

// How many; and one press that fills all seats but the first.
float SeatPicker::draw_counts(Frame& frame, Rect room) {
  const app::Draft& draft = frame.app.draft();
  const GameInfo& info = draft.game->info;
  const float high = std::max(control_height(frame), frame.em(2.5F));
  const float gap = frame.em(0.45F);
  const std::size_t counts = info.max_players - info.min_players + 1U;
  const bool alone = draft.seats.size() > 1 &&
                     std::ranges::all_of(draft.seats.begin() + 1, draft.seats.end(),
                                         [](const SeatInfo& seat) { return seat.bot != 0; });
  const ButtonSpec against{
      .label = frame.words(alone ? "bot.no_others" : "bot.all_others"),
      .icon = alone ? Icon::person : Icon::bot,
      .tip = frame.words(alone ? "bot.no_others_told" : "bot.all_others_told")};
  return flow(
      room, counts + 1, high, gap,
      [&](std::size_t i) { return i < counts ? high * 1.2F : button_width(frame, against); },
      [&](std::size_t i, const Rect& area) {
        if (i == counts) {
          return order_button(frame, {"bots"}, area, against,
                              alone ? "bot others none" : "bot others karl");
        }
        const std::size_t players = info.min_players + i;
        const std::string label = std::to_string(players);
        const bool chosen = players == draft.seats.size();
        order_button(frame, {"players", players}, area,
                     {.label = label, .look = chosen ? Look::chosen : Look::paper, .size = 1.1F},
                     "players " + label);
      });
}

// Name and who plays there; below them the colours. What unfolds stands between.
float SeatPicker::draw_seat(Frame& frame, Rect room, std::size_t seat_index) {
  Paint& paint = frame.paint;
  const SeatInfo& seat = frame.app.draft().seats[seat_index];
  const auto number = static_cast<int>(seat_index + 1);
  const float top = room.y;
  const float gap = paint.em(kSeatGap);
  const float high = std::max(control_height(frame), paint.em(2.5F));
  Rect row = room.cut_top(high, gap);
  const Rect shield = row.cut_left(high, paint.em(0.4F));
  draw_shield(paint, shield.center(), high * 0.8F, seat.colour, number);

  const bool unfolded = unfolded_ == seat_index;
  // As wide as the longest of them, so that what is chosen moves nothing.
  float wide = 0;
  for (std::uint8_t who = 0; who <= kRemote; ++who) {
    wide = std::max(wide, button_width(frame, level_spec(frame, who, false)) + paint.em(1.4F));
  }
  const std::uint8_t who = player_of(frame.app.draft(), seat_index);
  const Rect place = row.cut_right(std::min(wide, row.w * 0.58F), paint.em(0.4F));
  const Look look = unfolded ? Look::chosen : Look::paper;
  if (button(frame, {"who", number}, place,
             {.label = "", .look = look, .tip = asked_[seat_index]})) {
    unfolded_ = unfolded ? kMaxSeats : seat_index;
    frame.animating = true;
  }
  const Colour ink = unfolded ? current_palette.chosen_skin.ink : current_palette.paper_skin.ink;
  const float y = place.center().y;
  draw_icon(paint, icon_of(who), {place.x + paint.em(1.1F), y}, paint.em(1.0F), ink);
  // Rather a little smaller than cut short.
  const std::string& word = frame.words(name_of(who));
  Type type{Face::bold, 0.98F, ink};
  const float room_for_it = place.w - paint.em(3.5F);
  type.size *= std::clamp(room_for_it / paint.width(word, type), 0.82F, 1.0F) * 0.999F;
  paint.text_within({place.x + paint.em(2.0F), y}, room_for_it, word, type);
  draw_icon(paint, Icon::down, {place.right() - paint.em(0.95F), y}, paint.em(0.9F), ink);
  field(frame, {"name", number}, row, seat.name, "name " + std::to_string(number));
  if (unfolded) {
    unfolded_height_ = flow_levels(frame, room, seat_index, true) + gap;
    room.cut_top(unfolded_height_);
  }

  // Under a finger the colours need all of the width.
  Rect colours = room.cut_top(for_fingers(frame) ? high : paint.em(2.0F));
  if (!for_fingers(frame)) {
    colours.cut_left(high + paint.em(0.4F));
    colours.w = std::min(colours.w, paint.em(2.2F) * kSeatColours);
  }
  draw_colours(frame, colours, seat_index);
  return room.y - top;
}

float SeatPicker::flow_levels(Frame& frame, const Rect& room, std::size_t seat_index, bool draws) {
  const std::uint8_t who = player_of(frame.app.draft(), seat_index);
  const auto spec = [&](std::size_t i) {
    return level_spec(frame, static_cast<std::uint8_t>(i), who == i);
  };
  return flow(
      room, kRemote + 1U, control_height(frame), frame.em(0.35F),
      [&](std::size_t i) { return button_width(frame, spec(i)); },
      [&](std::size_t i, const Rect& area) {
        if (!draws || !button(frame, {"bot", seat_index + 1, i}, area, spec(i))) return;
        unfolded_ = kMaxSeats;
        frame.targets.focus(TargetName{"who", seat_index + 1}.id());
        frame.order(command_of(seat_index, static_cast<std::uint8_t>(i)));
      });
}

// Six colours; the one taken by somebody else, which bears their number, is exchanged with them.
void SeatPicker::draw_colours(Frame& frame, Rect room, std::size_t seat_index) {
  Paint& paint = frame.paint;
  const std::vector<SeatInfo>& seats = frame.app.draft().seats;
  const SeatInfo& seat = seats[seat_index];
  const std::size_t number = seat_index + 1;
  const float dot = std::min(std::max(room.h, 44.0F), room.w / kSeatColours);
  for (std::uint32_t colour = 0; colour < kSeatColours; ++colour) {
    const Rect place = room.cut_left(dot);
    const Contact contact = frame.targets.add({"colour", number, colour}, place, Role::control);
    const bool own = seat.colour == colour;
    const float radius = std::min(dot, paint.em(2.5F)) * (own ? 0.43F : 0.34F);
    if (own) paint.disc(place.center(), radius, current_palette.ink);
    if (own) paint.disc(place.center(), radius - 2, current_palette.parchment_top);
    paint.disc(place.center(), radius - (own ? 4.0F : 0), current_palette.seats[colour]);
    paint.ring(place.center(), radius - (own ? 4.0F : 0), fade(current_palette.ink, 0.75F),
               current_palette.edge);
    const auto holder = std::ranges::find(seats, colour, &SeatInfo::colour);
    if (!own && holder != seats.end()) {
      paint.number(place.center(), static_cast<int>(holder - seats.begin()) + 1,
                   {Face::bold, radius * 1.5F / paint.em(), ink_on(current_palette.seats[colour])},
                   Align::center);
    }
    if (contact.lit) paint.ring(place.center(), radius + 2, current_palette.action, 2);
    if (contact.focused) focus_ring(frame, place.inset(1), dot * 0.4F);
    if (contact.told) frame.tip = {place, frame.words(kColourNames[colour])};
    if (contact.clicked) {
      frame.order("colour " + std::to_string(number) + " " + std::to_string(colour));
    }
  }
}

}  // namespace meadhall::table::screens
