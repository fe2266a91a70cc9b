#include "games/feast/ids.h"
#include "games/feast/options.h"
#include "games/feast/position/reader.h"

// The lines of a position that are no player's, but for what is being done.

namespace meadhall::feast {
bool PositionReader::read_line() {
  rows_left_ = 0;
  if (const auto name = place_among(kBoardWords, peek())) {
    word();
    return is_of_player() && read_board(*name);
  }
  Keyword begins{};
  if (!keyword(kBoardWords, begins)) return false;
  return begins > Keyword::player ? read_part_of_player(begins) : read_part(begins);
}

bool PositionReader::read_part(Keyword keyword) {
  State& state = parsed_.state;
  switch (keyword) {
    case Keyword::players:
      return number_into(1, static_cast<int>(kMostPlayers), state.player_count);
    case Keyword::option: return option(option_specs(), parsed_.options);
    case Keyword::game: return preset(presets(), "game", parsed_.options);
    case Keyword::round: return number_into(1, kMostRounds, state.round);
    case Keyword::first: return seat(state.first);
    case Keyword::last: return seat(state.last);
    case Keyword::turn:
    case Keyword::window:
    case Keyword::feast:
    case Keyword::over:
    case Keyword::phase: return read_step(keyword);
    case Keyword::task: return read_task();
    case Keyword::table: return read_table();
    case Keyword::closed: return on_or_off(state.closed);
    case Keyword::missed: return on_or_off(state.missed);
    case Keyword::rules: return read_rules();
    case Keyword::land: return read_land();
    case Keyword::strips: return read_strips();
    case Keyword::weapons: return read_weapons(state.weapon_deck);
    case Keyword::discards: return read_weapons(state.weapon_discard);
    case Keyword::copies: return read_copies();
    case Keyword::markers: return read_markers();
    case Keyword::gone: return read_gone();
    case Keyword::seed: return seed(parsed_.seed);
    case Keyword::luck: return luck(parsed_.luck.emplace());
    case Keyword::hidden: return on_or_off(state.hidden);
    case Keyword::player: return read_player();
    default: return false;
  }
}

// "2": by which the match is played, if not by those of today.
bool PositionReader::read_rules() {
  std::uint32_t rules = 0;
  if (!number_into(1, int{kRulesVersion}, rules)) return false;
  parsed_.state.third_rules = rules >= kThirdRules ? 1 : 0;
  return true;
}

// "A back: 4 silver": in the middle.
bool PositionReader::read_land() {
  constexpr auto kLandWords = std::span(kBoardWords).subspan<1, kLands>();
  std::size_t which = 0;
  if (!one_of(kLandWords, which)) return false;
  if (parsed_.lands[which].line > 0) return fail("position.twice");
  parsed_.lands[which] = last();
  Land& land = parsed_.state.lands[which];
  if (!one_of_into(kSideWords, land.side)) return false;
  if (peek().empty()) return true;
  if (!number_into(0, 255, land.silver)) return false;
  return word() == word_of(item_term(Item::silver)) || fail("feast.position.land_silver");
}

// "2, 4 less 3": from the end with the arrow so many items were taken.
bool PositionReader::read_strips() {
  while (!peek().empty()) {
    std::size_t strip = 0;
    if (!number_into(1, static_cast<int>(kStrips), strip)) return false;
    std::uint8_t& next = parsed_.state.strips[strip - 1];
    if (next != kStripHidden) return fail("position.twice");
    next = 0;
    if (take("less") && !number_into(0, static_cast<int>(kStripLength), next)) return false;
  }
  return true;
}

bool PositionReader::read_weapons(std::array<std::uint8_t, kWeapons>& weapons) {
  return items(255, [&](int n, Item item) {
    if (!is_weapon(item)) return fail("feast.position.weapon");
    return add(weapons[weapon_number(item)], n, 255);
  });
}

// "1, 3": the columns that have a space which copies.
bool PositionReader::read_copies() {
  auto& copies = parsed_.state.copies;
  return number_into(1, 2, copies[0]) && number_into(3, 4, copies[1]);
}

// "2 0, left 1 3, blank 4": of this round, of the next, still to be drawn.
bool PositionReader::read_markers() {
  State& state = parsed_.state;
  if (!number_into(0, kHarvestLevels, state.marker)) return false;
  if (!number_into(0, kHarvestLevels, state.next_marker)) return false;
  if (word() != "left") return fail("feast.position.markers_form");
  while (is_number(peek())) {
    std::size_t level = 0;
    if (!number_into(1, kHarvestLevels, level)) return false;
    if (state.markers[level - 1] != 0) return fail("position.twice");
    state.markers[level - 1] = 1;
  }
  return !take("blank") || number_into(0, kHarvestLevels, state.blank_markers);
}

bool PositionReader::read_gone() {
  while (!peek().empty()) {
    std::size_t which = 0;
    if (!card(which)) return false;
    if (parsed_.cards[which].line > 0) return fail("feast.position.card_twice");
    parsed_.cards[which] = last();
    parsed_.gone.add(which);
  }
  return true;
}

}  // namespace meadhall::feast
