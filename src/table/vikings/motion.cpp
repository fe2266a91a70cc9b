#include "table/vikings/motion.h"

#include <algorithm>

namespace meadhall::table {

using vikings::State;
using vikings::Step;
using vikings::Tile;

namespace {

constexpr double kStepSeconds = 0.22;  // of the wheel
constexpr double kTurnSeconds = 1.3;   // at most
constexpr double kFlightSeconds = 0.42;

// The cell that `after` has a tile on and `before` has not.
std::optional<vikings::Cell> new_tile(const vikings::Homeland& before,
                                      const vikings::Homeland& after) {
  for (std::size_t row = 0; row <= vikings::kShipRow; ++row) {
    const bool ships = row == vikings::kShipRow;
    const vikings::Columns old = ships ? before.all_ships() : before.rows[row].tiles();
    const vikings::Columns now = ships ? after.all_ships() : after.rows[row].tiles();
    const vikings::Columns added = now & ~old;
    if (added == 0) continue;
    return vikings::Cell{static_cast<std::uint8_t>(row),
                         static_cast<std::uint8_t>(std::countr_zero(added))};
  }
  return std::nullopt;
}

}  // namespace

void Motion::update(const State& state, std::uint32_t revision, bool played, double now,
                    bool still) {
  if (!known_ || revision != revision_) {
    const bool goes_on = known_ && played && !still;
    const auto target = static_cast<float>(state.turned);
    if (goes_on && state.round == before_.round && target > turned_) {
      turned_from_ = turned_;
      turn_start_ = now;
      turn_end_ =
          now + std::min(kTurnSeconds,
                         kStepSeconds + kStepSeconds * static_cast<double>(target - turned_));
    } else if (!goes_on || state.round != before_.round || target < turned_) {
      turned_ = turned_from_ = target;
      turn_end_ = now;
    }

    flight_.reset();
    if (goes_on && before_.step == Step::take && state.pending.tile != Tile::none) {
      flight_from_ = pair_areas_[std::min<std::size_t>(state.price, vikings::kSlots - 1)];
      if (!flight_from_.empty()) flight_ = Flight{state.pending.tile, state.turn, std::nullopt, 0};
      flight_start_ = now;
    } else if (goes_on && before_.step == Step::place &&
               before_.player_count == state.player_count) {
      const std::size_t seat = index(before_.turn);
      const auto cell = new_tile(before_.players[seat].homeland, state.players[seat].homeland);
      if (cell && !pending_area_.empty()) {
        flight_from_ = pending_area_;
        landing_area_ = {};
        flight_ =
            Flight{vikings::tile_at(state.players[seat].homeland, *cell), before_.turn, cell, 0};
        flight_start_ = now;
      }
    }
    before_ = state;
    known_ = true;
    revision_ = revision;
  }

  const auto target = static_cast<float>(state.turned);
  if (now < turn_end_) {
    turned_ = mix(turned_from_, target,
                  ease(static_cast<float>((now - turn_start_) / (turn_end_ - turn_start_))));
  } else {
    turned_ = target;
  }
  if (flight_) {
    flight_->progress = static_cast<float>((now - flight_start_) / kFlightSeconds);
    if (flight_->progress >= 1) flight_.reset();
  }
  moving_ = now < turn_end_ || flight_.has_value();
}

Rect Motion::flight_area() const {
  const Rect to = flight_->cell ? landing_area_ : pending_area_;
  if (to.empty()) return flight_from_;
  const float t = ease(std::clamp(flight_->progress, 0.0F, 1.0F));
  Rect area = around(mix(flight_from_.center(), to.center(), t), mix(flight_from_.w, to.w, t),
                     mix(flight_from_.h, to.h, t));
  area.y -= std::sin(t * kPi) * area.h * 0.35F;  // lifted on the way
  return area;
}

}  // namespace meadhall::table
