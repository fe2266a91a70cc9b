#include "table/games/vikings/card.h"
#include "table/games/vikings/card_parts.h"
#include "table/games/vikings/tray.h"
#include "table/kit/widgets.h"

// The questions of the advanced game: bids, vikings drawn, special tiles.

namespace meadhall::table::vikings_table {

using vikings::Special;
using vikings::Step;

namespace {

bool is_out(const vikings::Auction& auction, std::size_t seat) {
  return (auction.left >> seat & 1U) != 0;
}

// How high the words below the kinds to draft are; with a finger they become a button.
float draft_words(Scene& scene, float width) {
  const std::string& hint = hand_hint(scene, "table.hint_draft", "table.hint_draft_tap");
  const float words = scene.frame.paint.paragraph_height(width, hint, card_body());
  return scene.frame.view.touch ? std::max(words, answer_height(scene)) : words;
}

}  // namespace

float Card::advanced_height(Scene& scene, float width) {
  const float em = scene.frame.em(1);
  const float answers = answer_height(scene);
  const bool tight = scene.on_card;
  switch (scene.state.step) {
    case Step::auction: return answers + em * (tight ? 6.0F : 4.6F);
    case Step::draft:
      if (!tight) return em * 4.0F + draft_words(scene, width - em * 1.8F);
      // Held sideways there is room for what is pointed at, not for the hint.
      return scene.flat ? em * 5.2F : em * 6.0F + draft_words(scene, width - em * 1.8F);
    case Step::remove: return tight ? answers + em * 1.6F : em * 4.2F;
    case Step::special:
      if (!tight) return answers + em * 4.6F;
      // The tiles, the words for the one pointed at, the way without.
      width -= em * 1.8F;
      return special_size(scene, width) + answers + special_words_height(scene, width) +
             em * (scene.focus.special || scene.frame.app.pending() ? 1.15F : 1.4F);
    default: return em * 4.2F;
  }
}

// What the special tile pointed at does.
const std::vector<std::string>& Card::special_words(Scene& scene) {
  const std::size_t place = *scene.focus.special;
  return specials_[place].lines(scene.frame.app,
                                vikings::special_thing(scene.state.face_up[place]));
}

// Of the words below the special tiles on their card. The hint may be missing on a
// phone held sideways, and is while a tile waits for a yes.
float Card::special_words_height(Scene& scene, float width) {
  const Paint& paint = scene.frame.paint;
  if (scene.focus.special) {
    return paint.paragraph_height(width, special_words(scene).front(), card_strong());
  }
  if (scene.flat || scene.frame.app.pending()) return 0;
  return paint.paragraph_height(
      width, hand_hint(scene, "table.hint_special", "table.hint_special_tap"), card_body());
}

// The words for a move, kept until another one is asked for.
const std::string& Card::told_of(Scene& scene, Move move) {
  if (told_done_.due(scene.frame.app, move)) {
    told_ = scene.frame.app.say(vikings::describe(scene.state, move));
  }
  return told_;
}

// Who leads, who is out, who is still to be asked. rules: Vikings 9.3
void Card::draw_bidders(Scene& scene, Rect row) {
  Paint& paint = scene.frame.paint;
  const vikings::Auction& auction = scene.state.auction;
  const auto players = static_cast<float>(scene.state.player_count);
  const float gap = paint.em(0.35F);
  const float each = std::min((row.w - gap * (players - 1)) / players, paint.em(11));
  const Contact contact = scene.frame.targets.add({"auction"}, row, Role::thing);
  if (contact.pointed) scene.point(vikings::kAuctionInspectable, row);
  if (contact.focused) focus_ring(scene.frame, row, paint.em(0.4F));
  for (std::size_t i = 0; i < scene.state.player_count; ++i) {
    Rect plaque = row.cut_left(each, gap);
    const bool leads = auction.bid > 0 && index(auction.leader) == i;
    const bool out = is_out(auction, i);
    const bool asked = scene.acts(seat_at(i));
    paint.fill(plaque,
               leads ? current_palette.paper_mark
               : out ? fade(current_palette.paper_shade, 0.5F)
                     : current_palette.paper_shade,
               paint.em(0.35F));
    if (asked) paint.outline(plaque.inset(0.5F), current_palette.action, 2, paint.em(0.35F));
    const SeatInfo& info = scene.seat_info(seat_at(i));
    const float y = plaque.center().y;
    plaque = plaque.inset(paint.em(0.3F), 0);
    draw_seat_shield(scene.frame, {plaque.x + paint.em(0.6F), y}, paint.em(1.15F), seat_at(i));
    plaque.cut_left(paint.em(1.5F));
    if (leads) {
      const Type type{Face::bold, 1.02F, current_palette.ink};
      const float wide = paint.width("99", type) + paint.em(1.2F);
      const Rect bid = plaque.cut_right(wide, paint.em(0.2F));
      draw_gold(paint, {bid.x, y}, auction.bid, type);
    } else if (out) {
      const Type type{Face::sans, 0.92F, current_palette.ink_soft};
      const std::string& word = scene.frame.words("table.out");
      const Rect told =
          plaque.cut_right(std::min(plaque.w, paint.width(word, type)), paint.em(0.2F));
      paint.text_within({told.x, y}, told.w + 1, word, type);
    }
    const Type name{Face::bold, 0.95F, out ? current_palette.ink_faint : current_palette.ink};
    if (plaque.w > paint.em(3.2F) || paint.width(info.name, name) <= plaque.w) {
      paint.text_within({plaque.x, y}, plaque.w, info.name, name);
    }
  }
}

void Card::draw_auction(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  draw_bidders(scene, room.cut_top(paint.em(1.9F), paint.em(0.45F)));
  const float height = answer_height(scene);
  Rect answers = room.cut_top(height, paint.em(0.4F));
  const Amounts& bids = scene.model.bids;
  if (bids.any()) {
    bid_.limit(bids.least, bids.most, bids.least);
    if (!scene.quiet) bid_.read_keys();
    const float wide = std::min(answers.w * 0.5F, Stepper::width(scene.frame, height));
    bid_.draw(scene.frame, answers.cut_left(wide, paint.em(0.5F)), {"bid-less"}, {"bid-more"},
              Icon::coin);
    const Move bid = vikings::bid(static_cast<std::uint32_t>(bid_.value()));
    // Stays an answer while a number is being typed, so that the keyboard's focus stays on it.
    const ButtonSpec spec{.label = told_of(scene, bid),
                          .look = bid_.legal() ? Look::action : Look::paper,
                          .role = Role::choice};
    // As wide as the longest bid, so that it does not move under a hand.
    const float room_for = button_width(scene.frame, spec) + paint.em(0.6F);
    if (button(scene.frame, {"bid"},
               answers.cut_left(std::min(room_for, answers.w * 0.55F), paint.em(0.5F)), spec) &&
        bid_.legal()) {
      scene.frame.order(vikings::text(bid));
      bid_.forget();
    }
  }
  if (scene.model.can_pass) {
    const ButtonSpec spec{.label = scene.model.pass_label, .role = Role::choice};
    if (button(scene.frame, {"pass"}, cut_button(scene.frame, answers, spec), spec)) {
      scene.frame.order(vikings::text(vikings::kPass));
    }
  }
  // What winning would leave in the purse, drawn as it is counted: gold first, then points.
  if (!bids.any() || !bid_.legal()) return;
  const vikings::Player& player = scene.state.at(scene.state.turn);
  const int gold = std::min<int>(bid_.value(), player.gold);
  const int points = bid_.value() - gold;
  const Rect line = room.cut_top(paint.line_height(card_body()));
  const float y = line.center().y;
  float x = line.x;
  x += paint.text({x, y}, scene.frame.words("table.bid_leaves"), card_body()) + paint.em(0.4F);
  x += draw_gold(paint, {x, y}, player.gold - gold, card_strong()) + paint.em(0.5F);
  x += draw_points(paint, {x, y}, player.points - points,
                   points > 0 ? card_warning() : card_strong()) +
       paint.em(0.9F);
  const std::string& limit = scene.frame.words("table.bid_limit");
  if (x + paint.width(limit, card_body()) + paint.em(2) < line.right()) {
    x += paint.text({x, y}, limit, card_body()) + paint.em(0.4F);
    paint.number({x, y}, bids.most, card_strong());
  }
}

void Card::draw_remove(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  if (!scene.focus.kind) {
    paint.paragraph(room, scene.frame.words("table.hint_remove"), card_body());
    return;
  }
  answer_by_finger(scene, room, {"remove"}, vikings::remove_viking(*scene.focus.kind));
}

// The words for the move pointed at; under a finger they are the button that makes it.
void Card::answer_by_finger(Scene& scene, Rect room, const TargetName& name, Move move) {
  Paint& paint = scene.frame.paint;
  const float height = answer_height(scene);
  if (!scene.frame.targets.finger() || room.h < height) {
    paint.paragraph(room, told_of(scene, move), card_strong());
    return;
  }
  const ButtonSpec spec{.label = told_of(scene, move), .look = Look::action, .role = Role::choice};
  Rect row = room.cut_top(height);
  if (button(scene.frame, name, cut_button(scene.frame, row, spec), spec)) {
    scene.frame.order(vikings::text(move));
  }
}

void Card::draw_draft(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  const bool low = scene.flat;
  const float words = low ? paint.line_height(card_strong()) : draft_words(scene, room.w);
  const float high = std::min(room.h - words - paint.em(0.4F), paint.em(5.2F));
  const Rect kinds = room.cut_top(high, paint.em(0.3F));
  draw_drawn(scene, {kinds.x, kinds.y, std::min(kinds.w, paint.em(36)), kinds.h}, 6);
  if (scene.focus.kind) {
    answer_by_finger(scene, room, {"draft"}, vikings::draft(*scene.focus.kind));
  } else if (!low) {
    paint.paragraph(room, hand_hint(scene, "table.hint_draft", "table.hint_draft_tap"),
                    card_body());
  }
}

void Card::draw_special(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  const bool picked = scene.focus.special.has_value();
  const bool confirms = picked && scene.frame.targets.finger();
  Rect answers = room.cut_bottom(answer_height(scene), paint.em(0.2F));
  if (confirms) {
    const Special special = scene.state.face_up[*scene.focus.special];
    const ButtonSpec spec{.label = scene.frame.words("table.take_special"),
                          .look = Look::action,
                          .role = Role::choice};
    if (button(scene.frame, {"take-special"},
               answers.cut_left(std::min(answers.w * 0.6F, button_width(scene.frame, spec)),
                                paint.em(0.5F)),
               spec)) {
      scene.frame.order(vikings::text(vikings::take_special(special)));
    }
  }
  if (scene.model.can_decline) {
    const ButtonSpec spec{.label = scene.model.decline_label, .role = Role::choice};
    if (button(scene.frame, {"decline"}, cut_button(scene.frame, answers, spec), spec)) {
      scene.frame.order(vikings::text(vikings::kDecline));
    }
  }
  if (!picked) {
    const std::string& hint = hand_hint(scene, "table.hint_special", "table.hint_special_tap");
    if (scene.on_card && paint.paragraph_height(room.w, hint, card_body()) > room.h) return;
    paint.paragraph(room, hint, card_body());
    return;
  }
  for (std::size_t i = 0; const std::string& line : special_words(scene)) {
    if (i > 0 && scene.on_card) break;  // the sign above leads to the rules
    room.cut_top(paint.paragraph(room, line, i++ == 0 ? card_strong() : card_body()));
  }
}

}  // namespace meadhall::table::vikings_table
