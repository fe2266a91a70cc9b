#include <bit>

#include "games/graenaland/building.h"
#include "games/graenaland/explain_parts.h"
#include "games/graenaland/tell.h"
#include "games/graenaland/votes.h"
#include "games/graenaland/words.h"

namespace meadhall::graenaland {
namespace {

using Lines = std::vector<Message>;
using List = Message::List;

// rules: Graenaland 5
Message next_production(const State& state, std::size_t place) {
  const Land& land = state.lands[place];
  const int settled = settlements_of_all(state, place);
  if (settled == 0) return Message("graenaland.explain.unsettled");
  int room = settled + 1 - cards_at(land);
  if (room <= 0) return Message("graenaland.explain.full");
  const std::array<std::uint8_t, kClasses> one_down{0, 0, 0, 1};
  List cards;
  cards.emplace_back("graenaland.explain.brings_open");
  if ((land.works & bit(Work::road)) != 0 && --room > 0) {
    std::ranges::move(pile_told(state, place, one_down), std::back_inserter(cards));
  }
  if ((land.works & bit(Work::improvement)) != 0 && --room > 0) {
    cards.push_back(Message("graenaland.explain.brings_if")
                        .with("resource", Term{resource_term(tile_at(state, place).improvement)}));
  }
  return Message("graenaland.explain.brings").with("cards", std::move(cards));
}

// The places for buildings, and whose they are.
Message sites_told(const State& state, std::size_t place) {
  List sites;
  for (std::size_t building = 0; building < kBuildings; ++building) {
    if ((tile_at(state, place).sites >> building & 1U) == 0) continue;
    const auto what =
        static_cast<Construction>(static_cast<std::size_t>(Construction::fortress) + building);
    Message site(construction_term(what));
    for (std::size_t i = 0; i < state.player_count; ++i) {
      if ((state.players[i].buildings[place] >> building & 1U) == 0) continue;
      site = Message("graenaland.explain.site")
                 .with("player", seat_at(i))
                 .with("what", Term{construction_term(what)});
    }
    sites.push_back(std::move(site));
  }
  if (sites.empty()) return Message("graenaland.explain.no_sites");
  return Message("graenaland.explain.sites").with("sites", std::move(sites));
}

Message hero_reason(const VoteTally& tally, Hero hero) {
  const bool silenced = hero == Hero::warrior && tally.priest_there;
  return Message(silenced ? "graenaland.votes.silenced" : "graenaland.votes.hero")
      .with("hero", Term{hero_term(hero)})
      .with("n", tally.heroes[static_cast<std::size_t>(hero)]);
}

// How the votes of a player there come about.
void tell_voter(const State& state, std::size_t place, Seat seat, Lines& lines) {
  const Player& player = state.at(seat);
  const VoteTally votes = tally(state, place, seat);
  List reasons;
  if (votes.settlements > 0) {
    reasons.push_back(Message("graenaland.votes.settlements").with("n", votes.settlements));
  }
  for (std::size_t hero = 0; hero < kHeroes; ++hero) {
    if (player.hero_at[hero] != place) continue;
    reasons.push_back(hero_reason(votes, static_cast<Hero>(hero)));
  }
  if (reasons.empty()) return;
  if (votes.kept_out) reasons.emplace_back("graenaland.votes.kept_out");
  lines.push_back(Message("graenaland.votes.player")
                      .with("player", seat)
                      .with("n", votes.total)
                      .with("reasons", std::move(reasons)));
}

// "Bob + Cid": the seats of a set.
Message together(unsigned seats) {
  const Seat first = seat_at(static_cast<std::size_t>(std::countr_zero(seats)));
  const unsigned others = seats & (seats - 1);
  if (others == 0) return Message("graenaland.player").with("player", first);
  return Message("graenaland.votes.and").with("player", first).with("rest", List{together(others)});
}

// The smallest sets of others with whom a player has a majority: none of them could be spared.
List partners(const Votes& votes, Seat seat) {
  const unsigned voters = votes.voters() & ~(1U << index(seat));
  const auto sum = [&](unsigned seats) {
    int all = votes.of_seat(seat);
    for (; seats != 0; seats &= seats - 1) {
      all += votes.of[static_cast<std::size_t>(std::countr_zero(seats))];
    }
    return all;
  };
  const auto wins = [&](unsigned seats) { return 2 * sum(seats) > votes.total; };
  List sets;
  for (unsigned seats = 1; seats < 1U << kMaxPlayers; ++seats) {
    if ((seats & ~voters) != 0 || !wins(seats)) continue;
    bool smallest = true;
    for (unsigned left = seats; left != 0; left &= left - 1) {
      smallest = smallest && !wins(seats & ~(left & (~left + 1U)));
    }
    if (smallest) sets.push_back(together(seats));
  }
  return sets;
}

}  // namespace

Message power_told(const Votes& votes, Seat seat) {
  const int own = votes.of_seat(seat);
  if (own == 0) return Message("graenaland.votes.none").with("player", seat);
  if (2 * own > votes.total) return Message("graenaland.votes.alone").with("player", seat);
  List sets = partners(votes, seat);
  const int n = static_cast<int>(sets.size());
  return Message("graenaland.votes.with")
      .with("player", seat)
      .with("n", n)
      .with("sets", std::move(sets));
}

std::vector<Message> explain_land(const State& state, std::size_t place) {
  const Tile& tile = tile_at(state, place);
  const Land& land = state.lands[place];
  Lines lines = {Message("graenaland.explain.land")
                     .with("land", land_text(state, place))
                     .with("terrain", Term{terrain_term(tile.terrain)})
                     .with("row", Term{row_term(is_coast(state, place))})
                     .with("resource", Term{resource_got(tile.improvement)}),
                 Message("graenaland.explain.cards")
                     .with("cards", or_nothing(pile_told(state, place, pile_of(land))))
                     .with("n", settlements_of_all(state, place) + 1),
                 next_production(state, place)};
  if (List works = works_told(state, place); !works.empty()) {
    lines.push_back(Message("graenaland.explain.works").with("works", std::move(works)));
  }
  if (List players = present_told(state, place); !players.empty()) {
    lines.push_back(Message("graenaland.explain.settled").with("players", std::move(players)));
  }
  lines.push_back(sites_told(state, place));
  lines.push_back(Message("graenaland.explain.village").with("cost", cost_told(tile.village)));
  if (actor(state)) {
    Message toll = toll_told(state, Construction::village, place);
    if (!toll.empty()) lines.push_back(std::move(toll));
    Message hindrance = hindrance_told(state, Construction::village, place);
    if (!hindrance.empty()) lines.push_back(std::move(hindrance));
  }
  if (is_reconstructed(state.data, Line::tile, tile_number(state, place))) {
    lines.push_back(reconstructed_told());
  }
  return lines;
}

std::vector<Message> explain_votes(const State& state, std::size_t place) {
  const Votes votes = votes_on(state, place);
  Lines lines;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    tell_voter(state, place, seat_at(i), lines);
  }
  if (votes.total == 0) {
    lines.push_back(Message("graenaland.votes.nobody").with("land", land_text(state, place)));
    return lines;
  }
  lines.push_back(majority_told(votes.total));
  if (actor(state)) lines.push_back(power_told(votes, state.turn));
  if (three_changes(state)) lines.emplace_back("graenaland.votes.three");
  return lines;
}

}  // namespace meadhall::graenaland
