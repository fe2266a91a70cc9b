#include "games/feast/table_words.h"

#include "games/feast/feasting.h"
#include "games/feast/score_parts.h"
#include "games/feast/supply.h"

// The table in words, for screen readers and text mode. It goes to a screen that several may look
// at: of hands it says no more than tells_hand allows.

namespace meadhall::feast {
namespace {

using List = Message::List;
using Lines = std::vector<Message>;

Section titled(std::string_view title) { return {Message(title), {}}; }

Section round_section(const State& state) {
  Section section = titled("feast.board.round");
  section.lines.push_back(Message("feast.board.round_line")
                              .with("n", state.round)
                              .with("all", rounds_of(state))
                              .with("player", state.first));
  if (state.options.harvest != 0 && state.options.markers == Markers::levels) {
    section.lines.push_back(
        Message("feast.board.marker").with("level", state.marker).with("next", state.next_marker));
  }
  if (const auto feast = innermost<FeastTask>(state)) {
    section.lines.push_back(Message("feast.board.feast")
                                .with("player", feast->task.seat)
                                .with("n", state.banquet.laid)
                                .with("all", state.banquet.length));
  }
  return section;
}

// Who stands where, column by column; empty spaces are what may be chosen.
Section action_section(const State& state) {
  Section section = titled("feast.board.actions");
  for (std::size_t place = 0; place < kPlaces; ++place) {
    const Stand& stand = state.stands[place];
    if (stand.seat == kNobody) continue;
    Message line = Message("feast.board.stand")
                       .with("space", Term{space_term(place)})
                       .with("player", stand.seat)
                       .with("n", stand.vikings);
    section.lines.push_back(std::move(line));
  }
  if (section.lines.empty()) section.lines.emplace_back("feast.board.no_stand");
  for (const std::uint8_t column : state.copies) {
    if (column != 0) {
      section.lines.push_back(Message("feast.board.copies").with("n", column));
    }
  }
  return section;
}

Section strip_section(const State& state) {
  Section section = titled("feast.board.strips");
  for (std::size_t strip = 0; strip < kStrips; ++strip) {
    if (state.strips[strip] < kStripLength) section.lines.push_back(strip_told(state, strip));
  }
  if (section.lines.empty()) section.lines.emplace_back("feast.board.no_strip");
  return section;
}

Section land_section(const State& state) {
  Section section = titled("feast.board.lands");
  for (std::size_t land = 0; land < kLands; ++land) {
    const Land& there = state.lands[land];
    if (there.used != 0 && there.owner == kNobody) {
      section.lines.push_back(land_told(state, land));
    }
  }
  if (section.lines.empty()) section.lines.emplace_back("feast.board.no_land");
  return section;
}

Section supply_section(const State& state) {
  Section section = titled("feast.board.supply");
  int stone = 0;
  int longs = 0;
  for (std::size_t house = 0; house < kHouses; ++house) {
    if (state.house_owner[house] == kNobody) ++(house < kStoneHouses ? stone : longs);
  }
  List buildings;
  const auto count_left = [&](Building building, int n) {
    if (n > 0) buildings.push_back(some_told(n, building));
  };
  count_left(Building::shed, int{state.sheds});
  count_left(Building::stone_house, stone);
  count_left(Building::long_house, longs);
  section.lines.push_back(
      Message("feast.board.buildings").with("buildings", or_nothing(all_of(std::move(buildings)))));
  List tiles;
  for (std::size_t i = 0; i < kSpecials; ++i) {
    const Item tile = item_at(kGoods + i);
    if (is_to_be_had(state, tile)) tiles.push_back(special_told(tile));
  }
  section.lines.push_back(
      Message("feast.board.specials").with("tiles", or_nothing(std::move(tiles))));
  Goods open;
  for (std::size_t i = 0; i < kWeapons; ++i) {
    if (state.weapon_discard[i] > 0) {
      open.parts[open.count++] = {state.weapon_discard[i], weapon_at(i)};
    }
  }
  section.lines.push_back(Message("feast.board.weapons").with("open", or_nothing(pile_told(open))));
  return section;
}

// What a player has, kind by kind.
void tell_supply(const Player& player, Lines& lines) {
  const auto kinds = [&](std::string_view id, std::size_t from, std::size_t to) {
    List list;
    for (std::size_t item = from; item < to; ++item) {
      if (player.has[item] == 0) continue;
      const Item each = item_at(item);
      list.push_back(is_special(each) ? Message("feast.named").with("name", Term{item_term(each)})
                                      : some_told(player.has[item], each));
    }
    if (!list.empty()) lines.push_back(Message(id).with("items", std::move(list)));
  };
  lines.push_back(Message("feast.home.silver").with("n", count(player, Item::silver)));
  kinds("feast.home.goods", 0, kGoods);
  kinds("feast.home.tiles", kGoods, kTiles);
  kinds("feast.home.resources", kTiles + 1, number(Item::bow));
  kinds("feast.home.weapons", number(Item::bow), kItems);
  if (player.pregnant_sheep + player.pregnant_cattle > 0) {
    Goods young;
    const auto expects = [&](Item animal, std::uint8_t n) {
      if (n > 0) young.parts[young.count++] = {n, animal};
    };
    expects(Item::sheep, player.pregnant_sheep);
    expects(Item::cattle, player.pregnant_cattle);
    lines.push_back(Message("feast.home.pregnant").with("animals", pile_told(young)));
  }
}

void tell_ships(const Player& player, Lines& lines) {
  if (player.boats > 0) {
    lines.push_back(
        Message("feast.home.boats")
            .with("boats", boats_told(player.armed_boats, player.boats - player.armed_boats)));
  }
  if (player.knarrs > 0) lines.push_back(Message("feast.home.knarrs").with("n", player.knarrs));
  if (player.longships > 0) {
    List ships;
    for (std::size_t i = 0; i < player.longships; ++i) {
      ships.push_back(player.ore[i] == 0 ? Message("feast.longship.bare")
                                         : Message("feast.longship.ore").with("n", player.ore[i]));
    }
    lines.push_back(Message("feast.home.longships").with("ships", all_of(std::move(ships))));
  }
  if (away(player) > 0) {
    List ships;
    if (player.away_knarrs > 0) ships.push_back(some_told(player.away_knarrs, Ship::knarr));
    if (player.away_longships > 0) {
      ships.push_back(some_told(player.away_longships, Ship::longship));
    }
    lines.push_back(Message("feast.home.away").with("ships", all_of(std::move(ships))));
  }
}

void tell_surfaces(const State& state, Seat seat, Lines& lines) {
  for_each_own(state, seat,
               [&](std::size_t surface) { lines.push_back(surface_told(state, surface)); });
  const Player& player = state.at(seat);
  if (player.sheds > 0) {
    lines.push_back(Message("feast.home.sheds")
                        .with("n", player.sheds)
                        .with("wood", player.shed_wood)
                        .with("stone", player.shed_stone));
  }
}

void tell_cards(const State& state, Seat seat, Lines& lines) {
  const Player& player = state.at(seat);
  if (!player.played.empty()) {
    lines.push_back(Message("feast.home.played").with("cards", cards_told(player.played)));
  }
  if (tells_hand(state, seat)) {
    lines.push_back(Message("feast.home.hand").with("cards", cards_told(player.hand)));
  } else {
    lines.push_back(Message("feast.home.hand_count").with("n", player.hand_count));
  }
}

}  // namespace

bool tells_hand(const State& state, Seat seat) {
  const Player& player = state.at(seat);
  if (player.hand.empty() || player.hand.count() != player.hand_count) return false;
  return state.hidden != 0 || actor(state) == seat;
}

Message::List or_nothing(Message::List list) {
  if (list.empty()) list.emplace_back("feast.nothing");
  return list;
}

Message::List cards_told(const Cards& cards) {
  List list;
  cards.for_each([&](std::size_t card) {
    list.push_back(Message("feast.named").with("name", Term{card_term(card)}));
  });
  return list;
}

Message strip_told(const State& state, std::size_t strip) {
  List items;
  for (std::size_t i = state.strips[strip]; i < kStripLength; ++i) {
    const Rock rock = kStripItems[strip][i];
    items.push_back(some_told(amount_of(rock), item_of(rock)));
  }
  return Message("feast.board.strip")
      .with("n", static_cast<int>(strip) + 1)
      .with("items", or_nothing(std::move(items)));
}

Message special_told(Item tile) {
  const Special& printed = special(tile);
  const Term named{item_term(tile)};
  if (printed.price < 0 && printed.sword == 0) {
    return Message("feast.board.tile_neither").with("item", named);
  }
  Message told = Message(printed.price < 0 ? "feast.board.tile_not_sold" : "feast.board.tile")
                     .with("item", named)
                     .with("sword", printed.sword);
  if (printed.price >= 0) told.with("n", printed.price);
  return told;
}

std::string_view needs_term(Needs needs) {
  switch (needs) {
    case Needs::any_ship: return "feast.needs.any_ship";
    case Needs::large_ship: return "feast.needs.large_ship";
    case Needs::longship: return "feast.needs.longship";
  }
  return {};
}

Message land_told(const State& state, std::size_t land) {
  const Land& there = state.lands[land];
  const Sheet sheet = side_of(land, there.side != 0);
  return Message(there.silver > 0 ? "feast.board.land" : "feast.board.land_bare")
      .with("board", Term{sheet_term(sheet)})
      .with("points", points_of(sheet))
      .with("needs", Term{needs_term(ship_for(sheet))})
      .with("n", there.silver);
}

Message surface_told(const State& state, std::size_t surface) {
  const Sheet sheet = sheet_of(state, surface);
  const Cover& cover = state.surfaces[surface].cover;
  return Message(is_house(sheet) ? "feast.home.house" : "feast.home.board")
      .with("board", List{surface_named(state, surface)})
      .with("loss", loss_of(sheet, cover))
      .with("n", is_house(sheet) ? 0 : income_of(sheet, cover))
      .with("bonus", or_nothing(bonuses_told(sheet, bonuses_of(sheet, cover))));
}

Message::List bonuses_told(Sheet sheet, unsigned which) {
  List list;
  const Board& printed = board(sheet);
  for (std::size_t i = 0; i < printed.bonus_count; ++i) {
    if ((which >> i & 1U) == 0) continue;
    const BonusGain& gain = printed.bonuses[i].gain;
    for (std::size_t k = 0; k < gain.count; ++k) list.push_back(some_told(1, gain.items[k]));
    switch (gain.rare) {
      case BonusGain::Rare::none: break;
      case BonusGain::Rare::random_weapon: list.emplace_back("feast.bonus.weapon"); break;
      case BonusGain::Rare::stone_house: list.emplace_back("feast.bonus.stone_house"); break;
      case BonusGain::Rare::altar: list.emplace_back("feast.bonus.altar"); break;
    }
  }
  return list;
}

Message::List menu_told(const Menu& menu) {
  List list;
  for (const Course& each : menu) {
    if (each.bare) {
      list.emplace_back("feast.course.bare");
    } else if (each.item == Item::silver) {
      list.emplace_back("feast.course.coin");
    } else {
      list.push_back(
          Message(each.stance == Stance::flat ? "feast.course.flat" : "feast.course.upright")
              .with("item", List{some_told(1, each.item)}));
    }
  }
  return list;
}

// A letter a cell: `#` covered, `.` nothing printed, else what is printed there.
std::vector<Message> grid_told(Sheet sheet, const Cover* cover) {
  const Board& printed = board(sheet);
  Lines rows;
  for (std::size_t row = 0; row < printed.height; ++row) {
    std::string text;
    for (std::size_t column = 0; column < printed.width; ++column) {
      char letter = '.';
      if (has(printed.open, row, column)) letter = 'o';
      if (has(printed.minus, row, column)) letter = 'n';
      if (has(printed.minus_two, row, column)) letter = 'm';
      if (has(printed.incomes, row, column)) letter = 'i';
      if (has(printed.fields, row, column)) letter = 'b';
      if (cover != nullptr && has(cover->taken, row, column)) letter = '#';
      text += letter;
    }
    rows.push_back(Message("feast.grid.row")
                       .with("n", static_cast<int>(row) + 1)
                       .with("cells", std::move(text)));
  }
  return rows;
}

LayingTold laying_told(const State& state, Seat seat, std::size_t surface, const LayingGain& gain) {
  LayingTold told;
  if (gain.saved != 0) told.saves = Message("feast.foresee.saves").with("n", gain.saved);
  if (gain.income_after != gain.income) {
    const int all = income_of(state, seat);
    told.income = Message("feast.foresee.income")
                      .with("from", all)
                      .with("to", all + gain.income_after - gain.income);
  }
  const Sheet sheet = sheet_of(state, surface);
  const auto bonuses = [&](std::string_view id, unsigned which) {
    return which == 0 ? Message() : Message(id).with("items", all_of(bonuses_told(sheet, which)));
  };
  told.bonus = bonuses("feast.foresee.bonus", gain.won);
  told.bonus_lost = bonuses("feast.foresee.bonus_lost", gain.lost);
  if (gain.next) {
    told.next_income = Message("feast.foresee.next_income")
                           .with("n", count_of(gain.next->cells))
                           .with("more", gain.next->income - gain.income_after);
  }
  return told;
}

std::vector<Section> board(const State& state) {
  return {round_section(state), action_section(state), strip_section(state), land_section(state),
          supply_section(state)};
}

Section player_area(const State& state, Seat seat) {
  const Player& player = state.at(seat);
  Section section{Message("feast.home.title").with("player", seat), {}};
  Lines& lines = section.lines;
  lines.push_back(Message("feast.home.points").with("n", total_of(state, seat)));
  lines.push_back(Message("feast.home.thing").with("n", player.vikings_in_thing));
  lines.push_back(Message("feast.home.income").with("n", income_of(state, seat)));
  tell_supply(player, lines);
  tell_ships(player, lines);
  tell_surfaces(state, seat, lines);
  tell_cards(state, seat, lines);
  if (player.penalties > 0) {
    lines.push_back(Message("feast.home.penalties").with("n", player.penalties));
  }
  return section;
}

}  // namespace meadhall::feast
