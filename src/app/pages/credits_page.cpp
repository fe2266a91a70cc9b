#include "app/pages/page_writer.h"
#include "app/screens/credits.h"
#include "games/registry.h"

namespace meadhall::app {

void write_credits(PageWriter& page) {
  page.title("app.credits");
  page.json.key("sections").array();
  std::vector<std::string> lines;
  for (const Credit& credit : credits()) {
    lines.push_back(std::string(credit.name) + " " + std::string(credit.version) + " · " +
                    std::string(credit.licence));
  }
  std::vector<std::string> games;
  for (const Game* game : all_games()) {
    games.push_back(page.say(game->info.designer));
  }
  games.push_back(page.say("app.credits_tribute"));
  page.section(page.say("app.credits_games"), "board", games);
  page.section(page.say("app.credits_others"), "board", lines);
  page.json.end_array();
  page.json.key("actions").array();
  page.action("news");
  page.action("licences");
  page.action("hall");
  page.json.end_array();
}

}  // namespace meadhall::app
