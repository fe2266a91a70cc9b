// Matches that go from one device to another by links: each device an app of its own.

#include "app/screens/slots.h"
#include "match/link.h"
#include "match/save.h"
#include "tests/support/apps.h"
#include "tests/support/thinker.h"

using namespace meadhall;
using namespace meadhall::tests;
using app::App;
using app::Effect;

namespace {

constexpr std::string_view kTwo = "#new/vikings?players=2&seed=6";

// What `send` offers to be sent.
std::string sent(App& app) {
  (void)app.take_effects();
  obey(app, "send");
  std::string link;
  for (const Effect& effect : app.take_effects()) {
    if (effect.kind == Effect::Kind::copy || effect.kind == Effect::Kind::share) link = effect.text;
  }
  REQUIRE_FALSE(link.empty());
  return link;
}

// Moves drawn at random, until somebody else is to act or the match is over.
void play_turn(App& app, Rng& rng) {
  const std::optional<Seat> self = app.session().actor();
  while (app.session().actor() == self && app.asked()) {
    obey(app, app.match().game().text(any_move(app.match(), rng)));
  }
}

// Astrid begins on this device and has played her turn.
App first_turn_played() {
  App app = at_table(kTwo);
  Rng rng(3);
  play_turn(app, rng);
  REQUIRE(app.session().actor() == seat_at(1));
  return app;
}

// The device is left and comes back with what it kept.
App reloaded(const App& before, std::string_view fragment = {}) {
  App app;
  app.remember(app::kAutosaveKey, write_save(before.match()));
  for (const app::Slot& slot : before.slots().all()) {
    app.remember(app::Slots::key_of(slot.id), before.slots().text_of(slot.id));
  }
  app.start(fragment, "en", 1);
  return app;
}

// A whole match, a device for each person; bots play where it is their turn.
void play_through(std::string_view invitation, const std::vector<std::string>& setup) {
  CAPTURE(invitation);
  std::vector<App> devices;
  devices.push_back(started({}, invitation));
  for (const std::string& line : setup) obey(devices[0], line);
  obey(devices[0], "begin");
  const std::size_t seats = devices[0].match().start().seats.size();
  while (devices.size() < seats) devices.push_back(started());

  Rng rng(9);
  Thinker thinker;
  std::size_t at = 0;  // the device that has the match
  std::size_t letters = 0;
  while (!devices[at].match().over()) {
    App& here = devices[at];
    if (here.match().bot_acts()) {
      let_bots(here, thinker);
      continue;
    }
    const Seat actor = *here.session().actor();
    const Seat self = seat_at(at);
    if (actor == self) {
      REQUIRE(here.asked());
      if (here.handing_over()) obey(here, "ready");
      // The only hand that is ever seen here.
      CHECK(here.viewer() == self);
      obey(here, here.match().game().text(any_move(here.match(), rng)));
      thinker.hear(here);
      continue;
    }
    const std::string link = sent(here);
    ++letters;
    CHECK(here.waits_for_remote());
    CHECK_FALSE(here.asked());
    const std::uint64_t stands = digest(here.match());
    at = index(actor);
    App& there = devices[at];
    there.open_fragment(link);
    REQUIRE_FALSE(there.notice().has_value());
    REQUIRE(digest(there.match()) == stands);
    CHECK(there.arrived());
    CHECK(there.persons() == 1);
  }
  CHECK(letters > 2 * seats);
  const std::string end = sent(devices[at]);
  for (App& each : devices) {
    if (!each.has_match()) continue;  // a bot's seat
    each.open_fragment(end);
    CHECK(each.match().over());
    CHECK(digest(each.match()) == digest(devices[at].match()));
    CHECK(each.records().all().size() == 1);
  }
}

}  // namespace

TEST_CASE("correspondence: whole matches of all games between devices, by links alone") {
  SUBCASE("Vikings, two devices") {
    play_through("#new/vikings?players=2&seed=5", {"bot 2 remote"});
  }
  SUBCASE("Vikings, advanced, two devices and a bot") {
    play_through("#new/vikings?players=3&seed=6&preset=advanced", {"bot 2 remote", "bot 3 thrall"});
  }
  SUBCASE("Graenaland, three devices") {
    play_through("#new/graenaland?players=3&seed=7", {"bot 2 remote", "bot 3 remote"});
  }
  SUBCASE("A Feast for Odin, two devices") {
    play_through("#new/feast?players=2&seed=8", {"bot 2 remote"});
  }
}

TEST_CASE("correspondence: the turn goes to the next player's device, and comes back") {
  App astrid = first_turn_played();
  const std::string link = sent(astrid);
  CHECK(link.ends_with("/2"));
  CHECK(astrid.notice()->text == astrid.say(Message("app.sent_copied").with("player", seat_at(1))));
  CHECK(astrid.waits_for_remote());
  refuses(astrid, "take 1", "app.acts_elsewhere");

  App bjorn = started();
  bjorn.open_fragment(link);
  REQUIRE(bjorn.arrived());
  CHECK(bjorn.session().actor() == seat_at(1));
  CHECK(bjorn.match().is_remote(seat_at(0)));
  CHECK(page_has(bjorn, "You are Bjorn."));
  CHECK(page_offers(bjorn, "since"));
  // What Astrid did is told, and can be watched.
  CHECK_FALSE(bjorn.session().news().empty());
  obey(bjorn, "since");
  CHECK(bjorn.replaying());
  CHECK(bjorn.replay().playing);
  obey(bjorn, "replay live");
  CHECK_FALSE(bjorn.arrived());

  Rng rng(4);
  play_turn(bjorn, rng);
  CHECK(page_offers(bjorn, "send"));
  astrid.open_fragment(sent(bjorn));
  CHECK(astrid.arrived());
  CHECK(digest(astrid.match()) == digest(bjorn.match()));
  obey(astrid, "ready");
  CHECK(astrid.asked());
}

TEST_CASE("correspondence: where the system has a share sheet the link goes there") {
  App app = first_turn_played();
  app.set_shares(true);
  (void)app.take_effects();
  obey(app, "send");
  int shares = 0;
  for (const Effect& effect : app.take_effects()) {
    CHECK(effect.kind != Effect::Kind::copy);
    if (effect.kind == Effect::Kind::share) ++shares;
  }
  CHECK(shares == 1);
}

TEST_CASE("correspondence: seats are told to be elsewhere when a match is set up") {
  App app = started({}, kTwo);
  obey(app, "bot 2 remote");
  CHECK(app.draft().is_remote(1));
  CHECK(page_has(app, "\"value\":\"remote\""));
  obey(app, "begin");
  CHECK(app.match().is_remote(seat_at(1)));
  CHECK_FALSE(app.match().is_remote(seat_at(0)));
  // A rematch is between the same devices.
  obey(app, "rematch");
  CHECK(app.match().is_remote(seat_at(1)));
  // And a bot's or a person's seat is that again.
  App other = started({}, kTwo);
  obey(other, "bot 2 remote");
  obey(other, "bot 2 none");
  CHECK_FALSE(other.draft().is_remote(1));
}

TEST_CASE("correspondence: the last person here cannot be sent away, nor anything in mid-turn") {
  App app = first_turn_played();
  (void)sent(app);
  obey(app, "play here");
  CHECK(app.asked());
  Rng rng(5);
  const std::optional<Seat> bjorn = app.session().actor();
  obey(app, app.match().game().text(any_move(app.match(), rng)));
  REQUIRE(app.session().actor() == bjorn);
  refuses(app, "send", "app.send_mid_turn");

  App alone = first_turn_played();
  App there = started();
  there.open_fragment(sent(alone));
  obey(there, "ready");
  refuses(there, "send", "app.send_nobody");
}

TEST_CASE("correspondence: a player who was elsewhere may play here after all") {
  App app = first_turn_played();
  (void)sent(app);
  CHECK(app.slots().all().size() == 1);
  obey(app, "play here");
  CHECK(app.asked());
  CHECK_FALSE(app.match().any_remote());
  CHECK(app.slots().all().empty());
  refuses(app, "play here", "app.nobody_elsewhere");
}

TEST_CASE("correspondence: a link that was sent does not open on another seat, damaged or not") {
  App app = first_turn_played();
  const std::string link = sent(app);
  App there = started();
  for (const std::string& bent : {link.substr(0, link.size() - 1) + "1", link + "0", link + "x",
                                  link.substr(0, link.size() - 1), link + "/2"}) {
    CAPTURE(bent);
    there.open_fragment(bent);
    CHECK_FALSE(there.has_match());
    REQUIRE(there.notice().has_value());
    CHECK(there.notice()->error);
  }
  CHECK(read_match_link(link).value().to == seat_at(1));
  CHECK_FALSE(read_match_link(write_link(app.match())).value().to.has_value());
}

TEST_CASE("correspondence: opened by whoever sent it, a link changes nothing") {
  App astrid = first_turn_played();
  const std::string link = sent(astrid);
  const std::uint64_t before = digest(astrid.match());
  astrid.open_fragment(link);
  CHECK(digest(astrid.match()) == before);
  CHECK(astrid.waits_for_remote());
  CHECK_FALSE(astrid.arrived());
}

TEST_CASE("correspondence: an older link is told to be older, and nothing is gone back to") {
  App astrid = first_turn_played();
  const std::string first = sent(astrid);
  App bjorn = started();
  bjorn.open_fragment(first);
  obey(bjorn, "ready");
  Rng rng(4);
  play_turn(bjorn, rng);
  const std::uint64_t stands = digest(bjorn.match());
  bjorn.open_fragment(first);
  CHECK(digest(bjorn.match()) == stands);
  CHECK(bjorn.notice()->text == bjorn.say("app.link_older"));
  CHECK_FALSE(bjorn.replaying());
}

TEST_CASE("correspondence: a fork is told, and both ways are kept") {
  App astrid = first_turn_played();
  const std::string first = sent(astrid);
  App bjorn = started();
  bjorn.open_fragment(first);
  obey(bjorn, "ready");
  Rng rng(4);
  play_turn(bjorn, rng);
  const std::uint64_t theirs = digest(bjorn.match());
  const std::size_t moves = bjorn.match().line().size();

  // Astrid thinks better of it, and sends another turn.
  App other = at_table(kTwo);
  Rng rng2(17);
  play_turn(other, rng2);
  const std::string second = sent(other);
  REQUIRE(digest(other.match()) != digest(astrid.match()));
  bjorn.open_fragment(second);
  CHECK(digest(bjorn.match()) == digest(other.match()));
  CHECK(bjorn.notice()->text == bjorn.say(Message("app.link_forks").with("move", 1)));
  CHECK(bjorn.arrived());
  obey(bjorn, "ready");
  // Their own way is still there.
  obey(bjorn, "goto " + std::to_string(moves));
  CHECK(digest(bjorn.match()) == theirs);
}

TEST_CASE(
    "correspondence: a device remembers its matches, whose turn it is, and finds them again") {
  App astrid = first_turn_played();
  const std::string first = sent(astrid);
  App bjorn = started();
  bjorn.open_fragment(first);
  obey(bjorn, "ready");
  Rng rng(4);
  play_turn(bjorn, rng);
  const std::string answer = sent(bjorn);

  // Another match takes its place at Astrid's table; the answer finds the first one where it was.
  obey(astrid, "new vikings");
  obey(astrid, "begin");
  play_turn(astrid, rng);
  obey(astrid, "hall");
  CHECK(page_has(astrid, "Between devices: your turn 0 · waiting 1"));
  obey(astrid, "saves");
  CHECK(page_has(astrid, "Waiting for Bjorn"));
  obey(astrid, "back");

  App back = reloaded(astrid);
  obey(back, "hall");
  CHECK(page_has(back, "your turn 0 · waiting 1"));
  back.open_fragment(answer);
  CHECK(back.arrived());
  CHECK(digest(back.match()) == digest(bjorn.match()));
  CHECK(back.match().is_remote(seat_at(1)));
  // The newer took the older one's place, and the other match was set aside.
  CHECK(back.available("previous"));
  int apart = 0;
  for (const app::Slot& slot : back.slots().all()) apart += is_correspondence(slot.save) ? 1 : 0;
  CHECK(apart == 1);

  // With two under way the one to be played comes first.
  obey(back, "new vikings");
  obey(back, "seed 6");
  obey(back, "name 1 Astra");
  obey(back, "bot 1 remote");
  obey(back, "begin");
  REQUIRE(back.waits_for_remote());
  obey(back, "saves");
  REQUIRE(back.slots().all().size() >= 2);
  CHECK_FALSE(back.slots().all()[0].content->waits);
  CHECK(back.slots().all()[1].content->waits);
  CHECK(page_has(back, "Your turn: Astrid"));
}

TEST_CASE("correspondence: a reload stands at the same device's turn, in every tab") {
  App astrid = first_turn_played();
  (void)sent(astrid);
  App back = reloaded(astrid);
  REQUIRE(back.screen() == app::Screen::table);
  CHECK(back.waits_for_remote());
  CHECK(back.match().is_remote(seat_at(1)));
  // A save that names a seat that is none, or a bot's, is refused with its line.
  std::string save = write_save(astrid.match());
  const std::size_t at = save.find("elsewhere 2");
  REQUIRE(at != std::string::npos);
  save.replace(at, 11, "elsewhere 3");
  const Result<Match> read = read_save(save);
  REQUIRE_FALSE(read.ok());
  CHECK(read.error().message.id() == "save.unreadable");
}

TEST_CASE("correspondence: the link of a turn under way leads to where the turn began") {
  App app = at_table(kTwo);
  const std::uint64_t begun = digest(app.match());
  Rng rng(3);
  obey(app, app.match().game().text(any_move(app.match(), rng)));
  REQUIRE(app.session().actor() == seat_at(0));
  (void)app.take_effects();
  obey(app, "link");
  CHECK(app.notice()->text == app.say("app.link_turn_copied"));
  CHECK(digest(read_link(app.take_effects().at(0).text).value()) == begun);
  // Asked for, it leads to this very move.
  CHECK(page_offers(app, "link now"));
  obey(app, "link now");
  CHECK(digest(read_link(app.take_effects().at(0).text).value()) == digest(app.match()));
}

TEST_CASE("correspondence: undo across a turn that was sent asks for the others' word") {
  App astrid = first_turn_played();
  (void)sent(astrid);
  const std::size_t moves = astrid.match().line().size();
  obey(astrid, "undo");
  CHECK(astrid.match().line().size() == moves);
  CHECK(astrid.notice()->text == astrid.say("app.undo_agreed"));
  obey(astrid, "undo");
  CHECK(astrid.match().line().size() < moves);
}
