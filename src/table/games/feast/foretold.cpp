#include "table/games/feast/foretold.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "games/feast/ids.h"
#include "games/feast/moves.h"
#include "games/feast/phases.h"
#include "games/feast/refusal.h"
#include "games/feast/space_words.h"
#include "games/feast/turn.h"
#include "text/alphabet.h"

namespace meadhall::table::feast_table {

using feast::State;

namespace {

// The position after Vikings are placed there, up to the next question, if no luck and no next
// phase comes into it. The occupation of columns 3 and 4 is left out: one that is drawn changes
// nothing else, and none has to be played. rules: Feast 10.2, 10.3
std::optional<State> certain_after(const State& state, Move move, std::size_t place) {
  State after = state;
  after.deck = {};
  bool legal = bool{feast::apply(after, move)};
  const auto may_play = [&] {
    return feast::column_of(place) == 4 && !after.agenda.empty() &&
           after.agenda.top().what == feast::Do::play;
  };
  while (legal && may_play()) legal = bool{feast::apply(after, feast::kDone)};
  if (!legal || !(after.rng == state.rng)) return std::nullopt;
  if (feast::phase_of(after) != feast::phase_of(state)) return std::nullopt;
  return after;
}

// True if the seat has more to choose before its turn is done.
bool goes_on(const State& after, Seat seat) {
  return !after.agenda.empty() && after.agenda.top().seat == seat &&
         after.agenda.top().what != feast::Do::turn;
}

// What is rolled at the space; its icons do not tell what that is paid with and brings.
std::optional<feast::Die> die_of(std::size_t place) {
  if (feast::is_copy(place)) return std::nullopt;
  const feast::SpaceInfo& space = feast::info(static_cast<feast::Space>(place));
  const auto effects = std::span(space.effects).first(space.count);
  const auto rolls = std::ranges::find(effects, feast::Verb::dice, &feast::Effect::verb);
  return rolls == effects.end() ? std::nullopt : std::optional(rolls->die);
}

}  // namespace

const Foretold::Told& Foretold::of(const app::App& app, const FeastModel& model,
                                   std::size_t place) {
  if (!done_.due(app, place)) return told_;
  told_ = {};
  const State& state = model.state;
  if (state.agenda.empty()) return told_;
  const Seat seat = state.agenda.top().seat;
  told_.open = model.open[place];
  told_.title = text::capitalised(app.say(feast::space_term(place)));
  told_.place =
      app.say(Message("ui.feast.place").with("n", feast::vikings_for(state, seat, place)));
  const bool copies = state.agenda.top().what == feast::Do::copy;
  const Move move = copies ? feast::copy(place) : feast::place(place);
  if (copies) told_.place = app.say("ui.feast.copy_it");
  if (told_.open) {
    const std::vector<Message> all = feast::foresee(state, move);
    const std::optional<feast::Die> die = die_of(place);
    // How a roll goes is told in short below.
    const std::vector<Message> at_length =
        die ? feast::space_now_told(state, seat, static_cast<feast::Space>(place))
            : std::vector<Message>();
    for (std::size_t i = 1; i < all.size(); ++i) {
      if (std::ranges::find(at_length, all[i]) != at_length.end()) continue;
      told_.lines.push_back(app.say(all[i]));
    }
    // Of what has room only in part these are seen: with a chance what it is a chance of, else that
    // Undo ends there.
    std::size_t next = std::min<std::size_t>(told_.lines.size(), 1);
    const auto insert = [&](std::string line) {
      told_.lines.insert(told_.lines.begin() + static_cast<std::ptrdiff_t>(next++),
                         std::move(line));
    };
    if (die) {
      insert(text::capitalised(app.say(feast::venture_terms(*die))) + ".");
    }
    if (feast::reveals(state, move)) insert(app.say("ui.feast.undo_ends"));
    if (const std::optional<State> after = certain_after(state, move, place)) {
      told_.change = change_of_supply(state, *after, seat);
      if (!goes_on(*after, seat)) told_.after = standing_of(*after, seat);
      std::string ahead = app.say_all(told_fitting(app, state, told_.change));
      if (!ahead.empty()) told_.lines.push_back(std::move(ahead));
    }
  } else if (state.agenda.top().what == feast::Do::turn) {
    told_.lines.push_back(app.say(feast::place_refusal(state, seat, place)));
  } else if (!feast::is_copy(place)) {
    for (const Message& line :
         feast::space_now_told(state, seat, static_cast<feast::Space>(place))) {
      told_.lines.push_back(app.say(line));
    }
  }
  told_.words = told_.title + ".";
  for (const std::string& line : told_.lines) told_.words += " " + line;
  return told_;
}

const std::string& ToldDeed::of(const app::App& app, const State& state, Move deed) {
  if (!done_.due(app, deed)) return words_;
  State asked = state;
  MoveList moves;
  feast::legal(asked, moves);
  // It is told as arranging tells it.
  if (moves.contains(feast::kArrange) && !feast::apply(asked, feast::kArrange)) return words_;
  words_ = app.say(feast::describe(asked, deed));
  return words_;
}

const Foretold::Answer& Foretold::of(const app::App& app, Move answer) {
  if (!answered_.due(app, answer.code)) return answer_;
  answer_ = {};
  const std::vector<Message> all = app.match().game().foresee(app.shown(), answer);
  if (!all.empty()) {
    answer_.title = app.say(all.front());
    answer_.lines = app.say_all(std::span(all).subspan(1));
  }
  answer_.words = answer_.title + ". " + answer_.lines;
  return answer_;
}

}  // namespace meadhall::table::feast_table
