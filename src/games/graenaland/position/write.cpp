#include <bit>
#include <span>

#include "games/graenaland/options.h"
#include "games/graenaland/position/follows.h"
#include "games/graenaland/position/words.h"
#include "games/graenaland/words.h"
#include "games/graenaland/workshop.h"
#include "games/position_text/writer.h"

namespace meadhall::graenaland {
namespace {

using position_text::PositionList;
using position_text::PositionText;

class Writer {
 public:
  explicit Writer(const State& state)
      : state_(state),
        text_(kPositionHeader, state.player_count, option_specs(), write_options(state.options)) {}

  std::string write() {
    add_figures();
    add_flow();
    add_founded();
    add_answers();
    add_proposal();
    add_building();
    for (std::size_t place = 0; place < land_count(state_); ++place) add_land(place);
    for (std::size_t place = 0; place < land_count(state_); ++place) add_last(place);
    add_reserves();
    for (std::size_t i = 0; i < state_.player_count; ++i) add_player(seat_at(i));
    return text_.take();
  }

 private:
  PositionText& land(std::size_t place) {
    return text_.add(kTileNames[tile_number(state_, place)]);
  }
  // "grain plains"
  PositionText& card(std::size_t kind) {
    const std::size_t terrain = terrain_of(kind);
    const Resource of = state_.data.decks[terrain].resource[rank_of(kind)];
    return text_.add(word(of)).add(" ").add(kTerrainWords[terrain]);
  }
  PositionText& numbered(std::string_view letters, std::size_t card) {
    return text_.add(letters).add(card < 9 ? "0" : "").add(static_cast<int>(card + 1));
  }

  void add_figures() {
    const std::string figures = write_data(state_.data);
    for (std::size_t begin = 0; begin < figures.size();) {
      const std::size_t end = figures.find('\n', begin) + 1;
      text_.add("figures ").add(std::string_view(figures).substr(begin, end - begin));
      begin = end;
    }
  }

  void add_flow() {
    text_.add("round ").add(state_.round).add("\nfirst ").add(state_.first);
    text_.add("\nship ").add(state_.main).add("\nturn ").add(state_.turn).add(": ");
    text_.add(kStepWords[static_cast<std::size_t>(state_.step)]).add("\n");
    if (state_.rules != kRules) text_.add("rules ").add(state_.rules).add("\n");
    if (state_.ended != 0) {
      text_.add("winner ").add(state_.winner);
      if (state_.claimed != 0) text_.add(" claimed ").add(state_.claimed);
      text_.add("\n");
    }
    PositionList used(text_, "used");
    if (state_.supply_taken != 0) used.item().add("supply");
    if (state_.offered != 0) used.item().add("offer");
    if (state_.markets_used > 0) {
      used.item().counted(state_.markets_used, state_.markets_used > 1 ? "markets" : "market");
    }
  }

  void add_founded() {
    PositionList founded(text_, "founded");
    for (std::size_t i = 0; i < state_.founded_count; ++i) {
      founded.item().add(seat_at(state_.founded[i] % 8U)).add(" ");
      land(state_.founded[i] / 8U);
    }
  }

  // In an observation what is not known is not told from the first of the answers.
  void add_answers() {
    if (!is_in(state_.step, kAnswering)) return;
    PositionList answers(text_, "answers");
    for (std::size_t seat = 0; seat < state_.player_count; ++seat) {
      const std::uint8_t answer = state_.answers[seat];
      if ((unsigned{state_.answered} >> seat & 1U) == 0) continue;
      if (state_.hidden != 0 && answer == 0) continue;
      answers.item().add(seat_at(seat)).add(" ");
      if (state_.step == Step::vote) {
        text_.add(answer != 0 ? "yes" : "no");
      } else if (state_.step == Step::claim) {
        if (answer == 0) text_.add("nothing");
        if (answer != 0) text_.add(answer);
      } else if (answer == kNobodyMarches) {
        text_.add("nobody");
      } else {
        text_.add(kHeroWords[answer / kSpots]).add(" ").add(kSpotWords[answer % kSpots]);
      }
    }
  }

  void add_shares(std::size_t place, const Shares& shares) {
    const auto& deck = state_.data.decks[static_cast<std::size_t>(tile_at(state_, place).terrain)];
    bool first = true;
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
      bool gets = false;
      for (std::size_t of = 0; of < kClasses; ++of) {
        if (shares[seat][of] == 0) continue;
        if (!gets) text_.add(first ? ": to " : ", to ").add(seat_at(seat)).add(":");
        text_.add(gets ? ", " : " ");
        first = false;
        text_.counted(shares[seat][of], of == kCovered ? "down" : word(deck.resource[of]));
        gets = true;
      }
    }
    text_.add("\n");
  }

  void add_proposal() {
    if (!is_in(state_.step, kProposing)) return;
    const Proposal& proposal = state_.proposal;
    text_.add("proposal ");
    land(proposal.land).add(" by ").add(proposal.proposer);
    if (proposal.from_seat != sharing_from(proposal)) {
      text_.add(" from ").add(seat_at(proposal.from_seat));
    }
    add_shares(proposal.land, proposal.shares);
  }

  // What is voted on is the last proposal for its land.
  void add_last(std::size_t place) {
    const Shares& shares = state_.last_shares[place];
    if (shares == Shares{}) return;
    if (state_.step == Step::vote && place == state_.proposal.land) return;
    text_.add("last ");
    land(place);
    add_shares(place, shares);
  }

  void add_cost(const Cost& cost) {
    bool first = true;
    for (std::size_t i = 0; i < kPlainResources; ++i) {
      if (cost[i] == 0) continue;
      text_.add(first ? " " : ", ").counted(cost[i], kResourceWords[i]);
      first = false;
    }
  }

  void add_building() {
    if (!is_in(state_.step, kPaying | kJointly)) return;
    const Order& order = state_.order;
    text_.add("building: ").add(order.is_joint != 0 ? "joint " : "").add(word(order.what));
    if (order.what != Construction::army) {
      text_.add(" ");
      land(order.at);
    } else if (order.at > 0) {
      text_.add(" ").add(kTerrainWords[order.at - 1U]);
    }
    if (state_.step == Step::pay || state_.step == Step::contribute) {
      text_.add(", needs");
      add_cost(order.needs);
    }
    if (state_.step == Step::toll) {
      text_.add(", toll");
      for (std::size_t seat = 0; seat < state_.player_count; ++seat) {
        if ((unsigned{order.toll} >> seat & 1U) != 0) text_.add(" ").add(seat_at(seat));
      }
    }
    if (order.by_market > 0) text_.add(", markets ").add(order.by_market);
    const unsigned opened = unsigned{order.first_halves} | order.second_halves;
    if (opened != 0) text_.add(", opened");
    for (unsigned left = opened; left != 0; left &= left - 1) {
      const auto which = static_cast<std::size_t>(std::countr_zero(left));
      const bool second = (order.second_halves >> which & 1U) != 0;
      text_.add(" ");
      numbered("S", which).add(" ").add(word(state_.data.supplies[which][second ? 1 : 0]));
    }
    if (order.last != 0) add_last_source(order.last);
    text_.add("\n");
  }

  void add_last_source(std::uint32_t from) {
    text_.add(", after ");
    if (from >= source::kMarketCard) text_.add("market ");
    if (from < source::kSupply) {
      card(from);
    } else if (from < source::kGold) {
      numbered("S", from - source::kSupply);
    } else if (from < source::kMarketCard) {
      card(from - source::kGold);
    } else if (from < source::kMarketSupply) {
      card(from - source::kMarketCard);
    } else {
      numbered("S", from - source::kMarketSupply);
    }
  }

  void add_land(std::size_t place) {
    const Land& here = state_.lands[place];
    if (here == Land{}) return;
    const auto& deck = state_.data.decks[static_cast<std::size_t>(tile_at(state_, place).terrain)];
    text_.add("land ");
    land(place);
    bool first = true;
    const auto item = [&]() -> PositionText& {
      text_.add(first ? ": " : ", ");
      first = false;
      return text_;
    };
    for (std::size_t i = 0; i < kWorks; ++i) {
      if ((here.works & bit(static_cast<Work>(i))) == 0) continue;
      item().add(kConstructionWords[i + static_cast<std::size_t>(Construction::road)]);
    }
    int covered = here.covered;
    for (std::size_t rank = 0; rank < kRanks; ++rank) {
      covered -= here.down[rank];
      if (here.open[rank] > 0) item().counted(here.open[rank], word(deck.resource[rank]));
    }
    if (here.covered > 0) item().add("down ");
    first = true;
    for (std::size_t rank = 0; rank < kRanks; ++rank) {
      if (here.down[rank] == 0) continue;
      text_.add(first ? "" : ", ").counted(here.down[rank], word(deck.resource[rank]));
      first = false;
    }
    if (covered > 0) text_.add(first ? "" : ", ").add(covered);
    text_.add("\n");
  }

  void add_cards(PositionList& list, const std::array<std::uint8_t, kCardKinds>& cards) {
    for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
      if (cards[kind] == 0) continue;
      list.item().counted(cards[kind], "");
      card(kind);
    }
  }

  void add_supplies(PositionList& list, unsigned cards) {
    for (; cards != 0; cards &= cards - 1) {
      list.item();
      numbered("S", static_cast<std::size_t>(std::countr_zero(cards)));
    }
  }

  void add_reserves() {
    {
      PositionList row(text_, "row");
      for (const std::uint8_t lying : state_.row) {
        row.item();
        if (lying == kNoCard) text_.add("-");
        if (lying != kNoCard) numbered("S", lying);
      }
    }
    {
      PositionList spent(text_, "spent");
      add_supplies(spent, state_.used_supplies);
    }
    {
      PositionList discards(text_, "discards");
      add_cards(discards, state_.discards);
    }
    if (state_.hidden != 0) {
      text_.add("hidden\n");
    } else {
      text_.add_luck(state_.rng);
    }
  }

  void add_player(Seat seat) {
    const Player& player = state_.at(seat);
    text_.add("\nplayer ").add(seat).add(": army ").add(player.army).add("\n");
    const bool founding = is_in(state_.step, kFounding);
    for (std::size_t place = 0; place < land_count(state_); ++place) {
      add_settled(player, place, founding);
    }
    {
      PositionList waiting(text_, "  waiting");
      for (std::size_t hero = 0; hero < kHeroes; ++hero) {
        if (!is_waiting(player.hero_at[hero])) continue;
        waiting.item().add(kHeroWords[hero]).add(" ");
        land(player.hero_at[hero] - std::size_t{kWaiting});
      }
    }
    add_hand(player);
    add_victory_cards(player);
    add_offers(index(seat));
  }

  void add_settled(const Player& player, std::size_t place, bool founding) {
    const std::string name = "  " + std::string(kTileNames[tile_number(state_, place)]);
    PositionList here(text_, name);
    const int villages = founding ? 0 : player.villages[place];
    if (villages > 0) here.item().counted(villages, villages > 1 ? "villages" : "village");
    for (std::size_t i = 0; i < kBuildings; ++i) {
      if ((player.buildings[place] & bit(static_cast<Building>(i))) == 0) continue;
      here.item().add(kConstructionWords[i + static_cast<std::size_t>(Construction::fortress)]);
    }
    for (std::size_t hero = 0; hero < kHeroes; ++hero) {
      if (player.hero_at[hero] == place) here.item().add(kHeroWords[hero]);
    }
  }

  // Cards that an observer does not know are told by their backs.
  void add_hand(const Player& player) {
    {
      PositionList hand(text_, "  hand");
      add_cards(hand, player.hand);
      for (std::size_t terrain = 0; terrain < kTerrains; ++terrain) {
        int unknown = player.backs[terrain];
        for (std::size_t rank = 0; rank < kRanks; ++rank) {
          unknown -= player.hand[card_kind(terrain, rank)];
        }
        if (unknown > 0) hand.item().counted(unknown, kTerrainWords[terrain]);
      }
    }
    PositionList supplies(text_, "  supplies");
    add_supplies(supplies, player.supplies);
    const int unknown = player.supply_count - std::popcount(player.supplies);
    if (unknown > 0) supplies.item().add(unknown);
  }

  void add_victory_cards(const Player& player) {
    if (player.dealt[0] == kNoCard) return;
    text_.add(player.has_kept != 0 ? "  card" : "  dealt");
    for (std::size_t i = 0; i < player.dealt.size(); ++i) {
      if (player.dealt[i] == kNoCard) continue;
      text_.add(i == 1 && player.has_kept != 0 ? ", away " : " ");
      numbered("VP", player.dealt[i]);
    }
    text_.add("\n");
  }

  void add_offers(std::size_t seat) {
    if (total(state_.pledged[seat]) > 0) {
      text_.add("  pledges");
      add_cost(state_.pledged[seat]);
      text_.add("\n");
    }
    PositionList gives(text_, "  gives");
    add_cards(gives, state_.given[seat].cards);
    add_supplies(gives, state_.given[seat].supplies);
  }

  const State& state_;
  PositionText text_;
};

}  // namespace

std::string write_position(const State& state) { return Writer(state).write(); }

}  // namespace meadhall::graenaland
