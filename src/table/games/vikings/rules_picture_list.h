#pragma once

#include <array>
#include <string_view>

#include "table/kit/rules_scene.h"

// The pictures of the rules, as scenes (table/kit/rules_scene.h) of these places:
//
//   G:    the mainland beside this row; Gg: with a goldsmith waiting there
//   Lg    a tile (L 1 2 3 4 R, ships r g y b by their sail, . open sea) and who stands on it
//         (f g c n w b); then ! lies in reach of a ship, # is locked
//   @4Lg  a pair of the wheel, and its price; @0- an empty place
//   *f    a viking by himself      >  leads to (>> as wide as a pair)      + right      x wrong

namespace meadhall::table::vikings_table {

inline constexpr std::array<RulesPicture, 14> kRulesPictures = {{
    {"homeland", "S: g r y|W: Lw 3w .|N: Ln 1n .|C: Lc 2c .|G: Lg 1g .|F: Lf Rf ."},
    {"locked", "@0Rf# @1Lf @2Rg"},
    {"turned", "@0- @2Rg @5Lc|>> @0Rg @3Lc"},
    {"right", "L 2 R L +"},
    {"wrong", "L L x"},
    {"closed", "L 4 R"},
    {"own", "C: .|G: Lg"},
    {"other", "C: L|Gg: ."},
    {"threat", "S: g|W: .!|N: 1n!|C: 2c!|G: 1g"},
    {"repelled", "S: g|W: 3w|N: 1n|C: 2c|G: 1g"},
    {"same", "*b > *f *f *f"},
    {"mixed", "*b > *f *n *w"},
    {"scouting", "C: 2c|G: 1g|F: Rf"},
    {"food", "Lf > *f *g *c *n *w"},
}};

// Small ones, of a single piece, in the order of vikings::Viking, of the ships among vikings::Tile
// and of vikings::Special without `none`.
inline constexpr std::array<std::string_view, 6> kVikingPictures = {
    "fisherman", "goldsmith", "scout", "noble", "warrior", "boatsman"};
inline constexpr std::array<std::string_view, 4> kShipPictures = {"ship_blue", "ship_yellow",
                                                                  "ship_green", "ship_red"};
inline constexpr std::array<std::string_view, 14> kSpecialPictures = {
    "gold_5",        "smith_1", "smith_2", "boat",       "noble_1",    "scout_1",    "fisher_1",
    "boatsman_tile", "food_3",  "gold_3",  "building_1", "building_2", "building_3", "building_4"};

}  // namespace meadhall::table::vikings_table
