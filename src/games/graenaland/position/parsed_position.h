#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "games/graenaland/position/words.h"
#include "games/position_text/parsed_position.h"

// Between reading a text and a position: what the text named, and where.

namespace meadhall::graenaland {

// The words with which a line may begin, but for the lands of a player.
enum class Keyword : std::uint8_t {
  players,
  figures,
  option,
  game,
  round,
  first,
  ship,
  turn,
  used,
  winner,
  rules,
  founded,
  answers,
  proposal,
  last,
  building,
  land,
  row,
  spent,
  discards,
  seed,
  luck,
  hidden,
  player,
  // Of the player named last:
  hand,
  supplies,
  card,
  dealt,
  waiting,
  pledges,
  gives,
};
inline constexpr std::array<std::string_view, 31> kKeywordWords = {
    "players", "figures",  "option", "game",     "round",   "first",    "ship",   "turn",
    "used",    "winner",   "rules",  "founded",  "answers", "proposal", "last",   "building",
    "land",    "row",      "spent",  "discards", "seed",    "luck",     "hidden", "player",
    "hand",    "supplies", "card",   "dealt",    "waiting", "pledges",  "gives"};

inline constexpr position_text::Keywords kKeywords =
    position_text::keywords_of(kPositionHeader, kKeywordWords, Keyword::player,
                               {Keyword::figures, Keyword::option, Keyword::land, Keyword::last});

// A secret answer as its words have it; to which step they belong is seen in the end.
struct Answer {
  TextPlace place;
  std::optional<Step> step;  // march, vote or claim
  std::uint8_t value = 0;
};

struct ParsedPosition : position_text::ParsedPosition<Keyword, State> {
  ParsedPosition();

  TextPlace place_of_step() const { return first_of({Keyword::turn, Keyword::founded}); }
  // Of the victory-point cards, however they are named.
  const TextPlace& place_of_cards(Seat seat) const {
    return place_of(names(Keyword::dealt, seat) ? Keyword::dealt : Keyword::card, seat);
  }

  std::optional<Step> step;
  std::array<TextPlace, kMaxLands> land{};                              // by place
  std::array<std::array<TextPlace, kMaxLands>, kMaxPlayers> settled{};  // by seat and place
  std::array<Answer, kMaxPlayers> answers{};
  std::array<TextPlace, kMaxLands> last{};  // by place
  bool settles = false;                     // somebody's village or hero is named
  TextPlace settles_at;
  std::optional<Cost> needs;
  std::optional<std::uint8_t> toll;
  std::optional<std::uint8_t> from_seat;

  // The box, less all that was named.
  std::array<int, kCardKinds> cards{};
  unsigned supplies = 0xffffU;
  unsigned victory_cards = (1U << kVictoryCards) - 1U;
  // What is there, its face not being named.
  std::array<std::array<int, kTerrains>, kMaxPlayers> in_hand{};
  std::array<int, kMaxPlayers> supplies_in_hand{};
  std::array<int, kMaxLands> down{};
};

// Draws what was not named out of what is left, by the text's seed: supply row, supply and
// victory-point cards, cards lying face down and in hands. What is left then is in the decks.
// Errors: more named than there is, as misplaced().
Result<void> deal(ParsedPosition& parsed);

// Whether what the actor is asked about is there, the rest being complete.
Result<void> fits_step(const ParsedPosition& parsed);

// Fills in what follows from the rest. Errors: parts that do not fit each other, as misplaced().
Result<State> complete(const ParsedPosition& parsed);

}  // namespace meadhall::graenaland
