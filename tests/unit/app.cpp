#include "app/app.h"

#include <doctest/doctest.h>

#include "app/pages/text_page.h"
#include "app/screens/credits.h"
#include "app/screens/option_groups.h"
#include "match/save.h"
#include "tests/support/apps.h"

namespace meadhall::tests {
namespace {

using app::App;
using app::Effect;
using app::Screen;

TEST_CASE("app: every move is kept on the device, and a reload continues at the same decision") {
  App app = at_table();
  Rng rng(2);
  for (int i = 0; i < 40; ++i) {
    const Move move = any_move(app.match(), rng);
    REQUIRE(app.command(app.match().game().text(move)).ok());
    const std::string kept = stored(app, app::kAutosaveKey);
    REQUIRE_FALSE(kept.empty());
    const App reloaded = started(kept);
    CHECK(reloaded.screen() == Screen::table);
    CHECK(digest(reloaded.match()) == digest(app.match()));
  }
}

TEST_CASE("app: a thing is explained, and what a move would mean") {
  App app = at_table();
  REQUIRE(app.command("explain round 1").ok());
  CHECK(app.notice()->text.starts_with("Round 1 of 6."));
  REQUIRE(app.command("explain take 1").ok());
  CHECK(app.notice()->text.find("It costs 1 now") != std::string::npos);
  REQUIRE(app.command("explain waiting boatsman").ok());
  CHECK(app.notice()->text.starts_with("No boatsman waits"));
  CHECK_FALSE(app.command("explain nothing").ok());
}

TEST_CASE("app: a damaged link says what is wrong and leaves the match on the table") {
  App app = at_table();
  REQUIRE(app.command("take 1").ok());
  const std::uint64_t before = digest(app.match());
  app.open_fragment("#match/vikings/AAAAAAAA");
  REQUIRE(app.notice().has_value());
  CHECK(app.notice()->error);
  CHECK(app.screen() == Screen::table);
  CHECK(digest(app.match()) == before);
}

TEST_CASE("app: a link takes the table, and the match before can be taken back") {
  App app = at_table();
  REQUIRE(app.command("take 1").ok());
  const std::uint64_t before = digest(app.match());
  Match other = new_match(3, 77);
  Rng rng(1);
  play_on(other, rng, 10);
  app.open_fragment(write_link(other));
  CHECK(digest(app.match()) == digest(other));
  REQUIRE(app.available("previous"));
  REQUIRE(app.command("previous").ok());
  CHECK(digest(app.match()) == before);
  CHECK(app.available("previous"));  // and the other one is not lost either
}

TEST_CASE("app: a link opened twice leaves the match before where it is") {
  App app = at_table();
  REQUIRE(app.command("take 1").ok());
  const std::uint64_t before = digest(app.match());
  Match other = new_match(3, 77);
  Rng rng(1);
  play_on(other, rng, 10);
  app.open_fragment(write_link(other));
  REQUIRE(app.command(app.match().game().text(any_move(app.match(), rng))).ok());
  const std::size_t nodes = app.match().node_count();
  app.open_fragment("http://localhost:8080/" + write_link(other));
  CHECK(digest(app.match()) == digest(other));
  CHECK(app.match().node_count() == nodes);  // the move made since is still in the tree
  REQUIRE(app.command("previous").ok());
  CHECK(digest(app.match()) == before);
}

TEST_CASE("app: a damaged kept match is told even when a link is opened with it") {
  const App app = started("meadhall save 1\nnonsense\n", "#new/vikings");
  CHECK(app.screen() == Screen::new_match);
  REQUIRE(app.notice().has_value());
  CHECK(app.notice()->error);
}

TEST_CASE("app: a kept match that cannot be read is set aside, not thrown away") {
  App app = started("meadhall save 1\nnonsense\n");
  CHECK(app.screen() == Screen::hall);
  REQUIRE(app.notice().has_value());
  CHECK(app.notice()->error);
  CHECK(stored(app, app::kDamagedKey) == "meadhall save 1\nnonsense\n");
}

TEST_CASE("app: the match before is still there after a reload") {
  App app = at_table();
  REQUIRE(app.command("take 1").ok());
  const std::uint64_t before = digest(app.match());
  (void)app.take_effects();
  app.open_fragment(write_link(new_match(3, 77)));
  const std::string kept = stored(app, app::kPreviousKey);
  App reloaded;
  reloaded.remember(app::kPreviousKey, kept);
  reloaded.start({}, "en", 1);
  REQUIRE(reloaded.available("previous"));
  REQUIRE(reloaded.command("previous").ok());
  CHECK(digest(reloaded.match()) == before);

  App damaged;
  damaged.remember(app::kPreviousKey, "meadhall save 1\nnonsense\n");
  damaged.start({}, "en", 1);
  CHECK_FALSE(damaged.available("previous"));
  CHECK(damaged.notice()->error);
  CHECK(stored(damaged, app::kDamagedKey) == "meadhall save 1\nnonsense\n");
}

TEST_CASE("app: an invitation fills the draft of a new match") {
  App app = started({}, "#new/vikings?players=3&seed=42&preset=polish2008");
  CHECK(app.screen() == Screen::new_match);
  CHECK(app.draft().seats.size() == 3);
  CHECK(app.draft().seed == 42);
  CHECK(app.draft().preset("edition") == "polish2008");
}

TEST_CASE("app: the draft is edited by commands, and a wrong one changes nothing") {
  App app = started();
  REQUIRE(app.command("new vikings").ok());
  REQUIRE(app.command("players 4").ok());
  REQUIRE(app.command("name 2 Žofie").ok());
  REQUIRE(app.command("colour 1 3").ok());
  REQUIRE(app.command("set startVp 0").ok());
  REQUIRE(app.command("seed 12").ok());
  CHECK(app.draft().seats[1].name == "Žofie");
  CHECK(app.draft().seats[0].colour == 3);
  CHECK(app.draft().seats[3].colour == 0);  // swapped
  CHECK(app.draft().preset("edition").empty());
  REQUIRE(app.command("preset czech2007").ok());
  CHECK(app.draft().preset("edition") == "czech2007");
  for (const std::string_view wrong :
       {"players 5", "players x", "name 9 Freya", "name 1 Žofie", "name 1 ", "colour 1 9",
        "set startVp 7", "set nothing 1", "preset dutch", "seed abc", "data moon 7", "figures",
        "dance"}) {
    CAPTURE(wrong);
    CHECK_FALSE(app.command(wrong).ok());
    CHECK(app.notice()->error);
    CHECK(app.draft().seats.size() == 4);
    CHECK(app.draft().preset("edition") == "czech2007");
    CHECK(app.draft().seed == 12);
  }
}

TEST_CASE("app: the log tells the moves of the line, undo takes its lines away") {
  App app = at_table();
  REQUIRE(app.command("take 1").ok());
  const std::size_t lines = app.log().size();
  CHECK(lines >= 1);
  CHECK_FALSE(app.fresh_events().empty());
  REQUIRE(app.command("undo").ok());
  CHECK(app.log().size() < lines);
  CHECK(app.fresh_events().empty());
  REQUIRE(app.command("redo").ok());
  CHECK(app.log().size() == lines);
}

TEST_CASE("app: copy link puts a link on the clipboard that opens this moment") {
  App app = at_table();
  REQUIRE(app.command("take 1").ok());
  (void)app.take_effects();
  REQUIRE(app.command("link now").ok());
  const std::vector<Effect> effects = app.take_effects();
  REQUIRE(effects.size() == 1);
  CHECK(effects[0].kind == Effect::Kind::copy);
  const Result<Match> opened = read_link(effects[0].text);
  REQUIRE(opened.ok());
  CHECK(digest(opened.value()) == digest(app.match()));
}

TEST_CASE("app: commands for another screen are refused") {
  App app = started();
  CHECK_FALSE(app.command("take 1").ok());
  CHECK_FALSE(app.command("begin").ok());
  CHECK_FALSE(app.command("undo").ok());
  CHECK_FALSE(app.command("continue").ok());
  CHECK_FALSE(app.command("previous").ok());
  CHECK_FALSE(app.command("new ludo").ok());
  CHECK_FALSE(app.command("").ok());
  CHECK(app.screen() == Screen::hall);
}

TEST_CASE("text page: lists every legal move with its notation") {
  App app = at_table();
  const std::string page = app::text_page(app);
  MoveList moves;
  app.match().game().legal(app.match().position(), moves);
  for (const Move move : moves) {
    CHECK(page.find("\"code\":\"" + app.match().game().text(move) + "\"") != std::string::npos);
  }
  CHECK(page.find("\"over\":false") != std::string::npos);
  CHECK(page.find("«") == std::string::npos);  // no sentence is missing
}

TEST_CASE("text page: moves that say how much are one number, not a button each") {
  App app = at_table("#new/vikings?players=2&seed=5&preset=advanced");
  std::string page = app::text_page(app);
  CHECK(page.find("\"code\":\"bid") == std::string::npos);
  CHECK(page.find("\"code\":\"pass\"") != std::string::npos);
  CHECK(page.find("\"command\":\"bid\"") != std::string::npos);
  CHECK(page.find("\"least\":1,\"most\":40,\"value\":1") != std::string::npos);
  REQUIRE(app.command("bid 7").ok());
  page = app::text_page(app);
  CHECK(page.find("\"least\":8,\"most\":40,\"value\":8") != std::string::npos);
}

const OptionSpec& option_of(const app::Draft& draft, std::string_view id) {
  const OptionSpec* option = find_option(draft.game->info, id);
  REQUIRE(option != nullptr);
  return *option;
}

TEST_CASE("options: each is shown in a group, and only while it matters") {
  App app = started();
  REQUIRE(app.command("new vikings").ok());
  const GameInfo& info = app.draft().game->info;
  const auto shown = [&](app::OptionGroup group) {
    int count = 0;
    for (const OptionSpec& option : info.options) {
      if (app::group_of(info, option) == group && app::matters(app.draft(), option)) ++count;
    }
    return count;
  };
  CHECK(shown(app::OptionGroup::modules) == 4);
  CHECK(shown(app::OptionGroup::details) == 0);
  REQUIRE(app.command("set auction true").ok());
  CHECK(shown(app::OptionGroup::details) == 3);
  REQUIRE(app.command("preset advanced").ok());
  int details = 0;
  for (const OptionSpec& option : info.options) {
    if (app::group_of(info, option) == app::OptionGroup::details) ++details;
  }
  CHECK(shown(app::OptionGroup::details) == details);
  const OptionSpec& first_seat = option_of(app.draft(), "firstSeat");
  CHECK_FALSE(app::matters(app.draft(), first_seat));
  REQUIRE(app.command("set firstPlayer chosen").ok());
  CHECK(app::matters(app.draft(), first_seat));
}

TEST_CASE("new match: what matters only with a mini-expansion, or alone, is not asked without") {
  App app = started();
  REQUIRE(app.command("new feast").ok());
  for (const std::string_view option : {"removals", "markers"}) {
    CHECK_FALSE(app::matters(app.draft(), option_of(app.draft(), option)));
    CHECK(app::group_of(app.draft().game->info, option_of(app.draft(), option)) ==
          app::OptionGroup::details);
  }
  REQUIRE(app.command("set harvest true").ok());
  CHECK(app::matters(app.draft(), option_of(app.draft(), "removals")));
  CHECK(app::matters(app.draft(), option_of(app.draft(), "markers")));
  REQUIRE(app.command("players 1").ok());
  CHECK(app::matters(app.draft(), option_of(app.draft(), "soloStart")));
  REQUIRE(app.command("players 2").ok());
  CHECK_FALSE(app::matters(app.draft(), option_of(app.draft(), "soloStart")));
}

TEST_CASE("text page: no sentence is missing on any screen or at any decision of a match") {
  App app = started();
  CHECK(app::text_page(app).find("«") == std::string::npos);
  REQUIRE(app.command("credits").ok());
  CHECK(app::text_page(app).find("«") == std::string::npos);
  CHECK_FALSE(app::credits().empty());
  REQUIRE(app.command("new vikings").ok());
  CHECK(app::text_page(app).find("«") == std::string::npos);

  for (const std::string_view link :
       {"#new/vikings?players=4&seed=3&preset=russian2007", "#new/graenaland?players=3&seed=3",
        "#new/feast?players=2&seed=3&preset=short&islands=true&harvest=true"}) {
    App playing = at_table(link);
    Rng rng(3);
    for (int made = 0; !playing.match().over() && made < 700; ++made) {
      if (playing.handing_over()) obey(playing, "ready");
      // No notation is taken for one of the house's own commands.
      Position after = playing.match().position();
      const Game& game = playing.match().game();
      const Move move = any_move(playing.match(), rng);
      REQUIRE(game.apply(after, move).ok());
      obey(playing, game.text(move));
      REQUIRE_MESSAGE(game.hash(playing.match().position()) == game.hash(after), game.text(move));
      const std::string page = app::text_page(playing);
      const std::size_t missing = page.find("«");
      REQUIRE_MESSAGE(missing == std::string::npos, page.substr(missing, 60));
    }
    if (!playing.match().over()) continue;
    CHECK(app::text_page(playing).find("\"over\":true") != std::string::npos);
  }
}

}  // namespace
}  // namespace meadhall::tests
