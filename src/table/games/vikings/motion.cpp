#include "table/games/vikings/motion.h"

#include <algorithm>

#include "table/kit/stamp.h"

namespace meadhall::table::vikings_table {

using vikings::State;

namespace {

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

void Motion::update(const Moment& moment) {
  ++frame_;
  now_ = moment.now;
  pace_ = moment.pace;
  if (!known_ || deeds_ != moment.deeds) {
    // Of several steps in one frame nobody could follow the pieces.
    const bool one_step = known_ && moment.played && moment.deeds == deeds_ + 1;
    deeds_ = moment.deeds;
    if (one_step && !moment.still) {
      finish();
      send_changes(*this, before_, moment.state);
      const int steps = moment.state.turned - before_.turned;
      if (moment.state.round == before_.round && steps > 0) {
        turned_from_ = static_cast<float>(before_.turned);
        turn_step_ = std::min(kStepSeconds, kTurnSeconds / steps) / pace_;
        turn_start_ = now_ + kTurnDelay / pace_;
      }
    } else if (!known_ || !(moment.state == before_)) {
      finish();
    }
    before_ = moment.state;
    known_ = true;
  }
  if (moment.still) finish();
  for (UnderWay& trip : trips_) {
    if (!trip.trip.waits || moment.scoring) continue;
    trip.trip.waits = false;
    if (trip.sent != frame_) trip.trip.after = 0;
    set_out(trip);
  }
  std::erase_if(trips_, [&](const UnderWay& trip) { return !trip.trip.waits && trip.end <= now_; });
  turn_wheel(moment.state);
  lie_down(moment);
  moving_ = moving_ || turn_step_ > 0 ||
            std::ranges::any_of(trips_, [](const UnderWay& trip) { return !trip.trip.waits; });
}

void Motion::set_out(UnderWay& trip) const {
  trip.start = now_ + (trip.trip.delay + trip.trip.after) / pace_;
  trip.end = trip.start + trip.trip.lasts / pace_;
}

void Motion::send(const Trip& trip) {
  UnderWay under_way{.trip = trip, .sent = frame_};
  set_out(under_way);
  // Where it lay in the frame before; what is not there yet is looked for when it sets out.
  under_way.from = find(trip.from, frame_ - 1);
  trips_.push_back(under_way);
}

void Motion::finish() {
  std::erase_if(trips_, [](const UnderWay& trip) { return !trip.trip.waits; });
  turn_step_ = 0;
}

double Motion::ends() const {
  double end = turn_step_ > 0 ? turn_start_ + turn_step_ : 0;
  for (const UnderWay& trip : trips_) {
    if (!trip.trip.waits) end = std::max(end, trip.end);
  }
  return end;
}

std::optional<Seat> Motion::about() const {
  for (const UnderWay& trip : trips_) {
    if (trip.trip.seat && !trip.trip.waits) return trip.trip.seat;
  }
  return std::nullopt;
}

int Motion::coming(const TargetName& name) const {
  const TargetId id = name.id();
  return static_cast<int>(
      std::ranges::count_if(trips_, [&](const UnderWay& trip) { return trip.trip.to.id() == id; }));
}

int Motion::gold_late(Seat seat) const {
  int late = held_[index(seat)].gold;
  for (const UnderWay& trip : trips_) {
    if (trip.trip.payer != seat) continue;
    // What is paid is gone once it sets out, what is gained is there once it arrives.
    if (trip.trip.gold > 0 || now_ < trip.start) late += trip.trip.gold;
  }
  return -late;
}

int Motion::points_late(Seat seat) const {
  int late = held_[index(seat)].points;
  for (const UnderWay& trip : trips_) {
    if (trip.trip.payer != seat) continue;
    if (trip.trip.points > 0 || now_ < trip.start) late += trip.trip.points;
  }
  return -late;
}

void Motion::turn_wheel(const State& state) {
  turned_ = static_cast<float>(state.turned);
  if (turn_step_ <= 0) return;
  const double steps = std::max(0.0, (now_ - turn_start_) / turn_step_);
  const double whole = std::floor(steps);
  const float shown =
      turned_from_ + static_cast<float>(whole) + notched(static_cast<float>(steps - whole));
  if (turned_from_ + static_cast<float>(whole) >= turned_) {
    turn_step_ = 0;
  } else {
    turned_ = now_ < turn_start_ ? turned_from_ : shown;
  }
}

// Threatened vikings lie down while a scoring counts.
void Motion::lie_down(const Moment& moment) {
  const float goal = moment.scoring ? 1.0F : 0.0F;
  const double last = std::exchange(lie_when_, moment.now);
  if (moment.still) {
    lying_ = goal;
  } else if (lying_ != goal) {
    const auto step = static_cast<float>((moment.now - last) / kLieSeconds) * moment.pace;
    lying_ = lying_ < goal ? std::min(goal, lying_ + std::min(step, 0.1F))
                           : std::max(goal, lying_ - std::min(step, 0.1F));
  }
  moving_ = lying_ != goal;
}

std::optional<Rect> Motion::find(const TargetName& name, std::uint32_t since) const {
  const auto place = places_.find(name.id());
  if (place == places_.end() || place->second.frame < since) return std::nullopt;
  return place->second.area;
}

// What is not on the screen by itself is where its owner is: the part of every name that is his
// seat comes first.
std::optional<Rect> Motion::find_or_owner(const TargetName& name, std::uint32_t since) const {
  if (const auto place = find(name, since)) return place;
  for (const std::string_view what :
       {"cell", "stand", "berth", "owned", "gold", "points", "marker"}) {
    if (name.what != what) continue;
    const auto owner = find({"seat", name.a}, since);
    if (!owner) return owner;
    const float size = std::min(owner->h * 0.5F, owner->w * 0.2F);
    return around(owner->center(), size, size);
  }
  return std::nullopt;
}

void Motion::draw(Paint& paint) {
  const InPassing nearly;
  for (UnderWay& trip : trips_) {
    if (trip.trip.waits || now_ < trip.start) continue;
    if (!trip.from) trip.from = find_or_owner(trip.trip.from, frame_);
    const auto to = find_or_owner(trip.trip.to, frame_);
    if (!to && !trip.from) continue;
    const float progress =
        static_cast<float>((now_ - trip.start) / std::max(trip.end - trip.start, 0.001));
    draw_trip(paint, trip.trip, trip.from, to, std::clamp(progress, 0.0F, 1.0F));
  }
}

}  // namespace meadhall::table::vikings_table
