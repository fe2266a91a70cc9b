#include "table/games/feast/players.h"

#include <array>
#include <utility>

#include "table/games/feast/outlook.h"
#include "table/games/feast/scoring_marks.h"
#include "table/games/feast/vikings.h"
#include "table/kit/icons.h"
#include "table/kit/widgets.h"

namespace meadhall::table::feast_table {

namespace {

// Rows of figures: what there is for this round, then what the points come from, in two.
constexpr float kAcross = 5;
constexpr std::array<std::pair<std::size_t, std::size_t>, 3> kRows = {{{0, 3}, {5, 9}, {10, 13}}};
static_assert(kRows.back().second + 1 == kOutlookColumns);

class PlayerCard {
 public:
  PlayerCard(Scene& scene, Seat seat) : scene_(scene), paint_(scene.frame.paint), seat_(seat) {}

  float height() const {
    return paint_.em(1.0F) + head() + static_cast<float>(kRows.size()) * line();
  }

  void draw(const Rect& area) {
    Frame& frame = scene_.frame;
    const TargetName name{"player", static_cast<std::uint32_t>(index(seat_))};
    const Contact contact = frame.targets.add(name, area, Role::control);
    scene_.motion.note({"seat", name.a}, area);
    const float radius = paint_.em(0.5F);
    paint_.parchment(area);
    if (seat_ == scene_.shown || contact.held) {
      paint_.outline(area.inset(1), current_palette.gold_edge, 2.5F * current_palette.edge, radius);
    }
    if (contact.focused) focus_ring(frame, area, radius);
    if (contact.clicked) scene_.chosen = seat_;
    Rect room = area.inset(paint_.em(0.7F), paint_.em(0.5F));
    draw_head(room.cut_top(head()));
    draw_figures(room);
  }

 private:
  float head() const { return paint_.em(2.0F); }
  float line() const { return paint_.em(1.75F); }

  // Who it is, and their points.
  void draw_head(Rect row) {
    draw_seat_shield(scene_.frame, {row.x + paint_.em(0.8F), row.center().y}, paint_.em(1.6F),
                     seat_);
    row.cut_left(paint_.em(2.0F));
    const Rect points = row.cut_right(paint_.em(4.2F));
    const Type total{Face::heading, 1.3F, current_palette.gain_ink};
    const float y = row.center().y;
    draw_icon(paint_, Icon::star, {points.right() - paint_.em(0.6F), y}, paint_.em(1.2F),
              current_palette.gain_ink);
    paint_.number({points.right() - paint_.em(1.4F), y}, points_shown(scene_, seat_), total,
                  Align::right);
    const std::string& called = scene_.seat_info(seat_).name;
    const Type name{Face::heading, 1.15F, current_palette.ink};
    const float wide = paint_.text_within({row.x, y}, row.w, called, name);
    const std::string_view acts = scene_.frame.words("ui.feast.acts");
    const Type small{Face::sans, 0.88F, current_palette.ink_soft};
    if (scene_.acts(seat_) && wide + paint_.em(0.5F) + paint_.width(acts, small) < row.w) {
      paint_.text({row.x + wide + paint_.em(0.5F), y + paint_.em(0.06F)}, acts, small);
    }
  }

  void draw_figures(const Rect& room) {
    const float wide = room.w / kAcross;
    float y = room.y;
    for (const auto& [first, last] : kRows) {
      float x = room.x;
      for (std::size_t column = first; column <= last; ++column) {
        draw_outlook_figure(scene_, seat_, column, {x, y, wide, line()});
        x += wide;
      }
      y += line();
    }
  }

  Scene& scene_;
  Paint& paint_;
  Seat seat_;
};

}  // namespace

float draw_player_cards(Scene& scene, const Rect& page) {
  const float gap = scene.frame.em(0.5F);
  Rect room = page;
  for (std::size_t i = 0; i < scene.players; ++i) {
    PlayerCard card(scene, seat_at(i));
    card.draw(room.cut_top(card.height(), gap));
  }
  if (feast::is_solo(scene.state)) {
    const Rect goal = room.cut_top(scene.frame.em(kGoalHigh + 1), gap);
    scene.frame.paint.parchment(goal);
    draw_goal(scene, goal.inset(scene.frame.em(0.8F), scene.frame.em(0.5F)));
  }
  return room.y - page.y;
}

void draw_figures_below(Scene& scene, Rect& side) {
  Paint& paint = scene.frame.paint;
  constexpr std::size_t kFigures = 5;
  const float line = paint.em(1.55F);
  const Rect card = side.cut_top(line * (kFigures + 0.6F), paint.em(0.4F));
  paint.parchment(card);
  Rect room = card.inset(paint.em(0.5F), line * 0.3F);
  for (std::size_t i = 0; i < kFigures; ++i) {
    draw_outlook_figure(scene, scene.shown, i, room.cut_top(line));
  }
}

}  // namespace meadhall::table::feast_table
