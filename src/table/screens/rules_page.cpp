#include "table/kit/game_table.h"
#include "table/kit/widgets.h"
#include "table/screens/rules_screen.h"
#include "table/screens/rules_type.h"

// A chapter laid out as a page: passages one below the other, pictures side by side, the table of
// editions, and the way to the chapters beside it.

namespace meadhall::table::screens {

using app::Passage;

namespace {

constexpr float kUnit = 2.9F;  // em: a place in a picture

// Of the game whose book is open: one with pictures in its book brings them.
const RulesPictures& pictures(const Frame& frame) {
  return *table_of(frame, frame.app.reader().book().game).rules;
}

}  // namespace

float RulesScreen::lay_item(Frame& frame, const Passage& passage, Rect room, bool draws) {
  Paint& paint = frame.paint;
  const float top = room.y;
  const bool pictured = !passage.picture.empty();
  const float size = paint.em(pictured ? 2.7F : 1.1F);
  const Rect mark = room.cut_left(size, paint.em(pictured ? 0.7F : 0.2F));
  const std::size_t lead = lead_of(passage.text, ":");
  const float high = set_text(frame, room, passage.text, lead, rules_body(), false);
  const float all = pictured ? std::max(high, size) : high;
  room.y += (all - high) / 2;
  set_text(frame, room, passage.text, lead, rules_body(), draws);
  if (draws && pictured) {
    pictures(frame).draw_piece(paint, passage.picture,
                               {mark.x, top + (all - size) / 2, size, size});
  } else if (draws) {
    const float middle = top + paint.line_height(rules_body()) / 2;
    paint.disc({mark.x + paint.em(0.4F), middle}, paint.em(0.2F), current_palette.parchment_edge);
  }
  return all;
}

// A rule of the editions: its name, what is said of it, what holds in all of them.
float RulesScreen::lay_rule(Frame& frame, const Passage& passage, Rect room, bool draws) {
  const float top = room.y;
  room.cut_top(set_text(frame, room, app::name_in(passage.text), 0, rules_strong(), draws));
  const std::string_view rest = app::rest_of(passage.text);
  if (!rest.empty()) room.cut_top(set_text(frame, room, rest, 0, rules_body(), draws));
  for (const Passage::Cell& cell : passage.cells) {
    const Rect value = room.inset(frame.em(1.1F), 0);
    room.cut_top(
        set_text(frame, value, cell.text, 0, {Face::bold, 1.0F, current_palette.ink_soft}, draws));
  }
  return room.y - top;
}

// A row of the table of editions: its head, then a column an edition; `first` has the heads of the
// columns above it. On a narrow sheet the editions stand below its head, one under the other.
float RulesScreen::lay_row(Frame& frame, const Passage& passage, Rect room, bool first,
                           bool draws) {
  Paint& paint = frame.paint;
  const float top = room.y;
  const float pad = paint.em(0.3F);
  // What stands apart is bold on a ground of its own, as well as red.
  const auto value = [&](const Passage::Cell& cell, const Rect& place) {
    const Type type = cell.apart ? Type{Face::bold, 0.95F, current_palette.danger_ink}
                                 : Type{Face::sans, 0.95F, current_palette.ink};
    const float high = set_text(frame, place, cell.text, 0, type, false);
    if (draws && cell.apart) {
      paint.fill({place.x - pad + 1, place.y, place.w + pad * 2 - 2, high},
                 current_palette.paper_mark, paint.em(0.25F));
    }
    if (draws) set_text(frame, place, cell.text, 0, type, true);
    return high;
  };
  const bool wide = room.w > paint.em(27);
  const float head = wide ? room.w * 0.29F : room.w;
  const float step = (room.w - head) / static_cast<float>(passage.cells.size());
  const auto column = [&](std::size_t i) {
    return Rect{room.x + head + step * static_cast<float>(i), room.y, step, 0}.inset(pad, 0);
  };
  float high = 0;
  for (std::size_t i = 0; wide && first && i < passage.cells.size(); ++i) {
    high = std::max(high,
                    set_text(frame, column(i), passage.cells[i].head, 0, rules_caption(), draws));
  }
  room.cut_top(high, wide && first ? pad : 0);
  if (draws) paint.line(room.min(), {room.right(), room.y}, current_palette.paper_line);
  room.cut_top(pad);
  const Rect name{room.x, room.y, head - (wide ? pad : 0), 0};
  high = set_text(frame, name, passage.text, 0, {Face::bold, 1.0F, current_palette.ink}, draws);
  for (std::size_t i = 0; wide && i < passage.cells.size(); ++i) {
    high = std::max(high, value(passage.cells[i], column(i)));
  }
  room.cut_top(high);
  for (std::size_t i = 0; !wide && i < passage.cells.size(); ++i) {
    const bool beside = room.w > paint.em(14);
    const float left = beside ? room.w * 0.5F : 0;
    const Rect edition{room.x, room.y, beside ? left - pad : room.w, 0};
    high = set_text(frame, edition, passage.cells[i].head, 0, rules_caption(), draws);
    if (!beside) room.cut_top(high);
    const Rect place{room.x + left + pad, room.y, room.w - left - 2 * pad, 0};
    room.cut_top(std::max(beside ? high : 0, value(passage.cells[i], place)), 1);
  }
  return room.y - top;
}

float RulesScreen::lay_passage(Frame& frame, const Passage& passage, Rect room, bool draws) {
  switch (passage.kind) {
    case Passage::Kind::paragraph:
      return set_text(frame, room, passage.text, 0, rules_body(), draws);
    case Passage::Kind::heading: {
      const float gap = frame.em(0.6F);
      room.y += gap;
      return gap + set_text(frame, room, passage.text, 0,
                            {Face::heading, 1.25F, current_palette.ink}, draws);
    }
    case Passage::Kind::item: return lay_item(frame, passage, room, draws);
    case Passage::Kind::rule: return lay_rule(frame, passage, room, draws);
    case Passage::Kind::row:             // see lay_page
    case Passage::Kind::picture: break;  // see lay_pictures
  }
  return 0;
}

// Pictures that follow each other stand side by side where they fit, their captions below. Takes
// their room off the top of `room`; returns which passage comes after them.
std::size_t RulesScreen::lay_pictures(Frame& frame, std::size_t first, Rect& room, bool draws) {
  Paint& paint = frame.paint;
  const float gap = paint.em(1.2F);
  std::size_t i = first;
  while (i < page_.size() && page_[i].kind == Passage::Kind::picture) {
    float x = room.x;
    float high = 0;
    float captions = 0;
    // Two passes over a row: how high it is, then drawing it.
    const auto row = [&](bool measures) {
      std::size_t at = i;
      for (x = room.x; at < page_.size() && page_[at].kind == Passage::Kind::picture; ++at) {
        const Point size = pictures(frame).size(page_[at].picture);
        const float unit = std::min(paint.em(kUnit), (room.w - paint.em(1)) / size.x);
        const float wide = std::min(std::max(size.x * unit + paint.em(1), paint.em(8.5F)), room.w);
        if (x > room.x && x + wide > room.right() + 1) break;
        const Rect words{x, room.y + high + paint.em(0.3F), wide, 0};
        const std::size_t lead = lead_of(page_[at].text, ":");
        if (measures) {
          high = std::max(high, size.y * unit + paint.em(1));
          captions = std::max(captions,
                              set_text(frame, words, page_[at].text, lead, rules_caption(), false));
        } else if (draws) {
          pictures(frame).draw(paint, page_[at].picture, {x, room.y, wide, high}, unit);
          set_text(frame, words, page_[at].text, lead, rules_caption(), true);
        }
        x += wide + gap;
      }
      return at;
    };
    row(true);
    i = row(false);
    room.cut_top(high + captions + paint.em(0.9F));
  }
  return i;
}

float RulesScreen::lay_turning(Frame& frame, Rect room, bool draws) {
  const float top = room.y;
  const float high = control_height(frame);
  const app::Book& book = frame.app.reader().book();
  room.cut_top(frame.em(0.6F));
  std::vector<CommandButton> turns;
  if (!next_.empty()) {
    turns.push_back({{"rules-next"},
                     command_for(book.chapters[chapter_ + 1]),
                     {.label = next_, .look = Look::action, .icon = Icon::right, .onward = true}});
  }
  if (!before_.empty()) {
    turns.push_back({{"rules-before"},
                     command_for(book.chapters[chapter_ - 1]),
                     {.label = before_, .icon = Icon::left}});
  }
  room.cut_top(flow(
      room, turns.size(), high, frame.em(0.6F),
      [&](std::size_t i) { return button_width(frame, turns[i].spec); },
      [&](std::size_t i, const Rect& place) {
        const auto& [name, command, spec] = turns[i];
        if (draws) order_button(frame, name, place, spec, command);
      }));
  return room.y - top + frame.em(0.6F);
}

float RulesScreen::lay_page(Frame& frame, Rect room, bool draws) {
  Paint& paint = frame.paint;
  const float top = room.y;
  const std::optional<std::size_t>& sought = frame.app.reader().passage();
  room.cut_top(set_text(frame, room, titles_[chapter_], 0,
                        {Face::heading, 1.75F, current_palette.ink}, draws) +
               paint.em(0.5F));
  for (std::size_t i = 0; i < page_.size();) {
    const std::size_t first = i;
    const float begin = room.y;
    const bool picture = page_[i].kind == Passage::Kind::picture;
    const bool row = page_[i].kind == Passage::Kind::row;
    const auto lay = [&](bool paints) {
      return row ? lay_row(frame, page_[i], room, i == 0 || page_[i - 1].kind != page_[i].kind,
                           paints)
                 : lay_passage(frame, page_[i], room, paints);
    };
    const float high = picture ? 0 : lay(false);
    if (draws && sought == first && !picture) {
      paint.fill(Rect{room.x, room.y, room.w, high}.inset(-paint.em(0.4F), -paint.em(0.2F)),
                 current_palette.paper_mark, paint.em(0.3F));
    }
    if (picture) {
      i = lay_pictures(frame, i, room, draws);
    } else {
      if (draws) lay(true);
      const bool within = row && i + 1 < page_.size() && page_[i + 1].kind == Passage::Kind::row;
      room.cut_top(high + paint.em(within ? 0.35F : row ? 1.0F : 0.65F));
      ++i;
    }
    if (sought && *sought >= first && *sought < i) passage_top_ = begin - top - paint.em(1);
  }
  room.cut_top(lay_turning(frame, room, draws));
  return room.y - top;
}

}  // namespace meadhall::table::screens
