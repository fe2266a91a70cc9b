#include "cli/verbs.h"

#include <algorithm>
#include <array>
#include <limits>

#include "cli/about.h"
#include "games/registry.h"

namespace meadhall::cli {
namespace {

constexpr std::size_t kAnyNumber = std::numeric_limits<std::size_t>::max();

// What a match begins with.
constexpr std::array kStartSwitches = {
    Switch{"seed", "S", "a whole number; the same one deals the same match"},
    Switch{"players", "N", "how many sit at the table"},
    Switch{"preset", "P",
           "a way to play that has a name (meadhall options GAME); one of each group may be given",
           true},
    Switch{"set", "option=value", "refines the presets; any number of times", true},
    Switch{"data", "FILE",
           "figures of the table's own, as `meadhall options GAME --data` prints them"}};

constexpr std::array kNewSwitches = {
    Switch{"invitation", "", "prints a link to the same deal instead"}};
constexpr std::array kOptionsSwitches = {
    Switch{"data", "", "prints the game's figures instead, to be replaced line by line"}};
constexpr std::array kReplaySwitches = {Switch{"link", "", "prints the link to the match instead"}};
constexpr std::array kSimulateSwitches = {Switch{"games", "N", "how many matches (1000)"},
                                          Switch{"signature", "", "prints the signature alone"}};
constexpr std::array kPerftSwitches = {Switch{"depth", "D", "how many moves deep (3)"}};
constexpr std::array kMatchSwitches = {
    Switch{"levels", "A,B,…", "one for all, or one a seat (karl)"}};
constexpr std::array kLadderSwitches = {
    Switch{"levels", "A,B,…",
           "from the weakest on (all); greedy looks one move ahead, p60 tries 60 playouts"},
    Switch{"games", "N", "how many matches a pairing (100)"}};
constexpr std::array kTournamentSwitches = {
    Switch{"levels", "A,B,…",
           "who takes part (all); greedy looks one move ahead, p60 tries 60 playouts"},
    Switch{"deals", "N", "how many deals, each played from every seat (10)"},
    Switch{"shard", "I/N", "plays only every N-th deal, from the I-th on"},
    Switch{"to", "FILE", "keeps each match there, and goes on where it was left"},
    Switch{"merge", "", "plays nothing: tells how the matches in the files went"}};
constexpr std::array kTuneSwitches = {
    Switch{"only", "A,B,…", "the numbers that may change (all that have names)"},
    Switch{"playouts", "N", "a decision; 0 tries out nothing (0)"},
    Switch{"generations", "N", "how many, with those in the file (10)"},
    Switch{"deals", "N", "at which a generation plays, from every seat (20)"},
    Switch{"spread", "P", "how far candidates lie apart, in per cent of a number (15)"},
    Switch{"held-out", "N", "deals at which the proposal is measured (100)"},
    Switch{"to", "FILE", "keeps each generation there, and goes on where it was left"}};
constexpr std::array kPuzzlesSwitches = {
    Switch{"games", "N", "how many matches are searched (10)"},
    Switch{"lead", "P", "points over the second best move, at least (3)"},
    Switch{"sure", "N", "so many more searches, with other luck, have to agree (0)"},
    Switch{"daily", "",
           "prints lines for the puzzles of a day instead, of each match the three hardest"}};
constexpr std::array kCommonSwitches = {Switch{"json", "", "answers in JSON, in one line"},
                                        Switch{"lang", "LANG", "speaks this language (en)"},
                                        Switch{"help", "", "prints this page"}};

constexpr std::array<Verb, 17> kVerbs = {{
    {.name = "new",
     .words = "GAME",
     .summary = "begins a match and prints its save",
     .about = kAboutNew,
     .switches = kNewSwitches,
     .run = begin_match,
     .starts = true},
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
     .run = simulate,
     .starts = true},
    {.name = "perft",
     .words = "GAME|FILE",
     .summary = "counts the sequences of legal moves",
     .about = kAboutPerft,
     .switches = kPerftSwitches,
     .run = count_moves,
     .starts = true},
    {.name = "match",
     .words = "GAME",
     .summary = "lets bots play one match and prints its save",
     .about = kAboutMatch,
     .switches = kMatchSwitches,
     .run = play_match,
     .starts = true},
    {.name = "ladder",
     .words = "GAME",
     .summary = "lets bots play each other",
     .about = kAboutLadder,
     .switches = kLadderSwitches,
     .run = hold_ladder,
     .starts = true},
    {.name = "tournament",
     .words = "GAME [FILE…]",
     .summary = "rates bots that all meet, in shards that are merged",
     .about = kAboutTournament,
     .switches = kTournamentSwitches,
     .most_words = kAnyNumber,
     .run = hold_tournament,
     .starts = true},
    {.name = "tune",
     .words = "GAME",
     .summary = "looks for better numbers of a game's bots",
     .about = kAboutTune,
     .switches = kTuneSwitches,
     .run = tune,
     .starts = true},
    {.name = "puzzles",
     .words = "GAME",
     .summary = "finds positions with one clearly best move",
     .about = kAboutPuzzles,
     .switches = kPuzzlesSwitches,
     .run = find_puzzles,
     .starts = true},
}};

// "--name VALUE"
std::string written(const Switch& each) {
  return dashed(each.name) + (each.value.empty() ? "" : " " + std::string(each.value));
}

std::vector<Switch> own_switches_of(const Verb& verb) {
  std::vector<Switch> all(verb.switches.begin(), verb.switches.end());
  if (verb.starts) all.insert(all.end(), kStartSwitches.begin(), kStartSwitches.end());
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
any of these on standard input. Every command takes --json and --lang LANG. `meadhall --version`
says which one this is.
Exit status: 0 done, 1 refused, 2 used wrongly.

  meadhall new vikings --players 3 --seed 42 > match.txt
  meadhall play match.txt "take 3; pay 3g; start C" | meadhall legal -
)";
}

}  // namespace meadhall::cli
