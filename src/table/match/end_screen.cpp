#include "table/match/end_screen.h"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <span>

#include "app/session/promises.h"
#include "core/fixed_vector.h"
#include "table/kit/widgets.h"

namespace meadhall::table::match {
namespace {

struct Answer {
  std::string_view name;
  std::string_view command;  // none: to the boards
  Look look;
};
constexpr std::array<Answer, 5> kAnswers = {{{"rematch", "rematch", Look::action},
                                             {"replay", "replay", Look::paper},
                                             {"copy-link", "link", Look::paper},
                                             {"boards", "", Look::paper},
                                             {"hall", "hall", Look::paper}}};

// Where others play elsewhere, their devices want the end before anybody wants a link.
Answer answer_at(Frame& frame, std::size_t i) {
  const bool sends = kAnswers[i].command == "link" && frame.app.available("send");
  return sends ? Answer{"send", "send", Look::paper} : kAnswers[i];
}

std::string_view label_of(Frame& frame, const Answer& answer) {
  if (answer.command == "send") return frame.words("app.send_end");
  return answer.command.empty() ? frame.words("ui.see_boards")
                                : command_words(frame, answer.command);
}

// Widths of buttons in a row that fill it: what each needs, and an equal share of what is left.
std::vector<float> shared_out(Frame& frame, std::span<const std::string_view> labels, float room,
                              float gap) {
  std::vector<float> wide;
  room -= gap * static_cast<float>(labels.size() - 1);
  for (const std::string_view label : labels) {
    wide.push_back(button_width(frame, {.label = label}));
    room -= wide.back();
  }
  for (float& each : wide) each += room / static_cast<float>(labels.size());
  return wide;
}

}  // namespace

void EndScreen::refresh(const app::App& app) {
  if (!revision_.due(app)) return;
  const Match& match = app.match();
  const Position shown = app.shown();
  sheet_ = match.game().score(shown);
  lines_.clear();
  of_points_ = true;
  for (std::size_t source = 0; source < sheet_.lines.size(); ++source) {
    const ScoreSheet::Line& line = sheet_.lines[source];
    if (hooks_.counts != nullptr && !hooks_.counts(shown, source)) continue;
    lines_.push_back({source, app.say(line.category), line.points, {}});
    for (std::size_t i = 0; hooks_.figure != nullptr && i < match.start().seats.size(); ++i) {
      lines_.back().figures[i] = hooks_.figure(shown, seat_at(i), source);
      of_points_ = of_points_ && lines_.back().figures[i].empty();
    }
  }
  Message::List winners;
  int points = 0;
  Seat first{};
  for (std::size_t i = 0; i < match.start().seats.size(); ++i) {
    if (sheet_.ranks[i] != 1) continue;
    if (winners.empty()) first = seat_at(i);
    winners.push_back(Message("ui.player").with("player", seat_at(i)));
    points = sheet_.totals[i];
  }
  winner_ =
      winners.size() == 1
          ? app.say(Message(hooks_.wins != nullptr ? hooks_.wins(shown) : "ui.winner")
                        .with("player", first)
                        .with("n", points))
          : app.say(Message("ui.winners").with("players", std::move(winners)).with("n", points));
  crowned_ = hooks_.draw_crown != nullptr && (hooks_.crowned == nullptr || hooks_.crowned(shown));
  course_ = app::history(match);
  take_in_asides(app);
  tie_break_ = sheet_.tie_break.empty() ? std::string() : app.say(sheet_.tie_break);
}

// What money is left, and who kept their word.
void EndScreen::take_in_asides(const app::App& app) {
  asides_.clear();
  const std::size_t players = app.match().start().seats.size();
  if (!hooks_.money_left.empty()) {
    Aside& money = asides_.emplace_back(Aside{app.say(hooks_.money_left), {}});
    for (std::size_t i = 0; i < players; ++i) money.figures[i] = std::to_string(sheet_.money[i]);
  }
  const auto kept = app::promises_kept(app.match());
  const auto given = [](const app::PromiseCount& word) { return word.kept + word.broken; };
  if (std::ranges::none_of(kept, [&](const app::PromiseCount& word) { return given(word) > 0; }))
    return;
  Aside& promises = asides_.emplace_back(Aside{app.say("ui.promises_kept"), {}});
  for (std::size_t i = 0; i < players; ++i) {
    if (given(kept[i]) == 0) continue;
    promises.figures[i] = std::to_string(kept[i].kept) + " / " + std::to_string(given(kept[i]));
  }
}

// The points by category, in columns of one width after the first.
void EndScreen::draw_lines(Stage& stage, const Rect& area, float row_height, float first) const {
  Frame& frame = stage.frame;
  Paint& paint = frame.paint;
  const bool small = frame.view.width < paint.em(44);
  const std::size_t count = stage.players;
  const float step = (area.w - first) / static_cast<float>(count);
  const float content = row_height * static_cast<float>(lines_.size());
  const Point shift = frame.targets.begin_scroll({"end-lines"}, area, {area.w, content});
  frame.targets.end_scroll();
  const Clip clipped(paint, area);
  float y = area.y - shift.y;
  for (const Line& line : lines_) {
    const Rect row{area.x, y, area.w, row_height};
    y += row_height;
    paint.line({row.x, row.y}, {row.right(), row.y}, current_palette.paper_line);
    paint.text_within({row.x, row.center().y}, first - paint.em(0.4F), line.category,
                      {Face::sans, small ? 0.95F : 1.0F, current_palette.ink_soft});
    for (std::size_t i = 0; i < count; ++i) {
      const int points = line.points[i];
      const Point at{row.x + first + step * (static_cast<float>(i) + 0.5F), row.center().y};
      const Type type{points != 0 ? Face::bold : Face::sans, 1.0F,
                      points < 0    ? current_palette.danger_ink
                      : points == 0 ? current_palette.ink_faint
                                    : current_palette.ink};
      if (line.figures[i].empty()) {
        paint.number(at, points, type, Align::center);
      } else {
        paint.text(at, line.figures[i], type, Align::center);
      }
    }
  }
  if (content <= area.h + 1) return;
  const float share = area.h / content;
  paint.fill({area.right() - 3, area.y + area.h * shift.y / content, 4, area.h * share},
             current_palette.parchment_edge, 2);
}

void EndScreen::draw_tabs(Stage& stage, Rect row) {
  Frame& frame = stage.frame;
  constexpr std::array<std::string_view, 3> kTabs = {"app.result", "table.by_source", "app.course"};
  const float gap = frame.em(0.4F);
  // The last tab is a sign, with its word where there is room for it.
  ButtonSpec back{.label = frame.words("bot.look_back"),
                  .look = tab_ == kTabs.size() ? Look::chosen : Look::paper,
                  .icon = Icon::chart,
                  .size = 0.95F,
                  .tip = frame.words("bot.review")};
  FixedVector<std::size_t, kTabs.size()> tabs;
  FixedVector<std::string_view, kTabs.size()> labels;
  float wished = button_width(frame, back) + 3 * gap;
  for (std::size_t i = 0; i < kTabs.size(); ++i) {
    if (i == 1 && !of_points_) continue;
    tabs.push_back(i);
    const std::string_view label = frame.words(kTabs[i]);
    labels.push_back(label);
    wished += button_width(frame, {.label = label});
  }
  if (wished > row.w) back.label = {};
  const float last = std::max(button_width(frame, back), row.h);
  if (button(frame, {"end-tab", kTabs.size()}, row.cut_right(last, gap), back)) {
    tab_ = kTabs.size();
    frame.animating = true;
  }
  const std::vector<float> wide = shared_out(frame, labels, row.w, gap);
  for (std::size_t i = 0; i < tabs.size(); ++i) {
    const ButtonSpec spec{
        .label = labels[i], .look = tab_ == tabs[i] ? Look::chosen : Look::paper, .size = 0.95F};
    if (!button(frame, {"end-tab", tabs[i]}, row.cut_left(wide[i], gap), spec)) continue;
    tab_ = tabs[i];
    frame.animating = true;
  }
}

void EndScreen::draw_chart(Stage& stage, Rect room) {
  Frame& frame = stage.frame;
  std::vector<ChartSeat> seats;
  for (std::size_t i = 0; i < stage.players; ++i) {
    const SeatInfo& info = stage.seat_info(seat_at(i));
    seats.push_back({info.colour, info.name, {}});
    if (tab_ == 1) {
      for (const Line& line : lines_) seats[i].values.push_back(line.points[i]);
    } else {
      for (const app::Standing& standing : course_)
        seats[i].values.push_back(of_money_ ? standing.money[i] : standing.points[i]);
    }
  }
  if (tab_ == 1) {
    std::vector<ChartSource> sources;
    for (const Line& line : lines_) sources.push_back({line.source, line.category});
    const auto part = draw_bars(frame, room, seats, sources, hooks_.draw_source);
    if (!part) return;
    const Line& line = lines_[part->source];
    told_ = frame.app.say(Message("ui.source_points")
                              .with("source", line.category)
                              .with("n", int{line.points[part->seat]}));
    frame.tip = {part->area, seats[part->seat].name, told_};
    return;
  }
  if (!hooks_.money.empty())
    draw_choice(frame, room.cut_top(control_height(frame), frame.em(0.3F)));
  draw_course(frame, room, seats);
}

// Points or money, round by round.
void EndScreen::draw_choice(Frame& frame, Rect row) {
  for (const bool money : {false, true}) {
    const ButtonSpec spec{.label = frame.words(money ? hooks_.money : "ui.points"),
                          .look = of_money_ == money ? Look::chosen : Look::paper,
                          .icon = money ? Icon::coin : Icon::star};
    const Rect place = row.cut_left(button_width(frame, spec), frame.em(0.4F));
    if (!button(frame, {"end-course", money}, place, spec)) continue;
    of_money_ = money;
    frame.animating = true;
  }
}

bool EndScreen::draw(Stage& stage) {
  Frame& frame = stage.frame;
  Paint& paint = frame.paint;
  refresh(frame.app);
  draw_veil(frame, 0.55F);
  const bool narrow = frame.view.width < paint.em(44);
  const auto players = static_cast<float>(stage.players);
  // Where the lines do not fit they scroll between the names and the totals.
  const auto count_lines = static_cast<float>(lines_.size());
  const float button_height = frame.view.touch || narrow ? 44.0F : paint.em(2.5F);
  // The answers stand below the rest, beside it where that would leave no room for the points.
  const bool beside = narrow && frame.view.height < paint.em(34);
  const float buttons = beside ? 0 : narrow ? 3 * button_height + paint.em(0.8F) : button_height;
  const float tie = tie_break_.empty() ? 0 : paint.em(1.5F);
  const float tabs = control_height(frame);
  const float around_lines = paint.em(11.0F) + asides_height(frame) + tabs + tie + buttons;
  const float most = frame.view.height - paint.em(1);
  const float row_height = std::clamp((most - around_lines) / std::max(count_lines, 1.0F),
                                      paint.em(1.5F), paint.em(1.75F));
  float answers = paint.em(2.4F + 4 * 0.5F);
  float longest = 0;
  for (std::size_t i = 0; i < kAnswers.size(); ++i) {
    const float label = button_width(frame, {.label = label_of(frame, answer_at(frame, i))});
    answers += label;
    longest = std::max(longest, label);
  }
  const float wide =
      std::min(frame.view.width - paint.em(1.2F),
               std::max(narrow ? 0 : answers, paint.em(tab_ == 3 ? 54 : 17 + 7 * players)));
  const float lines_wish = around_lines + row_height * count_lines;
  const float high = std::min(most, tab_ == 3 ? std::max(lines_wish, paint.em(40)) : lines_wish);
  const Rect area = around(frame.screen().center(), wide, high);
  frame.targets.add({"end-ground"}, area, Role::floor);
  paint.parchment(area);
  Rect room = area.inset(paint.em(1.2F), paint.em(0.9F));
  const Rect below = narrow
                         ? Rect{area.x + paint.em(1), area.bottom() - buttons - paint.em(0.8F),
                                area.w - paint.em(2), buttons}
                         : Rect{room.x, area.bottom() - buttons - paint.em(0.9F), room.w, buttons};
  const Rect to_answer =
      beside ? room.cut_right(std::min(longest, room.w * 0.4F), paint.em(0.8F)) : below;
  draw_head(frame, room, narrow);
  draw_tabs(stage, room.cut_top(tabs, paint.em(0.4F)));
  Rect chart = room;
  chart.cut_bottom(buttons + paint.em(0.4F));
  if (tab_ == 0) {
    draw_result(stage, room, row_height, buttons);
  } else if (tab_ == 3) {
    look_back_.draw(frame, chart);
  } else {
    draw_chart(stage, chart);
  }
  return draw_answers(stage, to_answer, beside ? 1 : narrow ? 2 : kAnswers.size(), button_height);
}

// Who won, and how equal totals were parted.
void EndScreen::draw_head(Frame& frame, Rect& room, bool narrow) const {
  Paint& paint = frame.paint;
  const Rect head = room.cut_top(paint.em(2.4F), paint.em(0.2F));
  Type title{Face::heading, narrow ? 1.3F : 1.6F, current_palette.ink};
  const float room_for_title = head.w - paint.em(3);
  title.size *= std::min(1.0F, room_for_title / paint.width(winner_, title));
  const float title_width = std::min(paint.width(winner_, title), head.w - paint.em(3));
  Point middle = head.center();
  if (crowned_) {
    middle.x += paint.em(0.9F);
    hooks_.draw_crown(paint, {middle.x - title_width / 2 - paint.em(1.3F), middle.y},
                      paint.em(1.5F));
  }
  paint.text_within(middle, title_width, winner_, title, Align::center);
  if (tie_break_.empty()) return;
  const Rect line = room.cut_top(paint.em(1.5F));
  Type type{Face::sans, 1.0F, current_palette.ink_soft};
  type.size = std::clamp(line.w / paint.width(tie_break_, type), 0.72F, 1.0F);
  paint.text_within(line.center(), line.w, tie_break_, type, Align::center);
}

// The points by category, their sums, and what else there is; `below` is kept free.
void EndScreen::draw_result(Stage& stage, Rect room, float row_height, float below) {
  Frame& frame = stage.frame;
  Paint& paint = frame.paint;
  const auto players = static_cast<float>(stage.players);
  const Type small{Face::sans, 0.95F, current_palette.ink_soft};
  // Sources are told whole as long as the columns of numbers stay legible.
  float first = 0;
  for (const Aside& aside : asides_) {
    first = std::max(first, paint.width(aside.label, small) + paint.em(0.6F));
  }
  for (const Line& line : lines_) {
    first = std::max(first, paint.width(line.category, {Face::sans, 1.0F}) + paint.em(0.6F));
  }
  first = std::max(room.w * 0.3F, std::min(first, room.w - players * paint.em(3.3F)));
  const float step = (room.w - first) / players;
  const auto column = [&](std::size_t i) {
    return room.x + first + step * (static_cast<float>(i) + 0.5F);
  };
  const Rect names = room.cut_top(paint.em(2.9F), paint.em(0.2F));
  const float sums = paint.em(2.6F) + asides_height(frame);
  const float lines_high =
      std::min(row_height * static_cast<float>(lines_.size()), room.h - below - sums);
  const float table_bottom = room.y + lines_high + sums - paint.em(0.6F);
  draw_names(stage, names, first, table_bottom);
  draw_lines(stage, room.cut_top(lines_high), row_height, first);
  const Rect total = room.cut_top(paint.em(1.9F));
  paint.line({total.x, total.y}, {total.right(), total.y}, current_palette.ink, 2);
  paint.text({total.x, total.center().y}, frame.words("ui.total"),
             {Face::heading, 1.1F, current_palette.ink});
  for (std::size_t i = 0; i < stage.players; ++i) {
    paint.number({column(i), total.center().y}, sheet_.totals[i],
                 {Face::heading, 1.25F, current_palette.ink}, Align::center);
  }
  for (const Aside& aside : asides_) {
    const Rect row = room.cut_top(frame.em(1.4F));
    paint.text_within({row.x, row.center().y}, first - paint.em(0.4F), aside.label, small);
    for (std::size_t i = 0; i < stage.players; ++i) {
      paint.text({column(i), row.center().y}, aside.figures[i], small, Align::center);
    }
  }
}

// Above each column whose it is; the winners' are marked down to `bottom`.
void EndScreen::draw_names(Stage& stage, const Rect& names, float first, float bottom) const {
  Frame& frame = stage.frame;
  Paint& paint = frame.paint;
  const bool narrow = frame.view.width < paint.em(44);
  const float step = (names.w - first) / static_cast<float>(stage.players);
  for (std::size_t i = 0; i < stage.players; ++i) {
    const float x = names.x + first + step * (static_cast<float>(i) + 0.5F);
    if (sheet_.ranks[i] == 1) {
      paint.fill({x - step / 2 + 2, names.y, step - 4, bottom - names.y},
                 fade(current_palette.paper_mark, 0.55F), 6);
    }
    const SeatInfo& info = stage.seat_info(seat_at(i));
    draw_seat_shield(frame, {x, names.y + paint.em(0.85F)}, paint.em(1.5F), seat_at(i));
    paint.text_within({x, names.y + paint.em(2.2F)}, step - paint.em(0.3F), info.name,
                      {Face::bold, narrow ? 0.9F : 1.0F, current_palette.ink}, Align::center);
  }
}

// `a_row`: how many stand side by side.
bool EndScreen::draw_answers(Stage& stage, Rect answers, std::size_t a_row, float button_height) {
  Frame& frame = stage.frame;
  Paint& paint = frame.paint;
  bool stays = true;
  const float gap = paint.em(0.5F);
  std::array<std::string_view, kAnswers.size()> labels;
  for (std::size_t i = 0; i < labels.size(); ++i) labels[i] = label_of(frame, answer_at(frame, i));
  std::vector<float> wide(
      a_row, (answers.w - gap * static_cast<float>(a_row - 1)) / static_cast<float>(a_row));
  if (a_row == kAnswers.size()) wide = shared_out(frame, labels, answers.w, gap);
  Rect row;
  for (std::size_t i = 0; i < kAnswers.size(); ++i) {
    const Answer answer = answer_at(frame, i);
    if (i % a_row == 0) row = answers.cut_top(button_height, paint.em(0.4F));
    const ButtonSpec spec{.label = labels[i], .look = answer.look, .role = Role::choice};
    if (!button(frame, {answer.name}, row.cut_left(wide[i % a_row], gap), spec)) continue;
    if (answer.command.empty()) {
      stays = false;
    } else {
      frame.order(std::string(answer.command));
    }
  }
  if (ImGui::IsKeyPressed(ImGuiKey_Escape, false)) stays = false;
  return stays;
}

}  // namespace meadhall::table::match
