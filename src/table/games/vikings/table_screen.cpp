#include "table/games/vikings/table_screen.h"

#include <imgui.h>

#include <algorithm>
#include <cfloat>

#include "table/games/vikings/homeland_view.h"
#include "table/kit/widgets.h"

namespace meadhall::table::vikings_table {

using vikings::State;

namespace {

// Escape closes what lies over the table; pressed again at once it must not take back a move too.
constexpr double kEscapePause = 0.8;  // seconds

}  // namespace

void VikingsTable::draw(Frame& frame) {
  const app::App& app = frame.app;
  const bool changed = model_.state == nullptr || deeds_ != app.deeds();
  refresh(model_, app);
  const State& state = *model_.state;
  if (changed) {
    deeds_ = app.deeds();
    position_ = app.match().game().hash(app.shown());
    chosen_seat_.reset();  // every new decision shows the homeland it is about
    if (model_.actor) end_closed_ = false;
    focus_ = {};
    // Who walks through the match keeps their place.
    if (!app.replaying()) {
      layouts_.show_question();
      frame.targets.forget();
    }
  }
  scoring_.update(app);
  hurry(frame);
  move_pieces(frame);

  Scene scene{{.frame = frame,
               .players = state.player_count,
               .actor = model_.actor,
               .bots = model_.bots,
               .at_once = model_.lesson.open},
              model_,
              state,
              motion_,
              wheel_,
              lying_.lying(),
              what_if_};
  scene.marks = scoring_.marks(state, frame.view.now);
  scene.focus = focus_;
  layouts_.opinion().update(app);
  layouts_.opinion().mark(scene);
  if (app.pending()) point_at_pending(scene);
  scene.telling = scoring_.open();
  scene.quiet = scoring_.open() || chrome_.covers() || shows_end(app);
  const std::optional<Seat> about = app.replaying() ? model_.mover : model_.actor;
  scene.shown = chosen_seat_.value_or(about.value_or(state.start_player));
  if (scene.marks.seat) scene.shown = *scene.marks.seat;
  if (const auto moving = motion_.about()) scene.shown = *moving;
  if (index(scene.shown) >= state.player_count) scene.shown = seat_at(0);
  scene.fresh = changed || shown_ != scene.shown;
  // Another board is met at its beginning, or where its answers are.
  if (shown_ != scene.shown) {
    frame.targets.scroll_to({"homeland", static_cast<std::uint32_t>(index(scene.shown))}, {});
  }
  shown_ = scene.shown;

  Rect room = frame.screen();
  chrome_.take_room(frame, room);
  const match::Shape shape = match::shape_of(frame, room);
  match::lay_out(scene, shape);
  const float bar = match::Chrome::bar_height(frame, shape == match::Shape::wide);
  draw_bar(scene, room.cut_top(bar), match::is_roomy(frame, room));
  layouts_.draw(scene, room, shape);
  show_seat(layouts_.chosen());
  if (layouts_.log_wished()) chrome_.open_log();
  if (scene.swept != 0) {
    const int players = state.player_count;
    const int next = static_cast<int>(index(scene.shown)) + scene.swept + players;
    show_seat(seat_at(static_cast<std::size_t>(next % players)));
    frame.animating = true;
  }
  draw_flight(scene);
  focus_ = scene.focus_now;
  if (layouts_.card().take_hint_wish()) layouts_.opinion().ask(frame);
  // A replay goes on, and can be walked through, while a scoring is told.
  const bool above = app.replaying() && scoring_.open();
  if (!above) chrome_.draw_foot(frame);
  read_keys(scene);
  draw_overlays(scene);
  if (above) chrome_.draw_foot(frame, scoring_.stepped());
  draw_explanation(scene);
  frame.telling = scoring_.open();
  const bool covers = scoring_.open() || chrome_.covers() || shows_end(app);
  if (covered_ && !covers) uncovered_when_ = frame.view.now;
  covered_ = covers;
  frame.animating = frame.animating || motion_.moving() || wheel_.moving() || lying_.moving() ||
                    scoring_.animating(frame.view.now);
}

// What waits for a yes shows what it would mean, as if it were pointed at.
void VikingsTable::point_at_pending(Scene& scene) const {
  const Move move = *scene.frame.app.pending();
  if (vikings::kind_of(move) == vikings::MoveKind::take) {
    if (!scene.focus.slot) scene.focus.slot = vikings::value_of(move);
  } else if (asks_places(scene.state.step) && !scene.focus.cell) {
    const vikings::Cell cell = vikings::cell_of(move);
    if ((model_.legal_cells[cell.row] & vikings::column_bit(cell.column)) != 0) {
      scene.focus.cell = cell;
    }
  }
}

// In a replay the end is a moment like others.
bool VikingsTable::shows_end(const app::App& app) const {
  return !model_.actor && !end_closed_ && !app.replaying();
}

// What the latest deed moved sets out, what is under way goes on.
void VikingsTable::move_pieces(const Frame& frame) {
  const app::App& app = frame.app;
  const State& state = *model_.state;
  const std::span<const Event> deed = app.fresh_events();
  const match::AnimationFrame now{.deeds = app.deeds(),
                                  .played = !deed.empty(),
                                  .position = position_,
                                  .scoring = scoring_.open(),
                                  .now = frame.view.now,
                                  .still = frame.still(),
                                  .pace = frame.pace()};
  if (motion_.stops(now)) wheel_.finish();
  motion_.update(now, [&] {
    send_trips(motion_, deed);
    wheel_.begin(deed, state.turned, now.now, now.pace);
  });
  wheel_.update(state.turned, now.now);
  lying_.update(now);
  scoring_.go_on(std::max(motion_.ends(), wheel_.ends()), state, motion_, frame);
}

// Who acts does not wait for what moves: it is done at once, and what was clicked on counts.
void VikingsTable::hurry(const Frame& frame) {
  if (frame.still() || !(motion_.moving() || wheel_.moving())) return;
  const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, false); };
  if (ImGui::IsMouseClicked(ImGuiMouseButton_Left) || pressed(ImGuiKey_Enter) ||
      pressed(ImGuiKey_KeypadEnter) || pressed(ImGuiKey_Space)) {
    motion_.finish();
    wheel_.finish();
  }
}

void VikingsTable::show_seat(std::optional<Seat> seat) {
  if (seat) chosen_seat_ = seat;
}

// rules: Vikings 3.2. Scorings stand under their rounds: a coin for small ones, a star for large.
void VikingsTable::draw_rounds(Scene& scene, Rect area) {
  Paint& paint = scene.frame.paint;
  const float gap = paint.em(0.3F);
  const float each = std::min(paint.em(2.3F), (area.w - 5 * gap) / 6);
  for (std::size_t round = 1; round <= vikings::kRounds; ++round) {
    Rect place = area.cut_left(each, gap);
    scene.thing_at({"round", static_cast<std::uint32_t>(round)}, vikings::round_thing(round),
                   place.inset(0, 2));
    place = {place.x, place.y + paint.em(0.45F), place.w, place.h - paint.em(1.25F)};
    const bool now = round == scene.state.round;
    const bool past = round < scene.state.round;
    paint.fill(place,
               now    ? tone.gold_edge
               : past ? fade(tone.wood_dark, 0.45F)
                      : tone.wood_dark,
               paint.em(0.35F));
    paint.number(place.center(), static_cast<int>(round),
                 {Face::bold, std::min(1.05F, place.h / paint.em(1.25F)),
                  now    ? tone.wood_dark
                  : past ? tone.on_wood_soft
                         : tone.on_wood},
                 Align::center);
    const Point sign{place.center().x, place.bottom() + paint.em(0.45F)};
    draw_icon(paint, round % 2 == 1 ? Icon::coin : Icon::star, sign,
              paint.em(round % 2 == 1 ? 0.6F : 0.75F), tone.bright);
  }
}

void VikingsTable::draw_bar(Scene& scene, const Rect& area, bool roomy) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  Rect room = chrome_.draw_bar(frame, area, roomy);
  draw_rounds(scene, room.cut_left(std::min(paint.em(6 * 2.6F), room.w * (roomy ? 0.45F : 0.62F)),
                                   paint.em(1)));
  if (roomy) {
    const float middle = room.center().y;
    const Type strong{Face::bold, 1.02F, tone.on_wood};
    const float used = paint.text_within({room.x, middle}, room.w, model_.round, strong);
    paint.text_within({room.x + used + paint.em(0.6F), middle}, room.w - used - paint.em(0.6F),
                      model_.then, {Face::sans, 1.0F, tone.on_wood_soft});
  } else if (scene.state.step != vikings::Step::over) {
    // Narrow: what scoring comes next, as its words or at least its sign.
    const bool large = vikings::large_scoring_follows(scene.state);
    if (room.w > paint.em(2.6F)) {
      draw_in_two(paint, {room.x, room.center().y}, room.w,
                  frame.words(large ? "ui.large" : "ui.small"), {Face::bold, 0.9F, tone.on_wood},
                  Align::left);
    } else {
      draw_icon(paint, large ? Icon::star : Icon::coin, room.center(), paint.em(0.9F), tone.bright);
    }
  }
}

// Escape peels off one layer: another homeland, another sheet, then a step of one's own turn.
void VikingsTable::step_back(Scene& scene) {
  if (scene.frame.view.now - uncovered_when_ < kEscapePause) return;
  if (scene.frame.app.replaying()) return scene.frame.order("play on");
  scene.frame.animating = true;
  if (layouts_.opinion().open()) return layouts_.opinion().close(scene.frame);
  if (chosen_seat_ && chosen_seat_ != model_.actor) {
    chosen_seat_.reset();
  } else if (!layouts_.step_back(scene) && scene.model.mid_turn &&
             scene.frame.app.match().can_undo()) {
    scene.frame.order("undo");
  }
}

void VikingsTable::read_keys(Scene& scene) {
  const match::Chrome::Keys keys = chrome_.read_keys(scene.frame, scoring_.open());
  if (!keys.own) return;
  if (keys.hint) layouts_.opinion().ask(scene.frame);
  if (keys.escape) step_back(scene);
  const bool digits_bid = scene.model.bids.any();
  for (std::size_t i = 0; i < scene.state.player_count && !digits_bid; ++i) {
    if (ImGui::IsKeyPressed(static_cast<ImGuiKey>(ImGuiKey_1 + static_cast<int>(i)), false)) {
      show_seat(seat_at(i));
    }
  }
}

}  // namespace meadhall::table::vikings_table
