#include "table/games/graenaland/card_hints.h"

#include <algorithm>
#include <array>

#include "table/games/graenaland/answers.h"
#include "table/games/graenaland/hand.h"
#include "table/games/graenaland/hero_rows.h"
#include "table/match/card_parts.h"

namespace meadhall::table::graenaland_table {
namespace {

using graenaland::Construction;
using graenaland::Step;

// rules: Graenaland 9.1, 9.4
void add_building_hints(Scene& scene, Hints& hints) {
  Frame& frame = scene.frame;
  const Choice& choice = scene.choice;
  const auto any = [&](std::optional<Move> GraenalandModel::Buildable::* way) {
    return std::ranges::any_of(scene.model.buildable,
                               [&](const auto& each) { return (each.*way).has_value(); });
  };
  const bool together = any(&GraenalandModel::Buildable::together);
  const bool must_take = must_take_supply(scene.state);
  const bool may_end = scene.offers(graenaland::kDone);
  const bool can_build = any(&GraenalandModel::Buildable::alone);
  // Where there is little room, what has to be done goes before what can be, and the button to end
  // before a hint at the tiles beside it.
  if ((scene.flat || match::low(scene)) && (must_take || (may_end && can_build))) {
    if (must_take) hints.push_back(frame.words("ui.graenaland.hint_supply"));
    return;
  }
  if (choice.what) {
    const bool other =
        scene.focus.what == "yard" && scene.focus.a != static_cast<std::uint32_t>(*choice.what);
    if (choice.what != Construction::army && !other) {
      hints.push_back(
          match::hand_hint(scene, "ui.graenaland.hint_site", "ui.graenaland.hint_site_tap"));
    }
  } else if (can_build || (choice.together && together)) {
    hints.push_back(
        match::hand_hint(scene, "ui.graenaland.hint_build", "ui.graenaland.hint_build_tap"));
  } else {
    hints.push_back(frame.words("ui.graenaland.hint_nothing"));
    if (together) hints.push_back(frame.words("ui.graenaland.hint_together"));
    if (may_end) hints.push_back(frame.words("ui.graenaland.hint_end"));
  }
  if (must_take) hints.push_back(frame.words("ui.graenaland.hint_supply"));
}

// Whether a land is pointed at where the hero who was chosen does not get.
bool points_too_far(const Scene& scene) {
  constexpr std::array<std::string_view, 4> kOnLand = {"land", "site", "work", "camp"};
  if (!scene.choice.hero || std::ranges::find(kOnLand, scene.focus.what) == kOnLand.end()) {
    return false;
  }
  const auto hero = static_cast<std::size_t>(*scene.choice.hero);
  return !answer_at(scene, {"land", scene.focus.a}).legal &&
         scene.state.at(scene.state.turn).hero_at[hero] != scene.focus.a;
}

}  // namespace

Hints hints_of(Scene& scene, bool buttons_only) {
  Hints hints;
  // Where there is little room, what is to be chosen from says enough.
  const bool shows_answers = hero_rows_height(scene) > 0 || lays_out_cards(scene);
  if ((scene.flat || match::low(scene)) && shows_answers) return hints;
  const auto by_hand = [&](std::string_view mouse, std::string_view finger) {
    hints.push_back(match::hand_hint(scene, mouse, finger));
  };
  if (scene.asks(Step::build)) {
    add_building_hints(scene, hints);
    return hints;
  }
  // Where only buttons answer, nothing glows.
  if (buttons_only) return hints;
  switch (scene.state.step) {
    case Step::keep: hints.push_back(scene.frame.words("ui.graenaland.hint_keep")); break;
    case Step::found:
    case Step::yield: by_hand("ui.graenaland.hint_found", "ui.graenaland.hint_found_tap"); break;
    case Step::march:
      if (points_too_far(scene)) {
        hints.push_back(scene.frame.words("ui.graenaland.march_far"));
        break;
      }
      scene.choice.hero ? by_hand("ui.graenaland.hint_march", "ui.graenaland.hint_march_tap")
                        : by_hand("ui.graenaland.hint_hero", "ui.graenaland.hint_hero_tap");
      break;
    case Step::pay:
    case Step::contribute:
    case Step::toll: by_hand("ui.graenaland.hint_pay", "ui.graenaland.hint_pay_tap"); break;
    default: break;
  }
  return hints;
}

}  // namespace meadhall::table::graenaland_table
