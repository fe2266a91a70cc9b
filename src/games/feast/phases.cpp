#include "games/feast/phases.h"

#include <algorithm>
#include <utility>

#include "games/feast/cards.h"
#include "games/feast/carry_out.h"
#include "games/feast/feasting.h"
#include "games/feast/own.h"
#include "games/feast/sea.h"
#include "games/feast/setup.h"
#include "games/feast/supply.h"
#include "games/feast/tell.h"
#include "games/feast/turn.h"

// The twelve phases of a round, and what stands before the first and after the last.
// rules: Feast 4

namespace meadhall::feast {
namespace {

using Step = void (*)(State&, Seat, Journal*);

PhaseTask<Task> phase_under_way(State& state) { return as<PhaseTask>(state.agenda[0]); }

void outcome(Journal* journal, Happening what, Message message) {
  if (journal != nullptr) journal->outcome(what, std::move(message));
}

void cards(State& state, Seat seat, Moment moment) { fire(state, seat, {.moment = moment}); }

void window(State& state, Seat seat) { state.agenda.push({.what = Do::window, .seat = seat}); }

// --- Phase 1. rules: Feast 4.1, 13.2

int vikings_of_cell(const State& state) {
  if (!is_solo(state)) return 1;
  return state.round == 1 && state.options.length == Length::long_game ? 1 : 2;
}

void new_viking(State& state, Seat seat, Journal* journal) {
  const int n = vikings_of_cell(state);
  moved(journal, acting_viking(state), of_seat(Where::bench, seat), of_seat(Where::thing, seat), n);
  change_thing(state, seat, n);
}

// --- Phase 2. rules: Feast 4.2, 15

bool has_markers(const State& state) {
  return state.options.harvest != 0 && state.options.markers == Markers::levels;
}

void harvest(State& state, Seat seat, Journal* journal) {
  Player& player = state.at(seat);
  const int level = harvest_level(state, state.round).value_or(0);
  note_crops(player);
  cards(state, seat, level == 0 ? Moment::no_harvest : Moment::harvest);
  for (const Item crop : crops_of(level)) receive(state, seat, crop, 1, journal);
  for (const std::uint8_t token : player.tokens) {
    if (token == 0) continue;
    const Token& sides = kTokenSides[token - 1U];
    receive(state, seat, level > 0 ? sides.orange : sides.brown, 1, journal);
  }
}

void tell_marker(const State& state, Journal* journal) {
  moved(journal, piece(PieceSort::marker, state.next_marker), common(Where::markers),
        common(Where::next_harvest));
}

void move_markers_up(State& state, Journal* journal) {
  if (!has_markers(state)) return;
  const Location here = common(Where::harvest);
  moved(journal, piece(PieceSort::marker, state.marker), here, common(Where::box));
  moved(journal, piece(PieceSort::marker, state.next_marker), common(Where::next_harvest), here);
  state.marker = state.next_marker;
}

// The next marker comes up a round ahead.
void draw_marker(State& state, Journal* journal) {
  if (!has_markers(state)) return;
  std::uint32_t left = state.blank_markers;
  for (const std::uint8_t marker : state.markers) left += marker;
  if (left == 0 || state.round >= rounds_of(state)) return;
  std::uint32_t pick = state.rng.below(left);
  if (pick < state.blank_markers) {
    --state.blank_markers;
    state.next_marker = kNoMarker;
    return tell_marker(state, journal);
  }
  pick -= state.blank_markers;
  for (std::size_t level = 0; level < kHarvestLevels; ++level) {
    if (state.markers[level] == 0) continue;
    if (pick-- == 0) {
      state.markers[level] = 0;
      state.next_marker = static_cast<std::uint8_t>(level + 1);
      return tell_marker(state, journal);
    }
  }
}

// --- Phase 3. rules: Feast 4.3

void turn_boards(State& state, Journal* journal) {
  const int first = state.options.length == Length::long_game ? 3 : 2;
  if (state.round < first || state.round > first + 3) return;
  for (std::size_t i = 0; i < kLands; ++i) {
    Land& land = state.lands[i];
    if (land.used == 0 || land.owner != kNobody) continue;
    if (state.round != round_turned(state, i)) {
      land.silver = static_cast<std::uint8_t>(land.silver + 2);
      moved(journal, piece(Item::silver), kGeneral, common(Where::on_land, i), 2);
      continue;
    }
    const int silver = land.silver;
    land.silver = 0;
    land.side = 1;
    const int altars = i == kHarvest ? state.altar : 0;
    if (i == kHarvest) state.altar = 0;
    outcome(journal, Happening::turns,
            Message("feast.log.turns")
                .with("from", Term{sheet_term(side_of(i, false))})
                .with("to", Term{sheet_term(side_of(i, true))}));
    const Piece front = piece(side_of(i, false));
    const Piece back = piece(side_of(i, true));
    moved(journal, front, common(Where::lands), common(Where::face_down));
    moved(journal, back, common(Where::face_down), common(Where::lands));
    moved(journal, piece(Item::silver), common(Where::on_land, i), kGeneral, silver);
    moved(journal, piece(Item::altar), kGeneral, common(Where::box), altars);
  }
}

// --- Phase 4. rules: Feast 4.4

void draw_weapon(State& state, Seat seat, Journal*) {
  state.agenda.push(effects_of_space(seat, kWeaponOfRound, 1));
}

// --- Phases 5 and 6. rules: Feast 4.5, 4.6

// True if somebody had a turn.
bool next_turn(State& state) {
  const auto phase = phase_under_way(state);
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const Seat seat = phase.next();
    phase.set_next(next_seat(seat, state.player_count));
    if (state.at(seat).passed != 0) continue;
    state.agenda.push({.what = Do::turn, .seat = seat});
    // rules: Feast 15.4: free, before the first turn
    if (state.at(seat).free_card != kNoCard) {
      state.agenda.push(play_free_card(seat));
    }
    return true;
  }
  return false;
}

void pass_on_start(State& state, Journal* journal) {
  if (is_solo(state) || state.last == kNobody || state.last == state.first) return;
  const Seat before = state.first;
  state.first = state.last;
  if (journal != nullptr) {
    journal->outcome(Happening::starts, state.first,
                     Message("feast.log.starts").with("player", state.first));
    moved(journal, kMoose, of_seat(Where::start_seat, before),
          of_seat(Where::start_seat, state.first));
  }
}

// --- Phase 7

void income(State& state, Seat seat, Journal* journal) {
  receive(state, seat, Item::silver, income_of(state, seat), journal);
}

// --- Phase 11. rules: Feast 4.11

void mountains(State& state, Journal* journal) {
  for (std::size_t strip = 0; strip < kStrips; ++strip) {
    std::uint8_t& next = state.strips[strip];
    if (next >= kStripLength) continue;
    const Rock rock = kStripItems[strip][next];
    const Item item = item_of(rock);
    ++next;
    moved(journal, piece(item), common(Where::strip, strip), kGeneral, amount_of(rock));
    for (std::size_t i = 0; i < state.player_count; ++i) {
      const Seat seat = seat_at((index(state.first) + i) % state.player_count);
      fire(state, seat, {.moment = Moment::mountain_phase, .item = item});
    }
  }
  reveal_strip(state, journal);
}

// --- Phase 12. rules: Feast 4.12, 13.3

void clear_action_board(State& state, Journal* journal) {
  const std::uint8_t acting = static_cast<std::uint8_t>((state.round + 1) % 2);
  for (std::size_t place = 0; place < kPlaces; ++place) {
    Stand& stand = state.stands[place];
    if (stand.seat == kNobody) continue;
    Player& player = state.at(stand.seat);
    if (!is_solo(state) || stand.colour != acting) {
      moved(journal, piece(PieceSort::viking, stand.colour),
            of_seat(Where::space, stand.seat, place), of_seat(Where::thing, stand.seat),
            stand.vikings);
    }
    if (!is_solo(state)) {
      player.vikings_in_thing = static_cast<std::uint8_t>(player.vikings_in_thing + stand.vikings);
      stand = Stand{};
    } else if (stand.colour != acting) {
      player.waiting = static_cast<std::uint8_t>(player.waiting + stand.vikings);
      stand = Stand{};
    }
  }
  // The other colour acts next.
  if (is_solo(state)) std::swap(state.players[0].vikings_in_thing, state.players[0].waiting);
  for (Player& player : state.players) {
    player.passed = 0;
    player.placements = 0;
  }
  state.last = kNobody;
}

// --- The end. rules: Feast 12

// Wood and stone that are left go where an empty field costs a point.
void furnish(State& state, Seat seat, Journal* journal) {
  Player& player = state.at(seat);
  const auto fill = [&](std::uint8_t& filled, int all, Item item, Building building) {
    const int n = std::min(all - filled, count(player, item));
    filled = static_cast<std::uint8_t>(filled + n);
    give_up(state, seat, item, n, journal, fields(seat, building));
  };
  const int shed = player.sheds * kBuildingFields[0];
  const int stone = houses_of(state, seat, Building::stone_house) * kBuildingFields[1];
  fill(player.shed_wood, shed, Item::wood, Building::shed);
  fill(player.shed_stone, shed, Item::stone, Building::shed);
  fill(player.house_wood, stone, Item::wood, Building::stone_house);
  fill(player.house_stone, stone, Item::stone, Building::stone_house);
}

// --- What each phase is: something for each seat, from the start player on, or for all at once

void feast_of(State& state, Seat seat, Journal*) { begin_feast(state, seat); }
void breed_of(State& state, Seat seat, Journal* journal) { breed(state, seat, journal); }
void window_of(State& state, Seat seat, Journal*) { window(state, seat); }
void bonus_of(State& state, Seat seat, Journal* journal) {
  cards(state, seat, Moment::bonus);
  hand_out_bonus(state, seat, Which::any, journal);
}

// A window comes first, then what cards do; so it is pushed last.
template <Moment kMoment, bool kWindow>
void cards_of(State& state, Seat seat, Journal*) {
  cards(state, seat, kMoment);
  if (kWindow) window(state, seat);
}

Step step_of(Phase phase) {
  switch (phase) {
    case Phase::new_viking: return &new_viking;
    case Phase::harvest: return &harvest;
    case Phase::weapon: return &draw_weapon;
    case Phase::end_of_actions: return &cards_of<Moment::end_of_actions, false>;
    case Phase::before_income: return &cards_of<Moment::before_income, true>;
    case Phase::income: return &income;
    case Phase::after_income: return &window_of;
    case Phase::breeding: return &breed_of;
    case Phase::before_feast: return &cards_of<Moment::before_feast, false>;
    case Phase::feast: return &feast_of;
    case Phase::after_feast: return &window_of;
    case Phase::bonus: return &bonus_of;
    case Phase::after_bonus: return &cards_of<Moment::after_bonus, true>;
    case Phase::before_scoring: return &window_of;
    case Phase::scoring: return &cards_of<Moment::scoring, false>;
    default: return nullptr;
  }
}

void begin(State& state, Phase phase) { state.agenda[0] = phase_task(phase, state.first); }

// At the end of the preparation of the short game each draws two dark cards. rules: Feast 15.4
bool deals_dark_cards(const State& state) {
  if (state.options.harvest == 0 || state.options.length != Length::short_game) return false;
  const Cards dark = cards_in_box(state.options, false);
  return std::ranges::all_of(state.players,
                             [&](const Player& each) { return (each.hand & dark).empty(); });
}
void deal_dark_cards(State& state, Journal* journal) {
  const auto seat_in = [&](std::size_t turn) {
    return seat_at((index(state.first) + turn) % state.player_count);
  };
  for (std::size_t i = 0; i < state.player_count; ++i) {
    for (int drawn = 0; drawn < 2; ++drawn) draw_occupation(state, seat_in(i), nullptr);
    moved(journal, kUnseenOccupation, common(Where::deck), of_seat(Where::hand, seat_in(i)), 2);
  }
  for (std::size_t i = state.player_count; i > 0; --i) {
    state.agenda.push(keep_task(seat_in(i - 1), Keep::dark));
  }
}

// What follows a phase; at the end of a round the next one, after the last feast the end.
void go_to_next(State& state, Journal* journal) {
  const Phase phase = phase_of(state);
  const bool last_round = state.round == rounds_of(state);
  switch (phase) {
    case Phase::setup:
      outcome(journal, Happening::round, Message("feast.log.round").with("n", state.round));
      return begin(state, Phase::new_viking);
    case Phase::harvest: draw_marker(state, journal); break;
    case Phase::after_feast:
      if (last_round) return begin(state, Phase::before_scoring);
      break;
    case Phase::vikings_return:
      ++state.round;
      outcome(journal, Happening::round, Message("feast.log.round").with("n", state.round));
      move_markers_up(state, journal);
      return begin(state, Phase::new_viking);
    default: break;
  }
  begin(state, static_cast<Phase>(static_cast<unsigned>(phase) + 1));
}

// Carries out a phase that has no part for each seat. Returns whether there is more to do in it.
bool all_at_once(State& state, Phase phase, Journal* journal) {
  switch (phase) {
    case Phase::boards: turn_boards(state, journal); return false;
    case Phase::actions: return next_turn(state);
    case Phase::start_player: pass_on_start(state, journal); return false;
    case Phase::mountains: mountains(state, journal); return false;
    case Phase::vikings_return: clear_action_board(state, journal); return false;
    default: return false;
  }
}

}  // namespace

void reveal_strip(State& state, Journal* journal) {
  const auto hidden = static_cast<std::uint32_t>(std::ranges::count(state.strips, kStripHidden));
  if (hidden == 0) return;
  std::uint32_t pick = state.rng.below(hidden);
  for (std::size_t strip = 0; strip < kStrips; ++strip) {
    if (state.strips[strip] != kStripHidden || pick-- != 0) continue;
    state.strips[strip] = 0;
    outcome(journal, Happening::strip,
            Message("feast.log.strip").with("n", static_cast<int>(strip) + 1));
    moved(journal, piece(PieceSort::strip, strip), common(Where::strips_hidden),
          common(Where::strips));
    return;
  }
}

std::optional<int> harvest_level(const State& state, int round) {
  if (round > rounds_of(state)) return 0;
  if (has_markers(state)) {
    if (round == state.round) return state.marker;
    if (round == state.round + 1) return state.next_marker;
    return std::nullopt;
  }
  constexpr std::array<int, 8> kLong = {0, 1, 2, 0, 3, 0, 4, 0};
  constexpr std::array<int, 7> kShort = {0, 1, 0, 2, 0, 3, 0};
  const auto n = static_cast<std::size_t>(round);
  return state.options.length == Length::long_game ? kLong[n] : kShort[n];
}

std::span<const Item> crops_of(int level) {
  static constexpr std::array<Item, 6> kCrops = {Item::peas,  Item::beans,   Item::flax,
                                                 Item::grain, Item::cabbage, Item::fruits};
  return std::span(kCrops).first(level > 0 ? static_cast<std::size_t>(level) + 2 : 0);
}

int round_turned(const State& state, std::size_t land) {
  // Lofoten turns with the first, Mull with the second.
  const std::size_t with = land == kIslands ? 0 : land == kHarvest ? 1 : land;
  return static_cast<int>(with) + (is_long(state) ? 3 : 2);
}

bool had_part(const State& state, Seat seat, Phase phase) {
  const Phase now = phase_of(state);
  if (now != phase) return now > phase;
  const std::size_t turn =
      (index(seat) + state.player_count - index(state.first)) % state.player_count;
  return std::cmp_less(turn, as<PhaseTask>(state.agenda[0]).seats_done());
}

void advance_phase(State& state, Journal* journal) {
  const auto task = phase_under_way(state);
  const Phase phase = task.phase();
  if (phase == Phase::over) {
    for (std::size_t i = 0; i < state.player_count; ++i) furnish(state, seat_at(i), journal);
    state.over = 1;
    if (journal != nullptr) tell_end(state, *journal);
    state.agenda.pop();
    return;
  }
  if (const Step step = step_of(phase)) {
    if (const auto done = static_cast<std::size_t>(task.seats_done()); done < state.player_count) {
      const Seat seat = seat_at((index(state.first) + done) % state.player_count);
      task.note_done();
      return step(state, seat, journal);
    }
  } else if (all_at_once(state, phase, journal)) {
    return;
  }
  if (phase == Phase::setup && deals_dark_cards(state)) return deal_dark_cards(state, journal);
  // After the harvest itself, what cards do with it.
  if (phase == Phase::harvest && !task.is_reaped()) {
    task.note_reaped();
    const bool reaped = harvest_level(state, state.round).value_or(0) > 0;
    for (std::size_t i = state.player_count; reaped && i > 0; --i) {
      cards(state, seat_at((index(state.first) + i - 1) % state.player_count),
            Moment::after_harvest);
    }
    return;
  }
  go_to_next(state, journal);
}

}  // namespace meadhall::feast
