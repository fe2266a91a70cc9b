#include <array>

#include "app/teaching/blocks.h"
#include "app/teaching/graenaland/graenaland.h"

// The rules of Graenaland, in the order in which one learns them. The chapters are those that
// graenaland::topic() names, and a few more. Pictures are drawn by
// table/games/graenaland/rules_pictures.cpp.

namespace meadhall::app {
namespace {

using blocks::item;
using blocks::say;
using blocks::show;

constexpr std::array kIdea = {say("rules.graenaland.idea.1"), say("rules.graenaland.idea.2"),
                              show("idea", "rules.graenaland.idea.picture"),
                              say("rules.graenaland.idea.3")};

constexpr std::array kIsland = {
    say("rules.graenaland.island.1"),       show("island", "rules.graenaland.island.picture"),
    say("rules.graenaland.island.2"),       item("rules.graenaland.island.price"),
    item("rules.graenaland.island.places"), item("rules.graenaland.island.settlements"),
    item("rules.graenaland.island.works"),  item("rules.graenaland.island.cards"),
    say("rules.graenaland.island.3")};

constexpr std::array kRound = {say("rules.graenaland.round.1"),
                               item("rules.graenaland.round.production", "phase 0"),
                               item("rules.graenaland.round.march", "phase 1"),
                               item("rules.graenaland.round.sharing", "phase 2"),
                               item("rules.graenaland.round.building", "phase 3"),
                               say("rules.graenaland.round.2")};

constexpr std::array kSetup = {
    say("rules.graenaland.setup.1"),     show("setup", "rules.graenaland.setup.picture"),
    say("rules.graenaland.setup.2"),     item("rules.graenaland.setup.ship"),
    item("rules.graenaland.setup.free"), item("rules.graenaland.setup.crowd"),
    item("rules.graenaland.setup.last")};

constexpr std::array kProduction = {say("rules.graenaland.production.1"),
                                    item("rules.graenaland.production.base"),
                                    item("rules.graenaland.production.road"),
                                    item("rules.graenaland.production.improvement"),
                                    item("rules.graenaland.production.limit"),
                                    show("brings", "rules.graenaland.production.brings"),
                                    show("full", "rules.graenaland.production.full"),
                                    show("kept", "rules.graenaland.production.kept"),
                                    say("rules.graenaland.production.2"),
                                    item("rules.graenaland.production.plains", "plains"),
                                    item("rules.graenaland.production.forest", "forest"),
                                    item("rules.graenaland.production.hills", "hills"),
                                    item("rules.graenaland.production.mountains", "mountains"),
                                    say("rules.graenaland.production.3")};

constexpr std::array kHeroes = {say("rules.graenaland.heroes.1"),
                                item("rules.graenaland.heroes.steps"),
                                item("rules.graenaland.heroes.swap"),
                                show("step", "rules.graenaland.heroes.step"),
                                show("swap", "rules.graenaland.heroes.swapped"),
                                item("rules.graenaland.heroes.others"),
                                item("rules.graenaland.heroes.warrior", "warrior"),
                                item("rules.graenaland.heroes.priest", "priest"),
                                item("rules.graenaland.heroes.skald", "skald"),
                                item("rules.graenaland.heroes.waiting"),
                                item("rules.graenaland.heroes.later")};

constexpr std::array kVotes = {say("rules.graenaland.votes.1"),
                               item("rules.graenaland.votes.settlements", "village"),
                               item("rules.graenaland.votes.warrior", "warrior"),
                               item("rules.graenaland.votes.priest", "priest"),
                               item("rules.graenaland.votes.skald", "skald"),
                               item("rules.graenaland.votes.palisade", "palisade"),
                               show("silenced", "rules.graenaland.votes.silenced"),
                               show("sung", "rules.graenaland.votes.sung"),
                               show("fenced", "rules.graenaland.votes.fenced"),
                               say("rules.graenaland.votes.2"),
                               item("rules.graenaland.votes.example"),
                               show("example", "rules.graenaland.votes.rail")};

constexpr std::array kSharing = {say("rules.graenaland.sharing.1"),
                                 item("rules.graenaland.sharing.what"),
                                 show("share", "rules.graenaland.sharing.share"),
                                 item("rules.graenaland.sharing.vote"),
                                 show("passes", "rules.graenaland.sharing.passes"),
                                 show("fails", "rules.graenaland.sharing.fails"),
                                 item("rules.graenaland.sharing.result"),
                                 show("covered", "rules.graenaland.sharing.covered"),
                                 say("rules.graenaland.sharing.2"),
                                 say("rules.graenaland.sharing.3"),
                                 item("rules.graenaland.sharing.hint")};

constexpr std::array kTalk = {
    say("rules.graenaland.talk.1"), item("rules.graenaland.talk.vote", "talk"),
    item("rules.graenaland.talk.joint", "quiet"), item("rules.graenaland.talk.grant", "quiet"),
    item("rules.graenaland.talk.promises", "talk")};

constexpr std::array kBuilding = {say("rules.graenaland.building.1"),
                                  item("rules.graenaland.building.village", "village"),
                                  item("rules.graenaland.building.buildings"),
                                  item("rules.graenaland.building.fortress", "fortress"),
                                  item("rules.graenaland.building.church", "church"),
                                  item("rules.graenaland.building.hall", "hall"),
                                  show("prices", "rules.graenaland.building.prices"),
                                  item("rules.graenaland.building.army", "army"),
                                  show("fortresses", "rules.graenaland.building.fortresses"),
                                  say("rules.graenaland.building.2")};

constexpr std::array kPaying = {
    say("rules.graenaland.paying.1"), item("rules.graenaland.paying.gold", "gold"),
    item("rules.graenaland.paying.market", "market"), show("paid", "rules.graenaland.paying.paid"),
    item("rules.graenaland.paying.hand")};

constexpr std::array kSupply = {say("rules.graenaland.supply.1"), say("rules.graenaland.supply.2"),
                                show("supply", "rules.graenaland.supply.picture"),
                                say("rules.graenaland.supply.3"), say("rules.graenaland.supply.4")};

constexpr std::array kWorks = {say("rules.graenaland.works.1"),
                               item("rules.graenaland.works.road", "road"),
                               item("rules.graenaland.works.improvement", "improvement"),
                               item("rules.graenaland.works.market", "market"),
                               item("rules.graenaland.works.palisade", "palisade"),
                               show("works", "rules.graenaland.works.prices"),
                               item("rules.graenaland.works.toll"),
                               show("toll", "rules.graenaland.works.toll_paid"),
                               item("rules.graenaland.works.joint"),
                               item("rules.graenaland.works.joint_paid")};

constexpr std::array kWinning = {say("rules.graenaland.winning.1"),
                                 item("rules.graenaland.winning.settlements", "goal 0"),
                                 item("rules.graenaland.winning.territories", "goal 1"),
                                 item("rules.graenaland.winning.largest", "goal 2"),
                                 item("rules.graenaland.winning.buildings", "goal 3"),
                                 item("rules.graenaland.winning.army", "goal 4"),
                                 show("goals", "rules.graenaland.winning.picture"),
                                 say("rules.graenaland.winning.2"),
                                 item("rules.graenaland.winning.final"),
                                 item("rules.graenaland.winning.places")};

constexpr std::array kCards = {say("rules.graenaland.cards.1"),
                               say("rules.graenaland.cards.2"),
                               show("victory", "rules.graenaland.cards.picture"),
                               item("rules.graenaland.cards.claim"),
                               item("rules.graenaland.cards.first"),
                               say("rules.graenaland.cards.3")};

constexpr std::array kThree = {say("rules.graenaland.three.1"),
                               item("rules.graenaland.three.warrior", "warrior"),
                               item("rules.graenaland.three.priest", "priest"),
                               item("rules.graenaland.three.skald", "skald"),
                               item("rules.graenaland.three.palisade", "palisade"),
                               item("rules.graenaland.three.buildings"),
                               say("rules.graenaland.three.2")};

constexpr std::array kFive = {say("rules.graenaland.five.1"), item("rules.graenaland.five.grant"),
                              show("grant", "rules.graenaland.five.picture"),
                              item("rules.graenaland.five.paid")};

constexpr std::array kReconstructed = {
    say("graenaland.reconstructed"), item("rules.graenaland.reconstructed.known"),
    item("rules.graenaland.reconstructed.digits"), item("rules.graenaland.reconstructed.own"),
    item("rules.graenaland.reconstructed.rulings")};

constexpr std::array<Chapter, 18> kChapters = {{
    {"idea", "rules.graenaland.idea", kIdea},
    {"island", "rules.graenaland.island", kIsland},
    {"round", "rules.graenaland.round", kRound},
    {"setup", "rules.graenaland.setup", kSetup},
    {"production", "rules.graenaland.production", kProduction},
    {"heroes", "rules.graenaland.heroes", kHeroes},
    {"votes", "rules.graenaland.votes", kVotes},
    {"sharing", "rules.graenaland.sharing", kSharing},
    {"talk", "rules.graenaland.talk", kTalk},
    {"building", "rules.graenaland.building", kBuilding},
    {"paying", "rules.graenaland.paying", kPaying},
    {"supply", "rules.graenaland.supply", kSupply},
    {"works", "rules.graenaland.works", kWorks},
    {"winning", "rules.graenaland.winning", kWinning},
    {"cards", "rules.graenaland.cards", kCards},
    {"three", "rules.graenaland.three", kThree},
    {"five", "rules.graenaland.five", kFive},
    {"reconstructed", "rules.graenaland.reconstructed", kReconstructed},
}};

}  // namespace

const Book& graenaland_book() {
  static constexpr Book kBook{"graenaland", kChapters};
  return kBook;
}

}  // namespace meadhall::app
