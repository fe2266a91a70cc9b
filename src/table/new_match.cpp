#include "table/new_match.h"

#include "app/option_groups.h"
#include "match/start_text.h"
#include "table/screens.h"
#include "table/widgets.h"

namespace meadhall::table {
namespace {

Type heading() { return {Face::heading, 1.2F, tone.ink}; }
Type sentence() { return {Face::sans, 1.0F, tone.ink_soft}; }

float heading(Frame& frame, const Rect& room, std::string_view words) {
  const float high = frame.em(2.0F);
  frame.paint.text({room.x, room.y + high * 0.45F}, words, heading());
  return high;
}

}  // namespace

void NewMatchScreen::refresh(const app::App& app) {
  if (known_ && revision_ == app.revision()) return;
  known_ = true;
  revision_ = app.revision();
  const app::Draft& draft = app.draft();
  const GameInfo& info = draft.game->info;
  const std::string game(info.id);
  const text::Speaker speaker = app.speaker();
  presets_.clear();
  for (const std::string_view group : preset_groups(info)) {
    const std::string_view held = draft.preset(group);
    Row row{speaker.say(game + ".presets." + std::string(group)), {}};
    for (const Preset& preset : info.presets) {
      if (preset.group != group) continue;
      const std::string id(preset.id);
      row.values.push_back({speaker.say(game + ".preset." + id),
                            "preset " + std::string(group) + " " + id, held == preset.id});
    }
    if (held.empty()) row.values.push_back({speaker.say("app.preset_own"), "", true});
    presets_.push_back(std::move(row));
  }
  list_groups(app);
  seed_ = std::to_string(draft.seed);
  reconstructed_ = speaker.say(game + ".reconstructed");
}

// Each group with the options that matter as the others stand; none where all of them are idle.
void NewMatchScreen::list_groups(const app::App& app) {
  const app::Draft& draft = app.draft();
  const GameInfo& info = draft.game->info;
  const text::Speaker speaker = app.speaker();
  groups_.clear();
  for (const app::OptionGroup each : app::kOptionGroups) {
    Group group{speaker.say(app::heading_of(each)), speaker.say(app::sentence_of(each)), {}};
    for (std::size_t i = 0; i < info.options.size(); ++i) {
      const OptionSpec& spec = info.options[i];
      if (app::group_of(spec.id) != each || !app::matters(draft, spec.id)) continue;
      const std::string id = std::string(info.id) + ".option." + std::string(spec.id);
      Option option{static_cast<std::uint32_t>(i), speaker.say(id), {}};
      for (std::size_t value = 0; value < spec.values.size(); ++value) {
        const std::string name(spec.values[value]);
        option.values.push_back({speaker.say(id + "." + name),
                                 "set " + std::string(spec.id) + " " + name,
                                 draft.options[i] == value});
      }
      group.options.push_back(std::move(option));
    }
    if (!group.options.empty()) groups_.push_back(std::move(group));
  }
}

float NewMatchScreen::draw_values(Frame& frame, std::string_view what, std::uint32_t which,
                                  Rect room, const std::vector<Value>& values) {
  const float high = control_height(frame);
  const float gap = frame.em(0.45F);
  float x = room.x;
  float y = room.y;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const ButtonSpec spec{.label = values[i].label,
                          .look = values[i].chosen ? Look::chosen : Look::paper,
                          .size = 0.98F};
    const float wide = std::min(room.w, button_width(frame, spec));
    if (x + wide > room.right() + 0.5F && x > room.x) {
      x = room.x;
      y += high + gap;
    }
    const TargetName name{what, which, static_cast<std::uint32_t>(i)};
    if (button(frame, name, {x, y, wide, high}, spec) && !values[i].command.empty()) {
      frame.order(values[i].command);
    }
    x += wide + gap;
  }
  return y + high - room.y;
}

float NewMatchScreen::draw_players(Frame& frame, Rect room) {
  Paint& paint = frame.paint;
  const app::Draft& draft = frame.app.draft();
  const GameInfo& info = draft.game->info;
  const float top = room.y;
  const float high = std::max(control_height(frame), paint.em(2.5F));
  room.cut_top(heading(frame, room, frame.words("app.field.players")));
  Rect counts = room.cut_top(high, paint.em(0.7F));
  for (int players = info.min_players; players <= info.max_players; ++players) {
    const std::string label = std::to_string(players);
    const bool chosen = static_cast<std::size_t>(players) == draft.seats.size();
    if (button(frame, {"players", static_cast<std::uint32_t>(players)},
               counts.cut_left(high * 1.25F, paint.em(0.45F)),
               {.label = label, .look = chosen ? Look::chosen : Look::paper, .size = 1.1F})) {
      frame.order("players " + label);
    }
  }
  // Under a finger the colours are as large as everything else, and take a row of their own.
  const bool two_rows = frame.view.touch || room.w < paint.em(24);
  for (std::size_t i = 0; i < draft.seats.size(); ++i) {
    const float rows = two_rows ? 2 * high + paint.em(0.2F) : high;
    draw_seat(frame, room.cut_top(rows, paint.em(two_rows ? 0.8F : 0.5F)), i, two_rows);
  }
  return room.y - top;
}

void NewMatchScreen::draw_seat(Frame& frame, Rect row, std::size_t seat_index, bool two_rows) {
  Paint& paint = frame.paint;
  const SeatInfo& seat = frame.app.draft().seats[seat_index];
  const auto number = static_cast<std::uint32_t>(seat_index + 1);
  const float high = two_rows ? (row.h - paint.em(0.2F)) / 2 : row.h;
  const Rect shield = row.cut_left(high, paint.em(0.4F));
  draw_shield(paint, {shield.center().x, row.y + high / 2}, high * 0.8F, seat.colour,
              static_cast<int>(number));

  // Six colours; the one taken by somebody else is exchanged with him.
  const float dot = two_rows ? std::min(std::max(high, 44.0F), row.w / 6) : paint.em(1.55F);
  Rect colours =
      two_rows ? row.cut_bottom(high, paint.em(0.2F)) : row.cut_right(dot * 6, paint.em(0.5F));
  for (std::uint32_t colour = 0; colour < kSeatColours; ++colour) {
    const Rect place = colours.cut_left(dot);
    const Contact contact = frame.targets.add({"colour", number, colour}, place, Role::control);
    const bool own = seat.colour == colour;
    const float radius = std::min(dot, paint.em(2.2F)) * (own ? 0.42F : 0.30F);
    if (own) paint.disc(place.center(), radius, tone.ink);
    paint.disc(place.center(), radius - (own ? 2.5F : 0), tone.seats[colour]);
    paint.ring(place.center(), radius, fade(tone.ink, 0.7F), 1);
    if (contact.pointed) paint.ring(place.center(), radius + 2, tone.action, 2);
    if (contact.focused) focus_ring(frame, place.inset(1), dot * 0.4F);
    if (contact.clicked) {
      frame.order("colour " + std::to_string(number) + " " + std::to_string(colour));
    }
  }
  field(frame, {"name", number}, row, seat.name, "name " + std::to_string(number));
}

float NewMatchScreen::draw_presets(Frame& frame, Rect room) {
  const float top = room.y;
  for (std::size_t i = 0; i < presets_.size(); ++i) {
    room.cut_top(heading(frame, room, presets_[i].heading));
    room.cut_top(
        draw_values(frame, "preset", static_cast<std::uint32_t>(i), room, presets_[i].values) +
        frame.em(0.7F));
  }
  return room.y - top;
}

float NewMatchScreen::draw_seed(Frame& frame, Rect room) {
  Paint& paint = frame.paint;
  const float top = room.y;
  room.cut_top(heading(frame, room, frame.words("ui.seed")));
  room.cut_top(paint.paragraph(room, frame.words("ui.seed_hint"), sentence()) + paint.em(0.3F));
  Rect row = room.cut_top(control_height(frame), paint.em(0.6F));
  row.w = std::min(row.w, paint.em(14));
  field(frame, {"seed"}, row, seed_, "seed");
  return room.y - top;
}

float NewMatchScreen::draw_options(Frame& frame, Rect room) {
  Paint& paint = frame.paint;
  const float top = room.y;
  for (const Group& group : groups_) {
    if (room.y > top) room.cut_top(paint.em(0.5F));
    room.cut_top(heading(frame, room, group.heading));
    room.cut_top(paint.paragraph({room.x, room.y, room.w, 9999}, group.sentence, sentence()) +
                 paint.em(0.6F));
    for (const Option& option : group.options) {
      paint.line({room.x, room.y}, {room.right(), room.y}, tone.paper_line);
      room.cut_top(paint.em(0.5F));
      room.cut_top(paint.paragraph({room.x, room.y, room.w, 9999}, option.sentence, sentence()) +
                   paint.em(0.35F));
      room.cut_top(draw_values(frame, "option", option.which, room, option.values) +
                   paint.em(0.7F));
    }
  }
  return room.y - top;
}

float NewMatchScreen::draw_reconstructed(Frame& frame, Rect room) {
  Paint& paint = frame.paint;
  const float words = paint.paragraph_height(room.w - paint.em(1.6F), reconstructed_, sentence());
  const Rect note{room.x, room.y, room.w, words + paint.em(2.9F)};
  paint.fill(note, tone.paper_row, paint.em(0.4F));
  paint.fill({note.x, note.y + 4, 4, note.h - 8}, tone.action, 2);
  paint.text({note.x + paint.em(0.9F), note.y + paint.em(1.1F)}, frame.words("app.reconstructed"),
             {Face::bold, 1.0F, tone.ink});
  paint.paragraph(
      {note.x + paint.em(0.9F), note.y + paint.em(2.0F), note.w - paint.em(1.6F), words + 4},
      reconstructed_, sentence());
  return note.h;
}

void NewMatchScreen::draw(Frame& frame) {
  refresh(frame.app);
  Paint& paint = frame.paint;
  draw_sea(frame);
  Rect screen = frame.screen();
  const bool narrow = screen.w < paint.em(50);

  // The bar above, the way to the table below, the choices between them.
  const Point after = draw_bar(frame, screen, narrow, frame.words("vikings.name"), Role::control);
  paint.text({after.x + paint.em(0.8F), after.y}, frame.words("app.new_title"),
             {Face::sans, 1.1F, tone.on_wood_soft});

  screen = screen.inset(std::max(paint.em(narrow ? 0.5F : 1.6F), (screen.w - paint.em(76)) / 2),
                        paint.em(narrow ? 0.5F : 1.1F));
  const float begin_height = std::max(paint.em(2.9F), 46.0F);
  const Rect foot = screen.cut_bottom(begin_height, paint.em(0.7F));
  const ButtonSpec begin{
      .label = frame.words("app.begin"), .look = Look::action, .role = Role::choice, .size = 1.25F};
  const float wide = narrow ? foot.w : paint.em(16);
  if (button(frame, {"begin"}, {foot.right() - wide, foot.y, wide, foot.h}, begin))
    frame.order("begin");

  const auto column = [&](std::string_view what, const Rect& area, float& height, auto content) {
    paint.parchment(area);
    const Rect room = area.inset(paint.em(1.1F), paint.em(0.9F));
    const Point shift = frame.targets.begin_scroll({what}, room.inset(-3), {room.w, height + 6});
    {
      const Clip clipped(paint, room.inset(-4));
      height = content(Rect{room.x, room.y - shift.y, room.w, 9999});
    }
    frame.targets.end_scroll();
    if (height > room.h + 8) {
      const float share = room.h / height;
      const float at = shift.y / height;
      paint.fill({area.right() - 8, room.y + room.h * at, 4, room.h * share},
                 fade(tone.parchment_edge, 0.75F), 2);
    }
  };
  const auto people = [&](Rect room) {
    const float top = room.y;
    room.cut_top(draw_players(frame, room) + paint.em(0.8F));
    room.cut_top(draw_presets(frame, room) + paint.em(0.4F));
    room.cut_top(draw_seed(frame, room) + paint.em(0.6F));
    room.cut_top(draw_reconstructed(frame, room));
    return room.y - top;
  };
  if (narrow) {
    column("new-match", screen, left_height_, [&](Rect room) {
      const float top = room.y;
      room.cut_top(people(room) + paint.em(0.6F));
      room.cut_top(draw_options(frame, room));
      return room.y - top;
    });
    return;
  }
  column("people", screen.cut_left(screen.w * 0.42F, paint.em(1.2F)), left_height_, people);
  column("options", screen, right_height_, [&](Rect room) { return draw_options(frame, room); });
}

}  // namespace meadhall::table
