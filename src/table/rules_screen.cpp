#include "table/rules_screen.h"

#include <imgui.h>

#include "table/screens.h"
#include "table/vikings/rules_pictures.h"
#include "table/widgets.h"

namespace meadhall::table {
namespace {

using app::Passage;

constexpr float kMeasure = 33;  // em: some 70 letters
constexpr float kUnit = 2.9F;   // em: a place in a picture

Type body() { return {Face::sans, 1.06F, tone.ink_soft}; }
Type strong() { return {Face::bold, 1.06F, tone.ink}; }
Type caption() { return {Face::sans, 0.95F, tone.ink_faint}; }

std::string command_for(const app::Chapter& chapter) { return "rules " + std::string(chapter.id); }

// How much of a text is set in bold: a term up to its colon, a first sentence.
std::size_t lead_of(std::string_view text, std::string_view end) {
  const std::size_t at = text.find(end);
  return at == std::string_view::npos || at > 60 ? 0 : at + 1;
}

// Wrapped text whose first `lead` bytes are bold. Returns its height.
float set_text(Frame& frame, const Rect& room, std::string_view text, std::size_t lead,
               const Type& type, bool draws) {
  Paint& paint = frame.paint;
  const Type bold{Face::bold, type.size, tone.ink};
  const float line = paint.line_height(type);
  const float blank = paint.width(" ", type);
  const auto words = [&](auto with) {
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find(' ', at), text.size());
      with(text.substr(at, end - at), at < lead ? bold : type);
      at = end + 1;
    }
  };
  bool fits = lead > 0;
  if (fits) {
    words([&](std::string_view word, const Type& as) {
      fits = fits && paint.width(word, as) <= room.w;
    });
  }
  if (!fits) {
    if (draws) paint.paragraph({room.x, room.y, room.w, 1e5F}, text, type);
    return paint.paragraph_height(room.w, text, type);
  }
  float x = 0;
  float y = 0;
  words([&](std::string_view word, const Type& as) {
    const float wide = paint.width(word, as);
    if (x > 0 && x + wide > room.w) {
      x = 0;
      y += line;
    }
    if (draws) paint.text({room.x + x, room.y + y + line / 2}, word, as);
    x += wide + blank;
  });
  return y + line;
}

void draw_thumb(Paint& paint, const Rect& sheet, const Rect& room, float shift, float height) {
  if (height <= room.h + 8) return;
  paint.fill({sheet.right() - 8, room.y + room.h * shift / height, 4, room.h * room.h / height},
             rgb(0x8a5a33, 0.55F), 2);
}

}  // namespace

void RulesScreen::refresh(const app::App& app) {
  if (known_ && revision_ == app.revision()) return;
  known_ = true;
  revision_ = app.revision();
  const app::Reader& reader = app.reader();
  const app::Book& book = reader.book();
  const text::Speaker speaker = app.speaker();
  chapter_ = reader.chapter_number();
  turned_ = true;
  titles_.clear();
  for (const app::Chapter& chapter : book.chapters) titles_.push_back(speaker.say(chapter.title));
  page_ = app::passages(book, reader.chapter(), speaker);
  found_.clear();
  if (!reader.word().empty()) found_ = app::find_in(book, reader.word(), speaker);
  found_told_ = speaker.say(Message(found_.empty() ? "rules.found_nothing" : "rules.found")
                                .with("word", std::string(reader.word()))
                                .with("n", static_cast<int>(found_.size())));
  const auto turning = [&](std::size_t chapter, std::string_view id) {
    if (chapter >= titles_.size()) return std::string();
    return speaker.say(Message(id).with("chapter", std::string(titles_[chapter])));
  };
  next_ = turning(chapter_ + 1, "rules.next");
  before_ = turning(chapter_ - 1, "rules.before");
}

float RulesScreen::lay_item(Frame& frame, const Passage& passage, Rect room, bool draws) {
  Paint& paint = frame.paint;
  const float top = room.y;
  const bool pictured = !passage.picture.empty();
  const float size = paint.em(pictured ? 2.7F : 1.1F);
  const Rect mark = room.cut_left(size, paint.em(pictured ? 0.7F : 0.2F));
  const std::size_t lead = lead_of(passage.text, ":");
  const float high = set_text(frame, room, passage.text, lead, body(), false);
  const float all = pictured ? std::max(high, size) : high;
  room.y += (all - high) / 2;
  set_text(frame, room, passage.text, lead, body(), draws);
  if (draws && pictured) {
    draw_rules_piece(paint, passage.picture, {mark.x, top + (all - size) / 2, size, size});
  } else if (draws) {
    const float middle = top + paint.line_height(body()) / 2;
    paint.disc({mark.x + paint.em(0.4F), middle}, paint.em(0.2F), tone.parchment_edge);
  }
  return all;
}

// An option as the editions set it: its sentence, then a column an edition.
float RulesScreen::lay_table(Frame& frame, const Passage& passage, Rect room, bool draws) {
  Paint& paint = frame.paint;
  const float top = room.y;
  if (draws) paint.line(room.min(), {room.right(), room.y}, rgb(0x8a5a33, 0.35F));
  room.cut_top(paint.em(0.4F));
  room.cut_top(set_text(frame, room, passage.text, lead_of(passage.text, ". "), body(), draws) +
               paint.em(0.3F));
  const auto fitting = static_cast<std::size_t>(room.w / paint.em(8));
  const std::size_t columns = std::clamp<std::size_t>(fitting, 1, passage.cells.size());
  const float wide = room.w / static_cast<float>(columns);
  for (std::size_t first = 0; first < passage.cells.size(); first += columns) {
    float high = 0;
    for (std::size_t i = first; i < std::min(first + columns, passage.cells.size()); ++i) {
      const Passage::Cell& cell = passage.cells[i];
      Rect place{room.x + wide * static_cast<float>(i - first), room.y, wide - paint.em(0.5F), 0};
      const float begin = place.y;
      if (!cell.head.empty()) place.y += set_text(frame, place, cell.head, 0, caption(), draws);
      Type type = strong();
      if (cell.apart) type.colour = tone.danger_ink;
      place.y += set_text(frame, place, cell.text, 0, type, draws);
      high = std::max(high, place.y - begin);
    }
    room.cut_top(high + paint.em(0.3F));
  }
  return room.y - top;
}

float RulesScreen::lay_passage(Frame& frame, const Passage& passage, Rect room, bool draws) {
  switch (passage.kind) {
    case Passage::Kind::paragraph: return set_text(frame, room, passage.text, 0, body(), draws);
    case Passage::Kind::heading: {
      const float gap = frame.em(0.6F);
      room.y += gap;
      return gap + set_text(frame, room, passage.text, 0, {Face::heading, 1.25F, tone.ink}, draws);
    }
    case Passage::Kind::item: return lay_item(frame, passage, room, draws);
    case Passage::Kind::table: return lay_table(frame, passage, room, draws);
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
        const Point size = rules_picture_size(page_[at].picture);
        const float unit = std::min(paint.em(kUnit), (room.w - paint.em(1)) / size.x);
        const float wide = std::min(std::max(size.x * unit + paint.em(1), paint.em(11)), room.w);
        if (x > room.x && x + wide > room.right() + 1) break;
        const Rect words{x, room.y + high + paint.em(0.3F), wide, 0};
        const std::size_t lead = lead_of(page_[at].text, ":");
        if (measures) {
          high = std::max(high, size.y * unit + paint.em(1));
          captions =
              std::max(captions, set_text(frame, words, page_[at].text, lead, caption(), false));
        } else if (draws) {
          draw_rules_picture(paint, page_[at].picture, {x, room.y, wide, high}, unit);
          set_text(frame, words, page_[at].text, lead, caption(), true);
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
  const float high = std::max(frame.em(2.5F), frame.view.touch ? 44.0F : 0);
  const app::Book& book = frame.app.reader().book();
  room.cut_top(frame.em(0.6F));
  const auto turn = [&](std::string_view name, const std::string& label, std::size_t to, Icon icon,
                        Look look) {
    if (label.empty()) return;
    const ButtonSpec spec{.label = label, .look = look, .icon = icon};
    const float wide = std::min(room.w, button_width(frame, spec));
    const Rect place = room.cut_top(high, frame.em(0.5F));
    if (draws && button(frame, {name}, {place.x, place.y, wide, high}, spec)) {
      frame.order(command_for(book.chapters[to]));
    }
  };
  turn("rules-next", next_, chapter_ + 1, Icon::right, Look::action);
  turn("rules-before", before_, chapter_ - 1, Icon::left, Look::paper);
  return room.y - top;
}

float RulesScreen::lay_page(Frame& frame, Rect room, bool draws) {
  Paint& paint = frame.paint;
  const float top = room.y;
  const std::optional<std::size_t>& sought = frame.app.reader().passage();
  room.cut_top(
      set_text(frame, room, titles_[chapter_], 0, {Face::heading, 1.75F, tone.ink}, draws) +
      paint.em(0.5F));
  for (std::size_t i = 0; i < page_.size();) {
    const std::size_t first = i;
    const float begin = room.y;
    const bool picture = page_[i].kind == Passage::Kind::picture;
    const float high = picture ? 0 : lay_passage(frame, page_[i], room, false);
    if (draws && sought == first && !picture) {
      paint.fill(Rect{room.x, room.y, room.w, high}.inset(-paint.em(0.4F), -paint.em(0.2F)),
                 rgb(0xffd76a, 0.45F), paint.em(0.3F));
    }
    if (picture) {
      i = lay_pictures(frame, i, room, draws);
    } else {
      if (draws) lay_passage(frame, page_[i], room, true);
      room.cut_top(high + paint.em(0.65F));
      ++i;
    }
    if (sought && *sought >= first && *sought < i) passage_top_ = begin - top - paint.em(1);
  }
  room.cut_top(lay_turning(frame, room, draws));
  return room.y - top;
}

float RulesScreen::lay_found(Frame& frame, Rect room, bool draws) {
  Paint& paint = frame.paint;
  const float top = room.y;
  room.cut_top(set_text(frame, room, found_told_, 0, strong(), draws) + paint.em(0.7F));
  for (std::size_t i = 0; i < found_.size(); ++i) {
    const app::Found& found = found_[i];
    const Rect inner = room.inset(paint.em(0.7F), 0);
    const Type title{Face::heading, 1.08F, tone.ink};
    const std::string& chapter = titles_[found.chapter];
    const float head = set_text(frame, inner, chapter, 0, title, false);
    const float words = found.passage ? set_text(frame, inner, found.text, 0, body(), false) : 0;
    const Rect place{room.x, room.y, room.w, head + words + paint.em(0.9F)};
    if (draws) {
      const Contact contact =
          frame.targets.add({"found", static_cast<std::uint32_t>(i)}, place, Role::choice);
      paint.fill(place, rgb(0xfffaf0, contact.pointed ? 0.95F : 0.55F), paint.em(0.4F));
      paint.outline(place.inset(0.5F), contact.pointed ? tone.action : rgb(0x8a5a33, 0.4F), 1,
                    paint.em(0.4F));
      if (contact.focused) focus_ring(frame, place, paint.em(0.4F));
      if (contact.clicked) {
        std::string command = command_for(frame.app.reader().book().chapters[found.chapter]);
        if (found.passage) command += " " + std::to_string(*found.passage + 1);
        frame.order(std::move(command));
      }
      const Rect at{inner.x, place.y + paint.em(0.45F), inner.w, 0};
      set_text(frame, at, chapter, 0, title, true);
      if (found.passage) {
        set_text(frame, {at.x, at.y + head, at.w, 0}, found.text, 0, body(), true);
      }
    }
    room.cut_top(place.h + paint.em(0.5F));
  }
  return room.y - top;
}

void RulesScreen::draw_search(Frame& frame, Rect row) {
  Paint& paint = frame.paint;
  const std::string& word = frame.app.reader().word();
  const Contact contact = frame.targets.add({"rules-search"}, row, Role::control);
  const float radius = paint.em(0.4F);
  paint.fill(row, rgb(0xfffaf0), radius);
  paint.outline(row.inset(0.5F), contact.pointed ? tone.action : tone.parchment_edge,
                contact.pointed ? 2.0F : 1.0F, radius);
  draw_icon(paint, Icon::eye, {row.x + paint.em(1.1F), row.center().y}, paint.em(1.1F),
            tone.ink_faint);
  const bool empty = word.empty();
  paint.text_within({row.x + paint.em(2.1F), row.center().y}, row.w - paint.em(2.6F),
                    empty ? frame.words("rules.search") : word,
                    {empty ? Face::sans : Face::bold, 1.0F, empty ? tone.ink_faint : tone.ink});
  if (contact.focused) focus_ring(frame, row, radius);
  const bool slash = ImGui::IsKeyPressed(ImGuiKey_Slash, false) && !ImGui::GetIO().KeyShift;
  if (contact.clicked || slash) {
    frame.text_edit = TextEdit{"rules search", word, row.x, row.y, row.w, row.h};
  }
}

void RulesScreen::draw_contents(Frame& frame, const Rect& area) {
  Paint& paint = frame.paint;
  const app::Reader& reader = frame.app.reader();
  paint.parchment(area);
  const Rect room = area.inset(paint.em(0.6F));
  const float high = std::max(paint.em(2.05F), frame.view.touch ? 44.0F : 0);
  const float all = high * static_cast<float>(titles_.size());
  const Point shift = frame.targets.begin_scroll({"rules-contents"}, room, {room.w, all});
  {
    const Clip clipped(paint, room.inset(-2));
    for (std::size_t i = 0; i < titles_.size(); ++i) {
      const Rect row{room.x, room.y - shift.y + high * static_cast<float>(i), room.w, high};
      const bool here = i == chapter_ && !reader.at_contents() && reader.word().empty();
      const Contact contact =
          frame.targets.add({"chapter", static_cast<std::uint32_t>(i)}, row, Role::control);
      const Rect band = row.inset(0, 1);
      if (here) paint.fill(band, rgb(0x4a3220), paint.em(0.35F));
      if (contact.pointed && !here) paint.fill(band, rgb(0x8a5a33, 0.18F), paint.em(0.35F));
      if (contact.focused) focus_ring(frame, band.inset(3), paint.em(0.35F));
      if (contact.clicked) frame.order(command_for(reader.book().chapters[i]));
      paint.text_within({row.x + paint.em(0.6F), row.center().y}, row.w - paint.em(1.0F),
                        titles_[i], {Face::bold, 1.0F, here ? rgb(0xffe9bf) : tone.ink});
    }
  }
  frame.targets.end_scroll();
  draw_thumb(paint, area, room, shift.y, all);
}

void RulesScreen::draw_sheet(Frame& frame, const Rect& area, Shown shown) {
  Paint& paint = frame.paint;
  paint.parchment(area);
  Rect room = area.inset(paint.em(area.w < paint.em(30) ? 0.9F : 2.2F), paint.em(1.1F));
  const float spare = std::max(0.0F, room.w - paint.em(kMeasure));
  const auto content = [&](Rect in, bool draws) {
    in.w -= spare;
    return shown == Shown::found ? lay_found(frame, in, draws) : lay_page(frame, in, draws);
  };
  page_height_ = content({room.x, 0, room.w, 1e6F}, false);
  const TargetName name{"rules-page"};
  if (turned_) {
    const bool sought = shown == Shown::page && frame.app.reader().passage();
    frame.targets.scroll_to(name, {0, sought ? passage_top_ : 0});
  }
  turned_ = false;
  const Point shift =
      frame.targets.begin_scroll(name, room.inset(-4), {room.w + 8, page_height_ + 8});
  shift_ = shift.y;
  {
    const Clip clipped(paint, room.inset(-paint.em(0.5F)));
    content({room.x, room.y - shift.y, room.w, 1e6F}, true);
  }
  frame.targets.end_scroll();
  draw_thumb(paint, area, room, shift.y, page_height_);
}

void RulesScreen::read_keys(Frame& frame) {
  const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, true); };
  if (pressed(ImGuiKey_Escape)) frame.order("back");
  const float leaf = frame.view.height * 0.7F;
  std::optional<float> to;
  if (pressed(ImGuiKey_PageDown)) to = shift_ + leaf;
  if (pressed(ImGuiKey_PageUp)) to = shift_ - leaf;
  if (pressed(ImGuiKey_Home)) to = 0;
  if (pressed(ImGuiKey_End)) to = page_height_;
  if (to) frame.targets.scroll_to({"rules-page"}, {0, *to});
}

void RulesScreen::draw(Frame& frame) {
  refresh(frame.app);
  Paint& paint = frame.paint;
  draw_sea(frame);
  Rect screen = frame.screen();
  const bool narrow = screen.w < paint.em(50);
  draw_bar(frame, screen, narrow, frame.words("app.rules"), Role::control);
  read_keys(frame);
  const app::Reader& reader = frame.app.reader();
  Shown shown = !reader.word().empty()           ? Shown::found
                : narrow && reader.at_contents() ? Shown::contents
                                                 : Shown::page;
  screen = screen.inset(std::max(paint.em(narrow ? 0.5F : 1.6F), (screen.w - paint.em(62)) / 2),
                        paint.em(narrow ? 0.5F : 1.1F));
  const float field = std::max(paint.em(2.4F), frame.view.touch || narrow ? 44.0F : 0);
  if (narrow) {
    Rect head = screen.cut_top(field, paint.em(0.5F));
    if (shown != Shown::contents) {
      const ButtonSpec list{.label = frame.words("rules.contents"), .icon = Icon::menu};
      const float wide = std::min(button_width(frame, list), head.w * 0.45F);
      if (button(frame, {"rules-contents"}, head.cut_left(wide, paint.em(0.5F)), list)) {
        frame.order("rules contents");
      }
    }
    draw_search(frame, head);
    if (shown == Shown::contents) return draw_contents(frame, screen);
    return draw_sheet(frame, screen, shown);
  }
  Rect left = screen.cut_left(std::max(screen.w * 0.32F, paint.em(16)), paint.em(1.1F));
  draw_search(frame, left.cut_top(field, paint.em(0.7F)));
  left.h = std::min(left.h, paint.em(2.05F) * static_cast<float>(titles_.size()) + paint.em(1.2F));
  draw_contents(frame, left);
  draw_sheet(frame, screen, shown);
}

}  // namespace meadhall::table
