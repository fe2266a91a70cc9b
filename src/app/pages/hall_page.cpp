#include "app/pages/page_writer.h"
#include "games/registry.h"

namespace meadhall::app {

void write_hall(PageWriter& page) {
  page.title("app.title");
  page.json.key("fields").array();
  page.json.object();
  page.field("open", page.say("app.open_link"), "");
  page.json.end_object();
  page.json.end_array();
  page.json.key("actions").array();
  page.action("continue", "app.continue", page.app.has_match());
  if (page.app.has_previous()) page.action("previous", "app.previous");
  for (const Game* game : all_games()) {
    const std::string id(game->info.id);
    page.json.object();
    page.json.key("command").string("new " + id);
    page.json.key("text").string(
        page.say(Message("app.new").with("game", Message::List{Message(game->info.name)})));
    page.json.key("enabled").boolean(true);
    page.json.end_object();
  }
  for (const Teaching& each : all_teaching()) {
    const std::string id(each.game);
    if (each.lesson != nullptr) page.action("learn " + id, "lesson.learn");
    if (!each.challenges.empty()) page.action("challenges " + id, "challenge.open");
  }
  page.action("saves", "app.saves");
  page.action("import", "app.import");
  page.action("settings", "app.settings");
  page.action("rules", "app.rules");
  page.action("credits", "app.credits");
  page.json.end_array();
}

}  // namespace meadhall::app
