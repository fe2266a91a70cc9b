#include "cli/verbs.h"

#include <algorithm>
#include <array>
#include <limits>

#include "games/registry.h"

namespace meadhall::cli {
namespace {

constexpr std::size_t kAnyNumber = std::numeric_limits<std::size_t>::max();

constexpr Switch kPlayers{"players", "N", "how many sit at the table"};
constexpr Switch kSeed{"seed", "S", "a whole number; the same one deals the same match"};
constexpr Switch kPreset{"preset", "P",
                         "a way to play that has a name (meadhall options GAME); one of each group "
                         "may be given",
                         true};
constexpr Switch kSet{"set", "option=value", "refines the presets; any number of times", true};

constexpr Switch kData{"data", "FILE",
                       "figures of the table's own, as `meadhall options GAME --data` prints them"};

constexpr std::array kNewSwitches = {
    kPlayers, kSeed, kPreset,
    kSet,     kData, Switch{"invitation", "", "prints a link to the same deal instead"}};
constexpr std::array kOptionsSwitches = {
    Switch{"data", "", "prints the game's figures instead, to be replaced line by line"}};
constexpr std::array kReplaySwitches = {Switch{"link", "", "prints the link to the match instead"}};
constexpr std::array kSimulateSwitches = {
    Switch{"games", "N", "how many matches (1000)"},      kSeed, kPlayers, kPreset, kSet, kData,
    Switch{"signature", "", "prints the signature alone"}};
constexpr std::array kPerftSwitches = {
    Switch{"depth", "D", "how many moves deep (3)"}, kPlayers, kSeed, kPreset, kSet, kData};
constexpr std::array kMatchSwitches = {
    Switch{"levels", "A,B,…", "one for all, or one a seat (karl)"},
    kSeed,
    kPlayers,
    kPreset,
    kSet,
    kData};
constexpr std::array kLadderSwitches = {
    Switch{"levels", "A,B,…", "from the weakest on (all); greedy looks one move ahead"},
    Switch{"games", "N", "how many matches a pairing (100)"},
    kSeed,
    kPlayers,
    kPreset,
    kSet,
    kData};
constexpr std::array kPuzzlesSwitches = {
    Switch{"games", "N", "how many matches are searched (10)"},
    Switch{"lead", "P", "points over the second best move, at least (3)"},
    Switch{"sure", "N", "so many more searches, with other luck, have to agree (0)"},
    Switch{"daily", "",
           "prints lines for the puzzles of a day instead, of each match the three hardest"},
    kSeed,
    kPlayers,
    kPreset,
    kSet,
    kData};
constexpr std::array kCommonSwitches = {Switch{"json", "", "answers in JSON, in one line"},
                                        Switch{"lang", "LANG", "speaks this language (en)"},
                                        Switch{"help", "", "prints this page"}};

constexpr std::string_view kAboutNew = R"(Begins a match and prints its save.

JSON, of play too: {"game","rules","players","seed","options":{id:value},"data",
  "seats":[{"name","colour","bot"}],"moves":[…],"actor","question","link","save"}
  seed is a text, since it may have 64 bits; data is empty unless the table has figures of
  its own; actor is a seat from 1, null at the end; with --invitation {"invitation"}

  meadhall new vikings --players 3 --seed 42 > match.txt
  meadhall new vikings --preset advanced --preset polish2008 --set startVp=10
  meadhall new graenaland --players 4 --preset advanced
)";

constexpr std::string_view kAboutLegal = R"(Lists the legal moves: a move, a tab, what it does.
Nothing is listed once a match is over.

JSON: {"actor","question","moves":[{"move","text"}]}

  meadhall legal match.txt
  meadhall legal match.txt | cut -f1
)";

constexpr std::string_view kAboutPlay =
    R"(Plays moves and prints the save; of a position, the position
after them. An argument may hold several moves with ; between them.

JSON: as of new; of a position {"game","actor","question","position"}

  meadhall play match.txt "take 3" "pay 3g" "start C"
  meadhall play match.txt "take 4; pay 3g+1p; start N; place N2; stay" | meadhall legal -
)";

constexpr std::string_view kAboutPosition =
    R"(Prints the position as a text that can be edited by hand
and given to every command that takes a FILE.

JSON: {"game","actor","question","position"}

  meadhall position match.txt > position.txt
)";

constexpr std::string_view kAboutScore =
    R"(Prints the points so far, by category; with one of the scorings
its lines as if it were held now, whatever the round.

JSON: {"over","lines":[{"category","text","points":[…]}],"totals":[…],"ranks":[…],"tie_break"}
  with a scoring {"scoring","lines":[{"kind","text","seat","gold","points","category"}],
  "gains":[{"seat","gold","points"}]}

  meadhall score match.txt
  meadhall score position.txt --large
)";

constexpr std::string_view kAboutReplay = R"(Tells a match move by move, and the points at its end.

JSON: {"events":[{"move","kind","text","seat","gold","points","category"}],"score":…}
  move counts from 1, and is 0 for how the match was set up; score is as of the command score; with --link {"link"}

  meadhall replay match.txt --link
  meadhall replay '#match/vikings/…'
)";

constexpr std::string_view kAboutExplain =
    R"(Says of anything on the table what it is, what it does now, and
which rule forbids it. `meadhall notation GAME` lists the things.

JSON: {"thing","lines":[…]}

  meadhall explain match.txt pair 4
  meadhall explain match.txt cell 1 N2
  meadhall explain match.txt votes H1
)";

constexpr std::string_view kAboutGames =
    R"(Lists the games of the house, in the order of the hall: what each is called here, and its name.

JSON: {"games":[{"id","name","players":[least,most],"rules"}]}

  meadhall games
  meadhall games --json
)";

constexpr std::string_view kAboutOptions =
    R"(Lists the options with their values, the standard one marked *, and the
presets by group with what they set. With --data prints the figures a table may replace: what
stands on tiles and cards, what things cost.

JSON: {"options":[{"id","text","standard","values":[{"id","text"}]}],
  "groups":[{"id","text","presets":[{"id","text","sets":{option:value}}]}]}
  with --data {"data"}

  meadhall options vikings
  meadhall options graenaland --data
)";

constexpr std::string_view kAboutNotation =
    R"(Lists the forms of moves and of things that can be pointed at.

JSON: {"forms":[{"form","meaning"}],"position"}

  meadhall notation vikings
  meadhall notation graenaland
)";

constexpr std::string_view kAboutSimulate =
    R"(Plays matches with moves drawn at random; prints their speed, the points by
seat and category, and their signature, which every build shares. What is not said
of players and presets goes through all of them in turn.

JSON: {"game","games","decisions","seconds","games_per_second","decisions_per_second",
  "seats":[{"seat","games","win_share","points":STATS,"categories":{id:STATS}}],"signature"}
  STATS is {"mean","min","max","deviation"}; a shared win counts as that share.

  meadhall simulate vikings --games 10000 --seed 1
  meadhall simulate vikings --players 4 --preset advanced --signature
)";

constexpr std::string_view kAboutPerft =
    R"(Counts the ways to play on, move by move: how many sequences of
so many legal moves there are, from the deal or from a FILE.

JSON: {"depths":[{"depth","moves"}]}

  meadhall perft vikings --seed 1 --depth 4
  meadhall perft position.txt --depth 3
)";

constexpr std::string_view kAboutMatch =
    R"(Lets bots play one match and prints its save. The same levels, seed and options
give the same match everywhere.

  meadhall match vikings --levels skald --seed 42
  meadhall match vikings --players 3 --levels thrall,karl,jarl | meadhall replay -
)";

constexpr std::string_view kAboutLadder =
    R"(Lets bots play each other: one of a level among others of a lower one, each seat
in turn with the same deals. Prints how often it wins with half its 95 % interval,
its points and those of its rivals, and the points of whoever won. With one player
there is nobody to beat: prints how many points each level makes, with quartiles.

JSON: {"pairings":[{"level","against","games","win_share","doubt","elo","points","rivals",
  "winners","by_order":[…]}]}
  doubt is half the width of the share's 95 % interval; by_order are the shares of
  whoever began, of the next one and so on, whatever their level
  with one player {"alone":[{"level","games","mean","least","lower","median","upper",
  "most"}]}

  meadhall ladder vikings --levels karl,skald --games 400
  meadhall ladder vikings --players 4 --preset advanced
  meadhall ladder feast --players 1 --levels skald --games 50
)";

constexpr std::string_view kAboutPuzzles =
    R"(Lets bots play matches and picks the positions in which one move is clearly the best: by
points expected at the end, and by how often it wins. Prints the link to each.

JSON: {"puzzles":[{"difficulty","lead","link","answer"}]}
  difficulty is 1 where the weakest bot finds the move, and one more for each level that
  does not; lead is in points; answer is what the strongest bot says of the best moves;
  with --daily {"daily":["901 2 basic 17 3 place W1"]}, as src/app/teaching/daily.h has them

  meadhall puzzles vikings --games 20 --lead 4
  meadhall puzzles vikings --games 20 --lead 4 --players 3 --preset advanced --daily
)";

constexpr std::array<Verb, 15> kVerbs = {{
    {.name = "new",
     .words = "GAME",
     .summary = "begins a match and prints its save",
     .about = kAboutNew,
     .switches = kNewSwitches,
     .run = begin_match},
    {.name = "legal",
     .words = "FILE",
     .summary = "lists the legal moves",
     .about = kAboutLegal,
     .run = list_legal},
    {.name = "play",
     .words = "FILE MOVE…",
     .summary = "plays moves and prints the save",
     .about = kAboutPlay,
     .most_words = kAnyNumber,
     .run = play_moves},
    {.name = "score",
     .words = "FILE",
     .summary = "prints the points so far, or a scoring held now",
     .about = kAboutScore,
     .run = show_score,
     .scorings = true},
    {.name = "replay",
     .words = "FILE",
     .summary = "tells a match move by move, or gives the link to it",
     .about = kAboutReplay,
     .switches = kReplaySwitches,
     .run = replay},
    {.name = "explain",
     .words = "FILE THING",
     .summary = "says what a thing on the table is, and why not",
     .about = kAboutExplain,
     .least_words = 2,
     .most_words = kAnyNumber,
     .run = explain},
    {.name = "position",
     .words = "FILE",
     .summary = "prints the position as an editable text",
     .about = kAboutPosition,
     .run = show_position},
    {.name = "games",
     .words = "",
     .summary = "lists the games",
     .about = kAboutGames,
     .least_words = 0,
     .most_words = 0,
     .run = list_games},
    {.name = "options",
     .words = "GAME",
     .summary = "lists a game's options and presets",
     .about = kAboutOptions,
     .switches = kOptionsSwitches,
     .run = list_options},
    {.name = "notation",
     .words = "GAME",
     .summary = "lists how moves and things are written",
     .about = kAboutNotation,
     .run = list_notation},
    {.name = "simulate",
     .words = "GAME",
     .summary = "plays random matches: speed, points, signature",
     .about = kAboutSimulate,
     .switches = kSimulateSwitches,
     .run = simulate},
    {.name = "perft",
     .words = "GAME|FILE",
     .summary = "counts the sequences of legal moves",
     .about = kAboutPerft,
     .switches = kPerftSwitches,
     .run = count_moves},
    {.name = "match",
     .words = "GAME",
     .summary = "lets bots play one match and prints its save",
     .about = kAboutMatch,
     .switches = kMatchSwitches,
     .run = play_match},
    {.name = "ladder",
     .words = "GAME",
     .summary = "lets bots play each other",
     .about = kAboutLadder,
     .switches = kLadderSwitches,
     .run = hold_ladder},
    {.name = "puzzles",
     .words = "GAME",
     .summary = "finds positions with one clearly best move",
     .about = kAboutPuzzles,
     .switches = kPuzzlesSwitches,
     .run = find_puzzles},
}};

// "--name VALUE"
std::string written(const Switch& each) {
  return dashed(each.name) + (each.value.empty() ? "" : " " + std::string(each.value));
}

std::vector<Switch> own_switches_of(const Verb& verb) {
  std::vector<Switch> all(verb.switches.begin(), verb.switches.end());
  for (const Game* game : all_games()) {
    if (!verb.scorings) break;
    for (const std::string_view id : scorings_of(*game)) {
      if (std::ranges::find(all, id, &Switch::name) != all.end()) continue;
      all.push_back({id, "", "the lines of this scoring, held now"});
    }
  }
  return all;
}

}  // namespace

std::span<const Verb> verbs() { return kVerbs; }

std::vector<Switch> switches_of(const Verb& verb) {
  std::vector<Switch> all = own_switches_of(verb);
  all.insert(all.end(), kCommonSwitches.begin(), kCommonSwitches.end());
  return all;
}

std::string synopsis_of(const Verb& verb) {
  std::string text(verb.name);
  if (!verb.words.empty()) text.append(" ").append(verb.words);
  for (const Switch& each : own_switches_of(verb)) {
    text += " [" + written(each) + "]" + (each.repeats ? "…" : "");
  }
  return text;
}

std::string help_of(const Verb& verb) {
  std::string text = "meadhall " + synopsis_of(verb) + "\n\n" + std::string(verb.about) + "\n";
  for (const Switch& each : switches_of(verb)) {
    std::string name = written(each);
    name.resize(std::max<std::size_t>(name.size(), 22), ' ');
    text += "  " + name + "  " + std::string(each.about) + "\n";
  }
  return text;
}

std::string overview() {
  std::string text = "meadhall: Viking board games on the command line\n\n";
  for (const Verb& verb : kVerbs) {
    std::string words = std::string(verb.name) + " " + std::string(verb.words);
    const std::size_t wide = verb.words.ends_with("…") ? 2 : 0;  // its bytes beyond one letter
    words.resize(20 + wide, ' ');
    text += "  meadhall " + words + "  " + std::string(verb.summary) + "\n";
  }
  return text + R"(
`meadhall VERB --help` tells the rest, with examples. FILE is a save, a position, a link, or - for
any of these on standard input. Every command takes --json and --lang LANG.
Exit status: 0 done, 1 refused, 2 used wrongly.

  meadhall new vikings --players 3 --seed 42 > match.txt
  meadhall play match.txt "take 3; pay 3g; start C" | meadhall legal -
)";
}

}  // namespace meadhall::cli
