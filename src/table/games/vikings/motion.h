#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "games/vikings/state.h"
#include "table/kit/paint.h"
#include "table/kit/targets.h"

// What is under way on the table of Vikings: pieces on a trip from where they lay to where they lie
// now, the wheel as it turns, vikings that lie down. The position is always the rules' own; motion
// only says what of it is not to be seen in its place yet. Drawing must not depend on it otherwise.
//
// Each part of the table notes in every frame where its places are on the screen, by name:
//
//   pair-tile, pair-viking  slot       cell, stand   seat, vikings::pack(cell)
//   pending, pending-viking            berth         seat, kind (where he waits)
//   drawn  kind                        owned         seat, special
//   special  place of the offer        gold, points, marker, seat   seat
//   bag, stack, bank, swapping
//
// A `stand`, `berth`, … is as high as the figure in it and ends at his feet.

namespace meadhall::table::vikings_table {

enum class Piece : std::uint8_t { tile, viking, ferry, special, coin, star, marker };

struct Trip {
  Piece piece = Piece::coin;
  std::uint8_t kind = 0;                   // of tile, viking or special tile
  std::optional<vikings::Viking> rider{};  // on a tile
  TargetName from{};
  TargetName to{};
  double delay = 0;  // seconds at the usual pace, as are the next two
  double after = 0;  // besides, unless it waited for a scoring
  double lasts = 0.45;
  bool waits = false;          // until no scoring is shown
  std::optional<Seat> seat{};  // whose homeland is to be seen meanwhile
  std::optional<Seat> payer{};
  int gold = 0;  // what the payer's purse gains by it (below 0: loses)
  int points = 0;
};

// One frame, as motion sees it.
struct Moment {
  const vikings::State& state;
  std::uint32_t deeds = 0;  // of the app
  // Whether the position came from the one before by a step of play, forwards; only such steps are
  // shown in motion. A replay that walks one move on says true, all else that walks says false.
  bool played = false;
  bool scoring = false;  // a scoring lies over the table
  double now = 0;        // seconds
  bool still = false;
  float pace = 1;
};

class Motion {
 public:
  // Before anything is drawn: what changed since the position before sets out.
  void update(const Moment& moment);

  // After the table, over it: what is on its way.
  void draw(Paint& paint);

  bool moving() const { return moving_; }
  // Everything arrives at once.
  void finish();
  // When all that is under way will have arrived, what waits for a scoring left out.
  double ends() const;
  // Whose homeland something is on its way on; it is to be shown meanwhile.
  std::optional<Seat> about() const;

  void send(const Trip& trip);

  // Where things are drawn in this frame.
  void note(const TargetName& name, const Rect& area) { places_[name.id()] = {area, frame_}; }
  // How many are on their way to that place: not there to be seen yet.
  int coming(const TargetName& name) const;

  // What a purse seems to hold too much or too little while coins are on their way, or held back.
  int gold_late(Seat seat) const;
  int points_late(Seat seat) const;
  // What purses do not show yet although nothing of it is on its way: of a scoring, what is still
  // to be told. In each frame, by seat.
  struct Held {
    int gold = 0;
    int points = 0;
  };
  void hold_back(const std::array<Held, vikings::kMaxPlayers>& held) { held_ = held; }

  // Steps the wheel shows, between those of before and those of now.
  float turned() const { return turned_; }
  // How far threatened vikings lie on the ground: 0 they stand, 1 they lie.
  float lying() const { return lying_; }

 private:
  struct UnderWay {
    Trip trip;
    std::uint32_t sent = 0;  // in which frame
    double start = 0;
    double end = 0;
    std::optional<Rect> from{};  // once known
  };
  struct Place {
    Rect area;
    std::uint32_t frame = 0;
  };

  void set_out(UnderWay& trip) const;
  std::optional<Rect> find(const TargetName& name, std::uint32_t since) const;
  std::optional<Rect> find_or_owner(const TargetName& name, std::uint32_t since) const;
  void turn_wheel(const vikings::State& state);
  void lie_down(const Moment& moment);

  vikings::State before_{};
  bool known_ = false;
  bool moving_ = false;
  std::uint32_t deeds_ = 0;
  std::uint32_t frame_ = 1;
  double now_ = 0;
  float pace_ = 1;
  std::vector<UnderWay> trips_;
  std::unordered_map<TargetId, Place> places_;
  std::array<Held, vikings::kMaxPlayers> held_{};

  float turned_ = 0;
  float turned_from_ = 0;
  double turn_start_ = 0;
  double turn_step_ = 0;  // seconds
  float lying_ = 0;
  double lie_when_ = 0;
};

// Sends out what `after` has elsewhere than `before`.
void send_changes(Motion& motion, const vikings::State& before, const vikings::State& after);

// Draws a trip `progress` (0 to 1) of the way. Where one end is not on the screen the piece comes
// into being, or fades, at the other.
void draw_trip(Paint& paint, const Trip& trip, const std::optional<Rect>& from,
               const std::optional<Rect>& to, float progress);

}  // namespace meadhall::table::vikings_table
