#include "table/screens/new_match.h"

#include <algorithm>

#include "app/screens/option_groups.h"
#include "match/start_text.h"
#include "table/kit/page.h"
#include "table/kit/widgets.h"

namespace meadhall::table::screens {
namespace {

Type sentence() { return {Face::sans, 1.0F, current_palette.ink_soft}; }

// A heading and a sentence, and a gap of so many em below them.
void introduce(Frame& frame, Rect& room, std::string_view heading, std::string_view told,
               float gap) {
  Paint& paint = frame.paint;
  room.cut_top(paint.paragraph(room, heading, {Face::heading, 1.2F, current_palette.ink}) +
               paint.em(0.2F));
  room.cut_top(paint.paragraph(room, told, sentence()) + paint.em(gap));
}

}  // namespace

void NewMatchScreen::refresh(const app::App& app) {
  if (!revision_.due(app)) return;
  const app::Draft& draft = app.draft();
  const GameInfo& info = draft.game->info;
  const std::string game(info.id);
  const std::string preset_words = game + ".preset.";
  const text::Speaker speaker = app.speaker();
  presets_.clear();
  for (const std::string_view group : preset_groups(info)) {
    const std::string_view held = draft.preset(group);
    const std::string named = game + ".presets." + std::string(group);
    Row row{speaker.say(named), speaker.say(named + "_told"), {}};
    for (const Preset& preset : info.presets) {
      if (preset.group != group) continue;
      const std::string id(preset.id);
      std::string command = "preset ";
      command.append(group).append(" ").append(id);
      row.values.push_back({speaker.say(preset_words + id), command, held == preset.id});
    }
    if (held.empty()) row.values.push_back({speaker.say("app.preset_own"), "", true});
    presets_.push_back(std::move(row));
  }
  list_groups(app);
  seed_ = std::to_string(draft.seed);
  figures_.clear();
  figures_ways_.clear();
  if (draft.takes_figures()) {
    figures_ = speaker.say(figures_told(draft));
    figures_ways_ = {{speaker.say("app.figures_show"), "figures", false}};
    if (draft.own_figures() > 0) {
      figures_ways_.push_back({speaker.say("app.figures_back"), "data", false});
    }
  }
  reconstructed_ = speaker.say(game + ".reconstructed");
}

// Each group with the options that matter as the others stand; none where all of them are idle.
void NewMatchScreen::list_groups(const app::App& app) {
  const app::Draft& draft = app.draft();
  const GameInfo& info = draft.game->info;
  const text::Speaker speaker = app.speaker();
  groups_.clear();
  int own_rules = 0;
  for (const app::OptionGroup each : app::kOptionGroups) {
    Group group{speaker.say(app::heading_of(each)), speaker.say(app::sentence_of(each)), {}};
    for (std::size_t i = 0; i < info.options.size(); ++i) {
      const OptionSpec& spec = info.options[i];
      if (app::group_of(info, spec) != each || !app::matters(draft, spec)) continue;
      const std::string id = std::string(info.id) + ".option." + std::string(spec.id);
      const std::string value_words = id + ".";
      Option option{i, speaker.say(id), {}, is_own_rule(draft, i)};
      own_rules += option.own ? 1 : 0;
      for (std::size_t value = 0; value < spec.values.size(); ++value) {
        const std::string name(spec.values[value]);
        std::string command = "set ";
        command.append(spec.id).append(" ").append(name);
        option.values.push_back(
            {speaker.say(value_words + name), command, draft.options[i] == value});
      }
      group.options.push_back(std::move(option));
    }
    if (!group.options.empty()) groups_.push_back(std::move(group));
  }
  own_rules_ = own_rules > 0 ? speaker.say(Message("app.own_rules").with("n", own_rules)) : "";
}

float NewMatchScreen::draw_values(Frame& frame, std::string_view what, std::size_t which, Rect room,
                                  const std::vector<Value>& values) {
  const auto spec = [&](std::size_t i) {
    return ButtonSpec{.label = values[i].label,
                      .look = values[i].chosen ? Look::chosen : Look::paper,
                      .size = 0.98F};
  };
  return flow(
      room, values.size(), control_height(frame), frame.em(0.45F),
      [&](std::size_t i) { return button_width(frame, spec(i)); },
      [&](std::size_t i, const Rect& area) {
        const bool pressed = button(frame, {what, which, i}, area, spec(i));
        if (pressed && !values[i].command.empty()) frame.order(values[i].command);
      });
}

// Which game and whose rules; below, folded, all there is to choose.
void NewMatchScreen::draw_rules(Frame& frame, Rect& room) {
  const float top = room.y;
  for (std::size_t i = 0; i < presets_.size(); ++i) {
    const Row& row = presets_[i];
    introduce(frame, room, row.heading, row.sentence, 0.5F);
    room.cut_top(draw_values(frame, "preset", i, room, row.values) + frame.em(1.1F));
  }
  draw_figures(frame, room);
  draw_fold(frame, room);
  rules_rest_ = room.y - top;
  if (!unfolded_) return;
  room.cut_top(frame.em(0.7F));
  draw_options(frame, room);
  draw_seed(frame, room);
  draw_reconstructed(frame, room);
}

// Those that a table may replace by its own: whose they are, and what to do about it.
void NewMatchScreen::draw_figures(Frame& frame, Rect& room) {
  if (figures_.empty()) return;
  introduce(frame, room, frame.words("app.figures"), figures_, 0.5F);
  room.cut_top(draw_values(frame, "figures", 0, room, figures_ways_) + frame.em(1.1F));
}

// The heading of the details, which unfolds them; how many of them are the players' own.
void NewMatchScreen::draw_fold(Frame& frame, Rect& room) {
  Paint& paint = frame.paint;
  const float wide = room.w - paint.em(3.2F);
  const Type type{Face::heading, 1.12F, current_palette.ink};
  const Type soft{Face::bold, 0.97F, current_palette.danger_ink};
  const std::string& words = frame.words("app.all_rules");
  const float first = paint.paragraph_height(wide, words, type);
  const float second = own_rules_.empty() ? 0 : paint.paragraph_height(wide, own_rules_, soft);
  const Rect area = room.cut_top(std::max(first + second + paint.em(0.9F), control_height(frame)));
  const Contact contact = frame.targets.add({"details"}, area, Role::control);
  const float radius = paint.em(0.4F);
  paint.fill(area, contact.lit ? current_palette.paper_shade : current_palette.paper_row, radius);
  paint.edge(area, current_palette.parchment_edge, radius);
  draw_icon(paint, unfolded_ ? Icon::down : Icon::right, {area.x + paint.em(1.1F), area.center().y},
            paint.em(1), current_palette.ink);
  const float y = area.center().y - (first + second) / 2;
  paint.paragraph({area.x + paint.em(2.3F), y, wide, first + 1}, words, type);
  paint.paragraph({area.x + paint.em(2.3F), y + first, wide, second + 1}, own_rules_, soft);
  if (contact.focused) focus_ring(frame, area, radius);
  if (contact.clicked) {
    unfolded_ = !unfolded_;
    frame.animating = true;
  }
}

void NewMatchScreen::draw_seed(Frame& frame, Rect& room) {
  introduce(frame, room, frame.words("ui.seed"), frame.words("ui.seed_hint"), 0.4F);
  Rect row = room.cut_top(control_height(frame), frame.em(1.2F));
  row.w = std::min(row.w, frame.em(14));
  field(frame, {"seed"}, row, seed_, "seed");
}

void NewMatchScreen::draw_options(Frame& frame, Rect& room) {
  const float top = room.y;
  for (const Group& group : groups_) {
    if (room.y > top) room.cut_top(frame.em(0.5F));
    introduce(frame, room, group.heading, group.sentence, 0.6F);
    for (const Option& option : group.options) draw_option(frame, room, option);
  }
}

void NewMatchScreen::draw_option(Frame& frame, Rect& room, const Option& option) {
  Paint& paint = frame.paint;
  paint.fill({room.x, room.y, room.w, current_palette.edge}, current_palette.paper_line);
  Rect inner = room;
  inner.cut_top(paint.em(0.5F));
  const float start = inner.y;
  // A bar along what is the players' own, and its name.
  if (option.own) {
    inner.cut_left(paint.em(0.8F));
    inner.cut_top(paint.paragraph(inner, frame.words("app.own_rule"),
                                  {Face::bold, 0.97F, current_palette.danger_ink}));
  }
  // The first sentence names the rule, as a title; the rest tells of it.
  inner.cut_top(paint.paragraph(inner, app::name_in(option.sentence),
                                {Face::bold, 1.06F, current_palette.ink}));
  const std::string_view rest = app::rest_of(option.sentence);
  if (!rest.empty()) inner.cut_top(paint.paragraph(inner, rest, sentence()));
  inner.cut_top(paint.em(0.35F));
  inner.cut_top(draw_values(frame, "option", option.which, inner, option.values));
  if (option.own) {
    paint.fill({room.x, start, paint.em(0.25F), inner.y - start}, current_palette.danger_ink, 2);
  }
  room.cut_top(inner.y + paint.em(0.7F) - room.y);
}

void NewMatchScreen::draw_reconstructed(Frame& frame, Rect& room) {
  Paint& paint = frame.paint;
  const Type strong{Face::bold, 1.0F, current_palette.ink};
  const std::string& title = frame.words("app.reconstructed");
  const float wide = room.w - paint.em(1.7F);
  const float first = paint.paragraph_height(wide, title, strong);
  const float words = paint.paragraph_height(wide, reconstructed_, sentence());
  const Rect note = room.cut_top(first + words + paint.em(1.1F));
  paint.fill(note, current_palette.paper_row, paint.em(0.4F));
  paint.fill({note.x, note.y + 4, 4, note.h - 8}, current_palette.action, 2);
  const Rect text{note.x + paint.em(0.9F), note.y + paint.em(0.5F), wide, 1e5F};
  paint.paragraph(text, title, strong);
  paint.paragraph({text.x, text.y + first, wide, text.h}, reconstructed_, sentence());
}

void NewMatchScreen::draw(Frame& frame) {
  refresh(frame.app);
  Paint& paint = frame.paint;
  draw_sea(frame);
  Rect screen = frame.screen();
  const bool narrow = screen.w < paint.em(50);

  // The bar above, the way to the table below, the choices between them.
  Rect bar = draw_bar(frame, screen, narrow, frame.words(frame.app.draft().game->info.name),
                      Role::control);
  const Type title{Face::sans, 1.1F, current_palette.on_wood_soft};
  const ButtonSpec begin{.label = command_words(frame, "begin"),
                         .look = Look::action,
                         .role = Role::choice,
                         .size = 1.2F};
  // Where the screen is low, the way to the table stands in the bar, and the choices have the rest.
  const bool low = screen.h < paint.em(28);
  const float begin_height = low ? control_height(frame) : std::max(paint.em(2.9F), 48.0F);
  const std::string& invite_words = command_words(frame, "invite");
  const ButtonSpec invite{.label = narrow || low ? std::string_view() : invite_words,
                          .look = Look::sea,
                          .icon = Icon::link,
                          .tip = narrow || low ? std::string_view(invite_words) : ""};
  const auto offer_invitation = [&](const Rect& place) {
    order_button(frame, {"invite"}, place, invite, "invite");
  };
  if (low) {
    const float wide = std::min(bar.w, button_width(frame, begin) + paint.em(1));
    const Rect place = around(bar.cut_right(wide, paint.em(0.6F)).center(), wide, begin_height);
    order_button(frame, {"begin"}, place, begin, "begin");
    const Rect beside = bar.cut_right(begin_height, paint.em(0.6F));
    offer_invitation(around(beside.center(), begin_height, begin_height));
  }
  paint.text_within({bar.x + paint.em(0.8F), bar.center().y}, bar.w - paint.em(0.8F),
                    frame.words("app.new_title"), title);

  screen = screen.inset(std::max(paint.em(narrow ? 0.5F : 1.6F), (screen.w - paint.em(68)) / 2),
                        paint.em(narrow ? 0.5F : 1.4F));
  // A column is as long as what is in it, and scrolls where that is longer than the screen.
  const auto column = [&](std::string_view what, Rect area, float& height, auto content) {
    const float wished = height + paint.em(2.2F);
    if (height > 0) area.h = std::min(area.h, wished);
    paint.parchment(area);
    scroll_column(frame, what, area.inset(paint.em(1.2F), paint.em(1.0F)), height, Ground::paper,
                  content);
    return area.bottom();
  };
  const auto people = [&](Rect& room) {
    const float height = seats_.draw(frame, room);
    people_rest_ = height - seats_.unfolded_height();
    room.cut_top(height);
  };
  const auto rules = [&](Rect& room) { draw_rules(frame, room); };
  Rect foot = low ? Rect{} : screen.cut_bottom(begin_height, paint.em(narrow ? 0.5F : 1.0F));
  if (narrow) {
    column("new-match", screen, people_height_, [&](Rect& room) {
      people(room);
      room.cut_top(paint.em(0.9F));
      rules(room);
    });
  } else {
    // What does not fill the screen stands a little above its middle, and stays there whatever
    // unfolds in it; nor does the way to the table move when somebody's level is chosen.
    const float around_it = paint.em(2.2F);
    const float wished = std::max(people_rest_, rules_rest_) + around_it;
    if (people_rest_ > 0) screen.cut_top(std::max(0.0F, (screen.h - wished) * 0.3F));
    const Rect left = screen.cut_left(screen.w * 0.44F, paint.em(1.3F));
    const float reserved = left.y + people_rest_ + around_it + seats_.levels_height();
    const float end = std::max({column("people", left, people_height_, people),
                                column("options", screen, rules_height_, rules), reserved});
    // Not far from the choices it follows upon.
    foot.y = std::min(foot.y, end + paint.em(1.2F));
  }
  if (low) return;
  if (narrow) {
    offer_invitation(foot.cut_left(foot.h, paint.em(0.6F)));
  } else {
    const float room = foot.w - paint.em(17);
    offer_invitation({foot.x, foot.y, std::min(button_width(frame, invite), room), foot.h});
  }
  const float wide = narrow ? foot.w : paint.em(16);
  order_button(frame, {"begin"}, {foot.right() - wide, foot.y, wide, foot.h}, begin, "begin");
}

}  // namespace meadhall::table::screens
