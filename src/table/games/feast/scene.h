#pragma once

#include <optional>
#include <vector>

#include "games/feast/moves.h"
#include "games/feast/state.h"
#include "table/games/feast/foretold.h"
#include "table/games/feast/hand.h"
#include "table/games/feast/model.h"
#include "table/match/stage.h"

// What the parts of the table of A Feast for Odin share while one frame is drawn.
//
// Everything that can be pointed at is a target by one of these names:
//
//   space place         of the action board      group group       its medallion
//   good item           of the larder            thing item        a resource, weapon, special tile
//   cell surface, cell  of a board or house      board surface     its head
//   laid node           what was laid in this turn by that move
//   band group          of it, where it is small   filter which, seek what
//   berth ship, number  of the bay               table             the feast line
//   card number         an occupation            stable
//   pay move, take move, pick move               answers on a stage, by their codes

namespace meadhall::table::feast_table {

// A board or house as it lies on the screen in this frame.
struct LyingBoard {
  std::size_t surface = 0;
  Rect area;       // its grid, without the edge
  float cell = 0;  // how wide one is
  Rect window;     // through which it is seen: of a board drawn closer less than the screen

  bool shows(Point at) const { return area.contains(at) && window.contains(at); }
  // Of a tile whose corner lies there.
  Rect area_of(feast::Spot corner, const feast::Shape& way) const {
    return {area.x + cell * static_cast<float>(corner.column),
            area.y + cell * static_cast<float>(corner.row), cell * static_cast<float>(way.width),
            cell * static_cast<float>(way.height)};
  }
};

// What is looked at where there is not room for all; it stays from question to question.
struct Choice {
  std::optional<std::size_t> band{};  // the open group of the action board
  float band_height = 0;
  float bands_height = 0;
  bool lays = false;  // at large (laying_stage.h)
  bool in_window = false;
  double lays_since = -1e9;                // seconds
  bool aside = false;                      // the fifth column lies over the hall
  bool rows = false;                       // a window's answers stand on the card, one by one
  std::size_t board = 0;                   // the surface on the sheet of boards
  std::optional<LaidNow> lifts{};          // dragged off its board
  std::optional<Match::Node> undoes_to{};  // while laying that was begun is taken back
  bool drags = false;                      // a good, since the frame before
  std::size_t laid = 0;                    // in this turn, at the decision before
  float food_height = 0;
  float answers_height = 0;
  double rolled_when = -1e9;              // seconds
  feast::Do staged = feast::Do::nothing;  // the decision whose answers were on a stage last
  float larder_height = 0;
  float players_height = 0;
  float chips_height = 0;
  bool again = false;      // whether to leave a cell bare, or to pass, is asked once more
  bool card_open = false;  // all of the question is read, where a line would do

  // Which spaces of the action board are looked for on a phone.
  enum class Filter : std::uint8_t { all, can, gives, column };
  Filter filter = Filter::all;
  std::size_t sought = 0;    // of `gives`: see games/feast/sources.h …
  feast::Spaces giving = 0;  // … and where it is to be had
  std::size_t column = 1;
  bool palette = false;  // what may be looked for is open
  float palette_height = 0;
};

class Card;

struct Scene : match::Stage {
  FeastModel& model;
  const feast::State& state;  // the model's
  Hand& hand;
  Choice& choice;
  Foretold& foretold;
  ToldDeed& told_deed;
  Card& card;
  TargetName focus{};      // what was pointed at in the frame before; no name: nothing
  TargetName focus_now{};  // filled while drawing
  std::vector<LyingBoard> boards{};
  std::optional<std::size_t> pointed_space{};  // of the frame before
  std::optional<Move> deed{};  // done at any time, that is pointed at, of the frame before
  std::optional<Move> deed_now{};
  std::optional<Placing> placing{};  // of the tile in hand, in the frame before
  std::optional<Placing> placing_now{};
  std::vector<TargetName> counted{};  // what is to be lit (scoring_marks.h)
  bool hand_beside = false;           // cards in hand lie beside the action board
  bool takes_up = false;              // a tile was taken in the hand in this frame
  bool gains_below = false;           // what it brings stands apart from it

  bool asks(feast::Do what) const {
    return actor && !decision.moves.empty() && !state.agenda.empty() &&
           state.agenda.top().what == what;
  }
  // True if a space of the action board answers the question, and by which move.
  bool asks_space() const { return asks(feast::Do::turn) || asks(feast::Do::copy); }
  Move answer_on(std::size_t place) const {
    return asks(feast::Do::copy) ? feast::copy(place) : feast::place(place);
  }
  bool offers(Move move) const { return decision.moves.contains(move); }
  bool is_pointed(const TargetName& name) const {
    return focus.what == name.what && focus.id() == name.id();
  }
};

inline Scene& scene_on(match::Stage& stage) { return static_cast<Scene&>(stage); }
inline const Scene& scene_on(const match::Stage& stage) { return static_cast<const Scene&>(stage); }

}  // namespace meadhall::table::feast_table
