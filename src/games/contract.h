#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/fixed_vector.h"
#include "core/hash.h"
#include "core/message.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"
#include "games/event.h"
#include "games/position.h"

// The contract of a game. A game brings a State and free functions next to it; everybody above
// `games` meets it either as those functions (bots, for speed) or through the type-erased Game
// below (match, app, command line), which says what each does. `games/registry.h` lists the games.

namespace meadhall {

// One small decision, as a number that means the same for ever: saves and links hold it. The lowest
// four bits are the kind of move, the rest is each game's own; small numbers make short links.
// Not validated until apply().
struct Move {
  std::uint32_t code = 0;

  friend auto operator<=>(const Move&, const Move&) = default;
};
inline constexpr std::uint32_t kMoveKindLimit = 16;

// Room for the longest list of legal moves any decision of any game may have.
inline constexpr std::size_t kMaxMoves = 512;
using MoveList = FixedVector<Move, kMaxMoves>;

// Something a player may point at: a pair on the wheel, a cell, a figure. Packed by each game.
struct Inspectable {
  std::uint32_t code = 0;

  friend auto operator<=>(const Inspectable&, const Inspectable&) = default;
};

// A house rule or a difference among printed editions. Its sentence stands in the catalogue as
// `<game>.option.<id>`, each value's as `<game>.option.<id>.<value>`.
struct OptionSpec {
  // Another option of the game has this value; `unless`: any other.
  struct Need {
    std::string_view option;
    std::string_view value;
    bool unless = false;
  };

  std::string_view id;
  std::span<const std::string_view> values;  // at least two; stable names used in saves and links
  std::uint8_t standard = 0;                 // index into values
  bool is_module = false;                    // a whole part of the game, on or off
  bool only_alone = false;                   // changes nothing but for a player alone
  std::span<const Need> needs{};             // and nothing unless all of these hold
};

// For each OptionSpec, in its order, the index of the chosen value.
inline constexpr std::size_t kMaxOptions = 32;
using OptionValues = FixedVector<std::uint8_t, kMaxOptions>;

// A named choice of some options, the others left as they are. Presets come in groups of which one
// each is chosen ("game": basic or advanced; "edition": as who prints the rules); their sentences
// stand in the catalogue as `<game>.preset.<id>`, the groups' as `<game>.presets.<group>`.
struct Preset {
  static constexpr std::uint8_t kLeft = 0xff;  // this option is left as it is

  std::string_view group;
  std::string_view id;
  OptionValues values;
};

// One line of the notation: its form, never translated ("take PRICE"), and the catalogue id of what
// it means.
struct NotationForm {
  std::string_view form;
  std::string_view meaning;
};

struct GameInfo {
  std::string_view id;        // in links, saves and catalogue ids: "vikings"
  std::string_view name;      // catalogue id of its name
  std::string_view designer;  // and of a sentence on who made the board game
  std::uint32_t rules_version =
      1;  // bumped by any change after which an old match may play otherwise
  // The first version whose matches play as those of today: older ones tell setup theirs.
  std::uint32_t alike_since = 1;
  // The version in which readings of the rules were corrected for good: older matches, too, play by
  // the corrected ones, up to the first move that these refuse. 1: none was.
  std::uint32_t corrected_in = 1;
  std::uint8_t min_players = 2;
  std::uint8_t max_players = 4;
  // Which colours the seats of a new match get, in their order (SeatInfo::colour); each once.
  std::array<std::uint8_t, kMaxSeats> seat_colours = {0, 1, 2, 3, 4, 5};
  std::span<const OptionSpec> options;
  std::span<const Preset> presets;  // group by group; the first of each sets the standard values
  std::span<const NotationForm> notation;  // of moves, then of things
  std::string_view example_inspectable;    // in the notation, for hints: "pair 4"
  // Catalogue id of an amount of what Event::gold and ScoreSheet::money count, "{amount} gold",
  // with {n} for the plural form; empty in a game without any.
  std::string_view coins{};
  bool secret_hands = false;  // players hold what the others may not see: pages show an observation
};

// All that decides how a match begins. Together with the list of moves it is the whole match.
struct Setup {
  std::uint8_t players = 2;
  OptionValues options;
  std::uint64_t seed = 0;
  // Figures of the table's own, where the game takes any: in what they differ from the game's, in
  // the form that OwnFigures::read gives. Empty: the game's own figures.
  std::string data{};
  // The version of the rules under which the match was begun, where it plays otherwise than today
  // (see GameInfo::alike_since); else 0.
  std::uint32_t rules = 0;

  friend bool operator==(const Setup& a, const Setup& b) {
    return a.players == b.players && a.seed == b.seed && a.data == b.data && a.rules == b.rules &&
           std::ranges::equal(a.options, b.options);
  }
};
inline constexpr std::size_t kMaxDataBytes = 16'000;  // of Setup::data

// A titled list of lines that a screen reader can walk through.
struct Section {
  Message title;
  std::vector<Message> lines;
};

// Part of what can be looked up in a game at any time: things of one sort, each with what it does.
struct Shelf {
  Message title;
  std::vector<Section> things;
};

// The rules for talking now, in a game that has such.
struct Talk {
  Message sign;       // "Quiet: …"
  bool open = false;  // promises may be made
};

// A promise that is often made, ready to be said: by whom, and what.
struct Phrase {
  Seat by{};
  Message words;
  // By which it is known among those that could be ready at a position, from 1: saves keep it, so
  // it stays the same whichever of the others are ready.
  std::uint16_t number = 0;
  // The same as facts, in numbers of the game's own: what is promised (0: nothing it names), to
  // whom (nobody: to all), at which place, and which thing.
  std::uint8_t what = 0;
  Seat to = kNobody;
  std::uint16_t at = 0;
  std::uint8_t thing = 0;
};

enum class Horizon : std::uint8_t {
  next_scoring,  // the scoring that comes next
  end,           // and the final scoring with it, as if the match ended there
};

// The type of a game's position: a value that is copied byte for byte, and every byte of which has
// a meaning.
template <class S>
concept StateValue = std::is_trivially_copyable_v<S> && std::has_unique_object_representations_v<S>;

// A digest of a state, the same in every build; equal states have equal digests.
template <StateValue S>
std::uint64_t hash(const S& state) {
  return hash_value(state);
}

// A function that every game has: leaving it out does not compile.
template <class Signature>
class Required;
template <class R, class... Arguments>
class Required<R(Arguments...)> {
 public:
  using Pointer = R (*)(Arguments...);

  template <std::convertible_to<Pointer> Function>
  constexpr Required(Function function) : call_(function) {}
  R operator()(Arguments... arguments) const {
    return call_(static_cast<Arguments&&>(arguments)...);
  }

 private:
  Pointer call_ = nullptr;  // never null: there is no other constructor
};

// --- What only some games have

// Points are scored during the match, not at its end alone.
struct ScoringOnTheWay {
  std::span<const std::string_view> kinds;  // of scorings: stable ids, "small"
  // The score lines of the scoring `kinds[kind]`, held now whatever the round, on the boards as
  // they stand.
  std::vector<Event> (*score_now)(const Position&, std::size_t kind);
};

// The rules say when players may make each other promises.
struct TableTalk {
  Talk (*talk)(const Position&);
  std::vector<Phrase> (*phrases)(const Position&);
};

// The table may replace figures of the game by its own, as text. Lines that are blank and spaces
// before a line mean nothing.
struct OwnFigures {
  std::string_view (*standard)();  // the game's own, all of them
  // A text of some such lines as Setup::data: only what differs, each line in its one form and
  // order; read again it is the same. Errors name the line and column.
  Result<std::string> (*read)(std::string_view text);
  // Catalogue ids: of the headings of standard()'s blocks, which empty lines divide, or none; and
  // of a sentence about the words that lines are written in, or empty.
  std::span<const std::string_view> headings{};
  std::string_view legend{};
};

// The cells among which a decision chooses, for a table that can be walked through in words.
struct CellTable {
  enum class Look : std::uint8_t {
    outside,  // nothing can ever be there
    bare,
    marked,  // something printed that matters
    covered,
  };
  struct Cell {
    Message told;        // what is there: "income 4"
    std::string sign{};  // the same for the eye, in a character or two; may be empty
    Look look = Look::bare;
    std::optional<Move> move{};  // what choosing it is; none: it cannot be chosen
  };
  Message title;
  std::vector<std::vector<Cell>> rows;  // of equal lengths
};

// Asked between two phases, whether a player wants to do anything at all.
struct Pause {
  Move go_on;            // the move that does nothing
  bool matters = false;  // something is under way, or the game itself has a reason to ask
  bool again = false;    // before anything else happens the same player is asked once more
};

// Asked of all in the open before a decision that each then takes in private: who wants to take it
// at all. To decline tells nobody anything.
struct OpenCall {
  Message question;
  Move decline;  // the answer of whoever does not want to
};

// Each is null in a game that has nothing of the kind.
struct Capabilities {
  const ScoringOnTheWay* scoring_on_the_way = nullptr;
  const TableTalk* table_talk = nullptr;
  const OwnFigures* own_figures = nullptr;
  // The score lines that would come up to then, on the boards as they stand.
  std::vector<Event> (*forecast_scoring)(const Position&, Horizon) = nullptr;
  // All that is printed on the game's spaces and cards, whatever the match.
  std::vector<Shelf> (*almanac)() = nullptr;
  // The number in moves that say "how much" (a bid); pages ask for it by one field for all legal
  // moves of that kind. Nothing for other moves.
  std::optional<int> (*amount)(Move) = nullptr;
  // The payment with as much gold as the seat to act has, where it may pay in several ways; nothing
  // in other decisions.
  std::optional<Move> (*gold_first)(const Position&) = nullptr;
  // Nothing in any decision that is not such a pause.
  std::optional<Pause> (*pause)(const Position&) = nullptr;
  // True for a move with which a player says that they are done with what they might look at once
  // more: it is not made for them even where nothing else is legal.
  bool (*is_done)(Move) = nullptr;
  // Nothing in any decision that comes without such a question. Decisions that have it and follow
  // on each other are one round of it.
  std::optional<OpenCall> (*open_call)(const Position&) = nullptr;
  // Under which heading a move stands among the answers; empty: under none.
  Message (*heading)(const Position&, Move) = nullptr;
  // The price and the gain of a move, which `describe` leaves out; empty: neither.
  std::vector<Message> (*terms)(const Position&, Move) = nullptr;
  // The cells that are asked for; empty where the decision is about none.
  std::optional<CellTable> (*cells)(const Position&) = nullptr;
  // The sound of a choice or an outcome: "wood", "coin", "sail", "wheel"; empty: like any.
  std::string_view (*sound_of)(const Event&) = nullptr;
};

// A game: facts and functions over Positions. Those of the rules are found next to the game's State
// under the same names and with the same arguments, but for the State in the Position's place
// (`make_game`). None keeps anything between calls.
struct Game {
  const GameInfo& info;
  Capabilities can;

  // The first decision of a match. Errors: players or option values out of range, figures that
  // cannot be.
  Required<Result<Position>(const Setup&)> setup;
  // The events of setting that up, on to the first decision, step by step as `narrate` tells a
  // move: no more of them than everybody may know. Empty where the setup is refused.
  Required<std::vector<Event>(const Setup&)> opening;

  // A move's one line of notation ("take 4"), the same in every language, and its reading.
  // parse(text(move)) == move for every move that is ever legal.
  Required<std::string(Move)> text;
  Required<Result<Move>(std::string_view)> parse;
  Required<Result<Inspectable>(std::string_view)> parse_inspectable;

  // The seat whose decision it is; none once the match is over. One seat decides at a time.
  Required<std::optional<Seat>(const Position&)> actor;

  // The round being played, from 1; at the end the last one. 1 where a game has no rounds.
  Required<int(const Position&)> round_of;

  // True if the decision shows what only its actor may know: nobody else should look on. Others
  // are taken in the open, where what a hand holds is not shown.
  Required<bool(const Position&)> is_private;

  // Replaces the list by the decision's legal moves: never empty before the end, no move twice, in
  // an order that a game documents and keeps (it is shown, but is no file format).
  Required<void(const Position&, MoveList&)> legal;

  // Makes the move, with all that follows up to the next decision. On an error, which says which
  // rule the move breaks, the state is byte for byte what it was. Any Move may be tried.
  Required<Result<void>(Position&, Move)> apply;

  // The events of `apply`, step by step: first the choice itself, then what follows. Slow; for the
  // log, for what moves on the table, for scoring lines. Empty when the move is illegal. What is
  // told, and what is said to have moved, is no more than everybody may know.
  Required<std::vector<Event>(const Position&, Move)> narrate;

  // True if the move showed something hidden or was decided by luck: free undo stops there.
  Required<bool(const Position&, Move)> reveals;

  // The observation of a seat, or of kNobody and so everybody: a state with the rest blanked. Two
  // states that differ only in what is hidden give the same bytes. Not to be played on; see
  // `determinize`.
  Required<Position(const Position&, Seat)> observe;

  // A state that the observation could be, the hidden parts drawn anew, ready to be played on.
  Required<Position(const Position& observed, Seat, Rng&)> determinize;

  // Answers "what is this, and why can't I?" for anything that may be pointed at, as the seat to
  // act sees it: what it is, what it does now, which rule forbids it.
  Required<std::vector<Message>(const Position&, Inspectable)> explain;

  // Foretells a move before it is made: the move itself, what it costs and brings, whom it
  // threatens; or the rule that forbids it.
  Required<std::vector<Message>(const Position&, Move)> foresee;

  // The points so far, by category; at the end the final result with its ranking.
  Required<ScoreSheet(const Position&)> score;

  // The sentence of the decision at hand ("Choose a pair."), and of a move as a choice.
  Required<Message(const Position&)> question;
  Required<Message(const Position&, Move)> describe;

  // The chapter of the game's rules about the decision at hand, or about a thing pointed at: its id
  // in the book (app/teaching/book.h), "ships"; empty if none is.
  Required<std::string_view(const Position&)> topic;
  Required<std::string_view(const Position&, Inspectable)> topic_of;

  // The table in words: common parts first, then a section a player.
  Required<std::vector<Section>(const Position&)> board;
  Required<Section(const Position&, Seat)> player_area;

  // See meadhall::hash.
  Required<std::uint64_t(const Position&)> hash;
};

// A game with what only those need who work on it, the command line and the tests (workshops.h):
// the page is not built with that.
struct FullGame : Game {
  // The position as text that a person can write by hand; the game documents the form. What is not
  // named is empty or follows from what is; reading back what was written gives the same position.
  // Errors name line and column. Whatever is read passes `check`.
  Required<std::string(const Position&)> write_position;
  Required<Result<Position>(std::string_view text)> read_position;

  // Every invariant in one place; the error names the first one broken.
  Required<Result<void>(const Position&)> check;
};

// The amount that a move says, if it says one.
inline std::optional<int> amount_of(const Game& game, Move move) {
  return game.can.amount == nullptr ? std::nullopt : game.can.amount(move);
}

// The pause between two phases that the decision is, if it is one.
inline std::optional<Pause> pause_at(const Game& game, const Position& position) {
  return game.can.pause == nullptr ? std::nullopt : game.can.pause(position);
}

// The kinds of scoring that come during a match; none in a game that scores at its end.
inline std::span<const std::string_view> scorings_of(const Game& game) {
  const ScoringOnTheWay* scoring = game.can.scoring_on_the_way;
  return scoring == nullptr ? std::span<const std::string_view>() : scoring->kinds;
}

// Reads a text of figures for a game that has none to replace: only an empty one is right.
inline Result<std::string> refuse_data(std::string_view text) {
  if (text.empty()) return std::string();
  return Error{Message("setup.no_data")};
}

// Figures of the table's own as the game reads them, or that it takes none.
inline Result<std::string> read_figures(const Game& game, std::string_view text) {
  const OwnFigures* figures = game.can.own_figures;
  return figures == nullptr ? refuse_data(text) : figures->read(text);
}

}  // namespace meadhall
