#include "app/session/sounds.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "app/app.h"
#include "games/feast/game.h"
#include "games/feast/pieces.h"
#include "games/graenaland/game.h"
#include "games/graenaland/pieces.h"
#include "games/vikings/game.h"
#include "games/vikings/pieces.h"

namespace meadhall::tests {
namespace {

using Heard = std::vector<std::string_view>;

Event event(Event::Kind kind, vikings::Happening what, int gold = 0) {
  return {.kind = kind,
          .what = static_cast<std::uint8_t>(what),
          .gold = static_cast<std::int16_t>(gold)};
}

using vikings::Happening;
using Kind = Event::Kind;

TEST_CASE("sounds: each once, in the order of what happened") {
  const std::vector<Event> turn = {
      event(Kind::choice, Happening::take), event(Kind::outcome, Happening::pay),
      event(Kind::outcome, Happening::wheel), event(Kind::outcome, Happening::pay)};
  CHECK(app::sounds_of(vikings::game(), turn) == Heard{"click", "coin", "wheel"});
  CHECK(app::sounds_of(vikings::game(), {}).empty());
}

TEST_CASE(
    "sounds: of Graenaland, houses and works are wood, what was paid is coin, the ship sails") {
  const auto happens = [](Kind kind, graenaland::Happening what, std::vector<Transfer> moved = {}) {
    return Event{.kind = kind, .what = static_cast<std::uint8_t>(what), .moved = std::move(moved)};
  };
  const auto heard = [](const std::vector<Event>& events) {
    return app::sounds_of(graenaland::game(), events);
  };
  CHECK(heard({happens(Kind::choice, graenaland::Happening::pay),
               happens(Kind::outcome, graenaland::Happening::paid),
               happens(Kind::outcome, graenaland::Happening::built)}) ==
        Heard{"click", "coin", "wood"});
  CHECK(heard({happens(Kind::outcome, graenaland::Happening::marches)}).empty());
  const Transfer ship{graenaland::kShip, graenaland::of_seat(graenaland::Where::main, seat_at(0)),
                      graenaland::of_seat(graenaland::Where::main, seat_at(1))};
  CHECK(heard({happens(Kind::choice, graenaland::Happening::done)}) == Heard{"click"});
  CHECK(heard({happens(Kind::choice, graenaland::Happening::done, {ship})}) == Heard{"sail"});
}

TEST_CASE("sounds: of A Feast for Odin, what is laid is wood, what is paid is coin, ships sail") {
  const auto happens = [](Kind kind, feast::Happening what, std::vector<Transfer> moved = {}) {
    return Event{.kind = kind, .what = static_cast<std::uint8_t>(what), .moved = std::move(moved)};
  };
  const auto heard = [](const std::vector<Event>& events) {
    return app::sounds_of(feast::game(), events);
  };
  CHECK(heard({happens(Kind::choice, feast::Happening::places),
               happens(Kind::outcome, feast::Happening::pays),
               happens(Kind::outcome, feast::Happening::explores)}) ==
        Heard{"click", "coin", "sail"});
  CHECK(heard({happens(Kind::choice, feast::Happening::lays)}) == Heard{"wood"});
  const Seat seat = seat_at(0);
  const auto gets = [&](Piece what, feast::Where where) {
    return heard({happens(Kind::outcome, feast::Happening::gets,
                          {{what, feast::kGeneral, feast::of_seat(where, seat)}})});
  };
  CHECK(gets(feast::piece(feast::Item::peas), feast::Where::supply).empty());
  CHECK(gets(feast::piece(feast::Ship::knarr), feast::Where::bay) == Heard{"sail"});
  CHECK(gets(feast::piece(feast::Building::long_house), feast::Where::houses) == Heard{"wood"});
}

TEST_CASE("sounds: a scoring is blown in, the end drowns its horn") {
  std::vector<Event> scoring = {event(Kind::scoring, Happening::none),
                                event(Kind::score, Happening::goldsmiths, 3),
                                event(Kind::score, Happening::unrepelled, -3)};
  CHECK(app::sounds_of(vikings::game(), scoring) == Heard{"horn", "coin"});
  scoring.push_back(event(Kind::finish, Happening::none));
  CHECK(app::sounds_of(vikings::game(), scoring) == Heard{"coin", "end"});
}

TEST_CASE("sounds: asked for when a move is made, unless they are off") {
  app::App app;
  app.start("#new/vikings?players=2&seed=42", "en", 1);
  REQUIRE(app.command("begin").ok());
  const auto heard = [&](std::string_view line) {
    app.take_effects();
    REQUIRE(app.command(line).ok());
    std::vector<std::string> names;
    for (const app::Effect& effect : app.take_effects()) {
      if (effect.kind != app::Effect::Kind::sound) continue;
      CHECK(effect.text == "quiet");
      names.push_back(effect.key);
    }
    return names;
  };
  MoveList moves;
  app.match().game().legal(app.match().position(), moves);
  const std::string move = app.match().game().text(moves[0]);
  CHECK_FALSE(heard(move).empty());
  CHECK(heard("undo").empty());
  CHECK(heard("setting sound off").empty());
  CHECK(heard(move).empty());
}

TEST_CASE("sounds: muted, and then as loud again as before") {
  app::App app;
  app.start({}, "en", 1);
  const auto muted = [&app] {
    REQUIRE(app.command("mute").ok());
    REQUIRE(app.notice().has_value());
    return app.settings().value(app::Setting::sound);
  };
  CHECK(muted() == "off");
  CHECK(app.notice()->text == "Sound is off.");
  CHECK(muted() == "quiet");
  REQUIRE(app.command("setting sound full").ok());
  CHECK(muted() == "off");
  CHECK(muted() == "full");
  CHECK(app.notice()->text == "Sound is on.");
  // Silence by the settings is the same silence.
  REQUIRE(app.command("setting sound off").ok());
  CHECK(muted() == "full");
}

TEST_CASE("sounds: muting is heard of, and disturbs nothing at the table") {
  app::App app;
  app.start("#new/vikings?players=2&seed=42", "en", 1);
  REQUIRE(app.command("begin").ok());
  MoveList moves;
  app.match().game().legal(app.match().position(), moves);
  REQUIRE(app.command(app.match().game().text(moves[0])).ok());
  const std::size_t fresh = app.fresh_events().size();
  REQUIRE(fresh > 0);
  const std::uint32_t deeds = app.deeds();
  const std::uint32_t revision = app.revision();
  app.take_effects();
  REQUIRE(app.command("mute").ok());
  REQUIRE(app.command(" mute ").ok());
  CHECK(app.fresh_events().size() == fresh);
  CHECK(app.deeds() == deeds);
  CHECK(app.revision() == revision + 2);
  // What happened before is not heard once more.
  for (const app::Effect& effect : app.take_effects())
    CHECK(effect.kind == app::Effect::Kind::store);
  REQUIRE(app.command("undo").ok());
  CHECK(app.deeds() == deeds + 1);
  CHECK(app.fresh_events().empty());
}

}  // namespace
}  // namespace meadhall::tests
