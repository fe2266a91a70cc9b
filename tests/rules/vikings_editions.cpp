// rules: Vikings, edition table; options. What an option changes is tested here or in the file of
// the rule it changes: shipOrder (ships), shipSupportsIsland (placing), convertAnytime (buying),
// partialFerry (ferry), negativeVp and zeroMajority (final scoring).

#include <doctest/doctest.h>

#include <map>
#include <set>

#include "games/vikings/game.h"
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

const Preset& preset(std::string_view id) {
  for (const Preset& each : presets()) {
    if (each.id == id) return each;
  }
  FAIL("no such preset");
  return presets()[0];
}

State dealt_with(const OptionValues& options, std::uint8_t players = 2) {
  const Result<State> state = setup({.players = players, .options = options, .seed = 3});
  REQUIRE(state.ok());
  return state.value();
}

}  // namespace

TEST_CASE("options: nine of them, with their values and standards") {
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
      "negativeVp=*clamp0/allow zeroMajority=*none/all partialFerry=*free/full ");
}

TEST_CASE("presets: German or Rio Grande 2007 comes first and is the standard") {
  CHECK(presets()[0].id == "german2007");
  CHECK(presets().size() == 4);
  for (std::size_t i = 0; i < option_specs().size(); ++i) {
    CHECK(presets()[0].values[i] == option_specs()[i].standard);
  }
}

TEST_CASE("presets: German 2007 plays by the standard") {
  CHECK(named(preset("german2007").values) == Named{{"startVp", "10"},
                                                    {"firstPlayer", "random"},
                                                    {"firstSeat", "1"},
                                                    {"shipOrder", "freeInFirst3"},
                                                    {"shipSupportsIsland", "false"},
                                                    {"convertAnytime", "false"},
                                                    {"negativeVp", "clamp0"},
                                                    {"zeroMajority", "none"},
                                                    {"partialFerry", "free"}});
}

TEST_CASE("presets: Czech 2007 has the youngest begin") {
  CHECK(named(preset("czech2007").values) == Named{{"startVp", "10"},
                                                   {"firstPlayer", "youngest"},
                                                   {"firstSeat", "1"},
                                                   {"shipOrder", "freeInFirst3"},
                                                   {"shipSupportsIsland", "false"},
                                                   {"convertAnytime", "false"},
                                                   {"negativeVp", "clamp0"},
                                                   {"zeroMajority", "none"},
                                                   {"partialFerry", "free"}});
}

TEST_CASE("presets: Russian 2007 has the youngest begin and exchanges points at any time") {
  CHECK(named(preset("russian2007").values) == Named{{"startVp", "10"},
                                                     {"firstPlayer", "youngest"},
                                                     {"firstSeat", "1"},
                                                     {"shipOrder", "freeInFirst3"},
                                                     {"shipSupportsIsland", "false"},
                                                     {"convertAnytime", "true"},
                                                     {"negativeVp", "clamp0"},
                                                     {"zeroMajority", "none"},
                                                     {"partialFerry", "free"}});
}

TEST_CASE(
    "presets: Polish 2008 starts with 0 points, ships touch, ships support, points exchange") {
  CHECK(named(preset("polish2008").values) == Named{{"startVp", "0"},
                                                    {"firstPlayer", "chosen"},
                                                    {"firstSeat", "1"},
                                                    {"shipOrder", "adjacent"},
                                                    {"shipSupportsIsland", "true"},
                                                    {"convertAnytime", "true"},
                                                    {"negativeVp", "clamp0"},
                                                    {"zeroMajority", "none"},
                                                    {"partialFerry", "free"}});
}

TEST_CASE("presets: every one of them deals a sound match for 2, 3 and 4 players") {
  for (const Preset& each : presets()) {
    for (std::uint8_t players = 2; players <= 4; ++players) {
      CHECK(check(dealt_with(each.values, players)).ok());
    }
  }
}

TEST_CASE("preset Polish, 2 players: 30 gold and 0 points each, nobody can pay with points yet") {
  const State state = dealt_with(preset("polish2008").values);
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
  CHECK(words(read_options(few).error().message) == "setup.option_count given=1 wanted=9");
  OptionValues many = option_values({});
  many.push_back(0);
  CHECK(words(read_options(many).error().message) == "setup.option_count given=10 wanted=9");
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
