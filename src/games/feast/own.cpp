#include "games/feast/own.h"

#include <algorithm>

#include "games/feast/laying.h"
#include "games/feast/moves.h"
#include "games/feast/supply.h"
#include "games/feast/tell.h"
#include "games/feast/turn.h"

// Occupations that the language of effects.h has no words for. Each is possible, begins, and asks
// what there is to ask. rules: Feast 16

namespace meadhall::feast {
namespace {

enum Own : std::uint8_t {
  kOreBoatman = 9,
  kStoreman = 31,
  kSteward = 42,
  kInspector = 60,
  kEquipmentSupplier = 69,
  kCourier = 70,
  kInnkeeper = 71,
  kHomecomer = 76,
  kFollower = 77,
  kTravelingMerchant = 78,
  kBreeder = 79,
  kLatecomer = 91,
  kFishCook = 172,
};

// --- 31: a kind of good of which there are exactly three, but no animals

template <class Visit>
void for_each_three(const Player& player, Visit visit) {
  for (std::size_t i = 0; i < kGoods; ++i) {
    const Item item = item_at(i);
    if (player.has[i] == 3 && item != Item::sheep && item != Item::cattle) visit(item);
  }
}

// --- 42: a free field of a shed

bool can_furnish(const Player& player, Item item) {
  const int fields = player.sheds * kBuildingFields[0];
  return count(player, item) > 0 &&
         (item == Item::wood ? player.shed_wood : player.shed_stone) < fields;
}

// --- 60, 76: one's own Vikings on the action board; alone, those of the colour that acts

template <class Visit>
void for_each_stand(const State& state, Seat seat, Visit visit) {
  for (std::size_t place = 0; place < kPlaces; ++place) {
    if (stands_there(state, seat, place)) visit(place);
  }
}

// 60: a second Viking from there, for as much silver as the round counts.
bool can_take_another(const State& state, Seat seat, std::size_t place) {
  return count(state.at(seat), Item::silver) >= state.round && state.stands[place].vikings > 1;
}

// --- 70, 71: a special tile on somebody's board, for two goods in exactly its place

struct Found {
  std::size_t surface = kSurfaces;
  Spot at{};  // of its top left corner
  Shape way{};
};

// The way a tile lies is found by trying all: there is one of each.
Found find_laid(const State& state, Item tile) {
  for (std::size_t surface = 0; surface < kSurfaces; ++surface) {
    const auto& lying = state.surfaces[surface].lying;
    Cells cells{};
    Spot corner{kBoardRows, kBoardColumns};
    for (std::size_t row = 0; row < kBoardRows; ++row) {
      for (std::size_t column = 0; column < kBoardColumns; ++column) {
        const std::uint8_t cell = lying[cell_number(row, column)];
        if (cell == 0 || item_at(cell & kItemBits) != tile) continue;
        cells[row] = static_cast<std::uint16_t>(cells[row] | 1U << column);
        corner.row = std::min(corner.row, static_cast<std::uint8_t>(row));
        corner.column = std::min(corner.column, static_cast<std::uint8_t>(column));
      }
    }
    if (corner.row == kBoardRows) continue;
    for (const Shape& way : ways_to_lay(tile)) {
      bool fits = true;
      for (std::size_t row = 0; row < way.height; ++row) {
        fits = fits && cells[corner.row + row] == way.rows[row] << corner.column;
      }
      if (fits) return {surface, corner, way};
    }
  }
  return {};
}

bool can_swap_laid(const State& state, Item tile) {
  return find_laid(state, tile).surface != kSurfaces;
}

// Two goods that together have the tile's shape: the first where it fits in first, the other in the
// cells that are left.
void swap_laid(State& state, Seat seat, Item tile, Item big, Item small, Journal* journal) {
  const Found found = find_laid(state, tile);
  const auto is_of_tile = [&](std::size_t row, std::size_t column) {
    return row < found.way.height && column < found.way.width &&
           (found.way.rows[row] >> column & 1U) != 0;
  };
  for (const Shape& way : ways_to_lay(big)) {
    for (std::size_t row = 0; row + way.height <= found.way.height; ++row) {
      for (std::size_t column = 0; column + way.width <= found.way.width; ++column) {
        Shape rest = found.way;
        bool inside = true;
        for (std::size_t r = 0; r < way.height; ++r) {
          for (std::size_t c = 0; c < way.width; ++c) {
            inside = inside && is_of_tile(row + r, column + c);
            rest.rows[row + r] =
                static_cast<std::uint16_t>(rest.rows[row + r] & ~(1U << (column + c)));
          }
        }
        if (!inside) continue;
        for (const Shape& other : ways_to_lay(small)) {
          for (std::size_t r = 0; r + other.height <= rest.height; ++r) {
            for (std::size_t c = 0; c + other.width <= rest.width; ++c) {
              bool same = true;
              for (std::size_t y = 0; y < rest.height; ++y) {
                const unsigned part =
                    y >= r && y < r + other.height ? unsigned{other.rows[y - r]} << c : 0U;
                same = same && rest.rows[y] == part;
              }
              if (!same) continue;
              const auto corner = [&](std::size_t y, std::size_t x) {
                return Spot{static_cast<std::uint8_t>(found.at.row + y),
                            static_cast<std::uint8_t>(found.at.column + x)};
              };
              put(state, found.surface, big, way, corner(row, column));
              put(state, found.surface, small, other, corner(r, c));
              state.specials =
                  static_cast<std::uint16_t>(state.specials | 1U << (number(tile) - kGoods));
              const Seat owner = owner_of(state, found.surface);
              const auto lies = [&](const Shape& shape, Spot spot) {
                return place_of(found.surface, owner, shape, spot);
              };
              receive(state, seat, tile, 1, journal, lies(found.way, found.at));
              moved(journal, piece(big), kGeneral, lies(way, corner(row, column)));
              moved(journal, piece(small), kGeneral, lies(other, corner(r, c)));
              return;
            }
          }
        }
      }
    }
  }
}

// --- 77, 91: a space used without Vikings

bool can_follow(const State& state, Seat seat, std::size_t space) {
  return is_in(spaces_in_column(2), space) && state.stands[space].seat != kNobody &&
         can_use(state, seat, space);
}

// Directly above or below one's own Vikings in the first column, and empty.
bool can_come_late(const State& state, Seat seat, std::size_t space) {
  if (!is_in(spaces_in_column(1), space) || state.stands[space].seat != kNobody) return false;
  if (state.options.action_board == ActionBoard::sparse && is_in(kLeftOutOfSmallBoard, space)) {
    return false;
  }
  const bool above =
      space > 0 && stands_there(state, seat, space - 1) && is_in(spaces_in_column(1), space - 1);
  const bool below = stands_there(state, seat, space + 1) && is_in(spaces_in_column(1), space + 1);
  if (!above && !below) return false;
  State paid = state;  // the silver it costs may be wanted there
  give_up(paid, seat, Item::silver, 1, nullptr);
  return can_use(paid, seat, space);
}

template <class Visit>
void for_each_space(const State& state, Seat seat, std::uint8_t card, Visit visit) {
  for (std::size_t space = 0; space < kSpaces; ++space) {
    const bool can =
        card == kFollower ? can_follow(state, seat, space) : can_come_late(state, seat, space);
    if (can) visit(space);
  }
}

// --- 78: tiles are turned over, orange to red or back, green to blue or back, sheep and cattle to
// the side with young

bool is_animal(Item item) { return item == Item::sheep || item == Item::cattle; }

int without_young(const Player& player, Item animal) {
  const bool sheep = animal == Item::sheep;
  return count(player, animal) - (sheep ? player.pregnant_sheep : player.pregnant_cattle);
}

std::optional<Item> other_side(Item item) {
  if (!is_good(item)) return std::nullopt;
  const std::size_t turned = number(item) ^ 1U;
  if (!is_good(item_at(turned))) return std::nullopt;
  return item_at(turned);
}

bool can_turn(const State& state, const Task& task, Item item) {
  if (is_animal(item)) return without_young(state.at(task.seat), item) > 0;
  const int made = count_of(as<OwnTask>(task).made(), item);
  return other_side(item).has_value() && count(state.at(task.seat), item) > made;
}

int tiles_to_turn(const Player& player) {
  constexpr std::array<int, kLargeBerths + 1> kTiles = {0, 2, 4, 6, 7};
  return kTiles[player.knarrs];
}

}  // namespace

bool own_is_possible(const State& state, Seat seat, std::uint8_t card) {
  const Player& player = state.at(seat);
  bool any = false;
  const auto note = [&](auto) { any = true; };
  switch (card) {
    case kOreBoatman: return player.longships > 0;
    case kStoreman: for_each_three(player, note); return any;
    case kSteward: return can_furnish(player, Item::wood) || can_furnish(player, Item::stone);
    case kInspector: for_each_stand(state, seat, note); return any;
    case kEquipmentSupplier:
      for (std::size_t i = 0; i < kWeapons; ++i) any = any || count(player, weapon_at(i)) < 2;
      return any;
    case kCourier: return can_swap_laid(state, Item::cloakpin);
    case kInnkeeper: return can_swap_laid(state, Item::drinking_horn);
    case kHomecomer: return figure(state, seat, Statistic::column_4_spaces) > 0;
    case kFollower:
    case kLatecomer:
      if (card == kLatecomer && count(player, Item::silver) == 0) return false;
      for_each_space(state, seat, card, note);
      return any;
    case kTravelingMerchant:
      for (std::size_t i = 0; i < kGoods; ++i) {
        any = any || (player.has[i] > 0 && can_turn(state, own_task(seat, card), item_at(i)));
      }
      return any && player.knarrs > 0;
    case kBreeder: return count(player, Item::cattle) > player.pregnant_cattle;
    case kFishCook:
      for_each_own(state, seat, [&](std::size_t surface) {
        any = any || (surface >= kFirstHouse && can_lay_on(state, seat, Item::stockfish, surface));
      });
      return any;
    default: return false;
  }
}

void own_begin(State& state, Seat seat, std::uint8_t card, Journal* journal) {
  Player& player = state.at(seat);
  switch (card) {
    case kOreBoatman:
      for (int i = 0; i < player.longships; ++i) {
        push_lay(state, seat, Item::ore, LaySource::forced);
      }
      return;
    case kEquipmentSupplier:
      for (std::size_t i = 0; i < kWeapons; ++i) {
        receive(state, seat, weapon_at(i), 2 - count(player, weapon_at(i)), journal);
      }
      return;
    case kCourier:
      return swap_laid(state, seat, Item::cloakpin, Item::silverware, Item::rune_stone, journal);
    case kInnkeeper:
      return swap_laid(state, seat, Item::drinking_horn, Item::chest, Item::rune_stone, journal);
    case kHomecomer: {
      Places places;
      for_each_stand(state, seat, [&](std::size_t place) {
        if (column_of(place) == 4) places.push_back(static_cast<std::uint8_t>(place));
      });
      return take_vikings_back(state, seat, places, 1, journal);
    }
    case kTravelingMerchant: state.agenda.push(own_task(seat, card, tiles_to_turn(player))); return;
    case kBreeder: return make_pregnant(state, seat, Item::cattle, journal);
    case kFishCook: {
      const int n = figure(state, seat, Statistic::stockfish_laid);
      for (int i = 0; i < n; ++i) push_lay(state, seat, Item::stockfish, LaySource::free);
      return;
    }
    default: state.agenda.push(own_task(seat, card));
  }
}

bool own_advance(State& state, Journal*) {
  MoveList moves;
  own_list(state, moves);
  const bool asks = moves.size() > 1 || (moves.size() == 1 && moves[0] != kDone && moves[0] != kNo);
  if (!asks) state.agenda.pop();
  return !asks;
}

void own_list(const State& state, MoveList& moves) {
  const Task& task = state.agenda.top();
  const auto own = as<OwnTask>(task);
  const Player& player = state.at(task.seat);
  switch (own.card()) {
    case kStoreman: return for_each_three(player, [&](Item item) { moves.push_back(take(item)); });
    case kSteward:
      for (const Item item : {Item::wood, Item::stone}) {
        if (can_furnish(player, item)) moves.push_back(take(item));
      }
      return;
    case kInspector:
      if (!own.has_chosen()) {
        return for_each_stand(state, task.seat,
                              [&](std::size_t at) { moves.push_back(place(at)); });
      }
      if (can_take_another(state, task.seat, own.place())) moves.push_back(kYes);
      moves.push_back(kNo);
      return;
    case kFollower:
    case kLatecomer:
      return for_each_space(state, task.seat, own.card(),
                            [&](std::size_t space) { moves.push_back(place(space)); });
    case kTravelingMerchant:
      for (std::size_t i = 0; i < kGoods && own.left() > 0; ++i) {
        if (player.has[i] > 0 && can_turn(state, task, item_at(i))) {
          moves.push_back(take(item_at(i)));
        }
      }
      moves.push_back(kDone);
      return;
    case kWarmonger:
    case kMaid:
      moves.push_back(kYes);
      moves.push_back(kNo);
      return;
    default: return;
  }
}

void own_answer(State& state, Move move, Journal* journal) {
  const auto task = as<OwnTask>(state.agenda.top());
  const Task before = state.agenda.top();
  const auto now = as<OwnTask>(before);
  const Seat seat = before.seat;
  Player& player = state.at(seat);
  switch (now.card()) {
    case kTravelingMerchant: {
      if (move == kDone) break;
      task.note_turned();
      if (is_animal(item_in(move))) {
        return make_pregnant(state, seat, item_in(move), journal);
      }
      const Item made = *other_side(item_in(move));
      task.note_made(made);
      give_up(state, seat, item_in(move), 1, journal);
      return receive(state, seat, made, 1, journal);
    }
    case kInspector:
      if (!now.has_chosen()) {
        task.choose(place_of(move));
        if (can_take_another(state, seat, task.place())) return;
        state.agenda.pop();
        return take_vikings_back(state, seat, place_of(move), 1, journal);
      }
      break;
    default: break;
  }
  state.agenda.pop();
  switch (now.card()) {
    case kStoreman: return receive(state, seat, item_in(move), 1, journal);
    case kSteward:
      ++(item_in(move) == Item::wood ? player.shed_wood : player.shed_stone);
      give_up(state, seat, item_in(move), 1, journal, fields(seat, Building::shed));
      return receive(state, seat, Item::silver, 1, journal);
    case kInspector:
      // Both come back at once.
      if (move == kYes) give_up(state, seat, Item::silver, state.round, journal);
      return take_vikings_back(state, seat, now.place(), move == kYes ? 2 : 1, journal);
    case kWarmonger: {
      const auto all = static_cast<int>(info(static_cast<Space>(now.place())).column);
      const int crew = move == kYes ? vikings_for(state, seat, now.place()) : all;
      return begin_action(state, seat, now.place(), now.place(), crew, journal);
    }
    case kLatecomer: give_up(state, seat, Item::silver, 1, journal); [[fallthrough]];
    case kFollower:
      return push_action(state, seat, static_cast<std::uint8_t>(place_of(move)),
                         ActionStage::placed);
    case kMaid: {
      if (move == kYes) return receive(state, seat, Item::silverware, 1, journal);
      const BonusGain& gain = board(sheet_of(state, now.surface())).bonuses[now.bonus()].gain;
      for (std::size_t i = 0; i < gain.count; ++i) {
        receive(state, seat, gain.items[i], 1, journal);
      }
      return;
    }
    default: return;
  }
}

}  // namespace meadhall::feast
