#include <array>
#include <cstdio>

#include "table/games/vikings/panels.h"
#include "table/games/vikings/pieces.h"
#include "table/kit/widgets.h"

// How all stand: what the next scoring would bring, what the end would, and what the move pointed
// at would change of both.

namespace meadhall::table::vikings_table {
namespace {

using vikings::Contest;
using vikings::SeatOutlook;

// gold | points | total at the end | boatsmen | islands | longest | food | in danger
constexpr std::size_t kColumns = 8;
constexpr std::size_t kOfNext = 2;        // how many of them are the next scoring's
constexpr std::size_t kFirstContest = 3;  // the first of them
constexpr std::size_t kFood = 6;
constexpr std::size_t kDanger = 7;

// The line of a scoring that explains a column, and its word.
struct Head {
  std::string_view line;
  std::string_view word;
};
constexpr std::array<Head, kColumns> kHeads = {{{"next", ""},
                                                {"next", ""},
                                                {"end", "ui.total"},
                                                {"boatsmen", "ui.head.boatsmen"},
                                                {"islands", "ui.head.islands"},
                                                {"longest", "ui.head.longest"},
                                                {"food", "ui.head.food"},
                                                {"danger", "ui.head.threatened"}}};

int value_of(const SeatOutlook& seat, std::size_t column) {
  switch (column) {
    case 0: return seat.gold;
    case 1: return seat.points;
    case 2: return seat.end;
    case kFood: return seat.food.capacity - seat.food.mouths;
    case kDanger: return seat.threatened;
    default: return seat.contests[column - kFirstContest];
  }
}

void draw_column_sign(Paint& paint, std::size_t column, Point at) {
  const float size = paint.em(1.0F);
  switch (column) {
    case 0: draw_icon(paint, Icon::coin, at, size, tone.ink); break;
    case 1: draw_icon(paint, Icon::star, at, size, tone.gain_ink); break;
    case 2:
      draw_icon(paint, Icon::star, {at.x - size * 0.3F, at.y}, size * 0.9F, tone.ink_soft);
      draw_icon(paint, Icon::star, {at.x + size * 0.4F, at.y}, size * 0.9F, tone.ink_soft);
      break;
    case 3: draw_sign(paint, vikings::Viking::boatsman, at, size, tone.ink_soft); break;
    case 4: paint.fill(around(at, size, size * 0.55F), tone.grass_dark, size * 0.27F); break;
    case 5: paint.fill(around(at, size * 1.7F, size * 0.42F), tone.grass_dark, size * 0.2F); break;
    case kFood: draw_sign(paint, vikings::Viking::fisherman, at, size, tone.ink_soft); break;
    default: paint.text(at, "!", {Face::bold, 1.05F, tone.danger_ink}, Align::center); break;
  }
}

class OutlookPanel {
 public:
  OutlookPanel(Scene& scene, const Rect& area)
      : scene_(scene), paint_(scene.frame.paint), outlook_(scene.model.outlook) {
    room_ = area.inset(paint_.em(0.9F), paint_.em(0.5F));
    name_wide_ = std::clamp(room_.w * 0.24F, paint_.em(4.5F), paint_.em(11));
    step_ = (room_.w - name_wide_) / static_cast<float>(kColumns);
    players_ = scene.state.player_count;
    over_ = !scene.model.actor.has_value();
    if (const auto move = scene.pointed_move()) {
      told_ = &scene.what_if.of(scene.frame.app, scene.model, *move);
    }
  }

  void draw() {
    const auto rows = static_cast<float>(players_);
    // Words stand below the signs where all of them fit, and the rows keep their height.
    const bool words = words_fit() && room_.h > paint_.em(1.5F + 2.15F + 1.4F * rows);
    const float heads = paint_.em(words ? 2.15F : 1.3F);
    const float high = std::min(paint_.em(1.55F), (room_.h - paint_.em(1.5F) - heads) / rows);
    foot_ = room_.y + paint_.em(1.5F) + heads + high * rows;
    draw_captions(room_.cut_top(paint_.em(1.5F)));
    draw_heads(room_.cut_top(heads), words);
    Rect below = room_;
    below.cut_top(high * rows + paint_.em(0.2F));
    for (std::size_t i = 0; i < players_; ++i) draw_row(seat_at(i), room_.cut_top(high));
    draw_threats(below);
  }

 private:
  float middle(std::size_t column) const {
    return room_.x + name_wide_ + step_ * (static_cast<float>(column) + 0.5F);
  }

  // Which columns belong to which scoring; beside them what a move pointed at is supposed to be.
  void draw_captions(const Rect& line) {
    Words& words = scene_.frame.words;
    const Type title{Face::heading, 1.05F, tone.ink};
    const std::string_view supposed = told_ != nullptr ? std::string_view(told_->caption) : "";
    const Type caption{Face::bold, 0.9F, tone.gain_ink};
    if (!supposed.empty() && paint_.width(supposed, caption) < name_wide_ - paint_.em(0.3F)) {
      paint_.text({line.x, line.center().y}, supposed, caption);
    } else {
      paint_.text_within({line.x, line.center().y}, name_wide_ - paint_.em(0.3F),
                         words("ui.tab.outlook"), title);
    }
    const bool large = vikings::large_scoring_follows(scene_.state);
    if (!over_) {
      group(line, 0, kOfNext, words(large ? "table.next_large" : "table.next_small"),
            words(large ? "ui.large" : "ui.small"));
    }
    group(line, kOfNext, kFood + 1, words(over_ ? "ui.standing_at_the_end" : "table.at_the_end"),
          words("table.the_end"));
  }

  void group(const Rect& line, std::size_t first, std::size_t end, std::string_view full,
             std::string_view shorter) {
    const float left = middle(first) - step_ / 2 + 2;
    const float right = middle(end - 1) + step_ / 2 - 2;
    const Rect whole{left, line.y, right - left, line.h};
    paint_.fill({whole.x, whole.y, whole.w, foot_ + paint_.em(0.2F) - whole.y},
                fade(tone.paper_shade, first == 0 ? 0.6F : 0.3F), paint_.em(0.35F));
    const Type type{Face::bold, 0.86F, tone.ink_soft};
    const bool fits = paint_.width(full, type) < whole.w - 4;
    if (fits || paint_.width(shorter, type) < whole.w - 2) {
      paint_.text_within(whole.center(), whole.w - 2, fits ? full : shorter, type, Align::center);
    } else {
      draw_in_two(paint_, whole.center(), whole.w - 4, shorter, {Face::bold, 0.74F, type.colour},
                  Align::center);
    }
  }

  static Type word_type() { return {Face::sans, 0.8F, tone.ink_faint}; }
  bool words_fit() {
    return std::ranges::all_of(kHeads, [this](const Head& head) {
      return head.word.empty() ||
             paint_.width(scene_.frame.words(head.word), word_type()) < step_ - 4;
    });
  }

  void draw_heads(const Rect& line, bool words) {
    for (std::size_t i = over_ ? kOfNext : 0; i < kColumns; ++i) {
      const Rect place{middle(i) - step_ / 2, line.y, step_, line.h};
      point({"column", static_cast<std::uint32_t>(i)}, place, scene_.shown, i);
      draw_column_sign(paint_, i, {middle(i), line.y + paint_.em(0.62F)});
      if (!words || kHeads[i].word.empty()) continue;
      paint_.text({middle(i), line.bottom() - paint_.em(0.48F)}, scene_.frame.words(kHeads[i].word),
                  word_type(), Align::center);
    }
  }

  void point(const TargetName& name, const Rect& place, Seat seat, std::size_t column) {
    const Contact contact = scene_.frame.targets.add(name, place, Role::thing);
    const float radius = paint_.em(0.25F);
    if (contact.pointed) {
      paint_.fill(place.inset(1), tone.paper_shade, radius);
      scene_.point(vikings::line_thing(seat, vikings::score_line(kHeads[column].line)), place);
    }
    if (contact.focused) focus_ring(scene_.frame, place.inset(2), radius);
  }

  void draw_row(Seat seat, const Rect& row) {
    const SeatInfo& info = scene_.seat_info(seat);
    const float y = row.center().y;
    if (seat == scene_.shown) paint_.fill(row, tone.paper_row, paint_.em(0.25F));
    draw_shield(paint_, {row.x + paint_.em(0.65F), y}, paint_.em(1.2F), info.colour,
                static_cast<int>(index(seat)) + 1);
    paint_.text_within({row.x + paint_.em(1.6F), y}, name_wide_ - paint_.em(1.9F), info.name,
                       {Face::bold, 1.0F, tone.ink});
    for (std::size_t i = over_ ? kOfNext : 0; i < kColumns; ++i) draw_cell(seat, i, row);
  }

  void draw_cell(Seat seat, std::size_t column, const Rect& row) {
    const SeatOutlook& now = outlook_.of(seat);
    int value = value_of(now, column);
    // While the last scoring is told nothing is given away.
    if (over_ && column == kOfNext) {
      value = scene_.state.at(seat).points + scene_.motion.points_late(seat);
    }
    const Rect place{middle(column) - step_ / 2, row.y, step_, row.h};
    const bool contest = column >= kFirstContest && column < kFood;
    const int lead =
        contest ? outlook_.lead(seat, static_cast<Contest>(column - kFirstContest), players_) : -1;
    const bool best = contest && value > 0 && lead >= 0;
    if (best) {
      paint_.fill(around(place.center(), std::min(paint_.em(3.4F), step_ - 3), row.h - 4),
                  tone.paper_mark, paint_.em(0.3F));
    }
    point({"outlook", static_cast<std::uint32_t>(column), static_cast<std::uint32_t>(index(seat))},
          place, seat, column);
    const bool bad = (column == kFood && value < 0) || (column == kDanger && value > 0);
    const Type type{best || bad ? Face::bold : Face::sans, 1.0F, bad ? tone.danger_ink : tone.ink};
    std::array<char, 24> text{};
    if (column == kFood) {
      snprintf(text.data(), text.size(), "%d/%d", now.food.capacity, now.food.mouths);
    } else {
      snprintf(text.data(), text.size(), "%s%d",
               value < 0    ? "−"
               : column < 2 ? "+"
                            : "",
               std::abs(value));
    }
    const float wide = paint_.width(text.data(), type);
    const Change change = change_of(seat, column, contest && value > 0 ? lead : 0, contest);
    if (change.text[0] == '\0') {
      paint_.text(place.center(), text.data(), type, Align::center);
      return;
    }
    const Type small{Face::bold, 0.8F, change.colour};
    const float more = paint_.width(change.text.data(), small) + paint_.em(0.15F);
    const bool both = wide + more < step_ - 2;
    // What a move would change matters more than what it changes.
    const float x = both ? place.center().x - (wide + more) / 2 : place.center().x - more / 2;
    if (both) paint_.text({x, row.center().y}, text.data(), type);
    if (both || told_ != nullptr) {
      paint_.text({both ? x + wide + paint_.em(0.15F) : x, row.center().y}, change.text.data(),
                  small);
    } else {
      paint_.text(place.center(), text.data(), type, Align::center);
    }
  }

  // What stands small beside a number: with a move pointed at what it would change, else by how
  // much a leader leads.
  struct Change {
    std::array<char, 16> text{};
    Colour colour = 0;
  };
  Change change_of(Seat seat, std::size_t column, int lead, bool contest) const {
    Change change;
    if (told_ == nullptr) {
      if (!contest || lead <= 0) return change;
      snprintf(change.text.data(), change.text.size(), "+%d", lead);
      change.colour = tone.ink_faint;
      return change;
    }
    const int by = value_of(told_->after.of(seat), column) - value_of(outlook_.of(seat), column);
    if (by == 0) return change;
    snprintf(change.text.data(), change.text.size(), "%s%d", by < 0 ? "−" : "+", std::abs(by));
    const bool good = column == kDanger ? by < 0 : by > 0;
    change.colour = good ? tone.gain_ink : tone.danger_ink;
    return change;
  }

  void draw_threats(Rect below) {
    const Type warning{Face::sans, 0.98F, tone.danger_ink};
    const float high = paint_.line_height(warning);
    const auto& threats = scene_.model.threats[index(scene_.shown)];
    for (std::size_t i = 0; i < threats.size() && below.h >= high; ++i) {
      const Rect line = below.cut_top(high);
      const Contact contact = scene_.frame.targets.add(
          {"threat", static_cast<std::uint32_t>(threats[i].ship.column)}, line, Role::thing);
      if (contact.pointed) scene_.point(vikings::cell_thing(scene_.shown, threats[i].ship), line);
      if (contact.focused) focus_ring(scene_.frame, line, 4);
      paint_.text_within({line.x, line.center().y}, line.w, threats[i].words, warning);
    }
  }

  Scene& scene_;
  Paint& paint_;
  const vikings::Outlook& outlook_;
  const WhatIf::Told* told_ = nullptr;
  Rect room_;
  float name_wide_ = 0;
  float step_ = 0;
  float foot_ = 0;  // of the rows
  std::size_t players_ = 0;
  bool over_ = false;
};

}  // namespace

float outlook_height(const Scene& scene) {
  const float em = scene.frame.em(1);
  const std::size_t threats =
      std::min<std::size_t>(scene.model.threats[index(scene.shown)].size(), 2);
  return em * (4.9F + 1.55F * static_cast<float>(scene.state.player_count) +
               1.3F * static_cast<float>(threats));
}

void draw_outlook(Scene& scene, const Rect& area) {
  scene.frame.paint.parchment(area);
  const Clip clipped(scene.frame.paint, area);
  OutlookPanel(scene, area).draw();
}

}  // namespace meadhall::table::vikings_table
