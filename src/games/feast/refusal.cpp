#include "games/feast/refusal.h"

#include <algorithm>
#include <span>

#include "games/feast/agenda.h"
#include "games/feast/cards.h"
#include "games/feast/costs.h"
#include "games/feast/effect_words.h"
#include "games/feast/laying.h"
#include "games/feast/look_ahead.h"
#include "games/feast/moves.h"
#include "games/feast/sea.h"
#include "games/feast/table_words.h"
#include "games/feast/trade.h"
#include "games/feast/turn.h"

namespace meadhall::feast {
namespace {

using List = Message::List;

// The item a placement is about, on the board and in the way chosen already.
Message spot_refusal(const State& state, Move move) {
  const Task& task = state.agenda.top();
  if (task.what != Do::lay) return Message("feast.no.not_now");
  const auto laying = as<LayTask>(task);
  if (!laying.has_way()) return Message("feast.no.not_now");
  const Item item = laying.item();
  const Sheet sheet = sheet_of(state, laying.surface());
  constexpr std::array<std::string_view, 6> kWhy = {"feast.no.not_now",   "feast.no.kind",
                                                    "feast.no.outside",   "feast.no.taken",
                                                    "feast.no.neighbour", "feast.no.income"};
  const Bar bar =
      bar_to(sheet, state.surfaces[laying.surface()].cover, item, ways_to_lay(item)[laying.way()],
             spot_of(move), custom_of(state, task.seat));
  return Message(kWhy[static_cast<std::size_t>(bar)])
      .with("item", Term{item_term(item)})
      .with("board", Term{sheet_term(sheet)});
}

// What lies on the banquet table next. rules: Feast 9.2, 9.4
Message course_refusal(const State& state, Move move) {
  if (move == kLeaveBare || item_in(move) == Item::silver) return Message("feast.no.not_now");
  const Seat seat = state.agenda.top().seat;
  const Item item = item_in(move);
  const Stance stance = stance_of(move);
  const Banquet& table = state.banquet;
  const auto why = [&](std::string_view id) {
    return Message(id).with("item", Term{item_term(item)});
  };
  const int width = width_on_table(item, stance);
  if (width == 0) return why("feast.no.not_food");
  if (count(state.at(seat), item) == 0) return why("feast.no.not_had");
  if (table.last == colour_of(item)) return why("feast.no.own_colour");
  if (table.laid + width > table.length) return why("feast.no.too_wide");
  if (stance == Stance::upright) return Message("feast.no.not_now");
  const bool square = width == width_on_table(item, Stance::upright);
  return why(square ? "feast.no.square" : "feast.no.flat_already");
}

// What is to be laid on boards, and on which.
Message lay_refusal(const State& state, Move move) {
  const Task& task = state.agenda.top();
  if (kind_of(move) == MoveKind::lay && (task.what == Do::arrange || task.what == Do::window)) {
    const Item item = item_in(move);
    const bool has = count(state.at(task.seat), item) > 0;
    return Message(has ? "feast.no.fits_nowhere" : "feast.no.not_had")
        .with("item", Term{item_term(item)});
  }
  if (kind_of(move) != MoveKind::on || task.what != Do::lay) return Message("feast.no.not_now");
  const std::size_t surface = surface_of(move, task.seat);
  if (surface >= kSurfaces || owner_of(state, surface) != task.seat) {
    return Message("feast.no.not_yours");
  }
  const Item item = as<LayTask>(task).item();
  const Sheet sheet = sheet_of(state, surface);
  const Bar bar = bar_to(sheet, state.surfaces[surface].cover, item, ways_to_lay(item).front(), {},
                         custom_of(state, task.seat));
  return Message(bar == Bar::kind ? "feast.no.kind" : "feast.no.no_spot")
      .with("item", Term{item_term(item)})
      .with("board", Term{sheet_term(sheet)});
}

// --- Why a space would be of no use

// What a player would have to pay for one of these effects and has not; of alternatives all.
List lacking(const State& state, Seat seat, const SpaceInfo& space, Origin here) {
  List ways;
  for (const Effect& effect : std::span(space.effects).first(space.count)) {
    if (effect.may) continue;
    const Goods cost = costs_of(state, seat, effect, here);
    const bool lacks = effect.ship_paid >= 0 || std::ranges::any_of(cost, [&](const Amount& part) {
                         return count(state.at(seat), part.item) < part.n;
                       });
    if (!lacks || cost.empty()) continue;
    Message way = Message("feast.effect.ways").with("ways", pile_told(cost));
    if (std::ranges::find(ways, way) == ways.end()) ways.push_back(std::move(way));
  }
  return one_of(std::move(ways));
}

Message trade_cause(const State& state, Seat seat, const Effect& effect) {
  if (effect.per == Statistic::sheep_to_3 || effect.per == Statistic::cattle_to_3) {
    const Item animal = effect.per == Statistic::sheep_to_3 ? Item::sheep : Item::cattle;
    return Message("feast.no.no_animal").with("animal", Term{item_term(animal)});
  }
  if (effect.building >= 0 && !has_left(state, static_cast<Building>(effect.building))) {
    return Message("feast.no.no_building")
        .with("what", Term{building_term(static_cast<Building>(effect.building))});
  }
  if (effect.ship >= 0 && !has_berth(state.at(seat), static_cast<Ship>(effect.ship))) {
    return Message("feast.no.no_berth")
        .with("what", Term{ship_term(static_cast<Ship>(effect.ship))});
  }
  return Message("feast.no.no_effect");
}

Message emigration_cause(const State& state, Seat seat, const Effect& effect, Origin here) {
  const Player& player = state.at(seat);
  if (large_ships(player) == 0) return Message("feast.no.no_large_ship");
  const int silver = count(player, Item::silver);
  const int price = emigration_price(state, seat, effect, here);
  if (silver < price) return Message("feast.no.price").with("n", price).with("has", silver);
  return Message("feast.no.no_table");
}

Message cause_of(const State& state, Seat seat, const Effect& effect, Origin here) {
  switch (effect.verb) {
    case Verb::trade: return trade_cause(state, seat, effect);
    case Verb::upgrade: return Message("feast.no.no_upgrade");
    case Verb::mountain: return Message("feast.no.no_strips");
    case Verb::sale: return Message("feast.no.no_tile");
    case Verb::explore: return Message("feast.no.no_land");
    case Verb::emigrate: return emigration_cause(state, seat, effect, here);
    case Verb::draw: return Message("feast.no.no_deck");
    case Verb::play: return Message("feast.no.no_hand");
    default: return Message("feast.no.no_effect");
  }
}

Message use_refusal(const State& state, Seat seat, Space space) {
  const SpaceInfo& printed = info(space);
  const Origin here{.space = static_cast<std::uint8_t>(space)};
  if (List cost = lacking(state, seat, printed, here); !cost.empty()) {
    return Message("feast.no.must_pay").with("cost", std::move(cost));
  }
  for (const Effect& effect : std::span(printed.effects).first(printed.count)) {
    if (!effect.may) return cause_of(state, seat, effect, here);
  }
  return Message("feast.no.no_effect");
}

// Something was begun or paid for, and must be used for something. rules: Feast 4.5, 10.6
bool is_early_end(const State& state, Move move) {
  if (move != kDone && move != kNo) return false;
  const Task& top = state.agenda.top();
  if (top.what == Do::upgrade && as<UpgradeTask>(top).is_paid_for()) return move == kDone;
  if (top.what == Do::play && as<PlayTask>(top).must()) return move == kDone;
  MoveList moves;
  list_moves(state, moves);
  return moves.contains(move) && !is_before_action(state);
}

}  // namespace

// rules: Feast 4.5
Message place_refusal(const State& state, Seat seat, std::size_t place) {
  if (can_occupy(state, seat, place)) return {};
  const Term named{space_term(place)};
  const auto why = [&](std::string_view id) { return Message(id).with("space", named); };
  const Stand& stand = state.stands[place];
  if (stand.seat != kNobody) return why("feast.no.occupied").with("player", stand.seat);
  const int needed = vikings_for(state, seat, place);
  if (state.at(seat).vikings_in_thing < needed) {
    return why("feast.no.vikings").with("n", needed).with("has", state.at(seat).vikings_in_thing);
  }
  if (is_copy(place)) return why("feast.no.nothing_to_copy");
  const auto space = static_cast<Space>(place);
  if (state.options.action_board == ActionBoard::sparse && is_in(kLeftOutOfSmallBoard, place)) {
    return why("feast.no.left_out");
  }
  if (!meets(state, seat, info(space).needs)) {
    return why("feast.no.needs_ship").with("needs", Term{needs_term(info(space).needs)});
  }
  const int price = price_of(state, seat, space);
  if (count(state.at(seat), Item::silver) < price) {
    return why("feast.no.price").with("n", price).with("has", count(state.at(seat), Item::silver));
  }
  return use_refusal(state, seat, space).with("space", named);
}

Message refusal(const State& state, Move move) {
  if (state.agenda.empty()) return Message("feast.no.over");
  if (is_legal(state, move)) return {};
  const Task& top = state.agenda.top();
  if (top.what == Do::turn && kind_of(move) == MoveKind::place && place_of(move) < kPlaces) {
    return place_refusal(state, top.seat, place_of(move));
  }
  if (is_early_end(state, move)) return Message("feast.no.unused");
  if (kind_of(move) == MoveKind::at) return spot_refusal(state, move);
  // A move that was made up may name what there is not.
  if (kind_of(move) == MoveKind::course && top.what == Do::feast) {
    if (number(item_in(move)) < kItems) return course_refusal(state, move);
  }
  if (kind_of(move) == MoveKind::on ||
      (kind_of(move) == MoveKind::lay && number(item_in(move)) < kItems)) {
    return lay_refusal(state, move);
  }
  return Message("feast.no.not_now");
}

}  // namespace meadhall::feast
