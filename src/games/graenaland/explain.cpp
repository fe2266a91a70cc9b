#include "games/graenaland/building.h"
#include "games/graenaland/explain_parts.h"
#include "games/graenaland/goals.h"
#include "games/graenaland/rules.h"
#include "games/graenaland/tell.h"
#include "games/graenaland/votes.h"
#include "games/graenaland/words.h"

namespace meadhall::graenaland {
namespace {

using Lines = std::vector<Message>;
using List = Message::List;

Lines nothing_here() { return {Message("graenaland.explain.unknown")}; }

Lines explain_hero(const State& state, Seat seat, Hero hero) {
  constexpr std::array<std::string_view, kHeroes> kAbout = {
      "graenaland.about.warrior", "graenaland.about.priest", "graenaland.about.skald"};
  const std::uint8_t at = state.at(seat).hero_at[static_cast<std::size_t>(hero)];
  Message where(at == kAway      ? "graenaland.explain.hero_away"
                : is_waiting(at) ? "graenaland.explain.hero_waits"
                                 : "graenaland.explain.hero");
  where.with("player", seat).with("hero", Term{hero_term(hero)});
  if (at != kAway) where.with("land", land_text(state, at % kWaiting));
  if (is_on_map(at)) {
    where.with("n", tally(state, at, seat).heroes[static_cast<std::size_t>(hero)]);
  }
  Lines lines = {std::move(where), Message(kAbout[static_cast<std::size_t>(hero)])};
  if (three_changes(state)) lines.emplace_back("graenaland.votes.three");
  if (is_on_map(at)) lines.emplace_back("graenaland.explain.moves");
  return lines;
}

Lines explain_hand(const State& state, Seat seat) {
  Lines lines = hand_told(state, seat);
  lines.emplace_back("graenaland.explain.hand");
  return lines;
}

// Where a supply card is, as far as it may be told.
bool lies_in_row(const State& state, std::size_t card) {
  return std::ranges::find(state.row, card) != state.row.end();
}
Message supply_place(const State& state, std::size_t card) {
  if (lies_in_row(state, card)) return Message("graenaland.explain.supply_row");
  if ((state.used_supplies >> card & 1U) != 0) return Message("graenaland.explain.supply_used");
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const bool holds = (state.players[i].supplies >> card & 1U) != 0;
    if (holds && tells_hand(state, seat_at(i))) {
      return Message("graenaland.explain.supply_held").with("player", seat_at(i));
    }
  }
  return Message("graenaland.explain.supply_hidden");
}

Lines explain_supply(const State& state, std::size_t card) {
  Lines lines = {Message("graenaland.explain.supply").with("card", List{supply_told(state, card)}),
                 supply_place(state, card)};
  if (state.step == Step::build && lies_in_row(state, card)) {
    Message forbidden = refusal(state, take(card));
    if (!forbidden.empty()) lines.push_back(std::move(forbidden));
  }
  if (is_reconstructed(state.data, Line::supply, card)) lines.push_back(reconstructed_told());
  return lines;
}

Lines explain_card(const State& state) {
  if (state.options.victory_cards == 0) return {Message("graenaland.explain.no_card")};
  Lines lines = card_told(state, state.turn);
  if (lines.empty()) return nothing_here();
  const Player& player = state.at(state.turn);
  const VictoryCard* card = kept_card(state, player);
  if (card == nullptr) return lines;
  const Standing now = standing(state, player);
  for (std::size_t i = 0; i < kGoals; ++i) {
    const auto goal = static_cast<Goal>(i);
    lines.push_back(Message("graenaland.explain.column")
                        .with("goal", Term{goal_term(goal)})
                        .with("figure", now[i])
                        .with("n", card_points(*card, goal, now[i])));
  }
  if (is_reconstructed(state.data, Line::card, player.dealt[0])) {
    lines.push_back(reconstructed_told());
  }
  return lines;
}

Lines explain_goal(const State& state, Goal goal) {
  Lines lines = {goal_told(state, goal), goal_about(goal)};
  if (goal == Goal::buildings && three_changes(state)) {
    lines.emplace_back("graenaland.explain.first_building");
  }
  if (state.options.victory_cards == 0) {
    lines.push_back(Message("graenaland.explain.goals").with("n", state.data.goals_to_win));
  }
  return lines;
}

Lines explain_deck(const State& state, Terrain terrain) {
  const auto of = static_cast<std::size_t>(terrain);
  const Deck& deck = state.data.decks[of];
  List cards;
  for (std::size_t rank = 0; rank < kRanks; ++rank) {
    cards.push_back(Message("graenaland.cards.resource")
                        .with("n", deck.cards[rank])
                        .with("resource", Term{resource_term(deck.resource[rank])}));
  }
  Lines lines = {Message("graenaland.explain.deck")
                     .with("terrain", Term{terrain_term(terrain)})
                     .with("cards", std::move(cards)),
                 deck_told(state, terrain)};
  if (is_reconstructed(state.data, Line::deck, of)) lines.push_back(reconstructed_told());
  return lines;
}

Lines explain_ship(const State& state) {
  return {Message("graenaland.board.round_line").with("n", state.round).with("player", state.main),
          Message("graenaland.explain.ship"), talk(state).sign};
}

Lines explain_construction(const State& state, std::uint32_t value) {
  if (value % 16U >= kConstructions || value >= kJoint) return nothing_here();
  return explain_build(state, what_of(make_move(MoveKind::build, value)),
                       place_built(state, make_move(MoveKind::build, value)));
}

}  // namespace

std::vector<Message> explain(const State& state, Inspectable thing) {
  const bool names_seat = seat_number(thing) != kOfActor;
  const Seat seat = names_seat ? seat_at(seat_number(thing)) : state.turn;
  if (index(seat) >= state.player_count) return nothing_here();
  const std::uint32_t value = value_of(thing);
  switch (kind_of(thing)) {
    case InspectableKind::land:
    case InspectableKind::votes: {
      const std::size_t place = place_of(state, value);
      if (place >= land_count(state)) return {Message("graenaland.no.such_land")};
      return kind_of(thing) == InspectableKind::land ? explain_land(state, place)
                                                     : explain_votes(state, place);
    }
    case InspectableKind::build: return explain_construction(state, value);
    case InspectableKind::hero:
      if (value >= kHeroes) break;
      return explain_hero(state, seat, static_cast<Hero>(value));
    case InspectableKind::hand: return explain_hand(state, seat);
    case InspectableKind::supply:
      if (value >= kSupplyCards) break;
      return explain_supply(state, value);
    case InspectableKind::card: return explain_card(state);
    case InspectableKind::goal:
      if (value >= kGoals) break;
      return explain_goal(state, static_cast<Goal>(value));
    case InspectableKind::deck:
      if (value >= kTerrains) break;
      return explain_deck(state, static_cast<Terrain>(value));
    case InspectableKind::ship: return explain_ship(state);
  }
  return nothing_here();
}

}  // namespace meadhall::graenaland
