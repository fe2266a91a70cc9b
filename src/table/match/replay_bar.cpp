#include "table/match/replay_bar.h"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "app/session/deeds.h"
#include "core/later.h"
#include "table/kit/widgets.h"

namespace meadhall::table::match {
namespace {

constexpr double kSecondsAStep = 1.3;   // at the usual speed
constexpr double kSecondsALine = 0.85;  // more for each line of a scoring, which is told one by one
constexpr TargetName kSlider{"scrub"};

bool is_flat(const Frame& frame) { return is_flat(frame, frame.screen()); }
bool is_narrow(const Frame& frame) { return frame.view.width < frame.em(44) && !is_flat(frame); }
// What the way on from here is called: a narrow screen has room for less.
std::string_view play_on(const Frame& frame) {
  return is_narrow(frame) ? "replay.play_on" : "app.play_on";
}
bool is_one_row(const Frame& frame) { return is_flat(frame) || frame.view.width >= frame.em(72); }

struct Walk {
  std::string_view name;
  std::string_view command;
  std::string_view told;
  Icon icon;
  bool back;
};
// From left to right; play stands in the middle.
constexpr std::array<Walk, 6> kWalks = {
    {{"replay-start", "replay start", "app.replay_start", Icon::to_start, true},
     {"turn-back", "turn -1", "app.turn_back", Icon::turn_back, true},
     {"step-back", "step -1", "app.step_back", Icon::step_back, true},
     {"step-on", "step 1", "app.step_on", Icon::step_on, false},
     {"turn-on", "turn 1", "app.turn_on", Icon::turn_on, false},
     {"replay-end", "replay end", "app.replay_end", Icon::to_end, false}}};

}  // namespace

void ReplayBar::refresh(const app::App& app) {
  const bool stale = said_in_.stale(app);
  if (!deed_.due(app) && !stale) return;
  timeline_.reset();
  due_known_ = false;
  if (app.lesson() || (!app.replaying() && !app.match().can_redo())) return;
  const Match& match = app.match();
  timeline_.emplace(match);
  const auto moves = static_cast<int>(timeline_->moves());
  const auto now = static_cast<int>(timeline_->now());
  moment_ = app.say(Message("replay.moment")
                        .with("move", now)
                        .with("moves", moves)
                        .with("round", match.game().round_of(match.position())));
}

float ReplayBar::height(Frame& frame) {
  refresh(frame.app);
  if (!frame.app.replaying()) in_replay_ = false;
  if (!timeline_ || !frame.app.replaying()) return 0;
  const float row = control_height(frame);
  const float gap = frame.em(0.35F);
  if (is_one_row(frame)) return std::max(row, frame.em(is_flat(frame) ? 2.6F : 3.3F)) + 2 * gap;
  return 2 * std::max(row, frame.em(2.6F)) + 3 * gap;
}

int ReplayBar::taken_back(const app::App& app) const {
  return timeline_ && !app.replaying() ? static_cast<int>(app.match().deeds_undone()) : 0;
}

void ReplayBar::draw(Frame& frame, const Rect& area, bool waits) {
  static constinit Later<void(ReplayBar&, Frame&, const Rect&, bool)> kLaterBar =
      [](ReplayBar& bar, Frame& shown, const Rect& room, bool stays) {
        bar.draw_bar(shown, room, stays);
      };
  if (!timeline_ || !frame.app.replaying() || !frame.app.later_part_came()) return;
  kLaterBar(*this, frame, area, waits);
}

void ReplayBar::draw_bar(Frame& frame, const Rect& area, bool waits) {
  Paint& paint = frame.paint;
  frame.targets.add({"replay-ground"}, area, Role::floor);
  paint.wood(area, 0);
  paint.fill({area.x, area.y, area.w, 2}, current_palette.highlight);
  const float gap = paint.em(0.35F);
  Rect room = area.inset(paint.em(is_narrow(frame) || is_flat(frame) ? 0.4F : 1.0F), gap);
  const bool entered = !std::exchange(in_replay_, true);
  // The arrows walk through the match as soon as it is looked back on.
  if (entered) frame.targets.focus(kSlider.id());
  if (!waits) go_on_by_itself(frame);

  if (is_one_row(frame)) {
    const bool flat = is_flat(frame);
    draw_buttons(frame, room, flat);
    room.cut_left(gap);
    const float ends = draw_ends(frame, room, true, false);
    const bool labels = room.w - ends > paint.em(flat ? 12 : 18);
    Rect right = room.cut_right(draw_ends(frame, room, labels, false), paint.em(0.8F));
    draw_ends(frame, right, labels, true);
    draw_slider(frame, room);
    return;
  }
  if (is_narrow(frame)) {
    Rect top = room.cut_top((room.h - gap) / 2, gap);
    draw_ends(frame, top.cut_right(draw_ends(frame, top, false, false), gap), false, true);
    draw_slider(frame, top);
    draw_buttons(frame, room, true);
    return;
  }
  draw_slider(frame, room.cut_top((room.h - gap) / 2, gap));
  const bool labels = draw_ends(frame, room, true, false) < room.w - paint.em(24);
  const float ends = draw_ends(frame, room, labels, false);
  draw_ends(frame, room.cut_right(ends, gap), labels, true);
  draw_buttons(frame, room, false);
}

// What a scoring tells line by line is given the time to be read.
void ReplayBar::go_on_by_itself(Frame& frame) {
  const app::Replay& replay = frame.app.replay();
  if (!replay.playing) return;
  frame.animating = true;
  if (!due_known_) {
    due_known_ = true;
    double seconds = kSecondsAStep;
    for (const Event& event : frame.app.fresh_events()) {
      if (event.kind == Event::Kind::score) seconds += kSecondsALine;
    }
    due_ = frame.view.now + seconds * 4 / replay.quarters;
  }
  if (frame.view.now >= due_ && frame.commands.empty() && !dragging_) frame.order("replay next");
}

void ReplayBar::draw_buttons(Frame& frame, Rect& room, bool few) {
  const app::Replay& replay = frame.app.replay();
  const bool narrow = is_narrow(frame);
  const float gap = frame.em(narrow ? 0.25F : 0.3F);
  const float high = std::min(room.h, std::max(control_height(frame), frame.em(2.6F)));
  const std::size_t first = few ? 1 : 0;
  const std::size_t last = few ? 4 : 5;
  // On a phone they share the whole row with the speed, and with the link.
  const auto count = static_cast<float>(last - first + 2 + (narrow ? 2 : 0));
  const float wide = narrow ? (room.w - gap * (count - 1)) / count : std::max(high, frame.em(2.6F));
  const auto place = [&] {
    const Rect cut = room.cut_left(wide, gap);
    return around(cut.center(), cut.w, high);
  };
  for (std::size_t i = first; i <= last; ++i) {
    if (i == 3) {
      const ButtonSpec play{.label = "",
                            .look = Look::action,
                            .icon = replay.playing ? Icon::pause : Icon::play,
                            .role = Role::choice,
                            .size = 1.15F,
                            .tip = frame.words(replay.playing ? "replay.pause" : "replay.play")};
      order_button(frame, {"replay-play"}, place(), play,
                   replay.playing ? "replay pause" : "replay play");
    }
    const Walk& walk = kWalks[i];
    const ButtonSpec spec{.label = "",
                          .look = Look::wood,
                          .icon = walk.icon,
                          .enabled = walk.back ? timeline_->now() > 0 : !timeline_->latest(),
                          .role = Role::choice,
                          .tip = frame.words(walk.told)};
    order_button(frame, {walk.name}, place(), spec, walk.command);
  }
  draw_speed(frame, place());
  if (narrow) {
    const ButtonSpec link{
        .label = "", .look = Look::wood, .icon = Icon::link, .tip = frame.words("app.link_moment")};
    order_button(frame, {"link-moment"}, place(), link, "link");
  }
}

void ReplayBar::draw_speed(Frame& frame, const Rect& area) {
  const int quarters = frame.app.replay().quarters;
  const std::string_view label = quarters == 2   ? "½×"
                                 : quarters == 4 ? "1×"
                                 : quarters == 8 ? "2×"
                                                 : "4×";
  const ButtonSpec spec{.label = label, .look = Look::wood, .tip = frame.words("replay.speed")};
  if (!button(frame, {"replay-speed"}, area, spec)) return;
  frame.order(quarters == 2   ? "replay speed 1"
              : quarters == 4 ? "replay speed 2"
              : quarters == 8 ? "replay speed 4"
                              : "replay speed 0.5");
}

// The ways out: the other line played from here, the link, back to the present, on from here.
// Returns how much room they take; draws them at the right end if `draws`.
float ReplayBar::draw_ends(Frame& frame, Rect room, bool labels, bool draws) {
  struct End {
    std::string_view name;
    std::string_view command;
    std::string_view id;
    Icon icon;
    Look look;
    bool shown;
    bool label;
  };
  const bool narrow = is_narrow(frame);
  const bool forks =
      std::ranges::find(timeline_->forks(), timeline_->now()) != timeline_->forks().end();
  const std::array<End, 4> all = {
      {{"play-on", "play on", play_on(frame), Icon::check, Look::action, true, true},
       {"replay-live", "replay live", "app.replay_live", Icon::to_end, Look::paper, true, labels},
       {"link-moment", "link", "app.link_moment", Icon::link, Look::wood, !narrow, false},
       {"variation", "variation", "app.variation", Icon::take_back, Look::wood, forks, false}}};
  const float gap = frame.em(0.4F);
  const float high = std::min(room.h, control_height(frame));
  float used = 0;
  for (const End& end : all) {
    if (!end.shown) continue;
    const std::string_view words = frame.words(end.id);
    const ButtonSpec spec{.label = end.label ? words : std::string_view(),
                          .look = end.look,
                          .icon = end.label ? std::optional<Icon>() : end.icon,
                          .role = end.look == Look::wood ? Role::control : Role::choice,
                          .tip = end.label ? std::string_view() : words};
    const float wide =
        std::min(end.label ? button_width(frame, spec) : std::max(high, frame.em(2.6F)), room.w);
    used += wide + gap;
    if (!draws) continue;
    const Rect place = room.cut_right(wide, gap);
    order_button(frame, {end.name}, around(place.center(), place.w, high), spec, end.command);
  }
  return used - gap;
}

void ReplayBar::draw_slider(Frame& frame, const Rect& area) {
  Paint& paint = frame.paint;
  const Contact contact = frame.targets.add(kSlider, area, Role::choice);
  frame.targets.keep_sideways(kSlider.id());
  const float inset = paint.em(0.55F);
  const Rect track{area.x + inset, area.y + area.h * 0.4F, area.w - 2 * inset, area.h * 0.6F};
  const auto moves = static_cast<float>(timeline_->moves());

  const bool hand = !frame.targets.keys();
  dragging_ = (dragging_ || (contact.held && hand)) && ImGui::GetIO().MouseDown[0];
  if (dragging_ || (contact.clicked && hand)) {
    frame.animating = true;
    const float along = std::clamp((frame.targets.mouse().x - track.x) / track.w, 0.0F, 1.0F);
    auto moment = static_cast<std::size_t>(std::lround(along * moves));
    // Where rounds begin it holds a little, so that they are met.
    for (const std::size_t round : timeline_->rounds()) {
      const float at = static_cast<float>(round) / std::max(moves, 1.0F);
      if (std::abs(along - at) * track.w < 4) moment = round;
    }
    if (moment != timeline_->now()) frame.order("replay move " + std::to_string(moment));
  } else if (contact.clicked) {
    frame.order(frame.app.replay().playing ? "replay pause" : "replay play");
  }

  const Type label{Face::bold, area.h < paint.em(2.7F) ? 0.92F : 1.0F, current_palette.on_wood};
  const float y = area.y + area.h * 0.2F;
  const float used = paint.text_within({track.x, y}, track.w, moment_, label);
  const std::string& past = frame.words("replay.past");
  const Type soft{Face::sans, label.size * 0.94F, current_palette.on_wood_soft};
  if (paint.width(past, soft) + used + paint.em(1) < track.w) {
    paint.text({track.right(), y}, past, soft, Align::right);
  }
  draw_track(frame, track, contact.pointed || dragging_);
  if (contact.focused) focus_ring(frame, area.inset(2), paint.em(0.4F));
}

void ReplayBar::draw_track(Frame& frame, const Rect& track, bool pointed) const {
  Paint& paint = frame.paint;
  const auto moves = static_cast<float>(std::max<std::size_t>(timeline_->moves(), 1));
  const auto x_of = [&](std::size_t moment) {
    return track.x + track.w * static_cast<float>(moment) / moves;
  };
  const float radius = std::max(paint.em(0.5F), 7.0F);
  const float y = track.bottom() - radius - 1;
  const float thick = std::max(paint.em(0.3F), 4.0F);
  const float now = x_of(timeline_->now());
  // What is still to come is hollow, with an edge that is seen on any wood.
  const Rect whole{track.x, y - thick / 2, track.w, thick};
  paint.fill(whole, current_palette.wood_dark, thick / 2);
  paint.outline(whole.inset(-0.5F * current_palette.edge), current_palette.on_wood_soft,
                current_palette.edge, thick / 2);
  paint.fill({track.x, y - thick / 2, now - track.x, thick}, current_palette.gold_edge, thick / 2);
  std::size_t number = 0;
  float written = -1e6F;  // where the last number ends
  for (const std::size_t round : timeline_->rounds()) {
    ++number;
    const float x = x_of(round);
    const Colour ink =
        round <= timeline_->now() ? current_palette.on_wood : current_palette.on_wood_soft;
    paint.line({x, y - paint.em(0.65F)}, {x, y + paint.em(0.35F)}, ink, 2);
    // Above the track, unless the knob or another number is there.
    const float at = x + paint.em(0.3F);
    const float wide = paint.em(0.5F);
    const bool covered = at + wide > now - radius && at < now + radius;
    if (covered || at < written || track.h < paint.em(1.5F)) continue;
    paint.number({at, y - paint.em(0.72F)}, static_cast<int>(number), {Face::bold, 0.85F, ink});
    written = at + wide;
  }
  // Where another line was tried.
  for (const std::size_t fork : timeline_->forks()) {
    const float size = paint.em(0.28F);
    const Point at{x_of(fork), y};
    paint.list().AddQuadFilled({at.x, at.y - size}, {at.x + size, at.y}, {at.x, at.y + size},
                               {at.x - size, at.y}, current_palette.highlight);
  }
  paint.disc({now, y}, radius, current_palette.wood_dark);
  paint.disc({now, y}, radius - 1.5F,
             pointed ? current_palette.highlight : current_palette.on_wood);
}

void ReplayBar::read_keys(Frame& frame) {
  const ImGuiIO& io = ImGui::GetIO();
  if (!frame.app.replaying() || io.KeyCtrl || io.KeySuper || io.KeyAlt) return;
  const auto pressed = [](ImGuiKey key, bool repeats = true) {
    return ImGui::IsKeyPressed(key, repeats);
  };
  const bool back = timeline_ && timeline_->now() > 0;
  const bool on = timeline_ && !timeline_->latest();
  const bool at_slider = frame.targets.focused() == kSlider.id();
  const std::string_view walk = io.KeyShift ? "turn " : "step ";
  const auto order = [&](std::string_view word, std::string_view by) {
    frame.order(std::string(word) + std::string(by));
  };
  if (at_slider && pressed(ImGuiKey_LeftArrow) && back) order(walk, "-1");
  if (at_slider && pressed(ImGuiKey_RightArrow) && on) order(walk, "1");
  if (pressed(ImGuiKey_PageUp) && back) order("round ", "-1");
  if (pressed(ImGuiKey_PageDown) && on) order("round ", "1");
  if (pressed(ImGuiKey_Home, false) && back) order("replay ", "start");
  if (pressed(ImGuiKey_End, false) && on) order("replay ", "end");
  if (pressed(ImGuiKey_P, false)) {
    order("replay ", frame.app.replay().playing ? "pause" : "play");
  }
}

void MomentCard::refresh(Frame& frame) {
  const app::App& app = frame.app;
  const std::string_view button = play_on(frame);
  if (!done_.due(app, button)) return;
  told_.clear();
  hint_ = app.say(Message("replay.hint").with("button", app.say(button)));
  const Match& match = app.match();
  title_ = app.say("app.replay");
  const app::Timeline timeline(match);
  decides_ahead_ = timeline.lies_ahead(timeline.own_decisions(match));
  scores_ahead_ = timeline.lies_ahead(timeline.scorings(match));
  if (match.current() == Match::kStart) {
    told_.push_back(app.say("replay.begins"));
    return;
  }
  for (const Event& event : app::events_told(match, match.current(), true)) {
    if (event.kind != Event::Kind::score) told_.push_back(app.say(event.message));
  }
}

float MomentCard::height(Frame& frame, float width) {
  refresh(frame);
  const Type body{Face::bold, 1.0F, current_palette.ink};
  float high = frame.em(3.0F) + frame.paint.line_height({Face::sans, 0.95F, 0});
  for (const std::string& line : told_) {
    high += frame.paint.paragraph_height(width - frame.em(1.8F), line, body);
  }
  return high + draw_jumps(frame, {0, 0, width - frame.em(1.8F), 0}, false);
}

// To where the player decides next, and to the next scoring. Returns how much height they take;
// draws them if `draws`.
float MomentCard::draw_jumps(Frame& frame, Rect room, bool draws) {
  std::vector<CommandButton> jumps;
  const auto add = [&](std::string_view name, std::string_view command, std::string_view id) {
    jumps.push_back(
        {{name}, std::string(command), {.label = frame.words(id), .role = Role::choice}});
  };
  if (decides_ahead_) add("decision-on", "decision 1", "app.decision_on");
  if (scores_ahead_) add("scoring-on", "scoring 1", "app.scoring_on");
  // On a low screen the card leaves the offer in sight.
  if (jumps.empty() || is_flat(frame)) return 0;
  room.cut_top(frame.em(0.4F));
  const float used = flow_commands(frame, room, jumps, draws);
  return used + frame.em(0.4F);
}

void MomentCard::draw(Frame& frame, Rect room) {
  refresh(frame);
  Paint& paint = frame.paint;
  const Rect head = room.cut_top(paint.em(1.6F), paint.em(0.15F));
  draw_icon(paint, Icon::replay, {head.x + paint.em(0.6F), head.center().y}, paint.em(1.15F),
            current_palette.ink_soft);
  paint.text_within({head.x + paint.em(1.6F), head.center().y}, head.w - paint.em(1.6F), title_,
                    {Face::heading, 1.12F, current_palette.ink});
  const Type soft{Face::sans, 0.95F, current_palette.ink_soft};
  const float jumps = draw_jumps(frame, {0, 0, room.w, 0}, false);
  if (jumps > 0) draw_jumps(frame, room.cut_bottom(jumps), true);
  bool first = true;
  for (const std::string& line : told_) {
    const Type type{first ? Face::bold : Face::sans, 1.0F,
                    first ? current_palette.ink : current_palette.ink_soft};
    first = false;
    room.cut_top(paint.paragraph(room, line, type) + paint.em(0.1F));
  }
  room.cut_top(paint.em(0.15F));
  if (paint.paragraph_height(room.w, hint_, soft) <= room.h + 1) paint.paragraph(room, hint_, soft);
}

}  // namespace meadhall::table::match
