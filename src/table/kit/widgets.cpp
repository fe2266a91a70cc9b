#include "table/kit/widgets.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/commands/commands.h"
#include "table/kit/game_table.h"

namespace meadhall::table {
namespace {

const Skin& skin_of(Look look) {
  switch (look) {
    case Look::action: return current_palette.action_skin;
    case Look::paper: return current_palette.paper_skin;
    case Look::chosen: return current_palette.chosen_skin;
    case Look::wood: return current_palette.wood_skin;
    case Look::sea: return current_palette.sea_skin;
  }
  return current_palette.paper_skin;
}

float icon_room(const Frame& frame, const ButtonSpec& spec) {
  const float lead = frame.em(spec.lead);
  return lead + (spec.icon ? frame.em(spec.label.empty() ? 1.1F : 1.5F) * spec.size : 0);
}

struct Broken {
  std::size_t gap = std::string_view::npos;
  float wide = 0;  // of the wider line
};

// At the last gap; where a line has no room then, at the one that leaves both shortest.
Broken broken_in_two(Paint& paint, float room, std::string_view words, const Type& type) {
  Broken best;
  for (std::size_t gap = words.rfind(' '); gap != std::string_view::npos && gap > 0;
       gap = words.rfind(' ', gap - 1)) {
    const float wide =
        std::max(paint.width(words.substr(0, gap), type), paint.width(words.substr(gap + 1), type));
    if (best.gap == std::string_view::npos || wide < best.wide) best = {gap, wide};
    if (best.wide <= room) break;
  }
  return best;
}

}  // namespace

const std::string& command_words(Frame& frame, std::string_view command) {
  return frame.words(app::words_of(command));
}

float button_width(Frame& frame, const ButtonSpec& spec) {
  const float label =
      spec.label.empty() ? 0 : frame.paint.width(spec.label, {Face::bold, spec.size, 0});
  const float least = for_fingers(frame) ? 44.0F : 0.0F;
  return std::max(least, label + icon_room(frame, spec) + frame.em(1.5F));
}

Rect cut_button(Frame& frame, Rect& row, const ButtonSpec& spec, float gap) {
  return row.cut_left(std::min(row.w, button_width(frame, spec)), gap);
}

bool is_flat(const Frame& frame, const Rect& room) {
  return room.h < frame.em(33) && room.w > room.h * 1.2F;
}

bool for_fingers(const Frame& frame) { return frame.view.touch || frame.view.width < frame.em(44); }

float control_height(const Frame& frame) {
  return std::max(frame.em(2.3F), for_fingers(frame) ? 44.0F : 0.0F);
}

bool button(Frame& frame, const TargetName& name, const Rect& area, const ButtonSpec& spec) {
  Paint& paint = frame.paint;
  const Contact contact = frame.targets.add(name, area, spec.enabled ? spec.role : Role::floor);
  const Skin& skin = skin_of(spec.look);
  const float radius = frame.em(0.45F);
  const float strength = spec.enabled ? 1.0F : current_palette.idle_ground;
  const bool lit = spec.enabled && contact.lit;
  const bool pressed = spec.enabled && contact.held;
  const float toward = pressed ? 0.22F : lit ? 0.11F : 0.0F;
  if (spec.enabled && spec.look != Look::wood && !pressed) paint.shadow(area, radius, 0.55F);
  paint.gradient(area, fade(blend(skin.top, skin.ink, toward), strength),
                 fade(blend(skin.bottom, skin.ink, toward), strength), radius);
  paint.edge(area, fade(skin.edge, spec.enabled ? 1 : 0.4F), radius);
  if (lit)
    paint.outline(area.inset(1.5F * current_palette.edge), fade(skin.ink, 0.7F), 1, radius - 1);
  if (contact.focused && spec.enabled) focus_ring(frame, area, radius);

  // Disabled words stay readable; that they are not to be pressed is said by the flat ground.
  const Type type{Face::bold, spec.size,
                  fade(skin.ink, spec.enabled ? 1.0F : current_palette.idle_ink)};
  const float label = spec.label.empty() ? 0 : paint.width(spec.label, type);
  const float icon = icon_room(frame, spec);
  const float wide = std::min(label + icon, area.w - frame.em(0.6F));
  const Point middle{area.center().x, area.center().y + (pressed ? 1.0F : 0.0F)};
  float x = middle.x - wide / 2;
  const float end = middle.x + wide / 2;
  if (spec.icon) {
    const float size = frame.em(1.05F) * spec.size;
    const float at = spec.onward ? end - size / 2 : x + size / 2;
    draw_icon(paint, *spec.icon, {at, middle.y}, size, type.colour);
  }
  if (!spec.onward) x += icon;
  const float room = spec.onward ? end - icon - x + 0.5F : area.right() - x - frame.em(0.25F);
  if (spec.in_two && label > room) {
    draw_in_two(paint, {x + room / 2, middle.y}, room, spec.label, type, Align::center);
  } else if (!spec.label.empty()) {
    paint.text_within({x, middle.y}, room, spec.label, type);
  }
  if (contact.pointed) frame.say(spec.label.empty() ? spec.tip : spec.label);
  if (contact.told) {
    if (!spec.tip.empty()) {
      frame.tip = {area, spec.tip};
    } else if (label > room) {
      frame.tip = {area, spec.label};
    }
  }
  return spec.enabled && contact.clicked;
}

void order_button(Frame& frame, const TargetName& name, const Rect& area, const ButtonSpec& spec,
                  std::string_view command) {
  if (button(frame, name, area, spec)) frame.order(std::string(command));
}

bool field(Frame& frame, const TargetName& name, const Rect& area, std::string_view value,
           std::string_view command, float tail) {
  Paint& paint = frame.paint;
  const Contact contact = frame.targets.add(name, area, Role::control);
  const float radius = paint.em(0.4F);
  paint.fill(area, current_palette.field, radius);
  paint.edge(area, contact.lit ? current_palette.action : current_palette.parchment_edge, radius,
             contact.lit ? 2 : 1);
  paint.text_within({area.x + paint.em(0.7F), area.center().y}, area.w - paint.em(1.4F) - tail,
                    value, {Face::bold, 1.05F, current_palette.ink});
  if (contact.focused) focus_ring(frame, area, radius);
  if (!contact.clicked) return false;
  frame.text_edit =
      TextEdit{std::string(command), std::string(value), area.x, area.y, area.w, area.h};
  return true;
}

void draw_about(Paint& paint, Point middle, float size, Colour colour) {
  constexpr int kPoints = 9;
  std::array<Point, kPoints> wave{};
  for (const float by : {-0.24F, 0.24F}) {
    for (int i = 0; i < kPoints; ++i) {
      const float t = static_cast<float>(i) / (kPoints - 1);
      wave[static_cast<std::size_t>(i)] = {middle.x + (t - 0.5F) * size,
                                           middle.y + size * (by - 0.12F * std::sin(t * 2 * kPi))};
    }
    paint.list().AddPolyline(wave.data(), kPoints, colour, 0, std::max(1.0F, size * 0.16F));
  }
}

void draw_scroll_bar(Frame& frame, const TargetName& scrolled, const Rect& track, Ground ground) {
  const Targets::Thumb thumb = frame.targets.scroll_bar(scrolled, track);
  if (thumb.area.empty()) return;
  const float radius = track.w / 2;
  const bool paper = ground == Ground::paper;
  frame.paint.fill(track, paper ? current_palette.paper_shade : fade(current_palette.on_sea, 0.18F),
                   radius);
  frame.paint.fill(
      thumb.area,
      fade(paper ? current_palette.parchment_edge : current_palette.on_sea_soft, thumb.pointed ? 1
                                                                                 : paper ? 0.75F
                                                                                         : 0.62F),
      radius);
}

bool fits_in_two(Frame& frame, std::string_view label, float width) {
  const float room = width - frame.em(0.6F);
  const Type type{Face::bold, 1, 0};
  const Broken broken = broken_in_two(frame.paint, room, label, type);
  // They may be a little smaller than other words.
  constexpr float kLeast = 0.8F;
  return broken.gap != std::string_view::npos && broken.wide * kLeast <= room;
}

void draw_in_two(Paint& paint, Point at, float room, std::string_view words, Type type,
                 Align align) {
  const auto [gap, wide] = broken_in_two(paint, room, words, type);
  if (gap == std::string_view::npos) {
    paint.text_within(at, room, words, type, align);
    return;
  }
  const std::string_view above = words.substr(0, gap);
  const std::string_view below = words.substr(gap + 1);
  type.size *= std::min(1.0F, room / wide);
  const float half = paint.em(type.size * 0.56F);
  paint.text({at.x, at.y - half}, above, type, align);
  paint.text({at.x, at.y + half}, below, type, align);
}

void focus_ring(Frame& frame, const Rect& area, float radius) {
  frame.paint.outline(area.inset(-3), current_palette.halo, 4.5F, radius + 3);
  frame.paint.outline(area.inset(-3), current_palette.highlight, 2.4F, radius + 3);
}

void draw_sea(Frame& frame) {
  Paint& paint = frame.paint;
  const Rect all = frame.screen();
  paint.gradient(all, current_palette.sea_top, current_palette.sea_bottom);
  // Faint waves in staggered rows.
  const float step_x = frame.em(8);
  const float step_y = frame.em(3.2F);
  const float length = frame.em(2.4F);
  int row = 0;
  for (float y = step_y * 0.5F; y < all.h; y += step_y, ++row) {
    const float shift =
        (row % 2 == 0 ? 0.0F : step_x * 0.5F) + step_x * 0.13F * static_cast<float>(row % 5);
    for (float x = shift - step_x; x < all.w; x += step_x) {
      ImDrawList& list = paint.list();
      list.PathLineTo({x, y});
      list.PathBezierCubicCurveTo({x + length * 0.2F, y - length * 0.16F},
                                  {x + length * 0.35F, y - length * 0.16F}, {x + length * 0.5F, y},
                                  5);
      list.PathBezierCubicCurveTo({x + length * 0.7F, y - length * 0.16F},
                                  {x + length * 0.85F, y - length * 0.16F}, {x + length, y}, 5);
      list.PathStroke(current_palette.wave, 0, 1.4F);
    }
  }
}

bool draw_veil(Frame& frame, float opacity) {
  frame.targets.begin_modal();
  const Contact veil = frame.targets.add({"veil"}, frame.screen(), Role::floor);
  frame.paint.fill(frame.screen(), fade(current_palette.veil, opacity));
  return veil.clicked;
}

void draw_progress(Frame& frame, const Rect& track, int per_mille) {
  const float radius = track.h / 2;
  frame.paint.fill(track, current_palette.paper_shade, radius);
  const float done = track.w * static_cast<float>(per_mille) / 1000;
  if (done > 0) {
    frame.paint.fill({track.x, track.y, std::max(done, track.h), track.h}, current_palette.action,
                     radius);
  }
  frame.paint.edge(track, current_palette.parchment_edge, radius);
}

void draw_shield(Paint& paint, Point center, float size, std::uint8_t colour, int number) {
  const Colour ground = current_palette.seats[colour % current_palette.seats.size()];
  // Where contrast is wished for, a light rim takes the place of the line within: a dark shield may
  // stand on a dark ground.
  const bool rim = current_palette.edge > 1;
  if (rim) paint.disc(center, size * 0.5F, current_palette.on_wood);
  const float radius = size * 0.5F - (rim ? 2.0F : 0.0F);
  paint.disc(center, radius, current_palette.wood_dark);
  paint.disc(center, radius - size * 0.05F, ground);
  if (!rim) paint.ring(center, size * 0.36F, darker(ground, 0.35F), size * 0.05F);
  if (number > 0) {
    paint.number(center, number, {Face::bold, size * 0.62F / paint.em(), ink_on(ground)},
                 Align::center);
  }
}

void draw_seat_shield(Frame& frame, Point center, float size, Seat seat) {
  const Match& match = frame.app.match();
  const std::uint8_t colour = match.start().seats[index(seat)].colour;
  const GameTable& game = table_of(frame, match.game().info.id);
  if (game.draw_mark == nullptr) {
    return draw_shield(frame.paint, center, size, colour, static_cast<int>(index(seat)) + 1);
  }
  draw_shield(frame.paint, center, size, colour, 0);
  const Colour ground = current_palette.seats[colour % current_palette.seats.size()];
  game.draw_mark(frame.paint, index(seat), center, size * 0.6F, ink_on(ground));
}

float flow_commands(Frame& frame, const Rect& room, std::span<const CommandButton> buttons,
                    bool draws, float height) {
  return flow(
      room, buttons.size(), height > 0 ? height : control_height(frame), frame.em(0.5F),
      [&](std::size_t i) { return button_width(frame, buttons[i].spec); },
      [&](std::size_t i, const Rect& area) {
        const CommandButton& each = buttons[i];
        if (draws && button(frame, each.name, area, each.spec)) frame.order(each.command);
      });
}

}  // namespace meadhall::table
