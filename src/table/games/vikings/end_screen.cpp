#include "table/games/vikings/end_screen.h"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <span>

#include "table/games/vikings/pieces.h"
#include "table/games/vikings/shelf.h"
#include "table/kit/widgets.h"

namespace meadhall::table::vikings_table {
namespace {

struct Answer {
  std::string_view name;
  std::string_view label;
  std::string_view command;
  Look look;
};
constexpr std::array<Answer, 5> kAnswers = {{{"rematch", "app.rematch", "rematch", Look::action},
                                             {"replay", "app.replay", "replay", Look::paper},
                                             {"copy-link", "app.link", "link", Look::paper},
                                             {"boards", "ui.see_boards", "", Look::paper},
                                             {"hall", "app.hall", "hall", Look::paper}}};

// What brought the points, as a sign: whoever works for them, or what is counted.
void draw_source_mark(Paint& paint, std::size_t kind, Point at, float size) {
  using Source = vikings::PointSource;
  using vikings::Viking;
  const auto worker = [&](Viking viking) { draw_medallion(paint, viking, at, size * 0.55F); };
  const auto land = [&](float wide) {
    paint.fill(around(at, size * wide, size * 0.5F), tone.grass_dark, size * 0.25F);
  };
  const auto icon = [&](Icon which) { draw_icon(paint, which, at, size, tone.ink_soft); };
  const float reach = size * 0.55F;
  switch (static_cast<Source>(kind)) {
    case Source::start: return icon(Icon::star);
    case Source::spent:  // points that went, not gold that came
      icon(Icon::coin);
      return paint.line({at.x - reach, at.y + reach}, {at.x + reach, at.y - reach}, tone.danger_ink,
                        2);
    case Source::ships: return worker(Viking::warrior);
    case Source::nobles: return worker(Viking::noble);
    case Source::scouts: return worker(Viking::scout);
    case Source::unrepelled: return draw_icon(paint, Icon::sail, at, size, tone.danger_ink);
    case Source::gold: return icon(Icon::coin);
    case Source::boatsmen: return worker(Viking::boatsman);
    case Source::islands: return land(0.9F);
    case Source::longest: return land(1.3F);
    case Source::food: return icon(Icon::mug);
    case Source::fishermen: return worker(Viking::fisherman);
    case Source::buildings: return draw_building(paint, 0, around(at, size * 1.3F, size * 1.3F));
  }
}

// Widths of buttons in a row that fill it: what each needs, and an equal share of what is left.
std::vector<float> shared_out(Frame& frame, std::span<const std::string_view> labels, float room,
                              float gap) {
  std::vector<float> wide;
  room -= gap * static_cast<float>(labels.size() - 1);
  for (const std::string_view label : labels) {
    wide.push_back(button_width(frame, {.label = frame.words(label)}));
    room -= wide.back();
  }
  for (float& each : wide) each += room / static_cast<float>(labels.size());
  return wide;
}

}  // namespace

void EndScreen::refresh(const app::App& app) {
  if (known_ && revision_ == app.revision()) return;
  known_ = true;
  revision_ = app.revision();
  const Match& match = app.match();
  sheet_ = match.game().score(match.position());
  lines_.clear();
  const bool specials = has_specials(match.position().as<vikings::State>());
  for (std::size_t source = 0; source < sheet_.lines.size(); ++source) {
    const ScoreSheet::Line& line = sheet_.lines[source];
    // What only special tiles bring has no place in a match without them.
    using vikings::PointSource;
    const auto points = static_cast<PointSource>(source);
    const bool of_specials = points == PointSource::fishermen || points == PointSource::buildings;
    if (of_specials && !specials) continue;
    lines_.push_back({source, app.say(line.category), line.points});
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
          ? app.say(Message("ui.winner").with("player", first).with("n", points))
          : app.say(Message("ui.winners").with("players", std::move(winners)).with("n", points));
  course_ = app::history(match);
  tie_break_ = sheet_.tie_break.empty() ? std::string() : app.say(sheet_.tie_break);
}

// The points by category, in columns of one width after the first.
void EndScreen::draw_lines(Scene& scene, const Rect& area, float row_height, float first) const {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const bool small = frame.view.width < paint.em(44);
  const std::size_t count = scene.state.player_count;
  const float step = (area.w - first) / static_cast<float>(count);
  const float content = row_height * static_cast<float>(lines_.size());
  const Point shift = frame.targets.begin_scroll({"end-lines"}, area, {area.w, content});
  frame.targets.end_scroll();
  const Clip clipped(paint, area);
  float y = area.y - shift.y;
  for (const Line& line : lines_) {
    const Rect row{area.x, y, area.w, row_height};
    y += row_height;
    paint.line({row.x, row.y}, {row.right(), row.y}, tone.paper_line);
    paint.text_within({row.x, row.center().y}, first - paint.em(0.4F), line.category,
                      {Face::sans, small ? 0.95F : 1.0F, tone.ink_soft});
    for (std::size_t i = 0; i < count; ++i) {
      const int points = line.points[i];
      paint.number({row.x + first + step * (static_cast<float>(i) + 0.5F), row.center().y}, points,
                   {points != 0 ? Face::bold : Face::sans, 1.0F,
                    points < 0    ? tone.danger_ink
                    : points == 0 ? tone.ink_faint
                                  : tone.ink},
                   Align::center);
    }
  }
  if (content <= area.h + 1) return;
  const float share = area.h / content;
  paint.fill({area.right() - 3, area.y + area.h * shift.y / content, 4, area.h * share},
             tone.parchment_edge, 2);
}

void EndScreen::draw_tabs(Scene& scene, Rect row) {
  Frame& frame = scene.frame;
  constexpr std::array<std::string_view, 3> kTabs = {"app.result", "table.by_source", "app.course"};
  const float gap = frame.em(0.4F);
  // The last tab is a sign, with its word where there is room for it.
  ButtonSpec back{.label = frame.words("bot.look_back"),
                  .look = tab_ == kTabs.size() ? Look::chosen : Look::paper,
                  .icon = Icon::chart,
                  .size = 0.95F,
                  .tip = frame.words("bot.review")};
  float wished = button_width(frame, back) + 3 * gap;
  for (const std::string_view tab : kTabs) {
    wished += button_width(frame, {.label = frame.words(tab)});
  }
  if (wished > row.w) back.label = {};
  const float last = std::max(button_width(frame, back), row.h);
  if (button(frame, {"end-tab", kTabs.size()}, row.cut_right(last, gap), back)) {
    tab_ = kTabs.size();
    frame.animating = true;
  }
  const std::vector<float> wide = shared_out(frame, kTabs, row.w, gap);
  for (std::size_t i = 0; i < kTabs.size(); ++i) {
    const ButtonSpec spec{.label = frame.words(kTabs[i]),
                          .look = tab_ == i ? Look::chosen : Look::paper,
                          .size = 0.95F};
    if (!button(frame, {"end-tab", static_cast<std::uint32_t>(i)}, row.cut_left(wide[i], gap),
                spec))
      continue;
    tab_ = i;
    frame.animating = true;
  }
}

void EndScreen::draw_chart(Scene& scene, Rect room) {
  Frame& frame = scene.frame;
  std::vector<ChartSeat> seats;
  for (std::size_t i = 0; i < scene.state.player_count; ++i) {
    const SeatInfo& info = scene.seat_info(seat_at(i));
    seats.push_back({info.colour, info.name, {}});
    if (tab_ == 1) {
      for (const Line& line : lines_) seats[i].values.push_back(line.points[i]);
    } else {
      for (const app::Standing& standing : course_)
        seats[i].values.push_back(of_gold_ ? standing.money[i] : standing.points[i]);
    }
  }
  if (tab_ == 1) {
    std::vector<ChartSource> sources;
    for (const Line& line : lines_) sources.push_back({line.source, line.category});
    const auto part = draw_bars(frame, room, seats, sources, draw_source_mark);
    if (!part) return;
    const Line& line = lines_[part->source];
    told_ = frame.app.say(Message("ui.source_points")
                              .with("source", line.category)
                              .with("n", int{line.points[part->seat]}));
    frame.tip = {part->area, seats[part->seat].name, told_};
    return;
  }
  Rect choice = room.cut_top(control_height(frame), frame.em(0.3F));
  for (const bool gold : {false, true}) {
    const ButtonSpec spec{.label = frame.words(gold ? "ui.gold" : "ui.points"),
                          .look = of_gold_ == gold ? Look::chosen : Look::paper,
                          .icon = gold ? Icon::coin : Icon::star};
    const Rect place = choice.cut_left(button_width(frame, spec), frame.em(0.4F));
    if (!button(frame, {"end-course", gold ? 1U : 0U}, place, spec)) continue;
    of_gold_ = gold;
    frame.animating = true;
  }
  draw_course(frame, room, seats);
}

bool EndScreen::draw(Scene& scene) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  refresh(frame.app);
  draw_veil(frame, 0.55F);
  const bool narrow = frame.view.width < paint.em(44);
  const auto players = static_cast<float>(scene.state.player_count);
  // Where the lines do not fit they scroll between the names and the totals.
  const auto count_lines = static_cast<float>(lines_.size());
  const float button_height = frame.view.touch || narrow ? 44.0F : paint.em(2.5F);
  const float buttons = narrow ? 3 * button_height + paint.em(0.8F) : button_height;
  const float tie = tie_break_.empty() ? 0 : paint.em(1.5F);
  const float tabs = control_height(frame);
  const float around_lines = paint.em(12.4F) + tabs + tie + buttons;
  const float most = frame.view.height - paint.em(1);
  const float row_height =
      std::clamp((most - around_lines) / count_lines, paint.em(1.5F), paint.em(1.75F));
  float answers = paint.em(2.4F + 4 * 0.5F);
  for (const Answer& answer : kAnswers) {
    answers += button_width(frame, {.label = frame.words(answer.label)});
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

  const Rect head = room.cut_top(paint.em(2.4F), paint.em(0.2F));
  Type title{Face::heading, narrow ? 1.3F : 1.6F, tone.ink};
  const float room_for_title = head.w - paint.em(3);
  title.size *= std::min(1.0F, room_for_title / paint.width(winner_, title));
  const float title_width = std::min(paint.width(winner_, title), head.w - paint.em(3));
  const Point middle{head.center().x + paint.em(0.9F), head.center().y};
  draw_sign(paint, vikings::Viking::noble, {middle.x - title_width / 2 - paint.em(1.3F), middle.y},
            paint.em(1.5F), tone.paper_glow);
  paint.text_within(middle, title_width, winner_, title, Align::center);
  if (!tie_break_.empty()) {
    const Rect line = room.cut_top(paint.em(1.5F));
    paint.text_within(line.center(), line.w, tie_break_, {Face::sans, 1.0F, tone.ink_soft},
                      Align::center);
  }

  draw_tabs(scene, room.cut_top(tabs, paint.em(0.4F)));
  if (tab_ > 0) {
    Rect chart = room;
    chart.cut_bottom(buttons + paint.em(0.4F));
    if (tab_ == 3) {
      look_back_.draw(frame, chart);
    } else {
      draw_chart(scene, chart);
    }
    return draw_answers(scene, area, narrow, button_height);
  }
  // Sources are told whole as long as the columns of numbers stay legible.
  float first = paint.width(frame.words("ui.gold_left"), {Face::sans, 0.95F}) + paint.em(0.6F);
  for (const Line& line : lines_) {
    first = std::max(first, paint.width(line.category, {Face::sans, 1.0F}) + paint.em(0.6F));
  }
  first = std::max(room.w * 0.3F, std::min(first, room.w - players * paint.em(3.3F)));
  const float step = (room.w - first) / players;
  const auto column = [&](std::size_t i) {
    return room.x + first + step * (static_cast<float>(i) + 0.5F);
  };
  const Rect names = room.cut_top(paint.em(2.9F), paint.em(0.2F));
  const std::size_t count = scene.state.player_count;
  const float lines_high = std::min(row_height * count_lines, room.h - buttons - paint.em(4.0F));
  const float table_bottom = room.y + lines_high + paint.em(3.4F);
  for (std::size_t i = 0; i < count; ++i) {
    if (sheet_.ranks[i] == 1) {
      paint.fill({column(i) - step / 2 + 2, names.y, step - 4, table_bottom - names.y},
                 fade(tone.paper_mark, 0.55F), 6);
    }
    const SeatInfo& info = scene.seat_info(seat_at(i));
    draw_shield(paint, {column(i), names.y + paint.em(0.85F)}, paint.em(1.5F), info.colour,
                static_cast<int>(i) + 1);
    paint.text_within({column(i), names.y + paint.em(2.2F)}, step - paint.em(0.3F), info.name,
                      {Face::bold, narrow ? 0.9F : 1.0F, tone.ink}, Align::center);
  }
  draw_lines(scene, room.cut_top(lines_high), row_height, first);
  Rect total = room.cut_top(paint.em(1.9F));
  paint.line({total.x, total.y}, {total.right(), total.y}, tone.ink, 2);
  paint.text({total.x, total.center().y}, frame.words("ui.total"), {Face::heading, 1.1F, tone.ink});
  for (std::size_t i = 0; i < count; ++i) {
    paint.number({column(i), total.center().y}, sheet_.totals[i], {Face::heading, 1.25F, tone.ink},
                 Align::center);
  }
  const Rect gold = room.cut_top(paint.em(1.4F));
  paint.text_within({gold.x, gold.center().y}, first - paint.em(0.4F), frame.words("ui.gold_left"),
                    {Face::sans, 0.95F, tone.ink_soft});
  for (std::size_t i = 0; i < count; ++i) {
    paint.number({column(i), gold.center().y}, scene.state.players[i].gold,
                 {Face::sans, 0.95F, tone.ink_soft}, Align::center);
  }

  return draw_answers(scene, area, narrow, button_height);
}

bool EndScreen::draw_answers(Scene& scene, const Rect& area, bool narrow, float button_height) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  // Answers along the lower edge, in two rows where it is narrow.
  bool stays = true;
  Rect answers =
      narrow ? Rect{area.x + paint.em(1), area.bottom() - 3 * button_height - paint.em(1.6F),
                    area.w - paint.em(2), 3 * button_height + paint.em(0.8F)}
             : Rect{area.x + paint.em(1.2F), area.bottom() - button_height - paint.em(0.9F),
                    area.w - paint.em(2.4F), button_height};
  const std::size_t a_row = narrow ? 2 : 5;
  const float gap = paint.em(0.5F);
  std::array<std::string_view, kAnswers.size()> labels;
  std::ranges::transform(kAnswers, labels.begin(), &Answer::label);
  std::vector<float> wide(a_row, (answers.w - gap) / 2);
  if (!narrow) wide = shared_out(frame, labels, answers.w, gap);
  Rect row;
  for (std::size_t i = 0; i < kAnswers.size(); ++i) {
    const Answer& answer = kAnswers[i];
    if (i % a_row == 0) row = answers.cut_top(button_height, paint.em(0.4F));
    const ButtonSpec spec{
        .label = frame.words(answer.label), .look = answer.look, .role = Role::choice};
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

}  // namespace meadhall::table::vikings_table
