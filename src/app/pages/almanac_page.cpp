#include "app/pages/page_writer.h"

namespace meadhall::app {

namespace {

void write_found(PageWriter& page, const std::vector<Shelf>& shelves, const std::string& word) {
  const std::vector<Shelved> found = find_in(shelves, word, page.speaker());
  page.section({found_told(word, found.size()), {}}, "board");
  for (const Shelved& each : found) page.section(shelves[each.shelf].things[each.thing], "board");
}

// Whoever looked something up reads it first.
void write_shelf(PageWriter& page, const Shelf& shelf, const std::optional<std::size_t>& sought) {
  page.section({shelf.title, {}}, "board");
  if (sought) page.section(shelf.things[*sought], "board");
  for (std::size_t i = 0; i < shelf.things.size(); ++i) {
    if (i != sought) page.section(shelf.things[i], "board");
  }
}

}  // namespace

// One shelf with all that stands on it, or what was searched for; the shelves are actions.
void write_almanac(PageWriter& page) {
  const Almanac& almanac = page.app.almanac();
  const Game& game = *almanac.game();
  const std::vector<Shelf> shelves = game.can.almanac();
  page.json.key("title").string(page.say(Message(game.info.name)) + ". " + page.say("app.almanac"));

  page.json.key("fields").array();
  page.field("almanac " + std::string(game.info.id) + " search", page.say("almanac.search"),
             almanac.word());
  page.json.end_array();

  page.json.key("sections").array();
  if (almanac.word().empty()) {
    write_shelf(page, shelves[almanac.shelf()], almanac.thing());
  } else {
    write_found(page, shelves, almanac.word());
  }
  page.json.end_array();

  page.json.key("actions").array();
  const std::string turn = "almanac " + std::string(game.info.id) + " ";
  for (std::size_t i = 0; i < shelves.size(); ++i) {
    page.action_said(turn + std::to_string(i + 1), page.say(shelves[i].title),
                     i != almanac.shelf() || !almanac.word().empty());
  }
  page.action("back");
  page.json.end_array();
}

}  // namespace meadhall::app
