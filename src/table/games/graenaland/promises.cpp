#include <algorithm>

#include "app/session/promises.h"
#include "table/games/graenaland/council_parts.h"
#include "table/kit/widgets.h"

// The notebook of promises as a drawer at the right, on a phone as a sheet from below: lines with
// what became of them, and while there may be talk, new ones: often made ones ready to be chosen,
// and words of one's own.

namespace meadhall::table::graenaland_table {

namespace {

using Fate = Promise::Fate;

Type title_type() { return {Face::heading, 1.25F, current_palette.ink}; }
Type body_type() { return {Face::sans, 1.0F, current_palette.ink_soft}; }
Type strong_type() { return {Face::bold, 1.0F, current_palette.ink}; }

struct Verdict {
  Fate fate;
  std::string_view id;
  Sign sign;
};
constexpr std::array<Verdict, 3> kVerdicts = {
    {{Fate::open, "notebook.verdict.open", Sign::talk},
     {Fate::kept, "notebook.verdict.kept", Sign::yes},
     {Fate::broken, "notebook.verdict.broken", Sign::no}}};

// A promise, and whether it is open, kept or broken: a tap says so.
float draw_promise(Scene& scene, const NotebookWords::Made& made, const Rect& column) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const std::size_t number = made.number;
  const Promise& promise = frame.app.match().notebook().promises()[number];
  const float crest = frame.em(1.6F);
  draw_crest(scene, promise.by, {column.x + crest / 2, column.y + crest / 2}, crest);
  Rect room = column;
  room.cut_left(crest, frame.em(0.5F));
  const float high = std::max(crest, paint.paragraph(room, made.words, body_type()));
  room.cut_top(high + frame.em(0.3F));
  const float control = control_height(frame) * 0.9F;
  const float gap = frame.em(0.35F);
  const float wide = (room.w - 2 * gap - control - gap) / 3;
  Rect row = room.cut_top(control);
  for (std::size_t i = 0; i < kVerdicts.size(); ++i) {
    const Verdict& each = kVerdicts[i];
    // One that lapsed stands where it would be open, and says so.
    const bool lapsed = each.fate == Fate::open && promise.fate == Fate::lapsed;
    const bool is = promise.fate == each.fate || lapsed;
    const ButtonSpec spec{.label = frame.words(lapsed ? "notebook.verdict.lapsed" : each.id),
                          .look = is ? Look::chosen : Look::paper,
                          .size = 0.9F};
    const TargetName name = named("fate", number, i);
    if (button(frame, name, row.cut_left(wide, gap), spec) && !is) {
      frame.order("judge " + std::to_string(number + 1) + " " + std::string(word_of(each.fate)));
    }
  }
  const ButtonSpec strike{
      .label = {}, .icon = Icon::bin, .tip = frame.words("notebook.verdict.struck")};
  if (button(frame, {"strike", static_cast<std::uint32_t>(number)}, row, strike)) {
    frame.order("judge " + std::to_string(number + 1) + " struck");
  }
  return high + frame.em(0.3F) + control + frame.em(0.7F);
}

// A phrase that is often said, ready to be: by one of the persons here.
float draw_phrase(Scene& scene, std::size_t number, const NotebookWords::Ready& phrase,
                  const Rect& column) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const std::string& words = phrase.words;
  const float crest = frame.em(1.4F);
  const float pad = frame.em(0.4F);
  const float inner = column.w - crest - 3 * pad;
  const float high = std::max(control_height(frame) * 0.9F,
                              paint.paragraph_height(inner, words, body_type()) + 2 * pad);
  const Rect row{column.x, column.y, column.w, high};
  const Contact contact =
      frame.targets.add({"phrase", static_cast<std::uint32_t>(number)}, row, Role::control);
  const float radius = frame.em(0.4F);
  paint.fill(row, contact.pointed ? current_palette.paper_mark : current_palette.paper_row, radius);
  draw_crest(scene, phrase.by, {row.x + pad + crest / 2, row.center().y}, crest);
  const float text = paint.paragraph_height(inner, words, body_type());
  paint.paragraph({row.x + 2 * pad + crest, row.center().y - text / 2, inner, text + 2}, words,
                  body_type());
  if (contact.focused) focus_ring(frame, row, radius);
  if (contact.pointed) frame.say(words);
  if (contact.clicked) {
    frame.order("promise " + std::to_string(index(phrase.by) + 1) + " " + words);
  }
  return high + frame.em(0.3F);
}

float heading(Paint& paint, const Rect& room, std::string_view words) {
  paint.text_within({room.x, room.y + paint.em(0.8F)}, room.w, words, strong_type());
  return paint.em(1.6F);
}

void take_in(NotebookWords& told, const Scene& scene) {
  const app::App& app = scene.frame.app;
  const Match& match = app.match();
  const TableTalk& can = *match.game().can.table_talk;
  const Position& shown = scene.decision.shown;
  const Talk talk = can.talk(shown);
  told.talks = talk.open && !app.replaying();
  told.sign = app.say(talk.open ? Message("notebook.about") : talk.sign);
  told.made.clear();
  for (const std::size_t number : app::promises_so_far(match)) {
    told.made.push_back({number, app.say(app::promise_told(match, number))});
  }
  std::ranges::reverse(told.made);
  told.ready.clear();
  told.wishes.clear();
  told.asked.fill({});
  if (!told.talks) return;
  // Bots say theirs themselves, and what they would like to hear.
  if (app.later_part_came())
    for (const Message& wish : app::asked_of_persons(match)) told.wishes.push_back(app.say(wish));
  for (const Phrase& each : can.phrases(shown)) {
    if (scene.seat_info(each.by).bot != 0) continue;
    told.ready.push_back({each.by, app.say(each.words)});
  }
  for (std::size_t i = 0; i < scene.seats(); ++i) {
    if (scene.seat_info(seat_at(i)).bot != 0) continue;
    told.asked[i] = app.say(Message("notebook.field").with("player", seat_at(i)));
  }
}

// While there may be talk.
float draw_new_ones(Scene& scene, Rect room) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const NotebookWords& told = scene.drafts.notebook;
  const float top = room.y;
  for (const std::string& wish : told.wishes) {
    room.cut_top(paint.paragraph(room, wish, strong_type()) + frame.em(0.5F));
  }
  if (!told.ready.empty()) {
    room.cut_top(heading(paint, room, frame.words("notebook.phrases")));
    for (std::size_t i = 0; i < told.ready.size(); ++i) {
      room.cut_top(draw_phrase(scene, i, told.ready[i], room));
    }
    room.cut_top(frame.em(0.5F));
  }
  for (std::size_t i = 0; i < scene.seats(); ++i) {
    if (told.asked[i].empty()) continue;
    room.cut_top(heading(paint, room, told.asked[i]));
    field(frame, {"promise-by", static_cast<std::uint32_t>(i)}, room.cut_top(control_height(frame)),
          {}, "promise " + std::to_string(i + 1));
    room.cut_top(frame.em(0.5F));
  }
  return room.y - top;
}

// At the right over the whole height, or on an upright screen from below.
Rect drawer_area(const Frame& frame) {
  const float width = frame.view.width;
  const float height = frame.view.height;
  if (width < frame.em(44) && height > width) return {0, height * 0.14F, width, height * 0.86F};
  const float wide = std::min(frame.em(27), width * 0.62F);
  return {width - wide, 0, wide, height};
}

}  // namespace

void draw_promises(Scene& scene) {
  Frame& frame = scene.frame;
  const app::App& app = frame.app;
  NotebookWords& told = scene.drafts.notebook;
  if (!app.notebook_open() || app.match().game().can.table_talk == nullptr) return;
  Paint& paint = frame.paint;
  if (told.done.due(app, app.replaying())) take_in(told, scene);
  if (draw_veil(frame, 0.45F)) frame.order("notebook");
  const Rect area = drawer_area(frame);
  frame.targets.add({"promises-ground"}, area, Role::floor);
  paint.parchment(area);
  Rect room = area.inset(frame.em(1.1F), frame.em(0.9F));
  Rect head = room.cut_top(control_height(frame), frame.em(0.4F));
  const ButtonSpec close{.label = {}, .icon = Icon::close, .tip = frame.words("notebook.close")};
  if (button(frame, {"promises-close"}, head.cut_right(head.h, frame.em(0.5F)), close)) {
    frame.order("notebook");
  }
  paint.text_within({head.x, head.center().y}, head.w, frame.words("notebook.title"), title_type());
  room.cut_top(paint.paragraph(room, told.sign, body_type()) + frame.em(0.6F));
  room.cut_right(frame.em(0.6F));
  scroll(frame, "promises", room, told.height, [&](Rect column) {
    const float top = column.y;
    for (const NotebookWords::Made& each : told.made) {
      column.cut_top(draw_promise(scene, each, column));
    }
    if (told.talks) column.cut_top(draw_new_ones(scene, column));
    return column.y - top;
  });
}

}  // namespace meadhall::table::graenaland_table
