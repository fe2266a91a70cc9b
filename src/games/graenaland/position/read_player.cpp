#include "games/graenaland/position/reader.h"
#include "games/graenaland/position/words.h"

// The lines of a player: army, where they are settled and who stands there, cards.

namespace meadhall::graenaland {
// "2: army 3"
bool PositionReader::read_player() {
  Seat whose{};
  if (!seat(whose) || !begin_player(whose)) return false;
  player_ = &parsed_.state.at(whose);
  const Data& data = parsed_.state.data;
  if (peek().empty()) return true;
  if (word() != "army") return fail("graenaland.position.army");
  return number_into(data.army_start, data.army_most, player_->army);
}

// A line that names nobody leaves all as at the beginning.
void PositionReader::note_settlers() {
  if (peek().empty() || parsed_.settles) return;
  parsed_.settles_at = last();
  parsed_.settles = true;
}

// "2 villages, church, warrior"
bool PositionReader::read_settled(std::size_t place) {
  TextPlace& named = parsed_.settled[index(player())][place];
  if (named.line > 0) return fail("position.twice");
  named = last();
  note_settlers();
  const State& state = parsed_.state;
  constexpr auto kBuildingWords = std::span(kConstructionWords).subspan<1, kBuildings>();
  const bool read = counted(1, state.data.houses, [&](int n, std::string_view name) {
    if (name == "village" || name == "villages") {
      if (!add(player_->villages[place], n, kMostOfAll)) return false;
    } else if (const auto building = place_among(kBuildingWords, name); building && n == 1) {
      const unsigned each = bit(static_cast<Building>(*building));
      if ((tile_at(state, place).sites & each) == 0) return fail("graenaland.position.no_site");
      for (const Player& player : state.players) {
        if ((player.buildings[place] & each) != 0) return fail("graenaland.position.site_taken");
      }
      player_->buildings[place] = static_cast<std::uint8_t>(player_->buildings[place] | each);
    } else if (const auto hero = place_among(kHeroWords, name); hero && n == 1) {
      if (player_->hero_at[*hero] != kAway) return fail("position.twice");
      if (has_hero_at(*player_, place)) return fail("graenaland.position.two_heroes");
      player_->hero_at[*hero] = static_cast<std::uint8_t>(place);
    } else {
      return fail("graenaland.position.settled");
    }
    const int most = state.data.houses - 1;
    return settlements(*player_) <= most ||
           fail(Message("graenaland.position.houses").with("n", most));
  });
  if (!read) return false;
  return player_->buildings[place] == 0 || player_->villages[place] > 0 ||
         fail("graenaland.position.no_village");
}

// "S07, S12, 2": a number alone is of cards that are not named.
bool PositionReader::read_supplies() {
  while (!peek().empty()) {
    if (is_number(peek())) {
      int n = 0;
      if (!number(0, static_cast<int>(kSupplyCards), n)) return false;
      parsed_.supplies_in_hand[index(player())] += n;
      continue;
    }
    std::size_t card = 0;
    if (!supply_card(word(), card) || !take_supply(card)) return false;
    player_->supplies = static_cast<std::uint16_t>(player_->supplies | (1U << card));
  }
  return true;
}

// "VP03, away VP05 VP07": the card kept, and those put away.
bool PositionReader::read_kept() {
  if (parsed_.names(Keyword::card, player()) && parsed_.names(Keyword::dealt, player())) {
    return fail("position.twice");
  }
  player_->has_kept = 1;
  std::size_t next = 0;
  while (!peek().empty()) {
    if (next == 1 && take("away")) continue;
    std::size_t card = 0;
    if (!victory_card(word(), card)) return false;
    if (next == player_->dealt.size()) return fail("graenaland.position.three_cards");
    if (!take_victory_card(card)) return false;
    player_->dealt[next++] = static_cast<std::uint8_t>(card);
  }
  return true;
}

// "VP03, VP05, VP07": of which one is still to be chosen.
bool PositionReader::read_dealt() {
  if (!read_kept()) return false;
  player_->has_kept = 0;
  return true;
}

// "priest F1": beside the map, for that land.
bool PositionReader::read_waiting() {
  note_settlers();
  while (!peek().empty()) {
    const auto hero = place_among(kHeroWords, word());
    if (!hero || static_cast<Hero>(*hero) == Hero::warrior) {
      return fail("graenaland.position.waiting");
    }
    if (player_->hero_at[*hero] != kAway) return fail("position.twice");
    std::size_t place = 0;
    if (!land(place)) return false;
    player_->hero_at[*hero] = static_cast<std::uint8_t>(kWaiting + place);
  }
  return true;
}

// "wood forest, S07": cards laid out; they are still counted in the hand.
bool PositionReader::read_gives() {
  Given& given = parsed_.state.given[index(player())];
  return counted(1, 240, [&](int n, std::string_view name) {
    if (const auto resource = place_among(kResourceWords, name)) {
      std::size_t kind = 0;
      return card(*resource, kind) && add(given.cards[kind], n, kMostOfAll);
    }
    std::size_t supply = 0;
    if (n != 1 || !supply_card(name, supply)) return fail("graenaland.position.gives");
    given.supplies = static_cast<std::uint16_t>(given.supplies | (1U << supply));
    return true;
  });
}

}  // namespace meadhall::graenaland
