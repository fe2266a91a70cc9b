// Positions as text, as far as it is no game's own: keywords, words of a line, what goes with a
// step. The texts are of no game; what is said of each is one sentence with its place.

#include <doctest/doctest.h>

#include <string>

#include "games/option_table.h"
#include "games/position_text/reader.h"
#include "games/position_text/writer.h"
#include "tests/support/words.h"
#include "text/say.h"

namespace meadhall::position_text {
namespace {

enum class Keyword : std::uint8_t {
  players,
  option,
  game,
  note,
  seed,
  luck,
  turn,
  player,
  has,
  at
};
constexpr std::array<std::string_view, 10> kWords = {"players", "option", "game",   "note", "seed",
                                                     "luck",    "turn",   "player", "has",  "at"};
constexpr Keywords kKeywords = keywords_of("fjord position 1", kWords, Keyword::player,
                                           {Keyword::note, Keyword::option, Keyword::at});
constexpr std::array<std::string_view, 2> kRows = {"N", "S"};  // lines without a keyword
constexpr std::array<std::string_view, 3> kSteps = {"sail", "row", "land"};

constexpr std::array<std::string_view, 3> kWinds = {"none", "fair", "storm"};
constexpr std::array<OptionSpec, 2> kSpecs = {{{"wind", kWinds, 1}, {"fog", kSwitch, 0}}};

struct State {
  int rows = 0;
  int players = 3;
  int step = 0;
  std::array<int, 3> has{};
};
using Parsed = ParsedPosition<Keyword, State>;

class Reader : public KeywordReader {
 public:
  explicit Reader(std::string_view text) : KeywordReader(text, " :,", parsed) {
    stormy_.push_back(2);
    stormy_.push_back(Preset::kLeft);
  }

  // "" if the text is sound, else what is wrong.
  std::string read() {
    if (!read_header()) return spelled::words(error().message);
    while (next_part()) {
      if (!read_line() || !ends()) return spelled::words(error().message);
    }
    return "";
  }

  Parsed parsed{kKeywords, kSpecs};

 private:
  bool read_line() {
    if (place_among(kRows, peek())) {
      word();
      ++parsed.state.rows;
      return is_of_player();
    }
    Keyword first{};
    if (!keyword(kRows, first)) return false;
    State& state = parsed.state;
    switch (first) {
      case Keyword::players: return number_into(2, 5, state.players);
      case Keyword::option: return option(kSpecs, parsed.options);
      case Keyword::game:
        return preset(std::array{Preset{"game", "stormy", stormy_}}, "game", parsed.options);
      case Keyword::seed: return seed(parsed.seed);
      case Keyword::luck: return luck(parsed.luck.emplace());
      case Keyword::turn: return one_of_into(kSteps, state.step);
      case Keyword::player: {
        Seat seat{};
        return LineReader::seat(5, static_cast<std::size_t>(state.players), seat) &&
               begin_player(seat);
      }
      case Keyword::has:
        return counted(0, 9, [&](int n, std::string_view what) {
          if (what != "oars") return fail("position.fjord");
          return add(state.has.at(index(player())), n, 12);
        });
      case Keyword::note:
      case Keyword::at: word(); return true;
    }
    return false;
  }

  OptionValues stormy_;
};

std::string said(const std::string& lines) { return Reader("fjord position 1\n" + lines).read(); }

// "position.at line=… why=[…]"
std::string at(int line, int column, const std::string& text, const std::string& why) {
  return std::string(text.empty() ? "position.at_end" : "position.at") +
         " line=" + std::to_string(line) + " column=" + std::to_string(column) + " text=" + text +
         " why=[position." + why + "]";
}

TEST_CASE("position text: lines in any order, each keyword in its place") {
  Reader reader(
      "# a table\n\nFjord: POSITION 1\nturn land\noption fog true\noption Wind none\nplayer 2\n"
      "  has: 2 oars, oars\n  n\nplayer 1\n has 4 oars # all\nseed 7\nluck 1f\nnote a\nnote b\n");
  REQUIRE(reader.read() == "");
  const Parsed& parsed = reader.parsed;
  CHECK(parsed.state.step == 2);
  CHECK(parsed.state.has == std::array<int, 3>{4, 3, 0});
  CHECK(parsed.state.rows == 1);
  CHECK(parsed.options[0] == 0);
  CHECK(parsed.options[1] == 1);
  CHECK(parsed.seed == 7);
  CHECK(parsed.luck == 31);
  CHECK(parsed.names(Keyword::turn));
  CHECK_FALSE(parsed.names(Keyword::players));
  CHECK(parsed.place_of(Keyword::note).line == 15);
  CHECK(parsed.names(Keyword::has, seat_at(0)));
  CHECK(parsed.place_of(Keyword::has, seat_at(1)).line == 8);
  CHECK(parsed.place_of(Keyword::has, seat_at(1)).column == 3);
  CHECK(parsed.place_of(Keyword::player, seat_at(0)).text == "1");
  CHECK_FALSE(parsed.names(Keyword::has, seat_at(2)));
  CHECK_FALSE(parsed.names(Keyword::at, seat_at(0)));
}

TEST_CASE("position text: what is not named has its standard value") {
  Reader reader("fjord position 1");
  REQUIRE(reader.read() == "");
  CHECK(reader.parsed.options[0] == 1);
  CHECK(reader.parsed.options[1] == 0);
  CHECK(reader.parsed.seed == 1);
  CHECK_FALSE(reader.parsed.luck);
}

TEST_CASE("position text: a preset sets what it sets") {
  Reader reader("fjord position 1\noption fog true\ngame Stormy");
  REQUIRE(reader.read() == "");
  CHECK(reader.parsed.options[0] == 2);
  CHECK(reader.parsed.options[1] == 1);
}

TEST_CASE("position text: a text begins with its header") {
  const std::string header = "header header=fjord position 1";
  CHECK(Reader("").read() == at(1, 1, "", header));
  CHECK(Reader("# nothing\n\n").read() == at(1, 1, "", header));
  CHECK(Reader("\nplayers 3").read() == at(2, 1, "players", header));
  CHECK(Reader("fjord position 2").read() == at(1, 16, "2", header));
  CHECK(Reader("fjord position").read() == at(1, 15, "", header));
  CHECK(Reader("fjord position 1 now").read() == at(1, 18, "now", "surplus"));
}

TEST_CASE("position text: a line that makes no sense is named with its place") {
  CHECK(said("keys 3") ==
        at(2, 1, "keys",
           "keyword values=players, option, game, note, seed, luck, turn, player below=has, at, "
           "N, S"));
  CHECK(said("turn row\n\n TURN sail") == at(4, 2, "TURN", "twice"));
  CHECK(said("player 1\nhas oars\nhas oars") == at(4, 1, "has", "twice"));
  CHECK(said("player 1\nat a\nat b\nplayer 2\nhas oars") == "");
  CHECK(said("player 1\nplayer 2\nplayer 1") == at(4, 8, "1", "twice"));
  CHECK(said("has oars") == at(2, 1, "has", "no_player"));
  CHECK(said("S") == at(2, 1, "S", "no_player"));
  CHECK(said("turn row row") == at(2, 10, "row", "surplus"));
}

TEST_CASE("position text: a word that makes no sense is named with its place") {
  CHECK(said("players 6") == at(2, 9, "6", "number least=2 most=5"));
  CHECK(said("players 1") == at(2, 9, "1", "number least=2 most=5"));
  CHECK(said("players two") == at(2, 9, "two", "number least=2 most=5"));
  CHECK(said("players 3x") == at(2, 9, "3x", "number least=2 most=5"));
  CHECK(said("players # three") == at(2, 9, "", "number least=2 most=5"));
  CHECK(said("player 4") == at(2, 8, "4", "seat n=3"));
  CHECK(said("player 6") == at(2, 8, "6", "number least=1 most=5"));
  CHECK(said("players 4\nplayer 4") == "");
  CHECK(said("turn sleep") == at(2, 6, "sleep", "value values=sail, row, land"));
  CHECK(said("turn") == at(2, 5, "", "value values=sail, row, land"));
  CHECK(said("option rain true") == at(2, 8, "rain", "option"));
  CHECK(said("option fog thick") == at(2, 12, "thick", "value values=false, true"));
  CHECK(said("game calm") == at(2, 6, "calm", "value values=stormy"));
  CHECK(said("seed -1") == at(2, 6, "-1", "seed"));
  CHECK(said("seed 18446744073709551616") == at(2, 6, "18446744073709551616", "seed"));
  CHECK(said("luck xyz") == at(2, 6, "xyz", "luck"));
  CHECK(said("player 1\nhas 9 oars, 3 oars") == "");
  CHECK(said("player 1\nhas 9 oars, 4 oars") == at(3, 15, "oars", "box n=12"));
  CHECK(said("player 1\nhas 10 oars") == at(3, 5, "10", "number least=0 most=9"));
}

TEST_CASE("position text: a complaint is one sentence") {
  Reader reader("fjord position 1\nplayers");
  REQUIRE(reader.read() != "");
  const text::Speaker speaker("en", {});
  CHECK(speaker.say(reader.error().message) ==
        "Line 2, column 8: here belongs a whole number from 2 to 5.");
}

TEST_CASE("position text: as many players as said, or as the highest that heads lines") {
  const auto players = [](std::string_view text) { return players_in(text, " :,", 2, 5); };
  CHECK(players("") == 2);
  CHECK(players("player 4\nplayer: 3") == 4);
  CHECK(players("player 4\nPlayers: 3") == 3);
  CHECK(players("players 1") == 2);
  CHECK(players("player 6\nplayer x\nplayer 3x\nturn 5\n# player 5") == 2);
}

TEST_CASE("position text: a part goes with its steps") {
  constexpr std::array<PartOfStep, 2> kParts = {{
      {Keyword::seed, 0b001, 0b011},
      {Keyword::luck, 0, 0b100},
  }};
  const auto fits = [&](const std::string& lines, std::size_t step) {
    const std::string text = "fjord position 1\n" + lines;  // which the reader only looks at
    Reader reader(text);
    REQUIRE(reader.read() == "");
    const TextPlace where = reader.parsed.first_of({Keyword::turn, Keyword::note});
    const Result<void> fit = parts_fit_step(reader.parsed, kParts, {step, kSteps.at(step), where});
    return fit ? "" : spelled::words(fit.error().message);
  };
  CHECK(fits("seed 1", 0) == "");
  CHECK(fits("seed 1", 1) == "");
  CHECK(fits("", 1) == "");
  CHECK(fits("luck 1", 2) == "");
  CHECK(fits("seed 1", 2) == at(2, 1, "seed", "not_in_step step=land"));
  CHECK(fits("note\nluck 1\nseed 1", 1) == at(3, 1, "luck", "not_in_step step=row"));
  CHECK(fits("note a", 0) == at(2, 1, "note", "needed step=sail part=seed"));
  CHECK(fits("note a\nturn sail", 0) == at(3, 1, "turn", "needed step=sail part=seed"));
  CHECK(fits("", 0) == at(1, 1, "fjord position 1", "needed step=sail part=seed"));

  Reader none("fjord position 1\nturn row");
  REQUIRE(none.read() == "");
  CHECK(first_named(none.parsed, kParts) == nullptr);
  Reader luck("fjord position 1\nluck 1");
  REQUIRE(luck.read() == "");
  REQUIRE(first_named(luck.parsed, kParts) != nullptr);
  CHECK(first_named(luck.parsed, kParts)->text == "luck");
}

TEST_CASE("position text: what is named besides") {
  Reader reader("fjord position 1\nseed 1\nplayer 3\nhas oars");
  REQUIRE(reader.read() == "");
  const Parsed& parsed = reader.parsed;
  CHECK(parsed.names_nothing_but({Keyword::seed, Keyword::player, Keyword::has, Keyword::luck}));
  CHECK_FALSE(parsed.names_nothing_but({Keyword::player, Keyword::has}));
  CHECK_FALSE(parsed.names_nothing_but({Keyword::seed, Keyword::player}));
}

// Each would stop the compiler where keywords are put together.
TEST_CASE("position text: keywords that cannot be are found") {
  constexpr std::array<std::string_view, 3> kAlike = {"has", "player", "Has"};
  constexpr std::array<std::string_view, 2> kNameless = {"", "player"};
  CHECK(are_sound(kKeywords));
  CHECK_FALSE(are_sound({"fjord", kAlike, 1}));
  CHECK_FALSE(are_sound({"fjord", kNameless, 1}));
  CHECK_FALSE(are_sound({"", kWords, 7}));
  CHECK_FALSE(are_sound({"fjord", kWords, kWords.size()}));
  CHECK_FALSE(are_sound({"fjord", kWords, 7, 1U << kWords.size()}));
  std::array<std::string, 40> names;
  std::array<std::string_view, 40> many;
  for (std::size_t i = 0; i < many.size(); ++i) many.at(i) = names.at(i) = std::to_string(i);
  CHECK(are_sound({"fjord", many, 20}));
  CHECK_FALSE(are_sound({"fjord", many, kMostTableKeywords + 1}));
  CHECK_FALSE(are_sound({"fjord", many, many.size() - kMostPlayerKeywords - 1}));
}

TEST_CASE("position text: a position begins with its header, its players and its options") {
  OptionValues values = standard_values(kSpecs);
  PositionText standard("fjord position 1", 3, kSpecs, values);
  CHECK(standard.take() == "fjord position 1\nplayers 3\n");
  values[0] = 2;
  PositionText stormy("fjord position 1", 4, kSpecs, values);
  stormy.add_luck(rng_of(0x1f));
  CHECK(stormy.take() == "fjord position 1\nplayers 4\noption wind storm\nluck 000000000000001f\n");
}

}  // namespace
}  // namespace meadhall::position_text
