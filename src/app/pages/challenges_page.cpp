#include "app/pages/page_writer.h"

namespace meadhall::app {

void write_challenges(PageWriter& page) {
  page.title("challenge.open");
  page.json.key("actions").array();
  for (std::size_t i = 0; i < vikings_challenges().size(); ++i) {
    std::string told = page.say(challenge_title("vikings", i));
    if (page.app.solved().has("vikings", i)) told += ": " + page.say("challenge.solved");
    page.action_said("challenge vikings " + std::to_string(i + 1), told);
  }
  page.action("back", "app.back");
  page.json.end_array();
}

}  // namespace meadhall::app
