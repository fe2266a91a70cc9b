#include "table/games/graenaland/finale.h"

#include <array>

#include "table/games/graenaland/council_parts.h"
#include "table/games/graenaland/hues.h"

namespace meadhall::table::graenaland_table {

using graenaland::kGoals;

namespace {

// Seconds.
constexpr double kFirstCoin = 0.5;
constexpr double kApart = 0.4;
constexpr double kStroke = 0.26;
constexpr double kRing = 0.4;  // spreads from where a coin was struck
constexpr double kStays = 1.1;
constexpr double kFlag = 0.7;
constexpr double kFlagsApart = 0.15;

bool has_won(const Scene& scene, Seat seat) {
  return scene.state.step == graenaland::Step::over && scene.state.ended != 0 &&
         scene.state.winner == seat;
}

// What won: goals met, or with a card the columns that brought points.
using WonGoals = FixedVector<Goal, kGoals>;
WonGoals goals_won(const Scene& scene) {
  WonGoals won;
  const graenaland::State& state = scene.state;
  const graenaland::VictoryCard* card = graenaland::kept_card(state, state.at(state.winner));
  for (std::size_t i = 0; i < kGoals; ++i) {
    const auto goal = static_cast<Goal>(i);
    const int figure = scene.model.standing[index(state.winner)][i];
    const bool counts = card != nullptr ? graenaland::card_points(*card, goal, figure) > 0
                                        : graenaland::meets(state.data, goal, figure);
    if (counts) won.push_back(goal);
  }
  return won;
}

constexpr double coin_falls(std::size_t nth) {
  return kFirstCoin + kApart * static_cast<double>(nth);
}

// From above and larger, until it lies; then light spreads from it.
void draw_stroke(Scene& scene, Goal goal, Point at, float size, double after) {
  Paint& paint = scene.frame.paint;
  const double now = scene.frame.view.now;
  const float fallen = scene.finale.part(now, after, kStroke);
  if (fallen <= 0) return;
  const float wide = size * mix(1.7F, 1, fallen * fallen);
  draw_struck(paint, at, wide, fallen);
  draw_goal(paint, goal, at, wide * 0.5F, fade(rgb(0x5d3a08), fallen), 0);
  const float spread = scene.finale.part(now, after + kStroke, kRing);
  if (fallen < 1 || spread >= 1) return;
  paint.ring(at, size * mix(0.5F, 0.8F, spread), fade(current_palette.gold_edge, 1 - spread),
             size * 0.07F);
}

}  // namespace

void Finale::begin(double now, double pace, std::size_t coins) {
  begins_ = now;
  pace_ = pace;
  ends_ = now + (kFirstCoin + kApart * static_cast<double>(coins) + kStays) / pace;
}

void draw_struck(Paint& paint, Point center, float size, float opacity) {
  paint.disc(center, size * 0.5F, fade(rgb(0x5d3a08), opacity));
  paint.disc(center, size * 0.465F, fade(current_palette.coin, opacity));
  paint.ring(center, size * 0.4F, fade(rgb(0x9a6a12), opacity), size * 0.03F);
}

float flag_at(const Scene& scene, std::size_t place, Seat seat) {
  if (!has_won(scene, seat) || settlements_at(scene.state.at(seat), place) == 0) return 0;
  const double after = kFlagsApart * static_cast<double>(place);
  return ease(scene.finale.part(scene.frame.view.now, after, kFlag));
}

void draw_flag(Scene& scene, Seat seat, Point foot, float size, float up) {
  if (up <= 0) return;
  Paint& paint = scene.frame.paint;
  const Colour clan = clan_colour(scene, seat);
  const Point top{foot.x, foot.y - size};
  paint.line(foot, top, kPieceDark, size * 0.09F);
  paint.line(foot, top, current_palette.gold_edge, size * 0.045F);
  paint.disc(top, size * 0.055F, kPieceDark);
  const float high = size * 0.4F;
  const float wide = size * 0.6F;
  const float y = mix(foot.y - high * 1.05F, top.y + size * 0.05F, up);
  const float x = foot.x + size * 0.03F;
  const float edge = std::max(1.0F, size * 0.04F);
  const auto cloth = [&](float by, Colour colour) {
    const std::array<Point, 5> corners = {{{x - by, y - by},
                                           {x + wide + 2 * by, y - by},
                                           {x + wide * 0.78F + by, y + high / 2},
                                           {x + wide + 2 * by, y + high + by},
                                           {x - by, y + high + by}}};
    paint.list().AddConcavePolyFilled(corners.data(), static_cast<int>(corners.size()), colour);
  };
  cloth(edge, kPieceDark);
  cloth(0, clan);
  draw_mark(paint, index(seat), {x + wide * 0.4F, y + high / 2}, high * 0.62F, ink_on(clan));
}

void begin_finale(Scene& scene, double now, double pace) {
  if (has_won(scene, scene.state.winner)) scene.finale.begin(now, pace, goals_won(scene).size());
}

void draw_struck_goals(Scene& scene, const Rect& room) {
  const WonGoals won = goals_won(scene);
  const auto count = static_cast<float>(won.size());
  const float size = std::min({scene.frame.em(5), room.h * 0.85F, room.w / (count * 1.15F)});
  if (!has_won(scene, scene.state.winner) || size < scene.frame.em(1.5F)) return;
  Point at{room.center().x - size * 1.15F * (count - 1) / 2, room.center().y};
  for (std::size_t i = 0; i < won.size(); ++i, at.x += size * 1.15F) {
    draw_stroke(scene, won[i], at, size, coin_falls(i));
  }
}

bool is_struck(const Scene& scene, Seat seat, Goal goal) {
  if (!has_won(scene, seat)) return false;
  const WonGoals won = goals_won(scene);
  for (std::size_t i = 0; i < won.size(); ++i) {
    const double after = coin_falls(i);
    if (won[i] == goal) return scene.finale.part(scene.frame.view.now, after, kStroke) >= 1;
  }
  return false;
}

}  // namespace meadhall::table::graenaland_table
