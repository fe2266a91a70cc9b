#include <algorithm>
#include <bit>

#include "games/vikings/ferry.h"
#include "games/vikings/position/parsed_position.h"
#include "games/vikings/position/words.h"
#include "games/vikings/rules.h"

// Whether what the actor is asked about is there: a pair to take, a tile in their hand, a boatsman.

namespace meadhall::vikings {
namespace {

class Fit : public position_text::Complaint {
 public:
  explicit Fit(const ParsedPosition& parsed) : parsed_(parsed), state_(parsed.state) {}

  // What the step asks about has to be there.
  bool fits_step() {
    const Player& player = state_.at(state_.turn);
    const Options& options = state_.options;
    switch (state_.step) {
      case Step::auction:
        if (options.auction == 0) return needs_option("auction");
        return fits_auction() && fits_drawn(options.draft != 0 ? kSlots + 1 : kSlots);
      case Step::remove:
        if (options.draft == 0) return needs_option("draft");
        return fits_drawn(kSlots + 1);
      case Step::draft:
        if (options.draft == 0) return needs_option("draft");
        return fits_wheel() && fits_draft();
      case Step::take: return fits_wheel();
      case Step::pay:
      case Step::start:
      case Step::place:
      case Step::stand: return fits_wheel() && fits_dearest() && fits_purchase(player);
      case Step::special:
      case Step::swap:
        if (options.specials == 0) return needs_option("specials");
        return fits_wheel() && fits_special(player);
      case Step::ferry: return fits_boat(player);
      case Step::over: return true;
    }
    return false;
  }

 private:
  bool refuse(std::string_view id) { return fail(parsed_.place_of_step(), id); }
  bool needs_option(std::string_view option) {
    return fail(parsed_.place_of_step(),
                Message("position.needs_option").with("option", std::string(option)));
  }

  bool fits_drawn(std::size_t wanted) {
    if (drawn_left(state_) == wanted) return true;
    return fail(parsed_.first_of({Keyword::drawn}),
                Message("vikings.position.drawn").with("n", static_cast<int>(wanted)));
  }

  // The highest bidder is in and can pay; the player asked is in, did not bid highest, and can.
  bool fits_auction() {
    const Auction& auction = state_.auction;
    const TextPlace where = parsed_.first_of({Keyword::auction, Keyword::turn});
    const auto is_out = [&](Seat seat) { return (auction.left >> index(seat) & 1U) != 0; };
    if (is_out(state_.turn)) return fail(where, "vikings.position.bidder_out");
    if (state_.options.convert_anytime == 0 &&
        highest_bid(state_, state_.at(state_.turn)) <= auction.bid) {
      return fail(parsed_.place_of_step(), "vikings.position.bidder_poor");
    }
    if (auction.bid == 0) return true;
    if (is_out(auction.leader)) return fail(where, "vikings.position.leader_out");
    if (auction.leader == state_.turn) return fail(where, "vikings.position.leader_asked");
    if (highest_bid(state_, state_.at(auction.leader)) >= auction.bid) return true;
    return fail(where, "vikings.position.leader_poor");
  }

  // A pair at price 0, unless none is left; vikings missing only where some are still drafted.
  bool fits_wheel() {
    const TextPlace where = parsed_.first_of({Keyword::wheel, Keyword::turn});
    const bool asked = state_.step == Step::take || state_.step == Step::draft;
    const bool bare = std::ranges::all_of(state_.wheel, [](Pair pair) { return pair.empty(); });
    if (state_.wheel[0].empty() && (asked || !bare)) return fail(where, "vikings.position.price_0");
    if (!fits_turned()) return false;
    if (parsed_.places_without_viking == column_bit(drawn_left(state_)) - 1) return true;
    return fail(where, "vikings.position.pair_viking");
  }

  // The pair farthest from price 0 lay farther still by all the steps the wheel has turned.
  bool fits_turned() {
    std::size_t farthest = 0;
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
      if (!state_.wheel[slot].empty()) farthest = slot;
    }
    if (farthest + state_.turned < kSlots) return true;
    return fail(parsed_.first_of({Keyword::turned, Keyword::wheel}),
                Message("vikings.position.turned")
                    .with("n", static_cast<int>(farthest))
                    .with("most", static_cast<int>(kSlots - 1 - farthest)));
  }

  bool fits_draft() {
    const bool full = std::ranges::none_of(state_.wheel, [](Pair pair) { return pair.empty(); });
    if (full && drawn_left(state_) > 0) return true;
    return fail(parsed_.first_of({Keyword::wheel}), "vikings.position.draft");
  }

  // Whoever bought the dearest pair finds a special tile on offer.
  bool fits_dearest() {
    const bool offer = std::ranges::any_of(
        state_.face_up, [](Special special) { return special != Special::none; });
    if (state_.dearest == 0 || offer) return true;
    return fail(parsed_.first_of({Keyword::offered, Keyword::buying, Keyword::turn}),
                "vikings.position.no_offer");
  }

  bool fits_purchase(const Player& player) {
    const TextPlace where = parsed_.first_of({Keyword::buying});
    if (state_.step == Step::stand) {
      const Cell cell = state_.laid;
      const bool own_row = cell.row == static_cast<std::size_t>(state_.pending.viking);
      const Columns empty = player.homeland.rows[cell.row].empty_tiles();
      const bool fits = state_.pending.empty() && own_row && (empty & column_bit(cell.column)) != 0;
      return fits || fail(where, "vikings.position.stand");
    }
    if (state_.pending.empty() || state_.laid != Cell{}) {
      return fail(where, "vikings.position.in_hand");
    }
    if (state_.step == Step::pay) {
      const PointShare share = point_share(player, state_.price);
      return share.least < share.most || refuse("vikings.position.pay");
    }
    const bool starts = state_.step == Step::start;
    if (starts != (player.has_start_tile == 0)) {
      return refuse(starts ? "vikings.position.start_again" : "vikings.position.start_first");
    }
    return true;
  }

  // Special tiles are taken before the purchase is laid, or after it: then nothing is in hand.
  bool fits_special(const Player& player) {
    const bool before = state_.options.special_before_laying != 0;
    if (before == state_.pending.empty() || state_.laid != Cell{}) {
      return fail(parsed_.first_of({Keyword::buying, Keyword::turn}),
                  before ? "vikings.position.in_hand" : "vikings.position.laid_before");
    }
    if (state_.step == Step::special) return fits_dearest();
    const bool several = replaceable_tiles(player.homeland, state_.swapping) > 1;
    const bool in_hand =
        player.special(state_.swapping) > 0 && !building_lies(player, building_of(state_.swapping));
    if (in_hand && several) return true;
    return fail(parsed_.first_of({Keyword::swapping}), "vikings.position.swap");
  }

  // Those carried stand on islands already; somebody can still be carried.
  bool fits_boat(const Player& player) {
    const Boat& boat = state_.boat;
    const bool single = state_.options.single_ferry != 0;
    const TextPlace where = parsed_.first_of({Keyword::boat, Keyword::turn});
    if (boat.on_tile != 0 && (!single || player.special(Special::boat) == 0)) {
      return fail(where, "vikings.position.boat_tile");
    }
    if (boat.on_tile == 0 && single && boat.carried > 0) {
      return fail(where, "vikings.position.boat_single");
    }
    for (std::size_t kind = 0; kind < kRows; ++kind) {
      if ((boat.kinds >> kind & 1U) == 0) continue;
      const int carried = std::has_single_bit(boat.kinds) ? boat.carried : 1;
      if (count(player.homeland.rows[kind].vikings) < carried) {
        return fail(where, "vikings.position.boat_landed");
      }
    }
    return can_ferry(player, boat) || refuse("vikings.position.boat_nobody");
  }

  const ParsedPosition& parsed_;
  const State& state_;
};

}  // namespace

Result<void> fits_step(const ParsedPosition& parsed) {
  Fit fit(parsed);
  if (fit.fits_step()) return {};
  return fit.error();
}

}  // namespace meadhall::vikings
