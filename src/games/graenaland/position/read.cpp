#include "games/graenaland/moves.h"
#include "games/graenaland/options.h"
#include "games/graenaland/position/reader.h"
#include "games/graenaland/position/words.h"

// The lines of a position about how far the match has come: but for those of players, of the island
// and of what is paid for.

namespace meadhall::graenaland {
bool PositionReader::read_line() {
  const std::vector<std::string_view> lands = land_names();
  if (place_among(kTileNames, peek())) {
    std::size_t place = 0;
    return land(place) && is_of_player() && read_settled(place);
  }
  Keyword begins{};
  return keyword(lands, begins) && read_part(begins);
}

bool PositionReader::read_part(Keyword keyword) {
  State& state = parsed_.state;
  switch (keyword) {
    case Keyword::players:
      return number_into(static_cast<int>(kMinPlayers), static_cast<int>(kMaxPlayers),
                         state.player_count);
    case Keyword::figures:  // read before
      while (!word().empty()) {
      }
      return true;
    case Keyword::option: return option(option_specs(), parsed_.options);
    case Keyword::game: return preset(presets(), "game", parsed_.options);
    case Keyword::round: return number_into(1, kLastRound, state.round);
    case Keyword::first: return seat(state.first);
    case Keyword::ship: return seat(state.main);
    case Keyword::turn: return read_turn();
    case Keyword::used: return read_used();
    case Keyword::winner: return read_winner();
    case Keyword::rules: return number_into(1, int{kRules}, state.rules);
    case Keyword::founded: return read_founded();
    case Keyword::answers: return read_answers();
    case Keyword::proposal: return read_proposal();
    case Keyword::last: return read_last();
    case Keyword::building: return read_building();
    case Keyword::land: return read_land();
    case Keyword::row: return read_row();
    case Keyword::spent: return read_spent();
    case Keyword::discards: return read_cards(state.discards, nullptr);
    case Keyword::seed: return seed(parsed_.seed);
    case Keyword::luck: return luck(parsed_.luck.emplace());
    case Keyword::hidden: state.hidden = 1; return true;
    case Keyword::player: return read_player();
    case Keyword::hand: return read_cards(player_->hand, &parsed_.in_hand[index(player())]);
    case Keyword::supplies: return read_supplies();
    case Keyword::card: return read_kept();
    case Keyword::dealt: return read_dealt();
    case Keyword::waiting: return read_waiting();
    case Keyword::pledges: return read_cost(parsed_.state.pledged[index(player())]);
    case Keyword::gives: return read_gives();
  }
  return false;
}

bool PositionReader::read_turn() {
  if (!seat(parsed_.state.turn)) return false;
  return peek().empty() || one_of_into(kStepWords, parsed_.step.emplace());
}

// "supply, offer, 2 markets": what the main player has done in their building phase, or the
// last one.
bool PositionReader::read_used() {
  State& state = parsed_.state;
  return counted(1, static_cast<int>(kMaxLands), [&](int n, std::string_view name) {
    if (name == "market" || name == "markets") return add(state.markets_used, n, kMostOfAll);
    std::uint8_t* const once = name == "supply"  ? &state.supply_taken
                               : name == "offer" ? &state.offered
                                                 : nullptr;
    if (once == nullptr || n != 1 || *once != 0) return fail("graenaland.position.used");
    *once = 1;
    return true;
  });
}

// "2", or with the points the player claimed and must reach: "2 claimed 7".
bool PositionReader::read_winner() {
  parsed_.state.ended = 1;
  if (!seat(parsed_.state.winner)) return false;
  if (peek() != "claimed") return true;
  word();
  return number_into(1, static_cast<int>(kGoals * kTiers), parsed_.state.claimed);
}

// "1 P1, 2 H1": villages of the free setup in the order in which they came.
bool PositionReader::read_founded() {
  State& state = parsed_.state;
  while (!peek().empty()) {
    Seat owner{};
    std::size_t place = 0;
    if (!seat(owner) || !land(place)) return false;
    if (!is_coast(state, place)) return fail("graenaland.position.founded_coast");
    if (state.founded_count == 2U * state.player_count) {
      return fail(Message("graenaland.position.founded_full").with("n", state.founded_count));
    }
    if (state.at(owner).villages[place] > 0) return fail("graenaland.position.founded_own");
    ++state.at(owner).villages[place];
    state.founded[state.founded_count++] = static_cast<std::uint8_t>(index(owner) + 8U * place);
  }
  return true;
}

// "2 priest NE, 3 nobody" or "1 yes, 4 no" or "1 nothing, 2 7".
bool PositionReader::read_answers() {
  while (!peek().empty()) {
    Seat who{};
    if (!seat(who)) return false;
    Answer& answer = parsed_.answers[index(who)];
    if (answer.step) return fail("position.twice");
    answer.place = last();
    if (is_number(peek())) {
      answer.step = Step::claim;
      if (!number_into(1, static_cast<int>(kGoals * kTiers), answer.value)) return false;
      continue;
    }
    const std::string_view name = word();
    if (name == "yes" || name == "no") {
      answer.step = Step::vote;
      answer.value = name == "yes" ? 1 : 0;
    } else if (name == "nothing") {
      answer.step = Step::claim;
    } else if (name == "nobody") {
      answer.step = Step::march;
      answer.value = static_cast<std::uint8_t>(kNobodyMarches);
    } else if (const auto hero = place_among(kHeroWords, name)) {
      answer.step = Step::march;
      std::size_t spot = 0;
      if (!one_of(kSpotWords, spot)) return false;
      answer.value = static_cast<std::uint8_t>(spot + kSpots * *hero);
    } else {
      return fail("graenaland.position.answer");
    }
  }
  return true;
}

// "S01, -, S07, S09"
bool PositionReader::read_row() {
  for (std::size_t place = 0; !peek().empty(); ++place) {
    const std::string_view name = word();
    if (place == kSupplyRow) return fail("graenaland.position.row_full");
    if (name == "-") continue;
    std::size_t card = 0;
    if (!supply_card(name, card) || !take_supply(card)) return false;
    parsed_.state.row[place] = static_cast<std::uint8_t>(card);
  }
  return true;
}

bool PositionReader::read_spent() {
  while (!peek().empty()) {
    std::size_t card = 0;
    if (!supply_card(word(), card) || !take_supply(card)) return false;
    std::uint16_t& used = parsed_.state.used_supplies;
    used = static_cast<std::uint16_t>(used | (1U << card));
  }
  return true;
}

}  // namespace meadhall::graenaland
