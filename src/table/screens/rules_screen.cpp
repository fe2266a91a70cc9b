#include "table/screens/rules_screen.h"

#include "table/kit/page.h"
#include "table/kit/search_field.h"
#include "table/kit/widgets.h"
#include "table/screens/rules_type.h"

namespace meadhall::table::screens {
namespace {

constexpr float kMeasure = 33;  // em: some 70 letters

float title_height(const Frame& frame) {
  return std::max(frame.em(2.05F), frame.view.touch ? 44.0F : 0);
}

Type chapter_type(const Colour ink) { return {Face::bold, 1.0F, ink}; }
constexpr float kTitleInset = 0.5F;  // em, left and right of a chapter's title in the contents

}  // namespace

void RulesScreen::refresh(const app::App& app) {
  const bool stale = said_in_.stale(app);
  const bool turned = deed_.due(app);
  if (!turned && !stale) return;
  const app::Reader& reader = app.reader();
  const app::Book& book = reader.book();
  const text::Speaker speaker = app.speaker();
  chapter_ = reader.chapter_number();
  turned_ = turned_ || turned;
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

float RulesScreen::lay_found(Frame& frame, Rect room, bool draws) {
  Paint& paint = frame.paint;
  const float top = room.y;
  const std::string& sought = frame.app.reader().word();
  room.cut_top(set_text(frame, room, found_told_, 0, rules_strong(), draws) + paint.em(0.7F));
  for (std::size_t i = 0; i < found_.size(); ++i) {
    const app::Found& found = found_[i];
    const Rect inner = room.inset(paint.em(0.7F), 0);
    const Type title{Face::heading, 1.08F, current_palette.ink};
    const std::string& chapter = titles_[found.chapter];
    const float head = set_marked(frame, inner, chapter, sought, title, false);
    const float words =
        found.passage ? set_marked(frame, inner, found.text, sought, rules_body(), false) : 0;
    const Rect place{room.x, room.y, room.w, head + words + paint.em(0.9F)};
    if (draws) {
      const Contact contact = frame.targets.add({"found", i}, place, Role::choice);
      paint.fill(place, fade(current_palette.field, contact.pointed ? 0.95F : 0.55F),
                 paint.em(0.4F));
      paint.outline(place.inset(0.5F),
                    contact.pointed ? current_palette.action : current_palette.paper_line, 1,
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
        set_marked(frame, {at.x, at.y + head, at.w, 0}, found.text, sought, rules_body(), true);
      }
    }
    room.cut_top(place.h + paint.em(0.5F));
  }
  return room.y - top;
}

void RulesScreen::draw_search(Frame& frame, Rect row) {
  search_field(frame, row,
               {.command = "rules search",
                .word = frame.app.reader().word(),
                .hint = frame.words("rules.search")});
}

// `beside` the page, which shows a chapter whether one was chosen or not.
void RulesScreen::draw_contents(Frame& frame, const Rect& area, bool beside) {
  Paint& paint = frame.paint;
  const app::Reader& reader = frame.app.reader();
  paint.parchment(area);
  scroll_column(frame, "rules-contents", area.inset(paint.em(1.2F), paint.em(0.6F)),
                contents_height_, Ground::paper, [&](Rect& room) {
                  const bool reads = reader.word().empty() && (beside || !reader.at_contents());
                  const float wide = room.w - 2 * paint.em(kTitleInset);
                  for (std::size_t i = 0; i < titles_.size(); ++i) {
                    const float words = paint.paragraph_height(wide, titles_[i], chapter_type(0));
                    const float high = std::max(title_height(frame), words + paint.em(0.77F));
                    draw_title(frame, i, room.cut_top(high), reader.book().chapters[i],
                               reads && i == chapter_);
                  }
                });
}

void RulesScreen::draw_title(Frame& frame, std::size_t number, const Rect& row,
                             const app::Chapter& chapter, bool here) {
  Paint& paint = frame.paint;
  const Contact contact = frame.targets.add({"chapter", number}, row, Role::control);
  const Rect band = row.inset(0, 1);
  const float radius = paint.em(0.35F);
  if (here) paint.fill(band, current_palette.chosen_skin.top, radius);
  if (contact.pointed && !here) paint.fill(band, current_palette.paper_shade, radius);
  if (contact.focused) focus_ring(frame, band.inset(3), radius);
  if (contact.clicked) frame.order(command_for(chapter));
  const Type type = chapter_type(here ? current_palette.chosen_skin.ink : current_palette.ink);
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
  Rect screen = draw_page(frame, frame.words("app.rules"), 62);
  const app::Reader& reader = frame.app.reader();
  const bool found = !reader.word().empty();
  if (narrow_page(frame)) {
    const bool at_contents = !found && reader.at_contents();
    Rect head = screen.cut_top(std::max(control_height(frame), 44.0F), paint.em(0.5F));
    if (!at_contents) {
      const ButtonSpec list{.label = frame.words("rules.contents"), .icon = Icon::menu};
      const float wide = std::min(button_width(frame, list), head.w * 0.45F);
      const Rect place = head.cut_left(wide, paint.em(0.5F));
      order_button(frame, {"rules-contents"}, place, list, "rules contents");
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

}  // namespace meadhall::table::screens
