#include <numeric>

#include "games/graenaland/building.h"
#include "games/graenaland/goals.h"
#include "games/graenaland/tell.h"
#include "games/graenaland/votes.h"
#include "games/graenaland/words.h"

// The table in words, for screen readers and text mode. It goes to a screen that several may look
// at: of hands it says no more than `tells_hand` allows, of answers in secret that they were given.

namespace meadhall::graenaland {
namespace {

using List = Message::List;

Message seat_named(Seat seat) { return Message("graenaland.player").with("player", seat); }

// A proposal being made, or voted on.
void tell_proposal(const State& state, std::vector<Message>& lines) {
  if (state.step != Step::share && state.step != Step::vote) return;
  const Proposal& proposal = state.proposal;
  const std::size_t place = proposal.land;
  lines.push_back(Message("graenaland.log.proposal")
                      .with("player", proposal.proposer)
                      .with("land", land_text(state, place))
                      .with("shares", or_nothing(shares_told(state, proposal.shares, place))));
  if (state.step == Step::share) {
    lines.push_back(Message("graenaland.board.left")
                        .with("cards", or_nothing(pile_told(state, place, proposal.left))));
  }
  lines.push_back(majority_told(votes_on(state, place).total));
}

// What is being paid for, or promised by whom.
void tell_order(const State& state, std::vector<Message>& lines) {
  const Order& order = state.order;
  if (state.step == Step::pay || state.step == Step::toll) {
    lines.push_back(Message("graenaland.board.order")
                        .with("player", state.turn)
                        .with("what", Term{construction_built(order.what)})
                        .with("cost", or_nothing(cost_told(order.needs))));
  }
  if (state.step != Step::pledge && state.step != Step::contribute) return;
  List promised;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    List cost = cost_told(state.pledged[i]);
    if (cost.empty()) continue;
    promised.push_back(
        Message("graenaland.share").with("player", seat_at(i)).with("cards", std::move(cost)));
  }
  lines.push_back(Message("graenaland.board.joint")
                      .with("what", Term{construction_term(order.what)})
                      .with("land", land_text(state, order.at))
                      .with("cards", or_nothing(std::move(promised))));
}

// Who has given their answer in secret. rules: Graenaland 14.3
void tell_answered(const State& state, std::vector<Message>& lines) {
  List seats;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const bool kept = state.step == Step::keep && state.players[i].has_kept != 0;
    if (kept || (unsigned{state.answered} >> i & 1U) != 0) seats.push_back(seat_named(seat_at(i)));
  }
  if (seats.empty()) return;
  lines.push_back(Message("graenaland.board.answered").with("players", std::move(seats)));
}

Section round_section(const State& state) {
  Section section{Message("graenaland.board.round"), {}};
  const bool begins =
      state.step == Step::keep || state.step == Step::found || state.step == Step::yield;
  if (begins) {
    section.lines.push_back(Message("graenaland.board.setup").with("player", state.first));
  } else {
    section.lines.push_back(
        Message("graenaland.board.round_line").with("n", state.round).with("player", state.main));
  }
  section.lines.push_back(talk(state).sign);
  if (state.ended != 0) {
    section.lines.push_back(Message("graenaland.board.ended").with("player", state.winner));
  }
  tell_proposal(state, section.lines);
  tell_order(state, section.lines);
  tell_answered(state, section.lines);
  return section;
}

Section island_section(const State& state) {
  Section section{Message("graenaland.board.island"), {}};
  for (std::size_t place = 0; place < land_count(state); ++place) {
    List about = pile_told(state, place, pile_of(state.lands[place]));
    if (is_coast(state, place) && state.lying[place] > 0) {
      about.push_back(Message("graenaland.cards.down").with("n", state.lying[place]));
    }
    if (about.empty()) about.emplace_back("graenaland.board.no_cards");
    std::ranges::move(works_told(state, place), std::back_inserter(about));
    std::ranges::move(present_told(state, place), std::back_inserter(about));
    section.lines.push_back(Message("graenaland.board.land")
                                .with("land", land_text(state, place))
                                .with("terrain", Term{terrain_term(tile_at(state, place).terrain)})
                                .with("row", Term{row_term(is_coast(state, place))})
                                .with("about", std::move(about)));
  }
  return section;
}

Section cards_section(const State& state) {
  Section section{Message("graenaland.board.cards"), {}};
  section.lines.push_back(supply_row_told(state));
  for (std::size_t terrain = 0; terrain < kTerrains; ++terrain) {
    section.lines.push_back(deck_told(state, static_cast<Terrain>(terrain)));
  }
  return section;
}

Section standing_section(const State& state) {
  Section section{Message("graenaland.board.standing"), {}};
  for (std::size_t goal = 0; goal < kGoals; ++goal) {
    section.lines.push_back(goal_told(state, static_cast<Goal>(goal)));
  }
  if (state.options.victory_cards != 0) return section;
  List met;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    met.push_back(figure_told(seat_at(i), result_of(state, seat_at(i))));
  }
  section.lines.push_back(Message("graenaland.board.met")
                              .with("n", state.data.goals_to_win)
                              .with("players", std::move(met)));
  return section;
}

// What the goals ask for. rules: Graenaland 10.1
Section goals_section(const State& state) {
  Section section{Message("graenaland.board.goals"), {}};
  for (std::size_t i = 0; i < kGoals; ++i) {
    const auto goal = static_cast<Goal>(i);
    section.lines.push_back(Message("graenaland.board.meaning")
                                .with("goal", Term{goal_term(goal)})
                                .with("about", List{goal_about(goal)}));
  }
  if (three_changes(state)) section.lines.emplace_back("graenaland.board.first_building");
  return section;
}

// What of a land never changes: its neighbours, its village's price, its places.
// rules: Graenaland 2
Section lands_section(const State& state) {
  Section section{Message("graenaland.board.lands"), {}};
  for (std::size_t place = 0; place < land_count(state); ++place) {
    const Tile& tile = tile_at(state, place);
    List neighbours;
    for (std::size_t other = 0; other < land_count(state); ++other) {
      if (!are_neighbours(state, place, other)) continue;
      neighbours.push_back(Message("graenaland.land").with("land", land_text(state, other)));
    }
    List sites;
    for (std::size_t i = 0; i < kBuildings; ++i) {
      if ((tile.sites & bit(static_cast<Building>(i))) == 0) continue;
      sites.emplace_back(construction_term(
          static_cast<Construction>(static_cast<std::size_t>(Construction::fortress) + i)));
    }
    if (sites.empty()) sites.emplace_back("graenaland.board.no_sites");
    section.lines.push_back(Message("graenaland.board.ground")
                                .with("land", land_text(state, place))
                                .with("lands", std::move(neighbours))
                                .with("cost", cost_told(tile.village))
                                .with("resource", Term{resource_got(tile.improvement)})
                                .with("sites", std::move(sites)));
  }
  return section;
}

// What everything costs that costs the same everywhere. rules: Graenaland 3
Section prices_section(const State& state) {
  Section section{Message("graenaland.board.prices"), {}};
  for (std::size_t i = 1; i < kConstructions; ++i) {
    const auto what = static_cast<Construction>(i);
    if (what == Construction::army) continue;
    section.lines.push_back(Message("graenaland.board.price")
                                .with("what", Term{construction_built(what)})
                                .with("cost", cost_told(cost_of(state, what, 0))));
  }
  section.lines.push_back(
      Message("graenaland.explain.army").with("cost", cost_told(state.data.army)));
  for (std::size_t terrain = 0; terrain < kTerrains; ++terrain) {
    const Cost& cost = state.data.army_with[terrain];
    if (total(cost) == 0) continue;
    section.lines.push_back(
        Message("graenaland.explain.troops")
            .with("terrain", Term{terrain_of_site(static_cast<Terrain>(terrain))})
            .with("cost", cost_told(cost)));
  }
  return section;
}

List heroes_told(const State& state, const Player& player) {
  List heroes;
  for (std::size_t hero = 0; hero < kHeroes; ++hero) {
    const std::uint8_t at = player.hero_at[hero];
    if (at == kAway) continue;
    heroes.push_back(Message(is_waiting(at) ? "graenaland.home.waits" : "graenaland.home.hero")
                         .with("hero", Term{hero_term(static_cast<Hero>(hero))})
                         .with("land", land_text(state, at % kWaiting)));
  }
  return heroes;
}

}  // namespace

std::vector<Message> hand_told(const State& state, Seat seat) {
  const Player& player = state.at(seat);
  const int backs = hand_size(player);
  if (backs + player.supply_count == 0) return {Message("graenaland.home.empty")};
  if (tells_hand(state, seat)) {
    return {Message("graenaland.home.hand")
                .with("cards", cards_told(state, player.hand, player.supplies))};
  }
  std::vector<Message> lines;
  if (backs > 0) {
    lines.push_back(
        Message("graenaland.home.backs").with("n", backs).with("cards", backs_told(player)));
  }
  if (player.supply_count > 0) {
    lines.push_back(Message("graenaland.home.supplies").with("n", player.supply_count));
  }
  return lines;
}

std::vector<Message> card_told(const State& state, Seat seat) {
  const Player& player = state.at(seat);
  if (!has_victory_cards(state)) return {};
  if (!tells_card(state, seat)) return {Message("graenaland.home.card_hidden")};
  std::vector<Message> lines;
  const std::size_t cards = player.has_kept != 0 ? 1 : player.dealt.size();
  for (std::size_t i = 0; i < cards; ++i) {
    const std::size_t card = player.dealt[i];
    lines.push_back(Message("graenaland.home.card")
                        .with("card", victory_card_text(card))
                        .with("tiers", tiers_told(state.data.cards[card])));
  }
  if (player.has_kept != 0) {
    lines.push_back(Message("graenaland.home.points")
                        .with("n", result_of(state, seat))
                        .with("wanted", state.data.points_to_win));
  }
  return lines;
}

std::vector<Section> board(const State& state) {
  return {round_section(state),    island_section(state), cards_section(state),
          standing_section(state), goals_section(state),  lands_section(state),
          prices_section(state)};
}

Section player_area(const State& state, Seat seat) {
  const Player& player = state.at(seat);
  Section section{seat_named(seat), hand_told(state, seat)};
  const auto tell = [&](std::string_view id, std::string_view name, List list) {
    if (!list.empty()) section.lines.push_back(Message(id).with(name, std::move(list)));
  };
  tell("graenaland.home.settled", "lands", settled_told(state, player));
  tell("graenaland.home.heroes", "heroes", heroes_told(state, player));
  section.lines.push_back(Message("graenaland.home.army").with("n", player.army));
  section.lines.push_back(
      Message("graenaland.home.houses").with("n", state.data.houses - 1 - settlements(player)));
  std::ranges::move(card_told(state, seat), std::back_inserter(section.lines));
  return section;
}

}  // namespace meadhall::graenaland
