#include "table/games/feast/almanac_screen.h"

#include "table/games/feast/icon_row.h"
#include "table/kit/page.h"
#include "table/kit/search_field.h"
#include "table/kit/widgets.h"

namespace meadhall::table::feast_table {
namespace {

constexpr float kRow = 1.7F;    // em: how high signs are
constexpr float kColumn = 22;   // em: the least width of a column of entries
constexpr float kMeasure = 78;  // em: of the page

Type name_type() { return {Face::heading, 1.15F, current_palette.ink}; }
Type facts_type() { return {Face::sans, 0.92F, current_palette.ink_faint}; }
Type words_type() { return {Face::sans, 1.0F, current_palette.ink_soft}; }

std::string turning_to(std::size_t shelf) { return "almanac feast " + std::to_string(shelf + 1); }

}  // namespace

void AlmanacScreen::refresh(const Frame& frame) {
  const app::App& app = frame.app;
  const bool stale = said_in_.stale(app);
  const bool turned = !known_ || deeds_ != app.deeds();
  if (!turned && !stale) return;
  known_ = true;
  deeds_ = app.deeds();
  shelf_ = app.almanac().shelf();
  laid_for_ = 0;
  if (turned) frame.targets.scroll_to({"almanac"}, {0, 0});
  const std::vector<Shelf> shelves = app.almanac().game()->can.almanac();
  shelves_.clear();
  for (const Shelf& shelf : shelves) shelves_.push_back(app.say(shelf.title));
  const std::string& word = app.almanac().word();
  std::vector<app::Shelved> shown = app::find_in(shelves, word, app.speaker());
  found_told_.clear();
  if (!word.empty()) {
    found_told_ = app.say(app::found_told(word, shown.size()));
  } else {
    for (std::size_t i = 0; i < shelves[shelf_].things.size(); ++i) shown.push_back({shelf_, i});
  }
  const std::optional<std::size_t> sought = app.almanac().thing();
  shows_ = shows_ || (turned && sought.has_value());
  entries_.clear();
  for (const app::Shelved& each : shown) {
    const std::vector<feast::Printed> printed = feast::shelf(each.shelf);
    entries_.push_back(entry_of(app, printed[each.thing], shelves[each.shelf].things[each.thing]));
    entries_.back().sought = sought == each.thing;
  }
}

AlmanacScreen::Entry AlmanacScreen::entry_of(const app::App& app, const feast::Printed& printed,
                                             const Section& told) const {
  Entry entry{.name = app.say(told.title)};
  if (printed.card == feast::kNoCard) {
    // A space has one row for all that it needs, costs and does.
    entry.lines.push_back({feast::space_row(static_cast<feast::Space>(printed.space)), {}});
    // Its column is the shelf, of which nothing is seen in what was searched for.
    const std::size_t first = found_told_.empty() ? 1 : 0;
    entry.lines.front().words = app.say_all(std::span(told.lines).subspan(first));
    return entry;
  }
  entry.facts = app.say(told.lines[0]);
  const auto lines = feast::lines_of(printed.card);
  for (std::size_t line = 0; line < lines.size(); ++line) {
    entry.lines.push_back({feast::line_row(lines[line]), app.say(told.lines[line + 1])});
  }
  return entry;
}

float AlmanacScreen::lay_entry(Frame& frame, const Entry& entry, const Rect& room, bool draws) {
  Paint& paint = frame.paint;
  if (draws) paint.parchment(room);
  if (draws && entry.sought) paint.outline(room, current_palette.highlight, 3, paint.em(0.5F));
  Rect in = room.inset(paint.em(0.9F), paint.em(0.6F));
  in.h = 1e5F;
  const float top = in.y;
  const auto text = [&](std::string_view words, const Type& type, float after) {
    const float high = paint.paragraph_height(in.w, words, type);
    if (draws) paint.paragraph({in.x, in.y, in.w, high + 2}, words, type);
    in.cut_top(high + paint.em(after));
  };
  text(entry.name, name_type(), 0);
  if (!entry.facts.empty()) text(entry.facts, facts_type(), 0);
  in.cut_top(paint.em(0.2F));
  for (const Line& line : entry.lines) {
    in.cut_top(draw_icon_row(paint, line.row, in, paint.em(kRow), draws) + paint.em(0.1F));
    text(line.words, words_type(), 0.45F);
  }
  return in.y - top + paint.em(0.75F);
}

// Into columns, each entry to the shortest one; only what can be seen is drawn.
float AlmanacScreen::lay_out(Frame& frame, const Rect& room) {
  Paint& paint = frame.paint;
  const float gap = paint.em(0.8F);
  const auto columns =
      static_cast<std::size_t>(std::clamp((room.w + gap) / (paint.em(kColumn) + gap), 1.0F, 3.0F));
  const float wide = (room.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  const bool measures = laid_for_ != wide || laid_em_ != paint.em();
  laid_for_ = wide;
  laid_em_ = paint.em();
  std::array<float, 3> bottoms{};
  const auto ends = std::span(bottoms).first(columns);
  for (Entry& entry : entries_) {
    if (measures) entry.height = lay_entry(frame, entry, {0, 0, wide, 0}, false);
    const auto shortest = std::ranges::min_element(ends);
    const auto column = static_cast<float>(shortest - ends.begin());
    const Rect place{room.x + column * (wide + gap), room.y + *shortest, wide, entry.height};
    if (entry.sought && shows_) {
      shows_ = false;
      frame.targets.scroll_to({"almanac"}, {0, std::max(0.0F, *shortest - gap)});
      frame.animating = true;
    }
    if (place.bottom() > 0 && place.y < frame.view.height) lay_entry(frame, entry, place, true);
    *shortest += entry.height + gap;
  }
  return *std::ranges::max_element(ends) - gap;
}

// All shelves as buttons; returns the height used.
float AlmanacScreen::draw_shelves(Frame& frame, const Rect& room) {
  const auto spec = [&](std::size_t i) {
    const bool here = i == shelf_ && found_told_.empty();
    return ButtonSpec{.label = shelves_[i], .look = here ? Look::chosen : Look::paper};
  };
  return flow(
      room, shelves_.size(), control_height(frame), frame.em(0.4F),
      [&](std::size_t i) { return button_width(frame, spec(i)); },
      [&](std::size_t i, const Rect& place) {
        if (button(frame, {"shelf", static_cast<std::uint32_t>(i)}, place, spec(i))) {
          frame.order(turning_to(i));
        }
      });
}

// Where there is no room for all: the one at hand between the one before and the next.
void AlmanacScreen::draw_turning(Frame& frame, Rect row) {
  const std::size_t count = shelves_.size();
  const std::size_t before = (shelf_ + count - 1) % count;
  const std::size_t next = (shelf_ + 1) % count;
  if (button(frame, {"shelf-before"}, row.cut_left(row.h, frame.em(0.5F)),
             {.label = {}, .icon = Icon::left, .tip = shelves_[before]})) {
    frame.order(turning_to(before));
  }
  if (button(frame, {"shelf-next"}, row.cut_right(row.h, frame.em(0.5F)),
             {.label = {}, .icon = Icon::right, .tip = shelves_[next]})) {
    frame.order(turning_to(next));
  }
  frame.paint.text_within(row.center(), row.w, shelves_[shelf_],
                          {Face::heading, 1.2F, current_palette.on_sea}, Align::center);
}

void AlmanacScreen::draw(Frame& frame) {
  refresh(frame);
  Rect screen = draw_page(frame, frame.words("app.almanac"), kMeasure);
  const float gap = frame.em(0.7F);
  const float high = std::max(control_height(frame), for_fingers(frame) ? 44.0F : 0.0F);
  Rect row = screen.cut_top(high, gap);
  const Rect sought = row.cut_left(std::min(row.w, frame.em(24)), frame.em(0.8F));
  search_field(frame, sought,
               {.command = "almanac feast search",
                .word = frame.app.almanac().word(),
                .hint = frame.words("almanac.search")});
  if (!found_told_.empty()) {
    const Type type{Face::bold, 1.0F, current_palette.on_sea};
    const bool beside = frame.paint.width(found_told_, type) <= row.w;
    if (!beside)
      row = screen.cut_top(frame.paint.paragraph_height(screen.w, found_told_, type), gap);
    const float words = frame.paint.paragraph_height(row.w, found_told_, type);
    frame.paint.paragraph({row.x, row.center().y - words / 2, row.w, words + 2}, found_told_, type);
  }
  if (!narrow_page(frame)) {
    screen.cut_top(draw_shelves(frame, screen), gap);
  } else if (found_told_.empty()) {
    draw_turning(frame, screen.cut_top(std::max(control_height(frame), 44.0F), gap));
  }
  scroll(
      frame, "almanac", screen, height_, [&](const Rect& in) { return lay_out(frame, in); },
      Ground::sea);
}

}  // namespace meadhall::table::feast_table
