#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "table/match/stage.h"

// A scoring, told line after line on parchment while the boards light up what is counted.

namespace meadhall::table::match {

// The pieces of a game that are its coins and points.
struct ScorePieces {
  Piece gold{};
  Piece points{};
};

// Sends the coins and points of a scoring's line from what scored to the purse: to {"gold", seat}
// and {"points", seat}. `from`: the places that scored, at least one, in turn; what is lost goes
// out of the purse. The first coin sets out `delay` seconds from now, at the usual pace. Only lines
// of a seat bring anything.
void send_score(Motion& motion, const Event& line, std::span<const TargetName> from,
                const ScorePieces& pieces, double delay);

// A game's part in telling a line of a scoring, by the event's facts.
struct ScoringHooks {
  // Lights what the line counts; before the boards are drawn, while it is the one told last. Null:
  // nothing is lit.
  void (*mark)(Stage& stage, const Event& line) = nullptr;
  // The places that scored, from which travels what the line brings to its seat. Null: it is in the
  // purse once it is told.
  std::vector<TargetName> (*sources)(const Stage& stage, const Event& line) = nullptr;
  ScorePieces pieces{};
};

class ScoringShow {
 public:
  // Opens when the latest command brought score lines; closes when the match moved on otherwise.
  void update(const app::App& app);
  // Begins to tell the lines once all that moves has arrived. Each that is told sends what it
  // brings from what scored to the purses, which do without it until then. In each frame, after
  // motion was brought up to date.
  void go_on(Stage& stage, double motion_ends, const ScoringHooks& hooks);

  bool open() const { return open_; }
  bool animating(double now) const {
    return open_ && by_hand_ == 0 && shown_at(now) < lines_.size();
  }

  // True if the player takes their time: no replay goes on meanwhile.
  bool stepped() const { return open_ && stepped_; }

  // The line told last, while it is open; null before the first.
  const Event* told(double now) const;
  // The seat whose boards are to be seen: that of the line told last, or before it of the next one.
  std::optional<Seat> about(double now) const;

  // Draws it; Enter, or a click on it, tells the next line, Escape, or a click beside it, all of
  // them. When they are told either closes it.
  void draw(Stage& stage, const Rect& area);

 private:
  struct Line {
    Event event;
    std::string text;
  };
  void draw_lines(Stage& stage, const Rect& room, std::size_t shown);
  void draw_totals(Stage& stage, const Rect& room, std::size_t shown) const;
  std::size_t shown_at(double now) const;

  std::vector<Line> lines_;
  std::array<std::int16_t, kMaxSeats> totals_{};  // by seat, with all lines told
  std::uint32_t deeds_ = 0;
  // Where the match stood as it was told before the device went on: whoever has it then is not told
  // again.
  std::optional<Match::Node> told_before_;
  std::size_t by_hand_ = 0;   // lines shown, once they are stepped through
  std::size_t sent_ = 0;      // lines that sent what they bring, or are past that
  std::size_t followed_ = 0;  // lines shown when the last of them was scrolled to
  float followed_in_ = 0;     // and how high the room for them was
  double started_ = 0;
  double seconds_a_line_ = 1;
  bool open_ = false;
  bool fresh_ = false;    // opened in this frame
  bool stepped_ = false;  // by the player's own hand
};

}  // namespace meadhall::table::match
