#include "table/rules_screen.h"

#include <imgui.h>

#include <array>

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

float title_height(const Frame& frame) {
  return std::max(frame.em(2.05F), frame.view.touch ? 44.0F : 0);
}

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
  const std::string_view term = text.substr(0, lead);
  // A term that needs a line of its own is no term to be set in one.
  if (lead == 0 || paint.width(term, bold) > room.w * 0.8F) {
    if (draws) paint.paragraph({room.x, room.y, room.w, 1e5F}, text, type);
    return paint.paragraph_height(room.w, text, type);
  }
  // The words beside the term, then a paragraph below it.
  const float beside = paint.width(term, bold) + paint.width(" ", type);
  const std::string_view rest = text.substr(std::min(text.size(), lead + 1));
  std::size_t fits = 0;
  for (std::size_t at = 0; at < rest.size();) {
    const std::size_t end = std::min(rest.find(' ', at), rest.size());
    if (beside + paint.width(rest.substr(0, end), type) > room.w) break;
    fits = end;
    at = end + 1;
  }
  const std::string_view below = rest.substr(std::min(rest.size(), fits + (fits > 0 ? 1 : 0)));
  if (draws) {
    paint.text({room.x, room.y + line / 2}, term, bold);
    paint.text({room.x + beside, room.y + line / 2}, rest.substr(0, fits), type);
    paint.paragraph({room.x, room.y + line, room.w, 1e5F}, below, type);
  }
  return line + (below.empty() ? 0 : paint.paragraph_height(room.w, below, type));
}

// Wrapped text in which every place where `word` stands is marked. Returns its height.
float set_marked(Frame& frame, Rect room, std::string_view text, std::string_view word,
                 const Type& type, bool draws) {
  Paint& paint = frame.paint;
  const float high = paint.line_height(type);
  const float top = room.y;
  const std::vector<app::Stretch> marks =
      draws ? app::stretches_of(word, text) : std::vector<app::Stretch>();
  for (std::size_t begin = 0; begin < text.size();) {
    // As many words as fit, one at least.
    std::size_t end = std::min(text.find(' ', begin), text.size());
    while (end < text.size()) {
      const std::size_t next = std::min(text.find(' ', end + 1), text.size());
      if (paint.width(text.substr(begin, next - begin), type) > room.w) break;
      end = next;
    }
    const Rect line = room.cut_top(high);
    for (const app::Stretch& mark : marks) {
      const std::size_t from = std::max(mark.begin, begin);
      const std::size_t to = std::min(mark.end, end);
      if (from >= to) continue;
      const float x = line.x + paint.width(text.substr(begin, from - begin), type);
      const float wide = paint.width(text.substr(from, to - from), type);
      paint.fill({x - 1, line.y + 1, wide + 2, line.h - 2}, tone.paper_mark, paint.em(0.2F));
    }
    if (draws) {
      paint.text_within({line.x, line.center().y}, line.w, text.substr(begin, end - begin), type);
    }
    begin = end + 1;
  }
  return room.y - top;
}

Type chapter_type(const Colour ink) { return {Face::bold, 1.0F, ink}; }
constexpr float kTitleInset = 0.5F;  // em, left and right of a chapter's title in the contents

}  // namespace

void RulesScreen::refresh(const app::App& app) {
  if (known_ && deeds_ == app.deeds()) return;
  known_ = true;
  deeds_ = app.deeds();
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

// A rule of the editions: its name, what is said of it, what holds in all of them.
float RulesScreen::lay_rule(Frame& frame, const Passage& passage, Rect room, bool draws) {
  const float top = room.y;
  room.cut_top(set_text(frame, room, app::name_in(passage.text), 0, strong(), draws));
  const std::string_view rest = app::rest_of(passage.text);
  if (!rest.empty()) room.cut_top(set_text(frame, room, rest, 0, body(), draws));
  for (const Passage::Cell& cell : passage.cells) {
    const Rect value = room.inset(frame.em(1.1F), 0);
    room.cut_top(set_text(frame, value, cell.text, 0, {Face::bold, 1.0F, tone.ink_soft}, draws));
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
    const Type type =
        cell.apart ? Type{Face::bold, 0.95F, tone.danger_ink} : Type{Face::sans, 0.95F, tone.ink};
    const float high = set_text(frame, place, cell.text, 0, type, false);
    if (draws && cell.apart) {
      paint.fill({place.x - pad + 1, place.y, place.w + pad * 2 - 2, high}, tone.paper_mark,
                 paint.em(0.25F));
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
    high = std::max(high, set_text(frame, column(i), passage.cells[i].head, 0, caption(), draws));
  }
  room.cut_top(high, wide && first ? pad : 0);
  if (draws) paint.line(room.min(), {room.right(), room.y}, tone.paper_line);
  room.cut_top(pad);
  const Rect name{room.x, room.y, head - (wide ? pad : 0), 0};
  high = set_text(frame, name, passage.text, 0, {Face::bold, 1.0F, tone.ink}, draws);
  for (std::size_t i = 0; wide && i < passage.cells.size(); ++i) {
    high = std::max(high, value(passage.cells[i], column(i)));
  }
  room.cut_top(high);
  for (std::size_t i = 0; !wide && i < passage.cells.size(); ++i) {
    const bool beside = room.w > paint.em(14);
    const float left = beside ? room.w * 0.5F : 0;
    const Rect edition{room.x, room.y, beside ? left - pad : room.w, 0};
    high = set_text(frame, edition, passage.cells[i].head, 0, caption(), draws);
    if (!beside) room.cut_top(high);
    const Rect place{room.x + left + pad, room.y, room.w - left - 2 * pad, 0};
    room.cut_top(std::max(beside ? high : 0, value(passage.cells[i], place)), 1);
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
    case Passage::Kind::rule: return lay_rule(frame, passage, room, draws);
    case Passage::Kind::row: break;      // see lay_page
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
        const float wide = std::min(std::max(size.x * unit + paint.em(1), paint.em(8.5F)), room.w);
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
  const float high = control_height(frame);
  const app::Book& book = frame.app.reader().book();
  room.cut_top(frame.em(0.6F));
  struct Turn {
    std::string_view name;
    ButtonSpec spec;
    std::size_t to;
  };
  std::array<Turn, 2> turns{};
  std::size_t count = 0;
  if (!next_.empty()) {
    turns[count++] = {"rules-next",
                      {.label = next_, .look = Look::action, .icon = Icon::right, .onward = true},
                      chapter_ + 1};
  }
  if (!before_.empty()) {
    turns[count++] = {"rules-before", {.label = before_, .icon = Icon::left}, chapter_ - 1};
  }
  room.cut_top(flow(
      room, count, high, frame.em(0.6F),
      [&](std::size_t i) { return button_width(frame, turns[i].spec); },
      [&](std::size_t i, const Rect& place) {
        if (draws && button(frame, {turns[i].name}, place, turns[i].spec)) {
          frame.order(command_for(book.chapters[turns[i].to]));
        }
      }));
  return room.y - top + frame.em(0.6F);
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
    const bool row = page_[i].kind == Passage::Kind::row;
    const auto lay = [&](bool paints) {
      return row ? lay_row(frame, page_[i], room, i == 0 || page_[i - 1].kind != page_[i].kind,
                           paints)
                 : lay_passage(frame, page_[i], room, paints);
    };
    const float high = picture ? 0 : lay(false);
    if (draws && sought == first && !picture) {
      paint.fill(Rect{room.x, room.y, room.w, high}.inset(-paint.em(0.4F), -paint.em(0.2F)),
                 tone.paper_mark, paint.em(0.3F));
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

float RulesScreen::lay_found(Frame& frame, Rect room, bool draws) {
  Paint& paint = frame.paint;
  const float top = room.y;
  const std::string& sought = frame.app.reader().word();
  room.cut_top(set_text(frame, room, found_told_, 0, strong(), draws) + paint.em(0.7F));
  for (std::size_t i = 0; i < found_.size(); ++i) {
    const app::Found& found = found_[i];
    const Rect inner = room.inset(paint.em(0.7F), 0);
    const Type title{Face::heading, 1.08F, tone.ink};
    const std::string& chapter = titles_[found.chapter];
    const float head = set_marked(frame, inner, chapter, sought, title, false);
    const float words =
        found.passage ? set_marked(frame, inner, found.text, sought, body(), false) : 0;
    const Rect place{room.x, room.y, room.w, head + words + paint.em(0.9F)};
    if (draws) {
      const Contact contact =
          frame.targets.add({"found", static_cast<std::uint32_t>(i)}, place, Role::choice);
      paint.fill(place, fade(tone.field, contact.pointed ? 0.95F : 0.55F), paint.em(0.4F));
      paint.outline(place.inset(0.5F), contact.pointed ? tone.action : tone.paper_line, 1,
                    paint.em(0.4F));
      if (contact.focused) focus_ring(frame, place, paint.em(0.4F));
      if (contact.clicked) {
        std::string command = command_for(frame.app.reader().book().chapters[found.chapter]);
        if (found.passage) command += " " + std::to_string(*found.passage + 1);
        frame.order(std::move(command));
      }
      const Rect at{inner.x, place.y + paint.em(0.45F), inner.w, 0};
      set_marked(frame, at, chapter, sought, title, true);
      if (found.passage) {
        set_marked(frame, {at.x, at.y + head, at.w, 0}, found.text, sought, body(), true);
      }
    }
    room.cut_top(place.h + paint.em(0.5F));
  }
  return room.y - top;
}

void RulesScreen::draw_search(Frame& frame, Rect row) {
  Paint& paint = frame.paint;
  const std::string& word = frame.app.reader().word();
  constexpr std::string_view kCommand = "rules search";
  const float tail = word.empty() ? 0 : std::max(paint.em(2), for_fingers(frame) ? 44.0F : 0);
  field(frame, {"rules-search"}, row, word, kCommand, tail);
  if (!word.empty()) {
    const Rect place{row.right() - tail, row.y, tail, row.h};
    const Contact contact = frame.targets.add({"rules-clear"}, place, Role::control);
    const float radius = paint.em(0.85F);
    if (contact.pointed) paint.disc(place.center(), radius, tone.paper_shade);
    draw_icon(paint, Icon::close, place.center(), paint.em(0.95F), tone.ink_soft);
    if (contact.focused) focus_ring(frame, around(place.center(), 2 * radius, 2 * radius), radius);
    if (contact.pointed) frame.say(frame.words("rules.clear"));
    if (contact.told) frame.tip = {place, frame.words("rules.clear")};
    if (contact.clicked) frame.order(std::string(kCommand));
  } else {
    paint.text_within({row.x + paint.em(0.7F), row.center().y}, row.w - paint.em(1.4F),
                      frame.words("rules.search"), {Face::sans, 1.0F, tone.ink_faint});
  }
  if (ImGui::IsKeyPressed(ImGuiKey_Slash, false) && !ImGui::GetIO().KeyShift) {
    frame.text_edit = TextEdit{std::string(kCommand), word, row.x, row.y, row.w, row.h};
  }
}

// `beside` the page, which shows a chapter whether one was chosen or not.
void RulesScreen::draw_contents(Frame& frame, const Rect& area, bool beside) {
  Paint& paint = frame.paint;
  const app::Reader& reader = frame.app.reader();
  paint.parchment(area);
  scroll(frame, "rules-contents", area.inset(paint.em(1.2F), paint.em(0.6F)), contents_height_,
         [&](Rect room) {
           const float top = room.y;
           const bool reads = reader.word().empty() && (beside || !reader.at_contents());
           const float wide = room.w - 2 * paint.em(kTitleInset);
           for (std::size_t i = 0; i < titles_.size(); ++i) {
             const float words = paint.paragraph_height(wide, titles_[i], chapter_type(0));
             const float high = std::max(title_height(frame), words + paint.em(0.77F));
             draw_title(frame, i, room.cut_top(high), reader.book().chapters[i],
                        reads && i == chapter_);
           }
           return room.y - top;
         });
}

void RulesScreen::draw_title(Frame& frame, std::size_t number, const Rect& row,
                             const app::Chapter& chapter, bool here) {
  Paint& paint = frame.paint;
  const Contact contact =
      frame.targets.add({"chapter", static_cast<std::uint32_t>(number)}, row, Role::control);
  const Rect band = row.inset(0, 1);
  const float radius = paint.em(0.35F);
  if (here) paint.fill(band, tone.chosen_skin.top, radius);
  if (contact.pointed && !here) paint.fill(band, tone.paper_shade, radius);
  if (contact.focused) focus_ring(frame, band.inset(3), radius);
  if (contact.clicked) frame.order(command_for(chapter));
  const Type type = chapter_type(here ? tone.chosen_skin.ink : tone.ink);
  Rect words = row.inset(paint.em(kTitleInset), 0);
  words.h = paint.paragraph_height(words.w, titles_[number], type);
  words.y = row.center().y - words.h / 2;
  paint.paragraph(words, titles_[number], type);
}

void RulesScreen::draw_sheet(Frame& frame, const Rect& area, bool found) {
  Paint& paint = frame.paint;
  paint.parchment(area);
  const Rect room = area.inset(paint.em(area.w < paint.em(30) ? 1.25F : 2.2F), paint.em(1.1F));
  const float measure = std::min(room.w, paint.em(kMeasure));
  const auto content = [&](Rect in, bool draws) {
    in.w = measure;
    return found ? lay_found(frame, in, draws) : lay_page(frame, in, draws);
  };
  if (turned_) {
    page_height_ = content({0, 0, room.w, 1e5F}, false);
    const bool sought = !found && frame.app.reader().passage();
    frame.targets.scroll_to({"rules-page"}, {0, sought ? passage_top_ : 0});
  }
  turned_ = false;
  scroll(frame, "rules-page", room.inset(-paint.em(0.3F), 0), page_height_, [&](Rect in) {
    const float pad = paint.em(0.3F);
    return content({in.x + pad, in.y, in.w - 2 * pad, in.h}, true);
  });
}

void RulesScreen::draw(Frame& frame) {
  refresh(frame.app);
  Paint& paint = frame.paint;
  draw_sea(frame);
  Rect screen = frame.screen();
  const bool narrow = screen.w < paint.em(50);
  draw_bar(frame, screen, narrow, frame.words("app.rules"), Role::control);
  if (ImGui::IsKeyPressed(ImGuiKey_Escape, false)) frame.order("back");
  const app::Reader& reader = frame.app.reader();
  const bool found = !reader.word().empty();
  screen = screen.inset(std::max(paint.em(narrow ? 0.5F : 1.6F), (screen.w - paint.em(62)) / 2),
                        paint.em(narrow ? 0.5F : 1.1F));
  if (narrow) {
    const bool at_contents = !found && reader.at_contents();
    Rect head = screen.cut_top(std::max(control_height(frame), 44.0F), paint.em(0.5F));
    if (!at_contents) {
      const ButtonSpec list{.label = frame.words("rules.contents"), .icon = Icon::menu};
      const float wide = std::min(button_width(frame, list), head.w * 0.45F);
      if (button(frame, {"rules-contents"}, head.cut_left(wide, paint.em(0.5F)), list)) {
        frame.order("rules contents");
      }
    }
    draw_search(frame, head);
    return at_contents ? draw_contents(frame, screen, false) : draw_sheet(frame, screen, found);
  }
  Rect left = screen.cut_left(std::max(screen.w * 0.35F, paint.em(16)), paint.em(1.1F));
  draw_search(frame, left.cut_top(control_height(frame), paint.em(0.7F)));
  if (contents_height_ > 0) left.h = std::min(left.h, contents_height_ + paint.em(1.2F) + 2);
  draw_contents(frame, left, true);
  draw_sheet(frame, screen, found);
}

}  // namespace meadhall::table
