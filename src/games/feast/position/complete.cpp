#include <algorithm>
#include <utility>

#include "games/feast/agenda.h"
#include "games/feast/feasting.h"
#include "games/feast/options.h"
#include "games/feast/phases.h"
#include "games/feast/position/follows.h"
#include "games/feast/position/parsed_position.h"
#include "games/feast/workshop.h"
#include "games/position_text/reader.h"

// What follows from what a text names: who is asked what, whose land it is, what lies on boards;
// and whether all of it fits together.

namespace meadhall::feast {
namespace {

class Completion : private position_text::Complaint {
 public:
  explicit Completion(const ParsedPosition& parsed) : parsed_(parsed), state_(parsed_.state) {}

  Result<State> finish() {
    // Options were read one by one: there is one value of each, among those it may have.
    state_.options = read_options(parsed_.options).value();
    if (only_how_to_begin()) return begin();
    state_.rng = Rng(parsed_.seed);
    const bool whole = settle_round() && settle_step() && settle_lands() &&
                       passes(fits_agenda(parsed_)) && passes(lay_out(parsed_)) &&
                       passes(deal(parsed_)) && settle_table() && settle_players();
    if (!whole) return error();
    if (parsed_.luck) state_.rng = position_text::rng_of(*parsed_.luck);
    if (state_.hidden != 0) state_.rng = Rng(0);
    return sound();
  }

 private:
  // Nothing but how a match begins: then it is a match's first decision.
  bool only_how_to_begin() const {
    return parsed_.names_nothing_but(
        {Keyword::players, Keyword::option, Keyword::game, Keyword::seed, Keyword::rules});
  }

  Result<State> begin() {
    Result<State> first = setup({.players = state_.player_count,
                                 .options = parsed_.options,
                                 .seed = parsed_.seed,
                                 .rules = state_.third_rules != 0 ? 0 : kThirdRules - 1});
    if (!first)
      return position_text::misplaced(parsed_.first_of({Keyword::option}), first.error().message);
    return first;
  }

  bool settle_round() {
    const int rounds = rounds_of(state_);
    return state_.round <= rounds || fail(parsed_.place_of(Keyword::round),
                                          Message("feast.position.rounds").with("n", rounds));
  }

  // Where nothing is said of it, the start player places Vikings.
  bool settle_step() {
    const auto named = [&](Keyword keyword) { return parsed_.names(keyword); };
    if (named(Keyword::task) && !named(Keyword::phase)) {
      return fail(parsed_.place_of(Keyword::task), "feast.position.needs_phase");
    }
    if (named(Keyword::over)) return true;
    if (named(Keyword::window)) {
      state_.agenda = agenda_of_window(state_, parsed_.asked, parsed_.phase);
    } else if (named(Keyword::feast)) {
      state_.agenda = agenda_of_feast(state_, parsed_.asked, parsed_.laid);
    } else if (named(Keyword::phase)) {
      if (parsed_.tasks.size() < 2) {
        return fail(parsed_.place_of(Keyword::phase), "feast.position.needs_task");
      }
      for (const Task& task : parsed_.tasks) state_.agenda.push(task);
    } else {
      const Seat seat = named(Keyword::turn) ? parsed_.asked : state_.first;
      state_.agenda = agenda_of_turn(state_, seat);
      if (state_.at(seat).passed != 0) {
        return fail(parsed_.place_of_step(), "feast.position.passed");
      }
    }
    return true;
  }

  // rules: Feast 4.3: what nobody has turns and gathers silver
  bool settle_lands() {
    for (std::size_t i = 0; i < kLands; ++i) {
      Land& land = state_.lands[i];
      const TextPlace& drawn = parsed_.drawings[kFirstLand + i].where;
      const TextPlace& middle = parsed_.lands[i];
      const TextPlace& where = drawn.line > 0 ? drawn : middle;
      const bool used = i < kIslands    ? true
                        : i == kIslands ? state_.options.islands != 0
                                        : state_.options.harvest != 0;
      if (!used) {
        if (where.line > 0) return fail(where, "feast.position.no_land");
        continue;
      }
      if (drawn.line > 0 && middle.line > 0) return fail(middle, "feast.position.land_owned");
      const Land lying = land_in_middle(state_, i);
      land.used = 1;
      if (drawn.line > 0) {
        if (land.side > lying.side) return fail(where, "feast.position.land_side");
        continue;
      }
      if (middle.line > 0 && land.side != lying.side) {
        return fail(where, "feast.position.land_side");
      }
      if (middle.line > 0 && land.silver != lying.silver) {
        return fail(where, Message("feast.position.silver_on_land").with("n", lying.silver));
      }
      land = lying;
    }
    return true;
  }

  // What is laid belongs to a feast that has begun.
  bool settle_table() {
    const TextPlace& where = parsed_.place_of(Keyword::table);
    const auto feast = innermost<FeastTask>(state_);
    if (!feast || feast->stage() == FeastStage::not_begun) {
      return where.line == 0 || fail(where, "feast.position.no_feast");
    }
    Banquet& table = state_.banquet;
    if (!parsed_.has_length) table.length = table_length(state_, feast->task.seat);
    const bool fits = table.laid <= table.length && table.bare <= table.laid;
    return fits || fail(where, Message("feast.position.table").with("n", table.length));
  }

  bool settle_players() {
    for (std::size_t seat = 0; seat < state_.player_count; ++seat) {
      const Player& player = state_.players[seat];
      if (player.pregnant_sheep > count(player, Item::sheep) ||
          player.pregnant_cattle > count(player, Item::cattle)) {
        return fail(parsed_.place_of(Keyword::pregnant, seat_at(seat)),
                    Message("feast.position.too_pregnant"));
      }
      if (kShipCells * away(player) > open_cells(state_)) {
        return fail(parsed_.place_of(Keyword::away, seat_at(seat)),
                    Message("feast.position.emigrants").with("n", open_cells(state_)));
      }
      if (!settle_fields(seat)) return false;
    }
    return true;
  }

  // Houses are furnished when the match is over.
  bool settle_fields(std::size_t seat) {
    const Player& player = state_.players[seat];
    const int shed = player.sheds * kBuildingFields[0];
    const int stone = houses_of(state_, seat_at(seat), Building::stone_house) * kBuildingFields[1];
    const int house = state_.over != 0 ? stone : 0;
    const auto full = [&](Keyword part, int fields) {
      return fail(parsed_.place_of(part, seat_at(seat)),
                  Message("feast.position.fields_full").with("n", fields));
    };
    if (std::max(player.shed_wood, player.shed_stone) > shed) return full(Keyword::sheds, shed);
    if (std::max(player.house_wood, player.house_stone) > house) {
      return full(Keyword::furnished, house);
    }
    return true;
  }

  // Where to look for what such a part finds.
  TextPlace text_place_of(Check broken) const {
    constexpr std::array<std::pair<Check, Keyword>, 3> kParts = {{
        {&check_markers, Keyword::markers},
        {&check_banquet, Keyword::table},
        {&check_weapons, Keyword::weapons},
    }};
    for (const auto& [part, keyword] : kParts) {
      if (part == broken && parsed_.names(keyword)) return parsed_.place_of(keyword);
    }
    return parsed_.place_of_step();
  }

  Result<State> sound() {
    if (const std::optional<Broken> broken = find_broken(state_)) {
      return position_text::misplaced(text_place_of(broken->part), broken->error.message);
    }
    if (state_.hidden != 0 || state_.over != 0) return state_;
    if (Result<void> fits = fits_table(parsed_); !fits) return fits.error();
    // What goes on by itself is no decision.
    State later = state_;
    run(later, nullptr);
    if (!(later == state_)) {
      return position_text::misplaced(parsed_.place_of_step(), Message("feast.position.goes_on"));
    }
    // The choices of the beginning are made one after the other, and all of them.
    const std::size_t all = state_.agenda.depth();
    for (std::size_t depth = phase_of(state_) == Phase::setup ? all : 2; depth <= all; ++depth) {
      if (!goes_on_from(depth)) {
        return position_text::misplaced(parsed_.place_of_step(), Message("position.no_move"));
      }
    }
    return state_;
  }

  // True if so many tasks can be carried on with, should those above them change nothing, and
  // nobody arrange anything.
  bool goes_on_from(std::size_t depth) const {
    State alone = state_;
    while (alone.agenda.depth() > depth) alone.agenda.pop();
    if (!innermost<FeastTask>(alone)) alone.banquet = Banquet{};
    alone.closed = 1;
    run(alone, nullptr);
    MoveList moves;
    legal(alone, moves);
    return check(alone).ok() && moves.empty() == (alone.over != 0);
  }

  ParsedPosition parsed_;
  State& state_;  // within the parsed position
};

}  // namespace

Result<State> complete(const ParsedPosition& parsed) { return Completion(parsed).finish(); }

}  // namespace meadhall::feast
