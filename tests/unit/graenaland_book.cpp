#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "app/teaching/graenaland/graenaland.h"
#include "games/graenaland/data.h"
#include "games/graenaland/moves.h"
#include "games/graenaland/state.h"
#include "games/registry.h"
#include "tests/support/apps.h"
#include "text/catalogue.h"

namespace meadhall::tests {
namespace {

using app::App;
using app::Block;
using app::Chapter;
using app::Passage;

const app::Book& book() { return app::graenaland_teaching::book(); }
const Game& game() { return *find_game("graenaland"); }

const Chapter* chapter_of(std::string_view id) {
  const auto found = std::ranges::find(book().chapters, id, &Chapter::id);
  return found == book().chapters.end() ? nullptr : &*found;
}

// All that a chapter says, in English.
std::string told_in(std::string_view id) {
  REQUIRE(chapter_of(id) != nullptr);
  std::string told;
  for (const Passage& each : app::passages(book(), *chapter_of(id), text::Speaker("en"))) {
    told += each.text + "\n";
  }
  return told;
}

bool says(std::string_view chapter, std::string_view words) {
  return told_in(chapter).find(words) != std::string::npos;
}

// "1 livestock, 2 wood, 2 ore", as the book writes prices.
std::string price(const graenaland::Cost& cost) {
  std::string line;
  for (std::size_t i = 0; i < graenaland::kPlainResources; ++i) {
    if (cost[i] == 0) continue;
    if (!line.empty()) line += ", ";
    line += std::to_string(cost[i]) + " " + std::string(graenaland::kResourceWords[i]);
  }
  return line;
}

TEST_CASE("Graenaland's book: every chapter has its words, and none is left unused") {
  std::set<std::string, std::less<>> used;
  const text::Speaker speaker("en");
  for (const Chapter& chapter : book().chapters) {
    CAPTURE(chapter.id);
    CHECK(used.emplace(chapter.title).second);
    CHECK(speaker.say(chapter.title).find("«") == std::string::npos);
    const std::vector<Passage> all = app::passages(book(), chapter, speaker);
    CHECK(all.size() >= 3);
    for (const Passage& passage : all) {
      CAPTURE(passage.text);
      CHECK(passage.text.size() > 10);
      CHECK(passage.text.find("«") == std::string::npos);
    }
    for (const Block& block : app::blocks_of(chapter)) CHECK(used.insert(block.words).second);
  }
  for (const std::string_view id : text::sentence_ids()) {
    if (id.starts_with("rules.graenaland.")) CHECK_MESSAGE(used.contains(id), id);
  }
}

TEST_CASE("Graenaland's book: every decision and every thing has a chapter") {
  graenaland::State state = graenaland::setup(start_of(4, 5, "graenaland").setup).value();
  for (std::size_t step = 0; step < graenaland::kSteps; ++step) {
    CAPTURE(step);
    state.step = static_cast<graenaland::Step>(step);
    for (const auto phase : {graenaland::Phase::normal, graenaland::Phase::final}) {
      state.phase = phase;
      CHECK(chapter_of(graenaland::topic(state)) != nullptr);
    }
  }
  for (const bool cards : {false, true}) {
    state.options.victory_cards = cards ? 1 : 0;
    for (const std::string_view thing :
         {"land H1", "village H1", "road H1", "army", "hero 2 priest", "hand 2", "supply S07",
          "card", "goal largest", "deck hills", "votes H1", "ship"}) {
      CAPTURE(thing);
      const Result<Inspectable> parsed = game().parse_inspectable(thing);
      REQUIRE(parsed.ok());
      CHECK(chapter_of(graenaland::topic_of(state, parsed.value())) != nullptr);
    }
  }
  for (const std::string_view more : {"idea", "round", "three", "five", "talk", "reconstructed"}) {
    CHECK(chapter_of(more) != nullptr);
  }
  CHECK(app::chapter_title(game(), "votes") == "rules.graenaland.votes");
}

TEST_CASE("Graenaland's book: it quotes the prices, decks and goals that are played with") {
  const graenaland::Data& data = graenaland::standard_data();
  const auto in_brackets = [](std::string_view what, const graenaland::Cost& cost) {
    return std::string(what) + " (" + price(cost) + ")";
  };
  constexpr std::array<std::string_view, 3> kBuildings = {"Fortress", "Church", "Hall"};
  for (std::size_t i = 0; i < kBuildings.size(); ++i) {
    CHECK(says("building", in_brackets(kBuildings[i], data.buildings[i])));
  }
  constexpr std::array<std::string_view, 4> kWorks = {"Road", "Improvement", "Market", "Palisade"};
  for (std::size_t i = 0; i < kWorks.size(); ++i) {
    CHECK(says("works", in_brackets(kWorks[i], data.works[i])));
  }
  CHECK(says("building", "A step costs " + price(data.army) + "."));
  constexpr std::array<std::string_view, 3> kWhere = {" on the plains", " in the forest",
                                                      " in the hills"};
  for (std::size_t i = 0; i < kWhere.size(); ++i) {
    CHECK(says("building", price(data.army_with[i]).append(kWhere[i])));
  }
  CHECK(says("building", "up to a size of " + std::to_string(data.army_most)));
  constexpr std::array<std::string_view, 4> kDecks = {
      "Plains: ", "Forest: ", "Hills: ", "Mountains: "};
  for (std::size_t i = 0; i < kDecks.size(); ++i) {
    std::string deck(kDecks[i]);
    for (std::size_t rank = 0; rank < graenaland::kRanks; ++rank) {
      if (rank > 0) deck += ", ";
      deck += std::to_string(data.decks[i].cards[rank]) + " ";
      deck += graenaland::kResourceWords[static_cast<std::size_t>(data.decks[i].resource[rank])];
    }
    CHECK(says("production", deck + "."));
  }
  constexpr std::array<std::string_view, 5> kGoals = {
      "Settlements: {},", "two: {} lands", "Largest land: {} own", "Buildings: {},", "size of {}."};
  for (std::size_t i = 0; i < kGoals.size(); ++i) {
    std::string goal(kGoals[i]);
    goal.replace(goal.find("{}"), 2, std::to_string(data.goals[i]));
    CHECK(says("winning", goal));
  }
  CHECK(says("island", std::to_string(data.houses - 1) + " houses"));
  for (const graenaland::Tile& tile : data.tiles) {
    int all = 0;
    for (const std::uint8_t each : tile.village) all += each;
    const bool mountains = tile.terrain == graenaland::Terrain::mountains;
    CHECK(all == (mountains ? 6 : tile.coast != 0 ? 4 : 5));
  }
}

TEST_CASE("Graenaland's book: text mode opens it by its game, and by what was explained") {
  App app = started();
  CHECK(page_offers(app, "rules graenaland"));
  obey(app, "rules graenaland");
  CHECK(app.reader().book().game == "graenaland");
  CHECK(app.reader().chapter().id == "idea");
  CHECK(page_has(app, "three of five goals"));
  obey(app, "rules graenaland heroes");
  CHECK(page_offers(app, "rules votes"));
  CHECK_FALSE(page_has(app, "«"));
  obey(app, "rules search palisade");
  CHECK(page_offers(app, "rules works 5"));

  App playing = at_table("#new/graenaland?players=4&seed=5");
  obey(playing, "ready");
  CHECK(playing.topic() == "heroes");
  obey(playing, "explain votes H1");
  CHECK(playing.topic() == "votes");
  CHECK(page_offers(playing, "rules votes"));
}

TEST_CASE("Graenaland's book: it is whole in every language") {
  for (const std::string_view language : {"cs", "pl", "ru"}) {
    CAPTURE(language);
    const text::Speaker speaker{std::string(language)};
    const text::Speaker english("en");
    for (const Chapter& chapter : book().chapters) {
      const std::vector<Passage> all = app::passages(book(), chapter, speaker);
      const std::vector<Passage> model = app::passages(book(), chapter, english);
      for (std::size_t i = 0; i < all.size(); ++i) CHECK(all[i].text != model[i].text);
    }
  }
}

}  // namespace
}  // namespace meadhall::tests
