#pragma once

#include <string_view>

// The help of each verb: what it prints, the shape of its JSON, examples.

namespace meadhall::cli {

inline constexpr std::string_view kAboutNew = R"(Begins a match and prints its save.

JSON, of play too: {"game","rules","players","seed","options":{id:value},"data",
  "seats":[{"name","colour","bot"}],"moves":[…],"actor","question","link","save"}
  seed is a text, since it may have 64 bits; data is empty unless the table has figures of
  its own; actor is a seat from 1, null at the end; with --invitation {"invitation"}

  meadhall new vikings --players 3 --seed 42 > match.txt
  meadhall new vikings --preset advanced --preset polish2008 --set startVp=10
  meadhall new graenaland --players 4 --preset advanced
)";

inline constexpr std::string_view kAboutLegal =
    R"(Lists the legal moves: a move, a tab, what it does.
Nothing is listed once a match is over.

JSON: {"actor","question","moves":[{"move","text"}]}

  meadhall legal match.txt
  meadhall legal match.txt | cut -f1
)";

inline constexpr std::string_view kAboutPlay =
    R"(Plays moves and prints the save; of a position, the position
after them. An argument may hold several moves with ; between them.

JSON: as of new; of a position {"game","actor","question","position"}

  meadhall play match.txt "take 3" "pay 3g" "start C"
  meadhall play match.txt "take 4; pay 3g+1p; start N; place N2; stay" | meadhall legal -
)";

inline constexpr std::string_view kAboutPosition =
    R"(Prints the position as a text that can be edited by hand
and given to every command that takes a FILE.

JSON: {"game","actor","question","position"}

  meadhall position match.txt > position.txt
)";

inline constexpr std::string_view kAboutScore =
    R"(Prints the points so far, by category; with one of the scorings
its lines as if it were held now, whatever the round.

JSON: {"over","lines":[{"category","text","points":[…]}],"totals":[…],"ranks":[…],"tie_break"}
  with a scoring {"scoring","lines":[{"kind","text","seat","gold","points","category"}],
  "gains":[{"seat","gold","points"}]}

  meadhall score match.txt
  meadhall score position.txt --large
)";

inline constexpr std::string_view kAboutReplay =
    R"(Tells a match move by move, and the points at its end.

JSON: {"events":[{"move","kind","text","seat","gold","points","category"}],"score":…}
  move counts from 1, and is 0 for how the match was set up; score is as of the command score; with --link {"link"}

  meadhall replay match.txt --link
  meadhall replay '#match/vikings/…'
)";

inline constexpr std::string_view kAboutExplain =
    R"(Says of anything on the table what it is, what it does now, and
which rule forbids it. `meadhall notation GAME` lists the things.

JSON: {"thing","lines":[…]}

  meadhall explain match.txt pair 4
  meadhall explain match.txt cell 1 N2
  meadhall explain match.txt votes H1
)";

inline constexpr std::string_view kAboutGames =
    R"(Lists the games of the house, in the order of the hall: what each is called here, and its name.

JSON: {"games":[{"id","name","players":[least,most],"rules"}]}

  meadhall games
  meadhall games --json
)";

inline constexpr std::string_view kAboutOptions =
    R"(Lists the options with their values, the standard one marked *, and the
presets by group with what they set. With --data prints the figures a table may replace: what
stands on tiles and cards, what things cost.

JSON: {"options":[{"id","text","standard","values":[{"id","text"}]}],
  "groups":[{"id","text","presets":[{"id","text","sets":{option:value}}]}]}
  with --data {"data"}

  meadhall options vikings
  meadhall options graenaland --data
)";

inline constexpr std::string_view kAboutNotation =
    R"(Lists the forms of moves and of things that can be pointed at.

JSON: {"forms":[{"form","meaning"}],"position"}

  meadhall notation vikings
  meadhall notation graenaland
)";

inline constexpr std::string_view kAboutSimulate =
    R"(Plays matches with moves drawn at random; prints their speed, the points by
seat and category, and their signature, which every build shares. What is not said
of players and presets goes through all of them in turn.

JSON: {"game","games","decisions","seconds","games_per_second","decisions_per_second",
  "seats":[{"seat","games","win_share","points":STATS,"categories":{id:STATS}}],"signature"}
  STATS is {"mean","min","max","deviation"}; a shared win counts as that share.

  meadhall simulate vikings --games 10000 --seed 1
  meadhall simulate vikings --players 4 --preset advanced --signature
)";

inline constexpr std::string_view kAboutPerft =
    R"(Counts the ways to play on, move by move: how many sequences of
so many legal moves there are, from the deal or from a FILE.

JSON: {"depths":[{"depth","moves"}]}

  meadhall perft vikings --seed 1 --depth 4
  meadhall perft position.txt --depth 3
)";

inline constexpr std::string_view kAboutMatch =
    R"(Lets bots play one match and prints its save. The same levels, seed and options
give the same match everywhere.

  meadhall match vikings --levels skald --seed 42
  meadhall match vikings --players 3 --levels thrall,karl,jarl | meadhall replay -
)";

inline constexpr std::string_view kAboutLadder =
    R"(Lets bots play each other: one of a level among others of a lower one, each seat
in turn with the same deals. Prints how often it wins with half its 95 % interval,
its points and those of its rivals, and the points of whoever won. With one player
there is nobody to beat: prints how many points each level makes, with quartiles.

JSON: {"pairings":[{"level","against","games","win_share","doubt","ahead","elo","points",
  "rivals","winners","by_order":[…]}]}
  doubt is half the width of the share's 95 % interval; ahead is the share of its rivals the
  level was ranked before; by_order are the shares of
  whoever began, of the next one and so on, whatever their level
  with one player {"alone":[{"level","games","mean","least","lower","median","upper",
  "most"}]}

  meadhall ladder vikings --levels karl,skald --games 400
  meadhall ladder vikings --players 4 --preset advanced
  meadhall ladder feast --players 1 --levels skald --games 50
)";

inline constexpr std::string_view kAboutTournament =
    R"(Lets every two levels meet at the same deals and rates all on one scale. At two players
they sit both ways; among more, one of each sits at every seat in turn among rivals of
the other level, and a match is compared by places: the share of rivals the one was
ranked before. Alone, only points are told.

Elo: strengths of greatest likelihood (Bradley and Terry), over the mean of all; ± is half
the 95 % interval from the Fisher information, each match one comparison, which is rather
too wide than too narrow. Where a level won or lost all, each pairing won wholly counts as
if half a match had gone the other way. Time is the processor's (in node the
clock's), of decisions with a choice.

With --to each match is a line of a file. The same call again goes on where the last one
stopped; more deals or levels add to it. --shard 1/4 to 4/4, each with a file of its own,
share the deals among processes and machines; --merge tells what files hold together.

JSON: {"game","players","matches","contestants":[{"level","playouts","elo","doubt","ahead",
  "matches","points","points_doubt","thought_ms"}],
  "pairings":[{"level","against","matches","ahead"}]}
  contestants from the strongest on; alone without elo, doubt and ahead

  meadhall tournament vikings --levels thrall,karl,p60 --deals 20
  meadhall tournament graenaland --players 4 --deals 100 --shard 2/8 --to 2.txt
  meadhall tournament graenaland --merge 1.txt 2.txt
)";

inline constexpr std::string_view kAboutTune =
    R"(Looks for better numbers of a game's bots by playing, and proposes them; nothing is changed.
In each generation sixteen candidates around a mean play the same deals against it, and the
four best make the next mean: by their lead over the best rival, and by winning; alone by
points. Then the proposal plays the standard numbers at deals of seeds from 1000000000 on,
which no generation sees. ± is half a 95 % interval, by deals.

With --to each generation is a line of a file. The same call goes on where it was stopped,
and with more --generations goes on from there.

JSON: {"game","generations","numbers":[{"name","standard","proposed"}],"held_out":{"deals",
  "ahead","ahead_doubt","points","points_doubt","rivals","rivals_doubt","gain","gain_doubt"}}
  rivals are the points of theirs, gain is how many points more; alone there is no ahead,
  and rivals are the points of the standard numbers at the same deals

  meadhall tune vikings --only smith,mate,scout --generations 5 --deals 10
  meadhall tune feast --players 1 --only silver,wood --generations 1 --deals 2 --held-out 3
)";

inline constexpr std::string_view kAboutPuzzles =
    R"(Lets bots play matches and picks the positions in which one move is clearly the best: by
points expected at the end, and by how often it wins. Prints the link to each.

JSON: {"puzzles":[{"difficulty","lead","link","answer"}]}
  difficulty is 1 where a glance finds the move, 2 or 3 where few or some playouts do, 4 where
  only more do; lead is in points; answer is what the strongest bot says of the best moves;
  with --daily {"daily":["901 2 basic 17 3 place W1"]}, as src/app/teaching/daily.h has them

  meadhall puzzles vikings --games 20 --lead 4
  meadhall puzzles vikings --games 20 --lead 4 --players 3 --preset advanced --daily
)";

}  // namespace meadhall::cli
