// Any text as figures of Graenaland: what is accepted is sound, and reads back as it is written.

#include <cstdint>
#include <string>
#include <string_view>

#include "games/graenaland/data.h"
#include "tests/support/require.h"

using namespace meadhall::graenaland;
using meadhall::Result;

namespace {

using meadhall::tests::require;

void check_price(const Cost& cost) {
  require(total(cost) > 0);
  for (const std::uint8_t each : cost) require(each <= kMostOfResource);
}

void check_layout(const Data& data, std::size_t players) {
  const Layout& layout = data.layouts[players - kMinPlayers];
  unsigned seen = 0;
  for (std::size_t place = 0; place < 2 * players - 1; ++place) {
    const unsigned tile = layout.tiles[place];
    require(tile < kMaxLands && (seen >> tile & 1U) == 0);
    require((data.tiles[tile].coast != 0) == (place < players));
    seen |= 1U << tile;
  }
  for (std::size_t seat = 0; seat < players; ++seat) {
    const Start& start = layout.starts[seat];
    require(start.villages[0] != start.villages[1]);
    for (const unsigned village : start.villages) require((seen >> village & 1U) != 0);
    require(start.warrior == start.villages[0] || start.warrior == start.villages[1]);
  }
}

void check(const Data& data) {
  for (std::size_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
    check_layout(data, players);
  }
  for (const Deck& deck : data.decks) {
    const int cards = deck.cards[0] + deck.cards[1] + deck.cards[2];
    require(cards >= kLeastDeck && cards <= kMostDeck);
  }
  for (const Tile& tile : data.tiles) {
    check_price(tile.village);
    require(tile.sites == 0 || tile.terrain != Terrain::mountains);
  }
  for (const Cost& cost : data.buildings) check_price(cost);
  for (const Cost& cost : data.works) check_price(cost);
  check_price(data.army);
  for (std::size_t i = 0; i + 1 < kTerrains; ++i) check_price(data.army_with[i]);
  require(data.army_start <= data.army_most && data.army_most <= kMostArmy);
  for (const VictoryCard& card : data.cards) {
    for (const auto& tiers : card.tiers) {
      require(tiers[0] > 0 && tiers[0] < tiers[1] && tiers[1] < tiers[2]);
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  const Result<Data> read = read_data(text);
  if (!read) {
    require(read.error().message.arguments().size() == 4);
    return 0;
  }
  check(read.value());
  const std::string written = write_data(read.value());
  const Result<Data> again = read_data(written);
  require(again.ok() && again.value() == read.value());
  require(write_data(again.value()) == written);
  return 0;
}
