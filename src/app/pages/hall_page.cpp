#include "app/pages/page_writer.h"
#include "app/screens/kept_words.h"
#include "app/teaching/teaching.h"
#include "games/registry.h"

namespace meadhall::app {

void write_hall(PageWriter& page) {
  page.title("app.title");
  page.json.key("fields").array();
  page.field("open", page.say("app.open_link"), "");
  page.json.end_array();
  page.json.key("actions").array();
  if (page.app.has_match()) {
    const Message match = Message("hall.continue").with("match", kept_words(page.app).where);
    page.action_said("continue", page.say(match));
  }
  if (const std::string letters = letters_words(page.app); !letters.empty()) {
    page.action_said("saves", letters);
  }
  page.offer("previous");
  for (const Game* game : all_games()) {
    const std::string id(game->info.id);
    const Message::List name = {Message(game->info.name)};
    page.action_said("new " + id, page.say(Message("app.new").with("game", name)));
    const auto offer_said = [&](std::string_view command, std::string_view said, bool enabled) {
      page.action_said(std::string(command) + " " + id,
                       page.say(Message("hall.of_game").with("game", name).with("what", said)),
                       enabled);
    };
    const auto offer = [&](std::string_view command, std::string_view words) {
      offer_said(command, page.say(words), true);
    };
    const Teaching& teaching = teaching_of(id);
    offer("quick", "app.quick");
    if (teaching.lesson != nullptr) offer("learn", "lesson.learn");
    if (!teaching.challenges.empty()) offer("challenges", "challenge.open");
    if (!teaching.daily.pool.empty()) {
      offer_said("daily", daily_words(page.app, id), page.app.available("daily"));
    }
    if (teaching.book != nullptr) offer("rules", "app.rules");
  }
  page.action("saves");
  page.action("records");
  page.action("import");
  page.action("settings");
  page.action("credits");
  page.json.end_array();
}

}  // namespace meadhall::app
