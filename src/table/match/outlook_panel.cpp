#include "table/match/outlook_panel.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <string>
#include <vector>

#include "table/kit/widgets.h"

namespace meadhall::table::match {
namespace {

constexpr float kCaptions = 1.5F;  // em
constexpr float kRow = 1.55F;
constexpr float kTightRow = 1.26F;  // where a note has no room otherwise
constexpr float kNote = 1.3F;
constexpr float kGap = 0.2F;  // between the rows and the notes

Type note_type(bool warns) {
  return {Face::sans, 0.98F, warns ? current_palette.danger_ink : current_palette.ink_soft};
}

Type word_type() { return {Face::sans, 0.8F, current_palette.ink_faint}; }

class Panel {
 public:
  Panel(Stage& stage, const Rect& area, const OutlookView& view)
      : stage_(stage), paint_(stage.frame.paint), view_(view) {
    room_ = area.inset(paint_.em(0.9F), paint_.em(0.5F));
    name_wide_ = std::clamp(room_.w * 0.24F, paint_.em(4.5F), paint_.em(11));
    share_out(room_.w - name_wide_);
  }

  void draw() {
    const auto rows = static_cast<float>(stage_.players);
    // Words stand below the signs where all of them fit, and the rows keep their height.
    const bool words = words_fit() && room_.h > paint_.em(kCaptions + 2.15F + 1.4F * rows);
    const float heads = paint_.em(words ? 2.15F : 1.3F);
    const float high = row_height(room_.h - paint_.em(kCaptions) - heads);
    foot_ = room_.y + paint_.em(kCaptions) + heads + high * rows;
    draw_captions(room_.cut_top(paint_.em(kCaptions)));
    draw_heads(room_.cut_top(heads), words);
    Rect below = room_;
    below.cut_top(high * rows + paint_.em(kGap));
    for (std::size_t i = 0; i < stage_.players; ++i) draw_row(seat_at(i), room_.cut_top(high));
    draw_notes(below);
  }

 private:
  // All columns are as wide; where a figure has no room in that, each has what it needs and a share
  // of the rest.
  void share_out(float room) {
    const std::size_t n = view_.columns.size();
    const float each = room / static_cast<float>(n);
    wide_.assign(n, each);
    std::vector<float> needs(n, paint_.em(1.4F));
    bool fits = true;
    for (std::size_t i = view_.first; i < n; ++i) {
      for (std::size_t seat = 0; seat < stage_.players; ++seat) {
        const std::string text = written(view_.columns[i], view_.cell(stage_, seat_at(seat), i));
        float need = paint_.width(text, {}) + paint_.em(0.3F);
        if (view_.columns[i].whole) {
          need += paint_.width("→" + text, change_type(0)) + paint_.em(0.3F);
        }
        needs[i] = std::max(needs[i], need);
      }
      fits = fits && needs[i] <= each;
    }
    if (!fits) {
      const float all = std::accumulate(needs.begin(), needs.end(), 0.0F);
      const float more = std::max(0.0F, room - all) / static_cast<float>(n);
      std::ranges::transform(needs, wide_.begin(),
                             [&](float need) { return std::min(1.0F, room / all) * need + more; });
    }
    middles_.resize(n);
    float x = name_wide_;
    for (std::size_t i = 0; i < n; ++i) {
      middles_[i] = x + wide_[i] / 2;
      x += wide_[i];
    }
  }

  // Of a line for each player, with that much room for them and the notes.
  float row_height(float room) const {
    const auto rows = static_cast<float>(stage_.players);
    const float high = std::min(paint_.em(kRow), room / rows);
    if (view_.notes.empty()) return high;
    const float beside_note =
        (room - paint_.em(kGap) - paint_.line_height(note_type(false))) / rows;
    return beside_note < paint_.em(kTightRow) ? high : std::min(high, beside_note);
  }

  float middle(std::size_t column) const { return room_.x + middles_[column]; }

  // What the columns have in common; left of it what a move pointed at is supposed to be.
  void draw_captions(const Rect& line) {
    const Type title{Face::heading, 1.05F, current_palette.ink};
    const Type caption{Face::bold, 0.9F, current_palette.gain_ink};
    const float room = name_wide_ - paint_.em(0.3F);
    const Point at{line.x, line.center().y};
    if (!view_.supposed.empty() && paint_.width(view_.supposed, caption) < room) {
      paint_.text(at, view_.supposed, caption);
    } else {
      paint_.text_within(at, room, stage_.frame.words("ui.tab.outlook"), title);
    }
    for (std::size_t first = view_.first; first < view_.columns.size();) {
      const std::uint8_t group = view_.columns[first].group;
      std::size_t end = first + 1;
      while (end < view_.columns.size() && view_.columns[end].group == group) ++end;
      if (group != OutlookColumn::kAlone) draw_group(line, group, first, end);
      first = end;
    }
  }

  void draw_group(const Rect& line, std::size_t number, std::size_t first, std::size_t end) {
    const OutlookGroup& group = view_.groups[number];
    const float left = middle(first) - wide_[first] / 2 + 2;
    const float right = middle(end - 1) + wide_[end - 1] / 2 - 2;
    const Rect whole{left, line.y, right - left, line.h};
    paint_.fill({whole.x, whole.y, whole.w, foot_ + paint_.em(0.2F) - whole.y},
                fade(current_palette.paper_shade, number == 0 ? 0.6F : 0.3F), paint_.em(0.35F));
    const Type type{Face::bold, 0.86F, current_palette.ink_soft};
    const bool fits = paint_.width(group.title, type) < whole.w - 4;
    if (fits || paint_.width(group.shorter, type) < whole.w - 2) {
      paint_.text_within(whole.center(), whole.w - 2, fits ? group.title : group.shorter, type,
                         Align::center);
    } else {
      draw_in_two(paint_, whole.center(), whole.w - 4, group.shorter,
                  {Face::bold, 0.74F, type.colour}, Align::center);
    }
  }

  // Whether there are words, and each has room in its column.
  bool words_fit() {
    bool any = false;
    for (std::size_t i = 0; i < wide_.size(); ++i) {
      const std::string_view word = view_.columns[i].word;
      if (word.empty()) continue;
      if (paint_.width(stage_.frame.words(word), word_type()) >= wide_[i] - 4) return false;
      any = true;
    }
    return any;
  }

  void draw_heads(const Rect& line, bool words) {
    for (std::size_t i = view_.first; i < view_.columns.size(); ++i) {
      const OutlookColumn& column = view_.columns[i];
      const Rect place{middle(i) - wide_[i] / 2, line.y, wide_[i], line.h};
      point({"column", i}, place, stage_.shown, i);
      column.draw_sign(paint_, {middle(i), line.y + paint_.em(0.62F)});
      if (!words || column.word.empty()) continue;
      paint_.text({middle(i), line.bottom() - paint_.em(0.48F)}, stage_.frame.words(column.word),
                  word_type(), Align::center);
    }
  }

  void point(const TargetName& name, const Rect& place, Seat seat, std::size_t column) {
    const Contact contact = stage_.frame.targets.add(name, place, Role::thing);
    const float radius = paint_.em(0.25F);
    if (contact.pointed) {
      paint_.fill(place.inset(1), current_palette.paper_shade, radius);
      const std::string_view told =
          view_.told != nullptr ? view_.told(stage_, column) : std::string_view();
      if (told.empty()) {
        stage_.point(view_.thing(stage_, seat, column), place);
      } else {
        stage_.tell(told,
                    view_.parts != nullptr ? view_.parts(stage_, seat, column) : std::string_view(),
                    place);
      }
    }
    if (contact.focused) focus_ring(stage_.frame, place.inset(2), radius);
  }

  void add_seat(Seat seat, const Rect& row) {
    stage_.motion.note({"seat", seat}, row);
    const Contact contact = stage_.frame.targets.add(
        {"outlook-seat", seat}, {row.x, row.y, name_wide_, row.h}, Role::thing);
    if (contact.clicked) stage_.chosen = seat;
    if (contact.focused) focus_ring(stage_.frame, row, paint_.em(0.25F));
  }

  void draw_row(Seat seat, const Rect& row) {
    const SeatInfo& info = stage_.seat_info(seat);
    const float y = row.center().y;
    if (view_.chooses) add_seat(seat, row);
    if (seat == stage_.shown) paint_.fill(row, current_palette.paper_row, paint_.em(0.25F));
    draw_seat_shield(stage_.frame, {row.x + paint_.em(0.65F), y}, paint_.em(1.2F), seat);
    paint_.text_within({row.x + paint_.em(1.6F), y}, name_wide_ - paint_.em(1.9F), info.name,
                       {Face::bold, 1.0F, current_palette.ink});
    for (std::size_t i = view_.first; i < view_.columns.size(); ++i) draw_cell(seat, i, row);
  }

  // By how much a seat has more than every other; below 0 what it lacks.
  int lead(Seat seat, std::size_t column, int value) const {
    int most = -1'000'000;
    for (std::size_t i = 0; i < stage_.players; ++i) {
      if (seat_at(i) != seat) most = std::max(most, view_.cell(stage_, seat_at(i), column).value);
    }
    return value - most;
  }

  static Type change_type(Colour colour) { return {Face::bold, 0.8F, colour}; }

  static std::string with_sign(int value, bool gain) {
    const char* sign = value < 0 ? "−" : gain ? "+" : "";
    return sign + std::to_string(std::abs(value));
  }

  static std::string written(const OutlookColumn& column, const OutlookCell& cell) {
    if (!cell.share) return with_sign(cell.value, column.gain);
    return std::to_string(cell.share->have) + '/' + std::to_string(cell.share->need);
  }

  void draw_cell(Seat seat, std::size_t number, const Rect& row) {
    const OutlookColumn& column = view_.columns[number];
    const OutlookCell cell = view_.cell(stage_, seat, number);
    const Rect place{middle(number) - wide_[number] / 2, row.y, wide_[number], row.h};
    // Nobody leads with nothing.
    const int ahead = column.contest && cell.value > 0 ? lead(seat, number, cell.value) : -1;
    const bool best = ahead >= 0 || cell.met;
    if (best) {
      paint_.fill(around(place.center(), std::min(paint_.em(3.4F), place.w - 3), row.h - 4),
                  current_palette.paper_mark, paint_.em(0.3F));
    }
    point({"outlook", number, seat}, place, seat, number);
    const Type type{best || cell.bad ? Face::bold : Face::sans, 1.0F,
                    cell.bad ? current_palette.danger_ink : current_palette.ink};
    draw_value(place, written(column, cell), type, change_of(seat, number, ahead));
  }

  // What stands small beside a number.
  struct Change {
    std::string text{};
    Colour colour = 0;
  };

  void draw_value(const Rect& place, std::string_view text, const Type& type,
                  const Change& change) {
    const Point at = place.center();
    if (change.text.empty()) {
      paint_.text(at, text, type, Align::center);
      return;
    }
    const Type small = change_type(change.colour);
    const float wide = paint_.width(text, type);
    const float more = paint_.width(change.text, small) + paint_.em(0.15F);
    const bool both = wide + more < place.w - 2;
    // What a move would change matters more than what it changes.
    const float x = both ? at.x - (wide + more) / 2 : at.x - more / 2;
    if (both) paint_.text({x, at.y}, text, type);
    if (both || view_.foreseen != nullptr) {
      paint_.text({both ? x + wide + paint_.em(0.15F) : x, at.y}, change.text, small);
    } else {
      paint_.text(at, text, type, Align::center);
    }
  }

  // With a move pointed at what it would change, else by how much a leader leads.
  Change change_of(Seat seat, std::size_t column, int ahead) const {
    if (view_.foreseen == nullptr) {
      if (ahead <= 0) return {};
      return {with_sign(ahead, true), current_palette.ink_faint};
    }
    const OutlookCell now = view_.cell(stage_, seat, column);
    const int after = view_.foreseen(stage_, seat, column);
    const int by = after - now.value;
    if (by == 0) return {};
    const OutlookColumn& of = view_.columns[column];
    const bool good = of.less_is_better ? by < 0 : by > 0;
    return {of.whole ? "→" + written(of, {.value = after}) : with_sign(by, true),
            good ? current_palette.gain_ink : current_palette.danger_ink};
  }

  void draw_way_to_log(const OutlookNote& note, const Rect& line) {
    const Contact contact = stage_.frame.targets.add(note.name, line, Role::thing);
    if (contact.pointed) stage_.tell(stage_.frame.words("page.log"), note.words, line);
    if (contact.clicked) stage_.wants_log = true;
    if (contact.focused) focus_ring(stage_.frame, line, 4);
  }

  void draw_notes(Rect below) {
    for (const OutlookNote& note : view_.notes) {
      const Type type = note_type(note.warns);
      const float high = paint_.line_height(type);
      if (below.h < high - 0.5F) return;  // what lacks less is rounding
      const Rect line = below.cut_top(high);
      if (note.thing) {
        stage_.thing_at(note.name, *note.thing, line);
      } else {
        draw_way_to_log(note, line);
      }
      std::string_view words = note.words;
      for (const std::size_t start : note.starts) {
        words = note.words.substr(start);
        if (paint_.width(words, type) <= line.w) break;
      }
      paint_.text_within({line.x, line.center().y}, line.w, words, type);
    }
  }

  Stage& stage_;
  Paint& paint_;
  const OutlookView& view_;
  Rect room_;
  float name_wide_ = 0;
  std::vector<float> wide_;     // of the columns
  std::vector<float> middles_;  // of the columns, from the left of the room
  float foot_ = 0;              // of the rows
};

}  // namespace

void draw_outlook(Stage& stage, const Rect& area, const OutlookView& view) {
  stage.frame.paint.parchment(area);
  const Clip clipped(stage.frame.paint, area);
  Panel(stage, area, view).draw();
}

float outlook_height(const Stage& stage, std::size_t notes) {
  return stage.frame.em(4.9F + kRow * static_cast<float>(stage.players) +
                        kNote * static_cast<float>(std::min<std::size_t>(notes, 2)));
}

float least_outlook_height(const Stage& stage) {
  return stage.frame.em(4.6F + kRow * static_cast<float>(stage.players));
}

}  // namespace meadhall::table::match
