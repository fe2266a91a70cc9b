// Can the checks of tests/contract fail? The tiny game with one hook replaced by a faulty one has
// to be complained of by the check that is there for it; as it is, by none.

#include <doctest/doctest.h>

#include <functional>

#include "tests/contract/checks.h"
#include "tests/tiny/game.h"
#include "tests/tiny/state.h"

namespace meadhall::tiny {
namespace {

using contract::Complaints;
using contract::Vocabulary;

Complaints all_complaints(const FullGame& game) {
  Vocabulary heard;
  Complaints all = check_info(game, heard);
  if (!all.empty()) return all;
  const auto add = [&all](const Complaints& more) {
    all.insert(all.end(), more.begin(), more.end());
  };
  add(check_setups(game, heard));
  add(check_openings(game, 60, heard));
  add(contract::check_keeping(game, 8));
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    add(play_matches(game, {}, {.matches = 1, .longest = 40, .thorough = true, .seed = seed},
                     heard));
  }
  add(heard.complaints());
  return all;
}

// The complaints about the tiny game once `change` has broken it.
std::string broken_by(const std::function<void(FullGame&)>& change) {
  FullGame broken = game();
  change(broken);
  std::string all;
  for (const std::string& complaint : all_complaints(broken)) all += complaint + "\n";
  return all;
}

std::string broken_facts(const std::function<void(GameInfo&)>& change) {
  GameInfo info = sound_info();
  change(info);
  std::string all;
  for (const std::string& complaint : all_complaints(game_with(info))) all += complaint + "\n";
  return all;
}

bool says(const std::string& complaints, std::string_view what) {
  CAPTURE(complaints);
  const bool said = complaints.find(what) != std::string::npos;
  CHECK(said);
  return said;
}

// The hooks as they should be.
const FullGame& sound() { return game(); }

State& inside(Position& position) { return position.as<State>(); }
const State& inside(const Position& position) { return position.as<State>(); }

}  // namespace

TEST_CASE("tiny: as it is nobody complains") {
  CHECK(broken_by([](Game&) {}) == "");
}

TEST_CASE("tiny: faults in the table of facts are found") {
  says(broken_facts([](GameInfo& info) { info.id = "ti ny"; }), "info: the id is no word");
  says(broken_facts([](GameInfo& info) { info.min_players = 4; }), "info: players out of range");
  says(broken_facts([](GameInfo& info) { info.example_inspectable = "moon"; }),
       "info: the example of a thing is not read");
  says(broken_facts([](GameInfo& info) { info.name = "tiny.nobody"; }),
       "words: tiny.nobody: there is no such sentence");
  says(broken_facts([](GameInfo& info) { info.rules_version = 0; }), "info: no version");
  says(broken_facts([](GameInfo& info) { info.alike_since = 2; }),
       "info: alike since a version there is not");
  says(broken_facts([](GameInfo& info) { info.corrected_in = 2; }),
       "info: corrected in a version that is not yet");
  static std::array<Preset, 2> turned = {sound_info().presets[1], sound_info().presets[0]};
  says(broken_facts([](GameInfo& info) { info.presets = turned; }),
       "info: the first preset of a group does not hold the standard values");
}

TEST_CASE("tiny: faults in setting up are found") {
  says(broken_by([](FullGame& g) {
         g.setup = [](const Setup& wish) -> Result<Position> {
           if (wish.players == 3 && wish.options[0] == 1 && wish.options[1] == 0) {
             return Error{Message("tiny.no.step")};
           }
           return sound().setup(wish);
         };
       }),
       "setups: refused");
  says(
      broken_by([](FullGame& g) { g.opening = [](const Setup&) { return std::vector<Event>(); }; }),
      "setups: nothing is told of it");
  says(broken_by([](FullGame& g) {
         g.opening = [](const Setup& wish) {
           std::vector<Event> told = sound().opening(wish);
           const Result<Position> begun = sound().setup(wish);
           if (begun)
             told.push_back(
                 {.message = describe(begun.value().as<State>(), make_move(Kind::keep, 0))});
           return told;
         };
       }),
       "openings: they tell apart what looks the same");
}

TEST_CASE("tiny: faults in lists of moves and their notation are found") {
  says(broken_by([](FullGame& g) {
         g.legal = [](const Position& p, MoveList& moves) {
           sound().legal(p, moves);
           if (moves.size() > 3) moves.push_back(moves[0]);
         };
       }),
       "list: a move is listed twice");
  says(broken_by([](FullGame& g) {
         g.legal = [](const Position& p, MoveList& moves) {
           sound().legal(p, moves);
           if (round_of(inside(p)) == 3) moves.clear();
         };
       }),
       "list: no legal move before the end");
  says(broken_by([](FullGame& g) {
         g.legal = [](const Position& p, MoveList& moves) {
           sound().legal(p, moves);
           if (moves.empty()) moves.push_back(make_move(Kind::put, 0));
         };
       }),
       "list: moves after the end");
  says(broken_by([](FullGame& g) {
         g.legal = [](const Position& p, MoveList& moves) {
           sound().legal(p, moves);
           if (moves.size() > 4) moves.pop_back();
         };
       }),
       "refusals: made though not listed");
  says(broken_by([](FullGame& g) {
         g.legal = [](const Position& p, MoveList& moves) {
           sound().legal(p, moves);
           if (!moves.empty()) moves.push_back(Move{15});
         };
       }),
       "refused though listed");
  says(broken_by([](FullGame& g) {
         g.text = [](Move move) {
           return kind_of(move) == 2 ? text(make_move(Kind::put, value_of(move))) : text(move);
         };
       }),
       "notation: reads as another move");
  says(broken_by([](FullGame& g) { g.text = [](Move move) { return text(move) + "!"; }; }),
       "notation: not read");
  says(broken_by([](FullGame& g) { g.can.amount = [](Move) { return std::optional<int>(1); }; }),
       "notation: two moves of a kind say as much");
}

TEST_CASE("tiny: faults in a table of cells are found") {
  says(broken_by([](FullGame& g) {
         g.can.cells = [](const Position&) -> std::optional<CellTable> {
           return CellTable{.title = Message("tiny.name"),
                            .rows = {{{.told = Message("tiny.name"), .move = Move{15}}}}};
         };
       }),
       "cells: not legal");
  says(broken_by([](FullGame& g) {
         g.can.cells = [](const Position&) -> std::optional<CellTable> {
           const CellTable::Cell cell{.told = Message("tiny.name")};
           return CellTable{.title = Message("tiny.name"), .rows = {{cell}, {cell, cell}}};
         };
       }),
       "cells: rows unlike in length");
}

TEST_CASE("tiny: faults in making moves are found") {
  says(broken_by([](FullGame& g) {
         g.apply = [](Position& p, Move move) -> Result<void> {
           Result<void> done = sound().apply(p, move);
           if (!done) inside(p).spare[3] = 1;
           return done;
         };
       }),
       "refusals: refused, yet the position changed");
  says(broken_by([](FullGame& g) {
         g.apply = [](Position& p, Move move) -> Result<void> {
           Result<void> done = sound().apply(p, move);
           if (done && round_of(inside(p)) == 2) inside(p).landed[0] = 9;
           return done;
         };
       }),
       "play: tiny.check what=stones after");
  says(broken_by([](FullGame& g) {
         g.apply = [](Position& p, Move move) -> Result<void> {
           static std::uint8_t count = 0;
           Result<void> done = sound().apply(p, move);
           if (done) inside(p).spare[0] = ++count;
           return done;
         };
       }),
       "play: made twice from the same position, two things came of");
  says(broken_by([](FullGame& g) {
         g.apply = [](Position& p, Move move) -> Result<void> {
           if (move.code == 14) return {};
           return sound().apply(p, move);
         };
       }),
       "refusals: made though not listed");
  says(broken_by([](FullGame& g) {
         g.apply = [](Position& p, Move move) -> Result<void> {
           if (!is_keeping(inside(p))) return sound().apply(p, move);
           return sound().check(p);
         };
       }),
       "play: nothing is changed by keep");
}

TEST_CASE("tiny: faults in observing and guessing are found") {
  says(broken_by([](FullGame& g) {
         g.observe = [](const Position& p, Seat viewer) {
           Position seen = sound().observe(p, viewer);
           inside(seen).rng = inside(p).rng;  // what luck will bring
           return seen;
         };
       }),
       "observed: the guess looks different");
  says(broken_by([](FullGame& g) {
         g.observe = [](const Position& p, Seat viewer) {
           Position seen = sound().observe(p, viewer);
           inside(seen).first = static_cast<std::uint8_t>(1 - inside(seen).first % 2);
           return seen;
         };
       }),
       "observed: ");
  says(broken_by([](FullGame& g) {
         g.determinize = [](const Position& p, Seat viewer, Rng& rng) {
           Position guess = sound().determinize(p, viewer, rng);
           if (is_keeping(inside(guess)) && viewer != kNobody)
             inside(guess).goals.at(index(viewer)) = {1, 2};
           return guess;
         };
       }),
       "observed: the guess looks different");
  says(broken_by([](FullGame& g) {
         g.determinize = [](const Position& p, Seat viewer, Rng&) {
           Rng always(5);
           return sound().determinize(p, viewer, always);
         };
       }),
       "observed: chance is not drawn anew");
  says(broken_by([](FullGame& g) {
         g.determinize = [](const Position& p, Seat, Rng& rng) {
           Position guess = p;
           inside(guess).rng = Rng(rng.next());
           return guess;
         };
       }),
       "observed: the guess cannot be played on");
  says(broken_by([](FullGame& g) {
         g.determinize = [](const Position& p, Seat, Rng& rng) {
           Position guess = p;
           inside(guess).hidden = 0;
           inside(guess).rng = Rng(rng.next());
           return guess;
         };
       }),
       "observed: the guess is unsound");
}

TEST_CASE("tiny: whoever tells what is hidden is found out") {
  says(broken_by([](FullGame& g) {
         g.player_area = [](const Position& p, Seat seat) {
           Section told = sound().player_area(p, seat);
           const std::uint8_t goal = inside(p).goals.at(index(seat))[0];
           told.lines.push_back(Message("tiny.landed").with("n", goal));
           return told;
         };
       }),
       "told: homeland hangs on what is hidden");
  says(broken_by([](FullGame& g) {
         g.board = [](const Position& p) {
           std::vector<Section> told = sound().board(p);
           Rng luck = inside(p).rng;
           told[0].lines.push_back(
               Message("tiny.landed").with("n", static_cast<int>(luck.next() % 100)));
           return told;
         };
       }),
       "told: board hangs on what is hidden");
  says(broken_by([](FullGame& g) {
         g.score = [](const Position& p) {
           ScoreSheet sheet = sound().score(p);
           for (std::size_t i = 0; i < inside(p).players && sound().actor(p); ++i) {
             const auto points = static_cast<std::int16_t>(on_goal(inside(p), i));
             sheet.lines[2].points.at(i) = points;
             sheet.totals.at(i) = static_cast<std::int16_t>(sheet.totals.at(i) + points);
           }
           return sheet;
         };
       }),
       "told: points hangs on what is hidden");
  says(broken_by([](FullGame& g) {
         g.explain = [](const Position& p, Inspectable thing) {
           if (thing.code == 40)
             return std::vector{
                 Message("tiny.landed").with("n", inside(p).goals[0][1] + inside(p).goals[1][1])};
           return sound().explain(p, thing);
         };
       }),
       "told: explain hangs on what is hidden");
  says(broken_by([](FullGame& g) {
         g.foresee = [](const Position& p, Move move) {
           std::vector<Message> told = sound().foresee(p, move);
           State after = inside(p);
           if (kind_of(move) == 2 && apply(after, move))
             told.push_back(Message("tiny.foresee.line").with("n", after.landed[0]));
           return told;
         };
       }),
       "told: foresee hangs on what is hidden");
  says(broken_by([](FullGame& g) {
         g.narrate = [](const Position& p, Move move) {
           std::vector<Event> told = sound().narrate(p, move);
           if (!told.empty() && is_keeping(inside(p)))
             told.push_back({.message = describe(inside(p), move)});
           return told;
         };
       }),
       "secrets: the log tells what nobody else may see");
  says(broken_by([](FullGame& g) {
         g.narrate = [](const Position& p, Move move) {
           std::vector<Event> told = sound().narrate(p, move);
           const std::uint8_t next = inside(p).goals.at(0)[1];
           if (!told.empty())
             told.insert(told.begin() + 1, {.message = Message("tiny.landed").with("n", next)});
           return told;
         };
       }),
       "the log hangs on what is hidden");
  says(broken_by([](FullGame& g) { g.reveals = [](const Position&, Move) { return false; }; }),
       "reveals: it shows something to");
}

TEST_CASE("tiny: faults in words are found") {
  says(broken_by([](FullGame& g) { g.question = [](const Position&) { return Message(); }; }),
       "choices: no question");
  says(broken_by([](FullGame& g) {
         g.describe = [](const Position& p, Move move) {
           const std::size_t cell = value_of(move);
           return sound().describe(p, cell == 4 ? make_move(Kind::put, cell) : move);
         };
       }),
       "choices: two moves are described alike");
  // Each id has its sentence, but in one language it lacks what parts them.
  says(broken_by([](FullGame& g) {
         g.describe = [](const Position& p, Move move) {
           if (!is_keeping(inside(p))) return sound().describe(p, move);
           return Message("tiny.log.dealt").with("n", static_cast<int>(value_of(move)));
         };
       }),
       "choices: two moves are described alike");
  says(broken_by([](FullGame& g) {
         g.narrate = [](const Position& p, Move move) {
           std::vector<Event> told = sound().narrate(p, move);
           if (!told.empty()) told.erase(told.begin());
           return told;
         };
       }),
       "log: ");
  says(broken_by([](FullGame& g) {
         g.narrate = [](const Position& p, Move move) {
           std::vector<Event> told = sound().narrate(p, move);
           if (!told.empty() && told.back().kind == Event::Kind::finish) told.pop_back();
           return told;
         };
       }),
       "log: the end is told wrongly");
  says(broken_by([](FullGame& g) {
         g.explain = [](const Position& p, Inspectable thing) {
           return thing.code == 77 ? std::vector<Message>() : sound().explain(p, thing);
         };
       }),
       "explained: nothing is said of thing 77");
  says(broken_by([](FullGame& g) {
         g.foresee = [](const Position& p, Move move) {
           return kind_of(move) == 2 ? std::vector<Message>() : sound().foresee(p, move);
         };
       }),
       "explained: nothing is foreseen of throw");
  says(broken_by([](FullGame& g) {
         g.board = [](const Position&) {
           return std::vector<Section>{{.title = Message("tiny.cell.empty"), .lines = {}}};
         };
       }),
       "words: tiny.cell.empty: nothing fills {cell} in ru");
  says(broken_by([](FullGame& g) {
         g.player_area = [](const Position&, Seat) {
           return Section{.title = Message("tiny.landed").with("m", 1),
                          .lines = {Message("tiny.moon")}};
         };
       }),
       "words: tiny.moon: there is no such sentence");
}

TEST_CASE("tiny: faults in points are found") {
  says(broken_by([](FullGame& g) {
         g.score = [](const Position& p) {
           ScoreSheet sheet = sound().score(p);
           ++sheet.totals[1];
           return sheet;
         };
       }),
       "score: the lines of a seat do not add up");
  says(broken_by([](FullGame& g) {
         g.score = [](const Position& p) {
           ScoreSheet sheet = sound().score(p);
           for (std::uint8_t& rank : sheet.ranks) ++rank;
           return sheet;
         };
       }),
       "score: nobody has won");
  says(broken_by([](FullGame& g) {
         static const ScoringOnTheWay kScoring{
             .kinds = scorings_of(sound()), .score_now = [](const Position&, std::size_t) {
               return std::vector<Event>{
                   {.kind = Event::Kind::finish, .message = Message("tiny.log.end")}};
             }};
         g.can.scoring_on_the_way = &kScoring;
       }),
       "score: more than a scoring is held");
}

TEST_CASE("tiny: faults in positions as text are found") {
  says(broken_by([](FullGame& g) {
         g.write_position = [](const Position& p) {
           const std::string text = sound().write_position(p);
           return text.substr(0, text.find("landed"));
         };
       }),
       "text: ");
  says(broken_by([](FullGame& g) {
         g.read_position = [](std::string_view text) -> Result<Position> {
           Result<Position> read = sound().read_position(text);
           if (read) inside(read.value()).landed = {};
           return read;
         };
       }),
       "text: reads as another position");
  says(broken_by([](FullGame& g) {
         g.read_position = [](std::string_view text) -> Result<Position> {
           Result<Position> read = sound().read_position(text);
           if (!read) return Error{Message("tiny.position.check")};
           return read;
         };
       }),
       "damaged text: no place is named");
  says(broken_by([](FullGame& g) {
         g.read_position = [](std::string_view text) -> Result<Position> {
           Result<Position> read = sound().read_position(text);
           if (read || text.find("landed") != std::string_view::npos) return read;
           State state{.rng = Rng(1)};
           state.landed[0] = 7;
           return Position::of(state);
         };
       }),
       "damaged text: it becomes unsound");
}

TEST_CASE("tiny: saves and links that lead elsewhere are found") {
  // Moves do not mean the same for ever.
  says(broken_by([](FullGame& g) {
         g.setup = [](const Setup& wish) -> Result<Position> {
           static std::uint8_t count = 0;
           Result<Position> begun = sound().setup(wish);
           if (begun) inside(begun.value()).rng = Rng(++count);
           return begun;
         };
       }),
       "keeping: ");
}

}  // namespace meadhall::tiny
