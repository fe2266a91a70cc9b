#include <algorithm>

#include "games/vikings/ferry.h"
#include "games/vikings/pieces.h"
#include "games/vikings/round.h"
#include "games/vikings/rules.h"
#include "games/vikings/scoring.h"
#include "games/vikings/words.h"

namespace meadhall::vikings {
namespace {

// What a choice is called among happenings.
Happening happening(Move move) {
  switch (kind_of(move)) {
    case MoveKind::take: return Happening::take;
    case MoveKind::pay: return Happening::pay;
    case MoveKind::start: return Happening::start;
    case MoveKind::place: return Happening::place;
    case MoveKind::stay: return Happening::stay;
    case MoveKind::wait: return Happening::wait;
    case MoveKind::ferry: return Happening::ferry;
    case MoveKind::land: return Happening::land;
    case MoveKind::keep: return Happening::keep;
    case MoveKind::convert: return Happening::convert;
    case MoveKind::bid: return move == kPass ? Happening::pass : Happening::bid;
    case MoveKind::remove: return Happening::remove;
    case MoveKind::draft: return Happening::draft;
    case MoveKind::special: return move == kDecline ? Happening::decline : Happening::special;
    case MoveKind::swap: return Happening::building;
    case MoveKind::boat: return Happening::boat;
  }
  return Happening::none;
}

// One move being made, from the choice to the next decision.
class Turn {
 public:
  Turn(State& state, Journal* journal) : state_(state), journal_(journal) {}

  void make(Move move) {
    if (journal_ != nullptr)
      journal_->choice(happening(move), state_.turn, choice_told(state_, move));
    switch (kind_of(move)) {
      case MoveKind::take: return take_pair(value_of(move));
      case MoveKind::pay: return spend(gold_paid(move), points_paid(move));
      case MoveKind::start: return lay_start_tile(value_of(move));
      case MoveKind::place: return lay_pending_tile(cell_of(move));
      case MoveKind::stay: return stand();
      case MoveKind::wait:
        return send_to_mainland(on_cell(Where::visited, state_.turn, state_.laid));
      case MoveKind::ferry: return carry(cell_of(move));
      case MoveKind::land: return land();
      case MoveKind::keep: return finish_large_scoring_of_turn();
      case MoveKind::convert: return exchange(static_cast<int>(value_of(move)));
      case MoveKind::bid:
        return make_bid(state_, static_cast<std::uint16_t>(value_of(move)), journal_);
      case MoveKind::remove:
        return remove_drawn(state_, static_cast<Viking>(value_of(move)), journal_);
      case MoveKind::draft:
        return lay_out_drafted(state_, static_cast<Viking>(value_of(move)), journal_);
      case MoveKind::special: return choose_special(static_cast<Special>(value_of(move)));
      case MoveKind::swap:
        replace_tile(state_.swapping, cell_of(move), common(Where::chosen));
        return after_special();
      case MoveKind::boat: state_.boat.on_tile = 1; return;
    }
  }

 private:
  Player& player() { return state_.at(state_.turn); }
  Location own(Where where) const { return of_seat(where, state_.turn); }
  void moved(Piece what, Location from, Location to, int n = 1) const {
    meadhall::moved(journal_, what, from, to, n);
  }

  // rules: Vikings 4.3
  void take_pair(std::size_t slot) {
    state_.dearest = earns_special(state_, slot) ? 1 : 0;
    if (slot == 0 && state_.options.special_at_zero == SpecialAtZero::forfeits_for_ever) {
      player().forfeited = 1;
    }
    state_.pending = state_.wheel[slot];
    moved(piece(state_.pending.tile), common(Where::wheel, slot), common(Where::bought));
    moved(piece(state_.pending.viking), common(Where::wheel, slot), common(Where::bought));
    state_.price = static_cast<std::uint8_t>(slot);
    state_.wheel[slot] = Pair{};
    turn_wheel(state_, journal_);
    const PointShare share = point_share(player(), state_.price);
    if (share.least < share.most) {
      state_.step = Step::pay;
    } else {
      if (journal_ != nullptr && state_.price > 0) {
        journal_->outcome(Happening::pay, state_.turn,
                          payment_told(state_.turn, state_.price - share.least, share.least));
      }
      spend(static_cast<std::uint32_t>(state_.price - share.least),
            static_cast<std::uint32_t>(share.least));
    }
  }

  // rules: Vikings 4.3: any mix of gold and points, one for one
  void spend(std::uint32_t gold, std::uint32_t points) {
    gain_gold(player(), GoldSource::spent, -static_cast<int>(gold));
    gain_points(player(), PointSource::spent, -static_cast<int>(points));
    moved(kGold, own(Where::purse), common(Where::bank), static_cast<int>(gold));
    moved(kPoints, own(Where::purse), common(Where::bank), static_cast<int>(points));
    if (state_.dearest != 0 && state_.options.special_before_laying != 0) {
      state_.step = Step::special;
    } else {
      lay_out_purchase();
    }
  }

  void lay_out_purchase() {
    if (player().has_start_tile == 0) {
      state_.step = Step::start;
    } else {
      find_place_for_tile();
    }
  }

  // rules: Vikings 2.3: a left end, in column 1 of any row, before the first tile bought
  void lay_start_tile(std::size_t row) {
    const Cell cell{static_cast<std::uint8_t>(row), 0};
    lay(player().homeland, Tile::left_end, cell);
    moved(piece(Tile::left_end), common(Where::box), on_cell(Where::cell, state_.turn, cell));
    player().has_start_tile = 1;
    find_place_for_tile();
  }

  // rules: Vikings 4.8: what fits nowhere is removed, its viking waits
  void find_place_for_tile() {
    const Tile tile = state_.pending.tile;
    if (is_ship(tile) ||
        has_place(player().homeland, tile, state_.options.ship_supports_island != 0)) {
      state_.step = Step::place;
      return;
    }
    ++state_.discarded[static_cast<std::size_t>(tile)];
    if (journal_ != nullptr) {
      journal_->outcome(Happening::no_place, state_.turn,
                        Message("vikings.log.no_place")
                            .with("player", state_.turn)
                            .with("tile", Term{tile_term(tile)}));
    }
    moved(piece(tile), common(Where::bought), common(Where::box));
    if (state_.options.match_unlayable == MatchUnlayable::discards_special &&
        is_waiting_building(tile)) {
      tell_special(Happening::special_lost, "vikings.log.special_lost", building_for(tile));
      give_away(building_for(tile));
    }
    tell_of_mainland();
    send_to_mainland(common(Where::bought));
  }

  // True if a building lies aside that would replace the tile.
  bool is_waiting_building(Tile tile) {
    if (!is_middle(tile)) return false;
    const Special building = building_for(tile);
    return player().special(building) > 0 &&
           player().building_at[building_of(building)] == kNowhere;
  }

  // rules: Vikings 4.10: on the tile just laid if it lies in his row
  void lay_pending_tile(Cell cell) {
    const bool on_island = is_island(state_.pending.tile);
    const Tile tile = state_.pending.tile;
    lay(player().homeland, tile, cell);
    state_.pending.tile = Tile::none;
    moved(piece(tile), common(Where::bought), on_cell(Where::cell, state_.turn, cell));
    const bool at_home = on_island && cell.row == static_cast<std::size_t>(state_.pending.viking);
    if (at_home) {
      moved(piece(state_.pending.viking), common(Where::bought),
            on_cell(Where::visited, state_.turn, cell));
    }
    // rules: Vikings 9.10: one that waited replaces the first tile that matches, at once
    if (is_waiting_building(tile)) replace_tile_by_rule(building_for(tile), cell);
    if (at_home) {
      state_.laid = cell;
      state_.step = Step::stand;
    } else {
      tell_of_mainland();
      send_to_mainland(common(Where::bought));
    }
  }

  void tell_of_mainland() {
    if (journal_ == nullptr) return;
    journal_->outcome(Happening::mainland, state_.turn,
                      Message("vikings.log.mainland")
                          .with("player", state_.turn)
                          .with("viking", Term{viking_term(state_.pending.viking)}));
  }

  void stand() {
    player().homeland.rows[state_.laid.row].vikings |= column_bit(state_.laid.column);
    moved(piece(state_.pending.viking), on_cell(Where::visited, state_.turn, state_.laid),
          on_cell(Where::cell, state_.turn, state_.laid));
    finish_purchase();
  }

  void send_to_mainland(Location from) {
    moved(piece(state_.pending.viking), from, own(Where::mainland));
    ++player().waiting_of(state_.pending.viking);
    finish_purchase();
  }

  void finish_purchase() {
    state_.pending = Pair{};
    state_.price = 0;
    state_.laid = Cell{};
    if (state_.dearest != 0) {
      state_.step = Step::special;
    } else {
      pass_turn();
    }
  }

  // rules: Vikings 9.8
  void choose_special(Special special) {
    if (special == Special::none) return after_special();
    const auto place = std::ranges::find(state_.face_up, special);
    const Location offered =
        common(Where::face_up, static_cast<std::size_t>(place - state_.face_up.begin()));
    *place = Special::none;
    ++player().special(special);
    const int tiles = is_building(special) ? replaceable_tiles(player().homeland, special) : 0;
    moved(piece(special), offered, tiles > 1 ? common(Where::chosen) : own(Where::owned));
    if (special == Special::gold_5) {
      gain_gold(player(), GoldSource::specials, 5);
      give_away(special);
      moved(kGold, common(Where::bank), own(Where::purse), 5);
    }
    if (!is_building(special)) return after_special();
    if (tiles > 1) {
      state_.swapping = special;
      state_.step = Step::swap;
      return;
    }
    if (tiles == 1) {
      replace_tile_by_rule(special, only_replaceable(special));
    } else {
      tell_special(Happening::building_waits, "vikings.log.building_waits", special);
    }
    after_special();
  }

  Cell only_replaceable(Special building) {
    for (std::uint8_t row = 0; row < kRows; ++row) {
      const Columns columns = replaceable_columns(player().homeland, row, building);
      if (columns != 0) return {row, static_cast<std::uint8_t>(std::countr_zero(columns))};
    }
    return kNowhere;
  }

  // The old tile leaves the game; whoever stands on it stays. rules: Vikings 9.10
  void replace_tile(Special building, Cell cell, Location from) {
    const Tile replaced = tile_replaced_by(building);
    player().building_at[building_of(building)] = cell;
    ++state_.discarded[static_cast<std::size_t>(replaced)];
    moved(piece(replaced), on_cell(Where::cell, state_.turn, cell), common(Where::box));
    moved(piece(building), from, on_cell(Where::cell, state_.turn, cell));
  }

  // The same where there was nothing to choose.
  void replace_tile_by_rule(Special building, Cell cell) {
    if (journal_ != nullptr) {
      journal_->outcome(Happening::building, state_.turn,
                        building_told(state_.turn, building, cell));
    }
    replace_tile(building, cell, own(Where::owned));
  }

  void give_away(Special special) {
    --player().special(special);
    ++state_.spent[static_cast<std::size_t>(special)];
    moved(piece(special), own(Where::owned), common(Where::box));
  }

  void after_special() {
    state_.dearest = 0;
    state_.swapping = Special::none;
    if (state_.pending.empty()) {
      pass_turn();
    } else {
      lay_out_purchase();
    }
  }

  void tell_special(Happening what, std::string_view id, Special special) {
    if (journal_ == nullptr) return;
    journal_->outcome(
        what, state_.turn,
        Message(id).with("player", state_.turn).with("special", Term{special_term(special)}));
  }

  void pass_turn() {
    if (state_.wheel[0].empty()) {
      score_round();
    } else {
      state_.turn = next_seat(state_.turn, state_.player_count);
      state_.step = Step::take;
    }
  }

  // rules: Vikings 3.2: small scoring after rounds 1, 3, 5, large after 2, 4, 6
  void score_round() {
    if (large_scoring_follows(state_)) {
      heading("vikings.scoring.large");
      state_.turn = state_.start_player;
      offer_ferrying();
    } else {
      heading("vikings.scoring.small");
      const std::size_t told = events_told();
      score_small(state_, journal_);
      if (journal_ != nullptr && events_told() == told) {
        journal_->outcome(Happening::nothing_scored, Message("vikings.log.nobody_scores"));
      }
      begin_next_round();
    }
  }

  // Asks the player in turn whether to ferry, or goes on where there is nothing to ask.
  void offer_ferrying() {
    state_.boat = Boat{};
    if (can_ferry(player(), state_.boat)) {
      state_.step = Step::ferry;
    } else {
      finish_large_scoring_of_turn();
    }
  }

  void carry(Cell cell) {
    player().homeland.rows[cell.row].vikings |= column_bit(cell.column);
    --player().waiting[cell.row];
    moved(piece(static_cast<Viking>(cell.row)), own(Where::mainland),
          on_cell(Where::cell, state_.turn, cell));
    ++state_.boat.carried;
    state_.boat.kinds = static_cast<std::uint8_t>(state_.boat.kinds | (1U << cell.row));
    // rules: Vikings 9.6: one viking each, unless a boat tile helps
    const bool alone = state_.options.single_ferry != 0 && state_.boat.on_tile == 0;
    if (alone || !can_ferry(player(), state_.boat)) land();
  }

  void land() {
    --player().waiting_of(Viking::boatsman);
    ++state_.gone[static_cast<std::size_t>(Viking::boatsman)];
    moved(piece(Viking::boatsman), own(Where::mainland), common(Where::box));
    if (state_.boat.on_tile != 0) give_away(Special::boat);
    offer_ferrying();
  }

  // rules: Vikings 7: in order from the start player, each does all steps
  void finish_large_scoring_of_turn() {
    const std::size_t told = events_told();
    score_large(state_, state_.turn, journal_);
    if (journal_ != nullptr && events_told() == told) {
      journal_->outcome(Happening::nothing_scored, state_.turn,
                        Message("vikings.log.scores_nothing").with("player", state_.turn));
    }
    state_.turn = next_seat(state_.turn, state_.player_count);
    if (state_.turn != state_.start_player) return offer_ferrying();
    if (state_.round < kRounds) return begin_next_round();
    heading("vikings.scoring.final");
    score_final(state_, journal_);
    state_.step = Step::over;
    if (journal_ != nullptr) {
      journal_->events.push_back({.kind = Event::Kind::finish, .message = final_result(state_)});
    }
  }

  // rules: Vikings 3.3: the start player's marker moves one seat to the left; option advMarker:
  // where it is auctioned, it may stay with whoever holds it
  void begin_next_round() {
    const bool stays = state_.options.auction != 0 && state_.options.marker == Marker::stays;
    if (!stays) pass_marker(state_, next_seat(state_.start_player, state_.player_count), journal_);
    ++state_.round;
    begin_round(state_, journal_);
  }

  void exchange(int points) {
    gain_points(player(), PointSource::spent, -points);
    gain_gold(player(), GoldSource::exchanged, points);
    moved(kPoints, own(Where::purse), common(Where::bank), points);
    moved(kGold, common(Where::bank), own(Where::purse), points);
  }

  std::size_t events_told() const { return journal_ == nullptr ? 0 : journal_->events.size(); }

  void heading(std::string_view id) {
    if (journal_ != nullptr) journal_->heading(Message(id).with("round", state_.round));
  }

  State& state_;
  Journal* journal_;
};

}  // namespace

std::optional<Seat> actor(const State& state) {
  if (state.step == Step::over) return std::nullopt;
  return state.turn;
}

Result<void> apply(State& state, Move move) {
  Message forbidden = state.hidden == 0 ? refusal(state, move) : Message("vikings.no.observation");
  if (!forbidden.empty()) return Error{std::move(forbidden)};
  Turn(state, nullptr).make(move);
  return {};
}

std::vector<Event> narrate(const State& state, Move move) {
  Journal journal;
  if (state.hidden == 0 && refusal(state, move).empty()) {
    State after = state;
    Turn(after, &journal).make(move);
  }
  return journal.events;
}

// New tiles, vikings and special tiles are the only luck there is: the latter come with a new
// round, the tiles with it or, in the advanced game, after the auction and the removal.
bool reveals(const State& state, Move move) {
  if (state.hidden != 0 || !refusal(state, move).empty()) return false;
  State after = state;
  Turn(after, nullptr).make(move);
  return after.revealed != state.revealed || after.round != state.round;
}

}  // namespace meadhall::vikings
