#pragma once

#include <array>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "games/graenaland/moves.h"
#include "games/graenaland/state.h"
#include "match/match.h"
#include "table/games/graenaland/council_words.h"
#include "table/games/graenaland/count.h"
#include "table/games/graenaland/notebook_words.h"
#include "table/games/graenaland/pay_draft.h"

// What is collected at the table before it is sent: the shares of a proposal, votes of those who
// sit here, and cards that pay. No part of the match: undo, reload and leaving drop it.

namespace meadhall::table::graenaland_table {

struct Drafts {
  std::optional<Match::Node> at{};  // where in the match they belong; elsewhere they are dropped

  // A proposal for the land at this place that is being made.
  std::optional<std::size_t> land{};
  graenaland::Shares shares{};
  std::array<std::uint8_t, graenaland::kClasses> left{};
  std::optional<std::size_t> lifted{};  // the class whose card was taken up; none: the next one
  // What the rules have been told of it already, card by card: it lies where it lies, and the
  // cards of that class go to this seat or a later one.
  graenaland::Shares told_shares{};
  std::size_t told_class = graenaland::kClasses;
  std::size_t from_seat = 0;
  // What was begun for other lands, by place: it lies there again once one of them is chosen.
  std::array<graenaland::Shares, graenaland::kMaxLands> begun{};

  // By seat, until they are counted.
  std::array<std::optional<bool>, graenaland::kMaxPlayers> votes{};
  std::optional<Seat> voter{};  // whose vote the keys give; nobody: the next one's
  bool counting = false;        // they are sent, one a frame

  PayDraft payment{};

  bool map = false;  // of an upright phone: the map is looked at instead of the sheet

  std::uint32_t changes = 0;  // grows by one with each
  std::string said;           // what the last one did, for screen readers

  // What is seen of it, and goes on when they are dropped.
  Counts counts{};  // the latest vote while it is counted
  CouncilWords words{};
  NotebookWords notebook{};

  void drop();
};

// --- A proposal

// Begins one for a land where the seat to act has votes; with votes of theirs alone all cards are
// theirs. At Step::propose.
void open_draft(Drafts& drafts, const graenaland::State& state, std::size_t place);
// Leaves the one that is being made for another land, or for none.
void put_aside(Drafts& drafts);
// Takes up what the rules know of one. At Step::share.
void continue_draft(Drafts& drafts, const graenaland::State& state);

int cards_left(const Drafts& drafts);
// Of a share or a pile.
template <class Cards>
int sum(const Cards& cards) {
  return std::accumulate(cards.begin(), cards.end(), 0);
}
// The class whose card goes next; kClasses if all are given.
std::size_t next_class(const Drafts& drafts);

// Whether a card of the class can be laid down before this seat, and whether one can be taken back.
bool can_lay(const Drafts& drafts, const graenaland::State& state, std::size_t of, Seat seat);
bool can_take_back(const Drafts& drafts, std::size_t of, Seat seat);
// Whether one that lies before `from` can be laid before another seat.
bool can_move(const Drafts& drafts, const graenaland::State& state, std::size_t of, Seat from,
              Seat to);
void lay(Drafts& drafts, std::size_t of, Seat seat);
void take_back(Drafts& drafts, std::size_t of, Seat seat);

// The quick ways, each over what was laid down so far: all that is left, one each in turn with the
// proposer first, as in the last proposal for this land, and back to the beginning.
void lay_rest(Drafts& drafts, const graenaland::State& state, Seat seat);
// Each only where it changes anything.
bool can_lay_even(const Drafts& drafts, const graenaland::State& state);
void lay_even(Drafts& drafts, const graenaland::State& state);
bool can_lay_again(const Drafts& drafts, const graenaland::State& state);
void lay_again(Drafts& drafts, const graenaland::State& state);
void start_anew(Drafts& drafts);
bool is_laid(const Drafts& drafts);

// The moves that make the whole proposal, as short as there are: in the rules' order, class by
// class and seats ascending.
std::vector<Move> deed(const Drafts& drafts, const graenaland::State& state);

// --- Votes

void set_vote(Drafts& drafts, Seat seat, std::optional<bool> yes);

}  // namespace meadhall::table::graenaland_table
