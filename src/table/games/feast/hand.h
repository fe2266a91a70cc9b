#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/feast/bundles.h"
#include "games/feast/items.h"
#include "games/feast/laying.h"
#include "table/games/feast/model.h"
#include "table/kit/targets.h"
#include "table/match/foresight.h"

// A tile of the larder in somebody's hand, to be laid on their boards. Nothing of it is a move
// until it is let go where it may lie: then everything the rules ask is answered at once.

namespace meadhall::table::feast_table {

struct Scene;

struct Placing {
  std::size_t surface = 0;
  feast::Spot spot{};

  friend bool operator==(const Placing&, const Placing&) = default;
};

class Hand {
 public:
  std::optional<feast::Item> item() const { return item_; }
  void take(const app::App& app, feast::Item item);
  const std::string& name() const { return name_; }
  void put_back() { *this = {}; }
  void turn(int quarters);
  void flip();
  std::size_t way() const { return way_; }

  // Where it lies while it waits to be let go; nowhere: below the pointer.
  std::optional<Placing> resting{};

  // A place that looks good to bots, and what it brings; the one that brings most is the first.
  struct Best {
    Placing at{};
    std::size_t way = 0;
    feast::LayingGain gain{};
  };
  static constexpr std::size_t kMostBest = 3;
  const std::vector<Best>& best(const Scene& scene);
  // Lets it wait there, whatever the pointer is over, until the pointer moves on.
  void rest_at(const Best& best, Point pointer);
  bool is_left(Point pointer) const;

  // What laying it there would mean, in the words of the rules; or why it may not lie there.
  struct Told {
    bool legal = false;
    std::vector<std::string> lines;
    feast::LayingGain gain{};  // where it is legal
    // How the seat would stand then, its income having paid for the feast; where it is legal.
    std::optional<Standing> after{};
    std::string ratio;  // "7 / 7", of the feast then
  };
  const Told& of(const Scene& scene, const Placing& at);
  // The same as moves.
  std::vector<Move> moves(const Scene& scene, const Placing& at);

 private:
  struct Asked {
    feast::Item item{};
    std::size_t way = 0;
    std::size_t surface = 0;
    friend bool operator==(const Asked&, const Asked&) = default;
  };
  const std::optional<feast::Laying>& asked(const Scene& scene, std::size_t surface);

  std::optional<feast::Item> item_;
  std::string name_;
  std::size_t way_ = 0;
  WorkedOut<Asked> asked_done_;
  std::optional<feast::Laying> asked_;
  WorkedOut<std::size_t> told_done_;
  Told told_;
  WorkedOut<feast::Item> best_done_;
  std::vector<Best> best_;
  std::optional<Point> rested_by_;  // where the pointer was when it was put to rest
};

// True if whoever is asked may lay that now, and their hall is shown.
bool can_take(const Scene& scene, feast::Item item);

// A good of the larder on `area`, or what else can be laid: a click or a drag takes it in the hand,
// but a click on what may be upgraded now does that; else it explains itself.
Contact touch_good(Scene& scene, feast::Item item, const Rect& area);

// After the boards: what is in hand, over the board it would lie on; lets it go where it is asked
// to.
void draw_hand(Scene& scene);
// Lets it lie at one of the best places.
void rest_where(Scene& scene, const Hand::Best& best);
// Moves what rests by so many cells, never off its board.
void nudge(Scene& scene, int right, int down);
// Lets it lie where it may, on the first board that has room: for who has no pointer.
void rest_somewhere(Scene& scene);
// What a button, Enter or a second tap does with what rests on a board.
void lay_down(Scene& scene);
// Puts the tile in hand back; laying that was begun for it, step by step, is undone.
void put_back(Scene& scene);
// Takes what was laid in this turn off its board again, if nothing that came after needs it.
void lift(Scene& scene, const LaidNow& laid);

}  // namespace meadhall::table::feast_table
