#include "table/games/vikings/travels.h"

#include <algorithm>
#include <cmath>

#include "games/vikings/pieces.h"

namespace meadhall::table::vikings_table {

using match::Motion;
using match::Trip;
using vikings::Happening;
using vikings::PieceSort;
using vikings::sort_of;
using vikings::Special;
using vikings::special_of;
using vikings::Viking;
using vikings::Where;
using vikings::where_of;

namespace {

constexpr int kMostCoins = 6;  // of one payment

bool goes(const Transfer& transfer, PieceSort sort, Where from, Where to) {
  return sort_of(transfer.piece) == sort && where_of(transfer.from) == from &&
         where_of(transfer.to) == to;
}

TargetName name_at(std::string_view what, const Location& cell) {
  return {what, cell.seat, cell.at};
}

class Sender {
 public:
  Sender(Motion& motion, std::span<const Event> deed) : motion_(motion), deed_(deed) {}

  void send() {
    for_each([this](const Event&, const Transfer& moved) { look_ahead(moved); });
    for_each([this](const Event& event, const Transfer& moved) {
      switch (sort_of(moved.piece)) {
        case PieceSort::tile: return tile(moved);
        case PieceSort::viking: return viking(moved);
        case PieceSort::special: return special(moved);
        case PieceSort::gold:
        case PieceSort::points: return coins(event, moved);
        case PieceSort::start_marker:
          return go({.piece = moved.piece,
                     .from = {"marker", moved.from.seat},
                     .to = {"marker", moved.to.seat},
                     .lasts = 0.8,
                     .waits = true});
      }
    });
  }

 private:
  template <class Visit>
  void for_each(Visit visit) const {
    for (const Event& event : deed_) {
      for (const Transfer& moved : event.moved) visit(event, moved);
    }
  }

  // What is seen as one trip although it is told in steps.
  void look_ahead(const Transfer& moved) {
    if (goes(moved, PieceSort::viking, Where::wheel, Where::bought)) bought_ = &moved;
    const bool goes_home = goes(moved, PieceSort::viking, Where::bought, Where::mainland);
    if (goes_home && bought_ != nullptr) straight_home_ = true;  // his tile found no place
    if (goes(moved, PieceSort::tile, Where::bought, Where::cell)) laid_ = &moved;
    if (goes_home || goes(moved, PieceSort::viking, Where::bought, Where::visited)) {
      rider_ = moved.piece;
    }
    if (goes(moved, PieceSort::viking, Where::bag, Where::drawn)) drawn_ = true;
    if (goes(moved, PieceSort::tile, Where::stack, Where::wheel)) offered_ = true;
  }

  // What the first trips take, the later ones wait for.
  void go(Trip trip, bool first = true) {
    trip.start_after = waits_;
    if (first) last_ = std::max(last_, trip.start_after + trip.delay + trip.lasts);
    motion_.send(trip);
  }
  void then() { waits_ = std::max(waits_, last_); }

  void tile(const Transfer& moved) {
    const Where from = where_of(moved.from);
    const Where to = where_of(moved.to);
    if (from == Where::stack) {
      go({.piece = moved.piece,
          .from = {"stack"},
          .to = {"pair-tile", moved.to.at},
          .delay = offer_delay(moved.to.at),
          .waits = true},
         false);
    } else if (from == Where::wheel && to == Where::bought && !straight_home_) {
      go({.piece = moved.piece, .from = {"pair-tile", moved.from.at}, .to = {"pending"}});
    } else if (to == Where::cell) {
      const bool start = from == Where::box;
      Trip trip{.piece = moved.piece,
                .from = {start ? "start-tile" : "pending"},
                .to = name_at("cell", moved.to),
                .lasts = start ? 0.45 : 0.6,
                .seat = moved.to.seat};
      if (!start) trip.rider = rider_;
      go(trip);
      then();
    }
  }

  static double offer_delay(std::size_t slot) { return 0.06 * static_cast<double>(slot); }

  void viking(const Transfer& moved) {
    const Where to = where_of(moved.to);
    switch (where_of(moved.from)) {
      case Where::bag:
        // For the advanced game's tray: what was drawn comes out of the bag.
        if (!offered_) {
          go({.piece = moved.piece,
              .from = {"bag"},
              .to = {"drawn", moved.piece.kind},
              .delay = 0.07 * taken_out_++,
              .waits = true},
             false);
        }
        return;
      case Where::drawn: return to == Where::wheel ? line_up(moved) : put_back(moved);
      case Where::wheel:
        if (to == Where::bought && !straight_home_) {
          go({.piece = moved.piece,
              .from = {"pair-viking", moved.from.at},
              .to = {"pending-viking"},
              .delay = 0.06});
        }
        return;
      case Where::bought:
        if (to == Where::mainland) send_home(moved, where_he_is());
        return;
      case Where::visited:
        if (to == Where::mainland) return send_home(moved, name_at("stand", moved.from));
        go({.piece = moved.piece,
            .from = name_at("stand", moved.to),
            .to = name_at("stand", moved.to),
            .lasts = 0.35,
            .seat = moved.to.seat});
        return then();
      case Where::mainland:
        if (to != Where::cell) return;
        go({.piece = moved.piece,
            .rider = vikings::piece(Viking::boatsman),
            .from = {"berth", moved.from.seat, moved.piece.kind},
            .to = name_at("stand", moved.to),
            .lasts = 1.0,
            .seat = moved.to.seat});
        return then();
      default: return;
    }
  }

  // Around the wheel: out of the bag with a new offer, or out of the tray, one after the other.
  void line_up(const Transfer& moved) {
    const bool from_bag = drawn_ && offered_;
    const TargetName place{"pair-viking", moved.to.at};
    if (from_bag) {
      return go({.piece = moved.piece,
                 .from = {"bag"},
                 .to = place,
                 .delay = offer_delay(moved.to.at) + 0.35,
                 .lasts = 0.5,
                 .waits = true},
                false);
    }
    go({.piece = moved.piece,
        .from = {"drawn", moved.piece.kind},
        .to = place,
        .delay = 0.09 * lined_up_++,
        .lasts = 0.55});
  }

  void put_back(const Transfer& moved) {
    go({.piece = moved.piece, .from = {"drawn", moved.piece.kind}, .to = {"bag"}, .lasts = 0.5});
  }

  // Where a viking is whose tile is dealt with: beside it, or still at the wheel.
  TargetName where_he_is() const {
    if (laid_ != nullptr) return name_at("stand", laid_->to);
    if (bought_ != nullptr) return {"pair-viking", bought_->from.at};
    return {"pending-viking"};
  }
  void send_home(const Transfer& moved, const TargetName& from) {
    go({.piece = moved.piece,
        .from = from,
        .to = {"berth", moved.to.seat, moved.piece.kind},
        .lasts = 0.7,
        .seat = moved.to.seat});
    then();
  }

  // A special tile goes to its owner, a building that replaces a tile to that tile.
  void special(const Transfer& moved) {
    const Where from = where_of(moved.from);
    const Where to = where_of(moved.to);
    if (to == Where::box || to == Where::chosen || from == Where::specials) return;
    const Special special = special_of(moved.piece);
    Trip trip{.piece = moved.piece, .lasts = 0.6, .seat = moved.to.seat};
    trip.from = from == Where::face_up  ? TargetName{"special", moved.from.at}
                : from == Where::chosen ? TargetName{"swapping"}
                                        : owned(moved.from.seat, special);
    trip.to = to == Where::cell ? name_at("building", moved.to) : owned(moved.to.seat, special);
    if (special == Special::gold_5) {
      trip.to = {"gold", moved.to.seat};
      trip.change = match::CountChange{moved.to.seat, vikings::kGold, 5};
    }
    go(trip);
    then();
  }
  static TargetName owned(Seat seat, Special special) { return {"owned", seat, special}; }

  // Coins leave the purse for what is bought, or come from what was exchanged.
  void coins(const Event& event, const Transfer& moved) {
    // The tile that brings gold flies to the purse itself.
    if (static_cast<Happening>(event.what) == Happening::special) return;
    const bool gold = sort_of(moved.piece) == PieceSort::gold;
    const bool paid = where_of(moved.from) == Where::purse;
    const Seat seat = paid ? moved.from.seat : moved.to.seat;
    const TargetName purse{gold ? "gold" : "points", seat};
    const int pieces = std::min<int>(moved.n, kMostCoins);
    for (int i = 0; i < pieces; ++i) {
      // The pieces carry all of it between them.
      const int share = moved.n * (i + 1) / pieces - moved.n * i / pieces;
      go({.piece = moved.piece,
          .from = paid ? purse : TargetName{"bank"},
          .to = paid ? TargetName{"bank"} : purse,
          .delay = 0.07 * i,
          .lasts = 0.5,
          .change = match::CountChange{seat, moved.piece, paid ? -share : share}},
         false);
    }
  }

  Motion& motion_;
  std::span<const Event> deed_;
  const Transfer* bought_ = nullptr;  // the viking of the pair taken
  const Transfer* laid_ = nullptr;    // the tile bought
  std::optional<Piece> rider_;
  bool straight_home_ = false;
  bool drawn_ = false;
  bool offered_ = false;
  int taken_out_ = 0;
  int lined_up_ = 0;
  double waits_ = 0;
  double last_ = 0;
};

constexpr double kStepSeconds = 0.30;  // of the wheel
constexpr double kTurnSeconds = 1.8;   // at most
constexpr double kTurnDelay = 0.25;    // the pair is taken away first
constexpr double kLieSeconds = 0.4;

// A step of the wheel: it starts with a jerk, goes a little too far and falls into its notch.
float notched(float t) {
  constexpr float kArrives = 0.62F;
  if (t < kArrives) return ease(t / kArrives);
  const float rest = (t - kArrives) / (1 - kArrives);
  return 1 + 0.07F * std::sin(rest * kPi) * (1 - rest);
}

}  // namespace

void send_trips(Motion& motion, std::span<const Event> deed) { Sender(motion, deed).send(); }

void WheelTurn::begin(std::span<const Event> deed, int turned, double now, float pace) {
  const auto turn = std::ranges::find_if(deed, [](const Event& event) {
    return static_cast<Happening>(event.what) == Happening::wheel && !event.moved.empty();
  });
  if (turn == deed.end()) return;
  const int steps = turn->moved.front().from.at - turn->moved.front().to.at;
  from_ = static_cast<float>(turned - steps);
  step_seconds_ = std::min(kStepSeconds, kTurnSeconds / steps) / pace;
  start_ = now + kTurnDelay / pace;
}

void WheelTurn::update(int turned, double now) {
  shown_ = static_cast<float>(turned);
  if (step_seconds_ <= 0) return;
  const double steps = std::max(0.0, (now - start_) / step_seconds_);
  const double whole = std::floor(steps);
  if (from_ + static_cast<float>(whole) >= shown_) {
    step_seconds_ = 0;
  } else {
    shown_ = from_ + static_cast<float>(whole) + notched(static_cast<float>(steps - whole));
  }
}

void LyingDown::update(const match::AnimationFrame& frame) {
  const float goal = frame.scoring ? 1.0F : 0.0F;
  const double last = std::exchange(when_, frame.now);
  if (frame.still) {
    lying_ = goal;
  } else if (lying_ != goal) {
    const auto step = static_cast<float>((frame.now - last) / kLieSeconds) * frame.pace;
    lying_ = lying_ < goal ? std::min(goal, lying_ + std::min(step, 0.1F))
                           : std::max(goal, lying_ - std::min(step, 0.1F));
  }
  moving_ = lying_ != goal;
}

}  // namespace meadhall::table::vikings_table
