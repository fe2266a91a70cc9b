#include "games/graenaland/position/reader.h"

#include "games/graenaland/options.h"
#include "games/graenaland/position/words.h"
#include "games/graenaland/workshop.h"
#include "games/option_values.h"

// Words, and what has to be known before the first line is read.

namespace meadhall::graenaland {
namespace {

constexpr std::string_view kBetweenWords = " \t\r,:;";

// The lines that begin with `figures`, without that word, each where it stands in the text: what is
// said about them has the right line and column.
std::string figures_in(std::string_view text) {
  constexpr std::string_view kWord = "figures";
  std::string figures;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    const std::size_t first = std::min(line.find_first_not_of(kBetweenWords), line.size());
    const std::size_t stop = std::min(line.find_first_of(kBetweenWords, first), line.size());
    std::string word(line.substr(first, stop - first));
    std::ranges::transform(word, word.begin(), lower);
    if (word == kWord) figures.append(stop, ' ').append(line.substr(stop));
    figures += '\n';
    begin = end + 1;
  }
  return figures;
}

// The number of a card: "s07" with the letters "s".
std::optional<std::size_t> numbered(std::string_view name, std::string_view letters,
                                    std::size_t most) {
  if (!name.starts_with(letters)) return std::nullopt;
  name.remove_prefix(letters.size());
  if (name.size() > 1 && name[0] == '0') name.remove_prefix(1);
  Scanner scan(name);
  const auto number = scan.number<std::size_t>();
  if (!number || !scan.done() || *number < 1 || *number > most) return std::nullopt;
  return *number - 1;
}

}  // namespace

ParsedPosition::ParsedPosition()
    : position_text::ParsedPosition<Keyword, State>(kKeywords, option_specs()) {}

PositionReader::PositionReader(std::string_view text)
    : KeywordReader(text, kBetweenWords, parsed_), figures_(figures_in(text)) {
  parsed_.state.player_count = static_cast<std::uint8_t>(
      position_text::players_in(text, kBetweenWords, kMinPlayers, kMaxPlayers));
}

Result<State> PositionReader::read() {
  if (!read_header()) return error();
  if (Result<void> figures = read_figures(); !figures) return figures.error();
  while (next_part()) {
    if (!read_line() || !ends()) return error();
  }
  return complete(parsed_);
}

// What is said about them stands where they stand in the text.
Result<void> PositionReader::read_figures() {
  Result<Data> data = read_data(figures_);
  if (!data) {
    TextPlace place;
    std::string text;
    Message reason;
    for (const Message::Argument& each : data.error().message.arguments()) {
      if (const int* n = std::get_if<int>(&each.value)) {
        (each.name == "line" ? place.line : place.column) = *n;
      } else if (const std::string* words = std::get_if<std::string>(&each.value)) {
        text = *words;
      } else if (const Message::List* list = std::get_if<Message::List>(&each.value)) {
        reason = list->at(0);
      }
    }
    place.text = text;
    return position_text::misplaced(place, std::move(reason));
  }
  parsed_.state.data = data.value();
  for (std::size_t i = 0; i < parsed_.state.player_count; ++i) {
    parsed_.state.players[i].army = data.value().army_start;
  }
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    parsed_.cards[kind] = data.value().decks[terrain_of(kind)].cards[rank_of(kind)];
  }
  return {};
}

bool PositionReader::seat(Seat& value) {
  return KeywordReader::seat(kMaxPlayers, parsed_.state.player_count, value);
}

// Of this island.
std::vector<std::string_view> PositionReader::land_names() const {
  std::vector<std::string_view> names;
  for (std::size_t place = 0; place < land_count(parsed_.state); ++place) {
    names.push_back(kTileNames[tile_number(parsed_.state, place)]);
  }
  return names;
}

bool PositionReader::land(std::size_t& place) {
  const std::vector<std::string_view> names = land_names();
  const auto found = place_among(names, word());
  if (!found) {
    return fail(Message("graenaland.position.land").with("values", position_text::joined(names)));
  }
  place = *found;
  return true;
}

// "grain plains" or "grain of plains".
bool PositionReader::card(std::size_t resource, std::size_t& kind) {
  take("of");
  const auto terrain = place_among(kTerrainWords, word());
  if (!terrain) return fail("graenaland.position.card");
  const auto& in_deck = parsed_.state.data.decks[*terrain].resource;
  const auto rank = std::ranges::find(in_deck, static_cast<Resource>(resource));
  if (rank == in_deck.end()) {
    return fail(Message("graenaland.position.no_card")
                    .with("resource", std::string(kResourceWords[resource]))
                    .with("terrain", std::string(kTerrainWords[*terrain])));
  }
  kind = card_kind(*terrain, static_cast<std::size_t>(rank - in_deck.begin()));
  return true;
}

bool PositionReader::supply_card(std::string_view name, std::size_t& card) {
  const auto number = numbered(name, "s", kSupplyCards);
  if (!number) return fail("graenaland.position.supply");
  card = *number;
  return true;
}

bool PositionReader::victory_card(std::string_view name, std::size_t& card) {
  const auto number = numbered(name, "vp", kVictoryCards);
  if (!number) return fail("graenaland.position.victory");
  card = *number;
  return true;
}

bool PositionReader::take_card(std::size_t kind, int n) {
  return out_of_box(parsed_.cards[kind], n,
                    parsed_.state.data.decks[terrain_of(kind)].cards[rank_of(kind)]);
}

bool PositionReader::take_supply(std::size_t card) {
  const unsigned bit = 1U << card;
  int left = (parsed_.supplies & bit) != 0 ? 1 : 0;
  parsed_.supplies &= ~bit;
  return out_of_box(left, 1, 1);
}

bool PositionReader::take_victory_card(std::size_t card) {
  const unsigned bit = 1U << card;
  int left = (parsed_.victory_cards & bit) != 0 ? 1 : 0;
  parsed_.victory_cards &= ~bit;
  return out_of_box(left, 1, 1);
}

bool PositionReader::read_cards(OfKinds& cards, std::array<int, kTerrains>* faceless) {
  return counted(0, 240, [&](int n, std::string_view name) {
    if (const auto terrain = place_among(kTerrainWords, name); terrain && faceless != nullptr) {
      (*faceless)[*terrain] += n;
      return true;
    }
    const auto resource = place_among(kResourceWords, name);
    if (!resource) return fail("graenaland.position.card");
    std::size_t kind = 0;
    return card(*resource, kind) && take_card(kind, n) && add(cards[kind], n, kMostOfAll);
  });
}

// "2 wood, ore", up to a word that is neither.
bool PositionReader::read_cost(Cost& cost) {
  while (is_number(peek()) || place_among(kResourceWords, peek())) {
    int n = 1;
    if (is_number(peek()) && !number(0, 255, n)) return false;
    const auto resource = place_among(kResourceWords, word());
    if (!resource || *resource >= kPlainResources) return fail("graenaland.position.cost");
    if (!add(cost[*resource], n, kMostOfAll)) return false;
  }
  return true;
}

Result<State> read_position(std::string_view text) { return PositionReader(text).read(); }

}  // namespace meadhall::graenaland
