#include <algorithm>
#include <bit>
#include <utility>

#include "games/graenaland/building.h"
#include "games/graenaland/flow.h"
#include "games/graenaland/options.h"
#include "games/graenaland/position/follows.h"
#include "games/graenaland/position/parsed_position.h"
#include "games/graenaland/position/words.h"
#include "games/graenaland/workshop.h"
#include "games/position_text/reader.h"

// What follows from what a text names: who is asked what, who holds the ship, where everybody is
// settled, what lies in the decks; and whether all of it fits together.

namespace meadhall::graenaland {
namespace {

// The steps for which a part has to be named, and those for which it may be.
constexpr std::array<position_text::PartOfStep, 5> kPartsOfSteps = {{
    {Keyword::founded, in(Step::yield), kFounding},
    {Keyword::answers, 0, kAnswering},
    {Keyword::proposal, kProposing, kProposing},
    {Keyword::building, kPaying | kJointly, kPaying | kJointly},
    {Keyword::winner, in(Step::over), in(Step::build) | kPaying | in(Step::over)},
}};

class Completion : private position_text::Complaint {
 public:
  explicit Completion(const ParsedPosition& parsed) : parsed_(parsed), state_(parsed_.state) {}

  Result<State> finish() {
    // Options were read one by one: there is one value of each, among those it may have.
    state_.options = read_options(parsed_.options).value();
    if (only_how_to_begin()) return begin();
    const bool whole = settle_step() && settle_round() && settle_founding() && settle_cards_kept();
    if (!whole) return error();
    if (!is_in(state_.step, kFounding) && !parsed_.settles) settle_as_laid_out();
    if (!passes(deal(parsed_))) return error();
    state_.phase = phase_of(state_);
    if (state_.phase == Phase::granted || is_in(state_.step, kJointly)) state_.offered = 1;
    if (!settle_proposal() || !settle_order() || !settle_answers()) return error();
    if (parsed_.luck) state_.rng = position_text::rng_of(*parsed_.luck);
    if (state_.hidden != 0) state_.rng = Rng();
    if (begins_) begin_round(state_, nullptr);
    return sound();
  }

 private:
  Result<State> sound() {
    if (state_.hidden == 0) {
      if (Result<void> fits = fits_step(parsed_); !fits) return fits.error();
    }
    if (Result<void> checked = check(state_); !checked) {
      return position_text::misplaced(parsed_.place_of_step(), checked.error().message);
    }
    if (state_.hidden != 0 || state_.step == Step::over) return state_;
    MoveList moves;
    legal(state_, moves);
    if (!moves.empty()) return state_;
    return position_text::misplaced(parsed_.place_of_step(), Message("position.no_move"));
  }

  // Nothing but how a match begins: then it is a match's first decision.
  bool only_how_to_begin() const {
    return parsed_.names_nothing_but({Keyword::players, Keyword::figures, Keyword::option,
                                      Keyword::game, Keyword::seed, Keyword::rules});
  }

  Result<State> begin() {
    Result<State> first = setup({.players = state_.player_count,
                                 .options = parsed_.options,
                                 .seed = parsed_.seed,
                                 .data = write_data(state_.data),
                                 .rules = state_.rules});
    if (!first)
      return position_text::misplaced(parsed_.first_of({Keyword::option}), first.error().message);
    return first;
  }

  // Where nothing of a round is named, the round begins.
  bool settle_step() {
    begins_ = !parsed_.names(Keyword::turn) && !parsed_.names(Keyword::founded);
    state_.step = Step::march;
    if (parsed_.step) state_.step = *parsed_.step;
    if (parsed_.names(Keyword::founded) && !parsed_.names(Keyword::turn)) state_.step = Step::found;
    if (parsed_.names(Keyword::turn) && !parsed_.step) {
      return fail(parsed_.place_of_step(),
                  Message("position.value").with("values", position_text::joined(kStepWords)));
    }
    const TextPlace* part = position_text::first_named(parsed_, kPartsOfSteps);
    if (part != nullptr && begins_) return fail(*part, "graenaland.position.needs_turn");
    const auto step = static_cast<std::size_t>(state_.step);
    if (!passes(position_text::parts_fit_step(parsed_, kPartsOfSteps,
                                              {step, kStepWords[step], parsed_.place_of_step()}))) {
      return false;
    }
    if (state_.hidden != 0 && begins_) {
      return fail(parsed_.place_of(Keyword::hidden), "graenaland.position.needs_turn");
    }
    return settle_parts_of_players();
  }

  Message not_in_step() const {
    return position_text::not_in_step(kStepWords[static_cast<std::size_t>(state_.step)]);
  }

  bool settle_parts_of_players() {
    constexpr unsigned kGiving = in(Step::pay) | in(Step::toll) | in(Step::contribute);
    for (std::size_t i = 0; i < state_.player_count; ++i) {
      const Seat seat = seat_at(i);
      if (parsed_.names(Keyword::pledges, seat) && !is_in(state_.step, kJointly)) {
        return fail(parsed_.place_of(Keyword::pledges, seat), not_in_step());
      }
      if (parsed_.names(Keyword::gives, seat) && !is_in(state_.step, kGiving)) {
        return fail(parsed_.place_of(Keyword::gives, seat), not_in_step());
      }
    }
    return true;
  }

  // The ship went round once a round; of first player, ship and round two say the third.
  bool settle_round() {
    const std::size_t players = state_.player_count;
    const bool first = parsed_.names(Keyword::first);
    const bool builds = is_in(state_.step, in(Step::build) | kPaying) && state_.ended == 0;
    // Whoever builds is the main player, if nothing else is said.
    if (builds && !first && !parsed_.names(Keyword::ship)) state_.main = state_.turn;
    const bool ship = parsed_.names(Keyword::ship) || (builds && !first);
    const std::size_t passed = (state_.round - 1U) % players;
    if (first && ship && !parsed_.names(Keyword::round)) {
      const std::size_t rounds = (index(state_.main) + players - index(state_.first)) % players;
      state_.round = static_cast<std::uint16_t>(1 + rounds);
    } else if (!ship) {
      state_.main = seat_at((index(state_.first) + passed) % players);
    } else if (!first) {
      state_.first = seat_at((index(state_.main) + players - passed) % players);
    }
    if (state_.step == Step::found && !parsed_.names(Keyword::turn)) {
      state_.turn = founder_of(state_, state_.founded_count);
    }
    return true;
  }

  // Who is settled is named by the order in which villages came.
  bool settle_founding() {
    if (!is_in(state_.step, kFounding)) return true;
    int villages = 0;
    for (const Player& player : state_.players) villages += settlements(player);
    if (villages != state_.founded_count) {
      return fail(parsed_.settles_at, "graenaland.position.founded_only");
    }
    for (std::size_t i = 0; i < state_.founded_count; ++i) {
      std::uint8_t& warrior = state_.players[state_.founded[i] % 8U].hero_at[0];
      if (warrior == kAway) warrior = static_cast<std::uint8_t>(state_.founded[i] / 8U);
    }
    for (std::size_t place = 0; place < coast_count(state_); ++place) {
      state_.lying[place] = lying_at(state_, place);
    }
    if (state_.step != Step::yield) return true;
    if (state_.founded_count == 0) {
      return fail(parsed_.place_of_step(), "graenaland.position.yield");
    }
    state_.yielding = asked_to_yield(state_);
    return true;
  }

  // Victory-point cards are kept clockwise from the start player.
  bool settle_cards_kept() {
    const bool dealt = state_.options.victory_cards != 0 && !is_in(state_.step, kFounding);
    Seat seat = state_.first;
    bool kept = true;
    for (std::size_t i = 0; i < state_.player_count; ++i) {
      kept = kept && !(state_.step == Step::keep && seat == state_.turn);
      Player& player = state_.at(seat);
      const TextPlace& where = parsed_.place_of_cards(seat);
      if (where.line > 0 && !dealt) return fail(where, "graenaland.position.no_victory_cards");
      if (where.line > 0 && (player.has_kept != 0) != kept) {
        return fail(where, kept ? "graenaland.position.has_kept" : "graenaland.position.not_kept");
      }
      player.has_kept = dealt && kept ? 1 : 0;
      seat = next_seat(seat, state_.player_count);
    }
    return true;
  }

  // Where nobody's settlements are named, everybody is settled as at the beginning.
  void settle_as_laid_out() {
    const Layout& layout = state_.data.layouts[state_.player_count - kMinPlayers];
    Seat seat = state_.first;
    for (std::size_t i = 0; i < state_.player_count; ++i) {
      Player& player = state_.at(seat);
      const Start& start = layout.starts[i];
      for (const std::uint8_t tile : start.villages) ++player.villages[place_of(state_, tile)];
      player.hero_at[static_cast<std::size_t>(Hero::warrior)] =
          static_cast<std::uint8_t>(place_of(state_, start.warrior));
      seat = next_seat(seat, state_.player_count);
    }
  }

  // What was not given out yet is left; what is voted on is the last proposal for its land.
  bool settle_proposal() {
    if (!is_in(state_.step, kProposing)) return true;
    Proposal& proposal = state_.proposal;
    const Land& land = state_.lands[proposal.land];
    const TextPlace& where = parsed_.place_of(Keyword::proposal);
    const std::array<int, kClasses> pile = {land.open[0], land.open[1], land.open[2], land.covered};
    bool rest = false;
    for (std::size_t of = 0; of < kClasses; ++of) {
      int given = 0;
      for (const auto& share : proposal.shares) given += share[of];
      if (given > pile[of]) return fail(where, "graenaland.position.shares_more");
      if (given > 0 && rest) return fail(where, "graenaland.position.shares_order");
      proposal.left[of] = static_cast<std::uint8_t>(pile[of] - given);
      rest = rest || given < pile[of];
    }
    const bool sharing = state_.step == Step::share;
    if (rest != sharing) {
      return fail(where,
                  sharing ? "graenaland.position.shares_all" : "graenaland.position.shares_rest");
    }
    if (parsed_.from_seat && sharing) return fail(where, "graenaland.position.proposal");
    proposal.from_seat = parsed_.from_seat.value_or(sharing_from(proposal));
    if (sharing) return true;
    const TextPlace& last = parsed_.last[proposal.land];
    if (last.line > 0) return fail(last, "position.twice");
    state_.last_shares[proposal.land] = proposal.shares;
    return true;
  }

  // What is still to be paid: no more than the price, or than was promised.
  bool settle_order() {
    if (!is_in(state_.step, kPaying | kJointly)) return true;
    Order& order = state_.order;
    const bool joint = is_in(state_.step, kJointly);
    if (joint != (order.is_joint != 0)) return fail_building("graenaland.position.joint");
    const bool asks = state_.step == Step::pay || state_.step == Step::contribute;
    if (parsed_.needs && !asks) return fail(parsed_.place_of(Keyword::building), not_in_step());
    Cost most{};
    if (state_.step == Step::contribute) most = state_.pledged[index(state_.turn)];
    if (state_.step == Step::pay) most = cost_of(state_, order.what, order.at);
    if (state_.step == Step::pledge && !is_open(most)) {
      return fail_building("graenaland.position.pledged_more");
    }
    order.needs = parsed_.needs.value_or(most);
    for (std::size_t i = 0; i < kPlainResources; ++i) {
      if (order.needs[i] > most[i]) return fail_building("graenaland.position.needs_more");
    }
    return settle_toll();
  }
  bool fail_building(std::string_view id) { return fail(parsed_.place_of(Keyword::building), id); }

  // What of a joint work nobody has promised; false if more is promised than it costs.
  bool is_open(Cost& open) const {
    open = cost_of(state_, state_.order.what, state_.order.at);
    for (const Cost& each : state_.pledged) {
      for (std::size_t i = 0; i < kPlainResources; ++i) {
        if (each[i] > open[i]) return false;
        open[i] = static_cast<std::uint8_t>(open[i] - each[i]);
      }
    }
    return true;
  }

  // Nobody has got their card before the price is paid.
  bool settle_toll() {
    Order& order = state_.order;
    const bool owed = state_.step == Step::pay || state_.step == Step::toll;
    const unsigned toll = owed ? toll_seats(state_, order.what, order.at) : 0;
    order.toll = parsed_.toll.value_or(static_cast<std::uint8_t>(toll));
    const bool some = order.toll != 0 && (order.toll & ~toll) == 0;
    return (state_.step == Step::toll ? some : order.toll == toll) ||
           fail_building("graenaland.position.toll");
  }

  // What nobody named is the answer of those who want nothing.
  bool settle_answers() {
    const unsigned answered = answered_so_far(state_);
    state_.answered = static_cast<std::uint8_t>(answered);
    for (std::size_t seat = 0; seat < state_.player_count; ++seat) {
      const Answer& answer = parsed_.answers[seat];
      const bool has_answered = (answered >> seat & 1U) != 0;
      if (answer.step && !has_answered) {
        return fail(answer.place, "graenaland.position.answer_early");
      }
      if (answer.step && *answer.step != state_.step) return fail(answer.place, not_in_step());
      if (answer.step) {
        state_.answers[seat] = answer.value;
      } else if (has_answered && state_.step == Step::march && state_.hidden == 0) {
        state_.answers[seat] = static_cast<std::uint8_t>(kNobodyMarches);
      }
    }
    return true;
  }

  ParsedPosition parsed_;
  State& state_;  // within the parsed position
  bool begins_ = false;
};

}  // namespace

Result<State> complete(const ParsedPosition& parsed) { return Completion(parsed).finish(); }

}  // namespace meadhall::graenaland
