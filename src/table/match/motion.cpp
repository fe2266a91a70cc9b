#include "table/match/motion.h"

#include <algorithm>

namespace meadhall::table::match {

// True if trips are to be sent.
bool Motion::begin(const AnimationFrame& frame) {
  ++frame_;
  now_ = frame.now;
  pace_ = frame.pace;
  if (known_ && deeds_ == frame.deeds) return false;
  // Of several steps in one frame nobody could follow the pieces.
  const bool one_step = known_ && frame.played && frame.deeds == deeds_ + 1 && !frame.still;
  if (one_step || !known_ || position_ != frame.position) finish();
  deeds_ = frame.deeds;
  position_ = frame.position;
  known_ = true;
  return one_step;
}

void Motion::set_out_and_arrive(const AnimationFrame& frame) {
  if (frame.still) finish();
  for (UnderWay& trip : trips_) {
    if (!trip.trip.waits || frame.scoring) continue;
    trip.trip.waits = false;
    if (trip.sent != frame_) trip.trip.start_after = 0;
    set_out(trip);
  }
  std::erase_if(trips_, [&](const UnderWay& trip) { return !trip.trip.waits && trip.end <= now_; });
}

bool Motion::moving() const {
  return std::ranges::any_of(trips_, [](const UnderWay& trip) { return !trip.trip.waits; });
}

void Motion::set_out(UnderWay& trip) const {
  trip.start = now_ + (trip.trip.delay + trip.trip.start_after) / pace_;
  trip.end = trip.start + trip.trip.lasts / pace_;
}

float Motion::progress_of(const UnderWay& trip) const {
  const double whole = std::max(trip.end - trip.start, 0.001);
  return std::clamp(static_cast<float>((now_ - trip.start) / whole), 0.0F, 1.0F);
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
}

double Motion::ends() const {
  double end = 0;
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

float Motion::arrived(const TargetName& name) const {
  const TargetId id = name.id();
  const auto trip =
      std::ranges::find_if(trips_, [&](const UnderWay& each) { return each.trip.to.id() == id; });
  return trip == trips_.end() ? 1 : progress_of(*trip);
}

int Motion::late(Seat seat, Piece piece) const {
  int sum = 0;
  const auto add = [&](const CountChange& change) {
    if (change.seat == seat && change.piece == piece) sum += change.n;
  };
  std::ranges::for_each(held_, add);
  for (const UnderWay& trip : trips_) {
    // What is lost is gone once it sets out, what is won is there once it arrives.
    if (trip.trip.change && (trip.trip.change->n > 0 || now_ < trip.start)) add(*trip.trip.change);
  }
  return -sum;
}

std::optional<Rect> Motion::find(const TargetName& name, std::uint32_t since) const {
  const auto place = places_.find(name.id());
  if (place == places_.end() || place->second.frame < since) return std::nullopt;
  return place->second.area;
}

// What is not on the screen by itself is where its owner is.
std::optional<Rect> Motion::find_or_owner(const TargetName& name, std::uint32_t since) const {
  if (const auto place = find(name, since)) return place;
  if (std::ranges::find(owned_, name.what) == owned_.end()) return std::nullopt;
  const auto owner = find({"seat", name.a}, since);
  if (!owner) return owner;
  const float size = std::min(owner->h * 0.5F, owner->w * 0.2F);
  return around(owner->center(), size, size);
}

}  // namespace meadhall::table::match
