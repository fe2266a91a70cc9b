#include "tests/support/table.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <optional>

#include "core/scan.h"

namespace meadhall::vikings::testing {
namespace {

constexpr std::array<std::string_view, kVikingKinds> kColours = {"blue", "yellow", "green",
                                                                 "red",  "black",  "grey"};
constexpr std::array<std::string_view, kTileKinds> kTiles = {
    "-", "L", "M1", "M2", "M3", "M4", "R", "Sblue", "Syellow", "Sgreen", "Sred"};

template <std::size_t N>
std::size_t position_in(const std::array<std::string_view, N>& names, std::string_view name) {
  for (std::size_t i = 0; i < N; ++i) {
    if (names[i] == name) return i;
  }
  FAIL("a test names an unknown thing: " << std::string(name));
  return 0;
}

Tile tile_named(std::string_view name) {
  return static_cast<Tile>(position_in(kTiles, name == "M" ? "M1" : name));
}
Viking viking_coloured(std::string_view colour) {
  return static_cast<Viking>(position_in(kColours, colour));
}

Pair pair_named(std::string_view words) {
  Scanner scan(words);
  const Tile tile = tile_named(scan.word());
  if (tile == Tile::none) return {};
  return {tile, viking_coloured(scan.word())};
}

constexpr std::array<std::string_view, kSteps> kStepNames = {"auction", "remove", "draft", "take",
                                                             "pay",     "start",  "place", "stand",
                                                             "special", "swap",   "ferry", "over"};

Special special_called(std::string_view name) {
  const std::optional<Special> special = special_named(name);
  REQUIRE_MESSAGE(special.has_value(),
                  "a test names an unknown special tile: " << std::string(name));
  return *special;
}

template <class Visit>
void for_each_part(std::string_view list, Visit visit) {
  Scanner scan(list);
  while (!scan.done()) {
    scan.skip_spaces();
    visit(scan.until(','));
    scan.take(',');
  }
}

// "2 yellow, 4 blue"
std::array<std::uint8_t, kVikingKinds> counted(std::string_view vikings) {
  std::array<std::uint8_t, kVikingKinds> all{};
  for_each_part(vikings, [&](std::string_view part) {
    Scanner scan(part);
    const auto number = scan.number<std::uint8_t>();
    REQUIRE(number.has_value());
    all.at(static_cast<std::size_t>(viking_coloured(scan.word()))) = *number;
  });
  return all;
}

}  // namespace

OptionValues option_values(OptionWishes wishes) { return tests::wished_options("vikings", wishes); }

OptionValues with_presets(std::initializer_list<std::string_view> ids) {
  return tests::options_of_presets("vikings", ids);
}

std::vector<std::string> words(const std::vector<Message>& messages) {
  std::vector<std::string> all;
  for (const Message& message : messages) all.push_back(words(message));
  return all;
}

std::string words(const MoveList& moves) {
  std::string all;
  for (const Move move : moves) all += (all.empty() ? "" : ", ") + text(move);
  return all;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string all;
  for (const std::string& line : lines) all += (all.empty() ? "" : " | ") + line;
  return all;
}

std::string id_of(std::string_view refusal) {
  return std::string(refusal.substr(0, refusal.find(' ')));
}

Cell cell(std::string_view name) {
  const Result<Move> move = parse("place " + std::string(name));
  REQUIRE_MESSAGE(move.ok(), "a test names an unknown cell: " << std::string(name));
  return cell_of(move.value());
}

Table::Table(int players, OptionWishes options) {
  *this = dealt(players, 1, options);
  state.wheel = {};
  state.start_player = ann;
  state.turn = ann;
  state.step = Step::take;
  state.auction = {};
  state.drawn = {};
  state.face_up = {};
  state.revealed = kSlots;
  std::fill_n(state.stack.begin(), kSlots, Tile::none);
}

Table Table::dealt(int players, std::uint64_t seed, OptionWishes options) {
  const Result<State> dealt = setup({.players = static_cast<std::uint8_t>(players),
                                     .options = option_values(options),
                                     .seed = seed});
  REQUIRE(dealt.ok());
  Table table{Bare{}};
  table.state = dealt.value();
  return table;
}

Table& Table::gold(Seat seat, int amount) {
  Player& player = state.at(seat);
  player.gold = static_cast<std::int16_t>(amount);
  player.gold_from = {};
  player.gold_from[static_cast<std::size_t>(GoldSource::start)] = player.gold;
  return *this;
}

Table& Table::points(Seat seat, int amount) {
  Player& player = state.at(seat);
  player.points = static_cast<std::int16_t>(amount);
  player.points_from = {};
  player.points_from[static_cast<std::size_t>(PointSource::start)] = player.points;
  return *this;
}

Table& Table::wheel(std::string_view pairs) {
  state.wheel = {};
  if (state.step == Step::auction || state.step == Step::remove || state.step == Step::draft) {
    state.step = Step::take;
    state.auction = {};
    state.drawn = {};
    round(state.round);
  }
  std::size_t slot = 0;
  for_each_part(pairs, [&](std::string_view part) { state.wheel.at(slot++) = pair_named(part); });
  return *this;
}

Table& Table::lay(Seat seat, std::string_view tiles) {
  state.at(seat).has_start_tile = 1;
  for_each_part(tiles, [&](std::string_view part) {
    Scanner scan(part);
    const Cell where = cell(scan.word());
    vikings::lay(state.at(seat).homeland, tile_named(scan.word()), where);
  });
  return *this;
}

Table& Table::stand(Seat seat, std::string_view cells) {
  state.at(seat).has_start_tile = 1;
  for_each_part(cells, [&](std::string_view part) {
    const Cell where = cell(part);
    Homeland& home = state.at(seat).homeland;
    if (tile_at(home, where) == Tile::none) vikings::lay(home, Tile::left_end, where);
    home.rows.at(where.row).vikings |= column_bit(where.column);
  });
  return *this;
}

Table& Table::wait(Seat seat, std::string_view vikings) {
  for_each_part(vikings, [&](std::string_view part) {
    Scanner scan(part);
    const auto number = scan.number<std::uint8_t>();
    REQUIRE(number.has_value());
    state.at(seat).waiting_of(viking_coloured(scan.word())) = *number;
  });
  return *this;
}

Table& Table::round(int number) {
  state.round = static_cast<std::uint8_t>(number);
  state.revealed = static_cast<std::uint8_t>(number * static_cast<int>(kSlots));
  std::fill_n(state.stack.begin(), state.revealed, Tile::none);
  return *this;
}

Table& Table::leads(Seat seat) {
  state.start_player = seat;
  return turn(seat);
}

Table& Table::turn(Seat seat) {
  state.turn = seat;
  return *this;
}

Table& Table::hand(Seat seat, std::string_view pair) {
  if (state.wheel[0].empty()) wheel("L blue");
  state.turn = seat;
  state.pending = pair_named(pair);
  state.step = state.at(seat).has_start_tile != 0 ? Step::place : Step::start;
  return *this;
}

Table& Table::ferrying(Seat seat) {
  state.wheel = {};
  state.turn = seat;
  state.step = Step::ferry;
  return *this;
}

Table& Table::next_tiles(std::string_view tiles) {
  std::size_t next = state.revealed;
  for_each_part(tiles, [&](std::string_view part) { state.stack.at(next++) = tile_named(part); });
  return *this;
}

Table& Table::bag(std::string_view vikings) {
  state.bag = counted(vikings);
  return *this;
}

Table& Table::auctioning(Seat incumbent) {
  hide_round();
  state.step = Step::auction;
  state.auction = {};
  return leads(incumbent);
}

Table& Table::removing(Seat seat) {
  hide_round();
  state.step = Step::remove;
  return leads(seat);
}

// The tiles of the round go back under the stack; any that are missing there become left ends.
void Table::hide_round() {
  state.wheel = {};
  state.revealed = static_cast<std::uint8_t>((state.round - 1U) * kSlots);
  for (std::size_t i = state.revealed; i < kStack; ++i) {
    if (state.stack.at(i) == Tile::none) state.stack.at(i) = Tile::left_end;
  }
}

Table& Table::drawn(std::string_view vikings) {
  state.drawn = counted(vikings);
  return *this;
}

Table& Table::face_up(std::string_view specials) {
  state.face_up = {};
  std::size_t next = 0;
  for_each_part(specials,
                [&](std::string_view part) { state.face_up.at(next++) = special_called(part); });
  return *this;
}

Table& Table::next_specials(std::string_view specials) {
  std::size_t next = state.specials_revealed;
  for_each_part(specials, [&](std::string_view part) {
    state.special_stack.at(next++) = special_called(part);
  });
  return *this;
}

Table& Table::owns(Seat seat, std::string_view specials) {
  for_each_part(specials,
                [&](std::string_view part) { ++state.at(seat).special(special_called(part)); });
  return *this;
}

Table& Table::building(Seat seat, std::string_view special_and_cell) {
  Scanner scan(special_and_cell);
  const Special building = special_called(scan.word());
  const Cell where = cell(scan.word());
  Player& player = state.at(seat);
  const Tile there = tile_at(player.homeland, where);
  REQUIRE((there == Tile::none || there == tile_replaced_by(building)));
  if (there == Tile::none) vikings::lay(player.homeland, tile_replaced_by(building), where);
  player.special(building) = 1;
  player.building_at.at(building_of(building)) = where;
  player.has_start_tile = 1;
  return *this;
}

Table& Table::play(std::string_view move) {
  const Result<Move> wish = parse(move);
  REQUIRE_MESSAGE(wish.ok(), "unreadable move: " << std::string(move));
  const Result<void> done = apply(state, wish.value());
  REQUIRE_MESSAGE(done.ok(), std::string(move) << " was refused: " << words(done.error().message));
  return *this;
}

std::string Table::refused(std::string_view move) const {
  const Result<Move> wish = parse(move);
  REQUIRE_MESSAGE(wish.ok(), "unreadable move: " << std::string(move));
  return refused(wish.value());
}

std::string Table::refused(Move move) const {
  State tried = state;
  const Result<void> done = apply(tried, move);
  MoveList listed;
  legal(state, listed);
  CHECK_MESSAGE(listed.contains(move) == done.ok(),
                "legal and apply disagree about " << text(move));
  if (done.ok()) return "";
  CHECK_MESSAGE(tried == state, "a refused move changed the state: " << text(move));
  return words(done.error().message);
}

std::string Table::moves() const {
  MoveList listed;
  legal(state, listed);
  return words(listed);
}

std::vector<std::string> Table::explained(std::string_view thing) const {
  const Result<Inspectable> pointed_at = parse_inspectable(thing);
  REQUIRE_MESSAGE(pointed_at.ok(), "unreadable thing: " << std::string(thing));
  return words(explain(state, pointed_at.value()));
}

std::string Table::wheel_now() const {
  std::string all;
  std::string gap;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const Pair& pair = state.wheel.at(slot);
    if (!all.empty() || !gap.empty()) gap += ", ";
    if (pair.empty()) {
      gap += "-";
      continue;
    }
    all += gap + std::string(kTiles.at(static_cast<std::size_t>(pair.tile))) + " " +
           (slot < drawn_left(state)
                ? "?"
                : std::string(kColours.at(static_cast<std::size_t>(pair.viking))));
    gap.clear();
  }
  return all;
}

std::string Table::asks() const {
  if (!actor(state)) return "over";
  return std::to_string(index(state.turn) + 1) + " " +
         std::string(kStepNames.at(static_cast<std::size_t>(state.step)));
}

std::string Table::offered() const {
  std::string all;
  for (std::size_t kind = 1; kind < kSpecialKinds; ++kind) {
    for (const Special special : state.face_up) {
      if (special != static_cast<Special>(kind)) continue;
      all += (all.empty() ? "" : ", ") + std::string(special_name(special));
    }
  }
  return all;
}

std::string Table::named(const std::array<std::uint8_t, kVikingKinds>& vikings) {
  std::string all;
  for (std::size_t kind = 0; kind < kVikingKinds; ++kind) {
    if (vikings.at(kind) == 0) continue;
    all += (all.empty() ? "" : ", ") + std::to_string(vikings.at(kind)) + " " +
           std::string(kColours.at(kind));
  }
  return all;
}

std::string Table::building_place(Seat seat, Special building) const {
  const Cell where = state.at(seat).building_at.at(building_of(building));
  return where == kNowhere ? "aside" : cell_text(where);
}

bool Table::stands(Seat seat, std::string_view cell_name) const {
  const Cell where = cell(cell_name);
  return (state.at(seat).homeland.rows.at(where.row).vikings & column_bit(where.column)) != 0;
}

Tile Table::tile(Seat seat, std::string_view cell_name) const {
  return tile_at(state.at(seat).homeland, cell(cell_name));
}

}  // namespace meadhall::vikings::testing
