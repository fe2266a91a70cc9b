#include "table/vikings/table_screen.h"

#include <imgui.h>

#include <algorithm>
#include <cfloat>

#include "table/vikings/homeland_view.h"
#include "table/vikings/offer.h"
#include "table/vikings/panels.h"
#include "table/vikings/pieces.h"
#include "table/vikings/shelf.h"
#include "table/vikings/tray.h"
#include "table/widgets.h"

namespace meadhall::table {

using vikings::State;
using vikings::Step;

namespace {

// Escape closes what lies over the table; pressed again at once it must not take back a move too.
constexpr double kEscapePause = 0.8;  // seconds

// No pair lies on the wheel, and none will before the round is over.
bool is_bare(const State& state) {
  return !before_the_offer(state) &&
         std::ranges::all_of(state.wheel, [](const vikings::Pair& pair) { return pair.empty(); });
}

bool asks_places(Step step) {
  return step == Step::place || step == Step::start || step == Step::ferry || step == Step::swap;
}

}  // namespace

void VikingsTable::draw(Frame& frame) {
  const app::App& app = frame.app;
  const bool changed = model_.state == nullptr || deeds_ != app.deeds();
  refresh(model_, app);
  const State& state = *model_.state;
  if (changed) {
    deeds_ = app.deeds();
    chosen_seat_.reset();  // every new decision shows the homeland it is about
    if (model_.actor) end_closed_ = false;
    focus_ = {};
    // Who walks through the match keeps his place.
    if (!app.replaying()) {
      sheet_ = Sheet::question;
      frame.targets.forget();
    }
  }
  scoring_.update(app);
  hurry(frame);
  motion_.update({.state = state,
                  .deeds = app.deeds(),
                  .played = !app.fresh_events().empty(),
                  .scoring = scoring_.open(),
                  .now = frame.view.now,
                  .still = frame.still(),
                  .pace = frame.pace()});
  scoring_.go_on(state, motion_, frame);

  Scene scene{
      .frame = frame, .model = model_, .state = state, .motion = motion_, .what_if = what_if_};
  scene.marks = scoring_.marks(state, frame.view.now);
  scene.focus = focus_;
  opinion_.update(app);
  opinion_.mark(scene);
  if (app.pending()) point_at_pending(scene);
  scene.quiet = scoring_.open() || drawer_ != Drawer::none || shows_end(app);
  const std::optional<Seat> about = app.replaying() ? model_.mover : model_.actor;
  scene.shown = chosen_seat_.value_or(about.value_or(state.start_player));
  if (scene.marks.seat) scene.shown = *scene.marks.seat;
  if (const auto moving = motion_.about()) scene.shown = *moving;
  if (index(scene.shown) >= state.player_count) scene.shown = seat_at(0);
  scene.fresh = changed || shown_ != scene.shown;
  shown_ = scene.shown;

  Rect room = frame.screen();
  foot_.take_room(frame, room);
  const float em = frame.em(1);
  scene.flat = is_flat(frame, room);
  const bool wide = !scene.flat && room.w >= em * 68.75F;  // 1100 at 16
  scene.on_card = scene.flat || room.w < em * 44;
  draw_bar(scene, room.cut_top(wide ? em * 3.4F : std::max(em * 3.0F, 48.0F)), room.w >= em * 44);
  if (scene.flat) {
    draw_flat(scene, room);
  } else if (wide) {
    draw_wide(scene, room);
  } else {
    draw_tall(scene, room);
  }
  if (scene.swept != 0) {
    const int players = state.player_count;
    const int next = static_cast<int>(index(scene.shown)) + scene.swept + players;
    show_seat(seat_at(static_cast<std::size_t>(next % players)));
    frame.animating = true;
  }
  draw_flight(scene);
  focus_ = scene.focus_now;
  if (card_.take_hint_wish()) opinion_.ask(frame);
  // A replay goes on, and can be walked through, while a scoring is told.
  const bool above = app.replaying() && scoring_.open();
  if (!above) foot_.draw(frame);
  read_keys(scene);
  draw_overlays(scene);
  if (above) foot_.draw(frame, scoring_.stepped());
  draw_explanation(scene);
  frame.telling = scoring_.open();
  const bool covers = scoring_.open() || drawer_ != Drawer::none || shows_end(app);
  if (covered_ && !covers) uncovered_when_ = frame.view.now;
  covered_ = covers;
  frame.animating = frame.animating || motion_.moving() || scoring_.animating(frame.view.now);
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

// Who acts does not wait for what moves: it is done at once, and what was clicked on counts.
void VikingsTable::hurry(const Frame& frame) {
  if (frame.still() || !motion_.moving()) return;
  const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, false); };
  if (ImGui::IsMouseClicked(ImGuiMouseButton_Left) || pressed(ImGuiKey_Enter) ||
      pressed(ImGuiKey_KeypadEnter) || pressed(ImGuiKey_Space)) {
    motion_.finish();
  }
}

void VikingsTable::show_seat(std::optional<Seat> seat) {
  if (seat) chosen_seat_ = seat;
}

// rules: Vikings, flow. Scorings stand under their rounds: a coin for small ones, a star for large.
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
  paint.wood(area, 0);
  paint.fill({area.x, area.bottom() - 2, area.w, 2}, tone.gold_edge);
  Rect room = area.inset(paint.em(roomy ? 1.2F : 0.4F), 0);

  const float high =
      std::min(area.h - 4, std::max(paint.em(2.3F), frame.view.touch || !roomy ? 44.0F : 0.0F));
  const auto place = [&](const ButtonSpec& spec) {
    const float width = spec.label.empty() ? high : button_width(frame, spec);
    const Rect slot = room.cut_right(width, paint.em(0.4F));
    return around(slot.center(), width, high);
  };
  const bool words = roomy && area.w > paint.em(60);
  const auto label = [&](std::string_view id) {
    return words ? std::string_view(frame.words(id)) : std::string_view();
  };
  const auto tip = [&](std::string_view id) {
    return words ? std::string_view() : std::string_view(frame.words(id));
  };
  const ButtonSpec menu{
      .label = "", .look = Look::wood, .icon = Icon::menu, .tip = frame.words("ui.menu")};
  if (button(frame, {"menu"}, place(menu), menu)) drawer_ = Drawer::menu;
  const ButtonSpec redo{.label = label("app.redo"),
                        .look = Look::wood,
                        .icon = Icon::redo,
                        .enabled = frame.app.can_go_forward(),
                        .tip = tip("app.redo")};
  if (button(frame, {"redo"}, place(redo), redo)) frame.order("redo");
  const ButtonSpec undo{.label = label("app.undo"),
                        .look = Look::wood,
                        .icon = Icon::undo,
                        .enabled = frame.app.can_go_back(),
                        .tip = tip("app.undo")};
  if (button(frame, {"undo"}, place(undo), undo)) frame.order("undo");

  if (words) {
    const Type title{Face::heading, 1.5F, tone.on_wood};
    const float used = paint.text({room.x, room.center().y}, frame.words("vikings.name"), title);
    room.cut_left(used + paint.em(1.4F));
  }
  draw_rounds(scene, room.cut_left(std::min(paint.em(6 * 2.6F), room.w * (roomy ? 0.45F : 0.62F)),
                                   paint.em(1)));
  if (roomy) {
    const float middle = room.center().y;
    const Type strong{Face::bold, 1.02F, tone.on_wood};
    const float used = paint.text_within({room.x, middle}, room.w, model_.round, strong);
    paint.text_within({room.x + used + paint.em(0.6F), middle}, room.w - used - paint.em(0.6F),
                      model_.then, {Face::sans, 1.0F, tone.on_wood_soft});
  } else if (scene.state.step != Step::over) {
    // Narrow: what scoring comes next, in two words one below the other.
    draw_in_two(paint, {room.x, room.center().y}, room.w,
                frame.words(vikings::large_scoring_follows(scene.state) ? "ui.large" : "ui.small"),
                {Face::bold, 0.9F, tone.on_wood}, Align::left);
  }
}

void VikingsTable::draw_wide(Scene& scene, Rect room) {
  const float em = scene.frame.em(1);
  room = room.inset(em * 1.4F, em * 1.1F);
  const float gap = em * 0.9F;
  Rect left = room.cut_left(std::clamp(room.w * 0.42F, em * 28, em * 44), em * 1.6F);

  // The card keeps its height, so that the wheel keeps its size from question to question.
  const vikings::Options& options = scene.state.options;
  const bool advanced = options.auction != 0 || options.draft != 0 || options.specials != 0;
  float card = em * (options.convert_anytime != 0 ? 11.4F : advanced ? 9.9F : 8.9F);
  if (scene.model.lesson.open) card = std::max(card, em * 11);
  const float least_log = em * (left.h < em * 42 ? 6.4F : 8.6F);
  const float shelf = has_specials(scene.state) ? em * 6.2F : 0;
  const float wheel = std::min(left.w - shelf, left.h - card - least_log - 2 * gap);
  draw_wheel_and_shelf(scene, left.cut_top(wheel, gap));
  scoring_area_ = left;
  if (!draw_opinion(scene, left)) card_.draw(scene, left.cut_top(card, gap));
  if (left.h > em * 4) log_.draw(scene.frame, left, true);

  // One rival leaves room for the outlook beside him.
  const bool duel = scene.state.player_count == 2;
  // In a low window its sentences give way to the board.
  const float wished = std::max(outlook_height(scene), duel ? em * 9.4F : 0.0F);
  const float rows = em * (4.6F + 1.55F * static_cast<float>(scene.state.player_count));
  Rect outlook = room.cut_bottom(std::min(wished, std::max(rows, room.h * 0.26F)), gap);
  const Rect others =
      duel ? outlook.cut_left(outlook.w * 0.36F, gap) : room.cut_bottom(em * 6.4F, gap);
  scene.frame.paint.sunk(room, em * 0.6F);
  draw_homeland_header(scene, room.cut_top(em * 2.6F));
  draw_homeland(scene, scene.shown, room.inset(em * 0.5F));
  show_seat(draw_others(scene, others));
  draw_outlook(scene, outlook);
}

// The special tiles stand beside the wheel; before the offer lies there, the vikings drawn do.
void VikingsTable::draw_wheel_and_shelf(Scene& scene, Rect area) {
  const float em = scene.frame.em(1);
  if (has_specials(scene.state)) {
    const Rect side = area.cut_right(em * 5.4F, em * 0.8F);
    const float high = std::min(side.h, em * 25);
    draw_shelf(scene, {side.x, side.center().y - high / 2, side.w, high}, 1, true);
  }
  if (before_the_offer(scene.state)) {
    draw_round_tray(scene, area);
  } else {
    draw_wheel(scene, area);
  }
}

void VikingsTable::draw_offer_strip(Scene& scene, Rect area, std::size_t columns) {
  const float em = scene.frame.em(1);
  if (has_specials(scene.state)) {
    if (scene.on_card) {
      const bool asked = scene.state.step == Step::special;
      // While one is chosen they lie on the card, and nowhere twice.
      if (!asked) {
        draw_shelf(scene, area.cut_bottom(em * 2.2F, em * 0.35F), vikings::kFaceUp + 1, false);
      }
    } else {
      const float high = area.h;
      draw_shelf(scene, area.cut_right(high * 1.5F, em * 0.6F), 3, true);
    }
  }
  draw_offer(scene, area, columns);
}

void VikingsTable::draw_offer(Scene& scene, const Rect& area, std::size_t columns) {
  if (before_the_offer(scene.state)) {
    draw_plank(scene, area);
  } else {
    draw_strip(scene, area, columns);
  }
}

// One column: offer, boards, sheet. For phones held upright and for middling windows.
void VikingsTable::draw_tall(Scene& scene, Rect room) {
  const float em = scene.frame.em(1);
  const bool middling = room.w >= em * 44;
  room = room.inset(em * (middling ? 1.0F : 0.4F), em * 0.5F);
  const float gap = em * (middling ? 0.7F : 0.45F);
  // On a short phone the offer makes room while a place on the homeland is chosen.
  const Step step = scene.state.step;
  const bool asks_cells = asks_places(step);
  const bool low = !middling && room.h <= em * 44;
  // So it does while a move is seen again that has nothing to do with it.
  const app::App& app = scene.frame.app;
  const bool elsewhere = app.replaying() ? !model_.took : asks_cells || step == Step::special;
  if (!is_bare(scene.state) && (!low || !elsewhere)) {
    // While a special tile is chosen they lie on the card.
    const bool shelved = has_specials(scene.state) && !middling && step != Step::special;
    const float shelf = shelved ? em * 2.55F : 0;
    const float strip = middling ? em * 7 : std::clamp(room.h * 0.23F, em * 8.4F, em * 11.5F);
    draw_offer_strip(scene, room.cut_top(strip + shelf, gap), middling ? 12 : 6);
  }
  show_seat(draw_tabs(scene, room.cut_top(std::max(44.0F, em * 2.9F), gap)));

  if (middling && room.w > room.h * 1.1F) {
    // Wider than high: board and question side by side.
    Rect right = room.cut_right(std::max(em * 18.5F, room.w * 0.33F), gap);
    scene.frame.paint.sunk(room, em * 0.5F);
    draw_homeland_header(scene, room.cut_top(em * 2.5F));
    draw_homeland(scene, scene.shown, room.inset(em * 0.15F));
    scoring_area_ = right;
    if (!draw_opinion(scene, right)) {
      card_.draw(scene, right.cut_top(std::max(card_.height(scene, right.w), em * 9.5F), gap));
    }
    const float ahead = outlook_height(scene);
    if (right.h > ahead * 0.8F) draw_outlook(scene, right.cut_top(std::min(right.h, ahead), gap));
    if (right.h > em * 5) log_.draw(scene.frame, right, true);
    return;
  }
  const float least_sheet = std::max(
      em * (middling ? 15.0F : 9.6F),
      (scene.focus.slot || (low && !asks_cells) ? 0.0F : card_.height(scene, room.w)) + em * 3.2F);
  const float head = middling ? em * 2.5F : 0;
  const float cell = std::max(middling ? 44.0F : 47.0F, (room.w - em * 4) / 8);
  const float board = std::min(cell * 6 + em * 0.9F + head, room.h - least_sheet - gap);
  Rect home = room.cut_top(board, gap);
  scene.frame.paint.sunk(home, em * 0.5F);
  if (middling) draw_homeland_header(scene, home.cut_top(head));
  draw_homeland(scene, scene.shown, home.inset(em * 0.15F));
  scoring_area_ = room;
  if (middling) {
    Rect card = room.cut_left(room.w * 0.5F, gap);
    if (draw_opinion(scene, card)) return draw_sheet(scene, room, false);
    card_.draw(scene, {card.x, card.y, card.w,
                       std::min(card.h, std::max(card_.height(scene, card.w), em * 9.0F))});
    draw_sheet(scene, room, false);
  } else {
    draw_sheet(scene, room, true);
  }
}

// A phone held sideways: offer and question on the left, the board on the right.
void VikingsTable::draw_flat(Scene& scene, Rect room) {
  const float em = scene.frame.em(1);
  room = room.inset(em * 0.5F, em * 0.4F);
  const float gap = em * 0.4F;
  Rect left = room.cut_left(room.w * 0.43F, gap * 1.5F);
  // Before the round's first pair is bought the question needs more room, the board less.
  const bool opening = before_the_offer(scene.state) || scene.state.step == Step::draft;
  const bool shelf_right = opening && has_specials(scene.state);
  const float shelf = has_specials(scene.state) && !opening ? em * 2.55F : 0;
  const float offer = em * (before_the_offer(scene.state) ? 4.4F : 6.4F) + shelf;
  const float wished = card_.height(scene, left.w) + em * 2.9F;
  const float most = opening ? left.h - offer - gap : left.h * 0.6F - shelf * 0.3F;
  const float card = std::clamp(wished, em * 9.5F, std::max(most, em * 9.5F));
  // The offer is shown whole or, while places are asked for, not at all.
  const bool crowded = asks_places(scene.state.step) && left.h - wished - gap < offer &&
                       !scene.frame.app.replaying();
  if (!is_bare(scene.state) && scene.state.step != Step::special && !crowded) {
    const Rect strip = left.cut_top(left.h - card - gap, gap);
    if (shelf_right) {
      draw_offer(scene, strip, 6);
    } else {
      draw_offer_strip(scene, strip, 6);
    }
  }
  scoring_area_ = {left.x, room.y, left.w, room.h};
  draw_sheet(scene, left, true);
  show_seat(draw_tabs(scene, room.cut_top(std::max(44.0F, em * 2.9F), gap)));
  if (shelf_right) draw_shelf(scene, room.cut_top(em * 2.2F, gap), vikings::kFaceUp + 1, false);
  scene.frame.paint.sunk(room, em * 0.5F);
  draw_homeland(scene, scene.shown, room.inset(em * 0.2F));
}

// A second opinion stands where the question does, as high as it needs to be. What would be too
// low to hold anything else belongs to it.
bool VikingsTable::draw_opinion(Scene& scene, Rect& room) {
  if (!opinion_.open()) return false;
  const float em = scene.frame.em(1);
  const float high = std::max(opinion_.height(scene.frame, room.w), em * 8.9F);
  const bool rest = room.h > high + em * 6;
  opinion_.draw(scene, room.cut_top(rest ? high : room.h, em * 0.9F));
  return true;
}

// The question, the outlook and the log share one place where there is room for one only.
void VikingsTable::draw_sheet(Scene& scene, Rect area, bool with_question) {
  Frame& frame = scene.frame;
  const float em = frame.em(1);
  if (with_question && opinion_.open()) {
    // It grows over the board, unless the moves it names are marked there.
    const float most = frame.view.height * (asks_places(scene.state.step) ? 0.36F : 0.55F);
    const float high = std::max(area.h, std::min(opinion_.height(frame, area.w), most));
    opinion_.draw(scene, {area.x, area.bottom() - high, area.w, high});
    return;
  }
  if (!with_question && sheet_ == Sheet::question) sheet_ = Sheet::outlook;
  Rect tabs = area.cut_bottom(std::max(em * 2.4F, frame.view.touch || with_question ? 44.0F : 0.0F),
                              em * 0.35F);
  struct Tab {
    Sheet sheet;
    std::string_view label;
  };
  const std::array<Tab, 3> all = {{{Sheet::question, "ui.tab.question"},
                                   {Sheet::outlook, "ui.tab.outlook"},
                                   {Sheet::log, "page.log"}}};
  const std::size_t first = with_question ? 0 : 1;
  const float each =
      (tabs.w - em * 0.4F * static_cast<float>(2 - first)) / static_cast<float>(3 - first);
  for (std::size_t i = first; i < all.size(); ++i) {
    const Look look = sheet_ == all[i].sheet ? Look::chosen : Look::sea;
    if (button(frame, {"sheet", static_cast<std::uint32_t>(i)}, tabs.cut_left(each, em * 0.4F),
               {.label = i == 0 && bots_turn(frame.app)
                             ? scene.seat_info(*model_.actor).name
                             : frame.words(i == 0 && frame.app.replaying() ? "app.replay"
                                                                           : all[i].label),
                .look = look,
                .size = 0.98F})) {
      sheet_ = all[i].sheet;
    }
  }
  switch (sheet_) {
    case Sheet::question: {
      // What a pair would mean may need more room: then the card grows over what lies above it.
      // Where it needs less, the outlook stands above it.
      const float least = card_.height(scene, area.w);
      const float ahead = outlook_height(scene);
      if (with_question && area.h > least + ahead + em * 0.8F) {
        draw_outlook(scene, area.cut_top(ahead, em * 0.45F));
      }
      const float need = std::max(area.h, least);
      area = {area.x, area.bottom() - need, area.w, need};
      frame.targets.add({"card"}, area, Role::floor);
      card_.draw(scene, area);
      break;
    }
    case Sheet::outlook:
      area.h = std::min(area.h, outlook_height(scene) + em);
      draw_outlook(scene, area);
      break;
    case Sheet::log: log_.draw(frame, area, false); break;
  }
}

// Escape peels off one layer: another homeland, another sheet, then a step of one's own turn.
void VikingsTable::step_back(Scene& scene) {
  if (scene.frame.view.now - uncovered_when_ < kEscapePause) return;
  if (scene.frame.app.replaying()) return scene.frame.order("play on");
  scene.frame.animating = true;
  if (opinion_.open()) return opinion_.close();
  if (chosen_seat_ && chosen_seat_ != model_.actor) {
    chosen_seat_.reset();
  } else if (sheet_ != Sheet::question && scene.on_card) {
    sheet_ = Sheet::question;
  } else if (scene.model.mid_turn && scene.frame.app.match().can_undo()) {
    return scene.frame.order("undo");
  }
}

void VikingsTable::read_keys(Scene& scene) {
  const ImGuiIO& io = ImGui::GetIO();
  if (io.KeyCtrl || io.KeySuper || io.KeyAlt) return;
  if (drawer_ == Drawer::none && foot_.read_keys(scene.frame)) return;
  if (scoring_.open()) return;
  const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, false); };
  bool question = false;
  for (const ImWchar letter : io.InputQueueCharacters) question = question || letter == '?';
  if (drawer_ != Drawer::none) {
    if (pressed(ImGuiKey_L) && drawer_ == Drawer::log) drawer_ = Drawer::none;
    return;
  }
  const app::App& app = scene.frame.app;
  if (pressed(ImGuiKey_U) && app.can_go_back()) scene.frame.order("undo");
  if (pressed(ImGuiKey_R) && app.can_go_forward()) scene.frame.order("redo");
  // A lesson is walked through, not looked back on.
  const bool played = !app.visiting() && (app.can_go_back() || app.can_go_forward());
  if (pressed(ImGuiKey_P) && played && !app.replaying()) scene.frame.order("replay");
  if (pressed(ImGuiKey_S) && played) scene.frame.order("since");
  if (pressed(ImGuiKey_F) && app.fills_screen()) scene.frame.order("fullscreen");
  if (pressed(ImGuiKey_H)) opinion_.ask(scene.frame);
  if (pressed(ImGuiKey_L)) drawer_ = Drawer::log;
  if (pressed(ImGuiKey_M)) drawer_ = Drawer::menu;
  if (question || (pressed(ImGuiKey_Slash) && io.KeyShift)) drawer_ = Drawer::keys;
  if (pressed(ImGuiKey_Escape)) step_back(scene);
  const bool digits_bid = scene.model.bids.any();
  for (std::size_t i = 0; i < scene.state.player_count && !digits_bid; ++i) {
    if (pressed(static_cast<ImGuiKey>(ImGuiKey_1 + static_cast<int>(i)))) show_seat(seat_at(i));
  }
  if (drawer_ != Drawer::none) scene.frame.animating = true;
}

}  // namespace meadhall::table
