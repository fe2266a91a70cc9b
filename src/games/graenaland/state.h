#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/contract.h"
#include "games/graenaland/components.h"
#include "games/graenaland/data.h"
#include "games/graenaland/options.h"

namespace meadhall::graenaland {

// The version of the rules (see GameInfo::rules_version), and the first under which who claims must
// reach what was claimed; matches begun before are played on as they were. rules: Graenaland 13.6
inline constexpr std::uint8_t kRules = 2;
inline constexpr std::uint8_t kClaimsBind = 2;

// Lands are told by their places: the coast from west to east, then the inland row likewise.

// A land: what was built for all, and the cards lying there, all of the land's own terrain.
struct Land {
  std::uint8_t works = 0;                   // bit(Work)
  std::array<std::uint8_t, kRanks> open{};  // face up, by rank
  std::array<std::uint8_t, kRanks> down{};  // face down, by rank; blank in an observation
  std::uint8_t covered = 0;                 // how many lie face down

  friend bool operator==(const Land&, const Land&) = default;
};

// Where a hero is: the place of a land; or he waits beside one (kWaiting + place); or is not in
// play.
inline constexpr std::uint8_t kWaiting = 0x40;
inline constexpr std::uint8_t kAway = 0xff;

constexpr bool is_on_map(std::uint8_t hero_at) { return hero_at < kWaiting; }
constexpr bool is_waiting(std::uint8_t hero_at) { return hero_at >= kWaiting && hero_at != kAway; }

struct Player {
  std::uint16_t supplies = 0;                   // supply cards in hand, one bit each
  std::array<std::uint8_t, kCardKinds> hand{};  // resource cards by kind
  std::array<std::uint8_t, kTerrains> backs{};  // the same by terrain, as everybody sees them
  std::array<std::uint8_t, kMaxLands> villages{};
  std::array<std::uint8_t, kMaxLands> buildings{};  // bit(Building)
  std::array<std::uint8_t, kHeroes> hero_at{kAway, kAway, kAway};
  std::uint8_t army = 0;
  std::uint8_t supply_count = 0;
  // The victory-point cards dealt. Once the player has chosen, the first is the one kept.
  std::array<std::uint8_t, 3> dealt{kNoCard, kNoCard, kNoCard};
  std::uint8_t has_kept = 0;  // 0 or 1
  std::uint8_t unused = 0;    // keeps the struct free of padding

  friend bool operator==(const Player&, const Player&) = default;
};

// What the actor is asked. Marches, votes, claims and what is kept or contributed are asked one
// seat after the other and stay secret until all have answered. Where there is one answer only it
// is given unasked, but for the secret ones, where silence would tell.
enum class Step : std::uint8_t {
  keep,        // choose one of three victory-point cards
  found,       // free setup: place a village (the first with the warrior)
  yield,       // free setup: move a village of a crowded land away, or stay
  march,       // send a hero somewhere, or stay
  enter,       // which of two waiting heroes enters
  propose,     // choose a land whose cards to share out, or pass
  share,       // who gets the next card of the proposal
  vote,        // yes or no
  claim,       // victory-point cards: claim to reach the end now, or not
  build,       // build, take a supply card, end the phase
  pay,         // what is given for the next resource
  toll,        // which card the next settled player gets
  follow,      // whether priest or skald moves to the new church or hall
  pledge,      // joint work: promise a resource, or make up one's mind
  contribute,  // joint work: give what was promised, or refuse
  over,
};
inline constexpr std::size_t kSteps = 16;

// How somebody's cards are given out: by seat and card class. Classes: the three ranks of the
// terrain, then the face-down ones, which nobody can tell apart.
inline constexpr std::size_t kClasses = kRanks + 1;
inline constexpr std::size_t kCovered = kRanks;
using Shares = std::array<std::array<std::uint8_t, kClasses>, kMaxPlayers>;

// A proposal being made or voted on.
struct Proposal {
  std::uint8_t land = 0;
  Seat proposer{};
  Shares shares{};                            // given out so far
  std::array<std::uint8_t, kClasses> left{};  // still to be given out
  std::uint8_t from_seat = 0;  // cards of the class being given go to this seat or a later one

  friend bool operator==(const Proposal&, const Proposal&) = default;
};

// In whose name something is built.
enum class Phase : std::uint8_t {
  normal,   // the main player's
  granted,  // five players: another's one construction
  final,    // after the end was declared or claimed
};

// What is being paid for. Needs are asked for in the order of the resources.
struct Order {
  Construction what{};
  std::uint8_t at = 0;         // the land; of the army: 0, or 1 + the terrain of the fortress used
  Cost needs{};                // not covered yet
  std::uint8_t last = 0;       // source of the last payment for the resource asked for
  std::uint8_t toll = 0;       // seats that must still get a card, one bit each
  std::uint8_t by_market = 0;  // resources covered through markets
  std::uint8_t is_joint = 0;   // 0 or 1
  // Supply cards opened for this, of whose two halves the first or the second is still to be used.
  std::uint16_t first_halves = 0;
  std::uint16_t second_halves = 0;

  friend bool operator==(const Order&, const Order&) = default;
};

// Cards laid out for a payment or contribution; they leave the hand when it is complete.
struct Given {
  std::uint16_t supplies = 0;
  std::array<std::uint8_t, kCardKinds> cards{};

  friend bool operator==(const Given&, const Given&) = default;
};

struct State {
  Rng rng;
  std::array<Player, kMaxPlayers> players{};
  std::array<Given, kMaxPlayers> given{};
  std::uint16_t round = 1;
  std::uint16_t stack =
      0;  // face-down supply cards, one bit each; in an observation all unseen ones
  std::uint16_t used_supplies = 0;
  Order order;
  Data data;
  std::array<Land, kMaxLands> lands{};
  // Cards in the decks by kind; in an observation with them all others whose face is unknown.
  std::array<std::uint8_t, kCardKinds> deck{};
  std::array<std::uint8_t, kCardKinds> discards{};
  std::array<std::uint8_t, kSupplyRow> row{kNoCard, kNoCard, kNoCard, kNoCard};
  Options options;
  std::uint8_t player_count = kMinPlayers;
  Seat first{};  // began the match
  Seat main{};   // holds the ship
  Seat turn{};   // who is asked; meaningless once the match is over
  Step step = Step::march;
  std::uint8_t hidden = 0;  // 1: an observation; faces, answers and the rng are blank
  // Secret answers by seat: march codes, votes, points claimed.
  std::array<std::uint8_t, kMaxPlayers> answers{};
  std::uint8_t answered = 0;  // one bit a seat
  Proposal proposal;
  // The last proposal put to the vote for each land, for "as last time".
  std::array<Shares, kMaxLands> last_shares{};
  // Free setup: villages in the order in which they came, seat + 8 × land.
  std::array<std::uint8_t, 2 * kMaxPlayers> founded{};
  std::uint8_t founded_count = 0;
  std::uint8_t yielding = 0;  // how many of the crowded land's players were asked already
  std::array<std::uint8_t, kMaxPlayers> lying{};  // free setup: cards still lying on coast lands
  Phase phase = Phase::normal;
  std::uint8_t markets_used = 0;
  std::uint8_t supply_taken = 0;            // 0 or 1
  std::uint8_t offered = 0;                 // 0 or 1: joint work or grant offered this round
  std::array<Cost, kMaxPlayers> pledged{};  // joint work: by seat
  Seat winner{};                            // phase final: who declared or claimed
  std::uint8_t ended = 0;                   // 0 or 1: the end was declared or claimed
  std::uint8_t claimed = 0;                 // the points the winner claimed and owes; 0: none
  std::uint8_t rules = kRules;              // by which the match is played
  std::array<std::uint8_t, 6> unused{};     // keeps the struct free of padding

  constexpr Player& at(Seat seat) { return players[index(seat)]; }
  constexpr const Player& at(Seat seat) const { return players[index(seat)]; }

  friend bool operator==(const State&, const State&) = default;
};
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= Position::kCapacity);

// True if everybody has victory cards: they are dealt once all have settled. rules: Graenaland 13.5
constexpr bool has_victory_cards(const State& state) {
  return state.options.victory_cards != 0 && state.step != Step::found && state.step != Step::yield;
}

// A match's first decision. Errors: players not 3 to 5, options or figures out of range.
// rules: Graenaland 4
Result<State> setup(const Setup& wish);
std::vector<Event> opening(const Setup& wish);

// The functions of the contract (see games/contract.h).
std::optional<Seat> actor(const State& state);
constexpr int round_of(const State& state) { return state.round; }
bool is_private(const State& state);
void legal(const State& state, MoveList& moves);
Result<void> apply(State& state, Move move);
std::vector<Event> narrate(const State& state, Move move);
bool reveals(const State& state, Move move);
State observe(const State& state, Seat viewer);
State determinize(const State& observed, Seat viewer, Rng& rng);
std::vector<Message> explain(const State& state, Inspectable thing);
std::vector<Message> foresee(const State& state, Move move);
ScoreSheet score(const State& state);
Message question(const State& state);
Message describe(const State& state, Move move);
std::string_view topic(const State& state);
std::string_view topic_of(const State& state, Inspectable thing);
std::vector<Section> board(const State& state);
Section player_area(const State& state, Seat seat);

// --- The island. rules: Graenaland 2

constexpr std::size_t coast_count(const State& state) { return state.player_count; }
constexpr std::size_t land_count(const State& state) { return 2U * state.player_count - 1U; }
constexpr bool is_coast(const State& state, std::size_t place) {
  return place < coast_count(state);
}
constexpr std::size_t tile_number(const State& state, std::size_t place) {
  return state.data.layouts[state.player_count - kMinPlayers].tiles[place];
}
constexpr const Tile& tile_at(const State& state, std::size_t place) {
  return state.data.tiles[tile_number(state, place)];
}
// The place of a tile (see kTileNames); kMaxLands if it is not on this island.
constexpr std::size_t place_of(const State& state, std::size_t tile) {
  for (std::size_t place = 0; place < land_count(state); ++place) {
    if (tile_number(state, place) == tile) return place;
  }
  return kMaxLands;
}

// True if two lands lie side by side: in one row, or one behind half of the other.
bool are_neighbours(const State& state, std::size_t a, std::size_t b);

// Where a hero standing at `place` gets when sent to `spot`; `place` itself where the spot is off
// the map, or a double step begins inland.
std::size_t destination(const State& state, std::size_t place, Spot spot);

// --- Settlements: villages and buildings

constexpr int settlements_at(const Player& player, std::size_t place) {
  return player.villages[place] + count_buildings(player.buildings[place]);
}
int settlements_of_all(const State& state, std::size_t place);
int settlements(const Player& player);
int cards_at(const Land& land);
int hand_size(const Player& player);

// True if one of the player's heroes stands at `place`.
constexpr bool has_hero_at(const Player& player, std::size_t place) {
  for (const std::uint8_t at : player.hero_at) {
    if (at == place) return true;
  }
  return false;
}

// True if the changes for three players are in force. rules: Graenaland 12
constexpr bool three_changes(const State& state) {
  return state.player_count == 3 && state.options.three_changes != 0;
}

}  // namespace meadhall::graenaland
