#include "table/vikings/end_screen.h"

#include <imgui.h>

#include "table/vikings/pieces.h"
#include "table/widgets.h"

namespace meadhall::table {

void EndScreen::refresh(const app::App& app) {
  if (known_ && revision_ == app.revision()) return;
  known_ = true;
  revision_ = app.revision();
  const Match& match = app.match();
  sheet_ = match.game().score(match.position());
  lines_.clear();
  for (const ScoreSheet::Line& line : sheet_.lines) {
    lines_.push_back({app.say(line.category), line.points});
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
  tie_break_ = sheet_.tie_break.empty() ? std::string() : app.say(sheet_.tie_break);
}

bool EndScreen::draw(Scene& scene) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  refresh(frame.app);
  draw_veil(frame, 0.55F);
  const bool narrow = frame.view.width < paint.em(44);
  const auto players = static_cast<float>(scene.state.player_count);
  const float row_height = std::min(paint.em(1.75F), (frame.view.height - paint.em(17)) / 14);
  const float button_height = frame.view.touch || narrow ? 44.0F : paint.em(2.5F);
  const float wide = std::min(frame.view.width - paint.em(1.2F), paint.em(17 + 7 * players));
  const float high = std::min(frame.view.height - paint.em(1),
                              paint.em(9.5F) + row_height * 13 +
                                  (narrow ? 2 * button_height + paint.em(0.5F) : button_height));
  const Rect area = around(frame.screen().center(), wide, high);
  frame.targets.add({"end-ground"}, area, Role::floor);
  paint.parchment(area);
  Rect room = area.inset(paint.em(1.2F), paint.em(0.9F));

  const Rect head = room.cut_top(paint.em(2.4F), paint.em(0.2F));
  Type title{Face::heading, narrow ? 1.3F : 1.6F, kInk};
  const float room_for_title = head.w - paint.em(3);
  title.size *= std::min(1.0F, room_for_title / paint.width(winner_, title));
  const float title_width = std::min(paint.width(winner_, title), head.w - paint.em(3));
  const Point middle{head.center().x + paint.em(0.9F), head.center().y};
  draw_sign(paint, vikings::Viking::noble, {middle.x - title_width / 2 - paint.em(1.3F), middle.y},
            paint.em(1.5F), rgb(0xb8820f));
  paint.text_within(middle, title_width, winner_, title, Align::center);
  if (!tie_break_.empty()) {
    const Rect line = room.cut_top(paint.em(1.5F));
    paint.text_within(line.center(), line.w, tie_break_, {Face::sans, 1.0F, kInkSoft},
                      Align::center);
  }

  const float first = std::clamp(room.w * 0.34F, paint.em(7), paint.em(14));
  const float step = (room.w - first) / players;
  const auto column = [&](std::size_t i) {
    return room.x + first + step * (static_cast<float>(i) + 0.5F);
  };
  const Rect names = room.cut_top(paint.em(2.9F), paint.em(0.2F));
  const float table_top = names.y;
  const std::size_t count = scene.state.player_count;
  const float table_bottom = room.y + row_height * static_cast<float>(lines_.size() + 2);
  for (std::size_t i = 0; i < count; ++i) {
    if (sheet_.ranks[i] == 1) {
      paint.fill({column(i) - step / 2 + 2, table_top, step - 4, table_bottom - table_top},
                 rgb(0xd8a63a, 0.30F), 6);
    }
    const SeatInfo& info = scene.seat_info(seat_at(i));
    draw_shield(paint, {column(i), names.y + paint.em(0.85F)}, paint.em(1.5F), info.colour,
                static_cast<int>(i) + 1);
    paint.text_within({column(i), names.y + paint.em(2.2F)}, step - paint.em(0.3F), info.name,
                      {Face::bold, narrow ? 0.9F : 1.0F, kInk}, Align::center);
  }
  for (const Line& line : lines_) {
    const Rect row = room.cut_top(row_height);
    paint.line({row.x, row.y}, {row.right(), row.y}, rgb(0x8a5a33, 0.25F));
    const float y = row.center().y;
    paint.text_within({row.x, y}, first - paint.em(0.4F), line.category,
                      {Face::sans, narrow ? 0.95F : 1.0F, kInkSoft});
    for (std::size_t i = 0; i < count; ++i) {
      const int points = line.points[i];
      paint.number({column(i), y}, points,
                   {points != 0 ? Face::bold : Face::sans, 1.0F,
                    points < 0    ? kDangerInk
                    : points == 0 ? kInkFaint
                                  : kInk},
                   Align::center);
    }
  }
  Rect total = room.cut_top(row_height * 1.15F);
  paint.line({total.x, total.y}, {total.right(), total.y}, kInk, 2);
  paint.text({total.x, total.center().y}, frame.words("ui.total"), {Face::heading, 1.1F, kInk});
  for (std::size_t i = 0; i < count; ++i) {
    paint.number({column(i), total.center().y}, sheet_.totals[i], {Face::heading, 1.25F, kInk},
                 Align::center);
  }
  const Rect gold = room.cut_top(row_height * 0.9F);
  paint.text({gold.x, gold.center().y}, frame.words("ui.gold_left"), {Face::sans, 0.95F, kInkSoft});
  for (std::size_t i = 0; i < count; ++i) {
    paint.number({column(i), gold.center().y}, scene.state.players[i].gold,
                 {Face::sans, 0.95F, kInkSoft}, Align::center);
  }

  // Answers along the lower edge, in two rows where it is narrow.
  bool stays = true;
  Rect answers =
      narrow ? Rect{area.x + paint.em(1), area.bottom() - 2 * button_height - paint.em(1.3F),
                    area.w - paint.em(2), 2 * button_height + paint.em(0.4F)}
             : Rect{area.x + paint.em(1.2F), area.bottom() - button_height - paint.em(0.9F),
                    area.w - paint.em(2.4F), button_height};
  struct Answer {
    std::string_view name;
    std::string_view label;
    std::string_view command;
    Look look;
  };
  const std::array<Answer, 4> all = {{{"rematch", "app.rematch", "rematch", Look::action},
                                      {"copy-link", "app.link", "link", Look::paper},
                                      {"boards", "ui.see_boards", "", Look::paper},
                                      {"hall", "app.hall", "hall", Look::paper}}};
  const std::size_t a_row = narrow ? 2 : 4;
  const float gap = paint.em(0.5F);
  const float each = (answers.w - gap * static_cast<float>(a_row - 1)) / static_cast<float>(a_row);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Rect place{answers.x + static_cast<float>(i % a_row) * (each + gap),
                     answers.y + static_cast<float>(i / a_row) * (button_height + paint.em(0.4F)),
                     each, button_height};
    const ButtonSpec spec{
        .label = frame.words(all[i].label), .look = all[i].look, .role = Role::choice};
    if (!button(frame, {all[i].name}, place, spec)) continue;
    if (all[i].command.empty()) {
      stays = false;
    } else {
      frame.order(std::string(all[i].command));
    }
  }
  if (ImGui::IsKeyPressed(ImGuiKey_Escape, false)) stays = false;
  return stays;
}

}  // namespace meadhall::table
