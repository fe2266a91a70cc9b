#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "games/feast/icon_row.h"
#include "table/kit/rules_scene.h"

// The pictures of the rules, as scenes (table/kit/rules_scene.h). Names are those of the notation
// (games/feast/ids.h).
//
//   oil          a good or special tile in its shape (_oil as wide as all others, sheep* pregnant);
//                a thing, ship or building; a sign of kRulesSigns; *raid a die, &3 a group of
//                spaces
//   3silver      so many of it; -4points less
//   .            a gap
//   home/8054/chest.a0/oil.93!
//                a board, of it so many columns (5) and rows (4) from row 8 and column 0 on, and
//                what lies there, in the first way in which it may; ! in a place where it may not.
//                A whole one: shetland/; of the shed its fields
//   @raid        a space of the action board      @raid:1  taken by Vikings of a second colour
//   :1           a Viking of it, :0 of the first one
//   *hunt3       a die that shows a number
//   =_           an open cell of the banquet table; =v a Viking waits there, =! it is left bare,
//                =knarr a ship that emigrated, =peas upright, =peas- flat
//   ^3:2         a mountain strip, of which the first two are taken
//   #48          an occupation: its points and what its first line does
//   >  leads to      +  right      x  wrong

namespace meadhall::table::feast_table {

inline constexpr std::array<RulesPicture, 27> kRulesPictures = {{
    {"table", "=_ =_ =_ =_ =_ =_ =v =v =v =v =v =v"},
    {"spaces", "@shed @stone_house|@long_house @plunder"},
    {"taken", ":0 > @knarr:1 x"},
    {"laid", "home/0164/wool.12/chest.14/oil.34 +"},
    {"touching", "home/0164/wool.12/oil.14! x"},
    {"housed", "stone_house/0054/peas.10/mead.21/oil.32/oil.23 +"},
    {"income", "home/8054/chest.a0 +"},
    {"skipped", "home/8054/ore.a1! x"},
    {"ring", "home/8044/spices.a0/silverware.80/silver.90/ore.92 > mead"},
    {"menu", "=peas- =mead- =peas =milk =silver =stockfish- +"},
    {"clash", "=peas- =flax- x"},
    {"bare", "=mead- =!"},
    {"strip", "^3:3 > 2wood stone"},
    {"goods",
     "_peas > _mead > _oil > _rune_stone|_flax > _stockfish > _hide > _silverware|"
     "_beans > _milk > _wool > _chest|_grain > _salt_meat > _linen > _silk|"
     "_cabbage > _game_meat > _skin_and_bones > _spices|_ > _sheep > _fur > _jewelry|"
     "_fruits > _whale_meat > _robe > _treasure_chest|_ > _cattle > _clothing > _silver_hoard"},
    {"hunted", "*hunt3 2wood bow > hide game_meat"},
    {"raided", "*raid5 stone sword > silverware"},
    {"explored", "knarr > iceland/ . 16points"},
    {"emigrated", "longship 3silver >|=longship =_ =_ =_ =_ =_ =_ =v =v =v =v"},
    {"houses", "shed/ 8points|stone_house/ 10points|long_house/ 17points"},
    {"bred", "sheep sheep > sheep sheep* > 3sheep"},
    {"cards", "@occ_draw @occ_play_1|@occ_play_2 @occ_play_4"},
    {"read", "#48 #58"},
    {"points", "boat 3points . knarr 5points . longship 8points|sheep 2points . cattle 3points"},
    {"lost", "home/0142/wool.01 > -4points"},
    {"turns", ":0 > @weekly_1|:1 > @weekly_1:0 x"},
    {"backs", "lofoten/ > orkney/|mull/ > caithness/"},
    {"small", "berry > egg > amber > gold_ornament"},
}};

inline constexpr std::array<std::pair<std::string_view, feast::Sign>, 21> kRulesSigns = {{
    {"viking", feast::Sign::viking},     {"harvest", feast::Sign::harvest},
    {"land", feast::Sign::land},         {"weapon", feast::Sign::next_weapon},
    {"action", feast::Sign::action},     {"thing", feast::Sign::thing},
    {"income", feast::Sign::income},     {"breeding", feast::Sign::breeding},
    {"feast", feast::Sign::feast},       {"bonus", feast::Sign::bonus},
    {"strip", feast::Sign::strip},       {"points", feast::Sign::points},
    {"play", feast::Sign::play},         {"overseas", feast::Sign::overseas},
    {"special", feast::Sign::special},   {"forge", feast::Sign::forge},
    {"anytime", feast::Sign::anytime},   {"once", feast::Sign::once},
    {"when", feast::Sign::when},         {"player", feast::Sign::player},
    {"emigrate", feast::Sign::emigrate},
}};

}  // namespace meadhall::table::feast_table
