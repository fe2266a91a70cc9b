#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "games/event.h"
#include "table/kit/stamp.h"
#include "table/kit/targets.h"

// Animation of pieces: trips from where they lay to where they lie now. The position is always the
// rules' own; motion only says what of it is not to be seen in its place yet. Drawing must not
// depend on it otherwise.
//
// Each part of a table notes in every frame where its places are on the screen, by names of its
// own; `seat` with a seat's number is where its owner sits, and stands for places of that seat that
// are not on the screen.

namespace meadhall::table::match {

// By how many pieces what a seat has of a kind changes: its coins, its points, whatever the game
// counts.
struct CountChange {
  Seat seat{};
  Piece piece{};
  int n = 0;
};

struct Trip {
  Piece piece{};
  std::optional<Piece> rider{};  // on the piece
  TargetName from{};
  TargetName to{};
  double delay = 0;        // seconds at the usual pace, as are the next two
  double start_after = 0;  // besides, until what goes first has arrived
  double lasts = 0.45;
  bool waits = false;                   // until no scoring is shown; then it sets out at once
  std::optional<Seat> seat{};           // whose board is to be seen meanwhile
  std::optional<CountChange> change{};  // what it brings, or takes along
};

// A frame of the screen, as far as motion depends on it.
struct AnimationFrame {
  std::uint32_t deeds = 0;  // of the app
  // True if the position came from the one before by a step of play, forwards; only such steps are
  // shown in motion. A replay that walks one move on says true, all else that walks says false.
  bool played = false;
  std::uint64_t position = 0;  // a digest of what is shown
  bool scoring = false;        // a scoring lies over the table
  double now = 0;              // seconds
  bool still = false;          // nothing moves: all arrives at once
  float pace = 1;
};

class Motion {
 public:
  // `owned`: names of places whose first number is a seat.
  explicit Motion(std::span<const std::string_view> owned) : owned_(owned) {}

  // True if what is under way arrives at once in this frame; before update().
  bool stops(const AnimationFrame& frame) const {
    return frame.still || (frame.deeds != deeds_ && (frame.played || frame.position != position_));
  }

  // Before anything is drawn. Calls send() if a step of play is to be shown, to send its trips.
  template <class Send>
  void update(const AnimationFrame& frame, Send send) {
    if (begin(frame)) send();
    set_out_and_arrive(frame);
  }

  // After the table, over it. draw_trip(trip, from, to, progress) draws a trip `progress` (0 to 1)
  // of the way; where one end is not on the screen it is given no place.
  template <class Draw>
  void draw(Draw draw_trip) {
    const InPassing nearly;
    for (UnderWay& trip : trips_) {
      if (trip.trip.waits || now_ < trip.start) continue;
      if (!trip.from) trip.from = find_or_owner(trip.trip.from, frame_);
      const std::optional<Rect> to = find_or_owner(trip.trip.to, frame_);
      if (to || trip.from) draw_trip(trip.trip, trip.from, to, progress_of(trip));
    }
  }

  bool moving() const;
  // Everything arrives at once, but for what waits.
  void finish();
  // When all that is under way will have arrived, what waits for a scoring left out.
  double ends() const;
  // The seat on whose board something is on its way; that is to be shown meanwhile.
  std::optional<Seat> about() const;

  void send(const Trip& trip);

  // Notes where a thing is drawn in this frame.
  void note(const TargetName& name, const Rect& area) { places_[name.id()] = {area, frame_}; }
  // The number of trips to that place: their pieces are not to be seen there yet.
  int coming(const TargetName& name) const;
  // How far the first of them is, 0 to 1, for what grows where it is going instead of travelling;
  // 1 if none is under way.
  float arrived(const TargetName& name) const;

  // By how many such pieces a seat is to be shown with more than it has (below 0: fewer), because
  // they are on their way or held back. Lost pieces are seen until they set out, won ones once they
  // arrive.
  int late(Seat seat, Piece piece) const;
  // Changes not to be shown yet although nothing of them is on its way: the lines of a scoring that
  // are still to be told. In each frame.
  void hold_back(std::vector<CountChange> held) { held_ = std::move(held); }

 private:
  struct UnderWay {
    Trip trip;
    std::uint32_t sent = 0;  // in which frame
    double start = 0;
    double end = 0;
    std::optional<Rect> from{};  // once known
  };
  struct Noted {
    Rect area;
    std::uint32_t frame = 0;
  };

  bool begin(const AnimationFrame& frame);
  void set_out_and_arrive(const AnimationFrame& frame);
  void set_out(UnderWay& trip) const;
  float progress_of(const UnderWay& trip) const;
  std::optional<Rect> find(const TargetName& name, std::uint32_t since) const;
  std::optional<Rect> find_or_owner(const TargetName& name, std::uint32_t since) const;

  std::span<const std::string_view> owned_;
  bool known_ = false;
  std::uint32_t deeds_ = 0;
  std::uint64_t position_ = 0;
  std::uint32_t frame_ = 1;
  double now_ = 0;
  float pace_ = 1;
  std::vector<UnderWay> trips_;
  std::unordered_map<TargetId, Noted> places_;
  std::vector<CountChange> held_;
};

}  // namespace meadhall::table::match
