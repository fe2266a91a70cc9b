#include "games/feast/carry_out.h"
#include "games/feast/dice_odds.h"
#include "games/feast/effect_words.h"
#include "games/feast/feasting.h"
#include "games/feast/laying.h"
#include "games/feast/moves.h"
#include "games/feast/refusal.h"
#include "games/feast/score_parts.h"
#include "games/feast/space_words.h"
#include "games/feast/supply.h"
#include "games/feast/table_words.h"
#include "games/feast/trade.h"

// "What is this, and why can't I?"; and what a move would mean.

namespace meadhall::feast {
namespace {

using List = Message::List;
using Lines = std::vector<Message>;

void add(Lines& lines, Lines more) {
  for (Message& each : more) lines.push_back(std::move(each));
}

Lines explain_space(const State& state, std::size_t place) {
  Lines lines = {Message("feast.named").with("name", Term{space_term(place)})};
  if (is_copy(place)) {
    lines.push_back(
        Message("feast.explain.copy").with("n", static_cast<int>(column_of_copy(place))));
  } else {
    const auto space = static_cast<Space>(place);
    const std::optional<Seat> seat = actor(state);
    lines.push_back(column_told(space));
    add(lines, seat ? space_now_told(state, *seat, space) : space_told(space));
    if (seat) add(lines, within_reach(state, *seat, space));
  }
  const Stand& stand = state.stands[place];
  if (stand.seat != kNobody) {
    lines.push_back(Message("feast.board.stand")
                        .with("space", Term{space_term(place)})
                        .with("player", stand.seat)
                        .with("n", stand.vikings));
  }
  if (!state.agenda.empty() && state.agenda.top().what == Do::turn) {
    Message why = place_refusal(state, state.agenda.top().seat, place);
    lines.push_back(why.empty() ? Message("feast.explain.may") : std::move(why));
  }
  return lines;
}

Lines explain_card(const State& state, std::size_t card) {
  Lines lines = {Message("feast.named").with("name", Term{card_term(card)})};
  add(lines, occupation_told(card));
  for (std::size_t i = 0; i < state.player_count; ++i) {
    if (state.players[i].played.has(card)) {
      lines.push_back(Message("feast.explain.played").with("player", seat_at(i)));
    }
  }
  return lines;
}

Lines explain_special(const State& state, Item tile) {
  Lines lines;
  const Special& printed = special(tile);
  if (printed.sword == 0) lines.emplace_back("feast.explain.not_looted");
  if (printed.price < 0) {
    lines.emplace_back("feast.explain.not_sold");
  } else {
    lines.push_back(Message("feast.explain.price").with("n", printed.price));
  }
  if (printed.tongs) lines.emplace_back("feast.explain.forged");
  if (tile == Item::english_crown) {
    lines.push_back(Message("feast.explain.crown").with("n", kCrownPoints));
  }
  lines.emplace_back(is_to_be_had(state, tile) ? "feast.explain.in_supply" : "feast.explain.gone");
  return lines;
}

// How many cells of the banquet table are left for the player to act to cover.
Message explain_feast(const State& state) {
  const std::optional<Seat> seat = actor(state);
  const int all = open_cells(state);
  const int ships = seat ? kShipCells * away(state.at(*seat)) : 0;
  if (ships == 0) return Message("feast.explain.feast").with("n", all);
  return Message("feast.explain.feast_ships")
      .with("all", all)
      .with("ships", ships)
      .with("n", all - ships);
}

Lines explain_item(const State& state, Item item) {
  Lines lines = {Message("feast.named").with("name", Term{item_term(item)})};
  if (is_tile(item)) {
    const Shape& shape = ways_to_lay(item).front();
    constexpr std::array<std::string_view, 5> kColours = {"feast.colour.orange", "feast.colour.red",
                                                          "feast.colour.green", "feast.colour.blue",
                                                          "feast.colour.none"};
    lines.push_back(Message("feast.explain.tile")
                        .with("colour", Term{kColours[static_cast<std::size_t>(colour_of(item))]})
                        .with("shape", shape_told(shape)));
  }
  if (const auto next = upgraded(item, 1)) {
    lines.push_back(Message("feast.explain.upgrade").with("item", List{some_told(1, *next)}));
  }
  if (sword_value(item) > 0) {
    lines.push_back(Message("feast.explain.sword").with("n", sword_value(item)));
  }
  if (is_special(item)) add(lines, explain_special(state, item));
  return lines;
}

// What a land costs at first. rules: Feast 12.3
Message bare_cells_told(Sheet land) {
  return Message("feast.foresee.bare_cells").with("n", loss_of(land, Cover{}));
}

// What a land that nobody has explored yet costs, and what lies on it.
Lines explain_unexplored(const State& state, Sheet sheet) {
  const auto number = static_cast<std::size_t>(sheet) - static_cast<std::size_t>(Sheet::shetland);
  const Land& there = state.lands[number / 2];
  const bool shows =
      there.used != 0 && there.owner == kNobody && (there.side != 0) == (number % 2 != 0);
  if (!shows) return {};
  Lines lines = {bare_cells_told(sheet)};
  if (there.silver > 0) {
    lines.push_back(Message("feast.explain.silver_there").with("n", there.silver));
  }
  return lines;
}

Lines explain_board(const State& state, Sheet sheet) {
  Lines lines = {Message("feast.named").with("name", Term{sheet_term(sheet)})};
  const Cover* cover = nullptr;
  if (is_house(sheet)) {
    const Building kind =
        sheet == Sheet::stone_house ? Building::stone_house : Building::long_house;
    lines.push_back(
        Message("feast.explain.house").with("n", kBuildingPoints[static_cast<std::size_t>(kind)]));
  } else if (sheet != Sheet::home) {
    lines.push_back(Message("feast.explain.land")
                        .with("points", points_of(sheet))
                        .with("needs", Term{needs_term(ship_for(sheet))}));
    add(lines, explain_unexplored(state, sheet));
  }
  if (List bonuses = all_of(bonuses_told(sheet, ~0U)); !bonuses.empty()) {
    lines.push_back(Message("feast.explain.bonuses").with("items", std::move(bonuses)));
  }
  if (const std::optional<Seat> seat = actor(state)) {
    for_each_own(state, *seat, [&](std::size_t surface) {
      if (sheet_of(state, surface) != sheet || cover != nullptr) return;
      cover = &state.surfaces[surface].cover;
      lines.push_back(surface_told(state, surface));
    });
  }
  add(lines, grid_told(sheet, cover));
  lines.emplace_back("feast.grid.legend");
  return lines;
}

// --- Forecasts

// The chances of the dice of a space.
void foresee_dice(const State& state, Seat seat, Space space, Lines& lines) {
  const SpaceInfo& printed = info(space);
  for (const Effect& effect : std::span(printed.effects).first(printed.count)) {
    if (effect.verb != Verb::dice) continue;
    const Task task = coming_dice(state, seat, effect.die, effect.n);
    add(lines, odds_told(state, task, rolls_left(state, task)));
  }
}

// What a failure brings. rules: Feast 8.9
void foresee_failure(const Task& task, Lines& lines) {
  const Die die = as<DiceTask>(task).die();
  const Goods consolation{{1, filler_for(die)}, {1, weapon_for(die)}};
  lines.push_back(Message("feast.odds.failure").with("items", pile_told(consolation)));
  if (vikings_back(die) > 0) {
    lines.push_back(Message("feast.odds.vikings_back").with("n", vikings_back(die)));
  }
}

// What laying a tile changes for its board.
void foresee_spot(const State& state, Seat seat, Move move, Lines& lines) {
  const std::size_t surface = as<LayTask>(state.agenda.top()).surface();
  LayingTold told = laying_told(state, seat, surface, laying_gain(state, spot_of(move)));
  for (Message* each :
       {&told.saves, &told.income, &told.bonus, &told.bonus_lost, &told.next_income}) {
    if (!each->empty()) lines.push_back(std::move(*each));
  }
}

}  // namespace

std::vector<Message> explain(const State& state, Inspectable thing) {
  const std::size_t value = value_of(thing);
  switch (kind_of(thing)) {
    case InspectableKind::space:
      if (value < kPlaces) return explain_space(state, value);
      break;
    case InspectableKind::card:
      if (value >= 1 && value <= kOccupations) return explain_card(state, value);
      break;
    case InspectableKind::item:
      if (value < kItems) return explain_item(state, item_at(value));
      break;
    case InspectableKind::board:
      if (value < kSheets) return explain_board(state, static_cast<Sheet>(value));
      break;
    case InspectableKind::strip:
      if (value < kStrips) {
        if (state.strips[value] < kStripLength) return {strip_told(state, value)};
        return {Message("feast.explain.no_strip")};
      }
      break;
    case InspectableKind::ship:
      if (value < kShips) {
        const auto ship = static_cast<Ship>(value);
        Message worth =
            Message(ship == Ship::whaling_boat ? "feast.explain.boat" : "feast.explain.ship")
                .with("n", kShipPrices[value])
                .with("points", kShipPrices[value]);
        if (ship != Ship::whaling_boat) worth.with("away", kEmigrantPoints[value]);
        return {Message("feast.named").with("name", Term{ship_term(ship)}), std::move(worth)};
      }
      break;
    case InspectableKind::feast: return {explain_feast(state)};
    case InspectableKind::income:
      if (const std::optional<Seat> seat = actor(state)) {
        return {Message("feast.explain.income").with("n", income_of(state, *seat))};
      }
      return {Message("feast.ask.over")};
  }
  return {Message("feast.explain.unknown")};
}

std::vector<Message> foresee(const State& state, Move move) {
  Lines lines;
  if (!is_legal(state, move)) {
    Message why = refusal(state, move);
    if (!why.empty()) lines.push_back(std::move(why));
    return lines;
  }
  lines.push_back(describe(state, move));
  const Task& task = state.agenda.top();
  switch (kind_of(move)) {
    case MoveKind::place:
      if (!is_copy(place_of(move))) {
        const auto space = static_cast<Space>(place_of(move));
        foresee_dice(state, task.seat, space, lines);
        add(lines, space_now_told(state, task.seat, space));
      }
      break;
    case MoveKind::play:
      if (value_of(move) < kKeep && comes_to_nothing(state, task.seat, card_of(move))) {
        lines.emplace_back("feast.foresee.nothing");
      }
      add(lines, occupation_told(card_of(move)));
      break;
    case MoveKind::at: foresee_spot(state, task.seat, move, lines); break;
    case MoveKind::explore: {
      const std::size_t land = (value_of(move) - static_cast<std::size_t>(Sheet::shetland)) / 2;
      lines.push_back(land_told(state, land));
      lines.push_back(bare_cells_told(side_of(land, state.lands[land].side != 0)));
      break;
    }
    case MoveKind::say:
      if (move == kFill && task.what == Do::feast) {
        const Menu menu = fill(state.banquet, stock_of(state, task.seat), table_custom(state));
        lines.push_back(Message("feast.foresee.fill").with("courses", menu_told(menu)));
      }
      if (move == kFail) foresee_failure(task, lines);
      break;
    default: break;
  }
  if (const std::optional<DiceOutlook> coming = outlook_after(state, move)) {
    add(lines, odds_told(coming->state, coming->task, coming->rolls));
  }
  return lines;
}

std::string_view topic(const State& state) {
  if (state.agenda.empty()) return "scoring";
  switch (state.agenda.top().what) {
    case Do::turn:
    case Do::copy:
    case Do::effects: return "actions";
    case Do::upgrade:
    case Do::overseas:
    case Do::mountain:
    case Do::sale:
    case Do::forge: return "trade";
    case Do::dice:
    case Do::vikings: return "dice";
    case Do::explore:
    case Do::emigrate: return "sea";
    case Do::feast: return "banquet";
    case Do::window:
    case Do::arrange:
    case Do::lay: return "laying";
    case Do::moment:
    case Do::play:
    case Do::own:
    case Do::keep: return "occupations";
    case Do::token: return "expansions";
    case Do::nothing:
    case Do::phase:
    case Do::action: break;
  }
  return "actions";
}

std::string_view topic_of(const State&, Inspectable thing) {
  switch (kind_of(thing)) {
    case InspectableKind::space: return "actions";
    case InspectableKind::card: return "occupations";
    case InspectableKind::item: return "laying";
    case InspectableKind::board:
      return is_house(static_cast<Sheet>(value_of(thing))) ? "houses" : "laying";
    case InspectableKind::strip: return "trade";
    case InspectableKind::ship: return "sea";
    case InspectableKind::feast: return "banquet";
    case InspectableKind::income: return "laying";
  }
  return {};
}

}  // namespace meadhall::feast
