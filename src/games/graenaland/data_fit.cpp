#include <algorithm>
#include <vector>

#include "games/graenaland/data_reader.h"

// What one line of figures owes to others: tiles and islands, islands and starts, improvements and
// decks, prices and cards. Of several lines at fault the one that the text names is told.

namespace meadhall::graenaland {
namespace {

constexpr std::size_t kGold = static_cast<std::size_t>(Resource::gold);

Message why(std::string_view id) { return Message(id); }

class Fit {
 public:
  explicit Fit(const DataSketch& parsed) : parsed_(parsed), data_(parsed.data) {}

  bool holds() {
    for (std::size_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
      if (!rows_fit(players) || !starts_fit(players)) return false;
    }
    if (!improvements_fit()) return false;
    for (std::size_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
      if (!prices_fit(players)) return false;
    }
    return true;
  }

  Error error() { return misplaced_figure(where_, std::move(reason_)); }

 private:
  bool fail(const TextPlace& where, Message reason) {
    where_ = where;
    reason_ = std::move(reason);
    return false;
  }

  // Coast tiles lie in the coast row, the others inland. rules: Graenaland 2.3
  bool rows_fit(std::size_t players) {
    const auto tiles = island_of(data_, players);
    const auto n = static_cast<int>(players);
    for (std::size_t place = 0; place < tiles.size(); ++place) {
      const bool coast = place < players;
      if ((data_.tiles[tiles[place]].coast != 0) == coast) continue;
      const std::size_t layout = layout_of(players);
      if (parsed_.names(line_number(Line::island, layout))) {
        return fail(
            parsed_.island_tiles[layout][place],
            why(coast ? "graenaland.data.inland_tile" : "graenaland.data.coast_tile").with("n", n));
      }
      return fail(parsed_.named[line_number(Line::tile, tiles[place])],
                  why(coast ? "graenaland.data.lies_on_coast" : "graenaland.data.lies_inland")
                      .with("n", n));
    }
    return true;
  }

  bool starts_fit(std::size_t players) {
    const auto tiles = island_of(data_, players);
    const std::size_t island = line_number(Line::island, layout_of(players));
    for (std::size_t seat = 0; seat < players; ++seat) {
      const Start& start = data_.layouts[layout_of(players)].starts[seat];
      const std::size_t line = start_line(players, seat);
      for (std::size_t village = 0; village < 2; ++village) {
        if (std::ranges::find(tiles, start.villages[village]) != tiles.end()) continue;
        if (parsed_.names(line)) {
          std::vector<std::string_view> names;
          for (const std::uint8_t tile : tiles) names.push_back(kTileNames[tile]);
          return fail(parsed_.start_villages[line - line_number(Line::start)][village],
                      why("graenaland.data.not_there").with("values", joined(names)));
        }
        return fail(parsed_.named[island],
                    why("graenaland.data.start_lost")
                        .with("seat", static_cast<int>(seat + 1))
                        .with("tile", std::string(kTileNames[start.villages[village]])));
      }
    }
    return true;
  }

  // An improvement keeps a card of its resource: there must be some. rules: Graenaland 5.5
  bool improvements_fit() {
    for (std::size_t i = 0; i < kMaxLands; ++i) {
      const Tile& tile = data_.tiles[i];
      const auto terrain = static_cast<std::size_t>(tile.terrain);
      const Deck& deck = data_.decks[terrain];
      std::vector<std::string_view> kept;
      for (std::size_t rank = 0; rank < kRanks; ++rank) {
        if (deck.cards[rank] > 0) kept.push_back(word(deck.resource[rank]));
      }
      if (std::ranges::find(kept, word(tile.improvement)) != kept.end()) continue;
      const std::size_t line = line_number(Line::tile, i);
      if (parsed_.names(line)) {
        return fail(parsed_.named[line], why("graenaland.data.improved")
                                             .with("resource", std::string(word(tile.improvement)))
                                             .with("values", joined(kept)));
      }
      return fail(parsed_.named[line_number(Line::deck, terrain)],
                  why("graenaland.data.keeps")
                      .with("resource", std::string(word(tile.improvement)))
                      .with("tile", std::string(kTileNames[i])));
    }
    return true;
  }

  // How many cards give each resource on that island, supply cards with them.
  std::array<int, kResources> cards_of(std::size_t players) const {
    std::array<int, kResources> cards{};
    std::array<bool, kTerrains> there{};
    for (const std::uint8_t tile : island_of(data_, players)) {
      there[static_cast<std::size_t>(data_.tiles[tile].terrain)] = true;
    }
    for (std::size_t terrain = 0; terrain < kTerrains; ++terrain) {
      const Deck& deck = data_.decks[terrain];
      for (std::size_t rank = 0; there[terrain] && rank < kRanks; ++rank) {
        cards[static_cast<std::size_t>(deck.resource[rank])] += deck.cards[rank];
      }
    }
    for (const auto& pair : data_.supplies) {
      for (const Resource each : pair) ++cards[static_cast<std::size_t>(each)];
    }
    return cards;
  }

  // With all cards in one hand every price can be paid; gold stands in for what lacks.
  bool prices_fit(std::size_t players) {
    const std::array<int, kResources> cards = cards_of(players);
    const auto fits = [&](const Cost& cost, std::size_t line, std::string_view what) {
      int short_of = 0;
      for (std::size_t i = 0; i < kPlainResources; ++i) short_of += std::max(0, cost[i] - cards[i]);
      if (short_of <= cards[kGold]) return true;
      return fail(
          parsed_.names(line) ? parsed_.named[line] : first_named(),
          why("graenaland.data.unpayable").with("n", static_cast<int>(players)).with("what", what));
    };
    for (const std::uint8_t tile : island_of(data_, players)) {
      if (!fits(data_.tiles[tile].village, line_number(Line::tile, tile),
                "tile " + std::string(kTileNames[tile]))) {
        return false;
      }
    }
    for (std::size_t i = 1; i < kConstructions; ++i) {
      const auto what = static_cast<Construction>(i);
      if (!fits(price_of(data_, what), line_number(Line::cost, i),
                "cost " + std::string(word(what)))) {
        return false;
      }
    }
    for (std::size_t terrain = 0; terrain < kTerrains - 1; ++terrain) {
      if (!fits(data_.army_with[terrain], line_number(Line::army_with, terrain),
                "cost army " + std::string(kTerrainWords[terrain]))) {
        return false;
      }
    }
    return true;
  }

  // Some line named takes cards away, if the price itself was not named: decks come first.
  const TextPlace& first_named() const {
    return *std::ranges::find_if(parsed_.named,
                                 [](const TextPlace& each) { return each.line > 0; });
  }

  const DataSketch& parsed_;
  const Data& data_;
  TextPlace where_;
  Message reason_;
};

}  // namespace

Error misplaced_figure(const TextPlace& place, Message why) {
  Message message(place.text.empty() ? "graenaland.data.at_end" : "graenaland.data.at");
  message.with("line", place.line).with("column", place.column);
  message.with("text", std::string(place.text)).with("why", Message::List{std::move(why)});
  return Error{std::move(message)};
}

Result<void> fit_together(const DataSketch& parsed) {
  Fit fit(parsed);
  if (fit.holds()) return {};
  return fit.error();
}

}  // namespace meadhall::graenaland
