#include <algorithm>
#include <bit>
#include <numeric>

#include "games/graenaland/building.h"
#include "games/graenaland/flow.h"
#include "games/graenaland/paying.h"
#include "games/graenaland/position/follows.h"
#include "games/graenaland/position/parsed_position.h"
#include "games/graenaland/position/words.h"
#include "games/graenaland/votes.h"

// Whether what the actor is asked about is there: cards to share out, a price that can be paid, a
// hero who waits.

namespace meadhall::graenaland {
namespace {

class Fit : public position_text::Complaint {
 public:
  explicit Fit(const ParsedPosition& parsed)
      : parsed_(parsed), state_(parsed.state), player_(state_.at(state_.turn)) {}

  bool fits() {
    switch (state_.step) {
      case Step::keep: return needs_option(state_.options.victory_cards, "victoryCards");
      case Step::found:
      case Step::yield:
        return needs_option(state_.options.free_setup, "freeSetup") && fits_founding();
      case Step::march: return not_main() && fits_marches();
      case Step::enter: return fits_enter();
      case Step::propose: return not_main() && fits_propose();
      case Step::share:
      case Step::vote: return fits_proposal();
      case Step::claim: return needs_option(state_.options.victory_cards, "victoryCards");
      case Step::build: return fits_builder() && fits_markets();
      case Step::pay:
      case Step::toll:
      case Step::follow: return fits_builder() && fits_given() && fits_markets() && fits_paying();
      case Step::pledge:
      case Step::contribute: return fits_given() && fits_markets() && fits_joint();
      case Step::over: return true;
    }
    return false;
  }

 private:
  bool refuse(std::string_view id) { return fail(parsed_.place_of_step(), Message(id)); }
  bool refuse_building(std::string_view id) {
    return fail(parsed_.first_of({Keyword::building}), Message(id));
  }

  bool needs_option(std::uint8_t value, std::string_view option) {
    if (value != 0) return true;
    return fail(parsed_.place_of_step(),
                Message("position.needs_option").with("option", std::string(option)));
  }

  // rules: Graenaland 6, 8
  bool not_main() {
    return state_.turn != state_.main || refuse("graenaland.position.main_not_asked");
  }

  // As many villages for each as have come to them; who moves away is one of a crowd.
  bool fits_founding() {
    std::array<int, kMaxPlayers> wanted{};
    for (std::size_t i = 0; i < state_.founded_count; ++i) {
      ++wanted[index(founder_of(state_, i))];
      --wanted[state_.founded[i] % 8U];
    }
    const TextPlace where = parsed_.first_of({Keyword::founded, Keyword::turn});
    if (std::ranges::any_of(wanted, [](int n) { return n != 0; })) {
      return fail(where, "graenaland.position.founded_order");
    }
    if (state_.step == Step::found) {
      if (state_.founded_count == 2U * state_.player_count) {
        return fail(where,
                    Message("graenaland.position.founded_full").with("n", state_.founded_count));
      }
      return state_.turn == founder_of(state_, state_.founded_count) ||
             refuse("graenaland.position.founder");
    }
    const std::size_t newcomer = state_.founded[state_.founded_count - 1U];
    int villages = 0;
    for (const Player& player : state_.players) villages += player.villages[newcomer / 8U];
    const bool own = newcomer % 8U == index(founder_of(state_, state_.founded_count - 1U));
    return (villages > 2 && own && state_.yielding > 0) || refuse("graenaland.position.yield");
  }

  // Only heroes on the map march.
  bool fits_marches() {
    for (std::size_t seat = 0; seat < state_.player_count; ++seat) {
      const std::uint8_t answer = state_.answers[seat];
      if ((unsigned{state_.answered} >> seat & 1U) == 0 || answer == kNobodyMarches) continue;
      if (!is_on_map(state_.players[seat].hero_at[answer / kSpots])) {
        return fail(parsed_.answers[seat].place, "graenaland.position.march_away");
      }
    }
    return true;
  }

  bool fits_enter() {
    const std::uint8_t priest = player_.hero_at[static_cast<std::size_t>(Hero::priest)];
    const std::uint8_t skald = player_.hero_at[static_cast<std::size_t>(Hero::skald)];
    const bool both = priest == skald && is_waiting(priest);
    return (both && !has_hero_at(player_, priest - kWaiting)) ||
           refuse("graenaland.position.enter");
  }

  bool fits_propose() {
    for (std::size_t place = 0; place < land_count(state_); ++place) {
      if (can_propose(state_, state_.turn, place)) return true;
    }
    return refuse("graenaland.position.nothing_to_propose");
  }

  // Whoever proposes, is asked, or gets cards has a vote there.
  bool fits_proposal() {
    const Proposal& proposal = state_.proposal;
    const Votes votes = votes_on(state_, proposal.land);
    const TextPlace where = parsed_.first_of({Keyword::proposal});
    const bool sharing = state_.step == Step::share;
    if (proposal.proposer == state_.main || (sharing && proposal.proposer != state_.turn)) {
      return fail(where, "graenaland.position.proposer");
    }
    for (std::size_t seat = 0; seat < state_.player_count; ++seat) {
      const auto& share = proposal.shares[seat];
      const bool gets = std::accumulate(share.begin(), share.end(), 0) > 0;
      const bool takes_part =
          gets || seat_at(seat) == proposal.proposer || seat_at(seat) == state_.turn;
      if (takes_part && votes.of[seat] == 0) {
        return fail(
            where, Message("graenaland.position.no_vote").with("seat", static_cast<int>(seat + 1)));
      }
    }
    return true;
  }

  // The main player builds, but for the construction they grant and the final building.
  bool fits_builder() {
    if (state_.phase != Phase::granted) return true;
    const bool grants = state_.player_count == 5 && state_.options.five_offer == FiveOffer::grant;
    return grants || refuse("graenaland.position.builder");
  }

  // Cards laid out are in the hand, and only where somebody pays.
  bool fits_given() {
    for (std::size_t seat = 0; seat < state_.player_count; ++seat) {
      const Given& given = state_.given[seat];
      const Player& player = state_.players[seat];
      if (given == Given{}) continue;
      bool fits = (given.supplies & ~player.supplies) == 0;
      for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
        fits = fits && given.cards[kind] <= player.hand[kind];
      }
      const bool gave = (unsigned{state_.answered} >> seat & 1U) != 0;
      if (!fits)
        return fail(parsed_.place_of(Keyword::gives, seat_at(seat)),
                    Message("graenaland.position.gives_hand"));
      if (seat_at(seat) != state_.turn && !gave) {
        return fail(parsed_.place_of(Keyword::gives, seat_at(seat)),
                    Message("graenaland.position.gives_early"));
      }
    }
    const Order& order = state_.order;
    const unsigned opened = unsigned{order.first_halves} | order.second_halves;
    const bool fits = state_.step == Step::follow ||
                      (opened & ~unsigned{state_.given[index(state_.turn)].supplies}) == 0;
    return ((order.first_halves & order.second_halves) == 0 && fits) ||
           refuse_building("graenaland.position.opened");
  }

  // No more markets were used than there are. rules: Graenaland 9.5
  bool fits_markets() {
    int markets = 0;
    const bool own = state_.phase == Phase::final || state_.turn == state_.main;
    const Player& owner = state_.at(own ? state_.turn : state_.main);
    for (std::size_t place = 0; place < land_count(state_); ++place) {
      const bool market = (state_.lands[place].works & bit(Work::market)) != 0;
      if (market && settlements_at(owner, place) > 0) ++markets;
    }
    const bool paid = state_.step == Step::follow;
    const int now = own && !paid ? state_.order.by_market : 0;
    if (!own && !paid && state_.order.by_market > 0)
      return refuse_building("graenaland.position.markets");
    if (state_.markets_used + now <= markets) return true;
    return fail(parsed_.first_of({Keyword::used, Keyword::building}),
                Message("graenaland.position.markets"));
  }

  bool fits_paying() {
    const Order& order = state_.order;
    if (state_.step == Step::follow) return fits_follow();
    if (obstacle_but_price(state_, order.what, order.at) != Obstacle::none) {
      return refuse_building("graenaland.position.cannot_build");
    }
    if (state_.step == Step::toll) {
      const Purse purse = purse_left(state_);
      const int cards = std::accumulate(purse.cards.begin(), purse.cards.end(), 0);
      return cards >= purse.toll || refuse_building("graenaland.position.toll_cards");
    }
    if (total(order.needs) == 0) return refuse_building("graenaland.position.nothing_needed");
    return !payments(state_).empty() || refuse_building("graenaland.position.unpayable");
  }

  // rules: Graenaland 11.3: a later church or hall, already built
  bool fits_follow() {
    const Order& order = state_.order;
    if (order.what != Construction::church && order.what != Construction::hall) {
      return refuse_building("graenaland.position.follow");
    }
    const Hero hero = order.what == Construction::church ? Hero::priest : Hero::skald;
    const bool built = (player_.buildings[order.at] & bit(building_of(order.what))) != 0;
    const bool on_map = is_on_map(player_.hero_at[static_cast<std::size_t>(hero)]);
    return (built && on_map && !has_hero_at(player_, order.at)) ||
           refuse_building("graenaland.position.follow");
  }

  // rules: Graenaland 9.11
  bool fits_joint() {
    const Order& order = state_.order;
    State of_main = state_;
    of_main.turn = state_.main;
    of_main.offered = 0;
    if (obstacle_to_joint(of_main, order.what, order.at) != Obstacle::none) {
      return refuse_building("graenaland.position.cannot_build");
    }
    if (state_.step == Step::pledge) return true;
    Cost sum{};
    for (const Cost& each : state_.pledged) {
      for (std::size_t i = 0; i < kPlainResources; ++i) {
        sum[i] = static_cast<std::uint8_t>(sum[i] + each[i]);
      }
    }
    if (sum != cost_of(state_, order.what, order.at)) {
      return refuse_building("graenaland.position.pledged_all");
    }
    return total(order.needs) > 0 || refuse_building("graenaland.position.nothing_needed");
  }

  const ParsedPosition& parsed_;
  const State& state_;
  const Player& player_;
};

}  // namespace

Result<void> fits_step(const ParsedPosition& parsed) {
  Fit fit(parsed);
  if (fit.fits()) return {};
  return fit.error();
}

}  // namespace meadhall::graenaland
