#include <array>

#include "bots/feast/game_bots.h"
#include "bots/feast/weights.h"

namespace meadhall::feast_bots {

std::span<const bots::Number> numbers() {
  static constexpr auto kNumbers = std::to_array<bots::Number>({
      {"blue_cell", &kBlueCell},
      {"green_cell", &kGreenCell},
      {"red_cell", &kRedCell},
      {"orange_cell", &kOrangeCell},
      {"full_cell", &kFullCell},
      {"silver", &kSilver},
      {"wood", &kWood},
      {"stone", &kStone},
      {"ore", &kOre},
      {"hungry", &kHungry},
      {"next_meal", &kNextMeal},
      {"larder", &kLarder},
      {"missing", &kMissing},
      {"animal_round", &kAnimalRound},
      {"future_cells", &kFutureCells},
      {"first_knarr", &kFirstKnarr},
      {"large_ship", &kLargeShip},
      {"boat", &kBoat},
      {"hand", &kHand},
      {"played", &kPlayed},
      {"weapon", &kWeapon},
      {"crowding", &kCrowding},
      {"young", &kYoung},
      {"land_cell", &kLandCell},
      {"land_bonus", &kLandBonus},
      {"shed", &kShed},
      {"house_cell", &kHouseCell},
      {"stone_house", &kStoneHouse},
      {"long_house", &kLongHouse},
      {"viking", &kViking},
      {"viking_round", &kVikingRound},
      {"last_viking", &kLastViking},
      {"drawn", &kDrawn},
      {"lasting", &kLasting},
      {"contact", &kContact},
      {"held_blue", &kHeldBlue},
      {"held_green", &kHeldGreen},
      {"near_cells", &kNearCells},
      {"next_stretch", &kNextStretch},
  });
  return kNumbers;
}

}  // namespace meadhall::feast_bots
