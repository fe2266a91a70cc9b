// What the house says of any game, said in Graenaland's words.

#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "app/session/opinion.h"
#include "match/link.h"
#include "tests/support/apps.h"

namespace meadhall::tests {
namespace {

using app::App;

constexpr std::string_view kThree = "#new/graenaland?players=3&seed=42";

std::string copied(App& app) {
  std::string text;
  for (const app::Effect& effect : app.take_effects()) {
    if (effect.kind == app::Effect::Kind::copy) text = effect.text;
  }
  return text;
}

// Whoever is asked takes the device, as hands are secret, and plays a move drawn at random.
void play_any(App& app, Rng& rng) {
  if (app.handing_over()) obey(app, "ready");
  obey(app, app.match().game().text(any_move(app.match(), rng)));
}

// The invitation's table with the device in the hands of whoever is asked first.
App looked_at(std::string_view invitation) {
  App app = at_table(invitation);
  if (app.handing_over()) obey(app, "ready");
  return app;
}

// A match played by chance to its end, with this preset.
App ended(std::string_view preset) {
  for (int seed = 1; seed < 40; ++seed) {
    MatchStart start = start_of(3, static_cast<std::uint64_t>(seed), "graenaland");
    apply_preset(start.setup.options, *find_preset(start.game->info, preset));
    Result<Match> match = Match::begin(std::move(start));
    REQUIRE(match.ok());
    Rng rng(static_cast<std::uint64_t>(seed));
    play_on(match.value(), rng, 6000);
    if (match.value().over()) return started({}, write_link(match.value()));
  }
  FAIL("no random match came to an end");
  return {};
}

// A match of three persons at a decision that is taken in the open.
App in_the_open() {
  App app = looked_at(kThree);
  Rng rng(1);
  for (int made = 0; made < 200; ++made) {
    if (app.match().game().actor(app.match().position()) == seat_at(0) &&
        !app.match().game().is_private(app.match().position()) && !app.handing_over()) {
      return app;
    }
    play_any(app, rng);
  }
  FAIL("nothing is ever decided in the open");
  return app;
}

TEST_CASE("look: in the open each may look at their own hand, until anything else is done") {
  App app = in_the_open();
  const Match& match = app.match();
  const auto seen_by = [&](Seat seat) {
    return match.game().hash(match.game().observe(match.position(), seat));
  };
  const auto shown = [&] { return match.game().hash(app.shown()); };
  CHECK(page_offers(app, "look 2"));
  CHECK_FALSE(page_offers(app, "look off"));
  obey(app, "look 2");
  CHECK(app.viewer() == seat_at(1));
  CHECK(shown() == seen_by(seat_at(1)));
  CHECK(page_offers(app, "look off"));
  obey(app, "look 3");
  CHECK(shown() == seen_by(seat_at(2)));
  obey(app, "look off");
  CHECK_FALSE(app.looker());
  CHECK(shown() != seen_by(seat_at(2)));
  obey(app, "look 2");
  Rng rng(2);
  play_any(app, rng);
  CHECK_FALSE(app.looker());
  refuses(app, "look 7", "app.look_seats");
  refuses(app, "look", "app.look_seats");
}

TEST_CASE("look: who had the device before another was asked in the open shows no hand unasked") {
  App app = at_table("#new/graenaland?players=3&seed=42");
  for (const std::string_view line :
       {"ready", "march warrior W", "ready", "march warrior E", "propose H1", "give 2"}) {
    obey(app, line);
  }
  // Freya, who was the last to say that they have the device, is to vote after Bjorn gave
  // something.
  REQUIRE(app.match().game().actor(app.match().position()) == seat_at(2));
  REQUIRE_FALSE(app.match().game().is_private(app.match().position()));
  CHECK_FALSE(app.handing_over());
  CHECK(app.viewer() == kNobody);
}

// In Graenaland it takes bots between the two (tests/table/graenaland_audit.cpp).
TEST_CASE("look: who decided in private and then in the open shows their hand to nobody") {
  App app = at_table("#new/feast?players=3&seed=4");
  Rng rng(3);
  const auto is_private = [&] { return app.match().game().is_private(app.match().position()); };
  int met = 0;
  for (int made = 0; made < 900 && met < 5 && !app.match().over(); ++made) {
    if (app.handing_over()) obey(app, "ready");
    const bool apart = is_private();
    play_any(app, rng);
    if (!apart || app.session().actor() != app.session().holder || is_private()) continue;
    ++met;
    const Game& game = app.match().game();
    CHECK(app.viewer() == kNobody);
    CHECK(game.hash(app.shown()) == game.hash(game.observe(app.match().position(), kNobody)));
    // They look like everybody else.
    const std::string look = "look " + std::to_string(index(*app.session().actor()) + 1);
    CHECK(page_offers(app, look));
    CHECK_FALSE(page_offers(app, "ready"));
    obey(app, look);
    CHECK(app.viewer() == app.session().actor());
    obey(app, "look off");
    // Where the device goes round at each turn, whoever has it is by themselves.
    obey(app, "setting handOver yes");
    CHECK(app.viewer() == app.session().actor());
    obey(app, "setting handOver no");
  }
  CHECK(met > 0);
}

TEST_CASE("look: nobody looks while somebody decides in secret, and at no bot's hand") {
  App app = at_table(kThree);
  REQUIRE(app.match().game().is_private(app.match().position()));
  if (app.handing_over()) obey(app, "ready");
  refuses(app, "look 2", "app.look_no");
  App alone = started({}, kThree);
  obey(alone, "bot 2 thrall");
  obey(alone, "begin");
  CHECK_FALSE(alone.may_look(seat_at(1)));
  App vikings = at_table();
  refuses(vikings, "look 1", "app.look_no");
}

}  // namespace

TEST_CASE("app graenaland: the log begins with the setup and the first round's cards") {
  App app = looked_at(kThree);
  REQUIRE(app.log().size() == 9);
  CHECK(app.fresh_events().empty());
  for (const app::LogLine& line : app.log()) CHECK(line.node == Match::kStart);
  CHECK(app.say(app.log()[0].event.message).starts_with("Before the first round. "));
  CHECK(page_has(app, "\"log\":[\"Before the first round. "));
  CHECK(page_has(app, "Supply cards turned up: "));
  CHECK(page_has(app, "Cards drawn: 1 plains, 1 forest."));
  CHECK(page_has(app, "\"Round 1\",\""));
  CHECK(page_has(app, "F1 brings "));
}

TEST_CASE("app: the log keeps its beginning through undo, replay and another match") {
  for (const std::string_view invitation : {kThree, std::string_view("#new/vikings?seed=5")}) {
    App app = at_table(invitation);
    const std::size_t begins = app.log().size();
    REQUIRE(begins > 0);
    const std::string first = app.say(app.log().front().event.message);
    Rng rng(3);
    for (int i = 0; i < 12; ++i) {
      play_any(app, rng);
    }
    CHECK(app.log().size() > begins);
    const std::size_t all = app.log().size();
    obey(app, "replay start");
    CHECK(app.log().size() == begins);
    CHECK(app.whole_log().size() == all);
    obey(app, "goto 0");
    CHECK(app.log().size() == begins);
    obey(app, "replay live");
    CHECK(app.log().size() == all);
    CHECK(app.say(app.log().front().event.message) == first);
    obey(app, "rematch");
    CHECK(app.log().front().node == Match::kStart);
    CHECK(app.log().back().node == Match::kStart);
  }
}

TEST_CASE("app: the hint for commands names a thing of the game on the table") {
  CHECK(page_has(at_table(), "explain pair 4,"));
  CHECK(page_has(at_table(kThree), "explain land H1,"));
  // It can be explained, too.
  App app = looked_at(kThree);
  obey(app, "explain land H1");
}

TEST_CASE("app graenaland: the end tells goals, and no course of gold and points") {
  const App basic = ended("basic");
  CHECK(page_has(basic, "goals met\""));
  CHECK_FALSE(page_has(basic, "Round by round"));
  CHECK_FALSE(page_has(basic, " points\""));
  const App cards = ended("cardsOnly");
  CHECK(page_has(cards, " points\""));
  CHECK_FALSE(page_has(cards, "goals met\""));
  CHECK_FALSE(page_has(cards, "Round by round"));
  const App vikings = played(4000);
  CHECK(page_has(vikings, "Round by round"));
  CHECK(page_has(vikings, " points\""));
}

TEST_CASE("app graenaland: an opinion tells chances, and no lead in points") {
  const App app = at_table(kThree);
  MoveList moves;
  app.match().game().legal(app.match().position(), moves);
  const bots::Advice advice{.move = moves[0], .margin = 700, .chance = 612};
  CHECK(app.say(app::advice_told(app.match(), advice)).ends_with(" – 61 % to win"));
  const App vikings = at_table();
  vikings.match().game().legal(vikings.match().position(), moves);
  const bots::Advice other{.move = moves[0], .margin = 700, .chance = 612};
  const std::string told = vikings.say(app::advice_told(vikings.match(), other));
  CAPTURE(told);
  CHECK(told.ends_with("points ahead"));
}

TEST_CASE("app: undo that stops says why in words of any game") {
  App app = at_table(kThree);
  Rng rng(5);
  while (app.match().can_undo() || !app.match().can_take_back()) play_any(app, rng);
  refuses(app, "undo", "match.undo_stops");
  CHECK(app.notice()->text.find("vikings") == std::string::npos);
}

TEST_CASE("app: the credits name who made each game") {
  App app = started();
  obey(app, "credits");
  for (const std::string_view who : {"Michael Kiesling", "Vlaada Chvátil", "tribute"}) {
    CHECK(page_has(app, who));
  }
}

TEST_CASE("app: an invitation to the draft is copied, its own figures with it") {
  App app = started();
  obey(app, "new graenaland");
  for (const std::string_view line :
       {"players 4", "preset advanced", "seed 99", "data cost palisade: 3 wood"}) {
    obey(app, line);
  }
  CHECK(page_offers(app, "invite"));
  (void)app.take_effects();
  obey(app, "invite");
  CHECK(app.screen() == app::Screen::new_match);
  CHECK_FALSE(app.notice()->error);
  const std::string link = copied(app);
  REQUIRE(link.starts_with("#new/graenaland?players=4&seed=99&"));

  App friends = started({}, link);
  REQUIRE(friends.screen() == app::Screen::new_match);
  CHECK(friends.draft().data == "cost palisade: 3 wood\n");
  CHECK(page_has(friends, "Own figures: 1 line differs from the game’s."));
  obey(friends, "begin");
  obey(app, "begin");
  CHECK(digest(friends.match()) == digest(app.match()));
  CHECK(friends.match().start().setup == app.match().start().setup);
  // Without the figures it is another deal.
  App plain = started({}, link.substr(0, link.find("&data=")));
  obey(plain, "begin");
  CHECK(digest(plain.match()) != digest(app.match()));
}

TEST_CASE("app: nobody is invited to a match that cannot begin") {
  App app = started();
  obey(app, "new graenaland");
  obey(app, "set firstPlayer chosen");
  obey(app, "set firstSeat 5");
  (void)app.take_effects();
  refuses(app, "invite", "graenaland.setup.first_seat");
  CHECK(copied(app).empty());
}

}  // namespace meadhall::tests
