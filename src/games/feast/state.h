#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/must.h"
#include "games/contract.h"
#include "games/feast/banquet.h"
#include "games/feast/components.h"
#include "games/feast/cover.h"
#include "games/feast/occupations.h"
#include "games/feast/options.h"
#include "games/feast/spaces.h"

namespace meadhall::feast {

inline constexpr int kMostRounds = 7;

// --- What lies where

// A board or house with all that was laid on it. `lying` says, cell by cell, what: the item, and
// whether it is the same tile as in the cell to the left and in the cell above.
inline constexpr std::size_t kGrid = kBoardRows * kBoardColumns;
inline constexpr std::uint8_t kItemBits = 0x3f;
inline constexpr std::uint8_t kJoinedLeft = 0x40;
inline constexpr std::uint8_t kJoinedUp = 0x80;
struct Surface {
  Cover cover;
  std::array<std::uint8_t, kGrid> lying{};  // where nothing lies: 0, and the cover is bare

  friend bool operator==(const Surface&, const Surface&) = default;
};
constexpr std::size_t cell_number(std::size_t row, std::size_t column) {
  return row * kBoardColumns + column;
}

// Surfaces: the home boards by seat, then the lands, then the houses.
inline constexpr std::size_t kFirstLand = kMostPlayers;
inline constexpr std::size_t kFirstHouse = kFirstLand + kLands;
inline constexpr std::size_t kSurfaces = kFirstHouse + kHouses;
inline constexpr std::uint8_t kNowhere = 0xff;

// An exploration board, lying in the middle until somebody takes it.
struct Land {
  Seat owner = kNobody;
  std::uint8_t side = 0;  // 0 the front is up, 1 the back
  std::uint8_t silver = 0;
  std::uint8_t used = 0;  // 1: it is in this match

  friend bool operator==(const Land&, const Land&) = default;
};

// --- A player

struct Player {
  std::array<std::uint16_t, kItems> has{};  // in supply and stable; sheep and cattle in all
  std::uint8_t pregnant_sheep = 0;
  std::uint8_t pregnant_cattle = 0;
  // Ships in the bay
  std::uint8_t boats = 0;
  std::uint8_t armed_boats = 0;  // with an ore beside the printed one
  std::uint8_t knarrs = 0;
  std::uint8_t longships = 0;
  std::array<std::uint8_t, kLargeBerths> ore{};  // on the longships, most first
  // Emigrated
  std::uint8_t away_knarrs = 0;
  std::uint8_t away_longships = 0;
  std::uint8_t sheds = 0;
  std::uint8_t shed_wood = 0;  // on fields of sheds
  std::uint8_t shed_stone = 0;
  std::uint8_t house_wood = 0;  // on the extra fields of stone houses
  std::uint8_t house_stone = 0;
  std::uint8_t penalties = 0;
  std::uint8_t vikings_in_thing = 0;  // of the acting colour
  std::uint8_t waiting = 0;           // solo: of the other colour
  std::uint8_t placements = 0;        // in column 2, in this round
  std::uint8_t passed = 0;            // 0 or 1: for this round
  std::uint8_t hand_count = 0;
  std::uint8_t had_crops = 0;            // in the supply when this harvest began: 1 flax, 2 grain
  std::uint8_t free_card = kNoCard;      // mini-expansion 2: may be played free in the first turn
  std::array<std::uint8_t, 2> tokens{};  // mini-expansion 2: 1 + the token's number
  std::array<std::uint8_t, 5> unused{};  // keeps the struct free of padding
  Cards hand;                            // blank in an observation, but for the viewer
  Cards played;
  Cards spent;  // of the one-shot ones

  friend bool operator==(const Player&, const Player&) = default;
};

constexpr int large_ships(const Player& player) { return player.knarrs + player.longships; }
constexpr int away(const Player& player) { return player.away_knarrs + player.away_longships; }
constexpr int count(const Player& player, Item item) { return player.has[number(item)]; }

// Vikings on a space.
struct Stand {
  Seat seat = kNobody;
  std::uint8_t vikings = 0;
  std::uint8_t colour = 0;         // solo: 0 first, 1 second
  std::uint8_t copied = kNoSpace;  // on a copying space: what was copied

  friend bool operator==(const Stand&, const Stand&) = default;
};

// --- What is to be done. The agenda is a stack: its top is carried out, or asks somebody.

enum class Phase : std::uint8_t {
  setup,  // choices before the first round
  new_viking,
  harvest,
  boards,
  weapon,
  actions,
  end_of_actions,  // cards
  start_player,
  before_income,  // a window, and cards
  income,
  after_income,  // a window
  breeding,
  before_feast,  // cards
  feast,
  after_feast,  // cards, and a window
  bonus,
  after_bonus,  // cards, and a window
  mountains,
  vikings_return,
  before_scoring,  // a window
  scoring,
  over,
};
inline constexpr std::size_t kPhases = 22;

enum class Do : std::uint8_t {
  nothing,
  phase,
  turn,     // a place for Vikings, or pass
  copy,     // which space to copy
  action,   // of a space, or what an occupation does apart from them
  effects,  // of a space, an occupation or a script, one after the other
  moment,   // due lines of occupations
  upgrade,
  overseas,
  mountain,
  sale,
  forge,
  dice,
  explore,
  emigrate,
  play,     // occupations of the hand
  vikings,  // some come back
  feast,
  window,  // between phases
  arrange,
  lay,
  own,    // an occupation with code of its own
  keep,   // setup: one of the cards in hand is kept
  token,  // setup: a token is chosen
};
inline constexpr std::size_t kDos = static_cast<std::size_t>(Do::token) + 1;

// What id, n, a to d and tally mean depends on `what`: the views of tasks.h name them.
struct Task {
  Do what = Do::nothing;
  Seat seat{};
  std::uint8_t id = 0;
  std::uint8_t n = 0;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  std::uint8_t d = 0;
  std::array<std::uint8_t, 8> tally{};

  friend bool operator==(const Task&, const Task&) = default;
};

class Agenda {
 public:
  static constexpr std::size_t kRoom = 40;

  constexpr bool empty() const { return depth_ == 0; }
  constexpr std::size_t depth() const { return depth_; }
  constexpr Task& top() {
    MUST(depth_ > 0);
    return tasks_[depth_ - 1U];
  }
  constexpr const Task& top() const {
    MUST(depth_ > 0);
    return tasks_[depth_ - 1U];
  }
  constexpr Task& operator[](std::size_t i) {
    MUST(i < kRoom);
    return tasks_[i];
  }
  constexpr const Task& operator[](std::size_t i) const {
    MUST(i < kRoom);
    return tasks_[i];
  }
  constexpr void push(const Task& task) {
    MUST(depth_ < kRoom);
    tasks_[depth_++] = task;
  }
  // Below those that stood at `depth` and above.
  constexpr void insert(std::size_t depth, const Task& task) {
    push(task);
    for (std::size_t i = depth_ - 1U; i > depth; --i) std::swap(tasks_[i], tasks_[i - 1]);
  }
  constexpr void pop() {
    MUST(depth_ > 0);
    tasks_[--depth_] = Task{};
  }

  friend bool operator==(const Agenda&, const Agenda&) = default;

 private:
  std::array<Task, kRoom> tasks_{};  // blank above depth_
  std::uint8_t depth_ = 0;
};

// --- The match

// The version of the rules (see GameInfo::rules_version). Before the third, filling the banquet
// table spent silver first, and arranging could take away what a space was to be used for; matches
// begun then are played on as they were.
inline constexpr std::uint32_t kRulesVersion = 3;
inline constexpr std::uint32_t kThirdRules = 3;

inline constexpr std::uint8_t kStripHidden = 0xff;
inline constexpr std::uint8_t kNoMarker = 0;  // of a round without harvest; else the level

struct State {
  Rng rng;
  Cards deck;  // dark occupations to be drawn; in an observation all that may be there
  std::array<Player, kMostPlayers> players{};
  std::array<Surface, kSurfaces> surfaces{};
  std::array<Land, kLands> lands{};
  std::array<Seat, kHouses> house_owner{kNobody, kNobody, kNobody, kNobody,
                                        kNobody, kNobody, kNobody, kNobody};
  std::uint16_t specials = 0;  // special tiles in the supply, one bit each
  std::array<Stand, kPlaces> stands{};
  std::array<std::uint8_t, kStrips> strips{};  // the next item's place; kStripHidden; 7: gone
  std::array<std::uint8_t, kWeapons> weapon_deck{};
  std::array<std::uint8_t, kWeapons> weapon_discard{};
  std::array<std::uint8_t, 2> copies{};                // columns with a copying space; 0: none
  std::array<std::uint8_t, kHarvestLevels> markers{};  // 1: still to be drawn, by level
  std::uint8_t blank_markers = 0;                      // those without harvest
  std::uint8_t marker = 0;       // mini-expansion 2: level of this round's harvest, or kNoMarker
  std::uint8_t next_marker = 0;  // and of the next round's
  std::uint8_t sheds = 0;        // left
  std::uint16_t tokens = 0;      // mini-expansion 2: still to be chosen
  Options options;
  std::uint8_t player_count = 1;
  std::uint8_t round = 1;
  std::uint8_t altar = 0;   // 1: still in the game and not taken
  Seat first{};             // has the moose
  Seat last{};              // who placed last in this round; kNobody at first
  std::uint8_t hidden = 0;  // 1: an observation
  std::uint8_t closed = 0;  // 1: the decision's arranging was closed without doing anything
  std::uint8_t over = 0;    // 1: the match is over
  std::uint8_t missed = 0;  // 1: the action of this turn could not be carried out after all
  Banquet banquet;          // of the seat that feasts
  Agenda agenda;
  std::uint8_t third_rules = 1;          // 0: of a match begun under rules before kThirdRules
  std::array<std::uint8_t, 3> unused{};  // keeps the struct free of padding

  constexpr Player& at(Seat seat) { return players[index(seat)]; }
  constexpr const Player& at(Seat seat) const { return players[index(seat)]; }

  friend bool operator==(const State&, const State&) = default;
};

static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= Position::kCapacity);

// A match's first decision. Errors: players not 1 to 4, options out of range, figures of the
// table's own. rules: Feast 2
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
std::vector<Event> forecast_scoring(const State& state, Horizon horizon);
Message question(const State& state);
Message describe(const State& state, Move move);
std::string_view topic(const State& state);
std::string_view topic_of(const State& state, Inspectable thing);
std::vector<Section> board(const State& state);
Section player_area(const State& state, Seat seat);

// --- What lies where

constexpr bool is_long(const State& state) { return state.options.length == Length::long_game; }
constexpr bool is_solo(const State& state) { return state.player_count == 1; }
constexpr int rounds_of(const State& state) { return is_long(state) ? 7 : 6; }
// Alone one has Vikings of two colours, which act in turn. rules: Feast 13.2
constexpr int acting_colour(const State& state) {
  return is_solo(state) ? (state.round + 1) % 2 : 0;
}
// True if Vikings of the seat, of the colour that acts, stand there.
constexpr bool stands_there(const State& state, Seat seat, std::size_t place) {
  const Stand& stand = state.stands[place];
  return stand.seat == seat && stand.vikings > 0 && stand.colour == acting_colour(state);
}
constexpr std::size_t home_of(Seat seat) { return index(seat); }
constexpr bool is_land(std::size_t surface) {
  return surface >= kFirstLand && surface < kFirstHouse;
}
// What is printed on a surface.
constexpr Sheet sheet_of(const State& state, std::size_t surface) {
  if (surface < kFirstLand) return Sheet::home;
  if (surface >= kFirstHouse) {
    return surface - kFirstHouse < kStoneHouses ? Sheet::stone_house : Sheet::long_house;
  }
  return side_of(surface - kFirstLand, state.lands[surface - kFirstLand].side != 0);
}
// Whose it is; kNobody's if nobody's.
constexpr Seat owner_of(const State& state, std::size_t surface) {
  if (surface < kFirstLand) {
    return surface < state.player_count ? seat_at(surface) : kNobody;
  }
  if (surface >= kFirstHouse) return state.house_owner[surface - kFirstHouse];
  return state.lands[surface - kFirstLand].owner;
}
// Calls visit(surface) for all that is a player's: home, lands, houses.
template <class Visit>
void for_each_own(const State& state, Seat seat, Visit visit) {
  for (std::size_t surface = 0; surface < kSurfaces; ++surface) {
    if (owner_of(state, surface) == seat) visit(surface);
  }
}

// The item in a cell, which must be covered.
constexpr Item lying_at(const Surface& surface, std::size_t row, std::size_t column) {
  return item_at(surface.lying[cell_number(row, column)] & kItemBits);
}

int houses_of(const State& state, Seat seat, Building which);
int income_of(const State& state, Seat seat);
// Cells of the banquet table without Vikings, those under ships included.
constexpr int open_cells(const State& state) { return (is_long(state) ? 5 : 6) + state.round; }

}  // namespace meadhall::feast
