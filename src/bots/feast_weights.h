#pragma once

// What A Feast for Odin's bots take things to be worth, in hundredths of a point, where nothing
// else is said. Found by playing thousands of matches (RESULTS.md), not by thinking.

namespace meadhall::feast_bots {

using namespace feast;

// Things in supply
inline constexpr int kBlueCell = 96;    // a cell of a blue tile in supply
inline constexpr int kGreenCell = 78;   // of a green one, which touches no other
inline constexpr int kRedCell = 26;     // that it may become green
inline constexpr int kOrangeCell = 12;  // red
inline constexpr int kFullCell = 13;    // of what the boards have no more room for
inline constexpr int kSilver = 104;
inline constexpr int kWood = 73;
inline constexpr int kStone = 70;
inline constexpr int kOre = 63;
inline constexpr int kHungry = 100;   // a cell of food for the next feast
inline constexpr int kNextMeal = 60;  // for the one after it
inline constexpr int kLarder = 25;    // beyond both
inline constexpr int kMissing =
    260;  // a cell of the next feast that neither food nor silver covers
inline constexpr int kAnimalRound = 45;  // what an animal brings each round beside its points
inline constexpr int kFutureCells = 11;  // cells of tiles that come to a player in a round
inline constexpr int kFirstKnarr = 41;   // overseas trade and sales, a round
inline constexpr int kLargeShip = 44;    // a ship that may still emigrate, a round
inline constexpr int kBoat = 26;
inline constexpr int kHand = 62;    // an occupation in hand
inline constexpr int kPlayed = 21;  // what one that is played goes on doing, a round
inline constexpr int kWeapon = 38;
inline constexpr int kCrowding = 93;  // per cent: how fast cells lose worth where room runs short
inline constexpr int kYoung = 64;     // that the second animal of a kind brings, a round

// Land and buildings: a bare cell there that will be covered, a bonus or good of a round
inline constexpr int kLandCell = 51;
inline constexpr int kLandBonus = 25;
inline constexpr int kShed = 124;  // beyond its points and with its fields empty
inline constexpr int kHouseCell = 60;
inline constexpr int kStoneHouse = 89;
inline constexpr int kLongHouse = 108;

// Actions
inline constexpr int kViking = 166;      // what a Viking would do elsewhere
inline constexpr int kVikingRound = 4;   // more with each round
inline constexpr int kLastViking = 120;  // and when few are left
inline constexpr int kDrawn = 70;        // an occupation drawn
inline constexpr int kLasting = 35;      // what a played one brings, a round

// Laying
inline constexpr int kContact = 6;       // an edge of a tile that lies against something
inline constexpr int kHeldBlue = 100;    // what a cell of a tile is worth that is kept for later
inline constexpr int kHeldGreen = 105;   // which may still become blue
inline constexpr int kNearCells = 9;     // that can be covered soon: a stretch of more is less sure
inline constexpr int kNextStretch = 60;  // per cent: how sure the stretch after the next one is

}  // namespace meadhall::feast_bots
