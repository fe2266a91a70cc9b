#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <set>

#include "games/graenaland/paying.h"
#include "games/graenaland/votes.h"
#include "tests/support/graenaland_table.h"

// What lies on the table, in words.

namespace meadhall::graenaland::testing {
namespace {

std::string named_card(const State& state, std::size_t kind) {
  return std::string(word(resource_of(state.data, kind)));
}

std::string supply_name(std::size_t card) {
  return std::string(card < 9 ? "S0" : "S") + std::to_string(card + 1);
}

void append(std::string& list, const std::string& part) {
  if (!list.empty()) list += ", ";
  list += part;
}

std::string cards_named(const State& state, const std::array<std::uint8_t, kCardKinds>& cards,
                        unsigned supplies) {
  std::string list;
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    if (cards[kind] == 0) continue;
    append(list, std::to_string(cards[kind]) + " " + std::string(kTerrainWords[terrain_of(kind)]) +
                     " " + named_card(state, kind));
  }
  for (unsigned left = supplies; left != 0; left &= left - 1) {
    append(list, supply_name(static_cast<std::size_t>(std::countr_zero(left))));
  }
  return list;
}

constexpr std::array<std::string_view, kSteps> kStepNames = {
    "keep",  "found", "yield", "march", "enter",  "propose", "share",      "vote",
    "claim", "build", "pay",   "toll",  "follow", "pledge",  "contribute", "over"};

void collect_ways(const State& state, std::set<std::string>& ways) {
  if (state.step != Step::pay) {
    ways.insert("paid at once");
    return;
  }
  for (const std::uint32_t from : payments(state)) {
    State next = state;
    REQUIRE(apply(next, pay(from)).ok());
    if (next.step == Step::pay) {
      collect_ways(next, ways);
      continue;
    }
    std::array<std::uint8_t, kCardKinds> spent{};
    for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
      spent[kind] = static_cast<std::uint8_t>(next.discards[kind] - state.discards[kind]);
    }
    ways.insert(
        cards_named(state, spent, unsigned{next.used_supplies} & ~unsigned{state.used_supplies}));
  }
}

}  // namespace

std::string words(const std::vector<Message>& messages) {
  std::string all;
  for (const Message& message : messages) {
    if (!all.empty()) all += " | ";
    all += words(message);
  }
  return all;
}

std::string words(const MoveList& moves) {
  std::string list;
  for (const Move move : moves) append(list, text(move));
  return list;
}

std::string Table::moves(std::string_view first) const {
  MoveList all;
  legal(state, all);
  std::string list;
  for (const Move move : all) {
    if (text(move).starts_with(first)) append(list, text(move));
  }
  return list;
}

std::string Table::asks() const {
  const auto seat = actor(state);
  if (!seat) return "over";
  return std::to_string(index(*seat) + 1) + " " +
         std::string(kStepNames.at(static_cast<std::size_t>(state.step)));
}

std::string Table::votes(std::string_view tile) const {
  const Votes all = votes_on(state, place(state, tile));
  std::string list;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    list += (i == 0 ? "" : " ") + std::to_string(all.of.at(i));
  }
  return list + ", of " + std::to_string(all.total);
}

std::string Table::pile(std::string_view tile) const {
  const std::size_t at = place(state, tile);
  const auto terrain = static_cast<std::size_t>(tile_at(state, at).terrain);
  std::string list;
  for (std::size_t rank = 0; rank < kRanks; ++rank) {
    const int n = state.lands[at].open[rank];
    if (n > 0) append(list, std::to_string(n) + " " + named_card(state, card_kind(terrain, rank)));
  }
  if (state.lands[at].covered > 0) {
    append(list, std::to_string(state.lands[at].covered) + " covered");
  }
  return list;
}

std::string Table::cards(Seat seat) const {
  return cards_named(state, state.at(seat).hand, state.at(seat).supplies);
}

std::string Table::discards(Terrain terrain) const {
  std::string list;
  for (std::size_t rank = 0; rank < kRanks; ++rank) {
    const std::size_t kind = card_kind(static_cast<std::size_t>(terrain), rank);
    if (state.discards[kind] == 0) continue;
    append(list, std::to_string(state.discards[kind]) + " " + named_card(state, kind));
  }
  return list;
}

std::string Table::where(Seat seat, Hero hero) const {
  const std::uint8_t at = state.at(seat).hero_at.at(static_cast<std::size_t>(hero));
  if (at == kAway) return "away";
  const auto tile = [&](std::size_t land) {
    return std::string(kTileNames.at(tile_number(state, land)));
  };
  return is_waiting(at) ? "waits " + tile(at - std::size_t{kWaiting}) : tile(at);
}

int Table::villages_of(Seat seat, std::string_view tile) const {
  return state.at(seat).villages.at(place(state, tile));
}

bool Table::has_building(Seat seat, std::string_view tile, Building building) const {
  return (state.at(seat).buildings.at(place(state, tile)) & bit(building)) != 0;
}

bool Table::has_work(std::string_view tile, Work work) const {
  return (state.lands.at(place(state, tile)).works & bit(work)) != 0;
}

std::vector<std::string> Table::ways_to_pay() const {
  std::set<std::string> ways;
  collect_ways(state, ways);
  return {ways.begin(), ways.end()};
}

std::string Table::told(std::string_view move) const {
  const Result<Move> read = parse(move);
  REQUIRE(read.ok());
  std::string list;
  for (const Event& event : narrate(state, read.value())) {
    append(list, std::string(event.message.id()));
  }
  return list;
}

}  // namespace meadhall::graenaland::testing
