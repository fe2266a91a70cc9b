#include "games/vikings/position_reader.h"

#include <charconv>
#include <vector>

#include "games/vikings/moves.h"
#include "games/vikings/options.h"
#include "games/vikings/position.h"
#include "games/vikings/position_words.h"
#include "games/vikings/rules.h"

namespace meadhall::vikings {
namespace {

constexpr std::string_view kBetweenWords = " \t\r,:";

Message why(std::string_view id) { return Message(id); }

std::optional<std::size_t> row_named(char letter) {
  const bool small = letter >= 'a' && letter <= 'z';
  return small ? row_with_letter(static_cast<char>(letter - 'a' + 'A')) : std::nullopt;
}

// "vikings, position", to be said where none of them was.
std::string joined(std::span<const std::string_view> words) {
  std::string all;
  for (const std::string_view each : words) all += (all.empty() ? "" : ", ") + std::string(each);
  return all;
}

}  // namespace

std::optional<Viking> viking_worded(std::string_view word) {
  std::string name(word);
  if (name.ends_with("men")) name[name.size() - 2] = 'a';
  if (name.ends_with('s')) name.pop_back();
  return viking_named(name);
}

std::optional<Special> special_worded(std::string_view word) {
  const std::optional<Special> special = special_named(word);
  return special == Special::none ? std::nullopt : special;
}

PositionReader::PositionReader(std::string_view text) : text_(text), lowered_(text) {
  std::ranges::transform(lowered_, lowered_.begin(), lower);
}

Result<State> PositionReader::read() {
  bool has_header = false;
  while (next_line()) {
    if (peek().empty()) continue;
    if (!(has_header ? read_line() : read_header())) return misplaced(last_, reason_);
    has_header = true;
    if (!word().empty()) return misplaced(last_, why("vikings.position.surplus"));
  }
  if (!has_header) return misplaced({1, 1, {}}, why("vikings.position.header"));
  return complete(std::move(sketch_));
}

bool PositionReader::next_line() {
  if (line_ > 0 && end_ == lowered_.size()) return false;
  begin_ = line_ == 0 ? 0 : end_ + 1;
  end_ = std::min(lowered_.find('\n', begin_), lowered_.size());
  ++line_;
  const std::string_view line = std::string_view(lowered_).substr(begin_, end_ - begin_);
  scan_ = Scanner(line.substr(0, line.find('#')));
  return true;
}

std::string_view PositionReader::word() {
  const std::string_view line = scan_.rest();
  scan_.take(line.substr(0, line.find_first_not_of(kBetweenWords)));
  const std::string_view found = scan_.rest().substr(0, scan_.rest().find_first_of(kBetweenWords));
  last_ = {line_, static_cast<int>(scan_.position()) + 1,
           text_.substr(begin_ + scan_.position(), found.size())};
  scan_.take(found);
  return found;
}

std::string_view PositionReader::peek() {
  Scanner ahead = scan_;
  const std::string_view line = ahead.rest();
  ahead.take(line.substr(0, line.find_first_not_of(kBetweenWords)));
  return ahead.rest().substr(0, ahead.rest().find_first_of(kBetweenWords));
}

bool PositionReader::take(std::string_view wanted) {
  const bool is_next = peek() == wanted;
  if (is_next) word();
  return is_next;
}

bool PositionReader::fail(Message reason) {
  reason_ = std::move(reason);
  return false;
}

bool PositionReader::number(int least, int most, int& value) {
  Scanner scan(word());
  const std::optional<int> read = scan.number<int>();
  if (!read || !scan.done() || *read < least || *read > most) {
    return fail(why("vikings.position.number").with("least", least).with("most", most));
  }
  value = *read;
  return true;
}

bool PositionReader::digits(int base, std::uint64_t& value) {
  const std::string_view all = word();
  const char* const end = all.data() + all.size();
  const auto [stop, failure] = std::from_chars(all.data(), end, value, base);
  if (failure == std::errc() && stop == end) return true;
  return fail(base == 10 ? "vikings.position.seed" : "vikings.position.luck");
}

bool PositionReader::seat(Seat& value) {
  std::size_t number_of_seat = 0;
  if (!number_into(1, static_cast<int>(kMaxPlayers), number_of_seat)) return false;
  value = seat_at(number_of_seat - 1);
  if (number_of_seat > sketch_.seats) {
    sketch_.seats = number_of_seat;
    sketch_.highest_seat = last_;
  }
  return true;
}

// Of an island: "N2".
bool PositionReader::cell(Cell& value) {
  const std::string_view name = word();
  const auto row = name.empty() ? std::nullopt : row_named(name[0]);
  Scanner scan(name.substr(name.empty() ? 0 : 1));
  const auto column = scan.number<unsigned>();
  if (!row || *row >= kRows || !column || !scan.done() || *column < 1 || *column > kColumns) {
    return fail("vikings.position.cell");
  }
  value = {static_cast<std::uint8_t>(*row), static_cast<std::uint8_t>(*column - 1)};
  return true;
}

// "M" is a middle with any building that the box still has.
std::optional<Tile> PositionReader::tile_worded(std::string_view name) const {
  if (name == ".") return Tile::none;
  if (name == "m") {
    auto kind = static_cast<std::size_t>(Tile::middle_1);
    while (kind < static_cast<std::size_t>(Tile::middle_4) && sketch_.tiles[kind] == 0) ++kind;
    return static_cast<Tile>(kind);
  }
  const auto kind = place_among(kTileWords, name);
  return kind ? std::optional(static_cast<Tile>(*kind)) : std::nullopt;
}

bool PositionReader::out_of_box(int& left, int n, int in_box) {
  left -= n;
  return left >= 0 || fail(why("vikings.position.box").with("n", in_box));
}

bool PositionReader::take_tile(Tile tile, int n) {
  const auto kind = static_cast<std::size_t>(tile);
  const int start_tiles = tile == Tile::left_end ? static_cast<int>(kStartTiles) : 0;
  return out_of_box(sketch_.tiles[kind], n, kTileCounts[kind - 1].count - start_tiles);
}

bool PositionReader::take_viking(Viking viking, int n) {
  return out_of_box(sketch_.vikings[static_cast<std::size_t>(viking)], n, kVikingsOfEachKind);
}

bool PositionReader::take_special(Special special, int n) {
  const auto kind = static_cast<std::size_t>(special);
  if (sketch_.special.line == 0) sketch_.special = last_;
  return out_of_box(sketch_.specials[kind], n, kSpecialCounts[kind]);
}

bool PositionReader::turn_up(Tile tile, int n) {
  sketch_.turned_up += static_cast<std::size_t>(n);
  return take_tile(tile, n);
}

bool PositionReader::turn_up(Special special, int n) {
  sketch_.specials_turned_up += static_cast<std::size_t>(n);
  return take_special(special, n);
}

bool PositionReader::read_header() {
  Scanner header(kPositionHeader);
  for (std::string_view part = header.word(); !part.empty(); part = header.word()) {
    if (word() != part) return fail("vikings.position.header");
  }
  return true;
}

bool PositionReader::read_line() {
  const std::string_view first = word();
  if (const auto row = row_named(first[0]); row && first.size() == 1) return read_row(*row);
  const auto found = place_among(kKeywordWords, first);
  if (!found) return fail("vikings.position.keyword");
  const auto keyword = static_cast<Keyword>(*found);
  if (keyword > Keyword::player && player_ == nullptr) return fail("vikings.position.no_player");
  const bool repeats = keyword == Keyword::option || keyword == Keyword::next ||
                       keyword == Keyword::player || keyword == Keyword::discarded;
  if (sketch_.names(keyword) && !repeats) return fail("vikings.position.twice");
  sketch_.place_of(keyword) = last_;
  return read_part(keyword);
}

bool PositionReader::read_part(Keyword keyword) {
  State& state = sketch_.state;
  switch (keyword) {
    case Keyword::players:
      return number_into(static_cast<int>(kMinPlayers), static_cast<int>(kMaxPlayers),
                         state.player_count);
    case Keyword::option: return read_option();
    case Keyword::game: return read_preset("game");
    case Keyword::edition: return read_preset("edition");
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
    case Keyword::seed: return digits(10, sketch_.seed);
    case Keyword::luck: return digits(16, sketch_.luck.emplace());
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

bool PositionReader::read_option() {
  const auto name = word();
  const auto option = std::ranges::find_if(
      option_specs(), [&](const OptionSpec& spec) { return is_word(spec.id, name); });
  if (option == option_specs().end()) return fail("vikings.position.option");
  const auto value = place_among(option->values, word());
  if (!value) return fail(why("vikings.position.value").with("values", joined(option->values)));
  sketch_.options[static_cast<std::size_t>(option - option_specs().begin())] =
      static_cast<std::uint8_t>(*value);
  return true;
}

bool PositionReader::read_preset(std::string_view group) {
  const std::string_view name = word();
  std::vector<std::string_view> names;
  for (const Preset& preset : presets()) {
    if (preset.group != group) continue;
    names.push_back(preset.id);
    if (!is_word(preset.id, name)) continue;
    for (std::size_t i = 0; i < preset.values.size(); ++i) {
      if (preset.values[i] != Preset::kLeft) sketch_.options[i] = preset.values[i];
    }
    return true;
  }
  return fail(why("vikings.position.value").with("values", joined(names)));
}

bool PositionReader::read_turn() {
  if (!seat(sketch_.state.turn)) return false;
  if (peek().empty()) return true;
  const auto step = place_among(kStepWords, word());
  if (!step) return fail("vikings.position.step");
  sketch_.step = static_cast<Step>(*step);
  return true;
}

bool PositionReader::read_auction() {
  Auction& auction = sketch_.state.auction;
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
    Pair& pair = sketch_.state.wheel[slot];
    if (*tile == Tile::none) continue;
    pair.tile = *tile;
    if (!turn_up(*tile)) return false;
    if (const auto viking = viking_worded(peek())) {
      word();
      pair.viking = *viking;
      if (!take_viking(*viking, 1)) return false;
    } else {
      sketch_.places_without_viking |= column_bit(slot);
    }
  }
  return true;
}

// "M1 noble for 5, laid N2, dearest": each where it applies, in any order.
bool PositionReader::read_purchase() {
  State& state = sketch_.state;
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
  return has_viking || fail("vikings.position.viking");
}

bool PositionReader::read_swapping() {
  const auto special = special_worded(word());
  if (!special || !is_building(*special)) return fail("vikings.position.building");
  sketch_.state.swapping = *special;
  return true;
}

// What a boatsman under way has carried: of one kind, or one each of several.
bool PositionReader::read_boat() {
  Boat& boat = sketch_.state.boat;
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
      std::uint8_t& spent = sketch_.state.spent[static_cast<std::size_t>(*special)];
      spent = static_cast<std::uint8_t>(spent + n);
      return turn_up(*special, n);
    }
    const auto tile = tile_worded(name);
    if (!tile || *tile == Tile::none) return fail("vikings.position.tile");
    std::uint8_t& discarded = sketch_.state.discarded[static_cast<std::size_t>(*tile)];
    discarded = static_cast<std::uint8_t>(discarded + n);
    return turn_up(*tile, n);
  });
}

bool PositionReader::read_next() {
  while (!peek().empty()) {
    const std::string_view name = word();
    if (const auto special = special_worded(name)) {
      if (!take_special(*special, 1)) return false;
      sketch_.next_specials.push_back(*special);
      continue;
    }
    const auto tile = tile_worded(name);
    if (!tile || *tile == Tile::none) return fail("vikings.position.tile");
    if (!take_tile(*tile, 1)) return false;
    sketch_.next.push_back(*tile);
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
    sketch_.state.face_up[place] = *special;
    if (!turn_up(*special)) return false;
  }
  return true;
}

Result<State> read_position(std::string_view text) { return PositionReader(text).read(); }

}  // namespace meadhall::vikings
