#include "games/graenaland/building.h"
#include "games/graenaland/paying.h"
#include "games/graenaland/words.h"

// A move in words: as a choice of its maker's, and as everybody hears of it.

namespace meadhall::graenaland {
namespace {

using List = Message::List;

// What a source gives, as a card: "1 grain of plains", "S07 (livestock + wood)".
List source_told(const State& state, std::uint32_t from) {
  std::array<std::uint8_t, kCardKinds> cards{};
  if (from < source::kSupply) {
    cards[from - source::kCard] = 1;
  } else if (from < source::kGold) {
    return {supply_told(state, from - source::kSupply)};
  } else if (from < source::kMarketCard) {
    cards[from - source::kGold] = 1;
  } else if (from < source::kMarketSupply) {
    cards[from - source::kMarketCard] = 1;
  } else {
    return {supply_told(state, from - source::kMarketSupply)};
  }
  return cards_told(state, cards, 0);
}

List one_card(const State& state, std::size_t kind) {
  std::array<std::uint8_t, kCardKinds> cards{};
  cards[kind] = 1;
  return cards_told(state, cards, 0);
}

// Lands are named by their tiles in moves, also those that are not on this island.
Message with_tile(std::string_view id, std::size_t tile) {
  if (tile >= kMaxLands) return {};
  return Message(id).with("land", std::string(kTileNames[tile]));
}

Message with_construction(Message message, const State& state, Move move,
                          std::string_view (*named)(Construction) = construction_term) {
  const Construction what = what_of(move);
  message.with("what", Term{named(what)});
  if (what == Construction::army) {
    return message.with("n", state.at(state.turn).army + 1);
  }
  return message.with("land", std::string(kTileNames[at_of(move)]));
}

// True if a build move names something there is: a tile of this island, a price of the army.
bool names_something(const State& state, Move move) {
  if (value_of(move) >= 2 * kJoint || value_of(move) % 16U >= kConstructions) return false;
  const std::size_t at = place_built(state, move);
  if (what_of(move) == Construction::army) return !is_joint(move) && at <= kTerrains;
  return at < land_count(state);
}

Message describe_march(const State& state, Move move) {
  if (move == kStayAll) return Message("graenaland.move.march_not");
  const std::uint32_t value = value_of(move);
  if (value > kNobodyMarches) return {};
  const std::uint8_t at = state.at(state.turn).hero_at[value / kSpots];
  if (!is_on_map(at)) return {};
  const auto spot = static_cast<Spot>(value % kSpots);
  const std::size_t to = destination(state, at, spot);
  return Message(to == at ? "graenaland.move.march_stays" : "graenaland.move.march")
      .with("hero", Term{hero_term(static_cast<Hero>(value / kSpots))})
      .with("spot", Term{spot_term(spot)})
      .with("land", land_text(state, to));
}

Message describe_share(const State& state, Move move) {
  const std::uint32_t value = value_of(move);
  const std::size_t land = state.proposal.land;
  if (value == kEven) return Message("graenaland.move.even");
  if (value == kAgain) {
    return Message("graenaland.move.again")
        .with("shares", or_nothing(shares_told(state, state.last_shares[land], land)));
  }
  if (value >= kEven || value % kRest >= state.player_count) return {};
  return Message(value >= kRest ? "graenaland.move.rest" : "graenaland.move.give")
      .with("player", seat_at(value % kRest));
}

Message describe_build(const State& state, Move move) {
  if (!names_something(state, move)) return {};
  const Construction what = what_of(move);
  std::string_view id = is_joint(move) ? "graenaland.move.joint" : "graenaland.move.build";
  if (what == Construction::army) id = "graenaland.move.army";
  return with_construction(Message(id), state, move)
      .with("cost", cost_told(cost_of(state, what, place_built(state, move))));
}

Message describe_finish(const State& state, Move move) {
  if (move == kDeclare) return Message("graenaland.move.declare");
  if (move == kDone) {
    return Message(state.phase == Phase::granted ? "graenaland.move.build_not"
                                                 : "graenaland.move.done");
  }
  const std::uint32_t seat = value_of(move) - 2;
  if (seat >= state.player_count) return {};
  return Message("graenaland.move.grant").with("player", seat_at(seat));
}

Message describe_pay(const State& state, Move move) {
  const std::uint32_t from = value_of(move);
  if (from >= source::kEnd) return {};
  return Message(from >= source::kMarketCard ? "graenaland.move.pay_market" : "graenaland.move.pay")
      .with("card", source_told(state, from));
}

// What ends a turn of the talk about a joint work, by the moves' order.
constexpr std::array<std::string_view, 5> kJointAnswers = {
    "graenaland.move.enough", "graenaland.move.raise", "graenaland.move.drop",
    "graenaland.move.ask", "graenaland.move.refuse"};

Message with_pledge(std::string_view promised, std::string_view taken_back, Move move) {
  const std::uint32_t value = value_of(move);
  return Message(value < kFree ? promised : taken_back)
      .with("resource", Term{resource_got(static_cast<Resource>(value % kFree))});
}

Message describe_pledge(const State& state, Move move) {
  const std::uint32_t value = value_of(move);
  // "No more" only after something.
  if (move == kEnough && total(state.pledged[index(state.turn)]) == 0) {
    return Message("graenaland.move.give_nothing");
  }
  if (value < 2 * kFree) {
    return with_pledge("graenaland.move.pledge", "graenaland.move.free", move);
  }
  const std::uint32_t answer = value - value_of(kEnough);
  return answer < kJointAnswers.size() ? Message(kJointAnswers[answer]) : Message();
}

Message share_told(const State& state, Move move) {
  const std::uint32_t value = value_of(move);
  if (value == kEven) return Message("graenaland.log.even");
  if (value == kAgain) return Message("graenaland.log.again");
  const bool rest = value >= kRest;
  const Seat to = seat_at(value % kRest);
  if (to == actor(state)) {
    return Message(rest ? "graenaland.log.rest_own" : "graenaland.log.give_own")
        .with("card", next_card_told(state));
  }
  return Message(rest ? "graenaland.log.rest" : "graenaland.log.give")
      .with("other", to)
      .with("card", next_card_told(state));
}

Message build_told(const State& state, Move move) {
  if (what_of(move) == Construction::army) return Message("graenaland.log.build_army");
  return with_construction(
      Message(is_joint(move) ? "graenaland.log.joint" : "graenaland.log.build"), state, move,
      construction_built);
}

Message pledge_told(const State& state, Move move) {
  if (value_of(move) < 2 * kFree) {
    return with_pledge("graenaland.log.pledge", "graenaland.log.free", move);
  }
  if (move == kEnough) {
    const bool promised = total(state.pledged[index(state.turn)]) > 0;
    return Message(promised ? "graenaland.log.enough" : "graenaland.log.promises_nothing");
  }
  return Message(move == kAsk ? "graenaland.log.ask" : "graenaland.log.talk_over");
}

// The choice without the name of who made it.
Message choice(const State& state, Move move) {
  const std::uint32_t value = value_of(move);
  switch (kind_of(move)) {
    case MoveKind::keep:
    case MoveKind::march:
    case MoveKind::claim: return Message("graenaland.log.chosen");
    case MoveKind::vote: return Message("graenaland.log.voted");
    case MoveKind::found: return with_tile("graenaland.log.founds", value);
    case MoveKind::yield:
      return Message(move == kYieldNot ? "graenaland.log.yields_not" : "graenaland.log.weighs");
    case MoveKind::enter:
      return Message("graenaland.log.first")
          .with("hero", Term{hero_called(static_cast<Hero>(value))});
    case MoveKind::propose:
      return move == kPass ? Message("graenaland.log.pass")
                           : with_tile("graenaland.log.proposes", value - 1);
    case MoveKind::share: return share_told(state, move);
    case MoveKind::build: return build_told(state, move);
    case MoveKind::take:
      return Message("graenaland.log.take").with("card", List{supply_told(state, value)});
    case MoveKind::finish:
      if (value < 2) return Message("graenaland.log.done");
      return Message("graenaland.log.grant").with("other", seat_at(value - 2));
    case MoveKind::pay:
      if (state.step == Step::contribute) return Message("graenaland.log.chosen");
      return Message("graenaland.log.pay").with("card", source_told(state, value));
    case MoveKind::toll: return Message("graenaland.log.toll_chosen");
    case MoveKind::follow: {
      const bool church = state.order.what == Construction::church;
      return Message(move == kFollow ? "graenaland.log.calls" : "graenaland.log.calls_not")
          .with("hero", Term{hero_called(church ? Hero::priest : Hero::skald)});
    }
    case MoveKind::pledge:
      return move == kRefuse ? Message("graenaland.log.chosen") : pledge_told(state, move);
  }
  return {};
}

}  // namespace

Message heading(Move move) {
  switch (kind_of(move)) {
    case MoveKind::march:
      if (move == kStayAll) return {};
      return Message(hero_term(static_cast<Hero>(value_of(move) / kSpots)));
    case MoveKind::build: return Message(construction_term(what_of(move)));
    default: return {};
  }
}

Message choice_told(const State& state, Move move) {
  return choice(state, move).with("player", state.turn);
}

Message describe(const State& state, Move move) {
  const std::uint32_t value = value_of(move);
  switch (kind_of(move)) {
    case MoveKind::keep: {
      const auto& dealt = state.at(state.turn).dealt;
      if (value >= dealt.size() || dealt[value] == kNoCard) return {};
      return Message("graenaland.move.keep")
          .with("card", victory_card_text(dealt[value]))
          .with("tiers", tiers_told(state.data.cards[dealt[value]]));
    }
    case MoveKind::found: return with_tile("graenaland.move.found", value);
    case MoveKind::yield:
      return move == kYieldNot ? Message("graenaland.move.yield_not")
                               : with_tile("graenaland.move.yield", value - 1);
    case MoveKind::march: return describe_march(state, move);
    case MoveKind::enter:
      if (value >= kHeroes) return {};
      return Message("graenaland.move.enter")
          .with("hero", Term{hero_term(static_cast<Hero>(value))});
    case MoveKind::propose: {
      if (move == kPass) return Message("graenaland.move.pass");
      const std::size_t place = place_of(state, value - 1);
      if (place >= land_count(state)) return {};
      return Message("graenaland.move.propose")
          .with("land", land_text(state, place))
          .with("cards", or_nothing(pile_told(state, place, pile_of(state.lands[place]))));
    }
    case MoveKind::share: return describe_share(state, move);
    case MoveKind::vote: return Message(value != 0 ? "graenaland.move.yes" : "graenaland.move.no");
    case MoveKind::claim:
      if (value == 0) return Message("graenaland.move.claim_not");
      return Message("graenaland.move.claim").with("n", static_cast<int>(value));
    case MoveKind::build: return describe_build(state, move);
    case MoveKind::take:
      if (value >= kSupplyCards) return {};
      return Message("graenaland.move.take").with("card", List{supply_told(state, value)});
    case MoveKind::finish: return describe_finish(state, move);
    case MoveKind::pay: return describe_pay(state, move);
    case MoveKind::toll:
      if (value >= kCardKinds) return {};
      return Message("graenaland.move.pay").with("card", one_card(state, value));
    case MoveKind::follow:
      return Message(move == kFollow ? "graenaland.move.follow" : "graenaland.move.remain");
    case MoveKind::pledge: return describe_pledge(state, move);
  }
  return {};
}

}  // namespace meadhall::graenaland
