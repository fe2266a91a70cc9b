#include "games/graenaland/words.h"

#include <numeric>

#include "games/graenaland/paying.h"

namespace meadhall::graenaland {
namespace {

using List = Message::List;

// "S" and 6: "S07". Cards are counted from 1, with two digits.
std::string numbered(std::string_view letters, std::size_t card) {
  const std::string number = std::to_string(card + 1);
  return std::string(letters) + (number.size() < 2 ? "0" : "") + number;
}

int sum_of(const std::array<std::uint8_t, kCardKinds>& cards) {
  return std::accumulate(cards.begin(), cards.end(), 0);
}

}  // namespace

std::string_view resource_term(Resource resource) {
  constexpr std::array<std::string_view, kResources> kTerms = {
      "graenaland.resource.grain", "graenaland.resource.livestock", "graenaland.resource.wood",
      "graenaland.resource.ore", "graenaland.resource.gold"};
  return kTerms[static_cast<std::size_t>(resource)];
}

std::string_view terrain_term(Terrain terrain) {
  constexpr std::array<std::string_view, kTerrains> kTerms = {
      "graenaland.terrain.plains", "graenaland.terrain.forest", "graenaland.terrain.hills",
      "graenaland.terrain.mountains"};
  return kTerms[static_cast<std::size_t>(terrain)];
}

std::string_view hero_term(Hero hero) {
  constexpr std::array<std::string_view, kHeroes> kTerms = {
      "graenaland.hero.warrior", "graenaland.hero.priest", "graenaland.hero.skald"};
  return kTerms[static_cast<std::size_t>(hero)];
}

std::string_view construction_term(Construction what) {
  constexpr std::array<std::string_view, kConstructions> kTerms = {
      "graenaland.what.village",     "graenaland.what.fortress", "graenaland.what.church",
      "graenaland.what.hall",        "graenaland.what.army",     "graenaland.what.road",
      "graenaland.what.improvement", "graenaland.what.market",   "graenaland.what.palisade"};
  return kTerms[static_cast<std::size_t>(what)];
}

std::string_view resource_got(Resource resource) {
  constexpr std::array<std::string_view, kResources> kTerms = {
      "graenaland.some.grain", "graenaland.some.livestock", "graenaland.some.wood",
      "graenaland.some.ore", "graenaland.some.gold"};
  return kTerms[static_cast<std::size_t>(resource)];
}

std::string_view hero_called(Hero hero) {
  constexpr std::array<std::string_view, kHeroes> kTerms = {
      "graenaland.whom.warrior", "graenaland.whom.priest", "graenaland.whom.skald"};
  return kTerms[static_cast<std::size_t>(hero)];
}

std::string_view construction_built(Construction what) {
  constexpr std::array<std::string_view, kConstructions> kTerms = {
      "graenaland.a.village",     "graenaland.a.fortress", "graenaland.a.church",
      "graenaland.a.hall",        "graenaland.a.army",     "graenaland.a.road",
      "graenaland.a.improvement", "graenaland.a.market",   "graenaland.a.palisade"};
  return kTerms[static_cast<std::size_t>(what)];
}

std::string_view terrain_of_site(Terrain terrain) {
  constexpr std::array<std::string_view, kTerrains> kTerms = {
      "graenaland.in.plains", "graenaland.in.forest", "graenaland.in.hills",
      "graenaland.in.mountains"};
  return kTerms[static_cast<std::size_t>(terrain)];
}

std::string_view goal_term(Goal goal) {
  constexpr std::array<std::string_view, kGoals> kTerms = {
      "graenaland.goal.settlements", "graenaland.goal.territories", "graenaland.goal.largest",
      "graenaland.goal.buildings", "graenaland.goal.army"};
  return kTerms[static_cast<std::size_t>(goal)];
}

std::string_view spot_term(Spot spot) {
  constexpr std::array<std::string_view, kSpots> kTerms = {
      "graenaland.spot.stay", "graenaland.spot.w",  "graenaland.spot.e",
      "graenaland.spot.ww",   "graenaland.spot.ee", "graenaland.spot.nw",
      "graenaland.spot.ne",   "graenaland.spot.sw", "graenaland.spot.se"};
  return kTerms[static_cast<std::size_t>(spot)];
}

std::string_view row_term(bool coast) {
  return coast ? "graenaland.row.coast" : "graenaland.row.inland";
}

std::string land_text(const State& state, std::size_t place) {
  return std::string(kTileNames[tile_number(state, place)]);
}

std::string supply_text(std::size_t card) { return numbered("S", card); }
std::string victory_card_text(std::size_t card) { return numbered("VP", card); }

Message supply_told(const State& state, std::size_t card) {
  return Message("graenaland.cards.supply")
      .with("card", supply_text(card))
      .with("first", Term{resource_term(state.data.supplies[card][0])})
      .with("second", Term{resource_term(state.data.supplies[card][1])});
}

Message::List tiers_told(const VictoryCard& card) {
  List columns;
  for (std::size_t goal = 0; goal < kGoals; ++goal) {
    std::string tiers;
    for (const std::uint8_t tier : card.tiers[goal]) {
      tiers.append(tiers.empty() ? "" : "/").append(std::to_string(tier));
    }
    columns.push_back(Message("graenaland.cards.tiers")
                          .with("goal", Term{goal_term(static_cast<Goal>(goal))})
                          .with("tiers", std::move(tiers)));
  }
  return columns;
}

Message::List cards_told(const State& state, const std::array<std::uint8_t, kCardKinds>& cards,
                         std::uint16_t supplies) {
  List told;
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    if (cards[kind] == 0) continue;
    told.push_back(
        Message("graenaland.cards.kind")
            .with("n", cards[kind])
            .with("resource", Term{resource_term(resource_of(state.data, kind))})
            .with("terrain", Term{terrain_term(static_cast<Terrain>(terrain_of(kind)))}));
  }
  for (unsigned left = supplies; left != 0; left &= left - 1) {
    told.push_back(supply_told(state, static_cast<std::size_t>(std::countr_zero(left))));
  }
  return told;
}

Message::List cost_told(const Cost& cost) {
  List told;
  for (std::size_t i = 0; i < kPlainResources; ++i) {
    if (cost[i] == 0) continue;
    told.push_back(Message("graenaland.cards.resource")
                       .with("n", cost[i])
                       .with("resource", Term{resource_term(static_cast<Resource>(i))}));
  }
  return told;
}

Message::List pile_told(const State& state, std::size_t place,
                        const std::array<std::uint8_t, kClasses>& cards) {
  List told;
  const auto terrain = static_cast<std::size_t>(tile_at(state, place).terrain);
  for (std::size_t of = 0; of < kClasses; ++of) {
    if (cards[of] == 0) continue;
    if (of == kCovered) {
      told.push_back(Message("graenaland.cards.down").with("n", cards[of]));
      continue;
    }
    const Resource resource = state.data.decks[terrain].resource[of];
    told.push_back(Message("graenaland.cards.resource")
                       .with("n", cards[of])
                       .with("resource", Term{resource_term(resource)}));
  }
  return told;
}

Message::List next_card_told(const State& state) {
  std::array<std::uint8_t, kClasses> one{};
  for (std::size_t of = 0; of < kClasses; ++of) {
    if (state.proposal.left[of] == 0) continue;
    one[of] = 1;
    break;
  }
  return pile_told(state, state.proposal.land, one);
}

Message::List shares_told(const State& state, const Shares& shares, std::size_t place) {
  List told;
  for (std::size_t seat = 0; seat < state.player_count; ++seat) {
    List cards = pile_told(state, place, shares[seat]);
    if (cards.empty()) continue;
    told.push_back(
        Message("graenaland.share").with("player", seat_at(seat)).with("cards", std::move(cards)));
  }
  return told;
}

Message::List or_nothing(Message::List list) {
  if (list.empty()) list.emplace_back("graenaland.nothing");
  return list;
}

bool tells_hand(const State& state, Seat seat) {
  if (state.hidden == 0) return state.step != Step::over && seat == state.turn;
  const Player& player = state.at(seat);
  return sum_of(player.hand) == hand_size(player) &&
         std::popcount(player.supplies) == player.supply_count;
}

bool tells_card(const State& state, Seat seat) {
  const bool opened = state.step == Step::over || (state.ended != 0 && seat == state.winner);
  const bool dealt = state.at(seat).dealt[0] != kNoCard;
  return dealt && (state.hidden != 0 || opened || seat == state.turn);
}

}  // namespace meadhall::graenaland
