#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/contract.h"
#include "games/vikings/components.h"
#include "games/vikings/homeland.h"
#include "games/vikings/options.h"

namespace meadhall::vikings {

// One place on the wheel; its index is its price. An empty one has Tile::none.
struct Pair {
  Tile tile = Tile::none;
  Viking viking = Viking::fisherman;  // fisherman as well where the pair is empty

  constexpr bool empty() const { return tile == Tile::none; }

  friend bool operator==(const Pair&, const Pair&) = default;
};

// Where a player's victory points came from; they add up to all of them.
enum class PointSource : std::uint8_t {
  start,
  spent,  // paid for pairs and bids, or exchanged for gold
  ships,  // repelled at large scorings
  nobles,
  scouts,
  unrepelled,  // final scoring 1
  gold,        // final scoring 2
  boatsmen,    // final scoring 3
  islands,     // final scoring 4
  longest,     // final scoring 5
  food,        // final scoring 6
  fishermen,   // special tiles at large scorings
  buildings,   // special tiles at the final scoring
};
inline constexpr std::size_t kPointSources = 13;

// Where a player's gold came from and went; it adds up to the purse.
enum class GoldSource : std::uint8_t {
  start,
  spent,
  exchanged,
  goldsmiths,
  ships,
  unrepelled,
  final,
  specials,
};
inline constexpr std::size_t kGoldSources = 8;

struct Player {
  Homeland homeland;
  std::array<std::int16_t, kPointSources> points_from{};
  std::array<std::int16_t, kGoldSources> gold_from{};
  std::int16_t gold = 0;
  std::int16_t points = 0;
  std::array<std::uint8_t, kVikingKinds> waiting{};  // on the mainland, by kind
  std::uint8_t has_start_tile = 0;                   // 0 or 1
  std::uint8_t forfeited = 0;  // 1: gets no more special tiles (option specialAtZero)
  // Special tiles held, by kind; buildings that replaced a tile are held too.
  std::array<std::uint8_t, kSpecialKinds> specials{};
  // By building: the cell on which it replaced a tile; kNowhere while it lies aside.
  std::array<Cell, kBuildings> building_at{};
  std::array<std::uint8_t, 3> unused{};  // keeps the struct free of padding

  constexpr std::uint8_t& waiting_of(Viking kind) {
    return waiting[static_cast<std::size_t>(kind)];
  }
  constexpr std::uint8_t waiting_of(Viking kind) const {
    return waiting[static_cast<std::size_t>(kind)];
  }
  constexpr std::uint8_t& special(Special kind) { return specials[static_cast<std::size_t>(kind)]; }
  constexpr std::uint8_t special(Special kind) const {
    return specials[static_cast<std::size_t>(kind)];
  }

  friend bool operator==(const Player&, const Player&) = default;
};

// Where a building lies that replaced no tile yet: no middle can ever lie in column 1.
inline constexpr Cell kNowhere{};

// What the actor is asked. `take` and the placings are always asked; the others only when there is
// more than one answer.
enum class Step : std::uint8_t {
  auction,  // bid for the start player, or pass
  remove,   // take one of the thirteen vikings away
  draft,    // choose the kind of viking laid around the wheel next
  take,     // choose a pair
  pay,      // choose how much of the price to pay in points
  start,    // choose the row of the start tile, before the first tile of one's own
  place,    // choose where the tile goes
  stand,    // choose whether the viking stays on the tile just laid
  special,  // choose a special tile, or none
  swap,     // choose which tile the building just taken replaces
  ferry,    // large scoring: send a boatsman with vikings, or keep him
  over,
};
inline constexpr std::size_t kSteps = 12;

// A boatsman on his way: what he has carried so far.
struct Boat {
  std::uint8_t carried = 0;  // vikings
  std::uint8_t kinds = 0;    // one bit a kind of viking
  std::uint8_t on_tile = 0;  // 1: he sails on a boat tile

  friend bool operator==(const Boat&, const Boat&) = default;
};

// The auction of a round. rules: Vikings 9.3
struct Auction {
  std::uint16_t bid = 0;  // the highest; 0 while nobody has bid
  Seat leader{};          // who bid it; meaningless while nobody has
  std::uint8_t left = 0;  // one bit a seat: out of it for good

  friend bool operator==(const Auction&, const Auction&) = default;
};

struct State {
  Rng rng;  // draws from the bag; shuffled the stacks at the start
  std::array<Player, kMaxPlayers> players{};
  // The six face-down stacks as one list; the next tile is at `revealed`. Those turned up before
  // are Tile::none.
  std::array<Tile, kStack> stack{};
  std::array<Pair, kSlots> wheel{};
  std::array<std::uint8_t, kVikingKinds> bag{};
  // Drawn for this round and not laid around the wheel yet. While a draft is under way the slots
  // below their number have a tile but no viking.
  std::array<std::uint8_t, kVikingKinds> drawn{};
  std::array<std::uint8_t, kVikingKinds> gone{};     // boatsmen used up, vikings removed
  std::array<std::uint8_t, kTileKinds> discarded{};  // tiles that found no place, or were replaced
  // Face-down special tiles, the next one at `specials_revealed`; Special::none as in `stack`.
  std::array<Special, kSpecials> special_stack{};
  std::array<Special, kFaceUp> face_up{};
  std::array<std::uint8_t, kSpecialKinds> spent{};  // special tiles that left the game
  Options options;
  std::uint8_t player_count = kMinPlayers;
  std::uint8_t round = 1;              // 1 to 6
  std::uint8_t revealed = 0;           // tiles turned up so far
  std::uint8_t specials_revealed = 0;  // special tiles turned up so far
  std::uint8_t turned = 0;             // steps the wheel has turned this round
  Seat start_player{};                 // leads this round (until an auction ends: held the marker)
  Seat turn{};                         // who acts; meaningless once the match is over
  Step step = Step::take;
  std::uint8_t hidden = 0;   // 1: an observation; what is face down and the rng are blank
  Auction auction;           // step auction; blank otherwise
  Pair pending;              // the pair being bought, until its viking has found its place
  std::uint8_t price = 0;    // of the pending pair
  Cell laid;                 // where the pending pair's island tile was laid (step stand)
  Boat boat;                 // the boatsman under way (step ferry)
  std::uint8_t dearest = 0;  // 1: the pair being bought earns a special tile
  Special swapping{};        // the building just taken (step swap)
  std::array<std::uint8_t, 8> unused{};  // keeps the struct free of padding

  constexpr Player& at(Seat seat) { return players[index(seat)]; }
  constexpr const Player& at(Seat seat) const { return players[index(seat)]; }

  friend bool operator==(const State&, const State&) = default;
};
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= Position::kCapacity);

// A match's first decision. Errors: players not 2 to 4, options out of range, a named first player
// who has no seat, any figures of its own. rules: Vikings 2.1
Result<State> setup(const Setup& wish);
std::vector<Event> opening(const Setup& wish);

// The functions of the contract (see games/contract.h).
std::optional<Seat> actor(const State& state);
constexpr int round_of(const State& state) { return state.round; }
constexpr bool is_private(const State&) { return false; }  // all lies open
void legal(const State& state, MoveList& moves);
Result<void> apply(State& state, Move move);
std::vector<Event> narrate(const State& state, Move move);
bool reveals(const State& state, Move move);
State observe(const State& state, Seat viewer);
State determinize(const State& observed, Seat viewer, Rng& rng);
std::vector<Message> explain(const State& state, Inspectable thing);
std::vector<Message> foresee(const State& state, Move move);
ScoreSheet score(const State& state);
std::vector<Event> forecast_scoring(const State& state, Horizon horizon);
std::vector<Event> score_now(const State& state, std::size_t scoring);  // 0 small, 1 large, 2 final
Message question(const State& state);
Message describe(const State& state, Move move);
std::string_view topic(const State& state);
std::string_view topic_of(const State& state, Inspectable thing);
std::vector<Section> board(const State& state);
Section player_area(const State& state, Seat seat);

// Vikings drawn for this round that do not lie around the wheel yet.
constexpr std::size_t drawn_left(const State& state) {
  std::size_t left = 0;
  for (const std::uint8_t of_kind : state.drawn) left += of_kind;
  return left;
}

// True if a viking lies beside the tile at `slot` (during a draft the cheaper slots still wait).
constexpr bool has_viking(const State& state, std::size_t slot) {
  return !state.wheel[slot].empty() && slot >= drawn_left(state);
}

// True if the round just being played ends with a large scoring.
constexpr bool large_scoring_follows(const State& state) { return state.round % 2 == 0; }

}  // namespace meadhall::vikings
