#include "app/teaching/book.h"
#include "app/teaching/feast/feast.h"
#include "app/teaching/graenaland/graenaland.h"
#include "app/teaching/teaching.h"
#include "app/teaching/vikings/vikings.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <set>
#include <string>

#include "app/app.h"
#include "app/pages/text_page.h"
#include "games/feast/ids.h"
#include "games/graenaland/data.h"
#include "games/registry.h"
#include "games/vikings/components.h"
#include "games/vikings/moves.h"
#include "games/vikings/state.h"
#include "src/table/games/feast/rules_picture_list.h"
#include "src/table/games/graenaland/rules_picture_list.h"
#include "src/table/games/vikings/rules_picture_list.h"
#include "tests/support/apps.h"
#include "text/alphabet.h"
#include "text/catalogue.h"

namespace meadhall::tests {
namespace {

using app::App;
using app::Block;
using app::Book;
using app::Chapter;
using app::Passage;

const Book& book() { return app::vikings_teaching::book(); }
const Game& game() { return *find_game("vikings"); }

bool has_chapter(std::string_view id) {
  return std::ranges::find(book().chapters, id, &Chapter::id) != book().chapters.end();
}

template <class List>
bool in(const List& list, std::string_view picture) {
  return std::ranges::find(list, picture) != list.end();
}

// Pieces beside lines, by game.
bool is_piece(const Book& of, std::string_view picture) {
  if (of.game == "feast") {
    const auto sign = [&](const auto& each) { return each.first == picture; };
    if (picture.starts_with('&'))
      return picture.size() == 2 && picture[1] >= '0' && picture[1] <= '9';
    if (picture.starts_with('*')) {
      return in(std::array{"*hunt", "*snare", "*whaling", "*raid", "*pillage"}, picture);
    }
    return std::ranges::any_of(table::feast_table::kRulesSigns, sign) ||
           feast::item_named(picture) || feast::ship_named(picture) ||
           in(std::array{"shed", "stone_house", "long_house"}, picture);
  }
  if (of.game == "vikings") {
    using namespace table::vikings_table;
    return in(kVikingPictures, picture) || in(kShipPictures, picture) ||
           in(kSpecialPictures, picture);
  }
  using namespace table::graenaland_table;
  return in(graenaland::kHeroWords, picture) || in(graenaland::kConstructionWords, picture) ||
         in(graenaland::kTerrainWords, picture) || in(kPhasePictures, picture) ||
         in(kGoalPictures, picture) || in(std::array{"gold", "talk", "quiet"}, picture);
}

// The scenes of a game, each of which its book shows somewhere.
std::set<std::string_view> scenes_of(const Book& of) {
  std::set<std::string_view> ids;
  if (of.game == "vikings") {
    for (const auto& each : table::vikings_table::kRulesPictures) ids.insert(each.id);
  } else if (of.game == "feast") {
    for (const auto& each : table::feast_table::kRulesPictures) ids.insert(each.id);
  } else {
    for (const auto& each : table::graenaland_table::kRulesPictures) ids.insert(each.id);
  }
  return ids;
}

TEST_CASE("rules: every chapter has its words in English") {
  const text::Speaker speaker("en");
  std::set<std::string_view> ids;
  for (const Chapter& chapter : book().chapters) {
    CAPTURE(chapter.id);
    CHECK(ids.insert(chapter.id).second);
    CHECK(speaker.say(chapter.title).find("«") == std::string::npos);
    const std::vector<Passage> all = app::passages(book(), chapter, speaker);
    CHECK_FALSE(all.empty());
    for (const Passage& passage : all) {
      CAPTURE(passage.text);
      CHECK_FALSE(passage.text.empty());
      CHECK(passage.text.find("«") == std::string::npos);
    }
  }
}

TEST_CASE("rules: every picture in a book is drawn, and every scene is in its book") {
  for (const Book* each : {&app::vikings_teaching::book(), &app::graenaland_teaching::book(),
                           &app::feast_teaching::book()}) {
    CAPTURE(each->game);
    const std::set<std::string_view> scenes = scenes_of(*each);
    std::set<std::string_view> shown;
    for (const Chapter& chapter : each->chapters) {
      for (const Block& block : app::blocks_of(chapter)) {
        CAPTURE(block.words);
        if (block.kind == Block::Kind::picture) {
          CHECK(scenes.contains(block.picture));
          shown.insert(block.picture);
        } else if (!block.picture.empty()) {
          CHECK(is_piece(*each, block.picture));
        }
      }
    }
    CHECK(shown == scenes);
  }
}

TEST_CASE("rules: no sentence of the pages is left unused") {
  std::set<std::string, std::less<>> used;
  for (const Chapter& chapter : book().chapters) {
    used.emplace(chapter.title);
    for (const Block& block : app::blocks_of(chapter)) used.insert(block.words);
  }
  for (const std::string_view id : text::sentence_ids()) {
    if (id.starts_with("rules.vikings.")) CHECK_MESSAGE(used.contains(id), id);
  }
}

TEST_CASE("rules: every decision and every thing has a chapter") {
  vikings::State state;
  for (std::size_t step = 0; step < vikings::kSteps; ++step) {
    state.step = static_cast<vikings::Step>(step);
    CAPTURE(step);
    CHECK(has_chapter(vikings::topic(state)));
  }
  state.step = vikings::Step::place;
  state.pending.tile = vikings::Tile::ship_red;
  CHECK(vikings::topic(state) == "ships");
  for (const std::string_view thing :
       {"pair 4", "cell N2", "cell S1", "waiting noble", "purse", "stack", "bag", "special boat",
        "owned 1 boat", "auction", "drawn noble", "line nobles", "line food", "leader",
        "round 2"}) {
    CAPTURE(thing);
    const Result<Inspectable> parsed = game().parse_inspectable(thing);
    REQUIRE(parsed.ok());
    CHECK(has_chapter(vikings::topic_of(state, parsed.value())));
  }
  CHECK(app::chapter_title(game(), "ships") == "rules.vikings.ships");
  CHECK(app::chapter_title(game(), "nothing").empty());
}

TEST_CASE("rules: the special tiles are as many as the box holds") {
  int counted = 0;
  std::set<std::string> told;
  for (const Chapter& chapter : book().chapters) {
    for (const Block& block : app::blocks_of(chapter)) {
      if (!block.words.starts_with("vikings.special.")) continue;
      const auto at = std::ranges::find(table::vikings_table::kSpecialPictures, block.picture);
      REQUIRE(at != table::vikings_table::kSpecialPictures.end());
      const auto special =
          static_cast<std::size_t>(at - table::vikings_table::kSpecialPictures.begin()) + 1;
      const int many = block.kind == Block::Kind::special ? block.count : 1;
      CHECK(many == vikings::kSpecialCounts[special]);
      CHECK(told.insert(block.words).second);
      counted += many;
    }
  }
  CHECK(counted == static_cast<int>(vikings::kSpecials));
  CHECK(told.size() == vikings::kSpecialKinds - 1);
}

TEST_CASE("rules: editions stand as the options' presets set them") {
  const text::Speaker speaker("en");
  const auto editions = std::ranges::find(book().chapters, "editions", &Chapter::id);
  REQUIRE(editions != book().chapters.end());
  std::size_t apart = 0;
  std::size_t rules = 0;
  std::vector<std::string> rows;
  std::size_t told = 0;  // of those in the table, below it
  bool alike = false;
  for (const Passage& passage : app::passages(book(), *editions, speaker)) {
    if (passage.kind == Passage::Kind::heading) alike = true;
    if (passage.kind == Passage::Kind::rule) {
      ++rules;
      CHECK(passage.cells.size() == (alike ? 1 : 0));
      if (!alike) CHECK(app::name_in(passage.text) == rows.at(told++));
    }
    if (passage.kind != Passage::Kind::row) continue;
    CHECK_FALSE(alike);
    rows.push_back(passage.text);
    CHECK(passage.cells.size() == 4);
    CHECK_FALSE(passage.cells[0].apart);
    for (const Passage::Cell& cell : passage.cells) {
      CHECK(cell.apart == (cell.text != passage.cells[0].text));
      apart += cell.apart ? 1U : 0U;
    }
    if (passage.text == "Points at the start") {
      CHECK(passage.cells[3].head == "Polish 2008");
      CHECK(passage.cells[3].text == "0 points");
    }
  }
  CHECK(apart > 5);
  CHECK(rows.size() > 5);
  CHECK(told == rows.size());
  // All options but the four modules and the seat that leads.
  CHECK(rules == game().info.options.size() - 5);
}

TEST_CASE("rules: text mode has the editions as one table, with heads") {
  App app = started();
  obey(app, "rules editions");
  CHECK(page_has(app, "\"rows\":[[\"\",\"German / Rio Grande 2007\",\"Czech 2007\""));
  CHECK(page_has(
      app, "[\"Points at the start\",\"10 points\",\"10 points\",\"10 points\",\"0 points\"]"));
  CHECK(page_has(app, "All editions: "));
  obey(app, "rules ships");
  CHECK_FALSE(page_has(app, "\"rows\""));
}

TEST_CASE("rules: a rule's first sentence is its name") {
  CHECK(app::name_in("Sound.") == "Sound");
  CHECK(app::rest_of("Sound.").empty());
  CHECK(app::name_in("Motion. How pieces travel. Or not.") == "Motion");
  CHECK(app::rest_of("Motion. How pieces travel. Or not.") == "How pieces travel. Or not.");
  CHECK(app::rest_of("").empty());
}

TEST_CASE("rules: terms stand in alphabetical order") {
  const auto terms = std::ranges::find(book().chapters, "terms", &Chapter::id);
  const std::vector<Passage> all = app::passages(book(), *terms, text::Speaker("en"));
  CHECK(std::ranges::is_sorted(
      all, {}, [](const Passage& passage) { return text::sorting_key(passage.text, "en"); }));
  CHECK(all.size() > 12);
}

TEST_CASE("alphabet: words are found without accents, and filed as their language does") {
  CHECK(text::folded("Šlechtic ŁÓDŹ Ёж ЯРЛ") == "slechtic lodz еж ярл");
  CHECK(text::folded("a – b") == "a – b");
  const auto before = [](std::string_view a, std::string_view b, std::string_view language) {
    return text::sorting_key(a, language) < text::sorting_key(b, language);
  };
  CHECK(before("cyklus", "čas", "cs"));
  CHECK(before("hora", "chalupa", "cs"));
  CHECK(before("chalupa", "idea", "cs"));
  CHECK(before("chata", "cyrk", "pl"));
  CHECK(before("luz", "łódź", "pl"));
  CHECK(before("Águila", "bar", "cs"));
  CHECK(before("ель", "ёлка", "ru") == false);
  CHECK(text::capitalised("śnieg") == "Śnieg");
  CHECK(text::capitalised("ладья") == "Ладья");
  CHECK(text::capitalised("člun") == "Člun");
  CHECK(text::capitalised("úval") == "Úval");
  CHECK(text::capitalised("boat") == "Boat");
  CHECK(text::capitalised("“a") == "“a");
}

TEST_CASE(
    "rules: the reader turns pages, searches, and stays where they are when asked for nothing") {
  app::App app;
  app.start("", "en", 1);
  REQUIRE(app.command("rules").ok());
  CHECK(app.screen() == app::Screen::rules);
  CHECK(app.reader().at_contents());
  REQUIRE(app.command("rules ships").ok());
  CHECK(app.reader().chapter().id == "ships");
  CHECK_FALSE(app.command("rules dragons").ok());
  CHECK(app.reader().chapter().id == "ships");
  REQUIRE(app.command("back").ok());
  CHECK(app.screen() == app::Screen::hall);
  REQUIRE(app.command("rules").ok());
  CHECK(app.reader().chapter().id == "ships");

  REQUIRE(app.command("rules search WARRIOR").ok());
  const std::vector<app::Found> found = app::find_in(book(), app.reader().word(), app.speaker());
  CHECK(found.size() > 5);
  const std::string page = app::text_page(app);
  CHECK(page.find("“WARRIOR” stands in") != std::string::npos);
  const app::Found& place = found.back();
  REQUIRE(place.passage);
  const std::string command = "rules " + std::string(book().chapters[place.chapter].id) + " " +
                              std::to_string(*place.passage + 1);
  CHECK(page.find(command) != std::string::npos);
  REQUIRE(app.command(command).ok());
  CHECK(app.reader().chapter_number() == place.chapter);
  CHECK(app.reader().passage() == place.passage);
  CHECK(app.reader().word().empty());

  REQUIRE(app.command("rules search qwertz").ok());
  CHECK(app::text_page(app).find("stands nowhere") != std::string::npos);
  REQUIRE(app.command("rules search").ok());
  CHECK(app.reader().word().empty());
}

TEST_CASE("rules: where a word stands is told in bytes of the text as it is written") {
  const auto marked = [](std::string_view word, std::string_view text) {
    std::string out(text);
    const std::vector<app::Stretch> all = app::stretches_of(word, text);
    for (auto each = all.rbegin(); each != all.rend(); ++each) {
      out.insert(each->end, "]");
      out.insert(each->begin, "[");
    }
    return out;
  };
  CHECK(marked("ship", "Ships: a ship") == "[Ship]s: a [ship]");
  CHECK(marked("LODE", "Žluté lodě, lodě") == "Žluté [lodě], [lodě]");
  CHECK(marked("lodě", "na lode") == "na [lode]");
  CHECK(marked("еще", "Ещё раз") == "[Ещё] раз");
  CHECK(marked("lód", "łódź") == "[łód]ź");
  CHECK(marked("", "ship") == "ship");
  CHECK(marked("x", "ship") == "ship");
}

TEST_CASE("rules: what is explained names its chapter") {
  app::App app;
  app.start("#new/vikings?players=2&seed=5", "en", 1);
  REQUIRE(app.command("begin").ok());
  CHECK(app.topic() == "wheel");
  REQUIRE(app.command("explain cell S1").ok());
  CHECK(app.topic() == "ships");
  CHECK(app::text_page(app).find("\"rules ships\"") != std::string::npos);
  REQUIRE(app.command("take 1").ok());
  CHECK(app.topic() == "pay");
  REQUIRE(app.command("hall").ok());
}

TEST_CASE("rules: a chapter may be named with the game whose book it is in") {
  app::App app = started();
  obey(app, "rules vikings draft");
  CHECK(app.reader().book().game == "vikings");
  CHECK(app.reader().chapter().id == "draft");
  refuses(app, "rules chess", "rules.no_chapter");
  CHECK(app.reader().chapter().id == "draft");
}

TEST_CASE("teaching: whatever a game may lack is asked for without harm") {
  const app::Teaching& none = app::teaching_of("chess");
  CHECK(none.book == nullptr);
  CHECK(none.lesson == nullptr);
  CHECK(none.challenges.empty());
  app::App app = started();
  refuses(app, "challenges chess", "link.no_such_game");
  refuses(app, "learn chess", "link.no_such_game");
  obey(app, "challenges");
  CHECK(app.challenged_game() == "vikings");
}

}  // namespace
}  // namespace meadhall::tests
