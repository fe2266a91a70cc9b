#include "games/vikings/moves.h"
#include "games/vikings/outlook.h"
#include "games/vikings/round.h"
#include "games/vikings/rules.h"
#include "games/vikings/words.h"

// What a move would mean, said before it is made.

namespace meadhall::vikings {
namespace {

Message price_told(const State& state, std::size_t slot) {
  const auto steps = static_cast<int>(steps_after_taking(state, 0));
  const auto price = static_cast<int>(slot);
  if (slot > 0) {
    return Message("vikings.foresee.price").with("price", price).with("later", price - steps);
  }
  if (steps == 0) return Message("vikings.foresee.free");
  return Message("vikings.foresee.free_turns").with("n", steps);
}

Message special_told(const State& state, std::size_t slot) {
  if (earns_special(state, slot)) return Message("vikings.foresee.dearest");
  const bool forfeits = slot == 0 && state.options.specials != 0 &&
                        state.options.special_at_zero == SpecialAtZero::forfeits_for_ever &&
                        state.at(state.turn).forfeited == 0;
  return forfeits ? Message("vikings.foresee.forfeits") : Message();
}

// How many places the tile of a pair has, and whether its viking could stay on one.
Message place_told(const State& state, const Pair& pair, bool& no_place) {
  if (is_ship(pair.tile)) return Message("vikings.foresee.ship");
  const Player& player = state.at(state.turn);
  if (player.has_start_tile == 0) return Message("vikings.foresee.start");
  const bool ships_support = state.options.ship_supports_island != 0;
  int places = 0;
  bool home = false;
  for (std::size_t row = 0; row < kRows; ++row) {
    const int here = count(legal_columns(player.homeland, pair.tile, row, ships_support));
    places += here;
    home = home || (here > 0 && row == static_cast<std::size_t>(pair.viking));
  }
  no_place = places == 0;
  if (no_place) return Message("vikings.foresee.no_place");
  return Message(home ? "vikings.foresee.places_home" : "vikings.foresee.places")
      .with("n", places)
      .with("viking", Term{viking_term(pair.viking)});
}

Message brought(const SeatOutlook& seat) { return amount_told(seat.gold, seat.points); }

// What the next scoring would bring the actor then, against what it brings without it.
Message compared(std::string_view id, const SeatOutlook& with, const SeatOutlook& without) {
  return Message(id)
      .with("with", Message::List{brought(with)})
      .with("without", Message::List{brought(without)});
}

bool differ(const SeatOutlook& a, const SeatOutlook& b) {
  return a.gold != b.gold || a.points != b.points;
}

Message difference_told(const SeatOutlook& with, const SeatOutlook& without) {
  if (differ(with, without)) return compared("vikings.foresee.changed", with, without);
  if (with.gold == 0 && with.points == 0) return Message("vikings.foresee.same_nothing");
  return Message("vikings.foresee.same").with("amount", Message::List{brought(with)});
}

// The vikings that a ship laid at `cell` would keep from counting.
Message::List threatened_by(const Homeland& before, const Homeland& after) {
  Message::List cells;
  for (std::uint8_t row = kRows; row-- > 0;) {
    Columns newly = threatened(after, row) & ~threatened(before, row) & before.rows[row].vikings;
    for (; newly != 0; newly &= newly - 1) {
      const Cell cell{row, static_cast<std::uint8_t>(std::countr_zero(newly))};
      cells.push_back(Message("ui.cell").with("cell", cell_text(cell)));
    }
  }
  return cells;
}

}  // namespace

Purchase foresee_purchase(const State& state, std::size_t slot) {
  Purchase told;
  const Pair& pair = state.wheel[slot];
  if (pair.empty()) return told;
  told.price = price_told(state, slot);
  told.refusal = pair_refusal(state, slot);
  if (!told.refusal.empty()) return told;
  if (slot > 0) told.purse = price_paid_told(state.at(state.turn), static_cast<int>(slot));
  told.special = special_told(state, slot);
  told.place = place_told(state, pair, told.no_place);
  if (const auto best = best_place(state, slot)) {
    const SeatOutlook with = best->outlook.of(state.turn);
    const SeatOutlook without = outlook(state).of(state.turn);
    if (differ(with, without)) {
      told.best = compared("vikings.foresee.best", with, without);
      told.best.with("cell", cell_text(best->cell));
    }
  }
  return told;
}

std::vector<Message> foresee(const State& state, Move move) {
  if (Message forbidden = refusal(state, move); !forbidden.empty()) return {std::move(forbidden)};
  std::vector<Message> lines = {describe(state, move)};
  const auto tell = [&lines](Message line) {
    if (!line.empty()) lines.push_back(std::move(line));
  };
  switch (kind_of(move)) {
    case MoveKind::take: {
      Purchase told = foresee_purchase(state, value_of(move));
      for (Message* each : {&told.price, &told.special, &told.purse, &told.place, &told.best}) {
        tell(std::move(*each));
      }
      break;
    }
    case MoveKind::place:
    case MoveKind::stay:
    case MoveKind::ferry: {
      const State after = supposed(state, move);
      const SeatOutlook with = outlook(after).of(state.turn);
      const SeatOutlook without = outlook(state).of(state.turn);
      tell(difference_told(with, without));
      if (with.end != without.end) {
        tell(Message("vikings.foresee.end").with("n", with.end).with("before", without.end));
      }
      auto cells = threatened_by(state.at(state.turn).homeland, after.at(state.turn).homeland);
      if (!cells.empty())
        tell(Message("vikings.foresee.threatens").with("cells", std::move(cells)));
      break;
    }
    case MoveKind::special:
      tell(Message(special_about(static_cast<Special>(value_of(move)))));
      break;
    case MoveKind::pay:
    case MoveKind::start:
    case MoveKind::wait:
    case MoveKind::swap:
    case MoveKind::convert:
    case MoveKind::land:
    case MoveKind::keep:
    case MoveKind::boat:
    case MoveKind::bid:
    case MoveKind::remove:
    case MoveKind::draft: break;
  }
  return lines;
}

}  // namespace meadhall::vikings
