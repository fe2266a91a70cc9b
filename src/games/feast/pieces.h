#pragma once

#include "games/event.h"

// What events of A Feast for Odin tell (games/event.h): what happened.

namespace meadhall::feast {

// Event::what, named like the sentences of the log.
enum class Happening : std::uint8_t {
  none,
  // Only chosen.
  places,
  chooses_space,
  copies,
  passes,
  goes_on,
  stops,
  accepts,
  declines,  // what a space or a card offers
  rolls_again,
  gives_up,
  arranges,
  takes_back,
  fills,
  buys,
  takes,
  takes_strip,
  option,
  picks,
  picks_board,
  turns_it,
  whaling,
  keeps,  // which is secret
  // Chosen, or what follows.
  uses,
  plays,
  upgrades,
  trades,  // the same, overseas
  pays,
  lays,
  emigrates,
  explores,
  arms,
  disarms,
  serves,
  leaves_bare,
  vikings_back,
  token,
  // What follows from choices and phases.
  begins,
  round,
  strip,
  turns,
  starts,
  gets,
  gives_ship,
  drew_weapons,
  drew_occupation,
  one_shot,
  no_vikings,
  rolls,
  fails,
  pregnant,
  feast,
  penalties,
};

// What a choice or an outcome sounds like; see Capabilities::sound_of.
std::string_view sound_of(const Event& event);

}  // namespace meadhall::feast
