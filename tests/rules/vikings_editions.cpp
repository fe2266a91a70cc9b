// rules: Vikings 10.1, 10.2. What an option changes is tested here or in the file of
// the rule it changes; each value of each of them against the others in vikings_flips.

#include <doctest/doctest.h>

#include <map>
#include <set>

#include "games/vikings/game.h"
#include "games/vikings/workshop.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

using Named = std::map<std::string, std::string>;

Named named(const OptionValues& values) {
  Named all;
  for (std::size_t i = 0; i < option_specs().size(); ++i) {
    all[std::string(option_specs()[i].id)] = std::string(option_specs()[i].values[values[i]]);
  }
  return all;
}

// What the edition sets, and nothing that it leaves.
Named edition(std::string_view id) {
  Named all;
  for (const Preset& each : presets()) {
    if (each.id != id) continue;
    for (std::size_t i = 0; i < option_specs().size(); ++i) {
      if (each.values[i] == Preset::kLeft) continue;
      all[std::string(option_specs()[i].id)] = option_specs()[i].values[each.values[i]];
    }
  }
  return all;
}

// The same with some values changed; "" takes an option out.
Named but(Named all, const Named& changes) {
  for (const auto& [id, value] : changes) {
    all[id] = value;
    if (value.empty()) all.erase(id);
  }
  return all;
}

// rules: Vikings 10.1: the German original and Rio Grande's English
const Named kGerman = {{"startVp", "10"},
                       {"firstPlayer", "random"},
                       {"shipOrder", "freeInFirst3"},
                       {"shipSupportsIsland", "false"},
                       {"convertAnytime", "false"},
                       {"negativeVp", "clamp0"},
                       {"zeroMajority", "none"},
                       {"partialFerry", "free"},
                       {"advMarker", "passLeft"},
                       {"openZeroStaysIn", "true"},
                       {"auctionVp", "afterGold"},
                       {"thirteenth", "box"},
                       {"specialAtZero", "none"},
                       {"specialBeforeLaying", "false"},
                       {"matchUnlayable", "discardTile"},
                       {"finalFerryBoat", "optional"},
                       {"buildingLine", "afterFood"},
                       {"finalFerryDuty", "untilStuck"},
                       {"fedOnBuilding", "true"}};

State dealt_with(const OptionValues& options, std::uint8_t players = 2) {
  const Result<State> state = setup({.players = players, .options = options, .seed = 3});
  REQUIRE(state.ok());
  return state.value();
}

}  // namespace

TEST_CASE("options: 24 of them, with their values and standards") {
  std::string all;
  for (const OptionSpec& spec : option_specs()) {
    all += std::string(spec.id) + "=";
    for (std::size_t i = 0; i < spec.values.size(); ++i) {
      all += (i > 0 ? "/" : "") + std::string(i == spec.standard ? "*" : "") +
             std::string(spec.values[i]);
    }
    all += " ";
  }
  CHECK(
      all ==
      "startVp=*10/0 firstPlayer=*random/chosen/youngest firstSeat=*1/2/3/4 "
      "shipOrder=*freeInFirst3/adjacent shipSupportsIsland=*false/true convertAnytime=*false/true "
      "negativeVp=*clamp0/allow zeroMajority=*none/all partialFerry=*free/full "
      "auction=*false/true draft=*false/true singleFerry=*false/true specials=*false/true "
      "advMarker=*passLeft/keep openZeroStaysIn=false/*true auctionVp=*afterGold/onlyIfNoGold "
      "thirteenth=*box/bag specialAtZero=*none/forfeitForever specialBeforeLaying=*false/true "
      "matchUnlayable=*discardTile/discardSpecial finalFerryBoat=*optional/forced "
      "buildingLine=*afterFood/first finalFerryDuty=*untilStuck/mostVikings "
      "fedOnBuilding=false/*true ");
}

TEST_CASE("presets: a group of games and one of editions, each preset in one of them") {
  std::string all;
  for (const Preset& each : presets()) {
    all += std::string(each.group) + " " + std::string(each.id) + ", ";
  }
  CHECK(all ==
        "game basic, game advanced, game advancedNoSpecials, edition german2007, "
        "edition czech2007, edition russian2007, edition polish2008, ");
}

TEST_CASE("presets: the first of each group sets the standard values") {
  std::set<std::string_view> groups;
  for (const Preset& each : presets()) {
    if (!groups.insert(each.group).second) continue;
    REQUIRE(each.values.size() == option_specs().size());
    for (std::size_t i = 0; i < option_specs().size(); ++i) {
      if (each.values[i] == Preset::kLeft) continue;
      CHECK(each.values[i] == option_specs()[i].standard);
    }
  }
  CHECK(named(with_presets({"basic", "german2007"})) == named(with_presets({})));
}

TEST_CASE(
    "presets: games set the four modules, editions all else but the seat, and no option both") {
  for (const Preset& each : presets()) {
    std::string left;
    for (std::size_t i = 0; i < option_specs().size(); ++i) {
      if (each.values[i] == Preset::kLeft) left += std::string(option_specs()[i].id) + " ";
    }
    CHECK(left == (each.group == "edition"
                       ? "firstSeat auction draft singleFerry specials "
                       : "startVp firstPlayer firstSeat shipOrder shipSupportsIsland "
                         "convertAnytime negativeVp zeroMajority partialFerry advMarker "
                         "openZeroStaysIn auctionVp thirteenth specialAtZero specialBeforeLaying "
                         "matchUnlayable finalFerryBoat buildingLine finalFerryDuty "
                         "fedOnBuilding "));
  }
}

TEST_CASE("presets: of the games, basic has no module, advanced all four, the third no specials") {
  const auto modules = [](std::string_view game) {
    const Named all = named(with_presets({game}));
    return all.at("auction") + " " + all.at("draft") + " " + all.at("singleFerry") + " " +
           all.at("specials");
  };
  CHECK(modules("basic") == "false false false false");
  CHECK(modules("advanced") == "true true true true");
  CHECK(modules("advancedNoSpecials") == "true true true false");
}

TEST_CASE("presets: German 2007 plays by the standard") {
  CHECK(edition("german2007") == kGerman);
  CHECK(kGerman == but(named(with_presets({})), {{"auction", ""},
                                                 {"draft", ""},
                                                 {"singleFerry", ""},
                                                 {"specials", ""},
                                                 {"firstSeat", ""}}));
}

TEST_CASE("presets: Czech 2007, the youngest begins; marker stays, 13th viking goes to the bag") {
  CHECK(edition("czech2007") ==
        but(kGerman, {{"firstPlayer", "youngest"}, {"advMarker", "keep"}, {"thirteenth", "bag"}}));
}

TEST_CASE(
    "presets: Russian 2007, the youngest begins; points exchange at any time, all come over who "
    "can") {
  CHECK(edition("russian2007") == but(kGerman, {{"firstPlayer", "youngest"},
                                                {"convertAnytime", "true"},
                                                {"finalFerryDuty", "mostVikings"}}));
}

TEST_CASE(
    "presets: Polish 2008 starts with 0 points, ships touch and support, points exchange, all come "
    "over who can") {
  CHECK(edition("polish2008") == but(kGerman, {{"startVp", "0"},
                                               {"firstPlayer", "chosen"},
                                               {"shipOrder", "adjacent"},
                                               {"shipSupportsIsland", "true"},
                                               {"convertAnytime", "true"},
                                               {"finalFerryDuty", "mostVikings"}}));
}

TEST_CASE("presets: who chooses one after another gets what each sets, in any order") {
  CHECK(named(with_presets({"advanced", "czech2007"})) ==
        named(with_presets({"czech2007", "advanced"})));
  const Named back = named(with_presets({"advanced", "polish2008", "german2007", "basic"}));
  CHECK(back == named(with_presets({})));
}

TEST_CASE("presets: every game of every edition deals a sound match for 2, 3 and 4 players") {
  for (const Preset& game : presets()) {
    for (const Preset& edition : presets()) {
      if (game.group != "game" || edition.group != "edition") continue;
      for (std::uint8_t players = 2; players <= 4; ++players) {
        CHECK(check(dealt_with(with_presets({game.id, edition.id}), players)).ok());
      }
    }
  }
}

TEST_CASE("preset Polish, 2 players: 30 gold and 0 points each, nobody can pay with points yet") {
  const State state = dealt_with(with_presets({"polish2008"}));
  for (const Seat seat : {ann, bob}) {
    CHECK(state.at(seat).gold == 30);
    CHECK(state.at(seat).points == 0);
  }
  State bought = state;
  REQUIRE(apply(bought, take(5)).ok());
  CHECK(bought.step == Step::start);  // no question how to pay
  CHECK(bought.at(state.turn).gold == 25);
}

TEST_CASE("option startVp: 10 points or none") {
  CHECK(Table(2).points_of(ann) == 10);
  CHECK(Table(2, {{"startVp", "0"}}).points_of(ann) == 0);
}

TEST_CASE("option firstPlayer: chosen and youngest are the seat the players name") {
  for (const std::string_view who : {"chosen", "youngest"}) {
    for (const auto& [name, seat] :
         {std::pair{"1", ann}, std::pair{"2", bob}, std::pair{"3", cid}}) {
      const Table table = Table::dealt(3, 8, {{"firstPlayer", who}, {"firstSeat", name}});
      CHECK(table.state.start_player == seat);
      CHECK(actor(table.state) == seat);
    }
  }
}

TEST_CASE("option firstPlayer: with `random` the seat named is not asked for") {
  std::set<Seat> leaders;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    leaders.insert(
        Table::dealt(2, seed, {{"firstPlayer", "random"}, {"firstSeat", "4"}}).state.start_player);
  }
  CHECK(leaders.size() == 2);
}

TEST_CASE("option firstSeat: a seat nobody sits on is refused") {
  const Result<State> dealt =
      setup({.players = 3,
             .options = option_values({{"firstPlayer", "chosen"}, {"firstSeat", "4"}}),
             .seed = 1});
  REQUIRE_FALSE(dealt.ok());
  CHECK(words(dealt.error().message) == "vikings.setup.first_seat seat=4 players=3");
}

TEST_CASE("options: a value that does not exist is refused, naming the option") {
  OptionValues values = option_values({});
  values[3] = 2;
  const Result<Options> options = read_options(values);
  REQUIRE_FALSE(options.ok());
  CHECK(words(options.error().message) == "setup.option_value option=shipOrder");
  CHECK_FALSE(setup({.players = 2, .options = values}).ok());
}

TEST_CASE("options: too few or too many values are refused") {
  OptionValues few;
  few.push_back(0);
  CHECK(words(read_options(few).error().message) == "setup.option_count given=1 wanted=24");
  OptionValues many = option_values({});
  many.push_back(0);
  CHECK(words(read_options(many).error().message) == "setup.option_count given=25 wanted=24");
}

TEST_CASE("options: each value reaches its own field") {
  const auto read = [](OptionWishes wishes) { return read_options(option_values(wishes)).value(); };
  CHECK(read({}) == Options{});
  CHECK(read({{"startVp", "0"}}) == Options{.start_points = 0});
  CHECK(read({{"firstPlayer", "chosen"}}) == Options{.first_player = FirstPlayer::chosen});
  CHECK(read({{"firstPlayer", "youngest"}}) == Options{.first_player = FirstPlayer::youngest});
  CHECK(read({{"firstSeat", "3"}}) == Options{.first_seat = 2});
  CHECK(read({{"shipOrder", "adjacent"}}) == Options{.ship_order = ShipOrder::adjacent});
  CHECK(read({{"shipSupportsIsland", "true"}}) == Options{.ship_supports_island = 1});
  CHECK(read({{"convertAnytime", "true"}}) == Options{.convert_anytime = 1});
  CHECK(read({{"negativeVp", "allow"}}) == Options{.negative_points = NegativePoints::allowed});
  CHECK(read({{"zeroMajority", "all"}}) == Options{.zero_majority = ZeroMajority::everybody});
  CHECK(read({{"partialFerry", "full"}}) ==
        Options{.partial_ferry = PartialFerry::full_boats_only});
  CHECK(read({{"auction", "true"}}) == Options{.auction = 1});
  CHECK(read({{"draft", "true"}}) == Options{.draft = 1});
  CHECK(read({{"singleFerry", "true"}}) == Options{.single_ferry = 1});
  CHECK(read({{"specials", "true"}}) == Options{.specials = 1});
  CHECK(read({{"advMarker", "keep"}}) == Options{.marker = Marker::stays});
  CHECK(read({{"openZeroStaysIn", "false"}}) == Options{.open_zero_stays_in = 0});
  CHECK(read({{"auctionVp", "onlyIfNoGold"}}) ==
        Options{.auction_points = AuctionPoints::only_without_gold});
  CHECK(read({{"thirteenth", "bag"}}) == Options{.thirteenth = Thirteenth::to_the_bag});
  CHECK(read({{"specialAtZero", "forfeitForever"}}) ==
        Options{.special_at_zero = SpecialAtZero::forfeits_for_ever});
  CHECK(read({{"specialBeforeLaying", "true"}}) == Options{.special_before_laying = 1});
  CHECK(read({{"matchUnlayable", "discardSpecial"}}) ==
        Options{.match_unlayable = MatchUnlayable::discards_special});
  CHECK(read({{"finalFerryBoat", "forced"}}) ==
        Options{.final_ferry_boat = FinalFerryBoat::forced});
  CHECK(read({{"buildingLine", "first"}}) == Options{.building_line = BuildingLine::first});
  CHECK(read({{"finalFerryDuty", "mostVikings"}}) ==
        Options{.final_ferry_duty = FinalFerryDuty::most_vikings});
  CHECK(read({{"fedOnBuilding", "false"}}) == Options{.fed_on_building = 0});
}

TEST_CASE("option shipSupportsIsland: decides whether a tile finds a place or leaves the game") {
  for (const bool supports : {false, true}) {
    Table table(2, {{"shipSupportsIsland", supports ? "true" : "false"}});
    table.lay(ann, "W1 L, N1 L, C1 L, G1 L, F1 L, S3 Sblue").wheel("L blue, L red").play("take 0");
    CHECK((table.state.step == Step::place) == supports);
    CHECK(table.state.discarded[static_cast<std::size_t>(Tile::left_end)] == (supports ? 0 : 1));
    if (supports) CHECK(table.moves() == "place W3");
  }
}

TEST_CASE("game: Vikings is for 2 to 4 players and names its options and presets") {
  const GameInfo& info = game().info;
  CHECK(info.id == "vikings");
  CHECK(info.min_players == 2);
  CHECK(info.max_players == 4);
  CHECK(info.options.size() == option_specs().size());
  CHECK(info.presets.size() == presets().size());
}
