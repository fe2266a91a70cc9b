#pragma once

#include "games/feast/cards.h"
#include "games/feast/carry_out.h"
#include "games/feast/dice.h"
#include "games/feast/feasting.h"
#include "games/feast/laying.h"
#include "games/feast/moves.h"
#include "games/feast/own.h"
#include "games/feast/phases.h"
#include "games/feast/sea.h"
#include "games/feast/state.h"
#include "games/feast/trade.h"
#include "games/feast/turn.h"
#include "games/journal.h"

// What happens between the players' decisions, and what each decision sets off. The journal is null
// where nobody listens. How the agenda works: a task is pushed to be carried out before those below
// it; `run` carries out the top until that asks somebody.

namespace meadhall::feast {

// --- agenda.cpp

// Carries tasks out up to the next decision or the end.
void run(State& state, Journal* journal);
// Takes an answer to the decision at hand; the move must be allowed. Then comes `run`.
void answer(State& state, Move move, Journal* journal);
// The legal moves, but for those that would make the action under way impossible.
void list_moves(const State& state, MoveList& moves);
// Whether arranging may be chosen beside the decision at hand.
bool offers_arranging(const State& state);
// The action under way: its space or kNoSpace.
std::uint8_t space_under_way(const State& state);

// --- supply.cpp

int figure(const State& state, Seat seat, Count what);
bool holds(const State& state, Seat seat, const Test& test);
// The sum of a rule's n over the played occupations, as far as it is about this space and die.
int rule_of(const State& state, Seat seat, Rule rule, std::uint8_t space = kNoSpace,
            std::uint8_t dice = kAllDice);

bool is_to_be_had(const State& state, Item item);  // a special tile: while it is in the supply
void receive(State& state, Seat seat, Item item, int n, Journal* journal);
// As what the space of the action under way gives; cards ask for that.
void receive_of_action(State& state, Seat seat, Item item, int n, Journal* journal);
void give_up(State& state, Seat seat, Item item, int n);
void draw_weapons(State& state, Seat seat, int n, Journal* journal);
std::size_t draw_occupation(State& state, Seat seat, Journal* journal);  // kNoCard if there is none

// --- effects.cpp. rules: Feast 8, 10

// Where an effect stands: on an occupation, or on a space.
struct Origin {
  std::uint8_t card = kNoCard;
  std::uint8_t space = kNoSpace;  // of the action under way, if a card's
};
const Effect& effect_at(const Task& task, std::size_t step);
// How often it is offered in a row.
int times_to_offer(const State& state, Seat seat, const Effect& effect);
// Binds the player to exchange ore on the space of the action; whether that bars this effect.
void bind_to_ore(State& state);
bool is_barred_by_ore(const State& state, const Effect& effect);
// Remembers for cards that a building resource was exchanged on the space of the action.
void note_spent(State& state, Item item);
// Whether it can be carried out at least in part.
bool is_possible(const State& state, Seat seat, const Effect& effect, Origin from);
void carry_out(State& state, Seat seat, const Effect& effect, Origin from, Journal* journal);
// What it costs here, after all that cards take off: resources first, then silver; nothing that is
// free.
Pile costs_of(const State& state, Seat seat, const Effect& effect, Origin from);
// Whether anything that a space offers could be done by this player now.
bool is_of_use(const State& state, Seat seat, Space space);
bool meets(const State& state, Seat seat, Requirement needs);
int price_of(const State& state, Seat seat, Space space);
bool advance_effects(State& state, Journal* journal);
void list_effects(const State& state, MoveList& moves);
void answer_effects(State& state, Move move, Journal* journal);

// --- cards.cpp. rules: Feast 10

// Carries out, or offers, what the seat's occupations do then; before what is on the agenda now.
void fire(State& state, Seat seat, const Occasion& occasion);
// Whether a line of a played card answers to the occasion.
bool answers_to(const State& state, Seat seat, const Line& line, const Occasion& occasion);
// One-shot occupations whose time has come. Whether there were any.
bool fire_one_shots(State& state, Journal* journal);
void play_card(State& state, Seat seat, std::size_t card, Journal* journal);
bool advance_moment(State& state, Journal* journal);
void list_moment(const State& state, MoveList& moves);
void answer_moment(State& state, Move move, Journal* journal);
bool advance_play(State& state, Journal* journal);
void list_play(const State& state, MoveList& moves);
void answer_play(State& state, Move move, Journal* journal);
// Calls visit(card, line) for each line that may take the place of such an effect of the space.
template <class Visit>
void for_each_instead(const State& state, Seat seat, std::uint8_t space, Verb verb, Visit visit) {
  (state.at(seat).played & with_line(Moment::instead)).for_each([&](std::size_t card) {
    const std::span<const Line> lines = lines_of(card);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const Line& line = lines[i];
      if (line.moment != Moment::instead || line.verb != verb) continue;
      if (line.spaces != kAllSpaces && !is_in(line.spaces, space)) continue;
      if (!holds(state, seat, line.test)) continue;
      const Origin from{static_cast<std::uint8_t>(card), space};
      if (is_possible(state, seat, line.effect, from)) visit(card, i);
    }
  });
}

// --- sets of effects that are no spaces: the draws of phase 4 and of the third column
inline constexpr std::uint8_t kWeaponOfRound = kPlaces;
inline constexpr std::uint8_t kDrawOfColumn = kPlaces + 1;
// The effects of a space, or of one of these.
const SpaceInfo& script(std::uint8_t space);

// --- own.cpp: occupations with code of their own
inline constexpr std::uint8_t kWarmonger = 106;
inline constexpr std::uint8_t kMaid = 177;
bool own_is_possible(const State& state, Seat seat, std::uint8_t card);
void own_begin(State& state, Seat seat, std::uint8_t card, Journal* journal);
bool own_advance(State& state, Journal* journal);
void own_list(const State& state, MoveList& moves);
void own_answer(State& state, Move move, Journal* journal);

// --- turn.cpp. rules: Feast 4.5

bool can_occupy(const State& state, Seat seat, std::size_t place);
bool advance_turn(State& state, Journal* journal);
void list_turn(const State& state, MoveList& moves);
void answer_turn(State& state, Move move, Journal* journal);
void list_copy(const State& state, MoveList& moves);
void answer_copy(State& state, Move move, Journal* journal);
bool advance_action(State& state, Journal* journal);
// Vikings come onto a place, and the action of this space begins.
void begin_action(State& state, Seat seat, std::size_t place, std::size_t space, int vikings);
// An action without Vikings: a space used otherwise, or what a card lets one do.
void push_action(State& state, Seat seat, std::uint8_t space, Stage stage);
bool can_copy(const State& state, Seat seat, std::size_t space);
// The fewest it takes.
int vikings_for(const State& state, Seat seat, std::size_t place);
// Whether a space could be used without Vikings, if what comes before it is decided well.
bool can_use(const State& state, Seat seat, std::size_t space);
// Whether the action that has just begun can still be carried out, whatever is decided before it.
bool can_go_on(const State& state);
bool is_before_action(const State& state);
// The same of any action, also while another, of 77, is carried out before it.
bool waits_to_begin(const State& state);
using Places = FixedVector<std::uint8_t, kPlaces>;
void take_vikings_back(State& state, Seat seat, const Places& places, int of_each,
                       Journal* journal);
void take_vikings_back(State& state, Seat seat, std::size_t place, int n, Journal* journal);
void change_thing(State& state, Seat seat, int by);
bool advance_vikings(State& state, Journal* journal);
void list_vikings(const State& state, MoveList& moves);
void answer_vikings(State& state, Move move, Journal* journal);

// --- use.cpp. rules: Feast 4.5

// Remembers that an effect of the space being used was carried out, or a card in its place.
void note_used(State& state, std::uint8_t card);
// Whether after this answer the space would have been used for nothing.
bool leaves_unused(const State& state, Move move);

// --- trade.cpp. rules: Feast 8.4, 8.5, 8.6, 8.7

// The item an upgrade by so many steps makes; nothing if there is none.
std::optional<Item> upgraded(Item item, int steps);
// And what a step to the next shape, or the one before, and the next colour makes.
std::optional<Item> moved_diagonally(Item item, Which where);
// And what the upgrade under way makes of it.
std::optional<Item> product(const Task& task, Item item);
bool can_upgrade(const State& state, Seat seat, const Effect& effect);
bool advance_upgrade(State& state, Journal* journal);
void list_upgrade(const State& state, MoveList& moves);
void answer_upgrade(State& state, Move move, Journal* journal);
bool advance_overseas(State& state, Journal* journal);
void list_overseas(const State& state, MoveList& moves);
void answer_overseas(State& state, Move move, Journal* journal);
bool can_take_from_mountain(const State& state, const Effect& effect);
bool advance_mountain(State& state, Journal* journal);
void list_mountain(const State& state, MoveList& moves);
void answer_mountain(State& state, Move move, Journal* journal);
bool can_buy_special(const State& state, Seat seat);
// What a special tile costs in the sale under way, after what was bought already.
int sale_price(const State& state, const Task& task, Item tile);
bool advance_sale(State& state, Journal* journal);
void list_sale(const State& state, MoveList& moves);
void answer_sale(State& state, Move move, Journal* journal);
void list_forge(const State& state, MoveList& moves);
void answer_forge(State& state, Move move, Journal* journal);

// --- sea.cpp. rules: Feast 5.2, 5.3, 8.8, 8.13

bool has_berth(const Player& player, Ship ship);
void get_ship(State& state, Seat seat, Ship ship, bool built, Journal* journal);
// The longship just had carries all the ore it can.
void load_last_longship(Player& player);
// Takes a ship away; of longships the one with this much ore.
void lose_ship(State& state, Seat seat, Ship ship, int ore);
// Remembers for cards that a longship was used in the action under way.
void note_longship(State& state);
bool can_emigrate(const State& state, Seat seat, const Effect& effect, Origin from);
int emigration_price(const State& state, Seat seat, const Effect& effect, Origin from);
bool advance_emigrate(State& state, Journal* journal);
void list_emigrate(const State& state, MoveList& moves);
void answer_emigrate(State& state, Move move, Journal* journal);
bool can_explore(const State& state, Seat seat, std::size_t land);
// Which lands a space names: those for any ship in the first column, and so on.
bool names_land(const State& state, Seat seat, std::size_t land, std::uint8_t space);
bool can_explore_any(const State& state, Seat seat, std::uint8_t space);
void list_explore(const State& state, MoveList& moves);
void answer_explore(State& state, Move move, Journal* journal);
void get_building(State& state, Seat seat, Building building, Journal* journal);
bool has_left(const State& state, Building building);

// --- dice.cpp. rules: Feast 8.9

bool advance_dice(State& state, Journal* journal);
void list_dice(const State& state, MoveList& moves);
void answer_dice(State& state, Move move, Journal* journal);

// --- laying.cpp. rules: Feast 5, 6

// One more ore on a ship; off a longship. `ore`: how much it carried.
void arm(Player& player, Ship ship, int ore);
void take_ore_off(Player& player, int ore);
Custom custom_of(const State& state, Seat seat);
// Whether anything at all can be done at any time.
bool can_arrange(const State& state, Seat seat);
bool can_lay_on(const State& state, Seat seat, Item item, std::size_t surface);
void put(State& state, std::size_t surface, Item item, const Shape& way, Spot at);
bool advance_arrange(State& state, Journal* journal);
void list_arrange(const State& state, MoveList& moves);
void answer_arrange(State& state, Move move, Journal* journal);
bool advance_lay(State& state, Journal* journal);
void list_lay(const State& state, MoveList& moves);
void answer_lay(State& state, Move move, Journal* journal);
void push_lay(State& state, Seat seat, Item item, LaySource from);

// --- feasting.cpp. rules: Feast 9

// `called`: by an occupation, out of its phase.
void begin_feast(State& state, Seat seat, bool called = false);
// What occupations change at the table of the feast under way.
TableCustom table_custom(const State& state);
bool advance_feast(State& state, Journal* journal);
void list_feast(const State& state, MoveList& moves);
void answer_feast(State& state, Move move, Journal* journal);
Stock stock_of(const State& state, Seat seat);

// --- setup.cpp

// The occupations that are in the game, starting ones or dark ones.
Cards cards_in_box(const Options& options, bool light);

// --- phases.cpp. rules: Feast 4

void advance_phase(State& state, Journal* journal);
// Remembers for cards what crops there are as a harvest begins.
void note_crops(Player& player);
void reveal_strip(State& state, Journal* journal);
void breed(State& state, Seat seat, Journal* journal);
// What the surrounded bonus fields bring, of the home board, the houses, or all.
void hand_out_bonus(State& state, Seat seat, Which what, Journal* journal);
void list_keep(const State& state, MoveList& moves);
void answer_keep(State& state, Move move, Journal* journal);
void list_token(const State& state, MoveList& moves);
void answer_token(State& state, Move move, Journal* journal);

}  // namespace meadhall::feast
