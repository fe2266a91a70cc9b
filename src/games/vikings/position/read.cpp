#include "games/vikings/moves.h"
#include "games/vikings/options.h"
#include "games/vikings/position/reader.h"
#include "games/vikings/position/words.h"
#include "games/vikings/rules.h"
#include "games/vikings/workshop.h"

// The lines of a position, but for those of a player.

namespace meadhall::vikings {
namespace {

// Lines of a player that begin with no keyword: rows.
constexpr std::array<std::string_view, kRows + 1> kRowWords = {"S", "W", "N", "C", "G", "F"};

}  // namespace

Result<State> PositionReader::read() {
  if (!read_header()) return error();
  while (next_part()) {
    if (!read_line() || !ends()) return error();
  }
  return complete(parsed_);
}

bool PositionReader::read_line() {
  const std::string_view first = peek();
  if (const auto row = row_named(first[0]); row && first.size() == 1) return read_row(*row);
  Keyword begins{};
  return keyword(kRowWords, begins) && read_part(begins);
}

bool PositionReader::read_part(Keyword keyword) {
  State& state = parsed_.state;
  switch (keyword) {
    case Keyword::players:
      return number_into(static_cast<int>(kMinPlayers), static_cast<int>(kMaxPlayers),
                         state.player_count);
    case Keyword::option: return option(option_specs(), parsed_.options);
    case Keyword::game: return preset(presets(), "game", parsed_.options);
    case Keyword::edition: return preset(presets(), "edition", parsed_.options);
    case Keyword::round: return number_into(1, static_cast<int>(kRounds), state.round);
    case Keyword::leads: return seat(state.start_player);
    case Keyword::turn: return read_turn();
    case Keyword::turned: return number_into(0, static_cast<int>(kSlots) - 1, state.turned);
    case Keyword::auction: return read_auction();
    case Keyword::drawn: return read_vikings(state.drawn);
    case Keyword::wheel: return read_wheel();
    case Keyword::buying: return read_purchase();
    case Keyword::swapping: return read_swapping();
    case Keyword::boat: return read_boat();
    case Keyword::bag: return read_vikings(state.bag);
    case Keyword::gone: return read_vikings(state.gone);
    case Keyword::discarded: return read_discarded();
    case Keyword::next: return read_next();
    case Keyword::offered: return read_offered();
    case Keyword::seed: return seed(parsed_.seed);
    case Keyword::luck: return luck(parsed_.luck.emplace());
    case Keyword::hidden: state.hidden = 1; return true;
    case Keyword::player: return read_player();
    case Keyword::gold: return read_sources(kGoldWords, player_->gold_from);
    case Keyword::points: return read_sources(kPointWords, player_->points_from);
    case Keyword::waiting: return read_vikings(player_->waiting);
    case Keyword::specials: return read_specials();
    case Keyword::forfeited: player_->forfeited = 1; return true;
  }
  return false;
}

bool PositionReader::read_turn() {
  if (!seat(parsed_.state.turn)) return false;
  return peek().empty() || one_of_into(kStepWords, parsed_.step.emplace());
}

bool PositionReader::read_auction() {
  Auction& auction = parsed_.state.auction;
  while (!peek().empty()) {
    const std::string_view part = word();
    if (part == "out") {
      Seat out{};
      if (!seat(out)) return false;
      auction.left = static_cast<std::uint8_t>(auction.left | 1U << index(out));
    } else if (part == "bid" && auction.bid == 0) {
      if (!number_into(1, kHighestBid, auction.bid)) return false;
      if (word() != "by") return fail("vikings.position.auction");
      if (!seat(auction.leader)) return false;
    } else {
      return fail("vikings.position.auction");
    }
  }
  return true;
}

bool PositionReader::read_wheel() {
  std::size_t slot = 0;
  for (; !peek().empty(); ++slot) {
    const auto tile = tile_worded(word());
    if (!tile) return fail("vikings.position.pair");
    if (slot == kSlots) return fail("vikings.position.wheel_full");
    Pair& pair = parsed_.state.wheel[slot];
    if (*tile == Tile::none) continue;
    pair.tile = *tile;
    if (!turn_up(*tile)) return false;
    if (const auto viking = viking_worded(peek())) {
      word();
      pair.viking = *viking;
      if (!take_viking(*viking, 1)) return false;
    } else {
      parsed_.places_without_viking |= column_bit(slot);
    }
  }
  return true;
}

// "M1 noble for 5, laid N2, dearest": each where it applies, in any order.
bool PositionReader::read_purchase() {
  State& state = parsed_.state;
  bool has_viking = false;
  while (!peek().empty()) {
    const std::string_view part = word();
    if (part == "for") {
      if (!number_into(0, static_cast<int>(kSlots) - 1, state.price)) return false;
    } else if (part == "laid") {
      if (!cell(state.laid)) return false;
    } else if (part == "dearest") {
      state.dearest = 1;
    } else if (const auto viking = viking_worded(part); viking && !has_viking) {
      has_viking = true;
      state.pending.viking = *viking;
      if (!take_viking(*viking, 1)) return false;
    } else if (const auto tile = tile_worded(part);
               tile && *tile != Tile::none && state.pending.empty()) {
      state.pending.tile = *tile;
      if (!turn_up(*tile)) return false;
    } else {
      return fail("vikings.position.purchase");
    }
  }
  if (has_viking) return true;
  word();  // the end of the line
  return fail("vikings.position.viking");
}

bool PositionReader::read_swapping() {
  const auto special = special_worded(word());
  if (!special || !is_building(*special)) return fail("vikings.position.building");
  parsed_.state.swapping = *special;
  return true;
}

// What a boatsman under way has carried: of one kind, or one each of several.
bool PositionReader::read_boat() {
  Boat& boat = parsed_.state.boat;
  bool several = false;
  return counted(1, kVikingsOfEachKind, [&](int n, std::string_view name) {
    if (name == "tile") {
      boat.on_tile = 1;
      return true;
    }
    const auto viking = viking_worded(name);
    if (!viking) return fail("vikings.position.viking");
    const unsigned bit = 1U << static_cast<unsigned>(*viking);
    several = several || n > 1;
    if (*viking == Viking::boatsman || (boat.kinds & bit) != 0 || (boat.carried > 0 && several)) {
      return fail("vikings.position.boat");
    }
    boat.kinds = static_cast<std::uint8_t>(boat.kinds | bit);
    boat.carried = static_cast<std::uint8_t>(boat.carried + n);
    return true;
  });
}

bool PositionReader::read_vikings(std::array<std::uint8_t, kVikingKinds>& of_kind) {
  return counted(0, kVikingsOfEachKind, [&](int n, std::string_view name) {
    const auto viking = viking_worded(name);
    if (!viking) return fail("vikings.position.viking");
    std::uint8_t& count = of_kind[static_cast<std::size_t>(*viking)];
    count = static_cast<std::uint8_t>(count + n);
    return take_viking(*viking, n);
  });
}

bool PositionReader::read_discarded() {
  return counted(0, static_cast<int>(kStack), [&](int n, std::string_view name) {
    if (const auto special = special_worded(name)) {
      std::uint8_t& spent = parsed_.state.spent[static_cast<std::size_t>(*special)];
      spent = static_cast<std::uint8_t>(spent + n);
      return turn_up(*special, n);
    }
    const auto tile = tile_worded(name);
    if (!tile || *tile == Tile::none) return fail("vikings.position.tile");
    std::uint8_t& discarded = parsed_.state.discarded[static_cast<std::size_t>(*tile)];
    discarded = static_cast<std::uint8_t>(discarded + n);
    return turn_up(*tile, n);
  });
}

bool PositionReader::read_next() {
  while (!peek().empty()) {
    const std::string_view name = word();
    if (const auto special = special_worded(name)) {
      if (!take_special(*special, 1)) return false;
      parsed_.next_specials.push_back(*special);
      continue;
    }
    const auto tile = tile_worded(name);
    if (!tile || *tile == Tile::none) return fail("vikings.position.tile");
    if (!take_tile(*tile, 1)) return false;
    parsed_.next.push_back(*tile);
  }
  return true;
}

bool PositionReader::read_offered() {
  for (std::size_t place = 0; !peek().empty(); ++place) {
    const std::string_view name = word();
    if (place == kFaceUp) return fail("vikings.position.offer_full");
    if (name == "-") continue;
    const auto special = special_worded(name);
    if (!special) return fail("vikings.position.special");
    parsed_.state.face_up[place] = *special;
    if (!turn_up(*special)) return false;
  }
  return true;
}

Result<State> read_position(std::string_view text) { return PositionReader(text).read(); }

}  // namespace meadhall::vikings
