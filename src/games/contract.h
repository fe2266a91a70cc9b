#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/fixed_vector.h"
#include "core/hash.h"
#include "core/message.h"
#include "core/must.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"

// What a game is. A game brings a State and the free functions named by the concept GameState
// below; everybody above `games` meets it either as those functions (bots, for speed) or through
// the type-erased Game (match, app, command line). `games/registry.h` lists the games.

namespace meadhall {

// One small decision, as a number that means the same for ever: saves and links hold it. The lowest
// four bits are the kind of move, the rest is each game's own; small numbers make short links. A
// Move is a wish until `apply` took it.
struct Move {
  std::uint32_t code = 0;

  friend auto operator<=>(const Move&, const Move&) = default;
};
inline constexpr std::uint32_t kMoveKindLimit = 16;

// Room for the longest list of legal moves any decision of any game may have.
inline constexpr std::size_t kMaxMoves = 512;
using MoveList = FixedVector<Move, kMaxMoves>;

// Something a player may point at: a pair on the wheel, a cell, a figure. Packed by each game.
struct Thing {
  std::uint32_t code = 0;

  friend auto operator<=>(const Thing&, const Thing&) = default;
};

// A house rule or a difference among printed editions. Its sentence stands in the catalogue as
// `<game>.option.<id>`, each value's as `<game>.option.<id>.<value>`.
struct OptionSpec {
  std::string_view id;
  std::span<const std::string_view> values;  // at least two; stable names used in saves and links
  std::uint8_t standard = 0;                 // index into values
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
  std::span<const OptionSpec> options;
  std::span<const Preset> presets;  // group by group; the first of each sets the standard values
  std::span<const std::string_view> scorings;  // ids of the kinds of scoring `hold` knows
  std::span<const NotationForm> notation;      // of moves, then of things
  std::string_view example_thing;              // in the notation, for hints: "pair 4"
  // Catalogue id of an amount of what Event::gold and ScoreSheet::money count, "{amount} gold",
  // with {n} for the plural form; empty in a game without any.
  std::string_view coins{};
  bool secret_hands = false;  // players hold what the others may not see: pages show an observation

  // Whether points are scored on the way: else there is no course to chart, and nobody is so many
  // points ahead.
  bool scores_on_the_way() const { return !scorings.empty(); }
};

// All that decides how a match begins. Together with the list of moves it is the whole match.
struct Setup {
  std::uint8_t players = 2;
  OptionValues options;
  std::uint64_t seed = 0;
  // Figures of the table's own, where the game takes any: in what they differ from the game's, in
  // the form that Game::read_data gives. Empty: the game's own figures.
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

// One thing that happened while a move was applied, for the log and for showing it on the table.
struct Event {
  enum class Kind : std::uint8_t {
    choice,   // what the actor decided
    outcome,  // what followed from the rules: the wheel turned, a tile found no place
    scoring,  // a heading: a scoring began
    score,    // one line of a scoring: seat, gold and points with their reason
    finish,   // the match is over
  };

  Kind kind = Kind::outcome;
  Message message;
  std::optional<Seat> seat{};  // whom it concerns
  std::int16_t gold = 0;       // of a score line: coins gained (or lost, below 0) by `seat`
  std::int16_t points = 0;
  std::string_view
      category{};  // of a score line: the catalogue id of its column in the final table

  friend bool operator==(const Event&, const Event&) = default;
};

// A player's result by category, for the running score and the table at the end.
struct ScoreSheet {
  struct Line {
    std::string_view category;                     // catalogue id
    std::array<std::int16_t, kMaxSeats> points{};  // by seat
  };
  std::vector<Line> lines;
  std::array<std::int16_t, kMaxSeats> totals{};
  std::array<std::int16_t, kMaxSeats> money{};  // in hand; 0 in a game without any
  std::array<std::uint8_t, kMaxSeats> ranks{};  // 1 is best; seats that share a place have the same
  Message tie_break;                            // how equal totals were parted; empty if none were
  // Catalogue id of a line of the ranking, with what totals count: {rank}, {player}, {n}.
  std::string_view rank_line = "app.rank";
};

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

// What players may say to each other now, in a game whose rules say so.
struct Talk {
  Message sign;       // "Quiet: …"
  bool open = false;  // promises may be made
};

// A promise that is often made, ready to be said: by whom, and what.
struct Phrase {
  Seat by{};
  Message words;
};

enum class Horizon : std::uint8_t {
  next_scoring,  // the scoring that comes next
  end,           // and the final scoring with it, as if the match ended there
};

// The functions of a game, found next to its State. None keeps anything between calls.
template <class S>
concept GameState =
    std::is_trivially_copyable_v<S> && std::has_unique_object_representations_v<S> &&
    requires(S& state, const S& position, MoveList& moves, Move move, Seat seat, Thing thing,
             Rng& rng, Horizon horizon, std::size_t scoring) {
      // Whose decision it is; nobody's once the match is over. One seat decides at a time.
      { actor(position) } -> std::same_as<std::optional<Seat>>;

      // The round being played, from 1; at the end the last one. 1 where a game has no rounds.
      { round_of(position) } -> std::same_as<int>;

      // Whether the decision shows what only its actor may know: nobody else should look on. Others
      // are taken in the open, where what a hand holds is not shown.
      { is_private(position) } -> std::same_as<bool>;

      // Replaces `moves` by the decision's legal moves: never empty before the end, no move twice,
      // in an order that a game documents and keeps (it is shown, but is no file format).
      { legal(position, moves) } -> std::same_as<void>;

      // Makes the move, with all that follows up to the next decision. On an error, which says
      // which rule the wish breaks, the state is byte for byte what it was. Any Move may be tried.
      { apply(state, move) } -> std::same_as<Result<void>>;

      // What apply(position, move) would do, told step by step: first the choice itself, then what
      // follows. Slow; for the log and for scoring lines. Empty when the move is illegal.
      { narrate(position, move) } -> std::same_as<std::vector<Event>>;

      // Whether the move showed something hidden or was decided by luck: free undo stops there.
      { reveals(position, move) } -> std::same_as<bool>;

      // What `seat` may know, or kNobody and so everybody, as a state with the rest blanked. Two
      // states that differ only in what is hidden give the same bytes. Not to be played on; see
      // determinize.
      { observe(position, seat) } -> std::same_as<S>;

      // A state that `observed` could be, the hidden parts drawn from `rng`, ready to be played on.
      { determinize(position, seat, rng) } -> std::same_as<S>;

      // Answers "what is this, and why can't I?" for anything that may be pointed at, as the seat
      // to act sees it: what it is, what it does now, which rule forbids it.
      { explain(position, thing) } -> std::same_as<std::vector<Message>>;

      // What a move would mean, said before it is made: the move itself, what it costs and brings,
      // whom it threatens; or the rule that forbids it.
      { foresee(position, move) } -> std::same_as<std::vector<Message>>;

      // The points so far, by category; at the end the final result with its ranking.
      { score(position) } -> std::same_as<ScoreSheet>;

      // The score lines of a scoring held now, on the boards as they stand.
      { project(position, horizon) } -> std::same_as<std::vector<Event>>;

      // The score lines of the scoring `info.scorings[scoring]`, held now whatever the round, on
      // the boards as they stand.
      { hold(position, scoring) } -> std::same_as<std::vector<Event>>;

      // Every invariant in one place; the error names the first one broken. For tests and fuzzers.
      { check(position) } -> std::same_as<Result<void>>;

      // The sentence of the decision at hand ("Choose a pair."), and of a move as a choice.
      { question(position) } -> std::same_as<Message>;
      { describe(position, move) } -> std::same_as<Message>;

      // Which chapter of the game's rules is about the decision at hand, or about a thing pointed
      // at: its id in the book (app/rules_book.h), "ships"; empty if none is.
      { topic(position) } -> std::same_as<std::string_view>;
      { topic_of(position, thing) } -> std::same_as<std::string_view>;

      // The table in words: common parts first, then a section a player.
      { board(position) } -> std::same_as<std::vector<Section>>;
      { homeland(position, seat) } -> std::same_as<Section>;
    };

// A digest of a state, the same in every build; equal states have equal digests.
template <GameState S>
std::uint64_t hash(const S& state) {
  return hash_value(state);
}

// Any game's state, held without knowing the game: plain bytes, copied like a value, and a mark of
// the type they are of. One without a state answers to no type.
class Position {
 public:
  static constexpr std::size_t kCapacity = 8192;

  Position() = default;

  template <class S>
  static Position of(const S& state) {
    static_assert(sizeof(S) <= kCapacity && std::is_trivially_copyable_v<S>);
    Position position;
    position.type_ = &kTypeOf<S>;
    position.size_ = sizeof(S);
    std::memcpy(position.bytes_.data(), &state, sizeof state);
    return position;
  }

  // The state within; the program stops if it is not an S.
  template <class S>
  const S& as() const {
    MUST(type_ == &kTypeOf<S>);
    return *reinterpret_cast<const S*>(bytes_.data());
  }
  template <class S>
  S& as() {
    MUST(type_ == &kTypeOf<S>);
    return *reinterpret_cast<S*>(bytes_.data());
  }

  // The state's own bytes, for whoever keeps many; and the position of another state of the same
  // game, given its bytes.
  std::span<const std::byte> bytes() const { return std::span(bytes_).first(size_); }
  Position with_bytes(std::span<const std::byte> bytes) const {
    MUST(bytes.size() == size_);
    Position position;
    position.type_ = type_;
    position.size_ = size_;
    std::ranges::copy(bytes, position.bytes_.begin());
    return position;
  }

 private:
  // Its address stands for the type.
  template <class S>
  static constexpr char kTypeOf = 0;

  alignas(std::max_align_t) std::array<std::byte, kCapacity> bytes_{};
  const char* type_ = nullptr;
  std::size_t size_ = 0;
};

// A game as a table of functions over Positions; each does what the concept GameState says.
struct Game {
  const GameInfo& info;

  // The first decision of a match. Errors: players or option values out of range, figures that
  // cannot be.
  Result<Position> (*setup)(const Setup&);
  // What happens while that is set up, on to the first decision, told step by step as `narrate`
  // tells a move: no more of it than everybody may know. Empty where the setup is refused.
  std::vector<Event> (*opening)(const Setup&);

  // Figures that a table may replace, as text; empty where a game has none. Lines that are blank
  // and spaces before a line mean nothing.
  std::string_view (*standard_data)();
  // A text of some such lines as Setup::data: only what differs, each line in its one form and
  // order; read again it is the same. Errors name the line and column, or say that the game takes
  // none.
  Result<std::string> (*read_data)(std::string_view text);

  // A move's one line of notation ("take 4"), the same in every language, and its reading.
  // parse(text(move)) == move for every move that is ever legal.
  std::string (*text)(Move);
  Result<Move> (*parse)(std::string_view);
  // The number in moves that say "how much" (a bid); pages ask for it by one field for all legal
  // moves of that kind. Nothing for other moves.
  std::optional<int> (*amount)(Move);
  Result<Thing> (*parse_thing)(std::string_view);

  // The position as text that a person can write by hand; the game documents the form. What is not
  // named is empty or follows from what is; reading back what was written gives the same position.
  // Errors name line and column. Whatever is read passes `check`.
  std::string (*write)(const Position&);
  Result<Position> (*read)(std::string_view text);

  std::optional<Seat> (*actor)(const Position&);
  int (*round_of)(const Position&);
  bool (*is_private)(const Position&);
  void (*legal)(const Position&, MoveList&);
  Result<void> (*apply)(Position&, Move);
  std::vector<Event> (*narrate)(const Position&, Move);
  bool (*reveals)(const Position&, Move);
  Position (*observe)(const Position&, Seat);
  Position (*determinize)(const Position&, Seat, Rng&);
  std::vector<Message> (*explain)(const Position&, Thing);
  std::vector<Message> (*foresee)(const Position&, Move);
  ScoreSheet (*score)(const Position&);
  std::vector<Event> (*project)(const Position&, Horizon);
  std::vector<Event> (*hold)(const Position&, std::size_t scoring);
  Result<void> (*check)(const Position&);
  Message (*question)(const Position&);
  Message (*describe)(const Position&, Move);
  std::string_view (*topic)(const Position&);
  std::string_view (*topic_of)(const Position&, Thing);
  std::vector<Section> (*board)(const Position&);
  Section (*homeland)(const Position&, Seat);
  std::uint64_t (*hash)(const Position&);

  // All that is printed on the game's spaces and cards, whatever the match; null in a game that
  // tells it nowhere else but at the table.
  std::vector<Shelf> (*almanac)();

  // Table talk; nothing in a game whose rules are silent about it.
  std::optional<Talk> (*talk)(const Position&);
  std::vector<Phrase> (*phrases)(const Position&);
};

// What a game that has no figures to replace says to a text of them.
inline Result<std::string> refuse_data(std::string_view text) {
  if (text.empty()) return std::string();
  return Error{Message("setup.no_data")};
}

// What a game adds to its State's functions to become a Game.
template <GameState S>
struct GameParts {
  Result<S> (*setup)(const Setup&) = nullptr;
  std::vector<Event> (*opening)(const Setup&) = nullptr;
  std::string (*text)(Move) = nullptr;
  Result<Move> (*parse)(std::string_view) = nullptr;
  std::optional<int> (*amount)(Move) = nullptr;
  Result<Thing> (*parse_thing)(std::string_view) = nullptr;
  std::string (*write)(const S&) = nullptr;
  Result<S> (*read)(std::string_view) = nullptr;
  std::string_view (*standard_data)() = [] { return std::string_view(); };
  Result<std::string> (*read_data)(std::string_view) = &refuse_data;
  std::vector<Shelf> (*almanac)() = nullptr;
  std::optional<Talk> (*talk)(const S&) = [](const S&) { return std::optional<Talk>(); };
  std::vector<Phrase> (*phrases)(const S&) = [](const S&) { return std::vector<Phrase>(); };
};

// Wraps a game's functions so that they take Positions. `parts` must have static storage.
template <GameState S, const GameParts<S>& parts>
constexpr Game make_game(const GameInfo& info) {
  return Game{
      .info = info,
      .setup = [](const Setup& wish) -> Result<Position> {
        Result<S> state = parts.setup(wish);
        if (!state) return state.error();
        return Position::of(state.value());
      },
      .opening = parts.opening,
      .standard_data = parts.standard_data,
      .read_data = parts.read_data,
      .text = parts.text,
      .parse = parts.parse,
      .amount = parts.amount,
      .parse_thing = parts.parse_thing,
      .write = [](const Position& p) { return parts.write(p.as<S>()); },
      .read = [](std::string_view text) -> Result<Position> {
        Result<S> state = parts.read(text);
        if (!state) return state.error();
        return Position::of(state.value());
      },
      .actor = [](const Position& p) { return actor(p.as<S>()); },
      .round_of = [](const Position& p) { return round_of(p.as<S>()); },
      .is_private = [](const Position& p) { return is_private(p.as<S>()); },
      .legal = [](const Position& p, MoveList& out) { legal(p.as<S>(), out); },
      .apply = [](Position& p, Move move) { return apply(p.as<S>(), move); },
      .narrate = [](const Position& p, Move move) { return narrate(p.as<S>(), move); },
      .reveals = [](const Position& p, Move move) { return reveals(p.as<S>(), move); },
      .observe = [](const Position& p,
                    Seat seat) { return Position::of(observe(p.as<S>(), seat)); },
      .determinize = [](const Position& p, Seat seat,
                        Rng& rng) { return Position::of(determinize(p.as<S>(), seat, rng)); },
      .explain = [](const Position& p, Thing thing) { return explain(p.as<S>(), thing); },
      .foresee = [](const Position& p, Move move) { return foresee(p.as<S>(), move); },
      .score = [](const Position& p) { return score(p.as<S>()); },
      .project = [](const Position& p, Horizon horizon) { return project(p.as<S>(), horizon); },
      .hold = [](const Position& p, std::size_t scoring) { return hold(p.as<S>(), scoring); },
      .check = [](const Position& p) { return check(p.as<S>()); },
      .question = [](const Position& p) { return question(p.as<S>()); },
      .describe = [](const Position& p, Move move) { return describe(p.as<S>(), move); },
      .topic = [](const Position& p) { return topic(p.as<S>()); },
      .topic_of = [](const Position& p, Thing thing) { return topic_of(p.as<S>(), thing); },
      .board = [](const Position& p) { return board(p.as<S>()); },
      .homeland = [](const Position& p, Seat seat) { return homeland(p.as<S>(), seat); },
      .hash = [](const Position& p) { return hash(p.as<S>()); },
      .almanac = parts.almanac,
      .talk = [](const Position& p) { return parts.talk(p.as<S>()); },
      .phrases = [](const Position& p) { return parts.phrases(p.as<S>()); },
  };
}

}  // namespace meadhall
