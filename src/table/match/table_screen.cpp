#include "table/match/table_screen.h"

#include <imgui.h>

#include <algorithm>
#include <utility>

#include "table/match/hand_over.h"

namespace meadhall::table::match {
namespace {

// Escape closes what lies over the table; pressed again at once it must not take back a move too.
constexpr double kEscapePause = 0.8;  // seconds

constexpr MotionHooks kNoMotion{};
constexpr ScoringHooks kNoScoring{};
constexpr EndHooks kNoEnd{};

template <class Hooks>
const Hooks& or_else(const Hooks* given, const Hooks& none) {
  return given != nullptr ? *given : none;
}

// Whose boards are to be seen while nobody is asked.
Seat leader(const Stage& stage, const TableHooks& hooks) {
  if (hooks.seats == nullptr || hooks.seats->leads == nullptr) return seat_at(0);
  for (std::size_t i = 0; i < stage.players; ++i) {
    if (hooks.seats->leads(stage, seat_at(i))) return seat_at(i);
  }
  return seat_at(0);
}

}  // namespace

TableScreen::TableScreen(const TableHooks& hooks)
    : hooks_(hooks),
      motion_hooks_(or_else(hooks.motion, kNoMotion)),
      scoring_hooks_(or_else(hooks.scoring, kNoScoring)),
      motion_(motion_hooks_.owned),
      panels_{.opinion = {}, .log = {}, .sheets = Sheets(hooks.sheets)},
      end_(or_else(hooks.end, kNoEnd)),
      chrome_(hooks.keys) {}

void TableScreen::draw(Stage& stage) {
  Frame& frame = stage.frame;
  const app::App& app = frame.app;
  take_in(stage);
  if (hooks_.scoring != nullptr) scoring_.update(app);
  hurry(stage);
  move_pieces(stage);
  const bool hands_over = app.handing_over();
  if (hands_over && !tells(stage)) {
    motion_.finish();
    return draw_hand_over(frame);
  }
  const Event* told = scoring_.told(frame.view.now);
  if (told != nullptr && scoring_hooks_.mark != nullptr) scoring_hooks_.mark(stage, *told);
  panels_.opinion.update(app);
  panels_.opinion.mark(stage);
  if (app.pending() && hooks_.show_pending != nullptr) hooks_.show_pending(stage, *app.pending());
  stage.telling = scoring_.open();
  stage.quiet = hands_over || covers(stage);
  choose_seat(stage);

  draw_parts(stage);
  draw_flight(stage);
  if (stage.wants_opinion) panels_.opinion.ask(frame);
  // A replay goes on, and can be walked through, while a scoring is told.
  const bool above = app.replaying() && scoring_.open();
  if (!above) chrome_.draw_foot(frame);
  if (!hands_over) {
    read_keys(stage);
    if (chrome_.takes_undo()) undo(stage);
  }
  draw_overlays(stage);
  if (above) chrome_.draw_foot(frame, scoring_.stepped());
  draw_explanation(stage);
  frame.app.ask_bots(hooks_.holds_bots == nullptr || !hooks_.holds_bots(stage));
  frame.telling = scoring_.open();
  // Whoever holds the device only looks on: a press anywhere ends what is told.
  if (hands_over && !scoring_.open()) {
    frame.targets.begin_modal();
    frame.targets.add({"told"}, frame.screen(), Role::floor);
  }
  const bool covered = covers(stage);
  if (covered_ && !covered) uncovered_when_ = frame.view.now;
  covered_ = covered;
  frame.animating = frame.animating || motion_.moving() || motion_hooks_.moves(stage) ||
                    scoring_.animating(frame.view.now);
}

// What the app shows now.
void TableScreen::take_in(Stage& stage) {
  const app::App& app = stage.frame.app;
  const bool changed = revision_.due(app);
  stage.fresh = deed_.due(app);
  if (changed || stage.fresh) refresh(decision_, app, hooks_.decision);
  stage.players = app.match().start().seats.size();
  stage.actor = decision_.actor;
  stage.bots = decision_.bots;
  stage.at_once = decision_.lesson.open;
  if (changed || stage.fresh) hooks_.refresh(stage);
  if (!stage.fresh) return;
  position_ = app.match().game().hash(decision_.shown);
  chosen_seat_.reset();  // every new decision shows the boards it is about
  if (stage.actor) end_closed_ = false;
  // Who walks through the match keeps their place.
  if (app.replaying()) return;
  panels_.sheets.choose(0);
  stage.frame.targets.forget();
}

// Whose boards are the large ones. A person among bots keeps their own in sight while bots move.
void TableScreen::choose_seat(Stage& stage) {
  const Frame& frame = stage.frame;
  const bool alone =
      frame.app.persons() == 1 && !frame.app.replaying() && !frame.app.match().over();
  const std::optional<Seat> about = alone                   ? std::optional(frame.app.viewer())
                                    : frame.app.replaying() ? decision_.mover
                                                            : decision_.actor;
  if (chosen_seat_ && about != chosen_seat_) stage.back_to = about;
  stage.shown = chosen_seat_ ? *chosen_seat_ : about ? *about : leader(stage, hooks_);
  if (const auto told = scoring_.about(frame.view.now)) stage.shown = *told;
  if (const auto moving = motion_.about(); moving && !alone) stage.shown = *moving;
  if (index(stage.shown) >= stage.players) stage.shown = seat_at(0);
  if (shown_ == stage.shown) return;
  stage.fresh = true;
  shown_ = stage.shown;
  // Another board is met at its beginning, or where its answers are.
  if (hooks_.board.empty()) return;
  frame.targets.scroll_to({hooks_.board, shown_}, {});
}

// What the latest deed moved sets out, what is under way goes on.
void TableScreen::move_pieces(Stage& stage) {
  const Frame& frame = stage.frame;
  const std::span<const Event> deed = frame.app.fresh_events();
  const bool by_bot = !frame.app.replaying() && decision_.mover &&
                      frame.app.match().start().seats[index(*decision_.mover)].bot != 0;
  const AnimationFrame now{.deeds = frame.app.deeds(),
                           .played = !deed.empty(),
                           .position = position_,
                           .scoring = scoring_.open(),
                           .now = frame.view.now,
                           .still = frame.still() || (by_bot && frame.app.bots_skip()),
                           .pace = frame.pace() * (by_bot ? frame.app.settings().bot_pace() : 1)};
  if (motion_.stops(now)) motion_hooks_.finish(stage);
  motion_.update(now, [&] {
    if (motion_hooks_.send != nullptr) motion_hooks_.send(stage, deed, now);
  });
  motion_hooks_.update(stage, now);
  stage.frame.revealing = !frame.app.replaying() && motion_hooks_.reveals(stage);
  scoring_.go_on(stage, std::max(motion_.ends(), motion_hooks_.ends(stage)), scoring_hooks_);
}

// True if what the latest deed did is still told, in the open: the device goes on only then.
bool TableScreen::tells(const Stage& stage) const {
  return scoring_.open() || motion_hooks_.ends(stage) > stage.frame.view.now;
}

// Who acts does not wait for what moves: it is done at once, and what was clicked on counts.
void TableScreen::hurry(Stage& stage) {
  if (stage.frame.still() || !(motion_.moving() || motion_hooks_.ends(stage) > 0)) return;
  const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, false); };
  if (ImGui::IsMouseClicked(ImGuiMouseButton_Left) || pressed(ImGuiKey_Enter) ||
      pressed(ImGuiKey_KeypadEnter) || pressed(ImGuiKey_Space)) {
    motion_.finish();
    motion_hooks_.finish(stage);
  }
}

// The bar and all below it; what is wished for there.
void TableScreen::draw_parts(Stage& stage) {
  Frame& frame = stage.frame;
  Rect room = frame.screen();
  chrome_.take_room(frame, room);
  const TableLayout layout = layout_of(frame, room);
  // Who turns their screen meets the question, whatever lay in its place before.
  if (std::exchange(layout_, layout) != layout) panels_.sheets.choose(0);
  lay_out(stage, layout);
  const float bar = Chrome::bar_height(frame, layout == TableLayout::wide);
  draw_bar(stage, room.cut_top(bar), room.w >= frame.em(44));
  if (hooks_.layout != nullptr) {
    hooks_.layout(stage, panels_, room, layout);
  } else {
    standard_.draw(stage, panels_, room, hooks_);
  }
  if (stage.chosen) chosen_seat_ = stage.chosen;
  if (stage.wants_log) chrome_.open_log();
  if (stage.swept == 0) return;
  const int players = static_cast<int>(stage.players);
  const int next = static_cast<int>(index(stage.shown)) + stage.swept + players;
  chosen_seat_ = seat_at(static_cast<std::size_t>(next % players));
  frame.animating = true;
}

void TableScreen::draw_bar(Stage& stage, const Rect& area, bool roomy) {
  const Rect room = chrome_.draw_bar(stage.frame, area, roomy, hooks_.undo_steps_back);
  if (hooks_.draw_bar != nullptr) return hooks_.draw_bar(stage, room, roomy);
  stage.frame.paint.text_within({room.x, room.center().y}, room.w, decision_.where,
                                {Face::bold, 1.02F, current_palette.on_wood});
}

// Escape peels off one layer: the notebook; what is carried; a look back, which leads to the
// present and takes nothing back; another seat's boards, another sheet, then a step of one's own
// turn.
void TableScreen::step_back(Stage& stage) {
  Frame& frame = stage.frame;
  if (frame.view.now - uncovered_when_ < kEscapePause) return;
  if (frame.app.notebook_open()) return frame.order("notebook");
  if (frame.app.replaying()) return frame.order("replay live");
  frame.animating = true;
  if (frame.targets.put_down()) return;
  if (panels_.opinion.open()) return panels_.opinion.close(frame);
  if (hooks_.step_back != nullptr && hooks_.step_back(stage)) return;
  if (chosen_seat_ && chosen_seat_ != decision_.actor) {
    chosen_seat_.reset();
  } else if (!panels_.sheets.step_back(stage) && decision_.mid_turn &&
             frame.app.match().can_undo()) {
    frame.order("undo");
  }
}

void TableScreen::look_up(Stage& stage) {
  std::string command = hooks_.looked_up != nullptr ? hooks_.looked_up(stage) : std::string();
  if (!command.empty()) return stage.frame.order(std::move(command));
  chrome_.open_keys();
  stage.frame.animating = true;
}

// What is in the hand goes first; also what was collected on the way to an answer, where the table
// says so.
void TableScreen::undo(Stage& stage) {
  const bool drops = hooks_.undo_steps_back || stage.frame.targets.in_hand();
  if (drops && hooks_.step_back != nullptr && hooks_.step_back(stage)) return;
  stage.frame.order("undo");
}

void TableScreen::read_keys(Stage& stage) {
  const Chrome::Keys keys = chrome_.read_keys(stage.frame, scoring_.open());
  if (!keys.own) return;
  if (keys.hint) panels_.opinion.ask(stage.frame);
  if (keys.escape) step_back(stage);
  if (keys.asks) look_up(stage);
  if (hooks_.takes_digits != nullptr && hooks_.takes_digits(stage)) return;
  for (std::size_t i = 0; i < stage.players; ++i) {
    if (ImGui::IsKeyPressed(static_cast<ImGuiKey>(ImGuiKey_1 + static_cast<int>(i)), false)) {
      chosen_seat_ = seat_at(i);
    }
  }
}

// True if anything lies over the table.
bool TableScreen::covers(const Stage& stage) const {
  return scoring_.open() || chrome_.covers() || shows_end(stage);
}

// In a replay the end is a moment like others. What moves in place is seen first.
bool TableScreen::shows_end(const Stage& stage) const {
  return hooks_.end != nullptr && !decision_.actor && !end_closed_ &&
         !stage.frame.app.replaying() && motion_hooks_.ends(stage) <= stage.frame.view.now;
}

}  // namespace meadhall::table::match
