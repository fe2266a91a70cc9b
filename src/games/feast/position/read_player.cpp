#include <functional>
#include <span>
#include <utility>

#include "core/sort_few.h"
#include "games/feast/ids.h"
#include "games/feast/position/reader.h"

// The lines of a player, but for their boards.

namespace meadhall::feast {

bool PositionReader::read_player() {
  Seat whose{};
  if (!seat(whose) || !begin_player(whose)) return false;
  player_ = &parsed_.state.at(whose);
  drawing_ = nullptr;
  return true;
}

bool PositionReader::read_part_of_player(Keyword keyword) {
  Player& player = *player_;
  switch (keyword) {
    case Keyword::has: return read_has();
    case Keyword::pregnant: return read_pregnant();
    case Keyword::ships: return read_ships();
    case Keyword::away: return read_away();
    case Keyword::sheds: return read_sheds();
    case Keyword::furnished: return read_fields(player.house_wood, player.house_stone);
    case Keyword::penalties: return number_into(0, 255, player.penalties);
    case Keyword::thing: return number_into(0, 255, player.vikings_in_thing);
    case Keyword::waiting: return number_into(0, 255, player.waiting);
    case Keyword::placements: return number_into(0, 255, player.placements);
    case Keyword::passed: return on_or_off(player.passed);
    case Keyword::crops: return read_crops();
    case Keyword::tokens: return read_tokens();
    case Keyword::hand:
    case Keyword::played:
    case Keyword::spent: return read_cards(keyword);
    case Keyword::free:
      if (!take("unseen")) {
        return number_into(1, static_cast<int>(kOccupations), player.free_card);
      }
      player.free_card = kUnseenCard;
      return true;
    case Keyword::on: return read_stands(0);
    case Keyword::others: return read_stands(1);
    case Keyword::tiles: return read_tiles();
    default: return false;
  }
}

bool PositionReader::read_has() {
  return items(kMostNamed, [&](int n, Item item) {
    return add(player_->has[feast::number(item)], n, is_special(item) ? 1 : kMostNamed);
  });
}

bool PositionReader::read_pregnant() {
  return items(255, [&](int n, Item item) {
    if (item == Item::sheep) return add(player_->pregnant_sheep, n, 255);
    if (item == Item::cattle) return add(player_->pregnant_cattle, n, 255);
    return fail("feast.position.pregnant");
  });
}

// "2 boat, boat with 1, knarr, longship with 3"
bool PositionReader::read_ships() {
  Player& player = *player_;
  const bool read = counted(1, kLargeBerths, [&](int n, std::string_view name) {
    const auto ship = ship_named(name);
    if (!ship) return fail("feast.position.ship");
    const bool small = *ship == Ship::whaling_boat;
    const int berths = small ? kSmallBerths : kLargeBerths;
    if ((small ? int{player.boats} : large_ships(player)) + n > berths) {
      return fail(Message("feast.position.berths").with("n", berths));
    }
    int ore = 0;
    const int most = small ? 1 : *ship == Ship::longship ? kLongshipOre : 0;
    if (take("with") && !number(0, most, ore)) return false;
    for (int i = 0; i < n; ++i) {
      if (small) {
        ++player.boats;
        player.armed_boats = static_cast<std::uint8_t>(player.armed_boats + ore);
      } else if (*ship == Ship::knarr) {
        ++player.knarrs;
      } else {
        player.ore[player.longships++] = static_cast<std::uint8_t>(ore);
      }
    }
    return true;
  });
  sort_few(std::span(player.ore).first(player.longships), std::greater());
  return read;
}

// "2 knarr, longship": emigrated.
bool PositionReader::read_away() {
  return counted(1, kTableCells, [&](int n, std::string_view name) {
    const auto ship = ship_named(name);
    if (!ship || *ship == Ship::whaling_boat) return fail("feast.position.away");
    return add(*ship == Ship::knarr ? player_->away_knarrs : player_->away_longships, n,
               kTableCells);
  });
}

// "2: 3 wood, stone": what lies on their fields.
bool PositionReader::read_sheds() {
  return number_into(0, kBuildingCounts[0], player_->sheds) &&
         read_fields(player_->shed_wood, player_->shed_stone);
}

bool PositionReader::read_fields(std::uint8_t& wood, std::uint8_t& stone) {
  return items(255, [&](int n, Item item) {
    if (item == Item::wood) return add(wood, n, 255);
    return item == Item::stone ? add(stone, n, 255) : fail("feast.position.fields");
  });
}

// "flax, grain": what the supply held when this harvest began.
bool PositionReader::read_crops() {
  return items(1, [&](int, Item item) {
    if (item != Item::flax && item != Item::grain) return fail("feast.position.crops");
    const unsigned bit = item == Item::flax ? 1 : 2;
    player_->had_crops = static_cast<std::uint8_t>(player_->had_crops | bit);
    return true;
  });
}

bool PositionReader::read_tokens() {
  for (std::size_t i = 0; !peek().empty(); ++i) {
    std::size_t token = 0;
    if (!number_into(1, static_cast<int>(kTokens), token)) return false;
    if (i == player_->tokens.size()) return fail("feast.position.many_tokens");
    if (parsed_.tokens[token - 1].line > 0) return fail("position.twice");
    parsed_.tokens[token - 1] = last();
    player_->tokens[i] = static_cast<std::uint8_t>(token);
  }
  return true;
}

// "4, 127, more 2": the last only of a hand.
bool PositionReader::read_cards(Keyword keyword) {
  Cards& cards = keyword == Keyword::hand     ? player_->hand
                 : keyword == Keyword::played ? player_->played
                                              : player_->spent;
  while (!peek().empty()) {
    if (keyword == Keyword::hand && take("more")) {
      return number(0, static_cast<int>(kOccupations), parsed_.more_cards[index(player())]);
    }
    std::size_t which = 0;
    if (!card(which)) return false;
    const bool known = keyword == Keyword::spent ? cards.has(which) : parsed_.cards[which].line > 0;
    if (known) return fail("feast.position.card_twice");
    if (keyword != Keyword::spent) parsed_.cards[which] = last();
    cards.add(which);
  }
  return true;
}

// "2 whaling_3, copy_1 as weekly_1": Vikings on the action board, as many as the column takes if
// that is not said.
bool PositionReader::read_stands(std::uint8_t colour) {
  while (!peek().empty()) {
    int n = 0;
    if (is_number(peek()) && !number(1, static_cast<int>(kColumns), n)) return false;
    std::size_t at = 0;
    if (!place(word(), at)) return false;
    const auto column = static_cast<int>(column_of(at));
    if (parsed_.stands[at].line > 0) return fail("feast.position.space_taken");
    if (n > column) return fail(Message("feast.position.many_vikings").with("n", column));
    parsed_.stands[at] = last();
    Stand& stand = parsed_.state.stands[at];
    stand = {.seat = player(),
             .vikings = static_cast<std::uint8_t>(n > 0 ? n : column),
             .colour = colour,
             .copied = kNoSpace};
    if (!is_copy(at)) continue;
    if (word() != "as") return fail("feast.position.copied");
    std::size_t copied = 0;
    if (!place(word(), copied)) return false;
    if (is_copy(copied) || std::cmp_not_equal(column_of(copied), column)) {
      return fail(Message("feast.position.copied_column").with("n", column));
    }
    stand.copied = static_cast<std::uint8_t>(copied);
  }
  return true;
}

}  // namespace meadhall::feast
