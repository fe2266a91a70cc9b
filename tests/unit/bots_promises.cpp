// A bot's word: given at the table of Graenaland, kept, asked for, and held against who breaks one.

#include "bots/promises.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>

#include "bots/bot.h"
#include "bots/graenaland/guide.h"
#include "bots/task.h"
#include "games/graenaland/words.h"
#include "match/save.h"
#include "tests/support/apps.h"
#include "tests/support/graenaland_bargain.h"
#include "tests/support/thinker.h"

namespace meadhall::tests {
namespace {

using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;
using bots::Word;
using graenaland_bots::asks;
using graenaland_bots::becomes;
using graenaland_bots::bound;
using graenaland_bots::says;
using graenaland_bots::understood;
using Fate = Promise::Fate;

std::optional<Move> bound_by(const State& state, Word word, Fate fate = Fate::open) {
  word.fate = fate;
  return bound(observe(state, state.turn), std::array{word});
}

}  // namespace

TEST_CASE("bots understand promises of votes, of cards and of works") {
  const Table table = proposed("rest 1");
  std::array<int, 4> found{};
  for (const Phrase& phrase : phrases(table.state)) {
    const auto word = understood(table.state, phrase);
    REQUIRE(word);
    CHECK(word->by == phrase.by);
    CHECK(word->at == place(table.state, "F1"));
    ++found[word->kind];
  }
  CHECK(found[static_cast<std::size_t>(Subject::votes)] ==
        4);  // Ann's to Bob and Cid, theirs to her
  CHECK(found[static_cast<std::size_t>(Subject::card)] == 6);
  CHECK(found[static_cast<std::size_t>(Subject::work)] == 3);
}

TEST_CASE("bots: a word about votes is kept or broken at the next proposal of whoever got it") {
  Table table = proposed("rest 1");
  const Word to_bob = word_of_votes(table.state, ann, bob);
  const Word to_ann = word_of_votes(table.state, cid, ann);
  table.play("vote no, vote no");
  // It was given for Bob's proposal, not for this one, nor was Cid's for this one.
  CHECK_FALSE(becomes(to_bob, table.state, vote(true)));
  CHECK_FALSE(becomes(to_ann, table.state, vote(true)));
  table.play("vote yes");
  REQUIRE(table.asks() == "2 propose");
  table.play("propose F1, rest 2, vote no");
  REQUIRE(table.asks() == "1 vote");
  CHECK_FALSE(becomes(to_bob, table.state, vote(true)));  // not counted yet
  Table broken = table;
  table.play("vote yes");
  CHECK(becomes(to_bob, table.state, vote(true)) == Fate::kept);
  broken.play("vote no");
  CHECK(becomes(to_bob, broken.state, vote(true)) == Fate::broken);
  CHECK_FALSE(becomes(to_ann, broken.state, vote(true)));  // Ann's own proposal is still to come
}

TEST_CASE("bots: a word about a card is kept or broken by the next proposal of whoever gave it") {
  Table table = proposed("rest 1");
  Word wood = word_of(table.state, Subject::card, ann, bob);
  table.play("vote no, vote no");
  CHECK_FALSE(becomes(wood, table.state, vote(true)));  // this is not the next time
  wood.round = 0;
  CHECK(becomes(wood, table.state, vote(true)) == Fate::broken);  // all wood to herself
  wood.what = 1;
  CHECK_FALSE(becomes(wood, table.state, vote(true)));  // there is none to give
  Table shared = proposed("give 2, rest 1");
  shared.play("vote no, vote no");
  wood.what = 0;
  CHECK(becomes(wood, shared.state, vote(true)) == Fate::kept);
}

TEST_CASE("bots keep their word, whatever it costs") {
  Table table = proposed("rest 1");
  const Word mine = word_of_votes(table.state, bob, ann);
  const Word again = word_of_votes(table.state, cid, ann);
  CHECK_FALSE(bound_by(table.state, mine));  // it is about Ann's next proposal
  CHECK_FALSE(bound(observe(table.state, bob), {}));
  State next = table.state;
  ++next.round;
  CHECK(bound_by(next, mine) == vote(true));
  CHECK_FALSE(bound_by(next, mine, Fate::kept));
  CHECK_FALSE(bound_by(next, again));  // that is Cid's
}

TEST_CASE("bots vote for what they proposed, the puzzler as it looks at the moment") {
  Table table = proposed("rest 2");  // all to Bob, and nothing to Ann herself
  table.play("vote no, vote no");
  REQUIRE(table.asks() == "1 vote");
  CHECK(bound(observe(table.state, ann), {}) == vote(true));
  const Game& game = *find_game("graenaland");
  const Position position = Position::of(table.state);
  for (const bots::Level& level : bots::levels(game))
    CHECK(bots::choose(game, position, level, 1) == vote(true));
  CHECK(bots::choose(game, position, bots::kPuzzler, 1) == vote(false));
}

TEST_CASE("bots hold a broken word against its breaker, and nobody else") {
  // Bob gets two cards of four for two votes of five: no more than his part.
  const Table table = proposed("give 1, give 1, give 2, give 2");
  Word theirs = word_of_votes(table.state, ann, cid);
  CHECK(bound_by(table.state, theirs, Fate::broken) == vote(false));
  CHECK_FALSE(bound_by(table.state, theirs, Fate::kept));
  theirs.by = cid;
  CHECK_FALSE(bound_by(table.state, theirs, Fate::broken));
  // So many cards make up for it.
  const Table generous = proposed("rest 2");
  theirs.by = ann;
  CHECK_FALSE(bound_by(generous.state, theirs, Fate::broken));
}

TEST_CASE("bots ask for less where they get a word for it") {
  const Table table = proposed("give 1, give 1, give 1, give 2");
  const Word word = word_of_votes(table.state, ann, bob);
  const Table enough = proposed("give 1, give 1, give 2, give 2");
  CHECK(bound_by(enough.state, word_of_votes(enough.state, ann, bob)) == vote(true));
  CHECK_FALSE(bound_by(table.state, word));  // but not next to nothing
}

TEST_CASE("bots give a word to whom they need and give little, one at a time") {
  const Table table = proposed("give 1, give 1, give 1, give 2");
  const auto said = says(table.state, ann, {});
  REQUIRE(said);
  const auto word = understood(table.state, *said);
  CHECK(word == word_of_votes(table.state, ann, bob));
  CHECK_FALSE(says(table.state, ann, std::array{*word}));
  CHECK_FALSE(says(table.state, bob, {}));  // it is not Bob's proposal
  Word broken = word_of_votes(table.state, bob, ann);
  broken.fate = Fate::broken;
  CHECK_FALSE(says(table.state, ann, std::array{broken}));
  // Those with their full part are promised nothing.
  CHECK_FALSE(says(proposed("give 1, give 2, give 2, give 3").state, ann, {}));
}

TEST_CASE("bots ask for a word where they get little for votes that are needed") {
  const Table table = proposed("give 1, give 1, give 1, give 2");
  const auto asked = asks(table.state, bob, {});
  REQUIRE(asked);
  const auto word = understood(table.state, *asked);
  CHECK(word == word_of_votes(table.state, ann, bob));
  CHECK_FALSE(asks(table.state, bob, std::array{*word}));  // as it was given
  CHECK_FALSE(asks(table.state, ann, {}));
  CHECK_FALSE(asks(table.state, dag, {}));  // without votes
}

TEST_CASE("bots: words are read back from a request as they were written") {
  const Table table = proposed("rest 1");
  Word broken = word_of_votes(table.state, cid, ann);
  broken.fate = Fate::broken;
  const std::vector<Word> words = {word_of_votes(table.state, ann, bob), broken};
  const std::string text = bots::write_words(words) + "#match/";
  Scanner scan(text);
  CHECK(bots::take_words(scan, 4) == words);
  CHECK(scan.rest() == "#match/");
  Scanner few(text);
  CHECK_FALSE(bots::take_words(few, 2));
  for (const std::string_view bad : {"word open 0 1", "word maybe 0 1 1 0 0 1 1 ", "word "}) {
    Scanner wrong(bad);
    CHECK_FALSE(bots::take_words(wrong, 4));
  }
}

TEST_CASE("bots at a table promise, keep all of it, and walking back opens it again") {
  app::App app = started();
  obey(app, "new graenaland");
  obey(app, "players 3");
  obey(app, "seed 12");
  for (int seat = 1; seat <= 3; ++seat) obey(app, "bot " + std::to_string(seat) + " karl");
  obey(app, "begin");
  Thinker thinker;
  let_bots(app, thinker);
  REQUIRE(app.match().over());
  const auto promises = app.match().notebook().promises();
  REQUIRE(promises.size() > 2);
  std::size_t settled = 0;
  for (const Promise& each : promises) {
    CHECK(each.phrase != 0);
    CHECK(each.fate != Fate::broken);
    settled += each.fate == Fate::kept ? 1 : 0;
  }
  CHECK(settled > 0);
  const Match later = read_save(write_save(app.match())).value();
  CHECK(std::ranges::equal(later.notebook().promises(), promises));
  Match match = later;
  const Promise first = match.notebook().promises()[0];
  REQUIRE(first.fate == Fate::kept);
  REQUIRE(match.go_to(first.made));
  bots::settle_promises(match);
  CHECK(match.notebook().promises()[0].fate == Fate::open);
  // What people judge stays.
  REQUIRE(match.notebook().judge(0, Fate::broken));
  bots::settle_promises(match);
  CHECK(match.notebook().promises()[0].fate == Fate::broken);
  const std::vector<Word> words = bots::words_given(match);
  REQUIRE(words.size() == 1);
  CHECK(words[0].by == first.by);
  CHECK(words[0].fate == Fate::broken);
}

TEST_CASE("bots hear which ready phrase a person chose, and the request tells them") {
  app::App app = at_table("#new/graenaland?players=3&seed=42");
  Rng rng(4);
  const Game& game = app.match().game();
  while (game.can.table_talk->phrases(app.match().position()).empty()) {
    if (app.handing_over()) obey(app, "ready");
    obey(app, game.text(any_move(app.match(), rng)));
  }
  if (app.handing_over()) obey(app, "ready");
  const Phrase phrase = game.can.table_talk->phrases(app.match().position())[0];
  const std::string by = std::to_string(index(phrase.by) + 1);
  obey(app, "promise " + by + " " + app.say(phrase.words));
  obey(app, "promise " + by + " whatever I like");
  REQUIRE(app.match().notebook().promises().size() == 2);
  CHECK(app.match().notebook().promises()[0].phrase == 1);
  CHECK(app.match().notebook().promises()[1].phrase == 0);
  const std::string request = bots::ask_move(app.match(), bots::levels(game)[0]);
  CHECK(request.starts_with("move thrall word open " + std::to_string(index(phrase.by))));
  CHECK(bots::Task::begin(request).ok());
}

TEST_CASE("bots: of their latest deed a reason is told where there is one, and nothing else") {
  for (const std::string_view game : {"vikings", "graenaland"}) {
    CAPTURE(game);
    app::App app = started();
    obey(app, "new " + std::string(game));
    obey(app, "seed 11");
    obey(app, "bot others karl");
    obey(app, "bot 1 karl");
    obey(app, "begin");
    CHECK_FALSE(app.session().latest_reason());  // nobody has done anything
    Thinker thinker;
    int told = 0;
    for (int moves = 0; moves < 60; ++moves) {
      thinker.answer(app);
      app.let_bot_move();
      const std::optional<Message> reason = app.session().latest_reason();
      if (reason) CHECK(app.say(*reason).find("«") == std::string::npos);
      told += reason ? 1 : 0;
    }
    CHECK((told > 0) == (game == "graenaland"));
  }
}

}  // namespace meadhall::tests
