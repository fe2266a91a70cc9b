#include <algorithm>
#include <bit>

#include "games/vikings/pieces.h"
#include "games/vikings/round.h"
#include "games/vikings/rules.h"
#include "games/vikings/scoring.h"
#include "games/vikings/words.h"

// The auction for the start player. The holder of the marker opens or passes; then, clockwise, each
// outbids the highest bid or leaves for good, until one is left. rules: Vikings 9.3

namespace meadhall::vikings {
namespace {

constexpr std::uint8_t seat_bit(Seat seat) { return static_cast<std::uint8_t>(1U << index(seat)); }

bool is_in(const State& state, Seat seat) { return (state.auction.left & seat_bit(seat)) == 0; }

// The winner pays and takes the marker; with no bid its holder keeps it for nothing.
void end_auction(State& state, Journal* journal) {
  if (state.auction.bid > 0) {
    const Seat winner = state.auction.leader;
    Player& player = state.at(winner);
    const int gold = std::min<int>(player.gold, state.auction.bid);
    const int points = state.auction.bid - gold;
    gain_gold(player, GoldSource::spent, -gold);
    gain_points(player, PointSource::spent, -points);
    if (journal != nullptr) {
      journal->outcome(Happening::auction_won, winner, auction_won_told(winner, gold, points));
    }
    moved(journal, kGold, of_seat(Where::purse, winner), common(Where::bank), gold);
    moved(journal, kPoints, of_seat(Where::purse, winner), common(Where::bank), points);
    pass_marker(state, winner, journal);
  } else
    happened(journal, Happening::auction_free, state.start_player, "vikings.log.auction_free");
  state.auction = Auction{};
  begin_offer(state, journal);
}

// Notes that the player asked does not bid. Who opens without a bid stays in, by option; nobody
// else, and nobody a second time: with no bid standing, the opener is asked only once.
void leave(State& state) {
  const bool opens = state.auction.bid == 0 && state.turn == state.start_player;
  if (opens && state.options.open_zero_stays_in != 0) return;
  state.auction.left |= seat_bit(state.turn);
}

// True if the auction goes on, and if so with whom: `turn` is then the next to be asked.
bool find_next_bidder(State& state) {
  const int in = static_cast<int>(state.player_count) - std::popcount(state.auction.left);
  if (in == 0 || (in == 1 && state.auction.bid > 0)) return false;
  do {
    state.turn = next_seat(state.turn, state.player_count);
  } while (!is_in(state, state.turn));
  // The last one left is still asked where no bid stands, unless it is the opener, who was.
  return in > 1 || state.turn != state.start_player;
}

// True if the player in turn could outbid the highest bid.
bool can_bid(const State& state) {
  return highest_bid_ever(state, state.at(state.turn)) > state.auction.bid;
}

// Asks the player in turn, or on from them where they cannot outbid the highest bid.
void ask(State& state, Journal* journal) {
  while (!can_bid(state)) {
    happened(journal, Happening::cannot_bid, state.turn, "vikings.log.cannot_bid");
    leave(state);
    if (!find_next_bidder(state)) return end_auction(state, journal);
  }
}

}  // namespace

int highest_bid(const State& state, const Player& player) {
  const int points = std::max<int>(player.points, 0);
  const bool points_too =
      state.options.auction_points == AuctionPoints::after_gold || player.gold == 0;
  return std::min(kHighestBid, player.gold + (points_too ? points : 0));
}

int highest_bid_ever(const State& state, const Player& player) {
  const int exchanged =
      state.options.convert_anytime != 0 ? player.gold + std::max<int>(player.points, 0) : 0;
  return std::max(exchanged, highest_bid(state, player));
}

void begin_auction(State& state, Journal* journal) {
  state.step = Step::auction;
  ask(state, journal);
}

void make_bid(State& state, std::uint16_t amount, Journal* journal) {
  if (amount == 0) {
    leave(state);
  } else {
    state.auction.bid = amount;
    state.auction.leader = state.turn;
  }
  if (!find_next_bidder(state)) return end_auction(state, journal);
  ask(state, journal);
}

}  // namespace meadhall::vikings
