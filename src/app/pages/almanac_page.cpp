#include "app/pages/page_writer.h"

namespace meadhall::app {

// One shelf with all that stands on it; the others are actions.
void write_almanac(PageWriter& page) {
  const Almanac& almanac = page.app.almanac();
  const Game& game = *almanac.game();
  const std::vector<Shelf> shelves = game.can.almanac();
  const Shelf& here = shelves[almanac.shelf()];
  page.json.key("title").string(page.say(Message(game.info.name)) + ". " + page.say("app.almanac"));

  page.json.key("sections").array();
  page.section({here.title, {}}, "board");
  for (const Section& thing : here.things) page.section(thing, "board");
  page.json.end_array();

  page.json.key("actions").array();
  const std::string turn = "almanac " + std::string(game.info.id) + " ";
  for (std::size_t i = 0; i < shelves.size(); ++i) {
    page.action_said(turn + std::to_string(i + 1), page.say(shelves[i].title),
                     i != almanac.shelf());
  }
  page.action("back");
  page.json.end_array();
}

}  // namespace meadhall::app
