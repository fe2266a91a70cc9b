#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/graenaland/moves.h"
#include "games/graenaland/state.h"

// Catalogue ids and short words for what Graenaland speaks of, and the lists made of them.

namespace meadhall::graenaland {

std::string_view resource_term(Resource resource);
std::string_view terrain_term(Terrain terrain);
std::string_view hero_term(Hero hero);
std::string_view construction_term(Construction what);
// The same as the object of a sentence, which many languages inflect: "brings ore", "calls the
// priest over", "builds a church"; and where a fortress stands, "in the forest".
std::string_view resource_got(Resource resource);
std::string_view hero_called(Hero hero);
std::string_view construction_built(Construction what);
std::string_view terrain_of_site(Terrain terrain);
std::string_view goal_term(Goal goal);
std::string_view spot_term(Spot spot);
std::string_view row_term(bool coast);

// "H1", the same in every language.
std::string land_text(const State& state, std::size_t place);
// "S07", "VP03".
std::string supply_text(std::size_t card);
std::string victory_card_text(std::size_t card);

// What a legal move is about, where there are many: the hero sent, what is built.
Message heading(Move move);
// Before claims: who wants to check what they can reach. rules: Graenaland 14.4
std::optional<OpenCall> open_call(const State& state);
// A move as its maker chose it, as everybody may hear it: what is secret is left out.
Message choice_told(const State& state, Move move);

// What a promise is of (Phrase::what): one's votes for what another proposes next at a place, a
// card of its deck (the thing is its rank), or a work there (a Construction).
enum class Subject : std::uint8_t { none, votes, card, work };

// Whose turn it is to speak, and of what; and promises that are often made then.
// rules: Graenaland 15
Talk talk(const State& state);
std::vector<Phrase> phrases(const State& state);

// "S07 (livestock + wood)".
Message supply_told(const State& state, std::size_t card);
// "Settlements 8/9/10" for each column of a victory-point card.
Message::List tiers_told(const VictoryCard& card);
// "2 grain of plains, 1 gold of mountains, S07": cards by kind and supply cards, for a sentence.
Message::List cards_told(const State& state, const std::array<std::uint8_t, kCardKinds>& cards,
                         std::uint16_t supplies);
// "2 grain, 1 wood".
Message::List cost_told(const Cost& cost);
// "2 ore, 1 face down": cards of a land by class.
Message::List pile_told(const State& state, std::size_t place,
                        const std::array<std::uint8_t, kClasses>& cards);
// "1 ore": the card of the proposal being made that is given out next.
Message::List next_card_told(const State& state);
// "Ann (2 ore, 1 face down), Bob (1 wood)".
Message::List shares_told(const State& state, const Shares& shares, std::size_t place);
// The list, or the one word "nothing" where it is empty.
Message::List or_nothing(Message::List list);

// The cards lying on a land, by class.
constexpr std::array<std::uint8_t, kClasses> pile_of(const Land& land) {
  return {land.open[0], land.open[1], land.open[2], land.covered};
}

// True if the faces of a seat's hand, or of its victory-point card, may be told: to the seat asked
// in a state with everything in it; in an observation to whoever has them in it.
// rules: Graenaland 14
bool tells_hand(const State& state, Seat seat);
bool tells_card(const State& state, Seat seat);

}  // namespace meadhall::graenaland
