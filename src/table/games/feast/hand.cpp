#include "table/games/feast/hand.h"

#include <imgui.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <string>
#include <tuple>
#include <utility>

#include "games/feast/arranging.h"
#include "games/feast/ids.h"
#include "games/feast/laying.h"
#include "games/feast/refusal.h"
#include "table/games/feast/answers.h"
#include "table/games/feast/ghost.h"
#include "table/games/feast/phone_laying.h"
#include "table/games/feast/scene.h"
#include "table/games/feast/scoring_marks.h"
#include "table/kit/widgets.h"
#include "text/alphabet.h"

namespace meadhall::table::feast_table {

using feast::Item;
using feast::Shape;
using feast::Spot;

void Hand::take(const app::App& app, Item item) {
  put_back();
  item_ = item;
  name_ = text::capitalised(app.say(feast::item_term(item)));
}

void Hand::turn(int quarters) {
  if (!item_) return;
  const auto ways = static_cast<int>(feast::ways_to_lay(*item_).size());
  way_ = static_cast<std::size_t>(((static_cast<int>(way_) + quarters) % ways + ways) % ways);
}

void Hand::flip() {
  if (item_) way_ = feast::flipped_way(*item_, way_);
}

const std::optional<feast::Laying>& Hand::asked(const Scene& scene, std::size_t surface) {
  const Asked key{.item = *item_, .way = way_, .surface = surface};
  if (asked_done_.due(scene.frame.app, key)) {
    asked_ = feast::begin_laying(scene.state, *item_, surface, way_);
    told_done_ = {};
  }
  return asked_;
}

namespace {

// What laying it there brings; the income is that of all their boards, as the sentences tell it.
feast::LayingGain gain_at(const feast::State& asked, Spot spot) {
  feast::LayingGain gain = feast::laying_gain(asked, spot);
  const int elsewhere = feast::income_of(asked, asked.agenda.top().seat) - gain.income;
  gain.income += elsewhere;
  gain.income_after += elsewhere;
  if (gain.next) gain.next->income += elsewhere;
  return gain;
}

// More bonuses, then more income, then more points: what is told of a place.
bool brings_more(const feast::LayingGain& one, const feast::LayingGain& other) {
  const auto worth = [](const feast::LayingGain& gain) {
    return std::tuple(std::popcount(gain.won) - std::popcount(gain.lost),
                      gain.income_after - gain.income, gain.points);
  };
  return worth(one) > worth(other);
}

}  // namespace

const Hand::Told& Hand::of(const Scene& scene, const Placing& at) {
  const std::optional<feast::Laying>& laying = asked(scene, at.surface);
  const std::size_t key =
      at.surface * feast::kGrid + feast::cell_number(at.spot.row, at.spot.column);
  if (!told_done_.due(scene.frame.app, key)) return told_;
  told_ = {};
  const app::App& app = scene.frame.app;
  if (!laying) {
    told_.lines.push_back(app.say("ui.feast.no_room"));
    return told_;
  }
  const Move move = feast::at(at.spot);
  told_.legal = feast::is_legal(laying->asked, move);
  if (told_.legal) {
    told_.gain = gain_at(laying->asked, at.spot);
    if (feast::State after = laying->asked; feast::apply(after, move)) {
      told_.after = standing_of(after, scene.shown);
      told_.ratio = ratio_of(told_.after->feast);
    }
  }
  const std::vector<Message> all = feast::foresee(laying->asked, move);
  // The first sentence of a legal one says where it is, which is seen.
  for (std::size_t i = told_.legal ? 1 : 0; i < all.size(); ++i) {
    told_.lines.push_back(app.say(all[i]));
  }
  return told_;
}

const std::vector<Hand::Best>& Hand::best(const Scene& scene) {
  if (!best_done_.due(scene.frame.app, *item_)) return best_;
  best_.clear();
  const Inspectable thing =
      feast::make_inspectable(feast::InspectableKind::item, feast::number(*item_));
  for (const std::vector<Move>& deed : scene.frame.app.best_deeds(thing, kMostBest)) {
    const std::optional<feast::LaidAt> laid = feast::laid_by(scene.state, deed);
    if (!laid) continue;
    const auto laying = feast::begin_laying(scene.state, *item_, laid->surface, laid->way);
    if (!laying) continue;
    const Best place{{laid->surface, laid->spot}, laid->way, gain_at(laying->asked, laid->spot)};
    const auto before = std::ranges::find_if(
        best_, [&](const Best& each) { return brings_more(place.gain, each.gain); });
    best_.insert(before, place);
  }
  return best_;
}

void Hand::rest_at(const Best& best, Point pointer) {
  way_ = best.way;
  resting = best.at;
  rested_by_ = pointer;
}

bool Hand::is_left(Point pointer) const {
  constexpr float kStays = 6;  // pixels
  return !rested_by_ || std::abs(pointer.x - rested_by_->x) > kStays ||
         std::abs(pointer.y - rested_by_->y) > kStays;
}

std::vector<Move> Hand::moves(const Scene& scene, const Placing& at) {
  const std::optional<feast::Laying>& laying = asked(scene, at.surface);
  return laying ? feast::lay_at(*laying, at.spot) : std::vector<Move>{};
}

bool can_take(const Scene& scene, Item item) {
  return scene.acts(scene.shown) && scene.model.can_lay[feast::number(item)];
}

namespace {

// Where it is asked where a tile of a certain way lies, it comes so into the hand.
void take_up(Scene& scene, Item item) {
  scene.hand.take(scene.frame.app, item);
  if (!scene.asks(feast::Do::lay)) return;
  const auto asked = feast::as<feast::LayTask>(scene.state.agenda.top());
  if (asked.has_way()) scene.hand.turn(asked.way());
}

// What is to be laid, and nothing else, lies in the hand without being taken there.
void take_asked(Scene& scene) {
  if (!scene.fresh || scene.hand.item() || !scene.asks(feast::Do::lay)) return;
  const Item item = feast::as<feast::LayTask>(scene.state.agenda.top()).item();
  if (!can_take(scene, item)) return;
  take_up(scene, item);
  scene.takes_up = true;
  scene.frame.animating = true;
}

}  // namespace

Contact touch_good(Scene& scene, Item item, const Rect& area) {
  Frame& frame = scene.frame;
  const TargetName name{"good", static_cast<std::uint32_t>(feast::number(item))};
  const bool can = can_take(scene, item);
  const std::optional<Move> answer = answer_of(scene, item);
  const Contact contact =
      frame.targets.add(name, area, can || answer ? Role::choice : Role::thing, can);
  const bool in_place = contact.clicked && contact.dropped.what.empty() && !scene.hand.item();
  // Held by a finger a tile lies above it: over a board it is laid, wherever the finger is.
  const bool over_board = !contact.dropped.what.empty() && scene.placing;
  // A click answers, a drag takes it in the hand; the card tells what the answer means.
  if (answer && contact.pointed) scene.focus_now = name;
  if (answer && in_place) {
    if (scene.sure(scene.is_pointed(name))) play(scene, *answer);
  } else if (can && contact.clicked && !over_board) {
    if (scene.hand.item() == item || !contact.dropped.what.empty()) {
      put_back(scene);
    } else {
      take_up(scene, item);
      scene.takes_up = true;
      if (frame.targets.keys() || frame.targets.finger()) rest_somewhere(scene);
    }
    frame.animating = true;
  } else if (contact.told && !answer && !scene.hand.item()) {
    scene.point(feast::make_inspectable(feast::InspectableKind::item, feast::number(item)), area);
  }
  if (contact.focused) focus_ring(frame, area, frame.em(0.25F));
  const bool marked = can && scene.model.marked && scene.model.marked->item == item;
  if (marked && !scene.hand.item()) {
    frame.paint.outline(area, current_palette.highlight, 2.5F, frame.em(0.25F));
  }
  note_place(scene, name, area);
  return contact;
}

namespace {

const LyingBoard* board_at(const Scene& scene, Point at) {
  for (const LyingBoard& board : scene.boards) {
    if (board.shows(at)) return &board;
  }
  return nullptr;
}

const LyingBoard* board_of(const Scene& scene, std::size_t surface) {
  const auto found = std::ranges::find(scene.boards, surface, &LyingBoard::surface);
  return found != scene.boards.end() ? &*found : nullptr;
}

// The first place, row by row, where it may lie.
std::optional<Spot> first_legal(const Scene& scene, std::size_t surface) {
  std::optional<Spot> first;
  for_each_legal(scene, surface, [&](Spot spot) {
    if (!first) first = spot;
  });
  return first;
}

// Below a pointer, which holds the tile by its middle: on the nearest spot where it may lie, if one
// is near, else just there.
Spot spot_below(const Scene& scene, const LyingBoard& board, Point pointer) {
  constexpr float kSnaps = 0.75F;  // cells
  const Shape& way = held_way(scene);
  const float x = (pointer.x - board.area.x) / board.cell - static_cast<float>(way.width) / 2;
  const float y = (pointer.y - board.area.y) / board.cell - static_cast<float>(way.height) / 2;
  const feast::Board& printed = feast::board(feast::sheet_of(scene.state, board.surface));
  const auto held = [](float at, int size, int room) {
    return static_cast<std::uint8_t>(
        std::clamp(static_cast<int>(std::lround(at)), 0, std::max(0, room - size)));
  };
  Spot best{held(y, way.height, printed.height), held(x, way.width, printed.width)};
  float nearest = kSnaps;
  for_each_legal(scene, board.surface, [&](Spot spot) {
    const float far = std::max(std::abs(static_cast<float>(spot.column) - x),
                               std::abs(static_cast<float>(spot.row) - y));
    if (far > nearest) return;
    nearest = far;
    best = spot;
  });
  return best;
}

// The arrows move what rests, a cell at a time.
void read_arrows(Scene& scene) {
  if (!scene.frame.targets.keys()) return;
  const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, true) ? 1 : 0; };
  nudge(scene, pressed(ImGuiKey_RightArrow) - pressed(ImGuiKey_LeftArrow),
        pressed(ImGuiKey_DownArrow) - pressed(ImGuiKey_UpArrow));
}

// A tap right beside what rests moves it that way, where there are no arrows for it.
bool nudge_towards(Scene& scene, const LyingBoard& board, Point tap) {
  const std::optional<Placing>& at = scene.hand.resting;
  if (has_pad(scene) || !at || at->surface != board.surface) return false;
  const Rect lies = board.area_of(at->spot, held_way(scene));
  const float reach = std::max(board.cell, scene.frame.em(1.5F));
  if (lies.contains(tap) || !lies.inset(-reach).contains(tap)) return false;
  const auto past = [](float x, float from, float to) { return x < from ? -1 : x > to ? 1 : 0; };
  nudge(scene, past(tap.x, lies.x, lies.right()), past(tap.y, lies.y, lies.bottom()));
  return true;
}

// Keys 1 to 3 take it where it fits best, Enter lays it there.
void read_digits(Scene& scene) {
  const std::vector<Hand::Best>& best = scene.hand.best(scene);
  for (std::size_t i = 0; i < best.size(); ++i) {
    const auto key = static_cast<ImGuiKey>(ImGuiKey_1 + static_cast<int>(i));
    if (!scene.quiet && ImGui::IsKeyPressed(key, false)) rest_where(scene, best[i]);
  }
  // The keyboard's own Enter lays it through its focus.
  if (scene.hand.resting && !scene.frame.targets.keys() && !scene.quiet &&
      ImGui::IsKeyPressed(ImGuiKey_Enter, false)) {
    lay_down(scene);
  }
}

void turn_it(Scene& scene) {
  const Targets& targets = scene.frame.targets;
  if (targets.turned() == 0 && !targets.flipped()) return;
  scene.hand.turn(targets.turned());
  if (targets.flipped()) scene.hand.flip();
  scene.frame.animating = true;
}

// What was laid in this turn and is dragged off its board: the turn is made again without it, and
// where it is let go beside the boards it lies with the goods. The drag goes on meanwhile.
void carry_off(Scene& scene) {
  Targets& targets = scene.frame.targets;
  std::optional<LaidNow>& lifts = scene.choice.lifts;
  const TargetName carried = targets.carried();
  if (carried.what != "laid") {
    if (std::exchange(lifts, std::nullopt)) scene.hand.put_back();
    return;
  }
  const auto laid = std::ranges::find(scene.model.laid, carried.a, &LaidNow::node);
  const bool lies = laid != scene.model.laid.end();
  if (!lifts && lies) {
    lifts = *laid;
    lift(scene, *laid);
  } else if (lifts && !lies) {
    targets.add(carried, {targets.mouse().x, targets.mouse().y, 0, 0}, Role::thing, true);
    if (!scene.hand.item() && can_take(scene, lifts->item)) {
      scene.hand.take(scene.frame.app, lifts->item);
      scene.hand.turn(static_cast<int>(lifts->way));
    }
  }
}

// The board it is over: of what rests, else below the pointer.
std::optional<Placing> placing_of(const Scene& scene) {
  if (scene.hand.resting) return scene.hand.resting;
  Point pointer = scene.frame.targets.mouse();
  if (scene.frame.targets.finger()) pointer.y -= scene.frame.em(3.9F);
  const LyingBoard* board = board_at(scene, pointer);
  if (board == nullptr || feast::owner_of(scene.state, board->surface) != scene.shown) {
    return std::nullopt;
  }
  return Placing{board->surface, spot_below(scene, *board, pointer)};
}

}  // namespace

void rest_where(Scene& scene, const Hand::Best& best) {
  Targets& targets = scene.frame.targets;
  scene.hand.rest_at(best, targets.mouse());
  scene.choice.board = best.at.surface;
  targets.focus(TargetName{"lay-on", static_cast<std::uint32_t>(best.at.surface)}.id());
  scene.frame.animating = true;
}

void nudge(Scene& scene, int right, int down) {
  if (!scene.hand.resting || (right == 0 && down == 0)) return;
  Placing& at = *scene.hand.resting;
  const feast::Board& printed = feast::board(feast::sheet_of(scene.state, at.surface));
  const Shape& way = held_way(scene);
  const auto moved = [](int from, int by, int room) {
    return static_cast<std::uint8_t>(std::clamp(from + by, 0, std::max(0, room)));
  };
  at.spot = {moved(at.spot.row, down, printed.height - way.height),
             moved(at.spot.column, right, printed.width - way.width)};
  scene.frame.animating = true;
}

void rest_somewhere(Scene& scene) {
  if (!scene.hand.item()) return;
  const auto rests_on = [&](std::size_t surface) {
    const std::optional<Spot> spot = first_legal(scene, surface);
    if (!spot) return false;
    scene.hand.resting = Placing{surface, *spot};
    scene.choice.board = surface;
    const TargetName name{"lay-on", static_cast<std::uint32_t>(surface)};
    if (scene.frame.targets.keys()) scene.frame.targets.focus(name.id());
    scene.frame.animating = true;
    return true;
  };
  const std::size_t ways = feast::ways_to_lay(*scene.hand.item()).size();
  for (std::size_t tried = 0; tried < ways; ++tried, scene.hand.turn(1)) {
    if (rests_on(scene.choice.board)) return;
    bool found = false;
    feast::for_each_own(scene.state, scene.shown,
                        [&](std::size_t surface) { found = found || rests_on(surface); });
    if (found) return;
  }
}

namespace {

// Undoes until the laying that was begun for what was put back is not begun any more.
void go_on_back(Scene& scene) {
  std::optional<Match::Node>& to = scene.choice.undoes_to;
  if (!to || !(scene.asks(feast::Do::lay) || scene.asks(feast::Do::arrange))) return to.reset();
  // A later node has a higher number.
  if (scene.frame.app.match().current() <= *to || !scene.frame.app.available("undo")) {
    return to.reset();
  }
  scene.frame.order("undo");
}

}  // namespace

void put_back(Scene& scene) {
  scene.hand.put_back();
  scene.frame.animating = true;
  if (!scene.asks(feast::Do::lay)) return;
  // What a card lets lie was not begun by a move of theirs.
  const Match& match = scene.frame.app.match();
  std::vector<Match::Node> turn = scene.frame.app.turn();
  const auto latest = [&] {
    return turn.empty() ? feast::MoveKind::place : feast::kind_of(match.move_of(turn.back()));
  };
  while (latest() == feast::MoveKind::on || latest() == feast::MoveKind::turn) turn.pop_back();
  if (latest() != feast::MoveKind::lay) return;
  const Match::Node before = match.parent_of(turn.back());
  turn.pop_back();
  const bool arranges = !turn.empty() && match.move_of(turn.back()) == feast::kArrange;
  scene.choice.undoes_to = arranges ? match.parent_of(before) : before;
  go_on_back(scene);
}

void lift(Scene& scene, const LaidNow& laid) {
  scene.frame.order("leave out " + std::to_string(laid.node));
}

void lay_down(Scene& scene) {
  const std::optional<Placing> at = placing_of(scene);
  if (!at) return;
  const std::vector<Move> moves = scene.hand.moves(scene, *at);
  if (moves.empty()) return;
  // Of a challenge it may be tried elsewhere.
  if (scene.frame.app.challenge() == nullptr) scene.hand.put_back();
  play_all(scene, moves);
}

void draw_hand(Scene& scene) {
  Frame& frame = scene.frame;
  Targets& targets = frame.targets;
  const TargetName carried = targets.carried();
  // A drag that ended without being let go was given up.
  const bool drags = carried.what == "good" && !targets.lets_go();
  if (std::exchange(scene.choice.drags, drags) && carried.what.empty()) scene.hand.put_back();
  if (drags && scene.hand.item() != feast::item_at(carried.a)) {
    take_up(scene, feast::item_at(carried.a));
  }
  carry_off(scene);
  if (scene.fresh) go_on_back(scene);
  take_asked(scene);
  draw_advised(scene);
  if (!scene.hand.item()) return draw_marked(scene);
  if (!can_take(scene, *scene.hand.item())) return scene.hand.put_back();
  targets.hold();
  frame.say(scene.hand.name());
  turn_it(scene);
  read_arrows(scene);

  read_digits(scene);
  if (!scene.hand.item()) return;
  if (targets.carries()) scene.hand.resting.reset();
  const bool waits = targets.keys() || (targets.finger() && !targets.carries());
  if (waits && !scene.hand.resting) rest_somewhere(scene);
  // Where a finger lets it go is not below the tile.
  bool asked = targets.lets_go();
  for (const LyingBoard& board : scene.boards) {
    if (feast::owner_of(scene.state, board.surface) != scene.shown) continue;
    const Rect seen = overlap(board.area, board.window);
    {
      const Clip clipped(frame.paint, board.window);
      draw_chances(scene, board);
    }
    const TargetName name{"lay-on", static_cast<std::uint32_t>(board.surface)};
    const Contact contact = targets.add(name, seen, Role::choice, true);
    const bool tapped = contact.clicked && targets.finger() && !targets.carries();
    asked = asked || (contact.clicked && !tapped);
    if (tapped) {
      // A tap brings the tile there; a tap on where it lies lays it down.
      frame.animating = true;
      if (!nudge_towards(scene, board, targets.mouse())) {
        const Placing there{board.surface, spot_below(scene, board, targets.mouse())};
        asked = scene.hand.resting == there;
        scene.hand.resting = there;
      }
    }
    // The keyboard's focus takes it to another board.
    const bool elsewhere = scene.hand.resting && scene.hand.resting->surface != board.surface;
    if (targets.keys() && targets.focused() == name.id() && elsewhere) {
      if (const auto spot = first_legal(scene, board.surface)) {
        scene.hand.resting = Placing{board.surface, *spot};
      }
    }
  }
  draw_marked(scene);
  const bool by_mouse = !targets.keys() && !targets.finger();
  if (by_mouse && scene.hand.is_left(targets.mouse())) scene.hand.resting.reset();

  const std::optional<Placing> at = placing_of(scene);
  const LyingBoard* board = at ? board_of(scene, at->surface) : nullptr;
  if (board == nullptr) {
    if (targets.carries() || !targets.finger()) draw_floating(scene);
    return;
  }
  scene.placing_now = at;
  const Hand::Told& told = scene.hand.of(scene, *at);
  const bool legal = told.legal;
  for (const std::string& line : told.lines) frame.say(line);
  const Clip clipped(frame.paint, board->window);
  draw_ghost(scene, *board, at->spot, told);
  if (asked && legal) lay_down(scene);
}

}  // namespace meadhall::table::feast_table
