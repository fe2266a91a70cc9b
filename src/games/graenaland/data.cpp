#include "games/graenaland/data.h"

#include "games/graenaland/data_reader.h"

// Figures as text, line by line, in the form in which standard_data.txt is kept.

namespace meadhall::graenaland {
namespace {

// Before anything is read.
Data blank() {
  Data data;
  for (std::size_t i = 0; i < kMaxLands; ++i) {
    data.tiles[i].name = {kTileNames[i][0], kTileNames[i][1]};
  }
  return data;
}

bool has_mark(const Data& data, std::size_t line) {
  return (data.reconstructed[line / 8] >> line % 8 & 1U) != 0;
}

// Words put one behind the other. Out of line: they are put in many places.
class LineText {
 public:
  LineText& add(std::string_view words) {
    all_.append(words);
    return *this;
  }
  LineText& add(std::size_t number) { return add(std::to_string(number)); }
  LineText& tile(std::size_t which) { return add(kTileNames[which]); }
  // "VP02"
  LineText& numbered(std::string_view prefix, std::size_t card) {
    return add(prefix).add(card < 9 ? "0" : "").add(card + 1);
  }
  // "2 grain, 1 ore"
  LineText& cost(const Cost& cost) {
    bool first = true;
    for (std::size_t i = 0; i < kPlainResources; ++i) {
      if (cost[i] == 0) continue;
      add(first ? "" : ", ").add(cost[i]).add(" ").add(kResourceWords[i]);
      first = false;
    }
    return *this;
  }

  std::string take() { return std::move(all_); }

 private:
  std::string all_;
};

void add_deck(LineText& text, const Data& data, std::size_t terrain) {
  text.add("deck ").add(kTerrainWords[terrain]);
  const Deck& deck = data.decks[terrain];
  for (std::size_t rank = 0; rank < kRanks; ++rank) {
    text.add(rank == 0 ? ": " : ", ").add(deck.cards[rank]).add(" ").add(word(deck.resource[rank]));
  }
}

void add_tile(LineText& text, const Data& data, std::size_t which) {
  const Tile& tile = data.tiles[which];
  text.add("tile ").tile(which).add(": ").add(word(tile.terrain));
  text.add(tile.coast != 0 ? " coast" : " inland").add("; village ").cost(tile.village);
  text.add("; improved ").add(word(tile.improvement)).add(tile.sites != 0 ? ";" : "");
  for (std::size_t i = 0; i < kBuildings; ++i) {
    if ((tile.sites & bit(static_cast<Building>(i))) == 0) continue;
    text.add(" ").add(kConstructionWords[i + static_cast<std::size_t>(Construction::fortress)]);
  }
}

void add_island(LineText& text, const Data& data, std::size_t layout) {
  const std::size_t players = layout + kMinPlayers;
  text.add("island ").add(players).add(":");
  const auto tiles = island_of(data, players);
  for (std::size_t place = 0; place < tiles.size(); ++place) {
    text.add(place == players ? " / " : " ").tile(tiles[place]);
  }
}

// Nothing for a seat beyond the players.
void add_start(LineText& text, const Data& data, std::size_t which) {
  const std::size_t players = which / kMaxPlayers + kMinPlayers;
  const std::size_t seat = which % kMaxPlayers;
  if (seat >= players) return;
  const Start& start = data.layouts[layout_of(players)].starts[seat];
  text.add("start ").add(players).add(" ").add(seat + 1).add(": ").tile(start.villages[0]);
  text.add(" ").tile(start.villages[1]).add(", warrior ").tile(start.warrior);
}

void add_cost(LineText& text, const Data& data, std::size_t which) {
  const auto what = static_cast<Construction>(which);
  if (what == Construction::village) return;
  text.add("cost ").add(word(what)).add(": ").cost(price_of(data, what));
}

void add_army_with(LineText& text, const Data& data, std::size_t terrain) {
  if (static_cast<Terrain>(terrain) == Terrain::mountains) return;
  text.add("cost army ").add(kTerrainWords[terrain]).add(": ").cost(data.army_with[terrain]);
}

void add_tokens(LineText& text, const Data& data, std::size_t work) {
  const std::size_t what = work + static_cast<std::size_t>(Construction::road);
  text.add("tokens ").add(kConstructionWords[what]).add(": ").add(data.tokens[work]);
}

void add_supply(LineText& text, const Data& data, std::size_t card) {
  const auto& pair = data.supplies[card];
  text.add("supply ").numbered("S", card).add(": ").add(word(pair[0])).add(" ").add(word(pair[1]));
}

void add_card(LineText& text, const Data& data, std::size_t which) {
  text.add("card ").numbered("VP", which);
  for (std::size_t goal = 0; goal < kGoals; ++goal) {
    text.add(goal == 0 ? ": " : ", ").add(kGoalWords[goal]);
    for (std::size_t tier = 0; tier < kTiers; ++tier) {
      text.add(tier == 0 ? " " : "/").add(data.cards[which].tiers[goal][tier]);
    }
  }
}

// The line of this number; empty if the number is no line.
std::string line_text(const Data& data, std::size_t line) {
  LineText text;
  const auto from = [line](Line first) { return line - line_number(first); };
  if (line < line_number(Line::tile)) {
    add_deck(text, data, line);
  } else if (line < line_number(Line::island)) {
    add_tile(text, data, from(Line::tile));
  } else if (line < line_number(Line::start)) {
    add_island(text, data, from(Line::island));
  } else if (line < line_number(Line::cost)) {
    add_start(text, data, from(Line::start));
  } else if (line < line_number(Line::army_with)) {
    add_cost(text, data, from(Line::cost));
  } else if (line < line_number(Line::tokens)) {
    add_army_with(text, data, from(Line::army_with));
  } else if (line < line_number(Line::houses)) {
    add_tokens(text, data, from(Line::tokens));
  } else if (line == line_number(Line::houses)) {
    text.add("houses: ").add(data.houses);
  } else if (line == line_number(Line::army)) {
    text.add("army: ").add(data.army_start).add(" to ").add(data.army_most);
  } else if (line < line_number(Line::goal)) {
    add_supply(text, data, from(Line::supply));
  } else if (line < line_number(Line::goals_to_win)) {
    const std::size_t goal = from(Line::goal);
    text.add("goal ").add(kGoalWords[goal]).add(": ").add(data.goals[goal]);
  } else if (line == line_number(Line::goals_to_win)) {
    text.add("goals to win: ").add(data.goals_to_win);
  } else if (line == line_number(Line::points_to_win)) {
    text.add("points to win: ").add(data.points_to_win);
  } else {
    add_card(text, data, from(Line::card));
  }
  if (has_mark(data, line)) text.add(" ?");
  return text.take();
}

}  // namespace

std::string joined(std::span<const std::string_view> words) {
  std::string all;
  for (const std::string_view each : words) all.append(all.empty() ? "" : ", ").append(each);
  return all;
}

std::span<const std::uint8_t> island_of(const Data& data, std::size_t players) {
  return std::span(data.layouts[layout_of(players)].tiles).first(lands_of(players));
}

bool is_reconstructed(const Data& data, Line first, std::size_t which) {
  return has_mark(data, line_number(first, which));
}

// Tests read the text this is made of: it has no errors.
const Data& standard_data() {
  static const Data data = DataReader(standard_text(), blank()).read().value();
  return data;
}

Result<Data> read_data(std::string_view text) { return DataReader(text, standard_data()).read(); }

Result<std::string> rewrite_data(std::string_view text) {
  const Result<Data> data = read_data(text);
  if (!data) return data.error();
  return write_data(data.value());
}

std::string write_data(const Data& data) {
  std::string text;
  for (std::size_t line = 0; line < kLines; ++line) {
    const std::string own = line_text(data, line);
    if (own != line_text(standard_data(), line)) text.append(own).append("\n");
  }
  return text;
}

}  // namespace meadhall::graenaland
