#include <array>
#include <bit>

#include "games/graenaland/building.h"
#include "games/graenaland/explain_parts.h"
#include "games/graenaland/rules.h"
#include "games/graenaland/tell.h"
#include "games/graenaland/words.h"

namespace meadhall::graenaland {
namespace {

using Lines = std::vector<Message>;

// What each construction is for.
constexpr std::array<std::string_view, kConstructions> kAbout = {
    "graenaland.about.village",     "graenaland.about.fortress", "graenaland.about.church",
    "graenaland.about.hall",        "graenaland.about.army",     "graenaland.about.road",
    "graenaland.about.improvement", "graenaland.about.market",   "graenaland.about.palisade"};

// With three players a palisade keeps out more than warriors. rules: Graenaland 7.4, 12.1
Message about(const State& state, Construction what) {
  const bool all_heroes = what == Construction::palisade && three_changes(state);
  return Message(all_heroes ? "graenaland.about.palisade_three"
                            : kAbout[static_cast<std::size_t>(what)]);
}

Message headline(const State& state, Construction what, std::size_t at) {
  const bool army = what == Construction::army;
  Message line(!army     ? "graenaland.explain.build"
               : at == 0 ? "graenaland.explain.army"
                         : "graenaland.explain.troops");
  line.with("what", Term{construction_built(what)})
      .with("cost", cost_told(cost_of(state, what, at)));
  if (!army) line.with("land", land_text(state, at));
  if (army && at > 0) line.with("terrain", Term{terrain_of_site(static_cast<Terrain>(at - 1))});
  return line;
}

bool price_is_reconstructed(const State& state, Construction what, std::size_t at) {
  if (what == Construction::village) {
    return is_reconstructed(state.data, Line::tile, tile_number(state, at));
  }
  if (what == Construction::army && at > 0) {
    return is_reconstructed(state.data, Line::army_with, at - 1);
  }
  return is_reconstructed(state.data, Line::cost, static_cast<std::size_t>(what));
}

}  // namespace

Message hindrance_told(const State& state, Construction what, std::size_t at) {
  const bool affordable_asked = state.step == Step::build && tells_hand(state, state.turn);
  if (affordable_asked) return refusal(state, build(what, at_for(state, what, at)));
  return obstacle_told(state, obstacle_but_price(state, what, at), what, at);
}

Message toll_told(const State& state, Construction what, std::size_t at) {
  const int n = std::popcount(toll_seats(state, what, at));
  return n > 0 ? Message("graenaland.explain.toll").with("n", n) : Message();
}

std::vector<Message> explain_build(const State& state, Construction what, std::size_t at) {
  const bool army = what == Construction::army;
  if (army ? at > kTerrains : at >= land_count(state)) {
    return {obstacle_told(state, Obstacle::no_such_place, what, at)};
  }
  if (army && at > 0 && total(cost_of(state, what, at)) == 0) {
    return {obstacle_told(state, Obstacle::no_such_price, what, at)};
  }
  Lines lines = {headline(state, what, at), about(state, what)};
  if (is_work(what)) {
    const auto work = static_cast<std::size_t>(work_of(what));
    lines.push_back(Message("graenaland.explain.tokens")
                        .with("n", state.data.tokens[work] - tokens_used(state, work_of(what))));
  }
  if (actor(state)) {
    Message toll = toll_told(state, what, at);
    if (!toll.empty()) lines.push_back(std::move(toll));
    Message hindrance = hindrance_told(state, what, at);
    if (!hindrance.empty()) {
      lines.push_back(std::move(hindrance));
    } else if (state.step == Step::build && tells_hand(state, state.turn)) {
      lines.emplace_back("graenaland.explain.can_build");
    }
    const bool joint = state.step == Step::build && state.phase == Phase::normal &&
                       obstacle_to_joint(state, what, at) == Obstacle::none;
    if (joint) lines.emplace_back("graenaland.explain.can_join");
  }
  if (price_is_reconstructed(state, what, at)) lines.push_back(reconstructed_told());
  return lines;
}

}  // namespace meadhall::graenaland
