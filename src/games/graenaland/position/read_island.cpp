#include "games/graenaland/building.h"
#include "games/graenaland/position/reader.h"
#include "games/graenaland/position/words.h"

// The lines about lands and the cards lying there, proposals, and what is being built.

namespace meadhall::graenaland {
namespace {

constexpr auto kWorkWords = std::span(kConstructionWords).last<kWorks>();

}  // namespace

// "P1: road, market, 2 grain, ore, down grain, 2": works, cards lying open, and behind `down` those
// lying face down; a number alone is of cards whose faces are not named.
bool PositionReader::read_land() {
  std::size_t place = 0;
  if (!land(place)) return false;
  if (parsed_.land[place].line > 0) return fail("position.twice");
  parsed_.land[place] = last();
  State& state = parsed_.state;
  Land& here = state.lands[place];
  const auto& deck = state.data.decks[static_cast<std::size_t>(tile_at(state, place).terrain)];
  bool down = false;
  while (!peek().empty()) {
    if (!down && take("down")) {
      down = true;
      continue;
    }
    int n = 1;
    const bool has_number = is_number(peek());
    if (has_number && !number(0, 240, n)) return false;
    if (down && has_number && !place_among(kResourceWords, peek())) {
      parsed_.down[place] += n;
      continue;
    }
    const std::string_view name = word();
    if (const auto work = place_among(kWorkWords, name); work && !has_number) {
      const unsigned each = bit(static_cast<Work>(*work));
      if ((here.works & each) != 0) return fail("position.twice");
      here.works = static_cast<std::uint8_t>(here.works | each);
      const int tokens = state.data.tokens[*work];
      if (tokens_used(state, static_cast<Work>(*work)) > tokens) {
        return fail(Message("position.box").with("n", tokens));
      }
      continue;
    }
    const auto resource = place_among(kResourceWords, name);
    if (!resource) return fail("graenaland.position.land_form");
    const auto rank = std::ranges::find(deck.resource, static_cast<Resource>(*resource));
    const auto terrain = static_cast<std::size_t>(tile_at(state, place).terrain);
    if (rank == deck.resource.end()) {
      return fail(Message("graenaland.position.no_card")
                      .with("resource", std::string(name))
                      .with("terrain", std::string(kTerrainWords[terrain])));
    }
    const auto of = static_cast<std::size_t>(rank - deck.resource.begin());
    if (!take_card(card_kind(terrain, of), n) ||
        !add((down ? here.down : here.open)[of], n, kMostOfAll)) {
      return false;
    }
  }
  return true;
}

// "F1 by 3: to 1 2 wood, down, to 4 grain"
bool PositionReader::read_proposal() {
  Proposal& proposal = parsed_.state.proposal;
  std::size_t place = 0;
  if (!land(place)) return false;
  proposal.land = static_cast<std::uint8_t>(place);
  if (word() != "by") return fail("graenaland.position.proposal");
  if (!seat(proposal.proposer)) return false;
  if (take("from")) {
    Seat from{};
    if (!seat(from)) return false;
    parsed_.from_seat = static_cast<std::uint8_t>(index(from));
  }
  return read_shares(place, proposal.shares);
}

bool PositionReader::read_last() {
  std::size_t place = 0;
  if (!land(place)) return false;
  if (parsed_.last[place].line > 0) return fail("position.twice");
  parsed_.last[place] = last();
  return read_shares(place, parsed_.state.last_shares[place]);
}

bool PositionReader::read_shares(std::size_t place, Shares& shares) {
  const State& state = parsed_.state;
  const auto& deck = state.data.decks[static_cast<std::size_t>(tile_at(state, place).terrain)];
  while (!peek().empty()) {
    if (word() != "to") return fail("graenaland.position.shares");
    Seat to{};
    if (!seat(to)) return false;
    while (!peek().empty() && peek() != "to") {
      int n = 1;
      if (is_number(peek()) && !number(0, 255, n)) return false;
      const std::string_view name = word();
      const auto resource = place_among(kResourceWords, name);
      std::size_t of = kCovered;
      if (name != "down") {
        const auto rank = resource
                              ? std::ranges::find(deck.resource, static_cast<Resource>(*resource))
                              : deck.resource.end();
        if (rank == deck.resource.end()) return fail("graenaland.position.shares");
        of = static_cast<std::size_t>(rank - deck.resource.begin());
      }
      if (!add(shares[index(to)][of], n, kMostOfAll)) return false;
    }
  }
  return true;
}

// "village F1, needs 2 wood, toll 2 3, opened S07 wood, markets 1, after market wood forest"
bool PositionReader::read_building() {
  if (!read_what()) return false;
  while (!peek().empty()) {
    if (!read_part_of_building(word())) return false;
  }
  return true;
}

// "village F1", "joint road F1", "army", "army plains".
bool PositionReader::read_what() {
  Order& order = parsed_.state.order;
  order.is_joint = take("joint") ? 1 : 0;
  const auto what = place_among(kConstructionWords, word());
  if (!what) return fail("graenaland.position.what");
  order.what = static_cast<Construction>(*what);
  if (order.is_joint != 0 && !is_work(order.what)) return fail("graenaland.position.joint_work");
  if (order.what == Construction::army) {
    const auto terrain = place_among(kTerrainWords, peek());
    if (terrain) word();
    order.at = static_cast<std::uint8_t>(terrain ? *terrain + 1 : 0);
    return true;
  }
  std::size_t place = 0;
  if (!land(place)) return false;
  order.at = static_cast<std::uint8_t>(place);
  return true;
}

bool PositionReader::read_part_of_building(std::string_view part) {
  Order& order = parsed_.state.order;
  if (part == "needs" && !parsed_.needs) return read_cost(parsed_.needs.emplace());
  if (part == "toll" && !parsed_.toll) {
    unsigned seats = 0;
    while (is_number(peek())) {
      Seat to{};
      if (!seat(to)) return false;
      seats |= 1U << index(to);
    }
    parsed_.toll = static_cast<std::uint8_t>(seats);
    return true;
  }
  if (part == "markets" || part == "market") {
    return number_into(0, static_cast<int>(kMaxLands), order.by_market);
  }
  if (part == "opened") return read_opened();
  if (part == "after") return read_after();
  return fail("graenaland.position.building");
}

// "S07 wood": of an opened supply card the half that is still to be used. Of two alike the first
// goes first.
bool PositionReader::read_opened() {
  Order& order = parsed_.state.order;
  do {
    std::size_t card = 0;
    if (!supply_card(word(), card)) return false;
    const auto resource = place_among(kResourceWords, word());
    const auto& halves = parsed_.state.data.supplies[card];
    const bool second = resource && halves[1] == static_cast<Resource>(*resource);
    if (!second && !(resource && halves[0] == static_cast<Resource>(*resource))) {
      return fail(Message("graenaland.position.half")
                      .with("first", std::string(graenaland::word(halves[0])))
                      .with("second", std::string(graenaland::word(halves[1]))));
    }
    std::uint16_t& left = second ? order.second_halves : order.first_halves;
    left = static_cast<std::uint16_t>(left | (1U << card));
  } while (peek().starts_with('s'));
  return true;
}

// "wood forest", "S07", "market ore hills", "market S07": what was given last for the resource that
// is still asked for.
bool PositionReader::read_after() {
  const bool market = take("market");
  const std::string_view name = word();
  std::uint32_t from = 0;
  if (const auto resource = place_among(kResourceWords, name)) {
    std::size_t kind = 0;
    if (!card(*resource, kind)) return false;
    const bool gold = static_cast<Resource>(*resource) == Resource::gold;
    from = (market ? source::kMarketCard
            : gold ? source::kGold
                   : source::kCard) +
           static_cast<std::uint32_t>(kind);
  } else {
    std::size_t supply = 0;
    if (!supply_card(name, supply)) return false;
    from = (market ? source::kMarketSupply : source::kSupply) + static_cast<std::uint32_t>(supply);
  }
  parsed_.state.order.last = static_cast<std::uint8_t>(from);
  return true;
}

}  // namespace meadhall::graenaland
