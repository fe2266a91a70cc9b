#include <algorithm>
#include <bit>

#include "games/vikings/moves.h"
#include "table/games/vikings/motion.h"

// From two positions, one step of play apart, to what travels between them.

namespace meadhall::table::vikings_table {

using vikings::Cell;
using vikings::Columns;
using vikings::kShipRow;
using vikings::kSlots;
using vikings::Pair;
using vikings::Special;
using vikings::State;
using vikings::Step;
using vikings::Tile;
using vikings::Viking;

namespace {

constexpr int kMostCoins = 6;  // of one payment

constexpr std::uint32_t number(Seat seat) { return static_cast<std::uint32_t>(index(seat)); }
constexpr std::uint32_t number(Viking kind) { return static_cast<std::uint32_t>(kind); }
constexpr std::uint32_t number(std::size_t i) { return static_cast<std::uint32_t>(i); }

std::optional<Cell> first_of(Columns columns, std::size_t row) {
  if (columns == 0) return std::nullopt;
  return Cell{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(std::countr_zero(columns))};
}

// The cell that `after` has a tile on and `before` has not.
std::optional<Cell> new_tile(const vikings::Homeland& before, const vikings::Homeland& after) {
  for (std::size_t row = 0; row < kShipRow; ++row) {
    const Columns added = after.rows[row].tiles() & ~before.rows[row].tiles();
    if (const auto cell = first_of(added, row)) return cell;
  }
  return first_of(after.all_ships() & ~before.all_ships(), kShipRow);
}

std::optional<Cell> new_viking(const vikings::Homeland& before, const vikings::Homeland& after) {
  for (std::size_t row = 0; row < kShipRow; ++row) {
    const Columns added = after.rows[row].vikings & ~before.rows[row].vikings;
    if (const auto cell = first_of(added, row)) return cell;
  }
  return std::nullopt;
}

class Changes {
 public:
  Changes(Motion& motion, const State& before, const State& after)
      : motion_(motion), before_(before), after_(after), seat_(before.turn) {}

  void send() {
    for (std::size_t i = 0; i < after_.player_count; ++i) send_payment(seat_at(i));
    switch (before_.step) {
      case Step::take: send_pair(); break;
      case Step::start: drop_start_tile(); [[fallthrough]];
      case Step::pay:
        // A tile that fits nowhere leaves; its viking goes home without it.
        if (after_.pending.empty()) send_home({"pending-viking"}, before_.pending.viking);
        break;
      case Step::place: lay_tile(); break;
      case Step::stand: stand_or_go(); break;
      case Step::ferry: ferry(); break;
      case Step::special:
      case Step::swap: take_special(); break;
      case Step::draft: lay_out(); break;
      case Step::remove: remove(); break;
      case Step::auction:
      case Step::over: break;
    }
    if (after_.start_player != before_.start_player) {
      go({.piece = Piece::marker,
          .from = {"marker", number(before_.start_player)},
          .to = {"marker", number(after_.start_player)},
          .lasts = 0.8,
          .waits = true});
    }
    if (after_.round != before_.round) draw_vikings();
    if (after_.revealed != before_.revealed) lay_offer();
  }

 private:
  const vikings::Player& player() const { return after_.at(seat_); }
  const vikings::Player& was() const { return before_.at(seat_); }

  // What the first trips take, the later ones wait for.
  void go(Trip trip, bool first = true) {
    trip.after = waits_;
    if (first) last_ = std::max(last_, trip.after + trip.delay + trip.lasts);
    motion_.send(trip);
  }
  void then() { waits_ = std::max(waits_, last_); }

  TargetName cell_name(std::string_view what, Cell cell) const {
    return {what, number(seat_), vikings::pack(cell)};
  }

  // Coins leave the purse for what is bought, or come from what was exchanged.
  void send_payment(Seat seat) {
    const auto spent = [&](const State& state) {
      const vikings::Player& of = state.at(seat);
      return std::array<int, 3>{
          of.gold_from[static_cast<std::size_t>(vikings::GoldSource::spent)],
          of.points_from[static_cast<std::size_t>(vikings::PointSource::spent)],
          of.gold_from[static_cast<std::size_t>(vikings::GoldSource::exchanged)]};
    };
    const auto now = spent(after_);
    const auto then = spent(before_);
    pay(seat, true, then[0] - now[0]);
    pay(seat, false, then[1] - now[1]);
    pay(seat, true, then[2] - now[2]);
  }
  void pay(Seat seat, bool gold, int amount) {
    const int pieces = std::clamp(std::abs(amount), 0, kMostCoins);
    const int sign = amount < 0 ? -1 : 1;
    for (int i = 0; i < pieces; ++i) {
      // The pieces carry all of it between them.
      const int share = std::abs(amount) * (i + 1) / pieces - std::abs(amount) * i / pieces;
      const TargetName purse{gold ? "gold" : "points", number(seat)};
      go({.piece = gold ? Piece::coin : Piece::star,
          .from = sign > 0 ? purse : TargetName{"bank"},
          .to = sign > 0 ? TargetName{"bank"} : purse,
          .delay = 0.07 * i,
          .lasts = 0.5,
          .payer = seat,
          .gold = gold ? -sign * share : 0,
          .points = gold ? 0 : -sign * share},
         false);
    }
  }

  void send_pair() {
    std::size_t slot = 0;
    if (after_.turned == before_.turned && after_.round == before_.round) {
      while (slot < kSlots && before_.wheel[slot] == after_.wheel[slot]) ++slot;
    } else {
      while (slot < kSlots && before_.wheel[slot].empty()) ++slot;
    }
    if (slot == kSlots) return;  // points were exchanged
    const Pair& pair = before_.wheel[slot];
    const TargetName viking{"pair-viking", number(slot)};
    if (after_.pending.empty()) return send_home(viking, pair.viking);
    go({.piece = Piece::tile,
        .kind = static_cast<std::uint8_t>(pair.tile),
        .from = {"pair-tile", number(slot)},
        .to = {"pending"}});
    go({.piece = Piece::viking,
        .kind = static_cast<std::uint8_t>(pair.viking),
        .from = viking,
        .to = {"pending-viking"},
        .delay = 0.06});
  }

  void send_home(const TargetName& from, Viking kind) {
    go({.piece = Piece::viking,
        .kind = static_cast<std::uint8_t>(kind),
        .from = from,
        .to = {"berth", number(seat_), number(kind)},
        .lasts = 0.7,
        .seat = seat_});
  }

  void drop_start_tile() {
    const auto cell = new_tile(was().homeland, player().homeland);
    if (!cell) return;
    go({.piece = Piece::tile,
        .kind = static_cast<std::uint8_t>(Tile::left_end),
        .from = {"start-tile"},
        .to = cell_name("cell", *cell),
        .seat = seat_});
    then();
  }

  void lay_tile() {
    const auto cell = new_tile(was().homeland, player().homeland);
    if (!cell) return;
    const Viking kind = before_.pending.viking;
    go({.piece = Piece::tile,
        .kind = static_cast<std::uint8_t>(before_.pending.tile),
        .rider = kind,
        .from = {"pending"},
        .to = cell_name("cell", *cell),
        .lasts = 0.6,
        .seat = seat_});
    then();
    const bool stands = after_.step == Step::stand && after_.turn == seat_;
    if (!stands) send_home(cell_name("stand", *cell), kind);
    then();
  }

  void stand_or_go() {
    const TargetName place = cell_name("stand", before_.laid);
    const Viking kind = before_.pending.viking;
    const auto stays = new_viking(was().homeland, player().homeland);
    if (!stays) return send_home(place, kind);
    go({.piece = Piece::viking,
        .kind = static_cast<std::uint8_t>(kind),
        .from = place,
        .to = place,
        .lasts = 0.35,
        .seat = seat_});
    then();
  }

  void ferry() {
    const auto cell = new_viking(was().homeland, player().homeland);
    if (!cell) return;
    go({.piece = Piece::ferry,
        .kind = cell->row,
        .from = {"berth", number(seat_), cell->row},
        .to = cell_name("stand", *cell),
        .lasts = 1.0,
        .seat = seat_});
    then();
  }

  // A special tile goes to its owner, a building that replaces a tile to that tile.
  void take_special() {
    for (std::size_t i = 0; i < vikings::kFaceUp; ++i) {
      const Special special = before_.face_up[i];
      if (special == Special::none || after_.face_up[i] == special) continue;
      if (before_.step != Step::special || after_.step == Step::swap) continue;
      fly_special(special, {"special", number(i)});
    }
    if (before_.step == Step::swap) fly_special(before_.swapping, {"swapping"});
    then();
  }
  void fly_special(Special special, const TargetName& from) {
    Trip trip{.piece = Piece::special,
              .kind = static_cast<std::uint8_t>(special),
              .from = from,
              .to = {"owned", number(seat_), static_cast<std::uint32_t>(special)},
              .lasts = 0.6,
              .seat = seat_};
    if (special == Special::gold_5) {
      trip.to = {"gold", number(seat_)};
      trip.payer = seat_;
      trip.gold = player().gold_from[static_cast<std::size_t>(vikings::GoldSource::specials)] -
                  was().gold_from[static_cast<std::size_t>(vikings::GoldSource::specials)];
    } else if (vikings::is_building(special)) {
      const Cell cell = player().building_at[vikings::building_of(special)];
      if (cell != vikings::kNowhere) trip.to = cell_name("building", cell);
    }
    go(trip);
  }

  // Vikings of the kind drafted line up around the wheel, from the dearest place down.
  void lay_out() {
    int placed = 0;
    for (std::size_t slot = kSlots; slot-- > 0;) {
      if (!vikings::has_viking(after_, slot) || vikings::has_viking(before_, slot)) continue;
      const Viking kind = after_.wheel[slot].viking;
      go({.piece = Piece::viking,
          .kind = static_cast<std::uint8_t>(kind),
          .from = {"drawn", number(kind)},
          .to = {"pair-viking", number(slot)},
          .delay = 0.09 * placed++,
          .lasts = 0.55});
    }
  }

  void remove() {
    for (std::size_t kind = 0; kind < vikings::kVikingKinds; ++kind) {
      if (after_.bag[kind] + after_.gone[kind] == before_.bag[kind] + before_.gone[kind]) continue;
      go({.piece = Piece::viking,
          .kind = static_cast<std::uint8_t>(kind),
          .from = {"drawn", number(kind)},
          .to = {"bag"},
          .lasts = 0.5});
    }
  }

  // For the advanced game's tray: what was drawn comes out of the bag.
  void draw_vikings() {
    if (after_.revealed != before_.revealed) return;
    int drawn = 0;
    for (std::size_t kind = 0; kind < vikings::kVikingKinds; ++kind) {
      for (int i = 0; i < after_.drawn[kind]; ++i) {
        go({.piece = Piece::viking,
            .kind = static_cast<std::uint8_t>(kind),
            .from = {"bag"},
            .to = {"drawn", number(kind)},
            .delay = 0.07 * drawn++,
            .lasts = 0.45,
            .waits = true},
           false);
      }
    }
  }

  // Twelve tiles from the stack, twelve vikings from the bag.
  void lay_offer() {
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
      if (after_.wheel[slot].empty()) continue;
      const double turn = 0.06 * static_cast<double>(slot);
      go({.piece = Piece::tile,
          .kind = static_cast<std::uint8_t>(after_.wheel[slot].tile),
          .from = {"stack"},
          .to = {"pair-tile", number(slot)},
          .delay = turn,
          .waits = true},
         false);
      if (!vikings::has_viking(after_, slot)) continue;
      go({.piece = Piece::viking,
          .kind = static_cast<std::uint8_t>(after_.wheel[slot].viking),
          .from = {"bag"},
          .to = {"pair-viking", number(slot)},
          .delay = turn + 0.35,
          .lasts = 0.5,
          .waits = true},
         false);
    }
  }

  Motion& motion_;
  const State& before_;
  const State& after_;
  Seat seat_;
  double waits_ = 0;
  double last_ = 0;
};

}  // namespace

void send_changes(Motion& motion, const State& before, const State& after) {
  if (before.player_count != after.player_count) return;
  Changes(motion, before, after).send();
}

}  // namespace meadhall::table::vikings_table
