#include <algorithm>

#include "table/games/graenaland/council_parts.h"
#include "table/kit/widgets.h"

// What the council decides by buttons: quick ways to share, the proposal, the count, and how a
// joint work ends.

namespace meadhall::table::graenaland_table {

using graenaland::Step;

namespace {

enum class Deed : std::uint8_t {
  none,  // to be waited for: the button only says what is still to be done
  rest,
  even,
  again,
  anew,
  another,
  propose,
  all_yes,
  count,
  promises,
  move,  // one of the rules'
};

struct Press {
  Deed deed = Deed::none;
  std::string_view label;
  bool enabled = true;
  bool main = false;
  Move move{};
};
using Presses = FixedVector<Press, 8>;

bool may_promise(const Scene& scene) { return !scene.drafts.words.promises.empty(); }

// The small ones first, the one that ends it last.
Presses presses_of(Scene& scene) {
  Frame& frame = scene.frame;
  const Drafts& own = scene.drafts;
  Presses all;
  if (count_moves(scene)) return all;
  if (drafts_shares(scene)) {
    const bool left = cards_left(own) > 0;
    all.push_back({Deed::rest, frame.words("ui.graenaland.council.rest"), left});
    all.push_back(
        {Deed::even, frame.words("ui.graenaland.council.even"), can_lay_even(own, scene.state)});
    all.push_back(
        {Deed::again, frame.words("ui.graenaland.council.again"),
         can_lay_again(own, scene.state) && own.shares != scene.state.last_shares[*own.land]});
    const bool laid = is_laid(own);
    const bool another = !laid && scene.asks(Step::propose);
    all.push_back(
        {another ? Deed::another : Deed::anew,
         frame.words(another ? "ui.graenaland.council.another" : "ui.graenaland.council.anew"),
         laid || another});
    all.push_back({left ? Deed::none : Deed::propose,
                   left ? std::string_view(own.words.still)
                        : std::string_view(frame.words("ui.graenaland.council.propose")),
                   !left, true});
    return all;
  }
  if (may_promise(scene)) all.push_back({Deed::promises, own.words.promises});
  if (scene.asks(Step::propose)) {
    all.push_back({.deed = Deed::move,
                   .label = frame.words("graenaland.move.pass"),
                   .move = graenaland::kPass});
  } else if (council_votes(scene)) {
    if (own.counting) {
      all.push_back({Deed::none, frame.words("ui.graenaland.council.counting"), false, true});
    } else if (can_count(scene)) {
      all.push_back({Deed::count, frame.words("ui.graenaland.council.count"), true, true});
    } else {
      all.push_back({Deed::all_yes, frame.words("ui.graenaland.council.all_yes")});
    }
  } else if (scene.asks(Step::pledge)) {
    struct Ending {
      Move move;
      std::string_view id;
    };
    constexpr std::array<Ending, 4> kEndings = {{{graenaland::kEnough, "graenaland.move.enough"},
                                                 {graenaland::kAsk, "graenaland.move.ask"},
                                                 {graenaland::kDrop, "graenaland.move.drop"},
                                                 {graenaland::kRaise, "graenaland.move.raise"}}};
    for (const Ending& each : kEndings) {
      const bool own_turn = (each.move == graenaland::kEnough) != scene.acts(scene.state.main);
      if (!own_turn) continue;
      const bool main = each.move == graenaland::kRaise || each.move == graenaland::kEnough;
      const bool none = each.move == graenaland::kEnough &&
                        graenaland::total(scene.state.pledged[index(scene.state.turn)]) == 0;
      const std::string_view id = none ? "graenaland.move.give_nothing" : each.id;
      all.push_back({Deed::move, frame.words(id), scene.offers(each.move), main, each.move});
    }
  }
  return all;
}

void propose(Scene& scene) {
  const Game& game = scene.frame.app.match().game();
  std::string line = "play ";
  for (const Move move : deed(scene.drafts, scene.state)) {
    if (line.size() > 5) line += "; ";
    line += game.text(move);
  }
  scene.frame.order(std::move(line));
}

void press(Scene& scene, const Press& what) {
  Drafts& own = scene.drafts;
  scene.frame.animating = true;
  switch (what.deed) {
    case Deed::none: return;
    case Deed::rest: return lay_rest(own, scene.state, *scene.actor);
    case Deed::even: return lay_even(own, scene.state);
    case Deed::again: return lay_again(own, scene.state);
    case Deed::anew: return start_anew(own);
    case Deed::another: return put_aside(own);
    case Deed::propose: return propose(scene);
    case Deed::all_yes:
      for (std::size_t i = 0; i < scene.seats(); ++i) {
        if (votes_here(scene, seat_at(i))) set_vote(own, seat_at(i), true);
      }
      return;
    case Deed::count: own.counting = true; return;
    case Deed::promises: scene.frame.order("notebook"); return;
    case Deed::move: return play(scene, what.move);
  }
}

// The last of the small ones stands beside the main one, the others three to a row above them.
struct Row {
  std::size_t first = 0;
  std::size_t n = 0;
};
using Rows = FixedVector<Row, 8>;

Rows rows_of(const Presses& all) {
  Rows rows;
  const std::size_t n = all.size();
  const std::size_t last = std::min<std::size_t>(n, 2);
  for (std::size_t i = 0; i < n - last;) {
    const std::size_t here = std::min<std::size_t>(3, n - last - i);
    rows.push_back({i, here});
    i += here;
  }
  if (last > 0) rows.push_back({n - last, last});
  return rows;
}

// Words a little too long for their button are set smaller rather than cut short.
float size_of(const Frame& frame, std::string_view label, float wide) {
  constexpr float kUsual = 0.97F;
  const float words = frame.paint.width(label, {Face::bold, kUsual, 0});
  return std::clamp(kUsual * (wide - frame.em(0.7F)) / std::max(1.0F, words), 0.78F, kUsual);
}

void draw_press(Scene& scene, const Press& each, const Rect& area) {
  const TargetName name = each.main ? TargetName{"council-main"}
                                    : TargetName{"council", static_cast<std::uint32_t>(each.deed),
                                                 each.deed == Deed::move ? each.move.code : 0};
  const ButtonSpec spec{.label = each.label,
                        .look = each.main ? Look::action : Look::paper,
                        .enabled = each.enabled,
                        .role = each.deed == Deed::promises ? Role::control : Role::choice,
                        .size = size_of(scene.frame, each.label, area.w)};
  if (button(scene.frame, name, area, spec)) press(scene, each);
}

float gap_of(const Scene& scene) { return scene.frame.em(0.45F); }
float high_of(const Scene& scene) {
  return std::max(scene.frame.em(2.1F), for_fingers(scene.frame) ? 44.0F : 0.0F);
}

}  // namespace

float council_buttons_height(Scene& scene) {
  const auto n = static_cast<float>(rows_of(presses_of(scene)).size());
  return n == 0 ? 0 : n * high_of(scene) + (n - 1) * gap_of(scene);
}

void draw_council_buttons(Scene& scene, Rect room) {
  const Presses all = presses_of(scene);
  const float gap = gap_of(scene);
  for (const Row& each : rows_of(all)) {
    Rect row = room.cut_top(high_of(scene), gap);
    const bool ends = all[each.first + each.n - 1].main && each.n == 2;
    const float wide =
        ends ? row.w * 0.36F
             : (row.w - gap * static_cast<float>(each.n - 1)) / static_cast<float>(each.n);
    for (std::size_t i = each.first; i < each.first + each.n; ++i) {
      const bool last = i + 1 == each.first + each.n;
      draw_press(scene, all[i], last ? row : row.cut_left(wide, gap));
    }
  }
}

}  // namespace meadhall::table::graenaland_table
