#include "table/menu.h"

#include <imgui.h>

#include <array>

#include "table/widgets.h"

namespace meadhall::table {

bool draw_menu(Frame& frame, Drawer& drawer) {
  Paint& paint = frame.paint;
  const bool aside = draw_veil(frame, 0.45F);
  struct Entry {
    std::string_view name;
    std::string_view label;
    std::string_view command;
    Icon icon;
    bool enabled;
  };
  const Match& match = frame.app.match();
  const std::array<Entry, 6> entries = {{
      {"menu-take-back", "app.take_back", "take back", Icon::take_back, match.can_take_back()},
      {"menu-log", "page.log", "", Icon::log, true},
      {"menu-link", "app.link", "link", Icon::link, true},
      {"menu-rules", "app.rules", "rules", Icon::book, true},
      {"menu-keys", "ui.keys", "", Icon::help, true},
      {"menu-hall", "app.hall", "hall", Icon::home, true},
  }};
  const float height = std::max(44.0F, paint.em(2.8F));
  const float gap = paint.em(0.4F);
  const float wide = std::min(frame.view.width - paint.em(1), paint.em(17));
  const Rect area{
      frame.view.width - wide - paint.em(0.5F), paint.em(0.5F), wide,
      height + gap + static_cast<float>(entries.size()) * (height + gap) + paint.em(1.2F)};
  frame.targets.add({"menu-ground"}, area, Role::floor);
  paint.parchment(area);
  Rect room = area.inset(paint.em(0.7F));
  Rect head = room.cut_top(height, gap);
  const bool shut =
      button(frame, {"menu-close"}, head.cut_right(height), {.label = "", .icon = Icon::close});
  paint.text({head.x + paint.em(0.4F), head.center().y}, frame.words("vikings.name"),
             {Face::heading, 1.3F, tone.ink});
  bool stays = !aside && !shut && !ImGui::IsKeyPressed(ImGuiKey_Escape, false);
  for (const Entry& entry : entries) {
    const ButtonSpec spec{
        .label = frame.words(entry.label), .icon = entry.icon, .enabled = entry.enabled};
    if (!button(frame, {entry.name}, room.cut_top(height, gap), spec)) continue;
    stays = false;
    if (!entry.command.empty()) {
      frame.order(std::string(entry.command));
    } else {
      drawer = entry.icon == Icon::log ? Drawer::log : Drawer::keys;
      return true;
    }
  }
  return stays;
}

bool draw_keys(Frame& frame) {
  Paint& paint = frame.paint;
  const bool aside = draw_veil(frame);
  struct Key {
    std::string_view key;
    std::string_view does;
  };
  constexpr std::array<Key, 10> kKeys = {{{"← ↑ ↓ →", "ui.key.move"},
                                          {"Enter", "ui.key.choose"},
                                          {"Esc", "ui.key.back"},
                                          {"U", "app.undo"},
                                          {"R", "app.redo"},
                                          {"L", "page.log"},
                                          {"1 – 4", "ui.key.boards"},
                                          {"+ −", "table.key_bid"},
                                          {"M", "ui.key.menu"},
                                          {"?", "ui.keys"}}};
  const float line = paint.em(2.1F);
  const float wide = std::min(frame.view.width - paint.em(1), paint.em(28));
  const Rect area = around(
      frame.screen().center(), wide,
      std::min(frame.view.height - 8, line * static_cast<float>(kKeys.size()) + paint.em(6.5F)));
  frame.targets.add({"keys-ground"}, area, Role::floor);
  paint.parchment(area);
  Rect room = area.inset(paint.em(1.3F), paint.em(0.9F));
  Rect head = room.cut_top(paint.em(2.4F), paint.em(0.4F));
  const bool shut = button(frame, {"keys-close"},
                           head.cut_right(std::max(paint.em(2.4F), frame.view.touch ? 44.0F : 0)),
                           {.label = "", .icon = Icon::close, .role = Role::choice});
  paint.text({head.x, head.center().y}, frame.words("ui.keys"), {Face::heading, 1.4F, tone.ink});
  for (const Key& key : kKeys) {
    Rect row = room.cut_top(line);
    const Rect cap = row.cut_left(paint.em(8)).inset(0, paint.em(0.2F));
    paint.fill(cap, tone.paper_shade, paint.em(0.3F));
    paint.text(cap.center(), key.key, {Face::bold, 1.0F, tone.ink}, Align::center);
    paint.text_within({row.x + paint.em(1), row.center().y}, row.w - paint.em(1),
                      frame.words(key.does), {Face::sans, 1.0F, tone.ink_soft});
  }
  paint.paragraph(room.inset(0, paint.em(0.4F)),
                  frame.words(frame.view.touch ? "table.key_note_tap" : "ui.key.note"),
                  {Face::sans, 0.92F, tone.ink_faint});
  return !aside && !shut && !ImGui::IsKeyPressed(ImGuiKey_Escape, false);
}

void NoticeStrip::draw(Frame& frame) {
  const auto& notice = frame.app.notice();
  if (!notice || closed_ == frame.app.revision()) return;
  Paint& paint = frame.paint;
  const Type type{Face::bold, 1.02F, notice->error ? tone.error_skin.ink : tone.ink};
  const float most = std::min(frame.view.width - paint.em(2), paint.em(42));
  const float room = std::min(most - paint.em(5), paint.width(notice->text, type) + 2);
  const float words = paint.paragraph_height(room, notice->text, type);
  const float wide = room + paint.em(5);
  const Rect area{(frame.view.width - wide) / 2, paint.em(4.2F), wide, words + paint.em(1.1F)};
  const Contact contact = frame.targets.add({"notice"}, area, Role::floor);
  const float radius = paint.em(0.5F);
  paint.shadow(area, radius, 1.6F);
  if (notice->error) {
    paint.gradient(area, tone.error_skin.top, tone.error_skin.bottom, radius);
    paint.outline(area.inset(0.5F), tone.error_skin.edge, 1.5F, radius);
  } else {
    paint.gradient(area, tone.parchment_top, tone.parchment_bottom, radius);
    paint.outline(area.inset(0.5F), tone.parchment_edge, 1.5F, radius);
  }
  const Point mark{area.x + paint.em(1.3F), area.center().y};
  paint.disc(mark, paint.em(0.75F), notice->error ? tone.error_skin.ink : tone.parchment_edge);
  paint.text(mark, notice->error ? "!" : "i",
             {Face::bold, 1.05F, notice->error ? tone.error_skin.bottom : tone.parchment_top},
             Align::center);
  paint.paragraph({area.x + paint.em(2.6F), area.y + paint.em(0.5F), room + 2, words + 4},
                  notice->text, type);
  draw_icon(paint, Icon::close, {area.right() - paint.em(1.1F), area.center().y}, paint.em(0.85F),
            type.colour);
  if (contact.clicked) {
    closed_ = frame.app.revision();
    frame.animating = true;
  }
}

}  // namespace meadhall::table
