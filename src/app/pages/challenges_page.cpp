#include "app/pages/page_writer.h"
#include "app/screens/kept_words.h"
#include "app/teaching/teaching.h"

namespace meadhall::app {

void write_challenges(PageWriter& page) {
  page.title("challenge.open");
  page.json.key("actions").array();
  const std::string game(page.app.challenged_game());
  if (!teaching_of(game).daily.pool.empty()) {
    page.action_said("daily " + game, daily_words(page.app, game), page.app.available("daily"));
  }
  for (std::size_t i = 0; i < challenges(game).size(); ++i) {
    std::string told = page.say(challenge_title(game, i));
    if (page.app.solved().has(game, i)) told += ": " + page.say("challenge.solved");
    page.action_said("challenge " + game + " " + std::to_string(i + 1), told);
  }
  page.action("back");
  page.json.end_array();
}

}  // namespace meadhall::app
