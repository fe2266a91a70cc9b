#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "games/vikings/moves.h"
#include "games/vikings/state.h"

// The catalogue ids of the game's words and the sentences made of them.

namespace meadhall::vikings {

std::string_view viking_term(Viking kind);        // "vikings.viking.noble"
std::string_view tile_term(Tile tile);            // "vikings.tile.left_end"
std::string_view special_term(Special special);   // "vikings.special.boat"
std::string_view special_about(Special special);  // "vikings.about.boat": what it does
std::string_view row_term(std::size_t row);       // "vikings.row.nobles"; 5 is the row of ships

// Of taking a special tile: what the tile does. Empty for every other move.
std::vector<Message> terms(Move move);

// "Vikings left in the bag: …", and the same of the vikings drawn for this round.
Message bag_line(const State& state);
Message drawn_line(const State& state);

// The auction as it stands: the highest bid and who is out.
Message auction_line(const State& state);

// Gold and points as the object of a verb: "3 gold and 1 point", "2 points", "nothing".
Message amount_told(int gold, int points);

// The same of a purse: both, whatever is in it.
Message purse_told(const Player& player);

// As many vikings of a kind as the object of a verb: "2 warriors"; one without its number.
Message some_told(Viking kind, int count);

// What a price leaves of a purse, and how many points it needs.
Message price_paid_told(const Player& player, int price);

// Special tiles as a list of their names; gaps are left out.
Message::List specials_named(std::span<const Special> specials);

// What a round and its auction begin with, and what follows from them.
Message round_told(const State& state);
Message special_offer_told(const State& state);
Message last_kind_told(Viking kind, int count);
Message auction_won_told(Seat winner, int gold, int points);

// A building and where it replaced a tile.
Message building_told(Seat player, Special building, Cell cell);

// How much of a price was paid in which way.
Message payment_told(Seat player, int gold, int points);

// Who won and with how many points, of a finished match.
Message final_result(const State& state);

// A move told as something a player did.
Message choice_told(const State& state, Move move);

}  // namespace meadhall::vikings
