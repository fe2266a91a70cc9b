#include "games/graenaland/votes.h"

#include <algorithm>

namespace meadhall::graenaland {
namespace {

constexpr std::size_t kWarrior = static_cast<std::size_t>(Hero::warrior);
constexpr std::size_t kPriest = static_cast<std::size_t>(Hero::priest);
constexpr std::size_t kSkald = static_cast<std::size_t>(Hero::skald);

// What lies on a land that changes what heroes count, whoever is asked about.
struct Presence {
  bool priest = false;
  bool palisade = false;
  int heroes = 0;
};

Presence presence_at(const State& state, std::size_t place) {
  Presence there;
  there.palisade = (state.lands[place].works & bit(Work::palisade)) != 0;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const Player& player = state.players[i];
    there.priest |= player.hero_at[kPriest] == place;
    for (const std::uint8_t at : player.hero_at) there.heroes += at == place ? 1 : 0;
  }
  return there;
}

// Each hero is counted on its own, never below 0; the palisade comes last.
VoteTally tally_with(const State& state, std::size_t place, const Player& player,
                     const Presence& there) {
  VoteTally votes;
  votes.settlements = settlements_at(player, place);
  votes.total = votes.settlements;
  const bool three = three_changes(state);
  const int extra = three ? 1 : 0;
  const bool outsider = there.palisade && votes.settlements == 0;
  for (std::size_t hero = 0; hero < kHeroes; ++hero) {
    if (player.hero_at[hero] != place) continue;
    int count = extra;
    if (hero == kWarrior) {
      votes.priest_there = there.priest;
      if (!there.priest) count += player.army;
    } else if (hero == kSkald) {
      count += there.heroes - 1;
    }
    const bool stopped = outsider && (three || hero == kWarrior) && count > 0;
    votes.kept_out |= stopped;
    votes.heroes[hero] = stopped ? count - 1 : count;
    votes.total += votes.heroes[hero];
  }
  return votes;
}

}  // namespace

VoteTally tally(const State& state, std::size_t place, Seat seat) {
  return tally_with(state, place, state.at(seat), presence_at(state, place));
}

Votes votes_on(const State& state, std::size_t place) {
  const Presence there = presence_at(state, place);
  Votes votes;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    votes.of[i] = tally_with(state, place, state.players[i], there).total;
    votes.total += votes.of[i];
  }
  return votes;
}

}  // namespace meadhall::graenaland
