#include "table/match/chrome.h"

#include <imgui.h>

#include <algorithm>

#include "table/kit/widgets.h"

namespace meadhall::table::match {
namespace {

// How many moves a button leads to, over its corner.
void draw_count(Paint& paint, const Rect& area, int moves) {
  if (moves == 0) return;
  const float high = paint.em(1.15F);
  const float wide = std::max(high, paint.em(moves < 100 ? 1.35F : 1.9F));
  const Rect plate{area.right() - wide + paint.em(0.25F), std::max(1.0F, area.y - paint.em(0.5F)),
                   wide, high};
  paint.fill(plate, current_palette.on_wood, high / 2);
  paint.number(plate.center(), moves, {Face::bold, 0.78F, current_palette.wood_dark},
               Align::center);
}

// Undo stops where luck decided or something hidden was shown: then it is not lit, and says why.
bool is_stopped(const Frame& frame, bool drafts) {
  const app::App& app = frame.app;
  return !drafts && !app.replaying() && app.can_go_back() && !app.available("undo");
}

}  // namespace

void Chrome::take_room(Frame& frame, Rect& screen) {
  const float confirm = confirm_.height(frame);
  const float replay = replay_.height(frame);
  confirms_ = confirm > 0;
  foot_ = screen.cut_bottom(confirms_ ? confirm : replay);
}

void Chrome::draw_foot(Frame& frame, bool waits) {
  if (foot_.h <= 0) return;
  if (confirms_) {
    confirm_.draw(frame, foot_);
  } else {
    replay_.draw(frame, foot_, waits);
  }
}

float Chrome::bar_height(const Frame& frame, bool wide) {
  return std::max(frame.em(wide ? 3.4F : 3.0F), wide && !frame.view.touch ? 0 : 48.0F);
}

Rect Chrome::draw_bar(Frame& frame, const Rect& area, bool roomy, bool drafts) {
  Paint& paint = frame.paint;
  paint.wood(area, 0);
  paint.fill({area.x, area.bottom() - 2, area.w, 2}, current_palette.gold_edge);
  Rect room = area.inset(paint.em(roomy ? 1.2F : 0.4F), 0);

  const float high =
      std::min(area.h - 4, std::max(paint.em(2.3F), frame.view.touch || !roomy ? 44.0F : 0.0F));
  const auto place = [&](const ButtonSpec& spec) {
    const float width = spec.label.empty() ? high : button_width(frame, spec);
    const Rect slot = room.cut_right(width, paint.em(0.4F));
    return around(slot.center(), width, high);
  };
  const bool words = roomy && area.w > paint.em(60);
  const auto label = [&](std::string_view command) {
    return words ? std::string_view(command_words(frame, command)) : std::string_view();
  };
  const auto tip = [&](std::string_view command) {
    return words ? std::string_view() : std::string_view(command_words(frame, command));
  };
  const ButtonSpec menu{
      .label = "", .look = Look::wood, .icon = Icon::menu, .tip = frame.words("ui.menu")};
  if (button(frame, {"menu"}, place(menu), menu)) drawer_ = Drawer::menu;
  const ButtonSpec redo{.label = label("redo"),
                        .look = Look::wood,
                        .icon = Icon::redo,
                        .enabled = frame.app.can_go_forward(),
                        .tip = tip("redo")};
  const Rect forward = place(redo);
  order_button(frame, {"redo"}, forward, redo, "redo");
  // What was taken back takes no room from the table.
  draw_count(paint, forward, replay_.taken_back(frame.app));
  const bool stopped = is_stopped(frame, drafts);
  const ButtonSpec undo{.label = label("undo"),
                        .look = Look::wood,
                        .icon = Icon::undo,
                        .enabled = frame.app.can_go_back() && !stopped,
                        .tip = stopped ? frame.words("match.undo_stops") : tip("undo")};
  if (button(frame, {"undo"}, place(undo), undo)) undoes_ = true;

  if (words) {
    const Type title{Face::heading, 1.5F, current_palette.on_wood};
    const std::string& name = frame.words(frame.app.match().game().info.name);
    room.cut_left(paint.text({room.x, room.center().y}, name, title) + paint.em(1.4F));
  }
  return room;
}

Chrome::Keys Chrome::read_keys(Frame& frame, bool telling) {
  const ImGuiIO& io = ImGui::GetIO();
  if (io.KeyCtrl || io.KeySuper || io.KeyAlt) return {};
  // The keys that mean something else while the strip is there.
  if (drawer_ == Drawer::none) {
    if (confirm_.read_keys(frame)) return {};
    replay_.read_keys(frame);
    if (!frame.commands.empty()) return {};
  }
  if (telling) return {};
  const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, false); };
  if (drawer_ != Drawer::none) {
    if (pressed(ImGuiKey_L) && drawer_ == Drawer::log) drawer_ = Drawer::none;
    return {};
  }
  const bool question = io.InputQueueCharacters.contains('?');
  const app::App& app = frame.app;
  if (pressed(ImGuiKey_U) && app.can_go_back()) undoes_ = true;
  // R turns what is carried.
  if (pressed(ImGuiKey_R) && !frame.targets.in_hand() && app.can_go_forward()) frame.order("redo");
  // A lesson is walked through, not looked back on.
  const bool played = !app.visiting() && (app.can_go_back() || app.can_go_forward());
  if (pressed(ImGuiKey_P) && played && !app.replaying()) frame.order("replay");
  if (pressed(ImGuiKey_S) && played) frame.order("since");
  if (pressed(ImGuiKey_F) && !frame.targets.in_hand() && app.fills_screen())
    frame.order("fullscreen");
  if (pressed(ImGuiKey_L)) drawer_ = Drawer::log;
  if (pressed(ImGuiKey_M)) drawer_ = Drawer::menu;
  if (drawer_ != Drawer::none) frame.animating = true;
  return {.own = true,
          .hint = pressed(ImGuiKey_H),
          .escape = pressed(ImGuiKey_Escape),
          .asks = question || (pressed(ImGuiKey_Slash) && io.KeyShift)};
}

void Chrome::draw_drawer(Frame& frame) {
  switch (drawer_) {
    case Drawer::none: break;
    case Drawer::menu: drawer_ = draw_menu(frame); break;
    case Drawer::keys:
      if (!draw_keys(frame, own_keys_)) drawer_ = Drawer::none;
      break;
    case Drawer::log: draw_log(frame); break;
  }
}

void Chrome::draw_log(Frame& frame) {
  const bool aside = draw_veil(frame, 0.5F);
  const float em = frame.em(1);
  const Rect area = around(frame.screen().center(), std::min(frame.view.width - em, em * 44),
                           std::min(frame.view.height - em, em * 40));
  frame.targets.add({"log-ground"}, area, Role::floor);
  frame.paint.fill(area, current_palette.sea_bottom, em * 0.6F);
  log_.draw(frame, area, true, "long-log");
  if (aside || ImGui::IsKeyPressed(ImGuiKey_Escape, false)) drawer_ = Drawer::none;
}

}  // namespace meadhall::table::match
