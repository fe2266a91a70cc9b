#include <algorithm>
#include <bit>
#include <numeric>
#include <span>

#include "games/position_text/reader.h"
#include "games/vikings/moves.h"
#include "games/vikings/options.h"
#include "games/vikings/position/parsed_position.h"
#include "games/vikings/position/words.h"
#include "games/vikings/round.h"
#include "games/vikings/rules.h"
#include "games/vikings/workshop.h"

// What follows from what a text names: who plays, the round, what is in the bag and face down; and
// whether all of it fits together.

namespace meadhall::vikings {
namespace {

template <class Counts>
int total(const Counts& counts) {
  return std::accumulate(counts.begin(), counts.end(), 0);
}

// The steps for which a part has to be named, and those for which it may be.
constexpr unsigned in(Step step) { return 1U << static_cast<unsigned>(step); }
constexpr unsigned kLayingOut = in(Step::auction) | in(Step::remove) | in(Step::draft);
constexpr unsigned kPurchase = in(Step::pay) | in(Step::start) | in(Step::place) | in(Step::stand);
constexpr unsigned kWithSpecial = in(Step::special) | in(Step::swap);
constexpr std::array<position_text::PartOfStep, 7> kPartsOfSteps = {{
    {Keyword::turned, 0, ~0U},
    {Keyword::auction, 0, in(Step::auction)},
    {Keyword::drawn, kLayingOut, kLayingOut},
    {Keyword::wheel, in(Step::draft) | in(Step::take),
     in(Step::draft) | in(Step::take) | kPurchase | kWithSpecial},
    {Keyword::buying, kPurchase, kPurchase | kWithSpecial},
    {Keyword::swapping, in(Step::swap), in(Step::swap)},
    {Keyword::boat, 0, in(Step::ferry)},
}};

class Completion : private position_text::Complaint {
 public:
  explicit Completion(const ParsedPosition& parsed) : parsed_(parsed), state_(parsed_.state) {}

  Result<State> finish() {
    const bool whole = settle_table() && settle_step() && settle_vikings() && settle_round() &&
                       settle_homelands() && settle_purses() && settle_specials();
    if (!whole) return error();
    settle_face_down();
    if (begins_) begin_round(state_, nullptr);
    if (state_.hidden != 0) state_ = observe(state_, state_.turn);
    if (begins_) parsed_.places_without_viking = column_bit(drawn_left(state_)) - 1;
    if (Result<void> fits = fits_step(parsed_); !fits) return fits.error();
    if (Result<void> sound = check(state_); !sound) {
      return position_text::misplaced(parsed_.place_of_step(), sound.error().message);
    }
    MoveList moves;
    legal(state_, moves);
    if (moves.empty() && state_.step != Step::over) {
      return position_text::misplaced(parsed_.place_of_step(), Message("position.no_move"));
    }
    return state_;
  }

 private:
  // Players, options, who acts.
  bool settle_table() {
    const Result<Options> options = read_options(parsed_.options);
    if (!options) return fail(parsed_.first_of({Keyword::option}), options.error().message);
    state_.options = options.value();
    if (!parsed_.names(Keyword::players)) {
      state_.player_count = static_cast<std::uint8_t>(std::max(parsed_.seats, kMinPlayers));
    } else if (parsed_.seats > state_.player_count) {
      return fail(parsed_.highest_seat, Message("position.seat").with("n", state_.player_count));
    }
    if (!parsed_.names(Keyword::turn)) state_.turn = state_.start_player;
    return true;
  }

  // Where nothing of a round is named, the round begins.
  bool settle_step() {
    const bool parts_named = position_text::first_named(parsed_, kPartsOfSteps) != nullptr;
    begins_ = !parsed_.names(Keyword::turn) && !parts_named;
    state_.step = parsed_.step.value_or(Step::take);
    if ((in(state_.step) & kWithSpecial) != 0) state_.dearest = 1;
    if (begins_) return true;
    const auto step = static_cast<std::size_t>(state_.step);
    return passes(position_text::parts_fit_step(parsed_, kPartsOfSteps,
                                                {step, kStepWords[step], parsed_.place_of_step()}));
  }

  // Who is named nowhere is in the bag; or gone, if the bag is named.
  bool settle_vikings() {
    const bool bag_named = parsed_.names(Keyword::bag);
    if (bag_named && parsed_.names(Keyword::gone) && total(parsed_.vikings) > 0) {
      const auto missing = std::ranges::find_if(parsed_.vikings, [](int left) { return left > 0; });
      const auto kind = static_cast<Viking>(missing - parsed_.vikings.begin());
      return fail(parsed_.first_of({Keyword::bag}),
                  Message("vikings.position.missing")
                      .with("n", *missing)
                      .with("viking", std::string(viking_name(kind))));
    }
    auto& rest = bag_named ? state_.gone : state_.bag;
    for (std::size_t kind = 0; kind < kVikingKinds; ++kind) {
      rest[kind] = static_cast<std::uint8_t>(rest[kind] + parsed_.vikings[kind]);
    }
    return true;
  }

  // Rounds of which the tiles are still face down.
  std::size_t rounds_face_down(std::size_t round) const {
    const bool laid = !begins_ && state_.step != Step::auction && state_.step != Step::remove;
    return kRounds - round + (laid ? 0 : 1);
  }

  // What the bag has to hold for the rounds to come.
  int vikings_to_come(std::size_t round) const {
    const auto rounds = static_cast<int>(kRounds - round + (begins_ ? 1 : 0));
    const bool draft = state_.options.draft != 0;
    const bool boxed = draft && state_.options.thirteenth == Thirteenth::to_the_box;
    const int each = static_cast<int>(kSlots) + (boxed ? 1 : 0);
    return rounds * each + (draft && !boxed && rounds > 0 ? 1 : 0);
  }

  // Why it cannot be this round; an empty message if it can.
  Message round_refusal(std::size_t round) const {
    const std::size_t face_down = rounds_face_down(round) * kSlots;
    if (parsed_.turned_up + face_down > kStack) {
      return Message("vikings.position.tiles_early")
          .with("round", static_cast<int>(round))
          .with("n", static_cast<int>(parsed_.turned_up))
          .with("most", static_cast<int>(kStack - face_down));
    }
    if (parsed_.next.size() > face_down) {
      return Message("vikings.position.tiles_late")
          .with("round", static_cast<int>(round))
          .with("n", static_cast<int>(parsed_.next.size()))
          .with("most", static_cast<int>(face_down));
    }
    if (total(state_.bag) < vikings_to_come(round)) {
      return Message("vikings.position.bag_short")
          .with("round", static_cast<int>(round))
          .with("n", total(state_.bag))
          .with("least", vikings_to_come(round));
    }
    if (begins_) return {};
    if (state_.step == Step::ferry && round % 2 != 0)
      return Message("vikings.position.ferry_round");
    if (state_.step == Step::over && round != kRounds)
      return Message("vikings.position.over_round");
    return {};
  }

  // The round named, or else the first that fits.
  bool settle_round() {
    std::size_t round = state_.round;
    if (!parsed_.names(Keyword::round)) {
      round = 1;
      while (round < kRounds && !round_refusal(round).empty()) ++round;
    }
    Message refusal = round_refusal(round);
    if (!refusal.empty()) {
      return fail(parsed_.first_of({Keyword::round, Keyword::next, Keyword::turn, Keyword::wheel}),
                  std::move(refusal));
    }
    state_.round = static_cast<std::uint8_t>(round);
    state_.revealed = static_cast<std::uint8_t>(kStack - rounds_face_down(round) * kSlots);
    return true;
  }

  // Every island tile hangs together with the coast, or by option with a ship above it.
  bool settle_homelands() {
    for (std::size_t seat = 0; seat < state_.player_count; ++seat) {
      const Homeland& home = state_.players[seat].homeland;
      const auto supported = supported_tiles(home, state_.options.ship_supports_island != 0);
      for (std::size_t row = 0; row < kRows; ++row) {
        const Columns loose = home.rows[row].tiles() & ~supported[row];
        if (loose == 0) continue;
        const Cell cell{static_cast<std::uint8_t>(row),
                        static_cast<std::uint8_t>(std::countr_zero(loose))};
        return fail(parsed_.rows[seat][row],
                    Message("vikings.position.support").with("cell", cell_text(cell)));
      }
    }
    return true;
  }

  // What came from nowhere else was there at the start.
  bool settle_purses() {
    for (std::size_t seat = 0; seat < state_.player_count; ++seat) {
      Player& player = state_.players[seat];
      player.points_from[0] = static_cast<std::int16_t>(player.points - total(player.points_from));
      player.gold_from[0] = static_cast<std::int16_t>(player.gold - total(player.gold_from));
      const bool may_owe = state_.options.negative_points == NegativePoints::allowed &&
                           state_.step == Step::over && !begins_;
      if (player.points < 0 && !may_owe) {
        return fail(parsed_.place_of(Keyword::player, seat_at(seat)),
                    "vikings.position.points_negative");
      }
    }
    return true;
  }

  // No building lies aside where a tile is that it would have replaced at once.
  bool settle_specials() {
    if (state_.options.specials == 0 && parsed_.special.line > 0) {
      return fail(parsed_.special, "vikings.position.specials_off");
    }
    for (std::size_t seat = 0; seat < state_.player_count; ++seat) {
      const Player& player = state_.players[seat];
      for (std::size_t i = 0; i < kBuildings; ++i) {
        const auto building =
            static_cast<Special>(static_cast<std::size_t>(Special::building_1) + i);
        if (player.special(building) == 0 || building_lies(player, i)) continue;
        if (building == state_.swapping || replaceable_tiles(player.homeland, building) == 0)
          continue;
        return fail(parsed_.place_of(Keyword::player, seat_at(seat)),
                    Message("vikings.position.aside")
                        .with("special", std::string(special_name(building)))
                        .with("n", static_cast<int>(i + 1)));
      }
    }
    return true;
  }

  // The tiles named nowhere are shuffled: as many as are missing among those turned up by now have
  // left the game, the others lie below the ones named.
  void settle_face_down() {
    state_.rng = Rng(parsed_.seed);
    FixedVector<Tile, kStack> rest;
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
      for (int i = 0; i < parsed_.tiles[kind]; ++i) rest.push_back(static_cast<Tile>(kind));
    }
    state_.rng.shuffle(std::span(rest.begin(), rest.size()));
    const std::size_t missing = state_.revealed - parsed_.turned_up;
    for (std::size_t i = 0; i < missing; ++i) ++state_.discarded[static_cast<std::size_t>(rest[i])];
    std::ranges::copy(parsed_.next, state_.stack.begin() + state_.revealed);
    std::copy(rest.begin() + missing, rest.end(),
              state_.stack.begin() + state_.revealed + parsed_.next.size());
    if (state_.options.specials != 0) settle_special_stack();
    if (parsed_.luck) state_.rng = position_text::rng_of(*parsed_.luck);
  }

  void settle_special_stack() {
    FixedVector<Special, kSpecials> rest;
    for (std::size_t kind = 0; kind < kSpecialKinds; ++kind) {
      for (int i = 0; i < parsed_.specials[kind]; ++i) rest.push_back(static_cast<Special>(kind));
    }
    state_.rng.shuffle(std::span(rest.begin(), rest.size()));
    state_.specials_revealed = static_cast<std::uint8_t>(parsed_.specials_turned_up);
    const auto first = state_.special_stack.begin() + state_.specials_revealed;
    std::ranges::copy(parsed_.next_specials, first);
    std::ranges::copy(rest, first + parsed_.next_specials.size());
  }

  ParsedPosition parsed_;
  State& state_;  // within the parsed position
  bool begins_ = false;
};

}  // namespace

ParsedPosition::ParsedPosition()
    : position_text::ParsedPosition<Keyword, State>(kKeywords, option_specs()) {
  for (const TileCount& entry : kTileCounts) {
    tiles[static_cast<std::size_t>(entry.tile)] = entry.count;
  }
  tiles[static_cast<std::size_t>(Tile::left_end)] -= static_cast<int>(kStartTiles);
  vikings.fill(kVikingsOfEachKind);
  std::ranges::copy(kSpecialCounts, specials.begin());
}

Result<State> complete(const ParsedPosition& parsed) { return Completion(parsed).finish(); }

}  // namespace meadhall::vikings
