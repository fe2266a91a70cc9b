#pragma once

#include "games/feast/state.h"

// What A Feast for Odin's bots take things to be worth, in hundredths of a point, where nothing
// else is said. Found by playing thousands of matches (RESULTS.md), not by thinking. They stay as
// they are but where bots/numbers.h says.

namespace meadhall::feast_bots {

using namespace feast;

// Things in supply
inline constinit int kBlueCell = 96;    // a cell of a blue tile in supply
inline constinit int kGreenCell = 78;   // of a green one, which touches no other
inline constinit int kRedCell = 26;     // that it may become green
inline constinit int kOrangeCell = 12;  // red
inline constinit int kFullCell = 13;    // of what the boards have no more room for
inline constinit int kSilver = 104;
inline constinit int kWood = 73;
inline constinit int kStone = 70;
inline constinit int kOre = 63;
inline constinit int kHungry = 100;   // a cell of food for the next feast
inline constinit int kNextMeal = 60;  // for the one after it
inline constinit int kLarder = 25;    // beyond both
inline constinit int kMissing =
    260;  // a cell of the next feast that neither food nor silver covers
inline constinit int kAnimalRound = 45;  // what an animal brings each round beside its points
inline constinit int kFutureCells = 11;  // cells of tiles that come to a player in a round
inline constinit int kFirstKnarr = 41;   // overseas trade and sales, a round
inline constinit int kLargeShip = 44;    // a ship that may still emigrate, a round
inline constinit int kBoat = 26;
inline constinit int kHand = 62;    // an occupation in hand
inline constinit int kPlayed = 21;  // what one that is played goes on doing, a round
inline constinit int kWeapon = 38;
inline constinit int kCrowding = 93;  // per cent: how fast cells lose worth where room runs short
inline constinit int kYoung = 64;     // that the second animal of a kind brings, a round

// Land and buildings: a bare cell there that will be covered, a bonus or good of a round
inline constinit int kLandCell = 51;
inline constinit int kLandBonus = 25;
inline constinit int kShed = 124;  // beyond its points and with its fields empty
inline constinit int kHouseCell = 60;
inline constinit int kStoneHouse = 89;
inline constinit int kLongHouse = 108;

// Actions
inline constinit int kViking = 166;      // what a Viking would do elsewhere
inline constinit int kVikingRound = 4;   // more with each round
inline constinit int kLastViking = 120;  // and when few are left
inline constinit int kDrawn = 70;        // an occupation drawn
inline constinit int kLasting = 35;      // what a played one brings, a round

// Laying
inline constinit int kContact = 6;       // an edge of a tile that lies against something
inline constinit int kHeldBlue = 100;    // what a cell of a tile is worth that is kept for later
inline constinit int kHeldGreen = 105;   // which may still become blue
inline constinit int kNearCells = 9;     // that can be covered soon: a stretch of more is less sure
inline constinit int kNextStretch = 60;  // per cent: how sure the stretch after the next one is

}  // namespace meadhall::feast_bots
