#include "table/match/menu.h"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "app/commands/commands.h"
#include "app/screens/almanac.h"
#include "table/kit/widgets.h"

namespace meadhall::table::match {

Drawer draw_menu(Frame& frame) {
  Paint& paint = frame.paint;
  const bool aside = draw_veil(frame, 0.45F);
  const app::App& app = frame.app;
  const std::string game(app.match().game().info.id);
  const bool lesson = app.lesson() != nullptr;
  const bool challenge = app.challenge() != nullptr;
  struct Entry {
    std::string command;  // in its own words, where `label` has none
    Icon icon;
    bool shown = true;
    std::string_view label{};
    Drawer opens = Drawer::none;  // instead of saying a command
    std::string_view words{};     // instead of the label's or the command's
    bool divided = false;         // from what stands above it
  };
  const std::optional<Seat> actor = app.session().actor();
  const std::string send =
      app.say(actor ? Message("app.send_to").with("player", *actor) : Message("app.send_end"));
  const std::array<Entry, 21> entries = {{
      {"learn " + game + " again", Icon::redo, lesson, "lesson.again"},
      {"challenge next", Icon::redo, challenge && !app.challenge()->is_daily()},
      {"challenge previous", Icon::undo, challenge && !app.challenge()->is_daily()},
      {"challenges", Icon::opinion, challenge},
      {"take back", Icon::take_back, true, app.persons() > 1 ? "app.take_back_agreed" : ""},
      {"replay live", Icon::to_end, app.match().can_redo() && !app.replaying() && !lesson},
      {"replay", Icon::replay},
      {"since", Icon::eye},
      {"", Icon::log, true, "page.log", Drawer::log},
      {.command = "save", .icon = Icon::chest, .divided = true},
      {"saves", Icon::open},
      {"export", Icon::download},
      {"send", Icon::link, app.available("send"), "", Drawer::none, send},
      {"link", Icon::link, true, app.replaying() ? "app.link_moment" : ""},
      {.command = "rules", .icon = Icon::book, .divided = true},
      {"almanac " + game, Icon::book, app::has_almanac(app.match().game()), "app.almanac"},
      {"figures", Icon::pencil, app.available("figures")},
      {"settings", Icon::gear},
      {"fullscreen", Icon::whole, app.fills_screen()},
      {"", Icon::help, true, "ui.keys", Drawer::keys},
      {.command = "hall", .icon = Icon::home, .divided = true},
  }};
  const auto shown = static_cast<std::size_t>(std::ranges::count_if(entries, &Entry::shown));
  const float height = std::max(44.0F, paint.em(2.7F));
  const float gap = paint.em(0.35F);
  const float side = paint.em(0.7F);
  const auto rows = [&](std::size_t columns) { return (shown + columns - 1) / columns; };
  const auto high = [&](std::size_t columns) {
    return static_cast<float>(rows(columns)) * (height + gap) - gap;
  };
  const float most = frame.view.height - paint.em(1) - height - gap - 2 * side;
  const float line = paint.em(0.55F);  // the room of one that divides
  const auto lines = static_cast<float>(std::ranges::count_if(
      entries, [](const Entry& entry) { return entry.shown && entry.divided; }));
  const bool two = high(1) + lines * line > most && frame.view.width > paint.em(30);
  const std::size_t columns = two ? 2 : 1;
  const float wide = std::min(frame.view.width - paint.em(1), paint.em(two ? 33 : 18));
  const float content = high(columns) + (two ? 0 : lines * line);
  const Rect area{frame.view.width - wide - paint.em(0.5F), paint.em(0.5F), wide,
                  height + gap + std::min(content, most) + 2 * side};
  frame.targets.add({"menu-ground"}, area, Role::floor);
  paint.parchment(area);
  Rect room = area.inset(side);
  Rect head = room.cut_top(height, gap);
  const bool shut =
      button(frame, {"menu-close"}, head.cut_right(height), {.label = "", .icon = Icon::close});
  paint.text_within({head.x + paint.em(0.4F), head.center().y}, head.w,
                    frame.words(app.match().game().info.name),
                    {Face::heading, 1.3F, current_palette.ink});
  const bool stays = !aside && !shut && !ImGui::IsKeyPressed(ImGuiKey_Escape, false);
  Drawer next = stays ? Drawer::menu : Drawer::none;
  float used = content;
  scroll(frame, "menu", room, used, [&](Rect inner) {
    const float each =
        (inner.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    std::size_t at = 0;
    float divided = 0;
    for (std::size_t i = 0; i < entries.size(); ++i) {
      const Entry& entry = entries[i];
      if (!entry.shown) continue;
      const std::size_t column = at / rows(columns);
      float y = inner.y + static_cast<float>(at % rows(columns)) * (height + gap) + divided;
      if (entry.divided && !two) {
        const float middle = y + (line - gap) / 2;
        paint.line({inner.x, middle}, {inner.right(), middle}, current_palette.paper_line, 1.5F);
        divided += line;
        y += line;
      }
      const Rect place{inner.x + static_cast<float>(column) * (each + gap), y, each, height};
      ++at;
      const std::string_view words = !entry.words.empty()  ? entry.words
                                     : entry.label.empty() ? command_words(frame, entry.command)
                                                           : frame.words(entry.label);
      const ButtonSpec spec{.label = words,
                            .icon = entry.icon,
                            .enabled = entry.opens != Drawer::none || app.available(entry.command)};
      if (!button(frame, {"menu-entry", i}, place, spec)) continue;
      next = entry.opens;
      if (!entry.command.empty()) frame.order(entry.command);
    }
    return content;
  });
  return next;
}

bool draw_keys(Frame& frame, std::span<const KeyHelp> own) {
  Paint& paint = frame.paint;
  const bool aside = draw_veil(frame);
  const std::array<KeyHelp, 18> shared = {{{"Tab  ← ↑ ↓ →", "ui.key.move"},
                                           {"Enter", "ui.key.choose"},
                                           {"Esc", "ui.key.back"},
                                           {"U", app::words_of("undo")},
                                           {"R", app::words_of("redo")},
                                           {"L", "page.log"},
                                           {"P", "key.replay"},
                                           {"← →", "key.step"},
                                           {"Shift  ← →", "key.turn"},
                                           {"Page ↑ ↓", "key.round"},
                                           {"Home  End", "key.ends"},
                                           {"S", app::words_of("since")},
                                           {"H", app::words_of("hint")},
                                           {"M", "ui.key.menu"},
                                           {"Q", "key.mute"},
                                           {"?", "ui.keys"},
                                           {"Ctrl V", "key.paste"},
                                           {"F", app::words_of("fullscreen")}}};
  std::vector<KeyHelp> keys(own.begin(), own.end());
  keys.insert(keys.end(), shared.begin(), shared.end());
  if (!frame.app.fills_screen()) keys.pop_back();
  const float line = paint.em(2.1F);
  const std::size_t columns = frame.view.width > paint.em(60) ? 2 : 1;
  const std::size_t rows = (keys.size() + columns - 1) / columns;
  const float wide = std::min(frame.view.width - paint.em(1), paint.em(columns == 2 ? 56 : 30));
  const std::string& note = frame.words(frame.view.touch ? "table.key_note_tap" : "ui.key.note");
  const Type small{Face::sans, 0.92F, current_palette.ink_faint};
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
  paint.text({head.x, head.center().y}, frame.words("ui.keys"),
             {Face::heading, 1.4F, current_palette.ink});
  scroll(frame, "keys", room, content, [&](Rect inner) {
    const float each = inner.w / static_cast<float>(columns);
    for (std::size_t i = 0; i < keys.size(); ++i) {
      const std::size_t column = i / rows;
      Rect row{inner.x + static_cast<float>(column) * each,
               inner.y + static_cast<float>(i % rows) * line, each - paint.em(0.6F), line};
      const Rect cap = row.cut_left(paint.em(7.4F)).inset(0, paint.em(0.2F));
      paint.fill(cap, current_palette.paper_shade, paint.em(0.3F));
      paint.text_within(cap.center(), cap.w, keys[i].key, {Face::bold, 1.0F, current_palette.ink},
                        Align::center);
      paint.text_within({row.x + paint.em(0.8F), row.center().y}, row.w - paint.em(0.8F),
                        frame.words(keys[i].does), {Face::sans, 1.0F, current_palette.ink_soft});
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
  const Skin skin = notice->error
                        ? current_palette.error_skin
                        : Skin{current_palette.parchment_top, current_palette.parchment_bottom,
                               current_palette.parchment_edge, current_palette.ink};
  const Type type{Face::bold, 1.02F, skin.ink};
  const float most = std::min(frame.view.width - paint.em(2), paint.em(42));
  const float room = std::min(most - paint.em(5), paint.width(notice->text, type) + 2);
  const float words = paint.paragraph_height(room, notice->text, type);
  const float wide = room + paint.em(5);
  const float high = words + paint.em(1.1F);
  // Screens that are visited have their buttons on top, the others below.
  const app::Screen screen = frame.app.screen();
  const bool low = screen == app::Screen::saves || screen == app::Screen::settings ||
                   screen == app::Screen::rules || screen == app::Screen::challenges ||
                   screen == app::Screen::records || screen == app::Screen::figures;
  // At the table of a phone it lies over the bar, and over nothing that is asked for.
  const float top = frame.view.width < paint.em(46) ? paint.em(0.3F) : paint.em(4.2F);
  const Rect area{(frame.view.width - wide) / 2,
                  low ? frame.view.height - high - paint.em(1.2F) : top, wide, high};
  const Contact contact = frame.targets.add({"notice"}, area, Role::floor);
  const float radius = paint.em(0.5F);
  paint.shadow(area, radius, 1.6F);
  paint.gradient(area, skin.top, skin.bottom, radius);
  paint.outline(area.inset(0.5F), skin.edge, 1.5F, radius);
  const Point mark{area.x + paint.em(1.3F), area.center().y};
  paint.disc(mark, paint.em(0.75F), notice->error ? skin.ink : skin.edge);
  paint.text(mark, notice->error ? "!" : "i",
             {Face::bold, 1.05F, notice->error ? skin.bottom : skin.top}, Align::center);
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
