#include "games/feast/carry_out.h"
#include "games/feast/laying.h"
#include "games/feast/moves.h"
#include "games/feast/moves_told.h"
#include "games/feast/own.h"
#include "games/feast/trade.h"
#include "games/feast/turn.h"

// Decisions as the log tells them.

namespace meadhall::feast {
namespace {

using List = Message::List;

Message by(std::string_view id, Seat seat) { return Message(id).with("player", seat); }
Message by(std::string_view id, Seat seat, std::size_t card) {
  return by(id, seat).with("card", Term{card_term(card)});
}

Message pays_silver(Seat seat, int n) {
  return paid_told(seat, {{static_cast<std::uint8_t>(n), Item::silver}});
}

ToldChoice buys(Seat seat, const Message& what, int price) {
  return {Happening::buys,
          by("feast.log.buys", seat).with("what", List{what}).with("n", price),
          {pays_silver(seat, price), gained_told(seat, {what})}};
}

// Who may come with fewer Vikings is asked later how many it shall be. rules: Feast 16.106
ToldChoice place_chosen(const State& state, const Task& task, std::size_t place) {
  const Term space{space_term(place)};
  const int crew = vikings_for(state, task.seat, place);
  if (task.what == Do::own || crew < static_cast<int>(column_of(place))) {
    return {Happening::chooses_space,
            by("feast.log.chooses_space", task.seat).with("space", space)};
  }
  return {Happening::places,
          by("feast.log.places", task.seat).with("n", crew).with("space", space)};
}

// The card that asks whether it shall do something, or none.
std::size_t card_asking(const Task& task) {
  if (task.what == Do::effects) return as<EffectsTask>(task).card();
  return task.what == Do::own ? as<OwnTask>(task).card() : kNoCard;
}

ToldChoice word_chosen(const Task& task, Word word) {
  using enum Happening;
  const Seat seat = task.seat;
  const std::size_t card = card_asking(task);
  switch (word) {
    case Word::pass: return {passes, by("feast.log.passes", seat)};
    case Word::done:
      if (task.what == Do::window || task.what == Do::arrange) {
        return {goes_on, by("feast.log.goes_on", seat)};
      }
      return {stops, by("feast.log.stops", seat)};
    case Word::no:
      return {declines, card == kNoCard ? by("feast.log.declines", seat)
                                        : by("feast.log.declines_card", seat, card)};
    case Word::yes:
      if (card == kNoCard) return {accepts, by("feast.log.accepts", seat)};
      return {uses, by("feast.log.uses", seat, card)};
    case Word::roll: return {rolls_again, by("feast.log.rolls_again", seat)};
    case Word::fail: return {gives_up, by("feast.log.gives_up", seat)};
    case Word::arrange: return {arranges, by("feast.log.arranges", seat)};
    case Word::undo: return {takes_back, by("feast.log.takes_back", seat)};
    case Word::fill: return {fills, by("feast.log.fills", seat)};
  }
  return {};
}

ToldChoice take_chosen(const State& state, const Task& task, Item item) {
  switch (task.what) {
    case Do::upgrade:
      return {Happening::upgrades, upgrade_told(task.seat, item, made_by(task, item))};
    case Do::overseas:
      return {Happening::trades, upgrade_told(task.seat, item, made_by(task, item))};
    case Do::sale: return buys(task.seat, some_told(1, item), sale_price(state, task, item));
    default:
      return {Happening::takes,
              by("feast.log.takes", task.seat).with("item", List{some_told(1, item)}),
              {gained_told(task.seat, {some_told(1, item)})}};
  }
}

ToldChoice strip_chosen(const State& state, Seat seat, Move move) {
  const Goods taken = pile_of_strip(state, move);
  return {Happening::takes_strip,
          by("feast.log.takes_strip", seat)
              .with("n", static_cast<int>(strip_of(move)) + 1)
              .with("items", pile_told(taken)),
          {gained_told(seat, parts_told(taken))}};
}

ToldChoice ship_chosen(Seat seat, Move move) {
  const Ship ship = ship_of(move);
  const auto with_ship = [&](Happening what, std::string_view id) {
    return ToldChoice{what, by(id, seat).with("ship", Term{ship_term(ship)})};
  };
  switch (deed_of(move)) {
    case ShipDeed::buy:
      return buys(seat, some_told(1, ship), kShipPrices[static_cast<std::size_t>(ship)]);
    case ShipDeed::sail: return with_ship(Happening::emigrates, "feast.log.emigrates");
    case ShipDeed::arm: return with_ship(Happening::arms, "feast.log.arms");
    case ShipDeed::disarm: return with_ship(Happening::disarms, "feast.log.disarms");
  }
  return {};
}

ToldChoice course_chosen(Seat seat, Move move) {
  if (move == kLeaveBare) return {Happening::leaves_bare, by("feast.log.leaves_bare", seat)};
  const Item item = move == kCoin ? Item::silver : item_in(move);
  return {Happening::serves, by("feast.log.serves", seat).with("item", List{some_told(1, item)})};
}

ToldChoice number_chosen(Seat seat, Move move) {
  const auto n = static_cast<int>(n_of(move));
  switch (counted(move)) {
    case NumberOf::back:
      return {Happening::vikings_back, by("feast.log.vikings_back", seat).with("n", n)};
    case NumberOf::boats:
      return {Happening::whaling,
              by("feast.log.whaling", seat).with("boats", boats_told(n % 8, n / 8))};
    case NumberOf::token: return {Happening::token, by("feast.log.token", seat).with("n", n + 1)};
    case NumberOf::copy:
      return {Happening::copies,
              by("feast.log.copies", seat).with("space", Term{space_term(n_of(move))})};
  }
  return {};
}

}  // namespace

// What was kept of the hand stays secret.
ToldChoice choice_told(const State& state, Move move) {
  const Task& task = state.agenda.top();
  const Seat seat = task.seat;
  switch (kind_of(move)) {
    case MoveKind::place: return place_chosen(state, task, place_of(move));
    case MoveKind::say: return word_chosen(task, static_cast<Word>(value_of(move)));
    case MoveKind::take: return take_chosen(state, task, item_in(move));
    case MoveKind::strip: return strip_chosen(state, seat, move);
    case MoveKind::pay: return {Happening::pays, paid_told(seat, pile_to_pay(state, move))};
    case MoveKind::option:
      return {Happening::option,
              by("feast.log.option", seat).with("effect", List{option_told(state, move)})};
    case MoveKind::use: return {Happening::uses, by("feast.log.uses", seat, card_of(move))};
    case MoveKind::play:
      if (value_of(move) >= kKeep) return {Happening::keeps, by("feast.log.keeps", seat)};
      return {Happening::plays, by("feast.log.plays", seat, card_of(move))};
    case MoveKind::lay:
      return {Happening::picks,
              by("feast.log.picks", seat).with("item", List{some_told(1, item_in(move))})};
    case MoveKind::on:
      return {Happening::picks_board,
              by("feast.log.picks_board", seat)
                  .with("where", List{onto_told(state, surface_of(move, seat))})};
    case MoveKind::turn: return {Happening::turns_it, by("feast.log.turns_it", seat)};
    case MoveKind::at: {
      const auto laying = as<LayTask>(task);
      return {Happening::lays, lays_told(state, seat, laying.item(), laying.surface())};
    }
    case MoveKind::ship: return ship_chosen(seat, move);
    case MoveKind::explore:
      return {Happening::explores,
              by("feast.log.explores", seat)
                  .with("land", Term{sheet_term(static_cast<Sheet>(value_of(move)))})};
    case MoveKind::course: return course_chosen(seat, move);
    case MoveKind::number: return number_chosen(seat, move);
  }
  return {};
}

}  // namespace meadhall::feast
