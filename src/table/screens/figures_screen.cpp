#include "table/screens/figures_screen.h"

#include <vector>

#include "table/kit/page.h"
#include "table/kit/widgets.h"

namespace meadhall::table::screens {
namespace {

constexpr float kNarrow = 34;  // em: below it a line's value stands under its name
constexpr float kName = 11;    // em, of the column of names

}  // namespace

void FiguresScreen::refresh(const app::App& app) {
  if (!revision_.due(app)) return;
  const app::Draft& draft = app.draft();
  const text::Speaker speaker = app.speaker();
  blocks_.clear();
  for (app::FigureBlock& each : app::figure_blocks(draft)) {
    Block& block = blocks_.emplace_back();
    if (!each.heading.empty()) block.heading = speaker.say(each.heading);
    for (app::FigureLine& line : each.lines) {
      Line& shown = block.lines.emplace_back();
      const Message of_game = Message("app.figures_game").with("value", line.of_game);
      if (line.own()) shown.of_game = speaker.say(of_game);
      shown.uncertain = line.uncertain && !line.own();
      shown.command = "figure " + line.name + ":";
      shown.name = std::move(line.name);
      shown.value = std::move(line.value);
    }
  }
  changed_ = draft.own_figures() > 0;
  told_ = speaker.say(app::figures_told(draft)) + " " + speaker.say("app.figures_hint");
  const std::string_view legend = draft.game->can.own_figures->legend;
  legend_ = legend.empty() ? "" : speaker.say(legend);
}

float FiguresScreen::draw_ways(Frame& frame, const Rect& room) const {
  std::vector<CommandButton> ways;
  const auto add = [&](std::string_view command, std::string_view words, Look look, Icon icon) {
    ways.push_back({{"figures-way", ways.size()},
                    std::string(command),
                    {.label = frame.words(words), .look = look, .icon = icon}});
  };
  add("begin", "app.begin", Look::action, Icon::play);
  add("invite", "app.invite", Look::sea, Icon::link);
  add("figures save", "app.figures_save", Look::sea, Icon::download);
  add("import", "app.figures_import", Look::sea, Icon::open);
  if (changed_) add("data", "app.figures_back", Look::sea, Icon::undo);
  return flow_commands(frame, room, ways);
}

// The name, a sign where the game's own is reconstructed, and what can be written; below it what
// the game has, where the table has something else.
void FiguresScreen::draw_line(Frame& frame, Rect row, const Line& line, const TargetName& name,
                              bool narrow) const {
  Paint& paint = frame.paint;
  if (!line.of_game.empty()) {
    paint.fill({row.x - paint.em(0.5F), row.y, paint.em(0.25F), row.h}, current_palette.danger_ink,
               2);
  }
  Rect label = narrow ? row.cut_top(paint.em(1.6F)) : row.cut_left(paint.em(kName));
  const Rect area = row.cut_top(control_height(frame));
  if (!narrow) label.h = area.h;
  const float used = paint.text_within({label.x, label.center().y}, label.w - paint.em(1.4F),
                                       line.name, {Face::bold, 1.0F, current_palette.ink});
  if (line.uncertain) {
    draw_about(paint, {label.x + used + paint.em(0.8F), label.center().y}, paint.em(0.7F),
               current_palette.ink_soft);
  }
  field(frame, name, area, line.value, line.command);
  if (!line.of_game.empty()) {
    paint.text_within({row.x, row.y + paint.em(0.7F)}, row.w, line.of_game,
                      {Face::sans, 0.92F, current_palette.ink_soft});
  }
}

float FiguresScreen::draw_block(Frame& frame, Rect room, const Block& block,
                                std::size_t number) const {
  Paint& paint = frame.paint;
  const bool narrow = room.w < paint.em(kNarrow);
  const float gap = paint.em(0.35F);
  const float plain = control_height(frame) + (narrow ? paint.em(1.6F) : 0);
  const auto height_of = [&](const Line& line) {
    return plain + (line.of_game.empty() ? 0 : paint.em(1.4F));
  };
  const Type title{Face::heading, 1.25F, current_palette.ink};
  const float pad = paint.em(0.9F);
  const float head =
      block.heading.empty()
          ? 0
          : paint.paragraph_height(room.w - 2 * pad, block.heading, title) + paint.em(0.5F);
  float high = 2 * pad + head;
  for (const Line& line : block.lines) high += height_of(line) + gap;
  const Rect card{room.x, room.y, room.w, high};
  paint.parchment(card);
  room = card.inset(pad);
  if (head > 0) paint.paragraph(room.cut_top(head), block.heading, title);
  for (std::size_t i = 0; i < block.lines.size(); ++i) {
    const Rect row = room.cut_top(height_of(block.lines[i]), gap);
    draw_line(frame, row, block.lines[i], {"figure", number, i}, narrow);
  }
  return high;
}

void FiguresScreen::draw(Frame& frame) {
  refresh(frame.app);
  Paint& paint = frame.paint;
  Rect room = draw_page(frame, frame.words("app.figures"), 54);
  room.w -= paint.em(0.4F);
  scroll_column(frame, "figures", room, height_, Ground::sea, [&](Rect& inner) {
    inner.cut_top(draw_ways(frame, inner), paint.em(0.8F));
    const Type soft{Face::sans, 1.05F, current_palette.on_sea_soft};
    inner.cut_top(paint.paragraph(inner, told_, soft), paint.em(0.4F));
    if (!legend_.empty()) {
      inner.cut_top(paint.paragraph(inner, legend_, soft), paint.em(0.8F));
    }
    for (std::size_t i = 0; i < blocks_.size(); ++i) {
      inner.cut_top(draw_block(frame, inner, blocks_[i], i), paint.em(0.8F));
    }
  });
}

}  // namespace meadhall::table::screens
