#include "games/vikings/words.h"

#include <array>
#include <span>
#include <utility>

#include "games/vikings/rules.h"
#include "games/vikings/scoring.h"

namespace meadhall::vikings {
namespace {

using List = Message::List;

// A line about some vikings. Their kind stands in it besides, for those who draw a line's sign.
Message with_some(Message line, Viking kind, int count) {
  return std::move(line)
      .with("vikings", List{some_told(kind, count)})
      .with("viking", Term{viking_term(kind)});
}

// True if an unrepelled ship of the actor's threatens whoever stands on the cell.
bool in_reach_of_ship(const State& state, Cell cell) {
  if (cell.row >= kRows || cell.column >= kColumns) return false;
  return (threatened(state.at(state.turn).homeland, cell.row) & column_bit(cell.column)) != 0;
}

}  // namespace

std::string_view viking_term(Viking kind) {
  constexpr std::array<std::string_view, kVikingKinds> kTerms = {
      "vikings.viking.fisherman", "vikings.viking.goldsmith", "vikings.viking.scout",
      "vikings.viking.noble",     "vikings.viking.warrior",   "vikings.viking.boatsman"};
  return kTerms[static_cast<std::size_t>(kind)];
}

std::string_view tile_term(Tile tile) {
  constexpr std::array<std::string_view, kTileKinds> kTerms = {
      "vikings.tile.none",       "vikings.tile.left_end",  "vikings.tile.middle_1",
      "vikings.tile.middle_2",   "vikings.tile.middle_3",  "vikings.tile.middle_4",
      "vikings.tile.right_end",  "vikings.tile.ship_blue", "vikings.tile.ship_yellow",
      "vikings.tile.ship_green", "vikings.tile.ship_red"};
  return kTerms[static_cast<std::size_t>(tile)];
}

std::string_view special_term(Special special) {
  constexpr std::array<std::string_view, kSpecialKinds> kTerms = {
      "vikings.special.none",       "vikings.special.gold_5",     "vikings.special.smith_1",
      "vikings.special.smith_2",    "vikings.special.boat",       "vikings.special.noble_1",
      "vikings.special.scout_1",    "vikings.special.fisher_1",   "vikings.special.boatsman",
      "vikings.special.food_3",     "vikings.special.gold_3",     "vikings.special.building_1",
      "vikings.special.building_2", "vikings.special.building_3", "vikings.special.building_4"};
  return kTerms[static_cast<std::size_t>(special)];
}

std::string_view special_about(Special special) {
  if (is_building(special)) return "vikings.about.building";
  constexpr std::array<std::string_view, kSpecialKinds - kBuildings> kAbout = {
      "vikings.about.none",    "vikings.about.gold_5",   "vikings.about.smith_1",
      "vikings.about.smith_2", "vikings.about.boat",     "vikings.about.noble_1",
      "vikings.about.scout_1", "vikings.about.fisher_1", "vikings.about.boatsman",
      "vikings.about.food_3",  "vikings.about.gold_3"};
  return kAbout[static_cast<std::size_t>(special)];
}

std::vector<Message> terms(Move move) {
  if (kind_of(move) != MoveKind::special || move == kDecline) return {};
  return {Message(special_about(static_cast<Special>(value_of(move))))};
}

std::string_view row_term(std::size_t row) {
  constexpr std::array<std::string_view, kRows + 1> kTerms = {
      "vikings.row.fishermen", "vikings.row.goldsmiths", "vikings.row.scouts",
      "vikings.row.nobles",    "vikings.row.warriors",   "vikings.row.ships"};
  return kTerms[row];
}

Message amount_told(int gold, int points) {
  Message in_gold = Message("vikings.amount.gold").with("n", gold);
  Message in_points = Message("vikings.amount.points").with("n", points);
  if (gold == 0 && points == 0) return Message("vikings.amount.nothing");
  if (points == 0) return in_gold;
  if (gold == 0) return in_points;
  return Message("vikings.amount.both")
      .with("gold", List{std::move(in_gold)})
      .with("points", List{std::move(in_points)});
}

Message purse_told(const Player& player) {
  const auto gold = static_cast<int>(player.gold);
  const auto points = static_cast<int>(player.points);
  return Message("vikings.amount.both")
      .with("gold", List{Message("vikings.amount.gold").with("n", gold)})
      .with("points", List{Message("vikings.amount.points").with("n", points)});
}

Message some_told(Viking kind, int count) {
  constexpr std::array<std::string_view, kVikingKinds> kSome = {
      "vikings.some.fisherman", "vikings.some.goldsmith", "vikings.some.scout",
      "vikings.some.noble",     "vikings.some.warrior",   "vikings.some.boatsman"};
  return Message(kSome[static_cast<std::size_t>(kind)]).with("n", count);
}

Message price_paid_told(const Player& player, int price) {
  if (price == 0) return Message("vikings.foresee.free");
  const auto gold = static_cast<int>(player.gold);
  const int points = point_share(player, price).least;
  if (points > 0) {
    return Message(gold == 0 ? "vikings.foresee.purse_no_gold" : "vikings.foresee.purse_points")
        .with("n", points);
  }
  if (gold == price) return Message("vikings.foresee.purse_all");
  return Message("vikings.foresee.purse").with("gold", gold).with("left", gold - price);
}

Message::List specials_named(std::span<const Special> specials) {
  List named;
  for (const Special special : specials) {
    if (special != Special::none) named.emplace_back(special_term(special));
  }
  return named;
}

Message round_told(const State& state) {
  return Message(state.options.auction != 0 ? "vikings.log.round_auction" : "vikings.log.round")
      .with("round", state.round)
      .with("player", state.start_player);
}

Message special_offer_told(const State& state) {
  List specials = specials_named(state.face_up);
  if (specials.empty()) return Message("vikings.log.no_specials");
  const auto count = static_cast<int>(specials.size());
  return Message("vikings.log.specials").with("specials", std::move(specials)).with("n", count);
}

Message last_kind_told(Viking kind, int count) {
  return with_some(Message("vikings.log.last_kind"), kind, count).with("n", count);
}

Message auction_won_told(Seat winner, int gold, int points) {
  if (points == 0) {
    return Message("vikings.log.auction_gold").with("player", winner).with("n", gold);
  }
  if (gold == 0) {
    return Message("vikings.log.auction_points").with("player", winner).with("n", points);
  }
  return Message("vikings.log.auction")
      .with("player", winner)
      .with("paid", List{amount_told(gold, points)});
}

Message building_told(Seat player, Special building, Cell cell) {
  return Message("vikings.log.building")
      .with("player", player)
      .with("special", Term{special_term(building)})
      .with("cell", cell_text(cell));
}

Message payment_told(Seat player, int gold, int points) {
  if (points == 0) return Message("vikings.log.pay_gold").with("player", player).with("n", gold);
  if (gold == 0) return Message("vikings.log.pay_points").with("player", player).with("n", points);
  return Message("vikings.log.pay")
      .with("player", player)
      .with("paid", List{amount_told(gold, points)});
}

Message final_result(const State& state) {
  const ScoreSheet sheet = score(state);
  List winners;
  int points = 0;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    if (sheet.ranks[i] != 1) continue;
    points = sheet.totals[i];
    winners.push_back(Message("vikings.home.title").with("player", seat_at(i)));
  }
  const bool shared = winners.size() > 1;
  return Message(shared ? "vikings.log.over_shared" : "vikings.log.over")
      .with("winners", std::move(winners))
      .with("n", points);
}

Message choice_told(const State& state, Move move) {
  const Seat player = state.turn;
  switch (kind_of(move)) {
    case MoveKind::take: {
      const Pair& pair = state.wheel[value_of(move)];
      return Message("vikings.log.take")
          .with("player", player)
          .with("price", static_cast<int>(value_of(move)))
          .with("tile", Term{tile_term(pair.tile)})
          .with("viking", Term{viking_term(pair.viking)});
    }
    case MoveKind::pay:
      return payment_told(player, static_cast<int>(gold_paid(move)),
                          static_cast<int>(points_paid(move)));
    case MoveKind::start:
      return Message("vikings.log.start")
          .with("player", player)
          .with("cell", cell_text({static_cast<std::uint8_t>(value_of(move)), 0}));
    case MoveKind::place:
      return Message("vikings.log.place")
          .with("player", player)
          .with("tile", Term{tile_term(state.pending.tile)})
          .with("cell", cell_text(cell_of(move)));
    case MoveKind::stay:
    case MoveKind::wait:
      return Message(kind_of(move) == MoveKind::stay ? "vikings.log.stay" : "vikings.log.wait")
          .with("player", player)
          .with("viking", Term{viking_term(state.pending.viking)})
          .with("cell", cell_text(state.laid));
    case MoveKind::ferry:
      return Message("vikings.log.ferry")
          .with("player", player)
          .with("viking", Term{viking_term(static_cast<Viking>(cell_of(move).row))})
          .with("cell", cell_text(cell_of(move)));
    case MoveKind::bid:
      if (move == kPass) return Message("vikings.log.pass").with("player", player);
      return Message("vikings.log.bid")
          .with("player", player)
          .with("n", static_cast<int>(value_of(move)));
    case MoveKind::remove: {
      const bool to_bag = state.options.thirteenth == Thirteenth::to_the_bag;
      return with_some(Message(to_bag ? "vikings.log.remove_to_bag" : "vikings.log.remove"),
                       static_cast<Viking>(value_of(move)), 1)
          .with("player", player);
    }
    case MoveKind::draft:
      return with_some(Message("vikings.log.draft"), static_cast<Viking>(value_of(move)),
                       state.drawn[value_of(move)])
          .with("player", player);
    case MoveKind::special:
      if (move == kDecline) return Message("vikings.log.decline").with("player", player);
      return Message("vikings.log.special")
          .with("player", player)
          .with("special", Term{special_term(static_cast<Special>(value_of(move)))});
    case MoveKind::swap: return building_told(player, state.swapping, cell_of(move));
    case MoveKind::boat: return Message("vikings.log.boat").with("player", player);
    case MoveKind::land: return Message("vikings.log.land").with("player", player);
    case MoveKind::keep: return Message("vikings.log.keep").with("player", player);
    case MoveKind::convert:
      return Message("vikings.log.convert")
          .with("player", player)
          .with("n", static_cast<int>(value_of(move)));
  }
  return {};
}

Message question(const State& state) {
  switch (state.step) {
    case Step::auction:
      if (state.auction.bid == 0) return Message("vikings.ask.open");
      return Message("vikings.ask.bid")
          .with("player", state.auction.leader)
          .with("n", state.auction.bid);
    case Step::remove: return Message("vikings.ask.remove");
    case Step::draft: return Message("vikings.ask.draft");
    case Step::special: return Message("vikings.ask.special");
    case Step::swap:
      return Message("vikings.ask.swap").with("special", Term{special_term(state.swapping)});
    case Step::take: return Message("vikings.ask.take");
    case Step::pay: return Message("vikings.ask.pay").with("price", state.price);
    case Step::start: return Message("vikings.ask.start");
    case Step::place:
      return Message("vikings.ask.place").with("tile", Term{tile_term(state.pending.tile)});
    case Step::stand:
      return Message("vikings.ask.stand")
          .with("viking", Term{viking_term(state.pending.viking)})
          .with("cell", cell_text(state.laid));
    case Step::ferry:
      if (state.boat.carried > 0) return Message("vikings.ask.ferry_on");
      return Message(state.boat.on_tile != 0 ? "vikings.ask.ferry_boat" : "vikings.ask.ferry");
    case Step::over: return final_result(state);
  }
  return {};
}

Message describe(const State& state, Move move) {
  switch (kind_of(move)) {
    case MoveKind::take: {
      if (value_of(move) >= kSlots) return {};
      const Pair& pair = state.wheel[value_of(move)];
      return Message("vikings.move.take")
          .with("price", static_cast<int>(value_of(move)))
          .with("tile", Term{tile_term(pair.tile)})
          .with("viking", Term{viking_term(pair.viking)});
    }
    case MoveKind::pay: {
      const auto gold = static_cast<int>(gold_paid(move));
      const auto points = static_cast<int>(points_paid(move));
      if (points == 0) return Message("vikings.move.pay_gold").with("n", gold);
      if (gold == 0) return Message("vikings.move.pay_points").with("n", points);
      return Message("vikings.move.pay_both").with("paid", List{amount_told(gold, points)});
    }
    case MoveKind::start:
      if (value_of(move) >= kRows) return {};
      return Message("vikings.move.start").with("row", Term{row_term(value_of(move))});
    case MoveKind::place:
      return Message(in_reach_of_ship(state, cell_of(move)) ? "vikings.move.place_in_reach"
                                                            : "vikings.move.place")
          .with("cell", cell_text(cell_of(move)))
          .with("row", Term{row_term(cell_of(move).row)});
    case MoveKind::stay:
      return Message(in_reach_of_ship(state, state.laid) ? "vikings.move.stay_in_reach"
                                                         : "vikings.move.stay")
          .with("cell", cell_text(state.laid));
    case MoveKind::wait: return Message("vikings.move.wait");
    case MoveKind::bid:
      if (move == kPass) return Message("vikings.move.pass");
      return Message("vikings.move.bid").with("n", static_cast<int>(value_of(move)));
    case MoveKind::remove:
      if (value_of(move) >= kVikingKinds) return {};
      return Message("vikings.move.remove")
          .with("viking", Term{viking_term(static_cast<Viking>(value_of(move)))})
          .with("n", state.drawn[value_of(move)]);
    case MoveKind::draft: {
      if (value_of(move) >= kVikingKinds) return {};
      const auto kind = static_cast<Viking>(value_of(move));
      return Message("vikings.move.draft")
          .with("vikings", List{some_told(kind, state.drawn[value_of(move)])});
    }
    case MoveKind::special:
      if (move == kDecline) return Message("vikings.move.decline");
      if (value_of(move) >= kSpecialKinds) return {};
      return Message("vikings.move.special")
          .with("special", Term{special_term(static_cast<Special>(value_of(move)))});
    case MoveKind::swap: return Message("vikings.move.swap").with("cell", cell_text(cell_of(move)));
    case MoveKind::boat: return Message("vikings.move.boat");
    case MoveKind::ferry:
      if (cell_of(move).row >= kRows) return {};
      return Message(in_reach_of_ship(state, cell_of(move)) ? "vikings.move.ferry_in_reach"
                                                            : "vikings.move.ferry")
          .with("viking", Term{viking_term(static_cast<Viking>(cell_of(move).row))})
          .with("cell", cell_text(cell_of(move)));
    case MoveKind::land: return Message("vikings.move.land");
    case MoveKind::keep: return Message("vikings.move.keep");
    case MoveKind::convert:
      return Message("vikings.move.convert").with("n", static_cast<int>(value_of(move)));
  }
  return {};
}

}  // namespace meadhall::vikings
