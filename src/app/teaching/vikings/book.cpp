#include <array>

#include "app/teaching/blocks.h"
#include "app/teaching/vikings/vikings.h"

// The rules of Vikings. Pictures are drawn by table/games/vikings/rules_pictures.cpp.

namespace meadhall::app {
namespace {

using K = Block::Kind;
using blocks::item;
using blocks::say;
using blocks::show;

constexpr Block special(std::string_view picture, std::string_view name, std::string_view about,
                        int count) {
  return {K::special, name, picture, about, count};
}

constexpr std::array kIdea = {say("rules.vikings.idea.1"),
                              show("turned", "rules.vikings.wheel.turned"),
                              show("own", "rules.vikings.viking.own"), say("rules.vikings.idea.2"),
                              say("rules.vikings.idea.3")};

constexpr std::array kTable = {item("rules.vikings.table.wheel"),
                               item("rules.vikings.table.tiles"),
                               item("rules.vikings.table.vikings"),
                               item("rules.vikings.table.homeland"),
                               show("homeland", "rules.vikings.table.picture"),
                               item("rules.vikings.table.purse"),
                               item("rules.vikings.table.start"),
                               say("rules.vikings.table.open")};

constexpr std::array kRound = {say("rules.vikings.round.1"), say("rules.vikings.round.2"),
                               say("rules.vikings.round.3"), say("rules.vikings.round.4")};

constexpr std::array kWheel = {say("rules.vikings.wheel.1"),
                               item("rules.vikings.wheel.2"),
                               show("locked", "rules.vikings.wheel.locked"),
                               item("rules.vikings.wheel.3"),
                               item("rules.vikings.wheel.4"),
                               show("turned", "rules.vikings.wheel.turned"),
                               item("rules.vikings.wheel.5")};

constexpr std::array kPay = {say("rules.vikings.pay.1"), say("rules.vikings.pay.2")};

constexpr std::array kTiles = {say("rules.vikings.tiles.1"),
                               item("rules.vikings.tiles.touch"),
                               item("rules.vikings.tiles.sides"),
                               item("rules.vikings.tiles.coast"),
                               show("right", "rules.vikings.tiles.right"),
                               show("wrong", "rules.vikings.tiles.wrong"),
                               say("rules.vikings.tiles.2"),
                               item("rules.vikings.tiles.3"),
                               show("closed", "rules.vikings.tiles.closed"),
                               say("rules.vikings.tiles.4")};

constexpr std::array kViking = {say("rules.vikings.viking.1"),
                                show("own", "rules.vikings.viking.own"),
                                show("other", "rules.vikings.viking.other"),
                                say("rules.vikings.viking.2"),
                                item("rules.vikings.viking.fisherman", "fisherman"),
                                item("rules.vikings.viking.goldsmith", "goldsmith"),
                                item("rules.vikings.viking.scout", "scout"),
                                item("rules.vikings.viking.noble", "noble"),
                                item("rules.vikings.viking.warrior", "warrior"),
                                item("rules.vikings.viking.boatsman", "boatsman")};

constexpr std::array kShips = {say("rules.vikings.ships.1"),
                               say("rules.vikings.ships.2"),
                               show("threat", "rules.vikings.ships.threat"),
                               show("repelled", "rules.vikings.ships.repelled"),
                               say("rules.vikings.ships.3"),
                               item("rules.vikings.ships.red", "ship_red"),
                               item("rules.vikings.ships.green", "ship_green"),
                               item("rules.vikings.ships.yellow", "ship_yellow"),
                               item("rules.vikings.ships.blue", "ship_blue"),
                               say("vikings.reconstructed")};

constexpr std::array kFerry = {say("rules.vikings.ferry.1"),
                               say("rules.vikings.ferry.2"),
                               show("same", "rules.vikings.ferry.same"),
                               show("mixed", "rules.vikings.ferry.mixed"),
                               say("rules.vikings.ferry.3"),
                               say("rules.vikings.ferry.4"),
                               say("rules.vikings.ferry.5")};

constexpr std::array kSmall = {say("rules.vikings.small.1")};

constexpr std::array kLarge = {say("rules.vikings.large.1"),
                               item("vikings.rule.ships", "warrior"),
                               item("vikings.rule.nobles", "noble"),
                               item("vikings.rule.scouts", "scout"),
                               item("vikings.rule.goldsmiths", "goldsmith"),
                               show("scouting", "rules.vikings.large.scout"),
                               say("rules.vikings.large.2")};

constexpr std::array kFinal = {say("rules.vikings.final.1"),
                               item("vikings.rule.unrepelled"),
                               item("vikings.rule.gold"),
                               item("vikings.rule.boatsmen"),
                               item("vikings.rule.islands"),
                               item("vikings.rule.longest"),
                               item("vikings.rule.food"),
                               item("vikings.rule.buildings"),
                               show("food", "rules.vikings.final.food"),
                               say("rules.vikings.final.2"),
                               say("rules.vikings.final.3"),
                               say("rules.vikings.final.4")};

constexpr std::array kAuction = {say("rules.vikings.auction.1"), say("rules.vikings.auction.2"),
                                 say("rules.vikings.auction.3"), say("rules.vikings.auction.4")};

constexpr std::array kDraft = {say("rules.vikings.draft.1"), say("rules.vikings.draft.2"),
                               say("rules.vikings.draft.3")};

constexpr std::array kSpecials = {
    item("rules.vikings.specials.1"),
    item("rules.vikings.specials.2"),
    special("gold_5", "vikings.special.gold_5", "vikings.about.gold_5", 1),
    special("smith_1", "vikings.special.smith_1", "vikings.about.smith_1", 2),
    special("smith_2", "vikings.special.smith_2", "vikings.about.smith_2", 1),
    special("boat", "vikings.special.boat", "vikings.about.boat", 6),
    special("noble_1", "vikings.special.noble_1", "vikings.about.noble_1", 3),
    special("scout_1", "vikings.special.scout_1", "vikings.about.scout_1", 1),
    special("fisher_1", "vikings.special.fisher_1", "vikings.about.fisher_1", 1),
    special("boatsman_tile", "vikings.special.boatsman", "vikings.about.boatsman", 4),
    special("food_3", "vikings.special.food_3", "vikings.about.food_3", 1),
    special("gold_3", "vikings.special.gold_3", "vikings.about.gold_3", 1),
    special("building_1", "vikings.special.building_1", "vikings.about.building", 1),
    item("vikings.special.building_2", "building_2"),
    item("vikings.special.building_3", "building_3"),
    item("vikings.special.building_4", "building_4"),
    say("rules.vikings.specials.3")};

constexpr std::array kEditions = {say("rules.vikings.editions.1"),
                                  Block{K::editions, "rules.vikings.editions.alike"}};

constexpr std::array kTerms = {Block{K::sorted},
                               item("rules.vikings.term.closed"),
                               item("rules.vikings.term.column"),
                               item("rules.vikings.term.dearest"),
                               item("rules.vikings.term.ferry"),
                               item("rules.vikings.term.food"),
                               item("rules.vikings.term.free"),
                               item("rules.vikings.term.homeland"),
                               item("rules.vikings.term.mainland"),
                               item("rules.vikings.term.marker"),
                               item("rules.vikings.term.middle"),
                               item("rules.vikings.term.pair"),
                               item("rules.vikings.term.repelled"),
                               item("rules.vikings.term.safe"),
                               item("rules.vikings.term.start"),
                               item("rules.vikings.term.threatened"),
                               item("rules.vikings.term.waiting")};

constexpr std::array<Chapter, 17> kChapters = {{
    {"idea", "rules.vikings.idea", kIdea},
    {"table", "rules.vikings.table", kTable},
    {"round", "rules.vikings.round", kRound},
    {"wheel", "rules.vikings.wheel", kWheel},
    {"pay", "rules.vikings.pay", kPay},
    {"tiles", "rules.vikings.tiles", kTiles},
    {"viking", "rules.vikings.viking", kViking},
    {"ships", "rules.vikings.ships", kShips},
    {"ferry", "rules.vikings.ferry", kFerry},
    {"small", "rules.vikings.small", kSmall},
    {"large", "rules.vikings.large", kLarge},
    {"final", "rules.vikings.final", kFinal},
    {"auction", "rules.vikings.auction", kAuction},
    {"draft", "rules.vikings.draft", kDraft},
    {"specials", "rules.vikings.specials", kSpecials},
    {"editions", "rules.vikings.editions", kEditions},
    {"terms", "rules.vikings.terms", kTerms},
}};

}  // namespace

const Book& vikings_book() {
  static constexpr Book kBook{"vikings", kChapters};
  return kBook;
}

}  // namespace meadhall::app
