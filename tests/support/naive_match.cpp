#include "tests/support/naive_match.h"

#include <numeric>

#include "games/vikings/moves.h"

namespace meadhall::vikings::testing {
namespace {

int seat_number(Seat seat) { return static_cast<int>(index(seat)); }

std::vector<Purse> purses(const State& state) {
  std::vector<Purse> all;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    all.push_back({state.players.at(i).gold, state.players.at(i).points});
  }
  return all;
}

AuctionRules auction_rules(const Options& options) {
  return {.opener_stays_in = options.open_zero_stays_in != 0,
          .points_only_without_gold = options.auction_points == AuctionPoints::only_without_gold,
          .points_exchange_anytime = options.convert_anytime != 0};
}

// The pairs still on the wheel at a higher price.
bool is_dearest(const State& state, std::size_t slot) {
  for (std::size_t price = slot + 1; price < kSlots; ++price) {
    if (!state.wheel.at(price).empty()) return false;
  }
  return true;
}

// The cells of a seat's homeland whose tile shows this building (1 to 4).
std::vector<Cell> cells_with_building(const State& state, Seat seat, int building) {
  const SlowBoard board = slow_board(state.at(seat));
  std::vector<Cell> cells;
  for (int row = kWarriors; row <= kFishermen; ++row) {
    for (int column = 0; column < kSlowColumns; ++column) {
      if (board.at(row, column).building - '0' != building) continue;
      cells.push_back(
          {static_cast<std::uint8_t>(kFishermen - row), static_cast<std::uint8_t>(column)});
    }
  }
  return cells;
}

}  // namespace

NaiveMatch::NaiveMatch(const State& start) : was_(start) { wrong_at_start_ = begin_round(start); }

void NaiveMatch::before(const State& state, Move move) {
  was_ = state;
  move_ = move;
  if (kind_of(move) == MoveKind::take) {
    const std::size_t slot = value_of(move);
    const std::size_t seat = index(state.turn);
    bool any_on_offer = false;
    for (const Special special : state.face_up) {
      if (special != Special::none) any_on_offer = true;
    }
    earned_ = state.options.specials != 0 && slot > 0 && is_dearest(state, slot) && any_on_offer &&
              !forfeited_.at(seat);
    offered_ = false;
    if (slot == 0 && state.options.special_at_zero == SpecialAtZero::forfeits_for_ever) {
      forfeited_.at(seat) = true;
    }
  }
}

std::string NaiveMatch::after(const State& state) {
  if (!wrong_at_start_.empty()) return wrong_at_start_;
  std::string wrong = watch_specials(state) + watch_buildings(state);
  if (was_.step == Step::auction) wrong += watch_auction(state);
  if (was_.step == Step::remove || was_.step == Step::draft) wrong += watch_draft(state);
  if (state.round != was_.round) wrong += begin_round(state);
  return wrong;
}

// rules: Vikings 3.3, 9.2; option advMarker
std::string NaiveMatch::begin_round(const State& state) {
  const int seats = state.player_count;
  int holder = seat_number(was_.start_player);
  const bool first = state.round == 1;
  const bool stays = state.options.auction != 0 && state.options.marker == Marker::stays;
  if (!first && !stays) holder = (holder + 1) % seats;
  drafting_ = false;
  if (state.options.auction != 0) {
    auction_.emplace(purses(state), holder, auction_rules(state.options));
    if (auction_->asked()) {
      if (state.step != Step::auction) return "no auction; ";
      if (seat_number(state.turn) != *auction_->asked()) return "another opens the auction; ";
      return "";
    }
    return end_auction(state);
  }
  if (seat_number(state.start_player) != holder) return "another leads the round; ";
  if (state.step == Step::auction) return "an auction without the module; ";
  const Step expected = state.options.draft != 0 ? Step::remove : Step::take;
  return state.step == expected ? "" : "the round begins with another question; ";
}

std::string NaiveMatch::end_auction(const State& state) {
  if (state.step == Step::auction) return "the auction goes on; ";
  if (seat_number(state.start_player) != auction_->winner()) return "another won the auction; ";
  for (int seat = 0; seat < state.player_count; ++seat) {
    const Player& player = state.players.at(static_cast<std::size_t>(seat));
    if (auction_->purse_after(seat) != Purse{player.gold, player.points}) {
      return "seat " + std::to_string(seat + 1) + " paid another sum; ";
    }
  }
  const Step expected = state.options.draft != 0 ? Step::remove : Step::take;
  if (state.step != expected) return "another question after the auction; ";
  return state.turn == state.start_player ? "" : "the winner is not asked next; ";
}

std::string NaiveMatch::watch_auction(const State& state) {
  if (kind_of(move_) == MoveKind::convert) {
    auction_->exchange(static_cast<int>(value_of(move_)));
    return "";
  }
  const auto bid = static_cast<int>(value_of(move_));
  auction_->answer(bid > 0 ? std::optional<int>(bid) : std::nullopt);
  if (!auction_->asked()) return end_auction(state);
  if (state.step != Step::auction) return "the auction ended too soon; ";
  if (seat_number(state.turn) != *auction_->asked()) return "another is asked in the auction; ";
  if (state.auction.bid != auction_->highest()) return "another bid stands; ";
  for (int seat = 0; seat < state.player_count; ++seat) {
    const bool out = ((state.auction.left >> seat) & 1) != 0;
    if (out != auction_->out(seat)) return "who is out of the auction; ";
  }
  return "";
}

// rules: Vikings 9.4: from the dearest place downwards, the last kind by itself
std::string NaiveMatch::watch_draft(const State& state) {
  if (kind_of(move_) == MoveKind::convert) return "";
  const std::size_t kind = value_of(move_);
  if (was_.step == Step::remove) {
    laid_.fill(-1);
    for (std::size_t i = 0; i < kVikingKinds; ++i) left_.at(i) = was_.drawn.at(i);
    --left_.at(kind);
    layer_ = seat_number(was_.start_player);
    drafting_ = true;
    const bool to_box = state.options.thirteenth == Thirteenth::to_the_box;
    if (state.gone.at(kind) != was_.gone.at(kind) + (to_box ? 1 : 0)) return "the box; ";
    if (state.bag.at(kind) != was_.bag.at(kind) + (to_box ? 0 : 1)) return "the bag; ";
  } else {
    std::size_t slot = kSlots;
    while (slot-- > 0) {
      if (laid_.at(slot) >= 0) continue;
      if (left_.at(kind) == 0) break;
      laid_.at(slot) = static_cast<int>(kind);
      --left_.at(kind);
    }
    layer_ = (layer_ + 1) % state.player_count;
  }
  lay_last_kind();
  return draft_differs(state);
}

void NaiveMatch::lay_last_kind() {
  int kinds = 0;
  int last = -1;
  for (std::size_t kind = 0; kind < kVikingKinds; ++kind) {
    if (left_.at(kind) == 0) continue;
    ++kinds;
    last = static_cast<int>(kind);
  }
  if (kinds != 1) return;
  for (int& place : laid_) {
    if (place < 0) place = last;
  }
  left_.fill(0);
}

std::string NaiveMatch::draft_differs(const State& state) const {
  const int left = std::accumulate(left_.begin(), left_.end(), 0);
  if (static_cast<int>(drawn_left(state)) != left) return "vikings left to lay; ";
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const bool lies = laid_.at(slot) >= 0;
    if (lies != has_viking(state, slot)) return "where vikings lie; ";
    if (lies && static_cast<int>(state.wheel.at(slot).viking) != laid_.at(slot)) {
      return "which viking lies at " + std::to_string(slot) + "; ";
    }
  }
  if (left == 0) {
    if (state.step != Step::take || state.turn != state.start_player) return "who buys first; ";
    return "";
  }
  if (state.step != Step::draft || seat_number(state.turn) != layer_) return "who lays next; ";
  return "";
}

// rules: Vikings 9.8: who may take one
std::string NaiveMatch::watch_specials(const State& state) {
  if (state.step == Step::special) {
    if (!earned_) return "a special tile for nothing; ";
    offered_ = true;
  }
  const bool purchase_over = was_.step != Step::take && state.step == Step::take;
  const bool was_buying = was_.step == Step::place || was_.step == Step::stand ||
                          was_.step == Step::special || was_.step == Step::swap;
  if (purchase_over && was_buying && earned_ && !offered_) return "no special tile offered; ";
  if (kind_of(move_) != MoveKind::special || was_.step != Step::special) return "";
  const std::size_t taken = value_of(move_);
  const Player& before = was_.at(was_.turn);
  const Player& now = state.at(was_.turn);
  for (std::size_t kind = 1; kind < kSpecialKinds; ++kind) {
    const bool here = kind == taken;
    const bool at_once = kind == static_cast<std::size_t>(Special::gold_5);
    if (now.specials.at(kind) != before.specials.at(kind) + (here && !at_once ? 1 : 0)) {
      return "special tiles held; ";
    }
    if (here && at_once && now.gold != before.gold + 5) return "gold5 pays something else; ";
  }
  return "";
}

// rules: Vikings 9.10: which tile is replaced, and when
std::string NaiveMatch::watch_buildings(const State& state) const {
  if (state.options.specials == 0) return "";
  const MoveKind kind = kind_of(move_);
  for (std::size_t b = 0; b < kBuildings; ++b) {
    const auto special = static_cast<std::size_t>(Special::building_1) + b;
    const Cell before = was_.at(was_.turn).building_at.at(b);
    const Cell now = state.at(was_.turn).building_at.at(b);
    Cell expected = before;
    if (kind == MoveKind::special && value_of(move_) == special) {
      const std::vector<Cell> cells = cells_with_building(was_, was_.turn, static_cast<int>(b) + 1);
      if (cells.size() == 1) expected = cells.front();
      if ((cells.size() > 1) != (state.step == Step::swap)) return "whether a swap is asked; ";
    }
    if (kind == MoveKind::swap && static_cast<std::size_t>(was_.swapping) == special) {
      expected = cell_of(move_);
    }
    const bool held = was_.at(was_.turn).specials.at(special) > 0;
    const auto middle = static_cast<std::size_t>(Tile::middle_1) + b;
    if (kind == MoveKind::place && held && before == kNowhere &&
        static_cast<std::size_t>(was_.pending.tile) == middle) {
      expected = cell_of(move_);
    }
    if (now != expected) return "where building " + std::to_string(b + 1) + " lies; ";
  }
  return "";
}

}  // namespace meadhall::vikings::testing
