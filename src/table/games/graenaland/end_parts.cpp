#include "table/games/graenaland/end_parts.h"

#include <string>

#include "games/graenaland/goals.h"
#include "games/graenaland/state.h"
#include "table/games/graenaland/signs.h"

namespace meadhall::table::graenaland_table {
namespace {

// The score sheet has a line a goal, in the order of the goals. rules: Graenaland 10.1
void draw_source_mark(Paint& paint, std::size_t kind, Point at, float size) {
  if (kind >= graenaland::kGoals) return;
  draw_goal(paint, static_cast<Goal>(kind), at, size, current_palette.ink_soft,
            current_palette.parchment_top);
}

// What counts are points only where victory cards are played with. rules: Graenaland 10.1, 13.5
std::string_view wins(const Position& shown) {
  const bool cards = shown.as<graenaland::State>().options.victory_cards != 0;
  return cards ? "ui.winner" : "ui.graenaland.wins";
}

// How far each came with a goal, of what it takes: "6 / 8". With victory cards it is their points.
std::string figure(const Position& shown, Seat seat, std::size_t goal) {
  const auto& state = shown.as<graenaland::State>();
  if (state.options.victory_cards != 0) return {};
  return std::to_string(graenaland::standing(state, state.at(seat))[goal]) + " / " +
         std::to_string(state.data.goals[goal]);
}

}  // namespace

const match::EndHooks kEndHooks{.draw_source = draw_source_mark,
                                .draw_crown =
                                    [](Paint& paint, Point center, float size) {
                                      draw_sign(paint, Sign::crown, center, size,
                                                current_palette.paper_glow,
                                                current_palette.parchment_top);
                                    },
                                .figure = figure,
                                .wins = wins};

}  // namespace meadhall::table::graenaland_table
