#include "tests/support/naive_moves.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

#include "tests/support/naive_auction.h"
#include "tests/support/naive_rules.h"

namespace meadhall::vikings::testing {
namespace {

using Moves = std::set<std::string>;

constexpr std::array<std::string_view, kVikingKinds> kVikings = {
    "fisherman", "goldsmith", "scout", "noble", "warrior", "boatsman"};
constexpr std::array<std::string_view, kSpecialKinds> kSpecialNames = {
    "none",     "gold5", "smith+1", "smith+2",   "boat",      "noble+1",   "scout+1",  "fisher+1",
    "boatsman", "food3", "gold3",   "building1", "building2", "building3", "building4"};

std::string cell_name(int row, int column) {
  return std::string(1, "SWNCGF"[row]) + std::to_string(column + 1);
}
int row_of_kind(std::size_t kind) { return kFishermen - static_cast<int>(kind); }

// How many vikings can come over in all, found by trying every load of every boatsman.
class NaiveHarbour {
 public:
  NaiveHarbour(const SlowBoard& board, bool one_viking_each) : single_(one_viking_each) {
    boatsmen_ = board.waiting.at(static_cast<std::size_t>(Viking::boatsman));
    for (std::size_t kind = 0; kind < kRows; ++kind) {
      int empty = 0;
      for (int column = 0; column < kSlowColumns; ++column) {
        const SlowCell& here = board.at(row_of_kind(kind), column);
        if (here.tile != ' ' && !here.figure) ++empty;
      }
      can_cross_.at(kind) = std::min(empty, board.waiting.at(kind));
    }
  }

  // If the next boatsman carries this.
  int total_with(const Load& load) const {
    Load rest = can_cross_;
    int carried = 0;
    for (std::size_t kind = 0; kind < kRows; ++kind) {
      rest.at(kind) -= load.at(kind);
      carried += load.at(kind);
    }
    return carried + best(rest, boatsmen_ - 1);
  }

 private:
  int best(const Load& can_cross, int boatsmen) const {
    if (boatsmen == 0) return 0;
    const auto key = std::pair{can_cross, boatsmen};
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    int most = 0;
    const auto sails_with = [&](const Load& load) {
      Load rest = can_cross;
      int carried = 0;
      for (std::size_t kind = 0; kind < kRows; ++kind) {
        rest.at(kind) -= load.at(kind);
        carried += load.at(kind);
      }
      if (carried > 0) most = std::max(most, carried + best(rest, boatsmen - 1));
    };
    for (std::size_t kind = 0; kind < kRows; ++kind) {
      Load one_kind{};
      one_kind.at(kind) = single_ ? std::min(1, can_cross.at(kind)) : can_cross.at(kind);
      sails_with(one_kind);
    }
    for (unsigned chosen = 1; chosen < (1U << kRows) && !single_; ++chosen) {
      Load one_each{};
      for (std::size_t kind = 0; kind < kRows; ++kind) {
        if (((chosen >> kind) & 1U) != 0) one_each.at(kind) = std::min(1, can_cross.at(kind));
      }
      sails_with(one_each);
    }
    known_[key] = most;
    return most;
  }

  Load can_cross_{};
  int boatsmen_ = 0;
  bool single_;
  mutable std::map<std::pair<Load, int>, int> known_;
};

class Lister {
 public:
  explicit Lister(const State& state)
      : state_(state), player_(state.at(state.turn)), board_(slow_board(player_)) {}

  Moves list() {
    switch (state_.step) {
      case Step::auction: list_bids(); break;
      case Step::remove: list_drawn("remove "); break;
      case Step::draft: list_drawn("draft "); break;
      case Step::take: list_pairs(); break;
      case Step::pay: list_payments(); break;
      case Step::start: moves_ = {"start F", "start G", "start C", "start N", "start W"}; break;
      case Step::place: list_places(); break;
      case Step::stand: moves_ = {"stay", "wait"}; break;
      case Step::special: list_specials(); break;
      case Step::swap: list_swaps(); break;
      case Step::ferry: list_ferries(); break;
      case Step::over: return {};
    }
    if (state_.options.convert_anytime != 0 && state_.step != Step::pay) {
      for (int points = 1; points <= board_.points; ++points) add("convert", points);
    }
    return moves_;
  }

 private:
  void add(const std::string& word, int number) {
    moves_.insert(word + " " + std::to_string(number));
  }

  // rules: Vikings 9.3: any whole number above the last bid, as far as one can pay
  void list_bids() {
    const bool strict = state_.options.auction_points == AuctionPoints::only_without_gold;
    const NaiveAuction purse({{board_.gold, board_.points}}, 0,
                             {.opener_stays_in = true,
                              .points_only_without_gold = strict,
                              .points_exchange_anytime = false});
    for (int bid = state_.auction.bid + 1; bid <= purse.limit(0); ++bid) add("bid", bid);
    moves_.insert("pass");
  }

  void list_drawn(const std::string& verb) {
    for (std::size_t kind = 0; kind < kVikingKinds; ++kind) {
      if (state_.drawn.at(kind) > 0) moves_.insert(verb + std::string(kVikings.at(kind)));
    }
  }

  // rules: Vikings 4.3
  void list_pairs() {
    for (std::size_t price = 1; price < kSlots; ++price) {
      if (state_.wheel.at(price).empty()) continue;
      if (static_cast<int>(price) <= board_.gold + board_.points) {
        add("take", static_cast<int>(price));
      }
    }
    if (naive_zero_pair_is_legal(state_.wheel, board_.gold)) add("take", 0);
  }

  void list_payments() {
    for (int gold = 0; gold <= board_.gold; ++gold) {
      const int points = state_.price - gold;
      if (points < 0 || points > board_.points) continue;
      std::string line = "pay ";
      if (gold > 0 || points == 0) line += std::to_string(gold) + "g";
      if (gold > 0 && points > 0) line += "+";
      if (points > 0) line += std::to_string(points) + "p";
      moves_.insert(line);
    }
  }

  // rules: Vikings 4.7
  void list_places() {
    const bool adjacent = state_.options.ship_order == ShipOrder::adjacent;
    const bool ships_support = state_.options.ship_supports_island != 0;
    const Tile tile = state_.pending.tile;
    std::set<std::string> cells;
    if (tile >= Tile::ship_blue) {
      cells = naive_ship_cells(board_, adjacent);
    } else {
      const char letter = tile == Tile::left_end ? 'L' : tile == Tile::right_end ? 'R' : 'M';
      cells = naive_island_cells(board_, letter, ships_support);
    }
    for (const std::string& cell : cells) moves_.insert("place " + cell);
  }

  void list_specials() {
    for (const Special special : state_.face_up) {
      if (special == Special::none) continue;
      moves_.insert("special " + std::string(kSpecialNames.at(static_cast<std::size_t>(special))));
    }
    moves_.insert("decline");
  }

  // rules: Vikings 9.10: an own tile with the same building
  void list_swaps() {
    const int number =
        static_cast<int>(state_.swapping) - static_cast<int>(Special::building_1) + 1;
    for (int row = kWarriors; row <= kFishermen; ++row) {
      for (int column = 0; column < kSlowColumns; ++column) {
        const SlowCell& here = board_.at(row, column);
        if (here.building - '0' == number && !here.special) {
          moves_.insert("swap " + cell_name(row, column));
        }
      }
    }
  }

  // What the boatsman under way has aboard.
  Load aboard() const {
    Load load{};
    int kinds = 0;
    for (std::size_t kind = 0; kind < kRows; ++kind) {
      if (((state_.boat.kinds >> kind) & 1U) == 0) continue;
      load.at(kind) = 1;
      ++kinds;
    }
    for (std::size_t kind = 0; kinds == 1 && kind < kRows; ++kind) {
      if (load.at(kind) > 0) load.at(kind) = state_.boat.carried;
    }
    return load;
  }

  // The board before the boatsman under way carried anybody: vikings of a row stand anywhere there.
  SlowBoard before_sailing(const Load& load) const {
    SlowBoard board = board_;
    for (std::size_t kind = 0; kind < kRows; ++kind) {
      board.waiting.at(kind) += load.at(kind);
      int back = load.at(kind);
      for (int column = 0; column < kSlowColumns && back > 0; ++column) {
        SlowCell& here = board.at(row_of_kind(kind), column);
        if (!here.figure) continue;
        here.figure = false;
        --back;
      }
    }
    return board;
  }

  // rules: Vikings 7.1, 9.6
  void list_ferries() {
    const Load load = aboard();
    const bool under_way = state_.boat.carried > 0 || state_.boat.on_tile != 0;
    const bool single = state_.options.single_ferry != 0;
    const FerryRules on_boat = {
        .full_boats_only = state_.options.partial_ferry == PartialFerry::full_boats_only,
        .one_viking = false};
    const bool basic = !single || state_.boat.on_tile != 0;
    const std::set<Load> loads =
        naive_loads(before_sailing(load),
                    basic ? on_boat : FerryRules{.full_boats_only = false, .one_viking = true});
    const int boatsmen = board_.waiting.at(static_cast<std::size_t>(Viking::boatsman));
    const bool has_boat = single && board_.holds("boat") > 0;
    const bool must_sail = has_boat && !under_way && leaves_somebody(boatsmen);
    const bool must_load = state_.boat.on_tile != 0 && leaves_somebody(boatsmen - 1);
    // Alone, whoever sails makes no difference.
    if (brings_most() && basic) reckon_totals(load);
    const int most = best_total(load);
    const bool lands_with_all = totals_.empty() || totals_[load] == most;
    for (std::size_t kind = 0; kind < kRows; ++kind) {
      Load more = load;
      ++more.at(kind);
      if (!part_of_one(more, loads) || must_sail || best_total(more) < most) continue;
      for (int column = 0; column < kSlowColumns; ++column) {
        const SlowCell& here = board_.at(row_of_kind(kind), column);
        if (here.tile != ' ' && !here.figure) {
          moves_.insert("ferry " + cell_name(row_of_kind(kind), column));
        }
      }
    }
    if (state_.boat.carried > 0 && loads.contains(load) && !must_load && lands_with_all)
      moves_.insert("land");
    if (!under_way && state_.round != kRounds) moves_.insert("keep");
    if (!under_way && has_boat) moves_.insert("boat");
  }

  // Those who wait and have an empty tile to go to.
  int can_cross() const {
    int vikings = 0;
    for (std::size_t kind = 0; kind < kRows; ++kind) {
      int empty = 0;
      for (int column = 0; column < kSlowColumns; ++column) {
        const SlowCell& here = board_.at(row_of_kind(kind), column);
        if (here.tile != ' ' && !here.figure) ++empty;
      }
      vikings += std::min(empty, board_.waiting.at(kind));
    }
    return vikings;
  }

  // Option finalFerryBoat=forced: in the last scoring a boat tile may not be spared, nor its
  // places, while boatsmen sailing alone could not bring over everybody else.
  bool leaves_somebody(int boatsmen) const {
    return state_.options.final_ferry_boat == FinalFerryBoat::forced && state_.round == kRounds &&
           can_cross() > boatsmen;
  }

  // Option finalFerryDuty=mostVikings: nothing may be done in the last scoring after which fewer
  // vikings could come over in all. Boat tiles not yet under way are not reckoned with.
  bool brings_most() const {
    return state_.options.final_ferry_duty == FinalFerryDuty::most_vikings &&
           state_.round == kRounds;
  }
  // How many can come over in all with each load of the boatsman under way.
  void reckon_totals(const Load& load) {
    const SlowBoard board = before_sailing(load);
    const NaiveHarbour harbour(board, state_.options.single_ferry != 0);
    for (const Load& whole : naive_loads(board, {})) {
      if (part_of_one(load, {whole})) totals_[whole] = harbour.total_with(whole);
    }
  }
  // The most that can come over if he carries at least `part` before he lands.
  int best_total(const Load& part) const {
    int best = 0;
    for (const auto& [whole, total] : totals_) {
      if (part_of_one(part, {whole})) best = std::max(best, total);
    }
    return best;
  }

  static bool part_of_one(const Load& part, const std::set<Load>& loads) {
    for (const Load& whole : loads) {
      bool fits = true;
      for (std::size_t kind = 0; kind < kRows; ++kind) {
        fits = fits && part.at(kind) <= whole.at(kind);
      }
      if (fits) return true;
    }
    return false;
  }

  const State& state_;
  const Player& player_;
  SlowBoard board_;
  Moves moves_{};
  std::map<Load, int> totals_{};
};

}  // namespace

std::set<std::string> naive_moves(const State& state) {
  if (state.step == Step::over) return {};
  return Lister(state).list();
}

}  // namespace meadhall::vikings::testing
