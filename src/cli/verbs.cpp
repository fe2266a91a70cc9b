#include "cli/verbs.h"

#include <algorithm>
#include <array>
#include <limits>

#include "cli/about.h"
#include "games/registry.h"

namespace meadhall::cli {
namespace {

constexpr std::size_t kAnyNumber = std::numeric_limits<std::size_t>::max();
constexpr WordCount kNoWords = {0, 0};
constexpr WordCount kOneOrMore = {1, kAnyNumber};
constexpr WordCount kTwoOrMore = {2, kAnyNumber};

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

constexpr std::span<const Switch> kNoSwitches;
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
    {"new", "GAME", "begins a match and prints its save", kAboutNew, begin_match, kNewSwitches,
     Asks::start},
    {"legal", "FILE", "lists the legal moves", kAboutLegal, list_legal},
    {"play", "FILE MOVE…", "plays moves and prints the save", kAboutPlay, play_moves, kNoSwitches,
     Asks::nothing, kOneOrMore},
    {"score", "FILE", "prints the points so far, or a scoring held now", kAboutScore, show_score,
     kNoSwitches, Asks::scoring},
    {"replay", "FILE", "tells a match move by move, or gives the link to it", kAboutReplay, replay,
     kReplaySwitches},
    {"explain", "FILE THING", "says what a thing on the table is, and why not", kAboutExplain,
     explain, kNoSwitches, Asks::nothing, kTwoOrMore},
    {"position", "FILE", "prints the position as an editable text", kAboutPosition, show_position},
    {"games", "", "lists the games", kAboutGames, list_games, kNoSwitches, Asks::nothing, kNoWords},
    {"options", "GAME", "lists a game's options and presets", kAboutOptions, list_options,
     kOptionsSwitches},
    {"notation", "GAME", "lists how moves and things are written", kAboutNotation, list_notation},
    {"simulate", "GAME", "plays random matches: speed, points, signature", kAboutSimulate, simulate,
     kSimulateSwitches, Asks::start},
    {"perft", "GAME|FILE", "counts the sequences of legal moves", kAboutPerft, count_moves,
     kPerftSwitches, Asks::start},
    {"match", "GAME", "lets bots play one match and prints its save", kAboutMatch, play_match,
     kMatchSwitches, Asks::start},
    {"ladder", "GAME", "lets bots play each other", kAboutLadder, hold_ladder, kLadderSwitches,
     Asks::start},
    {"tournament", "GAME [FILE…]", "rates bots that all meet, in shards that are merged",
     kAboutTournament, hold_tournament, kTournamentSwitches, Asks::start, kOneOrMore},
    {"tune", "GAME", "looks for better numbers of a game's bots", kAboutTune, tune, kTuneSwitches,
     Asks::start},
    {"puzzles", "GAME", "finds positions with one clearly best move", kAboutPuzzles, find_puzzles,
     kPuzzlesSwitches, Asks::start},
}};

// "--name VALUE"
std::string written(const Switch& each) {
  return dashed(each.name) + (each.value.empty() ? "" : " " + std::string(each.value));
}

std::vector<Switch> own_switches_of(const Verb& verb) {
  std::vector<Switch> all(verb.switches.begin(), verb.switches.end());
  if (verb.asks == Asks::start) all.insert(all.end(), kStartSwitches.begin(), kStartSwitches.end());
  for (const Game* game : all_games()) {
    if (verb.asks != Asks::scoring) break;
    for (const std::string_view id : scorings_of(*game)) {
      if (std::ranges::find(all, id, &Switch::name) != all.end()) continue;
      all.push_back({id, "", "the lines of this scoring, held now"});
    }
  }
  return all;
}

}  // namespace

std::span<const Verb> verbs() { return kVerbs; }

bool takes_game(const Verb& verb) { return verb.words.substr(0, verb.words.find(' ')) == "GAME"; }

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
