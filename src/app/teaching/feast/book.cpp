#include <array>

#include "app/teaching/feast/feast.h"

// The rules of A Feast for Odin: a chapter for each that feast::topic() names, and those that are
// read before or besides. None has pictures.

namespace meadhall::app {
namespace {

using K = Block::Kind;

constexpr Block say(std::string_view words) { return {K::paragraph, words}; }
constexpr Block item(std::string_view words) { return {K::item, words}; }

constexpr std::array kRound = {
    say("rules.feast.round.1"),          say("rules.feast.round.2"),
    say("rules.feast.round.3"),          say("rules.feast.round.4"),
    item("rules.feast.round.viking"),    item("rules.feast.round.harvest"),
    item("rules.feast.round.lands"),     item("rules.feast.round.weapon"),
    item("rules.feast.round.actions"),   item("rules.feast.round.start"),
    item("rules.feast.round.income"),    item("rules.feast.round.breeding"),
    item("rules.feast.round.feast"),     item("rules.feast.round.bonus"),
    item("rules.feast.round.mountains"), item("rules.feast.round.back"),
    say("rules.feast.round.5"),          say("rules.feast.round.6")};

constexpr std::array kActions = {
    say("rules.feast.actions.1"),         item("rules.feast.actions.columns"),
    item("rules.feast.actions.once"),     item("rules.feast.actions.some"),
    item("rules.feast.actions.needs"),    item("rules.feast.actions.third"),
    item("rules.feast.actions.fourth"),   item("rules.feast.actions.pass"),
    item("rules.feast.actions.back"),     say("rules.feast.actions.2"),
    item("rules.feast.actions.build"),    item("rules.feast.actions.hunting"),
    item("rules.feast.actions.markets"),  item("rules.feast.actions.products"),
    item("rules.feast.actions.crafting"), item("rules.feast.actions.mountains"),
    item("rules.feast.actions.sailing"),  item("rules.feast.actions.leaving"),
    say("rules.feast.actions.3"),         say("rules.feast.actions.4")};

constexpr std::array kLaying = {
    say("rules.feast.laying.1"),       say("rules.feast.laying.2"),
    item("rules.feast.laying.boards"), item("rules.feast.laying.houses"),
    say("rules.feast.laying.3"),       item("rules.feast.laying.fit"),
    item("rules.feast.laying.green"),  item("rules.feast.laying.colours"),
    item("rules.feast.laying.stays"),  item("rules.feast.laying.when"),
    say("rules.feast.laying.4"),       item("rules.feast.laying.income"),
    item("rules.feast.laying.order"),  item("rules.feast.laying.lands"),
    say("rules.feast.laying.5"),       item("rules.feast.laying.bonus"),
    item("rules.feast.laying.covered")};

constexpr std::array kBanquet = {
    say("rules.feast.banquet.1"),       item("rules.feast.banquet.food"),
    item("rules.feast.banquet.silver"), item("rules.feast.banquet.not"),
    say("rules.feast.banquet.2"),       item("rules.feast.banquet.neighbours"),
    item("rules.feast.banquet.flat"),   item("rules.feast.banquet.upright"),
    item("rules.feast.banquet.gone"),   item("rules.feast.banquet.bare"),
    say("rules.feast.banquet.3")};

constexpr std::array kTrade = {
    say("rules.feast.trade.1"),        item("rules.feast.trade.take"),
    item("rules.feast.trade.figures"), item("rules.feast.trade.strips"),
    say("rules.feast.trade.2"),        item("rules.feast.trade.goods.1"),
    item("rules.feast.trade.goods.2"), item("rules.feast.trade.goods.3"),
    item("rules.feast.trade.goods.4"), item("rules.feast.trade.goods.5"),
    item("rules.feast.trade.goods.6"), item("rules.feast.trade.goods.7"),
    item("rules.feast.trade.goods.8"), item("rules.feast.trade.upgrade"),
    item("rules.feast.trade.double"),  item("rules.feast.trade.supply"),
    say("rules.feast.trade.3"),        item("rules.feast.trade.overseas"),
    item("rules.feast.trade.sale"),    item("rules.feast.trade.forge")};

constexpr std::array kDice = {say("rules.feast.dice.1"),        say("rules.feast.dice.2"),
                              item("rules.feast.dice.hunt"),    item("rules.feast.dice.snare"),
                              item("rules.feast.dice.whaling"), say("rules.feast.dice.3"),
                              item("rules.feast.dice.raid"),    item("rules.feast.dice.pillage"),
                              item("rules.feast.dice.loot"),    item("rules.feast.dice.plunder"),
                              say("rules.feast.dice.4")};

constexpr std::array kSea = {say("rules.feast.sea.1"),          item("rules.feast.sea.boat"),
                             item("rules.feast.sea.knarr"),     item("rules.feast.sea.longship"),
                             item("rules.feast.sea.use"),       item("rules.feast.sea.arm"),
                             say("rules.feast.sea.2"),          item("rules.feast.sea.any"),
                             item("rules.feast.sea.large"),     item("rules.feast.sea.far"),
                             item("rules.feast.sea.turning"),   item("rules.feast.sea.silver"),
                             say("rules.feast.sea.3"),          item("rules.feast.sea.price"),
                             item("rules.feast.sea.table"),     item("rules.feast.sea.gone"),
                             item("rules.feast.sea.boat_first")};

constexpr std::array kHouses = {say("rules.feast.houses.1"),       item("rules.feast.houses.shed"),
                                item("rules.feast.houses.stone"),  item("rules.feast.houses.long"),
                                item("rules.feast.houses.both"),   item("rules.feast.houses.count"),
                                item("rules.feast.houses.fields"), say("rules.feast.houses.2"),
                                item("rules.feast.houses.bear"),   item("rules.feast.houses.pair"),
                                item("rules.feast.houses.serve")};

constexpr std::array kOccupations = {
    say("rules.feast.occupations.1"),     item("rules.feast.occupations.hand"),
    item("rules.feast.occupations.draw"), item("rules.feast.occupations.play"),
    say("rules.feast.occupations.2"),     item("rules.feast.occupations.now"),
    item("rules.feast.occupations.any"),  item("rules.feast.occupations.each"),
    item("rules.feast.occupations.once"), say("rules.feast.occupations.3"),
    say("rules.feast.occupations.4")};

constexpr std::array kScoring = {say("rules.feast.scoring.1"),
                                 item("rules.feast.scoring.ships"),
                                 item("rules.feast.scoring.away"),
                                 item("rules.feast.scoring.lands"),
                                 item("rules.feast.scoring.houses"),
                                 item("rules.feast.scoring.animals"),
                                 item("rules.feast.scoring.occupations"),
                                 item("rules.feast.scoring.silver"),
                                 item("rules.feast.scoring.crown"),
                                 say("rules.feast.scoring.2"),
                                 item("rules.feast.scoring.cells"),
                                 item("rules.feast.scoring.fields"),
                                 item("rules.feast.scoring.penalties"),
                                 say("rules.feast.scoring.3")};

constexpr std::array kSolo = {say("rules.feast.solo.1"),      item("rules.feast.solo.number"),
                              item("rules.feast.solo.stay"),  item("rules.feast.solo.left"),
                              item("rules.feast.solo.feast"), item("rules.feast.solo.table"),
                              item("rules.feast.solo.cards")};

constexpr std::array kExpansions = {
    say("rules.feast.expansions.1"),       item("rules.feast.expansions.lofoten"),
    item("rules.feast.expansions.weapon"), say("rules.feast.expansions.2"),
    item("rules.feast.expansions.mull"),   item("rules.feast.expansions.altar"),
    item("rules.feast.expansions.goods"),  item("rules.feast.expansions.markers"),
    item("rules.feast.expansions.tokens"), item("rules.feast.expansions.cards"),
    item("rules.feast.expansions.short"),  say("feast.reconstructed")};

constexpr std::array<Chapter, 12> kChapters = {{
    {"round", "rules.feast.round", kRound},
    {"actions", "rules.feast.actions", kActions},
    {"laying", "rules.feast.laying", kLaying},
    {"banquet", "rules.feast.banquet", kBanquet},
    {"trade", "rules.feast.trade", kTrade},
    {"dice", "rules.feast.dice", kDice},
    {"sea", "rules.feast.sea", kSea},
    {"houses", "rules.feast.houses", kHouses},
    {"occupations", "rules.feast.occupations", kOccupations},
    {"scoring", "rules.feast.scoring", kScoring},
    {"solo", "rules.feast.solo", kSolo},
    {"expansions", "rules.feast.expansions", kExpansions},
}};

}  // namespace

const Book& feast_book() {
  static constexpr Book kBook{"feast", kChapters};
  return kBook;
}

}  // namespace meadhall::app
