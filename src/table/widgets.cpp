#include "table/widgets.h"

#include "table/shape.h"

namespace meadhall::table {
namespace {

struct Skin {
  Colour top;
  Colour bottom;
  Colour edge;
  Colour ink;
};

Skin skin_of(Look look) {
  switch (look) {
    case Look::action: return {rgb(0x8d3a2f), rgb(0x6f281f), rgb(0x4d1a14), tone.on_action};
    case Look::paper: return {rgb(0xfaf2dd), rgb(0xecdcb8), rgb(0x8a5a33), tone.ink};
    case Look::chosen: return {rgb(0x5d4128), rgb(0x4a3220), rgb(0x2a1b11), rgb(0xffe9bf)};
    case Look::wood: return {rgb(0x5a3b25), rgb(0x452d1c), rgb(0x2a1b11), tone.on_wood};
    case Look::sea: return {rgb(0x1e4a60), rgb(0x16384a), rgb(0x3a6a80), tone.on_sea};
  }
  return {};
}

// Its tip, or its label where that does not fit.
void explain_button(Frame& frame, const ButtonSpec& spec, const Rect& area, bool cut) {
  frame.say(spec.label);
  if (spec.tip.empty() && !cut) return;
  if (!frame.targets.lingers()) {
    frame.animating = true;
    return;
  }
  frame.tip = {cut || spec.tip.empty() ? spec.label : spec.tip, cut ? spec.tip : std::string_view(),
               area};
}

}  // namespace

float button_width(Frame& frame, const ButtonSpec& spec) {
  const Type type{Face::bold, spec.size, 0};
  const float label = spec.label.empty() ? 0 : frame.paint.width(spec.label, type);
  const float icon = spec.icon ? frame.em(1.1F) : 0;
  const float gap = spec.icon && !spec.label.empty() ? frame.em(0.4F) : 0;
  return label + icon + gap + frame.em(1.5F);
}

bool button(Frame& frame, const TargetName& name, const Rect& area, const ButtonSpec& spec) {
  Paint& paint = frame.paint;
  const Contact contact = frame.targets.add(name, area, spec.enabled ? spec.role : Role::floor);
  const Skin skin = skin_of(spec.look);
  const float radius = frame.em(0.45F);
  const float lit = spec.enabled && contact.pointed ? 0.12F : 0.0F;
  const float strength = spec.enabled ? 1.0F : 0.45F;
  if (spec.enabled && spec.look != Look::wood && !contact.held) paint.shadow(area, radius, 0.55F);
  paint.gradient(area, fade(lighter(skin.top, lit), strength),
                 fade(lighter(skin.bottom, lit), strength), radius);
  paint.outline(area.inset(0.5F), fade(skin.edge, strength), 1, radius);
  if (spec.enabled && contact.pointed)
    paint.outline(area.inset(0.5F), tone.highlight, 1.5F, radius);
  if (contact.focused && spec.enabled) focus_ring(frame, area, radius);

  const Type type{Face::bold, spec.size, fade(skin.ink, spec.enabled ? 1.0F : 0.55F)};
  const float label = spec.label.empty() ? 0 : paint.width(spec.label, type);
  const float icon = spec.icon ? frame.em(1.1F) : 0;
  const float gap = spec.icon && !spec.label.empty() ? frame.em(0.4F) : 0;
  const float wide = std::min(label + icon + gap, area.w - frame.em(0.6F));
  const Point middle = area.center();
  float x = middle.x - wide / 2;
  const float sunk = contact.held ? 1.0F : 0.0F;
  if (spec.icon) {
    draw_icon(paint, *spec.icon, {x + icon / 2, middle.y + sunk}, frame.em(1.05F), type.colour);
    x += icon + gap;
  }
  const float space = area.right() - x - frame.em(0.25F);
  if (!spec.label.empty()) paint.text_within({x, middle.y + sunk}, space, spec.label, type);
  if (contact.pointed) explain_button(frame, spec, area, label > space);
  return spec.enabled && contact.clicked;
}

void focus_ring(Frame& frame, const Rect& area, float radius) {
  frame.paint.outline(area.inset(-3), rgb(0x0c2231), 4, radius + 3);
  frame.paint.outline(area.inset(-3), tone.highlight, 2.2F, radius + 3);
}

void draw_sea(Frame& frame) {
  Paint& paint = frame.paint;
  const Rect all = frame.screen();
  paint.gradient(all, tone.sea_top, tone.sea_bottom);
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
      list.PathStroke(rgb(0xffffff, 0.05F), 0, 1.4F);
    }
  }
}

bool draw_veil(Frame& frame, float opacity) {
  frame.targets.begin_modal();
  const Contact veil = frame.targets.add({"veil"}, frame.screen(), Role::floor);
  frame.paint.fill(frame.screen(), rgb(0x050f16, opacity));
  return veil.clicked;
}

void draw_shield(Paint& paint, Point center, float size, std::uint8_t colour, int number) {
  const Colour ground = tone.seats[colour % tone.seats.size()];
  paint.disc(center, size * 0.5F, tone.wood_dark);
  paint.disc(center, size * 0.45F, ground);
  paint.ring(center, size * 0.36F, darker(ground, 0.35F), size * 0.05F);
  const bool pale = colour <= 2;
  if (number > 0) {
    paint.number(center, number,
                 {Face::bold, size * 0.62F / paint.em(), pale ? tone.ink : tone.ivory},
                 Align::center);
  }
}

}  // namespace meadhall::table
