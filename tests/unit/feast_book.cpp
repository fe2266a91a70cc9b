#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "app/teaching/feast/feast.h"
#include "games/feast/banquet.h"
#include "games/feast/components.h"
#include "games/feast/cover.h"
#include "games/feast/ids.h"
#include "games/feast/moves.h"
#include "games/feast/occupations.h"
#include "games/feast/score_parts.h"
#include "games/feast/spaces.h"
#include "games/feast/state.h"
#include "games/feast/trade.h"
#include "games/registry.h"
#include "tests/support/apps.h"
#include "text/catalogue.h"

namespace meadhall::tests {
namespace {

using app::App;
using app::Block;
using app::Chapter;
using app::Passage;
using feast::Item;
using feast::Sheet;

const app::Book& book() { return app::feast_teaching::book(); }
const Game& game() { return *find_game("feast"); }

constexpr std::array<std::string_view, 4> kLanguages = {"en", "cs", "pl", "ru"};

const Chapter* chapter_of(std::string_view id) {
  const auto found = std::ranges::find(book().chapters, id, &Chapter::id);
  return found == book().chapters.end() ? nullptr : &*found;
}

// All that a chapter says.
std::string told_in(std::string_view id, std::string_view language = "en") {
  REQUIRE(chapter_of(id) != nullptr);
  const text::Speaker speaker{std::string(language)};
  std::string told;
  for (const Passage& each : app::passages(book(), *chapter_of(id), speaker)) {
    told += each.text + "\n";
  }
  return told;
}

bool says(std::string_view chapter, const std::string& words, std::string_view language = "en") {
  CAPTURE(language);
  CAPTURE(words);
  const bool found = told_in(chapter, language).find(words) != std::string::npos;
  CHECK(found);
  return found;
}

std::string name_of(Item item, std::string_view language) {
  return text::Speaker{std::string(language)}.say(feast::item_term(item));
}

std::string in_brackets(std::string_view what, int n) {
  return std::string(what) + " (" + std::to_string(n) + ")";
}

TEST_CASE("Feast's book: every chapter has its words, and none is left unused") {
  std::set<std::string, std::less<>> used;
  const text::Speaker speaker("en");
  for (const Chapter& chapter : book().chapters) {
    CAPTURE(chapter.id);
    CHECK(used.emplace(chapter.title).second);
    CHECK(speaker.say(chapter.title).find("«") == std::string::npos);
    // A word that names the game whose book it is would open that book, and no chapter.
    CHECK(find_game(chapter.id) == nullptr);
    const std::vector<Passage> all = app::passages(book(), chapter, speaker);
    CHECK(all.size() >= 3);
    for (const Passage& passage : all) {
      CAPTURE(passage.text);
      CHECK_FALSE(passage.text.empty());
      CHECK(passage.text.find_first_of("@{}") == std::string::npos);
      CHECK(passage.text.find("«") == std::string::npos);
    }
    // Each shows what it is about.
    CHECK(std::ranges::find(all, Passage::Kind::picture, &Passage::kind) != all.end());
    for (const Block& block : app::blocks_of(chapter)) CHECK(used.insert(block.words).second);
  }
  for (const std::string_view id : text::sentence_ids()) {
    if (id.starts_with("rules.feast.")) CHECK_MESSAGE(used.contains(id), id);
  }
}

TEST_CASE("Feast's book: every decision and every thing has a chapter") {
  feast::State state = feast::setup(start_of(2, 5, "feast").setup).value();
  for (std::size_t what = 0; what < feast::kDos; ++what) {
    CAPTURE(what);
    state.agenda.push({.what = static_cast<feast::Do>(what)});
    CHECK(chapter_of(feast::topic(state)) != nullptr);
    state.agenda.pop();
  }
  while (!state.agenda.empty()) state.agenda.pop();
  CHECK(feast::topic(state) == "scoring");
  for (const std::string_view thing :
       {"space weekly_1", "card 47", "item oil", "board home", "board iceland", "board long_house",
        "strip 3", "ship knarr", "feast", "income"}) {
    CAPTURE(thing);
    const Result<Inspectable> parsed = game().parse_inspectable(thing);
    REQUIRE(parsed.ok());
    CHECK(chapter_of(feast::topic_of(state, parsed.value())) != nullptr);
  }
  for (const std::string_view more : {"round", "solo", "expansions"}) {
    CHECK(chapter_of(more) != nullptr);
  }
  const Result<Inspectable> house = game().parse_inspectable("board stone_house");
  CHECK(feast::topic_of(state, house.value()) == "houses");
  CHECK(app::chapter_title(game(), "dice") == "rules.feast.dice");
}

TEST_CASE("Feast's book: it quotes goods and special tiles as they are played with") {
  for (const std::string_view language : kLanguages) {
    for (std::size_t shape = 0; shape < 8; ++shape) {
      // Red to blue; animals have nothing orange before them.
      std::string line;
      for (std::size_t colour = 1; colour < 4; ++colour) {
        if (!line.empty()) line += ", ";
        line += name_of(feast::item_at(4 * shape + colour), language);
      }
      const Item blue = feast::item_at(4 * shape + 3);
      CHECK(feast::upgraded(feast::item_at(4 * shape + 1), 2) == blue);
      line = ", " + in_brackets(line, feast::sword_value(blue)) + ".";
      const Item orange = feast::item_at(4 * shape);
      if (orange != Item::no_orange_sheep && orange != Item::no_orange_cattle) {
        line.insert(0, ": " + name_of(orange, language));
      }
      says("trade", line, language);
    }
    for (std::size_t i = feast::kGoods; i < feast::kTiles; ++i) {
      const Item tile = feast::item_at(i);
      if (tile == Item::altar) continue;
      const feast::Special& printed = feast::special(tile);
      const std::string name = name_of(tile, language);
      if (printed.price >= 0) says("trade", in_brackets(name, printed.price), language);
      says("dice", in_brackets(name, printed.sword), language);
      const std::string forge = text::Speaker{std::string(language)}.say("rules.feast.trade.forge");
      CHECK((forge.find(name) != std::string::npos) == printed.tongs);
    }
    for (std::size_t land = 0; land < feast::kIslands; ++land) {
      for (const bool back : {false, true}) {
        const Sheet sheet = feast::side_of(land, back);
        const std::string name = text::Speaker{std::string(language)}.say(feast::sheet_term(sheet));
        says("sea", in_brackets(name, feast::points_of(sheet)), language);
      }
    }
  }
}

TEST_CASE("Feast's book: it quotes the prices and points that are played with") {
  using feast::Building;
  using feast::Ship;
  const auto n = [](auto value) { return std::to_string(static_cast<int>(value)); };
  const auto& ships = feast::kShipPrices;
  const auto& away = feast::kEmigrantPoints;
  const auto& houses = feast::kBuildingPoints;
  says("scoring",
       "whaling boat " + n(ships[0]) + ", knarr " + n(ships[1]) + ", longship " + n(ships[2]));
  says("scoring", "knarr " + n(away[1]) + ", longship " + n(away[2]));
  says("scoring",
       "shed " + n(houses[0]) + ", stone house " + n(houses[1]) + ", long house " + n(houses[2]));
  constexpr std::array<std::string_view, 3> kWood = {"1", "2", "2"};
  for (std::size_t i = 0; i < feast::kShips; ++i) {
    says("sea", ": " + std::string(kWood[i]) + " wood or " + n(ships[i]) + " silver.");
  }
  for (const int points : houses) says("houses", "brings " + n(points) + " points");
  const auto& counts = feast::kBuildingCounts;
  says("houses", n(counts[0]) + " sheds, " + n(counts[1]) + " stone houses and " + n(counts[2]) +
                     " long houses");
  for (const std::string_view language : kLanguages) {
    const auto loss = [&](Sheet sheet) { return n(feast::loss_of(sheet, {})); };
    says("laying", loss(Sheet::home), language);
    says("houses",
         loss(Sheet::stone_house) + (language == "cs"   ? " bodů za políčka"
                                     : language == "pl" ? " punktów za pola"
                                     : language == "ru" ? " очков за клетки"
                                                        : " points for its cells"),
         language);
    says("houses", loss(Sheet::long_house), language);
    says("expansions", n(feast::points_of(Sheet::lofoten)), language);
    for (const Sheet land : {Sheet::orkney, Sheet::caithness}) {
      says("expansions", "(" + n(feast::points_of(land)), language);
    }
    says("expansions", "(" + n(feast::points_of(Sheet::mull)) + " ", language);
    says("actions", n(feast::kSpaces), language);
    says("scoring", ": " + n(feast::kCrownPoints) + ",", language);
  }
  says("banquet", "less two for each ship");
  CHECK(feast::kShipCells == 2);
  CHECK(feast::removed().count() == 8);
  CHECK(feast::recommended_removals().count() == 30);
  CHECK(feast::kTokens == 10);
  CHECK(feast::kStrips == 8);
  says("dice", "Hunting game: " + n(feast::sides(feast::Die::hunt)) + "-sided");
  says("dice", "Whaling: " + n(feast::sides(feast::Die::whaling)) + "-sided");
  says("dice", "Raiding: " + n(feast::sides(feast::Die::raid)) + "-sided");
  says("dice", "Pillaging: " + n(feast::sides(feast::Die::pillage)) + "-sided");
}

TEST_CASE("Feast's book: text mode opens it by its game, and by what was explained") {
  App app = started();
  CHECK(page_offers(app, "rules feast"));
  obey(app, "rules feast");
  CHECK(app.reader().book().game == "feast");
  CHECK(app.reader().chapter().id == "round");
  CHECK(page_has(app, "twelve phases"));
  obey(app, "rules feast banquet");
  CHECK(app.reader().chapter().id == "banquet");
  CHECK(page_offers(app, "rules trade"));
  CHECK_FALSE(page_has(app, "«"));
  obey(app, "rules search emigra");
  CHECK(page_offers(app, "rules sea 14"));

  App playing = at_table("#new/feast?players=2&seed=5");
  CHECK(playing.topic() == "actions");
  obey(playing, "explain feast");
  CHECK(playing.topic() == "banquet");
  CHECK(page_offers(playing, "rules banquet"));
  obey(playing, "rules banquet");
  CHECK(playing.reader().chapter().id == "banquet");
}

TEST_CASE("Feast's book: it is whole in every language") {
  const text::Speaker english("en");
  for (const std::string_view language : kLanguages) {
    if (language == "en") continue;
    CAPTURE(language);
    const text::Speaker speaker{std::string(language)};
    for (const Chapter& chapter : book().chapters) {
      const std::vector<Passage> all = app::passages(book(), chapter, speaker);
      const std::vector<Passage> model = app::passages(book(), chapter, english);
      REQUIRE(all.size() == model.size());
      for (std::size_t i = 0; i < all.size(); ++i) CHECK(all[i].text != model[i].text);
    }
  }
}

}  // namespace
}  // namespace meadhall::tests
