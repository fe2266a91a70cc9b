#include "games/graenaland/tell.h"

#include <bit>

#include "games/graenaland/goals.h"
#include "games/graenaland/votes.h"
#include "games/graenaland/words.h"

namespace meadhall::graenaland {
namespace {

using List = Message::List;

// How many supply cards lie face down; of an observation, too.
int stack_size(const State& state) {
  int n = static_cast<int>(kSupplyCards) - std::popcount(state.used_supplies);
  for (const std::uint8_t card : state.row) n -= card != kNoCard ? 1 : 0;
  for (std::size_t i = 0; i < state.player_count; ++i) n -= state.players[i].supply_count;
  return n;
}

}  // namespace

int deck_size(const State& state, std::size_t terrain) {
  int n = 0;
  for (std::size_t rank = 0; rank < kRanks; ++rank) {
    n += state.data.decks[terrain].cards[rank] - state.discards[card_kind(terrain, rank)];
  }
  for (std::size_t i = 0; i < state.player_count; ++i) n -= state.players[i].backs[terrain];
  for (std::size_t place = 0; place < land_count(state); ++place) {
    if (static_cast<std::size_t>(tile_at(state, place).terrain) != terrain) continue;
    n -= cards_at(state.lands[place]);
    if (is_coast(state, place)) n -= state.lying[place];
  }
  return n;
}

Message figure_told(Seat seat, int n) {
  return Message("graenaland.board.figure").with("player", seat).with("n", n);
}

Message majority_told(int all) {
  return Message("graenaland.votes.majority").with("n", all).with("wanted", all / 2 + 1);
}

Message::List works_told(const State& state, std::size_t place) {
  List works;
  for (std::size_t work = 0; work < kWorks; ++work) {
    if ((state.lands[place].works >> work & 1U) == 0) continue;
    const auto what =
        static_cast<Construction>(static_cast<std::size_t>(Construction::road) + work);
    works.emplace_back(construction_term(what));
  }
  return works;
}

Message::List settlements_told(const Player& player, std::size_t place) {
  List told;
  if (player.villages[place] > 0) {
    told.push_back(Message("graenaland.board.villages").with("n", player.villages[place]));
  }
  for (std::size_t building = 0; building < kBuildings; ++building) {
    if ((player.buildings[place] >> building & 1U) == 0) continue;
    const auto what =
        static_cast<Construction>(static_cast<std::size_t>(Construction::fortress) + building);
    told.emplace_back(construction_term(what));
  }
  return told;
}

Message::List settled_told(const State& state, const Player& player) {
  List lands;
  for (std::size_t place = 0; place < land_count(state); ++place) {
    List here = settlements_told(player, place);
    if (here.empty()) continue;
    lands.push_back(Message("graenaland.home.land")
                        .with("land", land_text(state, place))
                        .with("what", std::move(here)));
  }
  return lands;
}

Message::List backs_told(const Player& player) {
  List backs;
  for (std::size_t terrain = 0; terrain < kTerrains; ++terrain) {
    if (player.backs[terrain] == 0) continue;
    backs.push_back(Message("graenaland.cards.backs")
                        .with("n", player.backs[terrain])
                        .with("terrain", Term{terrain_term(static_cast<Terrain>(terrain))}));
  }
  return backs;
}

Message::List present_told(const State& state, std::size_t place) {
  List told;
  const Votes votes = votes_on(state, place);
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const Player& player = state.players[i];
    List what = settlements_told(player, place);
    for (std::size_t hero = 0; hero < kHeroes; ++hero) {
      if (player.hero_at[hero] == place) what.emplace_back(hero_term(static_cast<Hero>(hero)));
    }
    if (what.empty()) continue;
    what.push_back(Message("graenaland.board.votes").with("n", votes.of[i]));
    told.push_back(Message("graenaland.board.present")
                       .with("player", seat_at(i))
                       .with("what", std::move(what)));
  }
  return told;
}

Message supply_row_told(const State& state) {
  List cards;
  for (const std::uint8_t card : state.row) {
    if (card != kNoCard) cards.push_back(supply_told(state, card));
  }
  return Message("graenaland.board.supplies")
      .with("cards", or_nothing(std::move(cards)))
      .with("n", stack_size(state))
      .with("used", std::popcount(state.used_supplies));
}

Message deck_told(const State& state, Terrain terrain) {
  const auto of = static_cast<std::size_t>(terrain);
  List discards;
  for (std::size_t rank = 0; rank < kRanks; ++rank) {
    const std::uint8_t n = state.discards[card_kind(of, rank)];
    if (n == 0) continue;
    discards.push_back(
        Message("graenaland.cards.resource")
            .with("n", n)
            .with("resource", Term{resource_term(state.data.decks[of].resource[rank])}));
  }
  return Message("graenaland.board.deck")
      .with("terrain", Term{terrain_term(terrain)})
      .with("n", deck_size(state, of))
      .with("cards", or_nothing(std::move(discards)));
}

Message goal_told(const State& state, Goal goal) {
  List figures;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const Standing now = standing(state, state.players[i]);
    figures.push_back(figure_told(seat_at(i), now[static_cast<std::size_t>(goal)]));
  }
  const bool basic = state.options.victory_cards == 0;
  Message line(basic ? "graenaland.board.goal" : "graenaland.board.column");
  line.with("goal", Term{goal_term(goal)}).with("players", std::move(figures));
  if (basic) line.with("n", state.data.goals[static_cast<std::size_t>(goal)]);
  return line;
}

Message goal_about(Goal goal) {
  constexpr std::array<std::string_view, kGoals> kAbout = {
      "graenaland.about.settlements", "graenaland.about.territories", "graenaland.about.largest",
      "graenaland.about.buildings", "graenaland.about.goal_army"};
  return Message(kAbout[static_cast<std::size_t>(goal)]);
}

Message reconstructed_told() { return Message("graenaland.explain.reconstructed"); }

}  // namespace meadhall::graenaland
