#include "table/screens/saves_screen.h"

#include <array>
#include <vector>

#include "table/kit/game_table.h"
#include "table/kit/page.h"
#include "table/kit/widgets.h"

namespace meadhall::table::screens {
namespace {

bool is_narrow(const Frame& frame) { return frame.view.width < frame.em(44); }

std::uint32_t number_of(const app::Slot& slot) {
  std::uint32_t number = 0;
  for (const char digit : slot.id) number = number * 31 + static_cast<unsigned char>(digit);
  return number;
}

// One of the buttons of a kept match.
struct Answer {
  std::string_view name;
  std::string_view command;
  std::string_view label;
  Icon icon;
  Look look;
  bool shown;
};

}  // namespace

void SavesScreen::refresh(const app::App& app) {
  if (!revision_.due(app)) return;
  words_.clear();
  for (const app::Slot& slot : app.slots().all()) words_.push_back(app::slot_words(app, slot));
}

void SavesScreen::draw(Frame& frame) {
  refresh(frame.app);
  Paint& paint = frame.paint;
  Rect room = draw_page(frame, frame.words("app.saves"), 60);
  room.w -= paint.em(0.4F);
  scroll_column(frame, "saves", room, height_, Ground::sea, [&](Rect& inner) {
    inner.cut_top(draw_top(frame, inner), paint.em(0.8F));
    for (std::size_t i = 0; i < words_.size(); ++i) {
      inner.cut_top(draw_row(frame, inner, i), paint.em(0.7F));
    }
    if (words_.empty()) {
      const float high = paint.em(6);
      const Rect card = inner.cut_top(high);
      paint.sunk(card, paint.em(0.6F));
      paint.text_within({card.center().x, card.y + high * 0.34F}, card.w - paint.em(2),
                        frame.words("saves.none"), {Face::heading, 1.2F, current_palette.on_sea},
                        Align::center);
      paint.text_within({card.center().x, card.y + high * 0.68F}, card.w - paint.em(2),
                        frame.words("saves.none_told"),
                        {Face::sans, 1.0F, current_palette.on_sea_soft}, Align::center);
    }
  });
}

// What to do with the match at the table, and with one that comes from elsewhere.
float SavesScreen::draw_top(Frame& frame, const Rect& room) {
  struct Way {
    std::string_view name;
    std::string_view command;
    Icon icon;
    Look look;
  };
  constexpr std::array<Way, 4> kWays = {{{"save", "save", Icon::chest, Look::action},
                                         {"export", "export", Icon::download, Look::sea},
                                         {"copy-save", "copy save", Icon::scroll, Look::sea},
                                         {"import", "import", Icon::open, Look::sea}}};
  std::vector<CommandButton> shown;
  for (const Way& way : kWays) {
    if (!frame.app.available(way.command)) continue;
    shown.push_back({{way.name},
                     std::string(way.command),
                     {.label = command_words(frame, way.command),
                      .look = way.look,
                      .icon = way.icon,
                      .role = shown.empty() ? Role::choice : Role::control}});
  }
  return flow_commands(frame, room, shown);
}

float SavesScreen::draw_row(Frame& frame, const Rect& room, std::size_t i) {
  Paint& paint = frame.paint;
  const app::Slot& slot = frame.app.slots().all()[i];
  const app::SlotWords& words = words_[i];
  const bool narrow = is_narrow(frame);
  const float pad = paint.em(narrow ? 0.7F : 0.8F);
  const float answers = control_height(frame);
  const float picture = paint.em(narrow ? 3.6F : 5.4F);
  const bool seen = slot.content.has_value();
  const Type body{Face::sans, 1.0F, 0};
  const float text_wide = narrow || !seen ? room.w - 2 * pad : room.w - 3 * pad - picture * 2.1F;
  const float told = paint.em(1.75F) + paint.paragraph_height(text_wide, words.who, body) +
                     (words.where.empty() && words.when.empty() ? 0 : paint.em(1.35F));
  const float beside = std::max(told + answers + paint.em(0.5F), seen ? picture : 0);
  const float high =
      2 * pad +
      (narrow ? told + answers + paint.em(0.5F) + (seen ? picture + paint.em(0.5F) : 0) : beside);
  const Rect card{room.x, room.y, room.w, high};
  if (card.bottom() < 0 || card.y > frame.view.height) return high;  // scrolled out of sight
  paint.parchment(card);
  Rect inner = card.inset(pad, pad);
  if (seen) {
    const Rect place =
        narrow ? inner.cut_top(picture, paint.em(0.5F)) : inner.cut_left(picture * 2.1F, pad);
    draw_picture(frame, slot, place);
  }
  draw_answers(frame, i, inner.cut_bottom(answers, paint.em(0.4F)), room.w > paint.em(40));
  draw_words(frame, i, inner);
  return high;
}

void SavesScreen::draw_words(Frame& frame, std::size_t i, Rect room) const {
  Paint& paint = frame.paint;
  const app::Slot& slot = frame.app.slots().all()[i];
  const app::SlotWords& words = words_[i];
  const Rect head = room.cut_top(paint.em(1.6F), paint.em(0.1F));
  const Type date{Face::sans, 0.95F, current_palette.ink_faint};
  const bool aside = !is_narrow(frame) && !words.when.empty();
  const float wide = aside ? paint.width(words.when, date) + paint.em(1) : 0;
  paint.text_within({head.x, head.center().y}, head.w - wide, words.name,
                    {Face::heading, 1.18F, current_palette.ink});
  if (aside) paint.text({head.right(), head.center().y}, words.when, date, Align::right);
  const Type body{Face::sans, 1.0F,
                  slot.damage ? current_palette.danger_ink : current_palette.ink_soft};
  room.cut_top(paint.paragraph({room.x, room.y, room.w, 1e4F}, words.who, body));
  std::string line = words.where;
  if (!aside && !words.when.empty()) line += (line.empty() ? "" : " · ") + words.when;
  if (!line.empty()) {
    paint.text_within({room.x, room.y + paint.em(0.65F)}, room.w, line,
                      {Face::sans, 0.97F, current_palette.ink_faint});
  }
}

void SavesScreen::draw_answers(Frame& frame, std::size_t i, const Rect& row, bool labels) {
  const app::Slot& slot = frame.app.slots().all()[i];
  const bool named = slot.id != app::kPreviousSlot && slot.id != app::kDamagedSlot;
  const bool doubted = frame.app.doubted() == slot.id;
  const std::array<Answer, 5> all = {
      {{"load", "load ", "ui.load", Icon::play, Look::action, slot.content && !doubted},
       {"rename", "rename ", "ui.rename", Icon::pencil, Look::paper, named && !doubted},
       {"download", "download ", "ui.download", Icon::download, Look::paper, !doubted},
       {"delete", "delete ", doubted ? "ui.delete_sure" : "ui.delete", Icon::bin,
        doubted ? Look::action : Look::paper, true},
       {"keep", "", "ui.keep", Icon::close, Look::paper, doubted}}};
  Rect room = row;
  const float gap = frame.em(0.45F);
  for (const Answer& answer : all) {
    if (!answer.shown) continue;
    // Where it is narrow only the first one, and what is asked about, has words.
    const bool words = labels || doubted || answer.look == Look::action;
    const std::string_view label = frame.words(answer.label);
    const ButtonSpec spec{.label = words ? label : std::string_view(),
                          .look = answer.look,
                          .icon = answer.icon,
                          .tip = words ? std::string_view() : label};
    const float wide = words ? button_width(frame, spec) : std::max(row.h, frame.em(2.6F));
    const Rect place = room.cut_left(std::min(wide, room.w), gap);
    if (!button(frame, {answer.name, number_of(slot)}, place, spec)) continue;
    if (answer.name == "rename") {
      frame.text_edit = TextEdit{"rename " + slot.id,           words_[i].name, row.x, row.y,
                                 std::min(row.w, frame.em(26)), row.h};
    } else {
      // To keep it after all is to come to this screen anew.
      frame.order(answer.command.empty() ? "saves" : std::string(answer.command) + slot.id);
    }
  }
}

// What every player has on the table, at a glance.
void SavesScreen::draw_picture(Frame& frame, const app::Slot& slot, const Rect& area) const {
  Paint& paint = frame.paint;
  paint.gradient(area, current_palette.sea_top, current_palette.sea_bottom, paint.em(0.4F));
  const app::Slot::Content& content = *slot.content;
  const GameTable& game = table_of(frame, content.start.game->info.id);
  if (game.glance == nullptr) return game.door_picture(paint, area);
  const std::size_t count = content.start.seats.size();
  // Side by side on a phone, else in a square.
  const std::size_t columns = is_narrow(frame) ? count : count == 1 ? 1 : 2;
  const std::size_t lines = (count + columns - 1) / columns;
  const Clip clipped(paint, area);
  for (std::size_t i = 0; i < count; ++i) {
    Rect place = grid_place(area, columns, lines, i).inset(paint.em(0.25F));
    // With an edge, as any of the colours may be lost on one of the seas.
    const Rect bar{place.x, place.y, 5, place.h};
    paint.fill(bar, blend(current_palette.sea_bottom, current_palette.on_sea, 0.6F), 1.5F);
    paint.fill(bar.inset(1),
               current_palette.seats[content.start.seats[i].colour % current_palette.seats.size()],
               1);
    place.cut_left(bar.w + 2);
    game.glance(paint, content.position, seat_at(i), place);
  }
}

}  // namespace meadhall::table::screens
