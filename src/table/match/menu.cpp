#include "table/match/menu.h"

#include <imgui.h>

#include <algorithm>
#include <array>

#include "table/kit/widgets.h"

namespace meadhall::table::match {

bool draw_menu(Frame& frame, Drawer& drawer) {
  Paint& paint = frame.paint;
  const bool aside = draw_veil(frame, 0.45F);
  const app::App& app = frame.app;
  const Match& match = app.match();
  const bool lesson = app.lesson().has_value();
  const bool challenge = app.challenge().has_value();
  const bool own = !app.visiting();
  const bool played = own && (match.can_take_back() || match.can_redo());
  struct Entry {
    std::string_view label;
    std::string_view command;
    Icon icon;
    bool enabled = true;
    bool shown = true;
    Drawer opens = Drawer::none;
  };
  const std::string again = "learn " + std::string(match.game().info.id) + " again";
  const std::array<Entry, 17> entries = {{
      {"lesson.again", again, Icon::redo, lesson && app.can_go_back(), lesson},
      {"challenge.next", "challenge next", Icon::redo, true, challenge},
      {"challenge.previous", "challenge previous", Icon::undo, true, challenge},
      {"challenge.open", "challenges", Icon::opinion, true, challenge},
      {"app.take_back", "take back", Icon::take_back, own && match.can_take_back()},
      {"app.replay", "replay", Icon::replay, played},
      {"app.since", "since", Icon::eye, played && !match.over()},
      {"page.log", "", Icon::log, true, true, Drawer::log},
      {"saves.save", "save", Icon::chest, own},
      {"app.saves", "saves", Icon::open},
      {"app.export", "export", Icon::download, own},
      {app.replaying() ? "app.link_moment" : "app.link", "link", Icon::link},
      {"app.rules", "rules", Icon::book},
      {"app.settings", "settings", Icon::gear},
      {"app.fullscreen", "fullscreen", Icon::whole, true, app.fills_screen()},
      {"ui.keys", "", Icon::help, true, true, Drawer::keys},
      {"app.hall", "hall", Icon::home},
  }};
  const auto shown = static_cast<std::size_t>(std::ranges::count_if(entries, &Entry::shown));
  const float height = std::max(44.0F, paint.em(2.7F));
  const float gap = paint.em(0.35F);
  const float side = paint.em(0.7F);
  const auto high = [&](std::size_t columns) {
    const std::size_t rows = (shown + columns - 1) / columns;
    return static_cast<float>(rows) * (height + gap) - gap;
  };
  const float most = frame.view.height - paint.em(1) - height - gap - 2 * side;
  const bool two = high(1) > most && frame.view.width > paint.em(30);
  const std::size_t columns = two ? 2 : 1;
  const float wide = std::min(frame.view.width - paint.em(1), paint.em(two ? 33 : 18));
  const float content = high(columns);
  const Rect area{frame.view.width - wide - paint.em(0.5F), paint.em(0.5F), wide,
                  height + gap + std::min(content, most) + 2 * side};
  frame.targets.add({"menu-ground"}, area, Role::floor);
  paint.parchment(area);
  Rect room = area.inset(side);
  Rect head = room.cut_top(height, gap);
  const bool shut =
      button(frame, {"menu-close"}, head.cut_right(height), {.label = "", .icon = Icon::close});
  paint.text_within({head.x + paint.em(0.4F), head.center().y}, head.w,
                    frame.words(match.game().info.name), {Face::heading, 1.3F, tone.ink});
  bool stays = !aside && !shut && !ImGui::IsKeyPressed(ImGuiKey_Escape, false);
  float used = content;
  scroll(frame, "menu", room, used, [&](Rect inner) {
    const float each =
        (inner.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    std::size_t at = 0;
    for (std::size_t i = 0; i < entries.size(); ++i) {
      const Entry& entry = entries[i];
      if (!entry.shown) continue;
      const std::size_t a_column = (shown + columns - 1) / columns;
      const std::size_t column = at / a_column;
      const Rect place{inner.x + static_cast<float>(column) * (each + gap),
                       inner.y + static_cast<float>(at % a_column) * (height + gap), each, height};
      ++at;
      const ButtonSpec spec{
          .label = frame.words(entry.label), .icon = entry.icon, .enabled = entry.enabled};
      if (!button(frame, {"menu-entry", static_cast<std::uint32_t>(i)}, place, spec)) continue;
      stays = entry.opens != Drawer::none;
      drawer = entry.opens;
      if (!entry.command.empty()) frame.order(std::string(entry.command));
    }
    return content;
  });
  return stays;
}

bool draw_keys(Frame& frame) {
  Paint& paint = frame.paint;
  const bool aside = draw_veil(frame);
  struct Key {
    std::string_view key;
    std::string_view does;
  };
  std::array<Key, 21> keys = {{{"Tab  ← ↑ ↓ →", "ui.key.move"},
                               {"Enter", "ui.key.choose"},
                               {"Esc", "ui.key.back"},
                               {"Enter  Esc", "key.scoring"},
                               {"U", "app.undo"},
                               {"R", "app.redo"},
                               {"1 – 4", "ui.key.boards"},
                               {"+ −", "table.key_bid"},
                               {"L", "page.log"},
                               {"P", "key.replay"},
                               {"← →", "key.step"},
                               {"Shift  ← →", "key.turn"},
                               {"Page ↑ ↓", "key.round"},
                               {"Home  End", "key.ends"},
                               {"S", "app.since"},
                               {"H", "bot.hint"},
                               {"M", "ui.key.menu"},
                               {"Q", "key.mute"},
                               {"?", "ui.keys"},
                               {"Ctrl V", "key.paste"},
                               {"F", "app.fullscreen"}}};
  const std::size_t known = keys.size() - (frame.app.fills_screen() ? 0 : 1);
  const float line = paint.em(2.1F);
  const std::size_t columns = frame.view.width > paint.em(60) ? 2 : 1;
  const std::size_t rows = (known + columns - 1) / columns;
  const float wide = std::min(frame.view.width - paint.em(1), paint.em(columns == 2 ? 56 : 30));
  const std::string& note = frame.words(frame.view.touch ? "table.key_note_tap" : "ui.key.note");
  const Type small{Face::sans, 0.92F, tone.ink_faint};
  const float note_high = paint.paragraph_height(wide - paint.em(2.6F), note, small);
  float content = line * static_cast<float>(rows) + note_high + paint.em(0.5F);
  const Rect area = around(frame.screen().center(), wide,
                           std::min(frame.view.height - 8, content + paint.em(4.8F)));
  frame.targets.add({"keys-ground"}, area, Role::floor);
  paint.parchment(area);
  Rect room = area.inset(paint.em(1.3F), paint.em(0.9F));
  Rect head = room.cut_top(paint.em(2.4F), paint.em(0.4F));
  const bool shut = button(frame, {"keys-close"},
                           head.cut_right(std::max(paint.em(2.4F), frame.view.touch ? 44.0F : 0)),
                           {.label = "", .icon = Icon::close, .role = Role::choice});
  paint.text({head.x, head.center().y}, frame.words("ui.keys"), {Face::heading, 1.4F, tone.ink});
  scroll(frame, "keys", room, content, [&](Rect inner) {
    const float each = inner.w / static_cast<float>(columns);
    for (std::size_t i = 0; i < known; ++i) {
      const std::size_t column = i / rows;
      Rect row{inner.x + static_cast<float>(column) * each,
               inner.y + static_cast<float>(i % rows) * line, each - paint.em(0.6F), line};
      const Rect cap = row.cut_left(paint.em(7.4F)).inset(0, paint.em(0.2F));
      paint.fill(cap, tone.paper_shade, paint.em(0.3F));
      paint.text_within(cap.center(), cap.w, keys[i].key, {Face::bold, 1.0F, tone.ink},
                        Align::center);
      paint.text_within({row.x + paint.em(0.8F), row.center().y}, row.w - paint.em(0.8F),
                        frame.words(keys[i].does), {Face::sans, 1.0F, tone.ink_soft});
    }
    const float below = inner.y + line * static_cast<float>(rows) + paint.em(0.4F);
    paint.paragraph({inner.x, below, inner.w, note_high + 4}, note, small);
    return line * static_cast<float>(rows) + note_high + paint.em(0.5F);
  });
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
  const float high = words + paint.em(1.1F);
  // Screens that are visited have their buttons on top, the others below.
  const app::Screen screen = frame.app.screen();
  const bool low = screen == app::Screen::saves || screen == app::Screen::settings ||
                   screen == app::Screen::rules || screen == app::Screen::challenges;
  const Rect area{(frame.view.width - wide) / 2,
                  low ? frame.view.height - high - paint.em(1.2F) : paint.em(4.2F), wide, high};
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

}  // namespace meadhall::table::match
