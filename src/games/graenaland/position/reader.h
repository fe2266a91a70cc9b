#pragma once

#include <string>
#include <vector>

#include "games/graenaland/position/parsed_position.h"
#include "games/position_text/reader.h"

// Reading a position goes line by line, word by word; the first thing that makes no sense ends it.
// Capitals, colons, commas, semicolons and spaces are a matter of taste, and so is the order of the
// lines: figures and the number of players, on which the words of other lines depend, are looked up
// first.

namespace meadhall::graenaland {

class PositionReader : private position_text::KeywordReader {
 public:
  explicit PositionReader(std::string_view text);

  Result<State> read();

 private:
  Result<void> read_figures();

  using OfKinds = std::array<std::uint8_t, kCardKinds>;

  // Words
  bool seat(Seat& value);
  std::vector<std::string_view> land_names() const;
  bool land(std::size_t& place);
  // A card of which the resource is read: its deck follows.
  bool card(std::size_t resource, std::size_t& kind);
  bool supply_card(std::string_view name, std::size_t& card);
  bool victory_card(std::string_view name, std::size_t& card);

  // "2 grain plains, 3 forest": the second only where faces may be left out.
  bool read_cards(OfKinds& cards, std::array<int, kTerrains>* faceless);
  bool take_card(std::size_t kind, int n);
  bool take_supply(std::size_t card);
  bool take_victory_card(std::size_t card);
  bool read_cost(Cost& cost);

  // Lines
  bool read_line();
  bool read_part(Keyword keyword);
  bool read_turn();
  bool read_used();
  bool read_winner();
  bool read_founded();
  bool read_answers();
  bool read_proposal();
  bool read_last();
  bool read_shares(std::size_t place, Shares& shares);
  bool read_building();
  bool read_what();
  bool read_part_of_building(std::string_view part);
  bool read_opened();
  bool read_after();
  bool read_land();
  bool read_row();
  bool read_spent();

  // Lines of a player
  bool read_player();
  void note_settlers();
  bool read_settled(std::size_t place);
  bool read_supplies();
  bool read_kept();
  bool read_dealt();
  bool read_waiting();
  bool read_gives();

  std::string figures_;  // the figures' lines, each where it stands in the text
  ParsedPosition parsed_;
  Player* player_ = nullptr;  // whose lines are read
};

}  // namespace meadhall::graenaland
