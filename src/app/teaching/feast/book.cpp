#include <array>

#include "app/teaching/blocks.h"
#include "app/teaching/feast/feast.h"

// The rules of A Feast for Odin: a chapter for each that feast::topic() names, and those that are
// read before or besides. Pictures are drawn by table/games/feast/rules_pictures.cpp.

namespace meadhall::app {
namespace {

using blocks::item;
using blocks::say;
using blocks::show;

constexpr std::array kRound = {say("rules.feast.round.1"),
                               say("rules.feast.round.2"),
                               say("rules.feast.round.3"),
                               show("table", "rules.feast.show.table"),
                               say("rules.feast.round.4"),
                               item("rules.feast.round.viking", "viking"),
                               item("rules.feast.round.harvest", "harvest"),
                               item("rules.feast.round.lands", "land"),
                               item("rules.feast.round.weapon", "weapon"),
                               item("rules.feast.round.actions", "action"),
                               item("rules.feast.round.start", "player"),
                               item("rules.feast.round.income", "income"),
                               item("rules.feast.round.breeding", "breeding"),
                               item("rules.feast.round.feast", "feast"),
                               item("rules.feast.round.bonus", "bonus"),
                               item("rules.feast.round.mountains", "strip"),
                               item("rules.feast.round.back", "thing"),
                               say("rules.feast.round.5"),
                               say("rules.feast.round.6")};

constexpr std::array kActions = {say("rules.feast.actions.1"),
                                 item("rules.feast.actions.columns"),
                                 show("spaces", "rules.feast.show.spaces"),
                                 show("taken", "rules.feast.show.taken"),
                                 item("rules.feast.actions.once"),
                                 item("rules.feast.actions.some"),
                                 item("rules.feast.actions.needs"),
                                 item("rules.feast.actions.third"),
                                 item("rules.feast.actions.fourth"),
                                 item("rules.feast.actions.pass"),
                                 item("rules.feast.actions.back"),
                                 say("rules.feast.actions.2"),
                                 item("rules.feast.actions.build", "&0"),
                                 item("rules.feast.actions.hunting", "&2"),
                                 item("rules.feast.actions.markets", "&3"),
                                 item("rules.feast.actions.products", "&5"),
                                 item("rules.feast.actions.crafting", "&6"),
                                 item("rules.feast.actions.mountains", "&7"),
                                 item("rules.feast.actions.sailing", "&8"),
                                 item("rules.feast.actions.leaving", "&9"),
                                 say("rules.feast.actions.3"),
                                 say("rules.feast.actions.4")};

constexpr std::array kLaying = {say("rules.feast.laying.1"),
                                say("rules.feast.laying.2"),
                                item("rules.feast.laying.boards"),
                                item("rules.feast.laying.houses"),
                                say("rules.feast.laying.3"),
                                item("rules.feast.laying.fit"),
                                item("rules.feast.laying.green"),
                                item("rules.feast.laying.colours"),
                                show("laid", "rules.feast.show.laid"),
                                show("touching", "rules.feast.show.touching"),
                                show("housed", "rules.feast.show.housed"),
                                item("rules.feast.laying.stays"),
                                item("rules.feast.laying.when"),
                                say("rules.feast.laying.4"),
                                item("rules.feast.laying.income"),
                                item("rules.feast.laying.order"),
                                show("income", "rules.feast.show.income"),
                                show("skipped", "rules.feast.show.skipped"),
                                item("rules.feast.laying.lands"),
                                say("rules.feast.laying.5"),
                                item("rules.feast.laying.bonus"),
                                item("rules.feast.laying.covered"),
                                show("ring", "rules.feast.show.ring")};

constexpr std::array kBanquet = {
    say("rules.feast.banquet.1"),          item("rules.feast.banquet.food"),
    item("rules.feast.banquet.silver"),    item("rules.feast.banquet.not"),
    say("rules.feast.banquet.2"),          item("rules.feast.banquet.neighbours"),
    item("rules.feast.banquet.flat"),      item("rules.feast.banquet.upright"),
    show("menu", "rules.feast.show.menu"), show("clash", "rules.feast.show.clash"),
    item("rules.feast.banquet.gone"),      item("rules.feast.banquet.bare"),
    show("bare", "rules.feast.show.bare"), say("rules.feast.banquet.3")};

constexpr std::array kTrade = {say("rules.feast.trade.1"),
                               item("rules.feast.trade.take"),
                               item("rules.feast.trade.figures"),
                               item("rules.feast.trade.strips"),
                               show("strip", "rules.feast.show.strip"),
                               say("rules.feast.trade.2"),
                               item("rules.feast.trade.goods.1"),
                               item("rules.feast.trade.goods.2"),
                               item("rules.feast.trade.goods.3"),
                               item("rules.feast.trade.goods.4"),
                               item("rules.feast.trade.goods.5"),
                               item("rules.feast.trade.goods.6"),
                               item("rules.feast.trade.goods.7"),
                               item("rules.feast.trade.goods.8"),
                               show("goods", "rules.feast.show.goods"),
                               item("rules.feast.trade.upgrade"),
                               item("rules.feast.trade.double"),
                               item("rules.feast.trade.supply"),
                               say("rules.feast.trade.3"),
                               item("rules.feast.trade.overseas", "overseas"),
                               item("rules.feast.trade.sale", "special"),
                               item("rules.feast.trade.forge", "forge")};

constexpr std::array kDice = {say("rules.feast.dice.1"),
                              say("rules.feast.dice.2"),
                              item("rules.feast.dice.hunt", "*hunt"),
                              item("rules.feast.dice.snare", "*snare"),
                              item("rules.feast.dice.whaling", "*whaling"),
                              show("hunted", "rules.feast.show.hunted"),
                              say("rules.feast.dice.3"),
                              item("rules.feast.dice.raid", "*raid"),
                              item("rules.feast.dice.pillage", "*pillage"),
                              item("rules.feast.dice.loot", "special"),
                              show("raided", "rules.feast.show.raided"),
                              item("rules.feast.dice.plunder", "silver_hoard"),
                              say("rules.feast.dice.4")};

constexpr std::array kSea = {say("rules.feast.sea.1"),
                             item("rules.feast.sea.boat", "boat"),
                             item("rules.feast.sea.knarr", "knarr"),
                             item("rules.feast.sea.longship", "longship"),
                             item("rules.feast.sea.use", "action"),
                             item("rules.feast.sea.arm", "ore"),
                             say("rules.feast.sea.2"),
                             item("rules.feast.sea.any"),
                             item("rules.feast.sea.large"),
                             item("rules.feast.sea.far"),
                             show("explored", "rules.feast.show.explored"),
                             item("rules.feast.sea.turning"),
                             item("rules.feast.sea.silver"),
                             say("rules.feast.sea.3"),
                             item("rules.feast.sea.price"),
                             item("rules.feast.sea.table"),
                             item("rules.feast.sea.gone"),
                             item("rules.feast.sea.boat_first"),
                             show("emigrated", "rules.feast.show.emigrated")};

constexpr std::array kHouses = {say("rules.feast.houses.1"),
                                item("rules.feast.houses.shed", "shed"),
                                item("rules.feast.houses.stone", "stone_house"),
                                item("rules.feast.houses.long", "long_house"),
                                item("rules.feast.houses.both"),
                                item("rules.feast.houses.count"),
                                item("rules.feast.houses.fields"),
                                show("houses", "rules.feast.show.houses"),
                                say("rules.feast.houses.2"),
                                item("rules.feast.houses.bear"),
                                item("rules.feast.houses.pair"),
                                show("bred", "rules.feast.show.bred"),
                                item("rules.feast.houses.serve")};

constexpr std::array kOccupations = {say("rules.feast.occupations.1"),
                                     item("rules.feast.occupations.hand"),
                                     item("rules.feast.occupations.draw"),
                                     item("rules.feast.occupations.play"),
                                     show("cards", "rules.feast.show.cards"),
                                     say("rules.feast.occupations.2"),
                                     item("rules.feast.occupations.now", "play"),
                                     item("rules.feast.occupations.any", "anytime"),
                                     item("rules.feast.occupations.each", "when"),
                                     item("rules.feast.occupations.once", "once"),
                                     say("rules.feast.occupations.3"),
                                     show("read", "rules.feast.show.read"),
                                     say("rules.feast.occupations.4")};

constexpr std::array kScoring = {say("rules.feast.scoring.1"),
                                 item("rules.feast.scoring.ships", "longship"),
                                 item("rules.feast.scoring.away", "emigrate"),
                                 item("rules.feast.scoring.lands", "land"),
                                 item("rules.feast.scoring.houses", "long_house"),
                                 item("rules.feast.scoring.animals", "cattle"),
                                 show("points", "rules.feast.show.points"),
                                 item("rules.feast.scoring.occupations", "play"),
                                 item("rules.feast.scoring.silver", "silver"),
                                 item("rules.feast.scoring.crown", "english_crown"),
                                 say("rules.feast.scoring.2"),
                                 item("rules.feast.scoring.cells"),
                                 show("lost", "rules.feast.show.lost"),
                                 item("rules.feast.scoring.fields"),
                                 item("rules.feast.scoring.penalties"),
                                 say("rules.feast.scoring.3")};

constexpr std::array kSolo = {
    say("rules.feast.solo.1"),       show("turns", "rules.feast.show.turns"),
    item("rules.feast.solo.number"), item("rules.feast.solo.stay"),
    item("rules.feast.solo.left"),   item("rules.feast.solo.feast"),
    item("rules.feast.solo.table"),  item("rules.feast.solo.cards")};

constexpr std::array kExpansions = {
    say("rules.feast.expansions.1"),         item("rules.feast.expansions.lofoten"),
    item("rules.feast.expansions.weapon"),   say("rules.feast.expansions.2"),
    item("rules.feast.expansions.mull"),     show("backs", "rules.feast.show.backs"),
    item("rules.feast.expansions.altar"),    item("rules.feast.expansions.goods"),
    show("small", "rules.feast.show.small"), item("rules.feast.expansions.markers"),
    item("rules.feast.expansions.tokens"),   item("rules.feast.expansions.cards"),
    item("rules.feast.expansions.short"),    say("feast.reconstructed")};

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
