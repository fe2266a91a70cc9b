#include <string>

#include "games/feast/ids.h"
#include "games/feast/position/follows.h"
#include "games/feast/position/words.h"
#include "games/feast/position/write.h"

// Writing a player's lines.

namespace meadhall::feast {
namespace {

using position_text::PositionList;
using position_text::PositionText;

class PlayerWriter {
 public:
  PlayerWriter(PositionText& text, const State& state, Seat seat)
      : text_(text), state_(state), player_(state.at(seat)), seat_(seat) {}

  void write() {
    text_.add("\nplayer ").add(seat_).add("\n");
    add_goods();
    add_ships();
    add_buildings();
    add_vikings();
    add_cards("  hand", player_.hand, player_.hand_count - player_.hand.count());
    add_cards("  played", player_.played, 0);
    add_cards("  spent", player_.spent, 0);
    add_free_card();
    for_each_own(state_, seat_, [&](std::size_t surface) { add_board(surface); });
  }

 private:
  static std::string_view word(Item item) { return word_of(item_term(item)); }
  static std::string_view word(Ship ship) { return word_of(ship_term(ship)); }

  void add_number(std::string_view keyword, int n) {
    if (n > 0) text_.add(keyword).add(" ").add(n).add("\n");
  }
  static void add_some(PositionList& list, int n, std::string_view name) {
    if (n > 0) list.item().counted(n, name);
  }

  void add_free_card() {
    if (player_.free_card == kUnseenCard)
      text_.add("  free unseen\n");
    else if (player_.free_card != kNoCard)
      text_.add("  free ").add(player_.free_card).add("\n");
  }

  void add_goods() {
    {
      PositionList has(text_, "  has");
      for (std::size_t i = 0; i < kItems; ++i) add_some(has, player_.has[i], word(item_at(i)));
    }
    PositionList pregnant(text_, "  pregnant");
    add_some(pregnant, player_.pregnant_sheep, word(Item::sheep));
    add_some(pregnant, player_.pregnant_cattle, word(Item::cattle));
  }

  void add_ships() {
    {
      PositionList ships(text_, "  ships");
      const int bare = player_.boats - player_.armed_boats;
      add_some(ships, bare, word(Ship::whaling_boat));
      add_some(ships, player_.armed_boats, std::string(word(Ship::whaling_boat)) + " with 1");
      add_some(ships, player_.knarrs, word(Ship::knarr));
      for (std::size_t i = 0; i < player_.longships; ++i) {
        ships.item().add(word(Ship::longship));
        if (player_.ore[i] > 0) text_.add(" with ").add(player_.ore[i]);
      }
    }
    PositionList away(text_, "  away");
    add_some(away, player_.away_knarrs, word(Ship::knarr));
    add_some(away, player_.away_longships, word(Ship::longship));
  }

  void add_buildings() {
    if (player_.sheds > 0) {
      text_.add("  sheds ").add(player_.sheds);
      const bool both = player_.shed_wood > 0 && player_.shed_stone > 0;
      if (player_.shed_wood > 0) text_.add(": ").counted(player_.shed_wood, word(Item::wood));
      if (player_.shed_stone > 0) {
        text_.add(both ? ", " : ": ").counted(player_.shed_stone, word(Item::stone));
      }
      text_.add("\n");
    }
    PositionList furnished(text_, "  furnished");
    add_some(furnished, player_.house_wood, word(Item::wood));
    add_some(furnished, player_.house_stone, word(Item::stone));
  }

  void add_vikings() {
    add_number("  penalties", player_.penalties);
    text_.add("  thing ").add(player_.vikings_in_thing).add("\n");
    if (is_solo(state_)) text_.add("  waiting ").add(player_.waiting).add("\n");
    const int acting = acting_colour(state_);
    add_stands("  on", acting);
    if (is_solo(state_)) add_stands("  others", 1 - acting);
    if (player_.placements != placements_seen(state_, seat_)) {
      text_.add("  placements ").add(player_.placements).add("\n");
    }
    if (player_.passed != 0) text_.add("  passed\n");
    {
      PositionList crops(text_, "  crops");
      add_some(crops, player_.had_crops & 1, word(Item::flax));
      add_some(crops, player_.had_crops >> 1 & 1, word(Item::grain));
    }
    PositionList tokens(text_, "  tokens");
    for (const std::uint8_t token : player_.tokens) {
      if (token != 0) tokens.item().add(token);
    }
  }

  // "3 whaling_3, copy_1 as weekly_1": as many as the column asks for are not counted.
  void add_stands(std::string_view keyword, int colour) {
    PositionList places(text_, keyword);
    for (std::size_t place = 0; place < kPlaces; ++place) {
      const Stand& stand = state_.stands[place];
      if (stand.seat != seat_ || stand.colour != colour) continue;
      places.item();
      if (stand.vikings != column_of(place)) text_.add(stand.vikings).add(" ");
      text_.add(word_of(space_term(place)));
      if (is_copy(place)) text_.add(" as ").add(word_of(space_term(stand.copied)));
    }
  }

  void add_cards(std::string_view keyword, const Cards& cards, int more) {
    PositionList list(text_, keyword);
    cards.for_each([&](std::size_t card) { list.item().add(static_cast<int>(card)); });
    if (more > 0) list.item().add("more ").add(more);
  }

  void add_board(std::size_t surface) {
    const bool bare = state_.surfaces[surface] == Surface{};
    if (surface < kFirstLand && bare) return;
    text_.add("  ").add(board_word(surface));
    if (is_land(surface)) {
      text_.add(" ").add(kSideWords[state_.lands[surface - kFirstLand].side]);
      text_.add("  # ").add(word_of(sheet_term(sheet_of(state_, surface))));
    }
    text_.add("\n");
    if (!bare) write_drawing(text_, state_, surface);
  }

  PositionText& text_;
  const State& state_;
  const Player& player_;
  Seat seat_;
};

}  // namespace

void write_player(PositionText& text, const State& state, Seat seat) {
  PlayerWriter(text, state, seat).write();
}

}  // namespace meadhall::feast
