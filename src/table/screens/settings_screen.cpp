#include "table/screens/settings_screen.h"

#include <algorithm>

#include "games/registry.h"
#include "table/kit/game_table.h"
#include "table/kit/page.h"
#include "table/kit/themes.h"
#include "table/kit/widgets.h"

namespace meadhall::table::screens {
namespace {

using app::Setting;

constexpr float kSwatch = 2.1F;  // em, left of a label

bool has_swatch(Setting setting) {
  return setting == Setting::theme || setting == Setting::palette;
}

// A theme as a scrap of its ground with a card on it; a palette as the colours of figures.
void draw_swatch(Frame& frame, Setting setting, std::size_t value, const Rect& area) {
  Paint& paint = frame.paint;
  const bool colour_blind = frame.app.settings().colour_blind();
  const float radius = paint.em(0.25F);
  if (setting == Setting::theme) {
    const Palette p = palette_of(static_cast<app::Theme>(value), colour_blind);
    paint.gradient(area, p.sea_top, p.sea_bottom, radius);
    paint.outline(area, p.gold_edge, 1.5F, radius);
    const Rect card{area.x + area.w * 0.3F, area.y + area.h * 0.3F, area.w * 0.52F, area.h * 0.46F};
    paint.fill(card, p.parchment_top, radius * 0.6F);
    paint.line({card.x + 3, card.center().y}, {card.right() - 3, card.center().y}, p.ink, 1.5F);
    return;
  }
  const Palette p = palette_of(frame.app.settings().theme(), value == 1);
  for (std::size_t i = 0; i < p.figures.size(); ++i) {
    const Point at{area.x + area.w * (0.17F + 0.33F * static_cast<float>(i % 3)),
                   area.y + area.h * (i < 3 ? 0.26F : 0.74F)};
    paint.disc(at, area.h * 0.22F, current_palette.wood_dark);
    paint.disc(at, area.h * 0.18F, p.figures[i]);
  }
}

// The first game that has pieces to show; of none any.
const GameTable& previewed(const Frame& frame) {
  const auto shows = [](const GameTable* game) { return game->preview != nullptr; };
  const auto first = std::ranges::find_if(frame.games, shows);
  return first != frame.games.end() ? **first : *frame.games.front();
}

// Pieces, words on the sea and words on parchment, as the table would show them. Returns the height
// used; `low` leaves out the words.
float draw_preview(Frame& frame, const Rect& area, bool low) {
  Paint& paint = frame.paint;
  Rect room = area.inset(paint.em(0.9F));
  const float side = std::min(room.w / 4, paint.em(low ? 5.5F : 6.5F));
  Rect row = room.cut_top(side, paint.em(0.6F));
  row.x += (row.w - side * 4) / 2;
  const GameTable& game = previewed(frame);
  if (game.preview != nullptr) game.preview->draw_pieces(paint, {row.x, row.y, side, side});
  // The kinds of figures, the players: in one row where it is wide enough, else in two.
  const std::size_t lines = room.w < paint.em(26) ? 2 : 1;
  const float step = room.w / static_cast<float>(lines == 1 ? 12 : 6);
  const float mark = std::min(paint.em(1.15F), step * 0.42F);
  for (std::size_t line = 0; line < lines; ++line) {
    const Rect marks = room.cut_top(mark * 2, paint.em(0.5F));
    for (std::size_t i = 0; i < 12 / lines; ++i) {
      const std::size_t at = line * 6 + i;
      const Point center{marks.x + step * (static_cast<float>(i) + 0.5F), marks.center().y};
      if (at < 6) {
        // The warrior's is nearly black: where contrast is wished for, all have a light rim.
        if (game.preview != nullptr) game.preview->draw_kind(paint, at, center, mark);
      } else {
        draw_shield(paint, center, mark * 2, static_cast<std::uint8_t>(at - 6),
                    static_cast<int>(at) - 5);
      }
    }
  }
  if (low) return room.y + paint.em(0.4F) - area.y;
  paint.text_within({room.x, room.y + paint.em(0.9F)}, room.w, frame.words("app.title"),
                    {Face::heading, 1.2F, current_palette.title});
  room.cut_top(paint.em(2.0F));
  const std::string& words = frame.words("ui.preview");
  const Type body{Face::sans, 1.0F, current_palette.ink_soft};
  const float wide = room.w - paint.em(1.8F);
  const float high = paint.paragraph_height(wide, words, body);
  const Rect card = room.cut_top(high + paint.em(2.5F), paint.em(0.9F));
  paint.parchment(card);
  paint.text_within({card.x + paint.em(0.9F), card.y + paint.em(1.1F)}, wide,
                    frame.words(find_game(game.game)->info.name),
                    {Face::heading, 1.1F, current_palette.ink});
  paint.paragraph({card.x + paint.em(0.9F), card.y + paint.em(1.9F), wide, high + 2}, words, body);
  return room.y - area.y;
}

}  // namespace

void SettingsScreen::refresh(const app::App& app) {
  if (language_ == app.language() && settings_ == app.settings()) return;
  language_ = app.language();
  settings_ = app.settings();
  for (std::size_t i = 0; i < app::kSettings; ++i) {
    const auto setting = static_cast<Setting>(i);
    const app::SettingSpec& spec = app::spec_of(setting);
    const std::string id = "setting." + std::string(spec.id);
    // The first sentence names the setting, the rest explains it.
    const std::string told = app.say(id);
    Row row{std::string(app::name_in(told)), std::string(app::rest_of(told)), {}};
    for (const std::string_view value : spec.values) {
      row.values.push_back({app.say(id + "." + std::string(value)),
                            "setting " + std::string(spec.id) + " " + std::string(value),
                            settings_.value(setting) == value});
    }
    rows_[i] = std::move(row);
  }
}

float SettingsScreen::draw_values(Frame& frame, Rect room, std::size_t setting) {
  const auto which = static_cast<Setting>(setting);
  const std::vector<Value>& values = rows_[setting].values;
  const auto spec = [&](std::size_t i) {
    return ButtonSpec{.label = values[i].label,
                      .look = values[i].chosen ? Look::chosen : Look::paper,
                      .role = i == 0 && setting == 0 ? Role::choice : Role::control,
                      .lead = has_swatch(which) ? kSwatch + 0.5F : 0};
  };
  return flow(
      room, values.size(), control_height(frame), frame.em(0.45F),
      [&](std::size_t i) { return button_width(frame, spec(i)); },
      [&](std::size_t i, const Rect& area) {
        order_button(frame, {"setting", setting, i}, area, spec(i), values[i].command);
        if (!has_swatch(which)) return;
        const float high = frame.em(1.5F);
        draw_swatch(frame, which, i,
                    {area.x + frame.em(0.7F), area.center().y - high / 2, frame.em(kSwatch), high});
      });
}

float SettingsScreen::draw_rows(Frame& frame, Rect room) {
  Paint& paint = frame.paint;
  const float top = room.y;
  const Type name{Face::heading, 1.12F, current_palette.ink};
  const Type sentence{Face::sans, 0.98F, current_palette.ink_soft};
  // With room to spare the values stand beside their names.
  const bool beside = room.w > paint.em(36);
  const float words = beside ? room.w * 0.33F : room.w;
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const Row& row = rows_[i];
    if (i > 0) {
      paint.fill({room.x, room.y, room.w, current_palette.edge}, current_palette.paper_line);
      room.cut_top(paint.em(0.75F));
    }
    const float start = room.y;
    const Rect text{room.x, start + (beside ? paint.em(0.25F) : 0), words, 1e5F};
    float said = paint.paragraph(text, row.name, name);
    said += paint.paragraph({text.x, text.y + said, text.w, text.h}, row.sentence, sentence);
    const float indent = beside ? words + paint.em(1.2F) : 0;
    const float below = beside ? 0 : said + paint.em(0.35F);
    const float used =
        draw_values(frame, {room.x + indent, start + below, room.w - indent, 1e5F}, i);
    room.cut_top(std::max(said + (beside ? paint.em(0.25F) : 0), below + used) + paint.em(0.75F));
  }
  if (frame.app.available("fullscreen")) {
    paint.fill({room.x, room.y, room.w, current_palette.edge}, current_palette.paper_line);
    room.cut_top(paint.em(0.75F));
    const ButtonSpec spec{.label = command_words(frame, "fullscreen"), .icon = Icon::whole};
    Rect row = room.cut_top(control_height(frame), paint.em(0.5F));
    order_button(frame, {"fullscreen"}, cut_button(frame, row, spec), spec, "fullscreen");
  }
  return room.y - top;
}

void SettingsScreen::draw(Frame& frame) {
  refresh(frame.app);
  Paint& paint = frame.paint;
  Rect screen = draw_page(frame, frame.words("app.settings"), 82);
  const bool narrow = narrow_page(frame);
  // How it looks, beside the rows or above them; on a low screen the rows need all the room.
  if (!narrow || screen.h > paint.em(30)) {
    Rect area = narrow ? screen : screen.cut_right(paint.em(24), paint.em(1.2F));
    area.h = std::min(screen.h, preview_height_);
    paint.sunk(area, paint.em(0.6F));
    const Clip clipped(paint, area);
    const float used = draw_preview(frame, area, narrow);
    frame.animating = frame.animating || std::abs(used - preview_height_) > 0.5F;
    preview_height_ = used;
    if (narrow) screen.cut_top(area.h, paint.em(0.6F));
  }
  const float wished = height_ + paint.em(2.2F);
  const Rect paper{screen.x, screen.y, screen.w,
                   height_ > 0 ? std::min(screen.h, wished) : screen.h};
  paint.parchment(paper);
  scroll(frame, "settings", paper.inset(paint.em(1.1F), paint.em(0.9F)), height_,
         [&](const Rect& room) { return draw_rows(frame, room); });
}

}  // namespace meadhall::table::screens
