#pragma once

#include <array>
#include <string_view>

#include "table/kit/rules_scene.h"

// The pictures of the rules, as scenes of the game's own pieces. Rows stand between |, things
// within them between blanks. Terrains are P F H M; clans are told by 0 1 2, resources by g l w o
// and constructions by 0 to 8 (games/graenaland/components.h).
//
//   F/0hhWa2=4/r   a land, and between strokes: r i m p works; or a clan with h houses, W P S its
//                  hero (w p s: from where it goes), f c l buildings, a its army, ! of no account,
//                  = its votes
//   ,   half a land     _   a construction's room
//   oF1  a card of the second resource of the deck, open (~ by a market)     bF  its back
//   sc2  a supply card, a to p, with halves used (1, 2 or 3)
//   =0y1n;2   votes: of a clan, o not asked, y yes, n no; and how many pass
//   u3  a construction     $3  its price; $P  the army's with a fortress on plains
//   tP  a terrain    #g  a resource that is to be paid    @0  a clan    G0  a goal (+ met)
//   V0:21120  a victory-point card, and how many steps are reached of each column
//   >  leads to     +  right     x  wrong

namespace meadhall::table::graenaland_table {

inline constexpr std::array<RulesPicture, 25> kRulesPictures = {{
    {"idea", "F/0hWa1/1h > oF0 bF|=0y0y1n;2 + > u1"},
    {"island", ", M/ H/|H/1h/2hWa1 P/0hWa1/2h F/0h/1hWa1"},
    {"setup", "P/0hWa1 bP H/0h bH"},
    {"brings", "F/0h/1h/r > oF0 bF"},
    {"full", "F/0h/1h/r oF0 bF oF1"},
    {"kept", "H/0hh/i oH0 + oH1 x"},
    {"step", "P/0hw/1h F/0W/1hh"},
    {"swap", "P/0hwP F/0pW/1h"},
    {"example", "F/0hWa2=3/1hhWa1=3|=0o0o0o1o1o1o;4"},
    {"silenced", "F/0hWa2!=1/1hP=1"},
    {"sung", "F/0hWa1=2/1Wa1=1/2S=2"},
    {"fenced", "F/0h=1/1Wa2=1/p"},
    {"share", "@0 oF0 bF|@1 oF1"},
    {"passes", "=0y0y0y1y2n2n;4 +"},
    {"fails", "=0y0y0y1n2n2n;4 x"},
    {"covered", "bF > @1 oF0"},
    {"prices", "u1 $1|u2 $2|u3 $3|u4 $4"},
    {"fortresses", "u1 tP > $P|u1 tF > $F|u1 tH > $H"},
    {"paid", "_ #g #l #l #w #w|u3 oP0 oP1 oM0 sl2 oH0~"},
    {"supply", "sc sf si sn"},
    {"works", "u5 $5|u6 $6|u7 $7|u8 $8"},
    {"toll", "F/0hh/p @1 bP > @0"},
    {"goals", "G0+ G1 G2+ G3 G4+"},
    {"victory", "V0:21120"},
    {"grant", "@0 > @1 u1 $1"},
}};

// Small ones, of a single piece: the words of games/graenaland/data.h for heroes, constructions and
// terrains, "gold", "talk", "quiet", "phase" and "goal" with a number.
inline constexpr std::array<std::string_view, 4> kPhasePictures = {"phase 0", "phase 1", "phase 2",
                                                                   "phase 3"};
inline constexpr std::array<std::string_view, 5> kGoalPictures = {"goal 0", "goal 1", "goal 2",
                                                                  "goal 3", "goal 4"};

}  // namespace meadhall::table::graenaland_table
