#include "table/games/graenaland/card.h"

#include <algorithm>
#include <span>

#include "app/session/replay.h"
#include "table/games/graenaland/answers.h"
#include "table/games/graenaland/card_hints.h"
#include "table/games/graenaland/council_parts.h"
#include "table/games/graenaland/hero_rows.h"
#include "table/games/graenaland/yard.h"
#include "table/match/card_parts.h"

namespace meadhall::table::graenaland_table {
namespace {

using graenaland::MoveKind;
using graenaland::Step;

// Whether a move is made by a button of the card: what no place on the table stands for.
bool has_button(Move move) {
  switch (graenaland::kind_of(move)) {
    case MoveKind::yield: return move == graenaland::kYieldNot;
    case MoveKind::march: return move == graenaland::kStayAll;
    case MoveKind::build: return graenaland::what_of(move) == Construction::army;
    case MoveKind::pledge: return move == graenaland::kRefuse;
    case MoveKind::enter:
    case MoveKind::claim:
    case MoveKind::finish:
    case MoveKind::follow: return true;
    default: return false;
  }
}

// The answer most players want, where it is one of the buttons.
bool is_main(Move move) {
  const MoveKind kind = graenaland::kind_of(move);
  return move == graenaland::kDeclare || move == graenaland::kFollow || kind == MoveKind::build ||
         (kind == MoveKind::claim && graenaland::value_of(move) > 0);
}

// rules: Graenaland 13.7: who may build one thing is told by a crest
std::optional<Seat> granted_by(Move move) {
  const bool grants = graenaland::kind_of(move) == MoveKind::finish && move != graenaland::kDone &&
                      move != graenaland::kDeclare;
  if (!grants) return std::nullopt;
  return seat_at(graenaland::value_of(move) - graenaland::value_of(graenaland::grant(Seat{0})));
}

// Whether a person's turn comes again, and something happened since they decided last.
bool comes_again(const Scene& scene) {
  const app::App& app = scene.frame.app;
  if (!scene.asks(Step::march) || !app.available("since")) return false;
  const app::Timeline timeline(app.match());
  const std::size_t then = timeline.since_own_turn(app.match()).value_or(0);
  return then > 0 && then < timeline.moves();
}

// A vote is asked of all who sit here, even if a bot is the first to be counted; once they are
// counted, whoever is to act stands there as always.
bool asks_council(const Scene& scene) { return council_votes(scene) && !scene.drafts.counting; }

// The council asks in its own words while something is collected there.
match::Question question_of(Scene& scene) {
  const std::string_view council = council_sits(scene)
                                       ? council_question(scene)
                                       : std::string_view(scene.drafts.payment.question);
  return {.words = council.empty() ? std::string_view(scene.decision.question) : council,
          .topic = scene.decision.topic,
          .topic_told = scene.decision.topic_told};
}

Hints own_hints(Scene& scene) {
  return hints_of(scene, std::ranges::all_of(scene.decision.moves, has_button));
}

constexpr float kApart = 0.3F;  // em, between sentences

float paragraphs_height(const Paint& paint, float width, const Hints& all) {
  float high = 0;
  for (const std::string_view words : all) {
    if (high > 0) high += paint.em(kApart);
    high += paint.paragraph_height(width, words, match::card_body());
  }
  return high;
}

// Where there is little room, what stands on the button is not said above it.
bool is_on_button(const Scene& scene, Move move) {
  return (scene.flat || match::low(scene)) && chosen_move(scene) == move;
}

// What a move would mean, but for what stands on its button.
std::span<const std::string> told_lines(Scene& scene, Move move) {
  const std::span<const std::string> lines =
      scene.what_if.of(scene.frame.app, scene.model, move).lines;
  return is_on_button(scene, move) && !lines.empty() ? lines.subspan(1) : lines;
}

// As many as have room, whole; the first one says what it is about, if it is a `title`.
void draw_lines(Paint& paint, Rect& room, std::span<const std::string> lines, bool title = true) {
  if (lines.empty()) return;
  for (const std::string& line : lines) {
    const Type type =
        title ? Type{Face::bold, 1.05F, current_palette.gain_ink} : match::card_body();
    if (!title && paint.paragraph_height(room.w, line, type) > room.h + paint.em(kApart)) break;
    room.cut_top(paint.paragraph(room, line, type));
    title = false;
  }
  room.cut_top(paint.em(kApart));
}

// What is built so; of what cannot be built also why, which goes before its name.
void draw_tile_lines(Paint& paint, Rect& room, std::span<const std::string> lines) {
  if (lines.size() < 2) return draw_lines(paint, room, lines);
  const Type name{Face::bold, 1.05F, current_palette.ink};
  const std::string& why = lines.back();
  const float high = paint.paragraph_height(room.w, lines.front(), name) +
                     paint.paragraph_height(room.w, why, match::card_warning());
  if (high <= room.h + paint.em(kApart)) {
    room.cut_top(paint.paragraph(room, lines.front(), name));
  }
  room.cut_top(paint.paragraph(room, why, match::card_warning()) + paint.em(kApart));
}

// The room for what is said of it is kept free, so that no tile moves away from the pointer; not
// where the yard lies below and needs the room: there it takes the place of the hint.
constexpr float kTileRoom = 4.0F;  // em
// On a phone the supply cards to take lie below it: the one tapped first stays under the finger.
constexpr float kTakenRoom = 2.7F;  // em

// --- Who may build one thing

constexpr float kCaption = 1.5F;  // em

void draw_grant(Scene& scene, Seat seat, const Rect& area) {
  Frame& frame = scene.frame;
  const Skin& skin = current_palette.paper_skin;
  const float radius = frame.em(0.5F);
  const TargetName name{"grant", static_cast<std::uint32_t>(index(seat))};
  const Touch touch = touch_target(scene, name, area);
  const float toward = touch.pointed ? 0.08F : 0.0F;
  frame.paint.gradient(area, blend(skin.top, skin.ink, toward),
                       blend(skin.bottom, skin.ink, toward), radius);
  frame.paint.outline(area.inset(0.5F), touch.pointed ? current_palette.highlight : skin.edge,
                      touch.pointed ? 3.0F : current_palette.edge * 1.2F, radius);
  draw_crest(scene, seat, area.center(), std::min(area.w, area.h) * 0.72F);
  if (touch.focused) focus_ring(frame, area, radius);
}

}  // namespace

bool may_grant(const Scene& scene) {
  return scene.asks(Step::build) && std::ranges::any_of(scene.decision.moves, [](Move move) {
           return granted_by(move).has_value();
         });
}

void Card::refresh(const Scene& scene) {
  buttons_.clear();
  if (scene.fresh) told_of_.reset();
  looks_back_ = comes_again(scene);
  if (!scene.actor) return;
  const app::App& app = scene.frame.app;
  const Game& game = app.match().game();
  // What the turn is about first.
  for (const bool main : {true, false}) {
    for (const Move move : scene.decision.moves) {
      if (!has_button(move) || is_main(move) != main) continue;
      buttons_.push_back({move, app.say(game.describe(scene.decision.shown, move)), main});
    }
  }
}

// The construction that is pointed at in the yard, else the one that was tapped or chosen there.
std::optional<Construction> Card::in_mind(const Scene& scene) const {
  if (!scene.asks(Step::build) || scene.choice.taking) return std::nullopt;
  if (scene.focus.what == "yard") return static_cast<Construction>(scene.focus.a);
  if (scene.focus.what == "build") return static_cast<Construction>(scene.focus.b);
  return told_of_ ? told_of_ : scene.choice.what;
}

// What it costs, where the least is lacking, and what that is.
const std::vector<std::string>& Card::tile_lines(const Scene& scene) {
  const std::optional<Construction> what = in_mind(scene);
  const YardTile tile = what ? yard_tile(scene, *what) : YardTile{};
  const auto nearest = static_cast<std::size_t>(
      tile.nearest != nullptr ? tile.nearest - scene.model.buildable.data() + 1 : 0);
  const std::size_t key = what ? 1 + static_cast<std::size_t>(*what) + 16 * nearest : 0;
  const app::App& app = scene.frame.app;
  if (!tile_done_.due(app, scene.choice.together ? key + 8192 : key)) return tile_lines_;
  tile_lines_.clear();
  if (!what) return tile_lines_;
  if (tile.nearest == nullptr) {
    tile_lines_ = {scene.model.yard.names[static_cast<std::size_t>(*what)],
                   app.say("ui.graenaland.yard.nowhere")};
    return tile_lines_;
  }
  const std::size_t at = graenaland::at_for(scene.state, *what, tile.nearest->at);
  const Move move =
      scene.choice.together ? graenaland::joint(*what, at) : graenaland::build(*what, at);
  tile_lines_.push_back(app.say(app.match().game().describe(scene.decision.shown, move)));
  if (const Message lacks = graenaland::refusal(scene.state, move); !lacks.empty()) {
    tile_lines_.push_back(app.say(lacks));
  }
  return tile_lines_;
}

// What was chosen and only waits to be made, or to be thought over; else all answers that have a
// button.
std::vector<Card::Press> Card::presses(Scene& scene) {
  if (const std::optional<Move> chosen = chosen_move(scene)) {
    const app::App& app = scene.frame.app;
    if (main_done_.due(app, *chosen)) {
      main_label_ = app.say(app.match().game().describe(scene.decision.shown, *chosen));
    }
    return {{.label = main_label_, .main = true, .move = chosen},
            {.label = scene.frame.words("ui.graenaland.yard.back")}};
  }
  std::vector<Press> all;
  std::ptrdiff_t grants = 0;  // they come first, below their caption
  for (const Button& each : buttons_) {
    // The prices of an army step, once the army is what is to be built.
    if (graenaland::kind_of(each.move) == MoveKind::build &&
        scene.choice.what != Construction::army) {
      continue;
    }
    const std::optional<Seat> grant = granted_by(each.move);
    all.insert(grant ? all.begin() + grants++ : all.end(),
               {.label = each.label, .main = each.main, .move = each.move, .grant = grant});
  }
  // Where there is little room it is in the menu.
  if (looks_back_ && !scene.flat && !match::low(scene)) {
    all.push_back({.label = command_words(scene.frame, "since"), .command = "since"});
  }
  return all;
}

ButtonSpec Card::spec_of(const Press& press) {
  return {.label = press.label,
          .look = press.main ? Look::action : Look::paper,
          .icon = press.command.empty() ? std::optional<Icon>() : Icon::eye,
          .role = press.move ? Role::choice : Role::control,
          .in_two = true};
}

float Card::press_width(Scene& scene, const Press& press) {
  if (press.grant) return std::max(match::answer_height(scene), scene.frame.em(2.4F));
  return button_width(scene.frame, spec_of(press));
}

// Whether they are what was chosen and the way back, which stand side by side.
bool Card::confirms(const std::vector<Press>& all) {
  return all.size() == 2 && all.back().command.empty() && !all.back().move;
}

// Where there is little room a tap on a crest says it.
bool Card::has_caption(const Scene& scene, const std::vector<Press>& all) {
  return all.front().grant && !scene.flat && !match::low(scene);
}

float Card::buttons_height(Scene& scene, float width) {
  const std::vector<Press> all = presses(scene);
  if (all.empty()) return 0;
  if (confirms(all)) return match::answer_height(scene);
  const float caption = has_caption(scene, all) ? scene.frame.em(kCaption) : 0;
  return caption + flow(
                       Rect{0, 0, width, 0}, all.size(), match::answer_height(scene),
                       scene.frame.em(0.5F),
                       [&](std::size_t i) { return press_width(scene, all[i]); },
                       [](std::size_t, const Rect&) {});
}

void Card::draw_press(Scene& scene, const Press& press, const Rect& area) {
  Frame& frame = scene.frame;
  if (press.grant) return draw_grant(scene, *press.grant, area);
  const TargetName name = press.move              ? TargetName{"do", press.move->code}
                          : press.command.empty() ? TargetName{"undo-choice"}
                                                  : TargetName{press.command};
  ButtonSpec spec = spec_of(press);
  // Words a little too long are set smaller; longer ones stand in two lines.
  spec.size = std::clamp(area.w / button_width(frame, spec), 0.78F, 1.0F);
  const bool clicked = button(frame, name, area, spec);
  // What a hero would do is seen on the map, as at a march.
  const bool follows = press.move && scene.asks(Step::follow);
  if (follows && frame.targets.pointed() == name.id()) scene.focus_now = name;
  if (!clicked) return;
  if (press.move) return play(scene, *press.move);
  if (!press.command.empty()) return frame.order(std::string(press.command));
  scene.choice.land.reset();
  scene.choice.grant.reset();
  frame.animating = true;
}

// All within `room`: what has no place in it neither shows nor reacts, until it is scrolled to.
void Card::draw_buttons(Scene& scene, Rect room) {
  Frame& frame = scene.frame;
  const std::vector<Press> all = presses(scene);
  if (confirms(all)) {
    const float gap = frame.em(0.5F);
    const float back = press_width(scene, all.back());
    const float main = std::min(press_width(scene, all.front()), room.w - back - gap);
    draw_press(scene, all.front(), room.cut_left(main, gap));
    return draw_press(scene, all.back(), room.cut_left(back));
  }
  const auto draw = [&](Rect within) {
    const float top = within.y;
    if (has_caption(scene, all)) {
      const Rect row = within.cut_top(frame.em(kCaption));
      frame.paint.text_within({row.x, row.center().y - frame.em(0.1F)}, row.w,
                              frame.words("ui.graenaland.grant"), match::card_body());
    }
    return within.y - top +
           flow(
               within, all.size(), match::answer_height(scene), frame.em(0.5F),
               [&](std::size_t i) { return press_width(scene, all[i]); },
               [&](std::size_t i, const Rect& area) { draw_press(scene, all[i], area); });
  };
  if (buttons_height(scene, room.w) <= room.h + 1) {
    draw(room);
  } else {
    scroll(frame, "answers", room, presses_high_, draw);
  }
}

float Card::told_height(Scene& scene, float width) {
  const Paint& paint = scene.frame.paint;
  std::optional<Move> move = scene.pointed_move();
  // The buttons lie still while one of them is pointed at.
  if (scene.asks(Step::follow)) move = graenaland::kFollow;
  float high = 0;
  if (move) {
    for (const std::string& line : told_lines(scene, *move)) {
      high += paint.paragraph_height(width, line, match::card_body());
    }
    high += vote_rails_height(scene, *move) + paint.em(0.4F);
  } else {
    high = paragraphs_height(paint, width, own_hints(scene));
  }
  if (scene.asks(Step::build)) {
    if (scene.on_card && scene.choice.taking) return paint.em(kTakenRoom);
    return scene.on_card ? high : std::max(high, paint.em(kTileRoom));
  }
  const float rows = hero_rows_height(scene);
  if (scene.asks(Step::enter)) return rows + paint.em(0.4F) + vote_rail_height(scene);
  // Rows give way to what is told and come back: the card keeps its height, and words that have no
  // room beside the rails are left out. On a phone nothing lies below it that would move.
  if (rows == 0) return high;
  const Hints hints = own_hints(scene);
  float hint = paragraphs_height(paint, width, hints);
  if (scene.choice.hero && !hints.empty()) {  // some lands are too far
    hint =
        std::max(hint, paint.paragraph_height(width, scene.frame.words("ui.graenaland.march_far"),
                                              match::card_body()));
  }
  const float kept = rows + paint.em(0.4F) + hint;
  return scene.on_card ? std::max(high, kept) : kept;
}

// What the move pointed at would mean, line by line; else who can be sent, and a hint.
void Card::draw_told(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  const std::optional<Move> move = scene.pointed_move();
  if (scene.asks(Step::enter)) {
    // Here the rows are the answers: they stay where they are while one is pointed at.
    const float rows = std::min(hero_rows_height(scene), room.h);
    draw_hero_rows(scene, room.cut_top(rows, paint.em(0.4F)));
    if (move) draw_vote_rails(scene, *move, room);
    return;
  }
  if (!move) {
    draw_tile_lines(paint, room, tile_lines(scene));
    for (const std::string_view words : own_hints(scene)) {
      const float high = paint.paragraph_height(room.w, words, match::card_body());
      if (high > room.h + paint.em(kApart)) break;
      paint.paragraph(room, words, match::card_body());
      room.cut_top(high + paint.em(kApart));
    }
    return draw_hero_rows(scene, room);
  }
  // Of a march the rails come before the words for them.
  Rect words = room;
  if (!scene.asks(Step::build)) words.h = std::max(0.0F, room.h - vote_rails_height(scene, *move));
  draw_lines(paint, words, told_lines(scene, *move), !is_on_button(scene, *move));
  room.cut_top(words.y - room.y);
  draw_vote_rails(scene, *move, room);
}

float Card::height(Scene& scene, float width) {
  if (Region::shows(scene)) return region_.height(scene, width);
  if (!asks_council(scene)) {
    if (const auto instead = frame_.height_instead(scene.frame, width)) return *instead;
  }
  const float em = scene.frame.em(1);
  const float inner = width - em * 1.8F;
  if (scene.decision.lesson.open) {
    return match::lesson_height(scene.frame, scene.decision.lesson, inner) + em * 1.5F;
  }
  if (!scene.actor) return em * 8;
  const float head =
      match::card_head(scene) + match::question_height(scene, question_of(scene), width);
  if (council_sits(scene)) return head + council_card_height(scene, inner) + em * 0.8F;
  const float buttons = buttons_height(scene, inner);
  const float told = told_height(scene, inner);
  return head + told + (buttons > 0 ? buttons + em * 0.6F : 0) + em * 0.8F;
}

void Card::draw(Scene& scene, const Rect& area) {
  if (Region::shows(scene)) return region_.draw(scene, area);
  Paint& paint = scene.frame.paint;
  Rect room = match::card_room(paint, area);
  const Clip clipped(paint, area.inset(-4));
  const bool votes = asks_council(scene);
  if (!votes && frame_.draw_instead(scene.frame, room)) return;
  if (scene.decision.lesson.open) {
    return match::draw_lesson(scene.frame, scene.decision.lesson, room);
  }
  if (!scene.actor) {
    match::draw_over(scene, room);
    return draw_struck_goals(scene, room);
  }
  const match::Question question = question_of(scene);
  const std::optional<Seat> actor = scene.actor;
  if (votes) scene.actor = council_voter(scene);
  const match::QuestionHead head = match::draw_question_head(scene, question, room);
  scene.actor = actor;
  if (head.hint) scene.wants_opinion = true;
  match::draw_question(scene, question, head, room);
  if (council_sits(scene)) return draw_council_card(scene, room);
  const float buttons = buttons_height(scene, room.w);
  if (buttons > 0) draw_buttons(scene, room.cut_bottom(std::min(buttons, room.h), paint.em(0.4F)));
  draw_told(scene, room);
}

}  // namespace meadhall::table::graenaland_table
