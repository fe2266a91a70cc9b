#include "table/games/graenaland/model.h"

#include "games/graenaland/building.h"
#include "games/graenaland/rules.h"
#include "games/graenaland/words.h"
#include "text/alphabet.h"

namespace meadhall::table::graenaland_table {
namespace {

using graenaland::Construction;
using graenaland::kConstructions;
using graenaland::Obstacle;
using graenaland::State;
using graenaland::Step;

using Buildable = GraenalandModel::Buildable;

// What the hand of whoever is asked leaves open, as the viewer may know it: everything else that
// could be in the way is not.
void add_buildable(std::vector<Buildable>& all, const State& state, Construction what,
                   std::size_t at) {
  const Obstacle obstacle = graenaland::obstacle(state, what, at);
  const bool poor = obstacle == Obstacle::cannot_pay || obstacle == Obstacle::cannot_pay_toll;
  const bool together =
      graenaland::obstacle_to_joint(state, what, at) == Obstacle::none && is_work(what);
  if (obstacle != Obstacle::none && !poor && !together) return;
  const std::size_t named = graenaland::at_for(state, what, at);
  Buildable each{.what = what, .at = at, .cost = cost_of(state, what, at)};
  if (graenaland::refusal(state, graenaland::build(what, named)).empty()) {
    each.alone = graenaland::build(what, named);
  }
  if (together && graenaland::refusal(state, graenaland::joint(what, named)).empty()) {
    each.together = graenaland::joint(what, named);
  }
  all.push_back(each);
}

std::vector<Buildable> buildable_now(const State& state) {
  std::vector<Buildable> all;
  if (state.step != Step::build || !graenaland::tells_hand(state, state.turn)) return all;
  for (std::size_t i = 0; i < kConstructions; ++i) {
    const auto what = static_cast<Construction>(i);
    const std::size_t places =
        what == Construction::army ? 1 + graenaland::kTerrains : graenaland::land_count(state);
    for (std::size_t at = 0; at < places; ++at) add_buildable(all, state, what, at);
  }
  return all;
}

std::vector<GraenalandModel::HeroRow> heroes_of(const State& state, const app::App& app) {
  std::vector<GraenalandModel::HeroRow> rows;
  const bool waits = state.step == Step::enter;
  if (state.step != Step::march && !waits) return rows;
  const graenaland::Player& player = state.at(state.turn);
  for (std::size_t i = 0; i < graenaland::kHeroes; ++i) {
    const std::uint8_t at = player.hero_at[i];
    if (waits ? !graenaland::is_waiting(at) : !graenaland::is_on_map(at)) continue;
    const std::size_t place = waits ? at - graenaland::kWaiting : at;
    const auto hero = static_cast<graenaland::Hero>(i);
    // What they count where they stand, or would stand once they enter.
    const graenaland::State there =
        waits ? graenaland::supposed(state, graenaland::make_move(graenaland::MoveKind::enter,
                                                                  static_cast<std::uint32_t>(i)))
              : state;
    const graenaland::VoteTally votes = graenaland::tally(there, place, state.turn);
    GraenalandModel::HeroRow row{.hero = hero, .land = graenaland::land_text(state, place)};
    row.silenced = hero == graenaland::Hero::warrior && votes.priest_there && votes.heroes[i] == 0;
    const std::string name = text::capitalised(app.say(graenaland::hero_term(hero)));
    row.title =
        hero == graenaland::Hero::warrior
            ? app.say(
                  Message("ui.graenaland.hero_army").with("hero", name).with("n", int{player.army}))
            : name;
    row.note = row.silenced ? app.say("ui.graenaland.hero_silenced")
                            : app.say(Message("graenaland.board.votes").with("n", votes.heroes[i]));
    rows.push_back(std::move(row));
  }
  return rows;
}

// Who declared, and who builds once more, from whoever is at it. rules: Graenaland 10.2, 13.6
Message last_building_told(const State& state) {
  Message::List builders;
  Seat seat = state.turn;
  do {
    builders.push_back(Message("ui.player").with("player", seat));
    seat = next_seat(seat, state.player_count);
  } while (seat != state.winner);
  return Message("ui.graenaland.last_building")
      .with("player", state.winner)
      .with("players", std::move(builders));
}

// "F1 +1, H1 +2, P2 full"
Message lands_told(const State& state) {
  Message::List lands;
  for (std::size_t place = 0; place < graenaland::land_count(state); ++place) {
    const Coming coming = coming_to(state, place);
    if (coming.full) {
      lands.push_back(
          Message("ui.graenaland.comes_full").with("land", graenaland::land_text(state, place)));
    } else if (coming.certain() > 0) {
      lands.push_back(Message("ui.graenaland.comes_land")
                          .with("land", graenaland::land_text(state, place))
                          .with("n", coming.certain()));
    }
  }
  return Message("ui.graenaland.comes").with("lands", graenaland::or_nothing(std::move(lands)));
}

}  // namespace

Coming coming_to(const State& state, std::size_t place) {
  const int settled = graenaland::settlements_of_all(state, place);
  if (settled == 0) return {};
  const graenaland::Land& land = state.lands[place];
  int room = settled + 1 - graenaland::cards_at(land);
  Coming coming{.full = room <= 0};
  const auto brings = [&](bool works) { return works && room-- > 0; };
  coming.open = brings(true);
  coming.down = brings((land.works & bit(graenaland::Work::road)) != 0);
  coming.maybe = brings((land.works & bit(graenaland::Work::improvement)) != 0);
  return coming;
}

void refresh(GraenalandModel& model, const match::Decision& decision, const app::App& app) {
  model.state = decision.shown.as<State>();
  const State& state = model.state;
  for (std::size_t place = 0; place < graenaland::land_count(state); ++place) {
    model.votes[place] = graenaland::votes_on(state, place);
    const int all = model.votes[place].total;
    model.majority[place] =
        app.say(Message("ui.graenaland.majority").with("n", all / 2 + 1).with("all", all));
  }
  for (std::size_t i = 0; i < state.player_count; ++i) {
    model.standing[i] = graenaland::standing(state, state.players[i]);
    model.results[i] = graenaland::result_of(state, seat_at(i));
  }
  model.buildable = decision.moves.empty() ? std::vector<Buildable>() : buildable_now(state);
  model.heroes =
      decision.moves.empty() ? std::vector<GraenalandModel::HeroRow>() : heroes_of(state, app);
  const bool cards = state.options.victory_cards != 0;
  model.wins =
      app.say(cards ? Message("ui.graenaland.points_win").with("n", int{state.data.points_to_win})
                    : Message("ui.graenaland.goals_win")
                          .with("n", int{state.data.goals_to_win})
                          .with("all", static_cast<int>(graenaland::kGoals)));
  const Talk talk = graenaland::talk(state);
  model.talks = talk.open;
  model.talk_told = app.say(talk.sign);
  model.final_building = state.phase == graenaland::Phase::final && state.step != Step::over;
  model.comes = state.step == graenaland::Step::over ? std::string()
                : model.final_building               ? app.say(last_building_told(state))
                                                     : app.say(lands_told(state));
  model.round = app.say(Message("ui.graenaland.round").with("n", int{state.round}));
  refresh(model.hand, state, decision, app);
  refresh(model.pay, state, app);
  refresh_yard(model, decision, app);
}

const WhatIf::Told& WhatIf::of(const app::App& app, const GraenalandModel& model, Move move) {
  if (!done_.due(app, move)) return told_;
  const State& now = model.state;
  told_ = {.standing = model.standing, .votes = model.votes};
  for (const Message& message : graenaland::foresee(now, move)) {
    told_.lines.push_back(app.say(message));
    told_.words += (told_.words.empty() ? "" : " ") + told_.lines.back();
  }
  const State then = graenaland::supposed(now, move);
  for (std::size_t place = 0; place < graenaland::land_count(then); ++place) {
    told_.votes[place] = graenaland::votes_on(then, place);
  }
  for (std::size_t i = 0; i < then.player_count; ++i) {
    told_.standing[i] = graenaland::standing(then, then.players[i]);
  }
  return told_;
}

}  // namespace meadhall::table::graenaland_table
